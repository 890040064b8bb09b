"""A grid of character cells. Drawing in cells keeps every column straight, whatever is drawn over what."""

from functools import lru_cache
from itertools import groupby

from rich.style import Style
from rich.text import Text

Cell = tuple[str, str, str, bool]
"""A character, its colour, its background, and whether it is bold."""


@lru_cache(maxsize=512)
def _style(fore: str, back: str, bold: bool) -> Style:
    return Style(color=fore, bgcolor=back, bold=bold)


class Canvas:
    """Anything drawn beyond the edges is dropped."""

    def __init__(self, width: int, height: int, fore: str, back: str) -> None:
        self.width = width
        self.height = height
        self._cells: list[list[Cell]] = [[(" ", fore, back, False)] * width for _ in range(height)]

    def write(self, x: int, y: int, text: str, fore: str, back: str | None = None, *, bold: bool = False) -> None:
        """Write characters starting at (x, y). Without `back` each cell keeps its background."""
        if not 0 <= y < self.height:
            return
        for place, char in enumerate(text, start=x):
            if 0 <= place < self.width:
                self._cells[y][place] = (char, fore, back or self._cells[y][place][2], bold)

    def fill(self, x: int, y: int, width: int, height: int, back: str) -> None:
        for row in range(y, y + height):
            self.write(x, row, " " * width, back, back)

    def recolour(self, x: int, y: int, fore: str, back: str | None = None) -> None:
        """Give a cell other colours and leave its character."""
        if 0 <= y < self.height and 0 <= x < self.width:
            self.write(x, y, self._cells[y][x][0], fore, back, bold=True)

    def ground(self, x: int, y: int) -> str:
        return self._cells[y][x][2] if 0 <= y < self.height and 0 <= x < self.width else ""

    def paste(self, x: int, y: int, other: "Canvas") -> None:
        for row, cells in enumerate(other._cells, start=y):
            self._cells[row][x : x + other.width] = cells

    def text(self) -> Text:
        return Text("\n", no_wrap=True, end="").join(_line(row) for row in self._cells)


def _line(row: list[Cell]) -> Text:
    """Merges neighbours of the same style into one span, so that far fewer spans are painted."""
    line = Text(no_wrap=True, end="")
    for ink, cells in groupby(row, key=lambda cell: cell[1:]):
        line.append("".join(cell[0] for cell in cells), _style(*ink))
    return line
