"""The benchmark: its games are always the same, and it measures only what it says."""

import os
import shutil
import subprocess
import sys
import zipfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import msgspec
import pytest

from gonfalon.cli import main
from gonfalon.core import registry
from gonfalon.lab.bench import Contender
from gonfalon.lab.bench_worker import SEED
from gonfalon.lab.random_games import checksum

ROOT = Path(__file__).parent.parent.parent

COURSES = [
    ("navas", 200, "191608cf877a35e2"),
    ("saladin", 200, "35eefbe14f380e59"),
    ("sword", 8, "bd7e1f59274ad01d"),
]


def test_checksum_depends_on_the_games() -> None:
    """Other seeds, other games, another checksum; the same seeds, the same."""
    game = registry.find("navas")
    assert checksum(game, 4, seed=1) == checksum(game, 4, seed=1) != checksum(game, 4, seed=2)


@pytest.mark.full
@pytest.mark.parametrize(("name", "games", "course"), COURSES)
def test_games_of_the_bench(name: str, games: int, course: str) -> None:
    """The games that the benchmark compares are played as they always were."""
    assert checksum(registry.find(name), games, SEED) == course


def test_contender_that_dies_is_said() -> None:
    """A process that stops is an error with its name, not a hang."""
    with pytest.raises(RuntimeError, match="broken stopped unexpectedly"):
        Contender("broken", [sys.executable, "-c", ""])


@pytest.fixture(scope="module")
def pure_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel of these sources in which nothing is compiled."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, env=os.environ | {"HATCH_BUILD_NO_HOOKS": "true"}, check=True)
    return next(folder.glob("*.whl"))


@pytest.mark.full
def test_wheel_that_is_not_compiled_is_refused(pure_wheel: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What is measured as compiled is compiled: a pure wheel is refused, and said to be one."""
    assert main(["bench", "navas", "--seconds", "0.25", "--wheel", str(pure_wheel)]) == 1
    told = capsys.readouterr()
    assert "not compiled, gonfalon.core.logistic first" in told.err
    assert "decisions/s" not in told.out


@pytest.mark.full
def test_wheel_of_other_sources_is_refused(
    pure_wheel: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A wheel that was built before the sources were changed is not taken for theirs."""
    stale = tmp_path / pure_wheel.name
    shutil.copy(pure_wheel, stale)
    with zipfile.ZipFile(stale, "a") as wheel:
        wheel.writestr("gonfalon/core/since_deleted.py", "")
    assert main(["bench", "navas", "--seconds", "0.25", "--wheel", str(stale)]) == 1
    assert "gonfalon/core/since_deleted.py" in capsys.readouterr().err


@pytest.mark.full
def test_interpreted_in_an_ordinary_install(pure_wheel: Path, tmp_path: Path) -> None:
    """Beside the packages that it needs, wherever that is, Gonfalon ignores its own compiled modules and no others."""
    packages = tmp_path / "gonfalon-on-trial/site-packages"
    zipfile.ZipFile(pure_wheel).extractall(packages)
    shutil.copytree(Path(msgspec.__file__).parent, packages / "msgspec")
    (packages / f"gonfalon/core/rules{EXTENSION_SUFFIXES[0]}").write_text("not what is measured here")
    worker = [sys.executable, "-m", "gonfalon.lab.bench_worker", "interpreted", "navas"]
    told = subprocess.run(
        worker,
        input="misbuilt\nchecksum\n",
        env=os.environ | {"PYTHONPATH": str(packages)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.stdout.splitlines() == ["[]", f'"{COURSES[0][2]}"'], told.stderr
