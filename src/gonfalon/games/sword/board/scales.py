"""How large a hex is drawn. Far, the whole field fits the page; near, every number of a counter can be read."""

from typing import NamedTuple

from gonfalon.games.sword.hexes import Sheet

Size = tuple[int, int]
Cell = tuple[int, int]

EDGE = 1
"""Free cells around the sheet, for rims and marks."""


class Scale(NamedTuple):
    """Cells from one column of hexes to the next and from one row to the next, and the size of a counter."""

    across: int
    down: int
    width: int
    height: int

    @property
    def is_near(self) -> bool:
        """Whether hexes have rims."""
        return self.height == NEAR.height and self.across == NEAR.across

    def cell(self, sheet: Sheet, hex_: int) -> Cell:
        """The upper left cell of a hex on the sheet."""
        column, row = sheet.columns[hex_], sheet.rows[hex_]
        return EDGE + (column - 1) * self.across, EDGE + (row - 1) * self.down + column % 2 * (self.down // 2)

    def holds(self, x: int, y: int) -> bool:
        """Whether a cell, counted from the upper left one, is in the hex."""
        if not 0 <= y < self.down:
            return False
        slant = 1 if self.is_near and y in (0, self.down - 1) else 0
        return RIM * self.is_near + slant <= x < RIM * self.is_near + self.across - slant

    def sheet(self, sheet: Sheet) -> Size:
        """The cells of the whole field."""
        columns, rows = max(sheet.columns), max(sheet.rows)
        return columns * self.across + RIM * self.is_near + 2 * EDGE, rows * self.down + self.down // 2 + EDGE


RIM = 1
NEAR = Scale(7, 4, 7, 2)
MIDDLE = Scale(4, 2, 3, 2)
WHOLE = (Scale(3, 2, 2, 2), Scale(2, 1, 2, 1), Scale(1, 1, 1, 1))
"""The largest of these that fits is the far scale."""
FAR_TO_NEAR = ("far", "middle", "near")


def scale_for(name: str, sheet: Sheet, size: Size) -> Scale:
    if name != "far":
        return NEAR if name == "near" else MIDDLE
    return next((scale for scale in WHOLE if _fits(scale.sheet(sheet), size)), WHOLE[-1])


def _fits(inner: Size, outer: Size) -> bool:
    return inner[0] <= outer[0] and inner[1] <= outer[1]
