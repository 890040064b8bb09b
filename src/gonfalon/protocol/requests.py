"""Every request body that a client can send."""

from typing import Annotated

import msgspec
from msgspec import Meta

from gonfalon.protocol.types import (
    LONGEST_RECORD,
    MOST_GLANCES,
    MOST_ORDERS,
    MOST_WORDS,
    ClientId,
    Commitment,
    Contribution,
    Correspondence,
    Live,
    Name,
    Number,
    Order,
    SecretId,
    Subject,
    Tag,
    Text,
    Word,
)


class Posted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat that anybody may take. The same `visitor` has one at a time: another one replaces it."""

    seat: Tag
    visitor: SecretId


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where to start instead of at the beginning: after action `number` of a finished match, whose `record` is text."""

    record: Annotated[str, Meta(max_length=LONGEST_RECORD)]
    number: Number


class NewMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """With `start` the rules, the edition and the options are those of that match. Nobody is told the position before
    the end.

    `subjects` and `rated` are for a site that reads the table's database: who will sit at each seat, by the site's own
    ids, and whether the result counts. With a `client` id the same request again gets the same match. On an open server
    `posted` offers one of the seats to anybody, as soon as somebody sits at the other and for as long as they are here.
    Without `undo` nobody can take back or ask to, and no bot agrees to it.
    """

    game: Tag
    scenario: Tag
    options: dict[Tag, Tag] = {}
    bots: dict[Tag, Tag] = {}
    time: Live | Correspondence | None = None
    start: Start | None = None
    subjects: dict[Tag, Subject] = {}
    rated: bool = False
    client: SecretId | None = None
    undo: bool = True
    posted: Posted | None = None


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take the seat of an invitation. If somebody holds it already, the seat moves and only the invitation counts."""

    client: SecretId
    name: Name


class Commit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Commit to a contribution to fate. `round` is `withdrawn` of the match: how often all had to commit anew."""

    client: ClientId
    round: Number
    commitment: Commitment


class Reveal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Reveal the contribution, once all have committed. The match begins when all have revealed."""

    client: ClientId
    round: Number
    contribution: Contribution


class Withdraw(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Withdraw before the match has begun: all commit anew, the table too."""

    client: ClientId
    round: Number


class Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Words to carry out in order, until one is refused or anybody else acts, fate included.

    `answers` is the number of the last action that the client has seen. A repeated request changes nothing.
    """

    client: ClientId
    answers: Number
    words: Annotated[list[Word], Meta(min_length=1, max_length=MOST_WORDS)]


class Ask(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Act over an open socket. The answer carries the same `ask`, which the client chooses."""

    ask: Annotated[int, Meta(ge=0, le=2**31)]
    act: msgspec.Raw
    """An Act; if that is malformed, the answer says so."""
    lang: Annotated[str, Meta(max_length=8)] | None = None


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What would come of these orders? Nothing is done.

    Each order is a few words that belong together. `odds` are words that could be said after them, to get the odds of
    each. `answers` is the number of the last action that the client has seen.
    """

    answers: Number
    orders: Annotated[list[Order], Meta(max_length=MOST_ORDERS)] = []
    odds: Annotated[list[Word], Meta(max_length=MOST_ORDERS)] = []


class Leave(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Answer a question before it is asked; `word` null withdraws the answer.

    A single-use answer is accepted only if nothing has happened after `answers`, the last action that the client has
    seen, so a retry after the answer was used does not leave a second one. A standing answer is used every time until
    it is withdrawn; it may be a verb alone, which stands for the first legal word that begins with it.
    """

    client: ClientId
    answers: Number
    question: Tag
    word: Word | None
    standing: bool = False


class Say(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of chat. `serial` counts the client's own lines, so that a retry does not send one twice."""

    client: ClientId
    serial: Number
    text: Text


class Hurry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`answers` is the number that the bot has to answer. Too late or repeated, nothing happens."""

    answers: Number


class TryAgain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a moment of a finished match, after action `number` of it, in this seat and against the computer.

    Choose a new client id each time: a request with the same one again gets the same match.
    """

    client: SecretId
    seat: Tag
    number: Number


class SeekAdvice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What should whoever has to decide after this action do? In a match that goes on only for oneself and now, and
    only where all others are computers and nothing is rated: it is noted, and everybody is told."""

    number: Number


class Reissue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Void all tickets of a seat, or of the watchers, and give it out anew.

    Choose a new client id each time: a request with the same one again gets the same invitation.
    """

    client: SecretId
    seat: Tag


class Invite(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Begin a match by letters, in this seat and under this name. With the same client id again: the same match."""

    client: SecretId
    game: Tag
    scenario: Tag
    seat: Tag
    name: Name
    options: dict[Tag, Tag] = {}


class OpenLetter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A letter that somebody got: its text, or a link that ends in it. `name` is needed to accept an invitation."""

    text: Annotated[str, Meta(max_length=15_000)]
    name: Name | None = None


class OpenRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record that was made anywhere, as text."""

    text: Annotated[str, Meta(max_length=1_000_000)]


class LookIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What has become of the matches that somebody holds tickets of?"""

    tickets: Annotated[list[Annotated[str, Meta(max_length=400)]], Meta(max_length=MOST_GLANCES)]
