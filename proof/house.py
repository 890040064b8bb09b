"""Count the files and lines of each package, and the files and calls that one action on a server runs through.

An action is a request of one seat of Las Navas up to the update that the other seat hears. `--beside` names another
checkout with its own environment, which counts itself.
"""

import argparse
import json
import subprocess
import sys
import tempfile
import threading
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from types import FrameType
from typing import Any

import msgspec

from proof.checkouts import HERE, environment, python_of
from tests.server.honesty.raw import Socket, ask
from tests.server.honesty.running import running
from tests.server.honesty.victims import SEATS, Match

SOURCES = HERE / "src/gonfalon"
ACTIONS = 30
OURS = ("core", "server")
"""What is counted apart, because every game runs through it."""


class Size(msgspec.Struct):
    files: int = 0
    lines: int = 0


class Counts(msgspec.Struct):
    """`files` and `calls` of an action are medians of some actions."""

    packages: dict[str, Size]
    longest: list[tuple[str, int]]
    files: float
    files_of_ours: float
    calls: float
    passed: dict[str, int]
    """Calls of all those actions together, by file."""


class Recorder:
    """Counts the calls of our functions, in all threads that begin later, while it is on."""

    def __init__(self) -> None:
        self.calls: Counter[str] | None = None
        threading.setprofile(self._note)

    def _note(self, frame: FrameType, event: str, _: Any) -> None:
        if self.calls is not None and event == "call" and (file := frame.f_code.co_filename).startswith(str(SOURCES)):
            self.calls[file.removeprefix(f"{SOURCES}/")] += 1


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--beside", type=Path, metavar="CHECKOUT")
    parser.add_argument("--json", action="store_true", help="nothing but the counts, for another checkout")
    asked = parser.parse_args()
    here = counts()
    if asked.json:
        print(msgspec.json.encode(here).decode())
        return 0
    print("\n".join(_table({"here": here} | ({"beside": _elsewhere(asked.beside.resolve())} if asked.beside else {}))))
    return 0


def counts() -> Counts:
    sizes = {file.relative_to(SOURCES): len(file.read_text().splitlines()) for file in SOURCES.rglob("*.py")}
    packages: dict[str, Size] = {}
    for file, lines in sizes.items():
        size = packages.setdefault(_package(file), Size())
        size.files, size.lines = size.files + 1, size.lines + lines
    longest = sorted(((str(file), lines) for file, lines in sizes.items()), key=lambda one: -one[1])[:5]
    actions = played()
    passed = sum(actions, Counter[str]())
    return Counts(
        dict(sorted(packages.items())),
        longest,
        median(len(one) for one in actions),
        median(sum(file.startswith(OURS) for file in one) for one in actions),
        median(one.total() for one in actions),
        dict(sorted(passed.items())),
    )


def played() -> list[Counter[str]]:
    """The calls of some actions, each with another seat that listens."""
    recorder, actions = Recorder(), []
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as server:
        match = Match(server.port, server.ticket("*", "host"))
        sockets = [Socket(server.port, f"/v1/matches/{match.id}/socket", match.ticket_of(seat)) for seat in SEATS]
        for _ in range(ACTIONS):
            target = match.target()
            seat, act = target.seats[0], {"client": "house", "answers": target.number, "words": [target.words[0]]}
            recorder.calls = calls = Counter[str]()
            path = f"/v1/matches/{match.id}/act"
            done = ask(server.port, "POST", path, match.ticket_of(seat), json.dumps(act).encode())
            _hear(sockets, json.loads(done.body)["number"])
            recorder.calls = None
            actions.append(calls)
        for each in sockets:
            each.close()
    return actions


def _hear(sockets: list[Socket], number: int) -> None:
    """Until all of them were told of this action."""
    for each in sockets:
        while json.loads(each.told()[0])["number"] < number:
            pass


def _package(file: Path) -> str:
    place = file.parts[:2] if file.parts[0] == "games" else file.parts[:1]
    return "/".join(place) if len(file.parts) > len(place) else "."


def _elsewhere(checkout: Path) -> Counts:
    command = [str(python_of(checkout)), "-m", "proof.house", "--json"]
    done = subprocess.run(command, cwd=checkout, env=environment(checkout), check=True, capture_output=True)
    return msgspec.json.decode(done.stdout, type=Counts)


def _table(columns: dict[str, Counts]) -> Iterator[str]:
    for name, found in columns.items():
        yield f"── {name}"
        for package, size in found.packages.items():
            yield f"{package:20} {size.files:4} files {size.lines:7,} lines"
        whole = [sum(getattr(size, what) for size in found.packages.values()) for what in ("files", "lines")]
        yield f"{'all':20} {whole[0]:4} files {whole[1]:7,} lines; longest: {found.longest}"
        yield f"an action: {found.files:g} files ({found.files_of_ours:g} of core and server), {found.calls:g} calls"
        passed = sorted(found.passed.items(), key=lambda one: -one[1])
        yield from (f"  {calls / ACTIONS:8.1f}  {file}" for file, calls in passed)


if __name__ == "__main__":
    sys.exit(main())
