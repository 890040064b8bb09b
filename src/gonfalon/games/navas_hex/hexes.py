"""A sheet of hexes in columns: who is whose neighbour, how far and in which direction, and what lies between.

It knows no game. Hexes are numbered ccrr, column then row from the north-west, and go by their place in that list.
Columns with an odd number sit half a hex lower than the others.
"""

from functools import cache
from typing import Final

NORTH: Final = 0
NORTH_EAST: Final = 1
SOUTH_EAST: Final = 2
SOUTH: Final = 3
SOUTH_WEST: Final = 4
NORTH_WEST: Final = 5
DIRECTIONS: Final = ("N", "NE", "SE", "S", "SW", "NW")
AROUND: Final = 6
OFF: Final = -1
"""Stands for a hex that is not on the sheet."""

# One step in each direction, along a column's axis and along its slant.
_STEPS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
# The corners of a hex around its centre, thrice as fine, so that they are whole numbers.
_CORNERS: Final = ((1, -2), (2, -1), (1, 1), (-1, 2), (-2, 1), (-1, -1))


class Sheet:
    """Tables that are made once."""

    def __init__(self, columns: int, rows_odd: int, rows_even: int) -> None:
        self.names: list[str] = []
        self.columns: list[int] = []
        self.rows: list[int] = []
        self.numbers: dict[str, int] = {}
        self._axial: list[tuple[int, int]] = []
        self._at: dict[tuple[int, int], int] = {}
        for column in range(1, columns + 1):
            for row in range(1, (rows_odd if column % 2 else rows_even) + 1):
                self._add(column, row)
        self.count: int = len(self.names)
        self.neighbours: list[list[int]] = [self._around(hex_) for hex_ in range(self.count)]
        """By direction; OFF at the edge."""
        self.distances: list[bytes] = [self._row(hex_) for hex_ in range(self.count)]
        self.around: list[list[int]] = [[one for one in near if one != OFF] for near in self.neighbours]

    def _add(self, column: int, row: int) -> None:
        name = f"{column:02}{row:02}"
        place = (column, row - (column - column % 2) // 2)
        self.numbers[name] = len(self.names)
        self._at[place] = len(self.names)
        self.names.append(name)
        self.columns.append(column)
        self.rows.append(row)
        self._axial.append(place)

    def _around(self, hex_: int) -> list[int]:
        return [self.step(hex_, across, down) for across, down in _STEPS]

    def _row(self, hex_: int) -> bytes:
        return bytes([_length(self.offset(hex_, other)) for other in range(self.count)])

    def step(self, hex_: int, across: int, down: int) -> int:
        """The hex that lies so far from another, or OFF."""
        place = self._axial[hex_]
        return self._at.get((place[0] + across, place[1] + down), OFF)

    def offset(self, start: int, end: int) -> tuple[int, int]:
        a, b = self._axial[start], self._axial[end]
        return b[0] - a[0], b[1] - a[1]

    def within(self, centre: int, most: int) -> list[int]:
        """All hexes at most so far away, in order of their numbers."""
        row = self.distances[centre]
        return [hex_ for hex_ in range(self.count) if row[hex_] <= most]


@cache
def sheet_of(columns: int, rows_odd: int, rows_even: int) -> Sheet:
    """Every copy of a game shares it: measuring all distances takes half a second."""
    return Sheet(columns, rows_odd, rows_even)


def turned(direction: int, by: int) -> int:
    return (direction + by) % AROUND


def hexsides_between(one: int, other: int) -> int:
    """How many hexsides a turn from one direction to the other takes, the shorter way."""
    apart = (other - one) % AROUND
    return min(apart, AROUND - apart)


def in_cone(facing: int, offset: tuple[int, int]) -> bool:
    """Whether this lies ahead: some steps straight on and some along one of the two diagonals beside it."""
    return _spans(facing, turned(facing, 1), offset) or _spans(facing, turned(facing, -1), offset)


def _spans(one: int, other: int, offset: tuple[int, int]) -> bool:
    """Whether the offset is made of steps in these two directions, which are neighbours, none of them backwards."""
    (ax, ay), (bx, by), (x, y) = _STEPS[one], _STEPS[other], offset
    area = ax * by - ay * bx
    return (x * by - y * bx) * area >= 0 and (ax * y - ay * x) * area >= 0 and offset != (0, 0)


@cache
def crossed(offset: tuple[int, int]) -> list[tuple[tuple[int, int], ...]]:
    """What a straight line to this offset crosses between its ends: one hex at a time, or, where the line runs along a
    hexside, the two hexes beside it."""
    length = _length(offset)
    near = [(x, y) for x in range(-length, length + 1) for y in range(-length, length + 1)]
    between = [hex_ for hex_ in near if hex_ not in ((0, 0), offset) and _is_between(hex_, offset)]
    through = [hex_ for hex_ in between if _sides(hex_, offset) == {-1, 0, 1} or _sides(hex_, offset) == {-1, 1}]
    beside = [hex_ for hex_ in between if hex_ not in through and _touches(hex_, offset)]
    pairs = [(a, b) for a in beside for b in beside if a < b and _length((b[0] - a[0], b[1] - a[1])) == 1]
    along = [pair for pair in pairs if _sides(pair[0], offset) != _sides(pair[1], offset)]
    return [*((hex_,) for hex_ in through), *along]


def _length(offset: tuple[int, int]) -> int:
    x, y = offset
    return max(abs(x), abs(y), abs(x + y))


def _is_between(hex_: tuple[int, int], offset: tuple[int, int]) -> bool:
    rest = (offset[0] - hex_[0], offset[1] - hex_[1])
    return _length(hex_) <= _length(offset) and _length(rest) <= _length(offset)


def _corner_sides(hex_: tuple[int, int], offset: tuple[int, int]) -> list[int]:
    """On which side of the line each corner of a hex lies; 0 is on it."""
    found = []
    for across, down in _CORNERS:
        x, y = 3 * hex_[0] + across, 3 * hex_[1] + down
        turn = x * offset[1] - y * offset[0]
        found.append((turn > 0) - (turn < 0))
    return found


def _sides(hex_: tuple[int, int], offset: tuple[int, int]) -> set[int]:
    return set(_corner_sides(hex_, offset))


def _touches(hex_: tuple[int, int], offset: tuple[int, int]) -> bool:
    """Whether one of its hexsides lies on the line."""
    return _corner_sides(hex_, offset).count(0) == 2
