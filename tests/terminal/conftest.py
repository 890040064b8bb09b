import pytest
from textual import _wait


@pytest.fixture(autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test saves its matches to its own folder."""
    monkeypatch.setenv("GONFALON_HOME", str(tmp_path_factory.mktemp("home")))


@pytest.fixture(autouse=True)
def quick_pilot(monkeypatch: pytest.MonkeyPatch) -> None:
    """After every key a pilot waits until nothing is left to do: by itself it looks for that only every 20 ms."""
    monkeypatch.setattr(_wait, "SLEEP_GRANULARITY", 1 / 250)
    monkeypatch.setattr(_wait, "SLEEP_IDLE", 1 / 250 / 10)
