"""The chance to win over a match, drawn with block characters."""

from collections.abc import Iterator, Sequence

from gonfalon.cli.sentences import say

WIDTH = 60
ROWS = 5
BLOCKS = " ▁▂▃▄▅▆▇█"
MARGIN = 8
"""The columns before the first."""
LABELS = {0: 100, ROWS - 1: 0}
"""Percents beside the rows."""


def drawn_curve(chances: Sequence[float]) -> Iterator[str]:
    """Rows from top to bottom, each column as high as the chance was by then."""
    width = min(WIDTH, len(chances))
    heights = [round(chances[_last_in(column, width, len(chances))] * ROWS * 8) for column in range(width)]
    for row in range(ROWS):
        below = 8 * (ROWS - 1 - row)
        cells = "".join(BLOCKS[min(8, max(0, height - below))] for height in heights)
        label = say("review-percent", number=LABELS[row]) if row in LABELS else ""
        yield f"{label:>{MARGIN - 2}} │{cells}".rstrip()


def column_of(place: int, count: int) -> int:
    """The column in which a place of the list is drawn."""
    width = min(WIDTH, count)
    return place * width // count


def _last_in(column: int, width: int, count: int) -> int:
    """The last place of the list that is drawn in this column."""
    return -(-(column + 1) * count // width) - 1
