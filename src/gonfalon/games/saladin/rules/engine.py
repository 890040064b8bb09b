"""The rules of Saladin behind the core's interface: what is legal, and applying it."""

from typing import Final

from gonfalon.core.rules import Rules
from gonfalon.core.setup import Result, Setup
from gonfalon.games.saladin.ai import SaladinFeatures, chance
from gonfalon.games.saladin.rules import activation, leaders, turn
from gonfalon.games.saladin.rules import state as st
from gonfalon.games.saladin.rules.actions import (
    BEGIN,
    ENDURE,
    LEADER,
    LEAVE_IT,
    NO_TARGET,
    ORDER,
    PASS,
    REACT,
    ROLL,
    SEIZE,
    YIELD,
    first_of,
    kind_of,
    make,
    second_of,
    third_of,
)
from gonfalon.games.saladin.rules.news import ENDINGS
from gonfalon.games.saladin.rules.pieces import AYYUBIDS, CRUSADERS, HORNS, NONE, SIDES, Pieces
from gonfalon.games.saladin.rules.state import State, enemy_of

# The rule that explains each question, by the question's number.
RULES: Final = ("S2.2", "S2.2", "S2.3", "S3.4", "S1.4", "S4.1")
FACES: Final = 4


class SaladinRules(Rules[State]):
    def __init__(self, pieces: dict[str, Pieces]) -> None:
        self.pieces: dict[str, Pieces] = pieces
        """By scenario."""
        self.known: SaladinFeatures = SaladinFeatures(pieces)

    def start(self, setup: Setup) -> State:
        s = State(self.pieces[setup.scenario])
        turn.begin_turn(s)
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

    def is_open(self, state: State) -> bool:
        return True  # nothing is hidden

    def weights(self, state: State) -> list[int]:
        return state.pieces.odds

    def rule_now(self, state: State) -> str:
        return RULES[state.ask]

    def do(self, state: State, action: int) -> None:
        do(state, action)

    def result(self, state: State) -> Result | None:
        if state.ask != st.OVER:
            return None
        reason, rule = ENDINGS[state.reason]
        return Result(SIDES[state.winner] if state.winner < len(SIDES) else None, reason, rule)

    def returns(self, state: State) -> list[float]:
        if state.winner == CRUSADERS:
            return [1.0, -1.0]
        return [-1.0, 1.0] if state.winner == AYYUBIDS else [0.0, 0.0]

    def is_quiet(self, state: State) -> bool:
        return state.acting == NONE

    def estimate(self, state: State, seat: int) -> float:
        return chance(state, seat)

    def features(self, state: State) -> list[int]:
        return self.known.of(state)

    def feature_count(self) -> int:
        return self.known.count


def legal(s: State) -> list[int]:
    options = s.options
    if options is None:
        options = _options(s)
        s.options = options
    return options


def _options(s: State) -> list[int]:
    if s.ask == st.ROLL:
        return [make(ROLL, face) for face in range(FACES)]
    if s.ask == st.ACTIVATE:
        return _activations(s, s.asked)
    if s.ask == st.REACT:
        return [*activation.reactions(s, s.asked), ENDURE]
    if s.ask == st.SEIZE:
        return [SEIZE, LEAVE_IT]
    if s.ask == st.BEGIN:
        return [BEGIN, YIELD]
    return []


def _activations(s: State, side: int) -> list[int]:
    if side == CRUSADERS and leaders.must_go_to_horns(s):
        return [make(LEADER, HORNS, NO_TARGET)]
    out: list[int] = []
    activation.add_orders(s, side, out)
    # S2.4 With no Order Available a Deployed Banner comes before anything else, by what it can do at cost 0.
    if out and s.available[side] == 0:
        return out
    leaders.add_leader_actions(s, side, out)
    if turn.may_pass(s, side):
        out.append(PASS)
    return out


def do(s: State, action: int) -> None:
    s.options = None
    s.option_set = None
    _do(s, action, kind_of(action), s.asked)


def _do(s: State, action: int, kind: int, side: int) -> None:
    if kind == ROLL:
        roller = s.pieces.side[s.acting]
        _go_on(s, activation.roll(s, first_of(action)), roller)
    elif kind == ORDER:
        target = third_of(action)
        waits = activation.give_order(
            s, side, first_of(action), second_of(action), NONE if target == NO_TARGET else target
        )
        _go_on(s, waits, side)
    elif kind == REACT:
        _go_on(s, activation.react(s, side, first_of(action), second_of(action)), enemy_of(side))
    elif kind == ENDURE:
        _go_on(s, activation.endure(s, side), enemy_of(side))
    elif kind == LEADER:
        banner = second_of(action)
        _go_on(s, leaders.lead(s, side, first_of(action), NONE if banner == NO_TARGET else banner), side)
    elif kind == PASS:
        turn.pass_turn(s, side)
    elif kind in (SEIZE, LEAVE_IT):
        turn.answer_seize(s, side, kind == SEIZE)
    else:
        turn.choose_beginner(s, side if kind == BEGIN else enemy_of(side))


def _go_on(s: State, waits: bool, side: int) -> None:
    """After an activation by this side ask the other, unless somebody still has to answer or the battle is over."""
    if not waits:
        turn.next_activation(s, side)
