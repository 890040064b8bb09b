"""How fast random play is, interpreted and compiled, compared with OpenSpiel's backgammon.

Each contender runs in its own process and gets short time slices in turn, so that noise on the machine hits all of
them.
"""

import json
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from importlib.util import find_spec
from pathlib import Path
from statistics import median

import msgspec

from gonfalon.core import registry
from gonfalon.lab.bench_worker import SEED, SLICE
from gonfalon.lab.random_games import enough_games

PACKAGE = Path(__file__).parent.parent
REBUILD = "scripts/build-compiled makes a compiled wheel of these sources."


class Incomparable(Exception):
    """A build is not what it would be measured as."""


class Slice(msgspec.Struct):
    """What a contender did in one slice."""

    decisions: int
    games: int
    seconds: float

    @property
    def speed(self) -> float:
        return self.decisions / self.seconds


class Contender:
    """A subprocess that plays when told to."""

    def __init__(self, name: str, command: list[str]) -> None:
        self.name = name
        self.slices: list[Slice] = []
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.checksum = str(self._ask("checksum"))

    def play(self) -> None:
        self.slices.append(msgspec.convert(self._ask("play"), Slice))

    def check(self) -> None:
        """Is it the build that it would be measured as?"""
        if misbuilt := msgspec.convert(self._ask("misbuilt"), list[str]):
            kind = self.name.rpartition(", ")[2]
            raise Incomparable(f"{len(misbuilt)} modules are not {kind}, {misbuilt[0]} first. {REBUILD}")

    def costs(self) -> dict[str, float]:
        """The cost of drawing a guess and of computing a key, in units of copying a state."""
        return msgspec.convert(self._ask("costs"), dict[str, float])

    def stop(self) -> None:
        self._process.communicate("")

    def _ask(self, what: str) -> object:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with suppress(BrokenPipeError):
            self._process.stdin.write(what + "\n")
            self._process.stdin.flush()
        answer = self._process.stdout.readline()
        if not answer:
            self._process.communicate()
            raise RuntimeError(f"{self.name} stopped unexpectedly")
        return json.loads(answer)

    @property
    def decisions_per_second(self) -> float:
        return sum(s.decisions for s in self.slices) / sum(s.seconds for s in self.slices)

    @property
    def games_per_second(self) -> float:
        return sum(s.games for s in self.slices) / sum(s.seconds for s in self.slices)


def bench(game: str, seconds: float, wheel: Path | None, say: Callable[[str], None]) -> bool:
    """Measure and report; returns False if two builds played different games."""
    with ExitStack() as stack:
        contenders = [_enter(stack, *start) for start in _line_up(game, wheel, stack, say)]
        _take_turns(contenders, seconds)
        costs = {contender.name: contender.costs() for contender in contenders}
    for line in [*_table(contenders), *_costs(costs)]:
        say(line)
    ours = {contender.checksum for contender in contenders if contender.checksum != "-"}
    if len(ours) == 1:
        say(f"Every build played the same {enough_games(registry.find(game), SEED)} games: {ours.pop()}")
        return True
    say("The builds did NOT play the same games.")
    return False


def _enter(stack: ExitStack, name: str, command: list[str]) -> Contender:
    contender = Contender(name, command)
    stack.callback(contender.stop)
    contender.check()
    return contender


def _line_up(
    game: str, wheel: Path | None, stack: ExitStack, say: Callable[[str], None]
) -> Iterator[tuple[str, list[str]]]:
    worker = [sys.executable, "-m", "gonfalon.lab.bench_worker"]
    yield f"{game}, interpreted", [*worker, "interpreted", game]
    wheel = wheel or built_wheel()
    if wheel is not None:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        unpack(wheel, folder)
        yield f"{game}, compiled", [*worker, "compiled", game, folder]
    elif _is_compiled():
        yield f"{game}, compiled", [*worker, "compiled", game]
    else:
        say(f"There is no compiled build here. {REBUILD}")
    if find_spec("pyspiel"):
        yield "backgammon, OpenSpiel in C++", [*worker, "backgammon"]
    else:
        say("OpenSpiel is not installed, so there is no comparison: pip install open_spiel")


def built_wheel() -> Path | None:
    return next(Path("dist/compiled").glob("*.whl"), None)


def unpack(wheel: Path, folder: str) -> None:
    """Raises Incomparable if it was built of other sources than ours."""
    _check_sources(wheel)
    zipfile.ZipFile(wheel).extractall(folder)


def _check_sources(wheel: Path) -> None:
    """A wheel has its sources beside what was compiled of them: they must be ours."""
    with zipfile.ZipFile(wheel) as packed:
        for name in packed.namelist():
            ours = PACKAGE.parent / name
            if name.endswith(".py") and not (ours.is_file() and ours.read_bytes() == packed.read(name)):
                raise Incomparable(f"{wheel} was built of other sources: {name} is another here. {REBUILD}")


def _is_compiled() -> bool:
    return any(PACKAGE.rglob("*.so")) or any(PACKAGE.rglob("*.pyd"))


def _take_turns(contenders: list[Contender], seconds: float) -> None:
    rounds = max(1, round(seconds / SLICE))
    for number in range(rounds):
        for contender in contenders:
            contender.play()
        if sys.stderr.isatty():
            print(f"\r{number + 1} of {rounds} rounds", end="" if number + 1 < rounds else "\n", file=sys.stderr)


def _table(contenders: list[Contender]) -> Iterator[str]:
    yield f"{'':30} {'decisions/s':>12} {'games/s':>9} {'vs backgammon':>14}"
    rival = next((c for c in contenders if c.checksum == "-"), None)
    for contender in contenders:
        yield (
            f"{contender.name:30} {contender.decisions_per_second:12,.0f} "
            f"{contender.games_per_second:9,.0f} {_ratio(contender, rival):>14}"
        )


def _costs(costs: dict[str, dict[str, float]]) -> Iterator[str]:
    for name, cost in costs.items():
        if cost:
            yield f"{name}: drawing a guess costs {cost['draw']:.1f} copies of a state, a key {cost['key']:.1f}."


def _ratio(contender: Contender, rival: Contender | None) -> str:
    """The median of the ratios per round, because within one round both met the same noise."""
    if rival is None:
        return "-"
    pairs = zip(contender.slices, rival.slices, strict=True)
    return f"{median(mine.speed / theirs.speed for mine, theirs in pairs):.2f}"
