"""Bots choose the same in every build, on every version of Python and every machine."""

import ast
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import gonfalon
from gonfalon.lab.runs.planned import battle_of
from proof.choices import FEW, FILE, checksum, choices, positions_of

SOURCE = Path(gonfalon.__path__[0])
BOTS = ("greedy", "levels", "plans", "search", "tree", "value")
JUDGING = ("ai.py", "ai/*.py", "interface/guess.py")
MODULES = [
    *(SOURCE / "bots" / f"{name}.py" for name in BOTS),
    *(path for name in JUDGING for path in sorted(SOURCE.glob(f"games/*/{name}"))),
    SOURCE / "core" / "logistic.py",
]
WHOLE_NUMBERS = {"plans.py": 2, "tree.py": 1, "ai.py": 1, "guess.py": 1, "placement.py": 1}
"""How many sums of whole numbers there are: those of floats differ."""


def used(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module == "math":
            yield from (f"math.{alias.name}" for alias in node.names if alias.name != "sqrt")
        elif isinstance(node, ast.ImportFrom) and node.module == "time":
            yield "time"
        elif isinstance(node, ast.Attribute) and ast.unparse(node.value).endswith("rng") and node.attr != "random":
            yield f"rng.{node.attr}"
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Pow):
            yield "**"


@pytest.mark.parametrize("path", MODULES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_nothing_differs_between_machines(path: Path) -> None:
    """No exponential, no clock, no lot but by `random`, and no sum but of whole numbers decides anything."""
    tree = ast.parse(path.read_text("utf-8"))
    assert list(used(tree)) == []
    sums = [node for node in ast.walk(tree) if isinstance(node, ast.Name) and node.id == "sum"]
    assert len(sums) <= WHOLE_NUMBERS.get(path.name, 0)


@pytest.mark.parametrize("battle", ["navas-basic", "hattin"])
@pytest.mark.parametrize("level", ["page", "squire", "sergeant"])
def test_the_same_choices(battle: str, level: str) -> None:
    """`scripts/prove choices` compares many more, and all levels."""
    known = json.loads(FILE.read_text())[battle][level]
    asked = battle_of(battle, {})
    assert checksum(list(choices(asked, level, positions_of(asked, FEW)))) == known[0]
