"""Two who do something at the same moment, at two processes that have not heard of each other."""

import asyncio
from collections.abc import Awaitable
from typing import Any

from gonfalon.protocol.requests import Act, Commit, Join, NewMatch, Reissue, Reveal, Withdraw
from gonfalon.protocol.types import Correspondence
from gonfalon.protocol.updates import ToldMatch
from gonfalon.server.errors import Troubled
from gonfalon.server.game_server import GameServer
from gonfalon.server.matches.match_head import promise
from gonfalon.server.tokens import HOST, Ticket
from tests.server.matches import ARSUF, SEATS, Site, at, begun, trouble

ROUNDS = 8
MADE = {seat: f"{number:02d}" * 16 for number, seat in enumerate(SEATS)}


async def at_once(*asked: Awaitable[Any]) -> list[str]:
    """What became of each: a code, or "done"."""
    done = await asyncio.gather(*asked, return_exceptions=True)
    strange = [each for each in done if isinstance(each, BaseException) and not isinstance(each, Troubled)]
    assert not strange
    return [each.code if isinstance(each, Troubled) else "done" for each in done]


async def all_committed(table: GameServer, wish: NewMatch = ARSUF) -> str:
    match = (await table.creation.create(wish)).match
    for seat in SEATS:
        await table.seating.join(at(match, seat), Join("c", seat))
        await table.seating.commit(at(match, seat), Commit("c", 0, promise(MADE[seat])))
    return match


def shown(table: GameServer, match: str, seat: str) -> Awaitable[Any]:
    return table.seating.reveal(at(match, seat), Reveal("c", 0, MADE[seat]))


async def told(table: GameServer, match: str) -> ToldMatch:
    return (await table.queries.update_for(match, "watcher")).match


async def test_invitation_used_by_two_at_once(site: Site) -> None:
    """One of them has the seat, at both processes, and the other is told that the link is void."""
    here, there = await site.table(deaf=True), await site.table(deaf=True)
    for _ in range(ROUNDS):
        created = await here.creation.create(ARSUF)
        invitation = here.tickets.read(created.tickets[SEATS[0]], 0)
        found = await at_once(
            here.seating.join(invitation, Join("a" * 16, "Ana")), there.seating.join(invitation, Join("b" * 16, "Bo"))
        )
        assert sorted(found) == ["done", "ticket-void"]
        names = [
            (await table.queries.update_for(created.match, "watcher")).seats[SEATS[0]].name for table in (here, there)
        ]
        assert names == ["Ana" if found[0] == "done" else "Bo"] * 2


async def test_both_reveal_at_once(site: Site) -> None:
    """The match begins once, with what both have revealed."""
    here, there = await site.table(deaf=True), await site.table(deaf=True)
    for _ in range(ROUNDS):
        match = await all_committed(here)
        assert await at_once(shown(here, match, SEATS[0]), shown(there, match, SEATS[1])) == ["done"] * 2
        assert (await told(here, match)).contributions == (await told(there, match)).contributions == MADE


async def test_withdrawn_while_the_last_one_reveals(site: Site) -> None:
    """Either it has begun or all commit anew; whoever was too late is told."""
    here, there = await site.table(deaf=True), await site.table(deaf=True)
    for _ in range(ROUNDS):
        match = await all_committed(here)
        await shown(here, match, SEATS[0])
        withdrawn = there.seating.withdraw(at(match, SEATS[0]), Withdraw("c", 0))
        found = await at_once(shown(here, match, SEATS[1]), withdrawn)
        assert sorted(found) == ["done", "stale"]
        after = await told(there, match)
        assert (after.withdrawn, bool(after.contributions)) == ((0, True) if found[0] == "done" else (1, False))


async def test_seat_given_out_anew_while_its_holder_acts(site: Site) -> None:
    """The action counts if it came first. From then on only the new holder acts."""
    here, there = await site.table(deaf=True), await site.table(deaf=True)
    for _ in range(ROUNDS):
        match = await begun(here)
        await there.queries.update_for(match, "watcher")
        act = Act("c", (await here.queries.update_for(match, SEATS[0])).number, ["offer draw"])
        anew = here.seating.reissue(match, Reissue("x" * 16, SEATS[0]), Ticket(match, HOST, 0))
        acted, given = await at_once(there.matches.act(at(match, SEATS[0]), act), anew)
        assert given == "done"
        assert acted in ("done", "ticket-void")
        number = (await here.queries.update_for(match, "watcher")).number
        resign = Act("d", number, ["resign"])
        assert await trouble(there.matches.act(at(match, SEATS[0]), resign)) == "ticket-void"


async def test_nothing_of_another_round_counts(site: Site) -> None:
    """What was committed and revealed before somebody withdrew, sent again, is stale. So is a withdrawal."""
    table = await site.table()
    match = await all_committed(table)
    await shown(table, match, SEATS[0])
    for number in range(20):
        await table.seating.withdraw(at(match, SEATS[1]), Withdraw("c", number))
    assert await trouble(shown(table, match, SEATS[0])) == "stale"
    before = Commit("c", 0, promise(MADE[SEATS[0]]))
    assert await trouble(table.seating.commit(at(match, SEATS[0]), before)) == "stale"
    await table.seating.withdraw(at(match, SEATS[1]), Withdraw("c", 0))
    assert await trouble(table.seating.withdraw(at(match, SEATS[1]), Withdraw("c", 25))) == "stale"
    after = await told(table, match)
    assert (after.withdrawn, after.commitments, after.revealed) == (20, {}, [])


async def test_away_when_it_is_time_to_reveal(site: Site) -> None:
    """By correspondence: nobody's time runs before the match begins, however long somebody stays away."""
    table = await site.table()
    match = await all_committed(table, NewMatch("saladin", "arsuf", time=Correspondence(1)))
    await shown(table, match, SEATS[0])
    site.now += 30 * 86_400_000
    await table.matches.call_time(match)
    again = await site.table()
    await shown(again, match, SEATS[1])
    update = await again.queries.update_for(match, SEATS[0])
    assert update.result is None
    assert update.clock
    assert set(update.clock.left.values()) == {86_400_000}
