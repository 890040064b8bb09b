"""The battle as a parchment page: the Ayyubids above, the Crusaders below, the strip of ground between them."""

from collections.abc import Collection

from gonfalon.games.saladin.interface.views import BannerView, SaladinView
from gonfalon.games.saladin.terminal import style
from gonfalon.games.saladin.terminal.field import TOWN, Field, Ground, Spot
from gonfalon.games.saladin.terminal.style import Names, Scale
from gonfalon.terminal import palette
from gonfalon.terminal.canvas import Canvas

WALL, CROSSED = "▼", "╳"


class Page:
    """Draws one view at one scale."""

    def __init__(self, names: Names, field: Field, scale: Scale) -> None:
        self.names, self.field, self.scale = names, field, scale
        self.canvas = Canvas(*scale.page, palette.INK, palette.PARCHMENT)

    def draw(self, view: SaladinView, chosen: Collection[str], choosable: Collection[str]) -> Canvas:
        spots = self.field.spots(view, self.scale)
        Ground(self.canvas, self.scale, self.names).draw(view, self._horns())
        for tag, spot in self.field.places(self.scale).items():
            if spot != spots[tag]:
                self._left(spot)
        for tag, spot in spots.items():
            if tag in chosen:
                self.canvas.fill(spot.x - 1, spot.y, spot.width + 2, spot.rows, palette.BRIGHT_GOLD)
        for banner in view.banners:
            self._banner(spots[banner.tag], banner, view, choosable=banner.tag in choosable)
        self._clash(spots)
        if self.field.has_town:
            draw(self.canvas, spots[TOWN], view, self.names, choosable=TOWN in choosable)
        return self.canvas

    def _horns(self) -> Spot | None:
        """The place of the two hills, if this battle has them."""
        if self.field.king is None:
            return None
        return Spot(self.scale.rear_column(0), self.scale.near_rear, self.scale.apart, self.scale.rear)

    def _banner(self, spot: Spot, banner: BannerView, view: SaladinView, *, choosable: bool) -> None:
        name = self.names.banner(banner.tag)
        if banner.place != "in-play":
            return draw_gone(self.canvas, spot, banner, name, self.names.gone(banner))
        Card(self.canvas, spot, banner, name).draw(choosable=choosable)
        if view.shield == banner.tag:
            self.canvas.write(spot.x, spot.y - 1, WALL * spot.width, palette.VERMILION, bold=True)
        return None

    def _clash(self, spots: dict[str, Spot]) -> None:
        """At the Horns the two meet side by side: crossed lances between them."""
        king = spots.get(self.field.king or "")
        if king and king.committed:
            for row in range(king.y, king.y + king.rows):
                self.canvas.write(king.x + king.width, row, CROSSED * self.scale.gap, palette.WOOD, bold=True)

    def _left(self, spot: Spot) -> None:
        """A place that was left: hoofprints."""
        for row in range(spot.y + 1, spot.y + spot.rows):
            self.canvas.write(spot.x + 1, row, ("·    " * spot.width)[row % 5 : spot.width - 2 + row % 5], palette.RULE)


LANCE, LOST, OPEN = "│", "·", "◆"
LOOSE_LINE, LOOSE_REAR = 19, 25
"""From this width on there is space between the lances."""


class Card:
    def __init__(self, canvas: Canvas, spot: Spot, banner: BannerView, name: str) -> None:
        self.canvas, self.spot, self.banner, self.name = canvas, spot, banner, name
        self.ink = style.DARK[banner.side] if banner.ordered else palette.BONE
        self.gold = palette.WOOD if banner.ordered else palette.BRIGHT_GOLD
        self.top = spot.y + (spot.lances if banner.side == "crusaders" else 0)

    def draw(self, *, choosable: bool) -> None:
        spot, side = self.spot, self.banner.side
        colour = (style.PALE if self.banner.ordered else style.SHIELD)[side]
        style.draw(self.canvas, spot.x, self.top, style.rims(side, spot.width, spot.height), colour)
        self._line(choosable) if spot.lances else self._apart(choosable)

    def _line(self, choosable: bool) -> None:
        """In the line: arms, name and number one below the other, and the lances in front."""
        first = 1 if self.spot.height >= 5 else 0
        wide = 3 if self.spot.height < 4 else 5
        left = self._centre(wide)
        self._arms(left, first, wide)
        if choosable:
            self._write(left - 2, first, OPEN, self.gold)
            self._write(left + wide + 1, first, OPEN, self.gold)
        name = self.name[: self.spot.width]
        self._write(self._centre(len(name)), first + 1, name)
        self._number(first + 2)
        self._rank()

    def _apart(self, choosable: bool) -> None:
        """Behind the line: arms and name side by side, the lances on the card itself."""
        small = self.spot.height == 2
        wide, left, first = (1, 1, 0) if small else (3, 3, self.spot.height // 4)
        self._arms(left, first, wide)
        x = left + wide + (not small)
        name = self.name[: self.spot.width - x - 1]
        self._write(x, first, name)
        if choosable:
            self._write(x + len(name) + (not small), first, OPEN, self.gold)
        if small:
            self._small_number()
        else:
            self._number(first + 2)
        self._ticks(self._centre(self._rank_width()), first + 1)
        if small:
            self._surcharge(self.spot.width - 3, 1)

    def _small_number(self) -> None:
        number = str(self.banner.lances)
        self._write(self.spot.width - 1 - len(number), 0, number)

    def _centre(self, width: int) -> int:
        return (self.spot.width - width) // 2

    def _write(self, x: int, row: int, text: str, fore: str | None = None) -> None:
        self.canvas.write(self.spot.x + x, self.top + row, text, fore or self.ink, bold=True)

    def _arms(self, x: int, row: int, wide: int) -> None:
        arms = style.ARMS.get(self.banner.tag, style.USUAL_ARMS[self.banner.side])
        sign = arms.sign if wide < 5 else f"{arms.sign} {arms.sign}"
        self.canvas.write(self.spot.x + x, self.top + row, sign.center(wide), arms.fore, arms.back, bold=True)

    def _number(self, row: int) -> None:
        number = str(self.banner.lances)
        x = self._centre(len(number) + (3 if self.banner.surcharge else 0))
        self._write(x, row, number)
        self._surcharge(x + len(number) + 1, row)

    def _surcharge(self, x: int, row: int) -> None:
        if self.banner.surcharge:
            told, ink, gold = f"+{self.banner.surcharge}", palette.INK, palette.BRIGHT_GOLD
            self.canvas.write(self.spot.x + x, self.top + row, told, ink, gold, bold=True)

    def _step(self) -> int:
        return 2 if self.spot.width >= (LOOSE_LINE if self.spot.lances else LOOSE_REAR) else 1

    def _rank_width(self) -> int:
        return (self.banner.full - 1) * self._step() + 1

    def _rank(self) -> None:
        """The lances before the card, points to the enemy."""
        rows = self.spot.lances
        first = self.spot.y if self.banner.side == "crusaders" else self.top + self.spot.height
        x = self.spot.x + self._centre(self._rank_width())
        for row in range(rows):
            self.canvas.write(x, first + row, " " * self._rank_width(), palette.WOOD)
        for place in range(self.banner.full):
            at = x + place * self._step()
            if place >= self.banner.lances:
                self.canvas.write(at, first + rows // 2, LOST, palette.ASH)
                continue
            for row in range(rows):
                self.canvas.write(at, first + row, LANCE, palette.WOOD, bold=True)

    def _ticks(self, x: int, row: int) -> None:
        for place in range(self.banner.full):
            self._write(x + place * self._step(), row, LANCE if place < self.banner.lances else LOST)


def draw_gone(canvas: Canvas, spot: Spot, banner: BannerView, name: str, fate: str) -> None:
    """An empty place, with what became of the Banner that was there."""
    top = spot.y + (spot.lances if banner.side == "crusaders" else 0)
    for row, text in enumerate((name, fate)):
        told = text[: spot.width].center(spot.width)
        canvas.write(spot.x, top + row + (spot.height > 2), told, palette.DUST)


ORDER = "●"


def draw(canvas: Canvas, spot: Spot, view: SaladinView, names: Names, *, choosable: bool) -> None:
    x, y, wide = spot.x, spot.y, spot.width
    canvas.write(x, y - 1, ("▄ " * wide)[: wide - wide % 2 - 1].center(wide), style.TOWN)
    canvas.fill(x, y, wide, spot.height, style.TOWN)
    first = y + spot.height // 4
    ink = style.DARK["ayyubids"] if view.garrison else palette.DUST
    name = names.banner(TOWN)
    canvas.write(x + 2, first, name, palette.INK, bold=True)
    if choosable:
        canvas.write(x + 2 + len(name), first, OPEN, palette.WOOD, bold=True)
    canvas.write(x + wide - 4 - view.garrison, first, f"{LANCE * view.garrison} {view.garrison}", ink, bold=True)
    waits = view.garrison_orders > 0
    told = names.say("town-inside", orders=ORDER * view.garrison_orders) if waits else names.say("town-fallen")
    canvas.write(x + 2, first + 1, told, style.DARK["crusaders"] if waits else palette.DUST, bold=waits)
