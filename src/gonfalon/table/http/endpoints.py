"""The endpoints of a table: path, access, request and response.

Routes, access checks and the OpenAPI document are generated from them.
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
    """Any ticket for the match in the path, including a watcher's."""
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
    """Query parameters that are numbers, with their descriptions."""
    words: dict[str, list[str]] = {}
    """Query parameters that are text, each with its allowed values; an empty list allows any."""
    media: str = "application/json"
    status: int = 200
    counted: bool = True
    """Whether the metrics count its requests. Anybody may read the metrics."""


AFTER = {"after": "number of the last action that the client has seen", "line": "the last line of chat it has seen"}
AT = {"at": "number of actions of the lesson that have been played"}

LANGUAGE = {"lang": list(LANGUAGES)}
"""A query parameter of every endpoint: the language of sentences, including those of a refusal."""

ENDPOINTS = (
    Endpoint(
        "games", "GET", "/games", "The games that can be played here", Access.NONE, answers=list[protocol.OfferedGame]
    ),
    Endpoint(
        "create",
        "POST",
        "/matches",
        "Create a match and get a ticket for each seat",
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
        "Carry out one or several words: actions of the game, or resign, offer draw, accept draw, decline draw, "
        "take back N, offer take back N, accept take back, decline take back",
        Access.PLAYER,
        protocol.Act,
        protocol.Done,
    ),
    Endpoint(
        "plan",
        "POST",
        "/matches/{match}/plan",
        "What orders would lead to, without giving them; only in games where nothing is hidden",
        Access.PLAYER,
        protocol.Plan,
        protocol.Planned,
    ),
    Endpoint(
        "answer",
        "POST",
        "/matches/{match}/answer",
        "Answer a question before it is asked, or withdraw the answer; returns all answers that the seat has left",
        Access.PLAYER,
        protocol.Leave,
        list[Answer],
        counted=False,
    ),
    Endpoint(
        "say",
        "POST",
        "/matches/{match}/say",
        "Send a line of chat to everybody in the match",
        Access.PLAYER,
        protocol.Say,
        protocol.Done,
    ),
    Endpoint(
        "holiday",
        "POST",
        "/matches/{match}/holiday",
        "Stop your own clock for some days",
        Access.PLAYER,
        protocol.TakeHoliday,
        protocol.Done,
    ),
    Endpoint(
        "news",
        "GET",
        "/matches/{match}",
        "The current state, and every action after a number",
        Access.ANYBODY,
        answers=protocol.Update,
        query={"after": AFTER["after"]},
    ),
    Endpoint(
        "odds",
        "GET",
        "/matches/{match}/odds",
        "The possible outcomes of an action, as far as the seat knows; null where there is no luck",
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
        "The match step by step, as the seat saw it; after its end, through any eyes",
        Access.ANYBODY,
        answers=list[protocol.Moment],
        query={"after": AFTER["after"]},
        words={"eyes": []},
    ),
    Endpoint(
        "stream",
        "GET",
        "/matches/{match}/stream",
        "The current state and every change after it, one JSON object per line",
        Access.ANYBODY,
        answers=protocol.Told,
        query=AFTER,
        media="application/x-ndjson",
    ),
    Endpoint(
        "record",
        "GET",
        "/matches/{match}/record",
        "The record of a finished match; before its end, what the seat saw of it",
        Access.ANYBODY,
        media="text/plain",
    ),
    Endpoint(
        "rules", "GET", "/games/{game}/rules", "The rules for players, as Markdown", Access.NONE, media="text/markdown"
    ),
    Endpoint(
        "lesson",
        "GET",
        "/games/{game}/lesson",
        "A first battle, step by step, with remarks",
        Access.NONE,
        answers=protocol.TaughtLesson,
    ),
    Endpoint(
        "lesson_try",
        "GET",
        "/games/{game}/lesson/try",
        "Whether the learner may say a word at a step of the lesson; if not, a refusal as in a match",
        Access.NONE,
        answers=protocol.Tried,
        query=AT,
        words={"word": []},
    ),
    Endpoint(
        "lesson_odds",
        "GET",
        "/games/{game}/lesson/odds",
        "The possible outcomes of a word at a step of the lesson; null where there is no luck",
        Access.NONE,
        answers=Forecast | None,
        query=AT,
        words={"word": []},
    ),
    Endpoint(
        "health",
        "GET",
        "/health",
        "Health check: whether this table can write, read and announce",
        Access.NONE,
        answers=dict[str, Any],
    ),
    Endpoint("metrics", "GET", "/metrics", "Metrics for Prometheus", Access.NONE, media="text/plain"),
    Endpoint("openapi", "GET", "/openapi.json", "This document", Access.NONE, answers=dict[str, Any]),
)
SOCKET = Endpoint(
    "socket", "GET", "/matches/{match}/socket", "The same messages as on the stream, over a WebSocket", Access.ANYBODY
)
"""Not in ENDPOINTS, because OpenAPI does not cover WebSockets."""
