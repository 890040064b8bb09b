# Saladin in English.

# What a person wants to know before choosing.

about-title = Saladin: Arsuf 1191 and Hattin 1187
about-battle = Crusader hosts against Saladin, on the road to Arsuf and below the Horns of Hattin
about-length = 30 to 45 minutes, about five turns
about-luck = combat dice
about-information = no hidden information
about-credits = Based on Saladin by Denis Sauvage, from the series En Ordre de Bataille; not affiliated with its publisher
about-provenance = The rules and the scenarios' actions follow the printed booklet. The match-ups between Banners come partly from the booklet and partly from our inference. We don't have pictures of the cards and the board, so some action names come from a review or from examples. We set the numbers of lances and most costs and dice ourselves, and playtested them; they are not the publisher's.

scenario-arsuf = Arsuf 1191
scenario-hattin = Hattin 1187

battle-arsuf = On the coast road, between the wood and the sea, Richard's column bleeds under Saladin's arrows. Everything depends on when Richard's knights charge, and whether they charge together or out of control.
battle-hattin = The thirsty army of Jerusalem tries to cut its way to the water below the Horns of Hattin. The brush ahead is on fire, and the True Cross is in the army's midst.

side-crusaders = Crusaders
side-ayyubids = Ayyubids
side-nobody = nobody

# Banners, and the town. A Leader bears the name of his Banner.

banner-ala-afdal = Ala Afdal
banner-ala-al-din = Ala al Din
banner-aslam = Aslam
banner-bourgogne = Bourgogne
banner-chatillon = Châtillon
banner-d-ibelin = D'Ibelin
banner-henry-ii = Henry II
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
banner-sulayman = Sulayman
banner-taqi-al-din = Taqi al-Din
town = Arsuf

action-charge = Charge
action-hold = Hold
action-uncontrolled-charge = Uncontrolled Charge
action-melee = Melee
action-regroup = Regroup
action-rout = Rout
action-loose = Loose
action-harass = Harass
action-shield-wall = Shield wall
action-arsuf = Arsuf
action-reinforce = Reinforce
action-reinforce-arsuf = Reinforce Arsuf
action-sacrifice = Sacrifice
action-light-fire = Light fire
action-feed-fire = Feed fire
action-evade = Evade
action-countercharge = Countercharge
action-feint = Feint

leader-seize = seizes the initiative
leader-recover = recovers a spent Order
leader-rally = rallies a lance
leader-horns = leads his Banner to the Horns
leader-true-cross = takes the True Cross
leader-stand-by = stands by

face-nothing = nothing
face-one = one lance
face-two = two lances
face-order = spend an Order

status-uncommitted = Uncommitted
status-committed = Committed

price = { $cost ->
    [0] for free
    [one] for 1 Order
   *[other] for { $cost } Orders
}

# What is asked.

ask-seize = The enemy has the initiative. Should { $leader } seize it?
ask-begin = You have the initiative. Go first?
ask-activate = { $orders ->
    [0] No Orders left to spend. Which Banner acts?
    [one] 1 Order to spend. Which Banner acts?
   *[other] { $orders } Orders to spend. Which Banner acts?
}
ask-react = { $banner } charges { $target }. React with one of your Banners?
wait = Waiting for the { $asked ->
    [crusaders] Crusaders
    [ayyubids] Ayyubids
   *[other] dice
}.
over = The battle is over.

# What happens.

event-turn-began = Turn { $turn }.
event-chaos = Chaos. Orders lost: Crusaders { $crusaders }, Ayyubids { $ayyubids }.
event-initiative-held = The { $who } have the initiative.
event-initiative-seized = { $leader } seizes the initiative for the { $who }.
event-began = The { $who } go first.
event-banner-ordered = { $target ->
    [hidden] { $banner }: { $action }, { $price }.
   *[other] { $banner }: { $action }, target { $target }, { $price }.
}
event-reacted = { $banner } reacts to { $against }: { $action }, { $price }.
event-endured = The { $who } do not react.
event-die-rolled = { $colour ->
    [red] Red die
   *[green] Green die
}: { $face }.
event-struck = { $where } loses { $lances ->
    [0] no lances
    [one] 1 lance
   *[other] { $lances } lances
} ({ $left } left){ $orders ->
    [0] {""}
    [one] {""}, and the { $who } must spend an Order
   *[other] {""}, and the { $who } must spend { $orders } Orders
}.
event-track-filled = The Losses Track of the { $who } is full: its six lances and one Order go to the box.
event-status-changed = { $banner } is now { $status }.
event-banner-lost = { $given ->
    [yes] { $banner } is broken; the enemy takes the Banner.
   *[no] { $banner } is broken and leaves the field.
}
event-set-aside = { $banner } has nobody left to fight and is set aside.
event-orders-spent = { $orders ->
    [0] The { $who } have no Orders left to spend.
   *[other] The { $who } must spend an Order.
}
event-orders-boxed = The { $who } lose { $orders ->
    [one] an Order
   *[other] { $orders } Orders
} for good.
event-orders-regained = The { $who } gain { $orders ->
    [one] an Order
   *[other] { $orders } Orders
}.
event-lance-moved = { $giver } sends a lance to { $receiver }.
event-lances-boxed = { $banner } rides into the gap: { $lances ->
    [one] 1 lance goes
   *[other] { $lances } lances go
} straight to the box.
event-shield-wall = { $banner } raises a shield wall.
event-fire = { $burning ->
    [yes] The brush is on fire.
   *[no] The fire goes out.
}
event-leader-acted = { $banner ->
    [hidden] { $leader } { $does }.
   *[other] { $leader } { $does } of { $banner }.
}
event-moved-to-horns = { $banner } climbs to the Horns of Hattin; four Banners switch to their Horns cards.
event-passed = The { $who } pass.
event-redeployed = Redeployment: all cards are turned back and spent Orders return.
event-game-ended = { $ending }

result-last-order = The { $winner } win: the enemy has lost its last Order.
result-last-orders-at-once = { $winner ->
    [nobody] Both armies fall apart at once: a draw.
   *[other] Both armies fall apart at once; the { $winner } had more Orders or lances left and win.
}

# Why not.

# How far a side is on its ways to win.
progress-orders = { $seat ->
    [crusaders] Ayyubid
   *[other] Crusader
} Orders left: { $have } ({ $need } to win)

# What a player is told before an action that has its price.
caution-out-of-orders = This spends your last Available Order. { $names } can then use only { $count ->
    [one] the action that costs 0
   *[other] their actions that cost 0
}, and must act before your Leader can.

refusal-game-over = The battle is over.
refusal-not-your-turn = It's not your turn: { $asked ->
    [crusaders] the Crusaders are choosing
    [ayyubids] the Ayyubids are choosing
   *[other] the dice are rolling
}.
refusal-unknown-word = “{ $verb }” is not an action in this game.
refusal-answer-first = Answer the current question first.
refusal-not-offered = That isn't possible now. Choose one of the legal actions.
refusal-seize-not-now = The initiative can be seized only at the start of a turn, before anybody acts.
refusal-begin-not-now = Who goes first is decided at the start of a turn.
refusal-react-not-now = There is no charge to react to.
refusal-order-not-now = Banners can act only in the Activation phase.
refusal-pass-not-now = You can pass only in the Activation phase.
refusal-no-such-banner = There is no Banner “{ $banner }” in this battle.
refusal-banner-not-yours = { $banner } fights for the enemy.
refusal-banner-gone = { $banner } is no longer in play.
refusal-names-no-action = Name an action for { $banner }.
refusal-no-such-action = { $banner } has no action “{ $action }”.
refusal-only-a-reaction = { $action } is a Reaction. You can use it only when the enemy charges.
refusal-not-a-reaction = { $action } is not a Reaction.
refusal-wrong-status = To use { $action }, { $banner } must be { $status }.
refusal-ordered-side = { $banner } is Ordered, and the Ordered side of the card doesn't offer { $action }.
refusal-cannot-pay = You don't have enough Orders for { $banner } to use { $action }: you need { $cost }, including the extra cost for losses, and have { $orders }.
refusal-needs-a-target = Name a target for { $action }.
refusal-no-such-target = “{ $target }” is not a valid target.
refusal-target-gone = { $target } is no longer in play.
refusal-target-not-listed = { $banner } can't target { $target } while in the current status.
refusal-target-in-other-status = { $banner } can't reach { $target }, because their statuses differ: one is Committed, the other Uncommitted.
refusal-needs-no-target = { $action } takes no target.
refusal-nothing-to-reinforce = { $target } has no lost lances to replace.
refusal-not-a-recipient = { $banner } can't send lances to { $target }.
refusal-garrison-gone = The garrison of Arsuf is gone.
refusal-garrison-full = The garrison of Arsuf is at full strength.
refusal-fire-burns = The fire is already burning. You can only feed it.
refusal-no-fire = There is no fire to feed.
refusal-reactor-ordered = { $banner } is Ordered and can't react.
refusal-reactor-not-listed = { $banner } can't react to { $target }.
refusal-leader-ordered = Your Leader has already acted this turn.
refusal-no-leader-action = { $leader } has no such action.
refusal-seize-only-at-start = The initiative can be seized only before the first activation.
refusal-nothing-spent = You have no spent Orders to recover.
refusal-track-empty = There are no lances on your Losses Track.
refusal-rally-whom = Name the Banner that gets the lance back.
refusal-not-hurt = { $banner } has lost no lances.
refusal-horns-done = Lusignan has already gone to the Horns.
refusal-horns-impossible = Lusignan's Banner is no longer in play, so it can't go to the Horns.
refusal-banners-first = You have no Available Orders, so one of your Deployed Banners must act first, with its action that costs 0.
refusal-horns-first = With fewer than five Orders, you must move Lusignan to the Horns now.
refusal-cross-taken = The True Cross has already been taken.
refusal-cross-guarded = The True Cross is still guarded, so Saladin can't take it yet.
refusal-leader-can-act = { $leader } can recover an Order or rally a lance, so he can't stand by.
refusal-must-act = You can pass only when all your Banners and your Leader are Ordered; { $banner } is not Ordered yet.

# Hints for choosing a battle and a side.

hint-arsuf = September 1191, between the wood and the sea. Fewer special rules: start here.
hint-hattin = July 1187, a dry slope below the Horns. Fire, the True Cross, a last stand.
hint-crusaders = Few Orders and slow to start, but terrible in a charge. Strike together and win early.
hint-ayyubids = Shoot, give way, come back. A charge that hits nobody still costs the Crusaders two Orders.

# When a question is asked, in a list of what is always answered the same.
when-ask-seize = When the enemy has the initiative
when-ask-begin = When you have the initiative
when-ask-activate = On your turn
when-ask-react = When the enemy charges

# Choosing an action, step by step.

do-order = Order a Banner
do-react = React
do-endure = Don't react
do-leader = Leader { $leader }
do-leader-recover = recover a spent Order
do-leader-rally = rally a lost lance
do-leader-horns = Lusignan to the Horns (once)
do-leader-true-cross = take the True Cross (once)
do-leader-stand-by = stand by
do-pass = Pass until the next turn
do-seize = Yes, seize the initiative
do-leave-it = No, don't seize it
do-begin = Go first
do-yield = Go second
do-again = again
do-garrison = the garrison
do-lances = { $lances ->
    [one] 1 lance
   *[other] { $lances } lances
}
do-cost = { $cost ->
    [0] free
    [one] 1 Order
   *[other] { $cost } Orders
}
do-red = { $dice } red
do-green = { $dice } green

# What stands on the page and lies beside it.

heading = Turn { $turn } · { $phase }
heading-initiative = { $side ->
    [crusaders] {""} · Crusader initiative
   *[other] {""} · Ayyubid initiative
}
phase-initiative = Initiative
phase-activation = Activation
phase-over = Game over

gone-given = taken
gone-boxed = destroyed
gone-aside = aside · { $lances }

describe-given = lost; the enemy has the card
describe-boxed = lost; the card is in the box
describe-aside = set aside with { $lances ->
    [one] 1 lance
   *[other] { $lances } lances
}, nobody left to fight
describe-nothing = no action available
describe-reaction = Reaction: { $action }
describe-banner = { $ordered ->
    [True] {""}, Ordered
   *[other] {""}
}{ $status ->
    [committed] {""}, Committed
   *[other] {""}
}
describe-town = Arsuf, { $lances ->
    [0] nobody in the town
    [one] 1 Ayyubid lance in the town
   *[other] { $lances } Ayyubid lances in the town
}{ $orders ->
    [0] {""}
   *[other] {""}; when no lance is left, the Crusaders gain an Order
}

aside-initiative = initiative
aside-passed = passed
aside-fire = fire
aside-embers = embers
aside-available = Available
aside-spent = Spent
aside-losses = Losses
aside-box = box
aside-deployed = ready
aside-ordered = acted
aside-done-horns = Horns done
aside-done-true-cross = Cross taken

dice-red = Red dice on { $banner }
dice-green = Green dice on { $banner }

# The board: what stands on it and beside it, and what somebody hears who does not see it.

board-name = The battle
board-card = The card
board-army-crusaders = Crusader
board-army-ayyubids = Ayyubid
board-deployed = Deployed
board-ordered = Ordered
board-lances = { $lances } of { $full } lances
board-surcharge = surcharge { $surcharge }
board-dearer = every action costs { $surcharge } more
board-follows = follows { $banner }
board-fights = fights { $banner }
board-wall = behind a shield wall
board-choosable = selectable
board-chosen = selected
board-leader = Leader
board-horns = The Horns
board-horns-held = held by { $banner }
board-horns-empty = held by nobody
board-chaos = Chaos −{ $orders }
board-box = in the box: { $orders ->
    [one] 1 Order
   *[other] { $orders } Orders
}, { $lances ->
    [one] 1 lance
   *[other] { $lances } lances
}
board-losses = { $lances } of 6 lances on the Losses Track
board-available = { $orders ->
    [one] 1 Order Available
   *[other] { $orders } Orders Available
}
board-spent = { $orders ->
    [one] 1 Order Spent
   *[other] { $orders } Orders Spent
}
board-prisoners = taken
board-to-act = to act
board-victory = victory
board-answered = { $banner } may react
board-answers = reacts to { $banner }

# What the dice and the signs mean.

board-dice = The dice
board-red = red dice strike the Ayyubids
board-green = green dice strike the Crusaders
board-key-nothing = nothing
board-key-one = 1 lance
board-key-two = 2 lances
board-key-order = spend 1 Order
board-key-dear = +1 or +2 on an empty place: every action costs that much more
board-key-ordered = Ordered: has acted; some may act again
board-key-committed = Committed: in close combat

# What an action does.

board-own-dice = hits its own Banner
board-becomes-committed = becomes Committed
board-becomes-uncommitted = falls back
board-no-effect = no effect
board-effect-shield-wall = one fewer green die
board-effect-light-fire = the enemy spends an Order
board-effect-feed-fire = the enemy spends an Order
board-effect-sacrifice = the enemy spends an Order
board-effect-feint = 2 enemy lances to the box
board-effect-reinforce = gives a lance
board-effect-reinforce-garrison = gives a lance

# Why it cannot be done now, in a few words.

board-not-status-committed = only when Committed
board-not-status-uncommitted = only when Uncommitted
board-not-ordered = not on the Ordered side
board-not-orders = { $orders ->
    [0] no Orders left
    [one] only 1 Order left
   *[other] only { $orders } Orders left
}
board-not-target = nobody within reach
board-not-hurt = nobody to reinforce
board-not-horns = move to the Horns first
board-not-fire = there is no fire
board-not-lit = already burning
board-not-gone = not in play
board-not-acted = already acted
board-not-start = only at the start of a turn
board-not-spent = no Orders are Spent
board-not-lost = no lances to rally
board-not-once = already done
board-not-cross = still guarded

scene-cancelled = cancelled
scene-left = { $lances } left
scene-no-loss = no loss
scene-chaos = Chaos

# Only in a terminal.

legend = { $lance } lance  { $lost } lost  +1 extra cost  pale = Ordered  { $order } Order  { $spent } spent  { $fallen } fallen
ground-horns = the Horns
town-inside = { $orders } inside
town-fallen = fallen

# What odds are about, and where cards may be.
odds-orders = Orders, { $side }
odds-losses-lances = Expected losses in lances
odds-losses-orders = Orders to spend
odds-sweeps-enemy = wipes out
odds-sweeps-you = you lose
