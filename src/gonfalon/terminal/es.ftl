# Lo que dice el terminal por sí mismo.

# Teclas, al pie de la pantalla.
key-back = Atrás
key-begin = Empezar
key-change = Cambiar
key-end = Final
key-fight = Combate
key-go-on = Continuar
key-do-it = Confirmar
key-help = Ayuda
key-no-odds = Confirmar y no mostrar más probabilidades
key-note = Pista
key-since = Resumen
key-learn = Lección
key-leave = Salir
key-lift = Ya estoy
key-log = Registro
key-look = Ver el tablero
key-menu = Menú
key-no = No
key-on = Adelante
key-quit = Salir
key-resume = Continuar la última partida
key-rule = Regla
key-rules = Reglas
key-sit-down = Unirse
key-skip-fights = Saltar combates
key-space = espacio
key-start = Principio
key-stop = Salir
key-talk = Chat
key-type = Escribir
key-undo = Deshacer
key-withdraw = Generar otra semilla aleatoria
key-yes = Sí

# Antes de la partida.
which-battle = ¿Qué batalla?
which-match = ¿Qué partida?
go-on-with = Continuar:
actions-so-far = acciones hasta ahora: { $actions }
a-person = tú
battle-facts = { $length }; azar: { $luck }; { $information }
data = Nombres y números: { $sources }.
data-own = todos originales
data-share = { $percent } % { $source ->
    [printed] del juego impreso
    [reviewed] de reseñas
    [inferred] deducidos
   *[reconstructed] reconstruidos por nosotros
}
menu-game = Juego
menu-against = Rival
menu-lead = Tu bando
against-person = otro jugador en este dispositivo
hint-rating = Puntuación en esta batalla: { $rating }.
hint-person = Dos jugadores comparten esta pantalla. Se oculta entre un turno y otro.
hint-both-sides = Los dos jugáis en este dispositivo, así que esto solo indica cuál es tu bando.
begin = Empezar la batalla
no-terminal = Gonfalon necesita un terminal interactivo. Para jugar en el navegador: gonfalon play --web
occupied = Esta partida está abierta en otro terminal. Continúa allí o ciérrala primero.
how-to-go-on = Partida guardada en { $path }
    Para continuar: { $command }
no-unfinished = No hay ninguna partida sin terminar en { $folder }.

# En la mesa.
your-decision = Te toca jugar
thinking = { $name } está pensando…
thinking-long = { $name } está pensando: { $done } %
thinking-hurry = { $name } está pensando: { $done } % (pulsa g para que juegue ya)
to-decide = Turno de { $name }
looking-on = Espectador
line-broken = Conexión perdida. Reconectando…
nothing-lost = Tu partida está a salvo. Sigue cuando responda el servidor.
or-type = o pulsa / y escribe: { $word }
rule = Regla { $rule }
choose-already = Ya puedes elegir; tu elección queda oculta hasta que haga falta.
left-once = Respuesta preparada: { $word } (u la retira)
left-always = Siempre: { $word } («/ask me» lo quita)
undone-refused = Acciones ejecutadas: { $done } de { $all }. «{ $word }» se ha rechazado: { $why }
undone-others = Acciones ejecutadas: { $done } de { $all }; después ha actuado otro jugador. Mira el tablero antes de continuar con «{ $word }».
typing-help = Tras /, escribe `uno; dos` para varias acciones, `always ORDEN` para responder siempre así o `ask me` para dejar de hacerlo.
no-lesson = Este juego no tiene lección.
custom = Es una regla de la casa, no del juego.
no-fight = Todavía no hay combates.
what-happened = Qué ha pasado
nothing-yet = Nada todavía.
since-mark = desde tu última jugada
memory = Dónde pueden estar las cartas ocultas
no-memory = En este juego no hay nada oculto, o la ayuda de memoria está desactivada.
advice = Consejo
advice-best = Mejor jugada: { $word } ({ $chance } %)
advice-second = Segunda mejor jugada: { $word } ({ $chance } %)
advice-alone = No hay otra jugada que merezca la pena.
advice-why = Según lo que sabes, la mejor jugada gana { $best } de 100 batallas; la segunda mejor, { $second }.
advice-answer = Respuesta probable: { $answer }
advice-rough = El ordenador no se ha entrenado con esta batalla, así que estos números son solo una estimación aproximada.
advice-thinking = Buscando la mejor jugada…
no-advice = Aquí no hay consejo. Solo puedes pedirlo cuando te toca, en una partida contra el ordenador.
legend = Símbolos y teclas
meant = ¿Querías decir: { $words }?
nothing-fits = Ninguna acción legal empieza así.
odds-on = Probabilidades activadas: se muestran antes de todo lo que depende del azar.
odds-off = Probabilidades desactivadas. Pulsa o para volver a verlas.
odds-percent = { $number } %
odds-sweeps = aniquila { $where }
odds-wins = victoria: { $side }
bell-on = Campana activada: suena cuando te toca.
bell-off = Campana desactivada.
leave-replay = ¿Salir de la repetición?
assumes-no-special-cards = Si nadie usa una carta especial.
assumes-no-karr = Si no contraatacan.
assumes-no-reaction = Si nadie reacciona.
assumes-no-shot = Si nadie dispara antes.
help-line = elegir esta línea (también valen las letras)
help-arrows = moverse por la lista, elegir
help-esc = un paso atrás
help-type = escribir una acción (Tab completa, ↑ recupera, Esc cancela)
help-rule = la regla que se aplica ahora
help-w = resumen desde tu última jugada
help-l = registro completo
help-c = ver otra vez el último combate
help-m = dónde pueden estar las cartas ocultas
help-o = activar o desactivar las probabilidades antes de una acción
help-b = activar o desactivar la campana que suena cuando te toca
help-g = que el ordenador juegue ya lo mejor que haya visto
help-advice = contra el ordenador: la mejor jugada ahora, y por qué
help-u = deshacer
help-d = ofrecer un empate
help-r = rendirse
help-t = chat
help-x = ocultar o mostrar el chat de los demás jugadores
help-q = salir; la partida se guarda
just-play = Juega: la lista muestra lo que puedes hacer.
too-small = Tu terminal es de { $width } × { $height }, y una parte del tablero no cabe. Necesitas { $needed } × 24.
caution = { $told } ¿Hacerlo de todos modos?
hands-victory = Con esto pierdes la partida en el acto. ¿Hacerlo de todos modos?
stop-here = ¿Salir? La partida queda guardada y puedes continuarla cuando quieras.
leave-table = ¿Salir? La partida sigue, y con el mismo enlace puedes volver.
curtain = Te toca. Que el otro jugador no mire.
over = La batalla ha terminado
record-is = Acta de la partida: { $name }
record-in = en { $folder }
record-later = El acta no está disponible ahora. Podrás obtenerla más tarde con el mismo enlace.
fate-honest = Juego limpio comprobado: los { $draws } sorteos salen de lo que fijasteis todos, tú también, antes de la partida, y el acta coincide con lo que viste.
fate-unwitnessed = Los { $draws } sorteos coinciden con los compromisos del acta. Este dispositivo no estaba presente cuando se fijaron, así que no puede dar fe de ellos.
fate-unchecked = El servidor no ha entregado el acta de la partida, así que no se han podido comprobar los sorteos.
fate-forged = Ha fallado la comprobación de juego limpio. { $why }
withdrawn = Veces que se generó otra semilla porque alguien se retiró antes de la partida: { $count }

# Lo que se dice además del juego.
say-to-others = escribe un mensaje
muted = El chat de los demás jugadores está oculto. Pulsa x para volver a mostrarlo.
not-muted = El chat de los demás jugadores se muestra.
not-said = Mensaje no enviado. { $why }
offers-draw = { $who }: ofrecen un empate. ¿Aceptar?
asks-back = { $who }: piden deshacer su última jugada. ¿Permitirlo?
offer-draw = ¿Ofrecer un empate?
give-up = ¿Rendirte en esta partida?
nothing-to-undo = No tienes nada que deshacer.
ask-leave = Para deshacer esto necesitas el permiso del otro bando. ¿Pedirlo?
wait-for-line = Espera a que vuelva la conexión.
wait-for-turn = Espera a que te toque.
have-offered = Empate ofrecido. Esperando respuesta.
have-asked-back = Has pedido deshacer. Esperando respuesta.
draw-suggested = Esta posición ya se ha dado. Pulsa d para ofrecer un empate.
talk-offer-draw = ofrezco un empate.
talk-decline-draw = no, sigo jugando.
talk-take-back = lo deshago.
talk-offer-take-back = ¿puedo deshacer mi última jugada?
talk-accept-take-back = sí, adelante.
talk-decline-take-back = no, se queda como está.

# Al sentarse en una mesa lejana.
will-lead = Tu bando: { $side }
which-name = ¿Cómo te llamas?
begins-by-itself = La partida empieza automáticamente cuando estén todos.
may-leave = Mientras tanto puedes salir; con el mismo enlace vuelves.
seat-empty = aún no ha llegado
stranger = invitado
no-answer = El servidor no responde. Comprueba el enlace y que haya un servidor en marcha en { $table }.
no-answer-now = El servidor no responde. Tu partida está a salvo. Inténtalo otra vez.
no-table = Esta dirección no es un servidor de Gonfalon. Comprueba el enlace.
not-a-link = Esto no es un enlace de invitación. Ejemplo: http://example.org:1212/play/abc#ticket
no-link = Este enlace contiene caracteres no válidos. ¿Lo has copiado entero?
other-rules = Esta partida usa la versión { $theirs } de las reglas de { $game }; tú tienes la versión { $ours }. Instala la misma versión de Gonfalon que el servidor.
other-edition = Esta partida usa la edición { $theirs } de { $game }; tú tienes la edición { $ours }. Instala la misma edición.
rules-not-there = El servidor no puede abrir esta partida: sus reglas o cartas ya no están instaladas allí. La partida está guardada.
over-rules-not-there = Esta partida ha terminado, y sus reglas o cartas ya no están instaladas en el servidor. Su acta está guardada aquí: { $path }

# Repetición.
replay = Repetición
replay-at = { $number } de { $last }
replay-start = Antes de la batalla
replay-of = { $title }, { $scenario }, punto de vista: { $looker }
bot-failed = El ordenador ha fallado y se ha hecho una jugada al azar. El fallo es del paquete del bot, no del juego.
