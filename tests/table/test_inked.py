"""Diagrams of words, drawn from their box-drawing characters."""

import re

from gonfalon.table.http.inked import inked, is_diagram

BOXES = """
┌──────────┐
│  CHAOS   │ ──→ next <turn>
└──────────┘
"""


def test_what_is_a_diagram() -> None:
    """A sum under a line is none, and neither is a piece of the sheet of hexes."""
    assert is_diagram(BOXES)
    assert not is_diagram("  3\n ───\n  6")
    assert not is_diagram(" _____\n/     \\")


def test_lines_are_as_long_as_they_go() -> None:
    """Two sides of the box from corner to corner, two down, and the shaft of the arrow."""
    drawn = inked(BOXES)
    (lines,) = re.findall(r'<path d="([^"]*)" fill="none"', drawn)
    assert sorted(lines.replace("M", " M").split(" M")[1:]) == sorted(
        ["4 27H92", "104 45H120", "4 63H92", "4 27V63", "92 27V63"]
    )
    assert drawn.count("rotate(90)") == 1


def test_words_stay_in_their_place() -> None:
    """What stands in the middle of a box is centred there; what is written freely begins near its line."""
    drawn = inked(BOXES)
    assert '<text x="44" y="50" text-anchor="middle"><tspan>CHAOS</tspan></text>' in drawn
    assert 'x="136" y="50">next &lt;turn&gt;</text>' in drawn
