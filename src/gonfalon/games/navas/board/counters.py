"""A unit as a shield: Christians on heaters (flat top, pointed foot), Muslims on round ones.

A fresh unit is a filled shield, an exhausted one only its outline. A Roman numeral is its power; a hurt unit has a
crack beside it.
"""

from gonfalon.drawing import palette
from gonfalon.drawing.canvas import Canvas
from gonfalon.games.navas.board import colours
from gonfalon.games.navas.board.scales import Scale
from gonfalon.games.navas.edition import Unit
from gonfalon.games.navas.view import UnitView

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
    colour = palette.INK if known.special == "black-guard" else colours.SHIELD[known.side]
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
