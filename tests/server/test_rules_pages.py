"""Diagrams of words, drawn from their box-drawing characters."""

import re

from gonfalon.server.http.rules_pages import inked, is_diagram

BOXES = """
┌──────────┐
│  CHAOS   │ ──→ next <turn>
└──────────┘
"""


def test_what_is_a_diagram() -> None:
    """Boxes and a sum under a line are, a piece of the sheet of hexes is not."""
    assert is_diagram(BOXES)
    assert is_diagram("  3\n ───\n  6")
    assert not is_diagram(" _____\n/     \\")


def test_sums_stand_under_each_other() -> None:
    """In the page's own type numbers end in one column, whatever their signs and lengths."""
    drawn = inked("  card     6\n  charge  +5\n        ────\n  total   11\n")
    assert [text for text in re.findall(r"<text ([^>]*)>", drawn) if "end" in text] == [
        f'x="96" y="{y}" text-anchor="end"' for y in (14, 32, 68)
    ]
    assert ">total</text>" in drawn


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
