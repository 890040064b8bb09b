"""Matches of several versions in the terminal: resumed, passed over, joined, or refused in a sentence."""

import random
from pathlib import Path

import pytest

from gonfalon.cli import main
from gonfalon.core import Fate, Match, Record, Setup, registry
from gonfalon.protocol.requests import NewMatch
from gonfalon.server.tokens import Ticket
from gonfalon.terminal.app import Gonfalon
from gonfalon.terminal.board import board_of
from gonfalon.terminal.join import enter
from gonfalon.terminal.session import storage
from tests.core.coin import CoinState
from tests.core.coins import Coins, install
from tests.server.test_versions import begun_by, forget_old_rules
from tests.terminal.hands import here, is_asked, play, until
from tests.terminal.tables import House
from tests.tiers import some

SETUP = Setup("plain", {"rounds": "9"})
COINS = NewMatch("coins", "plain", {"rounds": "9"})


@pytest.fixture(autouse=True)
def coins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, monkeypatch)


def kept(rules: int) -> Path:
    """A match that was left in the middle, against a bot."""
    match: Match[CoinState] = Match(Coins(rules), SETUP, {"right": "random"}, Fate(b"secret", [b"one", b"two"]))
    for word in ("write 1", "write 3", "write 1"):
        match.act(match.to_move, word)
    keeper = storage.Keeper.fresh(match, None)
    keeper.keep(match)
    return keeper.path


@pytest.mark.parametrize("rules", some((1, 2), 2))
async def test_resumed_by_its_own_rules(rules: int) -> None:
    """Matches with old and new rules go on side by side, each with its own; the next match gets the newest."""
    path = kept(rules)
    newest = registry.find("coins")
    app = Gonfalon(newest, board_of(newest), resume=path, pace=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: is_asked(pilot))
        match = here(pilot).match
        assert (match.game.rules_version, app.game.rules_version) == (rules, 2)
        await play(pilot, random.Random(2))
    record = storage.load(path)
    assert record.rules == rules
    assert Match.follow(record, registry.opened("coins", rules, record.digest)).result == record.result is not None


def test_menu_passes_over_what_cannot_be_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    """The menu offers only matches that can go on with what is installed."""
    new, _ = kept(2), kept(1)
    forget_old_rules(monkeypatch)
    assert storage.latest_playable("coins") == new
    assert storage.latest_playable("navas") is None


def test_match_of_unknown_rules_is_not_resumed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Asked to resume it, by name or as the last one, we say which rules are missing and what is installed."""
    path = kept(1)
    forget_old_rules(monkeypatch)
    for arguments in (["play", "--resume", str(path)], ["play", "--resume"]):
        assert main(arguments) == 1
        told = capsys.readouterr().err
        assert "coins by rules 1 with edition" in told
        assert "Installed: rules 2" in told
        assert told.count("\n") == 1


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_record_of_unknown_rules(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A record is replayed and verified by its own rules; without them one sentence says what is missing."""
    file = tmp_path / "old.record"
    file.write_text(finished(1).text(), "utf-8")
    assert main([command, str(file)]) == 0
    capsys.readouterr()
    forget_old_rules(monkeypatch)
    assert main([command, str(file)]) == 1
    told = capsys.readouterr().err
    assert "coins by rules 1 with edition" in told
    assert told.count("\n") == 1


def finished(rules: int) -> Record:
    match: Match[CoinState] = Match(Coins(rules), SETUP, {}, Fate(b"secret", [b"one", b"two"]))
    while not match.result:
        match.act(match.to_move, "write 2")
    return match.record()


async def test_joined_by_its_own_rules(house: House) -> None:
    """A match at a table is opened by the rules that the table names."""
    match = await begun_by(house.table, COINS, rules=1)
    ticket = house.table.tickets.write(Ticket(match, "left", 2**31))
    session = await enter(f"{house.address}/play/{match}#{ticket}")
    assert session.game.rules_version == 1
