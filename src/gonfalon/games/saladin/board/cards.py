"""A Banner as it stands on the page: its card with arms and name, and its rank of lances.

A Deployed card is a full shield, an Ordered one is pale. Lances that are lost leave dots. Diamonds beside the arms
mark a card that can be chosen.
"""

from gonfalon.drawing import palette
from gonfalon.drawing.canvas import Canvas
from gonfalon.games.saladin.board import colours, shapes
from gonfalon.games.saladin.board.field import Spot
from gonfalon.games.saladin.view import BannerView

LANCE, LOST, OPEN = "│", "·", "◆"
LOOSE_LINE, LOOSE_REAR = 19, 25
"""From this width on there is space between the lances."""


class Card:
    def __init__(self, canvas: Canvas, spot: Spot, banner: BannerView, name: str) -> None:
        self.canvas, self.spot, self.banner, self.name = canvas, spot, banner, name
        self.ink = colours.DARK[banner.side] if banner.ordered else palette.BONE
        self.gold = palette.WOOD if banner.ordered else palette.BRIGHT_GOLD
        self.top = spot.y + (spot.lances if banner.side == "crusaders" else 0)

    def draw(self, *, choosable: bool) -> None:
        spot, side = self.spot, self.banner.side
        colour = (colours.PALE if self.banner.ordered else colours.SHIELD)[side]
        shapes.draw(self.canvas, spot.x, self.top, shapes.rims(side, spot.width, spot.height), colour)
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
        arms = colours.ARMS.get(self.banner.tag, colours.USUAL_ARMS[self.banner.side])
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
