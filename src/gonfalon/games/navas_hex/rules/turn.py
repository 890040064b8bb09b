"""H4: the turn, from command to the end of the rally."""

from gonfalon.core.state import FATE
from gonfalon.games.navas_hex.rules import news, tasks
from gonfalon.games.navas_hex.rules.actions import make
from gonfalon.games.navas_hex.rules.charge import charge_targets, may_charge
from gonfalon.games.navas_hex.rules.combat import begin_attack, hindrance
from gonfalon.games.navas_hex.rules.fire import begin_fire, may_shoot, may_volley, targets
from gonfalon.games.navas_hex.rules.losses import bonus_of, radius_of
from gonfalon.games.navas_hex.rules.melee import may_attack, melee_targets
from gonfalon.games.navas_hex.rules.pieces import CHRISTIAN, MOSLEM, NONE
from gonfalon.games.navas_hex.rules.rally import is_in_radius
from gonfalon.games.navas_hex.rules.retreat import rout_move, rout_order
from gonfalon.games.navas_hex.rules.special import check_andalus
from gonfalon.games.navas_hex.rules.state import (
    ACTED,
    ACTIVATE,
    ACTIVE,
    ATTACKED,
    CHARGE,
    COMMANDED,
    DECLARE,
    FIRED,
    INITIATIVE,
    LEADS,
    LOST,
    MELEE,
    NAME,
    OF_ACTIVATION,
    OF_TURN,
    ON_MAP,
    ORDER,
    ORDERED,
    REPLACE,
    RESOLVE,
    RETARGET,
    ROUTED,
    SHOOT,
    VOLLEY,
    VOLLEYED,
    Attack,
    State,
    ask,
    clear,
    enemy_of,
    is_,
    later,
    mark,
    unmark,
)


def begin_turn(s: State) -> None:
    s.turn += 1
    news.turn_began(s)
    s.activated = s.markers_moved = 0
    s.fought = False
    clear(s, OF_TURN)
    later(
        s,
        make(tasks.REPLACEMENTS, 0),
        make(tasks.COMMAND),
        make(tasks.VOLLEYS, MOSLEM),
        make(tasks.VOLLEYS, CHRISTIAN),
        make(tasks.ROLL_INITIATIVE, CHRISTIAN),
    )


# A Command.


def replace_next(s: State, first: int) -> None:
    # H3.6 The owner puts a replacement on any unit of the banner.
    for leader in range(first, s.pieces.banners):
        if s.leader[leader] == LOST and members_left(s, leader):
            later(s, make(tasks.REPLACEMENTS, leader + 1))
            s.chosen = leader
            ask(s, REPLACE, s.pieces.banner_side[leader])
            return


def members_left(s: State, banner: int) -> list[int]:
    return [unit for unit in s.pieces.members[banner] if s.gone[unit] == ON_MAP]


def replace(s: State, unit: int) -> None:
    leader = s.chosen
    s.chosen = NONE
    s.leader[leader] = LEADS
    s.replaced |= 1 << leader
    s.rider[leader] = unit
    s.leader_at[leader] = s.where[unit]
    news.leader_replaced(s, leader, unit)


def check_command(s: State) -> None:
    # H4.1 Whoever is within his leader's radius is in command for the whole turn.
    for unit in range(s.pieces.units):
        if s.gone[unit] == ON_MAP and is_in_radius(s, unit):
            mark(s, unit, COMMANDED)


# B Archers.


def ask_volley(s: State, side: int) -> None:
    later(s, make(tasks.VOLLEYS, side))
    ask(s, VOLLEY, side)


def volleys(s: State, side: int) -> list[tuple[int, int]]:
    archers = [unit for unit in s.pieces.army[side] if may_volley(s, unit)]
    return [(unit, target) for unit in archers for target in targets(s, unit)]


def volley(s: State, unit: int, target: int) -> None:
    mark(s, unit, VOLLEYED)
    begin_fire(s, unit, target)


# C Initiative.


def ask_initiative(s: State, side: int) -> None:
    s.next_side = side
    ask(s, INITIATIVE, FATE)


def roll_initiative(s: State, dice: int) -> None:
    # H4.3 Two dice and the commander's bonus each; a tie is rolled again.
    side = s.next_side
    s.rolls[side] = dice + _commanders_bonus(s, side)
    news.initiative_rolled(s, side, dice)
    if side == CHRISTIAN:
        later(s, make(tasks.ROLL_INITIATIVE, MOSLEM))
        return
    ahead = s.rolls[CHRISTIAN] - s.rolls[MOSLEM]
    if ahead == 0:
        news.initiative_tied(s)
        later(s, make(tasks.ROLL_INITIATIVE, CHRISTIAN))
        return
    s.next_side = CHRISTIAN if ahead > 0 else MOSLEM
    s.choices = 2 if abs(ahead) >= s.pieces.two_choices else 1
    news.initiative_won(s)
    later(s, make(tasks.NEXT_LEADER))


def _commanders_bonus(s: State, side: int) -> int:
    commander = s.pieces.commander[side]
    return bonus_of(s, commander) if members_left(s, commander) else 0


# D Activations.


def waiting(s: State, side: int) -> list[int]:
    """The banners of a side that were not activated and have a unit left, by the value of their leaders."""
    left = [
        b for b in range(s.pieces.banners)
        if s.pieces.banner_side[b] == side and not (s.activated >> b) & 1 and members_left(s, b)
    ]  # fmt: skip
    return sorted(left, key=lambda banner: s.pieces.value[banner])


def next_leader(s: State) -> None:
    # H4.4 Sides alternate, each with its leader of lowest value; one with none left lets the other go on.
    if not waiting(s, s.next_side):
        s.next_side, s.choices = enemy_of(s.next_side), 0
    left = waiting(s, s.next_side)
    if not left:
        _end_activations(s)
    elif s.choices and len(left) > 1:
        ask(s, ACTIVATE, s.next_side)
    else:
        activate(s, left[0])


def activate(s: State, leader: int) -> None:
    side = s.pieces.banner_side[leader]
    news.leader_activated(s, leader)
    s.acting, s.activated, s.leader_moved = leader, s.activated | 1 << leader, False
    s.choices = max(0, s.choices - 1)
    s.next_side = side if s.choices else enemy_of(side)
    clear(s, OF_ACTIVATION)
    for unit in s.pieces.members[leader]:
        if s.gone[unit] == ON_MAP and s.order[unit] != ROUTED and not is_(s, unit, ACTED):
            mark(s, unit, ACTIVE)
    # H4.5 Moves, fire, declarations, fights.
    later(
        s,
        make(tasks.NAMING),
        make(tasks.MOVES),
        make(tasks.FIRES),
        make(tasks.DECLARATIONS),
        make(tasks.RESOLUTIONS),
        make(tasks.END_ACTIVATION),
    )


def ask_names(s: State) -> None:
    later(s, make(tasks.NAMING))
    ask(s, NAME, s.pieces.banner_side[s.acting])


def nameable(s: State) -> list[int]:
    # H3.4 A commander may also activate units of other banners within his radius.
    pieces, leader = s.pieces, s.acting
    if not pieces.is_army[leader] or s.rider[leader] == NONE:
        return []
    row, most = pieces.ground.distances[s.leader_at[leader]], radius_of(s, leader) - 1
    return [
        u for u in pieces.army[pieces.banner_side[leader]]
        if pieces.banner[u] != leader and s.gone[u] == ON_MAP and s.order[u] != ROUTED
        and not is_(s, u, ACTED | ACTIVE) and row[s.where[u]] <= most
    ]  # fmt: skip


def name(s: State, unit: int) -> None:
    news.unit_named(s, unit)
    mark(s, unit, ACTIVE | COMMANDED)


def ask_orders(s: State) -> None:
    later(s, make(tasks.MOVES))
    ask(s, ORDER, s.pieces.banner_side[s.acting])


def orderable(s: State) -> list[int]:
    """Units that have not moved, turned or rested yet in this activation."""
    return [
        u for u in s.pieces.army[s.pieces.banner_side[s.acting]]
        if s.flags[u] & (ACTIVE | ORDERED) == ACTIVE and s.gone[u] == ON_MAP and s.order[u] != ROUTED
    ]  # fmt: skip


def ask_fire(s: State) -> None:
    later(s, make(tasks.FIRES))
    ask(s, SHOOT, s.pieces.banner_side[s.acting])


def shots(s: State) -> list[tuple[int, int]]:
    shooters = [unit for unit in s.pieces.army[s.pieces.banner_side[s.acting]] if may_shoot(s, unit)]
    return [(unit, target) for unit in shooters for target in targets(s, unit)]


def shoot(s: State, unit: int, target: int) -> None:
    mark(s, unit, FIRED | ACTED)
    begin_fire(s, unit, target)


def ask_declarations(s: State) -> None:
    later(s, make(tasks.DECLARATIONS))
    ask(s, DECLARE, s.pieces.banner_side[s.acting])


def declarable(s: State) -> list[tuple[int, int, int]]:
    """Kind, attacker and target of everything that can still be declared."""
    found: list[tuple[int, int, int]] = []
    for unit in s.pieces.army[s.pieces.banner_side[s.acting]]:
        if may_attack(s, unit):
            found += declarations_of(s, unit)
    return found


def declarations_of(s: State, unit: int) -> list[tuple[int, int, int]]:
    found = [(MELEE, unit, target) for target in melee_targets(s, unit)]
    if may_charge(s, unit):
        found += [(CHARGE, unit, target) for target in charge_targets(s, unit)]
    return found


def declare(s: State, kind: int, unit: int, target: int) -> None:
    news.attack_declared(s, kind, unit, target)
    mark(s, unit, ATTACKED)
    for attack in s.declared:
        if attack.target == target and attack.kind == kind:
            attack.attackers.append(unit)
            return
    s.declared.append(Attack(kind, target, [unit]))


def ask_resolution(s: State) -> None:
    # Whose target is gone or out of reach may take another, or none.
    for attack in s.declared:
        for unit in attack.attackers:
            why = hindrance(s, attack, unit)
            if why:
                news.dropped_out(s, unit, attack.target, why)
                attack.attackers.remove(unit)
                s.declared = [one for one in s.declared if one.attackers]
                later(s, make(tasks.RESOLUTIONS))
                _ask_retarget(s, unit)
                return
    if not s.declared:
        return
    later(s, make(tasks.RESOLUTIONS))
    first = resolvable(s)
    if len(first) == 1:
        resolve(s, first[0].target)
    else:
        ask(s, RESOLVE, s.pieces.banner_side[s.acting])


def _ask_retarget(s: State, unit: int) -> None:
    unmark(s, unit, ATTACKED)
    if may_attack(s, unit) and declarations_of(s, unit):
        s.chosen = unit
        ask(s, RETARGET, s.pieces.banner_side[s.acting])
    elif s.gone[unit] == ON_MAP:
        mark(s, unit, ATTACKED)


def resolvable(s: State) -> list[Attack]:
    """All charges before all melees."""
    charges = [attack for attack in s.declared if attack.kind == CHARGE]
    return charges or s.declared


def resolve(s: State, target: int) -> None:
    attack = next(attack for attack in resolvable(s) if attack.target == target)
    s.declared.remove(attack)
    begin_attack(s, attack)


def end_activation(s: State) -> None:
    s.acting = NONE
    clear(s, OF_ACTIVATION)
    later(s, make(tasks.NEXT_LEADER))


# E Rally.


def _end_activations(s: State) -> None:
    # H4.6 De Rada, rally, rout, rest; then points.
    later(
        s,
        make(tasks.DE_RADA),
        make(tasks.RALLY, CHRISTIAN, 0),
        make(tasks.RALLY, MOSLEM, 0),
        make(tasks.ROUT),
        make(tasks.REST),
        make(tasks.POINTS),
    )


def rout_all(s: State) -> None:
    for side in (CHRISTIAN, MOSLEM):
        for unit in rout_order(s, side):
            if s.gone[unit] == ON_MAP:
                rout_move(s, unit)
                check_andalus(s)
                if s.winner != NONE:
                    return
