"""Doing what was chosen, and going on to the next question: the rules of the hex game as the core asks for them."""

from typing import Final

from gonfalon.core.manners import Manners
from gonfalon.core.rules import Rules
from gonfalon.core.setup import Result, Setup
from gonfalon.core.state import NOBODY
from gonfalon.games.navas_hex.ai.advice import BEST_KNOWN, NOTHING, advice
from gonfalon.games.navas_hex.ai.evaluator import chance
from gonfalon.games.navas_hex.ai.manner import PLAIN
from gonfalon.games.navas_hex.rules import actions as act
from gonfalon.games.navas_hex.rules import (
    combat,
    fire,
    losses,
    moves,
    news,
    rally,
    setup,
    special,
    tasks,
    turn,
    victory,
)
from gonfalon.games.navas_hex.rules import state as st
from gonfalon.games.navas_hex.rules.actions import first_of, kind_of, make, second_of
from gonfalon.games.navas_hex.rules.options import has_choice, legal
from gonfalon.games.navas_hex.rules.pieces import CHRISTIAN, FACES, NONE, SIDES, Pieces
from gonfalon.games.navas_hex.rules.retreat import retreat
from gonfalon.games.navas_hex.rules.state import CHARGE, State

# Where each question is explained, by its number.
RULES: Final = (
    "H13.3", "H13.1", "H13.1", "H3.6", "H4.2", "H4.3", "H4.3", "H3.4", "H4.5", "H5.1", "H5.1", "H11.1", "H6.1", "H4.5",
    "H4.5", "H4.5", "H8.2", "H8.4", "H6.5", "H6.5", "H7.1", "H6.1", "H7.5", "H3.5", "H7.6", "H7.6", "H8.5", "H8.5",
    "H10.1", "H12.3",
)  # fmt: skip
TWO_DICE: Final = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
EVEN: Final = [1] * FACES
MOST_STEPS: Final = 10_000
"""Between two questions. In play there are a few hundred at most; a position in somebody's record may have no end."""
AGAIN_AND_AGAIN: Final = (tasks.VOLLEYS, tasks.NAMING, tasks.MOVES, tasks.FIRES, tasks.DECLARATIONS)


class NavasHexRules(Rules[State]):
    def __init__(self, pieces: Pieces) -> None:
        self.pieces: Pieces = pieces

    def start(self, setup: Setup) -> State:
        s = State(self.pieces)
        s.limit = setup.options["time-limit"] == "on"
        s.cap = 0 if setup.options["turn-cap"] == "none" else int(setup.options["turn-cap"])
        begin(s)
        return s

    def to_move(self, state: State) -> int:
        return state.asked

    def legal(self, state: State) -> list[int]:
        return legal(state)

    def is_legal(self, state: State, action: int) -> bool:
        offered = state.option_set
        if offered is None:
            offered = set(legal(state))
            state.option_set = offered
        return action in offered

    def weights(self, state: State) -> list[int]:
        return TWO_DICE if state.ask == st.INITIATIVE else EVEN

    def rule_now(self, state: State) -> str:
        return RULES[state.ask]

    def do(self, state: State, action: int) -> None:
        do(state, action)

    def result(self, state: State) -> Result | None:
        if state.ask != st.OVER:
            return None
        reason, rule = victory.ENDINGS[state.reason]
        return Result(SIDES[state.winner] if state.winner < len(SIDES) else None, reason, rule)

    def returns(self, state: State) -> list[float]:
        if state.winner == st.DRAWN:
            return [0.0, 0.0]
        return [1.0, -1.0] if state.winner == CHRISTIAN else [-1.0, 1.0]

    def is_quiet(self, state: State) -> bool:
        if state.ask == st.OVER:
            return True
        under_way = state.attack is not None or state.shooter != NONE or state.losing != NONE
        return not under_way and state.ask not in (st.WHERE, st.FACING, st.MARKER_WHERE)

    def estimate(self, state: State, seat: int) -> float:
        return chance(state, seat)

    def advice(self, state: State) -> int | None:
        found = advice(state, PLAIN)
        return None if found == NOTHING else found

    def manners(self) -> Manners[State]:
        return BEST_KNOWN


def begin(s: State) -> None:
    setup.begin(s)
    run(s)


def do(s: State, action: int) -> None:
    s.options = s.option_set = None
    if kind_of(action) not in (act.UNIT, act.GO):
        s.advised = NONE
    if kind_of(action) in (act.HOLD, act.STAND):
        news.held(s, s.asked)
    s.asked = NOBODY
    _act(s, kind_of(action), first_of(action), second_of(action))
    run(s)


def run(s: State) -> None:
    """Go on until somebody has to decide, or it is over."""
    for _ in range(MOST_STEPS):
        if s.asked != NOBODY or s.winner != NONE:
            return
        step = s.todo.pop()
        _take(s, kind_of(step), first_of(step), second_of(step))
    raise RuntimeError("this position leads nowhere")


def _take(s: State, step: int, first: int, second: int) -> None:
    if step == tasks.NEXT_PLACED:
        setup.next_placed(s, first, second)
    elif step == tasks.BEGIN_TURN:
        turn.begin_turn(s)
    elif step == tasks.REPLACEMENTS:
        turn.replace_next(s, first)
    elif step == tasks.COMMAND:
        turn.check_command(s)
    elif step == tasks.ROLL_INITIATIVE:
        turn.ask_initiative(s, first)
    elif step == tasks.NEXT_LEADER:
        turn.next_leader(s)
    elif step in AGAIN_AND_AGAIN:
        _ask_again(s, step, first)
    elif step == tasks.RESOLUTIONS:
        turn.ask_resolution(s)
    elif step == tasks.END_ACTIVATION:
        turn.end_activation(s)
    elif step <= tasks.END_ATTACK:
        _take_combat(s, step, first)
    else:
        _take_after(s, step, first, second)


def _ask_again(s: State, step: int, first: int) -> None:
    """What a side does as often as it wants; if it could only end, it is not asked."""
    if step == tasks.VOLLEYS:
        turn.ask_volley(s, first)
    elif step == tasks.NAMING:
        turn.ask_names(s)
    elif step == tasks.MOVES:
        turn.ask_orders(s)
    elif step == tasks.FIRES:
        turn.ask_fire(s)
    else:
        turn.ask_declarations(s)
    if not has_choice(s):
        s.options = None
        s.asked = NOBODY
        s.todo.pop()


def _take_combat(s: State, step: int, first: int) -> None:
    if step == tasks.RUNS:
        combat.run_next(s, first)
    elif step == tasks.REACTION:
        combat.ask_reaction(s)
    elif step == tasks.DEFENSIVE_FIRE:
        combat.ask_defensive_fire(s)
    elif step == tasks.OFFENSIVE_FIRE:
        combat.ask_offensive_fire(s)
    elif step == tasks.FIGHT:
        combat.fight(s)
    elif step == tasks.AFTER_FIGHT:
        combat.after_fight(s)
    elif step == tasks.GO_ON:
        combat.go_on(s)
    else:
        combat.end_attack(s)


def _take_after(s: State, step: int, first: int, second: int) -> None:
    if step == tasks.LOSS:
        losses.ask_loss(s, first, second)
    elif step == tasks.RETREAT:
        retreat(s, first, second)
    elif step == tasks.AFTER_FIRE:
        fire.after_fire(s, first, second)
    elif step == tasks.ANDALUS:
        special.check_andalus(s)
    elif step == tasks.DE_RADA:
        special.restore(s)
    elif step == tasks.RALLY:
        rally.rally_next(s, first, second)
    elif step == tasks.ROUT:
        turn.rout_all(s)
    elif step == tasks.REST:
        rally.rest(s)
    else:
        victory.count_points(s)
        if s.winner == NONE:
            victory.count_quiet(s)
            st.later(s, make(tasks.BEGIN_TURN))


def _act(s: State, kind: int, first: int, second: int) -> None:
    if kind == act.ROLL:
        _roll(s, first)
    elif kind <= act.REPLACE:
        _act_early(s, kind, first)
    elif kind == act.FIRE:
        _fire(s, first, second)
    elif kind == act.HOLD:
        _hold(s)
    elif kind <= act.RESOLVE:
        _act_active(s, kind, first, second)
    else:
        _act_combat(s, kind, first)


def _roll(s: State, die: int) -> None:
    if s.ask == st.INITIATIVE:
        turn.roll_initiative(s, die)
    elif s.ask == st.FIRE_ROLL:
        fire.roll_fire(s, die)
    elif s.ask == st.COMBAT_ROLL:
        combat.roll_combat(s, die)
    elif s.ask == st.LOSS_ROLL:
        losses.roll_loss(s, die)
    else:
        rally.roll_rally(s, die)


def _act_early(s: State, kind: int, first: int) -> None:
    if kind == act.HISTORICAL:
        setup.place_historically(s, _placing(s))
    elif kind == act.FREE:
        setup.place_freely(s, _placing(s))
    elif kind == act.SET:
        setup.place_chosen(s, first)
    elif kind == act.REPLACE:
        turn.replace(s, first)
    elif s.ask == st.SET_FACING:
        setup.face_chosen(s, first)
    elif s.ask == st.ELAN_FACING:
        combat.face(s, first)
    else:
        unit, hex_ = s.chosen, s.chosen_hex
        s.chosen = s.chosen_hex = NONE
        moves.do_move(s, unit, hex_, first)


def _placing(s: State) -> int:
    """Whose turn it is to set up: the Christians', once the Moslems stand."""
    moslems = s.pieces.army[1]
    return CHRISTIAN if s.gone[moslems[0]] == st.ON_MAP else 1


def _fire(s: State, unit: int, target: int) -> None:
    if s.ask == st.VOLLEY:
        turn.volley(s, unit, target)
    elif s.ask == st.SHOOT:
        turn.shoot(s, unit, target)
    elif s.ask == st.SHOOT_BACK:
        combat.shoot_back(s, target)
    else:
        combat.shoot_first(s, unit)


def _hold(s: State) -> None:
    """Not to fire, advance, pursue or take another target."""
    if s.ask in (st.VOLLEY, st.SHOOT, st.SHOOT_FIRST):
        s.todo.pop()
    elif s.ask == st.RETARGET:
        st.mark(s, s.chosen, st.ATTACKED)
        s.chosen = NONE
    elif s.ask == st.PURSUE:
        s.chosen = NONE


def _act_active(s: State, kind: int, first: int, second: int) -> None:
    if kind == act.ACTIVATE:
        turn.activate(s, first)
    elif kind == act.NAME:
        turn.name(s, first)
    elif kind == act.UNIT:
        s.chosen, s.ways = first, s.ways if first == s.advised else None
        st.ask(s, st.WHERE, s.pieces.side[first])
    elif kind == act.GO:
        _go(s, first)
    elif kind == act.REST:
        moves.do_rest(s, s.chosen)
        s.chosen = NONE
    elif kind == act.RIDE:
        moves.do_ride(s, s.acting, first)
    elif kind == act.MARKER:
        s.chosen = first
        st.ask(s, st.MARKER_WHERE, CHRISTIAN)
    elif kind == act.END:
        s.todo.pop()
    elif kind == act.RESOLVE:
        turn.resolve(s, first)
    else:
        if s.ask == st.RETARGET:
            s.chosen = NONE
        turn.declare(s, CHARGE if kind == act.CHARGE else st.MELEE, first, second)


def _go(s: State, hex_: int) -> None:
    if s.ask == st.MARKER_WHERE:
        moves.do_marker(s, s.chosen, hex_)
        s.chosen = NONE
        return
    s.chosen_hex = hex_
    ways = moves.facings(s, s.chosen, hex_)
    if len(ways) > 1:
        st.ask(s, st.FACING, s.pieces.side[s.chosen])
    else:
        s.advised = NONE
        _act_early(s, act.FACE, ways[0])


def _act_combat(s: State, kind: int, first: int) -> None:
    if kind == act.RUN:
        combat.choose_run(s, first)
    elif kind == act.REACT:
        combat.react(s)
    elif kind == act.SLIP:
        combat.slip(s)
    elif kind == act.LEAD:
        combat.choose_lead(s, first)
    elif kind == act.ADVANCE:
        combat.advance(s, first)
    elif kind == act.PURSUE:
        combat.pursue(s, first)
    elif kind == act.ELAN:
        combat.charge_on(s, first)
