"""A position as a player reads it from a view: units on hexes, leaders, markers."""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from gonfalon.games.navas_hex.interface.views import LeaderView, NavasHexView
from gonfalon.games.navas_hex.rules import state as st
from proof.referee import board
from proof.referee.board import Hex

MOUNTED = ("Ch", "Ha", "Cl")
WORSE = {"V": "D", "D": "R", "R": "x"}
HOME = {"christian": board.S, "moslem": board.N}


@dataclass
class Unit:
    tag: str
    side: str
    banner: str
    type: str
    strength: int
    cohesion: int
    move: int
    shoots: bool
    order: str = "-"
    """V, D, R; or x, w or - if it is not on the map."""
    hex: Hex = (0, 0)
    facing: int = 0
    flags: int = 0
    began: Hex = (0, 0)

    @property
    def mounted(self) -> bool:
        return self.type in MOUNTED

    @property
    def on_map(self) -> bool:
        return self.order in "VDR"

    @property
    def tired(self) -> bool:
        return self.is_(st.TIRED)

    @property
    def front(self) -> frozenset[Hex]:
        """H1.4: a Routed unit has none."""
        return frozenset() if self.order == "R" else board.front(self.hex, self.facing)

    def is_(self, flag: int) -> bool:
        return bool(self.flags & flag)

    def tire(self) -> None:
        self.flags |= st.TIRED


@dataclass
class Leader:
    tag: str
    side: str
    army: bool
    bonus: int
    radius: int
    at: Hex
    unit: str | None
    state: str
    replaced: bool


class Table:
    def __init__(self, view: NavasHexView) -> None:
        self.view = view
        self.units = {unit.tag: _placed(unit, text) for unit, text in zip(_counters(), view.units, strict=True)}
        self.at = {unit.hex: unit for unit in self.units.values() if unit.on_map}
        self.leaders = {seen.tag: _leader(seen) for seen in view.leaders}
        self.won = False
        """Whether the standard was taken."""
        self.markers = [None if name is None else board.parse(name) for name in view.markers]

    def enemies(self, unit: Unit, hexes: Iterable[Hex]) -> list[Unit]:
        return [other for hex_ in hexes if (other := self.at.get(hex_)) and other.side != unit.side]

    def friends(self, unit: Unit, hexes: Iterable[Hex]) -> list[Unit]:
        return [other for hex_ in hexes if (other := self.at.get(hex_)) and other.side == unit.side]

    def is_threatened(self, unit: Unit, hex_: Hex) -> bool:
        """Whether an unrouted enemy is adjacent to this hex."""
        return any(enemy.order != "R" for enemy in self.enemies(unit, board.around(hex_)))

    def is_encircled(self, unit: Unit) -> bool:
        """H3.5: every neighbouring map hex holds an enemy."""
        near = board.around(unit.hex)
        return len(self.enemies(unit, near)) == len(near)

    def enemy_fronts(self, unit: Unit) -> set[Hex]:
        return {hex_ for enemy in self.at.values() if enemy.side != unit.side for hex_ in enemy.front}

    def is_held_back(self, unit: Unit) -> bool:
        """H11.5."""
        return unit.banner == "nasir" and not self.view.freed

    def with_(self, unit: Unit) -> list[Leader]:
        return [leader for leader in self.leaders.values() if leader.unit == unit.tag]

    def bonus(self, unit: Unit) -> int:
        return max((leader.bonus for leader in self.with_(unit)), default=0)

    def has_marker(self, unit: Unit, marker: int) -> bool:
        return unit.side == "christian" and self.markers[marker] == unit.hex

    def remove(self, unit: Unit, order: str) -> None:
        self.at.pop(unit.hex, None)
        unit.order = order

    def put(self, unit: Unit, hex_: Hex) -> None:
        if self.at.get(unit.hex) is unit:
            del self.at[unit.hex]
        unit.hex = hex_
        self.at[hex_] = unit


@cache
def _edition() -> dict[str, list[dict[str, object]]]:
    found: dict[str, list[dict[str, object]]] = json.loads(
        (files("gonfalon.games.navas_hex") / "edition.json").read_bytes()
    )
    return found


@cache
def _sides() -> dict[str, str]:
    return {str(banner["tag"]): str(banner["side"]) for banner in _edition()["banners"]}


@cache
def _counters() -> list[Unit]:
    return [_counter(told) for told in _edition()["units"]]


def _counter(told: dict[str, object]) -> Unit:
    kind, banner = str(told["type"]), str(told["banner"])
    strength, cohesion, move = (int(str(told[key])) for key in ("strength", "cohesion", "move"))
    shoots = kind in ("Ar", "Ab") or "shoots" in told
    return Unit(str(told["tag"]), _sides()[banner], banner, kind, strength, cohesion, move, shoots)


def _placed(counter: Unit, text: str) -> Unit:
    unit = Unit.__new__(Unit)  # copy() takes ten times as long, and most of the time went there
    unit.__dict__.update(counter.__dict__)
    text, _, began = text.partition("/")
    if text[0] in "-xw":
        unit.order = text[0]
        return unit
    unit.hex = board.parse(text[:4])
    unit.began = board.parse(began) if began else unit.hex
    unit.facing, unit.order, unit.flags = int(text[4]), text[5], int(text[6:], 16)
    return unit


@cache
def _ratings(tag: str) -> tuple[bool, int, int]:
    told = next(told for told in _edition()["leaders"] if told["tag"] == tag)
    return bool(told["army"]), int(str(told["bonus"])), int(str(told["radius"]))


def _leader(seen: LeaderView) -> Leader:
    """H3.6: what wounds and replacement leave of his ratings."""
    army, bonus, radius = _ratings(seen.tag)
    if seen.replaced:
        bonus, radius = 0, 4
    if seen.state == "wounded":
        bonus, radius = 0, radius if army else (radius + 1) // 2
    return Leader(
        seen.tag, _sides()[seen.tag], army, bonus, radius, board.parse(seen.at), seen.unit, seen.state, seen.replaced
    )
