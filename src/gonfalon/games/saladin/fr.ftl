# Saladin in French.

# What a person wants to know before choosing.

about-title = Saladin : Arsuf 1191 et Hattin 1187
about-battle = Les armées croisées contre Saladin, sur la route d'Arsuf et sous les Cornes de Hattin
about-length = de 30 à 45 minutes, environ cinq tours
about-luck = dés de combat
about-information = tout est visible
about-credits = D'après Saladin de Denis Sauvage, de la série En Ordre de Bataille ; sans lien avec son éditeur
about-provenance = Les règles et les actions des scénarios sont imprimées dans le livret ; qui affronte qui est en partie imprimé, en partie déduit. Les cartes et le plateau sont des images que nous n'avons pas : les noms des actions courantes viennent d'une critique ou sont déduits des exemples, et les lances, la plupart des coûts et les dés sont à nous, jouables et réglés, et ne sont pas ceux de l'éditeur.

scenario-arsuf = Arsuf 1191
scenario-hattin = Hattin 1187

battle-arsuf = Sur la route côtière, entre le bois et la mer, la colonne de Richard saigne sous les flèches de Saladin, et tout tient au moment où ses chevaliers chargeront : ensemble, ou sans frein.
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
face-order = un Ordre

status-uncommitted = Non engagée
status-committed = Engagée

price = { $cost ->
    [0] gratuitement
    [one] pour { $cost } Ordre
   *[other] pour { $cost } Ordres
}

# What is asked.

ask-seize = L'ennemi a l'initiative. { $leader } doit-il s'en emparer ?
ask-begin = Vous avez l'initiative. Commencez-vous ?
ask-activate = { $orders ->
    [0] Plus d'Ordres à dépenser. Quelle Bannière agit ?
    [one] { $orders } Ordre à dépenser. Quelle Bannière agit ?
   *[other] { $orders } Ordres à dépenser. Quelle Bannière agit ?
}
ask-react = { $banner } charge { $target }. Une de vos Bannières réagit-elle ?
wait = On attend { $asked ->
    [crusaders] les Croisés
    [ayyubids] les Ayyoubides
   *[other] les dés
}.
over = La bataille est terminée.

# What happens.

event-turn-began = Tour { $turn }.
event-chaos = Chaos : les Croisés perdent { $crusaders }, les Ayyoubides { $ayyubids }.
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
}{ $orders ->
    [0] {""}
    [one] {""}, et les { $who } doivent dépenser un Ordre
   *[other] {""}, et les { $who } doivent dépenser { $orders } Ordres
} ; reste { $left }.
event-track-filled = Les { $who } ont perdu six lances : elles vont dans la boîte avec un Ordre.
event-status-changed = { $banner } : Bannière { $status }.
event-banner-lost = { $given ->
    [yes] { $banner } : Bannière brisée, prise par l'ennemi.
   *[no] { $banner } : Bannière brisée, elle quitte le champ.
}
event-set-aside = { $banner } n'a plus personne à combattre et se retire du jeu.
event-orders-spent = { $orders ->
    [0] Les { $who } n'ont plus d'Ordre à dépenser.
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
} droit dans la boîte.
event-shield-wall = { $banner } dresse un mur de boucliers.
event-fire = { $burning ->
    [yes] La broussaille est en feu.
   *[no] Le feu s'éteint.
}
event-leader-acted = { $banner ->
    [hidden] { $leader } { $does }.
   *[other] { $leader } { $does } pour { $banner }.
}
event-moved-to-horns = { $banner } monte aux Cornes de Hattin ; quatre Bannières prennent leurs autres cartes.
event-passed = Les { $who } passent.
event-redeployed = Redéploiement : toutes les cartes sont de nouveau Déployées et les Ordres dépensés reviennent.
event-game-ended = { $ending }

result-last-order = Les { $winner } gagnent : l'ennemi a mis son dernier Ordre dans la boîte.
result-last-orders-at-once = { $winner ->
    [personne] Les deux armées se défont en même temps : partie nulle.
   *[other] Les deux armées se défont en même temps ; il restait davantage aux { $winner }, qui gagnent.
}

# Why not.

# How far a side is on its ways to win.
progress-orders = Ordres ennemis : { $have }

refusal-game-over = La bataille est terminée.
refusal-not-your-turn = Ce n'est pas à vous d'agir : { $asked ->
    [crusaders] c'est aux Croisés
    [ayyubids] c'est aux Ayyoubides
   *[other] c'est aux dés
}.
refusal-unknown-word = « { $verb } » n'est pas une action de ce jeu.
refusal-answer-first = Vous avez d'abord une autre question à laquelle répondre.
refusal-not-offered = Ce n'est pas possible ici.
refusal-seize-not-now = On s'empare de l'initiative au début d'un tour, avant que quiconque agisse.
refusal-begin-not-now = Qui commence se décide au début d'un tour.
refusal-react-not-now = Il n'y a pas de charge à laquelle réagir.
refusal-order-not-now = Les Bannières n'agissent que dans la phase d'Activation.
refusal-pass-not-now = On ne passe que dans la phase d'Activation.
refusal-no-such-banner = Il n'y a pas de Bannière « { $banner } » dans cette bataille.
refusal-banner-not-yours = { $banner } combat pour l'ennemi.
refusal-banner-gone = { $banner } n'est plus en jeu.
refusal-names-no-action = Dites ce que doit faire { $banner }.
refusal-no-such-action = { $banner } n'a pas d'action « { $action } ».
refusal-only-a-reaction = { $action } : cela répond à une charge ; ce n'est pas une action à part entière.
refusal-not-a-reaction = { $action } : ce n'est pas une Réaction.
refusal-wrong-status = { $action } : il faut pour cela que la Bannière { $banner } soit { $status }.
refusal-ordered-side = { $banner } : cette Bannière est Activée, et cette face de sa carte ne montre pas { $action }.
refusal-cannot-pay = Avec les pertes de { $banner }, { $action } coûte { $cost ->
    [one] { $cost } Ordre
   *[other] { $cost } Ordres
} ; vous en avez { $orders }.
refusal-needs-a-target = { $action } : dites quelle en est la cible.
refusal-no-such-target = « { $target } » n'est pas une cible.
refusal-target-gone = { $target } n'est plus en jeu.
refusal-target-not-listed = Dans cet état, la carte de { $banner } ne compte pas { $target } parmi ses cibles.
refusal-target-in-other-status = { $target } se trouve dans un autre état, hors de portée de { $banner }.
refusal-needs-no-target = { $action } : cette action n'a pas de cible.
refusal-nothing-to-reinforce = { $target } n'a perdu aucune lance à remplacer.
refusal-not-a-recipient = { $banner } ne peut pas envoyer de lances à { $target }.
refusal-garrison-gone = Il n'y a plus personne dans Arsuf.
refusal-garrison-full = La garnison d'Arsuf est au complet.
refusal-fire-burns = Le feu brûle déjà ; on ne peut que l'attiser.
refusal-no-fire = Il n'y a pas de feu à attiser.
refusal-reactor-ordered = { $banner } : cette Bannière est Activée et ne peut pas réagir.
refusal-reactor-not-listed = { $banner } ne peut pas réagir contre { $target }.
refusal-leader-ordered = Votre Chef a déjà agi ce tour-ci.
refusal-no-leader-action = { $leader } n'a pas cette action.
refusal-seize-only-at-start = On s'empare de l'initiative avant la première activation.
refusal-nothing-spent = Il n'y a pas d'Ordre dépensé à récupérer.
refusal-track-empty = Il n'y a aucune lance sur votre piste des Pertes.
refusal-rally-whom = Dites quelle Bannière retrouve la lance.
refusal-not-hurt = { $banner } n'a perdu aucune lance.
refusal-horns-done = Lusignan est déjà allé aux Cornes.
refusal-horns-impossible = La Bannière qui irait aux Cornes n'est plus en jeu.
refusal-horns-first = Avec moins de cinq Ordres, Lusignan doit aller aux Cornes maintenant.
refusal-cross-taken = La Vraie Croix a déjà été prise.
refusal-cross-guarded = La Vraie Croix est encore gardée.
refusal-leader-can-act = { $leader } peut récupérer un Ordre ou rallier une lance : il ne reste donc pas en attente.
refusal-must-act = Vous ne passez que si toutes vos Bannières et votre Chef sont Activés ; { $banner } ne l'est pas.

# Hints for choosing a battle and a side.

hint-arsuf = Septembre 1191, entre le bois et la mer. Moins d'exceptions : commencez ici.
hint-hattin = Juillet 1187, une pente sèche sous les Cornes. Le feu, la Vraie Croix, un dernier carré.
hint-crusaders = Peu d'Ordres, lents à partir, terribles dans la charge. Frappez ensemble et finissez vite.
hint-ayyubids = Tirez, cédez, revenez. Une charge qui ne touche personne leur a coûté deux Ordres.

# When a question is asked, in a list of what is always answered the same.
when-ask-seize = Quand l'ennemi a l'initiative
when-ask-begin = Quand vous avez l'initiative
when-ask-activate = À votre tour
when-ask-react = Quand l'ennemi charge

# Choosing an action, step by step.

do-order = Activer une Bannière
do-react = Réagir
do-endure = Les laisser venir
do-leader = Chef { $leader }
do-leader-recover = récupérer un Ordre dépensé
do-leader-rally = rallier une lance tombée
do-leader-horns = Lusignan aux Cornes (une fois)
do-leader-true-cross = prendre la Vraie Croix (une fois)
do-leader-stand-by = rester en attente
do-pass = Passer jusqu'au prochain tour
do-seize = Oui, s'emparer de l'initiative
do-leave-it = Non, la leur laisser
do-begin = Nous commençons
do-yield = Qu'ils commencent
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
phase-over = la fin

gone-given = prise
gone-boxed = détruite
gone-aside = écartée · { $lances }

describe-given = perdue ; l'ennemi a la carte
describe-boxed = perdue ; la carte est dans la boîte
describe-aside = écartée avec { $lances ->
    [one] { $lances } lance
   *[other] { $lances } lances
}, plus personne à combattre
describe-nothing = rien à faire maintenant
describe-reaction = réaction : { $action }
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
aside-deployed = prêt
aside-ordered = activé
aside-done-horns = déjà aux Cornes
aside-done-true-cross = Vraie Croix prise

dice-red = Rouges sur { $banner }
dice-green = Verts sur { $banner }

# The board: what stands on it and beside it, and what somebody hears who does not see it.

board-name = La bataille
board-card = La carte
board-army-crusaders = croisée
board-army-ayyubids = ayyoubide
board-deployed = Déployée
board-ordered = Activée
board-lances = { $lances } lances sur { $full }
board-surcharge = surcoût { $surcharge }
board-dearer = chaque action coûte { $surcharge } de plus
board-follows = suit { $banner }
board-fights = combat { $banner }
board-wall = derrière un mur de boucliers
board-choosable = peut être choisie
board-chosen = choisie
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
board-to-act = à jouer
board-victory = victoire
board-answered = peut répondre : { $banner }
board-answers = répond à { $banner }

# What the dice and the signs mean.

board-dice = Les dés
board-red = les dés rouges frappent les Ayyoubides
board-green = les dés verts frappent les Croisés
board-key-nothing = rien
board-key-one = 1 lance
board-key-two = 2 lances
board-key-order = dépense 1 Ordre
board-key-dear = cette place vide : toutes les actions +1, puis +2
board-key-ordered = Activée : a agi ; certaines peuvent agir encore
board-key-committed = Engagées : elles se combattent

# What an action does.

board-own-dice = sur soi-même
board-becomes-committed = devient Engagée
board-becomes-uncommitted = se replie
board-no-effect = sans effet
board-effect-shield-wall = un dé vert de moins
board-effect-light-fire = ils dépensent un Ordre
board-effect-feed-fire = ils dépensent un Ordre
board-effect-sacrifice = ils dépensent un Ordre
board-effect-feint = 2 lances dans la boîte
board-effect-reinforce = donne une lance
board-effect-reinforce-garrison = donne une lance

# Why it cannot be done now, in a few words.

board-not-status-committed = seulement si Engagée
board-not-status-uncommitted = seulement si non Engagée
board-not-ordered = pas sur la face Activée
board-not-orders = { $orders ->
    [0] plus d'Ordre pour payer
    [one] il reste { $orders } Ordre pour payer
   *[other] il reste { $orders } Ordres pour payer
}
board-not-target = personne à portée
board-not-hurt = personne à renforcer
board-not-horns = d'abord aux Cornes
board-not-fire = il n'y a pas de feu
board-not-lit = il brûle déjà
board-not-gone = hors jeu
board-not-acted = a déjà agi
board-not-start = au début du tour
board-not-spent = aucun Ordre dépensé
board-not-lost = aucune lance à rallier
board-not-once = déjà fait
board-not-cross = encore gardée

scene-cancelled = annulée
scene-left = reste { $lances }
scene-no-loss = aucune perte
scene-chaos = Chaos

# Only in a terminal.

legend = { $lance } lance  { $lost } perdue  +1 plus cher  pâle = Activée  { $order } Ordre  { $spent } dépensé  { $fallen } tombée
ground-horns = les Cornes
town-inside = { $orders } dedans
town-fallen = tombée

# What odds are about, and where cards may be.
odds-orders = Ordres, { $side }
