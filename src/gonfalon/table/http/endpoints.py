"""The requests that a table answers: where, by whom, with what, and what comes back.

Routes, access checks and the OpenAPI document are made from these descriptions.
"""

from enum import StrEnum
from typing import Any

import msgspec

from gonfalon.core import Answer
from gonfalon.core.forecast import Forecast, Recollection
from gonfalon.core.words import LANGUAGES
from gonfalon.wire import protocol


class Access(StrEnum):
    """Whose ticket a request needs."""

    NONE = "none"
    ANYBODY = "anybody"
    """Any ticket of the match in the path, a watcher's too."""
    PLAYER = "player"
    HOST = "host"


class Endpoint(msgspec.Struct, frozen=True):
    name: str
    method: str
    path: str
    summary: str
    access: Access
    asks: Any = None
    answers: Any = None
    query: dict[str, str] = {}
    """Numbers that may be added to the address, and what they mean."""
    words: dict[str, list[str]] = {}
    """Words that may be added, each with those that are understood; any, if none is listed."""
    media: str = "application/json"
    status: int = 200
    counted: bool = True
    """Whether the metrics, which anybody may read, count its requests."""


AFTER = {"after": "the number of the last action that the client has seen", "line": "the last line of chat it has seen"}
AT = {"at": "how many actions of the lesson have been played"}

LANGUAGE = {"lang": list(LANGUAGES)}
"""May be added everywhere: sentences come in this language, those of a refusal too."""

ENDPOINTS = (
    Endpoint(
        "games", "GET", "/games", "The games that can be played here", Access.NONE, answers=list[protocol.OfferedGame]
    ),
    Endpoint(
        "create",
        "POST",
        "/matches",
        "Begin a match and get a ticket for each seat",
        Access.HOST,
        protocol.NewMatch,
        protocol.Created,
        status=201,
    ),
    Endpoint(
        "join",
        "POST",
        "/matches/{match}/join",
        "Take the seat of the ticket",
        Access.PLAYER,
        protocol.Join,
        protocol.Done,
    ),
    Endpoint(
        "act",
        "POST",
        "/matches/{match}/act",
        "Act, once or several times, or say at the table: resign, offer draw, accept draw, decline draw, take back N, "
        "offer take back N, accept take back, decline take back",
        Access.PLAYER,
        protocol.Act,
        protocol.Done,
    ),
    Endpoint(
        "answer",
        "POST",
        "/matches/{match}/answer",
        "Answer a question before it is asked, or withdraw the answer; gives all that the seat has left",
        Access.PLAYER,
        protocol.Leave,
        list[Answer],
        counted=False,
    ),
    Endpoint(
        "say",
        "POST",
        "/matches/{match}/say",
        "Say something to all who are there",
        Access.PLAYER,
        protocol.Say,
        protocol.Done,
    ),
    Endpoint(
        "holiday",
        "POST",
        "/matches/{match}/holiday",
        "Let the own clock stand still for some days",
        Access.PLAYER,
        protocol.TakeHoliday,
        protocol.Done,
    ),
    Endpoint(
        "news",
        "GET",
        "/matches/{match}",
        "How things stand, and what came after a number",
        Access.ANYBODY,
        answers=protocol.Update,
        query={"after": AFTER["after"]},
    ),
    Endpoint(
        "odds",
        "GET",
        "/matches/{match}/odds",
        "What an action may lead to, as far as the seat knows; null where there is no luck",
        Access.PLAYER,
        answers=Forecast | None,
        words={"word": []},
    ),
    Endpoint(
        "memory",
        "GET",
        "/matches/{match}/memory",
        "Where hidden things may be, as far as the seat can know; empty where players rely on their own memory",
        Access.PLAYER,
        answers=list[Recollection],
    ),
    Endpoint(
        "moments",
        "GET",
        "/matches/{match}/moments",
        "The match step by step, as the seat saw it; after its end through any eyes",
        Access.ANYBODY,
        answers=list[protocol.Moment],
        words={"eyes": []},
    ),
    Endpoint(
        "stream",
        "GET",
        "/matches/{match}/stream",
        "The same and all that follows, a line of JSON each",
        Access.ANYBODY,
        answers=protocol.Told,
        query=AFTER,
        media="application/x-ndjson",
    ),
    Endpoint(
        "record",
        "GET",
        "/matches/{match}/record",
        "The record of a finished match; before its end, the seat's own part of it",
        Access.ANYBODY,
        media="text/plain",
    ),
    Endpoint(
        "rules", "GET", "/games/{game}/rules", "The players' rules, as Markdown", Access.NONE, media="text/markdown"
    ),
    Endpoint(
        "lesson",
        "GET",
        "/games/{game}/lesson",
        "A first battle, step by step with remarks",
        Access.NONE,
        answers=protocol.TaughtLesson,
    ),
    Endpoint(
        "lesson_try",
        "GET",
        "/games/{game}/lesson/try",
        "Whether the learner may say a word at a step of the lesson; refused as in a match if not",
        Access.NONE,
        answers=protocol.Tried,
        query=AT,
        words={"word": []},
    ),
    Endpoint(
        "lesson_odds",
        "GET",
        "/games/{game}/lesson/odds",
        "What a word of the learner may lead to at a step of the lesson; null where there is no luck",
        Access.NONE,
        answers=Forecast | None,
        query=AT,
        words={"word": []},
    ),
    Endpoint(
        "health",
        "GET",
        "/health",
        "Whether this table can write, announce and read",
        Access.NONE,
        answers=dict[str, Any],
    ),
    Endpoint("metrics", "GET", "/metrics", "Figures for Prometheus", Access.NONE, media="text/plain"),
    Endpoint("openapi", "GET", "/openapi.json", "This description", Access.NONE, answers=dict[str, Any]),
)
SOCKET = Endpoint(
    "socket", "GET", "/matches/{match}/socket", "The same messages as on the stream, by WebSocket", Access.ANYBODY
)
"""Not among the others: OpenAPI knows no sockets."""
