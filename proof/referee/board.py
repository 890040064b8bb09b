"""The map by the page (H1), in doubled coordinates: a hex is its column and twice its row, one more in odd columns."""

from collections.abc import Iterator
from fractions import Fraction
from functools import cache

Hex = tuple[int, int]
Offset = tuple[int, int]

N, NE, SE, S, SW, NW = range(6)
NAMES = ("N", "NE", "SE", "S", "SW", "NW")
STEPS: tuple[Offset, ...] = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
COLUMNS = 33


def parse(name: str) -> Hex:
    column, row = int(name[:2]), int(name[2:])
    return column, 2 * row + column % 2


def name_of(hex_: Hex) -> str:
    return f"{hex_[0]:02}{hex_[1] // 2:02}"


def rows(column: int) -> int:
    return 19 if column % 2 else 20


def is_on_map(hex_: Hex) -> bool:
    return 1 <= hex_[0] <= COLUMNS and 1 <= hex_[1] // 2 <= rows(hex_[0])


ALL = [parse(f"{column:02}{row:02}") for column in range(1, COLUMNS + 1) for row in range(1, rows(column) + 1)]
STANDARD = parse("1702")


def distance(one: Hex, other: Hex) -> int:
    across, along = abs(one[0] - other[0]), abs(one[1] - other[1])
    return across + max(0, (along - across) // 2)


def step(hex_: Hex, direction: int) -> Hex:
    """Perhaps off the map."""
    across, along = STEPS[direction % 6]
    return hex_[0] + across, hex_[1] + along


@cache
def around(hex_: Hex) -> tuple[Hex, ...]:
    """The neighbours on the map."""
    return tuple(near for near in (step(hex_, d) for d in range(6)) if is_on_map(near))


def direction(hex_: Hex, neighbour: Hex) -> int:
    return STEPS.index((neighbour[0] - hex_[0], neighbour[1] - hex_[1]))


@cache
def front(hex_: Hex, facing: int) -> frozenset[Hex]:
    """H1.4: the hex faced and its two neighbours."""
    return frozenset(step(hex_, facing + turn) for turn in (-1, 0, 1))


def level(hex_: Hex) -> int:
    """H1.3."""
    away = distance(hex_, STANDARD)
    return 2 if away <= 2 else 1 if away <= 5 else 0


def goes_in(start: Hex, end: Hex) -> bool:
    """H1.3: over the entrenchment, from outside."""
    return distance(start, STANDARD) == 3 and distance(end, STANDARD) == 2


@cache
def cost(start: Hex, end: Hex, mounted: bool) -> int:
    """H1.6: the MP of a step between neighbours."""
    up = max(0, level(end) - level(start))
    down = max(0, level(start) - level(end))
    over = goes_in(start, end)
    return 1 + 2 * up + down + over if mounted else 1 + up


def slope(start: Hex, end: Hex, charge: bool) -> int:
    """H1.6: the modifier of an attack from one hex on its neighbour."""
    return level(start) - level(end) - (goes_in(start, end) * (2 if charge else 1))


@cache
def in_cone(hex_: Hex, facing: int, target: Hex) -> bool:
    """H6.2: whether steps straight ahead and steps along one of the diagonals ahead lead there."""
    reach = distance(hex_, target)
    for diagonal in (facing - 1, facing + 1):
        for ahead in range(reach + 1):
            at = hex_
            for way in [facing] * ahead + [diagonal] * (reach - ahead):
                at = step(at, way)
            if at == target:
                return True
    return False


# With a hex of half-width 2 and half-height 1, centres lie at (3 columns, doubled row) and these are its sides:
_SIDES = ((0, 1, 1), (0, -1, 1), (1, 1, 2), (1, -1, 2), (-1, 1, 2), (-1, -1, 2))


@cache
def crossed(across: int, along: int) -> tuple[tuple[Offset, ...], ...]:
    """The hexes between two, by what a straight line from centre to centre passes: one alone, or two along whose common
    side it runs."""
    passed: dict[tuple[Fraction, Fraction], list[Offset]] = {}
    for offset in _near(across, along):
        inside = _inside(across, along, offset)
        if inside is not None:
            passed.setdefault(inside, []).append(offset)
    return tuple(tuple(offsets) for offsets in passed.values())


def _near(across: int, along: int) -> Iterator[Offset]:
    for x in range(-abs(across) - 1, abs(across) + 2):
        for y in range(-abs(along) - 2, abs(along) + 3):
            if (x + y) % 2 == 0 and (x, y) not in ((0, 0), (across, along)):
                yield x, y


def _inside(across: int, along: int, offset: Offset) -> tuple[Fraction, Fraction] | None:
    """The part of the line in this hex, its rim included; None if it is a point or nothing."""
    low, high = Fraction(0), Fraction(1)
    for a, b, most in _SIDES:
        grows = a * 3 * across + b * along
        room = most + a * 3 * offset[0] + b * offset[1]
        if grows == 0 and room < 0:
            return None
        if grows > 0:
            high = min(high, Fraction(room, grows))
        elif grows < 0:
            low = max(low, Fraction(room, grows))
    return (low, high) if low < high else None


def is_last_row(hex_: Hex, home: int) -> bool:
    """H9.2: whether the next row homeward is off the map."""
    return hex_[1] // 2 == (rows(hex_[0]) if home == S else 1)
