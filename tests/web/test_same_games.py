"""The Python that browsers get plays the very same games as this one."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent


def _told(*command: str | Path) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True, cwd=ROOT, timeout=600).stdout.strip()


@pytest.mark.full
def test_same_games_in_a_browser() -> None:
    """Seeded games of every battle and the choices of seeded bots, by checksum and by word."""
    here = _told(sys.executable, HERE / "same_games.py")
    lab = ROOT / "src" / "gonfalon" / "lab"
    assert _told("node", HERE / "same_games.mjs", ROOT / "build" / "site", lab, HERE / "same_games.py") == here
