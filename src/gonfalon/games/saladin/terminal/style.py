"""Names, colours, sizes and shapes of the board."""

from typing import NamedTuple

from gonfalon.games.saladin.game import Saladin
from gonfalon.games.saladin.interface.views import BannerView, SaladinView
from gonfalon.games.saladin.rules.pieces import SIDES
from gonfalon.terminal.canvas import Canvas
from gonfalon.terminal.palette import BONE, BRIGHT_GOLD, INK, LAPIS, LIGHT_LAPIS, LIGHT_VERMILION, MALACHITE, VERMILION


class Names:
    def __init__(self, game: Saladin) -> None:
        self.teller, self.words, self.tell = game.teller, game.words, game.say
        self.pieces = game.pieces

    def say(self, key: str, **facts: str | int) -> str:
        return self.words.say(key, facts)

    def banner(self, tag: str) -> str:
        return self.teller.name(tag)

    def action(self, name: str) -> str:
        return self.teller.action(name)

    def side(self, side: str) -> str:
        return self.say(f"side-{side}")

    def leader(self, view: SaladinView, side: str) -> str:
        return self.teller.name(self.pieces[view.scenario].leaders[SIDES.index(side)])

    def gone(self, banner: BannerView) -> str:
        """What became of a Banner that is not in play."""
        return self.say(f"gone-{banner.place}", lances=banner.lances)


# The background: each side's half, the strip between them, and what the battles are known for.
HALF = {"ayyubids": "#DEDBC0", "crusaders": "#EFD9BC"}
ROAD = "#E3CFA4"
SEA = "#B9CCD6"
SURF = "#3F6487"
FOREST = "#C9D2AE"
SLOPE = "#E6CF9A"
HILL = "#B89A63"
BURNT = "#D9A65E"
TOWN = "#C4B08A"

SHIELD = {"ayyubids": LAPIS, "crusaders": VERMILION}
DARK = {"ayyubids": "#1F3A63", "crusaders": "#7E2218"}
PALE = {"ayyubids": "#B4C0CF", "crusaders": "#E2B7A5"}
LIGHT = {"ayyubids": LIGHT_LAPIS, "crusaders": LIGHT_VERMILION}
DICE = {"red": VERMILION, "green": MALACHITE}


class Arms(NamedTuple):
    sign: str
    fore: str
    back: str


# Arms as heralds know them, in one sign: Templars, Hospitallers, England, Burgundy, Champagne, Lusignan, Ibelin,
# Tripoli, Châtillon. A Banner of another edition bears a plain cross or rosette.
ARMS = {
    "richard": Arms("♔", BRIGHT_GOLD, "#7A1F1F"),
    "bourgogne": Arms("▞", BRIGHT_GOLD, LAPIS),
    "sable": Arms("✚", VERMILION, BONE),
    "ridefort": Arms("✚", VERMILION, BONE),
    "naplouse": Arms("✚", BONE, INK),
    "henry-ii": Arms("╲", BONE, LAPIS),
    "lusignan": Arms("≡", LAPIS, BONE),
    "d-ibelin": Arms("✠", VERMILION, BRIGHT_GOLD),
    "raymond-iii": Arms("✜", BRIGHT_GOLD, "#7A1F1F"),
    "chatillon": Arms("‖", BONE, "#7A1F1F"),
    "saladin": Arms("❁", VERMILION, BRIGHT_GOLD),
}
USUAL_ARMS = {"crusaders": Arms("✚", VERMILION, BONE), "ayyubids": Arms("✸", BRIGHT_GOLD, "#1B3357")}


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


# Most of these cells are body: painting the notch instead leaves no seams.
NOTCH = {"▟": "▘", "▙": "▝", "▜": "▖", "▛": "▗", ".": " "}


def draw(canvas: Canvas, x: int, y: int, rims: list[str], colour: str) -> None:
    for row, rim in enumerate(rims, start=y):
        for place, char in enumerate(rim, start=x):
            if char in NOTCH:
                canvas.write(place, row, NOTCH[char], canvas.ground(place, row) or colour, colour)
            elif char != " ":
                canvas.write(place, row, char, colour)


def rims(side: str, width: int, height: int) -> list[str]:
    return (_heater if side == "crusaders" else _round)(width, height)


def _heater(width: int, height: int) -> list[str]:
    whole = "." * width
    if height == 2:
        return [whole, _between("▝", "▘", width)]
    if height == 3:
        return [whole, whole, _between(" ▝▜", "▛▘ ", width)]
    return [*[whole] * (height - 2), _between("▝▜", "▛▘", width), _between("   ▝▜", "▛▘   ", width)]


def _round(width: int, height: int) -> list[str]:
    if height == 2:
        return [_between("▟", "▙", width), _between("▜", "▛", width)]
    whole = "." * width
    if height <= 4:
        return [_between("▗▟", "▙▖", width), *[whole] * (height - 2), _between("▝▜", "▛▘", width)]
    ends = [_between("  ▗▟", "▙▖  ", width), _between("▟", "▙", width)]
    return [*ends, *[whole] * (height - 4), _between("▜", "▛", width), _between("  ▝▜", "▛▘  ", width)]


def _between(left: str, right: str, width: int) -> str:
    return left + "." * (width - len(left) - len(right)) + right
