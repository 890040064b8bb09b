# Saladin in French.

# What a person wants to know before choosing.

about-title = Saladin : Arsuf 1191 et Hattin 1187
about-battle = Les armées croisées contre Saladin, sur la route d'Arsuf et sous les Cornes de Hattin
about-length = de 30 à 45 minutes, environ cinq tours
about-luck = dés de combat
about-information = aucune information cachée
about-credits = D'après Saladin de Denis Sauvage, de la série En Ordre de Bataille ; sans lien avec son éditeur
about-provenance = Les règles et les actions des scénarios suivent le livret imprimé. Les face-à-face entre Bannières sont en partie imprimés, en partie déduits. Nous n'avons pas les images des cartes ni du plateau : certains noms d'actions viennent d'une critique ou d'exemples. Les lances, la plupart des coûts et la plupart des dés sont de nous, non de l'éditeur ; nous les avons testés en jouant.

scenario-arsuf = Arsuf 1191
scenario-hattin = Hattin 1187

battle-arsuf = Sur la route côtière, entre le bois et la mer, la colonne de Richard saigne sous les flèches de Saladin, et tout dépend du moment où ses chevaliers chargeront : ensemble, ou hors de contrôle.
battle-hattin = Assoiffée, la broussaille en feu devant elle et la Vraie Croix en son sein, l'armée de Jérusalem tente de se frayer un chemin jusqu'à l'eau, sous les Cornes de Hattin.

side-crusaders = Croisés
side-ayyubids = Ayyoubides
side-nobody = personne

# Banners, and the town. A Leader bears the name of his Banner.

banner-ala-afdal = Ala Afdal
banner-ala-al-din = Ala al Din
banner-aslam = Aslam
banner-bourgogne = Bourgogne
banner-chatillon = Châtillon
banner-d-ibelin = d'Ibelin
banner-henry-ii = Henri II
banner-husam-lulu = Husam Lulu
banner-keukburi = Keukburi
banner-lusignan = Lusignan
banner-manguras = Manguras
banner-naplouse = Naplouse
banner-raymond-iii = Raymond III
banner-richard = Richard
banner-ridefort = Ridefort
banner-sable = Sablé
banner-saladin = Saladin
banner-saphadin = Saphadin
banner-sulayman = Soliman
banner-taqi-al-din = Taqi al-Din
town = Arsuf

action-charge = Charge
action-hold = Tenir
action-uncontrolled-charge = Charge incontrôlée
action-melee = Mêlée
action-regroup = Se regrouper
action-rout = Déroute
action-loose = Tir
action-harass = Harcèlement
action-shield-wall = Mur de boucliers
action-arsuf = Arsuf
action-reinforce = Renfort
action-reinforce-arsuf = Renfort à Arsuf
action-sacrifice = Sacrifice
action-light-fire = Allumer le feu
action-feed-fire = Attiser le feu
action-evade = Esquive
action-countercharge = Contre-charge
action-feint = Feinte

leader-seize = s'empare de l'initiative
leader-recover = récupère un Ordre dépensé
leader-rally = rallie une lance
leader-horns = mène sa Bannière aux Cornes
leader-true-cross = prend la Vraie Croix
leader-stand-by = reste en attente

face-nothing = rien
face-one = une lance
face-two = deux lances
face-order = un Ordre à dépenser

status-uncommitted = Non engagée
status-committed = Engagée

price = { $cost ->
    [0] gratuitement
    [one] pour { $cost } Ordre
   *[other] pour { $cost } Ordres
}

# What is asked.

ask-seize = L'ennemi a l'initiative. { $leader } doit-il s'en emparer ?
ask-begin = Vous avez l'initiative. Commencer ?
ask-activate = { $orders ->
    [0] Plus d'Ordres à dépenser. Quelle Bannière agit ?
    [one] Il vous reste { $orders } Ordre à dépenser. Quelle Bannière agit ?
   *[other] Il vous reste { $orders } Ordres à dépenser. Quelle Bannière agit ?
}
ask-react = { $banner } charge { $target }. Réagir avec une de vos Bannières ?
wait = On attend { $asked ->
    [crusaders] les Croisés
    [ayyubids] les Ayyoubides
   *[other] les dés
}.
over = La bataille est terminée.

# What happens.

event-turn-began = Tour { $turn }.
event-chaos = Chaos. Ordres perdus : Croisés { $crusaders }, Ayyoubides { $ayyubids }.
event-initiative-held = Les { $who } ont l'initiative.
event-initiative-seized = { $leader } s'empare de l'initiative pour les { $who }.
event-began = Les { $who } commencent.
event-banner-ordered = { $target ->
    [hidden] { $banner } : { $action }, { $price }.
   *[other] { $banner } : { $action }, cible { $target }, { $price }.
}
event-reacted = { $banner } réagit contre { $against } : { $action }, { $price }.
event-endured = Les { $who } ne réagissent pas.
event-die-rolled = { $colour ->
    [red] Dé rouge
   *[green] Dé vert
} : { $face }.
event-struck = { $where } { $lances ->
    [0] ne perd aucune lance
    [one] perd { $lances } lance
   *[other] perd { $lances } lances
} ({ $left ->
    [0] il n'en reste aucune
   *[other] il en reste { $left }
}){ $orders ->
    [0] {""}
    [one] {""}, et les { $who } doivent dépenser un Ordre
   *[other] {""}, et les { $who } doivent dépenser { $orders } Ordres
}.
event-track-filled = Les { $who } ont perdu six lances : elles vont dans la boîte, avec un Ordre.
event-status-changed = { $banner } : Bannière désormais { $status }.
event-banner-lost = { $given ->
    [yes] { $banner } : Bannière brisée, prise par l'ennemi.
   *[no] { $banner } : Bannière brisée, qui quitte le champ de bataille.
}
event-set-aside = { $banner } n'a plus personne à combattre : cette Bannière est écartée.
event-orders-spent = { $orders ->
    [0] Les { $who } n'ont plus d'Ordres à dépenser.
   *[other] Les { $who } doivent dépenser un Ordre.
}
event-orders-boxed = Les { $who } perdent { $orders ->
    [one] un Ordre
   *[other] { $orders } Ordres
} pour de bon.
event-orders-regained = Les { $who } gagnent { $orders ->
    [one] un Ordre
   *[other] { $orders } Ordres
}.
event-lance-moved = { $giver } envoie une lance à { $receiver }.
event-lances-boxed = { $banner } charge dans le vide : { $lances ->
    [one] { $lances } lance va
   *[other] { $lances } lances vont
} directement dans la boîte.
event-shield-wall = { $banner } forme un mur de boucliers.
event-fire = { $burning ->
    [yes] La broussaille est en feu.
   *[no] Le feu s'éteint.
}
event-leader-acted = { $banner ->
    [hidden] { $leader } { $does }.
   *[other] { $leader } { $does } pour { $banner }.
}
event-moved-to-horns = { $banner } monte aux Cornes de Hattin ; quatre Bannières passent à leurs cartes des Cornes.
event-passed = Les { $who } passent.
event-redeployed = Redéploiement : toutes les cartes sont de nouveau Déployées et les Ordres dépensés reviennent.
event-game-ended = { $ending }

result-last-order = Les { $winner } gagnent : l'ennemi a perdu son dernier Ordre.
result-last-orders-at-once = { $winner ->
    [personne] Les deux armées s'effondrent en même temps : match nul.
   *[other] Les deux armées s'effondrent en même temps ; il restait plus de forces aux { $winner }, qui gagnent.
}

# Why not.

# How far a side is on its ways to win.
progress-orders = Ordres { $seat ->
    [crusaders] ayyoubides
   *[other] croisés
} restants : { $have } ; victoire à { $need }

# Ce dont on prévient avant une action.
caution-out-of-orders = Cette action dépense votre dernier Ordre Disponible. { $names } { $count ->
    [one] ne pourra ensuite agir que par son action de coût 0, et devra le faire
   *[other] ne pourront ensuite agir que par leur action de coût 0, et devront le faire
} avant toute autre chose.

refusal-game-over = La bataille est terminée.
refusal-not-your-turn = Ce n'est pas votre tour : { $asked ->
    [crusaders] les Croisés choisissent
    [ayyubids] les Ayyoubides choisissent
   *[other] les dés roulent
}.
refusal-unknown-word = « { $verb } » n'est pas une action de ce jeu.
refusal-answer-first = Répondez d'abord à la question en cours.
refusal-not-offered = Ce n'est pas possible maintenant.
refusal-seize-not-now = On ne peut s'emparer de l'initiative qu'au début d'un tour, avant que quiconque agisse.
refusal-begin-not-now = C'est au début d'un tour que l'on décide qui commence.
refusal-react-not-now = Il n'y a pas de charge à laquelle réagir.
refusal-order-not-now = Les Bannières ne peuvent agir que dans la phase d'Activation.
refusal-pass-not-now = Vous ne pouvez passer que dans la phase d'Activation.
refusal-no-such-banner = Il n'y a pas de Bannière « { $banner } » dans cette bataille.
refusal-banner-not-yours = { $banner } combat pour l'ennemi.
refusal-banner-gone = { $banner } n'est plus en jeu.
refusal-names-no-action = Indiquez une action pour { $banner }.
refusal-no-such-action = { $banner } n'a pas d'action « { $action } ».
refusal-only-a-reaction = { $action } est une Réaction : elle ne sert qu'à répondre à une charge.
refusal-not-a-reaction = { $action } n'est pas une Réaction.
refusal-wrong-status = { $action } : il faut pour cela que la Bannière { $banner } soit { $status }.
refusal-ordered-side = La Bannière { $banner } est Activée, et { $action } ne figure pas sur la face Activée de sa carte.
refusal-cannot-pay = { $action } coûte { $cost ->
    [one] { $cost } Ordre
   *[other] { $cost } Ordres
} à { $banner }, surcoût des pertes compris. Vous en avez { $orders }.
refusal-needs-a-target = Indiquez une cible pour { $action }.
refusal-no-such-target = « { $target } » n'est pas une cible.
refusal-target-gone = { $target } n'est plus en jeu.
refusal-target-not-listed = Dans son état actuel, { $banner } ne peut pas viser { $target }.
refusal-target-in-other-status = { $target } est dans un autre état : { $banner } ne peut pas l'atteindre.
refusal-needs-no-target = { $action } se joue sans cible.
refusal-nothing-to-reinforce = { $target } n'a pas de lances perdues à remplacer.
refusal-not-a-recipient = { $banner } ne peut pas envoyer de lances à { $target }.
refusal-garrison-gone = La garnison d'Arsuf n'existe plus.
refusal-garrison-full = La garnison d'Arsuf est au complet.
refusal-fire-burns = Le feu brûle déjà. Vous ne pouvez que l'attiser.
refusal-no-fire = Il n'y a pas de feu à attiser.
refusal-reactor-ordered = La Bannière { $banner } est Activée et ne peut pas réagir.
refusal-reactor-not-listed = { $banner } ne peut pas réagir contre { $target }.
refusal-leader-ordered = Votre Chef a déjà agi ce tour-ci.
refusal-no-leader-action = { $leader } n'a pas cette action.
refusal-seize-only-at-start = On ne peut s'emparer de l'initiative qu'avant la première activation.
refusal-nothing-spent = Vous n'avez pas d'Ordre dépensé à récupérer.
refusal-track-empty = Il n'y a aucune lance sur votre piste des Pertes.
refusal-rally-whom = Indiquez la Bannière qui récupère la lance.
refusal-not-hurt = { $banner } n'a perdu aucune lance.
refusal-horns-done = Lusignan est déjà allé aux Cornes.
refusal-horns-impossible = La Bannière de Lusignan n'est plus en jeu et ne peut donc pas aller aux Cornes.
refusal-banners-first = Vous n'avez plus d'Ordre Disponible : une de vos Bannières Déployées doit d'abord agir, par son action de coût 0.
refusal-horns-first = Avec moins de cinq Ordres, vous devez maintenant mener Lusignan aux Cornes.
refusal-cross-taken = La Vraie Croix a déjà été prise.
refusal-cross-guarded = La Vraie Croix est encore gardée.
refusal-leader-can-act = { $leader } peut récupérer un Ordre ou rallier une lance : il ne peut donc pas rester en attente.
refusal-must-act = Vous ne pouvez passer que si toutes vos Bannières et votre Chef sont Activés ; { $banner } ne l'est pas encore.

# Hints for choosing a battle and a side.

hint-arsuf = Septembre 1191, entre le bois et la mer. Moins de règles spéciales : commencez ici.
hint-hattin = Juillet 1187, une pente sèche sous les Cornes. Le feu, la Vraie Croix, un dernier carré.
hint-crusaders = Peu d'Ordres, lents à démarrer, redoutables à la charge. Frappez ensemble et finissez vite.
hint-ayyubids = Tirez, reculez, revenez. Une charge qui ne touche personne coûte quand même deux Ordres aux croisés.

# When a question is asked, in a list of what is always answered the same.
when-ask-seize = Quand l'ennemi a l'initiative
when-ask-begin = Quand vous avez l'initiative
when-ask-activate = À votre tour
when-ask-react = Quand l'ennemi charge

# Choosing an action, step by step.

do-order = Activer une Bannière
do-react = Réagir
do-endure = Ne pas réagir
do-leader = Chef { $leader }
do-leader-recover = récupérer un Ordre dépensé
do-leader-rally = rallier une lance perdue
do-leader-horns = Lusignan aux Cornes (une fois)
do-leader-true-cross = prendre la Vraie Croix (une fois)
do-leader-stand-by = rester en attente
do-pass = Passer jusqu'au prochain tour
do-seize = Oui, s'emparer de l'initiative
do-leave-it = Non, la leur laisser
do-begin = Commencer
do-yield = Les laisser commencer
do-again = encore
do-garrison = la garnison
do-lances = { $lances ->
    [one] { $lances } lance
   *[other] { $lances } lances
}
do-cost = { $cost ->
    [0] gratuit
    [one] { $cost } Ordre
   *[other] { $cost } Ordres
}
do-red = { $dice ->
    [one] { $dice } rouge
   *[other] { $dice } rouges
}
do-green = { $dice ->
    [one] { $dice } vert
   *[other] { $dice } verts
}

# What stands on the page and lies beside it.

heading = Tour { $turn } · { $phase }
heading-initiative = { $side ->
    [crusaders] {""} · initiative croisée
   *[other] {""} · initiative ayyoubide
}
phase-initiative = Initiative
phase-activation = Activation
phase-over = Fin de la bataille

gone-given = prise
gone-boxed = détruite
gone-aside = écartée · { $lances }

describe-given = perdue ; l'ennemi a la carte
describe-boxed = perdue ; la carte est dans la boîte
describe-aside = écartée avec { $lances ->
    [one] { $lances } lance
   *[other] { $lances } lances
}, plus personne à combattre
describe-nothing = aucune action disponible
describe-reaction = Réaction : { $action }
describe-banner = { $ordered ->
    [True] {""}, Activée
   *[other] {""}
}{ $status ->
    [committed] {""}, Engagée
   *[other] {""}
}
describe-town = Arsuf, { $lances ->
    [0] personne dans la ville
    [one] { $lances } lance ayyoubide dans la ville
   *[other] { $lances } lances ayyoubides dans la ville
}{ $orders ->
    [0] {""}
   *[other] {""} ; un Ordre pour les Croisés quand les deux auront disparu
}

aside-initiative = initiative
aside-passed = ont passé
aside-fire = feu
aside-embers = braises
aside-available = Disponibles
aside-spent = Dépensés
aside-losses = Pertes
aside-box = boîte
aside-deployed = prête
aside-ordered = activée
aside-done-horns = déjà aux Cornes
aside-done-true-cross = Vraie Croix prise

dice-red = Dés rouges sur { $banner }
dice-green = Dés verts sur { $banner }

# The board: what stands on it and beside it, and what somebody hears who does not see it.

board-name = La bataille
board-card = La carte
board-army-crusaders = croisée
board-army-ayyubids = ayyoubide
board-deployed = Carte Déployée
board-ordered = Carte Activée
board-lances = { $lances } lances sur { $full }
board-surcharge = surcoût { $surcharge }
board-dearer = chaque action coûte { $surcharge } de plus
board-follows = suit { $banner }
board-fights = combat { $banner }
board-wall = derrière un mur de boucliers
board-choosable = sélectionnable
board-chosen = sélectionnée
board-leader = Chef
board-horns = Les Cornes
board-horns-held = tenues par { $banner }
board-horns-empty = personne ne les tient
board-chaos = Chaos −{ $orders }
board-box = dans la boîte : { $orders ->
    [one] { $orders } Ordre
   *[other] { $orders } Ordres
}, { $lances ->
    [one] { $lances } lance
   *[other] { $lances } lances
}
board-losses = { $lances } lances sur 6 sur la piste des Pertes
board-available = { $orders ->
    [one] { $orders } Ordre disponible
   *[other] { $orders } Ordres disponibles
}
board-spent = { $orders ->
    [one] { $orders } Ordre dépensé
   *[other] { $orders } Ordres dépensés
}
board-prisoners = prises
board-to-act = doivent jouer
board-victory = victoire
board-answered = peut réagir : { $banner }
board-answers = réagit à { $banner }

# What the dice and the signs mean.

board-dice = Les dés
board-red = les dés rouges frappent les Ayyoubides
board-green = les dés verts frappent les Croisés
board-key-nothing = rien
board-key-one = 1 lance
board-key-two = 2 lances
board-key-order = 1 Ordre à dépenser
board-key-dear = place vide : chaque action coûte 1 de plus, puis 2
board-key-ordered = Activée : a déjà agi ; certaines peuvent agir de nouveau
board-key-committed = Engagée : au corps à corps

# What an action does.

board-own-dice = subit ses propres dés
board-becomes-committed = devient Engagée
board-becomes-uncommitted = se replie
board-no-effect = sans effet
board-effect-shield-wall = un dé vert de moins
board-effect-light-fire = l'ennemi dépense un Ordre
board-effect-feed-fire = l'ennemi dépense un Ordre
board-effect-sacrifice = l'ennemi dépense un Ordre
board-effect-feint = 2 lances ennemies dans la boîte
board-effect-reinforce = donne une lance
board-effect-reinforce-garrison = donne une lance

# Why it cannot be done now, in a few words.

board-not-status-committed = seulement si Engagée
board-not-status-uncommitted = seulement si non Engagée
board-not-ordered = pas sur la face Activée
board-not-orders = { $orders ->
    [0] plus d'Ordres
    [one] plus que { $orders } Ordre
   *[other] plus que { $orders } Ordres
}
board-not-target = personne à portée
board-not-hurt = personne à renforcer
board-not-horns = aller d'abord aux Cornes
board-not-fire = il n'y a pas de feu
board-not-lit = brûle déjà
board-not-gone = hors jeu
board-not-acted = a déjà agi
board-not-start = seulement au début du tour
board-not-spent = aucun Ordre dépensé
board-not-lost = aucune lance à rallier
board-not-once = déjà fait
board-not-cross = encore gardée

scene-cancelled = annulée
scene-left = { $lances ->
    [0] il n'en reste aucune
   *[other] il en reste { $lances }
}
scene-no-loss = aucune perte
scene-chaos = Chaos

# Only in a terminal.

legend = { $lance } lance  { $lost } perdue  +1 surcoût  pâle = Activée  { $order } Ordre  { $spent } dépensé  { $fallen } tombée
ground-horns = les Cornes
town-inside = { $orders } dedans
town-fallen = tombée

# What odds are about, and where cards may be.
odds-orders = Ordres, { $side }
odds-losses-lances = Pertes moyennes en lances
odds-losses-orders = Ordres dépensés en moyenne
odds-sweeps-enemy = anéantit
odds-sweeps-you = vous perdez
