"""Run the tests of the gate again and again, to see which of them fail at random.

Each run is a line in docs/reports/gate-runs.jsonl. Called again for the same commit, it goes on until there are as many
runs as were asked for. Changes that are not committed make a commit of their own, called with a +.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec
import pytest

from proof.checkouts import HERE

REPORT = HERE / "docs/reports/gate-runs.jsonl"
PARTS = (("tests", "--ignore=tests/web"), ("tests/web",))
GATE = ("-m", "not full", "-n", "2", "--dist", "worksteal", "-p", __name__)
TESTED = ("src", "tests", "scripts", "web", "pyproject.toml", "requirements")
NOTES = "GONFALON_GATE_NOTES"


class Run(msgspec.Struct):
    commit: str
    date: str
    seconds: int
    passed: int
    failed: list[str]
    load: list[float]
    """Of the machine, before and after."""


# What pytest does with this file.


class Notes(msgspec.Struct):
    passed: int = 0
    failed: list[str] = []


_notes = Notes()


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.failed:
        _notes.failed.append(report.nodeid)
    elif report.when == "call" and report.passed:
        _notes.passed += 1


def pytest_collectreport(report: pytest.CollectReport) -> None:
    if report.failed:
        _notes.failed.append(report.nodeid)


def pytest_sessionfinish(session: pytest.Session) -> None:
    if not hasattr(session.config, "workerinput"):
        Path(os.environ[NOTES]).write_bytes(msgspec.json.encode(_notes))


# What scripts/prove does with it.


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=10, help="how many runs this commit shall have (default 10)")
    parser.add_argument("-k", metavar="WORDS", help="only tests with these in their names; no line is written")
    chosen = parser.parse_args()
    if chosen.k:
        print(_told(_run("only some", ["-k", chosen.k])))
        return 0
    while len(done := _runs_of(commit := _commit())) < chosen.times:
        print(f"── Run {len(done) + 1} of {chosen.times} at {commit[:12]}", flush=True)
        run = _run(commit, [])
        with REPORT.open("a") as report:
            report.write(msgspec.json.encode(run).decode() + "\n")
        print(_told(run), flush=True)
    failed = Counter(test for run in done for test in run.failed)
    print(f"{len(done)} runs at {commit[:12]}, {sum(not run.failed for run in done)} without a failure")
    for test, times in failed.most_common():
        print(f"{times:4} × {test}")
    return 1 if failed else 0


def _commit() -> str:
    head = _git("rev-parse", "HEAD")
    return f"{head}+" if _git("status", "--porcelain", "--", *TESTED) else head


def _git(*arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=HERE, check=True, capture_output=True, text=True).stdout.strip()


def _runs_of(commit: str) -> list[Run]:
    lines = REPORT.read_text().splitlines() if REPORT.exists() else []
    runs = [msgspec.convert(json.loads(line), Run) for line in lines]
    return [run for run in runs if run.commit == commit]


def _run(commit: str, more: list[str]) -> Run:
    began, load = datetime.now().astimezone(), [os.getloadavg()[0]]
    start, notes = time.monotonic(), [_noted([*part, *more]) for part in PARTS]
    return Run(
        commit,
        began.isoformat(timespec="seconds"),
        round(time.monotonic() - start),
        sum(part.passed for part in notes),
        sorted({test for part in notes for test in part.failed}),
        [round(each, 1) for each in (*load, os.getloadavg()[0])],
    )


def _noted(arguments: list[str]) -> Notes:
    with tempfile.NamedTemporaryFile() as file:
        environment: dict[str, Any] = os.environ | {NOTES: file.name, "PYTHONPATH": str(HERE)}
        subprocess.run([sys.executable, "-m", "pytest", *GATE, *arguments], cwd=HERE, env=environment, check=False)
        written = Path(file.name).read_bytes()
        return msgspec.json.decode(written, type=Notes) if written else Notes(failed=[f"pytest {arguments[0]}"])


def _told(run: Run) -> str:
    failed = "".join(f"\n     × {test}" for test in run.failed)
    return f"   {run.passed:,} passed, {len(run.failed)} failed in {run.seconds} s; load {run.load}{failed}"
