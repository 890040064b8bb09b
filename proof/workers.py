"""Play a duel on Ray with two workers and kill one of them while it plays: nothing is lost or counts twice."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from gonfalon.cli.main import main as gonfalon
from gonfalon.lab.runs.folder import finished_games
from gonfalon.lab.runs.played import GameOutcome
from proof.by_pytest import run
from proof.processes import descendants, light_environment, listens_at, title
from tests.lab.test_runs import timeless

GAMES = 200
DUEL = ["lab", "duel", "saladin", "random", "random", "--games", str(GAMES), "--run"]
LOOPBACK = {"0100007F", "0000000000000000FFFF00000100007F"}
"""As the kernel writes 127.0.0.1, and the same in IPv6."""


def kept(path: Path) -> list[GameOutcome]:
    with finished_games(path) as folder:
        return timeless(folder.outcomes())


def worker_at_work(driver: int) -> int:
    """A process that is playing a batch."""
    for _ in range(1000):
        for pid in descendants(driver):
            if title(pid).startswith("ray::_play_batch"):
                return pid
        time.sleep(0.01)
    raise AssertionError("no worker plays")


def test_killed_worker(tmp_path: Path) -> None:
    """A worker that is killed in the middle loses no finished game, none counts twice, and nobody outside can connect.

    What two workers come to, one of them killed, is what one process comes to by itself.
    """
    command = [sys.executable, "-m", "gonfalon", *DUEL, str(tmp_path / "ray"), "--workers", "2"]
    light, pipe = light_environment(tmp_path / "light"), subprocess.PIPE
    with subprocess.Popen(command, env=light, stdout=pipe, stderr=pipe, text=True) as run:
        assert run.stderr
        assert run.stderr.readline().startswith(f"1 of {GAMES} games")
        assert listens_at(descendants(run.pid)) | LOOPBACK == LOOPBACK
        os.kill(worker_at_work(run.pid), signal.SIGKILL)
        told, complaints = run.communicate(timeout=240)
    assert run.returncode == 0, complaints
    assert "a worker died" in complaints
    assert f"of {GAMES} games" in told
    assert gonfalon([*DUEL, str(tmp_path / "here")]) == 0
    assert kept(tmp_path / "ray") == kept(tmp_path / "here")
    assert len(kept(tmp_path / "ray")) == GAMES


def main() -> int:
    return run(__file__, __doc__)
