"""A third-party package with a bot, as pip would install it."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

LEFTY = """
from gonfalon.bots import Bot

class Lefty(Bot):
    about = {"en": "Takes the first that comes.", "es": "Toma lo primero que viene."}

    def choose(self, sight):
        print("hm")  # what a bot prints is nobody's answer
        return sight.legal[0]
"""

BROODING = """
import time
from gonfalon.bots import Random

class Brooding(Random):
    def choose(self, sight):
        while not self.watch(0.3):
            time.sleep(0.01)
        return super().choose(sight)
"""
"""A bot that thinks until somebody is in a hurry."""


@contextmanager
def installed(folder: Path, bots: dict[str, tuple[str, str]]) -> Iterator[None]:
    """Bots by name, each with the value of its entry point and the source of its module; for subprocesses too."""
    for name, (target, source) in bots.items():
        info = folder / f"inn_{name}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: inn-{name}\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(f"[gonfalon.bots]\n{name} = inn_{name}:{target}\n")
        (folder / f"inn_{name}.py").write_text(source)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(folder))
        patch.setenv("PYTHONPATH", str(folder), prepend=os.pathsep)
        try:
            yield
        finally:
            for name in bots:
                sys.modules.pop(f"inn_{name}", None)
