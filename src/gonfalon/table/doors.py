"""The calls that a table answers: where, with what, and what comes back. Routes and documentation are made of this."""

from typing import Any

import msgspec

from gonfalon.core import Answer
from gonfalon.core.forecast import Forecast, Recollection
from gonfalon.core.words import LANGUAGES
from gonfalon.wire import protocol


class Door(msgspec.Struct, frozen=True):
    name: str
    method: str
    path: str
    summary: str
    needs: str
    """Whose ticket: host, player, anybody's of this match, or none."""
    asks: Any = None
    answers: Any = None
    query: dict[str, str] = {}
    """Numbers that may be added to the address, and what they mean."""
    words: dict[str, list[str]] = {}
    """Words that may be added, each with those that are understood; any, if none is listed."""
    media: str = "application/json"
    status: int = 200
    counted: bool = True
    """Whether the figures, which anybody may read, tell how often it is used."""


NONE, ANYBODY, PLAYER, HOST = "none", "anybody", "player", "host"
AFTER = {"after": "the number of the last action that the client has seen", "line": "the last line of chat it has seen"}
AT = {"at": "how many actions of the lesson have been played"}

LANGUAGE = {"lang": list(LANGUAGES)}
"""May be added everywhere: sentences come in this language, those of a refusal too."""

DOORS = (
    Door("games", "GET", "/games", "The games that can be played here", NONE, answers=list[protocol.OfferedGame]),
    Door(
        "create",
        "POST",
        "/matches",
        "Begin a match and get a ticket for each seat",
        HOST,
        protocol.NewMatch,
        protocol.Created,
        status=201,
    ),
    Door("join", "POST", "/matches/{match}/join", "Take the seat of the ticket", PLAYER, protocol.Join, protocol.Done),
    Door(
        "act",
        "POST",
        "/matches/{match}/act",
        "Act, once or several times, or say at the table: resign, offer draw, accept draw, decline draw, take back N, "
        "offer take back N, accept take back, decline take back",
        PLAYER,
        protocol.Act,
        protocol.Done,
    ),
    Door(
        "answer",
        "POST",
        "/matches/{match}/answer",
        "Answer a question before it is asked, or withdraw the answer; gives all that the seat has left",
        PLAYER,
        protocol.Leave,
        list[Answer],
        counted=False,
    ),
    Door(
        "say", "POST", "/matches/{match}/say", "Say something to all who are there", PLAYER, protocol.Say, protocol.Done
    ),
    Door(
        "holiday",
        "POST",
        "/matches/{match}/holiday",
        "Let the own clock stand still for some days",
        PLAYER,
        protocol.TakeHoliday,
        protocol.Done,
    ),
    Door(
        "news",
        "GET",
        "/matches/{match}",
        "How things stand, and what came after a number",
        ANYBODY,
        answers=protocol.News,
        query={"after": AFTER["after"]},
    ),
    Door(
        "odds",
        "GET",
        "/matches/{match}/odds",
        "What an action may lead to, as far as the seat knows; null where there is no luck",
        PLAYER,
        answers=Forecast | None,
        words={"word": []},
    ),
    Door(
        "memory",
        "GET",
        "/matches/{match}/memory",
        "Where hidden things may be, as far as the seat can know; empty where players rely on their own memory",
        PLAYER,
        answers=list[Recollection],
    ),
    Door(
        "moments",
        "GET",
        "/matches/{match}/moments",
        "The match step by step, as the seat saw it; after its end through any eyes",
        ANYBODY,
        answers=list[protocol.Moment],
        words={"eyes": []},
    ),
    Door(
        "stream",
        "GET",
        "/matches/{match}/stream",
        "The same and all that follows, a line of JSON each",
        ANYBODY,
        answers=protocol.Told,
        query=AFTER,
        media="application/x-ndjson",
    ),
    Door(
        "record",
        "GET",
        "/matches/{match}/record",
        "The record of a finished match; before its end, the seat's own part of it",
        ANYBODY,
        media="text/plain",
    ),
    Door("rules", "GET", "/games/{game}/rules", "The players' rules, as Markdown", NONE, media="text/markdown"),
    Door(
        "lesson",
        "GET",
        "/games/{game}/lesson",
        "A first battle, step by step with remarks",
        NONE,
        answers=protocol.TaughtLesson,
    ),
    Door(
        "lesson_try",
        "GET",
        "/games/{game}/lesson/try",
        "Whether the learner may say a word at a step of the lesson; refused as in a match if not",
        NONE,
        answers=protocol.Tried,
        query=AT,
        words={"word": []},
    ),
    Door(
        "lesson_odds",
        "GET",
        "/games/{game}/lesson/odds",
        "What a word of the learner may lead to at a step of the lesson; null where there is no luck",
        NONE,
        answers=Forecast | None,
        query=AT,
        words={"word": []},
    ),
    Door("health", "GET", "/health", "Whether this table can write, announce and read", NONE, answers=dict[str, Any]),
    Door("metrics", "GET", "/metrics", "Figures for Prometheus", NONE, media="text/plain"),
    Door("openapi", "GET", "/openapi.json", "This description", NONE, answers=dict[str, Any]),
)
SOCKET = "/matches/{match}/socket"
