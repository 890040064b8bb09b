"""Why a request was not carried out: a status, a stable code and a sentence."""

import logging
import secrets
import traceback
from collections.abc import Callable
from functools import cache
from typing import Any

from gonfalon.core import Refusal, Words
from gonfalon.protocol.types import Trouble

STATUS = {
    "malformed": 400,
    "ticket-missing": 401,
    "ticket-forged": 401,
    "ticket-expired": 401,
    "ticket-void": 401,
    "ticket-foreign": 403,
    "not-for-watchers": 403,
    "only-for-hosts": 403,
    "not-for-hosts": 403,
    "join-first": 403,
    "only-invited": 403,
    "blocked": 403,
    "not-open": 403,
    "server-full": 503,
    "seat-gone": 409,
    "no-such-match": 404,
    "no-such-page": 404,
    "wrong-method": 405,
    "too-slow": 408,
    "stale": 409,
    "committed": 409,
    "too-early": 409,
    "not-committed-to": 422,
    "not-begun": 409,
    "not-over": 409,
    "goes-on": 409,
    "busy": 409,
    "archived": 409,
    "rules-not-here": 409,
    "can-be-played": 409,
    "review-too-early": 409,
    "review-undecided": 409,
    "too-long": 413,
    "unknown-game": 422,
    "unknown-seat": 422,
    "unknown-bot": 422,
    "no-plans": 422,
    "too-many-answers": 422,
    "too-many-matches": 422,
    "too-many-open-seats": 429,
    "too-many-today": 422,
    "no-undo": 422,
    "too-many-take-backs": 422,
    "match-too-long": 422,
    "no-review": 422,
    "no-advice": 422,
    "advice-unfair": 403,
    "nothing-to-decide": 422,
    "too-much-chat": 429,
    "too-often": 429,
    "broken": 500,
    "store-down": 503,
    "teacher-busy": 503,
    "letter-first": 409,
    "letter-too-long": 413,
    "letter-unreadable": 422,
    "letter-other-version": 422,
    "letter-not-here": 422,
    "letter-rules": 422,
    "letter-hidden": 422,
    "letter-own": 409,
    "letter-ahead": 409,
    "letter-unfitting": 409,
    "letter-accepted": 409,
    "letter-contradicting": 409,
    "letter-false-link": 422,
    "letter-illegal": 422,
    "record-unreadable": 422,
    "record-unfinished": 422,
    "record-rules": 422,
    "record-set": 422,
}

log = logging.getLogger("gonfalon.server")


LONGEST_FACT = 200
"""Characters of what a stranger has written that are told back; Fluent refuses a thousand."""


class Troubled(Exception):
    """A request was not carried out. `tell` gives the message in a language, which only the HTTP layer knows."""

    def __init__(self, status: int, code: str, tell: Callable[[str], Trouble]) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.tell = tell
        self.headers: dict[str, str] = {}


def troubled(code: str, *, number: int | None = None, **facts: str | int) -> Troubled:
    short = {name: fact[:LONGEST_FACT] if isinstance(fact, str) else fact for name, fact in facts.items()}

    def tell(language: str) -> Trouble:
        return Trouble(code, table_words(language).say(f"trouble-{code}", short), number=number)

    return Troubled(STATUS[code], code, tell)


def broken(error: BaseException, told: dict[str, Any]) -> Troubled:
    """A bug, most likely in the rules of a game. Who met it is given the name under which the log has it."""
    name = secrets.token_hex(4)
    log.error("request failed", extra=told | {"error": name}, exc_info=error)
    return troubled("broken", name=name)


def refused(refusal: Refusal, say: Callable[[str], str], number: int | None = None) -> Troubled:
    """The rules do not allow it; `say` explains it in a language."""

    def tell(language: str) -> Trouble:
        text = say(language)
        return Trouble(refusal.code, text, refusal.rule, refusal.tried, refusal.position, refusal.legal, number)

    return Troubled(422, refusal.code, tell)


class CannotOpen(Troubled):
    """The rules or the edition of a match are not installed, so there is no position. Its log is untouched."""

    def __init__(self) -> None:
        known = troubled("rules-not-here")
        super().__init__(known.status, known.code, known.tell)


@cache
def table_words(language: str) -> Words:
    return Words.of(language, "gonfalon.server")


def place_of(error: BaseException) -> str:
    """Where it happened. Its text may reveal what a seat knows, and others read the logs."""
    frames = traceback.extract_tb(error.__traceback__)
    where = f" at {frames[-1].filename}:{frames[-1].lineno}" if frames else ""
    return f"{type(error).__name__}{where}"
