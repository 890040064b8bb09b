"""How large the page is drawn: the largest of these scales that fits."""

from typing import NamedTuple

Size = tuple[int, int]

MARGIN = 1
PAIRS = 4
MORE_EDGE = 3
"""The most rows of wood and water that are added if there is room."""
APART = 3
"""Places in the rear of a line: two Banners and, at one side, a town or a hill."""


class Scale(NamedTuple):
    """Of a card in the line: its `width`, the `gap` beside it, its `body` and `lances` in rows. Of a card apart: its
    `rear` rows. Of the ground: the `strip` between the lines, the `edge`, and the `space` above and below cards."""

    width: int
    gap: int
    body: int
    lances: int
    rear: int
    strip: int
    edge: int
    space: int

    @property
    def inner(self) -> int:
        return PAIRS * (self.width + self.gap) - self.gap

    @property
    def page(self) -> Size:
        line = self.body + self.lances
        return self.inner + 2 * MARGIN, 2 * (self.edge + self.rear + self.space + line) + self.strip

    @property
    def apart(self) -> int:
        """The width of a card apart."""
        return (self.inner - (APART - 1) * self.gap) // APART

    def column(self, place: int) -> int:
        """Where a card of the line begins."""
        return MARGIN + place * (self.width + self.gap)

    def rear_column(self, place: int) -> int:
        """Where a card apart begins; the last one ends with the line."""
        spare = self.inner - APART * self.apart
        return MARGIN + place * self.apart + place * spare // (APART - 1)

    @property
    def far_rear(self) -> int:
        return self.edge

    @property
    def far_line(self) -> int:
        return self.edge + self.rear + self.space

    @property
    def middle(self) -> int:
        """The first row of the strip."""
        return self.far_line + self.body + self.lances

    @property
    def near_line(self) -> int:
        """The first row of the near line, where its lances stand."""
        return self.middle + self.strip

    @property
    def near_rear(self) -> int:
        return self.near_line + self.lances + self.body + self.space


SCALES = (
    Scale(width=24, gap=3, body=5, lances=3, rear=4, strip=9, edge=2, space=2),
    Scale(width=20, gap=2, body=4, lances=2, rear=3, strip=8, edge=2, space=1),
    Scale(width=17, gap=2, body=4, lances=2, rear=3, strip=7, edge=1, space=1),
    Scale(width=14, gap=1, body=3, lances=2, rear=3, strip=5, edge=1, space=1),
    Scale(width=11, gap=1, body=3, lances=1, rear=2, strip=5, edge=1, space=1),
)


def scale_for(size: Size) -> Scale:
    """The largest scale that fits; the smallest if none does."""
    fitting = [scale for scale in SCALES if scale.page[0] <= size[0] and scale.page[1] <= size[1]]
    scale = fitting[0] if fitting else SCALES[-1]
    spare = max(0, size[1] - scale.page[1])
    return scale._replace(edge=scale.edge + min(spare // 2, MORE_EDGE), strip=scale.strip + spare % 2)


def offset(size: Size, scale: Scale) -> Size:
    """Where the page begins when it is centred."""
    return max(0, (size[0] - scale.page[0]) // 2), max(0, (size[1] - scale.page[1]) // 2)
