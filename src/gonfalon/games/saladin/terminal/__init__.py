"""The terminal board of Saladin. The terminal finds it through the registry; the rules know nothing about it."""

from collections.abc import Collection, Sequence

import msgspec
from rich.text import Text

from gonfalon.games.saladin.game import Saladin
from gonfalon.games.saladin.interface.views import SaladinView
from gonfalon.games.saladin.rules.pieces import SIDES
from gonfalon.games.saladin.terminal import page, panel, style
from gonfalon.games.saladin.terminal.field import TOWN, Field, Spot
from gonfalon.games.saladin.terminal.page import Page
from gonfalon.games.saladin.terminal.panel import Aside, Deeds, Path, Phrases
from gonfalon.games.saladin.terminal.scene import Scene
from gonfalon.games.saladin.terminal.style import Names
from gonfalon.terminal import palette
from gonfalon.terminal.canvas import Canvas

TALL = 34
RULES = {
    "seize": "S2.2",
    "leave-it": "S2.2",
    "begin": "S2.2",
    "yield": "S2.2",
    "order": "S3.1",
    "react": "S3.4",
    "endure": "S3.4",
    "leader": "S3.5",
    "pass": "S2.3",
}
PHASES = {"seize": "initiative", "begin": "initiative", "over": "over"}

__all__ = ["Board"]


class Board:
    def __init__(self, game: Saladin) -> None:
        self._names = Names(game)
        self.legend = self._names.say(
            "legend", lance=page.LANCE, lost=page.LOST, order=panel.AVAILABLE, spent=panel.SPENT, fallen=panel.FALLEN
        )
        self._deeds = Deeds(self._names)
        self._aside = Aside(self._names)
        self._scene = Scene(self._names)
        self._phrases = Phrases(self._names, self._deeds)
        self._fields = {name: Field(pieces) for name, pieces in game.pieces.items()}
        towns = {TOWN} if any(field.has_town for field in self._fields.values()) else set()
        self.zones: Collection[str] = {tag for pieces in game.pieces.values() for tag in pieces.tags} | towns
        self._drawn: dict[str, Spot] = {}
        """Who is where on the page that was drawn last, because that is what people point at."""

    def heading(self, view: SaladinView) -> Text:
        phase = self._names.say(f"phase-{PHASES.get(view.question, 'activation')}")
        told = self._names.say("heading", turn=view.turn, phase=phase)
        if view.initiative:
            told += self._names.say("heading-initiative", side=view.initiative)
        return Text(told, palette.TEXT)

    def page(
        self, view: SaladinView, size: style.Size, chosen: Collection[str] = (), choosable: Collection[str] = ()
    ) -> Text:
        scale, field = style.scale_for(size), self._fields[view.scenario]
        self._drawn = field.spots(view, scale)
        drawn = Page(self._names, field, scale).draw(view, chosen, choosable)
        sheet = Canvas(max(size[0], drawn.width), max(size[1], drawn.height), palette.TEXT, palette.NIGHT)
        sheet.paste(*style.offset(size, scale), drawn)
        return sheet.text()

    def zone_at(self, x: int, y: int, size: style.Size) -> str | None:
        left, top = style.offset(size, style.scale_for(size))
        return next((tag for tag, spot in self._drawn.items() if spot.holds(x - left, y - top)), None)

    def least_width(self, size: style.Size) -> int:
        return style.scale_for(size).page[0]

    def aside(self, view: SaladinView, height: int) -> Text:
        return self._aside.table(view, tall=height >= TALL)

    def hand(self, view: SaladinView, height: int) -> Text:
        return Text()

    def describe(self, view: SaladinView, zone: str) -> str:
        found = next((banner for banner in view.banners if banner.tag == zone), None)
        if found is None:
            return self._names.say("describe-town", lances=view.garrison, orders=view.garrison_orders)
        name = self._names.banner(zone)
        if found.place != "in-play":
            told = self._names.say(f"describe-{found.place}", lances=found.lances)
            return f"{name}: {told}"
        state = self._names.say("describe-banner", ordered=str(found.ordered), status=found.status)
        return f"{name} {found.lances}/{found.full}{state}: {self._deeds.describe(view, found)}"

    def phrase(self, view: SaladinView, path: Path, at: int) -> str:
        return self._phrases.phrase(view, path, at)

    def rule_of(self, verb: str) -> str | None:
        return RULES.get(verb)

    def scene(self, events: Sequence[msgspec.Struct]) -> Text | None:
        return self._scene.tell(events)

    def name(self, key: str) -> str:
        if key in SIDES:
            return self._names.side(key)
        orders, _, side = key.partition("-")
        if orders == "orders" and side in SIDES:
            return self._names.say("odds-orders", side=self._names.side(side))
        if self._names.words.has(f"odds-{key}"):
            return self._names.say(f"odds-{key}")
        return self._names.banner(key)

    def hint(self, key: str) -> str:
        return self._names.say(f"hint-{key}") if self._names.words.has(f"hint-{key}") else ""

    def colour(self, seat: str) -> str:
        return style.LIGHT.get(seat, palette.TEXT)
