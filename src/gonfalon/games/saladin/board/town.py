"""The town of Arsuf: walls, the lances that hold them, and the Order that waits inside."""

from gonfalon.drawing import palette
from gonfalon.drawing.canvas import Canvas
from gonfalon.games.saladin.board import colours
from gonfalon.games.saladin.board.cards import LANCE, OPEN
from gonfalon.games.saladin.board.field import TOWN, Spot
from gonfalon.games.saladin.board.names import Names
from gonfalon.games.saladin.view import SaladinView

ORDER = "●"


def draw(canvas: Canvas, spot: Spot, view: SaladinView, names: Names, *, choosable: bool) -> None:
    x, y, wide = spot.x, spot.y, spot.width
    canvas.write(x, y - 1, ("▄ " * wide)[: wide - wide % 2 - 1].center(wide), colours.TOWN)
    canvas.fill(x, y, wide, spot.height, colours.TOWN)
    first = y + spot.height // 4
    ink = colours.DARK["ayyubids"] if view.garrison else palette.DUST
    name = names.banner(TOWN)
    canvas.write(x + 2, first, name, palette.INK, bold=True)
    if choosable:
        canvas.write(x + 2 + len(name), first, OPEN, palette.WOOD, bold=True)
    canvas.write(x + wide - 4 - view.garrison, first, f"{LANCE * view.garrison} {view.garrison}", ink, bold=True)
    waits = view.garrison_orders > 0
    told = names.say("town-inside", orders=ORDER * view.garrison_orders) if waits else names.say("town-fallen")
    canvas.write(x + 2, first + 1, told, colours.DARK["crusaders"] if waits else palette.DUST, bold=waits)
