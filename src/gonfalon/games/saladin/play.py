"""What may be done now, and doing it."""

from typing import Final

from gonfalon.core.refusal import Refusal
from gonfalon.games.saladin import activation, leaders, turn
from gonfalon.games.saladin import state as st
from gonfalon.games.saladin.actions import (
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
from gonfalon.games.saladin.pieces import CRUSADERS, HORNS, NONE, Pieces
from gonfalon.games.saladin.state import State, enemy_of

# Where each question is explained, by its number.
RULES: Final = ("S2.2", "S2.2", "S2.3", "S3.4", "S1.4", "S4.1")
FACES: Final = 4


def start(pieces: Pieces) -> State:
    s = State(pieces)
    turn.begin_turn(s)
    return s


def legal(s: State) -> list[int]:
    options = s.options
    if options is None:
        options = _options(s)
        s.options = options
    return options


def weights(s: State) -> list[int]:
    return s.pieces.odds


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
    leaders.add_leader_actions(s, side, out)
    if turn.may_pass(s, side):
        out.append(PASS)
    return out


def apply(s: State, action: int) -> None:
    if action not in legal(s):
        raise Refusal("not-offered", RULES[s.ask], str(action))
    s.options = None
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
    """After an activation of this side the other is asked, unless somebody still has to answer or it is over."""
    if not waits:
        turn.next_activation(s, side)
