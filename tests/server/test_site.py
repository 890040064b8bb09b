"""What a site finds in the database of its table, in both databases: whose match it is, whose turn, how it ended."""

import asyncio
import random

import msgspec
import psycopg
import pytest

from gonfalon.protocol.requests import Act, Join, NewMatch
from gonfalon.server.background import NOTICES_KEPT, BackgroundWork
from gonfalon.server.stores.interface import NoticeKind, Seated
from gonfalon.server.stores.postgres import PostgresStore
from tests.server.matches import ARSUF, SEATS, Site, at, begun, found, step, trouble

OF_A_SITE = NewMatch("saladin", "arsuf", subjects={"crusaders": "u17"}, rated=True)


async def test_columns_of_a_match(site: Site) -> None:
    """Who sits where, since when, whose turn it is and whether it counts can be read without the rules."""
    table = await site.table()
    created = await table.creation.create(OF_A_SITE)
    row = await found(table, created.match)
    assert row.seats == (Seated("crusaders", subject="u17"), Seated("ayyubids"))
    assert (row.created, row.acted, row.ended, row.turn, row.rated) == (site.now, site.now, None, None, True)
    site.now += 5
    match = await begun(table, OF_A_SITE)
    row = await found(table, match)
    assert row.seats == (Seated("crusaders", "crusaders", subject="u17"), Seated("ayyubids", "ayyubids"))
    update = await table.queries.update_for(match, "watcher")
    assert update.sight
    assert (row.turn, row.result) == (update.sight.to_move, None)
    site.now += 5
    await table.matches.act(at(match, "crusaders"), Act("c", update.number, ["resign"]))
    row = await found(table, match)
    assert (row.created, row.acted, row.ended, row.turn) == (site.now - 5, site.now, site.now, None)
    assert row.result == msgspec.json.encode((await table.queries.update_for(match, "watcher")).result)


async def test_same_request_creates_one_match(site: Site) -> None:
    """A client that got no answer asks again, at any process, and gets the same match with the same tickets."""
    tables = [await site.table(), await site.table()]
    wish = NewMatch("saladin", "arsuf", client="a-client-of-sixteen")
    created = await asyncio.gather(*(tables[at % 2].creation.create(wish) for at in range(6)))
    site.now += 5
    created.append(await tables[0].creation.create(wish))
    assert created == [created[0]] * 7
    others = [
        await tables[0].creation.create(NewMatch("saladin", "arsuf")),
        await tables[0].creation.create(NewMatch("saladin", "arsuf")),
        await tables[0].creation.create(NewMatch("saladin", "hattin", client="a-client-of-sixteen")),
        await tables[0].creation.create(wish, host="somebody else"),
    ]
    assert len({one.match for one in [created[0], *others]}) == 5


async def test_repeated_request_after_somebody_joined(site: Site) -> None:
    """Whoever began the match gets the old invitations again, which are void, and none to the seat that was taken."""
    table = await site.table()
    wish = NewMatch("saladin", "arsuf", client="a client of sixteen")
    created = await table.creation.create(wish)
    invitation = table.tickets.read(created.tickets[SEATS[0]], 0)
    await table.seating.join(invitation, Join("a", "Ana"))
    again = await table.creation.create(wish)
    assert again == created
    spent = table.tickets.read(again.tickets[SEATS[0]], 0)
    assert await trouble(table.seating.join(spent, Join("b", "Eve"))) == "ticket-void"


async def test_match_of_bots_that_was_created_before_a_crash(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """The match is there but was not begun: the repeated request begins it, once."""
    table = await site.table()
    bots = dict.fromkeys(SEATS, "random")
    wish = NewMatch("saladin", "arsuf", bots=bots, client="a-client-of-sixteen")
    with monkeypatch.context() as crash:
        crash.setattr(table.matches, "change", stop)
        with pytest.raises(ConnectionError):
            await table.creation.create(wish)
    match = (await table.creation.create(wish)).match
    assert (await found(table, match)).bot is not None
    assert (await table.creation.create(wish)).match == match
    assert (await found(table, match)).version == 1


async def stop(*_: object, **__: object) -> None:
    raise ConnectionError


async def test_subject_of_no_seat(site: Site) -> None:
    """A seat that the game does not have is refused, like a bot for it."""
    table = await site.table()
    assert await trouble(table.creation.create(NewMatch("saladin", "arsuf", subjects={"king": "u1"}))) == "unknown-seat"


async def test_notices_of_a_match(site: Site) -> None:
    """The first turn, every time it passes, and the end are told once each, whichever process played."""
    tables = [await site.table(), await site.table(deaf=True)]
    match, rng = await begun(tables[0]), random.Random(3)
    turns = [(await found(tables[0], match)).turn]
    for number in range(40):
        await step(tables[number % 2], match, rng)
        turns.append((await found(tables[0], match)).turn)
    number = (await found(tables[0], match)).number
    await tables[0].matches.act(at(match, SEATS[0]), Act("c", number, ["resign"]))
    *passed, ended = await tables[1].store.notices(100)
    changes = [turn for before, turn in zip([None, *turns], turns, strict=False) if turn != before]
    assert [(notice.kind, notice.seat) for notice in passed] == [(NoticeKind.TURN, turn) for turn in changes]
    assert len(changes) > 2
    assert (ended.kind, ended.match, ended.number) == (NoticeKind.ENDED, match, number + 1)


async def test_notices_that_nobody_reads(site: Site) -> None:
    """They are kept for a month."""
    table = await site.table()
    await begun(table)
    site.now += NOTICES_KEPT - 1
    await BackgroundWork(table).forget_notices()
    assert await table.store.notices(1)
    site.now += 2
    await BackgroundWork(table).forget_notices()
    assert not await table.store.notices(1)


async def test_matches_of_a_person(fresh_database: str) -> None:
    """A site finds the matches in which somebody is to move by SQL."""
    site = Site(lambda: PostgresStore(fresh_database))
    table = await site.table()
    mine = await begun(table, OF_A_SITE)
    await begun(table, ARSUF)
    turn = (await found(table, mine)).turn
    query = """SELECT id FROM gonfalon_matches WHERE NOT over AND seats @> %s::jsonb"""
    with psycopg.connect(fresh_database) as connection:
        assert connection.execute(query, ['[{"subject": "u17"}]']).fetchall() == [(mine,)]
        own = f'[{{"subject": "u17", "seat": "{turn}"}}]'
        assert connection.execute(f"{query} AND turn = %s", [own, turn]).fetchall() == (
            [(mine,)] if turn == "crusaders" else []
        )
    await site.close()
