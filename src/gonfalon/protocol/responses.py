"""Every response to a request."""

import msgspec

from gonfalon.core import Result
from gonfalon.core.forecast import Forecast
from gonfalon.protocol.types import Correspondence, Live, Milliseconds, Trouble
from gonfalon.protocol.updates import ToldMatch, ToldSeat, ToldSight, ToldStep


class Created(msgspec.Struct, frozen=True, omit_defaults=True):
    """`tickets` has an invitation to each seat that is open to a player, a ticket for watchers, and one for the host,
    who can give out a seat anew. `address`: the URL at which others reach the table, if it knows one."""

    match: str
    commitment: str
    tickets: dict[str, str]
    address: str = ""


class ToldLetter(msgspec.Struct, frozen=True):
    """What a letter is, before it is opened: an invitation to `seat`, or the next letter of a match that is here."""

    match: str
    game: str
    scenario: str
    options: dict[str, str]
    seat: str
    name: str
    """Of the writer."""
    invites: bool
    """Whether opening it begins a match."""
    opened: bool
    """Whether it was opened before."""


class ToldPost(msgspec.Struct, frozen=True):
    """The letters of a match as one side has them now.

    `letter` is to be sent, again and again until it is answered; null while there is something to decide here. `got`
    counts the other's letters. `strange` are letters that contradict one that was opened before, with the first of
    each: the first counts.
    """

    letter: str | None
    name: str | None
    """Of the other; null until the invitation was accepted."""
    got: int
    over: bool
    strange: list[tuple[str, str]]


class OfferedSeat(msgspec.Struct, frozen=True):
    """An open seat: what is played, with which options besides the usual ones, and the name of whoever waits."""

    match: str
    game: str
    scenario: str
    options: dict[str, str]
    time: Live | Correspondence | None
    seat: str
    host: str
    posted: Milliseconds
    undo: bool


class OfferedSeats(msgspec.Struct, frozen=True):
    """The open seats. `is_open`: whether visitors may begin matches here and take these seats."""

    is_open: bool
    seats: list[OfferedSeat]


class Issued(msgspec.Struct, frozen=True, omit_defaults=True):
    """A ticket, or an invitation: what was asked for. `address`: the URL at which others reach the table, if it knows
    one."""

    match: str
    seat: str
    ticket: str
    address: str = ""


class AboutGame(msgspec.Struct, frozen=True):
    """What a person wants to know before choosing. `provenance` says where the edition's data come from."""

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
    """`title` is what it calls itself, `about` says briefly how it plays, and may be empty. One of them is the `usual`
    opponent. `ratings`: how strong it was measured to be, in Elo points, by scenario. `slow`: whether a decision may
    take it more than five seconds in a browser; the page that needs no server does not offer it."""

    name: str
    about: str
    title: str = ""
    usual: bool = False
    ratings: dict[str, int] = {}
    slow: bool = False


class OfferedGame(msgspec.Struct, frozen=True):
    """Titles and descriptions are in the requested language. `lesson`: whether the game has one. `is_open`: whether
    nothing is hidden in it."""

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
    is_open: bool = False


class Glance(msgspec.Struct, frozen=True):
    """One match as the holder of a ticket may see it from afar. Times are in milliseconds since 1970.

    `turn` is the seat that is to move, `since` when something was last done. If the ticket no longer opens anything,
    `trouble` is the code of the reason and the rest is empty. An invitation shows nothing of the play.
    """

    match: str = ""
    game: str = ""
    scenario: str = ""
    seat: str = ""
    seats: dict[str, ToldSeat] = {}
    created: Milliseconds = 0
    since: Milliseconds = 0
    ended: Milliseconds | None = None
    turn: str | None = None
    over: bool = False
    result: Result | None = None
    trouble: str = ""


class Rematch(msgspec.Struct, frozen=True):
    """`wanted`: the seats that want to play again. When all persons do, there is a new match with the sides swapped,
    and `invitation` is to the seat that whoever asks will have in it."""

    wanted: list[str]
    invitation: Issued | None = None


class Planned(msgspec.Struct, frozen=True):
    """What a plan leads to: for each order null, or why it cannot be given; then what the seat would be shown.

    An order that cannot be given is left out, and those after it are tried without it. `odds` are null where there is
    no luck. `asks` is the next question as a sentence, if a language was requested.
    """

    refused: list[Trouble | None]
    sight: ToldSight
    odds: list[Forecast | None] = []
    asks: str = ""


class Steps(msgspec.Struct, frozen=True):
    """A hundred actions at most, and whether the seat may look back to others before them."""

    steps: list[ToldStep]
    earlier: bool = False


class Moment(msgspec.Struct, frozen=True):
    """The state after one action, for replaying; before the first action `step` is null."""

    step: ToldStep | None
    sight: ToldSight


class Moments(msgspec.Struct, frozen=True):
    """Some moments in a row. If there are `more`, ask again with the number of the last one as `after`."""

    moments: list[Moment]
    more: bool


class ToldPoint(msgspec.Struct, frozen=True):
    """After this action, taken by this seat or by fate, the chance to win was so. The start is action 0 of fate."""

    number: int
    actor: str
    chance: float


class ToldParts(msgspec.Struct, frozen=True):
    """From 0 to 1: where the chance to win began, what own decisions, the others' and luck added to it, and the result,
    which is their sum."""

    start: float
    own: float
    others: float
    luck: float
    result: float


class ToldChoice(msgspec.Struct, frozen=True):
    """An action that could be taken, as a word and as a sentence, the chance to win with it by what the seat knew, its
    odds, if luck is involved, and the likeliest answer, if the other side answers at once."""

    word: str
    told: str
    worth: float
    odds: Forecast | None
    answer: str = ""


class ToldMistake(msgspec.Struct, frozen=True):
    """What was chosen with action `number`, and what would have been better."""

    number: int
    chosen: ToldChoice
    better: ToldChoice


class ReviewFound(msgspec.Struct, frozen=True):
    """A finished match looked back at for one seat.

    `mistakes` are those of `judged` decisions that cost most, judged by what the seat knew then. `drawn` points of the
    curve were judged by drawing what may follow. `rough`: nothing was learned about this edition, so all of it rests on
    the game's estimate.
    """

    curve: list[ToldPoint]
    parts: ToldParts
    mistakes: list[ToldMistake]
    judged: int
    drawn: int
    rough: bool


class ToldReview(msgspec.Struct, frozen=True):
    """Ask again until it is `found`. Until then: how many actions have been looked at, of how many, and how many other
    reviews come before it."""

    seat: str
    found: ReviewFound | None = None
    done: int = 0
    actions: int = 0
    before: int = 0


class ToldAdvice(msgspec.Struct, frozen=True):
    """What the seat should do after action `number`, by what it knows, and the next best, if there is one. `rule` is
    what decides it. `rough`: nothing was learned about this edition, so the chances rest on the game's estimate."""

    number: int
    seat: str
    best: ToldChoice
    second: ToldChoice | None
    rule: str
    rough: bool


class TaughtRemark(msgspec.Struct, frozen=True):
    """A text to read. `tries` is a word that the learner is invited to try although it will be refused."""

    text: str
    tries: str | None = None


class TaughtStep(msgspec.Struct, frozen=True):
    """The state after one action of a lesson, and the remarks on it, in order.

    `wanted` is what the learner has to do, null where others act; `sight` offers nothing else. The rest: see Update.
    """

    remarks: list[TaughtRemark]
    wanted: str | None
    step: ToldStep | None
    sight: ToldSight
    asks: str


class TaughtLesson(msgspec.Struct, frozen=True):
    """A line of play with remarks, as the learner's seat sees it. `not_now` answers legal but unwanted actions."""

    match: ToldMatch
    seat: str
    seats: dict[str, ToldSeat]
    title: str
    not_now: str
    steps: list[TaughtStep]


class Tried(msgspec.Struct, frozen=True):
    """The word tried in a lesson is legal. Nothing was changed."""

    legal: bool = True
