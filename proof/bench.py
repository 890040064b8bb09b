"""Measure how fast random play is, interpreted and compiled, compared with OpenSpiel's backgammon.

This is what `gonfalon bench` does, for every game. With `--beside`, each game is played here and in another checkout by
turns, by the sources and, where both have one (scripts/build-compiled), by the compiled wheel.
"""

import argparse
import tempfile
import zipfile
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from statistics import median

from gonfalon.core import registry
from gonfalon.lab.bench import Contender, bench
from gonfalon.lab.bench_worker import SLICE
from proof.checkouts import HERE, environment, python_of

WORKER = "gonfalon.lab.bench_worker"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", choices=registry.names(), default=registry.names(), help="only these")
    parser.add_argument("--seconds", type=float, default=10, help="of each contender and game (default 10)")
    parser.add_argument("--beside", type=Path, metavar="CHECKOUT")
    chosen = parser.parse_args()
    if not chosen.beside:
        return 0 if all([bench(game, chosen.seconds, None, print) for game in chosen.games]) else 1
    for game in chosen.games:
        for kind in _kinds(chosen.beside):
            _compare(game, kind, chosen.beside.resolve(), max(1, round(chosen.seconds / SLICE)))
    return 0


def _kinds(beside: Path) -> Iterator[str]:
    yield "interpreted"
    if _wheel(HERE) and _wheel(beside):
        yield "compiled"


def _wheel(checkout: Path) -> Path | None:
    return next((checkout / "dist/compiled").glob("*.whl"), None)


def _compare(game: str, kind: str, beside: Path, rounds: int) -> None:
    with ExitStack() as stack:
        here, there = (_contender(stack, game, kind, checkout) for checkout in (HERE, beside))
        for number in range(rounds):
            for contender in (here, there) if number % 2 else (there, here):
                contender.play()
    ratio = median(ours.speed / other.speed for ours, other in zip(here.slices, there.slices, strict=True))
    speeds = f"{here.decisions_per_second:,.0f} decisions/s, beside {there.decisions_per_second:,.0f}"
    same = "the same games" if here.checksum == there.checksum else "NOT the same games"
    print(f"{game}, {kind}: {speeds}: {ratio:.2f}; {same}", flush=True)


def _contender(stack: ExitStack, game: str, kind: str, checkout: Path) -> Contender:
    folder, wheel = [], _wheel(checkout)
    if kind == "compiled" and wheel:
        folder = [stack.enter_context(tempfile.TemporaryDirectory())]
        zipfile.ZipFile(wheel).extractall(folder[0])
    sources = ["env", f"PYTHONPATH={environment(checkout)['PYTHONPATH']}"]
    contender = Contender(
        f"{checkout}, {kind}", [*sources, str(python_of(checkout)), "-m", WORKER, kind, game, *folder]
    )
    stack.callback(contender.stop)
    if kind == "compiled":
        contender.check()
    return contender
