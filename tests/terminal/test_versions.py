"""Matches of several versions in the terminal: resumed, passed over, joined, or refused in a sentence."""

import random
from pathlib import Path

import pytest

from gonfalon.cli import main
from gonfalon.core import Fate, Match, Record, Setup, registry
from gonfalon.table.tickets import Ticket
from gonfalon.terminal.app import Gonfalon
from gonfalon.terminal.boards.plain import board_of
from gonfalon.terminal.join import CannotJoin, Joined, enter
from gonfalon.terminal.screens.curtain import Curtain
from gonfalon.terminal.session import saves
from gonfalon.wire.protocol import Act, NewMatch
from tests.core.coin import CoinState
from tests.core.coins import Coins, install
from tests.table.test_table import at
from tests.table.test_versions import begun_by
from tests.terminal import tables
from tests.terminal.hands import here, is_asked, play, until
from tests.terminal.tables import House
from tests.tiers import some

GOLDEN = Path(__file__).parent.parent / "golden"
SETUP = Setup("plain", {"rounds": "9"})
COINS = NewMatch("coins", "plain", {"rounds": "9"})


@pytest.fixture(autouse=True)
def coins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, monkeypatch)


def forget_old_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Coins, "rules_versions", (2,))


def kept(rules: int) -> Path:
    """A match that was left in the middle, against a bot."""
    match: Match[CoinState] = Match(Coins(rules), SETUP, {"right": "random"}, Fate(b"secret", [b"one", b"two"]))
    for word in ("write 1", "write 3", "write 1"):
        match.act(match.to_move, word)
    keeper = saves.Keeper.fresh(match, None)
    keeper.keep(match)
    return keeper.path


@pytest.mark.parametrize("rules", some((1, 2), 2))
async def test_resumed_by_its_own_rules(rules: int) -> None:
    """Matches with old and new rules go on side by side, each with its own; the next match gets the newest."""
    path = kept(rules)
    newest = registry.find("coins")
    app = Gonfalon(newest, board_of(newest), resume=path, rng=random.Random(1), pace=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: is_asked(pilot))
        match = here(pilot).match
        assert (match.game.rules_version, app.game.rules_version) == (rules, 2)
        await play(pilot, random.Random(2))
    record = saves.load(path)
    assert record.rules == rules
    assert Match.follow(record, registry.opened("coins", rules, record.digest)).result == record.result is not None


@pytest.mark.full
@pytest.mark.parametrize(("rules", "asked"), [(1, "lopez-de-haro"), (2, None)])
async def test_las_navas_goes_on_by_its_own_rules(rules: int, asked: str | None) -> None:
    """A match of Las Navas kept before its rules changed still offers the card of a leader who fell in the attack."""
    newest = registry.find("navas")
    record = Record.parse((GOLDEN / f"navas-{'' if rules == 1 else '2-'}fallen-leader.record").read_text("utf-8"))
    game = registry.opened("navas", rules, record.digest)
    match = Match.follow(record, game, until=2)
    match.players = dict.fromkeys(game.seats, "person")
    keeper = saves.Keeper.fresh(match, None)
    match.fate = record.revealed_fate(game.seats)
    keeper.keep(match)
    app = Gonfalon(newest, board_of(newest), resume=keeper.path, rng=random.Random(1), pace=0)
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: isinstance(pilot.app.screen, Curtain))
        await pilot.press("enter")
        await until(pilot, lambda: is_asked(pilot))
        here(pilot).match.act(1, "take haro=2")
        assert here(pilot).match.sight(1).view.offered == asked


def test_menu_passes_over_what_cannot_be_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    """The menu offers only matches that can go on with what is installed."""
    new, _ = kept(2), kept(1)
    forget_old_rules(monkeypatch)
    assert saves.latest_playable("coins") == new
    assert saves.latest_playable("navas") is None


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


@pytest.fixture
async def house(tmp_path: Path) -> House:
    return House(tmp_path)


async def test_joined_by_its_own_rules(house: House) -> None:
    """A match at a table is opened by the rules that the table names."""
    await house.open()
    try:
        match = await begun_by(house.table, COINS, rules=1)
        session = await enter(link_to(house, match))
        assert session.game.rules_version == 1
    finally:
        await house.close()


@pytest.mark.full
async def test_table_without_the_rules(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A running match is said to wait; of a finished one the record is saved here, as the table stored it."""
    await house.open()
    waiting, over = [await begun_by(house.table, COINS, rules=1) for _ in range(2)]
    await house.table.act(at(over, "left"), Act("c", 0, ["resign"]))
    record = await house.table.record(over, "left")
    await house.close()
    forget_old_rules(monkeypatch)
    await house.open()
    try:
        with pytest.raises(CannotJoin, match="It is kept, and waits"):
            await enter(link_to(house, waiting))
        with pytest.raises(CannotJoin, match="This match is over"):
            await enter(link_to(house, over))
        [path] = saves.folder().iterdir()
        assert path.read_text("utf-8") == record
    finally:
        await house.close()


@pytest.mark.full
async def test_rules_that_go_while_somebody_plays(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the table comes back without the rules, the player is told so, and the screen closes."""
    await house.open()
    match = await begun_by(house.table, COINS, rules=1)
    app = Joined(await enter(link_to(house, match)), pace=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await tables.at_table(pilot)
        await house.close()
        forget_old_rules(monkeypatch)
        await house.open()
        await tables.until(pilot, lambda: app._exit)
    assert app.return_code == 1
    await house.close()


def link_to(house: House, match: str) -> str:
    ticket = house.table.tickets.write(Ticket(match, "left", 2**31))
    return f"{house.address}/play/{match}#{ticket}"
