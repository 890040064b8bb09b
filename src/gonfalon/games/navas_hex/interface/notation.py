"""The text of every action: readable, typable, one to one in its position. Units have names, hexes numbers."""

from gonfalon.games.navas_hex.hexes import DIRECTIONS
from gonfalon.games.navas_hex.rules import actions as act
from gonfalon.games.navas_hex.rules import state as st
from gonfalon.games.navas_hex.rules.actions import first_of, kind_of, make, second_of
from gonfalon.games.navas_hex.rules.pieces import FACES, MARKERS, NONE
from gonfalon.games.navas_hex.rules.state import State

PLAIN = {
    act.HISTORICAL: "historical",
    act.FREE: "free",
    act.HOLD: "hold",
    act.REST: "rest",
    act.END: "end",
    act.REACT: "react",
    act.SLIP: "slip",
    act.STAND: "stand",
}
WITH_UNIT = {
    act.REPLACE: "replace",
    act.NAME: "name",
    act.UNIT: "unit",
    act.RIDE: "ride",
    act.LEAD: "lead",
    act.ADVANCE: "advance",
}
WITH_HEX = {act.SET: "set", act.GO: "go", act.RUN: "run", act.PURSUE: "pursue"}
AT_HEX = {act.RESOLVE: "resolve", act.ELAN: "elan"}
"""At the unit that stands in a hex."""
UNIT_AT_HEX = {act.FIRE: "fire", act.CHARGE: "charge", act.MELEE: "melee"}
_KINDS = {word: kind for table in (PLAIN, WITH_UNIT, WITH_HEX, AT_HEX, UNIT_AT_HEX) for kind, word in table.items()}


def word_of(s: State, action: int) -> str:
    kind, first = kind_of(action), first_of(action)
    pieces, names = s.pieces, s.pieces.ground.names
    if kind in PLAIN:
        return PLAIN[kind]
    if kind in WITH_UNIT:
        return f"{WITH_UNIT[kind]} {pieces.tags[first]}"
    if kind in WITH_HEX:
        return f"{WITH_HEX[kind]} {names[first]}"
    if kind in AT_HEX:
        return f"{AT_HEX[kind]} {names[s.where[first]]}"
    if kind in UNIT_AT_HEX:
        return f"{UNIT_AT_HEX[kind]} {pieces.tags[first]} {names[s.where[second_of(action)]]}"
    if kind == act.FACE:
        return f"face {DIRECTIONS[first]}"
    if kind == act.ACTIVATE:
        return f"activate {pieces.banner_tags[first]}"
    if kind == act.MARKER:
        return f"move {MARKERS[first]}"
    return f"roll {first}"


def parse(s: State, text: str) -> int | None:
    """The action that a text means here."""
    verb, *rest = text.casefold().split(" ")
    kind = _KINDS.get(verb, NONE)
    if kind in PLAIN:
        return make(kind) if not rest else None
    if len(rest) == 1:
        return _parse_one(s, verb, kind, rest[0])
    if kind in UNIT_AT_HEX and len(rest) == 2:
        unit, target = s.pieces.tag_numbers.get(rest[0]), _unit_at(s, rest[1])
        return None if unit is None or target is None else make(kind, unit, target)
    return None


def _parse_one(s: State, verb: str, kind: int, name: str) -> int | None:
    found: int | None = None
    if kind in WITH_UNIT:
        found = s.pieces.tag_numbers.get(name)
    elif kind in WITH_HEX:
        found = s.pieces.ground.numbers.get(name)
    elif kind in AT_HEX:
        found = _unit_at(s, name)
    elif verb == "face":
        kind, found = act.FACE, _place(DIRECTIONS, name.upper())
    elif verb == "activate":
        kind, found = act.ACTIVATE, _place(tuple(s.pieces.banner_tags), name)
    elif verb == "move":
        kind, found = act.MARKER, _place(MARKERS, name)
    elif verb == "roll":
        kind, found = act.ROLL, _die(s, name)
    return None if found is None else make(kind, found)


def _unit_at(s: State, name: str) -> int | None:
    hex_ = s.pieces.ground.numbers.get(name)
    return None if hex_ is None or s.at[hex_] == NONE else s.at[hex_]


def _place(names: tuple[str, ...], name: str) -> int | None:
    return names.index(name) if name in names else None


def _die(s: State, text: str) -> int | None:
    most = 12 if s.ask == st.INITIATIVE else FACES - 1
    return int(text) if text.isascii() and text.isdecimal() and text == str(int(text)) and int(text) <= most else None
