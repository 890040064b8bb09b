# The hex game in Spanish. Units are spoken of as “unidad”, so that adjectives agree whatever they are called.

# What a person wants to know before choosing.

about-title = Las Navas de Tolosa 1212, en hexágonos
about-battle = Tres reyes contra el califa: 153 fichas en un campo de 643 hexágonos
about-length = de dos a cuatro horas, unos 15 turnos
about-luck = dados de diez caras
about-information = sin información oculta
about-credits = Basado en el escenario de Frédéric Bey, traducido al inglés por Stephen Neuville; sin relación con su editorial
about-provenance = El escenario, su despliegue, sus puntos y sus reglas especiales siguen una hoja de escenario impresa. No tenemos las reglas de su serie, sus fichas ni su mapa: los hemos reconstruido por nuestra cuenta y probado jugando, así que no son los de la editorial.

scenario-navas-hex = Las Navas de Tolosa 1212
battle-navas-hex = En las laderas, bajo el palenque del califa, los reyes de Castilla, Aragón y Navarra se enfrentan a la hueste almohade, mesnada a mesnada.

# A side has a capital on a label and none inside a sentence: there we write { side-moslem.who } for { $who }.
side-christian = Cristianos
side-moslem = Musulmanes
    .who = { $who ->
        [Cristianos] cristianos
        [Musulmanes] musulmanes
       *[other] { $who }
    }
    .winner = { $winner ->
        [Cristianos] cristianos
        [Musulmanes] musulmanes
       *[other] { $winner }
    }
side-nobody = nadie

# Banners, what the sheet calls them, their leaders, and whose a unit is.

banner-alfonso = Alfonso VIII de Castilla
banner-haro = Diego López de Haro
banner-lara = Gonzalo Núñez de Lara
banner-ucero = Juan González de Ucero
banner-pedro = Pedro II de Aragón
banner-sancho = Sancho VII de Navarra
banner-nasir = Muhammad al-Nasir
banner-djami = Abu Saíd ben Yami
banner-andalus = Al-Ándalus
banner-mujahid = Muyahidines
banner-maysara = Al-Maysara
banner-maymanah = Al-Maymana

corps-alfonso = Reserva castellana
corps-haro = Vanguardia cristiana
corps-lara = Cuerpo castellano
corps-ucero = Órdenes militares
corps-pedro = Ejército de Aragón (ala izquierda)
corps-sancho = Ejército de Navarra (ala derecha)
corps-nasir = Reserva
corps-djami = Cuerpo almohade
corps-andalus = Cuerpo de al-Ándalus
corps-mujahid = Voluntarios religiosos
corps-maysara = Ala izquierda
corps-maymanah = Ala derecha

leader-alfonso = Alfonso VIII
leader-haro = Diego López de Haro
leader-lara = Gonzalo Núñez de Lara
leader-ucero = Juan González de Ucero
leader-pedro = Pedro II
leader-sancho = Sancho VII
leader-nasir = Muhammad al-Nasir
leader-djami = Abu Saíd ben Yami
leader-andalus = Jefe de al-Ándalus
leader-mujahid = Jefe de los muyahidines
leader-maysara = Al-Maysara
leader-maymanah = Al-Maymana

of-alfonso = de Alfonso
of-haro = de Haro
of-lara = de Lara
of-ucero = de Ucero
of-pedro = de Pedro
of-sancho = de Sancho
of-nasir = de al-Nasir
of-djami = de ben Yami
of-andalus = de al-Ándalus
of-mujahid = de los muyahidines
of-maysara = de al-Maysara
of-maymanah = de al-Maymana

# Units: a name in the plural, as “Caballeros de Haro 1”.

unit-ch = Caballeros { $owner } { $number }
unit-ha = Hombres de armas { $owner } { $number }
unit-cl = Jinetes ligeros { $owner } { $number }
unit-pi = Piqueros { $owner } { $number }
unit-mi = Milicias { $owner } { $number }
unit-il = Peones ligeros { $owner } { $number }
unit-ar = Arqueros { $owner } { $number }
unit-ab = Ballesteros { $owner } { $number }

marker-de-rada = Jiménez de Rada
marker-ruy-diaz = Ruy Díaz

facing-n = norte
facing-ne = noreste
facing-se = sureste
facing-s = sur
facing-sw = suroeste
facing-nw = noroeste

# The parts of a sum, and what comes of it.

term-die = dado { $die }
term-difference = fuerza
term-types = tipos
term-terrain = terreno
term-leaders = jefes
term-states = estados
term-special = especial

outcome-ar = el atacante principal huye y los demás se desaniman
outcome-ad = el atacante principal cede
outcome-bt = ambos se cansan
outcome-dd1 = el defensor cede
outcome-dd2 = el defensor se cansa y cede
outcome-dr = el defensor huye
outcome-de = el defensor es aniquilado
outcome-nothing = sin efecto
outcome-discouraged = desanimada
outcome-discouraged-tired = desanimada y cansada
outcome-routed = en desbandada
outcome-eliminated = eliminada
odds-back-enemy = el enemigo cede
odds-back-you = cedes tú
odds-hit-enemy = impacto
percent = { $number } %

# What is asked.

ask-setup = ¿Usar nuestro despliegue reconstruido o desplegar tu ejército unidad a unidad?
ask-set-hex = ¿Dónde se despliegan { $unit }?
ask-set-facing = ¿Hacia dónde miran { $unit }?
ask-replace = { $leader } ha caído. ¿A cuál de sus unidades se unirá su sucesor?
ask-volley = ¿Qué arqueros disparan antes de los movimientos, y contra quién?
ask-activate = { $leaders ->
    [one] Tienes la iniciativa. ¿Qué jefe actúa primero?
   *[other] Ganas la iniciativa con mucha ventaja: { $leaders } de tus jefes actúan primero. ¿Cuál actúa ahora?
}
ask-name = { $leader } puede llamar también a unidades cercanas de otras mesnadas. ¿A cuáles?
ask-order = Actúa { $leader }. ¿Qué unidad se mueve, gira o descansa?
ask-where = ¿Adónde se mueven { $unit }?
ask-facing = ¿Hacia dónde miran { $unit } en { $hex }?
ask-marker-where = ¿Adónde se mueve { $marker }?
ask-shoot = Actúa { $leader }. ¿Quién dispara, y contra quién?
ask-declare = Actúa { $leader }. Elige quién carga o combate, y contra quién.
ask-retarget = El objetivo de { $unit } ya no está o queda fuera de su alcance. ¿Elegir otro?
ask-resolve = ¿Qué ataque se resuelve primero?
ask-run = ¿Dónde acaba la carga de { $unit }?
ask-react = { $target }, en { $hex }, reciben una carga. ¿Cómo reaccionan?
ask-shoot-back = { $target }, en { $hex }, reciben un ataque. ¿Disparan antes, y contra quién?
ask-shoot-first = ¿Qué atacante dispara antes del combate contra { $target } en { $hex }?
ask-lead = ¿Quién encabeza el ataque contra { $target } en { $hex }?
ask-advance = { $hex } está vacío. ¿Quién avanza?
ask-pursue = ¿Persiguen { $unit }, y hasta dónde?
ask-elan = { $unit } deben cargar otra vez. ¿Contra quién?
ask-elan-facing = ¿Hacia dónde miran ahora { $unit }?
wait = Esperando { $asked ->
    [christian] a los cristianos
    [moslem] a los musulmanes
   *[other] los dados
}.
over = La batalla ha terminado.

# When a question is asked, in a list of what is always answered the same.

when-ask-setup = Antes de la batalla
when-ask-set-hex = Cuando se despliega una unidad
when-ask-set-facing = Cuando se despliega una unidad que puede girar
when-ask-replace = Cuando se sustituye a un jefe
when-ask-volley = Cuando tus arqueros pueden disparar antes de los movimientos
when-ask-activate = Cuando tienes la iniciativa
when-ask-name = Cuando tu comandante puede llamar a otras unidades
when-ask-order = Cuando tus unidades pueden moverse
when-ask-where = Cuando se mueve una unidad
when-ask-facing = Cuando una unidad se ha movido
when-ask-marker-where = Cuando se mueve un marcador
when-ask-shoot = Cuando tus unidades pueden disparar
when-ask-declare = Cuando tus unidades pueden atacar
when-ask-retarget = Cuando un objetivo ya no está
when-ask-resolve = Cuando hay varios ataques declarados
when-ask-run = Cuando una carga puede acabar en varios hexágonos
when-ask-react = Cuando cargan contra ti
when-ask-shoot-back = Cuando atacan a tus tiradores
when-ask-shoot-first = Cuando tus tiradores atacan cuerpo a cuerpo
when-ask-lead = Cuando varias unidades pueden encabezar un ataque
when-ask-advance = Cuando puedes avanzar
when-ask-pursue = Cuando puedes perseguir
when-ask-elan = Cuando una carga debe continuar
when-ask-elan-facing = Cuando acaba una carga

# What happens.

event-set-up = { $historical ->
    [yes] Los { side-moslem.who } toman el despliegue reconstruido.
   *[no] Los { side-moslem.who } se despliegan unidad a unidad.
}
event-unit-placed = { $unit } se despliegan en { $hex }.
event-turn-began = Turno { $turn }.
event-leader-replaced = El sucesor de { $leader } se une a { $unit } en { $hex }.
event-initiative-rolled = Iniciativa de los { side-moslem.who }: dados { $dice }, comandante +{ $bonus }, total { $total }.
event-initiative-tied = Empate a { $total }: la iniciativa se tira otra vez.
event-initiative-won = Los { side-moslem.who } ganan la iniciativa por { $lead } y eligen { $leaders ->
    [one] al jefe que actúa primero
   *[other] a los { $leaders } jefes que actúan primero
}.
event-leader-activated = Actúa { $leader }, de los { side-moslem.who }.
event-unit-named = { $leader } llama a { $unit }.
event-held = { $question ->
    [volley] Los { side-moslem.who } no hacen más descargas.
    [shoot] Los { side-moslem.who } dejan de disparar.
    [shoot-back] Los { side-moslem.who } no disparan contra sus atacantes.
    [shoot-first] Los { side-moslem.who } dejan de disparar antes del combate.
    [react] Los { side-moslem.who } aguantan a pie firme.
    [advance] Los { side-moslem.who } no avanzan.
    [pursue] Los { side-moslem.who } no persiguen al enemigo.
   *[retarget] Los { side-moslem.who } no eligen otro objetivo.
}
event-unit-moved = { $unit } se mueven de { $origin } a { $hex } y miran al { $facing }.
event-unit-turned = { $unit } miran al { $facing } en { $hex }.
event-unit-rested = { $unit } descansan en { $hex }.
event-leader-rode = { $leader } cabalga de { $origin } a { $hex } y se une a { $unit }.
event-marker-moved = { $marker } va de { $origin } a { $hex }.
event-fired = { $kind ->
    [volley] Descarga
    [back] Tiro defensivo
    [first] Tiro antes del combate
   *[fire] Tiro
}: { $unit } en { $origin } contra { $target } en { $hex }. Dado { $die }, modificadores { $modifiers }, total { $total } (impacto a partir de { $light }{ $heavy ->
    [0] {""}
   *[other] {""}, impacto grave a partir de { $heavy }
}): { $effect ->
    [light] impacto.
    [heavy] impacto grave.
   *[none] sin efecto.
}
event-attack-declared = { $kind ->
    [charge] { $unit } cargarán contra { $target } en { $hex }.
   *[melee] { $unit } combatirán contra { $target } en { $hex }.
}
event-attack-began = { $kind ->
    [charge] Carga contra { $target } en { $hex }: { $attackers }.
   *[melee] Combate contra { $target } en { $hex }: { $attackers }.
}
event-dropped-out = { $why ->
    [gone] { $unit } ya no están y no atacan a { $target }.
    [shaken] { $unit }: la unidad ya no es valiente y no ataca a { $target }.
    [target-gone] { $unit } no atacan: { $target } ya no están.
    [not-in-front] { $unit } no atacan: ya no tienen delante a { $target }.
    [not-fresh] { $unit } no cargan contra { $target }: la unidad está cansada o ha dejado su hexágono.
   *[no-run] { $unit } no cargan contra { $target }: el camino está cerrado o es demasiado largo.
}
event-charger-ran = { $unit } galopan desde { $origin }: { $path }.
event-reacted = { $unit } contracargan.
event-slipped = { $unit } se escabullen.
event-fought = { $kind ->
    [charge] Carga
   *[melee] Cuerpo a cuerpo
}{ $elan ->
    [0] {""}
   *[other] {""}, ímpetu { $elan }
}: { $attackers } contra { $target } en { $hex }: { $sum } = { $total }, { $result }: { $outcome }.
event-advanced = { $unit } avanzan de { $origin } a { $hex }.
event-pursued = { $unit } persiguen de { $origin } a { $hex }.
event-charged-on = Ímpetu { $number }: { $unit } cargan otra vez, contra { $target } en { $hex }.
event-unit-tired = { $unit }: la unidad queda cansada.
event-unit-discouraged = { $unit }: la unidad queda desanimada.
event-friend-disordered = { $by } atraviesan a { $unit }; esta unidad queda desanimada.
event-unit-routed = { $unit }: la unidad queda en desbandada.
event-unit-retreated = { $rout ->
    [yes] { $unit } huyen de { $origin } a { $hex }.
   *[no] { $unit } retroceden de { $origin } a { $hex }.
}
event-unit-left-map = { $unit } salen del mapa por { $hex }: la unidad queda eliminada.
event-unit-trapped = { $unit } no pueden retirarse de { $hex }: la unidad queda eliminada.
event-unit-eliminated = { $unit }: la unidad queda eliminada en { $hex }.
event-unit-dispersed = { $unit } se dispersan en { $hex }: la unidad queda eliminada.
event-leader-tested = Prueba de bajas de { $leader }, dado { $die }: { $fate ->
    [wounded] herido.
    [killed] muerto.
    [captured] capturado.
    [escapes] escapa.
   *[unhurt] ileso.
}
event-leader-escaped = { $leader } se une a { $unit } en { $hex }.
event-leader-removed = { $leader } no encuentra a quién unirse y deja el campo.
event-marker-lost = { $marker }: el marcador queda eliminado en { $hex }.
event-marker-driven-off = { $marker } tiene que retirarse de { $origin } a { $hex }.
event-banner-withdrew = { $banner }: esta mesnada no aguanta más; { $units ->
    [0] ya no le quedan unidades en el campo
    [one] su última unidad deja el campo
   *[other] sus últimas { $units } unidades dejan el campo
}.
event-reserve-freed = La reserva entra en combate: { $banner } y sus unidades ya pueden moverse y combatir.
event-unit-restored = Jiménez de Rada reanima a { $unit }: la unidad queda valiente y fresca.
event-rally-tested = Reagrupamiento de { $unit }: cohesión { $cohesion }, dado { $die }, modificadores { $modifiers }, margen { $margin }: { $effect ->
    [valiant] la unidad es valiente de nuevo.
    [better] mejora un grado.
    [worse] empeora un grado.
   *[same] sin cambio.
}
event-unit-freshened = { $unit }: la unidad está fresca de nuevo.
event-points-counted = Puntos tras el turno { $turn }: cristianos { $christian }, musulmanes { $moslem }. Total: { $christian_total } a { $moslem_total }.
event-late-points = Acaba el turno { $turn } y los cristianos no han vencido: { $points } puntos para los musulmanes.
event-draw-suggested = Hace { $turns } turnos que nadie dispara ni combate. Si ambos bandos están de acuerdo, la batalla puede acabar en empate.
event-game-ended = { $ending }

result-standard-taken = Los cristianos han llegado al estandarte del califa y ganan.
result-al-nasir-lost = Al-Nasir ha muerto o ha sido capturado. Ganan los cristianos.
result-alfonso-lost = Alfonso VIII ha muerto o ha sido capturado. Ganan los musulmanes.
result-lead = Los { side-moslem.winner } ganan con una ventaja de puntos decisiva.
result-nobody-left = En el campo solo quedan los { side-moslem.winner }, que ganan la batalla.
result-time-limit = { $winner ->
    [nadie] Acaba el día y ningún bando lleva suficiente ventaja: empate.
   *[other] Acaba el día; los { side-moslem.winner } van por delante en puntos y ganan.
}
result-turn-cap = { $winner ->
    [nadie] Acaba el último turno y los dos bandos tienen los mismos puntos: empate.
   *[other] Acaba el último turno; los { side-moslem.winner } tienen más puntos y ganan.
}

# Why not.

# How far a side is on its ways to win.
progress-lead = { $sign ->
    [ahead] { $by } de ventaja; con { $need } se gana
    [behind] { $by } de desventaja; con { $need } de ventaja se gana
   *[level] empate; con { $need } de ventaja se gana
}
progress-time-limit = { $sign ->
    [ahead] { $by } de ventaja; con { $need } se gana al final
    [behind] { $by } de desventaja; con { $need } de ventaja se gana al final
   *[level] empate; con { $need } de ventaja se gana al final
}
progress-turn-cap = { $sign ->
    [ahead] { $by } de ventaja; al final basta cualquier ventaja
    [behind] { $by } de desventaja; al final basta cualquier ventaja
   *[level] empate; al final basta cualquier ventaja
}
goal-lead = o { $need } puntos de ventaja
goal-standard = o tomar el estandarte
progress-standard = estandarte a { $have ->
    [one] 1 hexágono
   *[other] { $have } hexágonos
}

refusal-game-over = La batalla ha terminado.
refusal-not-your-turn = No te toca: { $asked ->
    [christian] están eligiendo los cristianos
    [moslem] están eligiendo los musulmanes
   *[other] ruedan los dados
}.
refusal-unknown-word = «{ $verb }» no es una acción de este juego.
refusal-not-offered = Eso no es posible ahora.

# The right word at the wrong time.

refusal-set-up-not-now = Eso solo es posible durante el despliegue.
refusal-face-not-now = Antes de girar una unidad, elige cuál se mueve y adónde.
refusal-replace-not-now = Un jefe perdido se sustituye al principio de un turno.
refusal-fire-not-now = Ahora nadie puede disparar.
refusal-hold-not-now = Ahora no hay nada que rechazar.
refusal-activate-not-now = Solo eliges un jefe tras ganar la iniciativa; después, el orden es fijo.
refusal-name-not-now = Un comandante solo puede llamar a otras unidades al activarse, antes de que nadie se mueva.
refusal-order-not-now = Las unidades solo se mueven en la primera parte de la activación de su jefe.
refusal-ride-not-now = Un jefe solo se mueve en la primera parte de su activación.
refusal-marker-not-now = Jiménez de Rada y Ruy Díaz solo se mueven en la primera parte de una activación cristiana.
refusal-go-not-now = Elige primero una unidad.
refusal-rest-not-now = Una unidad descansa en vez de moverse. Elige primero la unidad.
refusal-end-not-now = Ahora no hay nada que terminar.
refusal-attack-not-now = Las cargas y los combates se declaran después de los movimientos y los disparos.
refusal-resolve-not-now = No hay ataques declarados que resolver.
refusal-run-not-now = No hay ningún recorrido de carga que elegir.
refusal-react-not-now = No hay ninguna carga a la que reaccionar.
refusal-lead-not-now = Ahora no hay que elegir quién encabeza un ataque.
refusal-advance-not-now = No hay ningún hexágono al que avanzar.
refusal-pursue-not-now = No hay a quién perseguir.
refusal-elan-not-now = No hay ninguna carga que continuar.
refusal-dice-are-fates = No puedes elegir los dados: los tira el juego.
refusal-no-such-roll = El dado no tiene ese número.
refusal-elan-compulsory = { $unit } tienen un enemigo al lado y deben cargar otra vez.

# What is named.

refusal-names-no-hex = Indica un hexágono, por ejemplo «{ $verb } 1714».
refusal-no-such-hex = No existe el hexágono { $hex }. Escribe cuatro cifras, columna y fila, como 1714.
refusal-names-no-unit = Indica una unidad, por ejemplo «{ $verb } haro-ch1».
refusal-no-such-unit = No hay ninguna unidad «{ $unit }». Los nombres son como haro-ch1.
refusal-not-your-unit = { $unit } son del enemigo.
refusal-unit-gone = { $unit } ya no están en el mapa.
refusal-unit-withdrawn = { $unit } han dejado el campo con su mesnada.
refusal-nobody-there = { $hex } está vacío. Elige un hexágono con una unidad enemiga.
refusal-own-unit-there = { $unit }, en { $hex }, son de tu bando.
refusal-names-no-direction = Indica una dirección: «N», «NE», «SE», «S», «SW» o «NW».
refusal-no-such-direction = «{ $direction }» no es una dirección. Usa «N», «NE», «SE», «S», «SW» o «NW».
refusal-names-no-banner = Indica la mesnada de un jefe, por ejemplo «haro».
refusal-no-such-banner = No hay ninguna mesnada «{ $banner }».
refusal-not-your-banner = { $banner }: esta mesnada es del enemigo.
refusal-names-no-marker = Indica un marcador: «de-rada» o «ruy-diaz».
refusal-no-such-marker = No hay ningún marcador «{ $marker }». Usa «de-rada» o «ruy-diaz».

# Set-up.

refusal-outside-its-rows = { $hex } no está en las filas de despliegue de { $banner }.
refusal-outside-its-zone = { $hex } está a más de { $hexes } hexágonos de { $leader }, contando el suyo.
refusal-hex-taken = { $hex } está ocupado por { $unit }. En un hexágono cabe una unidad.
refusal-other-leaders-hex = { $hex } está reservado para otro jefe y su unidad.
refusal-leader-needs-unit = { $leader }, en { $hex }, todavía necesita una unidad, y esta es la última.
refusal-faces-so-already = { $unit } ya miran hacia ahí.
refusal-cannot-face-so = { $unit }: puntos de movimiento insuficientes ({ $points }) para acabar mirando hacia ahí.

# Leaders, and whom they activate.

refusal-not-of-banner = { $unit } no son de la mesnada de { $leader }.
refusal-activated-already = { $leader } ya ha actuado este turno.
refusal-banner-gone = { $banner }: a esta mesnada no le quedan unidades.
refusal-not-army-leader = { $leader } solo manda su propia mesnada. Solo un comandante del ejército puede llamar a otras.
refusal-acts-anyway = { $unit } son de la mesnada de { $leader } y actúan con ella de todos modos.
refusal-named-already = Ya se ha llamado a { $unit }.
refusal-acted-already = { $unit } ya han actuado este turno.
refusal-outside-his-radius = { $unit } están a más de { $hexes } hexágonos de { $leader }, contando el suyo.
refusal-routed = { $unit } están en desbandada y solo pueden huir.
refusal-not-active = { $unit } no pueden actuar ahora: { $leader } no está activando a esta unidad.

# Moves.

refusal-ordered-already = { $unit } ya se han movido, han girado o han descansado este turno.
refusal-reserve-stays = { $unit } están en reserva: hasta que ataquen a una unidad de la reserva, solo pueden girar y disparar.
refusal-joined-stays = { $unit } no pueden moverse: acaba de unírseles un jefe.
refusal-volleyed-only-turns = { $unit } han disparado antes de los movimientos y ya solo pueden girar.
refusal-enemy-there = { $hex } está en manos del enemigo.
refusal-friend-there = En { $hex } hay una unidad amiga. Puedes pasar, pero no parar ahí.
refusal-must-get-nearer = { $unit } están fuera de mando y deben acabar más cerca de { $leader }.
refusal-discouraged-near-enemy = { $unit }: la unidad está desanimada y no puede ponerse junto a un enemigo, como en { $hex }.
refusal-mujahid-not-back = { $unit } no pueden quedar más cerca del estandarte que al principio de la batalla.
refusal-out-of-reach = { $unit } no llegan a { $hex }; puntos de movimiento: { $points }.
refusal-has-fired-no-rest = { $unit } han disparado y no pueden descansar.
refusal-reserve-no-rest = { $unit } están en reserva y no pueden descansar.
refusal-no-rest-near-enemy = { $unit } no pueden descansar junto a un enemigo.
refusal-leader-gone = { $leader } no está en el campo.
refusal-leader-rode = { $leader } ya ha cabalgado hasta otra unidad.
refusal-leader-went-along = { $leader } ya se ha movido con su unidad.
refusal-leader-held = { $leader } debe quedarse con su reserva hasta que la ataquen.
refusal-with-it-already = { $leader } ya está con { $unit }.
refusal-routed-there = { $unit } están en desbandada; { $leader } no puede unírseles.
refusal-too-far-for-leader = { $leader } no llega hasta { $unit }; puntos de movimiento: { $points }.
refusal-marker-not-yours = { $marker } es de los cristianos.
refusal-marker-gone = { $marker } ya no está en juego.
refusal-marker-moved = { $marker } ya se ha movido este turno.
refusal-marker-surrounded = { $marker } está rodeado de enemigos.
refusal-marker-there-already = { $marker } ya está ahí.
refusal-marker-too-far = { $marker } no llega a { $hex }; puntos de movimiento: { $points }.

# Fire.

refusal-no-archer = { $unit } no son arqueros. Solo los arqueros disparan antes de los movimientos.
refusal-volleyed-already = { $unit } ya han disparado en esta fase.
refusal-no-shooter = { $unit } no pueden disparar.
refusal-fired-already = { $unit } ya han disparado en esta activación.
refusal-rests = { $unit } están descansando y no pueden disparar ni atacar.
refusal-crossbow-moved = { $unit } han dejado su hexágono, y los ballesteros no disparan después de moverse.
refusal-shooter-near-enemy = { $unit } están junto a un enemigo y solo pueden disparar en un combate.
refusal-out-of-range = { $unit } tienen un alcance de { $hexes } hexágonos; { $hex } está demasiado lejos.
refusal-out-of-cone = { $hex } queda fuera del ángulo de tiro de { $unit }.
refusal-ground-between = { $unit } no ven { $hex }: lo tapa un terreno más alto.
refusal-unit-between = { $unit } no ven { $hex }: lo tapa otra unidad.
refusal-not-the-defender = Aquí no atacan a { $unit }.
refusal-not-its-attacker = { $unit } no atacan aquí.
refusal-attacker-not-in-front = { $hex } no está en el frente de { $unit }.
refusal-not-the-target = Antes de un combate solo puedes disparar contra su objetivo, { $unit }, no contra { $hex }.

# Charge and melee.

refusal-another-is-asked = Ahora solo { $unit } pueden elegir otro objetivo.
refusal-discouraged = { $unit }: la unidad está desanimada y no puede atacar.
refusal-reserve-no-attack = { $unit } están en reserva y no pueden atacar hasta que ataquen a una unidad de la reserva.
refusal-out-of-command = { $unit } están fuera de mando y no pueden atacar.
refusal-volleyed-no-attack = { $unit } han disparado antes de los movimientos y no pueden atacar.
refusal-attacks-already = { $unit } ya han declarado un ataque.
refusal-not-adjacent = { $hex } no está junto a { $unit }.
refusal-not-in-front = { $hex } no está en el frente de { $unit }.
refusal-meleed-already = { $unit } ya han recibido un ataque cuerpo a cuerpo en esta activación.
refusal-enough-attack = Ya combaten { $most } unidades contra { $unit }, y ese es el máximo.
refusal-not-mounted = { $unit } van a pie y no pueden cargar.
refusal-tired-no-charge = { $unit }: la unidad está cansada y no puede cargar.
refusal-left-its-hex = { $unit } han dejado su hexágono y no pueden cargar.
refusal-enough-charge = Ya cargan { $most } unidades contra { $unit }, y ese es el máximo.
refusal-too-far-to-charge = { $unit } no llegan a { $hex }; una carga cubre { $hexes } hexágonos como mucho.
refusal-no-room-to-run = { $unit } no tienen delante ningún hexágono libre por donde cargar.
refusal-no-run-there = { $unit } no pueden llegar ante { $hex } en línea recta con un giro como mucho.
refusal-not-declared = No se ha declarado ningún ataque contra { $hex }. Elige uno que se haya declarado.
refusal-charges-first = Las cargas se resuelven antes que los combates, y ninguna va contra { $hex }. Elige primero una carga.
refusal-run-not-vacant = { $hex } está ocupado. Una carga debe acabar en un hexágono vacío.
refusal-no-run-ends-there = La carga de { $unit } no puede acabar en { $hex }.
refusal-no-reaction-in-melee = { $unit } reciben un ataque cuerpo a cuerpo. Solo se puede reaccionar a una carga.
refusal-reserve-no-reaction = { $unit } están en reserva y no pueden reaccionar.
refusal-reacted-already = { $unit } ya han reaccionado este turno.
refusal-foot-no-reaction = { $unit } van a pie y no pueden reaccionar a una carga.
refusal-tired-no-reaction = { $unit }: la unidad está cansada y no puede contracargar.
refusal-charger-not-in-front = { $unit } no pueden contracargar: no todos los que cargan están en su frente.
refusal-only-light-horse-slips = { $unit } no son jinetes ligeros y no pueden escabullirse.
refusal-charged-by-light-horse = { $unit } reciben una carga de jinetes ligeros, más rápidos, y no pueden escabullirse.
refusal-slips-off-map = { $unit } saldrían del mapa si se escabulleran.
refusal-no-way-to-slip = { $unit } no tienen camino libre para escabullirse.
refusal-not-an-attacker = { $unit } no participan en este ataque.
refusal-not-the-strongest = El ataque debe encabezarlo el atacante más fuerte, y { $unit } no lo son.
refusal-pursuit-not-vacant = { $hex } está ocupado. Persigue hasta un hexágono vacío.
refusal-pursuit-not-ahead = { $hex } no está en el frente de { $unit }.
refusal-elan-not-adjacent = { $hex } no está junto a { $unit }.

# El tablero del terminal.

legend = + − zoom  mayús+flechas cursor  { $tired } cansada  { $discouraged } desanimada  { $routed } en desbandada  { $resting } descansa  { $leader } jefe  { $standard } estandarte  { $marker } marcador
heading = Turno { $turn } · { $phase }
phase-setup = despliegue
phase-command = mando
phase-archers = arqueros
phase-initiative = iniciativa
phase-activation = acción
phase-rally = reagrupamiento
phase-over = fin de la batalla

aside-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
aside-army = { $left } de { $all } unidades, { $routed } en desbandada
aside-wounded = herido

kind-ch = caballeros
kind-ha = hombres de armas
kind-cl = jinetes ligeros
kind-pi = piqueros
kind-mi = milicias
kind-il = peones ligeros
kind-ar = arqueros
kind-ab = ballesteros

state-tired = cansada
state-discouraged = desanimada
state-routed = en desbandada
state-resting = descansando

describe-level = nivel { $level }
describe-standard = el estandarte del califa

do-historical = Despliegue reconstruido
do-free = Unidad por unidad
do-set = Colocar en
do-face = Mirar al
do-replace = Su sucesor se une a
do-fire = Disparar
do-hold = { $question ->
    [volley] No más descargas
    [shoot] Dejar de disparar
    [shoot-back] No disparar
    [shoot-first] No disparar antes del combate
    [advance] No avanzar
    [pursue] No perseguir
   *[retarget] Ningún otro objetivo
}
do-activate = Activar a
do-name = Llamar a
do-unit = Dar órdenes a
do-go = Mover a
do-turn = { $hex }: quedarse y girar
do-rest = Descansar
do-ride = { $leader } cabalga solo hasta
do-move = Mover marcador
do-end = { $question ->
    [name] No llamar a más
    [order] Terminar movimientos
   *[declare] Terminar declaraciones
}
do-charge = Cargar
do-melee = Combatir
do-resolve = Combatir ahora

# El tablero en el navegador.

phase-begin = Empieza el turno
phase-volley = Disparos antes de los movimientos
phase-move = Movimientos
phase-fire = Tiro
phase-combat = Carga y cuerpo a cuerpo
board-name = El campo de batalla
board-points = Puntos: cristianos { $christian }, musulmanes { $moslem }
board-hex = hexágono { $hex }
board-level = nivel { $level }
board-stockade = empalizada al { $sides }
board-standard = el estandarte del califa
board-faces = de cara al { $facing }
board-face = { $unit }: de cara al { $facing }
board-numbers = fuerza { $strength }, cohesión { $cohesion }, movimiento { $move }
board-range = alcance { $hexes } { $hexes ->
    [one] hexágono
   *[other] hexágonos
}
board-led = con { $leader }
board-in-command = bajo mando
board-out-of-command = fuera de mando
board-choosable = seleccionable
board-chosen = seleccionado
board-lasso = Seleccionar con lazo
board-zoom-in = Acercar
board-zoom-out = Alejar
board-zoom-whole = Ver todo el campo de batalla

state-valiant = valiente
do-run = Correr hasta
do-react = Contracargar
do-slip = Escabullirse
do-stand = Aguantar
do-lead = Encabezar con
do-advance = Avanzar
do-pursue = Perseguir hasta
do-elan = Cargar de nuevo

hint-navas-hex = 16 de julio de 1212. Todo el ejército, mesnada a mesnada. Reserva una tarde o activa el límite de tiempo.
hint-christian = Caballería menos numerosa, pero mejor. Mantén juntas tus mesnadas y ábrete paso hasta el estandarte.
hint-moslem = Más tropas y un cerro fácil de defender. Deja que el enemigo se canse y rodéalo.
name-time-limit = Límite de tiempo
name-turn-cap = Límite de turnos
name-on = tras el turno 12
name-off = ninguno
name-none = ninguno
name-30 = turno 30
hint-time-limit = Con límite: la batalla acaba tras el turno 12, y con 7 puntos de ventaja se gana. Sin límite: se sigue jugando.
hint-turn-cap = Gana el bando que tenga más puntos al acabar el turno elegido. Los bots siempre juegan con límite, para que toda partida acabe.

scene-charge = Carga
scene-melee = Cuerpo a cuerpo
scene-fire = Tiro
scene-needs = { $heavy ->
    [0] impacto con { $light }+
   *[other] impacto con { $light }+, impacto grave con { $heavy }+
}
scene-effect-none = sin efecto
scene-effect-light = un impacto
scene-effect-heavy = un impacto grave
scene-rally = Reagrupamiento
scene-rally-valiant = valiente de nuevo
scene-rally-better = un grado mejor
scene-rally-worse = un grado peor
scene-unmoved = { $units ->
    [one] 1 unidad más queda igual.
   *[other] { $units } unidades más quedan igual.
}
scene-fate-unhurt = ileso
scene-fate-wounded = herido
scene-fate-killed = muerto
scene-fate-captured = capturado
scene-fate-escapes = escapa

# Orders for many units at once, in the browser.

orders-name = Órdenes de grupo
orders-all = Seleccionar toda la mesnada
orders-turn = Girar
orders-far = Distancia
orders-marked = Unidades ({ $marked } de { $units } seleccionadas)
orders-march-marked = { $units ->
    [one] Hacer avanzar la unidad seleccionada
   *[other] Hacer avanzar las { $units } unidades seleccionadas
}
orders-turn-marked = { $units ->
    [one] Girar la unidad seleccionada
   *[other] Girar las { $units } unidades seleccionadas
}
orders-rest-stands = Dar órdenes; el resto espera
orders-rest-rests = Dar órdenes; el resto descansa
orders-said = { $who }: { $deeds }
orders-go = a { $hex }
orders-rest = descansar
orders-attacks = Ataques posibles
orders-attack = { $how }: { $unit } → { $target }
orders-odds = el enemigo cede { $well }, tú { $badly }
orders-attack-best = Declarar los ataques favorables
orders-fire-best = Disparar con la mejor probabilidad
orders-in-order = Combatir en este orden

# El botón que conduce por las fases de una activación.

lead-phases = Fases
lead-move = Mover
lead-fire = Disparar
lead-attack = Atacar
lead-advance = Avanzar todos
lead-all-stay = Todos esperan
lead-all-rest = Todos descansan
lead-no-fire = No disparar
lead-no-attack = No atacar
lead-no-more-attacks = Dar órdenes; sin más ataques
lead-fight-on = Seguir el combate

# Muchas líneas del diario en una.

fold-placed = Se despliegan { $count } unidades.
fold-moves = Se mueven { $count } unidades.
fold-rests = Descansan { $count } unidades.
fold-attacks = Se declaran { $count } ataques.
fold-freshened = { $count } unidades están frescas de nuevo.
fold-unmoved = { $count } reagrupamientos no cambian nada.

# What is always answered.

always-react = Contracargar siempre
always-slip = Escabullirse siempre
always-stand = Aguantar siempre
always-fire = Disparar siempre
always-hold = Nunca
always-lead = La primera unidad que pueda
always-run = El primer hexágono posible
always-advance = Avanzar siempre
always-pursue = Perseguir siempre
