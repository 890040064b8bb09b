"""Matches that begin from a set position, at tables over both databases."""

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gonfalon.core import Match, Record, registry, verify_fate
from gonfalon.core.position import told_position
from gonfalon.table.matches.head import Head
from gonfalon.table.table import Table
from gonfalon.wire.protocol import Act, NewMatch
from tests.table.places import Place
from tests.table.sitting import all_sit_down
from tests.table.test_table import Site, at, begun, step, trouble

pytestmark = pytest.mark.asyncio
GOLDEN = Path(__file__).parents[1] / "golden"
RECORD = Record.parse((GOLDEN / "navas-basic-edition-2.record").read_text("utf-8"))
MOMENT = 41


@pytest.fixture
async def site(place: Place) -> Any:
    site = Site(place.store)
    yield site
    await site.close()


def position(number: int = MOMENT) -> Any:
    game = registry.opened(RECORD.game, RECORD.rules, RECORD.digest)
    return told_position(game, Match.follow(RECORD, game, until=number).state)


def wish(number: int = MOMENT, **more: Any) -> NewMatch:
    return NewMatch("navas", "basic", RECORD.setup.options, position=position(number), **more)


async def play_out(tables: list[Table], match: str) -> None:
    rng, turn = random.Random(2), 0
    while (await tables[0].update_for(match, "watcher")).result is None:
        if turn > 400:
            update = await tables[0].update_for(match, "muslim")
            await tables[0].act(at(match, "muslim"), Act("c", update.number, ["resign"]))
        else:
            await step(tables[turn % len(tables)], match, rng)
        turn += 1


async def test_played_to_the_end(site: Site) -> None:
    """By two processes, opened anew on the way: it begins there, and its record says so and is verified."""
    tables = [await site.table(deaf=True), await site.table(deaf=True)]
    match = await begun(tables[0], wish())
    first = await tables[1].update_for(match, "muslim")
    assert first.match.is_set
    assert first.sight
    assert first.sight.view.round == position()["round"]
    await step(tables[0], match, random.Random(1))
    await play_out([*tables, await site.table(deaf=True)], match)
    record = Record.parse(await (await site.table()).record(match, "watcher"))
    assert record.setup.position == position()
    assert verify_fate(record, registry.find("navas")) >= 0


async def test_usual_matches_are_not_set(site: Site) -> None:
    """A match that begins at the beginning says so."""
    table = await site.table()
    assert not (await table.update_for(await begun(table), "watcher")).match.is_set


async def test_nobody_is_told_where_it_began(site: Site) -> None:
    """Before the end an excerpt says that there was a position, and neither news nor moments tell more."""
    table = await site.table()
    match = await begun(table, wish())
    for seat in ("muslim", "christian", "watcher"):
        assert "\nposition hidden" in await table.record(match, seat)
        assert b'"position"' not in msgspec.json.encode((await table.update_for(match, seat)).match)
    own = (await table.moments(match, "muslim", "muslim", None)).moments
    assert own[0].sight.view.hands["christian"].cards is None
    await table.act(at(match, "muslim"), Act("c", 0, ["resign"]))
    assert "\nposition {" in await table.record(match, "watcher")


async def test_back_to_the_set_position(site: Site) -> None:
    """Taking back goes as far as where it began, in a process that has read it from its snapshot too."""
    table = await site.table()
    match = await begun(table, wish())
    first = await table.update_for(match, "watcher")
    assert first.sight
    mover = first.sight.to_move
    other = next(seat for seat in ("muslim", "christian") if seat != mover)
    for _ in range(4):
        await step(table, match, random.Random(3))
    again = await site.table(deaf=True)
    number = (await again.update_for(match, mover)).number
    await again.act(at(match, mover), Act("c", number, ["offer take back 0"]))
    await again.act(at(match, other), Act("c", number + 1, ["accept take back"]))
    back = await (await site.table(deaf=True)).update_for(match, "watcher")
    assert back.sight
    assert back.sight.view == first.sight.view


async def test_position_waits_for_fate(site: Site) -> None:
    """Where fate is to move it draws as soon as everybody is there."""
    table = await site.table()
    waiting = next(entry.number - 1 for entry in RECORD.entries if entry.number > 20 and entry.actor == "fate")
    created = await table.create(wish(waiting))
    assert (await table.update_for(created.match, "muslim")).number == 0
    await all_sit_down(table, created.match, {"muslim": "Ana", "christian": "Bo"})
    assert (await table.update_for(created.match, "muslim")).number > 0


async def test_bots_play_from_there(site: Site) -> None:
    """A bot that is to move is called for."""
    table = await site.table()
    created = await table.create(wish(bots={"muslim": "random", "christian": "random"}))
    row = await table.store.row(created.match)
    assert row
    assert row.bot


async def test_set_position_is_not_rated(site: Site) -> None:
    """Whoever chose the position may have chosen the winner."""
    table = await site.table()
    assert await trouble(table.create(wish(rated=True))) == "malformed"


@pytest.mark.parametrize("wrong", [17, {}, [], {"seat": "all"}, position() | {"round": -1}])
async def test_unusable(site: Site, wrong: Any) -> None:
    """Whatever is wrong with a position, no match is made, and a sentence says why."""
    table = await site.table()
    assert await trouble(table.create(msgspec.structs.replace(wish(), position=wrong))) == "unusable-position"


async def test_kept_as_the_game_writes_it(site: Site) -> None:
    """What the game does not know of is not kept."""
    table = await site.table()
    created = await table.create(msgspec.structs.replace(wish(), position=position() | {"more": 1}))
    row = await table.store.row(created.match)
    assert row
    assert msgspec.json.decode(row.head, type=Head).setup.position == position()


async def test_other_options(site: Site) -> None:
    """A position is of the scenario and the options that it was played with."""
    table = await site.table()
    assert await trouble(table.create(msgspec.structs.replace(wish(), scenario="advanced"))) == "unusable-position"
    other = msgspec.structs.replace(wish(), options=RECORD.setup.options | {"memory-aid": "off"})
    assert await trouble(table.create(other)) == "unusable-position"
