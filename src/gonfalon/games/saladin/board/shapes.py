"""The silhouettes of cards: heaters for Crusaders (flat top, pointed foot), round shields for Ayyubids.

In a rim, a dot is a cell of the body and a blank is not; all other characters are drawn.
"""

from gonfalon.drawing.canvas import Canvas

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
