"""Every message between a table and its clients. The OpenAPI document is generated from these."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from gonfalon.core import Answer, Origin, Prompt, Prospect, Result
from gonfalon.core.forecast import Forecast
from gonfalon.core.refusal import NO_RULE

SUBPROTOCOL = "gonfalon"
"""Of WebSockets. Where no header can be set, offer also "gonfalon.ticket." followed by the ticket."""
Milliseconds = int
ClientId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_.:-]{1,64}\Z", description="random, chosen once by the client")]
SecretId = Annotated[
    str,
    Meta(
        pattern=r"^[A-Za-z0-9_.:-]{16,64}\Z",
        description="the client id, random; whoever knows it and the invitation could repeat the request",
    ),
]
CONTROLS = r"\x00-\x1f\x7f-\x9f"
HIDING = (
    r"\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff"
    r"\uffa0\ufff9-\ufffb"
    "\U000e0000-\U000e0fff"  # as they are: the languages have no common way to write them in a pattern
)
"""Characters without a picture: those that turn the direction of writing, and those that hide or part other text."""
JOINERS = r"\u200c\u200d"
"""Some scripts and emoji need them, always between two that can be seen."""
Name = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=40,
        pattern=rf"^[^{HIDING}{JOINERS}]*\Z",
        description="the player's name, as shown to others",
    ),
]
Contribution = Annotated[
    str,
    Meta(pattern=r"^(?:[0-9a-f]{2}){16,64}\Z", description="16 to 64 random bytes in hexadecimal, mixed into fate"),
]
Commitment = Annotated[
    str, Meta(pattern=r"^[0-9a-f]{64}\Z", description="the SHA-256 of the bytes of a contribution, in hexadecimal")
]
PRINTABLE = r"^[^\x00-\x1f\x7f]+\Z"
Word = Annotated[str, Meta(max_length=200, pattern=PRINTABLE, description="an action of the game, or talk")]
_SEEN = f"[^{CONTROLS}{HIDING}{JOINERS}]+"
Text = Annotated[str, Meta(max_length=500, pattern=rf"^{_SEEN}(?:[{JOINERS}]{_SEEN})*\Z")]
Tag = Annotated[str, Meta(pattern=r"^[a-z0-9-]{1,40}\Z")]
Subject = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_.:@-]{1,64}\Z", description="a site's own id of a person")]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
MOST_WORDS = 200
MOST_ORDERS = 96
MOST_GLANCES = 60
LONGEST_RECORD = 256 * 1024
"""Characters of a record to start from."""
Order = Annotated[list[Word], Meta(min_length=1, max_length=4)]


class Live(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="live"):
    """`bank` seconds for the whole match, plus `increment` seconds after each of a player's turns."""

    bank: Annotated[int, Meta(ge=10, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0


class Correspondence(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="correspondence"):
    """`days` for each decision."""

    days: Annotated[int, Meta(ge=1, le=60)]


# Requests.


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


# Responses.


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


class Trouble(msgspec.Struct, frozen=True):
    """The request was not carried out and changed nothing. `code` is stable, `text` is for people.

    A refusal by the rules also has the rule, the position and what would be legal, as far as the seat may know.
    """

    code: str
    text: str
    rule: str = NO_RULE
    tried: str = ""
    position: str = ""
    legal: list[str] = []
    number: int | None = None


class Done(msgspec.Struct, frozen=True):
    """The request was carried out, now or before; `number` is the last action that resulted from it.

    For Act, `done` is how many of the words were carried out, and `refused` says why the next one was refused, if it
    was. A repeated request gets `done` again, but not `refused`.
    """

    match: str
    number: int
    done: int = 0
    refused: Trouble | None = None


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


# What the table sends on streams and sockets, and what it shows of a plan.


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


class Planned(msgspec.Struct, frozen=True):
    """What a plan leads to: for each order null, or why it cannot be given; then what the seat would be shown.

    An order that cannot be given is left out, and those after it are tried without it. `odds` are null where there is
    no luck. `asks` is the next question as a sentence, if a language was requested.
    """

    refused: list[Trouble | None]
    sight: ToldSight
    odds: list[Forecast | None] = []
    asks: str = ""


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
