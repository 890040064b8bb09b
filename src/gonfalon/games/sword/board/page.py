"""The whole page: ground, counters, and marks for what is chosen, what can be chosen, and the cursor."""

from collections.abc import Collection

from gonfalon.drawing import palette
from gonfalon.drawing.canvas import Canvas
from gonfalon.games.sword.board import colours
from gonfalon.games.sword.board.counters import CHOICE, Counters
from gonfalon.games.sword.board.eye import Eye
from gonfalon.games.sword.board.ground import Ground
from gonfalon.games.sword.board.names import Names
from gonfalon.games.sword.board.scales import Size
from gonfalon.games.sword.hexes import AROUND
from gonfalon.games.sword.pieces import NONE
from gonfalon.games.sword.state import State

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
                self.canvas.write(*self.ground.middle(*self._cell(hex_)), CHOICE, colours.CHOICE_COLOUR, bold=True)
        if self._is_dense:
            for hex_ in chosen:
                self._tint(hex_, colours.CURSOR, colours.CHOSEN)
            self._tint(self.eye.cursor, palette.BONE, colours.CURSOR)
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
                self.ground.rim(way, x, y, colours.CURSOR, back=colours.CHOSEN, bold=True)
            return
        if not self._is_dense:
            self.canvas.fill(x - 1, y, self.scale.width + 2, self.scale.down, colours.CHOSEN)
            self._beside(x, y, POINTERS)

    def _beside(self, x: int, y: int, signs: str) -> None:
        """Signs left and right of a hex, row by row."""
        for row in range(0, len(signs), 2):
            self.canvas.write(x - 1, y + row // 2, signs[row], colours.CURSOR, bold=True)
            self.canvas.write(x + self.scale.width, y + row // 2, signs[row + 1], colours.CURSOR, bold=True)

    def _frame_cursor(self) -> None:
        x, y = self._cell(self.eye.cursor)
        if self.scale.is_near:
            for sign, (across, down) in zip(CORNERS, ((1, 0), (7, 0), (1, 3), (7, 3)), strict=True):
                self.canvas.write(x + across, y + down, sign, colours.CURSOR, bold=True)
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
