"""When the storm is over: do bots go on, do both tables tell the same, and is it what the players were told?"""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator
from time import monotonic
from typing import Any, TypeVar

import msgspec
import psycopg

from gonfalon.core import Match, Record, RecordError, verify_fate
from gonfalon.protocol.updates import Update
from proof.storm.checks import check_match
from proof.storm.kept import CABINET, Kept, retrace
from proof.storm.notes import Heard, Notes
from proof.storm.promises import (
    check_acknowledged,
    check_heard,
    check_refused,
    check_seated,
    check_sent,
    check_spoken,
)
from proof.storm.wire import Wire

PATIENCE = 300.0
"""Seconds in which every bot that is due must have moved."""
AT_ONCE = 8
LAST = 1_000_000
"""A number that no match reaches."""
_DUE = "SELECT id, number FROM gonfalon_matches WHERE NOT over AND bot IS NOT NULL"

T = TypeVar("T")


async def check_bots_go_on(dsn: str, but: Collection[str] = ()) -> list[str]:
    """No bot is left due for ever, but those of matches that nobody can open."""
    waiting, end = await asyncio.to_thread(_due, dsn), monotonic() + PATIENCE
    waiting = {match: number for match, number in waiting.items() if match not in but}
    while waiting and monotonic() < end:
        await asyncio.sleep(0.5)
        now = await asyncio.to_thread(_due, dsn)
        waiting = {match: number for match, number in waiting.items() if now.get(match) == number}
    return [f"{match}: a bot is due since {number} and does not move" for match, number in waiting.items()]


def _due(dsn: str) -> dict[str, int]:
    with psycopg.connect(dsn) as connection:
        return dict(connection.execute(_DUE).fetchall())


# Fresh clients.


async def check_tellings(notes: Notes, tables: list[Wire]) -> list[str]:
    """A client that comes new is told by every table what those were told who were there."""
    seats = [(match, seat) for match, tickets in notes.begun.items() for seat in tickets]
    heard = _by(notes.heard, lambda one: one.match)
    queue, found = iter(seats), list[str]()

    async def work() -> None:
        for match, seat in queue:
            found.extend(await _check_telling(notes, tables, match, seat, heard[match]))

    await asyncio.gather(*(work() for _ in range(AT_ONCE)))
    return found


async def _check_telling(notes: Notes, tables: list[Wire], match: str, seat: str, heard: list[Heard]) -> list[str]:
    ticket = notes.begun[match][seat]
    # First how things stand, from what each has in memory; then everything, for which both must read the whole log.
    stands = await _agreeing(tables, match, ticket, LAST)
    told = await _agreeing(tables, match, ticket, 0)
    if stands is None or told is None:
        return [f"{match} {seat}: the tables do not tell the same"]
    steps = {step.number: (step.actor, step.word, msgspec.json.encode(step.events)) for step in told.steps}
    found = [
        f"{match} {seat}: {step.number} was {step.whole}, and is now told as {steps[step.number]}"
        for one in heard
        for step in one.steps
        if one.seat == seat and step.number in steps and step.whole[1:] != steps[step.number]
    ]
    return found[:1] + (await _check_records(tables, match, ticket) if told.result else [])


async def _agreeing(tables: list[Wire], match: str, ticket: str, after: int) -> Update | None:
    """What all tables tell, or None. A clock may run out between two answers: then they are asked again."""
    for _ in range(5):
        answers = [await table.fetch(f"/v1/matches/{match}?after={after}", ticket) for table in tables]
        update = [msgspec.json.decode(answer, type=Update) for answer in answers]
        if len({one.version for one in update}) == 1:
            return update[0] if all(_timeless(one) == _timeless(update[0]) for one in update) else None
    return None


def _timeless(update: Update) -> Update:
    """Without what differs from one millisecond to the next."""
    if update.clock is None:
        return update
    return msgspec.structs.replace(update, clock=msgspec.structs.replace(update.clock, left={}))


async def _check_records(tables: list[Wire], match: str, ticket: str) -> list[str]:
    """All tables give out the same record; it can be followed, and its fate is proved."""
    texts = {await table.fetch(f"/v1/matches/{match}/record", ticket) for table in tables}
    if len(texts) > 1:
        return [f"{match}: the tables give out different records"]
    try:
        record = Record.parse(texts.pop().decode())
        Match.follow(record, CABINET.game(record.game))
        verify_fate(record, CABINET.game(record.game))
    except ValueError as error:
        return [f"{match}: its record cannot be used: {error}"]
    return []


# The database.


def check_kept(kept: dict[str, Kept], notes: Notes) -> Iterator[str]:
    """Everything that the players wrote down, and every match, against the database itself."""
    yield from (f"{match}: was begun and is lost" for match in notes.begun.keys() - kept.keys())
    promised = _Sorted(notes)
    for match, one in kept.items():
        seated = promised.seated[match]
        if match in notes.begun and not one.is_begun and len(seated) + len(one.head.bots) == len(one.game.seats):
            yield f"{match}: all are seated, but it has not begun"
        yield from check_match(one, max((each.asked for each in seated), default=0))
        yield from check_acknowledged(one, promised.acknowledged[match])
        yield from check_sent(one, promised.sent[match])
        yield from check_refused(one, promised.refused[match])
        yield from check_seated(one, seated)
        yield from check_spoken(one, promised.spoke[match])
        yield from _check_all_heard(one, promised.heard[match])


def _check_all_heard(kept: Kept, heard: list[Heard]) -> Iterator[str]:
    if not kept.is_begun:
        return
    try:
        traced = retrace(kept)
    except RecordError:
        return  # it has been told
    for one in heard:
        yield from check_heard(kept, traced, one)


class _Sorted:
    """The notes by match."""

    def __init__(self, notes: Notes) -> None:
        self.sent = _by(notes.sent, _match)
        self.acknowledged = _by(notes.acknowledged, _match)
        self.refused = _by(notes.refused, _match)
        self.seated = _by(notes.seated, _match)
        self.spoke = _by(notes.spoke, _match)
        self.heard = _by(notes.heard, _match)


def _match(note: Any) -> str:
    return str(note.match)


def _by(notes: Iterable[T], key: Callable[[T], str]) -> defaultdict[str, list[T]]:
    found: defaultdict[str, list[T]] = defaultdict(list)
    for note in notes:
        found[key(note)].append(note)
    return found
