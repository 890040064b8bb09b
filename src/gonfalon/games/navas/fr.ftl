# Las Navas 1212 in French. A unit is spoken of as “unité”, so that adjectives agree whatever it is called.

# What a person wants to know before choosing.

about-title = Las Navas de Tolosa 1212
about-battle = Trois rois chrétiens contre le calife al-Nasir, le 16 juillet 1212
about-length = de 30 à 60 minutes, environ sept manches
about-luck = neuf cartes de combat
about-information = mains cachées
about-credits = D'après 1212 Las Navas de Tolosa de Pablo Sanz, publié par Draco Ideas ; sans lien avec l'auteur ni avec l'éditeur
about-provenance = Les règles et les cartes spéciales suivent le livret imprimé. Les nombres des cartes viennent d'une critique. Les zones de départ de la plupart des troupes liées à une carte spéciale sont déduites d'une liste imprimée. Les armoiries, les icônes et la plupart des noms de troupes ne figurent que dans des images que nous n'avons pas : les nôtres ne viennent donc pas de l'éditeur.

scenario-basic = Jeu de base
scenario-advanced = Jeu avancé

battle-basic = Toute la bataille, avec neuf cartes : la Castille, l'Aragon et la Navarre remontent la pente à coups de boutoir vers le camp du calife, tandis que des cavaliers légers tournoient autour de leurs troupes et rendent les coups.
battle-advanced = Le même champ de bataille, mais avec des secrets : chaque camp pioche des cartes spéciales et en garde deux, et nul ne sait si Sanche frappera de flanc, ni si la Garde noire attend devant la tente du calife.

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

does-al-nasir = +2 points d'action pour un tour
does-al-husayni = avant le ramassage des cartes, la carte d'initiative musulmane est échangée contre une carte au choix de la pioche ou de la défausse
does-black-guard = avant une attaque contre le camp du calife : 2 dégâts dans la zone des attaquants
does-jund-infantry = quand une charge a vidé une zone du jund, la colonne n'avance pas
does-kurdish-cavalry = quand une charge vise les Kurdes et que le karr est déclaré : 2 dégâts dans la zone des attaquants
does-jihad-volunteers = quand une attaque tue les derniers Volontaires : 2 dégâts dans la zone des attaquants
does-alfonso-viii = +2 points d'action pour un tour
does-peter-ii = un déplacement gratuit dans une zone vide de la colonne A, avec au moins une unité de cavalerie
does-sancho-vii = attaque normale de la colonne C contre la colonne B : +2
does-lopez-de-haro = quand il participe à une attaque : +2
does-jimenez-de-rada = permet de regarder une carte au hasard de la main musulmane
does-council-militia = avant la première action d'un tour, toutes les unités des zones où se trouve une unité de Milice se rallient

# What is asked.

ask-lay-aside = Choisissez une carte spéciale à mettre de côté, face cachée.
ask-initiative = Misez une carte pour l'initiative. Elle reste cachée jusqu'à ce que les deux camps aient choisi.
ask-play = Jouez une carte pour ses points d'action.
ask-act = { $points ->
    [0] Plus de points. Utilisez une carte spéciale ou terminez le tour.
    [one] Il vous reste { $points } point d'action. Choisissez une action.
   *[other] Il vous reste { $points } points d'action. Choisissez une action.
}
ask-karr = Les chrétiens chargent { $target } depuis { $origin }. Répondre par le karr wa-l-farr ?
ask-react = Utiliser { $name } ? ({ $does })
ask-spread = { $damage ->
    [one] { $damage } dégât en { $zone }. Qui le subit ?
   *[other] { $damage } dégâts en { $zone }. Qui les subit ?
}
ask-advance = { $target } est vide. Y faire entrer toutes vos unités de { $origin } ?
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
    [hidden] Les { side-muslim.who } mettent une carte spéciale de côté.
   *[other] Les { side-muslim.who } mettent { $card } de côté.
}
event-card-dealt = { $card ->
    [hidden] Les { side-muslim.who } reçoivent une carte.
   *[other] Les { side-muslim.who } reçoivent la carte { $card }.
}
event-round-began = Manche { $round }.
event-initiative-chosen = { $card ->
    [hidden] Les { side-muslim.who } ont choisi leur carte d'initiative.
   *[other] Les { side-muslim.who } misent { $card } pour l'initiative.
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
    [yes] La cavalerie musulmane rendra le coup : karr wa-l-farr.
   *[no] Les musulmans ne répondent pas par le karr wa-l-farr.
}
event-card-passed = Les { side-muslim.who } n'utilisent aucune carte spéciale.
event-special-used = Les { side-muslim.who } utilisent la carte { $card } ({ $does }).
event-attack-cancelled = L'attaque partie de { $origin } est annulée : il n'y a plus d'attaquants.
event-deck-turned = La défausse devient la pioche : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, dans l'ordre où elles ont été défaussées.
event-fought = Combat ({ $combat }), carte { $card }. Attaque : { $attack } = { $attack_total }. Défense : { $defence } = { $defence_total }.
event-suffered = { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
} en { $zone } : { $losses }.
event-advanced = Les { side-muslim.who } avancent : { $ways }.
event-stayed = Les { side-muslim.who } tiennent leur position.
event-card-seen = { $card ->
    [hidden] Jiménez de Rada voit une carte de la main musulmane.
   *[other] Jiménez de Rada voit { $card } dans la main musulmane.
}
event-card-exchanged = { $taken ->
    [hidden] Al-Husayni échange { $given } contre une carte de son choix.
   *[other] Al-Husayni échange { $given } contre { $taken }.
}
event-turn-ended = Les { side-muslim.who } terminent leur tour ; la carte { $card } est défaussée.
event-cards-returned = { $muslim ->
    [hidden] Les cartes d'initiative retournent en main : chrétiens { $christian }. Les autres cartes sont mélangées.
   *[other] Les cartes d'initiative retournent en main : musulmans { $muslim }, chrétiens { $christian }. Les autres cartes sont mélangées.
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
result-round-limit = La dernière manche est finie : match nul.

# Why not.

# How far a side is on its ways to win.
progress-zones = { $have } zones sur { $need }
progress-driven-back = zones chrétiennes : { $have } (objectif musulman : { $need } au plus)
progress-caliph = coups portés au calife : { $have } sur { $need }
goal-driven-back = ou repousser les chrétiens
goal-caliph = ou tuer le calife

refusal-game-over = La bataille est terminée.
refusal-not-your-turn = Ce n'est pas votre tour : { $asked ->
    [muslim] les musulmans choisissent
    [christian] les chrétiens choisissent
   *[other] on pioche une carte
}.
refusal-unknown-word = « { $verb } » n'est pas une action de ce jeu.
refusal-answer-first = Répondez d'abord à la question en cours.
refusal-not-offered = Ce n'est pas possible maintenant.
refusal-play-a-card-first = Jouez d'abord une carte pour avoir des points d'action.
refusal-initiative-not-now = L'initiative se décide une fois par manche, avant le premier tour.
refusal-card-already-played = Vous avez déjà joué votre carte pour ce tour.
refusal-lay-aside-not-now = Vous ne pouvez mettre une carte spéciale de côté qu'avant la bataille.
refusal-no-damage-to-take = Il n'y a pas de dégâts à répartir maintenant.
refusal-karr-not-now = Le karr wa-l-farr n'est possible que lorsque les chrétiens chargent une zone où se trouve de la cavalerie.
refusal-advance-not-now = Seuls les musulmans choisissent s'ils avancent, et seulement après une charge qui a vidé sa cible.
refusal-nothing-to-pass = Aucune carte spéciale ne vous est proposée maintenant. Si vous avez fini, terminez le tour.
refusal-exchange-not-now = Al-Husayni ne peut échanger une carte que juste avant le ramassage des cartes.
refusal-special-not-now = Jouez d'abord une carte pour ses points d'action. Vous pourrez ensuite utiliser une carte spéciale.
refusal-no-such-card = Il n'y a pas de carte de combat « { $card } ».
refusal-initiative-card-not-held = Vous n'avez pas { $card } en main.
refusal-card-not-held = Vous n'avez pas { $card } en main.
refusal-card-not-in-piles = { $card } n'est ni dans la pioche ni dans la défausse.
refusal-needs-two-zones = Indiquez les deux zones, par exemple « { $verb } B4>B3 all ».
refusal-no-such-zone = Il n'y a pas de zone { $zone }. Les zones vont de A1 à C6.
refusal-origin-empty = { $zone } est vide. Choisissez une de vos zones.
refusal-origin-not-yours = { $zone } est tenue par l'autre camp. Choisissez une de vos zones.
refusal-names-no-units = Indiquez les unités : « all » (toutes), ou leurs noms reliés par +.
refusal-unit-not-there = { $unit } : cette unité n'est pas en { $zone }.
refusal-no-such-unit = Il n'y a pas d'unité appelée « { $unit } ».
refusal-unit-not-yours = { $unit } : cette unité appartient à l'autre camp.
refusal-unit-fallen = { $unit } : cette unité a déjà été éliminée.
refusal-not-adjacent = { $target } n'est pas adjacente à { $origin }.
refusal-christian-leaves-column = Les chrétiens n'avancent et ne reculent que dans leur colonne.
refusal-enemy-in-the-way = { $zone } est tenue par l'autre camp. Les deux camps ne partagent jamais une zone.
refusal-over-the-limit = Une zone contient trois unités au plus. { $room ->
    [0] { $zone } est pleine
   *[other] Places libres en { $zone } : { $room }
}.
refusal-all-must-go = { $zone } est vide : toutes les unités doivent y entrer ensemble.
refusal-immobile = { $unit } : cette unité ne se déplace jamais.
refusal-immobile-left-behind = Toutes les unités doivent entrer ensemble dans une zone vide, mais { $unit } ne se déplace jamais.
refusal-cannot-pay-move = Points d'action nécessaires pour un déplacement : { $cost }. Vous en avez { $points }.
refusal-cannot-pay-march = Points d'action nécessaires aux chrétiens pour entrer dans une zone vide du territoire musulman : { $cost }. Vous en avez { $points }.
refusal-not-hurt = { $unit } : cette unité a déjà toute sa force et ne peut pas se rallier.
refusal-exhausted-cannot-rally = { $unit } : cette unité est épuisée et ne peut pas se rallier ce tour-ci.
refusal-cannot-pay-rally = Points d'action nécessaires pour un ralliement : { $cost }. Vous en avez { $points }.
refusal-shielded = Les cartes d'initiative sont protégées jusqu'à la fin de la manche.
refusal-cannot-pay-switch = Points d'action nécessaires pour permuter : { $cost }. Vous en avez { $points }.
refusal-cannot-pay-shield = Points d'action nécessaires pour permuter et protéger : { $cost }. Vous en avez { $points }.
refusal-third-combat = Vous ne pouvez combattre que deux fois par tour.
refusal-own-zone = C'est vous qui tenez { $zone }.
refusal-nobody-there = Il n'y a pas d'ennemi en { $zone }.
refusal-one-archer-only = Une seule unité d'archers peut tirer à la fois.
refusal-not-an-archer = { $unit } : cette unité ne peut pas tirer. Seules les unités d'archers le peuvent.
refusal-out-of-bowshot = Les flèches portent à deux zones exactement, et { $target } n'est pas à deux zones de { $origin }.
refusal-archer-exhausted = { $unit } : cette unité est épuisée et ne peut pas tirer ce tour-ci.
refusal-second-shot = Vos archers ont déjà tiré ce tour-ci.
refusal-cannot-pay-shot = Points d'action nécessaires pour un tir : { $cost }. Vous en avez { $points }.
refusal-write-the-archer = Indiquez les archers : { $unit }.
refusal-attack-not-adjacent = { $target } n'est pas adjacente à { $origin }.
refusal-charge-not-adjacent = { $target } n'est pas adjacente à { $origin }.
refusal-cannot-pay-attack = Points d'action nécessaires pour une attaque : { $cost }. Vous en avez { $points }.
refusal-charge-not-ahead = Les chrétiens ne chargent que droit devant eux.
refusal-charge-without-rider = Pour charger depuis { $zone }, il faut au moins une unité de cavalerie qui ne soit pas épuisée.
refusal-cannot-pay-charge = Points d'action nécessaires pour une charge : { $cost }. Vous en avez { $points }.
refusal-all-exhausted = Toutes les unités de { $zone } sont épuisées.
refusal-joiner-exhausted = { $unit } : cette unité est épuisée et ne peut pas attaquer ce tour-ci.
refusal-not-in-the-zone-hit = { $unit } : cette unité n'est pas en { $zone }, la zone qui subit les dégâts.
refusal-unreadable-share = Écrivez les dégâts ainsi : « archers=1 », et non « { $share } ».
refusal-more-than-its-power = { $unit } : cette unité peut subir au plus { $power ->
    [one] { $power } dégât
   *[other] { $power } dégâts
}.
refusal-wrong-total = Vous avez réparti { $total ->
    [one] { $total } dégât
   *[other] { $total } dégâts
}, mais il faut en répartir { $damage }.
refusal-karr-yes-or-no = Répondez « karr yes » (oui) ou « karr no » (non).
refusal-no-special-cards = Il n'y a pas de cartes spéciales dans le jeu de base.
refusal-no-such-special = Il n'y a pas de carte spéciale « { $card } ».
refusal-special-not-yours = La carte { $card } appartient à l'autre camp.
refusal-special-not-held = Vous n'avez pas la carte { $card }.
refusal-special-used = La carte { $card } a déjà été utilisée.
refusal-other-card-asked = La question porte maintenant sur { $asked }, pas sur { $card }.
refusal-special-waits-for-its-moment = La carte { $card } vous sera proposée quand vous pourrez l'utiliser.
refusal-special-goes-with-an-attack = La carte { $card } s'utilise avec une attaque. Elle vous sera proposée quand vous en déclarerez une.
refusal-special-units-gone = La carte { $card } ne peut plus servir : toutes les troupes qui lui sont liées sont perdues.
refusal-hand-empty = La main adverse est vide.
refusal-militia-too-late = La Milice ne peut se rallier qu'avant votre première action du tour.
refusal-cannot-pay-special = Points d'action nécessaires pour cette carte : { $cost }. Vous en avez { $points }.
refusal-free-move-needs-zones = Indiquez les deux zones, par exemple « use peter-ii A4>A3 ».
refusal-free-move-other-column = Pierre II ne mène que sa propre colonne, A.
refusal-free-move-not-ahead-or-back = Les chrétiens ne se déplacent que vers l'avant ou vers l'arrière.
refusal-free-move-not-empty = Le déplacement gratuit de Pierre II doit mener dans une zone vide ; { $zone } ne l'est pas.
refusal-free-move-without-rider = Au moins une unité de cavalerie doit participer au déplacement, et il n'y en a pas en { $zone }.

# Names for menus, and what a newcomer should know of each.

name-memory-aid = Aide-mémoire
name-round-limit = Limite de manches
name-on = activé
name-off = désactivé
name-none = aucune

hint-basic = Commencez ici : toute la bataille, avec neuf cartes.
hint-advanced = Ajoute deux cartes spéciales secrètes par camp. À essayer après trois ou quatre batailles.
hint-memory-aid = Quand il est activé, le jeu retient les cartes pour vous.
hint-round-limit = Si personne n'a gagné à la fin de la manche choisie, la bataille se termine par un match nul.
hint-christian = Les unités chrétiennes ne quittent pas leur colonne, mais leurs charges frappent comme un marteau. But : tuer le calife dans son camp, B1.
hint-muslim = Les musulmans se déplacent librement et attaquent à moindre coût. But : chasser les chrétiens de votre moitié du plateau.

# When a question is asked, in a list of what is always answered the same.
when-ask-act = À votre tour
when-ask-karr = Quand votre cavalerie pourrait répondre à une charge
when-ask-react = Quand vous pourriez utiliser une carte spéciale
when-ask-advance = Quand votre charge a vidé une zone

# What can be done. Its price in action points stands beside it.

do-initiative = Miser
do-card = { $card } · vous { $own }, eux { $other }
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
do-exchange = Échanger contre
do-discard = Mettre de côté
do-price = { $points ->
    [one] 1 point
   *[other] { $points } points
}
do-everybody = toutes
do-power = force { $power }
do-empty = vide

# The board: what stands on it and beside it, and what somebody hears who does not see it.

board-name = Le champ de bataille
board-camp = le camp du calife
board-riders = cavalerie
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
board-known = Ils ont { $cards } en main.
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
board-next = Prochaines cartes de la pioche : { $cards }
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
board-falls-on = { $zone } subit { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}.

# What a thing is and can do, beside it.

tip-hurt = Entamée : ralliez-la pour lui rendre son second point de force.
tip-exhausted = Épuisée : elle peut se déplacer, mais ne peut ni attaquer ni se rallier avant la fin du tour de son camp.
tip-riders = { $side ->
    [christian] Peut charger la zone droit devant : +5.
   *[other] Peut charger dans n'importe quelle direction : +2. Peut répondre à une charge par le karr wa-l-farr.
}
tip-archers = { $side ->
    [christian] Tire à exactement deux zones de distance : 1 dégât.
   *[other] Tire à exactement deux zones de distance : 2 dégâts.
}
tip-volunteers = +1 en attaque, −1 en défense. Si leur attaque vide une zone, toutes les unités de leur zone doivent y avancer.
tip-immobile = Ne se déplace jamais.
tip-caliph = Si le calife tombe, les chrétiens gagnent.
tip-camp = +2 en défense contre les attaques chrétiennes.
tip-card = { $own } pour vous, { $other } pour eux : points d'action si on la joue, valeur de combat si elle est piochée pendant un combat.
tip-switch = À la fin de la manche, chaque camp reprend la carte qui se trouve dans sa zone d'initiative.

# Only where room is short, in a terminal.

legend = { $rider } cavalerie  { $archer } archers  { $star } spéciale  { $fresh } fraîche  { $hurt } entamée  creuse = épuisée
camp = camp
aside-active = Active
aside-shielded = et protégées
aside-deck = pioche { $cards }
aside-hold = { $side }, en main : { $cards }
aside-empty = { $hand } : aucune carte
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
short-almogavars = Almog.
short-almohad-archers = Almoh.
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
odds-card = Carte piochée
odds-arrows = Flèches
odds-counter = Karr wa-l-farr
odds-no-karr = Sans karr wa-l-farr
odds-karr = Avec karr wa-l-farr
odds-losses-power = Pertes moyennes
odds-sweeps-enemy = vide
odds-sweeps-you = vous perdez
board-memory = Où sont les neuf cartes
board-in-own-hand = votre main
board-in-other-hand = leur main
board-in-deck = pioche
board-in-discard = défausse
board-in-active = active
board-in-initiative = initiative
board-choosable = sélectionnable
board-chosen = sélectionnée
