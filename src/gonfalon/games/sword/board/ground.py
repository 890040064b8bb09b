"""The field under the counters: heights by shade and by dots, the entrenchment as a row of stakes, the standard."""

from gonfalon.drawing.canvas import Canvas
from gonfalon.games.sword.board import colours
from gonfalon.games.sword.board.counters import person
from gonfalon.games.sword.board.scales import Scale
from gonfalon.games.sword.hexes import NORTH, NORTH_EAST, NORTH_WEST, SOUTH, SOUTH_EAST, SOUTH_WEST
from gonfalon.games.sword.state import State

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
                self.canvas.fill(x + start, y + row, end - start, 1, colours.LEVELS[level])
            for way in RIMS:
                self.rim(way, x, y, colours.LINES[level], back=colours.LEVELS[level])
        else:
            self.canvas.fill(x, y, self.scale.across, self.scale.down, colours.LEVELS[level])
        self._mark(s, hex_, x, y, DOTS[level], colours.DOTS[level])

    def _mark(self, s: State, hex_: int, x: int, y: int, dot: str, colour: str) -> None:
        """The middle of a hex in which no unit stands, with its number if there is room."""
        who = person(s, hex_)
        middle = self.middle(x, y)
        self.canvas.write(*middle, who or dot, colours.STANDARD_COLOUR if who else colour, bold=bool(who))
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
                self.canvas.write(x + across, y + down, STAKE, colours.STAKES, bold=True)
        elif self.scale.across > self.scale.width > 2 and way in GAPS:
            across, down = GAPS[way]
            self.canvas.write(x + across, y + down, STAKE, colours.STAKES, bold=True)
        elif self.scale.across > self.scale.width > 2 and way == SOUTH:
            self.canvas.write(x, y + 1, STAKE * self.scale.width, colours.STAKES)
