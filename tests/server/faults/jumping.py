"""The `gonfalon` command with a wall clock that can be set: the first argument is a file with seconds to add to it."""

import sys
import time
from pathlib import Path

from gonfalon.cli import main

_honest = time.time_ns


def _set(file: Path) -> None:
    def time_ns() -> int:
        return _honest() + int(file.read_text() or "0") * 1_000_000_000

    time.time_ns = time_ns
    time.time = lambda: time_ns() / 1e9


if __name__ == "__main__":
    _set(Path(sys.argv.pop(1)))
    sys.exit(main())
