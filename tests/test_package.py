"""What is promised to whoever installs the package."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from importlib.metadata import entry_points
from importlib.resources import files
from pathlib import Path

import pytest

from gonfalon.core import registry

ROOT = Path(__file__).parent.parent
BUILD = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]
HOOK = BUILD["targets"]["wheel"]["hooks"]["mypyc"]


@pytest.mark.parametrize("pattern", HOOK["include"])
def test_module_to_compile_exists(pattern: str) -> None:
    """What is named for the compiled wheel is there, or would quietly stay interpreted; and it declares no structs."""
    left_out = [one.lstrip("/") for one in HOOK["exclude"]]
    found = [path for path in ROOT.glob(pattern.lstrip("/")) if not any(map(path.match, left_out))]
    assert found
    assert not [path for path in found if re.search(r"\((msgspec\.)?Struct\b", path.read_text("utf-8"))]


@pytest.mark.parametrize("group", ["gonfalon.games", "gonfalon.boards", "gonfalon.bots"])
def test_plugs_load(group: str) -> None:
    """Every game, board and bot that we announce can be loaded."""
    assert [plug.load() for plug in entry_points(group=group)]


@pytest.mark.parametrize("game", ["navas", "saladin", "sword"])
def test_rules_page_travels_with_its_game(game: str) -> None:
    """The players' rules page is readable from the package and is the one in docs."""
    page = files(registry.find(game).package).joinpath("rules.md").read_text("utf-8")
    assert page == (ROOT / f"docs/rules/{game}.md").read_text("utf-8")


PAGE = "src/gonfalon/server/page/index.html"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """As little of a checkout as can be packaged: nobody has built the browser's page in it."""
    folder = tmp_path / "checkout"
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "NOTICE", "src/gonfalon/__init__.py"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, folder / name)
    written(folder / "web/src/main.ts", at=1_000)
    return folder


def written(path: Path, at: float) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("")
    os.utime(path, (at, at))


def package(folder: Path, kind: str) -> "subprocess.CompletedProcess[str]":
    """Build where there is no npm."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", "built"]
    return subprocess.run(command, cwd=folder, env={"PATH": ""}, capture_output=True, text=True, check=False)


def wheel_of(folder: Path) -> list[str]:
    return zipfile.ZipFile(next((folder / "built").glob("*.whl"))).namelist()


@pytest.mark.parametrize("kind", ["wheel", "sdist"])
def test_no_package_without_a_page(checkout: Path, kind: str) -> None:
    """Where the browser's page is not built and cannot be, packaging stops and says the two ways out."""
    told = package(checkout, kind)
    assert told.returncode != 0
    assert "npm" in told.stderr
    assert "HATCH_BUILD_NO_HOOKS=true" in told.stderr
    assert not list(checkout.glob("built/*"))


def test_old_page_is_no_page(checkout: Path) -> None:
    """A page that is older than what it is made of is not packaged as if it were new."""
    written(checkout / PAGE, at=500)
    assert package(checkout, "wheel").returncode != 0
    written(checkout / PAGE, at=2_000)
    assert package(checkout, "wheel").returncode == 0
    assert PAGE.removeprefix("src/") in wheel_of(checkout)


def test_sentences_are_part_of_the_page(checkout: Path) -> None:
    """The page has the sentences of the Python side in it: when they change it is old."""
    written(checkout / PAGE, at=2_000)
    written(checkout / "src/gonfalon/core/en.ftl", at=3_000)
    assert package(checkout, "wheel").returncode != 0


def test_sdist_needs_no_node(checkout: Path, tmp_path: Path) -> None:
    """A source distribution brings the page, and is believed whatever the times of its files have become."""
    written(checkout / PAGE, at=2_000)
    assert package(checkout, "sdist").returncode == 0
    with tarfile.open(next(checkout.glob("built/*.tar.gz"))) as packed:
        packed.extractall(tmp_path, filter="data")
    sources = next(tmp_path.glob("gonfalon-*"))
    written(sources / "web/src/main.ts", at=4_000_000_000)
    assert package(sources, "wheel").returncode == 0
    assert PAGE.removeprefix("src/") in wheel_of(sources)
