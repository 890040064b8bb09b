"""What must hold of every match, by the database alone. Each check yields a sentence for whatever is wrong."""

from collections.abc import Iterator
from itertools import pairwise

from gonfalon.core import Entry, Fate, ForgedFate, Match, RecordError, Refusal, SnapshotError, verify_fate
from proof.storm.kept import Kept, Traced, bot_due, retrace, writes
from proof.storm.timing import check_clock

BOT = "bot"


def check_match(kept: Kept, earliest: int = 0) -> Iterator[str]:
    """Everything. `earliest` is when the last player was seen to ask for a seat, in milliseconds."""
    yield from check_numbers(kept)
    if not kept.is_begun:
        return
    try:
        traced = retrace(kept)
    except RecordError as error:
        yield f"{kept.row.id}: does not follow from its log: {error}"
        return
    yield from check_fate(kept)
    yield from check_row(kept, traced)
    yield from check_snapshot(kept, traced)
    yield from check_bots(kept, traced)
    yield from check_clock(kept, traced, earliest)


def check_numbers(kept: Kept) -> Iterator[str]:
    """The log counts from one, without gap or repetition, as far as the row says."""
    numbers = [line.number for line in kept.log]
    if numbers != [*range(1, kept.row.number + 1)]:
        yield f"{kept.row.id}: the row says {kept.row.number}, but the log counts {first_fault(numbers)}"


def first_fault(numbers: list[int]) -> str:
    at = next((place for place, number in enumerate(numbers) if number != place + 1), len(numbers))
    return f"… {numbers[max(0, at - 2) : at + 3]} … to {numbers[-1] if numbers else 0}"


def check_fate(kept: Kept) -> Iterator[str]:
    """Every draw follows from the secret that was committed to."""
    try:
        verify_fate(kept.record, kept.game)
    except ForgedFate as forged:
        yield f"{kept.row.id}: fate is not proved: {forged}"


def check_row(kept: Kept, traced: Traced) -> Iterator[str]:
    """The row says what the log says, and was written as often as something happened."""
    row, result, due = kept.row, traced.match.result, bot_due(traced.match, kept.head)
    if row.over != bool(result):
        yield f"{row.id}: over is {row.over}, but by its log the result is {result}"
    if row.bot != due:
        yield f"{row.id}: waits for the bot {row.bot}, but {due} is due"
    # Each person joined, committed and revealed; with the last of that the match began.
    arrivals, actions = max(1, 3 * len(kept.head.joined)), len(writes(kept.log)) - 1
    if row.version != arrivals + actions:
        yield f"{row.id}: version {row.version} after {arrivals} arrivals and {actions} actions"


def check_snapshot(kept: Kept, traced: Traced) -> Iterator[str]:
    """Going on from the snapshot leads to the same position as the whole log."""
    if kept.row.snapshot is None:
        yield f"{kept.row.id}: has no snapshot"
        return
    head, game = kept.head, kept.game
    fate = head.fate(game.seats)
    assert isinstance(fate, Fate)
    try:
        thawed = Match.thaw(kept.row.snapshot, game, head.setup, head.players, fate)
        for line in kept.log[thawed.number :]:
            thawed.enter(Entry(line.number, line.actor, line.word))
    except (Refusal, SnapshotError) as error:
        yield f"{kept.row.id}: the snapshot leads nowhere: {error}"
        return
    if thawed.snapshot() != traced.match.snapshot():
        yield f"{kept.row.id}: the snapshot leads elsewhere than the log"


def check_bots(kept: Kept, traced: Traced) -> Iterator[str]:
    """A bot spoke only when it was asked, and all that it said bears its mark."""
    bots, moments = kept.head.bots, traced.moments
    for before, now in pairwise(moments):
        line = now.lines[0]
        if (line.actor in bots) != (line.client.partition(" ")[0] == BOT):
            yield f"{kept.row.id}: {line.number} of {line.actor} bears the mark {line.client!r}"
        if line.actor in bots and line.actor != before.bot:
            yield f"{kept.row.id}: {line.number} is of the bot {line.actor}, but {before.bot} was asked"
