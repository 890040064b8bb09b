"""The commands of docs/adding-a-game.md, run as the page gives them, with the example installed by pip."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs/adding-a-game.md"
GONFALON = [sys.executable, "-m", "gonfalon"]


def commands() -> list[str]:
    blocks = re.findall(r"^```\n(.*?)^```", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    lines = [line for block in blocks for line in block.splitlines()]
    return [line for line in lines if line.startswith(("pip ", "gonfalon "))]


def excerpts() -> list[str]:
    found = re.findall(
        r"<!-- run by tests/test_adding_a_game.py -->\n```\w+\n(.*?)^```",
        PAGE.read_text("utf-8"),
        re.MULTILINE | re.DOTALL,
    )
    return [line for excerpt in found for line in excerpt.splitlines() if line.strip(" .")]


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What the page's `pip install` makes, in a folder of its own."""
    folder = tmp_path_factory.mktemp("installed")
    install = next(command for command in commands() if command.startswith("pip install "))
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", "--no-build-isolation"]
    subprocess.run([*pip, "--target", str(folder), *install.split()[2:]], cwd=ROOT, check=True)
    return os.environ | {"PYTHONPATH": str(folder), "GONFALON_HOME": str(folder / "home"), "TERM": "xterm-256color"}


def test_page_has_commands() -> None:
    """Installing, listing, playing, proving and measuring are all on the page."""
    assert {" ".join(command.split()[:2]) for command in commands()} >= {
        "pip install",
        "gonfalon games",
        "gonfalon play",
        "gonfalon fuzz",
        "gonfalon bench",
    }


@pytest.mark.parametrize("line", excerpts())
def test_excerpt_is_of_the_example(line: str) -> None:
    """What the page shows of the example is there, to the letter."""
    files = [path.read_text("utf-8") for path in (ROOT / "examples/duel").iterdir() if path.is_file()]
    assert line.removesuffix(" ...") in "\n".join(files)


@pytest.mark.full
@pytest.mark.parametrize("command", [c for c in commands() if c.split()[1] in ("games", "fuzz", "bench")])
def test_command_runs(command: str, environment: dict[str, str], tmp_path: Path) -> None:
    """Each command that ends by itself ends well and speaks of the example."""
    run = [*GONFALON, *command.split()[1:]]
    said = subprocess.check_output(run, env=environment, cwd=tmp_path, text=True, timeout=PATIENCE)
    assert re.search("duel|games", said)
