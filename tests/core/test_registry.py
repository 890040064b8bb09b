"""Which games are installed."""

from pathlib import Path

import pytest

from gonfalon.bots import Random
from gonfalon.core import registry


@pytest.fixture
def third_party(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package of somebody else's on the path, with a game and its board."""
    info = tmp_path / "tavern-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: tavern\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(
        "[gonfalon.games]\ncoin = tavern:game\n[gonfalon.boards]\ncoin = tavern:BOARD\n"
    )
    (tmp_path / "tavern.py").write_text(
        "from tests.core.coin import Coin\n"
        "BOARD = 'a table with a coin'\n"
        "def game(edition=None):\n"
        "    coin = Coin()\n"
        "    coin.given = edition\n"
        "    return coin\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


def test_ours_are_there() -> None:
    """Our own games plug themselves in like everybody's."""
    assert "navas" in registry.names()
    assert registry.find("navas").name == "navas"


@pytest.mark.parametrize("find", [registry.find, registry.board])
def test_unknown_game(find: type) -> None:
    """An unknown name is refused in plain words that tell what there is."""
    with pytest.raises(registry.UnknownGame, match=r"^There is no 'ludo' here\. Installed: .*navas"):
        find("ludo")


@pytest.mark.usefixtures("third_party")
def test_somebody_elses_game() -> None:
    """A third party's package adds a game and its board by being installed."""
    assert "coin" in registry.names()
    assert registry.find("coin").name == "coin"
    assert registry.board("coin") == "a table with a coin"


def test_bots_are_found_by_name() -> None:
    """Bots are announced like games; an unknown one is refused as a bot, and told what there is."""
    assert {"greedy", "random"} <= set(registry.bot_names())
    assert registry.bot("random") is Random
    with pytest.raises(registry.UnknownBot, match="There is no 'deep' here"):
        registry.bot("deep")


@pytest.mark.usefixtures("third_party")
def test_edition_is_handed_on() -> None:
    """The bytes of an edition file reach the game; without them it gets None and uses its own."""
    assert registry.find("coin", b"{}").given == b"{}"  # type: ignore[attr-defined]
    assert registry.find("coin").given is None  # type: ignore[attr-defined]


def test_gone_with_its_package() -> None:
    """Nothing is remembered of a package that is no longer there."""
    assert "coin" not in registry.names()


def test_nothing_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where there is no package at all, the refusal says so."""
    monkeypatch.setattr("sys.path", [])
    assert registry.names() == registry.bot_names() == []
    with pytest.raises(registry.UnknownGame, match="Installed: none"):
        registry.find("navas")


def test_two_packages_offer_the_same_name(third_party: Path) -> None:
    """A name that two packages offer is listed once."""
    second = third_party / "inn-1.0.dist-info"
    second.mkdir()
    (second / "METADATA").write_text("Metadata-Version: 2.1\nName: inn\nVersion: 1.0\n")
    (second / "entry_points.txt").write_text("[gonfalon.games]\ncoin = tavern:game\n")
    assert registry.names().count("coin") == 1


def test_game_that_cannot_be_loaded_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A package that fails takes no other game along: it is left out of what is offered, and the log names it."""
    info = tmp_path / "ruin-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: ruin\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[gonfalon.games]\nruin = ruin:game\n")
    (tmp_path / "ruin.py").write_text("raise SystemExit('no')")
    monkeypatch.syspath_prepend(tmp_path)
    assert "ruin" in registry.names()
    assert [game.name for game in registry.installed()] == [name for name in registry.names() if name != "ruin"]
    assert "the game 'ruin' is left out: SystemExit: no" in caplog.messages
