"""Whatever happens, a match can be ended: by its keeper, or by the players of one that cannot be opened."""

import logging

import msgspec
import pytest

from gonfalon.core import Match, Record, Result, registry
from gonfalon.protocol.requests import Act, NewMatch, Say
from gonfalon.server.background import DAY, BackgroundWork
from gonfalon.server.bots.answering import answer_for_bot
from gonfalon.server.bots.thinking import Question
from gonfalon.server.matches import ending
from gonfalon.server.stores.interface import NoticeKind
from tests.core.coins import Coins
from tests.server.matches import Site, at, begun, found, rewrite, trouble
from tests.server.test_versions import COINS, begun_by, forget_old_rules, play

pytestmark = pytest.mark.usefixtures("coins")
CLOSED = Result(None, "closed", "-")


async def test_closed_match(site: Site) -> None:
    """It is over without a winner: everybody is told, nobody can go on, and its record can be followed to that end."""
    table, other = await site.table(), await site.table()
    match = await begun(table, COINS)
    before = await play(table, match, 3)
    await other.ending.close(match)
    update = await table.queries.update_for(match, "left")
    assert (update.over, update.result, update.number) == (True, CLOSED, before.number + 1)
    assert await trouble(table.matches.act(at(match, "left"), Act("c", update.number, ["resign"]))) == "match-over"
    record = Record.parse(await table.queries.record(match, "watcher"))
    assert Match.follow(record, registry.find("coins")).result == CLOSED
    assert [notice.kind for notice in await table.store.notices(100)][-1] == NoticeKind.ENDED
    row = await found(table, match)
    assert (row.ended, row.turn, row.over) == (site.now, None, True)


async def test_closing_twice(site: Site) -> None:
    """What is over stays as it ended."""
    table = await site.table()
    match = await begun(table, COINS)
    await table.matches.act(at(match, "left"), Act("c", (await found(table, match)).number, ["resign"]))
    row = await found(table, match)
    await table.ending.close(match)
    assert await found(table, match) == row
    assert await trouble(table.ending.close("none")) == "no-such-match"


async def unopened(site: Site, monkeypatch: pytest.MonkeyPatch, wish: NewMatch = COINS) -> str:
    """A match whose rules were dropped while it was played."""
    table = await site.table()
    match = await begun_by(table, wish, 1)
    if not wish.bots:
        await play(table, match, 3)
    forget_old_rules(monkeypatch)
    return match


async def test_match_that_cannot_be_opened_is_closed(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its keeper ends it all the same; if its rules ever come back, it is still over."""
    match = await unopened(site, monkeypatch)
    table = await site.table()
    await table.ending.close(match)
    update = await table.queries.update_for(match, "watcher")
    assert (update.rules_here, update.over, update.result) == (False, True, CLOSED)
    assert Record.parse(await table.queries.record(match, "watcher")).result == CLOSED
    await table.ending.close(match)
    assert (await found(table, match)).version == update.version
    monkeypatch.setattr(Coins, "rules_versions", (1, 2))
    update = await (again := await site.table()).queries.update_for(match, "watcher")
    assert (update.rules_here, update.over, update.result) == (True, True, CLOSED)
    record = Record.parse(await again.queries.record(match, "watcher"))
    assert Match.follow(record, registry.opened("coins", 1, record.digest)).result == CLOSED


async def test_players_end_it_together(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has to wait for rules that never come: once both have asked for it, at any process, the match ends."""
    match = await unopened(site, monkeypatch)
    tables = [await site.table(), await site.table(deaf=True)]
    assert not await tables[0].ending.ask(match, "left")
    assert not await tables[0].ending.ask(match, "left")
    update = await tables[1].queries.update_for(match, "right")
    assert (update.over, update.asked_to_end) == (False, ["left"])
    assert await tables[1].ending.ask(match, "right")
    assert (await tables[0].queries.update_for(match, "left")).result == CLOSED
    assert await tables[0].ending.ask(match, "left")


async def test_host_ends_it_alone(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nobody can play, whoever began the match may end it; where they can, nobody does so."""
    match = await unopened(site, monkeypatch)
    table = await site.table()
    await table.ending.asked(at(match, "host"))
    assert (await table.queries.update_for(match, "left")).result == CLOSED
    playable = await begun(table, COINS)
    assert await trouble(table.ending.asked(at(playable, "host"))) == "can-be-played"
    assert await trouble(table.ending.ask(playable, "left")) == "can-be-played"


async def test_against_a_bot_one_person_is_enough(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots have no say in it."""
    match = await unopened(site, monkeypatch, msgspec.structs.replace(COINS, bots={"right": "random"}))
    assert await (await site.table()).ending.ask(match, "left")


async def test_unreadable_match_is_closed(site: Site, caplog: pytest.LogCaptureFixture) -> None:
    """Not even its head can be read, so no player is known there: its keeper can still end it."""
    caplog.set_level(logging.CRITICAL)
    table = await site.table()
    match = await begun(table, COINS)
    await rewrite(table, match, head=b"\xff{")
    again = await site.table()
    assert await trouble(again.ending.ask(match, "left")) == "rules-not-here"
    await again.ending.close(match)
    assert (await found(again, match)).over


# Matches that nobody plays any more.


async def test_idle_matches_are_closed(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """After so many days without an action a match is closed, and one that never began is dropped."""
    table = await site.table()
    abandoned, waiting = await begun(table, COINS), (await table.creation.create(COINS)).match
    site.now += 100 * DAY
    active = await begun(table, COINS)
    background = BackgroundWork(table, idle_days=180)
    site.now += 80 * DAY
    await background.close_idle()
    assert not (await found(table, abandoned)).over
    site.now += 1
    await background.close_idle()
    assert (await table.queries.update_for(abandoned, "left")).result == CLOSED
    assert await trouble(table.queries.update_for(waiting, "left")) == "no-such-match"
    assert not (await found(table, active)).over
    await play(table, active, 1)
    site.now += 180 * DAY
    await background.close_idle()
    assert not (await found(table, active)).over


async def test_idle_match_that_cannot_be_opened(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody could have played it, so it stays, and holds up no other."""
    monkeypatch.setattr(ending, "AT_ONCE", 1)
    table = await site.table()
    abandoned = [await begun(table, COINS) for _ in range(3)]
    match = await unopened(site, monkeypatch)
    site.now += 181 * DAY
    await BackgroundWork(await site.table(), idle_days=180).close_idle()
    assert not (await found(table, match)).over
    for other in abandoned:
        assert (await found(table, other)).over


async def test_bot_of_a_match_that_is_gone(site: Site) -> None:
    """A job that was enqueued for it is done."""
    table = await site.table()

    async def think(_: Question) -> list[str]:
        raise AssertionError

    assert not await answer_for_bot(table, "gone", 1, think)


async def test_talk_at_a_match_that_is_gone(site: Site) -> None:
    """Who still has it open is told so."""
    table, other = await site.table(), await site.table()
    match = await begun(table, COINS)
    await other.store.delete(match)
    assert await trouble(table.chat.say(at(match, "left"), Say("c", 1, "hello"))) == "no-such-match"
