"""The examples of docs/research.md, run as the page gives them, and its figures."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from gonfalon.core import registry
from gonfalon.interop.battle import Battle

PAGE = (Path(__file__).parent.parent / "docs/research.md").read_text("utf-8")
EXAMPLES = dict(re.findall(r"<!-- run by tests/test_research\.py: (\w+) -->\n```python\n(.*?)```", PAGE, re.DOTALL))
ROWS = re.findall(r'^\| [^|]+ \| `"(\w+)", "([\w-]+)"` \| ([\d,]+) \| ([\d,]+) \| ([\d,]+) \|$', PAGE, re.MULTILINE)


@pytest.mark.full
@pytest.mark.parametrize("name", EXAMPLES)
def test_example(name: str, tmp_path: Path) -> None:
    """It is short, runs, and plays a battle to its end."""
    assert len(EXAMPLES[name].splitlines()) <= 30
    (tmp_path / "example.py").write_text(EXAMPLES[name])
    said = subprocess.check_output([sys.executable, "example.py"], cwd=tmp_path, text=True, timeout=60)
    assert re.search(r"After \d+ decisions", said)


@pytest.mark.parametrize("row", ROWS)
def test_figures(row: tuple[str, ...]) -> None:
    """The table says how many numbers a battle has."""
    battle = Battle(row[0], row[1])
    counted = [len(battle.numbers.actions), len(battle.numbers.outcomes), battle.entries]
    assert [int(figure.replace(",", "")) for figure in row[2:]] == counted


def test_table_is_complete() -> None:
    """Every battle is in it."""
    offered = {(game.name, one.name) for game in registry.installed() for one in game.scenarios}
    assert {row[:2] for row in ROWS} == offered
