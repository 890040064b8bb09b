"""Does the time that an answer takes tell what lies face down?

For a pair of worlds that are the same to a seat, three matches lie in one store: the one world, the same once more,
and the other world. The seat asks the same of each, in an order drawn anew every time, and what the table needs to
answer is measured inside the process. If time tells nothing, the two worlds differ as little as one from its twin.
"""

import gc
import random
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from itertools import islice
from pathlib import Path
from time import perf_counter_ns
from typing import Any, NamedTuple
from unittest.mock import patch

import msgspec
from scipy.stats import binomtest, mannwhitneyu, wilcoxon

from gonfalon.games.navas.rules import engine
from gonfalon.games.navas.rules.pieces import MUSLIM
from gonfalon.protocol.requests import Act
from gonfalon.protocol.updates import Update
from gonfalon.server.errors import Troubled
from gonfalon.server.fanout import MemoryFanout
from gonfalon.server.game_server import GameServer
from gonfalon.server.matches.live_match import LiveMatch
from gonfalon.server.stores.sqlite import SqliteStore
from gonfalon.server.tokens import Ticket, Tickets
from tests.games.navas.information.oracle import GAME, PLAYERS, replay
from tests.server.honesty.running import KEY, NOON
from tests.server.honesty.worlds import Pair, pairs, put

NAMES = ("world-1", "world-2", "world-3")
WORLDS = (0, 0, 1)
"""Which world each match holds: the same, its twin, the other."""
DELAYS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
"""Microseconds."""
DAWDLES = 0.02
"""Seconds."""
FIRST = 10
"""Rounds that are not measured."""

Question = Callable[[GameServer, str], Awaitable[None]]


class Measured(NamedTuple):
    """Times in microseconds, round by round."""

    pair: str
    what: str
    one: list[float]
    twin: list[float]
    other: list[float]

    def compare(self, second: list[float]) -> tuple[float, float, float]:
        """How far the medians lie apart, and how likely chance alone does as much: unpaired, and round by round."""
        apart = statistics.median(second) - statistics.median(self.one)
        unpaired = float(mannwhitneyu(self.one, second).pvalue)
        return apart, unpaired, float(wilcoxon(self.one, second).pvalue)


async def measure(pair: Pair, rounds: int, rng: random.Random) -> list[Measured]:
    """Ask each question so many times of the three matches of a pair."""
    with tempfile.TemporaryDirectory() as folder:
        table = GameServer(SqliteStore(Path(folder) / "table.sqlite"), MemoryFanout(), Tickets([KEY]), lambda: NOON)
        await table.open()
        names = rng.sample(NAMES, len(NAMES))
        for name, world in zip(names, WORLDS, strict=True):
            await put(table.store, pair._replace(match=name), world, NOON)
        found = []
        for what, question in _questions(pair):
            times = await _times(table, question, names, rounds, rng)
            found.append(Measured(pair.match, what, *(times[name] for name in names)))
        await table.close()
        return found


async def _times(
    table: GameServer, ask: Question, names: list[str], rounds: int, rng: random.Random
) -> dict[str, list[float]]:
    times: dict[str, list[float]] = {name: [] for name in names}
    gc.collect()
    gc.disable()
    try:
        for at in range(rounds + FIRST):
            for name in rng.sample(names, len(names)):
                start = perf_counter_ns()
                await ask(table, name)
                took = (perf_counter_ns() - start) / 1000
                if at >= FIRST:
                    times[name].append(took)
                await _take_back(table, name, ask)
    finally:
        gc.enable()
    return times


def _questions(pair: Pair) -> Iterator[tuple[str, Question]]:
    """What a seat can ask without changing anything, and one action if there is one that fate does not answer."""
    seat, number = GAME.seats[pair.seat], pair.number

    async def update(table: GameServer, match: str) -> None:
        msgspec.json.encode(await table.queries.update_for(match, seat, number // 2))

    async def record(table: GameServer, match: str) -> None:
        await table.queries.record(match, seat)

    async def refused(table: GameServer, match: str) -> None:
        with suppress(Troubled):
            await table.matches.act(Ticket(match, seat, 0), Act("tab", number, ["dance"]))

    yield "news", update
    yield "record", record
    yield "refused act", refused
    word = _free_word(pair)
    if word is not None:
        yield "act", _Acting(seat, word)


class _Acting:
    """An action that is taken back each time, so that it can be taken again."""

    def __init__(self, seat: str, word: str) -> None:
        self.seat, self.word = seat, word
        self.numbers: dict[str, int] = {}

    async def __call__(self, table: GameServer, match: str) -> None:
        number = self.numbers.get(match) or table.cache.kept[match].number
        self.numbers[match] = number
        await table.matches.act(Ticket(match, self.seat, 0), Act("tab", number, [self.word]))

    async def take_back(self, table: GameServer, match: str) -> None:
        number = self.numbers[match]
        done = await table.matches.act(Ticket(match, self.seat, 0), Act("tab", number + 1, [f"take back {number}"]))
        self.numbers[match] = done.number


async def _take_back(table: GameServer, match: str, ask: Any) -> None:
    if isinstance(ask, _Acting):
        await ask.take_back(table, match)


def _free_word(pair: Pair) -> str | None:
    """An action of the seat in both worlds after which it is still its turn."""
    states = [replay(world) for world in pair.worlds]
    if states[0].asked != pair.seat:
        return None
    for action in engine.legal(states[0]):
        after = [state.copy() for state in states]
        if action in engine.legal(states[1]) and not GAME.reveals(states[0], action):
            for state in after:
                engine.do(state, action)
            if [state.asked for state in after] == [pair.seat] * 2:
                return GAME.word(states[0], action)
    return None


def summary(measured: list[Measured]) -> Iterator[str]:
    """A table in Markdown: the two worlds, and beside them a world and its twin."""
    yield "| asked | pairs | median | worlds apart | twins | worlds noticed | twins | least p × pairs | limit |"
    yield "|---|---|---|---|---|---|---|---|---|"
    for what in dict.fromkeys(one.what for one in measured):
        found = [one for one in measured if one.what == what]
        worlds, twins = ([one.compare(times(one)) for one in found] for times in (_other, _twin))
        typical = statistics.median(statistics.median(one.one) for one in found)
        yield (
            f"| {what} | {len(found)} | {typical:.0f} µs | {_apart(worlds)} | {_apart(twins)} "
            f"| {_noticed(worlds)} | {_noticed(twins)} | {min(1.0, len(found) * min(p for *_, p in worlds)):.2g} "
            f"| {_limit(found)} |"
        )


def _other(one: Measured) -> list[float]:
    return one.other


def _twin(one: Measured) -> list[float]:
    return one.twin


def _apart(compared: list[tuple[float, float, float]]) -> str:
    return f"{statistics.median(abs(apart) for apart, *_ in compared):.1f} µs"


def _noticed(compared: list[tuple[float, float, float]]) -> str:
    """Among so many pairs one in twenty is noticed by chance; how likely at least as many are."""
    unpaired, paired = (sum(found[test] < 0.05 for found in compared) for test in (1, 2))
    chance = binomtest(paired, len(compared), 0.05, alternative="greater").pvalue
    return f"{unpaired}, {paired} ({chance:.2f})"


def _limit(found: list[Measured]) -> str:
    """The smallest delay that would have been noticed in four pairs of five, by adding it to the twins."""
    for delay in DELAYS:
        later = [wilcoxon(one.one, [took + delay for took in one.twin]).pvalue < 0.05 for one in found]
        if sum(later) >= 0.8 * len(found):
            return f"{delay} µs"
    return f"over {DELAYS[-1]} µs"


async def of_a_leak() -> tuple[float, float, float]:
    """What `compare` tells of a table that dawdles over the hands of one of two worlds."""
    pair, honest = next(pairs((MUSLIM,), 5000)), LiveMatch.update_for
    slow = GAME.whole(replay(pair.worlds[1]))

    def leaky(self: LiveMatch, *how: Any, **more: Any) -> Update:
        assert self.match is not None
        time.sleep(DAWDLES * (GAME.whole(self.match.state) == slow))
        return honest(self, *how, **more)

    with patch.object(LiveMatch, "update_for", leaky):
        found = {one.what: one for one in await measure(pair, 30, random.Random(1))}["news"]
    return found.compare(found.other)


def timed_pairs(count: int) -> list[Pair]:
    """In half of them it is the seat's own turn."""
    some = list(islice(pairs(PLAYERS, 5000), 6 * count))
    own = [pair for pair in some if _free_word(pair) is not None][: count // 2]
    return [*own, *(pair for pair in some if pair not in own)][:count]
