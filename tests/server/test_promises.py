"""Before a match: everybody commits to a part in fate, then reveals it, and until then anybody may withdraw."""

import pytest

from gonfalon.core import Record, registry, verify_fate
from gonfalon.protocol.credentials import Pocket
from gonfalon.protocol.requests import Act, Commit, Join, NewMatch, Reissue, Reveal, Withdraw
from gonfalon.protocol.updates import ToldMatch
from gonfalon.server.game_server import GameServer
from gonfalon.server.matches.match_head import promise
from gonfalon.server.tokens import HOST, Ticket
from tests.server.matches import ARSUF, SEATS, Site, all_sit_down, take_part, trouble

MADE = "ab" * 16


class Player:
    """A seat with the pocket that our clients have."""

    def __init__(self, table: GameServer, match: str, seat: str, holder: int = 1) -> None:
        self._table, self.pocket = table, Pocket()
        self.ticket = Ticket(match, seat, 0, holder)

    async def look(self) -> ToldMatch:
        before = (await self._table.queries.update_for(self.ticket.match, self.ticket.seat)).match
        await take_part(self._table, self.ticket, self.pocket)
        return before


async def seated(table: GameServer, wish: NewMatch = ARSUF) -> list[Player]:
    match = (await table.creation.create(wish)).match
    players = [Player(table, match, seat) for seat in SEATS if seat not in wish.bots]
    for player in players:
        await table.seating.join(player.ticket, Join("c", "Ana"))
    return players


async def is_begun(table: GameServer, match: str) -> bool:
    return (await table.queries.update_for(match, "watcher")).sight is not None


async def test_clients_do_it_by_themselves(site: Site) -> None:
    """Whenever one of them is opened it does what is due, in any order; nothing is shown before all have shown."""
    table = await site.table()
    first, second = await seated(table)
    match = first.ticket.match
    for player in (first, first, second, second):
        await player.look()
        assert not await is_begun(table, match)
    told = await first.look()
    assert (told.revealed, told.contributions) == ([SEATS[1]], {})
    assert await is_begun(table, match)
    told = await second.look()
    assert {seat: promise(made) for seat, made in told.contributions.items()} == told.commitments
    await table.matches.act(
        first.ticket, Act("c", (await table.queries.update_for(match, SEATS[0])).number, ["resign"])
    )
    record = Record.parse(await table.queries.record(match, SEATS[0]))
    for player in (first, second):
        assert player.pocket.is_witness
        assert verify_fate(record, registry.find("saladin"), player.pocket.witness({})) >= 0


async def test_each_step_in_its_time(site: Site) -> None:
    """What is too early, changed or of another round is refused; what is sent again is not."""
    table = await site.table()
    first, second = (player.ticket for player in await seated(table))
    commit, reveal = Commit("c", 0, promise(MADE)), Reveal("c", 0, MADE)
    for _ in range(2):
        await table.seating.commit(first, commit)
    assert await trouble(table.seating.commit(first, Commit("c", 0, promise("cd" * 16)))) == "committed"
    assert await trouble(table.seating.commit(second, Commit("c", 1, promise(MADE)))) == "stale"
    assert await trouble(table.seating.reveal(first, reveal)) == "too-early"
    await table.seating.commit(second, commit)
    assert await trouble(table.seating.reveal(first, Reveal("c", 0, "cd" * 16))) == "not-committed-to"
    for _ in range(2):
        await table.seating.reveal(first, reveal)
    await table.seating.reveal(second, reveal)
    assert await table.seating.reveal(second, reveal) == await table.seating.reveal(first, reveal)
    assert await trouble(table.seating.withdraw(first, Withdraw("c", 0))) == "stale"
    assert await trouble(table.seating.commit(first, Commit("c", 0, promise("cd" * 16)))) == "stale"


async def test_whoever_withdraws_is_counted(site: Site) -> None:
    """All commit anew, the table to another secret too, and everybody sees that it happened."""
    table = await site.table()
    first, second = await seated(table)
    for player in (first, second, first):
        before = await player.look()
    for _ in range(2):
        await table.seating.withdraw(second.ticket, Withdraw("c", 0))
    after = (await table.queries.update_for(first.ticket.match, "watcher")).match
    assert (after.withdrawn, after.commitments, after.revealed) == (1, {}, [])
    assert after.commitment != before.commitment
    old = first.pocket.contribution
    for player in (first, second, first, second):
        await player.look()
    assert await is_begun(table, first.ticket.match)
    assert first.pocket.contribution != old


@pytest.mark.parametrize("how", ["moved", "reissued"])
async def test_new_holder_commits_anew(site: Site, how: str) -> None:
    """Whoever takes over a seat before the match did not commit to what its last holder did."""
    table = await site.table()
    first, second = await seated(table)
    match = first.ticket.match
    for player in (first, second, first):
        await player.look()
    if how == "reissued":
        await table.seating.reissue(match, Reissue("x" * 16, SEATS[1]), Ticket(match, HOST, 0))
    new = Player(table, match, SEATS[1], holder=2 if how == "moved" else 3)
    await table.seating.join(new.ticket, Join("d", "Bo"))
    assert (await new.look()).withdrawn == 1
    for player in (first, new, first, new):
        await player.look()
    assert await is_begun(table, match)
    assert await trouble(table.seating.commit(second.ticket, Commit("c", 1, promise(MADE)))) == "ticket-void"


async def test_bots_take_part(site: Site) -> None:
    """They commit when the match is created, and show their part with the last person."""
    table = await site.table()
    [player] = await seated(table, NewMatch("saladin", "arsuf", bots={SEATS[1]: "random"}))
    before = (await table.queries.update_for(player.ticket.match, SEATS[0])).match
    assert before.commitments.keys() == {SEATS[1]}
    assert before.contributions == {}
    for _ in range(2):
        await player.look()
    assert await is_begun(table, player.ticket.match)
    assert player.pocket.commitments.keys() == set(SEATS)
    after = (await table.queries.update_for(player.ticket.match, SEATS[0])).match
    assert after.commitment == before.commitment
    assert after.commitments.items() > before.commitments.items()


async def test_ticket_that_another_process_gave_out(site: Site) -> None:
    """A process that has not heard of it takes it for good all the same, before the match and in it."""
    here, there = await site.table(deaf=True), await site.table(deaf=True)
    match = (await here.creation.create(ARSUF)).match
    await there.queries.update_for(match, "watcher")
    await all_sit_down(here, match, dict.fromkeys(SEATS, "Ana"))
    first, moved = (Ticket(match, SEATS[0], 2**40, holder) for holder in (1, 2))
    await there.seating.admit(first)
    await there.matches.act(first, Act("c", (await there.queries.update_for(match, SEATS[0])).number, ["offer draw"]))
    await here.seating.join(moved, Join("d", "Bo"))
    await there.matches.act(moved, Act("d", (await here.queries.update_for(match, SEATS[0])).number, ["resign"]))
    assert await trouble(there.seating.admit(first)) == "ticket-void"
