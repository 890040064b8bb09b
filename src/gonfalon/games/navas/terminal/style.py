"""Names, colours, sizes and counters of the board."""

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from gonfalon.games.navas.edition import SPECIALS, Card, Unit
from gonfalon.games.navas.game import Navas
from gonfalon.games.navas.interface.views import UnitView
from gonfalon.games.navas.rules.pieces import ROW, ZONE_NAMES
from gonfalon.terminal import palette
from gonfalon.terminal.canvas import Canvas
from gonfalon.terminal.palette import BONE, BRIGHT_GOLD, LAPIS, LIGHT_LAPIS, LIGHT_VERMILION, VERMILION


class Names:
    def __init__(self, game: Navas) -> None:
        self._teller = game.teller
        self.words = game.words
        self._units = {unit.tag: unit for unit in game.pieces.edition.units}
        self._cards = {card.name: card for card in game.pieces.edition.cards}

    def say(self, key: str, **facts: str | int) -> str:
        return self.words.say(key, facts)

    def unit(self, tag: str) -> Unit:
        return self._units[tag]

    def unit_name(self, tag: str) -> str:
        return self._teller.name(tag)

    def is_card(self, name: str) -> bool:
        return name in self._cards

    def card(self, name: str) -> Card:
        return self._cards[name]

    def side(self, side: str) -> str:
        return self.say(f"side-{side}")

    def special(self, name: str) -> str:
        return self.say(f"special-{name}") if name in SPECIALS else name

    def short(self, tag: str) -> str:
        """A word that fits under a counter; for unknown kinds of another edition, their first word."""
        unit = self.unit(tag)
        key = f"short-{unit.kind}"
        return self.say(key) if self.words.has(key) else self.unit_name(tag).split(" ")[0]

    def group(self, tags: Iterable[str]) -> str:
        """Several units in short words, identical ones counted: Haro, Jund ×2."""
        counted = Counter(self.short(tag) for tag in tags)
        return ", ".join(name if count == 1 else f"{name} ×{count}" for name, count in counted.items())

    def troops(self, units: list[UnitView]) -> str:
        """Who is in a zone and how strong they are together."""
        if not units:
            return self.say("do-empty")
        power = self.say("do-power", power=sum(unit.power for unit in units))
        return f"{self.group(unit.tag for unit in units)} · {power}"


# The background of a zone: normal, choosable, chosen.
MUSLIM_GROUND = ("#DAD8B9", "#E8E6CB", BONE)
CHRISTIAN_GROUND = ("#EDD3B6", "#F4E2CA", BONE)

SHIELD = {"muslim": LAPIS, "christian": VERMILION}
LIGHT = {"muslim": LIGHT_LAPIS, "christian": LIGHT_VERMILION}
COAT = {"aragon": ("‖", VERMILION, BRIGHT_GOLD), "castile": ("♜", BRIGHT_GOLD, VERMILION)}
COAT["navarre"] = ("╬", BRIGHT_GOLD, "#7A1F1F")


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


RIDER, ARCHER, TENT, STAR = "♞", "↑", "▲", "★"
POWER = {2: "II", 1: "I╱"}

# For each height: the rims of a filled round shield, a filled heater, an outlined round shield, an outlined heater. A
# dot is a cell of the shield's body, where signs and numbers can be drawn.
FILLED = {
    ("muslim", 2): ("▟..▙", "▜..▛"),
    ("christian", 2): ("....", "▝..▘"),
    ("muslim", 3): ("▗▟..▙▖", "......", "▝▜..▛▘"),
    ("christian", 3): ("......", "......", "▝▜..▛▘"),
    ("muslim", 4): ("▗▟████▙▖", "........", "........", "▝▜████▛▘"),
    ("christian", 4): ("████████", "........", "▐......▌", " ▝▜██▛▘ "),
}
OUTLINE = {
    ("muslim", 2): ("╭..╮", "╰..╯"),
    ("christian", 2): ("┌..┐", "╲..╱"),
    ("muslim", 3): ("╭─..─╮", "│....│", "╰────╯"),
    ("christian", 3): ("┌─..─┐", "│....│", " ╲__╱ "),
    ("muslim", 4): ("╭──────╮", "│......│", "│......│", "╰──────╯"),
    ("christian", 4): ("┌──────┐", "│......│", "╲......╱", " ╲____╱ "),
}
# Most of these cells are shield: painting the notch instead of the body leaves no seams.
NOTCH = {"▟": "▘", "▙": "▝", "▜": "▖", "▛": "▗", "█": " ", ".": " "}
SIGN_ROW = {2: 0, 3: 0, 4: 1}
POWER_ROW = {2: 1, 3: 1, 4: 2}


def draw(canvas: Canvas, x: int, y: int, unit: UnitView, known: Unit, scale: Scale) -> None:
    """Draw one counter with its upper left corner at (x, y)."""
    colour = palette.INK if known.special == "black-guard" else SHIELD[known.side]
    rims = (OUTLINE if unit.exhausted else FILLED)[known.side, scale.height]
    for row, rim in enumerate(rims, start=y):
        _rim(canvas, x, row, rim, colour, filled=not unit.exhausted)
    ink = colour if unit.exhausted else palette.BONE
    gold = palette.GOLD if unit.exhausted else palette.BRIGHT_GOLD
    middle = x + scale.width // 2 - 1
    canvas.write(middle, y + SIGN_ROW[scale.height], sign(known), ink, bold=True)
    canvas.write(middle + 1, y + SIGN_ROW[scale.height], STAR if known.special else " ", gold, bold=True)
    canvas.write(middle, y + POWER_ROW[scale.height], POWER[unit.power], ink, bold=True)


def _rim(canvas: Canvas, x: int, y: int, rim: str, colour: str, *, filled: bool) -> None:
    for place, char in enumerate(rim, start=x):
        if filled and char in NOTCH:
            canvas.write(place, y, NOTCH[char], canvas.ground(place, y), colour)
        elif char not in " .":
            canvas.write(place, y, char, colour, bold=not filled)


def sign(known: Unit) -> str:
    """The one sign of a unit that matters to the rules."""
    if known.special == "al-nasir":
        return TENT
    return RIDER if known.cavalry else ARCHER if known.archer else " "
