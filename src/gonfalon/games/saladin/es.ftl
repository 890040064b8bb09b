# Saladin in Spanish.

# What a person wants to know before choosing.

about-title = Saladino: Arsuf 1191 y Hattin 1187
about-battle = Huestes cruzadas contra Saladino, en el camino de Arsuf y bajo los Cuernos de Hattin
about-length = de 30 a 45 minutos, unos cinco turnos
about-luck = dados de combate
about-information = sin información oculta
about-credits = Basado en Saladin, de Denis Sauvage, de la serie En Ordre de Bataille; sin relación con su editorial
about-provenance = Las reglas y las acciones de los escenarios siguen el reglamento impreso. Los enfrentamientos entre estandartes proceden en parte del reglamento y en parte son deducciones nuestras. No tenemos imágenes de las cartas ni del tablero, así que algunos nombres de acciones proceden de una reseña o de ejemplos. El número de lanzas y casi todos los costes y dados de las acciones los hemos fijado nosotros, no la editorial, y los hemos probado jugando.

scenario-arsuf = Arsuf 1191
scenario-hattin = Hattin 1187

battle-arsuf = En el camino de la costa, entre el bosque y el mar, la columna de Ricardo se desangra bajo las flechas de Saladino, y todo depende del momento en que carguen sus caballeros: juntos o sin control.
battle-hattin = Muerto de sed, con la maleza en llamas ante sí y la Vera Cruz entre sus filas, el ejército de Jerusalén intenta abrirse paso hasta el agua bajo los Cuernos de Hattin.

# A side has a capital on a label and none inside a sentence: there we write { side-crusaders.who } for { $who }.
side-crusaders = Cruzados
    .who = { $who ->
        [Cruzados] cruzados
       *[other] ayubíes
    }
side-ayyubids = Ayubíes
side-nobody = nadie

# Banners, and the town. A Leader bears the name of his Banner.

banner-ala-afdal = Ala Afdal
banner-ala-al-din = Ala al Din
banner-aslam = Aslam
banner-bourgogne = Borgoña
banner-chatillon = Châtillon
banner-d-ibelin = Ibelín
banner-henry-ii = Enrique II
banner-husam-lulu = Husam Lulu
banner-keukburi = Keukburi
banner-lusignan = Lusignan
banner-manguras = Manguras
banner-naplouse = Nablus
banner-raymond-iii = Raimundo III
banner-richard = Ricardo
banner-ridefort = Ridefort
banner-sable = Sablé
banner-saladin = Saladino
banner-saphadin = Safadino
banner-sulayman = Solimán
banner-taqi-al-din = Taqi al-Din
town = Arsuf

action-charge = Carga
action-hold = Mantener posición
action-uncontrolled-charge = Carga descontrolada
action-melee = Cuerpo a cuerpo
action-regroup = Reagruparse
action-rout = Desbandada
action-loose = Disparo
action-harass = Hostigamiento
action-shield-wall = Muro de escudos
action-arsuf = Arsuf
action-reinforce = Refuerzo
action-reinforce-arsuf = Refuerzo a Arsuf
action-sacrifice = Sacrificio
action-light-fire = Prender fuego
action-feed-fire = Avivar el fuego
action-evade = Evasión
action-countercharge = Contracarga
action-feint = Finta

leader-seize = arrebata la iniciativa
leader-recover = recupera una Orden gastada
leader-rally = reincorpora una lanza
leader-horns = lleva su Estandarte a los Cuernos
leader-true-cross = toma la Vera Cruz
leader-stand-by = se queda a la espera

face-nothing = nada
face-one = una lanza
face-two = dos lanzas
face-order = una Orden que gastar

status-uncommitted = No empeñado
status-committed = Empeñado

price = { $cost ->
    [0] gratis
    [one] por 1 Orden
   *[other] por { $cost } Órdenes
}

# What is asked.

ask-seize = El enemigo tiene la iniciativa. ¿Debe arrebatársela { $leader }?
ask-begin = Tienes la iniciativa. ¿Empiezas tú?
ask-activate = { $orders ->
    [0] No te quedan Órdenes. ¿Qué Estandarte actúa?
    [one] Te queda 1 Orden. ¿Qué Estandarte actúa?
   *[other] Te quedan { $orders } Órdenes. ¿Qué Estandarte actúa?
}
ask-react = { $banner } carga contra { $target }. ¿Reaccionar con uno de tus Estandartes?
wait = Esperando { $asked ->
    [crusaders] a los cruzados
    [ayyubids] a los ayubíes
   *[other] los dados
}.
over = La batalla ha terminado.

# What happens.

event-turn-began = Turno { $turn }.
event-chaos = Caos. Órdenes perdidas: cruzados { $crusaders }, ayubíes { $ayyubids }.
event-initiative-held = Los { side-crusaders.who } tienen la iniciativa.
event-initiative-seized = { $leader } arrebata la iniciativa para los { side-crusaders.who }.
event-began = Empiezan los { side-crusaders.who }.
event-banner-ordered = { $target ->
    [hidden] { $banner }: { $action }, { $price }.
   *[other] { $banner }: { $action }, objetivo { $target }, { $price }.
}
event-reacted = { $banner } reacciona ante { $against }: { $action }, { $price }.
event-endured = Los { side-crusaders.who } no reaccionan.
event-die-rolled = { $colour ->
    [red] Dado rojo
   *[green] Dado verde
}: { $face }.
event-struck = { $where } { $lances ->
    [0] no pierde ninguna lanza
    [one] pierde 1 lanza
   *[other] pierde { $lances } lanzas
} ({ $left ->
    [0] no queda ninguna
    [one] queda 1
   *[other] quedan { $left }
}){ $orders ->
    [0] {""}
    [one] {""}, y los { side-crusaders.who } tienen que gastar una Orden
   *[other] {""}, y los { side-crusaders.who } tienen que gastar { $orders } Órdenes
}.
event-track-filled = Los { side-crusaders.who } han perdido la sexta lanza: las seis van a la caja, junto con una Orden.
event-status-changed = { $banner } está ahora { $status }.
event-banner-lost = { $given ->
    [yes] { $banner } queda deshecho; el enemigo se lleva el Estandarte.
   *[no] { $banner } queda deshecho y abandona el campo.
}
event-set-aside = { $banner } ya no tiene contra quién luchar y se aparta del juego.
event-orders-spent = { $orders ->
    [0] A los { side-crusaders.who } no les quedan Órdenes que gastar.
   *[other] Los { side-crusaders.who } tienen que gastar una Orden.
}
event-orders-boxed = Los { side-crusaders.who } pierden { $orders ->
    [one] una Orden
   *[other] { $orders } Órdenes
} para siempre.
event-orders-regained = Los { side-crusaders.who } ganan { $orders ->
    [one] una Orden
   *[other] { $orders } Órdenes
}.
event-lance-moved = { $giver } envía una lanza a { $receiver }.
event-lances-boxed = { $banner } carga en el vacío: { $lances ->
    [one] 1 lanza va
   *[other] { $lances } lanzas van
} directamente a la caja.
event-shield-wall = { $banner } levanta un muro de escudos.
event-fire = { $burning ->
    [yes] Arde la maleza.
   *[no] El fuego se apaga.
}
event-leader-acted = { $banner ->
    [hidden] { $leader } { $does }.
   *[other] { $leader } { $does } a { $banner }.
}
event-moved-to-horns = { $banner } sube a los Cuernos de Hattin; cuatro Estandartes cambian a sus cartas de los Cuernos.
event-passed = Los { side-crusaders.who } pasan.
event-redeployed = Redespliegue: todas las cartas vuelven a estar Desplegadas y se recuperan las Órdenes gastadas.
event-game-ended = { $ending }

result-last-order = Ganan los { $winner ->
    [Cruzados] cruzados
   *[other] ayubíes
}: el enemigo ha perdido su última Orden.
result-last-orders-at-once = { $winner ->
    [nadie] Los dos ejércitos se desmoronan a la vez: empate.
    [Cruzados] Los dos ejércitos se desmoronan a la vez; ganan los cruzados, a los que les quedaban más Órdenes o lanzas.
   *[other] Los dos ejércitos se desmoronan a la vez; ganan los ayubíes, a los que les quedaban más Órdenes o lanzas.
}

# Why not.

# How far a side is on its ways to win.
progress-orders = Órdenes { $seat ->
    [crusaders] ayubíes
   *[other] cruzadas
} restantes: { $have } (victoria con { $need })

# Lo que se advierte antes de una acción.
caution-out-of-orders = Esta acción gasta tu última Orden Disponible. Después, { $names } solo { $count ->
    [one] podrá usar su acción de coste 0, y tendrá
   *[other] podrán usar su acción de coste 0, y tendrán
} que hacerlo antes que nada.

refusal-game-over = La batalla ha terminado.
refusal-not-your-turn = No te toca: { $asked ->
    [crusaders] están eligiendo los cruzados
    [ayyubids] están eligiendo los ayubíes
   *[other] ruedan los dados
}.
refusal-unknown-word = «{ $verb }» no es una acción de este juego.
refusal-answer-first = Responde primero a la pregunta actual.
refusal-not-offered = Eso no es posible ahora.
refusal-seize-not-now = La iniciativa solo se puede arrebatar al principio de un turno, antes de que nadie actúe.
refusal-begin-not-now = Quién empieza se decide al principio de un turno.
refusal-react-not-now = No hay ninguna carga a la que reaccionar.
refusal-order-not-now = Los Estandartes solo pueden actuar en la fase de Activación.
refusal-pass-not-now = Solo puedes pasar en la fase de Activación.
refusal-no-such-banner = En esta batalla no hay ningún Estandarte «{ $banner }».
refusal-banner-not-yours = { $banner } es un Estandarte enemigo.
refusal-banner-gone = { $banner } ya no está en juego.
refusal-names-no-action = Indica una acción para { $banner }.
refusal-no-such-action = { $banner } no tiene ninguna acción «{ $action }».
refusal-only-a-reaction = { $action } es una Reacción a una carga. No se puede ordenar por sí sola.
refusal-not-a-reaction = { $action } no es una Reacción.
refusal-wrong-status = Para usar { $action }, { $banner } tiene que estar { $status }.
refusal-ordered-side = { $banner } está Activado, y { $action } no figura en la cara de Activado de su carta.
refusal-cannot-pay = { $action } cuesta a { $banner } { $cost ->
    [one] 1 Orden
   *[other] { $cost } Órdenes
}, contando el recargo por sus bajas. Tienes { $orders }.
refusal-needs-a-target = Indica un objetivo para { $action }.
refusal-no-such-target = «{ $target }» no es un objetivo.
refusal-target-gone = { $target } ya no está en juego.
refusal-target-not-listed = { $banner } no puede elegir como objetivo a { $target } en su estado actual.
refusal-target-in-other-status = { $target } está en otro estado, así que { $banner } no puede alcanzarlo.
refusal-needs-no-target = { $action } no admite objetivo.
refusal-nothing-to-reinforce = { $target } no tiene lanzas perdidas que reponer.
refusal-not-a-recipient = { $banner } no puede enviar lanzas a { $target }.
refusal-garrison-gone = Ya no hay guarnición en Arsuf.
refusal-garrison-full = La guarnición de Arsuf está completa.
refusal-fire-burns = El fuego ya está ardiendo. Solo puedes avivarlo.
refusal-no-fire = No hay ningún fuego que avivar.
refusal-reactor-ordered = { $banner } está Activado y no puede reaccionar.
refusal-reactor-not-listed = { $banner } no puede reaccionar ante { $target }.
refusal-leader-ordered = Tu Líder ya ha actuado este turno.
refusal-no-leader-action = { $leader } no tiene esa acción.
refusal-seize-only-at-start = La iniciativa solo se puede arrebatar antes de la primera activación.
refusal-nothing-spent = No tienes ninguna Orden gastada que recuperar.
refusal-track-empty = No hay ninguna lanza en tu Registro de Bajas.
refusal-rally-whom = Indica el Estandarte que recupera la lanza.
refusal-not-hurt = { $banner } no ha perdido ninguna lanza.
refusal-horns-done = Lusignan ya ha ido a los Cuernos.
refusal-horns-impossible = El Estandarte de Lusignan ya no está en juego, así que no puede ir a los Cuernos.
refusal-banners-first = No te quedan Órdenes Disponibles: antes debe actuar uno de tus Estandartes Desplegados, con su acción de coste 0.
refusal-horns-first = Con menos de cinco Órdenes, tienes que llevar ahora a Lusignan a los Cuernos.
refusal-cross-taken = La Vera Cruz ya ha sido tomada.
refusal-cross-guarded = La Vera Cruz sigue custodiada.
refusal-leader-can-act = { $leader } puede recuperar una Orden o reincorporar una lanza, así que no puede quedarse a la espera.
refusal-must-act = Solo puedes pasar cuando todos tus Estandartes y tu Líder estén Activados; { $banner } aún no lo está.

# Hints for choosing a battle and a side.

hint-arsuf = Septiembre de 1191, entre el bosque y el mar. Menos reglas especiales: empieza por aquí.
hint-hattin = Julio de 1187, una ladera seca bajo los Cuernos. El fuego, la Vera Cruz, una última resistencia.
hint-crusaders = Pocas Órdenes, lentos en arrancar, terribles en la carga. Golpea con todos a la vez y acaba pronto.
hint-ayyubids = Dispara, cede terreno, vuelve. Una carga que no alcanza a nadie cuesta igualmente dos Órdenes a los cruzados.

# When a question is asked, in a list of what is always answered the same.
when-ask-seize = Cuando el enemigo tiene la iniciativa
when-ask-begin = Cuando tienes la iniciativa
when-ask-activate = En tu turno
when-ask-react = Cuando el enemigo carga

# Choosing an action, step by step.

do-order = Activar un Estandarte
do-react = Reaccionar
do-endure = No reaccionar
do-leader = Líder { $leader }
do-leader-recover = recuperar una Orden gastada
do-leader-rally = reincorporar una lanza perdida
do-leader-horns = Lusignan a los Cuernos (una vez)
do-leader-true-cross = tomar la Vera Cruz (una vez)
do-leader-stand-by = quedarse a la espera
do-pass = Pasar hasta el próximo turno
do-seize = Sí, arrebatar la iniciativa
do-leave-it = No, que la conserven
do-begin = Empezar
do-yield = Que empiecen ellos
do-again = otra vez
do-garrison = la guarnición
do-lances = { $lances ->
    [one] 1 lanza
   *[other] { $lances } lanzas
}
do-cost = { $cost ->
    [0] gratis
    [one] 1 Orden
   *[other] { $cost } Órdenes
}
do-red = { $dice ->
    [one] 1 rojo
   *[other] { $dice } rojos
}
do-green = { $dice ->
    [one] 1 verde
   *[other] { $dice } verdes
}

# What stands on the page and lies beside it.

heading = Turno { $turn } · { $phase }
heading-initiative = { $side ->
    [crusaders] {""} · iniciativa cruzada
   *[other] {""} · iniciativa ayubí
}
phase-initiative = Iniciativa
phase-activation = Activación
phase-over = Fin de la batalla

gone-given = capturado
gone-boxed = destruido
gone-aside = aparte · { $lances }

describe-given = perdido; el enemigo tiene la carta
describe-boxed = perdido; la carta está en la caja
describe-aside = apartado con { $lances ->
    [one] 1 lanza
   *[other] { $lances } lanzas
}, sin nadie contra quien luchar
describe-nothing = ninguna acción disponible
describe-reaction = Reacción: { $action }
describe-banner = { $ordered ->
    [True] {""}, Activado
   *[other] {""}
}{ $status ->
    [committed] {""}, Empeñado
   *[other] {""}
}
describe-town = Arsuf, { $lances ->
    [0] nadie en la ciudad
    [one] 1 lanza ayubí en la ciudad
   *[other] { $lances } lanzas ayubíes en la ciudad
}{ $orders ->
    [0] {""}
   *[other] {""}; los cruzados ganan una Orden cuando no quede ninguna
}

aside-initiative = iniciativa
aside-passed = han pasado
aside-fire = fuego
aside-embers = brasas
aside-available = Disponibles
aside-spent = Gastadas
aside-losses = Bajas
aside-box = caja
aside-deployed = listo
aside-ordered = activado
aside-done-horns = ya en los Cuernos
aside-done-true-cross = Vera Cruz tomada

dice-red = Dados rojos contra { $banner }
dice-green = Dados verdes contra { $banner }

# The board: what stands on it and beside it, and what somebody hears who does not see it.

board-name = La batalla
board-card = La carta
board-army-crusaders = cruzado
board-army-ayyubids = ayubí
board-deployed = Desplegado
board-ordered = Activado
board-lances = { $lances } de { $full } lanzas
board-surcharge = recargo { $surcharge }
board-dearer = cada acción cuesta { $surcharge } más
board-follows = sigue a { $banner }
board-fights = lucha contra { $banner }
board-wall = tras un muro de escudos
board-choosable = seleccionable
board-chosen = seleccionado
board-leader = Líder
board-horns = Los Cuernos
board-horns-held = los ocupa { $banner }
board-horns-empty = no los ocupa nadie
board-chaos = Caos −{ $orders }
board-box = en la caja: { $orders ->
    [one] 1 Orden
   *[other] { $orders } Órdenes
}, { $lances ->
    [one] 1 lanza
   *[other] { $lances } lanzas
}
board-losses = { $lances } de 6 lanzas en el Registro de Bajas
board-available = { $orders ->
    [one] 1 Orden disponible
   *[other] { $orders } Órdenes disponibles
}
board-spent = { $orders ->
    [one] 1 Orden gastada
   *[other] { $orders } Órdenes gastadas
}
board-prisoners = capturados
board-to-act = les toca
board-victory = victoria
board-answered = puede reaccionar: { $banner }
board-answers = reacciona ante { $banner }

# What the dice and the signs mean.

board-dice = Los dados
board-red = los dados rojos golpean a los ayubíes
board-green = los dados verdes golpean a los cruzados
board-key-nothing = nada
board-key-one = 1 lanza
board-key-two = 2 lanzas
board-key-order = gasta 1 Orden
board-key-dear = hueco vacío: cada acción cuesta 1 más; luego, 2 más
board-key-ordered = Activado: ya ha actuado; algunos pueden actuar otra vez
board-key-committed = Empeñados: en combate cuerpo a cuerpo

# What an action does.

board-own-dice = se golpea a sí mismo
board-becomes-committed = queda Empeñado
board-becomes-uncommitted = se repliega
board-no-effect = sin efecto
board-effect-shield-wall = un dado verde menos
board-effect-light-fire = el enemigo gasta una Orden
board-effect-feed-fire = el enemigo gasta una Orden
board-effect-sacrifice = el enemigo gasta una Orden
board-effect-feint = 2 lanzas enemigas a la caja
board-effect-reinforce = cede una lanza
board-effect-reinforce-garrison = cede una lanza

# Why it cannot be done now, in a few words.

board-not-status-committed = solo si está Empeñado
board-not-status-uncommitted = solo si no está Empeñado
board-not-ordered = no figura en la cara de Activado
board-not-orders = { $orders ->
    [0] no quedan Órdenes
    [one] solo queda 1 Orden
   *[other] solo quedan { $orders } Órdenes
}
board-not-target = nadie a su alcance
board-not-hurt = nadie a quien reforzar
board-not-horns = ir primero a los Cuernos
board-not-fire = no hay fuego
board-not-lit = ya está ardiendo
board-not-gone = no está en juego
board-not-acted = ya ha actuado
board-not-start = solo al principio del turno
board-not-spent = ninguna Orden está gastada
board-not-lost = ninguna lanza que reincorporar
board-not-once = ya hecho
board-not-cross = sigue custodiada

scene-cancelled = anulada
scene-left = { $lances ->
    [0] no queda ninguna
    [one] queda 1
   *[other] quedan { $lances }
}
scene-no-loss = sin bajas
scene-chaos = Caos

# Only in a terminal.

legend = { $lance } lanza  { $lost } perdida  +1 coste extra  pálido = Activado  { $order } Orden  { $spent } gastada  { $fallen } caída
ground-horns = los Cuernos
town-inside = { $orders } dentro
town-fallen = caída

# What odds are about, and where cards may be.
odds-orders = Órdenes, { $side }
odds-losses-lances = Pérdidas medias en lanzas
odds-losses-orders = Órdenes que gastar
odds-sweeps-enemy = aniquila a
odds-sweeps-you = pierdes a
