"""The endpoints of a table: path, access, request and response.

Routes, access checks and the OpenAPI document are generated from them.
"""

from enum import StrEnum
from typing import Any

import msgspec

from gonfalon.core import LeftAnswers
from gonfalon.core.forecast import Forecast, Recollection
from gonfalon.core.texts import LANGUAGES
from gonfalon.protocol.requests import (
    Act,
    Commit,
    Hurry,
    Join,
    Leave,
    LookIn,
    NewMatch,
    Plan,
    Reissue,
    Reveal,
    Say,
    SeekAdvice,
    TryAgain,
    Withdraw,
)
from gonfalon.protocol.responses import (
    Created,
    Glance,
    Issued,
    Moments,
    OfferedGame,
    OfferedSeats,
    Planned,
    Rematch,
    Steps,
    TaughtLesson,
    ToldAdvice,
    ToldReview,
    Tried,
)
from gonfalon.protocol.types import Done
from gonfalon.protocol.updates import Told, Update


class Access(StrEnum):
    """Whose ticket a request needs."""

    NONE = "none"
    OWNER = "owner"
    """A ticket of the server's owner, for creating matches. On an open server anybody may do so without a ticket."""
    OPERATOR = "operator"
    """The same, or none on the table's own machine."""
    HOST = "host"
    """The ticket of whoever created the match in the path."""
    JOINER = "joiner"
    """An invitation to a seat."""
    GUEST = "guest"
    """Any ticket for a seat of the match, a watcher's, or an invitation."""
    ANYBODY = "anybody"
    """The same without invitations."""
    PLAYER = "player"


class Endpoint(msgspec.Struct, frozen=True):
    name: str
    method: str
    path: str
    summary: str
    access: Access
    asks: Any = None
    answers: Any = None
    query: dict[str, str] = {}
    """Query parameters that are numbers, with their descriptions."""
    words: dict[str, list[str]] = {}
    """Query parameters that are text, each with its allowed values; an empty list allows any."""
    media: str = "application/json"
    status: int = 200
    weight: int = 1
    """How many ordinary requests it counts for, where it costs the table that much more."""
    takes_long: bool = False
    """Whether it may keep the thread for long work busy for seconds: each address has one such request at a time."""
    counted: bool = True
    """Whether the metrics count its requests."""


VERSION = "/v1"
"""Every path begins with it. What changes so that a client of today would break gets another one."""

AFTER = {"after": "number of the last action that the client has seen", "line": "the last line of chat it has seen"}
TRIAL = {"rule": "the id of a rule: instead of the lesson, a set position in which this rule can be tried"}
AT = {"at": "number of actions of the lesson that have been played"} | TRIAL

LANGUAGE = {"lang": list(LANGUAGES)}
"""A query parameter of every endpoint: the language of sentences, including those of a refusal."""

ENDPOINTS = (
    Endpoint(
        "games",
        "GET",
        f"{VERSION}/games",
        "The games that can be played here",
        Access.NONE,
        answers=list[OfferedGame],
    ),
    Endpoint(
        "create",
        "POST",
        f"{VERSION}/matches",
        "Create a match and get an invitation to each seat",
        Access.OWNER,
        NewMatch,
        Created,
        status=201,
        weight=2,
        takes_long=True,
    ),
    Endpoint(
        "open_seats",
        "GET",
        f"{VERSION}/seats",
        "The seats that anybody may take now",
        Access.NONE,
        answers=OfferedSeats,
    ),
    Endpoint(
        "take",
        "POST",
        f"{VERSION}/seats/{{match}}/take",
        "Get an invitation to an open seat; whoever joins with it first has the seat",
        Access.NONE,
        answers=Issued,
        weight=2,
    ),
    Endpoint(
        "glances",
        "POST",
        f"{VERSION}/glances",
        "What has become of the matches of these tickets, in their order",
        Access.NONE,
        LookIn,
        list[Glance],
        weight=4,
    ),
    Endpoint(
        "join",
        "POST",
        f"{VERSION}/matches/{{match}}/join",
        "Take the seat of the invitation, which is then spent, and get the seat's own ticket",
        Access.JOINER,
        Join,
        Issued,
    ),
    Endpoint(
        "move",
        "POST",
        f"{VERSION}/matches/{{match}}/move",
        "Get an invitation to the own seat, to move it to another device",
        Access.PLAYER,
        answers=Issued,
    ),
    Endpoint(
        "watch",
        "GET",
        f"{VERSION}/matches/{{match}}/watch",
        "Get a ticket with which somebody can watch",
        Access.ANYBODY,
        answers=Issued,
    ),
    Endpoint(
        "reissue",
        "POST",
        f"{VERSION}/matches/{{match}}/reissue",
        "Void all tickets of a seat and get a new invitation to it, or the same for watchers; everybody is told",
        Access.HOST,
        Reissue,
        Issued,
    ),
    Endpoint(
        "end",
        "POST",
        f"{VERSION}/matches/{{match}}/end",
        "Ask to end a match that cannot be opened; it ends when all persons have asked",
        Access.PLAYER,
        answers=Done,
    ),
    Endpoint(
        "close",
        "POST",
        f"{VERSION}/matches/{{match}}/close",
        "End a match that cannot be opened",
        Access.HOST,
        answers=Done,
    ),
    Endpoint(
        "rematch",
        "POST",
        f"{VERSION}/matches/{{match}}/rematch",
        "After a match: ask for another with the sides swapped; it begins when all persons have asked",
        Access.PLAYER,
        answers=Rematch,
        weight=2,
    ),
    Endpoint(
        "try_again",
        "POST",
        f"{VERSION}/matches/{{match}}/again",
        "After a match: play on from a moment of it against the computer, in a new match that is not rated",
        Access.PLAYER,
        TryAgain,
        Issued,
        weight=8,
        takes_long=True,
    ),
    Endpoint(
        "commit",
        "POST",
        f"{VERSION}/matches/{{match}}/commit",
        "Commit to a contribution to fate",
        Access.PLAYER,
        Commit,
        Done,
    ),
    Endpoint(
        "reveal",
        "POST",
        f"{VERSION}/matches/{{match}}/reveal",
        "Reveal the contribution, once all have committed; the match begins when all have revealed",
        Access.PLAYER,
        Reveal,
        Done,
    ),
    Endpoint(
        "withdraw",
        "POST",
        f"{VERSION}/matches/{{match}}/withdraw",
        "Withdraw before the match has begun: all commit anew",
        Access.PLAYER,
        Withdraw,
        Done,
    ),
    Endpoint(
        "act",
        "POST",
        f"{VERSION}/matches/{{match}}/act",
        "Carry out one or several words: actions of the game, or resign, offer draw, accept draw, decline draw, "
        "take back N, offer take back N, accept take back, decline take back",
        Access.PLAYER,
        Act,
        Done,
    ),
    Endpoint(
        "plan",
        "POST",
        f"{VERSION}/matches/{{match}}/plan",
        "What orders would lead to, without giving them; only in games where nothing is hidden",
        Access.PLAYER,
        Plan,
        Planned,
        weight=4,
        takes_long=True,
    ),
    Endpoint(
        "answer",
        "POST",
        f"{VERSION}/matches/{{match}}/answer",
        "Answer a question before it is asked, or withdraw the answer; returns all answers that the seat has left",
        Access.PLAYER,
        Leave,
        LeftAnswers,
        counted=False,
    ),
    Endpoint(
        "hurry",
        "POST",
        f"{VERSION}/matches/{{match}}/hurry",
        "Let the bot that is thinking play the best that it has found; if none is, nothing happens",
        Access.PLAYER,
        Hurry,
        Done,
    ),
    Endpoint(
        "say",
        "POST",
        f"{VERSION}/matches/{{match}}/say",
        "Send a line of chat to everybody in the match",
        Access.PLAYER,
        Say,
        Done,
    ),
    Endpoint(
        "news",
        "GET",
        f"{VERSION}/matches/{{match}}",
        "The current state, and every action after a number",
        Access.GUEST,
        answers=Update,
        query={"after": AFTER["after"]},
    ),
    Endpoint(
        "odds",
        "GET",
        f"{VERSION}/matches/{{match}}/odds",
        "The possible outcomes of an action, as far as the seat knows; null where there is no luck",
        Access.PLAYER,
        answers=Forecast | None,
        words={"word": []},
        weight=4,
    ),
    Endpoint(
        "memory",
        "GET",
        f"{VERSION}/matches/{{match}}/memory",
        "Where hidden things may be, as far as the seat can know; empty where players rely on their own memory",
        Access.PLAYER,
        answers=list[Recollection],
    ),
    Endpoint(
        "steps",
        "GET",
        f"{VERSION}/matches/{{match}}/steps",
        "The hundred actions before a number, as far back as the seat may look",
        Access.ANYBODY,
        answers=Steps,
        query={"before": "number of the first action that the client has"},
        weight=4,
    ),
    Endpoint(
        "moments",
        "GET",
        f"{VERSION}/matches/{{match}}/moments",
        "The match step by step, a hundred at once, as the seat saw it; after its end, through any eyes",
        Access.ANYBODY,
        answers=Moments,
        query={"after": "number of the last action that the client has the moment of"},
        words={"eyes": []},
        weight=8,
        takes_long=True,
    ),
    Endpoint(
        "review",
        "GET",
        f"{VERSION}/matches/{{match}}/review",
        "Look back at a finished match for one seat; it takes a while, so ask again until it is found",
        Access.ANYBODY,
        answers=ToldReview,
        words={"seat": []},
        weight=4,
    ),
    Endpoint(
        "advice",
        "POST",
        f"{VERSION}/matches/{{match}}/advice",
        "What to do, by what the seat knows: after the end at any moment; in a match against the computer now",
        Access.ANYBODY,
        SeekAdvice,
        ToldAdvice,
        weight=8,
    ),
    Endpoint(
        "stream",
        "GET",
        f"{VERSION}/matches/{{match}}/stream",
        "The current state and every change after it, one JSON object per line",
        Access.GUEST,
        answers=Told,
        query=AFTER,
        media="application/x-ndjson",
    ),
    Endpoint(
        "record",
        "GET",
        f"{VERSION}/matches/{{match}}/record",
        "The record of a finished match; before its end, what the seat saw of it",
        Access.ANYBODY,
        media="text/plain",
        weight=4,
    ),
    Endpoint(
        "rules",
        "GET",
        f"{VERSION}/games/{{game}}/rules",
        "The rules for players, as Markdown",
        Access.NONE,
        media="text/markdown",
    ),
    Endpoint(
        "lesson",
        "GET",
        f"{VERSION}/games/{{game}}/lesson",
        "A first battle, step by step, with remarks",
        Access.NONE,
        answers=TaughtLesson,
        query=TRIAL,
    ),
    Endpoint(
        "lesson_try",
        "GET",
        f"{VERSION}/games/{{game}}/lesson/try",
        "Whether the learner may say a word at a step of the lesson; if not, a refusal as in a match",
        Access.NONE,
        answers=Tried,
        query=AT,
        words={"word": []},
    ),
    Endpoint(
        "lesson_odds",
        "GET",
        f"{VERSION}/games/{{game}}/lesson/odds",
        "The possible outcomes of a word at a step of the lesson; null where there is no luck",
        Access.NONE,
        answers=Forecast | None,
        query=AT,
        words={"word": []},
        weight=4,
    ),
    Endpoint(
        "health",
        "GET",
        f"{VERSION}/health",
        "Health check: whether this table can write, read and announce",
        Access.NONE,
        answers=dict[str, Any],
    ),
    Endpoint("metrics", "GET", f"{VERSION}/metrics", "Metrics for Prometheus", Access.OPERATOR, media="text/plain"),
    Endpoint("openapi", "GET", f"{VERSION}/openapi.json", "This document", Access.NONE, answers=dict[str, Any]),
)
SOCKET = Endpoint(
    "socket",
    "GET",
    f"{VERSION}/matches/{{match}}/socket",
    "The same messages as on the stream, over a WebSocket",
    Access.GUEST,
)
"""Not in ENDPOINTS, because OpenAPI does not cover WebSockets."""
