# What every game says alike, in Spanish.

refusal-match-over = Esta partida ha terminado.
refusal-draw-already-offered = Ya hay una oferta de empate pendiente.
refusal-no-draw-offered = Nadie te ha ofrecido un empate.
refusal-consent-needed = No puedes deshacer esto por tu cuenta: ha actuado otro jugador o tu turno ha terminado. Pide permiso al otro bando.
refusal-nothing-to-take-back = No tienes nada que deshacer.
refusal-already-asked-back = Ya hay pendiente una petición de deshacer.
refusal-nothing-asked-back = Nadie te ha pedido deshacer una jugada.
refusal-already-asked = El juego te está haciendo esa pregunta ahora mismo. Respóndela directamente.
refusal-no-such-question = Este juego no tiene ninguna pregunta llamada «{ $question }».
refusal-no-such-answer = No has respondido a esa pregunta por adelantado.
refusal-unknown-seat = No hay ningún puesto llamado «{ $seat }». Elige entre: { $offered }.
refusal-unusable-name = El nombre elegido para { $seat } no es válido. Usa texto sencillo en una sola línea, sin espacios dobles.
refusal-unknown-scenario = No hay ningún escenario llamado «{ $name }». Elige entre: { $offered }.
refusal-unknown-option = No hay ninguna opción llamada «{ $name }».
refusal-unknown-choice = «{ $value }» no es válido para «{ $name }». Elige entre: { $offered }.
refusal-unusable-position = Esta posición no se puede jugar: { $fault }.
refusal-over-there = La partida ya había terminado en ese momento, así que no se puede empezar otra desde ahí.

# The winner comes as the game calls it: nobody is “nadie”, or “nobody” in a game that speaks no Spanish.
result-resigned = { $winner ->
    [nobody] Un bando se ha rendido.
    [nadie] Un bando se ha rendido.
   *[other] Victoria: { $winner }. Sus enemigos se han rendido.
}
result-resigned-by = Victoria: { $winner }. Rendición: { $loser }.
result-draw-agreed = Los jugadores han acordado un empate.
result-closed = La partida se ha cerrado sin ganador.
result-out-of-time = { $winner ->
    [nobody] A un bando se le ha acabado el tiempo.
    [nadie] A un bando se le ha acabado el tiempo.
   *[other] Victoria: { $winner }. A sus enemigos se les ha acabado el tiempo.
}
result-out-of-time-by = Victoria: { $winner }. Tiempo agotado: { $loser }.
