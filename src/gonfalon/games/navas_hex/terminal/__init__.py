"""The terminal board of the hex game. The terminal finds it through the registry; the rules know nothing about it."""

from collections.abc import Collection, Sequence

import msgspec
from rich.text import Text

from gonfalon.games.navas_hex.game import NavasHex
from gonfalon.games.navas_hex.hexes import DIRECTIONS, OFF
from gonfalon.games.navas_hex.interface.views import NavasHexView
from gonfalon.games.navas_hex.rules.pieces import NONE, SIDES
from gonfalon.games.navas_hex.rules.state import DISCOURAGED, ROUTED, State
from gonfalon.games.navas_hex.terminal import style
from gonfalon.games.navas_hex.terminal.cursor import Eye, interest
from gonfalon.games.navas_hex.terminal.page import Page
from gonfalon.games.navas_hex.terminal.panel import Aside, Path, Phrases
from gonfalon.games.navas_hex.terminal.scene import Scene
from gonfalon.games.navas_hex.terminal.style import (
    LEADER,
    MARKER,
    ORDER_SIGNS,
    RESTING_SIGN,
    STANDARD,
    TIRED_SIGN,
    WHOLE,
    Names,
    Size,
    hex_of,
    zones_of,
)
from gonfalon.terminal import palette

TALL, VERY_TALL = 34, 44
MIDST = "1711"
"""Where the page looks before anything has happened: between the armies."""
RULES = {
    "historical": "H13.3", "free": "H13.3", "set": "H13.1", "replace": "H3.6", "fire": "H6.1", "activate": "H4.3",
    "name": "H3.4", "unit": "H5.1", "go": "H5.1", "face": "H5.1", "rest": "H4.7", "ride": "H3.3", "move": "H11.1",
    "charge": "H8.2", "melee": "H7.1", "resolve": "H4.5", "run": "H8.2", "react": "H8.4", "slip": "H8.4",
    "stand": "H8.4", "lead": "H7.1", "advance": "H7.6", "pursue": "H7.6", "elan": "H8.5", "end": "H4.5",
}  # fmt: skip
PHASES = {
    "setup": "setup", "set-hex": "setup", "set-facing": "setup", "replace": "command", "volley": "archers",
    "initiative": "initiative", "activate": "initiative", "rally-roll": "rally", "over": "over",
}  # fmt: skip

__all__ = ["Board"]


class Board:
    def __init__(self, game: NavasHex) -> None:
        self._names = Names(game)
        self.legend = self._names.say(
            "legend",
            tired=TIRED_SIGN,
            discouraged=ORDER_SIGNS[DISCOURAGED],
            routed=ORDER_SIGNS[ROUTED],
            resting=RESTING_SIGN,
            leader=LEADER,
            marker=MARKER,
            standard=STANDARD,
        )
        self._aside, self._scene, self._phrases = Aside(self._names), Scene(self._names), Phrases(self._names)
        self.zones: Collection[str] = self._names.zones
        sheet = game.pieces.ground.sheet
        self._eye = Eye(sheet, sheet.numbers.get(MIDST, sheet.count // 2))
        self._pointed: str | None = None
        self._looked_at = OFF
        self._drawn: tuple[State, Collection[str]] | None = None
        """The position that was drawn last, and what could be chosen in it, because that is what people point at."""

    def heading(self, view: NavasHexView) -> Text:
        phase = self._names.say(f"phase-{PHASES.get(view.question, 'activation')}")
        told = self._names.say("heading", turn=view.turn, phase=phase) if view.turn else phase
        if view.acting:
            told = f"{told} · {self._names.leader(view.acting)}"
        return Text(told, palette.TEXT)

    def page(
        self, view: NavasHexView, size: Size, chosen: Collection[str] = (), choosable: Collection[str] = ()
    ) -> Text:
        s = self._names.state(view)
        self._drawn = (s, choosable)
        self._follow(s, () if choosable else chosen)  # who has to choose wants to see what is asked, not what was done
        rings = _hexes(s, chosen) or {interest(s, ())} - {OFF}
        return Page(self._names, self._eye, size).draw(s, rings, _hexes(s, choosable)).text()

    def _follow(self, s: State, chosen: Collection[str]) -> None:
        """Look at what was pointed at, or else where something new goes on."""
        pointed = hex_of(s, self._pointed) if self._pointed else OFF
        there = interest(s, chosen)
        if pointed != OFF:
            self._eye.cursor = pointed
        elif there not in (OFF, self._looked_at):
            self._eye.cursor = there
        self._pointed, self._looked_at = None, there

    def look_at(self, zone: str) -> None:
        self._pointed = zone

    def steer(self, step: str) -> None:
        self._eye.steer(step)

    @property
    def cursor(self) -> str | None:
        return self._zone_in(self._eye.cursor)

    def zone_at(self, x: int, y: int, size: Size) -> str | None:
        return self._zone_in(self._eye.hex_at(x, y, size))

    def _zone_in(self, hex_: int) -> str | None:
        """What is meant by pointing at a hex: what can be chosen there, else who stands there, else the hex."""
        if self._drawn is None or hex_ == OFF:
            return None
        s, choosable = self._drawn
        zones = zones_of(s, hex_)
        return next((zone for zone in zones if zone in choosable), zones[0])

    def least_width(self, size: Size) -> int:
        return min(size[0], WHOLE[0].sheet(self._eye.sheet)[0])

    def aside(self, view: NavasHexView, height: int) -> Text:
        return self._aside.table(view, tall=height >= TALL, letters=height >= VERY_TALL)

    def hand(self, view: NavasHexView, height: int) -> Text:
        return Text()

    def describe(self, view: NavasHexView, zone: str) -> str:
        s = self._names.state(view)
        hex_ = hex_of(s, zone)
        if hex_ == OFF:
            return self.name(zone)
        ground, unit = s.pieces.ground, s.at[hex_]
        here = [self._names.name(one) for one in zones_of(s, hex_)[unit != NONE :] if one not in DIRECTIONS]
        if ground.level[hex_]:
            here.append(self._names.say("describe-level", level=ground.level[hex_]))
        if hex_ == ground.standard:
            here.append(self._names.say("describe-standard"))
        return " · ".join([*self._unit(s, unit), *here])

    def _unit(self, s: State, unit: int) -> list[str]:
        if unit == NONE:
            return []
        name = self._names.unit(s.pieces.tags[unit])
        facing = self._names.say(f"facing-{DIRECTIONS[s.facing[unit]].casefold()}")
        states = [*self._names.states(s, unit), *(() if s.order[unit] == ROUTED else (facing,))]
        return [f"{name} {self._names.numbers(unit)}, {', '.join(states)}"]

    def phrase(self, view: NavasHexView, path: Path, at: int) -> str:
        return self._phrases.phrase(view, path, at)

    def rule_of(self, verb: str) -> str | None:
        return RULES.get(verb)

    def scene(self, events: Sequence[msgspec.Struct]) -> Text | None:
        return self._scene.tell(events)

    def name(self, key: str) -> str:
        if key in SIDES:
            return self._names.side(key)
        if self._names.words.has(f"name-{key}"):
            return self._names.say(f"name-{key}")
        known = [one for one in (f"outcome-{key.lower()}", f"odds-{key}") if self._names.words.has(one)]
        return self._names.say(known[0]) if known else self._names.name(key)

    def hint(self, key: str) -> str:
        return self._names.say(f"hint-{key}") if self._names.words.has(f"hint-{key}") else ""

    def colour(self, seat: str) -> str:
        return style.LIGHT.get(seat, palette.TEXT)


def _hexes(s: State, zones: Collection[str]) -> set[int]:
    return {hex_of(s, zone) for zone in zones} - {OFF}
