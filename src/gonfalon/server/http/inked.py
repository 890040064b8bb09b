"""Draws a diagram made of box-drawing characters as SVG: lines of ink, and the words in the page's own type."""

import re
from collections.abc import Iterator
from html import escape
from itertools import groupby

WIDE, HIGH = 8, 18
"""A character of the diagram, in the units of the drawing."""
_NORTH, _EAST, _SOUTH, _WEST = 1, 2, 4, 8
_LINES = {
    **{"─": _EAST | _WEST, "═": _EAST | _WEST, "│": _NORTH | _SOUTH},
    **{"┌": _EAST | _SOUTH, "┐": _SOUTH | _WEST, "└": _NORTH | _EAST, "┘": _NORTH | _WEST},
    **{"├": _NORTH | _EAST | _SOUTH, "┤": _NORTH | _SOUTH | _WEST, "╞": _NORTH | _EAST | _SOUTH},
    **{"╡": _NORTH | _SOUTH | _WEST, "┬": _EAST | _SOUTH | _WEST, "┴": _NORTH | _EAST | _WEST},
    **dict.fromkeys("┼╪", _NORTH | _EAST | _SOUTH | _WEST),
}
_HEADS = {"↑": 0, "→": 90, "↓": 180, "←": 270}
_RUN = re.compile(rf"[^\s{''.join(_LINES)}{''.join(_HEADS)}]+(?: [^\s{''.join(_LINES)}{''.join(_HEADS)}]+)*")
_NUMBER = re.compile(r"[+−-]?\d+")
_HEAD = "M0-6L4 4H-4ZM0 4V8"


def is_diagram(text: str) -> bool:
    """Boxes, and sums under a line."""
    return "───" in text


def inked(text: str) -> str:
    lines = text.rstrip("\n").split("\n")
    width, height = WIDE * max(map(len, lines)), HIGH * len(lines)
    heads = (
        f'<path d="{_HEAD}" transform="translate({_middle(column)} {_centre(row)}) rotate({_HEADS[sign]})"/>'
        for row, line in enumerate(lines)
        for column, sign in enumerate(line)
        if sign in _HEADS
    )
    words = (word for row in range(len(lines)) for word in _words(lines, row))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="inked" viewBox="0 0 {width} {height}" width="{width}">'
        f'<path d="{"".join(_strokes(lines))}" fill="none" stroke="var(--faint)" stroke-linecap="square"/>'
        f'<g fill="var(--vermilion)" stroke="var(--vermilion)">{"".join(heads)}</g>'
        f'<g fill="var(--ink)" font-size="16">{"".join(words)}</g></svg>'
    )


def _middle(column: float) -> float:
    return (column + 0.5) * WIDE


def _centre(row: int) -> float:
    return (row + 0.5) * HIGH


def _strokes(lines: list[str]) -> Iterator[str]:
    """Straight lines, each as long as it goes."""
    rows = [[_LINES.get(sign, 0) for sign in line] for line in lines]
    wide = max(map(len, rows))
    columns = [[row[at] if at < len(row) else 0 for row in rows] for at in range(wide)]
    for at, row in enumerate(rows):
        yield from (f"M{a * WIDE:g} {_centre(at):g}H{b * WIDE:g}" for a, b in _stretches(row, _WEST, _EAST))
    for at, column in enumerate(columns):
        yield from (f"M{_middle(at):g} {a * HIGH:g}V{b * HIGH:g}" for a, b in _stretches(column, _NORTH, _SOUTH))


def _stretches(signs: list[int], back: int, on: int) -> Iterator[tuple[float, float]]:
    """From where to where a line goes without a break, in characters; each has two halves."""
    halves = [bool(sign & side) for sign in signs for side in (back, on)]
    at = 0
    for drawn, same in groupby(halves):
        length = len(list(same))
        if drawn:
            yield at / 2, (at + length) / 2
        at += length


def _words(lines: list[str], row: int) -> Iterator[str]:
    """What stands in the middle of a box, or alone, is centred there; free numbers end where they were written, so
    that sums stand under each other; everything else begins where it was written."""
    line = lines[row]
    beside = {
        found.start() for near in (row - 1, row + 1) if 0 <= near < len(lines) for found in _RUN.finditer(lines[near])
    }
    for found in _RUN.finditer(line):
        before, after = line[: found.start()], line[found.end() :]
        left, right = len(before) - len(before.rstrip()), len(after) - len(after.lstrip())
        walls = {sign in _LINES for sign in (before.rstrip()[-1:], after.lstrip()[:1])}
        middle = left > 1 and abs(left - right) <= 1 if walls == {True} else left > 2
        centred = middle and found.start() not in beside
        x = (found.start() + found.end()) / 2 if centred else found.start()
        anchor = ' text-anchor="middle"' if centred else ""
        if walls == {False} and _NUMBER.fullmatch(found[0]):
            x, anchor = found.end(), ' text-anchor="end"'
        yield f'<text x="{x * WIDE:g}" y="{_centre(row) + 5:g}"{anchor}>{_capitals(found[0])}</text>'


def _capitals(said: str) -> str:
    """Words in capitals are set in small ones, which fit."""
    return re.sub(
        r"[^\W\d]{2,}", lambda word: f"<tspan>{word[0]}</tspan>" if word[0].isupper() else word[0], escape(said)
    )
