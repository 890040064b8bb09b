"""Units as they stand on the page: a letter for the kind, capital for Christians and small for Muslims, an arrow for
the facing, signs for states and persons."""

from gonfalon.drawing import palette
from gonfalon.drawing.canvas import Canvas
from gonfalon.games.sword.board import colours
from gonfalon.games.sword.board.names import Names
from gonfalon.games.sword.board.scales import RIM, Scale
from gonfalon.games.sword.pieces import CHRISTIAN, NONE, SIDES, TYPES
from gonfalon.games.sword.state import DISCOURAGED, LOST, RESTING, ROUTED, TIRED, VALIANT, State, is_

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
            self.canvas.write(x + 2, y, person(s, s.where[unit]), colours.CROWN if back else fore, back, bold=True)
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
            self.canvas.write(x + self.scale.width, y, CHOICE, colours.CHOICE_COLOUR, bold=True)
            return
        for place in range(self.scale.width):
            self.canvas.recolour(x + place, y, colours.CROWN if back else colours.CHOICE_COLOUR)

    def _near(self, s: State, unit: int, x: int, y: int, choosable: bool) -> None:
        """The banner above, kind, person and states in brackets, and strength, cohesion and movement."""
        fore, back, foot = _colours(s, unit)
        side = SIDES[s.pieces.side[unit]]
        name = self.names.short(s.pieces.banner[unit])
        self.canvas.write(x + 1, y, name.center(5), colours.DARK[side])
        left, right = (CHOICE, CHOICE) if choosable else BRACKETS[side]
        kind = TYPES[s.pieces.type[unit]]
        kind = kind.upper() if side == "christian" else kind.lower()
        inner = f"{kind}{person(s, s.where[unit]) or ' '}{signs(s, unit):<2}"
        self.canvas.write(x, y + 1, f"{left}{inner}{right}", fore, back, bold=True)
        self.canvas.write(x, y + 2, self.names.numbers(unit).center(7), fore, foot, bold=True)
        if back:
            self.canvas.recolour(x + 3, y + 1, colours.CROWN)
        if choosable:
            for place in (0, 6):
                self.canvas.recolour(x + place, y + 1, colours.CROWN if back else colours.CHOICE_COLOUR)
        if s.order[unit] != ROUTED:
            across, down = NOTCHES[s.facing[unit]]
            self.canvas.write(x - RIM + across, y + down, HEADS[s.facing[unit]], colours.DARK[side], bold=True)


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
    ink = palette.BONE if order == VALIANT else colours.DARK[side]
    return ink, colours.PAPER[side][order] or None, colours.FOOT[side][order] or None
