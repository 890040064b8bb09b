"""Matches of several versions at one table, unusable snapshots, and matches whose rules are gone."""

import logging
import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from gonfalon.core import Edition, Fate, Match, Record, registry, verify_fate
from gonfalon.core.editions import edition_digest
from gonfalon.core.position import sealed, unsealed
from gonfalon.protocol.requests import Act, Join, Leave, NewMatch, Say, TryAgain
from gonfalon.protocol.types import Live
from gonfalon.protocol.updates import Update
from gonfalon.server.bots.answering import answer_for_bot, question_for_bot, told_of
from gonfalon.server.bots.local import LocalBots
from gonfalon.server.bots.thinking import BotFailed, think
from gonfalon.server.game_server import GameServer
from gonfalon.server.matches.match_head import MatchHead
from gonfalon.server.tokens import Ticket
from tests.core.coins import OLD, Coins
from tests.server.matches import Place, Site, all_sit_down, at, begun, found, rewrite, step, trouble

pytestmark = pytest.mark.usefixtures("coins")
COINS = NewMatch("coins", "plain", {"rounds": "9"})
TIMED = NewMatch("coins", "plain", {"rounds": "9"}, time=Live(60))
NAVAS = NewMatch("navas", "advanced", {"round-limit": "10"})
FIRST_EDITION = "8df33ea10ffa95e0"


async def begun_by(table: GameServer, wish: NewMatch, rules: int, edition: Edition | None = None) -> str:
    """A match of earlier days: begun when these rules, and perhaps this edition, were the newest."""
    match = (await table.creation.create(wish)).match
    row = await found(table, match)
    head = msgspec.json.decode(row.head, type=MatchHead)
    head = msgspec.structs.replace(head, rules=rules)
    if edition:
        head = msgspec.structs.replace(head, edition=edition.edition, digest=edition_digest(edition))
    await rewrite(table, match, head=msgspec.json.encode(head))
    table.cache.kept.pop(match, None)
    await all_sit_down(table, match, {seat: seat for seat in head.seats if seat not in wish.bots})
    return match


async def play(table: GameServer, match: str, steps: int = 10_000, seed: int = 1) -> Update:
    """So many decisions, or to the end."""
    rng = random.Random(seed)
    for _ in range(steps):
        if (await table.queries.update_for(match, "watcher")).result:
            break
        await step(table, match, rng)
    return await table.queries.update_for(match, "watcher")


def forget_old_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """The package drops the first version."""
    monkeypatch.setattr(Coins, "rules_versions", (2,))


# Side by side


async def test_two_versions_side_by_side(site: Site) -> None:
    """Matches by old and by new rules are played at one table, go on after a restart, and end each by its own."""
    table = await site.table()
    matches = {rules: await begun_by(table, COINS, rules) for rules in (1, 2)}
    for _ in range(3):
        for match in matches.values():
            await play(table, match, 2)
    again = await site.table()
    for rules, match in matches.items():
        update = await play(again, match)
        record = Record.parse(await again.queries.record(match, "watcher"))
        assert (update.match.rules, record.rules, record.result) == (rules, rules, update.result)
        assert verify_fate(record, registry.opened(record.game, record.rules, record.digest)) > 0
        last = await again.queries.moments(match, "watcher", "all", "es", update.number - 1)
        assert [moment.sight.result for moment in last.moments] == [update.result]


async def test_trying_again_keeps_the_version(site: Site) -> None:
    """Whoever goes back to a moment of an old match plays on with its rules and its edition."""
    table, older = await site.table(), registry.opened("navas", 1, FIRST_EDITION)
    match = await begun_by(table, NAVAS, 1, older.edition)
    await play(table, match)
    issued = await table.creation.try_again(at(match, "muslim"), TryAgain("tried-again-1234", "muslim", 6))
    head = msgspec.json.decode((await found(table, issued.match)).head, type=MatchHead)
    assert (head.rules, head.edition, head.digest) == (1, older.edition.edition, FIRST_EDITION)


async def test_bots_think_by_the_rules_of_their_match(site: Site) -> None:
    """A bot is asked by game, rules and edition, and answers by them, in this process and in another one."""
    table = await site.table()
    bots = {"left": "random", "right": "random"}
    wish = NewMatch("coins", "plain", {"rounds": "3"}, bots)
    match = (await table.creation.create(wish)).match
    row = await found(table, match)
    question = await question_for_bot(table, match, row.number)
    assert question
    assert (question.game, question.rules, question.digest) == ("coins", 2, Coins().digest)
    old = msgspec.structs.replace(question, rules=1, digest=Coins(1, OLD).digest)
    assert think(msgspec.json.encode(old))[0] in question.sight.legal
    with pytest.raises(BotFailed, match="UnknownVersion"):
        think(msgspec.json.encode(msgspec.structs.replace(question, match="another", rules=99)))
    others = LocalBots(table)
    try:
        assert (await others.process.think(msgspec.json.encode(old)))[0] in question.sight.legal
        await answer_for_bot(table, match, row.number, told_of(table, others.process))
    finally:
        await others.end()
    assert (await table.queries.update_for(match, "watcher")).number > row.number


# Snapshots


def renamed(snapshot: bytes, **changes: Any) -> bytes:
    return sealed(msgspec.json.encode(msgspec.json.decode(unsealed(snapshot)) | changes))


def of_the_last_release(snapshot: bytes) -> bytes:
    told = msgspec.json.decode(unsealed(snapshot))
    return sealed(msgspec.json.encode({key: told[key] for key in told if key not in ("format", "rules", "digest")}))


USELESS: dict[str, Callable[[bytes], bytes]] = {
    "foreign-format": lambda snapshot: renamed(snapshot, format=99),
    "foreign-rules": lambda snapshot: renamed(snapshot, rules=1),
    "foreign-edition": lambda snapshot: renamed(snapshot, digest="0123456789abcdef"),
    "last-release": of_the_last_release,
    "cut": lambda snapshot: snapshot[: len(snapshot) // 2],
    "corrupt": lambda snapshot: b"\x00\xff" * 40,
    "damaged": lambda snapshot: snapshot.replace(b'"score":[', b'"score":[1'),
    "from-the-future": lambda snapshot: renamed(snapshot, number=400),
    "of-another-moment": lambda snapshot: renamed(snapshot, number=2),
}


@pytest.mark.parametrize("how", USELESS)
async def test_useless_snapshot_falls_back_to_the_log(site: Site, how: str, caplog: pytest.LogCaptureFixture) -> None:
    """Whatever is wrong with a snapshot, the log is replayed, one warning is logged, and the next write mends it."""
    table = await site.table()
    match = await begun(table, COINS)
    before = await play(table, match, 7)
    good = (await found(table, match)).snapshot
    assert good
    await rewrite(table, match, snapshot=USELESS[how](good))
    with caplog.at_level(logging.WARNING):
        again = await site.table()
        after = await again.queries.update_for(match, "watcher")
        assert (after.sight, after.steps, after.rules_here) == (before.sight, before.steps, True)
        await again.matches.act(
            at(match, "left"), Act("c", after.number, ["offer draw"])
        )  # which brings no snapshot by itself
    told = [line for line in caplog.records if "snapshot" in line.message]
    assert [line.levelname for line in told] == ["WARNING"]
    mended = (await found(table, match)).snapshot
    assert mended
    head = msgspec.json.decode((await found(table, match)).head, type=MatchHead)
    fate = head.fate(Coins.seats)
    assert isinstance(fate, Fate)
    Match.thaw(mended, Coins(), head.setup, head.players, fate)
    record = Record.parse(await again.queries.record(match, "watcher")) if (await play(again, match)).result else None
    assert record
    assert verify_fate(record, Coins()) > 0


# Without the rules


async def test_finished_match_without_its_rules(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is listed, read and downloaded as before, to the byte; only the board is missing."""
    table = await site.table()
    match = await begun_by(table, COINS, rules=1, edition=OLD)
    before = await play(table, match)
    record, entries = (
        await table.queries.record(match, "watcher"),
        (await table.queries.moments(match, "left", "all", None)).moments,
    )
    forget_old_rules(monkeypatch)
    again = await site.table()
    for seat in ("left", "right", "watcher"):
        update = await again.queries.update_for(match, seat, language="es")
        assert (update.rules_here, update.sight, update.clock) == (False, None, None)
        assert (update.match, update.seats, update.result) == (before.match, before.seats, before.result)
        assert [step.word for step in update.steps] == [told.step.word for told in entries if told.step]
        assert [step.number for step in (await again.queries.update_for(match, seat, 20)).steps] == list(
            range(21, update.number + 1)
        )
        assert await again.queries.record(match, seat) == record
    assert Record.parse(record).result == before.result
    assert await again.queries.game_of(match) == "coins"
    assert await trouble(again.queries.moments(match, "left", "all", None)) == "rules-not-here"
    await again.seating.admit(Ticket(match, "left", 2**40))


async def test_unfinished_match_without_its_rules(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is listed and waits. Nothing of its play is told to anybody, and nothing can be done at it but to talk."""
    table = await site.table()
    match = await begun_by(table, TIMED, rules=1)
    await play(table, match, 7)
    before = await table.queries.update_for(match, "left")
    row, log = await found(table, match), await table.store.log(match)
    forget_old_rules(monkeypatch)
    again = await site.table()
    for seat in ("left", "right", "watcher"):
        update = await again.queries.update_for(match, seat)
        assert (update.rules_here, update.match, update.seats) == (False, before.match, before.seats)
        assert (update.steps, update.sight, update.result, update.asks, update.over) == ([], None, None, "", False)
        told = msgspec.json.encode(update)
        assert b"write" not in told
        assert b"flip" not in told
    refused = [
        again.matches.act(at(match, "left"), Act("c", row.number, ["write 1"])),
        again.matches.act(at(match, "left"), Act("c", row.number, ["resign"])),
        again.seating.join(at(match, "left"), Join("d", "Ana")),
        again.matches.leave(at(match, "right"), Leave("c", row.number, "ask", None)),
        again.queries.odds(match, "left", "write 1"),
        again.queries.memory(match, "left"),
        again.queries.moments(match, "left", "left", None),
        again.queries.record(match, "left"),
        question_for_bot(again, match, row.number),
    ]
    assert {await trouble(asked) for asked in refused} == {"rules-not-here"}
    await again.chat.say(at(match, "left"), Say("c", 1, "Are you there?"))
    assert [(line.name, line.text) for line in await again.chat.lines(match, 0)] == [("left", "Are you there?")]
    assert (await found(table, match), await table.store.log(match)) == (row, log)


async def test_match_goes_on_when_its_rules_come_back(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """What waited is played on as if nothing had been."""
    table = await site.table()
    match = await begun_by(table, COINS, rules=1)
    before = await play(table, match, 7)
    with monkeypatch.context() as without:
        forget_old_rules(without)
        assert not (await (await site.table()).queries.update_for(match, "watcher")).rules_here
    again = await site.table()
    assert await again.queries.update_for(match, "watcher") == before
    assert (await play(again, match)).result


async def test_log_that_breaks_its_rules(site: Site, place: Place, caplog: pytest.LogCaptureFixture) -> None:
    """A log that cannot be followed makes its own match wait, and no other."""
    table = await site.table()
    broken, whole = await begun(table, COINS), await begun(table, COINS)
    for match in (broken, whole):
        await play(table, match, 5)
    place.run(f"UPDATE gonfalon_log SET word = 'dance' WHERE match = '{broken}' AND number = 2")
    place.run("UPDATE gonfalon_matches SET snapshot = NULL")
    again = await site.table()
    assert not (await again.queries.update_for(broken, "left")).rules_here
    assert (await again.queries.update_for(whole, "left")).rules_here
    assert "dance" not in caplog.text


async def test_package_that_fails(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game whose package raises whatever it likes makes its own matches wait, and no others."""
    table = await site.table()
    theirs, ours = await begun(table, COINS), await begun(table, NewMatch("saladin", "arsuf"))

    def fail(self: Coins, rules: int, digest: str) -> None:
        raise OSError("the disk is gone")

    monkeypatch.setattr(Coins, "as_of", fail)
    again = await site.table()
    assert not (await again.queries.update_for(theirs, "left")).rules_here
    assert (await again.queries.update_for(ours, "watcher")).rules_here
