"""What must be true of the course of a turn: what is asked fits what is still to come, and what is under way."""

from gonfalon.core.seats import FATE
from gonfalon.games.sword import state as st
from gonfalon.games.sword import steps
from gonfalon.games.sword.actions import first_of, kind_of, make, second_of
from gonfalon.games.sword.charge import run_ends
from gonfalon.games.sword.combat import back_targets
from gonfalon.games.sword.fire import targets
from gonfalon.games.sword.fronts import has_in_front
from gonfalon.games.sword.losses import UNIT_ENCIRCLED, UNIT_ROUTED
from gonfalon.games.sword.melee import DR, may_attack
from gonfalon.games.sword.moves import destinations, facings, marker_hexes
from gonfalon.games.sword.pieces import CHRISTIAN, MARKERS, MOSLEM, NONE, PI, SIDES
from gonfalon.games.sword.setup import free_hexes
from gonfalon.games.sword.state import (
    ACTIVE,
    ATTACKED,
    CHARGE,
    LOST,
    MELEE,
    MELEED,
    OF_ACTIVATION,
    OF_COMBAT,
    OF_TURN,
    ON_MAP,
    ROUTED,
    SHOT_BACK,
    UNPLACED,
    VALIANT,
    Attack,
    State,
    enemy_of,
)
from gonfalon.games.sword.turn import declarations_of, members_left, orderable, waiting

Stack = list[int]

# What is still to come at each question, the last first.
IN_TURN = [make(steps.ROLL_INITIATIVE, CHRISTIAN), make(steps.VOLLEYS, CHRISTIAN), make(steps.VOLLEYS, MOSLEM)]
IN_ACTIVATION = [
    make(kind) for kind in (
        steps.END_ACTIVATION, steps.RESOLUTIONS, steps.DECLARATIONS, steps.FIRES, steps.MOVES, steps.NAMING
    )
]  # fmt: skip
RESOLVING = IN_ACTIVATION[:2]
SHOOTING = IN_ACTIVATION[:4]
IN_ATTACK = [*RESOLVING, make(steps.END_ATTACK)]
AFTER_ROLL = [*IN_ATTACK, make(steps.AFTER_FIGHT)]
BEFORE_ROLL = [*AFTER_ROLL, make(steps.FIGHT)]
BEFORE_FIRE = [*BEFORE_ROLL, make(steps.OFFENSIVE_FIRE)]
IN_RALLY = [make(steps.POINTS), make(steps.REST), make(steps.ROUT)]
STACKS = {
    st.INITIATIVE: [], st.ACTIVATE: [],
    st.NAME: IN_ACTIVATION,
    st.ORDER: IN_ACTIVATION[:5], st.WHERE: IN_ACTIVATION[:5], st.FACING: IN_ACTIVATION[:5],
    st.MARKER_WHERE: IN_ACTIVATION[:5],
    st.SHOOT: SHOOTING, st.DECLARE: IN_ACTIVATION[:3],
    st.RETARGET: RESOLVING, st.RESOLVE: RESOLVING,
    st.REACT: [*BEFORE_ROLL, make(steps.DEFENSIVE_FIRE)],
    st.SHOOT_BACK: BEFORE_FIRE, st.SHOOT_FIRST: BEFORE_FIRE,
    st.LEAD: AFTER_ROLL, st.COMBAT_ROLL: AFTER_ROLL,
    st.ADVANCE: IN_ATTACK, st.PURSUE: IN_ATTACK, st.ELAN: IN_ATTACK, st.ELAN_FACING: IN_ATTACK,
}  # fmt: skip
OF_FATE = (st.INITIATIVE, st.FIRE_ROLL, st.COMBAT_ROLL, st.LOSS_ROLL, st.RALLY_ROLL)
OF_THE_ATTACKED = (st.REACT, st.SHOOT_BACK)
TOGETHER = (st.REACT, st.SHOOT_BACK, st.SHOOT_FIRST, st.LEAD, st.COMBAT_ROLL)
"""When attackers and target stand face to face."""
MOST_DICE = 30


def find_breaks(s: State) -> list[str]:
    """Why no course of play leads to a state without faults. Each check may lean on those before it: the first that
    fails is the last."""
    if s.ask == st.OVER:
        return []
    for holds, fault in (
        (_is_stack_right, "what is still to come does not fit the question"),
        (_is_asked_right, "somebody is asked who is not to be asked"),
        (_is_setup_right, "the set-up is impossible"),
        (_are_marks_right, "a mark is left from another moment"),
        (_are_declarations_right, "what is declared is impossible"),
        (_is_attack_right, "the attack that is under way is impossible"),
        (_is_fire_right, "the fire that is under way is impossible"),
        (_is_loss_right, "the leader who may be lost is impossible"),
        (_is_chosen_right, "what was chosen is impossible"),
    ):
        if not holds(s):
            return [fault]
    return []


def _is_stack_right(s: State) -> bool:
    if s.ask in (st.SETUP, st.SET_HEX, st.SET_FACING):
        return _is_setup_stack(s)
    if s.ask == st.REPLACE:
        return s.todo == [*IN_TURN, make(steps.COMMAND), make(steps.REPLACEMENTS, s.chosen + 1)]
    if s.ask == st.VOLLEY:
        return _is_volley(s.todo)
    if s.ask == st.FIRE_ROLL:
        return s.todo[-1:] == [make(steps.AFTER_FIRE, s.shooter, s.victim)] and _is_firing(s.todo[:-1])
    if s.ask == st.LOSS_ROLL:
        return _is_loss_stack(s)
    if s.ask == st.RUN:
        return s.todo[:-1] == IN_ATTACK and kind_of(s.todo[-1]) == steps.RUNS and second_of(s.todo[-1]) == 0
    if s.ask == st.RALLY_ROLL:
        return _is_rally_stack(s)
    return s.todo == STACKS[s.ask]


def _is_setup_stack(s: State) -> bool:
    begin, christians = make(steps.BEGIN_TURN), make(steps.NEXT_PLACED, CHRISTIAN)
    below = [begin, christians] if s.asked == MOSLEM else [begin]
    if s.ask == st.SETUP:
        return s.todo == below
    place = second_of(s.todo[-1]) - 2 if s.todo else NONE
    if s.asked not in (CHRISTIAN, MOSLEM) or not 0 <= place < len(s.pieces.army[s.asked]):
        return False
    return s.todo == [*below, make(steps.NEXT_PLACED, s.asked, place + 2)] and s.chosen == s.pieces.army[s.asked][place]


def _is_volley(todo: Stack) -> bool:
    return todo in (IN_TURN, IN_TURN[:2])


def _is_firing(todo: Stack) -> bool:
    return _is_volley(todo) or todo in (SHOOTING, BEFORE_FIRE)


def _is_loss_stack(s: State) -> bool:
    """The other leaders of the same unit, its retreat, and what the fire or combat has left to do."""
    todo = s.todo.copy()
    while todo and kind_of(todo[-1]) == steps.LOSS:
        leader = first_of(todo[-1])
        if leader >= s.pieces.banners or second_of(todo[-1]) != s.loss_table or s.rider[leader] != s.rider[s.losing]:
            return False
        todo.pop()
    home = make(steps.RETREAT, s.rider[s.losing], s.pieces.rout_retreat)
    if s.loss_table == UNIT_ROUTED and (not todo or todo.pop() != home):
        return False
    if todo == AFTER_ROLL:
        return True
    return bool(todo) and kind_of(todo[-1]) == steps.AFTER_FIRE and _is_firing(todo[:-1]) and _is_shot(s, todo[-1])


def _is_shot(s: State, step: int) -> bool:
    shooter, victim = first_of(step), second_of(step)
    return shooter < s.pieces.units and victim == s.rider[s.losing]


def _is_rally_stack(s: State) -> bool:
    for side, below in ((CHRISTIAN, [*IN_RALLY, make(steps.RALLY, MOSLEM)]), (MOSLEM, IN_RALLY)):
        army = s.pieces.army[side]
        if s.chosen in army and s.todo == [*below, make(steps.RALLY, side, army.index(s.chosen) + 1)]:
            return s.gone[s.chosen] == ON_MAP and s.order[s.chosen] != VALIANT
    return False


def _is_asked_right(s: State) -> bool:
    if (s.acting != NONE) != (s.todo[:1] == IN_ACTIVATION[:1]) or (s.attack is not None) != (s.todo[:3] == IN_ATTACK):
        return False
    if s.choices not in (0, 1, 2) or not 0 <= min(s.rolls) <= max(s.rolls) <= MOST_DICE or s.quiet < 0:
        return False
    if s.acting == NONE:
        return _is_asked_between(s)
    # Whoever acts has been activated; who comes next is known.
    if not (s.activated >> s.acting) & 1 or s.next_side not in (CHRISTIAN, MOSLEM):
        return False
    side = s.pieces.banner_side[s.acting]
    return s.asked == (FATE if s.ask in OF_FATE else enemy_of(side) if s.ask in OF_THE_ATTACKED else side)


def _is_asked_between(s: State) -> bool:
    """Outside of all activations."""
    if s.ask in OF_FATE:
        return s.asked == FATE and (s.ask != st.INITIATIVE or s.next_side in (CHRISTIAN, MOSLEM))
    if s.ask == st.VOLLEY:
        return s.asked == (MOSLEM if s.todo == IN_TURN else CHRISTIAN)
    if s.ask == st.REPLACE:
        return 0 <= s.chosen < s.pieces.banners and s.asked == s.pieces.banner_side[s.chosen]
    if s.ask == st.ACTIVATE:
        return s.choices > 0 and s.asked == s.next_side in (CHRISTIAN, MOSLEM) and len(waiting(s, s.asked)) > 1
    return s.asked in range(len(SIDES))


def _is_setup_right(s: State) -> bool:
    if s.ask > st.SET_FACING:
        return True
    place = second_of(s.todo[-1]) - 2 if s.ask != st.SETUP else 0
    placed = [side == MOSLEM and s.asked == CHRISTIAN for side in (CHRISTIAN, MOSLEM)]
    for side in (CHRISTIAN, MOSLEM):
        for number, unit in enumerate(s.pieces.army[side]):
            fixed = s.ask != st.SETUP and not s.pieces.zones[s.pieces.banner[unit]]
            there = placed[side] or (side == s.asked and (fixed or number < place))
            if (s.gone[unit] == UNPLACED) == there or (there and not _may_stand(s, unit)):
                return False
    fresh = (s.turn, s.score, s.pending, s.activated, s.replaced) == (0, [0, 0], [0, 0], 0, 0)
    return fresh and not s.freed and not any(s.order) and s.marker_at == s.pieces.marker_hex and _are_leaders_placed(s)


def _may_stand(s: State, unit: int) -> bool:
    """H13.1: in its banner's zone, or where the edition puts it."""
    return s.where[unit] == s.pieces.home[unit] or s.where[unit] in s.pieces.zones[s.pieces.banner[unit]]


def _are_leaders_placed(s: State) -> bool:
    for leader, hex_ in enumerate(s.pieces.leader_hex):
        own = s.at[hex_] if s.at[hex_] != NONE and s.pieces.banner[s.at[hex_]] == leader else NONE
        if s.rider[leader] != own or s.leader[leader] != st.LEADS or s.leader_at[leader] != hex_:
            return False
    return True


def _are_marks_right(s: State) -> bool:
    """Marks of a turn, an activation or a combat are there only as long as it lasts, and on those who can have them."""
    never = 0 if s.attack is not None else OF_COMBAT
    never |= 0 if s.acting != NONE else OF_ACTIVATION
    never |= OF_TURN if s.ask <= st.REPLACE else 0
    side = NONE if s.acting == NONE else s.pieces.banner_side[s.acting]
    for unit in range(s.pieces.units):
        others = MELEED | SHOT_BACK if s.pieces.side[unit] == side else OF_ACTIVATION & ~(MELEED | SHOT_BACK)
        if s.flags[unit] & (never | others):
            return False
    return True


def _are_declarations_right(s: State) -> bool:
    if s.declared and (s.acting == NONE or (len(s.todo) > 3 and s.todo[2] != IN_ATTACK[2])):
        return False
    aims = [(attack.kind, attack.target) for attack in s.declared]
    units = [unit for attack in s.declared for unit in attack.attackers]
    if len(set(aims)) != len(aims) or len(set(units)) != len(units):
        return False
    return all(_is_declared(s, attack) for attack in s.declared)


def _is_declared(s: State, attack: Attack) -> bool:
    most = s.pieces.most_chargers if attack.kind == CHARGE else s.pieces.most_attackers
    return 1 <= len(attack.attackers) <= most and _is_aimed(s, attack)


def _is_aimed(s: State, attack: Attack) -> bool:
    """Own units at an enemy; horse if they charge."""
    side = s.pieces.banner_side[s.acting]
    for unit in attack.attackers:
        if s.pieces.side[unit] != side or (attack.kind == CHARGE and not s.pieces.mounted[unit]):
            return False
        if s.gone[unit] == ON_MAP and s.flags[unit] & (ACTIVE | ATTACKED) != ACTIVE | ATTACKED:
            return False
    return s.pieces.side[attack.target] != side


def _is_attack_right(s: State) -> bool:
    attack = s.attack
    if attack is None:
        return (s.target_hex, s.elan, s.reacting, s.fired_first, s.result) == (NONE, 0, False, False, NONE)
    units = attack.attackers
    if not units or len(set(units)) != len(units) or not _is_declared(s, attack) or s.target_hex == NONE:
        return False
    if any([s.gone[unit] != ON_MAP for unit in units]) or not 0 <= s.elan <= s.pieces.most_elan:
        return False
    if attack.kind == MELEE and (s.elan or s.reacting):
        return False
    if s.ask in (st.RUN, *TOGETHER) or (s.ask == st.FIRE_ROLL and s.where[attack.target] != NONE):
        return s.result == NONE and _is_faced(s, attack)
    return s.ask in (st.FIRE_ROLL, st.LOSS_ROLL) or _is_won(s, attack)


def _is_faced(s: State, attack: Attack) -> bool:
    """The target stands where it was attacked, and whoever attacks has it in front."""
    if s.where[attack.target] != s.target_hex:
        return False
    if s.ask == st.RUN:
        return attack.kind == CHARGE and s.elan == 0
    able = [s.order[unit] == VALIANT or s.ask == st.FIRE_ROLL for unit in attack.attackers]
    ahead = [s.order[unit] == ROUTED or has_in_front(s, unit, s.target_hex) for unit in attack.attackers]
    return all(able) and all(ahead)


def _is_won(s: State, attack: Attack) -> bool:
    """H7.6, H8.5: the target's hex was emptied, and somebody may enter it or has."""
    if s.ask == st.ADVANCE:
        near = [has_in_front(s, unit, s.target_hex) for unit in attack.attackers]
        return s.at[s.target_hex] == NONE and all(near) and all([s.order[u] == VALIANT for u in attack.attackers])
    if s.chosen not in attack.attackers or s.where[s.chosen] != s.target_hex:
        return False
    if s.ask == st.PURSUE:
        return attack.kind == MELEE and s.result >= DR and s.pieces.mounted[s.chosen]
    return attack.kind == CHARGE


def _is_fire_right(s: State) -> bool:
    if s.ask != st.FIRE_ROLL:
        return s.shooter == NONE == s.victim
    if NONE in (s.shooter, s.victim) or s.where[s.shooter] == NONE or s.where[s.victim] == NONE:
        return False
    if s.attack is None:
        return s.victim in targets(s, s.shooter)
    if s.shooter == s.attack.target:
        return bool(s.pieces.shots[s.shooter]) and s.victim in s.attack.attackers
    return bool(s.pieces.shots[s.shooter]) and s.shooter in s.attack.attackers and s.victim == s.attack.target


def _is_loss_right(s: State) -> bool:
    if s.ask != st.LOSS_ROLL:
        return s.losing == NONE and s.loss_table in range(UNIT_ENCIRCLED + 1)
    if s.losing == NONE or s.rider[s.losing] == NONE or s.loss_table not in range(UNIT_ENCIRCLED + 1):
        return False
    unit = s.rider[s.losing]
    routed = s.gone[unit] == ON_MAP and s.order[unit] == ROUTED
    return routed if s.loss_table == UNIT_ROUTED else s.gone[unit] != ON_MAP


def _is_chosen_right(s: State) -> bool:
    if s.ask == st.FACING:
        if s.chosen not in orderable(s) or s.chosen_hex not in destinations(s, s.chosen):
            return False
        return len(facings(s, s.chosen, s.chosen_hex)) > 1
    if s.chosen_hex != NONE:
        return False
    if s.ask == st.SET_HEX:
        return bool(free_hexes(s, s.chosen))
    if s.ask == st.SET_FACING:
        return not s.pieces.zones[s.pieces.banner[s.chosen]] and s.pieces.type[s.chosen] == PI
    if s.ask == st.REPLACE:
        return s.leader[s.chosen] == LOST and bool(members_left(s, s.chosen))
    if s.ask == st.WHERE:
        return s.chosen in orderable(s)
    if s.ask == st.MARKER_WHERE:
        return s.asked == CHRISTIAN and _may_move_marker(s, s.chosen)
    if s.ask == st.RETARGET:
        return _is_own(s, s.chosen) and may_attack(s, s.chosen) and bool(declarations_of(s, s.chosen))
    if s.ask == st.RUN:
        return _is_running(s)
    if s.ask == st.SHOOT_BACK:
        return s.chosen == NONE and bool(back_targets(s))
    return s.ask in (st.RALLY_ROLL, st.PURSUE, st.ELAN, st.ELAN_FACING) or s.chosen == NONE


def _may_move_marker(s: State, marker: int) -> bool:
    return 0 <= marker < len(MARKERS) and not (s.markers_moved >> marker) & 1 and bool(marker_hexes(s, marker))


def _is_own(s: State, unit: int) -> bool:
    return 0 <= unit < s.pieces.units and s.pieces.side[unit] == s.pieces.banner_side[s.acting]


def _is_running(s: State) -> bool:
    """Whoever is asked where to run comes right before those whose turn is next."""
    attack, place = s.attack, first_of(s.todo[-1]) - 1
    if attack is None or not 0 <= place < len(attack.attackers):
        return False
    return s.chosen == attack.attackers[place] and len(run_ends(s, s.chosen, attack.target)) > 1
