"""A site as queues: every action visits the parts of a site in order, and waits where others are before it."""

import random
from collections.abc import Iterator
from heapq import heappop, heappush, heapreplace
from itertools import count
from math import exp
from typing import NamedTuple

from gonfalon.server.matches.cache import KEPT
from gonfalon.server.stores.postgres_pool import MOST
from proof.scale.costs import Costs

BEFORE = 0.6
"""Of what a table process spends on an action, this much comes before it is written."""

LEFT = 0.001
"""Of a processor that is swamped with other work."""

DAY = 24 * 60 * 60 * 1000


class Plan(NamedTuple):
    """What a site runs on. Cells share nothing: each has its matches, its processes, its PostgreSQL and its Redis."""

    cells: int = 1
    tables: int = 1
    """Table processes of a cell, and so on: one processor each."""
    workers: int = 1
    store_cores: int = 2
    flush: float = 1.0
    """Milliseconds in which a disk of a store has written what was committed; all that wait go with the next one."""
    is_routed: bool = False
    """Everybody in a match is led to the same table process."""

    @property
    def ears(self) -> int:
        """Processes of a cell that hear of every action in it."""
        return self.tables + self.workers


class Traffic(NamedTuple):
    matches: int
    live: float = 0.2
    """Share of the matches whose players are at their screens; the others are played by correspondence."""
    seconds_between: float = 10.0
    """Between two actions of people in a live match, on average."""
    actions_a_day: float = 30.0
    """Of people in a match by correspondence."""
    against_bots: float = 0.3
    """Share of the actions of people that a bot answers with one of its own."""
    watchers: float = 0.2
    """For each live match, beside its players."""
    looking: float = 0.02
    """Players by correspondence who have their match open, for each of these matches."""

    @property
    def live_rate(self) -> float:
        return self.matches * self.live / self.seconds_between / 1000

    @property
    def rate(self) -> float:
        """Actions of people in a millisecond."""
        return self.live_rate + self.matches * (1 - self.live) * self.actions_a_day / DAY

    @property
    def sockets(self) -> float:
        return self.matches * (self.live * (2 - self.against_bots + self.watchers) + (1 - self.live) * self.looking)

    def shared(self, cells: int) -> "Traffic":
        """What comes to one of so many cells."""
        return self._replace(matches=self.matches // cells)


def opened(traffic: Traffic, plan: Plan) -> float:
    """The share of actions in matches that the process does not have at hand."""
    here = 1 / plan.tables if plan.is_routed else 1 - (1 - 1 / plan.tables) ** 2
    at_hand = min(1.0, KEPT / (traffic.matches / plan.cells * traffic.live * here or 1))
    return 1 - at_hand * traffic.live_rate / traffic.rate


def batches(traffic: Traffic, costs: Costs, plan: Plan) -> float:
    """What the table processes of a cell of this traffic write in a millisecond: while one writes, others gather."""
    each, lasts = traffic.rate / plan.tables, costs.batch + costs.commit + costs.store + plan.flush
    return traffic.rate / (each * lasts + exp(-each * lasts))


def hints(traffic: Traffic, costs: Costs, plan: Plan) -> float:
    """The share of a table process in which it hears what other processes of its cell have written."""
    heard = batches(traffic, costs, plan) * (1 - 1 / plan.tables) + traffic.rate * traffic.against_bots
    return heard * costs.hint


def hints_of_workers(traffic: Traffic, costs: Costs, plan: Plan) -> float:
    """The same of a worker; what a single one hears is part of its errands."""
    heard = batches(traffic, costs, plan) + traffic.rate * traffic.against_bots
    return heard * costs.hint * (1 - 1 / plan.workers)


class Part:
    """Some processors that take what comes in the order of coming."""

    def __init__(self, processors: int = 1, *, other_work: float = 0.0) -> None:
        """Other work takes that share of their time beforehand."""
        self._free = [0.0] * processors
        self._other_work = other_work
        self._slower = 1 / max(1 - other_work, LEFT)
        self.busy = 0.0

    def serve(self, now: float, cost: float) -> float:
        """When it is done."""
        cost *= self._slower
        self.busy += cost
        done = max(now, self._free[0]) + cost
        heapreplace(self._free, done)
        return done

    def used(self, until: float) -> float:
        """The share of its time for which it worked."""
        return self.busy / self._slower / (len(self._free) * until) + self._other_work


class Disk(Part):
    """Writes one batch at a time; whoever comes meanwhile goes with the next."""

    def __init__(self) -> None:
        super().__init__()
        self._ends, self._next = 0.0, 0.0

    def serve(self, now: float, cost: float) -> float:
        if now >= self._next:
            self._begin(now, cost)
            return self._ends
        if now >= self._ends:
            self._begin(self._ends, cost)
        self._next = self._ends + cost
        return self._next

    def _begin(self, now: float, cost: float) -> None:
        self._ends = self._next = now + cost


class Writer:
    """One table process: whatever is to be written while it writes goes with the next batch."""

    def __init__(self, table: Part) -> None:
        self.table = table
        self.waiting: list[Way] = []
        self.is_writing = False


Visit = tuple[Part, float] | Writer
Way = Iterator[Visit]


class Seen(NamedTuple):
    delays: list[float]
    """Milliseconds from each action to the other player's socket."""
    bots: list[float]
    """Milliseconds until a bot answered."""
    used: dict[str, float]
    """The busiest of each kind of part."""

    @property
    def p99(self) -> float:
        return at_99(self.delays)


def at_99(delays: list[float]) -> float:
    return sorted(delays)[int(len(delays) * 0.99)] if delays else 0.0


class Cell:
    def __init__(self, plan: Plan, traffic: Traffic, costs: Costs) -> None:
        listening = traffic.sockets / 1000
        other_work = hints(traffic, costs, plan) + listening * costs.listen / plan.tables
        self.tables = [Part(other_work=other_work) for _ in range(plan.tables)]
        self.writers = [Writer(table) for table in self.tables]
        self.workers = Part(plan.workers, other_work=hints_of_workers(traffic, costs, plan))
        self.store = Part(plan.store_cores, other_work=listening * costs.look / plan.store_cores)
        self.disk = Disk()
        self.redis = Part()

    def used(self, until: float) -> dict[str, float]:
        """The busiest of each kind of part."""
        kinds = {"table": self.tables, "PostgreSQL": [self.store], "Redis": [self.redis], "bots": [self.workers]}
        return {name: max(part.used(until) for part in parts) for name, parts in kinds.items()}


class Site:
    def __init__(self, plan: Plan, traffic: Traffic, costs: Costs, seed: int = 1212) -> None:
        self.plan, self.traffic, self.costs = plan, traffic, costs
        self._rng = random.Random(seed)
        self._cells = [Cell(plan, traffic.shared(plan.cells), costs) for _ in range(plan.cells)]
        self._opened = opened(traffic, plan)
        self._now, self._warm = 0.0, 0.0
        self._going: list[tuple[float, int, Way]] = []
        self._numbers = count()
        self._delays: list[float] = []
        self._answers: list[float] = []

    def run(self, seconds: float) -> Seen:
        """So many seconds of actions that come by chance; the first quarter only fills the queues."""
        until, going = seconds * 1000, self._going
        self._warm = until / 4
        arrival = self._rng.expovariate(self.traffic.rate)
        while going or arrival < until:
            if arrival < until and (not going or arrival <= going[0][0]):
                self._now, way = arrival, self._action()
                arrival += self._rng.expovariate(self.traffic.rate)
            else:
                self._now, _, way = heappop(going)
            self._go_on(way)
        return self._seen(until)

    def _go_on(self, way: Way) -> None:
        visit = next(way, None)
        if isinstance(visit, Writer):
            visit.waiting.append(way)
        elif visit is not None:
            part, cost = visit
            heappush(self._going, (part.serve(self._now, cost), next(self._numbers), way))

    def _action(self) -> Way:
        """Somebody acts: checked, written, answered, and told to everybody in the match."""
        began, costs = self._now, self.costs
        cell = self._rng.choice(self._cells)
        writer, other = self._places(cell)
        table = writer.table
        yield from self._open(cell, table)
        yield table, self._about(costs.act * BEFORE)
        if not writer.is_writing:
            self._go_on(self._batches(cell, writer))
        yield writer
        yield table, self._about(costs.act * (1 - BEFORE) + costs.push)
        if self._rng.random() < self.traffic.against_bots:
            self._note(self._delays, began)
            yield from self._answer(cell, table)
            return
        yield cell.redis, 0.0  # until it has passed on what was announced before
        if other is not table:
            yield from self._open(cell, other)
            yield cell.store, self._about(costs.read)
            yield other, self._about(costs.follow)
        yield other, self._about(costs.push * (1 + self.traffic.watchers))
        self._note(self._delays, began)

    def _batches(self, cell: Cell, writer: Writer) -> Way:
        """A process writes for as long as somebody waits for it."""
        costs, writer.is_writing = self.costs, True
        yield writer.table, self._about(costs.batch)
        while together := writer.waiting[:MOST]:
            del writer.waiting[:MOST]
            yield from self._write(cell, costs.commit + len(together) * costs.store)
            self._go_on(self._announce(cell))
            for way in together:
                self._go_on(way)
            if writer.waiting:
                yield writer.table, self._about(costs.batch)
        writer.is_writing = False

    def _answer(self, cell: Cell, table: Part) -> Way:
        """A worker takes the order for a bot, thinks, and writes what the bot does; the table reads and tells it."""
        began, costs = self._now, self.costs
        yield cell.workers, self._about(costs.bot + costs.errand)
        yield from self._write(cell, costs.job)
        yield from self._announce(cell)
        yield table, self._about(costs.follow + costs.push * (1 + self.traffic.watchers))
        self._note(self._answers, began)

    def _places(self, cell: Cell) -> tuple[Writer, Part]:
        """Where the one who acts and the other player are."""
        writer = self._rng.choice(cell.writers)
        return writer, writer.table if self.plan.is_routed else self._rng.choice(cell.tables)

    def _open(self, cell: Cell, table: Part) -> Way:
        if self._rng.random() < self._opened:
            yield cell.store, self._about(self.costs.fetch)
            yield table, self._about(self.costs.open)

    def _write(self, cell: Cell, cost: float) -> Way:
        yield cell.store, self._about(cost)
        yield cell.disk, self.plan.flush

    def _announce(self, cell: Cell) -> Way:
        yield cell.redis, self._about(self.costs.publish + self.plan.ears * self.costs.copy)

    def _about(self, cost: float) -> float:
        return cost * self._rng.expovariate(1.0)

    def _note(self, delays: list[float], began: float) -> None:
        if began >= self._warm:
            delays.append(self._now - began)

    def _seen(self, until: float) -> Seen:
        cells = [cell.used(until) for cell in self._cells]
        return Seen(self._delays, self._answers, {name: max(used[name] for used in cells) for name in cells[0]})
