# What every game says alike, in Spanish.

refusal-match-over = Esta partida ha terminado.
refusal-draw-already-offered = Ya hay una oferta de empate pendiente.
refusal-no-draw-offered = Nadie te ha ofrecido un empate.
refusal-consent-needed = No puedes deshacerlo por tu cuenta: alguien ha actuado después, o tu turno ha terminado. Pídeselo al otro bando.
refusal-nothing-to-take-back = No tienes nada que deshacer.
refusal-already-asked-back = Ya hay una petición de deshacer pendiente.
refusal-nothing-asked-back = Nadie te ha pedido deshacer nada.
refusal-already-asked = Ahora mismo se te hace esa pregunta. Respóndela directamente.
refusal-no-such-question = Este juego no tiene ninguna pregunta llamada «{ $question }».
refusal-no-such-answer = No has dejado ninguna respuesta a esa pregunta.
refusal-unknown-seat = No hay ningún puesto llamado «{ $seat }». Elige entre: { $offered }.
refusal-unusable-name = El nombre de { $seat } no es válido. Usa texto sencillo en una sola línea, con espacios simples.
refusal-unknown-scenario = No hay ningún escenario llamado «{ $name }». Elige entre: { $offered }.
refusal-unknown-option = No hay ninguna opción llamada «{ $name }».
refusal-unknown-choice = «{ $value }» no es válido para «{ $name }». Elige entre: { $offered }.
refusal-unusable-position = Esta posición no se puede jugar: { $fault }.
refusal-over-there = La partida ya había terminado en ese momento, así que ninguna puede empezar ahí.

# The winner comes as the game calls it: nobody is “nadie”, or “nobody” in a game that speaks no Spanish.
result-resigned = { $winner ->
    [nobody] Un bando se ha rendido.
    [nadie] Un bando se ha rendido.
   *[other] Victoria: { $winner }. Sus enemigos se han rendido.
}
result-resigned-by = Victoria: { $winner }. Se han rendido: { $loser }.
result-draw-agreed = Los jugadores han acordado un empate.
result-closed = La partida se ha cerrado sin ganador.
result-out-of-time = { $winner ->
    [nobody] A un bando se le ha acabado el tiempo.
    [nadie] A un bando se le ha acabado el tiempo.
   *[other] Victoria: { $winner }. A sus enemigos se les ha acabado el tiempo.
}
result-out-of-time-by = Victoria: { $winner }. Sin tiempo: { $loser }.
