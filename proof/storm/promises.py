"""Whether the players' notes agree with the database. Each check yields a sentence for whatever is wrong."""

import hashlib
from collections.abc import Iterator

import msgspec

from gonfalon.core.game import FATE_NAME
from gonfalon.server.stores.interface import Written
from gonfalon.server.tokens import WATCHER
from proof.storm.checks import first_fault
from proof.storm.kept import Kept, Traced
from proof.storm.notes import Heard, Seated, Sent, Spoke

WholeStep = tuple[int, str, str, bytes]


def mark(client: str, what: str) -> str:
    """How the log names a request."""
    return f"{client} {hashlib.sha256(what.encode()).hexdigest()[:12]}"


def mark_of(sent: Sent) -> str:
    return mark(sent.client, f'[{sent.answers},["{sent.word}"]]')


def check_acknowledged(kept: Kept, sent: list[Sent]) -> Iterator[str]:
    """Every acknowledged action is in the log, at its number, with all that fate added."""
    log = {line.number: line for line in kept.log}
    for one in sent:
        yield from _check_one(one, log)


def check_sent(kept: Kept, sent: list[Sent]) -> Iterator[str]:
    """What stands in the log was sent in answer to that very number: nothing happens twice, or by itself."""
    asked = {(one.answers + 1, one.seat, mark_of(one)) for one in sent}
    seats = set(kept.game.seats) - kept.head.bots.keys()
    for line in kept.log:
        if line.actor in seats and (line.number, line.actor, line.client) not in asked:
            yield f"{kept.row.id}: {line} was never sent"


def _check_one(one: Sent, log: dict[int, Written]) -> Iterator[str]:
    line = log.get(one.answers + 1)
    if line is None:
        yield f"{one}: was acknowledged and is lost"
        return
    if (line.actor, line.word, line.client) != (one.seat, one.word, mark_of(one)):
        yield f"{one}: was acknowledged, but {line} stands there"
    last = one.answers + 1
    while last + 1 in log and log[last + 1].actor == FATE_NAME:
        last += 1
    if last != one.number:
        yield f"{one}: was acknowledged up to {one.number}, but reaches to {last}"


def check_refused(kept: Kept, sent: list[Sent]) -> Iterator[str]:
    """What was refused did not happen."""
    log = {line.number: line for line in kept.log}
    for one in sent:
        line = log.get(one.answers + 1)
        if line is not None and (line.actor, line.client) == (one.seat, mark_of(one)):
            yield f"{one}: was refused, but is in the log"


def check_seated(kept: Kept, seated: list[Seated]) -> Iterator[str]:
    """Whoever was told to be seated is, under the right name, and added to fate what it sent."""
    head = kept.head
    for seat, wish, contribution in ((one.seat, one.wish, one.contribution) for one in seated):
        found = head.players.get(seat), head.contributions.get(seat), head.joined.get(seat)
        if found != (wish.name, contribution, mark(wish.client, "join")):
            yield f"{kept.row.id}: {seat} was seated with {wish}, but {found} is kept"


def check_spoken(kept: Kept, spoke: list[Spoke]) -> Iterator[str]:
    """Every line of chat that was acknowledged is there once, at its number."""
    numbers, said = [line.line for line in kept.lines], [(line.seat, line.text) for line in kept.lines]
    if numbers != [*range(1, len(numbers) + 1)]:
        yield f"{kept.row.id}: the chat counts {first_fault(numbers)}"
    for one in spoke:
        places = [place for place, line in enumerate(said, start=1) if line == (one.seat, one.text)]
        if places != [one.line]:
            yield f"{one}: was said, but stands at {places}"


def check_heard(kept: Kept, traced: Traced, heard: Heard) -> Iterator[str]:
    """A client was told every number once and in order, just as its seat sees the log; and the chat likewise."""
    who, numbers = f"{heard.match} {heard.seat}", [step.number for step in heard.steps]
    # Without the memory aid, a watcher who comes back is not told what was missed.
    forgets = heard.seat == WATCHER and kept.head.setup.options.get("memory-aid") == "off"
    if numbers != (sorted(set(numbers)) if forgets else [*range(1, len(numbers) + 1)]):
        yield f"{who}: was told the numbers {first_fault(numbers)}"
    shown = as_seen(traced, heard.seat)
    for step in heard.steps:
        if shown.get(step.number) != step.whole:
            yield f"{who}: was told {step.whole}, but the log shows it {shown.get(step.number)}"
            break
    chat = [(line.line, line.seat, line.text) for line in kept.lines]
    if heard.lines != chat[: len(heard.lines)]:
        yield f"{who}: heard {heard.lines}, but the chat is {chat}"


def as_seen(traced: Traced, seat: str) -> dict[int, WholeStep]:
    """Every step of the log as a seat sees it, and what it was told."""
    looker = traced.match.game.seat_number(seat)
    return {
        step.entry.number: (
            step.entry.number,
            step.entry.actor,
            step.shown[looker],
            msgspec.json.encode(list(step.news.heard_by(looker))),
        )
        for step in traced.match.steps
    }
