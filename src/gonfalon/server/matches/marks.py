"""Recognises repeated requests: the log keeps a mark of each, with the seat that sent it."""

import hashlib
from itertools import takewhile

import msgspec

from gonfalon.core.game import FATE_NAME
from gonfalon.protocol.requests import Act
from gonfalon.server.matches.cached_match import CachedMatch


def mark_of(client: str, what: str) -> str:
    """The same request of the same client always gives the same mark."""
    return f"{client} {hashlib.sha256(what.encode()).hexdigest()[:12]}"


def act_mark(wish: Act) -> str:
    return mark_of(wish.client, msgspec.json.encode([wish.answers, wish.words]).decode())


def done_by(cached: CachedMatch, seat: str, wish: Act) -> int:
    """How many words of this very request were carried out, now or before."""
    marks = (_mark_at(cached, seat, wish.answers + at) for at in range(1, len(wish.words) + 1))
    mark = act_mark(wish)
    return sum(1 for _ in takewhile(lambda found: found == mark, marks))


def _mark_at(cached: CachedMatch, seat: str, number: int) -> str:
    written = cached.written.get(number)
    return written.client if written is not None and written.actor == seat else ""


def last_of(cached: CachedMatch, last: int) -> int:
    """The last action that resulted from this one: fate's actions come with it."""
    while last + 1 in cached.written and cached.written[last + 1].actor == FATE_NAME:
        last += 1
    return last
