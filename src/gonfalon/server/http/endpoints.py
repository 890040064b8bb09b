"""Describes an endpoint where its handler stands: path, access, request and response.

Routes, access checks and the OpenAPI document are generated from that.
"""

from collections.abc import Callable
from enum import StrEnum
from typing import Any, TypeVar

import msgspec

from gonfalon.core.texts import LANGUAGES

F = TypeVar("F", bound=Callable[..., Any])


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

SOCKET = Endpoint(
    "socket",
    "GET",
    f"{VERSION}/matches/{{match}}/socket",
    "The same messages as on the stream, over a WebSocket",
    Access.GUEST,
)
"""It has no handler like the others, because OpenAPI does not cover WebSockets."""


def endpoint(
    method: str, path: str, summary: str, access: Access, asks: Any = None, answers: Any = None, **more: Any
) -> Callable[[F], F]:
    """Make a method the handler of an endpoint with the method's name."""

    def describe(handler: F) -> F:
        known = Endpoint(handler.__name__, method, VERSION + path, summary, access, asks, answers, **more)
        handler.endpoint = known  # type: ignore[attr-defined]
        return handler

    return describe


def described(*owners: object) -> list[tuple[Endpoint, Any]]:
    """The endpoints of these classes or objects, each with its handler."""
    names = [(owner, name) for owner in owners for name in vars(owner if isinstance(owner, type) else type(owner))]
    found = [getattr(owner, name) for owner, name in names]
    return [(handler.endpoint, handler) for handler in found if hasattr(handler, "endpoint")]
