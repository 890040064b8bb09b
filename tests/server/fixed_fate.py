"""A fate that is the same in every run of the tests.

The secret of a match follows from its battle, the chance of bots from the secret, and contributions are constant. So a
story does not depend on what other tests began at the same table before. Ids, keys and tickets stay random.

`fix_fate` patches this process. As a program (`python -m tests.server.fixed_fate gonfalon serve`, or with the path of a
script) it patches itself and then runs the command.
"""

import hashlib
import random
import runpy
import secrets
import sys
from contextvars import ContextVar
from types import SimpleNamespace
from typing import Any

from gonfalon.core import Setup
from gonfalon.core.links import SIZE
from gonfalon.protocol import credentials
from gonfalon.protocol.requests import Commit, Reveal
from gonfalon.protocol.updates import Update
from gonfalon.server import catalogue, startup
from gonfalon.server.browser import mailing
from gonfalon.server.matches import plans, seating
from gonfalon.server.matches.match_head import MatchHead

SCRIPT = (sys.executable, "-m", "tests.server.fixed_fate")
"""Stands for `python`, before the path of a script."""
PROGRAM = (*SCRIPT, "gonfalon")
"""Stands for `python -m gonfalon`."""
CONTRIBUTION = "5a" * 32
"""Of every seat, the first time. Clients in the browser make the same with `BROWSER`."""
BROWSER = """
(() => {
    const drawn = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (bytes) => bytes.byteLength === 32 ? bytes.fill(0x5a) : drawn(bytes);
})();
"""
"""An init script for a page: contributions have 32 bytes, and nothing else that must be unique has."""
_NEW = "new"
"""What is drawn instead of a secret; the battle says what becomes of it."""
_round = ContextVar("round", default=0)
"""How often all have committed anew."""
_token_hex = secrets.token_hex
_promised_anew = MatchHead.promised_anew
_part_in = credentials.Pocket.part_in


class SameChance(random.Random):
    """Has always the same, unless it gets a seed."""

    def __init__(self, seed: Any = 1) -> None:
        super().__init__(seed)


def fix_fate() -> None:
    """Fate, contributions and bots of this process are the same every time from now on; bots answer at once."""
    patches: list[tuple[Any, str, Any]] = [
        (catalogue, "secrets", SimpleNamespace(token_hex=lambda size: _NEW)),
        (seating, "secrets", SimpleNamespace(token_hex=lambda size: _NEW)),
        (MatchHead, "promised_anew", _promised),
        (credentials, "secrets", SimpleNamespace(token_hex=_contribution)),
        (credentials.Pocket, "part_in", _part_in_round),
        (mailing, "secrets", SimpleNamespace(token_bytes=_seed_of_invitation, token_hex=_contribution)),
        (plans, "random", SimpleNamespace(Random=SameChance)),
        (startup, "SLEEP", None),
    ]
    for owner, name, stand_in in patches:
        setattr(owner, name, stand_in)


def secret_of(setup: Setup, before: str = "") -> str:
    """The secret of every match of this battle, or what follows if all commit anew after this one."""
    return hashlib.sha256(f"{setup.scenario} {before}".encode()).hexdigest()


def _promised(head: MatchHead, secret: str) -> MatchHead:
    return _promised_anew(head, secret_of(head.setup, head.secret) if secret == _NEW else secret)


def _part_in_round(own: credentials.Pocket, update: Update) -> Commit | Reveal | None:
    _round.set(update.match.withdrawn)
    return _part_in(own, update)


def _contribution(size: int) -> str:
    if size != len(CONTRIBUTION) // 2:
        return _token_hex(size)
    return CONTRIBUTION if _round.get() == 0 else hashlib.sha256(b"%d" % _round.get()).hexdigest()


def _seed_of_invitation(size: int) -> bytes:
    return b"\xa5" * size if size == SIZE else secrets.token_bytes(size)


if __name__ == "__main__":
    fix_fate()
    del sys.argv[0]
    if sys.argv[0].endswith(".py"):  # a client of its own, without our packages
        random.seed(1)
        secrets.token_hex = _contribution  # type: ignore[assignment]
        runpy.run_path(sys.argv[0], run_name="__main__")
    else:
        runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
