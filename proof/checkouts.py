"""Other checkouts of this project, measured beside this one."""

import os
import sys
from pathlib import Path

HERE = Path(__file__).parents[1]
GONFALON = (sys.executable, "-m", "gonfalon")
"""What is measured, and not what tests start, whose fate is always the same."""


def python_of(checkout: Path) -> Path:
    """Its own, or ours if it has none; `environment` then names its sources."""
    own = checkout / ".venv/bin/python"
    return own if own.exists() else Path(sys.executable)


def environment(checkout: Path) -> dict[str, str]:
    """In which Python finds what that checkout has before any others; what it has not comes from here."""
    return os.environ | {"PYTHONPATH": os.pathsep.join(map(str, (checkout / "src", checkout, HERE)))}
