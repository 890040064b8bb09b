# Las Navas 1212 in Spanish.

# What a person wants to know before choosing.

about-title = Las Navas de Tolosa 1212
about-battle = Tres reyes cristianos contra el califa al-Nasir, 16 de julio de 1212
about-length = de 30 a 60 minutos, unas siete rondas
about-luck = nueve cartas de combate, que se roban y se pueden contar
about-information = manos ocultas
about-credits = Basado en 1212 Las Navas de Tolosa, de Pablo Sanz, publicado por Draco Ideas; sin relación con ninguno de los dos
about-provenance = Las reglas y las cartas especiales están impresas en el reglamento. Los números de las cartas se encontraron en una reseña. Dónde empiezan casi todas las tropas con estrella se deduce de la disposición de una lista. Los escudos de armas, los iconos y casi todos los nombres de tropas están en imágenes que no tenemos: los nuestros son propios, jugables, y no los de la editorial.

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

does-al-nasir = en tu turno: 2 puntos de acción más
does-al-husayni = antes de recoger las cartas: canjea tu carta de iniciativa por cualquiera del mazo o del descarte
does-black-guard = antes de un ataque al palenque del califa: 2 de daño en la zona de los atacantes
does-jund-infantry = tras una carga que vació una zona del yund: la columna no avanza
does-kurdish-cavalry = antes de una carga contra los kurdos, con el karr declarado: 2 de daño en la zona de los atacantes
does-jihad-volunteers = tras un ataque que abatió a los últimos Voluntarios: 2 de daño en la zona de los atacantes
does-alfonso-viii = en tu turno: 2 puntos de acción más
does-peter-ii = en tu turno: los jinetes de la columna A entran gratis en una zona vacía
does-sancho-vii = antes de un ataque normal de la columna C a la columna B: +2
does-lopez-de-haro = antes de un ataque en el que participe: +2
does-jimenez-de-rada = en tu turno: mira al azar una carta de la otra mano
does-council-militia = antes de tu primera acción del turno: reagrupa todas las zonas con Milicia

# What is asked.

ask-lay-aside = Elige una carta especial y apártala boca abajo.
ask-initiative = Elige una carta para la iniciativa. El otro bando todavía no la ve.
ask-play = Juega una carta por sus puntos de acción.
ask-act = { $points ->
    [0] No te quedan puntos. Usa una carta o termina el turno.
    [one] 1 punto de acción. ¿Qué hacen tus tropas?
   *[other] { $points } puntos de acción. ¿Qué hacen tus tropas?
}
ask-karr = Cargan contra { $target } desde { $origin }. ¿Responden tus jinetes con el karr wa-l-farr?
ask-react = { $name } ({ $does }). ¿Usas esta carta?
ask-spread = { $damage } de daño en { $zone }. ¿Quién lo recibe?
ask-advance = { $target } está vacía. ¿Entran todas tus unidades de { $origin }?
ask-exchange = Elige la carta que tomas a cambio de la que está en tu área de iniciativa.
wait = Esperando a { $asked ->
    [muslim] los musulmanes
    [christian] los cristianos
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
    [hidden] Los { side-muslim.who } ya han elegido para la iniciativa.
   *[other] Los { side-muslim.who } eligen { $card } para la iniciativa.
}
event-initiative-revealed = Iniciativa: los musulmanes, { $muslim }; los cristianos, { $christian }. Empiezan los { $beginners ->
    [Musulmanes] musulmanes
    [Cristianos] cristianos
   *[other] { $beginners }
}.
event-card-played = Los { side-muslim.who } juegan { $card }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
event-moved = { $units }: de { $origin } a { $target }.
event-rallied = Se reagrupan en { $zone }: { $units }.
event-switched = { $shielded ->
    [yes] Los { side-muslim.who } intercambian las cartas de iniciativa y las protegen.
   *[no] Los { side-muslim.who } intercambian las cartas de iniciativa.
}
event-arrows-loosed = { $unit }: disparo desde { $origin } a { $target }, { $damage } de daño.
event-attack-declared = Los { side-muslim.who } atacan { $target } desde { $origin } ({ $combat }): { $units }.
event-karr-answered = { $yes ->
    [yes] Los jinetes musulmanes responderán con el karr wa-l-farr.
   *[no] No habrá karr wa-l-farr.
}
event-card-passed = Los { side-muslim.who } no usan ninguna carta.
event-special-used = Los { side-muslim.who } usan la carta { $card } ({ $does }).
event-attack-cancelled = No queda nadie del ataque desde { $origin }.
event-deck-turned = Se da la vuelta al descarte: { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}, en el orden en que se jugaron.
event-fought = Combate ({ $combat }), carta { $card }. Ataque: { $attack } = { $attack_total }. Defensa: { $defence } = { $defence_total }.
event-suffered = { $damage } de daño en { $zone }: { $losses }.
event-advanced = Los { side-muslim.who } avanzan: { $ways }.
event-stayed = Los { side-muslim.who } mantienen la posición.
event-card-seen = { $card ->
    [hidden] Jiménez de Rada ve una carta de la mano musulmana.
   *[other] Jiménez de Rada ve la carta musulmana { $card }.
}
event-card-exchanged = { $taken ->
    [hidden] Al-Husayni canjea { $given } por una carta de su elección.
   *[other] Al-Husayni canjea { $given } por { $taken }.
}
event-turn-ended = Los { side-muslim.who } terminan su turno; se descarta { $card }.
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
progress-driven-back = rechazo: cristianos en { $have } zonas, bastarían { $need }
progress-caliph = califa herido { $have } de { $need }

refusal-game-over = La batalla ha terminado.
refusal-not-your-turn = Ahora no te toca actuar a ti: { $asked ->
    [muslim] les toca a los musulmanes
    [christian] les toca a los cristianos
   *[other] les toca a las cartas
}.
refusal-unknown-word = «{ $verb }» no es una acción de este juego.
refusal-answer-first = Antes tienes que responder a otra pregunta.
refusal-not-offered = Eso no es posible aquí.
refusal-play-a-card-first = Primero juega una carta: te da los puntos para actuar.
refusal-initiative-not-now = La iniciativa se decide una vez por ronda, antes del primer turno.
refusal-card-already-played = Ya has jugado tu carta de este turno.
refusal-lay-aside-not-now = Solo se aparta una carta especial antes de la batalla.
refusal-no-damage-to-take = Ahora no hay daño que recibir.
refusal-karr-not-now = El karr wa-l-farr responde a una carga cristiana contra una zona con jinetes, y en ningún otro momento.
refusal-advance-not-now = Solo puedes avanzar cuando una carga musulmana ha vaciado su objetivo.
refusal-nothing-to-pass = Ahora no hay ninguna carta especial que rechazar. Si has acabado, termina el turno.
refusal-exchange-not-now = Al-Husayni solo canjea una carta antes de recoger las cartas.
refusal-special-not-now = Las cartas especiales de tu propio turno se usan después de jugar una carta.
refusal-no-such-card = No hay ninguna carta de combate «{ $card }».
refusal-initiative-card-not-held = No tienes { $card } en la mano.
refusal-card-not-held = No tienes { $card } en la mano.
refusal-card-not-in-piles = { $card } no está ni en el mazo ni en el descarte.
refusal-needs-two-zones = Di de dónde a dónde, por ejemplo «{ $verb } B4>B3 all».
refusal-no-such-zone = No hay ninguna zona { $zone }. Las zonas van de A1 a C6.
refusal-origin-empty = { $zone } está vacía.
refusal-origin-not-yours = { $zone } la ocupa el otro bando.
refusal-names-no-units = Di quién: «all» (todos) o nombres unidos con +.
refusal-unit-not-there = La unidad { $unit } no está en { $zone }.
refusal-no-such-unit = No hay ninguna unidad llamada «{ $unit }».
refusal-unit-not-yours = La unidad { $unit } es del otro bando.
refusal-unit-fallen = La unidad { $unit } ha caído.
refusal-not-adjacent = { $target } no es contigua a { $origin }.
refusal-christian-leaves-column = Los cristianos solo se mueven en línea recta, adelante o atrás, sin salir nunca de su columna.
refusal-enemy-in-the-way = { $zone } la ocupa el otro bando; los dos nunca comparten zona.
refusal-over-the-limit = En una zona caben tres unidades. En { $zone } { $room ->
    [0] no cabe ninguna más
    [one] cabe 1 más
   *[other] caben { $room } más
}.
refusal-all-must-go = { $zone } está vacía: tienen que entrar todas las unidades juntas.
refusal-immobile = La unidad { $unit } no se mueve nunca.
refusal-immobile-left-behind = En una zona vacía tienen que entrar todas, y la unidad { $unit } no se mueve nunca.
refusal-cannot-pay-move = Mover cuesta { $cost }; tienes { $points }.
refusal-cannot-pay-march = A los cristianos les cuesta { $cost } entrar en una zona vacía del área musulmana; tienes { $points }.
refusal-not-hurt = La unidad { $unit } tiene toda su fuerza.
refusal-exhausted-cannot-rally = La unidad { $unit } está agotada y no puede reagruparse en este turno.
refusal-cannot-pay-rally = Reagrupar cuesta { $cost }; tienes { $points }.
refusal-shielded = Las cartas de iniciativa están protegidas durante el resto de la ronda.
refusal-cannot-pay-switch = Intercambiar cuesta { $cost }; tienes { $points }.
refusal-cannot-pay-shield = Intercambiar y proteger cuesta { $cost }; tienes { $points }.
refusal-third-combat = Ya has combatido dos veces en este turno; ese es el límite.
refusal-own-zone = { $zone } es tuya.
refusal-nobody-there = No hay ningún enemigo en { $zone }.
refusal-one-archer-only = Dispara una sola unidad de arqueros cada vez.
refusal-not-an-archer = La unidad { $unit } no tiene arcos.
refusal-out-of-bowshot = Las flechas llegan exactamente a dos zonas de distancia; { $target } no está a dos de { $origin }.
refusal-archer-exhausted = La unidad { $unit } está agotada y no puede disparar en este turno.
refusal-second-shot = Tus arqueros ya han disparado en este turno; el límite es una vez.
refusal-cannot-pay-shot = Disparar cuesta { $cost }; tienes { $points }.
refusal-write-the-archer = Nombra a los arqueros: { $unit }.
refusal-attack-not-adjacent = { $target } no es contigua a { $origin }.
refusal-charge-not-adjacent = { $target } no es contigua a { $origin }.
refusal-cannot-pay-attack = Un ataque cuesta { $cost }; tienes { $points }.
refusal-charge-not-ahead = Los cristianos solo cargan de frente.
refusal-charge-without-rider = En la carga tiene que ir un jinete de { $zone } que no esté agotado.
refusal-cannot-pay-charge = Una carga cuesta { $cost }; tienes { $points }.
refusal-all-exhausted = Todas las unidades de { $zone } están agotadas.
refusal-joiner-exhausted = La unidad { $unit } está agotada y no puede atacar en este turno.
refusal-not-in-the-zone-hit = La unidad { $unit } no está en { $zone }, donde cae el daño.
refusal-unreadable-share = Dilo así: «archers=1», y no «{ $share }».
refusal-more-than-its-power = La unidad { $unit } puede recibir { $power } como mucho.
refusal-wrong-total = Eso suma { $total } de daño; hay que recibir { $damage }.
refusal-karr-yes-or-no = Responde «karr yes» (sí) o «karr no».
refusal-no-special-cards = En el juego básico no hay cartas especiales.
refusal-no-such-special = No hay ninguna carta especial «{ $card }».
refusal-special-not-yours = { $card } es una carta del otro bando.
refusal-special-not-held = No tienes la carta { $card }.
refusal-special-used = La carta { $card } ya se ha usado.
refusal-other-card-asked = Ahora se te pregunta por { $asked }, no por { $card }.
refusal-special-waits-for-its-moment = La carta { $card } se te ofrecerá cuando llegue su momento.
refusal-special-goes-with-an-attack = La carta { $card } acompaña a un ataque y se te ofrece al declararlo.
refusal-special-units-gone = Han caído todas las tropas de { $card }.
refusal-hand-empty = La otra mano está vacía; no hay nada que ver.
refusal-militia-too-late = La Milicia solo se reagrupa antes de tu primera acción del turno.
refusal-cannot-pay-special = Esta carta cuesta { $cost }; tienes { $points }.
refusal-free-move-needs-zones = Di de dónde a dónde, por ejemplo «use peter-ii A4>A3».
refusal-free-move-other-column = Pedro II solo manda en su propia columna, la A.
refusal-free-move-not-ahead-or-back = Los cristianos solo se mueven en línea recta, adelante o atrás.
refusal-free-move-not-empty = El movimiento gratuito de Pedro II entra en una zona vacía; { $zone } no lo está.
refusal-free-move-without-rider = Tiene que ir un jinete; en { $zone } no hay ninguno.

# Names for menus, and what a newcomer should know of each.

name-memory-aid = Ayuda de memoria
name-round-limit = Última ronda
name-on = activada
name-off = desactivada
name-none = ninguna

hint-basic = Empieza aquí: la batalla entera, con nueve cartas.
hint-advanced = Añade dos cartas especiales secretas por bando. Mejor a partir de tu tercera o cuarta batalla.
hint-memory-aid = Activada: ves lo que sabría de las cartas un jugador que no olvida nada.
hint-round-limit = Si después de esta ronda la batalla sigue sin decidirse, hay empate.
hint-christian = Apenas maniobran, pero golpean como un martillo. Mata al califa en su palenque, B1.
hint-muslim = Van adonde quieren y atacan por poco precio. Echa a los cristianos de tu mitad.

# When a question is asked, in a list of what is always answered the same.
when-ask-act = En tu turno
when-ask-karr = Cuando tus jinetes podrían responder a una carga
when-ask-react = Cuando podrías usar una carta especial
when-ask-advance = Cuando queda vacía una zona ante ti

# What can be done. Its price in action points stands beside it.

do-initiative = Pujar
do-card = { $card } · tu { $own }, su { $other }
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
do-exchange = Tomar
do-discard = Apartar
do-price = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
do-everybody = todos
do-power = fuerza { $power }
do-empty = vacía

# The board: what stands on it and beside it, and what somebody hears who does not see it.

board-name = El campo de batalla
board-camp = el palenque del califa
board-riders = jinetes
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
board-next = Próximas del mazo: { $cards }
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
board-falls-on = { $damage } de daño en { $zone }.

# What a thing is and can do, beside it.

tip-hurt = Herida: al reagruparse recupera su segundo punto de fuerza.
tip-exhausted = Agotada: puede moverse, pero no combatir ni reagruparse hasta que su ejército se refresque.
tip-riders = { $side ->
    [christian] Puede encabezar una carga contra la zona de enfrente: +5.
   *[other] Puede encabezar una carga en cualquier dirección: +2. Puede responder a una carga con karr wa-l-farr.
}
tip-archers = { $side ->
    [christian] Dispara a dos zonas exactas de distancia: 1 de daño.
   *[other] Dispara a dos zonas exactas de distancia: 2 de daño.
}
tip-volunteers = +1 al atacar, −1 al defender. Si barren una zona, todos los de la suya deben entrar en ella.
tip-immobile = Nunca se mueve.
tip-caliph = Si cae, la batalla está perdida.
tip-camp = Defiende con 2 más contra los ataques cristianos.
tip-card = { $own } para ti, { $other } para ellos: puntos de acción en un turno, o su valor en un combate si se descubre.
tip-switch = Al final de la ronda cada bando recoge la carta que haya en su área.

# Only where room is short, in a terminal.

legend = { $rider } jinetes  { $archer } arqueros  { $star } especial  { $fresh } entera  { $hurt } herida  hueca = agotada
camp = palenque
aside-active = Activa
aside-shielded = y protegidas
aside-deck = mazo { $cards }
aside-hold = { $side }: tienen { $cards }
aside-empty = { $hand }: vacía
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
short-almogavars = Almogáv
short-almohad-archers = Almohad
short-andalusi-archers = Andalus
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
short-crossbowmen = Ballest
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
odds-card = La carta que se descubre
odds-arrows = Flechas
board-memory = Dónde están las nueve cartas
board-in-own-hand = tu mano
board-in-other-hand = su mano
board-in-deck = mazo
board-in-discard = descarte
board-in-active = activa
board-in-initiative = iniciativa
board-choosable = se puede elegir
board-chosen = elegido
