from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from textual import _wait

from gonfalon.core.fate import Fate
from tests.terminal.tables import House


@pytest.fixture(autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test saves its matches to its own folder."""
    monkeypatch.setenv("GONFALON_HOME", str(tmp_path_factory.mktemp("home")))


@pytest.fixture(autouse=True)
def same_fate_without_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches on one machine and their bots have the same fate in every run, if the test names none."""
    monkeypatch.setattr(Fate, "fresh", lambda seats: Fate(b"fresh", [b""] * seats))


@pytest.fixture(autouse=True)
def quick_pilot(monkeypatch: pytest.MonkeyPatch) -> None:
    """After every key a pilot waits until nothing is left to do: by itself it looks for that only every 20 ms."""
    monkeypatch.setattr(_wait, "SLEEP_GRANULARITY", 1 / 250)
    monkeypatch.setattr(_wait, "SLEEP_IDLE", 1 / 250 / 10)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """A table that is open."""
    house = House(tmp_path)
    await house.open()
    yield house
    await house.close()
