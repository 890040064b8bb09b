"""Reading a rules page."""

from pathlib import Path

import pytest

from gonfalon.core.rulebook import read_rules, rule_ids, rule_text
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
