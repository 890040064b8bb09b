"""What is promised to whoever installs the package."""

import tomllib
from importlib.metadata import entry_points
from importlib.resources import files
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
BUILD = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]


@pytest.mark.parametrize("module", BUILD["targets"]["wheel"]["hooks"]["mypyc"]["include"])
def test_module_to_compile_exists(module: str) -> None:
    """Every module named for the compiled wheel is there: a wrong name would quietly stay interpreted."""
    assert (ROOT / module.lstrip("/")).is_file()


@pytest.mark.parametrize("group", ["gonfalon.games", "gonfalon.boards", "gonfalon.bots"])
def test_plugs_load(group: str) -> None:
    """Every game, board and bot that we announce can be loaded."""
    assert [plug.load() for plug in entry_points(group=group)]


def test_rules_page_travels_with_its_game() -> None:
    """The players' rules page is readable from the package and is the one in docs."""
    page = files("gonfalon.games.navas").joinpath("rules.md").read_text("utf-8")
    assert page == (ROOT / "docs/rules/navas.md").read_text("utf-8")
