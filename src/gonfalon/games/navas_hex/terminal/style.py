"""Names, colours, sizes and counters of the board."""

from typing import NamedTuple

from gonfalon.games.navas_hex.game import NavasHex
from gonfalon.games.navas_hex.hexes import DIRECTIONS, OFF, Sheet
from gonfalon.games.navas_hex.interface.view_builder import state_of
from gonfalon.games.navas_hex.interface.views import NavasHexView
from gonfalon.games.navas_hex.rules.fronts import way_to
from gonfalon.games.navas_hex.rules.pieces import CHRISTIAN, MARKERS, NONE, SIDES, TYPES
from gonfalon.games.navas_hex.rules.state import DISCOURAGED, LOST, ORDERS, RESTING, ROUTED, TIRED, VALIANT, State, is_
from gonfalon.terminal import palette
from gonfalon.terminal.canvas import Canvas
from gonfalon.terminal.palette import LIGHT_VERMILION

SHORT = 5
"""Letters of a banner that fit on a counter."""


class Names:
    def __init__(self, game: NavasHex) -> None:
        self.game, self.pieces = game, game.pieces
        self.teller, self.words = game.teller, game.words
        self._shown: tuple[NavasHexView, State] | None = None

    def say(self, key: str, **facts: str | int) -> str:
        return self.words.say(key, facts)

    def side(self, side: str) -> str:
        return self.say(f"side-{side}")

    def unit(self, tag: str) -> str:
        return self.teller.name(tag)

    def leader(self, tag: str) -> str:
        return self.teller.leader(tag)

    def short(self, banner: int) -> str:
        return self.pieces.banner_tags[banner][:SHORT].title()

    def numbers(self, unit: int) -> str:
        """What a counter shows."""
        pieces = self.pieces
        return f"{pieces.strength[unit]}-{pieces.cohesion[unit]}-{pieces.move[unit]}"

    def states(self, s: State, unit: int) -> list[str]:
        """What has to be said of a unit that is not Fresh and Valiant."""
        flags = {"tired": TIRED, "resting": RESTING}
        found = [name for name, flag in flags.items() if is_(s, unit, flag)]
        worse = [ORDERS[s.order[unit]]] if s.order[unit] else []
        return [self.say(f"state-{name}") for name in (*worse, *found)]

    def state(self, view: NavasHexView) -> State:
        """The position that a view shows; the last one is kept, because much is asked of it."""
        if self._shown is None or self._shown[0] is not view:
            self._shown = (view, state_of(self.pieces, view))
        return self._shown[1]

    @property
    def zones(self) -> set[str]:
        pieces = self.pieces
        return {*pieces.ground.names, *pieces.tags, *pieces.banner_tags, *MARKERS, *DIRECTIONS}

    def name(self, zone: str) -> str:
        """Of anything that can be pointed at."""
        if zone in DIRECTIONS:
            return self.say(f"facing-{zone.casefold()}")
        if zone in MARKERS:
            return self.say(f"marker-{zone}")
        return self.leader(zone) if zone in self.pieces.banner_tags else self.unit(zone)


def hex_of(s: State, zone: str) -> int:
    """Where a zone is now, or OFF."""
    pieces = s.pieces
    if zone in pieces.ground.numbers:
        return pieces.ground.numbers[zone]
    if zone in pieces.tag_numbers:
        return s.where[pieces.tag_numbers[zone]]
    if zone in pieces.banner_tags:
        leader = pieces.banner_tags.index(zone)
        return s.leader_at[leader] if s.leader[leader] < LOST else OFF
    if zone in MARKERS:
        return s.marker_at[MARKERS.index(zone)]
    around = turning_in(s)
    return pieces.ground.neighbours[around][DIRECTIONS.index(zone)] if around != OFF else OFF


def turning_in(s: State) -> int:
    """The hex of the unit that is asked which way it faces, or OFF."""
    if s.chosen_hex != NONE:
        return s.chosen_hex
    return s.where[s.chosen] if 0 <= s.chosen < s.pieces.units else OFF


def zones_of(s: State, hex_: int) -> list[str]:
    """Everything in a hex that can be pointed at, the likeliest first."""
    pieces = s.pieces
    unit = [pieces.tags[s.at[hex_]]] if s.at[hex_] != NONE else []
    leaders = [pieces.banner_tags[leader] for leader in range(pieces.banners) if _is_here(s, leader, hex_)]
    markers = [tag for tag, at in zip(MARKERS, s.marker_at, strict=True) if at == hex_]
    return [*unit, pieces.ground.names[hex_], *leaders, *markers, *_direction(s, hex_)]


def _is_here(s: State, leader: int, hex_: int) -> bool:
    return s.leader[leader] < LOST and s.leader_at[leader] == hex_


def _direction(s: State, hex_: int) -> list[str]:
    around = turning_in(s)
    way = way_to(s, around, hex_) if around != OFF else OFF
    return [DIRECTIONS[way]] if way != OFF else []


LEVELS = ("#EFE2C2", "#DCC692", "#C3A566")
LINES = ("#D6C49B", "#B99F68", "#94773F")
DOTS = ("#C9B98F", "#A3884F", "#7A5F2C")
STAKES = "#5B3A14"
STANDARD_COLOUR = "#7A1F6B"
GLOW = "#FFF3C4"
CHOSEN = "#F0C95A"
CHOICE_COLOUR = "#8A5A00"
CURSOR = "#1B1720"

LIGHT = {"christian": LIGHT_VERMILION, "moslem": "#7FBF9B"}
PAPER = {
    "christian": {VALIANT: "#C4493A", DISCOURAGED: "#EBC0AC", ROUTED: ""},
    "moslem": {VALIANT: "#1F5A41", DISCOURAGED: "#A9C9B4", ROUTED: ""},
}
"""Of a counter, by its state; a Routed unit has none left."""
FOOT = {
    "christian": {VALIANT: "#A93B2E", DISCOURAGED: "#E0AF99", ROUTED: ""},
    "moslem": {VALIANT: "#174A35", DISCOURAGED: "#97BAA4", ROUTED: ""},
}
"""Of its lower row, so that counters one above the other stay apart."""
DARK = {"christian": "#8E1D12", "moslem": "#0F3E2B"}
CROWN = "#FFD75E"


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


LETTERS = dict(zip(TYPES, "CHLPMIAB", strict=True))
ARROWS = ("↑", "↗", "↘", "↓", "↙", "↖")
LEADER, MARKER, STANDARD = "♛", "✚", "⚑"
TIRED_SIGN, RESTING_SIGN = "~", "z"
ORDER_SIGNS = {VALIANT: "", DISCOURAGED: "!", ROUTED: "×"}
BRACKETS = {"christian": ("[", "]"), "moslem": ("(", ")")}
CHOICE = "◆"
# Where on the rim of a near hex the facing is notched, by direction. Two that face each other share no cell.
NOTCHES = ((3, -1), (7, 0), (7, 3), (5, 3), (1, 3), (1, 0))
HEADS = ("▲", "◥", "◢", "▼", "◣", "◤")


class Counters:
    def __init__(self, names: Names, canvas: Canvas, scale: Scale) -> None:
        self.names, self.canvas, self.scale = names, canvas, scale

    def draw(self, s: State, unit: int, x: int, y: int, *, choosable: bool) -> None:
        """The counter of a unit in the hex that begins at this cell."""
        fore, back, foot = _colours(s, unit)
        if self.scale.is_near:
            self._near(s, unit, x + RIM, y, choosable)
            return
        for row, text in enumerate(self._lines(s, unit)):
            self.canvas.write(x, y + row, text.ljust(self.scale.width), fore, foot if row else back, bold=True)
        if self.scale.width > 2:
            self.canvas.write(x + 2, y, person(s, s.where[unit]), CROWN if back else fore, back, bold=True)
        if choosable:
            self._offer(x, y, back)

    def _lines(self, s: State, unit: int) -> list[str]:
        letter = letter_of(s, unit)
        facing = ARROWS[s.facing[unit]] if s.order[unit] != ROUTED else ORDER_SIGNS[ROUTED]
        strength = str(s.pieces.strength[unit]) if self.scale.width > 2 else ""
        lines = [f"{letter}{facing}", f"{strength}{signs(s, unit)}"]
        return [line[: self.scale.width] for line in lines[: self.scale.height]]

    def _offer(self, x: int, y: int, back: str | None) -> None:
        """A diamond beside the counter; where there is no room, its letter shines."""
        if self.scale.across > self.scale.width:
            self.canvas.write(x + self.scale.width, y, CHOICE, CHOICE_COLOUR, bold=True)
            return
        for place in range(self.scale.width):
            self.canvas.recolour(x + place, y, CROWN if back else CHOICE_COLOUR)

    def _near(self, s: State, unit: int, x: int, y: int, choosable: bool) -> None:
        """The banner above, kind, person and states in brackets, and strength, cohesion and movement."""
        fore, back, foot = _colours(s, unit)
        side = SIDES[s.pieces.side[unit]]
        name = self.names.short(s.pieces.banner[unit])
        self.canvas.write(x + 1, y, name.center(5), DARK[side])
        left, right = (CHOICE, CHOICE) if choosable else BRACKETS[side]
        kind = TYPES[s.pieces.type[unit]]
        kind = kind.upper() if side == "christian" else kind.lower()
        inner = f"{kind}{person(s, s.where[unit]) or ' '}{signs(s, unit):<2}"
        self.canvas.write(x, y + 1, f"{left}{inner}{right}", fore, back, bold=True)
        self.canvas.write(x, y + 2, self.names.numbers(unit).center(7), fore, foot, bold=True)
        if back:
            self.canvas.recolour(x + 3, y + 1, CROWN)
        if choosable:
            for place in (0, 6):
                self.canvas.recolour(x + place, y + 1, CROWN if back else CHOICE_COLOUR)
        if s.order[unit] != ROUTED:
            across, down = NOTCHES[s.facing[unit]]
            self.canvas.write(x - RIM + across, y + down, HEADS[s.facing[unit]], DARK[side], bold=True)


def letter_of(s: State, unit: int) -> str:
    letter = LETTERS[TYPES[s.pieces.type[unit]]]
    return letter if s.pieces.side[unit] == CHRISTIAN else letter.lower()


def signs(s: State, unit: int) -> str:
    tired = RESTING_SIGN if is_(s, unit, RESTING) else TIRED_SIGN if is_(s, unit, TIRED) else ""
    return f"{ORDER_SIGNS[s.order[unit]]}{tired}"


def person(s: State, hex_: int) -> str:
    """Who stands in a hex besides the unit: a leader before a marker before the standard."""
    if any(s.leader[leader] < LOST and at == hex_ for leader, at in enumerate(s.leader_at)):
        return LEADER
    if hex_ in s.marker_at and hex_ != NONE:
        return MARKER
    return STANDARD if hex_ == s.pieces.ground.standard else ""


def _colours(s: State, unit: int) -> tuple[str, str | None, str | None]:
    """Of the letters, and of the counter above and below."""
    side, order = SIDES[s.pieces.side[unit]], s.order[unit]
    ink = palette.BONE if order == VALIANT else DARK[side]
    return ink, PAPER[side][order] or None, FOOT[side][order] or None
