"""The text of every action: readable, typable, one to one in its position."""

from gonfalon.games.saladin.actions import (
    BEGIN,
    ENDURE,
    LEADER,
    LEAVE_IT,
    NO_TARGET,
    ORDER,
    PASS,
    REACT,
    SEIZE,
    YIELD,
    first_of,
    kind_of,
    second_of,
    third_of,
)
from gonfalon.games.saladin.pieces import FACES, GARRISON, LEADER_ACTIONS
from gonfalon.games.saladin.state import State, card_of

PLAIN = {
    SEIZE: "seize",
    LEAVE_IT: "leave-it",
    BEGIN: "begin",
    YIELD: "yield",
    PASS: "pass",
    ENDURE: "endure",
}


def word_of(s: State, action: int) -> str:
    kind = kind_of(action)
    if kind in PLAIN:
        return PLAIN[kind]
    if kind == ORDER:
        return f"order {_deed(s, action)}{_aim(s, third_of(action))}"
    if kind == REACT:
        return f"react {_deed(s, action)}"
    if kind == LEADER:
        return f"leader {LEADER_ACTIONS[first_of(action)]}{_aim(s, second_of(action))}"
    colour = "red" if len(s.rolled) < s.red else "green"
    return f"roll {colour} {FACES[first_of(action)]}"


def _deed(s: State, action: int) -> str:
    banner = first_of(action)
    return f"{s.pieces.tags[banner]} {card_of(s, banner).actions[second_of(action)].name}"


def _aim(s: State, target: int) -> str:
    if target == NO_TARGET:
        return ""
    return " arsuf" if target == GARRISON else f" {s.pieces.tags[target]}"
