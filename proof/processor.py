"""Measure the processor time that a table process takes for an acknowledged action, beside a bare loop of writes.

`--beside` names another checkout with its environment, `--compiled` a Python with the compiled wheel. All take turns.
"""

import argparse
import json
import statistics
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from proof.checkouts import HERE, environment, python_of
from tests.server.services import own_database, own_services

CONTENDER = Path(__file__).parent / "load/contender.py"
ACT_OVER_SOCKETS = ("proof/load/acting.py", "tests/server/load/acting.py")
"""One of these is in a checkout whose driver can do that."""
LAST_WORDS = 2000
"""How many characters of what a contender wrote are shown when it ends early."""

Costs = dict[str, list[float]]
"""Milliseconds per action by contender, one for each round."""


class Contender:
    """A table process of a checkout, and its own driver."""

    def __init__(self, process: subprocess.Popen[str], checkout: Path, errors: Path) -> None:
        self._process = process
        self._errors = errors
        over_sockets = ("socket",) if any((checkout / file).exists() for file in ACT_OVER_SOCKETS) else ()
        self.kinds = ("post", "heard", *over_sockets)

    def play(self, kind: str, seconds: float) -> dict[str, float]:
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(f"{kind} {seconds}\n")
        self._process.stdin.flush()
        if line := self._process.stdout.readline():
            return _read(line)
        raise RuntimeError("A contender ended:\n" + self._errors.read_text()[-LAST_WORDS:])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--beside", type=Path, metavar="CHECKOUT")
    parser.add_argument("--compiled", metavar="PYTHON")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=6, help="of each round (default 6)")
    parser.add_argument("--at-once", type=int, default=32, help="matches in play at the same time (default 32)")
    parser.add_argument("--kinds", default="post,heard,socket", help="how people act (default post,heard,socket)")
    for line in measured(parser.parse_args()):
        print(line, flush=True)
    return 0


def measured(asked: argparse.Namespace) -> Iterator[str]:
    costs: Costs = defaultdict(list)
    with own_services() as services, ExitStack() as stack:
        server, redis = services.postgres_dsn, services.redis_url.rpartition("/")[0]

        def contender(number: int, checkout: Path, *table_python: str) -> Contender:
            dsn = stack.enter_context(own_database(server))
            arguments = [dsn, f"{redis}/{number}", str(asked.at_once), *table_python]
            return stack.enter_context(_running(checkout, arguments))

        contenders = {"here": contender(1, HERE)}
        if asked.beside:
            contenders["beside"] = contender(2, asked.beside.resolve())
        if asked.compiled:
            contenders["compiled"] = contender(3, HERE, asked.compiled)
        floor = stack.enter_context(own_database(server))
        for number in range(asked.rounds):
            yield f"round {number + 1}"
            yield _noted(costs, "bare loop", _bare(floor, asked.seconds))
            for kind in asked.kinds.split(","):
                for name, one in contenders.items():
                    if kind in one.kinds:
                        yield _noted(costs, f"{name} {kind}", one.play(kind, asked.seconds))
    yield from _summary(costs)


@contextmanager
def _running(checkout: Path, arguments: list[str]) -> Iterator[Contender]:
    with tempfile.NamedTemporaryFile("w") as errors:
        process = subprocess.Popen(
            [python_of(checkout), CONTENDER, *arguments],
            cwd=checkout,
            env=environment(checkout),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
        )
        try:
            yield Contender(process, checkout, Path(errors.name))
        finally:
            assert process.stdin
            process.stdin.close()
            process.wait(30)


def _bare(dsn: str, seconds: float) -> dict[str, float]:
    command = [sys.executable, "-m", "proof.load.bare", dsn, str(seconds)]
    return _read(subprocess.run(command, cwd=HERE, capture_output=True, text=True, check=True).stdout)


def _read(line: str) -> dict[str, float]:
    found: dict[str, float] = json.loads(line)
    return found


def _noted(costs: Costs, name: str, found: dict[str, float]) -> str:
    costs[name].append(found["spent"] / found["actions"] * 1000)
    return f"  {name}: {costs[name][-1]:.3f} ms, {found['actions'] / found['seconds']:,.0f} actions/s"


def _summary(costs: Costs) -> Iterator[str]:
    medians = {name: statistics.median(each) for name, each in costs.items()}
    yield "median of the rounds, and its ratio to the bare loop and to the other checkout:"
    for name, cost in medians.items():
        ratios = [cost / medians[base] for base in ("bare loop", _same_elsewhere(name)) if base in medians]
        yield f"  {name}: {cost:.3f} ms  " + "  ".join(f"{ratio:.2f}" for ratio in ratios)


def _same_elsewhere(name: str) -> str:
    """Where nobody could act over a socket, those who listened sent requests."""
    return f"beside {name.rsplit(maxsplit=1)[-1]}".replace("socket", "heard")
