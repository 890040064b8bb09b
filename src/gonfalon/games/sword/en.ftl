# The hex game in English.

# What a person wants to know before choosing.

about-title = Las Navas de Tolosa 1212, on hexes
about-battle = Three kings against the Caliph: 153 counters on a field of 643 hexes
about-length = two to four hours, about 12 turns
about-luck = ten-sided dice
about-information = open
about-credits = After the scenario by Frédéric Bey, translated by Stephen Neuville; no tie to its publisher
about-provenance = The scenario, its set-up, its points and its special rules are printed in a scenario sheet. The rules of the series it belongs to, its counters and its map we do not have: they are our own reconstruction, playable and tuned, not the publisher's.

scenario-navas-hex = Las Navas de Tolosa 1212
battle-navas-hex = On the slopes below the Caliph's stockade the kings of Castile, Aragon and Navarre meet the Almohad host, banner by banner.

side-christian = Christians
side-moslem = Muslims
side-nobody = nobody

# Banners, their leaders, and whose a unit is.

banner-alfonso = Alfonso VIII of Castile
banner-haro = Diego Lopez de Haro
banner-lara = Gonzalo Nunez de Lara
banner-ucero = Juan Gonzalez de Ucero
banner-pedro = Pedro II of Aragon
banner-sancho = Sancho VII of Navarre
banner-nasir = Mohamed al-Nasir
banner-djami = Abu Said ben Djami
banner-andalus = Al-Andalus
banner-mujahid = Mujahids
banner-maysara = Al-Maysara
banner-maymanah = Al-Maymanah

leader-alfonso = Alfonso VIII
leader-haro = Diego Lopez de Haro
leader-lara = Gonzalo Nunez de Lara
leader-ucero = Juan Gonzalez de Ucero
leader-pedro = Pedro II
leader-sancho = Sancho VII
leader-nasir = Mohamed al-Nasir
leader-djami = Abu Said ben Djami
leader-andalus = Al-Andalus leader
leader-mujahid = Mujahid leader
leader-maysara = Al-Maysara
leader-maymanah = Al-Maymanah

of-alfonso = of Alfonso
of-haro = of Haro
of-lara = of Lara
of-ucero = of Ucero
of-pedro = of Pedro
of-sancho = of Sancho
of-nasir = of al-Nasir
of-djami = of ben Djami
of-andalus = of al-Andalus
of-mujahid = of the Mujahids
of-maysara = of al-Maysara
of-maymanah = of al-Maymanah

# Units: a name in the plural, as “Knights of Haro 1”.

unit-ch = Knights { $owner } { $number }
unit-ha = Men-at-arms { $owner } { $number }
unit-cl = Light horse { $owner } { $number }
unit-pi = Pikes { $owner } { $number }
unit-mi = Militia { $owner } { $number }
unit-il = Light foot { $owner } { $number }
unit-ar = Archers { $owner } { $number }
unit-ab = Crossbows { $owner } { $number }

marker-de-rada = De Rada
marker-ruy-diaz = Ruy Diaz

facing-n = north
facing-ne = north-east
facing-se = south-east
facing-s = south
facing-sw = south-west
facing-nw = north-west

# The parts of a sum, and what comes of it.

term-die = die { $die }
term-difference = strength
term-types = types
term-terrain = ground
term-leaders = leaders
term-states = states
term-special = special

outcome-ar = the lead attackers rout, the others lose heart
outcome-ad = the lead attackers give way
outcome-bt = both sides tire
outcome-dd1 = the defenders give way
outcome-dd2 = the defenders tire and give way
outcome-dr = the defenders rout
outcome-de = the defenders are wiped out
outcome-nothing = nothing happens
outcome-discouraged = Discouraged
outcome-discouraged-tired = Discouraged and Tired
outcome-routed = Routed
outcome-eliminated = eliminated

# What is asked.

ask-setup = How do you set up your army: all of it as at the battle, or unit by unit?
ask-set-hex = Where do { $unit } stand?
ask-set-facing = Which way do { $unit } face?
ask-replace = { $leader } is lost. Which of his units does his successor join?
ask-volley = Which archers fire before anybody moves, and at whom?
ask-activate = { $leaders ->
    [one] You have the initiative. Which leader acts first?
   *[other] You have the initiative by far: { $leaders } leaders of your choice act first. Which one now?
}
ask-name = { $leader } may also call on units of other banners near him. Which?
ask-order = { $leader } acts. Which unit moves, turns or rests?
ask-where = Where do { $unit } go?
ask-facing = Which way do { $unit } face in { $hex }?
ask-marker-where = Where does { $marker } go?
ask-shoot = { $leader } acts. Who fires, and at whom?
ask-declare = { $leader } acts. Who charges, who fights, and whom?
ask-retarget = The target of { $unit } is gone or out of reach. Do they take another?
ask-resolve = Which attack is fought first?
ask-run = Where does the run of { $unit } end?
ask-react = { $target } in { $hex } are charged. What do they do?
ask-shoot-back = { $target } in { $hex } are attacked. Do they fire first, and at whom?
ask-shoot-first = Before the melee with { $target } in { $hex }: who of the attackers fires?
ask-lead = Against { $target } in { $hex }: who leads the attack?
ask-advance = { $hex } is empty. Who goes in?
ask-pursue = Do { $unit } ride on, and where to?
ask-elan = { $unit } are carried on and must charge again. Whom?
ask-elan-facing = Which way do { $unit } face now?
wait = Waiting for the { $asked ->
    [christian] Christians
    [moslem] Muslims
   *[other] dice
}.
over = The battle is over.

# When a question is asked, in a list of what is always answered the same.

when-ask-setup = Before the battle
when-ask-set-hex = When a unit is set up
when-ask-set-facing = When a unit is set up and may be turned
when-ask-replace = When a leader is replaced
when-ask-volley = When your archers may fire before the moves
when-ask-activate = When you have the initiative
when-ask-name = When your commander may call on other units
when-ask-order = When your units may move
when-ask-where = When a unit moves
when-ask-facing = When a unit has moved
when-ask-marker-where = When a marker moves
when-ask-shoot = When your units may fire
when-ask-declare = When your units may attack
when-ask-retarget = When a target is gone
when-ask-resolve = When several attacks are declared
when-ask-run = When a charge can end in several hexes
when-ask-react = When you are charged
when-ask-shoot-back = When your shooters are attacked
when-ask-shoot-first = When your shooters go into a melee
when-ask-lead = When several could lead an attack
when-ask-advance = When you may advance
when-ask-pursue = When you may pursue
when-ask-elan = When a charge must go on
when-ask-elan-facing = When a charge is over

# What happens.

event-set-up = { $historical ->
    [yes] The { $who } stand as at the battle.
   *[no] The { $who } set up unit by unit.
}
event-unit-placed = { $unit } are set up in { $hex }.
event-turn-began = Turn { $turn }.
event-leader-replaced = A successor of { $leader } joins { $unit } in { $hex }.
event-initiative-rolled = Initiative, { $who }: { $dice } and { $bonus } for the commander = { $total }.
event-initiative-tied = { $total } each: the initiative is rolled again.
event-initiative-won = The { $who } have the initiative by { $lead } and begin with { $leaders ->
    [one] a leader
   *[other] { $leaders } leaders
} of their choice.
event-leader-activated = { $leader } acts for the { $who }.
event-unit-named = { $leader } calls on { $unit }.
event-held = { $question ->
    [volley] The { $who } loose no more arrows.
    [shoot] The { $who } fire no more.
    [shoot-back] The { $who } do not fire back.
    [shoot-first] The { $who } fire no more before the melee.
    [react] The { $who } stand.
    [advance] The { $who } do not advance.
    [pursue] The { $who } do not pursue.
   *[retarget] The { $who } take no other target.
}
event-unit-moved = { $unit } move from { $origin } to { $hex } and face { $facing }.
event-unit-turned = { $unit } in { $hex } face { $facing }.
event-unit-rested = { $unit } rest in { $hex }.
event-leader-rode = { $leader } rides from { $origin } to { $unit } in { $hex }.
event-marker-moved = { $marker } goes from { $origin } to { $hex }.
event-fired = { $kind ->
    [volley] Volley
    [back] Defensive fire
    [first] Fire before the melee
   *[fire] Fire
}: { $unit } in { $origin } at { $target } in { $hex }, die { $die }, { $modifiers } = { $total } against { $light }{ $heavy ->
    [0] {""}
   *[other] /{ $heavy }
}: { $effect ->
    [light] a hit.
    [heavy] a heavy hit.
   *[none] no effect.
}
event-attack-declared = { $kind ->
    [charge] { $unit } will charge { $target } in { $hex }.
   *[melee] { $unit } will fight { $target } in { $hex }.
}
event-attack-began = { $kind ->
    [charge] Charge on { $target } in { $hex }: { $attackers }.
   *[melee] Melee with { $target } in { $hex }: { $attackers }.
}
event-dropped-out = { $unit } can no longer reach { $target }.
event-charger-ran = { $unit } ride from { $origin }: { $path }.
event-reacted = { $unit } charge in their turn.
event-slipped = { $unit } slip away.
event-fought = { $kind ->
    [charge] Charge
   *[melee] Melee
}{ $elan ->
    [0] {""}
   *[other] {""}, élan { $elan }
}: { $attackers } on { $target } in { $hex }: { $sum } = { $total }, { $result }: { $outcome }.
event-advanced = { $unit } advance from { $origin } to { $hex }.
event-pursued = { $unit } ride on from { $origin } to { $hex }.
event-charged-on = Élan { $number }: { $unit } charge on, at { $target } in { $hex }.
event-unit-tired = { $unit } are Tired.
event-unit-discouraged = { $unit } are Discouraged.
event-friend-disordered = { $by } run through { $unit }, who are Discouraged.
event-unit-routed = { $unit } are Routed.
event-unit-retreated = { $rout ->
    [yes] { $unit } flee from { $origin } to { $hex }.
   *[no] { $unit } fall back from { $origin } to { $hex }.
}
event-unit-left-map = { $unit } leave the map from { $hex } and are eliminated.
event-unit-trapped = { $unit } find no way home from { $hex } and are eliminated.
event-unit-eliminated = { $unit } are eliminated in { $hex }.
event-unit-dispersed = { $unit } disperse in { $hex } and are eliminated.
event-leader-tested = What becomes of { $leader }, die { $die }: { $fate ->
    [wounded] he is wounded.
    [killed] he is killed.
    [captured] he is captured.
    [escapes] he escapes.
   *[unhurt] he is unhurt.
}
event-leader-escaped = { $leader } joins { $unit } in { $hex }.
event-leader-removed = { $leader } finds nobody to join and leaves the field.
event-marker-lost = { $marker } is eliminated in { $hex }.
event-marker-driven-off = { $marker } is driven from { $origin } to { $hex }.
event-banner-withdrew = { $banner } has had enough: { $units ->
    [0] nobody is left to leave the field
    [one] its last unit leaves the field
   *[other] its last { $units } units leave the field
}.
event-reserve-freed = The enemy has come to the reserve: { $banner } and his units are free to move and fight.
event-unit-restored = De Rada restores { $unit }: Valiant and Fresh.
event-rally-tested = Rally of { $unit }: cohesion { $cohesion }, die { $die }, { $modifiers }; margin { $margin }: { $effect ->
    [valiant] Valiant again.
    [better] a step better.
    [worse] worse.
   *[same] no change.
}
event-unit-freshened = { $unit } are Fresh again.
event-points-counted = Points of turn { $turn }: Christians { $christian }, Muslims { $moslem }. In all { $christian_total } to { $moslem_total }.
event-late-points = Turn { $turn } is over and the Christians have not won: { $points } points for the Muslims.
event-draw-suggested = Nobody has shot or fought for { $turns } turns. If both want it, the battle may end in a draw.
event-game-ended = { $ending }

result-standard-taken = The Christians have reached the standard of the Caliph and win.
result-al-nasir-lost = Al-Nasir is lost. The Christians win.
result-alfonso-lost = Alfonso VIII is lost. The Muslims win.
result-lead = The { $winner } are so far ahead in points that they win.
result-nobody-left = The { $winner } alone are left on the field and win.
result-time-limit = { $winner ->
    [nobody] The day is over and neither side is far enough ahead: a draw.
   *[other] The day is over; the { $winner } are ahead in points and win.
}
result-turn-cap = { $winner ->
    [nobody] The last turn is over with equal points: a draw.
   *[other] The last turn is over; the { $winner } have more points and win.
}

# Why not.

# How far a side is on its ways to win.
progress-lead = { $sign ->
    [ahead] { $by } ahead; { $need } win
    [behind] { $by } behind
   *[level] level on points
}
progress-time-limit = { $sign ->
    [ahead] { $by } ahead; { $need } win at the end
    [behind] { $by } behind
   *[level] level on points
}
progress-turn-cap = { $sign ->
    [ahead] { $by } ahead; 1 wins at the end
    [behind] { $by } behind
   *[level] level on points
}
progress-standard = standard { $have } hexes away

refusal-game-over = The battle is over.
refusal-not-your-turn = It is not for you to act now: { $asked ->
    [christian] the Christians are asked
    [moslem] the Muslims are asked
   *[other] the dice are
}.
refusal-unknown-word = “{ $verb }” is nothing you can do in this game.
refusal-not-offered = That is not possible here.

# The right word at the wrong time.

refusal-set-up-not-now = That belongs to the set-up, and is not asked now.
refusal-face-not-now = A unit is turned after you have said which one moves, and where.
refusal-replace-not-now = A lost leader is replaced at the beginning of a turn.
refusal-fire-not-now = Nobody may fire at this moment.
refusal-hold-not-now = There is nothing to decline now.
refusal-activate-not-now = You choose a leader only when you have won the initiative; then the order is fixed.
refusal-name-not-now = A commander names units of other banners when he is activated, before anybody moves.
refusal-order-not-now = Units move only in the first part of their leader's activation.
refusal-ride-not-now = A leader moves only in the first part of his activation.
refusal-marker-not-now = De Rada and Ruy Diaz move only in the first part of a Christian activation.
refusal-go-not-now = First say who goes.
refusal-rest-not-now = A unit rests instead of moving: first say which one.
refusal-end-not-now = There is nothing to end now.
refusal-attack-not-now = Charges and melees are declared after moves and fire.
refusal-resolve-not-now = There are no attacks to put in order.
refusal-run-not-now = There is no charge whose run has to be chosen.
refusal-react-not-now = There is no charge to react to.
refusal-lead-not-now = Nobody has to be chosen to lead an attack.
refusal-advance-not-now = There is no hex to advance into.
refusal-pursue-not-now = There is nobody to pursue.
refusal-elan-not-now = There is no charge to be carried on.
refusal-dice-are-fates = The dice are rolled by fate.
refusal-no-such-roll = The die has no such face.
refusal-elan-compulsory = With an enemy beside them { $unit } must charge on.

# What is named.

refusal-names-no-hex = Say the number of a hex, as in “{ $verb } 1714”.
refusal-no-such-hex = There is no hex { $hex }.
refusal-names-no-unit = Say which unit, as in “{ $verb } haro-ch1”.
refusal-no-such-unit = There is no unit “{ $unit }”.
refusal-not-your-unit = { $unit } belong to the enemy.
refusal-unit-gone = { $unit } are no longer on the map.
refusal-unit-withdrawn = { $unit } have left the field with their banner.
refusal-nobody-there = Nobody stands in { $hex }.
refusal-own-unit-there = { $unit } in { $hex } are your own.
refusal-names-no-direction = Say a direction: N, NE, SE, S, SW or NW.
refusal-no-such-direction = “{ $direction }” is no direction; there are N, NE, SE, S, SW and NW.
refusal-names-no-banner = Say which leader, by his banner.
refusal-no-such-banner = There is no banner “{ $banner }”.
refusal-not-your-banner = { $banner } fights for the enemy.
refusal-names-no-marker = Say which marker: de-rada or ruy-diaz.
refusal-no-such-marker = There is no marker “{ $marker }”; there are de-rada and ruy-diaz.

# Set-up.

refusal-outside-its-rows = { $hex } is not in the rows where { $banner } sets up.
refusal-outside-its-zone = { $hex } is not within { $hexes } hexes of { $leader }, his own counted.
refusal-hex-taken = { $unit } stand in { $hex }; a hex holds one unit.
refusal-other-leaders-hex = { $hex } is kept for another leader and his unit.
refusal-leader-needs-unit = { $leader } in { $hex } still needs a unit, and this is the last.
refusal-faces-so-already = { $unit } face that way already.
refusal-cannot-face-so = With { $points } movement points { $unit } cannot end facing that way.

# Leaders, and whom they activate.

refusal-not-of-banner = { $unit } are not of the banner of { $leader }.
refusal-activated-already = { $leader } has acted this turn.
refusal-banner-gone = { $banner } has no unit left.
refusal-not-army-leader = { $leader } commands his own banner only; a commander of the army may name others.
refusal-acts-anyway = { $unit } are of the banner of { $leader } and act anyway.
refusal-named-already = { $unit } have been named already.
refusal-acted-already = { $unit } have acted this turn.
refusal-outside-his-radius = { $unit } are not within { $hexes } hexes of { $leader }, his own counted.
refusal-routed = { $unit } are Routed and do nothing but run.
refusal-not-active = { $unit } are not activated by { $leader }.

# Moves.

refusal-ordered-already = { $unit } have moved, turned or rested already.
refusal-reserve-stays = { $unit } are in reserve: until one of them is attacked they only turn and fire.
refusal-joined-stays = A leader has joined { $unit }; they stay where they are.
refusal-volleyed-only-turns = { $unit } have fired before the moves and may only turn.
refusal-enemy-there = The enemy stands in { $hex }.
refusal-friend-there = In { $hex } stands a friend; a unit may pass but not stop there.
refusal-must-get-nearer = { $unit } are out of command and have to end nearer to { $leader }.
refusal-discouraged-near-enemy = { $unit } are Discouraged and do not go next to an enemy, as in { $hex }.
refusal-mujahid-not-back = { $unit } do not go back towards the standard behind the place where they were set up.
refusal-out-of-reach = { $unit } have { $points } movement points; that does not take them to { $hex }.
refusal-has-fired-no-rest = { $unit } have fired and cannot rest.
refusal-reserve-no-rest = { $unit } are in reserve; there is nothing to rest from.
refusal-no-rest-near-enemy = { $unit } cannot rest next to an enemy.
refusal-leader-gone = { $leader } is not on the field.
refusal-leader-rode = { $leader } has ridden to another unit already.
refusal-leader-went-along = { $leader } has gone along with his unit already.
refusal-leader-held = { $leader } stays with his reserve until it is attacked.
refusal-with-it-already = { $leader } is with { $unit } already.
refusal-routed-there = { $unit } are Routed; { $leader } cannot join them.
refusal-too-far-for-leader = With { $points } movement points { $leader } does not get to { $unit }.
refusal-marker-not-yours = { $marker } is with the Christians.
refusal-marker-gone = { $marker } is no longer in play.
refusal-marker-moved = { $marker } has moved this turn.
refusal-marker-surrounded = { $marker } is among enemies on every side.
refusal-marker-there-already = { $marker } is there already.
refusal-marker-too-far = With { $points } movement points { $marker } does not get to { $hex }.

# Fire.

refusal-no-archer = { $unit } are no archers; only those fire before the moves.
refusal-volleyed-already = { $unit } have fired in this phase.
refusal-no-shooter = { $unit } do not shoot.
refusal-fired-already = { $unit } have fired in this activation.
refusal-rests = { $unit } are at rest.
refusal-crossbow-moved = { $unit } have left their hex; crossbows cannot fire after that.
refusal-shooter-near-enemy = { $unit } stand next to an enemy and fire only in a melee.
refusal-out-of-range = { $unit } shoot { $hexes } hexes far; { $hex } is farther.
refusal-out-of-cone = { $hex } does not lie ahead of { $unit }.
refusal-ground-between = { $unit } do not see { $hex }: higher ground lies between.
refusal-unit-between = { $unit } do not see { $hex }: somebody stands between.
refusal-not-the-defender = { $unit } are not attacked here.
refusal-not-its-attacker = { $unit } do not attack here.
refusal-attacker-not-in-front = { $hex } is not in front of { $unit }.
refusal-not-the-target = Before the melee one fires only at its target, { $unit }; { $hex } is another.

# Charge and melee.

refusal-another-is-asked = It is { $unit } who may take another target.
refusal-discouraged = { $unit } are Discouraged and do not attack.
refusal-reserve-no-attack = { $unit } are in reserve and do not attack until one of them is attacked.
refusal-out-of-command = { $unit } are out of command and do not attack.
refusal-volleyed-no-attack = { $unit } have fired before the moves and do not attack.
refusal-attacks-already = { $unit } have their attack already.
refusal-not-adjacent = { $hex } is not next to { $unit }.
refusal-not-in-front = { $hex } is not in front of { $unit }.
refusal-meleed-already = { $unit } have been meleed in this activation.
refusal-enough-attack = { $most } units fight { $unit } already; that is the most.
refusal-not-mounted = { $unit } are on foot and cannot charge.
refusal-tired-no-charge = { $unit } are Tired and cannot charge.
refusal-left-its-hex = { $unit } have left their hex and cannot charge any more.
refusal-enough-charge = { $most } units charge { $unit } already; that is the most.
refusal-too-far-to-charge = A charge runs { $hexes } hexes at most; { $unit } do not get to { $hex }.
refusal-no-room-to-run = { $unit } have no free hex ahead to run.
refusal-no-run-there = No run straight ahead with one wheel takes { $unit } before { $hex }.
refusal-not-declared = No attack on { $hex } has been declared.
refusal-charges-first = Charges are fought before melees; on { $hex } there is none.
refusal-run-not-vacant = Somebody stands in { $hex }.
refusal-no-run-ends-there = The run of { $unit } cannot end in { $hex }.
refusal-no-reaction-in-melee = { $unit } are meleed; only a charge can be reacted to.
refusal-reserve-no-reaction = { $unit } are in reserve and do not react.
refusal-reacted-already = { $unit } have reacted this turn.
refusal-foot-no-reaction = { $unit } are on foot and cannot react to a charge.
refusal-tired-no-reaction = { $unit } are Tired and cannot charge back.
refusal-charger-not-in-front = { $unit } cannot charge back: not all who charge are in front.
refusal-only-light-horse-slips = { $unit } are no light horse and cannot slip away.
refusal-charged-by-light-horse = { $unit } are charged by light horse, whom they cannot outride.
refusal-slips-off-map = { $unit } would leave the map if they slipped away.
refusal-no-way-to-slip = { $unit } have no free way to slip away.
refusal-not-an-attacker = { $unit } take no part in this attack.
refusal-not-the-strongest = { $unit } are not the strongest, who lead.
refusal-pursuit-not-vacant = Somebody stands in { $hex }.
refusal-pursuit-not-ahead = { $hex } is not in front of { $unit }.
refusal-elan-not-adjacent = { $hex } is not next to { $unit }.

# The terminal board.

legend = + − scale  shift+arrows look  { $tired } Tired  { $discouraged } Discouraged  { $routed } Routed  { $resting } rests  { $leader } leader  { $standard } standard  { $marker } marker
heading = Turn { $turn } · { $phase }
phase-setup = set-up
phase-command = command
phase-archers = archers
phase-initiative = initiative
phase-activation = action
phase-rally = rally
phase-over = the battle is over

aside-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
aside-army = { $left } of { $all } units, { $routed } Routed
aside-wounded = wounded

kind-ch = knights
kind-ha = men-at-arms
kind-cl = light horse
kind-pi = pikes
kind-mi = militia
kind-il = light foot
kind-ar = archers
kind-ab = crossbows

state-tired = Tired
state-discouraged = Discouraged
state-routed = Routed
state-resting = at rest

describe-level = height { $level }
describe-standard = the standard of the Caliph

do-historical = All as at the battle
do-free = Unit by unit
do-set = To
do-face = Face
do-replace = His successor joins
do-fire = Fire
do-hold = { $question ->
    [volley] No more volleys
    [shoot] No more fire
    [shoot-back] Do not fire
    [shoot-first] No fire before the melee
    [advance] Stay
    [pursue] Do not pursue
   *[retarget] No other target
}
do-activate = Activate
do-name = Call on
do-unit = Order
do-go = To
do-turn = { $hex }: stay and turn
do-rest = Rest
do-ride = { $leader } alone rides to
do-move = Marker
do-end = { $question ->
    [name] Call on no more
    [order] No more moves
   *[declare] No more attacks
}
do-charge = Charge
do-melee = Fight
do-resolve = Fight now
do-run = Run to
do-react = Charge in their turn
do-slip = Slip away
do-stand = Stand
do-lead = In the lead
do-advance = Advance
do-pursue = Ride on to
do-elan = Charge on

hint-navas-hex = 16 July 1212. The whole army, banner by banner: take an evening, or play with the time limit.
hint-christian = Fewer, but better horse. Break through to the standard, banner beside banner.
hint-moslem = More of everything and a strong hill. Let them tire themselves, then close the ring.
name-time-limit = Time limit
name-turn-cap = Last turn
name-on = after turn 12
name-off = none
name-none = none
name-30 = turn 30
hint-time-limit = With the limit a lead of 7 points wins after turn 12: about two hours. Without, play goes on.
hint-turn-cap = After this turn more points win. Bots play with one, so that every match ends.

# The board in the browser.

phase-begin = The turn begins
phase-volley = Arrows before the moves
phase-move = Moves
phase-fire = Fire
phase-combat = Charge and melee
board-name = The battlefield
board-points = Points: Christians { $christian }, Muslims { $moslem }
board-hex = hex { $hex }
board-level = level { $level }
board-stockade = stockade to the { $sides }
board-standard = the Caliph's standard
board-faces = facing { $facing }
board-face = { $unit } face { $facing }
board-numbers = strength { $strength }, cohesion { $cohesion }, movement { $move }
board-range = shoots { $hexes } { $hexes ->
    [one] hex
   *[other] hexes
}
board-led = with { $leader }
board-in-command = in command
board-out-of-command = out of command
board-choosable = can be chosen
board-chosen = chosen
board-lasso = Draw a lasso around units
board-zoom-in = Nearer
board-zoom-out = Farther
board-zoom-whole = The whole battlefield

state-valiant = Valiant
scene-charge = Charge
scene-melee = Melee
scene-fire = Fire
scene-effect-none = no effect
scene-effect-light = a hit
scene-effect-heavy = a heavy hit
scene-rally = Rally
scene-rally-valiant = Valiant again
scene-rally-better = a step better
scene-rally-worse = worse
scene-unmoved = { $units ->
    [one] One more unit is as it was.
   *[other] { $units } more units are as they were.
}
scene-fate-unhurt = unhurt
scene-fate-wounded = wounded
scene-fate-killed = killed
scene-fate-captured = captured
scene-fate-escapes = escapes

# Orders for many units at once, in the browser.

orders-name = Orders for many
orders-all = The whole banner
orders-turn = Turn
orders-far = Hexes
orders-marked = Units ({ $marked } of { $units } marked)
orders-march-marked = { $units ->
    [one] The marked unit marches
   *[other] The { $units } marked units march
}
orders-turn-marked = { $units ->
    [one] The marked unit turns
   *[other] The { $units } marked units turn
}
orders-rest-stands = Give the orders; the rest stands
orders-rest-rests = The rest rests
orders-said = { $who }: { $deeds }
orders-go = to { $hex }
orders-rest = rest
orders-attacks = Possible attacks
orders-attack = { $how }: { $unit } → { $target }
orders-odds = { $well } well, { $badly } badly
orders-attack-best = Attack where it is promising
orders-no-more = No more attacks
orders-fire-best = All fire at the best odds
orders-in-order = Fight them out in this order

# What is always answered.

always-react = Always charge in turn
always-slip = Always slip away
always-stand = Always stand
always-fire = Always fire
always-hold = Never
always-lead = The first who can
always-run = The first end possible
always-advance = Always advance
always-pursue = Always ride on
