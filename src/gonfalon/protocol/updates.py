"""What the server sends on streams and sockets."""

from typing import Any

import msgspec
from msgspec.structs import asdict

from gonfalon.core import Answer, Foreseen, Game, Origin, Prompt, Prospect, Result, Sight
from gonfalon.core.sight import Step
from gonfalon.protocol.types import Correspondence, Done, Live, Milliseconds, Trouble


class ToldStep(msgspec.Struct, frozen=True):
    """One action as this seat saw it, and its events; also as sentences, if a language was requested."""

    number: int
    actor: str
    word: str
    events: list[Any]
    said: list[str] = []


class ToldSeat(msgspec.Struct, frozen=True):
    """`name` is null while the seat is free. `reissued`: how often the host took it from its holder. `title` is what a
    bot calls itself in the requested language; its `name` is the same in all. `advised`: how often it asked for advice
    in this match. `taken_back`: how often it went back because the other side agreed."""

    name: str | None
    bot: bool
    reissued: int = 0
    title: str = ""
    advised: int = 0
    taken_back: int = 0


class ToldClock(msgspec.Struct, frozen=True):
    """`running`: the seat whose clock is running; `left`: milliseconds when this was sent."""

    running: str | None
    left: dict[str, Milliseconds]


class ToldMatch(msgspec.Struct, frozen=True):
    """What was agreed. `is_set`: whether it began from a set position, and `origin` which match it was taken from, if
    that is known.

    `commitment` is the table's, to its secret; `commitments` are those of the seats to their contributions. `revealed`
    are the seats that have revealed theirs, once all had committed; `contributions` is told when all have. `withdrawn`:
    how often somebody withdrew before that, so that all had to commit anew. `by_letters`: whether the other side plays
    elsewhere and sends letters; then nobody has a secret, and nothing of all this is told. `undo`: whether anything can
    be taken back.
    """

    id: str
    game: str
    rules: int
    edition: str
    digest: str
    scenario: str
    options: dict[str, str]
    time: Live | Correspondence | None
    commitment: str
    contributions: dict[str, str]
    is_set: bool = False
    origin: Origin | None = None
    commitments: dict[str, str] = {}
    revealed: list[str] = []
    withdrawn: int = 0
    by_letters: bool = False
    undo: bool = True


class ToldForeseen(msgspec.Struct, frozen=True):
    """A question that the seat is certain to be asked next, and the possible answers, split into steps."""

    question: str
    words: list[tuple[str, ...]]


class ToldSight(msgspec.Struct, frozen=True):
    """Everything that a seat is shown at one moment.

    `legal` has every word that may be said now, split into the steps by which a person would build it: joined, they are
    the word; to display a step, leave out the space or ">" at its end. `undo` is the number to say with "take back" to
    undo the seat's own last action; `asked_back` is the seat that asks to take back, and to which number. `foreseen` is
    what the seat will be asked later and can already answer, `answers` what it has left in advance, `answers_number`
    how often that has changed: leaving an answer sends no update, so the lower number is out of date even if it arrives
    last. `progress` is how far each side is on its ways to win, as far as this seat may know.
    """

    number: int
    to_move: str
    view: Any
    prompt: Prompt
    legal: list[tuple[str, ...]]
    result: Result | None
    draw_offered_by: str | None
    draw_suggested: bool
    undo: int | None = None
    asked_back: tuple[str, int] | None = None
    foreseen: list[ToldForeseen] = []
    answers: list[Answer] = []
    answers_number: int = 0
    progress: list[Prospect] = []

    @property
    def words(self) -> list[str]:
        return ["".join(steps) for steps in self.legal]


class Update(msgspec.Struct, frozen=True, tag_field="told", tag="news"):
    """What happened after the number that the client has, and the current state.

    Of many actions only the last hundred are told; `earlier` says that there are others, which `steps` gives. `sight`
    is null until the match begins. `over`: whether the match has ended. If the rules of the match are not
    installed, `rules_here` is false and `sight` is null: a match in play then shows nothing else, a finished one every
    action as it was and its result, if that is known. `asks` is the question, or the result, as a sentence, if a
    language was requested. `invited`: this ticket is an invitation, which shows nothing of the play; join to get the
    seat's own ticket.

    `asked_to_end` are the seats that want to end a match whose rules are not installed, `asked_again` those that want
    to play a finished one again with the sides swapped.
    """

    number: int
    version: int
    seat: str
    match: ToldMatch
    seats: dict[str, ToldSeat]
    clock: ToldClock | None
    steps: list[ToldStep]
    sight: ToldSight | None
    result: Result | None
    asks: str = ""
    rules_here: bool = True
    over: bool = False
    invited: bool = False
    asked_to_end: list[str] = []
    asked_again: list[str] = []
    earlier: bool = False


class ChatLine(msgspec.Struct, frozen=True, tag_field="told", tag="line"):
    """A line of chat. `number`: the last action when it was said; null if the table cannot tell."""

    line: int
    seat: str
    name: str
    text: str
    at: Milliseconds
    number: int | None = None


class Beat(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="told", tag="beat"):
    """A heartbeat: nothing new, but the connection is alive. `thinking`: how much is done of a bot's long thought, in
    percent; it is over with the next update."""

    thinking: int | None = None


class Goodbye(msgspec.Struct, frozen=True, tag_field="told", tag="goodbye"):
    """The table is about to close this stream. `code` says why; reconnect with the last number."""

    code: str
    text: str


class Answered(msgspec.Struct, frozen=True, tag_field="told", tag="answer"):
    """The answer to an Ask, on the same socket: the status that a request would have had, and its response."""

    ask: int
    status: int
    done: Done | None = None
    trouble: Trouble | None = None


Told = Update | ChatLine | Beat | Goodbye
"""What is told on a stream."""
Heard = Told | Answered
"""The same on a socket, and answers."""


def told_sight(sight: Sight, game: Game[Any]) -> ToldSight:
    foreseen = [ToldForeseen(one.question, [game.path(word) for word in one.words]) for one in sight.foreseen]
    return ToldSight(
        **asdict(sight) | {"legal": [game.path(word) for word in sight.legal], "foreseen": foreseen},
    )


def told_step(step: Step, looker: int, speaker: Game[Any] | None) -> ToldStep:
    """What the seat was told of it; also as sentences if `speaker`."""
    events = list(step.news.heard_by(looker))
    said = [speaker.say(event) for event in events] if speaker else []
    return ToldStep(step.entry.number, step.entry.actor, step.shown[looker], events, said)


def seen_sight(told: ToldSight) -> Sight:
    foreseen = [Foreseen(one.question, ["".join(steps) for steps in one.words]) for one in told.foreseen]
    return Sight(**asdict(told) | {"legal": told.words, "foreseen": foreseen})
