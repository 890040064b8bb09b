# Lo que dice la orden, en español. La ayuda de órdenes y argumentos empieza en minúscula: está al lado de un nombre.

# Lo que dice el intérprete de argumentos. Él rellena «%(…)s» y «%s».
arg-usage = uso:
arg-positionals = argumentos
arg-options = opciones
arg-commands = órdenes
arg-help = muestra esta ayuda
arg-version = muestra la versión
arg-error = %(prog)s: %(message)s
arg-of = %(argument_name)s: %(message)s
arg-missing = falta: %s
arg-unknown = argumentos desconocidos: %s
arg-ambiguous = %(option)s es ambiguo; puede ser %(matches)s
arg-needs-value = falta un valor
arg-takes-none = no admite ningún valor, pero recibió %r
arg-no-number = %(value)r no es un número
arg-choice = valor no válido %(value)r; opciones: %(choices)s
arg-pair = «{ $text }» debe tener la forma NOMBRE=VALOR
arg-clock = «{ $text }» debe tener la forma 30+10: minutos, más segundos por decisión
arg-address = «{ $text }» debe ser una lista de direcciones o redes como 10.0.0.1 o 10.0.0.0/8, separadas por comas
arg-port = «{ $text }» no es un número de puerto (1 a 65535)
arg-public-url = «{ $text }» debe tener la forma https://example.org, sin ruta ni consulta
arg-postgres = debe tener la forma postgresql://usuario:clave@servidor/base
arg-redis = debe tener la forma redis://servidor:6379
arg-share = «{ $text }» debe ser un número entre 0 y 1
arg-count = «{ $text }» debe ser un número entero de 1 o más

# Ayuda.
help-gonfalon = juega las grandes batallas de 1187–1212 como wargames de tablero
more-gonfalon =
    Las reglas impresas en los folletos se aplican íntegras. Lo que solo mostraban las
    cartas, las fichas y los mapas está reconstruido y marcado como tal: véase
    gonfalon games --sources. Con --edition juegas con los números de tu propio ejemplar.
    {""}
    Sin ninguna orden, gonfalon abre el menú.
    ¿Es tu primera vez? Empieza con: gonfalon learn { $game } y luego gonfalon play { $game }
group-play = jugar
group-online = en línea
group-records = actas
group-operate = administrar
group-develop = desarrollar
help-lang = idioma (por defecto: el de tu sistema; si no, inglés)
help-game = un juego (véase `gonfalon games`)
help-games = muestra los juegos y batallas instalados
help-games-sources = muestra también de dónde vienen los datos de cada juego
help-rules = muestra las reglas de un juego, o una sola regla
help-rules-id = una sola regla, como N6.4
more-rules =
    ejemplos:
      gonfalon rules { $game }         la página entera
      gonfalon rules { $game } ID      una sola regla, como la que se cita al rechazar una acción
help-play = juega en el terminal, contra el ordenador u otro jugador
help-play-game = un juego (véase `gonfalon games`)
help-play-web = juega en el navegador en lugar del terminal
help-play-scenario = el escenario o la variante
help-play-seat = el bando con el que juegas
help-play-opponent = `person` (una persona), o un bot: { $bots }
help-play-resume = continúa una partida guardada (por defecto: la última)
more-play =
    ejemplos:
      gonfalon play { $game }                      elegir las opciones en pantalla
      gonfalon play { $game } --opponent knight    jugar contra el ordenador
      gonfalon play --resume                   continuar tu última partida
help-learn = sigue una lección guiada: una batalla de verdad, pero corta, con pistas
help-from = empieza desde un momento de esta partida terminada (indica cuál con --at)
help-at = empieza después de la acción que lleva este número (úsalo con --from)
help-edition = usa tu propia edición del juego, la de este archivo
help-join = únete a una partida en línea o vuelve a ella
help-join-link = tu enlace de invitación, entre comillas
help-join-name = tu nombre de jugador (por defecto se te pregunta)
more-join =
    ejemplo:
      gonfalon join http://example.org:1212/play/abc#ticket --name Alfonso
help-move = muestra un enlace para pasar tu puesto a otro dispositivo
help-move-link = el enlace con el que te uniste
more-move =
    ejemplo:
      gonfalon move http://example.org:1212/play/abc#ticket
help-replay = recorre paso a paso una partida grabada
help-record = un archivo con el acta de una partida
help-replay-seat = qué vista mostrar: un bando, `watcher` (espectador) o `all` (todo, por defecto)
help-replay-plain = muestra solo texto, sin tablero
help-review = repasa una partida terminada: suerte, destreza y decisiones más costosas
help-review-seat = un bando (por defecto: todos, uno tras otro)
help-review-simulations = cuántas simulaciones hacer por decisión (por defecto %(default)s)
more-review =
    ejemplo:
      gonfalon review batalla.record
help-verify = comprueba que una partida terminada está íntegra, es legal y tuvo sorteos limpios
help-verify-commitment = un compromiso (del servidor o de un puesto) que guardaste antes de jugar; se puede repetir
help-verify-contribution = una contribución que guardaste antes de jugar; se puede repetir
help-serve = inicia un servidor de juego
help-serve-host = la dirección en la que escucha (0.0.0.0 para todas las direcciones IPv4; :: para incluir también IPv6)
help-serve-port = el puerto en el que escucha (por defecto %(default)s)
help-serve-public-url = la URL para los enlaces (como https://example.org) si los jugadores llegan al servidor por un proxy, un túnel o un contenedor
help-serve-open = permite a los visitantes empezar partidas y ocupar puestos abiertos sin invitación
help-serve-archive = ofrece también las partidas archivadas en este archivo
help-file = guarda las partidas en este archivo SQLite
help-postgres = guarda las partidas en PostgreSQL, en esta URL
help-redis = avisa a los demás procesos mediante Redis, en esta URL
help-proxies = proxies inversos de confianza, cuya cabecera X-Forwarded-For se tiene en cuenta
help-rate = peticiones por segundo permitidas a cada dirección, de media en 10 s (por defecto 60; 0: sin límite)
help-connections = máximo de conexiones abiertas (por defecto 20000, o el límite de archivos abiertos)
help-connections-each = máximo de conexiones abiertas por dirección (por defecto 100)
help-matches-each = máximo de partidas en curso por enlace de anfitrión o, en un servidor abierto, por dirección de visitante (por defecto 200; 0: sin límite)
help-matches-daily = máximo de partidas, incluidas las revanchas, que una dirección crea al día sin el enlace de anfitrión (por defecto 100; 0: sin límite)
help-matches-open = máximo de partidas en curso entre todos los visitantes (por defecto 10000; 0: sin límite)
help-idle-days = cierra las partidas tras este número de días sin ninguna acción (por defecto 180; 0: nunca)
help-worker = ejecuta los bots de un servidor que usa PostgreSQL
help-worker-queue = la cola que se atiende (por defecto: todas)
help-begin = crea una partida en línea y muestra un enlace para cada puesto
help-begin-scenario = el escenario o la variante (por defecto: el primero)
help-begin-bot = asigna este puesto a un bot
help-begin-option = fija una opción del juego
help-begin-live = reloj en tiempo real: minutos por jugador, más segundos por decisión
help-begin-days = reloj por correspondencia: días por decisión
help-begin-no-undo = juega sin la opción de deshacer: nadie puede volver atrás
help-server-address = la dirección del servidor (por defecto: esta máquina)
help-reissue = reasigna un puesto de tu partida: muestra un enlace nuevo
help-reissue-link = el enlace de anfitrión de la última línea que mostró `gonfalon begin`
help-seat-or-watcher = el puesto, o `watcher` para un nuevo enlace de espectador
more-reissue =
    ejemplo:
      gonfalon reissue http://example.org:1212/play/abc#ticket PUESTO
help-server = gestiona las partidas de tu servidor
help-server-list = muestra todas las partidas, la más reciente al final
help-server-over = muestra solo las partidas terminadas (--no-over: solo las no terminadas)
help-server-json = muestra todos los detalles en JSON Lines
help-server-match = el identificador de la partida (véase `gonfalon server list`)
help-server-show = muestra los jugadores y el estado de una partida, pero no sus jugadas
help-server-close = termina una partida sin ganador, aunque no se pueda abrir
help-server-reissue = reasigna un puesto: muestra un enlace nuevo
help-server-block = bloquea el acceso de una dirección al servidor (IPv6: de toda su red /64)
help-server-unblock = desbloquea una dirección
help-server-blocked = muestra las direcciones bloqueadas
help-server-address-of = la dirección IP, tal como aparece en el registro
help-server-rename = cambia el nombre de un jugador, por ejemplo si es ofensivo
help-server-seat = el puesto del jugador
help-server-name = el nuevo nombre
help-server-delete = borra para siempre una partida, su registro y su chat
help-server-yes = confirma el borrado
help-server-archive = traslada las partidas terminadas a un archivo aparte (véase `serve --archive`)
help-server-archive-file = el archivo SQLite al que se trasladan las partidas
help-server-archive-days = solo las partidas que terminaron hace al menos este número de días (por defecto %(default)s)
help-server-backup = guarda una copia de seguridad del archivo SQLite con el servidor en marcha
help-server-backup-file = el archivo de la copia, que no debe existir todavía
help-server-check = reproduce con esta versión todas las partidas en curso y señala las que dejarían de funcionar
help-server-link = muestra el enlace de anfitrión, con el que se crean partidas en un navegador
help-server-files = muestra la ruta de la carpeta con los archivos de systemd y nginx que usa docs/operating.md
help-server-notices = muestra los eventos nuevos en JSON Lines y luego los borra
help-fuzz = juega partidas al azar y comprueba todas las invariantes tras cada acción
help-fuzz-games = el número de partidas (por defecto %(default)s)
help-fuzz-seed = la semilla del azar (por defecto %(default)s)
help-bench = compara la velocidad de las partidas al azar con la del backgammon de OpenSpiel
help-bench-seconds = segundos por motor (por defecto %(default)s)
help-bench-wheel = el paquete compilado (por defecto: el de dist/compiled)
help-lab = deja que los bots jueguen muchas partidas y mide los resultados
more-lab =
    Una serie guarda sus ajustes y cada partida terminada en una carpeta. Para continuar una serie detenida, repite la misma orden.
help-lab-duel = enfrenta a dos bots, en pares de partidas con la misma semilla y los bandos intercambiados
more-lab-duel =
    ejemplos:
      gonfalon lab duel { $game } knight squire --games 200        doscientas partidas
      gonfalon lab duel { $game } knight squire --sprt 0.5 0.58    para en cuanto el resultado esté claro
help-lab-ladder = clasifica bots: enfrenta a los vecinos de la lista entre sí y a cada bot con los de referencia
more-lab-ladder =
    ejemplo, el bot más débil primero:
      gonfalon lab ladder { $game } page squire knight --reference squire --games 400 --minutes 50    50 minutos como mucho; repite la orden para continuar
help-lab-study = mide el equilibrio de una batalla enfrentando a un bot consigo mismo
more-lab-study =
    ejemplo:
      gonfalon lab study { $game } knight --games 1000 --minutes 50    50 minutos como mucho
help-lab-battle = un escenario de los que muestra `gonfalon games`, o JUEGO-ESCENARIO
help-lab-bot = un bot: { $bots }; o MODULE:CLASS
help-lab-bots = bots, el más débil primero: { $bots }; o MODULE:CLASS
help-lab-reference = un bot contra el que juegan todos los demás; el primero tiene puntuación 0
help-lab-sprt = para en cuanto esté claro si la puntuación real es LOW o HIGH, con un riesgo de error del 5 %%
help-lab-games = partidas por emparejamiento (por defecto %(default)s)
help-lab-seed = la semilla de la primera partida (por defecto %(default)s)
help-lab-run = la carpeta de la serie (por defecto: una carpeta en runs/ con el nombre de la serie)
help-lab-minutes = para tras este número de minutos; repite la orden para continuar
help-lab-workers = juega en este número de procesos de esta máquina (por defecto: en el proceso actual)
help-lab-address = juega en el clúster de Ray de esta dirección
help-lab-record = muestra el acta de una partida de una serie
more-lab-record =
    ejemplo:
      gonfalon lab record runs/CARPETA 7 > siete.record
      gonfalon verify siete.record
help-lab-folder = la carpeta de la serie
help-lab-number = el número de la partida
help-train = entrena con partidas del ordenador contra sí mismo para aprender cuánto valen las posiciones (véase docs/training.md)
more-train =
    ejemplo:
      gonfalon lab train { $game } --games 200
    Para continuar un entrenamiento detenido, repite la misma orden.
help-train-games = partidas por batalla y generación (por defecto %(default)s)
help-train-generations = cuántas veces se juega y se aprende; cada generación parte de la anterior (por defecto %(default)s)
help-train-trials = partidas por batalla para comparar los valores nuevos con los anteriores (por defecto %(default)s)
help-train-seed = la semilla del azar (por defecto %(default)s)
help-train-run = la carpeta del entrenamiento (por defecto: una carpeta en runs/ con el nombre del juego)
help-tune = ajusta las constantes del guion de un juego con partidas entre dos guiones (véase docs/laboratory.md)
more-tune =
    ejemplo:
      gonfalon lab tune BATALLA --games 4000 --minutes 50    50 minutos como mucho; repite la orden para continuar
help-tune-games = partidas para el ajuste (por defecto %(default)s)
help-tune-trials = máximo de partidas para comparar las constantes nuevas con las anteriores (por defecto %(default)s)

# Respuestas.
games-facts = { $length }; azar: { $luck }; { $information }.
games-edition = Edición { $edition }: { $origin }
no-such-rule = No existe la regla { $rule }. Las reglas son { $offered }.
web-no-from = En el navegador no se puede empezar desde un acta. Crea una partida en línea: gonfalon begin JUEGO --from ACTA --at NÚMERO
no-such-seat = No hay ningún puesto «{ $seat }». Elige entre: { $offered }.
replay-goes-on = Esta partida no ha terminado, así que solo puedes ver un bando. Elige un puesto: { $offered }.
review-undecided = Esta partida aún no tiene resultado, y recibir ayuda durante una partida no sería justo. Podrás repasarla cuando termine.
review-broken = No se puede repasar esta acta: la línea { $line } está dañada o incumple las reglas.
review-unknown = Esta partida se jugó con la edición { $edition } de { $game }, que no está instalada. Para repasarla, indica el archivo de la edición: --edition ARCHIVO
review-progress = Acciones repasadas: { $done } de { $actions }
review-of = { $title }, { $scenario }, repaso para: { $side }
review-parts = Probabilidad de ganar: { $start } % al principio, { $own } por las decisiones de este bando, { $others } por las del otro bando, { $luck } por la suerte = { $result } %
review-luck = Suerte: { $luck }. Destreza de los dos bandos en conjunto: { $skill }.
review-rough = El ordenador no se ha entrenado con esta edición, así que estos números son solo una estimación aproximada.
review-drawn = { $drawn } de { $positions } posiciones tenían demasiados resultados posibles para comprobarlos todos, así que se usó una muestra.
review-mistakes = { $mistakes ->
    [0] Ningún error (decisiones juzgadas según lo que se sabía en cada momento: { $judged }).
    [one] Decisiones juzgadas según lo que se sabía en cada momento: { $judged }. Una fue un error:
   *[other] Decisiones juzgadas según lo que se sabía en cada momento: { $judged }. Estos son los { $mistakes } errores que más costaron:
}
review-mistake = { $rank }. Acción { $number }, −{ $cost } %
review-chosen = Jugado: { $told } ({ $word })
review-better = Mejor: { $told } ({ $word })
review-why = Según lo que se sabía entonces, la mejor opción gana { $better } de cada 100 batallas; la elegida, { $chosen }.
review-odds-better = Probabilidades de la mejor opción: { $odds }
review-odds-chosen = Probabilidades de la opción elegida: { $odds }
review-no-luck = sin azar
review-percent = { $number } %
review-again =
    Para ver la partida otra vez: { $replay }
    Para seguir jugando desde justo antes de la decisión más costosa: { $play }
verify-no-seat = No hay ningún puesto «{ $seat }». Delante del signo = escribe uno de estos: { $offered }.
verify-intact = El acta está intacta: { $actions } acciones, todas legales.
verify-honest = Juego limpio comprobado: los { $draws } sorteos coinciden con el secreto que se fijó antes de jugar.
verify-more = Para asegurarte de que nadie ha sustituido los compromisos, indica lo que guardaste antes de jugar: --commitment, --contribution.
verify-forged = Ha fallado la comprobación de juego limpio. { $why }
no-such-moment = La partida no tiene ninguna acción con ese número. Elige uno del 0 al { $last }.
from-and-at = Usa --from y --at juntos: gonfalon play --from ACTA --at NÚMERO
from-another = Esta acta es de otra batalla: { $game }, { $scenario }.
begin-links = Para unirse: gonfalon join ENLACE, o abrir el enlace en un navegador. El enlace de cada puesto vale una sola vez: envíalo a una sola persona.
begin-host = Si se pierde un enlace, sustitúyelo: gonfalon reissue '{ $link }' PUESTO
begin-foreign-key = El servidor de { $table } no conoce la clave de este ordenador. Ejecuta la orden en el ordenador del servidor, con el usuario del servidor y sus variables GONFALON_HOME y GONFALON_KEYS.
no-server-key = No hay ninguna clave de servidor legible en { $folder }. Ejecuta la orden con el usuario del servidor y sus variables GONFALON_HOME y GONFALON_KEYS.
looking-for-table = Conectando con { $table }…
no-table-there = No hay ningún servidor en marcha en { $table }. Inicia uno con: gonfalon serve
not-an-address = «{ $table }» no es una dirección de servidor. Ejemplo: http://example.org:1212
not-a-link = Esto no es un enlace de invitación. Ejemplo: http://example.org:1212/play/abc#ticket
playing-at =
    Tu partida está en { $address }
    Pulsa Ctrl+C para parar; tus partidas quedan guardadas.
table-at = Servidor en marcha en { $address }. Crea una partida con: gonfalon begin JUEGO --server { $address }
table-also-at = Otras direcciones: { $addresses }
table-link = O abre este enlace en un navegador: { $link }
table-link-secret = No compartas este enlace: quien lo tenga puede crear partidas aquí.
table-local = A esta dirección solo se puede acceder desde este ordenador. Para jugar con otros: gonfalon serve --host 0.0.0.0
table-no-network = A esta dirección solo se puede acceder desde este ordenador, porque Gonfalon no ha encontrado ninguna dirección de red. Conecta el ordenador a una red o indica su dirección: --public-url http://DIRECCIÓN:PUERTO
table-blocked = No hay conexión con { $address }, ni siquiera desde este ordenador. Comprueba que el cortafuegos permite este puerto.
port-taken = { $address } ya está en uso. Elige otro puerto: gonfalon serve --port N
port-forbidden = Permiso denegado para { $address }. Elige otro puerto: gonfalon serve --port N
no-such-host = Esta máquina no tiene la dirección «{ $host }». Elige otra: gonfalon serve --host DIRECCIÓN
cannot-listen = No se puede escuchar en { $address }: { $why }. Elige otra dirección con --host u otro puerto con --port.
worker-needs-postgres = La orden worker necesita un servidor que use PostgreSQL. Indica su base de datos con --postgres.
match-closed = Partida cerrada.
address-blocked = La dirección { $address } está bloqueada. El bloqueo se aplica en unos segundos, aunque el servidor esté en marcha.
address-unblocked = La dirección { $address } ya no está bloqueada.
player-renamed = Nombre del jugador cambiado.
match-deleted = Partida borrada.
delete-sure = Esto no se puede deshacer. Para confirmar, añade --yes.
archived = Partidas archivadas en { $file }: { $matches }.
copied = Copia de seguridad guardada en { $file }.
checked = Partidas en curso: { $matches }. Dejarían de funcionar: { $broken }.
keep-no-address = «{ $address }» no es una dirección IP.
keep-only-sqlite = Esto solo funciona con SQLite. Con PostgreSQL, usa pg_dump o pg_basebackup: véase docs/operating.md.
keep-no-file = Archivo no encontrado: { $file }. Comprueba la ruta.
keep-copy-exists = { $file } ya existe. Elige otro nombre.
keep-cannot-copy = No se puede copiar { $file }: no es un archivo SQLite completo, o el disco está lleno.
keep-database-unreadable = No se puede leer la base de datos: { $why }
keep-database-silent = La base de datos no responde: { $why }
unreadable = ilegible
fuzz-fault = No se ha cumplido una invariante: { $fault }
lab-extra = Esta orden necesita más paquetes. Instálalos con: { $command }
lab-no-report = Para un informe con gráficos, instala más paquetes: { $command }
lab-goes-on = Partidas terminadas: { $done } de { $games }. Para continuar, repite la misma orden.
lab-kept = Guardado en { $folder }
lab-no-pairing = Ningún bot tiene rival. Indica al menos dos bots o añade uno con --reference.
lab-no-game = No hay ninguna partida terminada con el número { $number } en { $folder }.
lab-no-run = No hay ninguna serie en { $folder }. Elige otra carpeta.
lab-no-settings = Faltan los ajustes de las partidas de { $folder }, así que no se pueden añadir más. Elige otra carpeta con --run.
lab-unreadable-settings = No se pueden leer los ajustes de esta serie: { $why }
lab-other-settings = Esta carpeta contiene una serie con otros ajustes. { $what }: { $before } en la carpeta, { $now } en esta orden. Elige otra carpeta con --run.
lab-in-use = Otro proceso está usando { $folder }. Espera a que termine o elige otra carpeta.
lab-worker-died = Un proceso se ha detenido inesperadamente durante una partida. Para continuar, repite la misma orden.
lab-no-cluster = No hay ningún clúster de Ray en { $address }. Inicia uno o indica otra dirección, como 10.0.0.1:6379
lab-deadly-game = La serie se detuvo en la partida { $number }, porque el proceso que la jugaba falló { $times } veces.
lab-games-trouble = No se pueden leer las partidas de { $folder }: { $why }. Elige otra carpeta.
train-no-features = Los bots no pueden aprender a jugar a { $game }: el juego no tiene características de las que aprender.
train-other-run = { $folder } contiene un entrenamiento con otros ajustes. Elige otra carpeta con --run.
train-none-better = No se ha guardado nada, porque ninguno de los valores nuevos ganó a los anteriores.
train-kept = Los valores aprendidos están guardados en { $file }
tune-no-script = No hay nada que ajustar: { $game } no tiene guion.
tune-goes-on = El ajuste no ha terminado. Para continuar, repite la misma orden. Carpeta: { $folder }
tune-kept = Las constantes están guardadas en { $file }

# Lo que puede salir mal con cualquier orden.
not-possible = No permitido: { $why }
not-installed = «{ $wanted }» no está instalado. Instalados: { $offered }.
none = ninguno
not-a-record = Este archivo no es un acta de partida: no es texto UTF-8. Elige otro archivo.
no-file = Archivo no encontrado: { $file }. Comprueba la ruta.
is-folder = { $file } es una carpeta, no un archivo. Indica un archivo.
no-permission = No tienes permiso para usar { $file }.
file-trouble = No se puede usar { $file }: { $why }. Comprueba el archivo e inténtalo otra vez.
stopped = Detenido.
