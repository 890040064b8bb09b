"""The law of honest information on the bytes of a table, as plain functions that raise AssertionError.

Two matches that are the same to a seat are the same in all that the table sends it, through every channel, to the
last byte; and so in size and number of messages too.
"""

import io
import logging
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, redirect_stderr
from itertools import zip_longest
from pathlib import Path

import msgspec

from gonfalon.protocol.updates import Update
from gonfalon.server import monitoring
from gonfalon.server.errors import STATUS
from gonfalon.server.http.server_endpoints import ENDPOINTS
from gonfalon.server.matches.quarantine import Failure
from gonfalon.server.stores.interface import Written
from tests.games.navas.information.oracle import GAME
from tests.server.honesty.page import Page, page_running
from tests.server.honesty.running import NOON, Running, running
from tests.server.honesty.tapes import CHAT, SEALED, Note, Party
from tests.server.honesty.worlds import Pair, put

_QUIETED = ("uvicorn.access", "uvicorn.error", "websockets", "procrastinate")
_LABEL = re.compile(r'(\w+)="((?:[^"\\]|\\.)*)"')
_NEWS = re.compile(rb'\{"told":"news".*\}')
_MOMENT = re.compile(rb'"step":\{"number":(\d+)')
_ENTRY = re.compile(rb"^(\d+) \w+ ", re.MULTILINE)


class Worlds:
    """Two tables. Of every pair one holds the one match, the other the other."""

    def __init__(self, tables: tuple[Running, Running] | tuple[Page, Page], log: io.StringIO) -> None:
        self.tables = tables
        self.log = log

    def prove(self, pairs: Iterable[Pair]) -> int:
        """Hold the law against these pairs; how many messages were compared."""
        compared = 0
        for pair in pairs:
            tapes = self.tapes(pair)
            prove_same(pair, *tapes)
            for world, tape in enumerate(tapes):
                self._prove_one(pair, world, tape)
            compared += len(tapes[0])
        for table in self.tables:
            prove_figures_name_nothing(table)
        return compared

    def tapes(self, pair: Pair) -> tuple[list[Note], list[Note]]:
        """What both tables tell while the script of a pair is played."""
        return self._play(pair, 0), self._play(pair, 1)

    def _play(self, pair: Pair, world: int) -> list[Note]:
        table = self.tables[world]
        table.at = NOON
        table.do(put(table.store, pair, world, table.at))
        return Party(table, pair, world).play()

    def _prove_one(self, pair: Pair, world: int, tape: list[Note]) -> None:
        table = self.tables[world]
        log = table.do(table.store.log(pair.match))
        prove_no_secret(tape, pair.secrets[world])
        prove_forgotten_is_not_told(pair, tape, log)
        tickets = [table.ticket(pair.match, name) for name in (*GAME.seats, "watcher")]
        prove_log_is_silent(self.log.getvalue(), [*tickets, pair.secrets[world], CHAT, SEALED], log)


@contextmanager
def worlds(folder: Path) -> Iterator[Worlds]:
    with written_log() as log, running(_within(folder, "one")) as one, running(_within(folder, "other")) as other:
        yield Worlds((one, other), log)


@contextmanager
def worlds_of_pages(folder: Path) -> Iterator[Worlds]:
    """The same, where each table is in the page of whoever plays there."""
    one, other = _within(folder, "one"), _within(folder, "other")
    with written_log() as log, page_running(one) as first, page_running(other) as second:
        yield Worlds((first, second), log)


def _within(folder: Path, name: str) -> Path:
    (folder / name).mkdir()
    return folder / name


@contextmanager
def written_log(text: io.StringIO | None = None) -> Iterator[io.StringIO]:
    """What the table's logging would write to stderr."""
    root, text = logging.getLogger(), text or io.StringIO()
    others, level = root.handlers, root.level
    root.handlers = []
    with redirect_stderr(text):
        monitoring.begin()
    (ours,) = root.handlers
    root.handlers = [*others, ours]
    try:
        yield text
    finally:
        root.removeHandler(ours)
        root.setLevel(level)
        for name in _QUIETED:
            logging.getLogger(name).setLevel(logging.NOTSET)


def prove_same(pair: Pair, one: list[Note], other: list[Note]) -> None:
    for mine, theirs in zip_longest(one, other):
        assert mine is not None, f"more is told in one world than in the other: {theirs}"
        assert theirs is not None, f"more is told in one world than in the other: {mine}"
        assert mine == theirs, (
            f"{mine.what!r} tells {mine.looker} two worlds of {pair.match} apart: {_gap(mine, theirs)}"
        )


def _gap(one: Note, other: Note) -> str:
    at = next((at for at, pair in enumerate(zip(one.data, other.data, strict=False)) if pair[0] != pair[1]), 0)
    return f"{one.data[max(0, at - 60) : at + 60]!r} and {other.data[max(0, at - 60) : at + 60]!r}"


def prove_no_secret(tape: list[Note], secret: str) -> None:
    """Not even a part of it."""
    parts = [secret[at : at + 12].encode() for at in range(0, len(secret) - 11, 4)]
    for note in tape:
        assert not any(part in note.data for part in parts), f"{note.what!r} tells the secret of fate"


def prove_forgotten_is_not_told(pair: Pair, tape: list[Note], log: list[Written]) -> None:
    """Without the memory aid nobody reads again what came before their own last action."""
    if pair.worlds[0].memory_aid:
        return
    for note in tape:
        own = [line.number for line in log if line.actor == note.looker and line.number <= note.number]
        told = _numbers(note)
        assert not told or min(told) >= max(own, default=0), f"{note.what!r} tells {note.looker} old news again"


def _numbers(note: Note) -> list[int]:
    """Which actions this tells."""
    if note.what.startswith("GET /record"):
        return [int(number) for number in _ENTRY.findall(note.data)]
    if note.what.startswith("GET /moments"):
        return [int(number) for number in _MOMENT.findall(note.data)]
    found = _NEWS.search(note.data)
    if found is None:
        return []
    return [step.number for step in msgspec.json.decode(found[0], type=Update).steps]


def prove_log_is_silent(log: str, secrets: list[str], played: list[Written]) -> None:
    """No tickets, no chat, and no word of the game."""
    for secret in secrets:
        assert secret not in log, "the log tells a secret"
    for line in played:
        assert " " not in line.word or line.word not in log, f"the log tells that {line.actor} said {line.word!r}"


DUTIES = (
    "time",
    "garbage",
    "clocks",
    "updates",
    "beats",
    "jobs",
    "results",
    "notices",
    "seats",
    "blocked",
    "idle",
    "bots",
    "slow bots",
    "teacher",
)


def prove_figures_name_nothing(table: Running | Page) -> None:
    """Every label in the metrics was known before any match."""
    line = table.connection()
    page = line.ask("GET", "/v1/metrics").body.decode()
    line.close()
    words = {*(endpoint.name for endpoint in ENDPOINTS), "socket", "stream", "+Inf", *STATUS, *_refusals()}
    words |= {*Failure, *DUTIES}
    for name, value in _LABEL.findall(page):
        assert value in words or re.fullmatch(r"[0-9.e-]+", value), f"the page of figures tells {name}={value!r}"


def _refusals() -> set[str]:
    names = {*_messages("gonfalon.core"), *_messages("gonfalon.games.navas")}
    return {name.removeprefix("refusal-") for name in names if name.startswith("refusal-")}


def _messages(package: str) -> Iterator[str]:
    from importlib.resources import files

    for line in (files(package) / "en.ftl").read_text("utf-8").splitlines():
        if found := re.match(r"([a-z0-9-]+) =", line):
            yield found[1]
