"""The whole page: the field with its heights and stakes, counters, and marks for what can be chosen."""

from collections.abc import Collection

from gonfalon.games.navas_hex.hexes import AROUND, NORTH, NORTH_EAST, NORTH_WEST, SOUTH, SOUTH_EAST, SOUTH_WEST
from gonfalon.games.navas_hex.rules.pieces import NONE
from gonfalon.games.navas_hex.rules.state import State
from gonfalon.games.navas_hex.terminal import style
from gonfalon.games.navas_hex.terminal.cursor import Eye
from gonfalon.games.navas_hex.terminal.style import CHOICE, Counters, Names, Scale, Size, person
from gonfalon.terminal import palette
from gonfalon.terminal.canvas import Canvas

DOTS = ("·", "∴", "∷")
"""One more height, more dots."""
STAKE, STAKES = "#", "▁"
# The rim of a near hex: cells with what stands there, by hexside; then the cells within, row by row.
RIMS = {
    NORTH: [(x, -1, "_") for x in range(2, 7)],
    NORTH_EAST: [(7, 0, "\\"), (8, 1, "\\")],
    SOUTH_EAST: [(8, 2, "/"), (7, 3, "/")],
    SOUTH: [(x, 3, "_") for x in range(2, 7)],
    SOUTH_WEST: [(0, 2, "\\"), (1, 3, "\\")],
    NORTH_WEST: [(1, 0, "/"), (0, 1, "/")],
}
INSIDE = ((2, 7), (1, 8), (1, 8), (2, 7))
# The cell beside a hex of the middle scale through which a hexside goes.
GAPS = {NORTH_EAST: (3, 0), SOUTH_EAST: (3, 1), NORTH_WEST: (-1, 0), SOUTH_WEST: (-1, 1)}


class Ground:
    def __init__(self, canvas: Canvas, scale: Scale) -> None:
        self.canvas, self.scale = canvas, scale

    def draw(self, s: State, hex_: int, x: int, y: int) -> None:
        level = s.pieces.ground.level[hex_]
        if self.scale.is_near:
            for row, (start, end) in enumerate(INSIDE):
                self.canvas.fill(x + start, y + row, end - start, 1, style.LEVELS[level])
            for way in RIMS:
                self.rim(way, x, y, style.LINES[level], back=style.LEVELS[level])
        else:
            self.canvas.fill(x, y, self.scale.across, self.scale.down, style.LEVELS[level])
        self._mark(s, hex_, x, y, DOTS[level], style.DOTS[level])

    def _mark(self, s: State, hex_: int, x: int, y: int, dot: str, colour: str) -> None:
        """The middle of a hex in which no unit stands, with its number if there is room."""
        who = person(s, hex_)
        middle = self.middle(x, y)
        self.canvas.write(*middle, who or dot, style.STANDARD_COLOUR if who else colour, bold=bool(who))
        if self.scale.is_near:
            self.canvas.write(x + 3, y + 2, s.pieces.ground.names[hex_][:3], colour)
            self.canvas.write(x + 6, y + 2, s.pieces.ground.names[hex_][3:], colour)

    def middle(self, x: int, y: int) -> tuple[int, int]:
        return (x + 4, y + 1) if self.scale.is_near else (x + self.scale.width // 2, y)

    def rim(self, way: int, x: int, y: int, fore: str, *, back: str | None = None, bold: bool = False) -> None:
        for across, down, sign in RIMS[way]:
            self.canvas.write(x + across, y + down, sign, fore, back, bold=bold)

    def wall(self, way: int, x: int, y: int) -> None:
        """An entrenched hexside, drawn from inside."""
        if self.scale.is_near:
            for across, down, _ in RIMS[way]:
                self.canvas.write(x + across, y + down, STAKE, style.STAKES, bold=True)
        elif self.scale.across > self.scale.width > 2 and way in GAPS:
            across, down = GAPS[way]
            self.canvas.write(x + across, y + down, STAKE, style.STAKES, bold=True)
        elif self.scale.across > self.scale.width > 2 and way == SOUTH:
            self.canvas.write(x, y + 1, STAKE * self.scale.width, style.STAKES)


CORNERS = "┏┓┗┛"
POINTERS = "▶◀"


class Page:
    def __init__(self, names: Names, eye: Eye, size: Size) -> None:
        self.eye, self.sheet = eye, eye.sheet
        self.scale, self.corner = eye.scale(size), eye.corner(size)
        self.canvas = Canvas(*size, palette.TEXT, palette.NIGHT)
        self.ground = Ground(self.canvas, self.scale)
        self.counters = Counters(names, self.canvas, self.scale)

    def draw(self, s: State, chosen: Collection[int], choosable: Collection[int]) -> Canvas:
        shown = [hex_ for hex_ in range(self.sheet.count) if self._is_shown(hex_)]
        for hex_ in shown:
            self.ground.draw(s, hex_, *self._cell(hex_))
        for hex_, way in s.pieces.ground.walls:
            self.ground.wall(way, *self._cell(hex_))
        for hex_ in chosen:
            self._ring(hex_)
        self._frame_cursor()
        for hex_ in shown:
            if s.at[hex_] != NONE:
                self.counters.draw(s, s.at[hex_], *self._cell(hex_), choosable=hex_ in choosable)
            elif hex_ in choosable:
                self.canvas.write(*self.ground.middle(*self._cell(hex_)), CHOICE, style.CHOICE_COLOUR, bold=True)
        if self._is_dense:
            for hex_ in chosen:
                self._tint(hex_, style.CURSOR, style.CHOSEN)
            self._tint(self.eye.cursor, palette.BONE, style.CURSOR)
        return self.canvas

    def _cell(self, hex_: int) -> tuple[int, int]:
        x, y = self.scale.cell(self.sheet, hex_)
        return x - self.corner[0], y - self.corner[1]

    def _is_shown(self, hex_: int) -> bool:
        x, y = self._cell(hex_)
        return -self.scale.across < x + 2 < self.canvas.width + 2 and -self.scale.down < y < self.canvas.height + 1

    def _ring(self, hex_: int) -> None:
        x, y = self._cell(hex_)
        if self.scale.is_near:
            for way in range(AROUND):
                self.ground.rim(way, x, y, style.CURSOR, back=style.CHOSEN, bold=True)
            return
        if not self._is_dense:
            self.canvas.fill(x - 1, y, self.scale.width + 2, self.scale.down, style.CHOSEN)
            self._beside(x, y, POINTERS)

    def _beside(self, x: int, y: int, signs: str) -> None:
        """Signs left and right of a hex, row by row."""
        for row in range(0, len(signs), 2):
            self.canvas.write(x - 1, y + row // 2, signs[row], style.CURSOR, bold=True)
            self.canvas.write(x + self.scale.width, y + row // 2, signs[row + 1], style.CURSOR, bold=True)

    def _frame_cursor(self) -> None:
        x, y = self._cell(self.eye.cursor)
        if self.scale.is_near:
            for sign, (across, down) in zip(CORNERS, ((1, 0), (7, 0), (1, 3), (7, 3)), strict=True):
                self.canvas.write(x + across, y + down, sign, style.CURSOR, bold=True)
        elif not self._is_dense:
            self._beside(x, y, CORNERS)

    @property
    def _is_dense(self) -> bool:
        """Whether counters leave no room for frames between them; then colours alone mark them."""
        return self.scale.across == self.scale.width and not self.scale.is_near

    def _tint(self, hex_: int, fore: str, back: str) -> None:
        x, y = self._cell(hex_)
        for place in range(self.scale.width):
            self.canvas.recolour(x + place, y, fore, back)
