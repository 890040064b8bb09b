# What the page says when it looks back at a match or gives advice.

review-whose = Bando
review-looking = Repasando cada decisión…
review-before = { $count ->
    [one] Hay 1 repaso por delante del tuyo.
   *[other] Hay { $count } repasos por delante del tuyo.
}
review-done = { $done } de { $actions } acciones
review-curve = Probabilidad de ganar: { $side }
review-curve-said = Probabilidad de ganar, en porcentaje: { $start } al principio; máximo, { $highest } tras la acción { $highestat }; mínimo, { $lowest } tras la acción { $lowestat }; { $end } al final.
review-along = Moverse por la curva
review-at-start = Al principio: { $chance } %
review-at = Acción { $number }, { $actor }: { $chance } %
review-fate = el azar
review-show = Ver en el tablero
review-rough = El ordenador no se ha entrenado con esta batalla, así que estos números son solo una estimación aproximada.
review-parts = Qué cambió la probabilidad
review-part-start = Al principio
review-part-own = Decisiones: { $side }
review-part-others = Decisiones: { $other }
review-part-luck = Suerte
review-part-result = Resultado
review-skill = Cada bando gana con sus decisiones y pierde con las del otro. Para valorar la destreza, mira la suma de ambas: { $skill }.
review-decisions = { $mistakes ->
    [0] Ningún error
    [one] La peor decisión
   *[other] Las peores decisiones
}
review-judged = { $judged ->
    [one] Se ha juzgado 1 decisión según lo que se sabía en ese momento.
   *[other] Se han juzgado { $judged } decisiones según lo que se sabía en cada momento.
}
review-decision = Acción { $number }: −{ $cost } %
review-chosen = Jugado
review-better = Mejor
review-why = Según lo que se sabía entonces, la mejor opción gana { $better } de cada 100 batallas; la elegida, { $chosen }.
review-no-luck = La suerte no interviene.
review-again = Volver a intentarlo desde aquí: { $side }
review-origin = Continúa desde la acción { $number } de una partida anterior; no puntúa.
advice = Consejo
advice-best = Mejor jugada
advice-second = Segunda opción
advice-why = Según lo que sabe este bando ({ $side }), la mejor jugada gana { $best } de cada 100 batallas; la segunda opción, { $second }.
advice-alone = No hay otra jugada que merezca la pena.
advice-noted = { $count ->
    [one] 1 consejo usado en esta partida. Todos pueden verlo.
   *[other] { $count } consejos usados en esta partida. Todos pueden verlo.
}
advice-thinking = Buscando la mejor jugada…
advice-here = ¿Qué era lo mejor aquí?
review-answer = Respuesta probable: { $answer }
review-advised = { $count ->
    [one] { $side }: 1 consejo usado en esta partida.
   *[other] { $side }: { $count } consejos usados en esta partida.
}
review-taken-back = { $count ->
    [one] { $side }: 1 jugada deshecha con permiso del rival.
   *[other] { $side }: { $count } jugadas deshechas con permiso del rival.
}
