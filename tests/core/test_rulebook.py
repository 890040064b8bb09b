"""Reading a rules page."""

from pathlib import Path

import pytest

from gonfalon.core.texts import Drawing, drawing_of, in_plain_text, read_drawing, read_rules, rule_ids, rule_text
from tests.core.coin import Coin
from tests.core.stories import navas

PAGE = """# A game

**R1.1** The first rule,
over two lines.

- **R1.2** In a list.
* **R1.3** Another list, which speaks of **R1.1** in passing.

## Chapter

  **R2.10** Indented, and the last.
"""


def test_a_page_for_every_reader(tmp_path: Path) -> None:
    """A translation lies beside the English page, which serves whoever has none."""
    (tmp_path / "rules.md").write_text("# A game")
    (tmp_path / "rules.es.md").write_text("# Un juego")
    assert [read_rules(tmp_path, language) for language in ("en", "es", "fr")] == ["# A game", "# Un juego", "# A game"]


@pytest.mark.parametrize(
    ("info", "drawing"),
    [
        ("figure field", Drawing("field", "")),
        ("figure field 1 the camp", Drawing("field", "1 the camp")),
        ("figure ../games/figures/field.svg 1 the camp", Drawing("field", "1 the camp")),
        ("", None),
        ("python", None),
        ("figure ../../secret", Drawing("secret", "")),
        ("figure Field!", None),
    ],
)
def test_a_block_is_named_for_its_drawing(info: str, drawing: Drawing | None) -> None:
    """A name is a plain word, wherever its file is said to lie; the rest is the caption."""
    assert drawing_of(info) == drawing


def test_drawings_of_a_package(tmp_path: Path) -> None:
    """A drawing that is not there is none."""
    (tmp_path / "figures").mkdir()
    (tmp_path / "figures/field.svg").write_text("<svg/>")
    assert read_drawing(tmp_path, "field") == "<svg/>"
    assert read_drawing(tmp_path, "camp") is None


def test_a_terminal_leaves_images_out() -> None:
    """What is only a picture is gone with the blank line after it; a named block stays as text."""
    page = "One.\n\n![A picture](figures/a.svg)\n\nTwo, ![not alone](b.svg).\n\n```figure c\n+-+\n```\n"
    assert in_plain_text(page) == "One.\n\nTwo, ![not alone](b.svg).\n\n```figure c\n+-+\n```\n"


def test_rules_in_order() -> None:
    """A rule is an id in bold at the beginning of a line; a mention inside a line is none."""
    assert rule_ids(PAGE) == ["R1.1", "R1.2", "R1.3", "R2.10"]


@pytest.mark.parametrize(
    ("rule", "text"),
    [
        ("R1.1", "**R1.1** The first rule,\nover two lines."),
        ("r1.2", "- **R1.2** In a list."),
        ("R1.3", "* **R1.3** Another list, which speaks of **R1.1** in passing."),
        ("R2.10", "**R2.10** Indented, and the last."),
    ],
)
def test_rule_ends_where_the_next_begins(rule: str, text: str) -> None:
    """A rule's text goes to the next rule, heading or the end; ids are found in any case."""
    assert rule_text(PAGE, rule) == text


@pytest.mark.parametrize("rule", ["R9.9", "R1", "", "R1.10"])
def test_no_such_rule(rule: str) -> None:
    """Asking for a rule that the page does not have gives nothing."""
    assert rule_text(PAGE, rule) is None


def test_every_rule_has_a_text() -> None:
    """Every id on a page leads to its text, in the smallest game and in a real one."""
    for page in (Coin().rules_page(), navas().rules_page()):
        assert rule_ids(page)
        assert all(rule in (rule_text(page, rule) or "") for rule in rule_ids(page))
        assert len(set(rule_ids(page))) == len(rule_ids(page))
