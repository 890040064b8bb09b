"""How large the page is drawn: the largest of three scales that fits, and where each zone is at that scale."""

from typing import NamedTuple

from gonfalon.games.navas.pieces import ROW, ZONE_NAMES

Size = tuple[int, int]

MARGIN = 2
ROWS = 6
HEAD = 1


class Scale(NamedTuple):
    """`width` and `height` of a counter, the `slot` it stands in, the `rows` of a zone; `names` under counters."""

    width: int
    height: int
    slot: int
    rows: int
    names: bool

    @property
    def zone_width(self) -> int:
        return ROW * self.slot - 1 + 2 * (self.slot - self.width - 1)

    @property
    def page(self) -> Size:
        return 2 * MARGIN + ROW * (self.zone_width + 1) + 1, HEAD + ROWS * (self.rows + 1) + 2

    def corner(self, zone: int) -> Size:
        """The upper left cell inside a zone."""
        row, column = divmod(zone, ROW)
        return MARGIN + 1 + column * (self.zone_width + 1), HEAD + 1 + row * (self.rows + 1)

    def slot_at(self, place: int) -> int:
        """Where a counter stands in its zone, counted from the zone's left."""
        return self.slot - self.width - 1 + place * self.slot


SCALES = (
    Scale(width=8, height=4, slot=10, rows=6, names=True),
    Scale(width=8, height=4, slot=9, rows=5, names=True),
    Scale(width=6, height=3, slot=8, rows=4, names=True),
    Scale(width=6, height=3, slot=7, rows=3, names=False),
    Scale(width=4, height=2, slot=5, rows=2, names=False),
)


def scale_for(size: Size) -> Scale:
    """The largest scale that fits; the smallest if none does."""
    fitting = [scale for scale in SCALES if scale.page[0] <= size[0] and scale.page[1] <= size[1]]
    return fitting[0] if fitting else SCALES[-1]


def offset(size: Size, scale: Scale) -> Size:
    """Where the page begins when it is centred."""
    return max(0, (size[0] - scale.page[0]) // 2), max(0, (size[1] - scale.page[1]) // 2)


def zone_at(x: int, y: int, size: Size) -> str | None:
    """The zone of a cell of the drawn page; borders belong to none."""
    scale = scale_for(size)
    left, top = offset(size, scale)
    for zone, name in enumerate(ZONE_NAMES):
        over, under = scale.corner(zone)
        if 0 <= x - left - over < scale.zone_width and 0 <= y - top - under < scale.rows:
            return name
    return None
