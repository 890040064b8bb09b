# What the page says when it looks back at a match or gives advice.

review-whose = Qué bando
review-looking = Se mira cada decisión…
review-before = { $count ->
    [one] Antes va otro repaso.
   *[other] Antes van otros { $count } repasos.
}
review-done = { $done } de { $actions } acciones
review-curve = Probabilidad de ganar: { $side }
review-curve-said = Probabilidad de ganar, en porcentaje: { $start } al principio, como mucho { $highest } tras la acción { $highestat }, como poco { $lowest } tras la acción { $lowestat }, { $end } al final.
review-along = A lo largo de la curva
review-at-start = Al principio: { $chance } %
review-at = Acción { $number }, { $actor }: { $chance } %
review-fate = el azar
review-show = Verlo en el tablero
review-rough = De esta batalla no se ha aprendido nada, así que todo esto es una estimación aproximada.
review-parts = Qué la movió
review-part-start = Al principio
review-part-own = Decisiones: { $side }
review-part-others = Decisiones: { $other }
review-part-luck = Suerte
review-part-result = Resultado
review-skill = Quien actúa suele ganar terreno y el otro lo recupera; mira los dos juntos: { $skill }.
review-decisions = { $mistakes ->
    [0] Nada que reprochar
    [one] Lo que más costó
   *[other] Lo que más costó
}
review-judged = { $judged ->
    [one] Se juzgó una decisión, por lo que se sabía entonces.
   *[other] Se juzgaron { $judged } decisiones, cada una por lo que se sabía entonces.
}
review-decision = Acción { $number }: −{ $cost } %
review-chosen = Hecho
review-better = Mejor
review-why = Por lo que se sabía entonces, lo mejor gana { $better } de 100 batallas; lo que se hizo, { $chosen }.
review-odds = De media: { $odds }
review-no-luck = Sin azar.
review-swept = { $where } barrida { $chance } %
review-won = victoria de { $side } { $chance } %
review-again = Probar otra vez desde aquí: { $side }
review-origin = Probada otra vez desde la acción { $number } de una partida anterior; no puntúa.
advice = Consejo
advice-best = Lo mejor
advice-second = Lo segundo
advice-why = Por lo que sabe su bando ({ $side }), lo mejor gana { $best } de 100 batallas; lo segundo, { $second }.
advice-alone = Aquí no hay otra cosa que sopesar.
advice-noted = { $count ->
    [one] Un consejo pedido en esta partida; consta en ella.
   *[other] { $count } consejos pedidos en esta partida; consta en ella.
}
advice-thinking = Pensando…
advice-here = ¿Qué era lo mejor aquí?
review-answer = Después, probablemente: { $answer }
review-advised = { $count ->
    [one] { $side }: un consejo pedido en esta partida.
   *[other] { $side }: { $count } consejos pedidos en esta partida.
}
