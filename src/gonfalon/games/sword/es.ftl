# The hex game in Spanish. Units are spoken of as “unidad”, so that adjectives agree whatever they are called.

# What a person wants to know before choosing.

about-title = Las Navas de Tolosa 1212, en hexágonos
about-battle = Tres reyes contra el califa: 153 fichas en un campo de 643 hexágonos
about-length = de dos a cuatro horas, unos 12 turnos
about-luck = dados de diez caras
about-information = todo a la vista
about-credits = Basado en el escenario de Frédéric Bey, traducido al inglés por Stephen Neuville; sin relación con su editorial
about-provenance = El escenario, su despliegue, sus puntos y sus reglas especiales están impresos en una hoja de escenario. Las reglas de la serie a la que pertenece, sus fichas y su mapa no los tenemos: son una reconstrucción nuestra, jugable y ajustada, y no los de la editorial.

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

# Banners, their leaders, and whose a unit is.

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
outcome-nothing = no pasa nada
outcome-discouraged = desanimada
outcome-discouraged-tired = desanimada y cansada
outcome-routed = en desbandada
outcome-eliminated = eliminada

# What is asked.

ask-setup = ¿Cómo despliegas tu ejército: todo como en la batalla o unidad a unidad?
ask-set-hex = { $unit }: ¿dónde se despliega esta unidad?
ask-set-facing = { $unit }: ¿hacia dónde mira esta unidad?
ask-replace = { $leader } ha caído. ¿Con cuál de sus unidades va su sucesor?
ask-volley = ¿Qué arqueros tiran antes de los movimientos, y contra quién?
ask-activate = { $leaders ->
    [one] Tienes la iniciativa. ¿Qué jefe actúa primero?
   *[other] Tienes la iniciativa con gran ventaja: actúan primero { $leaders } jefes a tu elección. ¿Cuál ahora?
}
ask-name = { $leader } puede llamar también a unidades cercanas de otras mesnadas. ¿A cuáles?
ask-order = Actúa { $leader }. ¿Qué unidad mueve, gira o descansa?
ask-where = { $unit }: ¿adónde va esta unidad?
ask-facing = { $unit }: ¿hacia dónde mira esta unidad en { $hex }?
ask-marker-where = ¿Adónde va { $marker }?
ask-shoot = Actúa { $leader }. ¿Quién tira, y contra quién?
ask-declare = Actúa { $leader }. ¿Quién carga, quién combate, y contra quién?
ask-retarget = { $unit }: su objetivo ya no está o no se alcanza. ¿Toma otro esta unidad?
ask-resolve = ¿Qué ataque se combate primero?
ask-run = { $unit }: ¿dónde acaba la carrera de esta unidad?
ask-react = Cargan contra { $target } en { $hex }. ¿Qué hace esta unidad?
ask-shoot-back = Atacan a { $target } en { $hex }. ¿Tira antes esta unidad, y contra quién?
ask-shoot-first = Antes del combate con { $target } en { $hex }: ¿quién de los atacantes tira?
ask-lead = Contra { $target } en { $hex }: ¿quién encabeza el ataque?
ask-advance = { $hex } está vacío. ¿Quién entra?
ask-pursue = { $unit }: ¿sigue adelante esta unidad, y adónde?
ask-elan = { $unit }: llevada por el ímpetu, esta unidad debe cargar otra vez. ¿Contra quién?
ask-elan-facing = { $unit }: ¿hacia dónde mira ahora esta unidad?
wait = Esperando a { $asked ->
    [christian] los cristianos
    [moslem] los musulmanes
   *[other] los dados
}.
over = La batalla ha terminado.

# When a question is asked, in a list of what is always answered the same.

when-ask-setup = Antes de la batalla
when-ask-set-hex = Cuando se despliega una unidad
when-ask-set-facing = Cuando se despliega una unidad que puede girar
when-ask-replace = Cuando se sustituye a un jefe
when-ask-volley = Cuando tus arqueros pueden tirar antes de los movimientos
when-ask-activate = Cuando tienes la iniciativa
when-ask-name = Cuando tu comandante puede llamar a otras unidades
when-ask-order = Cuando tus unidades pueden mover
when-ask-where = Cuando mueve una unidad
when-ask-facing = Cuando una unidad ha movido
when-ask-marker-where = Cuando mueve un marcador
when-ask-shoot = Cuando tus unidades pueden tirar
when-ask-declare = Cuando tus unidades pueden atacar
when-ask-retarget = Cuando un objetivo ya no está
when-ask-resolve = Cuando hay varios ataques declarados
when-ask-run = Cuando una carga puede acabar en varios hexágonos
when-ask-react = Cuando te cargan
when-ask-shoot-back = Cuando atacan a tus tiradores
when-ask-shoot-first = Cuando tus tiradores van al combate
when-ask-lead = Cuando varios pueden encabezar un ataque
when-ask-advance = Cuando puedes avanzar
when-ask-pursue = Cuando puedes perseguir
when-ask-elan = Cuando una carga debe seguir
when-ask-elan-facing = Cuando acaba una carga

# What happens.

event-set-up = { $historical ->
    [yes] Los { side-moslem.who } se despliegan como en la batalla.
   *[no] Los { side-moslem.who } se despliegan unidad a unidad.
}
event-unit-placed = { $unit }: se despliega en { $hex }.
event-turn-began = Turno { $turn }.
event-leader-replaced = El sucesor de { $leader } va con { $unit } en { $hex }.
event-initiative-rolled = Iniciativa de los { side-moslem.who }: { $dice } y { $bonus } por el comandante = { $total }.
event-initiative-tied = Empate a { $total }: la iniciativa se tira otra vez.
event-initiative-won = Los { side-moslem.who } ganan la iniciativa por { $lead } y empiezan con { $leaders ->
    [one] un jefe
   *[other] { $leaders } jefes
} a su elección.
event-leader-activated = { $leader } actúa por los { side-moslem.who }.
event-unit-named = { $leader } llama a { $unit }.
event-held = { $question ->
    [volley] Los { side-moslem.who } no lanzan más flechas.
    [shoot] Los { side-moslem.who } no tiran más.
    [shoot-back] Los { side-moslem.who } no responden con tiros.
    [shoot-first] Los { side-moslem.who } no tiran más antes del combate.
    [react] Los { side-moslem.who } aguantan.
    [advance] Los { side-moslem.who } no avanzan.
    [pursue] Los { side-moslem.who } no persiguen.
   *[retarget] Los { side-moslem.who } no toman otro objetivo.
}
event-unit-moved = { $unit }: mueve de { $origin } a { $hex } y mira al { $facing }.
event-unit-turned = { $unit }: en { $hex }, mira al { $facing }.
event-unit-rested = { $unit }: descansa en { $hex }.
event-leader-rode = { $leader } cabalga de { $origin } a { $hex }, con { $unit }.
event-marker-moved = { $marker } va de { $origin } a { $hex }.
event-fired = { $kind ->
    [volley] Descarga
    [back] Tiro defensivo
    [first] Tiro antes del combate
   *[fire] Tiro
}: { $unit } en { $origin } contra { $target } en { $hex }, dado { $die }, { $modifiers } = { $total } frente a { $light }{ $heavy ->
    [0] {""}
   *[other] /{ $heavy }
}: { $effect ->
    [light] impacto.
    [heavy] impacto grave.
   *[none] sin efecto.
}
event-attack-declared = { $kind ->
    [charge] { $unit }: cargará contra { $target } en { $hex }.
   *[melee] { $unit }: combatirá con { $target } en { $hex }.
}
event-attack-began = { $kind ->
    [charge] Carga contra { $target } en { $hex }: { $attackers }.
   *[melee] Combate con { $target } en { $hex }: { $attackers }.
}
event-dropped-out = { $unit }: ya no alcanza a { $target }.
event-charger-ran = { $unit }: galopa desde { $origin }: { $path }.
event-reacted = { $unit }: responde con otra carga.
event-slipped = { $unit }: se escabulle.
event-fought = { $kind ->
    [charge] Carga
   *[melee] Cuerpo a cuerpo
}{ $elan ->
    [0] {""}
   *[other] {""}, ímpetu { $elan }
}: { $attackers } contra { $target } en { $hex }: { $sum } = { $total }, { $result }: { $outcome }.
event-advanced = { $unit }: avanza de { $origin } a { $hex }.
event-pursued = { $unit }: persigue de { $origin } a { $hex }.
event-charged-on = Ímpetu { $number }: { $unit }, otra carga, contra { $target } en { $hex }.
event-unit-tired = { $unit }: cansada.
event-unit-discouraged = { $unit }: desanimada.
event-friend-disordered = { $by }: atraviesa a { $unit }, que queda desanimada.
event-unit-routed = { $unit }: en desbandada.
event-unit-retreated = { $rout ->
    [yes] { $unit }: huye de { $origin } a { $hex }.
   *[no] { $unit }: retrocede de { $origin } a { $hex }.
}
event-unit-left-map = { $unit }: sale del mapa por { $hex } y queda eliminada.
event-unit-trapped = { $unit }: no encuentra retirada desde { $hex } y queda eliminada.
event-unit-eliminated = { $unit }: eliminada en { $hex }.
event-unit-dispersed = { $unit }: se dispersa en { $hex } y queda eliminada.
event-leader-tested = Suerte de { $leader }, dado { $die }: { $fate ->
    [wounded] herido.
    [killed] muerto.
    [captured] preso.
    [escapes] escapa.
   *[unhurt] ileso.
}
event-leader-escaped = { $leader } va con { $unit } en { $hex }.
event-leader-removed = { $leader } no encuentra a quién unirse y deja el campo.
event-marker-lost = { $marker }: marcador eliminado en { $hex }.
event-marker-driven-off = { $marker }: desalojado de { $origin } a { $hex }.
event-banner-withdrew = { $banner }: esta mesnada no aguanta más; { $units ->
    [0] ya no queda nadie que deje el campo
    [one] su última unidad deja el campo
   *[other] sus últimas { $units } unidades dejan el campo
}.
event-reserve-freed = El enemigo ha llegado a la reserva: { $banner } y sus unidades ya pueden mover y combatir.
event-unit-restored = Jiménez de Rada reanima a { $unit }: valiente y fresca.
event-rally-tested = Reagrupamiento de { $unit }: cohesión { $cohesion }, dado { $die }, { $modifiers }; margen { $margin }: { $effect ->
    [valiant] valiente de nuevo.
    [better] un grado mejor.
    [worse] peor.
   *[same] sin cambio.
}
event-unit-freshened = { $unit }: fresca de nuevo.
event-points-counted = Puntos del turno { $turn }: cristianos { $christian }, musulmanes { $moslem }. En total, { $christian_total } a { $moslem_total }.
event-late-points = Acaba el turno { $turn } y los cristianos no han vencido: { $points } puntos para los musulmanes.
event-draw-suggested = Hace { $turns } turnos que nadie tira ni combate. Si ambos queréis, la batalla puede acabar en empate.
event-game-ended = { $ending }

result-standard-taken = Los cristianos han llegado al estandarte del califa y ganan.
result-al-nasir-lost = Al-Nasir ha muerto o ha sido capturado. Ganan los cristianos.
result-alfonso-lost = Alfonso VIII ha muerto o ha sido capturado. Ganan los musulmanes.
result-lead = Los { side-moslem.winner } llevan tantos puntos de ventaja que ganan.
result-nobody-left = Solo los { side-moslem.winner } quedan en el campo, y ganan.
result-time-limit = { $winner ->
    [nadie] Acaba el día y ningún bando lleva ventaja bastante: empate.
   *[other] Acaba el día; los { side-moslem.winner } llevan ventaja y ganan.
}
result-turn-cap = { $winner ->
    [nadie] Acaba el último turno con puntos iguales: empate.
   *[other] Acaba el último turno; los { side-moslem.winner } tienen más puntos y ganan.
}

# Why not.

# How far a side is on its ways to win.
progress-lead = { $sign ->
    [ahead] { $by } de ventaja; ganan { $need }
    [behind] { $by } de desventaja
   *[level] igualados a puntos
}
progress-time-limit = { $sign ->
    [ahead] { $by } de ventaja; al final bastan { $need }
    [behind] { $by } de desventaja
   *[level] igualados a puntos
}
progress-turn-cap = { $sign ->
    [ahead] { $by } de ventaja; al final basta 1
    [behind] { $by } de desventaja
   *[level] igualados a puntos
}
progress-standard = estandarte a { $have } hexágonos

refusal-game-over = La batalla ha terminado.
refusal-not-your-turn = Ahora no te toca actuar: { $asked ->
    [christian] les toca a los cristianos
    [moslem] les toca a los musulmanes
   *[other] deciden los dados
}.
refusal-unknown-word = «{ $verb }» no es una acción de este juego.
refusal-not-offered = Eso no es posible aquí.

# The right word at the wrong time.

refusal-set-up-not-now = Eso es del despliegue, y ahora no se pregunta.
refusal-face-not-now = Una unidad gira después de decir cuál mueve y adónde.
refusal-replace-not-now = A un jefe perdido se le sustituye al principio de un turno.
refusal-fire-not-now = En este momento nadie puede tirar.
refusal-hold-not-now = Ahora no hay nada que rechazar.
refusal-activate-not-now = Solo eliges jefe cuando has ganado la iniciativa; después el orden es fijo.
refusal-name-not-now = Un comandante llama a unidades de otras mesnadas al activarse, antes de que nadie mueva.
refusal-order-not-now = Las unidades solo mueven en la primera parte de la activación de su jefe.
refusal-ride-not-now = Un jefe solo mueve en la primera parte de su activación.
refusal-marker-not-now = Jiménez de Rada y Ruy Díaz solo mueven en la primera parte de una activación cristiana.
refusal-go-not-now = Di primero quién va.
refusal-rest-not-now = Una unidad descansa en vez de mover: di primero cuál.
refusal-end-not-now = Ahora no hay nada que terminar.
refusal-attack-not-now = Cargas y combates se declaran después de los movimientos y los tiros.
refusal-resolve-not-now = No hay ataques que ordenar.
refusal-run-not-now = No hay carga cuya carrera haya que elegir.
refusal-react-not-now = No hay carga a la que reaccionar.
refusal-lead-not-now = No hay que elegir quién encabeza un ataque.
refusal-advance-not-now = No hay hexágono al que avanzar.
refusal-pursue-not-now = No hay a quién perseguir.
refusal-elan-not-now = No hay carga que continuar.
refusal-dice-are-fates = Los dados los tira el azar.
refusal-no-such-roll = El dado no tiene esa cara.
refusal-elan-compulsory = { $unit }: con un enemigo al lado, esta unidad debe seguir cargando.

# What is named.

refusal-names-no-hex = Di el número de un hexágono, como en «{ $verb } 1714».
refusal-no-such-hex = No existe el hexágono { $hex }.
refusal-names-no-unit = Di qué unidad, como en «{ $verb } haro-ch1».
refusal-no-such-unit = No hay ninguna unidad «{ $unit }».
refusal-not-your-unit = { $unit }: esa unidad es del enemigo.
refusal-unit-gone = { $unit }: esa unidad ya no está en el mapa.
refusal-unit-withdrawn = { $unit }: esa unidad ha dejado el campo con su mesnada.
refusal-nobody-there = En { $hex } no hay nadie.
refusal-own-unit-there = { $unit }, en { $hex }: esa unidad es tuya.
refusal-names-no-direction = Di una dirección: «N», «NE», «SE», «S», «SW» o «NW».
refusal-no-such-direction = «{ $direction }» no es una dirección; hay «N», «NE», «SE», «S», «SW» y «NW».
refusal-names-no-banner = Di qué jefe, por su mesnada.
refusal-no-such-banner = No hay ninguna mesnada «{ $banner }».
refusal-not-your-banner = { $banner }: esa mesnada es del enemigo.
refusal-names-no-marker = Di qué marcador: «de-rada» o «ruy-diaz».
refusal-no-such-marker = No hay ningún marcador «{ $marker }»; hay «de-rada» y «ruy-diaz».

# Set-up.

refusal-outside-its-rows = { $hex } no está en las filas donde se despliega { $banner }.
refusal-outside-its-zone = { $hex } no está a { $hexes } hexágonos de { $leader }, contando el suyo.
refusal-hex-taken = { $unit }: esa unidad ya está en { $hex }, y en un hexágono solo cabe una.
refusal-other-leaders-hex = { $hex } se reserva para otro jefe y su unidad.
refusal-leader-needs-unit = { $leader }, en { $hex }, necesita todavía una unidad, y esta es la última.
refusal-faces-so-already = { $unit }: esa unidad ya mira hacia ahí.
refusal-cannot-face-so = { $unit }: con { $points } puntos de movimiento esa unidad no puede acabar mirando hacia ahí.

# Leaders, and whom they activate.

refusal-not-of-banner = { $unit }: esa unidad no es de la mesnada de { $leader }.
refusal-activated-already = { $leader } ya ha actuado este turno.
refusal-banner-gone = { $banner }: a esa mesnada no le quedan unidades.
refusal-not-army-leader = { $leader } solo manda su mesnada; un comandante puede llamar a otras unidades.
refusal-acts-anyway = { $unit }: esa unidad es de la mesnada de { $leader } y actúa de todos modos.
refusal-named-already = { $unit }: a esa unidad ya la has llamado.
refusal-acted-already = { $unit }: esa unidad ya ha actuado este turno.
refusal-outside-his-radius = { $unit }: esa unidad no está a { $hexes } hexágonos de { $leader }, contando el suyo.
refusal-routed = { $unit }: esa unidad está en desbandada y solo huye.
refusal-not-active = { $unit }: a esa unidad no la activa { $leader }.

# Moves.

refusal-ordered-already = { $unit }: esa unidad ya ha movido, girado o descansado.
refusal-reserve-stays = { $unit }: esa unidad está en reserva; hasta que ataquen a una de ellas solo gira y tira.
refusal-joined-stays = { $unit }: un jefe se ha unido a esa unidad, que se queda donde está.
refusal-volleyed-only-turns = { $unit }: esa unidad ha tirado antes de los movimientos y solo puede girar.
refusal-enemy-there = En { $hex } está el enemigo.
refusal-friend-there = En { $hex } hay una unidad amiga; se puede pasar, pero no parar ahí.
refusal-must-get-nearer = { $unit }: esa unidad está fuera de mando y debe acabar más cerca de { $leader }.
refusal-discouraged-near-enemy = { $unit }: esa unidad está desanimada y no va junto a un enemigo, como en { $hex }.
refusal-mujahid-not-back = { $unit }: esa unidad no retrocede hacia el estandarte más allá de donde se desplegó.
refusal-out-of-reach = { $unit }: con { $points } puntos de movimiento esa unidad no llega a { $hex }.
refusal-has-fired-no-rest = { $unit }: esa unidad ha tirado y no puede descansar.
refusal-reserve-no-rest = { $unit }: esa unidad está en reserva; no hay de qué descansar.
refusal-no-rest-near-enemy = { $unit }: esa unidad no puede descansar junto a un enemigo.
refusal-leader-gone = { $leader } no está en el campo.
refusal-leader-rode = { $leader } ya ha cabalgado hasta otra unidad.
refusal-leader-went-along = { $leader } ya ha ido con su unidad.
refusal-leader-held = { $leader } se queda con su reserva hasta que la ataquen.
refusal-with-it-already = { $leader } ya está con { $unit }.
refusal-routed-there = { $unit }: esa unidad está en desbandada; { $leader } no puede unirse a ella.
refusal-too-far-for-leader = Con { $points } puntos de movimiento { $leader } no llega hasta { $unit }.
refusal-marker-not-yours = { $marker } está con los cristianos.
refusal-marker-gone = { $marker } ya no está en juego.
refusal-marker-moved = { $marker } ya ha movido este turno.
refusal-marker-surrounded = { $marker } está entre enemigos por todos lados.
refusal-marker-there-already = { $marker } ya está ahí.
refusal-marker-too-far = Con { $points } puntos de movimiento { $marker } no llega a { $hex }.

# Fire.

refusal-no-archer = { $unit }: esa unidad no es de arqueros; solo ellos tiran antes de los movimientos.
refusal-volleyed-already = { $unit }: esa unidad ya ha tirado en esta fase.
refusal-no-shooter = { $unit }: esa unidad no tira.
refusal-fired-already = { $unit }: esa unidad ya ha tirado en esta activación.
refusal-rests = { $unit }: esa unidad descansa.
refusal-crossbow-moved = { $unit }: esa unidad ha dejado su hexágono; las ballestas no tiran después.
refusal-shooter-near-enemy = { $unit }: esa unidad está junto a un enemigo y solo tira en un combate.
refusal-out-of-range = { $unit }: esa unidad alcanza a { $hexes } hexágonos; { $hex } está más lejos.
refusal-out-of-cone = { $unit }: { $hex } no queda delante de esa unidad.
refusal-ground-between = { $unit }: esa unidad no ve { $hex }; hay terreno más alto en medio.
refusal-unit-between = { $unit }: esa unidad no ve { $hex }; hay alguien en medio.
refusal-not-the-defender = { $unit }: a esa unidad no la atacan aquí.
refusal-not-its-attacker = { $unit }: esa unidad no ataca aquí.
refusal-attacker-not-in-front = { $unit }: { $hex } no está al frente de esa unidad.
refusal-not-the-target = Antes del combate solo se tira contra su objetivo, { $unit }; { $hex } es otro.

# Charge and melee.

refusal-another-is-asked = { $unit }: es esa unidad la que puede tomar otro objetivo.
refusal-discouraged = { $unit }: esa unidad está desanimada y no ataca.
refusal-reserve-no-attack = { $unit }: esa unidad está en reserva y no ataca hasta que ataquen a una de ellas.
refusal-out-of-command = { $unit }: esa unidad está fuera de mando y no ataca.
refusal-volleyed-no-attack = { $unit }: esa unidad ha tirado antes de los movimientos y no ataca.
refusal-attacks-already = { $unit }: esa unidad ya tiene su ataque.
refusal-not-adjacent = { $unit }: { $hex } no está junto a esa unidad.
refusal-not-in-front = { $unit }: { $hex } no está al frente de esa unidad.
refusal-meleed-already = { $unit }: con esa unidad ya se ha combatido en esta activación.
refusal-enough-attack = { $unit }: ya combaten { $most } unidades con esa, y no caben más.
refusal-not-mounted = { $unit }: esa unidad va a pie y no puede cargar.
refusal-tired-no-charge = { $unit }: no puede cargar, está cansada.
refusal-left-its-hex = { $unit }: esa unidad ha dejado su hexágono y ya no puede cargar.
refusal-enough-charge = { $unit }: ya cargan { $most } unidades contra esa, y no caben más.
refusal-too-far-to-charge = { $unit }: una carga corre { $hexes } hexágonos como mucho; esa unidad no llega a { $hex }.
refusal-no-room-to-run = { $unit }: esa unidad no tiene delante un hexágono libre por donde correr.
refusal-no-run-there = { $unit }: ninguna carrera recta con un solo giro lleva a esa unidad ante { $hex }.
refusal-not-declared = No se ha declarado ningún ataque contra { $hex }.
refusal-charges-first = Las cargas se resuelven antes que los combates, y contra { $hex } no hay ninguna.
refusal-run-not-vacant = En { $hex } hay alguien.
refusal-no-run-ends-there = { $unit }: la carrera de esa unidad no puede acabar en { $hex }.
refusal-no-reaction-in-melee = { $unit }: con esa unidad se combate; solo se reacciona a una carga.
refusal-reserve-no-reaction = { $unit }: esa unidad está en reserva y no reacciona.
refusal-reacted-already = { $unit }: esa unidad ya ha reaccionado este turno.
refusal-foot-no-reaction = { $unit }: esa unidad va a pie y no puede reaccionar a una carga.
refusal-tired-no-reaction = { $unit }: esa unidad está cansada y no puede responder con otra carga.
refusal-charger-not-in-front = { $unit }: esa unidad no puede responder con otra carga; no todos los que cargan están al frente.
refusal-only-light-horse-slips = { $unit }: esa unidad no es de jinetes ligeros y no puede escabullirse.
refusal-charged-by-light-horse = { $unit }: a esa unidad la cargan jinetes ligeros, de los que no se escapa.
refusal-slips-off-map = { $unit }: si se escabulle, esa unidad sale del mapa.
refusal-no-way-to-slip = { $unit }: esa unidad no tiene camino libre para escabullirse.
refusal-not-an-attacker = { $unit }: esa unidad no participa en este ataque.
refusal-not-the-strongest = { $unit }: esa unidad no es la más fuerte, que es la que encabeza.
refusal-pursuit-not-vacant = En { $hex } hay alguien.
refusal-pursuit-not-ahead = { $unit }: { $hex } no está al frente de esa unidad.
refusal-elan-not-adjacent = { $unit }: { $hex } no está junto a esa unidad.

# El tablero del terminal.

legend = + − escala  mayús+flechas mirar  { $tired } cansada  { $discouraged } desanimada  { $routed } en desbandada  { $resting } descansa  { $leader } jefe  { $standard } estandarte  { $marker } marcador
heading = Turno { $turn } · { $phase }
phase-setup = despliegue
phase-command = mando
phase-archers = arqueros
phase-initiative = iniciativa
phase-activation = acción
phase-rally = reagrupamiento
phase-over = la batalla ha terminado

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
state-resting = en descanso

describe-level = nivel { $level }
describe-standard = el estandarte del califa

do-historical = Todo como en la batalla
do-free = Unidad por unidad
do-set = A
do-face = Mirar al
do-replace = Su sucesor se une a
do-fire = Tirar
do-hold = { $question ->
    [volley] No más descargas
    [shoot] No más tiros
    [shoot-back] No tirar
    [shoot-first] Sin tiros antes del combate
    [advance] Quedarse
    [pursue] No perseguir
   *[retarget] Ningún otro blanco
}
do-activate = Activar a
do-name = Llamar a
do-unit = Dar órdenes a
do-go = A
do-turn = { $hex }: quedarse y girar
do-rest = Descansar
do-ride = { $leader } cabalga solo hasta
do-move = Marcador
do-end = { $question ->
    [name] No llamar a más
    [order] No más movimientos
   *[declare] No más ataques
}
do-charge = Cargar
do-melee = Combatir
do-resolve = Combatir ahora

# El tablero en el navegador.

phase-begin = Empieza el turno
phase-volley = Flechas antes de mover
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
board-choosable = se puede elegir
board-chosen = elegido
board-lasso = Rodear unidades con un lazo
board-zoom-in = Más cerca
board-zoom-out = Más lejos
board-zoom-whole = Todo el campo de batalla

state-valiant = valiente
do-run = Correr hasta
do-react = Responder con otra carga
do-slip = Escabullirse
do-stand = Aguantar
do-lead = A la cabeza
do-advance = Avanzar
do-pursue = Seguir hasta
do-elan = Cargar de nuevo

hint-navas-hex = 16 de julio de 1212. Todo el ejército, mesnada a mesnada: resérvale una tarde, o juega con límite de tiempo.
hint-christian = Menos, pero mejores jinetes. Ábrete paso hasta el estandarte, mesnada junto a mesnada.
hint-moslem = Más de todo y un cerro fuerte. Deja que se cansen y luego cierra el cerco.
name-time-limit = Límite de tiempo
name-turn-cap = Último turno
name-on = tras el turno 12
name-off = ninguno
name-none = ninguno
name-30 = turno 30
hint-time-limit = Con el límite gana quien lleve 7 puntos de ventaja tras el turno 12: unas dos horas. Sin él se sigue jugando.
hint-turn-cap = Tras este turno gana quien tenga más puntos. Contra bots siempre hay uno, para que toda partida acabe.

scene-charge = Carga
scene-melee = Cuerpo a cuerpo
scene-fire = Tiro
scene-effect-none = sin efecto
scene-effect-light = un impacto
scene-effect-heavy = un impacto grave
scene-rally = Reagrupamiento
scene-rally-valiant = valiente de nuevo
scene-rally-better = un grado mejor
scene-rally-worse = peor
scene-unmoved = { $units ->
    [one] Otra unidad sigue como estaba.
   *[other] Otras { $units } unidades siguen como estaban.
}
scene-fate-unhurt = ileso
scene-fate-wounded = herido
scene-fate-killed = muerto
scene-fate-captured = preso
scene-fate-escapes = escapa

# Orders for many units at once, in the browser.

orders-name = Órdenes para varias
orders-all = Toda la mesnada
orders-turn = Girar
orders-far = Hexágonos
orders-marked = Unidades ({ $marked } de { $units } marcadas)
orders-march-marked = { $units ->
    [one] La unidad marcada avanza
   *[other] Las { $units } unidades marcadas avanzan
}
orders-turn-marked = { $units ->
    [one] La unidad marcada gira
   *[other] Las { $units } unidades marcadas giran
}
orders-rest-stands = Dar las órdenes; el resto no se mueve
orders-rest-rests = El resto descansa
orders-said = { $who }: { $deeds }
orders-go = a { $hex }
orders-rest = descansar
orders-attacks = Ataques posibles
orders-attack = { $how }: { $unit } → { $target }
orders-odds = { $well } bien, { $badly } mal
orders-attack-best = Atacar donde pinta bien
orders-no-more = No más ataques
orders-fire-best = Todos tiran donde más promete
orders-in-order = Resolverlos en este orden

# What is always answered.

always-react = Responder siempre con otra carga
always-slip = Escabullirse siempre
always-stand = Aguantar siempre
always-fire = Tirar siempre
always-hold = Nunca
always-lead = La primera que pueda
always-run = El primer final posible
always-advance = Avanzar siempre
always-pursue = Perseguir siempre
