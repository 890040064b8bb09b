# What a table says when something cannot be done, in Spanish.

trouble-malformed = Petición no válida: { $why }
trouble-ticket-missing = Para esto necesitas un enlace de invitación. Abre el enlace que te dieron.
trouble-ticket-forged = Este enlace no vale aquí. Puede que se cortara al copiarlo, o que sea de otro servidor. Pídelo otra vez.
trouble-ticket-expired = Este enlace ha caducado. Pide uno nuevo.
trouble-ticket-void = Este enlace ya se ha usado o se ha sustituido. Pide uno nuevo.
trouble-ticket-foreign = Este enlace es para otra partida.
trouble-not-for-watchers = Estás de espectador. Solo los jugadores pueden hacer esto.
trouble-only-for-hosts = Solo el anfitrión puede empezar partidas aquí.
trouble-not-for-hosts = Con un enlace de anfitrión no se puede jugar ni mirar. Abre el enlace de un puesto o el de espectador.
trouble-join-first = Esto es una invitación. Únete primero a la partida.
trouble-only-invited = Ya ocupas este puesto. Para ocupar otro, usa el enlace de invitación de ese otro puesto.
trouble-blocked = El dueño de este servidor ha bloqueado tu dirección.
trouble-not-open = Este servidor no tiene puestos abiertos, porque solo su dueño puede empezar partidas.
trouble-server-full = Hay demasiadas partidas en curso en este servidor. Inténtalo más tarde.
trouble-seat-gone = Este puesto ya no está libre. Elige otro.
trouble-too-many-open-seats = Ahora mismo hay demasiados puestos abiertos. Ocupa uno de ellos o inténtalo más tarde.
trouble-no-such-match = Esa partida no existe en este servidor.
trouble-no-such-page = Página no encontrada.
trouble-wrong-method = Esta dirección no admite ese tipo de petición.
trouble-stale = La partida ha cambiado desde que miraste por última vez. Revisa el tablero y elige otra vez.
trouble-committed = Ya has fijado tu semilla. Para cambiarla, retírala antes; todos verán que lo has hecho.
trouble-too-early = Aún no han fijado todos su semilla. Espera a que lo hagan.
trouble-not-committed-to = Esta no es la semilla que fijaste.
trouble-not-begun = La partida no ha empezado: todavía falta alguien.
trouble-not-over = Hasta que termine la partida no podrás verla desde los otros bandos.
trouble-goes-on = La partida no ha terminado. Podrás pedir la revancha cuando termine.
trouble-busy = Hay otra petición en curso para esta partida. Inténtalo otra vez.
trouble-archived = Esta partida está archivada. Puedes verla, pero no pedir la revancha. Empieza una nueva.
trouble-review-too-early = La partida no ha terminado, y recibir ayuda durante una partida no sería justo. Podrás repasarla cuando termine.
trouble-review-undecided = Esta partida se cerró sin resultado, así que no hay nada que repasar.
trouble-no-review = El repaso ha fallado. Inténtalo más tarde. El dueño del servidor puede ver el motivo en el registro.
trouble-teacher-busy = Ahora mismo hay demasiadas peticiones de repasos y consejos. Inténtalo más tarde.
trouble-advice-unfair = Durante una partida solo puedes pedir consejo cuando te toca, y solo si la partida no puntúa y juegas contra el ordenador. Después de la partida, cualquiera puede pedirlo.
trouble-nothing-to-decide = Ahora no le toca a nadie.
trouble-no-advice = Ahora no hay consejo disponible. El dueño del servidor puede ver el motivo en el registro.
trouble-too-long = La petición es demasiado grande. Envía menos datos.
trouble-unknown-game = En este servidor no hay ningún juego llamado «{ $name }». Elige entre: { $offered }.
trouble-unknown-seat = No hay ningún puesto llamado «{ $seat }». Elige entre: { $offered }.
trouble-unknown-bot = No hay ningún bot llamado «{ $name }» para «{ $seat }». Elige entre: { $offered }.
trouble-no-plans = Solo puedes planear órdenes en los juegos sin información oculta.
trouble-too-many-answers = Puedes dar como máximo { $most } respuestas por adelantado.
trouble-too-many-matches = Ya tienes { $most } partidas en curso. Termina alguna primero.
trouble-too-many-today = Hoy se han creado demasiadas partidas nuevas desde tu red. Inténtalo otra vez dentro de { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}.
trouble-no-undo = En esta partida no se puede deshacer.
trouble-too-many-take-backs = Ya has deshecho { $most } veces. Para volver a deshacer, espera a que actúe otro jugador.
trouble-match-too-long = Esta partida ha llegado al límite de { $most } acciones. Ríndete o acuerda un empate.
trouble-too-much-chat = El chat de esta partida está lleno.
trouble-too-often = Demasiadas peticiones. Inténtalo otra vez dentro de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
trouble-too-slow = La petición ha tardado demasiado. Inténtalo otra vez.
trouble-broken = Algo ha fallado en el servidor. No se ha perdido nada. Dale al dueño del servidor este código de error: { $name }.
trouble-rules-not-here = No se puede abrir esta partida: sus reglas o cartas no están instaladas aquí. La partida está guardada.
trouble-can-be-played = Esta partida todavía se puede jugar. Para terminarla, ríndete u ofrece un empate.
trouble-store-down = El servidor no puede guardar nada en este momento. No se ha perdido nada. Inténtalo dentro de poco.

# Partidas por carta.
trouble-letter-first = El otro bando tiene que escribir primero. Para continuar, abre su carta.
trouble-letter-too-long = Este texto es demasiado largo para una carta.
trouble-letter-unreadable = Esta carta no se puede leer. Puede que falte una parte o que se haya modificado. Cópiala entera otra vez o pide que te la reenvíen.
trouble-letter-other-version = Esta carta es de una versión más reciente de Gonfalon. Recarga esta página y vuelve a abrirla.
trouble-letter-not-here = Esta carta es de una partida que no está en este navegador. Ábrela en el navegador en el que juegas esa partida.
trouble-letter-rules = Esta página no tiene las reglas o cartas de esta invitación. Recárgala; puede que tu rival también tenga que hacerlo.
trouble-letter-hidden = Por carta solo se pueden jugar batallas sin información oculta.
trouble-letter-own = Esta carta es tuya. La tiene que abrir el otro bando.
trouble-letter-ahead = Falta una carta. Abre antes la anterior o pide que te la reenvíen.
trouble-letter-unfitting = Esta carta no encaja con tu copia de la partida, así que no se ha cambiado nada. O alguien la ha alterado, o uno de los dos ha seguido jugando en otro navegador.
trouble-letter-accepted = Alguien ya ha aceptado esta invitación con otra carta. Vale la primera. Esta se ha guardado y puedes ver las dos.
trouble-letter-contradicting = Ya has abierto una carta distinta para esta jugada. Vale la primera. Esta se ha guardado y puedes ver las dos.
trouble-letter-false-link = Ha fallado la comprobación de juego limpio: los dados de esta carta no coinciden con lo que se prometió antes de la partida. No se ha cambiado nada. Alguien ha alterado la carta o hace trampas.
trouble-letter-illegal = Esta carta contiene una acción ilegal, así que no se ha cambiado nada.
trouble-record-unreadable = Esta acta no se puede usar. { $why }
trouble-record-unfinished = La partida de esta acta no ha terminado, así que aún no se puede mostrar.
trouble-record-rules = Las reglas o las cartas de esta acta no están disponibles aquí.
trouble-record-set = Esta acta ya empieza en una posición de otra partida. Usa el acta de esa otra partida.

goodbye-closing = El servidor se está reiniciando. Vuelve dentro de poco; tu partida está a salvo.
goodbye-unreadable = El servidor no ha podido leer el último mensaje. Vuelve a conectarte e inténtalo otra vez.

# The rules as a page.
book-contents = Índice
book-skip = Ir a las reglas
book-languages = Idiomas
book-try = Pruébala
