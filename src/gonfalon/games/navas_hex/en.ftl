# The hex game in English.

# What a person wants to know before choosing.

about-title = Las Navas de Tolosa 1212, on hexes
about-battle = Three kings against the caliph: 153 counters on a field of 643 hexes
about-length = 2 to 4 hours, about 15 turns
about-luck = ten-sided dice
about-information = no hidden information
about-credits = Based on the scenario by Frédéric Bey, translated by Stephen Neuville; not affiliated with its publisher
about-provenance = The scenario, its set-up, its points and its special rules follow a printed scenario sheet. We don't have the series rules, the counters or the map. Ours are a reconstruction, playtested by us, and not the publisher's.

scenario-navas-hex = Las Navas de Tolosa 1212
battle-navas-hex = On the slopes below the caliph's stockade, the kings of Castile, Aragon and Navarre meet the Almohad host, banner by banner.

side-christian = Christians
side-moslem = Muslims
side-nobody = nobody

# Banners, what the sheet calls them, their leaders, and whose a unit is.

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

corps-alfonso = Castilian Reserve
corps-haro = Christian Advance Guard
corps-lara = Castilian Corps
corps-ucero = Monastic Orders
corps-pedro = Army of Aragon (Left Wing)
corps-sancho = Army of Navarre (Right Wing)
corps-nasir = Reserve
corps-djami = Almohade Corps
corps-andalus = Al-Andalus Corps
corps-mujahid = Religious Volunteers
corps-maysara = Left Wing
corps-maymanah = Right Wing

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
term-terrain = terrain
term-leaders = leaders
term-states = states
term-special = special

outcome-ar = the lead unit routs; the other attackers are Discouraged
outcome-ad = the lead unit gives way
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
odds-back-enemy = enemy gives way
odds-back-you = you give way
odds-hit-enemy = hit
percent = { $number }%

# What is asked.

ask-setup = Take our reconstructed set-up, or place your army unit by unit?
ask-set-hex = Where should { $unit } set up?
ask-set-facing = Which way should { $unit } face?
ask-replace = { $leader } is lost. Which of his units should his successor join?
ask-volley = Which archers fire before movement, and at whom?
ask-activate = { $leaders ->
    [one] You have the initiative. Which leader acts first?
   *[other] You win the initiative by a wide margin, so { $leaders } of your leaders act first. Which leader acts now?
}
ask-name = Which nearby units of other banners should { $leader } call on?
ask-order = { $leader } acts. Which unit moves, turns or rests?
ask-where = Where should { $unit } move?
ask-facing = Which way should { $unit } face in { $hex }?
ask-marker-where = Where should { $marker } move?
ask-shoot = { $leader } acts. Who fires, and at whom?
ask-declare = { $leader } acts. Choose your attackers and their targets.
ask-retarget = The target of { $unit } is gone or out of reach. Choose another target?
ask-resolve = Which attack is fought first?
ask-run = Where should the charge of { $unit } end?
ask-react = { $target } in { $hex } are being charged. How should they react?
ask-shoot-back = { $target } in { $hex } are under attack. Should they fire first? If so, at whom?
ask-shoot-first = Which attacker fires before the melee with { $target } in { $hex }?
ask-lead = Who leads the attack on { $target } in { $hex }?
ask-advance = { $hex } is empty. Who advances?
ask-pursue = Should { $unit } pursue? If so, to which hex?
ask-elan = { $unit } must charge again. Which enemy should they charge?
ask-elan-facing = Which way should { $unit } face now?
wait = Waiting for the { $asked ->
    [christian] Christians
    [moslem] Muslims
   *[other] dice
}.
over = The battle is over.

# When a question is asked, in a list of what is always answered the same.

when-ask-setup = Before the battle
when-ask-set-hex = When a unit is set up
when-ask-set-facing = When you can turn a unit during set-up
when-ask-replace = When a leader is replaced
when-ask-volley = When your archers may fire before movement
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
when-ask-shoot-first = When your shooters attack in melee
when-ask-lead = When several units could lead an attack
when-ask-advance = When you may advance
when-ask-pursue = When you may pursue
when-ask-elan = When a charge must continue
when-ask-elan-facing = When a charge is over

# What happens.

event-set-up = { $historical ->
    [yes] The { $who } take the reconstructed set-up.
   *[no] The { $who } set up unit by unit.
}
event-unit-placed = { $unit } are set up in { $hex }.
event-turn-began = Turn { $turn }.
event-leader-replaced = A successor of { $leader } joins { $unit } in { $hex }.
event-initiative-rolled = Initiative, { $who }: dice { $dice }, commander +{ $bonus }, total { $total }.
event-initiative-tied = Both sides total { $total }: the initiative is rolled again.
event-initiative-won = The { $who } win the initiative by { $lead } and choose { $leaders ->
    [one] the leader who acts first
   *[other] the { $leaders } leaders who act first
}.
event-leader-activated = { $leader } acts for the { $who }.
event-unit-named = { $leader } calls on { $unit }.
event-held = { $question ->
    [volley] The { $who } fire no more volleys.
    [shoot] The { $who } cease fire.
    [shoot-back] The { $who } do not fire back.
    [shoot-first] The { $who } cease fire before the melee.
    [react] The { $who } stand firm.
    [advance] The { $who } do not advance.
    [pursue] The { $who } do not pursue.
   *[retarget] The { $who } choose no other target.
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
}: { $unit } in { $origin } at { $target } in { $hex }. Die { $die }, modifiers { $modifiers }, total { $total } (hit on { $light }+{ $heavy ->
    [0] {""}
   *[other] {""}, heavy hit on { $heavy }+
}): { $effect ->
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
event-dropped-out = { $why ->
    [gone] { $unit } are gone and can't attack { $target }.
    [shaken] { $unit } are no longer Valiant and don't attack { $target }.
    [target-gone] { $unit } don't attack, because { $target } are gone.
    [not-in-front] { $unit } don't attack, because { $target } are no longer in front of them.
    [not-fresh] { $unit } don't charge { $target }, because they are Tired or have left their hex.
   *[no-run] { $unit } don't charge { $target }, because the way is blocked or too long.
}
event-charger-ran = { $unit } ride from { $origin }. Path: { $path }.
event-reacted = { $unit } countercharge.
event-slipped = { $unit } slip away.
event-fought = { $kind ->
    [charge] Charge
   *[melee] Melee
}{ $elan ->
    [0] {""}
   *[other] {""}, élan { $elan }
}: { $attackers } on { $target } in { $hex }: { $sum } = { $total }, { $result }: { $outcome }.
event-advanced = { $unit } advance from { $origin } to { $hex }.
event-pursued = { $unit } pursue from { $origin } to { $hex }.
event-charged-on = Élan { $number }: { $unit } charge again. Target: { $target } in { $hex }.
event-unit-tired = { $unit } are Tired.
event-unit-discouraged = { $unit } are Discouraged.
event-friend-disordered = { $by } run through { $unit }, who become Discouraged.
event-unit-routed = { $unit } are Routed.
event-unit-retreated = { $rout ->
    [yes] { $unit } flee from { $origin } to { $hex }.
   *[no] { $unit } fall back from { $origin } to { $hex }.
}
event-unit-left-map = { $unit } leave the map from { $hex } and are eliminated.
event-unit-trapped = { $unit } cannot retreat from { $hex } and are eliminated.
event-unit-eliminated = { $unit } are eliminated in { $hex }.
event-unit-dispersed = { $unit } disperse in { $hex } and are eliminated.
event-leader-tested = Loss check for { $leader }, die { $die }: { $fate ->
    [wounded] he is wounded.
    [killed] he is killed.
    [captured] he is captured.
    [escapes] he escapes.
   *[unhurt] he is unhurt.
}
event-leader-escaped = { $leader } joins { $unit } in { $hex }.
event-leader-removed = { $leader } has nobody left to join and leaves the field.
event-marker-lost = { $marker } is eliminated in { $hex }.
event-marker-driven-off = { $marker } is driven from { $origin } to { $hex }.
event-banner-withdrew = { $banner } has had enough: { $units ->
    [0] nobody is left to leave the field
    [one] its last unit leaves the field
   *[other] its last { $units } units leave the field
}.
event-reserve-freed = The reserve is engaged: { $banner } and his units can now move and fight.
event-unit-restored = De Rada restores { $unit }: Valiant and Fresh.
event-rally-tested = Rally of { $unit }: cohesion { $cohesion }, die { $die }, modifiers { $modifiers }, margin { $margin }: { $effect ->
    [valiant] Valiant again.
    [better] one step better.
    [worse] one step worse.
   *[same] no change.
}
event-unit-freshened = { $unit } are Fresh again.
event-points-counted = Points after turn { $turn }: Christians { $christian }, Muslims { $moslem }. Total: { $christian_total } to { $moslem_total }.
event-late-points = Turn { $turn } is over and the Christians have not won: { $points } points for the Muslims.
event-draw-suggested = Nobody has fired or fought for { $turns } turns. If both sides agree, the battle can end in a draw.
event-game-ended = { $ending }

result-standard-taken = The Christians have reached the caliph's standard and win.
result-al-nasir-lost = Al-Nasir has been killed or captured. The Christians win.
result-alfonso-lost = Alfonso VIII has been killed or captured. The Muslims win.
result-lead = The { $winner } win with a decisive lead in points.
result-nobody-left = Only the { $winner } are left on the field. They win.
result-time-limit = { $winner ->
    [nobody] The day is over and neither side is far enough ahead: a draw.
   *[other] The day is over; the { $winner } are ahead in points and win.
}
result-turn-cap = { $winner ->
    [nobody] The last turn is over, and both sides have the same number of points: a draw.
   *[other] The last turn is over; the { $winner } have more points and win.
}

# Why not.

# How far a side is on its ways to win.
progress-lead = { $sign ->
    [ahead] { $by } ahead; a lead of { $need } wins
    [behind] { $by } behind; a lead of { $need } wins
   *[level] tied; a lead of { $need } wins
}
progress-time-limit = { $sign ->
    [ahead] { $by } ahead; a lead of { $need } wins at the end
    [behind] { $by } behind; a lead of { $need } wins at the end
   *[level] tied; a lead of { $need } wins at the end
}
progress-turn-cap = { $sign ->
    [ahead] { $by } ahead; any lead wins at the end
    [behind] { $by } behind; any lead wins at the end
   *[level] tied; any lead wins at the end
}
goal-lead = or lead by { $need }
goal-standard = or take the standard
progress-standard = standard { $have ->
    [one] 1 hex
   *[other] { $have } hexes
} away

refusal-game-over = The battle is over.
refusal-not-your-turn = It's not your turn: { $asked ->
    [christian] the Christians are choosing
    [moslem] the Muslims are choosing
   *[other] the dice are rolling
}.
refusal-unknown-word = “{ $verb }” is not an action in this game.
refusal-not-offered = That isn't possible now. Choose one of the legal actions.

# The right word at the wrong time.

refusal-set-up-not-now = That's possible only during set-up.
refusal-face-not-now = First choose a unit and where it moves. Then you can turn it.
refusal-replace-not-now = A lost leader is replaced at the start of a turn.
refusal-fire-not-now = Nobody can fire now.
refusal-hold-not-now = There is nothing to decline now.
refusal-activate-not-now = You can choose a leader only when you have just won the initiative. After that, the leaders act in a fixed order.
refusal-name-not-now = A commander can call on other units only when he is activated, before anybody moves.
refusal-order-not-now = Units can move only in the first part of their leader's activation.
refusal-ride-not-now = A leader can move only in the first part of his activation.
refusal-marker-not-now = De Rada and Ruy Diaz can move only in the first part of a Christian activation.
refusal-go-not-now = Choose a unit first.
refusal-rest-not-now = A unit rests instead of moving. Choose the unit first.
refusal-end-not-now = There is nothing to end now.
refusal-attack-not-now = You declare charges and melees after moving and firing.
refusal-resolve-not-now = There are no declared attacks to resolve.
refusal-run-not-now = There is no charge path to choose.
refusal-react-not-now = There is no charge to react to.
refusal-lead-not-now = No attack needs a lead unit right now.
refusal-advance-not-now = There is no hex to advance into.
refusal-pursue-not-now = There is nobody to pursue.
refusal-elan-not-now = There is no charge to continue.
refusal-dice-are-fates = You can't choose dice rolls: the game rolls the dice.
refusal-no-such-roll = A die can't show that number.
refusal-elan-compulsory = { $unit } are next to an enemy and must charge again.

# What is named.

refusal-names-no-hex = Name a hex, for example “{ $verb } 1714”.
refusal-no-such-hex = There is no hex { $hex }. Write four digits, column and row, such as 1714.
refusal-names-no-unit = Name a unit, for example “{ $verb } haro-ch1”.
refusal-no-such-unit = There is no unit “{ $unit }”. Unit names look like haro-ch1.
refusal-not-your-unit = { $unit } belong to the enemy.
refusal-unit-gone = { $unit } are no longer on the map.
refusal-unit-withdrawn = { $unit } left the field with their banner.
refusal-nobody-there = { $hex } is empty. Choose a hex with an enemy unit.
refusal-own-unit-there = { $unit } in { $hex } are on your side.
refusal-names-no-direction = Name a direction: N, NE, SE, S, SW or NW.
refusal-no-such-direction = “{ $direction }” is not a direction. Use N, NE, SE, S, SW or NW.
refusal-names-no-banner = Name a leader's banner, such as “haro”.
refusal-no-such-banner = There is no banner “{ $banner }”.
refusal-not-your-banner = { $banner } fights for the enemy.
refusal-names-no-marker = Name a marker: de-rada or ruy-diaz.
refusal-no-such-marker = There is no marker “{ $marker }”. Use de-rada or ruy-diaz.

# Set-up.

refusal-outside-its-rows = { $hex } is not in the rows where { $banner } sets up.
refusal-outside-its-zone = { $hex } is not within { $hexes } hexes of { $leader }, counting his own hex.
refusal-hex-taken = { $hex } is occupied by { $unit }. A hex holds one unit.
refusal-other-leaders-hex = { $hex } is reserved for another leader and his unit.
refusal-leader-needs-unit = { $leader } in { $hex } still needs a unit, and this is the last one. Place it there.
refusal-faces-so-already = { $unit } already face that way.
refusal-cannot-face-so = { $unit } can't end their move facing that way (movement points: { $points }).

# Leaders, and whom they activate.

refusal-not-of-banner = { $unit } do not belong to { $leader }'s banner.
refusal-activated-already = { $leader } has already acted this turn.
refusal-banner-gone = { $banner } has no units left.
refusal-not-army-leader = { $leader } commands only his own banner. Only an army commander can call on others.
refusal-acts-anyway = { $unit } belong to { $leader }'s banner, so they can act without being called on.
refusal-named-already = { $unit } have already been called on.
refusal-acted-already = { $unit } have already acted this turn.
refusal-outside-his-radius = { $unit } are not within { $hexes } hexes of { $leader }, counting his own hex.
refusal-routed = { $unit } are Routed and can only run.
refusal-not-active = { $unit } can't act now: { $leader } is not activating them.

# Moves.

refusal-ordered-already = { $unit } have already moved, turned or rested this turn.
refusal-reserve-stays = { $unit } are in reserve. Until a unit of the reserve is attacked, they can only turn and fire.
refusal-joined-stays = A leader has just joined { $unit }, so they can't move.
refusal-volleyed-only-turns = { $unit } fired before movement, so now they can only turn.
refusal-enemy-there = { $hex } is held by the enemy.
refusal-friend-there = { $hex } holds a friendly unit. You can move through this hex, but not stop there.
refusal-must-get-nearer = { $unit } are out of command and must end their move closer to { $leader }.
refusal-discouraged-near-enemy = { $unit } are Discouraged and can't move to { $hex }, because an enemy is next to it.
refusal-mujahid-not-back = { $unit } can't move to a hex that is closer to the standard than the hex where they started.
refusal-out-of-reach = { $unit } can't reach { $hex } (movement points: { $points }).
refusal-has-fired-no-rest = { $unit } have fired and can't rest.
refusal-reserve-no-rest = { $unit } are in reserve and can't rest.
refusal-no-rest-near-enemy = { $unit } can't rest next to an enemy.
refusal-leader-gone = { $leader } is not on the field.
refusal-leader-rode = { $leader } has already ridden to another unit.
refusal-leader-went-along = { $leader } has already moved with his unit.
refusal-leader-held = { $leader } must stay with his reserve until it is attacked.
refusal-with-it-already = { $leader } is already with { $unit }.
refusal-routed-there = { $unit } are Routed; { $leader } can't join them.
refusal-too-far-for-leader = { $leader } can't reach { $unit } (movement points: { $points }).
refusal-marker-not-yours = { $marker } belongs to the Christians.
refusal-marker-gone = { $marker } is no longer in play.
refusal-marker-moved = { $marker } has already moved this turn.
refusal-marker-surrounded = { $marker } is surrounded by enemies and can't move.
refusal-marker-there-already = { $marker } is already there.
refusal-marker-too-far = { $marker } can't reach { $hex } (movement points: { $points }).

# Fire.

refusal-no-archer = { $unit } are not archers. Only archers can fire before movement.
refusal-volleyed-already = { $unit } have already fired in this phase.
refusal-no-shooter = { $unit } can't shoot.
refusal-fired-already = { $unit } have already fired in this activation.
refusal-rests = { $unit } are resting, so they can't fire or attack.
refusal-crossbow-moved = { $unit } have left their hex, and crossbows can't fire after moving.
refusal-shooter-near-enemy = { $unit } are next to an enemy and can fire only in a melee.
refusal-out-of-range = { $unit } have a range of { $hexes } hexes; { $hex } is too far.
refusal-out-of-cone = { $hex } is outside the firing arc of { $unit }.
refusal-ground-between = { $unit } can't see { $hex }: higher ground is in the way.
refusal-unit-between = { $unit } can't see { $hex }: another unit is in the way.
refusal-not-the-defender = { $unit } are not under attack here.
refusal-not-its-attacker = { $unit } are not attacking here.
refusal-attacker-not-in-front = { $hex } is not in front of { $unit }.
refusal-not-the-target = Before a melee, you can fire only at its target, { $unit }, not at { $hex }.

# Charge and melee.

refusal-another-is-asked = Only { $unit } can choose another target now.
refusal-discouraged = { $unit } are Discouraged and can't attack.
refusal-reserve-no-attack = { $unit } are in reserve and can't attack until a unit of the reserve is attacked.
refusal-out-of-command = { $unit } are out of command and can't attack.
refusal-volleyed-no-attack = { $unit } fired before movement and can't attack.
refusal-attacks-already = { $unit } have already declared an attack.
refusal-not-adjacent = { $hex } is not next to { $unit }.
refusal-not-in-front = { $hex } is not in front of { $unit }.
refusal-meleed-already = { $unit } have already been attacked in melee in this activation.
refusal-enough-attack = { $most } units are already fighting { $unit }, which is the maximum.
refusal-not-mounted = { $unit } are on foot and can't charge.
refusal-tired-no-charge = { $unit } are Tired and can't charge.
refusal-left-its-hex = { $unit } have left their hex and can't charge.
refusal-enough-charge = { $most } units are already charging { $unit }, which is the maximum.
refusal-too-far-to-charge = A charge covers at most { $hexes } hexes; { $unit } can't reach { $hex }.
refusal-no-room-to-run = { $unit } have no free hex ahead to charge through.
refusal-no-run-there = { $unit } can't get in front of { $hex } by riding straight ahead with at most one wheel.
refusal-not-declared = No attack on { $hex } has been declared. Choose a declared attack.
refusal-charges-first = Charges are fought before melees, and no charge targets { $hex }. Choose a charge first.
refusal-run-not-vacant = { $hex } is occupied. A charge must end in an empty hex.
refusal-no-run-ends-there = The charge of { $unit } can't end in { $hex }.
refusal-no-reaction-in-melee = { $unit } are being attacked in melee. Only a charge allows a reaction.
refusal-reserve-no-reaction = { $unit } are in reserve and can't react.
refusal-reacted-already = { $unit } have already reacted this turn.
refusal-foot-no-reaction = { $unit } are on foot and can't react to a charge.
refusal-tired-no-reaction = { $unit } are Tired and can't countercharge.
refusal-charger-not-in-front = { $unit } can't countercharge: not all chargers are in front.
refusal-only-light-horse-slips = { $unit } can't slip away, because only light horse can.
refusal-charged-by-light-horse = { $unit } can't slip away, because they are being charged by light horse.
refusal-slips-off-map = { $unit } can't slip away, because they would leave the map.
refusal-no-way-to-slip = { $unit } can't slip away, because no free hexes are open to them.
refusal-not-an-attacker = { $unit } are not part of this attack.
refusal-not-the-strongest = The strongest attacker must lead, and { $unit } are not the strongest.
refusal-pursuit-not-vacant = { $hex } is occupied. Pursue into an empty hex.
refusal-pursuit-not-ahead = { $hex } is not in front of { $unit }.
refusal-elan-not-adjacent = { $hex } is not next to { $unit }.

# The terminal board.

legend = + − zoom  shift+arrows cursor  { $tired } Tired  { $discouraged } Discouraged  { $routed } Routed  { $resting } resting  { $leader } leader  { $standard } standard  { $marker } marker
heading = Turn { $turn } · { $phase }
phase-setup = set-up
phase-command = command
phase-archers = archers
phase-initiative = initiative
phase-activation = action
phase-rally = rally
phase-over = game over

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
state-resting = resting

describe-level = level { $level }
describe-standard = the caliph's standard

do-historical = Reconstructed set-up
do-free = Unit by unit
do-set = Place in
do-face = Face
do-replace = His successor joins
do-fire = Fire
do-hold = { $question ->
    [volley] No more volleys
    [shoot] Cease fire
    [shoot-back] Don't fire
    [shoot-first] Don't fire before the melee
    [advance] Don't advance
    [pursue] Don't pursue
   *[retarget] No other target
}
do-activate = Activate
do-name = Call on
do-unit = Order
do-go = Move to
do-turn = { $hex }: stay and turn
do-rest = Rest
do-ride = { $leader } rides alone to
do-move = Move marker
do-end = { $question ->
    [name] Done calling
    [order] Done moving
   *[declare] Done declaring
}
do-charge = Charge
do-melee = Fight
do-resolve = Fight now
do-run = Run to
do-react = Countercharge
do-slip = Slip away
do-stand = Stand firm
do-lead = Lead with
do-advance = Advance
do-pursue = Pursue to
do-elan = Charge again

hint-navas-hex = 16 July 1212. The whole army, banner by banner. Allow an evening, or turn on the time limit.
hint-christian = The Christians have fewer but better cavalry. Keep your banners together and break through to the standard.
hint-moslem = The Muslims have more troops and a strong hill. Let the enemy tire, then surround them.
name-time-limit = Time limit
name-turn-cap = Turn limit
name-on = after turn 12
name-off = none
name-none = none
name-30 = turn 30
hint-time-limit = When on, the battle ends after turn 12, and a lead of 7 points wins. When off, play goes on.
hint-turn-cap = The side with more points after the chosen turn wins. Bots always play with a limit, so that every match ends.

# The board in the browser.

phase-begin = The turn begins
phase-volley = Archers fire before movement
phase-move = Moves
phase-fire = Fire
phase-combat = Charge and melee
board-name = The battlefield
board-points = Points: Christians { $christian }, Muslims { $moslem }
board-hex = hex { $hex }
board-level = level { $level }
board-stockade = stockade to the { $sides }
board-standard = the caliph's standard
board-faces = facing { $facing }
board-face = { $unit } face { $facing }
board-numbers = strength { $strength }, cohesion { $cohesion }, movement { $move }
board-range = range { $hexes } { $hexes ->
    [one] hex
   *[other] hexes
}
board-led = with { $leader }
board-in-command = in command
board-out-of-command = out of command
board-choosable = selectable
board-chosen = selected
board-lasso = Select with lasso
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-zoom-whole = Show whole battlefield

state-valiant = Valiant
scene-charge = Charge
scene-melee = Melee
scene-fire = Fire
scene-needs = { $heavy ->
    [0] hit on { $light }+
   *[other] hit on { $light }+, heavy hit on { $heavy }+
}
scene-effect-none = no effect
scene-effect-light = a hit
scene-effect-heavy = a heavy hit
scene-rally = Rally
scene-rally-valiant = Valiant again
scene-rally-better = one step better
scene-rally-worse = one step worse
scene-unmoved = { $units ->
    [one] 1 more unit is unchanged.
   *[other] { $units } more units are unchanged.
}
scene-fate-unhurt = unhurt
scene-fate-wounded = wounded
scene-fate-killed = killed
scene-fate-captured = captured
scene-fate-escapes = escapes

# Orders for many units at once, in the browser.

orders-name = Group orders
orders-all = Select whole banner
orders-turn = Turn
orders-far = Distance
orders-marked = Units ({ $marked } of { $units } selected)
orders-march-marked = { $units ->
    [one] March selected unit
   *[other] March { $units } selected units
}
orders-turn-marked = { $units ->
    [one] Turn selected unit
   *[other] Turn { $units } selected units
}
orders-rest-stands = Give orders; others stay
orders-rest-rests = Give orders; others rest
orders-said = { $who }: { $deeds }
orders-go = to { $hex }
orders-rest = rest
orders-attacks = Possible attacks
orders-attack = { $how }: { $unit } → { $target }
orders-odds = enemy gives way { $well }, you { $badly }
orders-attack-best = Declare favourable attacks
orders-fire-best = Fire at best odds
orders-in-order = Fight in this order

# The one button that leads through the phases of an activation.

lead-phases = Phases
lead-move = Move
lead-fire = Fire
lead-attack = Attack
lead-advance = Advance all
lead-all-stay = All stay
lead-all-rest = All rest
lead-no-fire = Hold fire
lead-no-attack = No attack
lead-no-more-attacks = Give orders; no other attacks
lead-fight-on = Fight on

# Many lines of the log as one.

fold-placed = { $count } units are set up.
fold-moves = { $count } units move.
fold-rests = { $count } units rest.
fold-attacks = { $count } attacks are declared.
fold-freshened = { $count } units are Fresh again.
fold-unmoved = { $count } rally tests change nothing.

# What is always answered.

always-react = Always countercharge
always-slip = Always slip away
always-stand = Always stand firm
always-fire = Always fire
always-hold = Never
always-lead = First possible unit
always-run = First possible hex
always-advance = Always advance
always-pursue = Always pursue
