# The hex game in French. Units are spoken of as “unité”, so that adjectives agree whatever they are called.

# What a person wants to know before choosing.

about-title = Las Navas de Tolosa 1212, sur hexagones
about-battle = Trois rois contre le calife : 153 pions sur un champ de bataille de 643 hexagones
about-length = de deux à quatre heures, environ 15 tours
about-luck = dés à dix faces
about-information = aucune information cachée
about-credits = D'après le scénario de Frédéric Bey, traduit en anglais par Stephen Neuville ; sans lien avec son éditeur
about-provenance = Le scénario, sa mise en place, ses points et ses règles spéciales suivent une feuille de scénario imprimée. Nous n'avons ni les règles de sa série, ni ses pions, ni sa carte : ce sont nos propres reconstitutions, que nous avons testées en jouant, et non celles de l'éditeur.

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

# Banners, what the sheet calls them, their leaders, and whose a unit is.

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

corps-alfonso = Réserve castillane
corps-haro = Avant-garde chrétienne
corps-lara = Corps castillan
corps-ucero = Ordres monastiques
corps-pedro = Armée d'Aragon (aile gauche)
corps-sancho = Armée de Navarre (aile droite)
corps-nasir = Réserve
corps-djami = Corps almohade
corps-andalus = Corps d'al-Andalus
corps-mujahid = Volontaires religieux
corps-maysara = Aile gauche
corps-maymanah = Aile droite

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

outcome-ar = l'attaquant principal est en déroute, les autres attaquants sont découragés
outcome-ad = l'attaquant principal cède
outcome-bt = les deux camps se fatiguent
outcome-dd1 = le défenseur cède
outcome-dd2 = le défenseur se fatigue et cède
outcome-dr = le défenseur est en déroute
outcome-de = le défenseur est anéanti
outcome-nothing = il ne se passe rien
outcome-discouraged = découragée
outcome-discouraged-tired = découragée et fatiguée
outcome-routed = en déroute
outcome-eliminated = éliminée
odds-back-enemy = l'ennemi cède
odds-back-you = vous cédez
odds-hit-enemy = touché
percent = { $number } %

# What is asked.

ask-setup = Prendre notre mise en place reconstituée, ou placer votre armée unité par unité ?
ask-set-hex = Où placer { $unit } ?
ask-set-facing = De quel côté orienter { $unit } ?
ask-replace = { $leader } est tombé. Laquelle de ses unités son successeur doit-il rejoindre ?
ask-volley = Quels archers tirent avant les mouvements, et sur qui ?
ask-activate = { $leaders ->
    [one] Vous avez l'initiative. Quel chef agit d'abord ?
   *[other] Vous gagnez largement l'initiative : { $leaders } de vos chefs agissent d'abord. Lequel maintenant ?
}
ask-name = { $leader } peut aussi appeler, parmi les unités proches de lui, celles d'autres bannières. Lesquelles ?
ask-order = { $leader } agit. Quelle unité bouge, tourne ou se repose ?
ask-where = Où déplacer { $unit } ?
ask-facing = De quel côté orienter { $unit } en { $hex } ?
ask-marker-where = Où déplacer { $marker } ?
ask-shoot = { $leader } agit. Qui tire, et sur qui ?
ask-declare = { $leader } agit. Choisissez qui charge ou combat, et contre qui.
ask-retarget = { $unit } : la cible est partie ou hors d'atteinte. En choisir une autre ?
ask-resolve = Quelle attaque jouer d'abord ?
ask-run = { $unit } : où doit finir la charge ?
ask-react = L'ennemi charge { $target } en { $hex }. Comment réagir ?
ask-shoot-back = L'ennemi attaque { $target } en { $hex }. Tirer d'abord, et sur qui ?
ask-shoot-first = Quel attaquant tire avant la mêlée avec { $target } en { $hex } ?
ask-lead = Qui mène l'attaque contre { $target } en { $hex } ?
ask-advance = { $hex } est vide. Qui avance ?
ask-pursue = { $unit } : poursuivre, et jusqu'où ?
ask-elan = { $unit } doivent charger de nouveau. Contre qui ?
ask-elan-facing = De quel côté orienter maintenant { $unit } ?
wait = On attend { $asked ->
    [christian] les chrétiens
    [moslem] les musulmans
   *[other] les dés
}.
over = La bataille est terminée.

# When a question is asked, in a list of what is always answered the same.

when-ask-setup = Avant la bataille
when-ask-set-hex = Quand une unité est placée
when-ask-set-facing = Quand vous pouvez tourner une unité pendant la mise en place
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
when-ask-run = Quand une charge peut finir dans plusieurs hexagones
when-ask-react = Quand l'ennemi vous charge
when-ask-shoot-back = Quand vos tireurs sont attaqués
when-ask-shoot-first = Quand vos tireurs attaquent en mêlée
when-ask-lead = Quand plusieurs unités peuvent mener une attaque
when-ask-advance = Quand vous pouvez avancer
when-ask-pursue = Quand vous pouvez poursuivre
when-ask-elan = Quand une charge doit continuer
when-ask-elan-facing = Quand une charge est finie

# What happens.

event-set-up = { $historical ->
    [yes] Les { side-moslem.who } prennent la mise en place reconstituée.
   *[no] Les { side-moslem.who } se placent unité par unité.
}
event-unit-placed = { $unit } : unité placée en { $hex }.
event-turn-began = Tour { $turn }.
event-leader-replaced = { $leader } : son successeur rejoint { $unit } en { $hex }.
event-initiative-rolled = Initiative des { side-moslem.who } : dés { $dice }, commandant +{ $bonus }, total { $total }.
event-initiative-tied = { $total } partout : on relance pour l'initiative.
event-initiative-won = Les { side-moslem.who } gagnent l'initiative avec { $lead ->
    [one] { $lead } point
   *[other] { $lead } points
} d'avance et choisissent { $leaders ->
    [one] le chef qui agit d'abord
   *[other] les { $leaders } chefs qui agissent d'abord
}.
event-leader-activated = { $leader } agit pour les { side-moslem.who }.
event-unit-named = { $leader } appelle { $unit }.
event-held = { $question ->
    [volley] Les { side-moslem.who } ne tirent plus de volées.
    [shoot] Les { side-moslem.who } cessent de tirer.
    [shoot-back] Les { side-moslem.who } ne ripostent pas.
    [shoot-first] Les { side-moslem.who } cessent de tirer avant la mêlée.
    [react] Les { side-moslem.who } tiennent bon.
    [advance] Les { side-moslem.who } n'avancent pas.
    [pursue] Les { side-moslem.who } ne poursuivent pas.
   *[retarget] Les { side-moslem.who } ne choisissent pas d'autre cible.
}
event-unit-moved = { $unit } vont de { $origin } à { $hex }, face au { $facing }.
event-unit-turned = { $unit } font face au { $facing } en { $hex }.
event-unit-rested = { $unit } se reposent en { $hex }.
event-leader-rode = { $leader } chevauche de { $origin } à { $hex } et rejoint { $unit }.
event-marker-moved = { $marker } va de { $origin } à { $hex }.
event-fired = { $kind ->
    [volley] Volée
    [back] Tir défensif
    [first] Tir avant la mêlée
   *[fire] Tir
} : { $unit } en { $origin } sur { $target } en { $hex }. Dé { $die }, modificateurs { $modifiers }, total { $total } (touché à partir de { $light }{ $heavy ->
    [0] {""}
   *[other] {""}, durement touché à partir de { $heavy }
}) : { $effect ->
    [light] touché.
    [heavy] durement touché.
   *[none] sans effet.
}
event-attack-declared = { $kind ->
    [charge] { $unit } vont charger { $target } en { $hex }.
   *[melee] { $unit } vont combattre { $target } en { $hex }.
}
event-attack-began = { $kind ->
    [charge] Charge contre { $target } en { $hex } : { $attackers }.
   *[melee] Mêlée avec { $target } en { $hex } : { $attackers }.
}
event-dropped-out = { $why ->
    [gone] { $unit } ne sont plus là et n'attaquent pas { $target }.
    [shaken] { $unit } : unité qui n'est plus vaillante, elle n'attaque pas { $target }.
    [target-gone] { $unit } n'attaquent pas : { $target } ne sont plus là.
    [not-in-front] { $unit } n'attaquent pas : { $target } ne sont plus devant eux.
    [not-fresh] { $unit } ne chargent pas { $target } : l'unité est fatiguée ou a quitté son hexagone.
   *[no-run] { $unit } ne chargent pas { $target } : la voie est barrée ou trop longue.
}
event-charger-ran = { $unit } galopent depuis { $origin } : { $path }.
event-reacted = { $unit } contre-chargent.
event-slipped = { $unit } se dérobent.
event-fought = { $kind ->
    [charge] Charge
   *[melee] Mêlée
}{ $elan ->
    [0] {""}
   *[other] {""}, élan { $elan }
} : { $attackers } contre { $target } en { $hex } : { $sum } = { $total }, { $result } : { $outcome }.
event-advanced = { $unit } avancent de { $origin } à { $hex }.
event-pursued = { $unit } poursuivent de { $origin } à { $hex }.
event-charged-on = Élan { $number } : { $unit } chargent de nouveau, contre { $target } en { $hex }.
event-unit-tired = { $unit } : unité fatiguée.
event-unit-discouraged = { $unit } : unité découragée.
event-friend-disordered = { $by } passent à travers { $unit } : l'unité traversée est découragée.
event-unit-routed = { $unit } : unité en déroute.
event-unit-retreated = { $rout ->
    [yes] { $unit } fuient de { $origin } à { $hex }.
   *[no] { $unit } reculent de { $origin } à { $hex }.
}
event-unit-left-map = { $unit } quittent la carte par { $hex } : unité éliminée.
event-unit-trapped = { $unit } ne peuvent pas se replier depuis { $hex } : unité éliminée.
event-unit-eliminated = { $unit } : unité éliminée en { $hex }.
event-unit-dispersed = { $unit } se dispersent en { $hex } : unité éliminée.
event-leader-tested = Test de perte ({ $leader }), dé { $die } : { $fate ->
    [wounded] blessé.
    [killed] tué.
    [captured] capturé.
    [escapes] il s'échappe.
   *[unhurt] indemne.
}
event-leader-escaped = { $leader } rejoint { $unit } en { $hex }.
event-leader-removed = { $leader } ne trouve personne à rejoindre et quitte le champ de bataille.
event-marker-lost = { $marker } : marqueur éliminé en { $hex }.
event-marker-driven-off = { $marker } est chassé de { $origin } à { $hex }.
event-banner-withdrew = { $banner } : cette bannière n'en peut plus ; { $units ->
    [0] il ne lui reste plus d'unités sur le champ de bataille
    [one] sa dernière unité quitte le champ de bataille
   *[other] ses { $units } dernières unités quittent le champ de bataille
}.
event-reserve-freed = La réserve est engagée : { $banner } et ses unités peuvent maintenant bouger et combattre.
event-unit-restored = Jiménez de Rada ranime { $unit } : unité vaillante et fraîche.
event-rally-tested = Ralliement ({ $unit }) : cohésion { $cohesion }, dé { $die }, modificateurs { $modifiers }, marge { $margin } : { $effect ->
    [valiant] unité de nouveau vaillante.
    [better] un degré plus haut.
    [worse] un degré plus bas.
   *[same] sans changement.
}
event-unit-freshened = { $unit } : unité de nouveau fraîche.
event-points-counted = Points après le tour { $turn } : chrétiens { $christian }, musulmans { $moslem }. Total : { $christian_total } à { $moslem_total }.
event-late-points = Le tour { $turn } est fini et les chrétiens n'ont pas gagné : { $points } points pour les musulmans.
event-draw-suggested = Personne n'a tiré ni combattu depuis { $turns } tours. Si les deux camps sont d'accord, la bataille peut finir par un match nul.
event-game-ended = { $ending }

result-standard-taken = Les chrétiens ont atteint l'étendard du calife et gagnent.
result-al-nasir-lost = Al-Nasir a été tué ou capturé. Les chrétiens gagnent.
result-alfonso-lost = Alphonse VIII a été tué ou capturé. Les musulmans gagnent.
result-lead = Les { side-moslem.winner } gagnent avec une avance décisive en points.
result-nobody-left = Il ne reste que les { side-moslem.winner } sur le champ de bataille. Ils gagnent.
result-time-limit = { $winner ->
    [personne] Le jour s'achève et aucun camp n'a assez d'avance : match nul.
   *[other] Le jour s'achève ; les { side-moslem.winner } mènent aux points et gagnent.
}
result-turn-cap = { $winner ->
    [personne] Le dernier tour s'achève à égalité de points : match nul.
   *[other] Le dernier tour s'achève ; les { side-moslem.winner } ont plus de points et gagnent.
}

# Why not.

# How far a side is on its ways to win.
progress-lead = { $sign ->
    [ahead] { $by } d'avance ; il en faut { $need } pour gagner
    [behind] { $by } de retard ; il faut { $need } d'avance pour gagner
   *[level] à égalité ; il faut { $need } d'avance pour gagner
}
progress-time-limit = { $sign ->
    [ahead] { $by } d'avance ; il en faut { $need } à la fin
    [behind] { $by } de retard ; il faut { $need } d'avance à la fin
   *[level] à égalité ; il faut { $need } d'avance à la fin
}
progress-turn-cap = { $sign ->
    [ahead] { $by } d'avance ; la moindre avance suffit à la fin
    [behind] { $by } de retard ; la moindre avance suffit à la fin
   *[level] à égalité ; la moindre avance suffit à la fin
}
goal-lead = ou { $need } points d'avance
goal-standard = ou prendre l'étendard
progress-standard = étendard à { $have ->
    [one] { $have } hexagone
   *[other] { $have } hexagones
}

refusal-game-over = La bataille est terminée.
refusal-not-your-turn = Ce n'est pas votre tour : { $asked ->
    [christian] les chrétiens choisissent
    [moslem] les musulmans choisissent
   *[other] les dés roulent
}.
refusal-unknown-word = « { $verb } » n'est pas une action de ce jeu.
refusal-not-offered = Ce n'est pas possible maintenant.

# The right word at the wrong time.

refusal-set-up-not-now = Ce n'est possible que pendant la mise en place.
refusal-face-not-now = Choisissez une unité et sa destination avant de la tourner.
refusal-replace-not-now = Un chef perdu est remplacé au début d'un tour.
refusal-fire-not-now = Personne ne peut tirer maintenant.
refusal-hold-not-now = Il n'y a rien à refuser maintenant.
refusal-activate-not-now = Vous ne choisissez un chef qu'après avoir gagné l'initiative ; ensuite l'ordre est fixé.
refusal-name-not-now = Un commandant ne peut appeler d'autres unités qu'à son activation, avant tout mouvement.
refusal-order-not-now = Les unités ne peuvent bouger que dans la première partie de l'activation de leur chef.
refusal-ride-not-now = Un chef ne peut bouger que dans la première partie de son activation.
refusal-marker-not-now = Jiménez de Rada et Ruy Díaz ne peuvent bouger que dans la première partie d'une activation chrétienne.
refusal-go-not-now = Choisissez d'abord une unité.
refusal-rest-not-now = Une unité se repose au lieu de bouger. Choisissez d'abord l'unité.
refusal-end-not-now = Il n'y a rien à finir maintenant.
refusal-attack-not-now = On déclare charges et mêlées après les mouvements et les tirs.
refusal-resolve-not-now = Il n'y a aucune attaque déclarée à jouer.
refusal-run-not-now = Il n'y a pas de trajet de charge à choisir.
refusal-react-not-now = Il n'y a pas de charge à laquelle réagir.
refusal-lead-not-now = Aucune attaque n'attend maintenant le choix d'un attaquant principal.
refusal-advance-not-now = Il n'y a pas d'hexagone où avancer.
refusal-pursue-not-now = Il n'y a personne à poursuivre.
refusal-elan-not-now = Il n'y a pas de charge à continuer.
refusal-dice-are-fates = Vous ne pouvez pas choisir les dés : c'est le jeu qui les lance.
refusal-no-such-roll = Le dé ne porte pas ce nombre.
refusal-elan-compulsory = { $unit } ont un ennemi à côté d'eux et doivent charger de nouveau.

# What is named.

refusal-names-no-hex = Indiquez un hexagone, par exemple « { $verb } 1714 ».
refusal-no-such-hex = Il n'y a pas d'hexagone { $hex }. Écrivez quatre chiffres, colonne puis rangée, comme 1714.
refusal-names-no-unit = Indiquez une unité, par exemple « { $verb } haro-ch1 ».
refusal-no-such-unit = Il n'y a pas d'unité « { $unit } ». Les noms ressemblent à haro-ch1.
refusal-not-your-unit = { $unit } appartiennent à l'ennemi.
refusal-unit-gone = { $unit } ne sont plus sur la carte.
refusal-unit-withdrawn = { $unit } ont quitté le champ de bataille avec leur bannière.
refusal-nobody-there = { $hex } est vide. Choisissez un hexagone occupé par une unité ennemie.
refusal-own-unit-there = { $unit }, en { $hex }, sont de votre camp.
refusal-names-no-direction = Indiquez une direction : « N », « NE », « SE », « S », « SW » ou « NW ».
refusal-no-such-direction = « { $direction } » n'est pas une direction. Utilisez « N », « NE », « SE », « S », « SW » ou « NW ».
refusal-names-no-banner = Indiquez la bannière d'un chef, par exemple « haro ».
refusal-no-such-banner = Il n'y a pas de bannière « { $banner } ».
refusal-not-your-banner = { $banner } : cette bannière combat pour l'ennemi.
refusal-names-no-marker = Indiquez un marqueur : « de-rada » ou « ruy-diaz ».
refusal-no-such-marker = Il n'y a pas de marqueur « { $marker } ». Utilisez « de-rada » ou « ruy-diaz ».

# Set-up.

refusal-outside-its-rows = { $banner } : cette bannière ne se déploie pas dans la rangée de { $hex }.
refusal-outside-its-zone = { $leader } : { $hex } est à plus de { $hexes } hexagones de lui, en comptant le sien.
refusal-hex-taken = { $hex } est occupé par { $unit }. Un hexagone contient une seule unité.
refusal-other-leaders-hex = { $hex } est réservé à un autre chef et à son unité.
refusal-leader-needs-unit = { $leader }, en { $hex }, a encore besoin d'une unité, et celle-ci est la dernière.
refusal-faces-so-already = { $unit } font déjà face dans cette direction.
refusal-cannot-face-so = { $unit } : points de mouvement insuffisants ({ $points }) pour finir avec cette orientation.

# Leaders, and whom they activate.

refusal-not-of-banner = { $leader } : { $unit } n'appartiennent pas à sa bannière.
refusal-activated-already = { $leader } a déjà agi ce tour-ci.
refusal-banner-gone = { $banner } : cette bannière n'a plus d'unités.
refusal-not-army-leader = { $leader } ne commande que sa propre bannière. Seul un commandant d'armée peut appeler des unités d'autres bannières.
refusal-acts-anyway = { $leader } : { $unit } appartiennent à sa bannière et agissent de toute façon avec elle.
refusal-named-already = { $unit } : cette unité a déjà été appelée.
refusal-acted-already = { $unit } ont déjà agi ce tour-ci.
refusal-outside-his-radius = { $leader } : { $unit } sont à plus de { $hexes } hexagones de lui, en comptant le sien.
refusal-routed = { $unit } sont en déroute et ne peuvent que fuir.
refusal-not-active = { $unit } ne peuvent pas agir maintenant : { $leader } ne les active pas.

# Moves.

refusal-ordered-already = { $unit } ont déjà bougé, tourné ou pris du repos ce tour-ci.
refusal-reserve-stays = { $unit } sont en réserve : ils ne peuvent que tourner et tirer tant qu'aucune unité de la réserve n'est attaquée.
refusal-joined-stays = { $unit } ne peuvent pas bouger : un chef vient de les rejoindre.
refusal-volleyed-only-turns = { $unit } ont tiré avant les mouvements et ne peuvent plus que tourner.
refusal-enemy-there = { $hex } est tenu par l'ennemi.
refusal-friend-there = { $hex } contient une unité amie. Vous pouvez traverser cet hexagone, mais pas vous y arrêter.
refusal-must-get-nearer = { $unit } sont hors commandement et doivent finir plus près de leur chef, { $leader }.
refusal-discouraged-near-enemy = { $unit } : cette unité est découragée et ne peut pas aller à côté d'un ennemi, ce qui serait le cas en { $hex }.
refusal-mujahid-not-back = { $unit } ne peuvent pas aller plus près de l'étendard que leur hexagone de départ.
refusal-out-of-reach = { $unit } ne peuvent pas atteindre { $hex } (points de mouvement : { $points }).
refusal-has-fired-no-rest = { $unit } ont tiré et ne peuvent pas se reposer.
refusal-reserve-no-rest = { $unit } sont en réserve et ne peuvent pas se reposer.
refusal-no-rest-near-enemy = { $unit } ne peuvent pas se reposer à côté d'un ennemi.
refusal-leader-gone = { $leader } n'est pas sur le champ de bataille.
refusal-leader-rode = { $leader } a déjà rejoint une autre unité.
refusal-leader-went-along = { $leader } a déjà bougé avec son unité.
refusal-leader-held = { $leader } doit rester avec sa réserve tant qu'elle n'est pas attaquée.
refusal-with-it-already = { $leader } est déjà avec { $unit }.
refusal-routed-there = { $unit } sont en déroute ; { $leader } ne peut pas les rejoindre.
refusal-too-far-for-leader = { $leader } ne peut pas atteindre { $unit } (points de mouvement : { $points }).
refusal-marker-not-yours = { $marker } appartient aux chrétiens.
refusal-marker-gone = { $marker } n'est plus en jeu.
refusal-marker-moved = { $marker } a déjà bougé ce tour-ci.
refusal-marker-surrounded = { $marker } est cerné par des ennemis.
refusal-marker-there-already = { $marker } y est déjà.
refusal-marker-too-far = { $marker } ne peut pas atteindre { $hex } (points de mouvement : { $points }).

# Fire.

refusal-no-archer = { $unit } ne sont pas des archers. Seuls les archers tirent avant les mouvements.
refusal-volleyed-already = { $unit } ont déjà tiré pendant cette phase.
refusal-no-shooter = { $unit } ne peuvent pas tirer.
refusal-fired-already = { $unit } ont déjà tiré pendant cette activation.
refusal-rests = { $unit } se reposent et ne peuvent ni tirer ni attaquer.
refusal-crossbow-moved = { $unit } ont quitté leur hexagone, et des arbalétriers ne tirent pas après un mouvement.
refusal-shooter-near-enemy = { $unit } sont à côté d'un ennemi et ne peuvent tirer que dans une mêlée.
refusal-out-of-range = { $unit } ont une portée de { $hexes } hexagones ; { $hex } est trop loin.
refusal-out-of-cone = { $unit } ne peuvent pas tirer sur { $hex }, hors de leur angle de tir.
refusal-ground-between = { $unit } ne voient pas { $hex } : un terrain plus haut leur cache la vue.
refusal-unit-between = { $unit } ne voient pas { $hex } : une autre unité leur cache la vue.
refusal-not-the-defender = { $unit } ne subissent pas d'attaque ici.
refusal-not-its-attacker = { $unit } n'attaquent pas ici.
refusal-attacker-not-in-front = { $unit } : { $hex } n'est pas sur leur front.
refusal-not-the-target = Avant une mêlée, on ne peut tirer que sur sa cible, { $unit }, et non sur { $hex }.

# Charge and melee.

refusal-another-is-asked = Seuls { $unit } peuvent choisir une autre cible maintenant.
refusal-discouraged = { $unit } : cette unité est découragée et ne peut pas attaquer.
refusal-reserve-no-attack = { $unit } sont en réserve et ne peuvent pas attaquer tant qu'aucune unité de la réserve n'est attaquée.
refusal-out-of-command = { $unit } sont hors commandement et ne peuvent pas attaquer.
refusal-volleyed-no-attack = { $unit } ont tiré avant les mouvements et ne peuvent pas attaquer.
refusal-attacks-already = { $unit } ont déjà déclaré une attaque.
refusal-not-adjacent = { $unit } ne sont pas à côté de { $hex }.
refusal-not-in-front = { $unit } : { $hex } n'est pas sur leur front.
refusal-meleed-already = { $unit } ont déjà subi une attaque en mêlée pendant cette activation.
refusal-enough-attack = { $most } unités combattent déjà { $unit } : c'est le maximum.
refusal-not-mounted = { $unit } sont à pied et ne peuvent pas charger.
refusal-tired-no-charge = { $unit } : cette unité est fatiguée et ne peut pas charger.
refusal-left-its-hex = { $unit } ont quitté leur hexagone et ne peuvent pas charger.
refusal-enough-charge = { $most } unités chargent déjà { $unit } : c'est le maximum.
refusal-too-far-to-charge = { $unit } ne peuvent pas atteindre { $hex } : une charge couvre { $hexes } hexagones au plus.
refusal-no-room-to-run = { $unit } n'ont pas d'hexagone libre devant eux pour charger.
refusal-no-run-there = { $unit } ne peuvent pas arriver devant { $hex } en galopant droit devant, avec une conversion au plus.
refusal-not-declared = Aucune attaque contre { $hex } n'a été déclarée. Choisissez une attaque déclarée.
refusal-charges-first = Les charges se jouent avant les mêlées, et aucune ne vise { $hex }. Choisissez d'abord une charge.
refusal-run-not-vacant = { $hex } est occupé. Une charge doit finir dans un hexagone vide.
refusal-no-run-ends-there = { $unit } : la charge ne peut pas finir en { $hex }.
refusal-no-reaction-in-melee = { $unit } subissent une attaque en mêlée. On ne réagit qu'à une charge.
refusal-reserve-no-reaction = { $unit } sont en réserve et ne peuvent pas réagir.
refusal-reacted-already = { $unit } ont déjà réagi ce tour-ci.
refusal-foot-no-reaction = { $unit } sont à pied et ne peuvent pas réagir à une charge.
refusal-tired-no-reaction = { $unit } : cette unité est fatiguée et ne peut pas contre-charger.
refusal-charger-not-in-front = { $unit } ne peuvent pas contre-charger : ceux qui chargent ne sont pas tous sur leur front.
refusal-only-light-horse-slips = { $unit } ne sont pas des cavaliers légers et ne peuvent pas se dérober.
refusal-charged-by-light-horse = { $unit } subissent une charge de cavaliers légers et ne peuvent pas les distancer.
refusal-slips-off-map = { $unit } quitteraient la carte en se dérobant.
refusal-no-way-to-slip = { $unit } n'ont pas de chemin libre pour se dérober.
refusal-not-an-attacker = { $unit } ne participent pas à cette attaque.
refusal-not-the-strongest = C'est l'attaquant le plus fort qui doit mener l'attaque, et non { $unit }.
refusal-pursuit-not-vacant = { $hex } est occupé. Une poursuite doit mener dans un hexagone vide.
refusal-pursuit-not-ahead = { $unit } : { $hex } n'est pas sur leur front.
refusal-elan-not-adjacent = { $unit } ne sont pas à côté de { $hex }.

# Le plateau du terminal.

legend = + − zoom  maj+flèches curseur  { $tired } fatiguée  { $discouraged } découragée  { $routed } en déroute  { $resting } au repos  { $leader } chef  { $standard } étendard  { $marker } marqueur
heading = Tour { $turn } · { $phase }
phase-setup = mise en place
phase-command = commandement
phase-archers = archers
phase-initiative = initiative
phase-activation = action
phase-rally = ralliement
phase-over = fin de la bataille

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

do-historical = Mise en place reconstituée
do-free = Unité par unité
do-set = Placer en
do-face = Face au
do-replace = Son successeur rejoint
do-fire = Tirer
do-hold = { $question ->
    [volley] Plus de volées
    [shoot] Cesser de tirer
    [shoot-back] Ne pas tirer
    [shoot-first] Ne pas tirer avant la mêlée
    [advance] Ne pas avancer
    [pursue] Ne pas poursuivre
   *[retarget] Aucune autre cible
}
do-activate = Activer
do-name = Appeler
do-unit = Donner un ordre à
do-go = Aller en
do-turn = { $hex } : rester et tourner
do-rest = Se reposer
do-ride = { $leader } rejoint seul
do-move = Déplacer un marqueur
do-end = { $question ->
    [name] Finir les appels
    [order] Finir les mouvements
   *[declare] Finir les déclarations
}
do-charge = Charger
do-melee = Combattre
do-resolve = Combattre maintenant
do-run = Aller jusqu'à
do-react = Contre-charger
do-slip = Se dérober
do-stand = Tenir bon
do-lead = Mener avec
do-advance = Avancer
do-pursue = Poursuivre jusqu'à
do-elan = Charger de nouveau

hint-navas-hex = 16 juillet 1212. Toute l'armée, bannière par bannière. Prévoyez une soirée, ou activez la limite de temps.
hint-christian = Moins de cavalerie, mais meilleure. Gardez vos bannières ensemble et percez jusqu'à l'étendard.
hint-moslem = Davantage de troupes, et une colline facile à défendre. Laissez l'ennemi se fatiguer, puis encerclez-le.
name-time-limit = Limite de temps
name-turn-cap = Limite de tours
name-on = après le tour 12
name-off = aucune
name-none = aucune
name-30 = tour 30
hint-time-limit = Quand elle est activée, la bataille finit après le tour 12, et une avance de 7 points donne la victoire. Sinon, la partie continue.
hint-turn-cap = Le camp qui a le plus de points après le tour choisi gagne. Les bots jouent toujours avec une limite, pour que toute partie finisse.

# Le plateau dans le navigateur.

phase-begin = Le tour commence
phase-volley = Tir avant les mouvements
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
board-range = portée de { $hexes } { $hexes ->
    [one] hexagone
   *[other] hexagones
}
board-led = avec { $leader }
board-in-command = sous commandement
board-out-of-command = hors commandement
board-choosable = sélectionnable
board-chosen = sélectionné
board-lasso = Sélectionner au lasso
board-zoom-in = Zoom avant
board-zoom-out = Zoom arrière
board-zoom-whole = Voir tout le champ de bataille

state-valiant = vaillante
scene-charge = Charge
scene-melee = Mêlée
scene-fire = Tir
scene-needs = { $heavy ->
    [0] touché dès { $light }
   *[other] touché dès { $light }, durement touché dès { $heavy }
}
scene-effect-none = sans effet
scene-effect-light = touché
scene-effect-heavy = durement touché
scene-rally = Ralliement
scene-rally-valiant = de nouveau vaillante
scene-rally-better = un degré plus haut
scene-rally-worse = un degré plus bas
scene-unmoved = { $units ->
    [one] 1 autre unité reste inchangée.
   *[other] { $units } autres unités restent inchangées.
}
scene-fate-unhurt = indemne
scene-fate-wounded = blessé
scene-fate-killed = tué
scene-fate-captured = capturé
scene-fate-escapes = s'échappe

# Orders for many units at once, in the browser.

orders-name = Ordres groupés
orders-all = Sélectionner toute la bannière
orders-turn = Tourner
orders-far = Distance
orders-marked = Unités ({ $marked } sur { $units } sélectionnées)
orders-march-marked = { $units ->
    [one] Faire avancer l'unité sélectionnée
   *[other] Faire avancer les { $units } unités sélectionnées
}
orders-turn-marked = { $units ->
    [one] Tourner l'unité sélectionnée
   *[other] Tourner les { $units } unités sélectionnées
}
orders-rest-stands = Donner les ordres ; le reste attend
orders-rest-rests = Donner les ordres ; le reste se repose
orders-said = { $who } : { $deeds }
orders-go = en { $hex }
orders-rest = se reposer
orders-attacks = Attaques possibles
orders-attack = { $how } : { $unit } → { $target }
orders-odds = l'ennemi cède { $well }, vous { $badly }
orders-attack-best = Déclarer les attaques favorables
orders-fire-best = Tirer avec la meilleure probabilité
orders-in-order = Combattre dans cet ordre

# Le bouton qui conduit à travers les phases d'une activation.

lead-phases = Phases
lead-move = Bouger
lead-fire = Tirer
lead-attack = Attaquer
lead-advance = Tout avancer
lead-all-stay = Tous attendent
lead-all-rest = Tous se reposent
lead-no-fire = Ne pas tirer
lead-no-attack = Ne pas attaquer
lead-no-more-attacks = Donner les ordres ; pas d'autre attaque
lead-fight-on = Continuer le combat

# Plusieurs lignes du journal en une.

fold-placed = { $count } unités sont mises en place.
fold-moves = { $count } unités bougent.
fold-rests = { $count } unités se reposent.
fold-attacks = { $count } attaques sont déclarées.
fold-freshened = { $count } unités sont de nouveau fraîches.
fold-unmoved = { $count } ralliements ne changent rien.

# What is always answered.

always-react = Toujours contre-charger
always-slip = Toujours se dérober
always-stand = Toujours tenir bon
always-fire = Toujours tirer
always-hold = Jamais
always-lead = La première unité possible
always-run = Le premier hexagone possible
always-advance = Toujours avancer
always-pursue = Toujours poursuivre
