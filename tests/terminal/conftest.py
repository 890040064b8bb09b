import pytest


@pytest.fixture(autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test keeps its matches in a folder of its own."""
    monkeypatch.setenv("GONFALON_HOME", str(tmp_path_factory.mktemp("home")))
