"""Every message between a table and its clients. The table's documentation is made from these."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from gonfalon.core import Answer, Prompt, Result
from gonfalon.core.refusal import NO_RULE

Milliseconds = int
ClientId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_.:-]{1,64}\Z", description="chosen by the client, once")]
Name = Annotated[str, Meta(min_length=1, max_length=40, description="how the player wants to be called")]
Contribution = Annotated[
    str,
    Meta(pattern=r"^(?:[0-9a-f]{2}){16,64}\Z", description="16 to 64 random bytes in hexadecimal, mixed into fate"),
]
PRINTABLE = r"^[^\x00-\x1f\x7f]+\Z"
Word = Annotated[str, Meta(max_length=200, pattern=PRINTABLE, description="an action of the game, or something said")]
Text = Annotated[str, Meta(max_length=500, pattern=PRINTABLE)]
Tag = Annotated[str, Meta(pattern=r"^[a-z0-9-]{1,40}\Z")]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]


class Live(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="live"):
    """A bank of seconds for the whole match; each time a player has decided, the increment is added."""

    bank: Annotated[int, Meta(ge=10, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0


class Correspondence(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="correspondence"):
    """So many days for each decision; the days of holiday are for the whole match, and stop the clock."""

    days: Annotated[int, Meta(ge=1, le=60)]
    holiday: Annotated[int, Meta(ge=0, le=60)] = 0


# What a client asks.


class NewMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`position` is where to begin instead of at the beginning: the arbiter's view of a position, all that is hidden
    included. It is told to nobody before the end."""

    game: Tag
    scenario: Tag
    options: dict[Tag, Tag] = {}
    bots: dict[Tag, Tag] = {}
    time: Live | Correspondence | None = None
    position: Any | None = None


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    client: ClientId
    name: Name
    contribution: Contribution


class Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What to do, one after the other, until something is refused or anybody else has acted, fate included.

    `answers` is the number of the last action that the client has seen. A repeated request changes nothing.
    """

    client: ClientId
    answers: Number
    words: Annotated[list[Word], Meta(min_length=1, max_length=64)]


class Leave(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Answer a question before it is asked; `word` null withdraws the answer.

    One that is used once is taken only if nothing has happened after `answers`, the last action that the client has
    seen: so a request that is repeated after its answer was used leaves no second one. A standing one is used every
    time until it is withdrawn.
    """

    client: ClientId
    answers: Number
    question: Tag
    word: Word | None
    standing: bool = False


class Say(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of chat. `serial` counts the client's own lines, so that none is said twice."""

    client: ClientId
    serial: Number
    text: Text


class TakeHoliday(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`version` is that of the last news: a repeated request changes nothing."""

    client: ClientId
    version: Number
    days: Annotated[int, Meta(ge=1, le=60)]


# What the table answers.


class Created(msgspec.Struct, frozen=True):
    """`tickets` holds one for every seat that waits for a player, and one for watchers."""

    match: str
    commitment: str
    tickets: dict[str, str]


class Trouble(msgspec.Struct, frozen=True):
    """What was asked for was not carried out, and changed nothing. `code` is stable, `text` is for a person.

    What the rules refuse also names the rule, the position and what would be legal, as far as the seat may know.
    """

    code: str
    text: str
    rule: str = NO_RULE
    tried: str = ""
    position: str = ""
    legal: list[str] = []
    number: int | None = None


class Done(msgspec.Struct, frozen=True):
    """The request was carried out, now or before; `number` is the last action that belongs to it.

    `done` is how many of the words to act were carried out, and `refused` why the next one was not, if it was refused
    just now: a repeated request is told `done` again, but not `refused`.
    """

    match: str
    number: int
    done: int = 0
    refused: Trouble | None = None


class AboutGame(msgspec.Struct, frozen=True):
    """What a person wants to know before choosing. `provenance` says whence the edition's data come."""

    battle: str
    length: str
    luck: str
    information: str
    credits: str
    provenance: str


class OfferedScenario(msgspec.Struct, frozen=True):
    """`battle` is one sentence; it may be empty."""

    name: str
    title: str
    battle: str


class OfferedBot(msgspec.Struct, frozen=True):
    """`about` says in a few words how it plays; it may be empty."""

    name: str
    about: str


class OfferedGame(msgspec.Struct, frozen=True):
    """Titles and all that is told about things are in the language that was asked for. `lesson`: whether it has one."""

    name: str
    title: str
    about: AboutGame
    rules: int
    edition: str
    digest: str
    seats: list[str]
    scenarios: list[OfferedScenario]
    options: dict[str, list[str]]
    bots: list[OfferedBot]
    lesson: bool


# What the table tells.


class ToldStep(msgspec.Struct, frozen=True):
    """One action as this seat saw it, and what it was told; in sentences too, if a language was asked for."""

    number: int
    actor: str
    word: str
    events: list[Any]
    said: list[str] = []


class ToldSeat(msgspec.Struct, frozen=True):
    name: str | None
    bot: bool


class ToldClock(msgspec.Struct, frozen=True):
    """Milliseconds left at the moment of telling; the seat whose clock runs; days of holiday left."""

    running: str | None
    left: dict[str, Milliseconds]
    holiday: dict[str, int]


class ToldMatch(msgspec.Struct, frozen=True):
    """What the match is; never changes after all seats are taken. `is_set`: whether it began from a set position."""

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


class ToldForeseen(msgspec.Struct, frozen=True):
    """A question that the seat is certain to be asked next, and what it may answer already, cut into steps."""

    question: str
    words: list[tuple[str, ...]]


class ToldSight(msgspec.Struct, frozen=True):
    """All that a seat is shown at one moment.

    `legal` has every word that may be said now, cut into the steps by which a person would build it: joined they are
    the word, and whoever shows one leaves out the space or ">" at its end. `undo` is the number to say with "take
    back" to be rid of the seat's own last action; `asked_back` is the seat that asks to take back, and to which number.
    `foreseen` is what the seat can answer although it will only be asked later, `answers` what it has left in advance.
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

    @property
    def words(self) -> list[str]:
        return ["".join(steps) for steps in self.legal]


class Update(msgspec.Struct, frozen=True, tag_field="told", tag="news"):
    """Everything after the number that the client held, and how things stand now.

    `sight` is None until all seats are taken. Where the rules of the match are not to be had, `rules_here` is false and
    `sight` is None: of a match in play nothing else is told then, of a finished one every action as it was and how it
    ended, if that is known. `asks` is the question, or the end, as a sentence, if a language was asked for.
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


class Moment(msgspec.Struct, frozen=True):
    """How things stood after one action, for replaying; before the first there is no action."""

    step: ToldStep | None
    sight: ToldSight


class TaughtRemark(msgspec.Struct, frozen=True):
    """Something to read. `tries` is a word that the learner is invited to try although it will be refused."""

    text: str
    tries: str | None = None


class TaughtStep(msgspec.Struct, frozen=True):
    """How things stand after one action of a lesson, and what is remarked on it, one after the other.

    `wanted` is what the learner is to do, null where others act; `sight` offers nothing else. The rest is as in News.
    """

    remarks: list[TaughtRemark]
    wanted: str | None
    step: ToldStep | None
    sight: ToldSight
    asks: str


class TaughtLesson(msgspec.Struct, frozen=True):
    """A line of play with remarks, through the learner's eyes. `not_now` is for what is legal but not wanted."""

    match: ToldMatch
    seat: str
    seats: dict[str, ToldSeat]
    title: str
    not_now: str
    steps: list[TaughtStep]


class Tried(msgspec.Struct, frozen=True):
    """What was tried in a lesson is legal. Nothing has happened."""

    legal: bool = True


class ChatLine(msgspec.Struct, frozen=True, tag_field="told", tag="line"):
    """Somebody said something."""

    line: int
    seat: str
    name: str
    text: str
    at: Milliseconds


class Beat(msgspec.Struct, frozen=True, tag_field="told", tag="beat"):
    """Nothing new; the line is alive."""


class Goodbye(msgspec.Struct, frozen=True, tag_field="told", tag="goodbye"):
    """The table closes this stream. `code` says why; come back with the last number."""

    code: str
    text: str


Told = Update | ChatLine | Beat | Goodbye
