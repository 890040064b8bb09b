# What every game says alike, in Spanish.

refusal-match-over = Esta partida ha terminado.
refusal-draw-already-offered = Ya se ha ofrecido un empate.
refusal-no-draw-offered = Nadie te ha ofrecido un empate.
refusal-consent-needed = Otros han actuado desde entonces, o tu turno ha terminado: el otro bando tiene que aceptar que lo deshagas.
refusal-nothing-to-take-back = No hay ninguna decisión tuya que deshacer.
refusal-already-asked-back = Ya hay una petición de deshacer.
refusal-nothing-asked-back = Nadie te ha pedido deshacer nada.
refusal-already-asked = Eso se te pregunta ahora: responde sin más.
refusal-no-such-question = En este juego nadie pregunta «{ $question }».
refusal-no-such-answer = No has dejado ninguna respuesta a esa pregunta.
refusal-unknown-seat = No hay ningún puesto llamado «{ $seat }». Hay: { $offered }.
refusal-unusable-name = Un nombre es texto sencillo en una sola línea, con espacios simples. El de { $seat } no lo es.
refusal-unknown-scenario = No hay ningún escenario llamado «{ $name }». Hay: { $offered }.
refusal-unknown-option = No hay ninguna opción llamada «{ $name }».
refusal-unknown-choice = «{ $name }» puede ser { $offered }, pero no «{ $value }».
refusal-unusable-position = Esta posición no se puede jugar. { $why ->
    [no-view] No está escrita como este juego escribe las posiciones.
    [not-everything] No muestra toda la mesa como la ve el árbitro.
    [other-setup] Es de otro escenario o de otras opciones.
    [unknown-piece] Nombra { $fault }, que esta edición no tiene.
    [over] En ella la partida ha terminado.
   *[impossible] No puede darse en este juego ({ $fault }).
}

# The winner comes as the game calls it: nobody is “nadie”, or “nobody” in a game that speaks no Spanish.
result-resigned = { $winner ->
    [nobody] Un bando se ha rendido.
    [nadie] Un bando se ha rendido.
   *[other] Victoria: { $winner }. Sus enemigos se han rendido.
}
result-resigned-by = Victoria: { $winner }. Se han rendido: { $loser }.
result-draw-agreed = Los jugadores han acordado un empate.
result-closed = La partida se ha cerrado y nadie la ha ganado.
result-out-of-time = { $winner ->
    [nobody] A un bando se le ha acabado el tiempo.
    [nadie] A un bando se le ha acabado el tiempo.
   *[other] Victoria: { $winner }. A sus enemigos se les ha acabado el tiempo.
}
result-out-of-time-by = Victoria: { $winner }. Sin tiempo: { $loser }.
