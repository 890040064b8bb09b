"""A match without its memory aid: a player who also watches learns nothing that the seat would not be told again."""

import json
from collections.abc import AsyncIterator

from gonfalon.server.http.streams import Subscription
from gonfalon.server.tokens import Ticket
from tests.server.honesty.raw import ask
from tests.server.honesty.running import Running
from tests.server.test_http import Seat, mover, seated


def test_watching_does_not_help_the_memory(table: Running) -> None:
    """At no moment does any door tell a watcher of an action that a player may no longer look up."""
    seats = seated(table, options={"memory-aid": "off"})
    watcher = Seat(table, seats[0].path.removeprefix("/v1/matches/"), "watcher")
    for _ in range(25):
        seat = mover(seats)
        seat.act(seat.words()[0])
        last = _numbers(watcher)
        for player in seats:
            assert _numbers(player) >= last
    assert min(last) > 10
    assert len(watcher.get("/record").body.splitlines()) < 20


def _numbers(seat: Seat) -> set[int]:
    """The actions that a seat can look up, at every door."""
    told = {step["number"] for step in seat.latest()["steps"]}
    moments = json.loads(seat.get("/moments").body)["moments"]
    assert {moment["step"]["number"] for moment in moments if moment["step"]} == told
    stream = seat.stream()
    assert {step["number"] for step in json.loads(stream.told()[0])["steps"]} == told
    stream.close()
    return told


def test_who_watches_on_misses_nothing(table: Running) -> None:
    """Several actions may come at once. Whoever was listening all the time is told them all."""
    seats = seated(table, options={"memory-aid": "off"})
    ticket = Ticket(seats[0].match, "watcher", 2**40)
    messages = Subscription(table.table, ticket, 0, 0).messages()
    told = _told_by(table, messages)
    for _ in range(4):
        mover(seats).act(mover(seats).words()[0])
    assert told[-1] + 3 < seats[0].latest()["number"]
    assert _told_by(table, messages) == [*range(told[-1] + 1, seats[0].latest()["number"] + 1)]


def _told_by(table: Running, messages: AsyncIterator[bytes]) -> list[int]:
    async def told() -> bytes:
        return await anext(messages)

    return [step["number"] for step in json.loads(table.do(told()))["steps"]]


def test_with_the_aid_watchers_see_all(table: Running) -> None:
    seats = seated(table)
    mover(seats).act(mover(seats).words()[0])
    match = seats[0].path
    told = json.loads(ask(table.port, "GET", match, table.ticket(match.removeprefix("/v1/matches/"), "watcher")).body)
    assert [step["number"] for step in told["steps"]] == list(range(1, told["number"] + 1))
