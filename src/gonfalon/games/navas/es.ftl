# Las Navas 1212 in Spanish.

# What a person wants to know before choosing.

about-title = Las Navas de Tolosa 1212
about-battle = Tres reyes cristianos contra el califa al-Nasir, 16 de julio de 1212
about-length = de 30 a 60 minutos, unas siete rondas
about-luck = nueve cartas de combate
about-information = manos ocultas
about-credits = Basado en 1212 Las Navas de Tolosa, de Pablo Sanz, publicado por Draco Ideas; sin relación con ninguno de los dos
about-provenance = Las reglas y las cartas especiales siguen el reglamento impreso. Los números de las cartas proceden de una reseña. Las zonas iniciales de casi todas las tropas con carta especial se deducen de una lista impresa. Los escudos de armas, los iconos y casi todos los nombres de tropas solo aparecen en ilustraciones que no tenemos, así que los que se ven aquí son nuestros, no de la editorial.

scenario-basic = Juego básico
scenario-advanced = Juego avanzado

battle-basic = La batalla entera, con nueve cartas: Castilla, Aragón y Navarra se abren paso a golpes, cuesta arriba, hasta el palenque del califa, mientras los jinetes ligeros giran a su alrededor y devuelven el golpe.
battle-advanced = El mismo campo, con secretos: cada bando roba cartas especiales y guarda dos, y nadie sabe si Sancho golpeará por el flanco o si la Guardia Negra espera ante la tienda del califa.

# A side has a capital on a label and none inside a sentence: there we write { side-muslim.who } for { $who }.
side-muslim = Musulmanes
    .who = { $who ->
        [Musulmanes] musulmanes
        [Cristianos] cristianos
       *[other] { $who }
    }
side-christian = Cristianos
side-fate = azar
side-nobody = nadie
side-watcher = espectadores

term-card = carta
term-power = fuerza
term-standard = ataque normal
term-charge = carga
term-karr = karr wa-l-farr
term-king = Por el rey
term-volunteers = Voluntarios
term-caliph = palenque del califa
term-lopez-de-haro = López de Haro
term-sancho-vii = Sancho VII

combat-standard = ataque normal
combat-charge = carga
combat-karr = karr wa-l-farr

special-al-nasir = Al-Nasir
special-al-husayni = Al-Husayni
special-black-guard = Guardia Negra
special-jund-infantry = Infantería del yund
special-kurdish-cavalry = Caballería kurda
special-jihad-volunteers = Voluntarios de la yihad
special-alfonso-viii = Alfonso VIII
special-peter-ii = Pedro II
special-sancho-vii = Sancho VII
special-lopez-de-haro = López de Haro
special-jimenez-de-rada = Jiménez de Rada
special-council-militia = Milicia concejil

# Units. Those that have a special card bear its name.

unit-al-husayni = { special-al-husayni }
unit-al-nasir = { special-al-nasir }
unit-alfonso-viii = { special-alfonso-viii }
unit-almogavars = Almogávares
unit-almohad-archers = Arqueros almohades
unit-andalusi-archers = Arqueros andalusíes
unit-arab-cavalry = Caballería árabe
unit-aragonese-infantry = Infantería aragonesa
unit-aragonese-knights = Caballeros aragoneses
unit-archers = Arqueros
unit-berber-archers = Arqueros bereberes
unit-berber-cavalry = Caballería bereber
unit-berber-infantry = Infantería bereber
unit-black-guard = { special-black-guard }
unit-castilian-infantry = Infantería castellana
unit-council-militia = { special-council-militia }
unit-crossbowmen = Ballesteros
unit-jihad-volunteers = { special-jihad-volunteers }
unit-jimenez-de-rada = { special-jimenez-de-rada }
unit-jund-infantry = { special-jund-infantry }
unit-kurdish-cavalry = { special-kurdish-cavalry }
unit-lopez-de-haro = { special-lopez-de-haro }
unit-military-orders = Órdenes militares
unit-navarrese-infantry = Infantería navarra
unit-navarrese-knights = Caballeros navarros
unit-peter-ii = { special-peter-ii }
unit-sancho-vii = { special-sancho-vii }

does-al-nasir = +2 puntos de acción en un turno
does-al-husayni = antes de recoger las cartas, se canjea la carta de iniciativa musulmana por cualquiera del mazo o del descarte
does-black-guard = 2 de daño en la zona de los atacantes antes de un ataque al palenque del califa
does-jund-infantry = la columna no avanza después de que una carga despeje una zona del yund
does-kurdish-cavalry = 2 de daño en la zona de los atacantes cuando cargan contra los kurdos y se declara el karr
does-jihad-volunteers = 2 de daño en la zona de los atacantes cuando un ataque mata a los últimos Voluntarios
does-alfonso-viii = +2 puntos de acción en un turno
does-peter-ii = un movimiento gratis a una zona vacía de la columna A, con al menos una unidad de caballería
does-sancho-vii = +2 en un ataque normal de la columna C contra la columna B
does-lopez-de-haro = +2 en un ataque en el que participe
does-jimenez-de-rada = permite mirar una carta al azar de la mano musulmana
does-council-militia = antes de la primera acción de un turno, se reagrupan todas las zonas con Milicia

# What is asked.

ask-lay-aside = Elige una carta especial para apartarla, boca abajo.
ask-initiative = Puja por la iniciativa con una carta. Queda oculta hasta que elijan ambos bandos.
ask-play = Juega una carta para obtener sus puntos de acción.
ask-act = { $points ->
    [0] No te quedan puntos. Usa una carta especial o termina el turno.
    [one] Te queda 1 punto de acción. Elige una acción.
   *[other] Te quedan { $points } puntos de acción. Elige una acción.
}
ask-karr = Los cristianos cargan contra { $target } desde { $origin }. ¿Responder con el karr wa-l-farr?
ask-react = ¿Usar la carta { $name }? ({ $does })
ask-spread = { $damage } de daño en { $zone }. ¿Quién lo recibe?
ask-advance = { $target } está vacía. ¿Avanzar con todas tus unidades de { $origin }?
ask-exchange = Elige una carta para canjearla por la de tu área de iniciativa.
wait = Esperando { $asked ->
    [muslim] a los musulmanes
    [christian] a los cristianos
   *[other] las cartas
}.
over = La batalla ha terminado.

# What happens.

event-special-dealt = { $card ->
    [hidden] Los { side-muslim.who } roban una carta especial.
   *[other] Los { side-muslim.who } roban la carta especial { $card }.
}
event-special-laid-aside = { $card ->
    [hidden] Los { side-muslim.who } apartan una carta especial.
   *[other] Los { side-muslim.who } apartan la carta { $card }.
}
event-card-dealt = { $card ->
    [hidden] Los { side-muslim.who } reciben una carta.
   *[other] Los { side-muslim.who } reciben la carta { $card }.
}
event-round-began = Ronda { $round }.
event-initiative-chosen = { $card ->
    [hidden] Los { side-muslim.who } han elegido su carta de iniciativa.
   *[other] Los { side-muslim.who } pujan por la iniciativa con la carta { $card }.
}
event-initiative-revealed = Iniciativa: los musulmanes, { $muslim }; los cristianos, { $christian }. Empiezan los { $beginners ->
    [Musulmanes] musulmanes
    [Cristianos] cristianos
   *[other] { $beginners }
}.
event-card-played = Los { side-muslim.who } juegan la carta { $card }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
event-moved = { $units }: de { $origin } a { $target }.
event-rallied = Se reagrupan en { $zone }: { $units }.
event-switched = { $shielded ->
    [yes] Los { side-muslim.who } intercambian las cartas de iniciativa y las protegen.
   *[no] Los { side-muslim.who } intercambian las cartas de iniciativa.
}
event-arrows-loosed = { $unit }: disparo de { $origin } a { $target }, { $damage } de daño.
event-attack-declared = Los { side-muslim.who } atacan { $target } desde { $origin } ({ $combat }): { $units }.
event-karr-answered = { $yes ->
    [yes] La caballería musulmana devolverá el golpe: karr wa-l-farr.
   *[no] Los musulmanes no responden con el karr wa-l-farr.
}
event-card-passed = Los { side-muslim.who } no usan ninguna carta especial.
event-special-used = Los { side-muslim.who } usan la carta { $card } ({ $does }).
event-attack-cancelled = Se anula el ataque desde { $origin }: no quedan atacantes.
event-deck-turned = El descarte pasa a ser el mazo: { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}, en el orden en que se descartaron.
event-fought = Combate ({ $combat }), carta { $card }. Ataque: { $attack } = { $attack_total }. Defensa: { $defence } = { $defence_total }.
event-suffered = { $damage } de daño en { $zone }: { $losses }.
event-advanced = Los { side-muslim.who } avanzan: { $ways }.
event-stayed = Los { side-muslim.who } mantienen la posición.
event-card-seen = { $card ->
    [hidden] Jiménez de Rada ve una carta de la mano musulmana.
   *[other] Jiménez de Rada ve la carta { $card } en la mano musulmana.
}
event-card-exchanged = { $taken ->
    [hidden] Al-Husayni canjea la carta { $given } por otra de su elección.
   *[other] Al-Husayni canjea la carta { $given } por la { $taken }.
}
event-turn-ended = Los { side-muslim.who } terminan su turno; se descarta la carta { $card }.
event-cards-returned = { $muslim ->
    [hidden] Las cartas de iniciativa vuelven a la mano: los cristianos, { $christian }. Las demás se barajan.
   *[other] Las cartas de iniciativa vuelven a la mano: los musulmanes, { $muslim }; los cristianos, { $christian }. Las demás se barajan.
}
event-game-ended = { $ending }

way = de { $origin } a { $target }
loss-fell = { $unit } (baja)
loss-hurt = { $unit } −{ $damage }

result-caliph-fallen = Al-Nasir ha caído. Ganan los cristianos.
result-christians-driven-back = Los cristianos han sido rechazados. Ganan los musulmanes.
result-twice-the-zones = Los { $winner ->
    [Musulmanes] musulmanes
    [Cristianos] cristianos
   *[other] { $winner }
} ocupan el doble de zonas que su enemigo y ganan.
result-round-limit = Ha terminado la última ronda: empate.

# Why not.

# How far a side is on its ways to win.
progress-zones = { $have } de { $need } zonas
progress-driven-back = zonas cristianas: { $have } (objetivo musulmán: { $need } como mucho)
progress-caliph = golpes al califa: { $have } de { $need }
goal-driven-back = o rechazar a los cristianos
goal-caliph = o matar al califa

refusal-game-over = La batalla ha terminado.
refusal-not-your-turn = No te toca: { $asked ->
    [muslim] están eligiendo los musulmanes
    [christian] están eligiendo los cristianos
   *[other] se roba una carta
}.
refusal-unknown-word = «{ $verb }» no es una acción de este juego.
refusal-answer-first = Responde primero a la pregunta actual.
refusal-not-offered = Eso no es posible ahora.
refusal-play-a-card-first = Juega primero una carta para tener puntos de acción.
refusal-initiative-not-now = La iniciativa se decide una vez por ronda, antes del primer turno.
refusal-card-already-played = Ya has jugado tu carta de este turno.
refusal-lay-aside-not-now = Solo puedes apartar una carta especial antes de la batalla.
refusal-no-damage-to-take = Ahora no hay daño que repartir.
refusal-karr-not-now = El karr wa-l-farr solo es posible cuando los cristianos cargan contra una zona en la que hay caballería.
refusal-advance-not-now = Solo los musulmanes eligen si avanzan, y solo cuando su carga ha vaciado su objetivo.
refusal-nothing-to-pass = Ahora no hay ninguna carta especial a la que renunciar. Para acabar, termina el turno.
refusal-exchange-not-now = Al-Husayni solo puede canjear una carta justo antes de que se recojan las cartas.
refusal-special-not-now = Juega primero una carta para obtener sus puntos de acción. Después podrás usar una carta especial.
refusal-no-such-card = No hay ninguna carta de combate «{ $card }».
refusal-initiative-card-not-held = No tienes la carta { $card } en la mano.
refusal-card-not-held = No tienes la carta { $card } en la mano.
refusal-card-not-in-piles = La carta { $card } no está ni en el mazo ni en el descarte.
refusal-needs-two-zones = Indica las dos zonas, por ejemplo «{ $verb } B4>B3 all».
refusal-no-such-zone = No hay ninguna zona { $zone }. Las zonas van de A1 a C6.
refusal-origin-empty = { $zone } está vacía. Elige una zona tuya.
refusal-origin-not-yours = { $zone } está ocupada por el otro bando. Elige una zona tuya.
refusal-names-no-units = Indica las unidades: «all» (todas) o nombres unidos con +.
refusal-unit-not-there = { $unit }: esta unidad no está en { $zone }.
refusal-no-such-unit = No hay ninguna unidad llamada «{ $unit }».
refusal-unit-not-yours = { $unit }: esta unidad es del otro bando.
refusal-unit-fallen = { $unit }: esta unidad ya ha sido eliminada.
refusal-not-adjacent = { $target } no es contigua a { $origin }.
refusal-christian-leaves-column = Los cristianos solo se mueven adelante o atrás, dentro de su columna.
refusal-enemy-in-the-way = { $zone } está ocupada por el otro bando. Los dos bandos nunca comparten zona.
refusal-over-the-limit = En una zona caben hasta tres unidades. En { $zone } { $room ->
    [0] no cabe ninguna más
    [one] cabe 1 más
   *[other] caben { $room } más
}.
refusal-all-must-go = { $zone } está vacía, así que todas las unidades tienen que entrar juntas.
refusal-immobile = { $unit }: esta unidad no se mueve nunca.
refusal-immobile-left-behind = En una zona vacía tienen que entrar todas las unidades juntas, y { $unit } no se mueve nunca.
refusal-cannot-pay-move = Puntos de acción necesarios para mover: { $cost }. Tienes { $points }.
refusal-cannot-pay-march = Puntos de acción insuficientes para entrar en una zona vacía del área musulmana: necesitas { $cost } y tienes { $points }.
refusal-not-hurt = { $unit }: la unidad tiene toda su fuerza y no puede reagruparse.
refusal-exhausted-cannot-rally = { $unit }: la unidad está agotada y no puede reagruparse este turno.
refusal-cannot-pay-rally = Puntos de acción necesarios para reagrupar: { $cost }. Tienes { $points }.
refusal-shielded = Las cartas de iniciativa están protegidas durante el resto de la ronda.
refusal-cannot-pay-switch = Puntos de acción necesarios para intercambiar: { $cost }. Tienes { $points }.
refusal-cannot-pay-shield = Puntos de acción necesarios para intercambiar y proteger: { $cost }. Tienes { $points }.
refusal-third-combat = Solo puedes combatir dos veces por turno.
refusal-own-zone = { $zone } es tuya.
refusal-nobody-there = No hay ningún enemigo en { $zone }.
refusal-one-archer-only = Solo puede disparar una unidad de arqueros cada vez.
refusal-not-an-archer = { $unit }: esta unidad no puede disparar, porque no es de arqueros.
refusal-out-of-bowshot = Los arqueros disparan exactamente a dos zonas de distancia, y { $target } no está a dos zonas de { $origin }.
refusal-archer-exhausted = { $unit }: la unidad está agotada y no puede disparar este turno.
refusal-second-shot = Tus arqueros ya han disparado este turno.
refusal-cannot-pay-shot = Puntos de acción necesarios para disparar: { $cost }. Tienes { $points }.
refusal-write-the-archer = Indica los arqueros: { $unit }.
refusal-attack-not-adjacent = { $target } no es contigua a { $origin }.
refusal-charge-not-adjacent = { $target } no es contigua a { $origin }.
refusal-cannot-pay-attack = Puntos de acción necesarios para un ataque: { $cost }. Tienes { $points }.
refusal-charge-not-ahead = Los cristianos solo cargan de frente.
refusal-charge-without-rider = Para cargar desde { $zone } hace falta al menos una unidad de caballería que no esté agotada.
refusal-cannot-pay-charge = Puntos de acción necesarios para una carga: { $cost }. Tienes { $points }.
refusal-all-exhausted = Todas las unidades de { $zone } están agotadas.
refusal-joiner-exhausted = { $unit }: la unidad está agotada y no puede atacar este turno.
refusal-not-in-the-zone-hit = { $unit }: esta unidad no está en { $zone }, la zona que recibe el daño.
refusal-unreadable-share = Escribe el daño así: «archers=1», no «{ $share }».
refusal-more-than-its-power = { $unit }: esta unidad puede recibir como mucho { $power } de daño.
refusal-wrong-total = Has repartido { $total } de daño, pero hay que repartir { $damage }.
refusal-karr-yes-or-no = Responde «karr yes» (sí) o «karr no».
refusal-no-special-cards = En el juego básico no hay cartas especiales.
refusal-no-such-special = No hay ninguna carta especial «{ $card }».
refusal-special-not-yours = La carta { $card } es del otro bando.
refusal-special-not-held = No tienes la carta { $card }.
refusal-special-used = La carta { $card } ya se ha usado.
refusal-other-card-asked = Ahora el juego te pregunta por la carta { $asked }, no por la carta { $card }.
refusal-special-waits-for-its-moment = El juego te preguntará por la carta { $card } cuando puedas usarla.
refusal-special-goes-with-an-attack = La carta { $card } se usa con un ataque. El juego te la ofrecerá cuando declares uno.
refusal-special-units-gone = La carta { $card } no se puede usar: han caído todas las tropas ligadas a ella.
refusal-hand-empty = La mano rival está vacía.
refusal-militia-too-late = La Milicia solo puede reagruparse antes de tu primera acción del turno.
refusal-cannot-pay-special = Puntos de acción necesarios para esta carta: { $cost }. Tienes { $points }.
refusal-free-move-needs-zones = Indica las dos zonas, por ejemplo «use peter-ii A4>A3».
refusal-free-move-other-column = Pedro II solo manda en su propia columna, la A.
refusal-free-move-not-ahead-or-back = Los cristianos solo se mueven adelante o atrás.
refusal-free-move-not-empty = El movimiento gratuito de Pedro II debe llevar a una zona vacía; { $zone } no lo está.
refusal-free-move-without-rider = Tiene que ir al menos una unidad de caballería, y en { $zone } no hay ninguna.

# Names for menus, and what a newcomer should know of each.

name-memory-aid = Ayuda de memoria
name-round-limit = Límite de rondas
name-on = activada
name-off = desactivada
name-none = ninguno

hint-basic = Empieza aquí: la batalla entera, con nueve cartas.
hint-advanced = Añade dos cartas especiales secretas por bando. Recomendado tras tres o cuatro batallas.
hint-memory-aid = Activada: el juego lleva la cuenta de las cartas por ti.
hint-round-limit = Si nadie ha ganado al final de la ronda elegida, la batalla acaba en empate.
hint-christian = Los cristianos no pueden salir de sus columnas, pero sus cargas golpean como un martillo. Objetivo: matar al califa en su palenque, B1.
hint-muslim = Los musulmanes se mueven con libertad y atacan a bajo coste. Objetivo: echar a los cristianos de tu mitad.

# When a question is asked, in a list of what is always answered the same.
when-ask-act = En tu turno
when-ask-karr = Cuando tu caballería puede responder a una carga
when-ask-react = Cuando puedes usar una carta especial
when-ask-advance = Cuando tu carga ha vaciado una zona

# What can be done. Its price in action points stands beside it.

do-initiative = Pujar
do-card = { $card } · tú { $own }, ellos { $other }
do-play = Jugar
do-move = Mover
do-rally = Reagrupar
do-switch = Intercambiar las cartas de iniciativa
do-switch-shield = y protegerlas
do-shoot = Disparar
do-attack = Atacar
do-charge = Cargar
do-end = Terminar el turno
do-karr = Karr wa-l-farr
do-karr-yes = Sí: volver grupas y contraatacar
do-karr-no = No
do-use = Usar
do-pass = No, guardarla
do-take = Recibir
do-advance = Sí, avanzar
do-stay = No, quedarse
do-exchange = Canjear por
do-discard = Apartar
do-price = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
do-everybody = todas
do-power = fuerza { $power }
do-empty = vacía

# The board: what stands on it and beside it, and what somebody hears who does not see it.

board-name = El campo de batalla
board-camp = el palenque del califa
board-riders = caballería
board-archers = arqueros
board-hurt = herida
board-exhausted = agotada
board-in = { $who } en { $zone }
board-hand = { $side }, mano
board-own-hand = Tu mano
board-back = una carta oculta
board-no-card = ninguna carta
board-no-cards = Sin cartas en la mano.
board-card = { $where }: { $card }, musulmanes { $muslim }, cristianos { $christian }
board-known = Tienen { $cards }.
board-used = Usadas: { $cards }.
board-active = Carta activa
board-points = { $points ->
    [one] punto
   *[other] puntos
}
board-fights = { $fights ->
    [0] ya no quedan combates
    [one] queda 1 combate
   *[other] quedan { $fights } combates
}
board-zones = { $zones ->
    [one] 1 zona
   *[other] { $zones } zonas
}
board-fallen = { $fallen ->
    [one] 1 baja
   *[other] { $fallen } bajas
}
board-before = Antes de la batalla
board-round = Ronda { $round }
board-round-of = Ronda { $round } de { $limit }
board-turn = turno { $turn } de 4
board-initiative = Iniciativa
board-shielded = protegidas
board-switch = Intercambiar las cartas de iniciativa
board-deck = Mazo { $cards }
board-discard = Descarte { $cards }
board-below = Debajo: { $cards }
board-next = Mazo, por orden: { $cards }
board-fetch = Cartas para elegir
board-attack = { $side }: ataque
board-defend = { $side }: defensa de { $zone }
board-total = total
board-begins = Empiezan los { $side ->
    [Musulmanes] musulmanes
   *[other] cristianos
}.
board-equal = Igualdad: cada bando recibe 1 de daño.
board-beats = { $more } contra { $less }:
board-falls-on = { $zone } recibe { $damage } de daño.

# What a thing is and can do, beside it.

tip-hurt = Herida: reagrúpala para que recupere su segundo punto de fuerza.
tip-exhausted = Agotada: puede moverse, pero no atacar ni reagruparse hasta que termine el turno de su bando.
tip-riders = { $side ->
    [christian] Puede cargar contra la zona de enfrente: +5.
   *[other] Puede cargar en cualquier dirección: +2. Puede responder a una carga con karr wa-l-farr.
}
tip-archers = { $side ->
    [christian] Dispara exactamente a dos zonas de distancia: 1 de daño.
   *[other] Dispara exactamente a dos zonas de distancia: 2 de daño.
}
tip-volunteers = +1 al atacar, −1 al defender. Si su ataque vacía una zona, todas las unidades de su propia zona deben avanzar.
tip-immobile = Nunca se mueve.
tip-caliph = Si cae el califa, ganan los cristianos.
tip-camp = +2 en defensa contra los ataques cristianos.
tip-card = { $own } para ti, { $other } para ellos: puntos de acción al jugarla, valor de combate al robarla en un combate.
tip-switch = Al final de la ronda, cada bando recoge la carta que haya en su propia área de iniciativa.

# Only where room is short, in a terminal.

legend = { $rider } caballería  { $archer } arqueros  { $star } especial  { $fresh } entera  { $hurt } herida  hueca = agotada
camp = palenque
aside-active = Activa
aside-shielded = y protegidas
aside-deck = mazo { $cards }
aside-hold = { $side }: tienen { $cards }
aside-empty = { $hand }: sin cartas
aside-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
aside-cards = { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}

# Units in a word of seven letters at most, for small counters.

short-al-husayni = Husayni
short-al-nasir = Califa
short-alfonso-viii = Alfonso
short-almogavars = Almog.
short-almohad-archers = Almoh.
short-andalusi-archers = Andal.
short-arab-cavalry = Árabes
short-aragonese-infantry = Aragón
short-aragonese-knights = Aragón
short-archers = Arcos
short-berber-archers = Bereber
short-berber-cavalry = Bereber
short-berber-infantry = Bereber
short-black-guard = Guardia
short-castilian-infantry = Castil.
short-council-militia = Milicia
short-crossbowmen = Balles.
short-jihad-volunteers = Volunt.
short-jimenez-de-rada = Rada
short-jund-infantry = Yund
short-kurdish-cavalry = Kurdos
short-lopez-de-haro = Haro
short-military-orders = Órdenes
short-navarrese-infantry = Navarra
short-navarrese-knights = Navarra
short-peter-ii = Pedro
short-sancho-vii = Sancho

# What odds are about, and where cards may be.
odds-card = Carta robada
odds-arrows = Flechas
odds-counter = Karr wa-l-farr
odds-no-karr = Sin karr wa-l-farr
odds-karr = Con karr wa-l-farr
odds-losses-power = Pérdidas medias
odds-sweeps-enemy = despeja
odds-sweeps-you = pierdes
board-memory = Dónde están las nueve cartas
board-in-own-hand = tu mano
board-in-other-hand = su mano
board-in-deck = mazo
board-in-discard = descarte
board-in-active = activa
board-in-initiative = iniciativa
board-choosable = seleccionable
board-chosen = seleccionada
