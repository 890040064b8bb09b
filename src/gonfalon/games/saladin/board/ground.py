"""The ground of each battle. Arsuf: a wood, the road, the town, the sea. Hattin: a dry slope, brush that may burn,
and the two Horns."""

from gonfalon.drawing import palette
from gonfalon.drawing.canvas import Canvas
from gonfalon.games.saladin.board import colours
from gonfalon.games.saladin.board.field import Spot
from gonfalon.games.saladin.board.names import Names
from gonfalon.games.saladin.board.scales import Scale
from gonfalon.games.saladin.view import SaladinView

TREES = "♠ ♠♠  ♠ ♠ ♠♠♠ ♠  ♠"
WAVES = "≈~~≈ ~≈~ ~~"
GRASS = ",   ' .    ,  .   '     "
FIRE, EMBER = "▲", "▴"
FLAMES = "▲ ▴ ▲▴  ▴▲ ▴   "
LONELY_TREES = "♠  ♠ "


class Ground:
    def __init__(self, canvas: Canvas, scale: Scale, names: Names) -> None:
        self.canvas, self.scale, self.names = canvas, scale, names
        self.width, self.height = scale.page

    def draw(self, view: SaladinView, horns: Spot | None) -> None:
        half = self.scale.middle
        self.canvas.fill(0, 0, self.width, half, colours.HALF["ayyubids"])
        self.canvas.fill(0, half + self.scale.strip, self.width, self.height - half, colours.HALF["crusaders"])
        if horns:
            self._slope(view)
            self._hills(horns, held=view.horns)
        else:
            self._road()
            self._coast()

    def _rows(self, first: int, count: int, pattern: str, fore: str, back: str) -> None:
        """A pattern that is shifted a little in each row, so that it does not line up in columns."""
        for row in range(count):
            shifted = pattern[row * 5 % len(pattern) :] + pattern
            line = (shifted * (self.width // len(pattern) + 1))[: self.width]
            self.canvas.write(0, first + row, line, fore, back)

    def _road(self) -> None:
        """The army's road runs through the strip, going south."""
        first, rows = self.scale.middle, self.scale.strip
        self.canvas.fill(0, first, self.width, rows, palette.PARCHMENT)
        middle = first + rows // 2
        wide = 1 if rows < 7 else 3
        for row in range(middle - wide // 2, middle + wide // 2 + 1):
            self.canvas.fill(0, row, self.width, 1, colours.ROAD)
        self.canvas.write(0, middle, ("─ ─ ─ › " * self.width)[: self.width], palette.RULE)

    def _coast(self) -> None:
        self._rows(0, self.scale.edge, TREES, palette.MALACHITE, colours.FOREST)
        for row in range(self.scale.edge, self.scale.edge + self.scale.rear):
            width = self.scale.apart
            trees = (LONELY_TREES * width)[row % 3 : width - 1 + row % 3]
            self.canvas.write(1, row, trees, palette.MALACHITE)
        sea = self.height - self.scale.edge
        self._rows(sea, self.scale.edge, WAVES, colours.SURF, colours.SEA)

    def _slope(self, view: SaladinView) -> None:
        first, rows = self.scale.middle, self.scale.strip
        self._rows(first, rows, GRASS, palette.ASH, colours.SLOPE)
        self._rows(0, self.scale.edge, GRASS, palette.ASH, colours.HALF["ayyubids"])
        self._rows(self.height - self.scale.edge, self.scale.edge, GRASS, palette.ASH, colours.HALF["crusaders"])
        if view.fire:
            flames = FLAMES if view.fed else FLAMES.replace(FIRE, EMBER)
            self._rows(first, rows, flames, palette.VERMILION, colours.BURNT)

    def _hills(self, spot: Spot, *, held: bool) -> None:
        """Two peaks over one broad hill, with their name where nobody stands on it."""
        base = spot.height if held else 1
        self.canvas.fill(spot.x - 1, spot.y + spot.height - base, spot.width + 2, base, colours.HILL)
        rows, reach = self.scale.space + spot.height - base, spot.width // 4
        halves = [max(1, round(reach * (row + 1) / (rows + 1))) for row in range(rows)]
        for row, half in enumerate(halves):
            left, right = ("▗▟", "▙▖") if half - ([1, *halves][row]) > 1 else ("▟", "▙")
            slope = left + "█" * (2 * half - 2 * len(left)) + right
            for peak in (spot.x + reach, spot.x + spot.width - reach):
                self.canvas.write(peak - half, spot.y - self.scale.space + row, slope, colours.HILL)
        if not held:
            name = self.names.say("ground-horns").center(spot.width)
            self.canvas.write(spot.x, spot.y + spot.height - 1, name, palette.INK)
