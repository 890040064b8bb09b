"""Matches that begin from a set position, at tables over both databases."""

import random
from pathlib import Path
from typing import Any

import msgspec
from msgspec import structs

from gonfalon.core import Match, Record, registry, verify_fate
from gonfalon.core.position import told_position
from gonfalon.protocol.requests import Act, NewMatch, Start
from gonfalon.server.game_server import GameServer
from gonfalon.server.matches.match_head import MatchHead
from tests.server.matches import Site, all_sit_down, at, begun, found, step, trouble

GOLDEN = Path(__file__).parents[1] / "golden"
RECORD = Record.parse((GOLDEN / "navas-basic.record").read_text("utf-8"))
MOMENT = 41


def position() -> Any:
    game = registry.opened(RECORD.game, RECORD.rules, RECORD.digest)
    return told_position(game, Match.follow(RECORD, game, until=MOMENT).state)


def wish(number: int = MOMENT, **more: Any) -> NewMatch:
    return NewMatch("navas", "basic", start=Start(RECORD.text(), number), **more)


async def play_out(tables: list[GameServer], match: str) -> None:
    rng, turn = random.Random(2), 0
    while (await tables[0].queries.update_for(match, "watcher")).result is None:
        if turn > 400:
            update = await tables[0].queries.update_for(match, "muslim")
            await tables[0].matches.act(at(match, "muslim"), Act("c", update.number, ["resign"]))
        else:
            await step(tables[turn % len(tables)], match, rng)
        turn += 1


async def test_played_to_the_end(site: Site) -> None:
    """By two processes, opened anew on the way: it begins there, and its record says so and is verified."""
    tables = [await site.table(deaf=True), await site.table(deaf=True)]
    match = await begun(tables[0], wish())
    first = await tables[1].queries.update_for(match, "muslim")
    assert first.match.is_set
    assert first.sight
    assert first.sight.view.round == position()["round"]
    await step(tables[0], match, random.Random(1))
    await play_out([*tables, await site.table(deaf=True)], match)
    record = Record.parse(await (await site.table()).queries.record(match, "watcher"))
    assert record.setup.position == position()
    assert verify_fate(record, registry.find("navas")) >= 0


async def test_nobody_is_told_where_it_began(site: Site) -> None:
    """Before the end an excerpt says that there was a position, and neither news nor moments tell more."""
    table = await site.table()
    match = await begun(table, wish())
    for seat in ("muslim", "christian", "watcher"):
        assert "\nposition hidden" in await table.queries.record(match, seat)
        assert b'"position"' not in msgspec.json.encode((await table.queries.update_for(match, seat)).match)
    own = (await table.queries.moments(match, "muslim", "muslim", None)).moments
    assert own[0].sight.view.hands["christian"].cards is None
    await table.matches.act(at(match, "muslim"), Act("c", 0, ["resign"]))
    assert "\nposition {" in await table.queries.record(match, "watcher")


async def test_position_waits_for_fate(site: Site) -> None:
    """Where fate is to move it draws as soon as everybody is there."""
    table = await site.table()
    waiting = next(entry.number - 1 for entry in RECORD.entries if entry.number > 20 and entry.actor == "fate")
    created = await table.creation.create(wish(waiting))
    assert (await table.queries.update_for(created.match, "muslim")).number == 0
    await all_sit_down(table, created.match, {"muslim": "Ana", "christian": "Bo"})
    assert (await table.queries.update_for(created.match, "muslim")).number > 0


async def test_bots_play_from_there(site: Site) -> None:
    """A bot that is to move is called for."""
    table = await site.table()
    created = await table.creation.create(wish(bots={"muslim": "random", "christian": "random"}))
    assert (await found(table, created.match)).bot


async def test_set_position_is_not_rated(site: Site) -> None:
    """Whoever chose the position may have chosen the winner."""
    table = await site.table()
    assert await trouble(table.creation.create(wish(rated=True))) == "malformed"


async def test_position_is_kept(site: Site) -> None:
    """And with it the options of the match that it was taken from."""
    table = await site.table()
    row = await found(table, (await table.creation.create(wish())).match)
    setup = msgspec.json.decode(row.head, type=MatchHead).setup
    assert (setup.position, setup.options) == (position(), RECORD.setup.options)


async def test_rematch_begins_there_too(site: Site) -> None:
    """With the sides swapped."""
    table = await site.table()
    match = await begun(table, wish(bots={"muslim": "random"}))
    update = await table.queries.update_for(match, "christian")
    await table.matches.act(at(match, "christian"), Act("c", update.number, ["resign"]))
    invitation = (await table.creation.rematch(at(match, "christian"))).invitation
    assert invitation
    assert msgspec.json.decode((await found(table, invitation.match)).head, type=MatchHead).setup.position == position()


def started(number: int, **changes: Any) -> dict[str, Any]:
    return {"start": Start(structs.replace(RECORD, **changes).text(), number)}


async def test_record_that_cannot_be_used(site: Site) -> None:
    """A match only begins where a finished match of the same game came that began at the beginning."""
    table = await site.table()
    for changes, code in (
        ({"scenario": "advanced"}, "malformed"),
        ({"game": "saladin"}, "malformed"),
        ({"options": {"memory-aid": "off"}}, "malformed"),
        (started(132), "malformed"),
        (started(131), "over-there"),
        (started(0, entries=RECORD.entries[:50], result=None), "record-unreadable"),
        (started(40, entries=[*RECORD.entries[:9], *RECORD.entries[10:]]), "record-unreadable"),
        (started(40, game="chess"), "unknown-game"),
        (started(40, digest="0123456789abcdef"), "record-rules"),
        (started(40, setup=structs.replace(RECORD.setup, position=position())), "record-set"),
    ):
        assert await trouble(table.creation.create(structs.replace(wish(), **changes))) == code
