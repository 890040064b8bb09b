# Lo que dice el terminal por sí mismo.

# Teclas, al pie de la pantalla.
key-back = Atrás
key-begin = Empezar
key-change = Cambiar
key-end = Final
key-fight = Combate
key-go-on = Seguir
key-do-it = Confirmar
key-help = Teclas
key-no-odds = Confirmar y no mostrar más probabilidades
key-note = Nota
key-since = Resumen
key-learn = Aprender
key-leave = Salir
key-lift = Levantar el telón
key-log = Crónica
key-look = Ver el tablero
key-menu = Menú
key-no = No
key-on = Adelante
key-quit = Salir
key-resume = Seguir con la última partida
key-rule = Regla
key-rules = Reglas
key-sit-down = Sentarse
key-skip-fights = No parar en los combates
key-space = espacio
key-start = Principio
key-stop = Parar
key-talk = Hablar
key-type = Escribir
key-undo = Deshacer
key-withdraw = Generar otra semilla
key-yes = Sí

# Antes de la partida.
which-battle = ¿Qué batalla?
which-match = ¿Qué partida?
go-on-with = Seguir:
actions-so-far = { $actions } acciones hasta ahora
a-person = tú
battle-facts = { $length }; azar: { $luck }; { $information }
data = datos: { $sources }
data-own = todos nuestros
data-share = { $percent } % { $source ->
    [printed] impresos
    [reviewed] reseñados
    [inferred] deducidos
   *[reconstructed] reconstruidos
}
menu-game = Juego
menu-against = Contra
menu-lead = Tu bando
against-person = alguien a tu lado
hint-rating = Puntuación en esta batalla: { $rating }.
hint-person = Dos personas comparten esta pantalla. Entre decisión y decisión cae un telón.
hint-both-sides = Si jugáis dos aquí, los dos bandos son vuestros: esto solo dice quién es cada cual.
begin = Empezar la batalla
no-terminal = Esto necesita un terminal: una pantalla donde ver el tablero y teclas para jugar.
occupied = Esta partida está abierta en otro terminal. Sigue allí, o ciérrala allí primero.
how-to-go-on = La partida se guarda en { $path }
    Para seguir: { $command }
no-unfinished = No hay ninguna partida sin terminar en { $folder }.

# En la mesa.
your-decision = Te toca decidir
thinking = { $name }: pensando…
thinking-long = { $name }: pensando, { $done } %
thinking-hurry = { $name }: pensando, { $done } %; g le mete prisa
to-decide = Turno de { $name }
looking-on = De espectador
line-broken = Se ha cortado la conexión; lo intento de nuevo…
nothing-lost = No se pierde nada: la partida sigue en cuanto la mesa responda.
or-type = o escribe con /: { $word }
rule = Regla { $rule }
choose-already = Ya puedes elegir; tu elección queda oculta hasta que haga falta.
left-once = Preparado: { $word } (u lo retira)
left-always = Siempre: { $word } — «/ask me» lo retira.
undone-refused = Hecho: { $done } de { $all }. «{ $word }» se ha rechazado: { $why }
undone-others = Hecho: { $done } de { $all }. Después han actuado otros: mira otra vez antes de «{ $word }».
typing-help = Tras / se escribe: `uno; dos` hace una cosa tras otra; `always ORDEN` da esta respuesta desde ahora, y `ask me` lo termina.
no-lesson = Este juego no tiene lección.
custom = Es una costumbre de la mesa, no una regla del juego.
no-fight = Todavía no ha habido ningún combate.
what-happened = Qué ha pasado
nothing-yet = Nada todavía.
since-mark = desde tu última decisión
memory = Dónde puede estar todo
no-memory = Aquí no hay nada que recordar, o cuentas solo con tu memoria.
advice = Consejo
advice-best = Lo mejor: { $word } ({ $chance } %)
advice-second = Después: { $word } ({ $chance } %)
advice-alone = No hay otra cosa que merezca pensarse.
advice-why = Por lo que sabes, lo mejor gana { $best } de 100 batallas; lo siguiente, { $second }.
advice-answer = Respuesta probable: { $answer }
advice-rough = De esta batalla no se ha aprendido nada: es una estimación aproximada.
advice-thinking = Pensando qué sería lo mejor…
no-advice = Aquí no hay consejo: se da solo contra el ordenador, a quien tiene que decidir.
legend = Signos y teclas
meant = Quizá: { $words }
nothing-fits = Nada de lo que puedes hacer empieza así.
odds-on = Verás las probabilidades antes de lo que decide la suerte.
odds-off = Ya no se muestran las probabilidades; con o vuelven.
odds-sweeps = barre { $where }
odds-wins = victoria: { $side }
bell-on = Suena una campana cuando te toca decidir.
bell-off = Campana desactivada.
leave-replay = ¿Dejas la repetición?
assumes-no-special-cards = Si nadie usa una carta especial.
assumes-no-karr = Si no contraatacan.
assumes-no-reaction = Si nadie reacciona.
assumes-no-shot = Si nadie dispara antes.
help-line = esa línea de la lista; las letras, igual
help-arrows = recorrer la lista, elegir
help-esc = un paso atrás
help-type = escribir una acción: Tab completa, ↑ recupera, Esc lo deja
help-rule = la regla del momento
help-w = qué ha pasado desde tu última decisión
help-l = todo lo que ha pasado
help-c = el último combate otra vez
help-m = dónde pueden estar las cartas ocultas
help-o = probabilidades antes de actuar, sí o no
help-b = una campana cuando te toca, sí o no
help-g = que el ordenador haga ya lo mejor que haya visto
help-advice = contra el ordenador: qué sería lo mejor ahora, y por qué
help-u = deshacer
help-d = ofrecer un empate
help-r = rendirse
help-t = hablar con los demás
help-q = parar; la partida se guarda
just-play = Juega: la lista muestra lo que puedes hacer.
too-small = Esta pantalla tiene { $width } columnas y { $height } filas, y una parte del tablero no cabe. Con { $needed } por 24 se ve entero.
hands-victory = Esto da la victoria al otro bando en el acto. ¿Lo haces?
stop-here = ¿Lo dejas aquí? La partida queda guardada y puedes seguirla cuando quieras.
leave-table = ¿Te levantas de la mesa? La partida sigue, y con el mismo enlace vuelves.
curtain = Te toca decidir. La otra persona mira ahora hacia otro lado.
over = La batalla ha terminado
record-is = El acta de esta partida es { $name }
record-in = en { $folder }
record-later = Ahora no se puede traer el acta. El mismo enlace la traerá más tarde.
fate-honest = Juego limpio comprobado: los { $draws } sorteos salen de lo que todos, incluyéndote a ti, fijaron antes de la batalla, y el acta coincide con lo que viste.
fate-unwitnessed = Los { $draws } sorteos salen de aquello a lo que, según el acta, se comprometieron todos. Este dispositivo no estaba antes de la batalla, así que no puede dar fe de ello.
fate-unchecked = La mesa no entregó el acta, así que el azar no se pudo comprobar.
fate-forged = ¡El azar no fue honesto! { $why }
withdrawn = Veces que el azar se preparó de nuevo porque alguien se retiró antes de la batalla: { $count }

# Lo que se dice además del juego.
say-to-others = di algo a los demás
not-said = No se ha dicho. { $why }
offers-draw = { $who }: ofrecen un empate. ¿De acuerdo?
asks-back = { $who }: piden deshacer su última decisión. ¿De acuerdo?
offer-draw = ¿Ofreces un empate al otro bando?
give-up = ¿Te rindes?
nothing-to-undo = No tienes ninguna decisión que deshacer.
ask-leave = Tu última decisión no se puede deshacer sin permiso. ¿Se lo pides al otro bando?
wait-for-line = Espera a que vuelva la conexión.
wait-for-turn = Espera a que te toque decidir.
have-offered = Has ofrecido un empate.
have-asked-back = Has pedido deshacer tu última decisión.
draw-suggested = Los ejércitos siguen como estaban: con d ofreces un empate.
talk-offer-draw = ofrezco un empate.
talk-decline-draw = nada de empate.
talk-take-back = lo deshago.
talk-offer-take-back = ¿puedo deshacer mi última decisión?
talk-accept-take-back = sí, deshazla.
talk-decline-take-back = no, se queda como está.

# Al sentarse en una mesa lejana.
will-lead = Tu bando: { $side }
which-name = ¿Cómo te llamarán los demás?
begins-by-itself = La batalla empieza sola en cuanto estén todos.
may-leave = Mientras tanto puedes irte; con el mismo enlace vuelves.
seat-empty = aún no ha llegado
stranger = un desconocido
no-answer = La mesa no responde. ¿Es ese el enlace, y está en marcha { $table }?
no-answer-now = La mesa no responde. No se pierde nada: inténtalo de nuevo.
no-table = Allí responde algo, pero no como una mesa. ¿Es ese el enlace?
not-a-link = Esto no es un enlace a un puesto. Uno tiene este aspecto: http://table:1212/play/abc#ticket
no-link = Este enlace contiene caracteres no válidos. ¿Lo has copiado entero?
other-rules = Esta partida sigue la versión { $theirs } de las reglas de { $game }; aquí está la versión { $ours }. Hace falta la misma versión de Gonfalon.
other-edition = Esta partida usa la edición { $theirs } de { $game }, que no es la instalada aquí ({ $ours }). Hace falta la misma.
rules-not-there = La mesa no puede abrir esta partida: sus reglas o sus cartas ya no están instaladas allí. Queda guardada y espera; no se pierde nada.
over-rules-not-there = Esta partida ha terminado, y sus reglas o sus cartas ya no están instaladas en la mesa. Su acta queda guardada aquí: { $path }

# Repetición.
replay = Repetición
replay-at = { $number } de { $last }
replay-start = Antes de la batalla
replay-of = { $title }, { $scenario }, punto de vista: { $looker }
bot-failed = El ordenador no supo decidir y eligió al azar. El fallo es de su paquete, no del juego.
