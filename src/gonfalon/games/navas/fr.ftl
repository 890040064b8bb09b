# Las Navas 1212 in French. A unit is spoken of as “unité”, so that adjectives agree whatever it is called.

# What a person wants to know before choosing.

about-title = Las Navas de Tolosa 1212
about-battle = Trois rois chrétiens contre le calife al-Nasir, le 16 juillet 1212
about-length = de 30 à 60 minutes, environ sept manches
about-luck = neuf cartes de combat, piochées et qu'on peut compter
about-information = mains cachées
about-credits = D'après 1212 Las Navas de Tolosa de Pablo Sanz, publié par Draco Ideas ; sans lien avec l'un ni l'autre
about-provenance = Les règles et les cartes spéciales sont imprimées dans le livret. Les nombres des cartes viennent d'une critique. La place de départ de la plupart des troupes à étoile est déduite de la disposition d'une liste. Les armoiries, les icônes et la plupart des noms de troupes se trouvent dans des images que nous n'avons pas : les nôtres sont à nous, jouables, et ne sont pas celles de l'éditeur.

scenario-basic = Jeu de base
scenario-advanced = Jeu avancé

battle-basic = Toute la bataille, avec neuf cartes : Castille, Aragon et Navarre remontent la pente à coups de boutoir vers le camp du calife, tandis que des cavaliers légers tournoient autour d'elles et rendent les coups.
battle-advanced = Le même champ, avec des secrets : chaque camp pioche des cartes spéciales et en garde deux, et nul ne sait si Sanche frappera de flanc ou si la Garde noire attend devant la tente du calife.

# A side has a capital on a label and none inside a sentence: there we write { side-muslim.who } for { $who }.
side-muslim = Musulmans
    .who = { $who ->
        [Musulmans] musulmans
       *[other] chrétiens
    }
side-christian = Chrétiens
side-fate = hasard
side-nobody = personne
side-watcher = spectateurs

term-card = carte
term-power = force
term-standard = attaque normale
term-charge = charge
term-karr = karr wa-l-farr
term-king = Pour le roi
term-volunteers = Volontaires
term-caliph = camp du calife
term-lopez-de-haro = López de Haro
term-sancho-vii = Sanche VII

combat-standard = attaque normale
combat-charge = charge
combat-karr = karr wa-l-farr

special-al-nasir = Al-Nasir
special-al-husayni = Al-Husayni
special-black-guard = Garde noire
special-jund-infantry = Infanterie du jund
special-kurdish-cavalry = Cavalerie kurde
special-jihad-volunteers = Volontaires du djihad
special-alfonso-viii = Alphonse VIII
special-peter-ii = Pierre II
special-sancho-vii = Sanche VII
special-lopez-de-haro = López de Haro
special-jimenez-de-rada = Jiménez de Rada
special-council-militia = Milice communale

# Units. Those that have a special card bear its name.

unit-al-husayni = { special-al-husayni }
unit-al-nasir = { special-al-nasir }
unit-alfonso-viii = { special-alfonso-viii }
unit-almogavars = Almogavres
unit-almohad-archers = Archers almohades
unit-andalusi-archers = Archers andalous
unit-arab-cavalry = Cavalerie arabe
unit-aragonese-infantry = Infanterie aragonaise
unit-aragonese-knights = Chevaliers aragonais
unit-archers = Archers
unit-berber-archers = Archers berbères
unit-berber-cavalry = Cavalerie berbère
unit-berber-infantry = Infanterie berbère
unit-black-guard = { special-black-guard }
unit-castilian-infantry = Infanterie castillane
unit-council-militia = { special-council-militia }
unit-crossbowmen = Arbalétriers
unit-jihad-volunteers = { special-jihad-volunteers }
unit-jimenez-de-rada = { special-jimenez-de-rada }
unit-jund-infantry = { special-jund-infantry }
unit-kurdish-cavalry = { special-kurdish-cavalry }
unit-lopez-de-haro = { special-lopez-de-haro }
unit-military-orders = Ordres militaires
unit-navarrese-infantry = Infanterie navarraise
unit-navarrese-knights = Chevaliers navarrais
unit-peter-ii = { special-peter-ii }
unit-sancho-vii = { special-sancho-vii }

does-al-nasir = à votre tour : 2 points d'action de plus
does-al-husayni = avant de ramasser les cartes : échange votre carte d'initiative contre n'importe laquelle de la pioche ou de la défausse
does-black-guard = avant une attaque du camp du calife : 2 dégâts dans la zone des attaquants
does-jund-infantry = après une charge qui a vidé une zone du jund : la colonne n'avance pas
does-kurdish-cavalry = avant une charge contre les Kurdes, karr déclaré : 2 dégâts dans la zone des attaquants
does-jihad-volunteers = après une attaque qui a abattu les derniers Volontaires : 2 dégâts dans la zone des attaquants
does-alfonso-viii = à votre tour : 2 points d'action de plus
does-peter-ii = à votre tour : les cavaliers de la colonne A entrent gratuitement dans une zone vide
does-sancho-vii = avant une attaque normale de la colonne C sur la colonne B : +2
does-lopez-de-haro = avant une attaque à laquelle il participe : +2
does-jimenez-de-rada = à votre tour : voit au hasard une carte de l'autre main
does-council-militia = avant votre première action du tour : rallie toutes les zones où se trouve la Milice

# What is asked.

ask-lay-aside = Choisissez une carte spéciale à écarter, face cachée.
ask-initiative = Choisissez une carte pour l'initiative. L'autre camp ne la voit pas encore.
ask-play = Jouez une carte pour ses points d'action.
ask-act = { $points ->
    [0] Plus de points. Utilisez une carte ou terminez le tour.
    [one] { $points } point d'action. Que font vos troupes ?
   *[other] { $points } points d'action. Que font vos troupes ?
}
ask-karr = Ils chargent { $target } depuis { $origin }. Vos cavaliers répondent-ils par le karr wa-l-farr ?
ask-react = { $name } ({ $does }). Utilisez-vous cette carte ?
ask-spread = { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
} en { $zone }. Qui subit ?
ask-advance = { $target } est vide. Toutes vos unités de { $origin } y entrent-elles ?
ask-exchange = Choisissez la carte à prendre en échange de celle de votre zone d'initiative.
wait = On attend { $asked ->
    [muslim] les musulmans
    [christian] les chrétiens
   *[other] les cartes
}.
over = La bataille est terminée.

# What happens.

event-special-dealt = { $card ->
    [hidden] Les { side-muslim.who } piochent une carte spéciale.
   *[other] Les { side-muslim.who } piochent la carte spéciale { $card }.
}
event-special-laid-aside = { $card ->
    [hidden] Les { side-muslim.who } écartent une carte spéciale.
   *[other] Les { side-muslim.who } écartent la carte { $card }.
}
event-card-dealt = { $card ->
    [hidden] Les { side-muslim.who } reçoivent une carte.
   *[other] Les { side-muslim.who } reçoivent la carte { $card }.
}
event-round-began = Manche { $round }.
event-initiative-chosen = { $card ->
    [hidden] Les { side-muslim.who } ont choisi pour l'initiative.
   *[other] Les { side-muslim.who } choisissent { $card } pour l'initiative.
}
event-initiative-revealed = Initiative : musulmans { $muslim }, chrétiens { $christian }. Les { $beginners ->
    [Musulmans] musulmans
   *[other] chrétiens
} commencent.
event-card-played = Les { side-muslim.who } jouent { $card } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-moved = { $units } : de { $origin } à { $target }.
event-rallied = Ralliement en { $zone } : { $units }.
event-switched = { $shielded ->
    [yes] Les { side-muslim.who } permutent les cartes d'initiative et les protègent.
   *[no] Les { side-muslim.who } permutent les cartes d'initiative.
}
event-arrows-loosed = { $unit } : tir de { $origin } sur { $target }, { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}.
event-attack-declared = Les { side-muslim.who } attaquent { $target } depuis { $origin } ({ $combat }) : { $units }.
event-karr-answered = { $yes ->
    [yes] Les cavaliers musulmans répondront par le karr wa-l-farr.
   *[no] Pas de karr wa-l-farr.
}
event-card-passed = Les { side-muslim.who } n'utilisent aucune carte.
event-special-used = Les { side-muslim.who } utilisent la carte { $card } ({ $does }).
event-attack-cancelled = Il ne reste personne de l'attaque partie de { $origin }.
event-deck-turned = La défausse est retournée : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, dans l'ordre où on les a jouées.
event-fought = Combat ({ $combat }), carte { $card }. Attaque : { $attack } = { $attack_total }. Défense : { $defence } = { $defence_total }.
event-suffered = { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
} en { $zone } : { $losses }.
event-advanced = Les { side-muslim.who } avancent : { $ways }.
event-stayed = Les { side-muslim.who } tiennent leur position.
event-card-seen = { $card ->
    [hidden] Jiménez de Rada voit une carte de la main musulmane.
   *[other] Jiménez de Rada voit la carte musulmane { $card }.
}
event-card-exchanged = { $taken ->
    [hidden] Al-Husayni échange { $given } contre une carte de son choix.
   *[other] Al-Husayni échange { $given } contre { $taken }.
}
event-turn-ended = Les { side-muslim.who } terminent leur tour ; { $card } est défaussée.
event-cards-returned = { $muslim ->
    [hidden] Les cartes d'initiative retournent en main : chrétiens { $christian }. Le reste est mélangé.
   *[other] Les cartes d'initiative retournent en main : musulmans { $muslim }, chrétiens { $christian }. Le reste est mélangé.
}
event-game-ended = { $ending }

way = de { $origin } à { $target }
loss-fell = { $unit } (perte)
loss-hurt = { $unit } −{ $damage }

result-caliph-fallen = Al-Nasir est tombé. Les chrétiens gagnent.
result-christians-driven-back = Les chrétiens sont repoussés. Les musulmans gagnent.
result-twice-the-zones = Les { $winner ->
    [Musulmans] musulmans
   *[other] chrétiens
} tiennent deux fois plus de zones que leur ennemi et gagnent.
result-round-limit = La dernière manche est finie : partie nulle.

# Why not.

# How far a side is on its ways to win.
progress-zones = { $have } zones sur { $need }
progress-driven-back = refoulement : chrétiens dans { $have } zones, { $need } suffiraient
progress-caliph = calife touché { $have } sur { $need }

refusal-game-over = La bataille est terminée.
refusal-not-your-turn = Ce n'est pas à vous d'agir : { $asked ->
    [muslim] c'est aux musulmans
    [christian] c'est aux chrétiens
   *[other] c'est aux cartes
}.
refusal-unknown-word = « { $verb } » n'est pas une action de ce jeu.
refusal-answer-first = Vous avez d'abord une autre question à laquelle répondre.
refusal-not-offered = Ce n'est pas possible ici.
refusal-play-a-card-first = Jouez d'abord une carte : elle vous donne les points pour agir.
refusal-initiative-not-now = L'initiative se décide une fois par manche, avant le premier tour.
refusal-card-already-played = Vous avez déjà joué votre carte pour ce tour.
refusal-lay-aside-not-now = On n'écarte une carte spéciale qu'avant la bataille.
refusal-no-damage-to-take = Il n'y a pas de dégâts à subir maintenant.
refusal-karr-not-now = Le karr wa-l-farr répond à une charge chrétienne contre une zone avec des cavaliers, et à rien d'autre.
refusal-advance-not-now = Vous ne pouvez avancer qu'après une charge musulmane qui a vidé sa cible.
refusal-nothing-to-pass = Il n'y a pas de carte spéciale à refuser maintenant. Pour en finir, terminez le tour.
refusal-exchange-not-now = Al-Husayni n'échange une carte qu'avant que les cartes soient ramassées.
refusal-special-not-now = Les cartes spéciales de votre propre tour s'utilisent après avoir joué une carte.
refusal-no-such-card = Il n'y a pas de carte de combat « { $card } ».
refusal-initiative-card-not-held = { $card } n'est pas dans votre main.
refusal-card-not-held = { $card } n'est pas dans votre main.
refusal-card-not-in-piles = { $card } n'est ni dans la pioche ni dans la défausse.
refusal-needs-two-zones = Dites d'où et vers où, par exemple « { $verb } B4>B3 all ».
refusal-no-such-zone = Il n'y a pas de zone { $zone }. Les zones vont de A1 à C6.
refusal-origin-empty = { $zone } est vide.
refusal-origin-not-yours = { $zone } est tenue par l'autre camp.
refusal-names-no-units = Dites qui : « all » (tous), ou des noms joints par +.
refusal-unit-not-there = { $unit } : cette unité n'est pas en { $zone }.
refusal-no-such-unit = Il n'y a pas d'unité appelée « { $unit } ».
refusal-unit-not-yours = { $unit } : cette unité est à l'autre camp.
refusal-unit-fallen = { $unit } : cette unité est tombée.
refusal-not-adjacent = { $target } n'est pas adjacente à { $origin }.
refusal-christian-leaves-column = Les chrétiens ne vont que droit devant ou en arrière, jamais hors de leur colonne.
refusal-enemy-in-the-way = { $zone } est tenue par l'autre camp ; on ne partage jamais une zone.
refusal-over-the-limit = Une zone contient trois unités. En { $zone }, il { $room ->
    [0] n'y a plus de place
   *[other] y a place pour { $room } de plus
}.
refusal-all-must-go = { $zone } est vide : toutes les unités doivent y aller ensemble.
refusal-immobile = { $unit } : cette unité ne se déplace jamais.
refusal-immobile-left-behind = Dans une zone vide, toutes doivent entrer, et { $unit } ne se déplace jamais.
refusal-cannot-pay-move = Un déplacement coûte { $cost } ; vous avez { $points }.
refusal-cannot-pay-march = Pour les chrétiens, entrer dans une zone vide du territoire musulman coûte { $cost } ; vous avez { $points }.
refusal-not-hurt = { $unit } : cette unité a toute sa force.
refusal-exhausted-cannot-rally = { $unit } : cette unité est épuisée et ne peut pas se rallier ce tour-ci.
refusal-cannot-pay-rally = Un ralliement coûte { $cost } ; vous avez { $points }.
refusal-shielded = Les cartes d'initiative sont protégées pour le reste de la manche.
refusal-cannot-pay-switch = Permuter coûte { $cost } ; vous avez { $points }.
refusal-cannot-pay-shield = Permuter et protéger coûte { $cost } ; vous avez { $points }.
refusal-third-combat = Vous avez déjà combattu deux fois ce tour-ci ; c'est la limite.
refusal-own-zone = { $zone } est à vous.
refusal-nobody-there = Il n'y a pas d'ennemi en { $zone }.
refusal-one-archer-only = Une seule unité d'archers tire à la fois.
refusal-not-an-archer = { $unit } : cette unité n'a pas d'arcs.
refusal-out-of-bowshot = Les flèches portent à deux zones exactement ; { $target } n'est pas à deux de { $origin }.
refusal-archer-exhausted = { $unit } : cette unité est épuisée et ne peut pas tirer ce tour-ci.
refusal-second-shot = Vos archers ont déjà tiré ce tour-ci ; une fois est la limite.
refusal-cannot-pay-shot = Un tir coûte { $cost } ; vous avez { $points }.
refusal-write-the-archer = Nommez les archers : { $unit }.
refusal-attack-not-adjacent = { $target } n'est pas adjacente à { $origin }.
refusal-charge-not-adjacent = { $target } n'est pas adjacente à { $origin }.
refusal-cannot-pay-attack = Une attaque coûte { $cost } ; vous avez { $points }.
refusal-charge-not-ahead = Les chrétiens ne chargent que droit devant eux.
refusal-charge-without-rider = Il faut à une charge un cavalier de { $zone } qui ne soit pas épuisé.
refusal-cannot-pay-charge = Une charge coûte { $cost } ; vous avez { $points }.
refusal-all-exhausted = Toutes les unités de { $zone } sont épuisées.
refusal-joiner-exhausted = { $unit } : cette unité est épuisée et ne peut pas attaquer ce tour-ci.
refusal-not-in-the-zone-hit = { $unit } : cette unité n'est pas en { $zone }, où tombent les dégâts.
refusal-unreadable-share = Dites-le ainsi : « archers=1 », et non « { $share } ».
refusal-more-than-its-power = { $unit } : cette unité peut subir { $power } au plus.
refusal-wrong-total = Cela fait { $total } ; il faut subir { $damage }.
refusal-karr-yes-or-no = Répondez « karr yes » (oui) ou « karr no » (non).
refusal-no-special-cards = Il n'y a pas de cartes spéciales dans le jeu de base.
refusal-no-such-special = Il n'y a pas de carte spéciale « { $card } ».
refusal-special-not-yours = { $card } est une carte de l'autre camp.
refusal-special-not-held = Vous n'avez pas la carte { $card }.
refusal-special-used = La carte { $card } a déjà été utilisée.
refusal-other-card-asked = On vous demande maintenant { $asked }, pas { $card }.
refusal-special-waits-for-its-moment = La carte { $card } vous sera proposée quand viendra son moment.
refusal-special-goes-with-an-attack = La carte { $card } accompagne une attaque et vous est proposée quand vous la déclarez.
refusal-special-units-gone = { $card } : les troupes de cette carte sont toutes tombées.
refusal-hand-empty = L'autre main est vide ; il n'y a rien à voir.
refusal-militia-too-late = La Milice ne se rallie qu'avant votre première action du tour.
refusal-cannot-pay-special = Cette carte coûte { $cost } ; vous avez { $points }.
refusal-free-move-needs-zones = Dites d'où et vers où, par exemple « use peter-ii A4>A3 ».
refusal-free-move-other-column = Pierre II ne mène que sa propre colonne, A.
refusal-free-move-not-ahead-or-back = Les chrétiens ne vont que droit devant ou en arrière.
refusal-free-move-not-empty = Le déplacement gratuit de Pierre II mène dans une zone vide ; { $zone } ne l'est pas.
refusal-free-move-without-rider = Un cavalier doit en être ; il n'y en a pas en { $zone }.

# Names for menus, and what a newcomer should know of each.

name-memory-aid = Aide-mémoire
name-round-limit = Dernière manche
name-on = activé
name-off = désactivé
name-none = aucune

hint-basic = Commencez ici : toute la bataille, avec neuf cartes.
hint-advanced = Ajoute deux cartes spéciales secrètes par camp. À partir de votre troisième ou quatrième bataille.
hint-memory-aid = Activé : on vous montre ce qu'un joueur qui n'oublie rien saurait des cartes.
hint-round-limit = Une bataille encore indécise après cette manche est nulle.
hint-christian = Ils manœuvrent à peine, mais frappent comme un marteau. Tuez le calife dans son camp, B1.
hint-muslim = Ils vont où ils veulent et attaquent à bas prix. Chassez les chrétiens de votre moitié.

# When a question is asked, in a list of what is always answered the same.
when-ask-act = À votre tour
when-ask-karr = Quand vos cavaliers pourraient répondre à une charge
when-ask-react = Quand vous pourriez utiliser une carte spéciale
when-ask-advance = Quand une zone devant vous est vide

# What can be done. Its price in action points stands beside it.

do-initiative = Miser
do-card = { $card } · votre { $own }, leur { $other }
do-play = Jouer
do-move = Déplacer
do-rally = Rallier
do-switch = Permuter les cartes d'initiative
do-switch-shield = et les protéger
do-shoot = Tirer
do-attack = Attaquer
do-charge = Charger
do-end = Terminer le tour
do-karr = Karr wa-l-farr
do-karr-yes = Oui : faire volte-face et contre-attaquer
do-karr-no = Non
do-use = Utiliser
do-pass = Non, la garder
do-take = Subir
do-advance = Oui, avancer
do-stay = Non, rester
do-exchange = Prendre
do-discard = Écarter
do-price = { $points ->
    [one] 1 point
   *[other] { $points } points
}
do-everybody = tous
do-power = force { $power }
do-empty = vide

# The board: what stands on it and beside it, and what somebody hears who does not see it.

board-name = Le champ de bataille
board-camp = le camp du calife
board-riders = cavaliers
board-archers = archers
board-hurt = entamée
board-exhausted = épuisée
board-in = { $who } en { $zone }
board-hand = { $side }, main
board-own-hand = Votre main
board-back = une carte cachée
board-no-card = aucune carte
board-no-cards = Aucune carte en main.
board-card = { $where } : { $card }, musulmans { $muslim }, chrétiens { $christian }
board-known = Ils ont { $cards }.
board-used = Utilisées : { $cards }.
board-active = Carte active
board-points = { $points ->
    [one] point
   *[other] points
}
board-fights = { $fights ->
    [0] plus aucun combat
    [one] encore { $fights } combat
   *[other] encore { $fights } combats
}
board-zones = { $zones ->
    [one] { $zones } zone
   *[other] { $zones } zones
}
board-fallen = { $fallen ->
    [one] { $fallen } perte
   *[other] { $fallen } pertes
}
board-before = Avant la bataille
board-round = Manche { $round }
board-round-of = Manche { $round } sur { $limit }
board-turn = tour { $turn } sur 4
board-initiative = Initiative
board-shielded = protégées
board-switch = Permuter les cartes d'initiative
board-deck = Pioche { $cards }
board-discard = Défausse { $cards }
board-below = Dessous : { $cards }
board-next = Prochaines de la pioche : { $cards }
board-fetch = Cartes au choix
board-attack = { $side } : attaque
board-defend = { $side } : défense de { $zone }
board-total = total
board-begins = Les { $side ->
    [Musulmans] musulmans
   *[other] chrétiens
} commencent.
board-equal = Égalité : chaque camp subit 1 dégât.
board-beats = { $more } contre { $less } :
board-falls-on = { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
} en { $zone }.

# What a thing is and can do, beside it.

tip-hurt = Entamée : un ralliement lui rend son second point de force.
tip-exhausted = Épuisée : elle peut se déplacer, mais ni combattre ni se rallier avant que son armée se repose.
tip-riders = { $side ->
    [christian] Peut mener une charge contre la zone droit devant : +5.
   *[other] Peut mener une charge dans toutes les directions : +2. Peut répondre à une charge par le karr wa-l-farr.
}
tip-archers = { $side ->
    [christian] Tire à deux zones de distance exactement : 1 dégât.
   *[other] Tire à deux zones de distance exactement : 2 dégâts.
}
tip-volunteers = +1 à l'attaque, −1 en défense. S'ils balaient une zone, toute la leur doit s'y ruer.
tip-immobile = Ne se déplace jamais.
tip-caliph = S'il tombe, la bataille est perdue.
tip-camp = Se défend avec 2 de plus contre les attaques chrétiennes.
tip-card = { $own } pour vous, { $other } pour eux : en points d'action dans un tour, ou en combat si elle est retournée.
tip-switch = À la fin de la manche, chaque camp reprend la carte qui se trouve dans sa zone.

# Only where room is short, in a terminal.

legend = { $rider } cavaliers  { $archer } archers  { $star } spéciale  { $fresh } fraîche  { $hurt } entamée  creuse = épuisée
camp = camp
aside-active = Active
aside-shielded = et protégées
aside-deck = pioche { $cards }
aside-hold = { $side } : ont { $cards }
aside-empty = { $hand } : vide
aside-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
aside-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}

# Units in a word of seven letters at most, for small counters.

short-al-husayni = Husayni
short-al-nasir = Calife
short-alfonso-viii = Alphon.
short-almogavars = Almogav
short-almohad-archers = Almohad
short-andalusi-archers = Andalou
short-arab-cavalry = Arabes
short-aragonese-infantry = Aragon
short-aragonese-knights = Aragon
short-archers = Archers
short-berber-archers = Berbère
short-berber-cavalry = Berbère
short-berber-infantry = Berbère
short-black-guard = Garde
short-castilian-infantry = Castil.
short-council-militia = Milice
short-crossbowmen = Arbal.
short-jihad-volunteers = Volont.
short-jimenez-de-rada = Rada
short-jund-infantry = Jund
short-kurdish-cavalry = Kurdes
short-lopez-de-haro = Haro
short-military-orders = Ordres
short-navarrese-infantry = Navarre
short-navarrese-knights = Navarre
short-peter-ii = Pierre
short-sancho-vii = Sanche

# What odds are about, and where cards may be.
odds-card = La carte retournée
odds-arrows = Flèches
board-memory = Où sont les neuf cartes
board-in-own-hand = votre main
board-in-other-hand = leur main
board-in-deck = pioche
board-in-discard = défausse
board-in-active = active
board-in-initiative = initiative
board-choosable = peut être choisi
board-chosen = choisi
