"""The battlefield as a parchment page: three columns under their kings, six rows, the caliph's camp in its chains."""

from collections.abc import Callable, Collection

from gonfalon.games.navas.interface.views import NavasView, UnitView
from gonfalon.games.navas.rules.pieces import B1, COLUMN_COATS, MUSLIM_AREA, ROW, ZONE_NAMES
from gonfalon.games.navas.terminal import style
from gonfalon.games.navas.terminal.style import MARGIN, ROWS, Names, Scale
from gonfalon.terminal import palette
from gonfalon.terminal.canvas import Canvas

THIN = "┌─┐│└┘"
CHAIN = "╔═╗║╚╝"
RING = "┏━┓┃┗┛"
KINGS = ("peter-ii", "alfonso-viii", "sancho-vii")


class Page:
    """Draws one view at one scale."""

    def __init__(self, names: Names, scale: Scale) -> None:
        self.names = names
        self.scale = scale
        self.canvas = Canvas(*scale.page, palette.INK, palette.PARCHMENT)

    def draw(self, view: NavasView, chosen: Collection[str], choosable: Collection[str]) -> Canvas:
        self._grid()
        self._edges()
        for zone, name in enumerate(ZONE_NAMES):
            light = 2 if name in chosen else 1 if name in choosable else 0
            self._zone(zone, view.zones[name], light)
        self._camp()
        for marked, draw in ((choosable, self._mark_choosable), (chosen, self._mark_chosen)):
            self._each(marked, draw)
        return self.canvas

    def _camp(self) -> None:
        """The caliph's tent stands in a ring of chains."""
        self._ring(B1, CHAIN, palette.VERMILION)
        x, y = self.scale.corner(B1)
        name = f" {self.names.say('camp')} "
        left = x + self.scale.zone_width // 2 - len(name) // 2
        self.canvas.write(left, y + self.scale.rows, name, palette.VERMILION)

    def _each(self, marked: Collection[str], draw: Callable[[int], None]) -> None:
        for zone, name in enumerate(ZONE_NAMES):
            if name in marked:
                draw(zone)

    def _grid(self) -> None:
        for line in range(ROWS + 1):
            left, bar, cross, right = "┌─┬┐" if line == 0 else "└─┴┘" if line == ROWS else "├─┼┤"
            if line == ROWS // 2:
                left, bar, cross, right = "╞═╪╡"
            y = 1 + line * (self.scale.rows + 1)
            text = left + cross.join([bar * self.scale.zone_width] * ROW) + right
            self.canvas.write(MARGIN, y, text, palette.RULE)
        for column in range(ROW + 1):
            for y in range(1, self.canvas.height - 1):
                if (y - 1) % (self.scale.rows + 1):
                    self.canvas.write(MARGIN + column * (self.scale.zone_width + 1), y, "│", palette.RULE)

    def _edges(self) -> None:
        for column, coat in enumerate(COLUMN_COATS):
            x, _ = self.scale.corner(column)
            letter = "ABC"[column].center(self.scale.zone_width)
            self.canvas.write(x, 0, letter, palette.ASH, bold=True)
            self._banner(x, column, coat)
        for row in range(ROWS):
            y = self.scale.corner(row * ROW)[1] + (self.scale.rows - 1) // 2
            self.canvas.write(MARGIN - 1, y, str(row + 1), palette.ASH, bold=True)
            self.canvas.write(self.canvas.width - MARGIN, y, str(row + 1), palette.ASH, bold=True)

    def _banner(self, x: int, column: int, coat: str) -> None:
        """The king of a column under his arms."""
        sign, fore, back = style.COAT[coat]
        ink = palette.INK if coat == "aragon" else palette.BONE
        king = self.names.special(KINGS[column])
        name = f"♛ {king}" if len(king) + 6 <= self.scale.zone_width else king
        self.canvas.write(x, self.canvas.height - 1, name.center(self.scale.zone_width), ink, back, bold=True)
        ends = sign if len(name) + 8 > self.scale.zone_width else sign * 3
        self.canvas.write(x, self.canvas.height - 1, ends, fore, bold=True)
        self.canvas.write(x + self.scale.zone_width - len(ends), self.canvas.height - 1, ends, fore, bold=True)

    def _zone(self, zone: int, units: list[UnitView], light: int) -> None:
        x, y = self.scale.corner(zone)
        ground = (style.MUSLIM_GROUND if zone < MUSLIM_AREA else style.CHRISTIAN_GROUND)[light]
        self.canvas.fill(x, y, self.scale.zone_width, self.scale.rows, ground)
        above = (self.scale.rows - self.scale.height - self.scale.names) // 2
        for place, unit in enumerate(units):
            self._unit(x + self.scale.slot_at(place), y + above, unit)

    def _unit(self, x: int, y: int, unit: UnitView) -> None:
        style.draw(self.canvas, x, y, unit, self.names.unit(unit.tag), self.scale)
        if self.scale.names:
            name = self.names.short(unit.tag)[: self.scale.slot - 1]
            left = x + (self.scale.width - len(name)) // 2
            self.canvas.write(left, y + self.scale.height, name, palette.ASH if unit.exhausted else palette.INK)

    def _mark_choosable(self, zone: int) -> None:
        self._ring(zone, THIN, palette.GOLD)
        self._label(zone, f" {ZONE_NAMES[zone]} ", palette.INK, palette.BRIGHT_GOLD)

    def _mark_chosen(self, zone: int) -> None:
        self._ring(zone, RING, palette.GOLD)
        self._label(zone, f"◆{ZONE_NAMES[zone]}◆", palette.BONE, palette.GOLD)

    def _label(self, zone: int, text: str, fore: str, back: str) -> None:
        x, y = self.scale.corner(zone)
        self.canvas.write(x + 1, y - 1, text, fore, back, bold=True)

    def _ring(self, zone: int, chars: str, colour: str) -> None:
        x, y = self.scale.corner(zone)
        right, foot = x + self.scale.zone_width, y + self.scale.rows
        bar = chars[1] * self.scale.zone_width
        self.canvas.write(x - 1, y - 1, chars[0] + bar + chars[2], colour, bold=True)
        self.canvas.write(x - 1, foot, chars[4] + bar + chars[5], colour, bold=True)
        for row in range(y, foot):
            self.canvas.write(x - 1, row, chars[3], colour, bold=True)
            self.canvas.write(right, row, chars[3], colour, bold=True)
