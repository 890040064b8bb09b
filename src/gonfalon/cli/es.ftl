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
arg-missing = falta todavía: %s
arg-unknown = no se entiende: %s
arg-ambiguous = %(option)s puede ser cualquiera de %(matches)s
arg-needs-value = falta un valor
arg-takes-none = no admite ningún valor, pero recibió %r
arg-no-number = %(value)r no es un número
arg-choice = valor no válido %(value)r; opciones: %(choices)s
arg-pair = «{ $text }» debería ser como NOMBRE=VALOR
arg-clock = «{ $text }» debería ser como 30+10: minutos, más segundos por decisión
arg-address = «{ $text }» debería ser como 10.0.0.1 o 10.0.0.0/8, con comas entre medias
arg-port = «{ $text }» no es un puerto: un puerto es un número del 1 al 65535
arg-postgres = debería ser como postgresql://usuario:clave@servidor/base
arg-redis = debería ser como redis://servidor:6379
arg-share = «{ $text }» no es una parte: una parte está entre 0 y 1
arg-count = «{ $text }» no es un número de 1 o más

# Ayuda.
help-gonfalon = las grandes batallas de 1187–1212, jugadas al pie de la letra
more-gonfalon =
    Sin ninguna orden, en un terminal: elige una batalla y juega.
    Una primera partida: gonfalon learn { $game } y luego gonfalon play { $game }
help-lang = el idioma (si no se dice: el de tu sistema, si es uno de estos)
help-game = el juego
help-games = lista los juegos instalados y de dónde vienen sus datos
help-rules = muestra las reglas de un juego, o una sola regla
help-rules-id = una sola regla, como N6.4
more-rules =
    ejemplos:
      gonfalon rules { $game }         la página entera
      gonfalon rules { $game } ID      la regla que nombra un rechazo
help-play = juega en este terminal, contra el ordenador o contra alguien a tu lado
help-play-game = el juego: véase `gonfalon games`
help-play-web = juega en el navegador
help-play-scenario = el escenario o la variante
help-play-seat = el bando con el que juegas
help-play-opponent = `person` (una persona), o un bot: { $bots }
help-play-resume = sigue con una partida guardada (si no se dice cuál: la última)
more-play =
    ejemplos:
      gonfalon play { $game }                      elegirlo todo en pantalla
      gonfalon play { $game } --opponent knight    contra el ordenador
      gonfalon play --resume                   seguir con tu última partida
help-learn = aprender un juego con su lección: una batalla de verdad, con un comentario antes de cada paso
help-position = empieza aquí: véase `gonfalon position`
help-edition = usa tu propio archivo de edición
help-join = entra en una partida de una mesa de la red, o vuelve a ella
help-join-link = el enlace que te dieron; entre comillas si tu intérprete lo necesita
help-join-name = tu nombre en la mesa (si no se dice: se te pregunta)
more-join =
    ejemplo:
      gonfalon join http://table:1212/play/abc#ticket --name Alfonso
help-move = da un enlace que lleva tu puesto en una mesa a otro dispositivo
help-move-link = el enlace con el que te sentaste en esta máquina
more-move =
    ejemplo:
      gonfalon move http://table:1212/play/abc#ticket
help-replay = recorre paso a paso una partida registrada, tal como la vio un bando
help-record = el acta
help-replay-seat = un bando, `watcher` (espectador) o `all` para verlo todo (si no se dice: todo)
help-replay-plain = imprímela línea a línea, sin tablero
help-review = repasa una partida terminada: la probabilidad de ganar, qué fue suerte y qué costó más
help-review-seat = un bando (si no se dice: uno tras otro)
help-review-simulations = cuánto pensar sobre cada decisión (si no se dice: %(default)s)
more-review =
    ejemplo:
      gonfalon review batalla.record
help-verify = demuestra que el acta de una partida terminada está intacta y es legal, y que su azar fue honesto
help-verify-commitment = el compromiso de la mesa, que guardaste antes de jugar; puede darse para cada puesto
help-verify-contribution = tu propia parte, que guardaste antes de jugar; puede darse para cada puesto
help-position-of = imprime la posición en un momento de una partida terminada, para empezar otras desde ella
help-position-number = tras cuántas acciones
more-position-of =
    ejemplo:
      gonfalon position batalla.record 40 > lugar.json
      gonfalon play { $game } --position lugar.json
help-serve = pone en marcha una mesa donde se juega por la red
help-serve-host = la dirección en la que escucha (0.0.0.0: todas)
help-serve-port = el puerto en el que escucha (si no se dice: %(default)s)
help-serve-archive = muestra también las partidas que se llevaron allí: véase `gonfalon table archive`
help-file = el archivo SQLite donde se guardan las partidas
help-postgres = guarda las partidas en PostgreSQL, en esta URL
help-redis = avisa a otros procesos por Redis, en esta URL
help-proxies = los servidores que hay delante de la mesa, a los que cree de parte de quién preguntan
help-rate = peticiones por segundo que puede hacer una dirección, en diez segundos (si no se dice: 60; 0: cuantas quiera)
help-connections = conexiones abiertas en total (si no se dice: 20000, o tantas como archivos puedan abrirse)
help-connections-each = conexiones abiertas desde una dirección (si no se dice: 100)
help-matches-each = partidas en juego que puede empezar el pase de un anfitrión (si no se dice: 200; 0: cuantas quiera)
help-idle-days = días sin ninguna acción tras los que se cierra una partida (si no se dice: 180; 0: nunca)
help-worker = pone en marcha los bots de una mesa en PostgreSQL
help-worker-queue = los bots que se ponen en marcha (si no se dice: todos)
help-begin = empieza una partida en tu mesa y da un enlace a cada puesto
help-begin-scenario = el escenario o la variante (si no se dice: el primero)
help-begin-bot = sienta a un bot
help-begin-option = una opción
help-begin-live = un reloj para una partida en vivo
help-begin-days = un reloj en días por decisión
help-begin-holiday = con --days: días de vacaciones por jugador
help-table-address = su dirección (si no se dice: en esta máquina)
help-reissue = quita un puesto de tu partida a quien lo tiene y da un enlace para dárselo a otro
help-reissue-link = el enlace del anfitrión, que imprimió `gonfalon begin`
help-seat-or-watcher = el puesto, o `watcher` para un nuevo enlace de espectador
more-reissue =
    ejemplo:
      gonfalon reissue http://table:1212/play/abc#ticket PUESTO
help-table = lista, comprueba, cierra, borra y archiva las partidas de tu mesa, y vuelve a dar puestos
help-table-list = lista las partidas, la última al final
help-table-over = solo las que han terminado, o las que no
help-table-json = todo lo que se sabe, en líneas de JSON
help-table-match = su identificador: véase `gonfalon table list`
help-table-show = muestra lo que se sabe de una partida; nada de su juego
help-table-close = termina una partida sin ganador, incluso una que no se puede abrir
help-table-reissue = quita un puesto a quien lo tiene y da un enlace nuevo
help-table-delete = borra una partida para siempre, con su crónica y su chat
help-table-yes = confirma el borrado
help-table-archive = lleva las partidas terminadas a un archivo; `serve --archive FILE` las muestra
help-table-archive-file = el archivo, un fichero SQLite
help-table-archive-days = las que terminaron hace tantos días (si no se dice: %(default)s)
help-table-backup = copia un archivo SQLite con la mesa en marcha
help-table-backup-file = adónde; no debe existir
help-table-check = repite con esta versión todas las partidas en juego y dice cuáles se romperían
help-table-files = imprime la carpeta de las unidades y ajustes que usa docs/operating.md
help-table-notices = imprime lo ocurrido desde la última vez, en líneas de JSON, y lo olvida
help-fuzz = juega partidas al azar y comprueba todas las invariantes tras cada acción
help-fuzz-games = el número de partidas (si no se dice: %(default)s)
help-fuzz-seed = la semilla del azar (si no se dice: %(default)s)
help-bench = compara la velocidad del juego al azar con el backgammon de OpenSpiel
help-bench-seconds = segundos por contendiente (si no se dice: %(default)s)
help-bench-wheel = el paquete compilado (si no se dice: el de dist/compiled)
help-lab = deja que los bots jueguen muchas partidas, y mide: véase docs/laboratory.md
more-lab =
    Una serie guarda en una carpeta sus ajustes y cada partida acabada. Si se detuvo, la misma orden la continúa.
help-lab-duel = enfrenta a dos bots; cada par de partidas lleva la misma semilla y los bandos cambiados
more-lab-duel =
    ejemplos:
      gonfalon lab duel { $game } greedy random --games 200          doscientas partidas
      gonfalon lab duel { $game } greedy random --sprt 0.5 0.55    para en cuanto está bastante claro
help-lab-ladder = clasifica bots: vecinos de la lista entre sí, y cada uno contra los de referencia
more-lab-ladder =
    ejemplo, el más débil primero:
      gonfalon lab ladder { $game } random greedy --reference random --games 400 --minutes 50    hasta que acabe
help-lab-study = mide el equilibrio de una batalla: un bot contra sí mismo
more-lab-study =
    ejemplo:
      gonfalon lab study { $game } greedy --games 1000 --minutes 50    50 minutos ahora, como mucho
help-lab-bot = un bot: { $bots }; o MODULE:CLASS
help-lab-bots = bots, el más débil primero: { $bots }; o MODULE:CLASS
help-lab-reference = un bot contra el que juegan todos; el primero está en 0
help-lab-sprt = para antes: ¿su verdadera parte de los puntos es HIGH y no LOW? Se equivoca en un 5 %% de los casos
help-lab-games = el número de partidas de cada pareja (si no se dice: %(default)s)
help-lab-seed = la semilla de la primera partida (si no se dice: %(default)s)
help-lab-run = dónde se guarda la serie (si no se dice: una carpeta en runs/ que lleva su nombre)
help-lab-minutes = para al cabo de tantos minutos; la misma orden continúa después
help-lab-workers = juega en tantos procesos de esta máquina, con Ray (si no se dice: en este proceso)
help-lab-address = juega en el clúster de Ray que está en esta dirección
help-lab-record = muestra el acta de una partida de una serie
more-lab-record =
    ejemplo:
      gonfalon lab record runs/CARPETA 7 > siete.record
      gonfalon verify siete.record
help-lab-folder = la carpeta de la serie
help-lab-number = el número de la partida
help-train = aprende, de partidas del ordenador contra sí mismo, cuánto valen las posiciones: véase docs/training.md
more-train =
    ejemplo:
      gonfalon lab train { $game } --games 200
    Si se interrumpió, la misma orden lo continúa.
help-train-games = el número de partidas de cada batalla y generación (si no se dice: %(default)s)
help-train-generations = cuántas veces se juega y se aprende; cada vez con lo aprendido antes (si no se dice: %(default)s)
help-train-trials = partidas de cada batalla entre lo nuevo y lo anterior, que deciden qué se guarda (si no se dice: %(default)s)
help-train-seed = la semilla del azar (si no se dice: %(default)s)
help-train-run = dónde se guarda (si no se dice: una carpeta de runs/ con el nombre del juego)

# Respuestas.
games-facts = { $length }; azar: { $luck }; { $information }.
games-edition = Edición { $edition }: { $origin }
no-such-rule = No hay ninguna regla { $rule }. Las reglas son { $offered }.
web-no-position = El navegador no puede empezar desde una posición. Empieza en una mesa: gonfalon begin JUEGO --position ARCHIVO
no-such-seat = No hay ningún puesto «{ $seat }». Elige entre { $offered }.
replay-goes-on = Esta partida sigue, así que nadie puede verlo todo aún. Elige un puesto: { $offered }.
review-undecided = Esta partida aún no tiene resultado, y ayudar durante una partida no sería justo. Podrá repasarse cuando termine.
review-broken = Esta acta no puede repasarse: su línea { $line } está dañada o no sigue las reglas.
review-unknown = Esta partida se jugó con la edición { $edition } de { $game }, que no está instalada. Con el archivo de la edición puede repasarse: --edition FILE
review-progress = { $done } de { $actions } acciones examinadas
review-of = { $title }, { $scenario }, repaso para: { $side }
review-parts = { $start } % al principio, { $own } por decisiones propias, { $others } por las del otro bando, { $luck } por suerte = { $result } %
review-luck = Suerte: { $luck }. Destreza, de ambos bandos: { $skill }.
review-rough = De esta edición no se aprendió nada, así que todo esto descansa en una estimación aproximada.
review-drawn = { $drawn } de { $positions } posiciones tenían demasiados desenlaces para recorrerlos; se sortearon algunos.
review-mistakes = { $mistakes ->
    [0] Nada que reprochar: se juzgaron { $judged } decisiones por lo que se sabía entonces.
    [one] De { $judged } decisiones, juzgadas por lo que se sabía entonces, esta costó algo:
   *[other] De { $judged } decisiones, juzgadas por lo que se sabía entonces, estas { $mistakes } costaron más:
}
review-mistake = { $rank }. Acción { $number }, −{ $cost } %
review-chosen = Elegido: { $told } ({ $word })
review-better = Mejor: { $told } ({ $word })
review-why = Por lo que se sabía entonces gana con un { $better } %, lo elegido con un { $chosen } %.
review-odds = Según las probabilidades, por término medio: mejor: { $better }; elegido: { $chosen }.
review-no-luck = nada queda a la suerte
review-swept = { $where } barrida { $chance } %
review-won = victoria: { $side } { $chance } %
review-decimal = { $whole },{ $tenth }
review-again =
    Para verlo otra vez: { $replay }
    Para tener la posición antes de la primera: { $position }
verify-no-seat = No hay ningún puesto «{ $seat }». Di cuál con PUESTO=, uno de { $offered }.
verify-intact = El acta está intacta: { $actions } acciones, todas legales.
verify-honest = El azar fue honesto: los { $draws } sorteos salen del secreto al que se comprometió la mesa antes de jugar.
verify-more = Que no hubo otro compromiso lo puedes demostrar con lo que guardaste: --commitment, --contribution.
verify-forged = El azar no se ha podido comprobar. { $why }
no-such-moment = No hay tal momento. Elige uno del 0 al { $last }.
position-over = La partida ya había terminado entonces, así que ninguna puede empezar ahí.
position-needs-game = Di de qué juego es la posición: gonfalon play JUEGO --position ARCHIVO
position-not-json = { $file } no es una posición: no es JSON.
position-empty = { $file } no es una posición: está vacío.
begin-links = Para ocupar un puesto: gonfalon join ENLACE. Cada enlace vale una sola vez: envía cada uno a una persona.
looking-for-table = Busco una mesa en { $table }…
no-table-there = Ninguna mesa responde en { $table }. Pon una en marcha con: gonfalon serve
not-an-address = «{ $table }» no es la dirección de una mesa. Una tiene este aspecto: http://table:1212
not-a-link = Esto no es un enlace a un puesto. Uno tiene este aspecto: http://table:1212/play/abc#ticket
playing-at =
    Se juega en { $address }
    Pulsa Ctrl+C para parar; tus partidas quedan guardadas.
table-at = Una mesa en { $address }. Empieza una partida con: gonfalon begin JUEGO
table-link = O en un navegador: { $link }
table-link-secret = Quien tenga este enlace puede empezar partidas aquí.
port-taken = Ya hay otra cosa en { $address }. Elige otro puerto: gonfalon serve --port N
port-forbidden = No tienes permiso para escuchar en { $address }. Elige otro puerto: gonfalon serve --port N
no-such-host = Esta máquina no tiene la dirección «{ $host }». Elige otra: gonfalon serve --host DIRECCIÓN
cannot-listen = Una mesa no puede escuchar en { $address }: { $why }.
worker-needs-postgres = Hace falta una mesa en PostgreSQL. Nombra su base de datos con --postgres.
match-closed = La partida ha terminado.
match-deleted = La partida está borrada.
delete-sure = Esto no se puede deshacer. Si estás seguro, añade --yes.
archived = Llevadas a { $file }: { $matches } partidas.
copied = Copiado en { $file }.
checked = Partidas en juego: { $matches }. De ellas se romperían: { $broken }.
keep-only-sqlite = Esto es para SQLite. Para PostgreSQL usa pg_dump o pg_basebackup: véase docs/operating.md.
keep-no-file = No existe el archivo { $file }.
keep-copy-exists = { $file } ya existe.
keep-cannot-copy = { $file } no se puede copiar: no es un archivo SQLite íntegro o el disco está lleno.
keep-database-unreadable = No se puede leer la base de datos: { $why }
keep-database-silent = La base de datos no responde: { $why }
unreadable = ilegible
fuzz-fault = Se ha violado una invariante: { $fault }
lab-extra = El laboratorio necesita más paquetes. Se instalan con: { $command }
lab-goes-on = { $done } de { $games } partidas están hechas. La misma orden continúa.
lab-kept = Guardado en { $folder }
lab-no-pairing = No hay contra quién jugar. Nombra dos bots, o uno de referencia.
lab-no-game = No hay ninguna partida acabada { $number } en { $folder }.
lab-no-run = No hay ninguna serie en { $folder }.
lab-no-settings = Las partidas de { $folder } han perdido sus ajustes, así que no se les puede añadir nada. Elige otra carpeta con --run.
lab-unreadable-settings = No se pueden leer los ajustes de esta serie: { $why }
lab-other-settings = Esta carpeta tiene una serie con otros ajustes: { $what } era { $before }, ahora es { $now }. Elige otra carpeta con --run.
lab-in-use = Otro proceso trabaja en { $folder }.
lab-no-ray = No se puede arrancar Ray: { $why }
lab-no-cluster = Ningún clúster de Ray responde en { $address }. Su dirección se parece a 10.0.0.1:6379
lab-deadly-game = Han muerto procesos { $times } veces en la partida { $number }, así que la serie se detuvo ahí.
lab-games-trouble = Las partidas de { $folder } no se pueden usar: { $why }.
train-no-features = { $game } no tiene rasgos de los que aprender.
train-other-run = { $folder } contiene un entrenamiento con otros ajustes. Elige otra carpeta con --run.
train-none-better = Nada de lo aprendido ganó su encuentro, así que no se guardó nada.
train-kept = Lo aprendido está en { $file }

# Lo que puede salir mal con cualquier orden.
not-possible = No es posible: { $why }
not-installed = Aquí no hay ningún «{ $wanted }». Instalados: { $offered }.
none = ninguno
not-a-record = Este archivo no es un acta: no es texto UTF-8.
no-file = No existe el archivo { $file }.
is-folder = { $file } es una carpeta, no un archivo.
no-permission = No tienes permiso para abrir { $file }.
file-trouble = { $file } no se puede usar: { $why }.
stopped = Detenido.
