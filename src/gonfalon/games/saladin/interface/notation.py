"""The text of every action: readable, easy to type, unique in its position."""

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
from gonfalon.games.saladin.rules.pieces import FACES, GARRISON, LEADER_ACTIONS
from gonfalon.games.saladin.rules.state import ROLL as ASK_ROLL
from gonfalon.games.saladin.rules.state import State, card_of

PLAIN = {SEIZE: "seize", LEAVE_IT: "leave-it", BEGIN: "begin", YIELD: "yield", PASS: "pass", ENDURE: "endure"}
PLAIN_KINDS = {word: kind for kind, word in PLAIN.items()}
TOWN = "arsuf"


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
    return f"roll {_colour(s)} {FACES[first_of(action)]}"


def _colour(s: State) -> str:
    """The colour of the next die."""
    return "red" if len(s.rolled) < s.red else "green"


def _deed(s: State, action: int) -> str:
    banner = first_of(action)
    return f"{s.pieces.tags[banner]} {card_of(s, banner).actions[second_of(action)].name}"


def _aim(s: State, target: int) -> str:
    if target == NO_TARGET:
        return ""
    return f" {TOWN}" if target == GARRISON else f" {s.pieces.tags[target]}"


def parse(s: State, text: str) -> int | None:
    """The action that a text means here."""
    verb, *rest = text.casefold().split(" ")
    if verb in PLAIN_KINDS:
        return PLAIN_KINDS[verb] if not rest else None
    if verb == "order" and 2 <= len(rest) <= 3:
        return _parse_deed(s, ORDER, rest[0], rest[1], _parse_aim(s, rest[2:]))
    if verb == "react" and len(rest) == 2:
        return _parse_deed(s, REACT, rest[0], rest[1], 0)
    if verb == "leader" and 1 <= len(rest) <= 2:
        return _parse_leader(rest[0], _parse_aim(s, rest[1:]))
    if verb == "roll" and len(rest) == 2:
        return _parse_roll(s, rest[0], rest[1])
    return None


def _parse_deed(s: State, kind: int, tag: str, name: str, aim: int | None) -> int | None:
    if tag not in s.pieces.numbers or aim is None:
        return None
    banner = s.pieces.numbers[tag]
    names = [action.name for action in card_of(s, banner).actions]
    return make(kind, banner, names.index(name), aim) if name in names else None


def _parse_aim(s: State, aim: list[str]) -> int | None:
    """The target; None if there is no such thing."""
    if not aim:
        return NO_TARGET
    return GARRISON if aim[0] == TOWN else s.pieces.numbers.get(aim[0])


def _parse_leader(name: str, aim: int | None) -> int | None:
    if name not in LEADER_ACTIONS or aim is None:
        return None
    return make(LEADER, LEADER_ACTIONS.index(name), aim)


def _parse_roll(s: State, colour: str, face: str) -> int | None:
    if s.ask != ASK_ROLL or colour != _colour(s) or face not in FACES:
        return None
    return make(ROLL, FACES.index(face))
