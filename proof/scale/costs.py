"""What the parts of a table cost, as `scripts/prove scale measure` found it."""

from pathlib import Path

import msgspec

PLACE = Path(__file__).parents[2] / "docs/scale/costs.json"


class Costs(msgspec.Struct, frozen=True):
    """Milliseconds of one processor, unless a name says otherwise."""

    act: float
    """A table process: check an action that came over a socket, write it with others, answer it."""
    batch: float
    """A table process: send what was done at the same moment to PostgreSQL, and announce it."""
    push: float
    """A table process: make what one player sees after an action, and send it."""
    hint: float
    """A table process: hear of such a batch when nobody follows any of its matches there."""
    follow: float
    """A table process: read an action of another one in a match that somebody follows here."""
    open: float
    """A table process: open a match that it does not have at hand."""
    listen: float
    """A table process: a socket on which nothing happens, for a second: heartbeats, and asking for lost hints."""
    store: float
    """PostgreSQL: write an action."""
    commit: float
    """PostgreSQL: a batch of actions, besides."""
    read: float
    """PostgreSQL: give an action to another process."""
    fetch: float
    """PostgreSQL: give a whole match to a process that opens it."""
    look: float
    """PostgreSQL: what it is asked for a socket on which nothing happens, for a second."""
    job: float
    """PostgreSQL: keep the order for a bot, hand it out, and write what the bot does, with all that is read for it."""
    publish: float
    """Redis: take the hints of a batch."""
    copy: float
    """Redis: pass them on to one process."""
    bot: float
    """A worker: think about a decision, greedy bot, mean of all battles."""
    errand: float
    """A worker: everything else for a decision."""
    wal_bytes: float
    """What PostgreSQL writes ahead for an action."""
    sent_bytes: float
    """What goes out to two players for an action."""
    socket_bytes: float
    """Memory of an idle socket."""
    match_bytes: float
    """Memory of a match that a process keeps at hand."""
    stored_bytes: float
    """Disk for a match that is over, indexes included."""
    archived_bytes: float
    """The same in an archive file."""


class Kept(msgspec.Struct, frozen=True):
    where: dict[str, str | float]
    """What it was measured on."""
    costs: Costs
    thinking: dict[str, dict[str, float]]
    """Milliseconds for a decision of the greedy bot, by battle; with and without the compiled rules."""


def kept() -> Kept:
    return msgspec.json.decode(PLACE.read_bytes(), type=Kept)


def read() -> Costs:
    return kept().costs


def write(found: Kept) -> None:
    PLACE.parent.mkdir(exist_ok=True)
    PLACE.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
