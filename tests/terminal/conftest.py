import pytest


@pytest.fixture(autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test saves its matches to its own folder."""
    monkeypatch.setenv("GONFALON_HOME", str(tmp_path_factory.mktemp("home")))
