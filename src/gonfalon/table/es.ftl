# What a table says when something cannot be done, in Spanish.

trouble-malformed = No se entiende esta petición: { $why }
trouble-ticket-missing = Aquí hace falta un pase: va en el enlace que te dieron.
trouble-ticket-forged = Este pase no es nuestro. Quizá se cortó el enlace: pídelo otra vez.
trouble-ticket-expired = Este pase ha caducado. Pide un enlace nuevo.
trouble-ticket-void = Este enlace ya se usó, o se dio otro en su lugar. Pide uno nuevo.
trouble-ticket-foreign = Este pase es para otra partida.
trouble-not-for-watchers = Estás de espectador. Esto solo pueden hacerlo los jugadores.
trouble-only-for-hosts = Solo el anfitrión de esta mesa puede empezar una partida.
trouble-not-for-hosts = Este pase solo sirve para repartir puestos.
trouble-join-first = Esto es una invitación. Ocupa primero el puesto.
trouble-only-invited = Ya tienes este puesto. Solo se ocupa uno con una invitación.
trouble-no-such-match = En esta mesa no existe esa partida.
trouble-no-such-page = Aquí no hay nada.
trouble-wrong-method = Eso no se puede hacer aquí.
trouble-stale = Ha pasado algo entretanto: mira otra vez y decide de nuevo.
trouble-committed = Ya te has comprometido. Retíralo antes, si hace falta; todos lo verán.
trouble-too-early = Aún no se han comprometido todos con su parte del azar.
trouble-not-committed-to = Esto no es aquello a lo que te comprometiste.
trouble-not-begun = La partida no ha empezado: todavía falta alguien.
trouble-not-over = La partida continúa, así que nadie puede verla todavía desde otro bando.
trouble-goes-on = La partida continúa. Podréis jugar otra cuando haya terminado.
trouble-busy = En esta partida pasan demasiadas cosas a la vez. Inténtalo otra vez.
trouble-archived = Esta partida está en el archivo: se puede leer, pero ya no pedir la revancha. Empieza una nueva.
trouble-review-too-early = La partida continúa, y ayudar durante una partida no sería justo. Se podrá repasar cuando haya terminado.
trouble-review-undecided = Esta partida se cerró sin resultado, así que no hay nada que repasar.
trouble-no-review = No se ha podido repasar esta partida. Quien lleva esta mesa puede leer el motivo en su registro; inténtalo más tarde.
trouble-teacher-busy = Ahora hay muchos esperando al maestro. Inténtalo dentro de un rato.
trouble-advice-unfair = Solo se aconseja en una partida contra el ordenador que no puntúe, y solo a quien tiene que decidir. Tras el final, cualquiera puede pedirlo.
trouble-nothing-to-decide = En este momento nadie tiene que decidir nada.
trouble-no-advice = Ahora no hay consejo. Quien lleva esta mesa puede leer el motivo en su registro.
trouble-too-long = Esto es demasiado largo.
trouble-unknown-game = En esta mesa no hay ningún juego llamado «{ $name }». Hay: { $offered }.
trouble-unknown-seat = No hay ningún puesto llamado «{ $seat }». Hay: { $offered }.
trouble-unknown-bot = No hay ningún bot llamado «{ $name }» para «{ $seat }». Hay: { $offered }.
trouble-no-holiday = No te quedan tantas vacaciones.
trouble-no-plans = Solo se puede planear en los juegos en que nada está oculto.
trouble-too-many-answers = No puedes dejar más de { $most } respuestas de antemano.
trouble-too-many-matches = Tienes { $most } partidas en juego y no puedes empezar más. Termina alguna primero.
trouble-too-many-take-backs = Has deshecho { $most } veces. Ahora tiene que actuar otro primero.
trouble-match-too-long = Esta partida ha llegado a { $most } acciones y ya solo puede terminarse: ríndete, o acordad un empate.
trouble-too-much-chat = Se ha hablado tanto en esta partida que ya no cabe nada más.
trouble-too-often = Han llegado demasiadas peticiones tuyas. Vuelve dentro de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
trouble-too-slow = Esta petición ha tardado demasiado en llegar.
trouble-broken = Algo se ha estropeado en esta mesa. No se ha perdido nada; el dueño lo encontrará en el registro como { $name }.
trouble-rules-not-here = Las reglas o las cartas de esta partida no están instaladas aquí, así que no se puede abrir. Queda guardada; no se pierde nada.
trouble-can-be-played = Esta partida se puede jugar aquí, así que termina según sus reglas: ríndete u ofrece un empate.
trouble-store-down = La mesa no puede anotar nada en este momento. Inténtalo dentro de poco; no se pierde nada.

# Partidas por carta.
trouble-letter-first = Ahora le toca escribir al otro bando: abre su carta y podrás continuar.
trouble-letter-too-long = Es demasiado largo para ser una carta.
trouble-letter-unreadable = Esta carta no se puede leer. Quizá se haya cortado o cambiado algo por el camino: cópiala otra vez entera o pide que te la vuelvan a enviar.
trouble-letter-other-version = Esta carta la ha escrito un programa más nuevo que este. Vuelve a cargar la página y ábrela de nuevo.
trouble-letter-not-here = Esta carta es de una partida que no está en este navegador. Ábrela donde juegas esa partida.
trouble-letter-rules = Esta invitación pide unas reglas o unas cartas que esta página no tiene. Vuelve a cargar la página; quizá el otro bando también tenga que hacerlo.
trouble-letter-hidden = Por carta solo se pueden jugar las batallas en las que nada está oculto.
trouble-letter-own = Esta carta es tuya. Es el otro bando quien tiene que abrirla.
trouble-letter-ahead = Falta una carta: antes hay que abrir la anterior. Pide que te la vuelvan a enviar.
trouble-letter-unfitting = Esta carta no encaja con lo que tienes de esta partida, así que nada ha cambiado. O la han alterado, o uno de los dos ha seguido en otro navegador.
trouble-letter-accepted = Alguien ya ha aceptado esta invitación con otra carta. Vale la primera; esta se ha guardado y puedes ver las dos.
trouble-letter-contradicting = Ya has abierto otra carta en este lugar. Las dos no pueden ser ciertas: vale la primera, esta se ha guardado y puedes ver ambas.
trouble-letter-false-link = Esta carta no cumple la promesa en la que se apoya el azar, así que sus dados no son de fiar. Nada ha cambiado. O alguien la ha alterado, o alguien hace trampas.
trouble-letter-illegal = Esta carta hace algo que las reglas no permiten, así que nada ha cambiado.
trouble-record-unreadable = Esto no es un acta que se pueda mostrar. { $why }
trouble-record-unfinished = La partida de esta acta continúa, así que nadie puede verla todavía.
trouble-record-rules = Las reglas o las cartas de esta acta no están aquí.

goodbye-closing = Esta mesa se cierra un momento. Vuelve dentro de poco; no se pierde nada.
goodbye-unreadable = No se entiende lo que ha llegado por esta conexión.

# The rules as a page.
book-contents = Índice
book-skip = Ir a las reglas
book-languages = Idiomas
book-try = Pruébala
