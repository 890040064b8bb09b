# Las Navas 1212 in English.

# What a person wants to know before choosing.

about-title = Las Navas de Tolosa 1212
about-battle = Three Christian kings against the caliph al-Nasir, 16 July 1212
about-length = 30 to 60 minutes, about seven rounds
about-luck = nine combat cards
about-information = hidden hands
about-credits = Based on 1212 Las Navas de Tolosa by Pablo Sanz, published by Draco Ideas; not affiliated with either
about-provenance = The rules and special cards follow the printed booklet. The numbers on the cards come from a review. We inferred the starting zones of most troops with special cards from a printed list. Coats of arms, icons and most troop names appear only in artwork that we don't have, so those are ours, not the publisher's.

scenario-basic = Basic game
scenario-advanced = Advanced game

battle-basic = The whole battle, with nine cards. Castile, Aragon and Navarre hammer their way uphill to the caliph's camp, while the Muslims' light horsemen wheel around them and strike back.
battle-advanced = The basic game with secrets added: each side draws special cards and keeps two. Does Sancho strike from the flank? Does the Black Guard wait before the caliph's tent?

side-muslim = Muslims
side-christian = Christians
side-fate = the cards
side-nobody = nobody
side-watcher = spectators

term-card = card
term-power = power
term-standard = standard attack
term-charge = charge
term-karr = karr wa-l-farr
term-king = For the King
term-volunteers = Volunteers
term-caliph = the caliph's camp
term-lopez-de-haro = Lopez de Haro
term-sancho-vii = Sancho VII

combat-standard = standard attack
combat-charge = charge
combat-karr = karr wa-l-farr

special-al-nasir = Al-Nasir
special-al-husayni = Al-Husayni
special-black-guard = Black Guard
special-jund-infantry = Jund Infantry
special-kurdish-cavalry = Kurdish Cavalry
special-jihad-volunteers = Jihad Volunteers
special-alfonso-viii = Alfonso VIII
special-peter-ii = Peter II
special-sancho-vii = Sancho VII
special-lopez-de-haro = Lopez de Haro
special-jimenez-de-rada = Jimenez de Rada
special-council-militia = Council Militia

# Units. Those that have a special card bear its name.

unit-al-husayni = { special-al-husayni }
unit-al-nasir = { special-al-nasir }
unit-alfonso-viii = { special-alfonso-viii }
unit-almogavars = Almogavars
unit-almohad-archers = Almohad Archers
unit-andalusi-archers = Andalusi Archers
unit-arab-cavalry = Arab Cavalry
unit-aragonese-infantry = Aragonese Infantry
unit-aragonese-knights = Aragonese Knights
unit-archers = Archers
unit-berber-archers = Berber Archers
unit-berber-cavalry = Berber Cavalry
unit-berber-infantry = Berber Infantry
unit-black-guard = { special-black-guard }
unit-castilian-infantry = Castilian Infantry
unit-council-militia = { special-council-militia }
unit-crossbowmen = Crossbowmen
unit-jihad-volunteers = { special-jihad-volunteers }
unit-jimenez-de-rada = { special-jimenez-de-rada }
unit-jund-infantry = { special-jund-infantry }
unit-kurdish-cavalry = { special-kurdish-cavalry }
unit-lopez-de-haro = { special-lopez-de-haro }
unit-military-orders = Military Orders
unit-navarrese-infantry = Navarrese Infantry
unit-navarrese-knights = Navarrese Knights
unit-peter-ii = { special-peter-ii }
unit-sancho-vii = { special-sancho-vii }

does-al-nasir = +2 action points in one turn
does-al-husayni = before the initiative cards are collected, the Muslims swap theirs for any card in the deck or discard pile
does-black-guard = 2 damage to the attackers' zone before an attack on the caliph's camp
does-jund-infantry = the Christian column does not advance after its charge clears a zone with Jund Infantry
does-kurdish-cavalry = 2 damage to the attackers' zone when Kurdish Cavalry is charged and answers with karr wa-l-farr
does-jihad-volunteers = 2 damage to the attackers' zone when an attack kills the last Volunteers
does-alfonso-viii = +2 action points in one turn
does-peter-ii = one free move into an empty zone of column A, with at least one cavalry unit
does-sancho-vii = +2 in a standard attack from column C on column B
does-lopez-de-haro = +2 in an attack that Lopez de Haro joins
does-jimenez-de-rada = a look at one random card in the Muslim hand
does-council-militia = before the first action of a turn, every zone with Militia rallies

# What is asked.

ask-lay-aside = Choose one special card to set aside, face down.
ask-initiative = Bid a card for the initiative. It stays hidden until both sides have chosen.
ask-play = Play a card for its action points.
ask-act = { $points ->
    [0] No points left. Use a special card or end the turn.
    [one] 1 action point left. Choose an action.
   *[other] { $points } action points left. Choose an action.
}
ask-karr = The Christians charge { $target } from { $origin }. Answer with karr wa-l-farr?
ask-react = Use { $name }? ({ $does })
ask-spread = { $damage } damage in { $zone }. Who takes it?
ask-advance = { $target } is empty. Advance into it with all your units from { $origin }?
ask-exchange = Choose a card to swap for your initiative card.
wait = Waiting for the { $asked ->
    [muslim] Muslims
    [christian] Christians
   *[other] cards
}.
over = The battle is over.

# What happens.

event-special-dealt = { $card ->
    [hidden] The { $who } draw a special card.
   *[other] The { $who } draw the special card { $card }.
}
event-special-laid-aside = { $card ->
    [hidden] The { $who } set a special card aside.
   *[other] The { $who } set { $card } aside.
}
event-card-dealt = { $card ->
    [hidden] The { $who } are dealt a card.
   *[other] The { $who } are dealt { $card }.
}
event-round-began = Round { $round }.
event-initiative-chosen = { $card ->
    [hidden] The { $who } have chosen their initiative card.
   *[other] The { $who } bid { $card } for the initiative.
}
event-initiative-revealed = Initiative: Muslims { $muslim }, Christians { $christian }. The { $beginners } go first.
event-card-played = The { $who } play { $card }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-moved = { $units }: { $origin } to { $target }.
event-rallied = Rally in { $zone }: { $units }.
event-switched = { $shielded ->
    [yes] The { $who } switch the initiative cards and shield them.
   *[no] The { $who } switch the initiative cards.
}
event-arrows-loosed = { $unit } shoot from { $origin } at { $target }: { $damage } damage.
event-attack-declared = The { $who } launch a { $combat } from { $origin } against { $target }: { $units }.
event-karr-answered = { $yes ->
    [yes] The Muslim cavalry will strike back: karr wa-l-farr.
   *[no] The Muslims don't answer with karr wa-l-farr.
}
event-card-passed = The { $who } don't use a special card.
event-special-used = The { $who } use { $card }: { $does }.
event-attack-cancelled = The attack from { $origin } is called off: no attackers are left.
event-deck-turned = The discard pile becomes the deck: { $cards } cards, in the order they were discarded.
event-fought = Card { $card }: { $combat }. Attack { $attack } = { $attack_total }. Defence { $defence } = { $defence_total }.
event-suffered = { $damage } damage in { $zone }: { $losses }.
event-advanced = The { $who } advance: { $ways }.
event-stayed = The { $who } hold their ground.
event-card-seen = { $card ->
    [hidden] Jimenez de Rada sees a card in the Muslim hand.
   *[other] Jimenez de Rada sees { $card } in the Muslim hand.
}
event-card-exchanged = { $taken ->
    [hidden] Al-Husayni swaps { $given } for a card of his choice.
   *[other] Al-Husayni swaps { $given } for { $taken }.
}
event-turn-ended = The { $who } end their turn; { $card } is discarded.
event-cards-returned = { $muslim ->
    [hidden] The initiative cards return to hand: Christians { $christian }. The other cards are shuffled.
   *[other] The initiative cards return to hand: Muslims { $muslim }, Christians { $christian }. The other cards are shuffled.
}
event-game-ended = { $ending }

way = { $origin } to { $target }
loss-fell = { $unit } lost
loss-hurt = { $unit } −{ $damage }

result-caliph-fallen = Al-Nasir has fallen. The Christians win.
result-christians-driven-back = The Christians are driven back. The Muslims win.
result-twice-the-zones = The { $winner } hold twice as many zones as the enemy and win.
result-round-limit = The last round is over: a draw.

# Why not.

# How far a side is on its ways to win.
progress-zones = { $have } of { $need } zones
progress-driven-back = Christian zones: { $have }; Muslims need { $need } or fewer
progress-caliph = hits on the caliph: { $have } of { $need }
goal-driven-back = or drive the Christians back
goal-caliph = or kill the caliph

refusal-game-over = The battle is over.
refusal-not-your-turn = It's not your turn: { $asked ->
    [muslim] the Muslims are choosing
    [christian] the Christians are choosing
   *[other] a card is being drawn
}.
refusal-unknown-word = “{ $verb }” is not an action in this game.
refusal-answer-first = Answer the current question first.
refusal-not-offered = That isn't possible now. Choose one of the legal actions.
refusal-play-a-card-first = Play a card first to get action points.
refusal-initiative-not-now = The initiative is decided once a round, before the first turn.
refusal-card-already-played = You have already played your card for this turn.
refusal-lay-aside-not-now = You can set a special card aside only before the battle.
refusal-no-damage-to-take = There is no damage to assign now.
refusal-karr-not-now = Karr wa-l-farr is possible only when Christians charge a zone that contains cavalry.
refusal-advance-not-now = Only the Muslims choose whether to advance, and only after their charge has cleared a zone.
refusal-nothing-to-pass = There is no special card to decline now. To finish your turn, end it.
refusal-exchange-not-now = Al-Husayni can swap a card only just before the initiative cards are collected.
refusal-special-not-now = Play a card for its action points first. Then you can use a special card.
refusal-no-such-card = There is no combat card “{ $card }”.
refusal-initiative-card-not-held = { $card } is not in your hand.
refusal-card-not-held = { $card } is not in your hand.
refusal-card-not-in-piles = { $card } is in neither the deck nor the discard pile.
refusal-needs-two-zones = Name both zones, for example “{ $verb } B4>B3 all”.
refusal-no-such-zone = There is no zone { $zone }. Zones are A1 to C6.
refusal-origin-empty = { $zone } is empty. Choose a zone that you hold.
refusal-origin-not-yours = { $zone } is held by the other side. Choose a zone that you hold.
refusal-names-no-units = Name the units: “all”, or names joined by +.
refusal-unit-not-there = The units in { $zone } don't include { $unit }.
refusal-no-such-unit = There is no unit called “{ $unit }”.
refusal-unit-not-yours = The other side commands { $unit }.
refusal-unit-fallen = { $unit } fell earlier in this battle.
refusal-not-adjacent = { $target } is not next to { $origin }.
refusal-christian-leaves-column = Christians move only forward or back, within their column.
refusal-enemy-in-the-way = { $zone } is held by the other side. Two sides never share a zone.
refusal-over-the-limit = { $room ->
    [0] { $zone } is full: a zone holds up to three units.
   *[other] A zone holds up to three units. { $zone } has room for { $room } more.
}
refusal-all-must-go = All units of a zone must enter an empty zone together, and { $zone } is empty.
refusal-immobile = { $unit } never moves.
refusal-immobile-left-behind = All units of a zone must enter an empty zone together, and { $unit } never moves.
refusal-cannot-pay-move = Not enough action points to move: you need { $cost } and have { $points }.
refusal-cannot-pay-march = Not enough action points to enter an empty zone of the Muslim area: you need { $cost } and have { $points }.
refusal-not-hurt = { $unit } can't rally, because this unit is already at full power.
refusal-exhausted-cannot-rally = { $unit } can't rally while exhausted.
refusal-cannot-pay-rally = Not enough action points to rally: you need { $cost } and have { $points }.
refusal-shielded = The initiative cards are shielded for the rest of the round.
refusal-cannot-pay-switch = Not enough action points to switch the cards: you need { $cost } and have { $points }.
refusal-cannot-pay-shield = Not enough action points to switch and shield the cards: you need { $cost } and have { $points }.
refusal-third-combat = You can make only two combat actions a turn.
refusal-own-zone = You hold { $zone } yourself. Choose a zone that the enemy holds.
refusal-nobody-there = There is no enemy in { $zone }.
refusal-one-archer-only = Only one archer unit can shoot at a time.
refusal-not-an-archer = { $unit } can't shoot, because only archer units can.
refusal-out-of-bowshot = Arrows reach exactly two zones, and { $target } is not two zones from { $origin }.
refusal-archer-exhausted = { $unit } can't shoot while exhausted.
refusal-second-shot = Your archers have already shot this turn.
refusal-cannot-pay-shot = Not enough action points to shoot: you need { $cost } and have { $points }.
refusal-write-the-archer = Name the archer unit that shoots: { $unit }.
refusal-attack-not-adjacent = { $target } is not next to { $origin }.
refusal-charge-not-adjacent = { $target } is not next to { $origin }.
refusal-cannot-pay-attack = Not enough action points to attack: you need { $cost } and have { $points }.
refusal-charge-not-ahead = Christians charge only straight ahead.
refusal-charge-without-rider = A charge from { $zone } needs at least one cavalry unit that isn't exhausted.
refusal-cannot-pay-charge = Not enough action points to charge: you need { $cost } and have { $points }.
refusal-all-exhausted = All units in { $zone } are exhausted.
refusal-joiner-exhausted = { $unit } can't attack while exhausted.
refusal-not-in-the-zone-hit = The damage falls on { $zone }, so { $unit } can't take it.
refusal-unreadable-share = Write damage as “archers=1”, not “{ $share }”.
refusal-more-than-its-power = { $unit } can take at most { $power } damage.
refusal-wrong-total = You assigned { $total } damage, but you must assign { $damage }.
refusal-karr-yes-or-no = Answer “karr yes” or “karr no”.
refusal-no-special-cards = There are no special cards in the basic game.
refusal-no-such-special = There is no special card “{ $card }”.
refusal-special-not-yours = { $card } belongs to the other side.
refusal-special-not-held = You don't hold { $card }.
refusal-special-used = { $card } has already been used.
refusal-other-card-asked = You're being asked about { $asked } now, not about { $card }.
refusal-special-waits-for-its-moment = You'll be asked about { $card } when you can use it.
refusal-special-goes-with-an-attack = { $card } is used with an attack. You'll be asked when you declare one.
refusal-special-units-gone = { $card } can't be used, because all troops linked to this card are lost.
refusal-hand-empty = Your opponent's hand is empty.
refusal-militia-too-late = The Militia can rally only before your first action of the turn.
refusal-cannot-pay-special = Not enough action points for this card: you need { $cost } and have { $points }.
refusal-free-move-needs-zones = Name both zones, for example “use peter-ii A4>A3”.
refusal-free-move-other-column = Peter II's free move is possible only in his own column, A.
refusal-free-move-not-ahead-or-back = Christians move only forward or back.
refusal-free-move-not-empty = Peter II's free move must enter an empty zone; { $zone } is not empty.
refusal-free-move-without-rider = At least one cavalry unit must take part in the move, and there is none in { $zone }.

# Names for menus, and what a newcomer should know of each.

name-memory-aid = Memory aid
name-round-limit = Round limit
name-on = on
name-off = off
name-none = none

hint-basic = Start here: the whole battle, with nine cards.
hint-advanced = Adds two secret special cards per side. Best after three or four battles.
hint-memory-aid = When on, the game keeps track of the cards for you.
hint-round-limit = If nobody has won by the end of the chosen round, the battle is a draw.
hint-christian = The Christians can't leave their columns, but their charges hit like a hammer. Goal: kill the caliph in his camp, B1.
hint-muslim = The Muslims move freely and attack cheaply. Goal: drive the Christians out of your half.

# When a question is asked, in a list of what is always answered the same.
when-ask-act = On your turn
when-ask-karr = When your cavalry could answer a charge
when-ask-react = When you could use a special card
when-ask-advance = When your charge has cleared a zone

# What can be done. Its price in action points stands beside it.

do-initiative = Bid
do-card = { $card } · your { $own }, their { $other }
do-play = Play
do-move = Move
do-rally = Rally
do-switch = Switch initiative cards
do-switch-shield = and shield them
do-shoot = Shoot
do-attack = Attack
do-charge = Charge
do-end = End the turn
do-karr = Karr wa-l-farr
do-karr-yes = Yes: turn and strike back
do-karr-no = No
do-use = Use
do-pass = No, keep it
do-take = Take
do-advance = Yes, advance
do-stay = No, stay
do-exchange = Swap for
do-discard = Set aside
do-price = { $points ->
    [one] 1 point
   *[other] { $points } points
}
do-everybody = all
do-power = power { $power }
do-empty = empty

# The board: what stands on it and beside it, and what somebody hears who does not see it.

board-name = The battlefield
board-camp = the caliph's camp
board-riders = cavalry
board-archers = archers
board-hurt = hurt
board-exhausted = exhausted
board-in = { $who } in { $zone }
board-hand = { $side }, hand
board-own-hand = Your hand
board-back = a hidden card
board-no-card = no card
board-no-cards = No cards in hand.
board-card = { $where }: { $card }, Muslims { $muslim }, Christians { $christian }
board-known = Cards known to be in this hand: { $cards }.
board-used = Used: { $cards }.
board-active = Active card
board-points = { $points ->
    [one] point
   *[other] points
}
board-fights = { $fights ->
    [one] 1 fight left
   *[other] { $fights } fights left
}
board-zones = { $zones ->
    [one] 1 zone
   *[other] { $zones } zones
}
board-fallen = { $fallen } lost
board-before = Before the battle
board-round = Round { $round }
board-round-of = Round { $round } of { $limit }
board-turn = turn { $turn } of 4
board-initiative = Initiative
board-shielded = shielded
board-switch = Switch the initiative cards
board-deck = Deck { $cards }
board-discard = Discard { $cards }
board-below = Below the top card: { $cards }
board-next = Next in the deck: { $cards }
board-fetch = Cards to choose from
board-attack = { $side } attack
board-defend = { $side } defend { $zone }
board-total = total
board-begins = The { $side } go first.
board-equal = Equal: each side takes 1 damage.
board-beats = { $more } vs. { $less }:
board-falls-on = { $zone } takes { $damage } damage.

# What a thing is and can do, beside it.

tip-hurt = Hurt: if this unit rallies, it regains its second point of power.
tip-exhausted = Exhausted: it can move, but can't attack or rally until the end of its side's turn.
tip-riders = { $side ->
    [christian] Can charge the zone straight ahead: +5.
   *[other] Can charge in any direction: +2. Can answer a charge with karr wa-l-farr.
}
tip-archers = { $side ->
    [christian] Can shoot at a zone exactly two away: 1 damage.
   *[other] Can shoot at a zone exactly two away: 2 damage.
}
tip-volunteers = +1 when attacking, −1 when defending. If an attack with Volunteers clears a zone, all units in the Volunteers' zone must advance.
tip-immobile = Never moves.
tip-caliph = If the caliph falls, the Christians win.
tip-camp = +2 defence against Christian attacks.
tip-card = { $own } for you, { $other } for them: action points when played, combat value when drawn in a fight.
tip-switch = At the end of the round, each side takes the card in its own initiative area back into its hand.

# Only where room is short, in a terminal.

legend = { $rider } cavalry  { $archer } archers  { $star } special  { $fresh } fresh  { $hurt } hurt  outline = exhausted
camp = camp
aside-active = Active
aside-shielded = and shielded
aside-deck = deck { $cards }
aside-hold = { $side } hold { $cards }
aside-empty = { $hand }: no cards
aside-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
aside-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}

# Units in a word, for small counters.

short-al-husayni = Husayni
short-al-nasir = Caliph
short-alfonso-viii = Alfonso
short-almogavars = Almogav
short-almohad-archers = Almohad
short-andalusi-archers = Andalus
short-arab-cavalry = Arabs
short-aragonese-infantry = Aragon
short-aragonese-knights = Aragon
short-archers = Archers
short-berber-archers = Berbers
short-berber-cavalry = Berbers
short-berber-infantry = Berbers
short-black-guard = Guard
short-castilian-infantry = Castile
short-council-militia = Militia
short-crossbowmen = X-bows
short-jihad-volunteers = Volunt.
short-jimenez-de-rada = Rada
short-jund-infantry = Jund
short-kurdish-cavalry = Kurds
short-lopez-de-haro = Haro
short-military-orders = Orders
short-navarrese-infantry = Navarre
short-navarrese-knights = Navarre
short-peter-ii = Peter
short-sancho-vii = Sancho

# What odds are about, and where cards may be.
odds-card = Card drawn
odds-arrows = Arrows
odds-counter = Karr wa-l-farr
odds-no-karr = Without karr wa-l-farr
odds-karr = With karr wa-l-farr
odds-losses-power = Expected losses
odds-sweeps-enemy = clears
odds-sweeps-you = you lose
board-memory = Where the nine cards are
board-in-own-hand = your hand
board-in-other-hand = enemy hand
board-in-deck = deck
board-in-discard = discard
board-in-active = active
board-in-initiative = initiative
board-choosable = selectable
board-chosen = selected
