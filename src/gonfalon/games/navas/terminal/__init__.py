"""The terminal board of Las Navas. The terminal finds it through the registry; the rules know nothing about it."""

from collections.abc import Collection, Sequence

import msgspec
from rich.text import Text

from gonfalon.games.navas.game import Navas
from gonfalon.games.navas.interface.views import NavasView
from gonfalon.games.navas.rules.pieces import SIDES, ZONE_NAMES
from gonfalon.games.navas.terminal import style
from gonfalon.games.navas.terminal.page import Page
from gonfalon.games.navas.terminal.panel import Aside, Path, Phrases
from gonfalon.games.navas.terminal.scene import Scene
from gonfalon.games.navas.terminal.style import Names
from gonfalon.terminal import palette
from gonfalon.terminal.canvas import Canvas

TALL = 34
RULES = {
    "initiative": "N4.1",
    "play": "N4.2",
    "move": "N5.1",
    "rally": "N5.4",
    "switch": "N5.5",
    "end": "N5.6",
    "shoot": "N6.2",
    "attack": "N6.3",
    "charge": "N6.4",
    "karr": "N8.1",
    "take": "N6.7",
    "advance": "N6.9",
    "stay": "N6.9",
    "use": "N10.4",
    "pass": "N10.4",
    "discard": "N10.1",
}

__all__ = ["Board"]


class Board:
    zones: Collection[str] = ZONE_NAMES

    def __init__(self, game: Navas) -> None:
        self._names = Names(game)
        self._aside = Aside(self._names)
        self._scene = Scene(self._names, self._aside)
        self._phrases = Phrases(self._names)
        self.legend = self._names.say(
            "legend", rider=style.RIDER, archer=style.ARCHER, star=style.STAR, fresh=style.POWER[2], hurt=style.POWER[1]
        )

    def heading(self, view: NavasView) -> Text:
        when = self._round(view)
        if 0 <= view.turn < 4 and view.question not in ("initiative", "over"):
            when += f", {self._names.say('board-turn', turn=view.turn + 1)}"
        if view.question == "act":
            when += f" · {self._names.say('board-fights', fights=2 - view.combats)}"
        return Text(when, palette.TEXT)

    def _round(self, view: NavasView) -> str:
        if view.round == 0:
            return self._names.say("board-before")
        if view.round_limit:
            return self._names.say("board-round-of", round=view.round, limit=view.round_limit)
        return self._names.say("board-round", round=view.round)

    def page(
        self, view: NavasView, size: style.Size, chosen: Collection[str] = (), choosable: Collection[str] = ()
    ) -> Text:
        scale = style.scale_for(size)
        drawn = Page(self._names, scale).draw(view, chosen, choosable)
        sheet = Canvas(max(size[0], drawn.width), max(size[1], drawn.height), palette.TEXT, palette.NIGHT)
        sheet.paste(*style.offset(size, scale), drawn)
        return sheet.text()

    def zone_at(self, x: int, y: int, size: style.Size) -> str | None:
        return style.zone_at(x, y, size)

    def least_width(self, size: style.Size) -> int:
        return style.scale_for(size).page[0]

    def aside(self, view: NavasView, height: int) -> Text:
        return self._aside.table(view, tall=height >= TALL)

    def hand(self, view: NavasView, height: int) -> Text:
        return self._aside.hand(view, tall=height >= TALL)

    def describe(self, view: NavasView, zone: str) -> str:
        units = view.zones[zone]
        told = [f"{self._names.unit_name(unit.tag)} {_signs(self._names, unit.tag)}{unit.power}" for unit in units]
        return f"{zone}  " + (" · ".join(told) or self._names.say("do-empty"))

    def phrase(self, view: NavasView, path: Path, at: int) -> str:
        return self._phrases.phrase(view, path, at)

    def rule_of(self, verb: str) -> str | None:
        return RULES.get(verb)

    def scene(self, events: Sequence[msgspec.Struct]) -> Text | None:
        return self._scene.tell(events)

    def name(self, key: str) -> str:
        if key in SIDES:
            return self._names.side(key)
        known = (f"name-{key}", f"odds-{key}", f"board-in-{key}")
        return next((self._names.say(one) for one in known if self._names.words.has(one)), key)

    def hint(self, key: str) -> str:
        return self._names.say(f"hint-{key}") if self._names.words.has(f"hint-{key}") else ""

    def colour(self, seat: str) -> str:
        return style.LIGHT.get(seat, palette.TEXT)


def _signs(names: Names, tag: str) -> str:
    unit = names.unit(tag)
    return (style.sign(unit) + (style.STAR if unit.special else "")).strip()
