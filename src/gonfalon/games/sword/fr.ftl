# The hex game in French. Units are spoken of as “unité”, so that adjectives agree whatever they are called.

# What a person wants to know before choosing.

about-title = Las Navas de Tolosa 1212, sur hexagones
about-battle = Trois rois contre le calife : 153 pions sur un champ de 643 hexagones
about-length = de deux à quatre heures, environ 12 tours
about-luck = dés à dix faces
about-information = tout est visible
about-credits = D'après le scénario de Frédéric Bey, traduit en anglais par Stephen Neuville ; sans lien avec son éditeur
about-provenance = Le scénario, sa mise en place, ses points et ses règles spéciales sont imprimés sur une feuille de scénario. Les règles de la série à laquelle il appartient, ses pions et sa carte, nous ne les avons pas : ce sont nos propres reconstructions, jouables et réglées, et non celles de l'éditeur.

scenario-navas-hex = Las Navas de Tolosa 1212
battle-navas-hex = Sur les pentes, sous la palissade du calife, les rois de Castille, d'Aragon et de Navarre affrontent l'armée almohade, bannière par bannière.

# A side has a capital on a label and none inside a sentence: there we write { side-moslem.who } for { $who }.
side-christian = Chrétiens
side-moslem = Musulmans
    .who = { $who ->
        [Musulmans] musulmans
       *[other] chrétiens
    }
    .winner = { $winner ->
        [Musulmans] musulmans
       *[other] chrétiens
    }
side-nobody = personne

# Banners, their leaders, and whose a unit is.

banner-alfonso = Alphonse VIII de Castille
banner-haro = Diego López de Haro
banner-lara = Gonzalo Núñez de Lara
banner-ucero = Juan González de Ucero
banner-pedro = Pierre II d'Aragon
banner-sancho = Sanche VII de Navarre
banner-nasir = Mohamed al-Nasir
banner-djami = Abou Saïd ben Djami
banner-andalus = Al-Andalus
banner-mujahid = Moudjahidines
banner-maysara = Al-Maysara
banner-maymanah = Al-Maymanah

leader-alfonso = Alphonse VIII
leader-haro = Diego López de Haro
leader-lara = Gonzalo Núñez de Lara
leader-ucero = Juan González de Ucero
leader-pedro = Pierre II
leader-sancho = Sanche VII
leader-nasir = Mohamed al-Nasir
leader-djami = Abou Saïd ben Djami
leader-andalus = Chef d'al-Andalus
leader-mujahid = Chef des moudjahidines
leader-maysara = Al-Maysara
leader-maymanah = Al-Maymanah

of-alfonso = d'Alphonse
of-haro = de Haro
of-lara = de Lara
of-ucero = d'Ucero
of-pedro = de Pierre
of-sancho = de Sanche
of-nasir = d'al-Nasir
of-djami = de ben Djami
of-andalus = d'al-Andalus
of-mujahid = des moudjahidines
of-maysara = d'al-Maysara
of-maymanah = d'al-Maymanah

# Units: a name in the plural, as “Chevaliers de Haro 1”.

unit-ch = Chevaliers { $owner } { $number }
unit-ha = Hommes d'armes { $owner } { $number }
unit-cl = Cavaliers légers { $owner } { $number }
unit-pi = Piquiers { $owner } { $number }
unit-mi = Miliciens { $owner } { $number }
unit-il = Fantassins légers { $owner } { $number }
unit-ar = Archers { $owner } { $number }
unit-ab = Arbalétriers { $owner } { $number }

marker-de-rada = Jiménez de Rada
marker-ruy-diaz = Ruy Díaz

facing-n = nord
facing-ne = nord-est
facing-se = sud-est
facing-s = sud
facing-sw = sud-ouest
facing-nw = nord-ouest

# The parts of a sum, and what comes of it.

term-die = dé { $die }
term-difference = force
term-types = types
term-terrain = terrain
term-leaders = chefs
term-states = états
term-special = spécial

outcome-ar = l'attaquant principal est en déroute, les autres se découragent
outcome-ad = l'attaquant principal cède
outcome-bt = les deux se fatiguent
outcome-dd1 = le défenseur cède
outcome-dd2 = le défenseur se fatigue et cède
outcome-dr = le défenseur est en déroute
outcome-de = le défenseur est anéanti
outcome-nothing = rien n'arrive
outcome-discouraged = découragée
outcome-discouraged-tired = découragée et fatiguée
outcome-routed = en déroute
outcome-eliminated = éliminée

# What is asked.

ask-setup = Comment placez-vous votre armée : toute comme à la bataille, ou unité par unité ?
ask-set-hex = { $unit } : où placer cette unité ?
ask-set-facing = { $unit } : de quel côté regarde cette unité ?
ask-replace = { $leader } : chef perdu. Laquelle de ses unités son successeur rejoint-il ?
ask-volley = Quels archers tirent avant les mouvements, et sur qui ?
ask-activate = { $leaders ->
    [one] Vous avez l'initiative. Quel chef agit d'abord ?
   *[other] Vous avez largement l'initiative : { $leaders } chefs de votre choix agissent d'abord. Lequel maintenant ?
}
ask-name = { $leader } peut aussi appeler des unités proches d'autres bannières. Lesquelles ?
ask-order = { $leader } agit. Quelle unité bouge, tourne ou se repose ?
ask-where = { $unit } : où va cette unité ?
ask-facing = { $unit } : de quel côté regarde cette unité en { $hex } ?
ask-marker-where = Où va { $marker } ?
ask-shoot = { $leader } agit. Qui tire, et sur qui ?
ask-declare = { $leader } agit. Qui charge, qui combat, et contre qui ?
ask-retarget = { $unit } : la cible est partie ou hors d'atteinte. Cette unité en prend-elle une autre ?
ask-resolve = Quelle attaque est jouée d'abord ?
ask-run = { $unit } : où finit la course de cette unité ?
ask-react = { $target } en { $hex } : cette unité est chargée. Que fait-elle ?
ask-shoot-back = { $target } en { $hex } : cette unité est attaquée. Tire-t-elle d'abord, et sur qui ?
ask-shoot-first = Avant la mêlée avec { $target } en { $hex } : lequel des attaquants tire ?
ask-lead = Contre { $target } en { $hex } : qui mène l'attaque ?
ask-advance = { $hex } est vide. Qui y entre ?
ask-pursue = { $unit } : va-t-elle plus loin, et où ?
ask-elan = { $unit } : emportée par son élan, cette unité doit charger encore. Contre qui ?
ask-elan-facing = { $unit } : de quel côté regarde cette unité maintenant ?
wait = On attend { $asked ->
    [christian] les chrétiens
    [moslem] les musulmans
   *[other] les dés
}.
over = La bataille est terminée.

# When a question is asked, in a list of what is always answered the same.

when-ask-setup = Avant la bataille
when-ask-set-hex = Quand une unité est placée
when-ask-set-facing = Quand une unité placée peut tourner
when-ask-replace = Quand un chef est remplacé
when-ask-volley = Quand vos archers peuvent tirer avant les mouvements
when-ask-activate = Quand vous avez l'initiative
when-ask-name = Quand votre commandant peut appeler d'autres unités
when-ask-order = Quand vos unités peuvent bouger
when-ask-where = Quand une unité bouge
when-ask-facing = Quand une unité a bougé
when-ask-marker-where = Quand un marqueur bouge
when-ask-shoot = Quand vos unités peuvent tirer
when-ask-declare = Quand vos unités peuvent attaquer
when-ask-retarget = Quand une cible est partie
when-ask-resolve = Quand plusieurs attaques sont déclarées
when-ask-run = Quand une charge peut finir en plusieurs hexagones
when-ask-react = Quand on vous charge
when-ask-shoot-back = Quand vos tireurs sont attaqués
when-ask-shoot-first = Quand vos tireurs vont à la mêlée
when-ask-lead = Quand plusieurs peuvent mener une attaque
when-ask-advance = Quand vous pouvez avancer
when-ask-pursue = Quand vous pouvez poursuivre
when-ask-elan = Quand une charge doit continuer
when-ask-elan-facing = Quand une charge est finie

# What happens.

event-set-up = { $historical ->
    [yes] Les { side-moslem.who } se placent comme à la bataille.
   *[no] Les { side-moslem.who } se placent unité par unité.
}
event-unit-placed = { $unit } : unité placée en { $hex }.
event-turn-began = Tour { $turn }.
event-leader-replaced = Le successeur de { $leader } rejoint { $unit } en { $hex }.
event-initiative-rolled = Initiative des { side-moslem.who } : { $dice } et { $bonus } pour le commandant = { $total }.
event-initiative-tied = { $total } partout : on relance pour l'initiative.
event-initiative-won = Les { side-moslem.who } gagnent l'initiative de { $lead } et commencent avec { $leaders ->
    [one] un chef
   *[other] { $leaders } chefs
} de leur choix.
event-leader-activated = { $leader } agit pour les { side-moslem.who }.
event-unit-named = { $leader } appelle { $unit }.
event-held = { $question ->
    [volley] Les { side-moslem.who } ne décochent plus de flèches.
    [shoot] Les { side-moslem.who } ne tirent plus.
    [shoot-back] Les { side-moslem.who } ne ripostent pas.
    [shoot-first] Les { side-moslem.who } ne tirent plus avant la mêlée.
    [react] Les { side-moslem.who } attendent le choc.
    [advance] Les { side-moslem.who } n'avancent pas.
    [pursue] Les { side-moslem.who } ne poursuivent pas.
   *[retarget] Les { side-moslem.who } ne prennent pas d'autre cible.
}
event-unit-moved = { $unit } : de { $origin } à { $hex }, face au { $facing }.
event-unit-turned = { $unit } : en { $hex }, face au { $facing }.
event-unit-rested = { $unit } : repos en { $hex }.
event-leader-rode = { $leader } chevauche de { $origin } à { $hex } et rejoint { $unit }.
event-marker-moved = { $marker } va de { $origin } à { $hex }.
event-fired = { $kind ->
    [volley] Volée
    [back] Tir défensif
    [first] Tir avant la mêlée
   *[fire] Tir
} : { $unit } en { $origin } sur { $target } en { $hex }, dé { $die }, { $modifiers } = { $total } contre { $light }{ $heavy ->
    [0] {""}
   *[other] /{ $heavy }
} : { $effect ->
    [light] touché.
    [heavy] durement touché.
   *[none] sans effet.
}
event-attack-declared = { $kind ->
    [charge] { $unit } : va charger { $target } en { $hex }.
   *[melee] { $unit } : va combattre { $target } en { $hex }.
}
event-attack-began = { $kind ->
    [charge] Charge contre { $target } en { $hex } : { $attackers }.
   *[melee] Mêlée avec { $target } en { $hex } : { $attackers }.
}
event-dropped-out = { $unit } : ne peut plus atteindre { $target }.
event-charger-ran = { $unit } : au galop depuis { $origin } : { $path }.
event-reacted = { $unit } : contre-charge.
event-slipped = { $unit } : se dérobe.
event-fought = { $kind ->
    [charge] Charge
   *[melee] Mêlée
}{ $elan ->
    [0] {""}
   *[other] {""}, élan { $elan }
} : { $attackers } contre { $target } en { $hex } : { $sum } = { $total }, { $result } : { $outcome }.
event-advanced = { $unit } : avance de { $origin } à { $hex }.
event-pursued = { $unit } : poursuit de { $origin } à { $hex }.
event-charged-on = Élan { $number } : { $unit }, nouvelle charge, contre { $target } en { $hex }.
event-unit-tired = { $unit } : unité fatiguée.
event-unit-discouraged = { $unit } : unité découragée.
event-friend-disordered = { $by } : passe à travers { $unit }, unité découragée.
event-unit-routed = { $unit } : unité en déroute.
event-unit-retreated = { $rout ->
    [yes] { $unit } : fuit de { $origin } à { $hex }.
   *[no] { $unit } : recule de { $origin } à { $hex }.
}
event-unit-left-map = { $unit } : quitte la carte par { $hex }, unité éliminée.
event-unit-trapped = { $unit } : aucune retraite depuis { $hex }, unité éliminée.
event-unit-eliminated = { $unit } : unité éliminée en { $hex }.
event-unit-dispersed = { $unit } : se disperse en { $hex }, unité éliminée.
event-leader-tested = Le sort de { $leader }, dé { $die } : { $fate ->
    [wounded] blessé.
    [killed] tué.
    [captured] capturé.
    [escapes] il s'échappe.
   *[unhurt] indemne.
}
event-leader-escaped = { $leader } rejoint { $unit } en { $hex }.
event-leader-removed = { $leader } ne trouve personne à rejoindre et quitte le champ.
event-marker-lost = { $marker } : marqueur éliminé en { $hex }.
event-marker-driven-off = { $marker } : chassé de { $origin } à { $hex }.
event-banner-withdrew = { $banner } : cette bannière n'en peut plus ; { $units ->
    [0] il ne reste personne pour quitter le champ
    [one] sa dernière unité quitte le champ
   *[other] ses { $units } dernières unités quittent le champ
}.
event-reserve-freed = L'ennemi a touché la réserve : { $banner } et ses unités sont libres de bouger et de combattre.
event-unit-restored = Jiménez de Rada ranime { $unit } : unité vaillante et fraîche.
event-rally-tested = Ralliement, { $unit } : cohésion { $cohesion }, dé { $die }, { $modifiers } ; marge { $margin } : { $effect ->
    [valiant] de nouveau vaillante.
    [better] un degré plus haut.
    [worse] pire.
   *[same] sans changement.
}
event-unit-freshened = { $unit } : de nouveau fraîche.
event-points-counted = Points du tour { $turn } : chrétiens { $christian }, musulmans { $moslem }. En tout, { $christian_total } à { $moslem_total }.
event-late-points = Le tour { $turn } est fini et les chrétiens n'ont pas gagné : { $points } points pour les musulmans.
event-draw-suggested = Personne n'a tiré ni combattu depuis { $turns } tours. Si les deux le veulent, la bataille peut finir par une partie nulle.
event-game-ended = { $ending }

result-standard-taken = Les chrétiens ont atteint l'étendard du calife et gagnent.
result-al-nasir-lost = Al-Nasir est perdu. Les chrétiens gagnent.
result-alfonso-lost = Alphonse VIII est perdu. Les musulmans gagnent.
result-lead = Les { side-moslem.winner } ont une telle avance en points qu'ils gagnent.
result-nobody-left = Seuls les { side-moslem.winner } restent sur le champ, et gagnent.
result-time-limit = { $winner ->
    [personne] Le jour s'achève et aucun camp n'a assez d'avance : partie nulle.
   *[other] Le jour s'achève ; les { side-moslem.winner } ont l'avance et gagnent.
}
result-turn-cap = { $winner ->
    [personne] Le dernier tour s'achève à égalité de points : partie nulle.
   *[other] Le dernier tour s'achève ; les { side-moslem.winner } ont plus de points et gagnent.
}

# Why not.

# How far a side is on its ways to win.
progress-lead = { $sign ->
    [ahead] { $by } d'avance ; il en faut { $need }
    [behind] { $by } de retard
   *[level] à égalité de points
}
progress-time-limit = { $sign ->
    [ahead] { $by } d'avance ; { $need } suffisent à la fin
    [behind] { $by } de retard
   *[level] à égalité de points
}
progress-turn-cap = { $sign ->
    [ahead] { $by } d'avance ; 1 suffit à la fin
    [behind] { $by } de retard
   *[level] à égalité de points
}
progress-standard = étendard à { $have } hexagones

refusal-game-over = La bataille est terminée.
refusal-not-your-turn = Ce n'est pas à vous d'agir : { $asked ->
    [christian] c'est aux chrétiens
    [moslem] c'est aux musulmans
   *[other] c'est aux dés
}.
refusal-unknown-word = « { $verb } » n'est pas une action de ce jeu.
refusal-not-offered = Ce n'est pas possible ici.

# The right word at the wrong time.

refusal-set-up-not-now = Cela relève de la mise en place, et n'est pas demandé maintenant.
refusal-face-not-now = Une unité tourne quand vous avez dit laquelle bouge, et où.
refusal-replace-not-now = Un chef perdu est remplacé au début d'un tour.
refusal-fire-not-now = Personne ne peut tirer en ce moment.
refusal-hold-not-now = Il n'y a rien à refuser maintenant.
refusal-activate-not-now = Vous ne choisissez un chef que si vous avez gagné l'initiative ; ensuite l'ordre est fixé.
refusal-name-not-now = Un commandant appelle des unités d'autres bannières à son activation, avant tout mouvement.
refusal-order-not-now = Les unités ne bougent que dans la première partie de l'activation de leur chef.
refusal-ride-not-now = Un chef ne bouge que dans la première partie de son activation.
refusal-marker-not-now = Jiménez de Rada et Ruy Díaz ne bougent que dans la première partie d'une activation chrétienne.
refusal-go-not-now = Dites d'abord qui va.
refusal-rest-not-now = Une unité se repose au lieu de bouger : dites d'abord laquelle.
refusal-end-not-now = Il n'y a rien à finir maintenant.
refusal-attack-not-now = Charges et mêlées se déclarent après les mouvements et les tirs.
refusal-resolve-not-now = Il n'y a pas d'attaques à ordonner.
refusal-run-not-now = Il n'y a pas de course à choisir.
refusal-react-not-now = Il n'y a pas de charge à laquelle réagir.
refusal-lead-not-now = Il n'y a pas à choisir qui mène une attaque.
refusal-advance-not-now = Il n'y a pas d'hexagone où avancer.
refusal-pursue-not-now = Il n'y a personne à poursuivre.
refusal-elan-not-now = Il n'y a pas de charge à continuer.
refusal-dice-are-fates = C'est le hasard qui lance les dés.
refusal-no-such-roll = Le dé n'a pas cette face.
refusal-elan-compulsory = { $unit } : à côté d'un ennemi, cette unité doit charger encore.

# What is named.

refusal-names-no-hex = Dites le numéro d'un hexagone, comme dans « { $verb } 1714 ».
refusal-no-such-hex = Il n'y a pas d'hexagone { $hex }.
refusal-names-no-unit = Dites quelle unité, comme dans « { $verb } haro-ch1 ».
refusal-no-such-unit = Il n'y a pas d'unité « { $unit } ».
refusal-not-your-unit = { $unit } : est à l'ennemi.
refusal-unit-gone = { $unit } : n'est plus sur la carte.
refusal-unit-withdrawn = { $unit } : a quitté le champ avec sa bannière.
refusal-nobody-there = Il n'y a personne en { $hex }.
refusal-own-unit-there = { $unit }, en { $hex } : cette unité est à vous.
refusal-names-no-direction = Dites une direction : « N », « NE », « SE », « S », « SW » ou « NW ».
refusal-no-such-direction = « { $direction } » n'est pas une direction ; il y a « N », « NE », « SE », « S », « SW » et « NW ».
refusal-names-no-banner = Dites quel chef, par sa bannière.
refusal-no-such-banner = Il n'y a pas de bannière « { $banner } ».
refusal-not-your-banner = { $banner } : cette bannière est à l'ennemi.
refusal-names-no-marker = Dites quel marqueur : « de-rada » ou « ruy-diaz ».
refusal-no-such-marker = Il n'y a pas de marqueur « { $marker } » ; il y a « de-rada » et « ruy-diaz ».

# Set-up.

refusal-outside-its-rows = { $hex } n'est pas dans les rangées où se place { $banner }.
refusal-outside-its-zone = { $hex } n'est pas à { $hexes } hexagones de { $leader }, le sien compris.
refusal-hex-taken = { $unit } : est déjà en { $hex }, et un hexagone n'en contient qu'une.
refusal-other-leaders-hex = { $hex } est gardé pour un autre chef et son unité.
refusal-leader-needs-unit = { $leader }, en { $hex }, a encore besoin d'une unité, et c'est la dernière.
refusal-faces-so-already = { $unit } : regarde déjà de ce côté.
refusal-cannot-face-so = { $unit } : avec { $points } points de mouvement cette unité ne peut pas finir ainsi tournée.

# Leaders, and whom they activate.

refusal-not-of-banner = { $unit } : n'est pas de la bannière de { $leader }.
refusal-activated-already = { $leader } a déjà agi ce tour-ci.
refusal-banner-gone = { $banner } : cette bannière n'a plus d'unité.
refusal-not-army-leader = { $leader } ne commande que sa bannière ; un commandant peut appeler d'autres unités.
refusal-acts-anyway = { $unit } : est de la bannière de { $leader } et agit de toute façon.
refusal-named-already = { $unit } : est déjà appelée.
refusal-acted-already = { $unit } : a déjà agi ce tour-ci.
refusal-outside-his-radius = { $unit } : n'est pas à { $hexes } hexagones de { $leader }, le sien compris.
refusal-routed = { $unit } : est en déroute et ne fait que fuir.
refusal-not-active = { $unit } : n'est pas activée par { $leader }.

# Moves.

refusal-ordered-already = { $unit } : a déjà bougé, tourné ou pris du repos.
refusal-reserve-stays = { $unit } : est en réserve ; tant qu'aucune n'est attaquée, elle tourne et tire seulement.
refusal-joined-stays = { $unit } : un chef a rejoint cette unité, qui reste où elle est.
refusal-volleyed-only-turns = { $unit } : a tiré avant les mouvements et ne peut que tourner.
refusal-enemy-there = L'ennemi est en { $hex }.
refusal-friend-there = En { $hex } il y a une unité amie ; on passe, mais on ne s'y arrête pas.
refusal-must-get-nearer = { $unit } : est hors commandement et doit finir plus près de { $leader }.
refusal-discouraged-near-enemy = { $unit } : est découragée et ne va pas à côté d'un ennemi, comme en { $hex }.
refusal-mujahid-not-back = { $unit } : ne recule pas vers l'étendard derrière sa place de départ.
refusal-out-of-reach = { $unit } : avec { $points } points de mouvement cette unité n'atteint pas { $hex }.
refusal-has-fired-no-rest = { $unit } : a tiré et ne peut pas se reposer.
refusal-reserve-no-rest = { $unit } : est en réserve ; il n'y a pas de quoi se reposer.
refusal-no-rest-near-enemy = { $unit } : ne peut pas se reposer à côté d'un ennemi.
refusal-leader-gone = { $leader } n'est pas sur le champ.
refusal-leader-rode = { $leader } a déjà chevauché vers une autre unité.
refusal-leader-went-along = { $leader } est déjà allé avec son unité.
refusal-leader-held = { $leader } reste avec sa réserve tant qu'elle n'est pas attaquée.
refusal-with-it-already = { $leader } est déjà avec { $unit }.
refusal-routed-there = { $unit } : est en déroute ; { $leader } ne peut pas la rejoindre.
refusal-too-far-for-leader = Avec { $points } points de mouvement { $leader } n'atteint pas { $unit }.
refusal-marker-not-yours = { $marker } est avec les chrétiens.
refusal-marker-gone = { $marker } n'est plus en jeu.
refusal-marker-moved = { $marker } a déjà bougé ce tour-ci.
refusal-marker-surrounded = { $marker } a des ennemis de tous côtés.
refusal-marker-there-already = { $marker } y est déjà.
refusal-marker-too-far = Avec { $points } points de mouvement { $marker } n'atteint pas { $hex }.

# Fire.

refusal-no-archer = { $unit } : ce ne sont pas des archers ; eux seuls tirent avant les mouvements.
refusal-volleyed-already = { $unit } : a déjà tiré dans cette phase.
refusal-no-shooter = { $unit } : ne tire pas.
refusal-fired-already = { $unit } : a déjà tiré dans cette activation.
refusal-rests = { $unit } : se repose.
refusal-crossbow-moved = { $unit } : a quitté son hexagone ; les arbalètes ne tirent plus ensuite.
refusal-shooter-near-enemy = { $unit } : est à côté d'un ennemi et ne tire que dans une mêlée.
refusal-out-of-range = { $unit } : porte à { $hexes } hexagones ; { $hex } est plus loin.
refusal-out-of-cone = { $unit } : { $hex } n'est pas devant cette unité.
refusal-ground-between = { $unit } : ne voit pas { $hex } ; un terrain plus haut est entre les deux.
refusal-unit-between = { $unit } : ne voit pas { $hex } ; quelqu'un est entre les deux.
refusal-not-the-defender = { $unit } : n'est pas attaquée ici.
refusal-not-its-attacker = { $unit } : n'attaque pas ici.
refusal-attacker-not-in-front = { $unit } : { $hex } n'est pas sur le front de cette unité.
refusal-not-the-target = Avant la mêlée on ne tire que sur sa cible, { $unit } ; { $hex } est une autre.

# Charge and melee.

refusal-another-is-asked = { $unit } : c'est cette unité qui peut prendre une autre cible.
refusal-discouraged = { $unit } : est découragée et n'attaque pas.
refusal-reserve-no-attack = { $unit } : est en réserve et n'attaque pas tant qu'aucune n'est attaquée.
refusal-out-of-command = { $unit } : est hors commandement et n'attaque pas.
refusal-volleyed-no-attack = { $unit } : a tiré avant les mouvements et n'attaque pas.
refusal-attacks-already = { $unit } : a déjà son attaque.
refusal-not-adjacent = { $unit } : { $hex } n'est pas à côté de cette unité.
refusal-not-in-front = { $unit } : { $hex } n'est pas sur le front de cette unité.
refusal-meleed-already = { $unit } : a déjà été combattue dans cette activation.
refusal-enough-attack = { $unit } : { $most } unités combattent déjà celle-ci, c'est le maximum.
refusal-not-mounted = { $unit } : est à pied et ne peut pas charger.
refusal-tired-no-charge = { $unit } : est fatiguée et ne peut pas charger.
refusal-left-its-hex = { $unit } : a quitté son hexagone et ne peut plus charger.
refusal-enough-charge = { $unit } : { $most } unités chargent déjà celle-ci, c'est le maximum.
refusal-too-far-to-charge = { $unit } : une charge court { $hexes } hexagones au plus ; cette unité n'atteint pas { $hex }.
refusal-no-room-to-run = { $unit } : n'a pas d'hexagone libre devant elle pour courir.
refusal-no-run-there = { $unit } : aucune course droite avec une seule conversion ne mène cette unité devant { $hex }.
refusal-not-declared = Aucune attaque sur { $hex } n'a été déclarée.
refusal-charges-first = Les charges se jouent avant les mêlées, et il n'y en a pas sur { $hex }.
refusal-run-not-vacant = Il y a quelqu'un en { $hex }.
refusal-no-run-ends-there = { $unit } : la course de cette unité ne peut pas finir en { $hex }.
refusal-no-reaction-in-melee = { $unit } : est en mêlée ; on ne réagit qu'à une charge.
refusal-reserve-no-reaction = { $unit } : est en réserve et ne réagit pas.
refusal-reacted-already = { $unit } : a déjà réagi ce tour-ci.
refusal-foot-no-reaction = { $unit } : est à pied et ne peut pas réagir à une charge.
refusal-tired-no-reaction = { $unit } : est fatiguée et ne peut pas contre-charger.
refusal-charger-not-in-front = { $unit } : ne peut pas contre-charger ; ceux qui chargent ne sont pas tous sur son front.
refusal-only-light-horse-slips = { $unit } : ce ne sont pas des cavaliers légers, cette unité ne peut pas se dérober.
refusal-charged-by-light-horse = { $unit } : est chargée par des cavaliers légers, qu'elle ne peut distancer.
refusal-slips-off-map = { $unit } : en se dérobant cette unité quitterait la carte.
refusal-no-way-to-slip = { $unit } : n'a pas de chemin libre pour se dérober.
refusal-not-an-attacker = { $unit } : ne prend pas part à cette attaque.
refusal-not-the-strongest = { $unit } : n'est pas la plus forte ; c'est la plus forte qui mène.
refusal-pursuit-not-vacant = Il y a quelqu'un en { $hex }.
refusal-pursuit-not-ahead = { $unit } : { $hex } n'est pas sur le front de cette unité.
refusal-elan-not-adjacent = { $unit } : { $hex } n'est pas à côté de cette unité.

# Le plateau du terminal.

legend = + − échelle  maj+flèches regarder  { $tired } fatiguée  { $discouraged } découragée  { $routed } en déroute  { $resting } au repos  { $leader } chef  { $standard } étendard  { $marker } marqueur
heading = Tour { $turn } · { $phase }
phase-setup = mise en place
phase-command = commandement
phase-archers = archers
phase-initiative = initiative
phase-activation = action
phase-rally = ralliement
phase-over = la bataille est finie

aside-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
aside-army = { $left } unités sur { $all }, { $routed } en déroute
aside-wounded = blessé

kind-ch = chevaliers
kind-ha = hommes d'armes
kind-cl = cavaliers légers
kind-pi = piquiers
kind-mi = miliciens
kind-il = fantassins légers
kind-ar = archers
kind-ab = arbalétriers

state-tired = fatiguée
state-discouraged = découragée
state-routed = en déroute
state-resting = au repos

describe-level = niveau { $level }
describe-standard = l'étendard du calife

do-historical = Tout comme à la bataille
do-free = Unité par unité
do-set = En
do-face = Face au
do-replace = Son successeur rejoint
do-fire = Tirer
do-hold = { $question ->
    [volley] Plus de volées
    [shoot] Plus de tirs
    [shoot-back] Ne pas tirer
    [shoot-first] Pas de tir avant la mêlée
    [advance] Rester
    [pursue] Ne pas poursuivre
   *[retarget] Aucune autre cible
}
do-activate = Activer
do-name = Appeler
do-unit = Donner un ordre à
do-go = En
do-turn = { $hex } : rester et tourner
do-rest = Se reposer
do-ride = { $leader } seul rejoint
do-move = Marqueur
do-end = { $question ->
    [name] N'appeler personne de plus
    [order] Plus de mouvements
   *[declare] Plus d'attaques
}
do-charge = Charger
do-melee = Combattre
do-resolve = Combattre maintenant
do-run = Courir jusqu'en
do-react = Contre-charger
do-slip = Se dérober
do-stand = Tenir
do-lead = En tête
do-advance = Avancer
do-pursue = Poursuivre jusqu'en
do-elan = Charger encore

hint-navas-hex = 16 juillet 1212. Toute l'armée, bannière par bannière : prenez une soirée, ou jouez avec la limite de temps.
hint-christian = Moins nombreux, mais de meilleurs cavaliers. Percez jusqu'à l'étendard, bannière à côté de bannière.
hint-moslem = Plus de tout et une colline forte. Laissez-les se fatiguer, puis refermez l'anneau.
name-time-limit = Limite de temps
name-turn-cap = Dernier tour
name-on = après le tour 12
name-off = aucune
name-none = aucun
name-30 = tour 30
hint-time-limit = Avec la limite, une avance de 7 points gagne après le tour 12 : deux heures environ. Sans elle, on continue.
hint-turn-cap = Après ce tour, qui a le plus de points gagne. Les bots en ont un, pour que toute partie finisse.

# Le plateau dans le navigateur.

phase-begin = Le tour commence
phase-volley = Flèches avant les mouvements
phase-move = Mouvements
phase-fire = Tir
phase-combat = Charge et mêlée
board-name = Le champ de bataille
board-points = Points : chrétiens { $christian }, musulmans { $moslem }
board-hex = hexagone { $hex }
board-level = niveau { $level }
board-stockade = palissade côté { $sides }
board-standard = l'étendard du calife
board-faces = face au { $facing }
board-face = { $unit }, face au { $facing }
board-numbers = force { $strength }, cohésion { $cohesion }, mouvement { $move }
board-range = tire à { $hexes } { $hexes ->
    [one] hexagone
   *[other] hexagones
}
board-led = avec { $leader }
board-in-command = sous commandement
board-out-of-command = hors commandement
board-choosable = peut être choisi
board-chosen = choisi
board-lasso = Entourer des unités d'un lasso
board-zoom-in = Plus près
board-zoom-out = Plus loin
board-zoom-whole = Tout le champ de bataille

state-valiant = vaillante
scene-charge = Charge
scene-melee = Mêlée
scene-fire = Tir
scene-effect-none = sans effet
scene-effect-light = touché
scene-effect-heavy = durement touché
scene-rally = Ralliement
scene-rally-valiant = de nouveau vaillante
scene-rally-better = un degré plus haut
scene-rally-worse = pire
scene-unmoved = { $units ->
    [one] Une autre unité reste comme elle était.
   *[other] { $units } autres unités restent comme elles étaient.
}
scene-fate-unhurt = indemne
scene-fate-wounded = blessé
scene-fate-killed = tué
scene-fate-captured = capturé
scene-fate-escapes = s'échappe

# Orders for many units at once, in the browser.

orders-name = Ordres pour plusieurs
orders-all = Toute la bannière
orders-turn = Tourner
orders-far = Hexagones
orders-marked = Unités ({ $marked } sur { $units } marquées)
orders-march-marked = { $units ->
    [one] L'unité marquée avance
   *[other] Les { $units } unités marquées avancent
}
orders-turn-marked = { $units ->
    [one] L'unité marquée tourne
   *[other] Les { $units } unités marquées tournent
}
orders-rest-stands = Donner les ordres ; le reste ne bouge pas
orders-rest-rests = Le reste se repose
orders-said = { $who } : { $deeds }
orders-go = en { $hex }
orders-rest = se reposer
orders-attacks = Attaques possibles
orders-attack = { $how } : { $unit } → { $target }
orders-odds = { $well } bien, { $badly } mal
orders-attack-best = Attaquer là où les chances sont bonnes
orders-no-more = Plus d'attaques
orders-fire-best = Tous tirent là où les chances sont les meilleures
orders-in-order = Les jouer dans cet ordre

# What is always answered.

always-react = Toujours contre-charger
always-slip = Toujours se dérober
always-stand = Toujours tenir
always-fire = Toujours tirer
always-hold = Jamais
always-lead = La première possible
always-run = La première fin possible
always-advance = Toujours avancer
always-pursue = Toujours poursuivre
