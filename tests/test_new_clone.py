"""The first hour of a newcomer: what README.md and CONTRIBUTING.md say, done in a new clone."""

import os
import pty
import re
import shlex
import signal
import subprocess
import sys
import textwrap
import time
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.patience import PATIENCE, wait_until
from tests.server.processes import free_port

ROOT = Path(__file__).parent.parent
BLOCK = re.compile(r"^( *)```(\w*)\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"http://\S+/\S+#\S+|http://\S+")
pytestmark = [pytest.mark.full, pytest.mark.timeout(1800)]


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("newcomer") / "gonfalon"
    subprocess.run(["git", "clone", "--quiet", ROOT, folder], check=True)
    return folder


def blocks(page: Path, kind: str = "") -> list[str]:
    return [textwrap.dedent(text) for _, name, text in BLOCK.findall(page.read_text("utf-8")) if name == kind]


def commands(page: Path) -> list[str]:
    """All commands of a page, one by one."""
    lines = [line.partition("  #")[0].strip() for block in blocks(page) for line in block.splitlines()]
    return [line for line in lines if line]


def run(command: str, folder: Path, environment: Mapping[str, str]) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        shlex.split(command), check=False, cwd=folder, env=environment, capture_output=True, text=True
    )
    print(command, done.stdout, done.stderr, sep="\n")
    return done


@contextmanager
def left_running(command: str, folder: Path, environment: Mapping[str, str]) -> Iterator[str]:
    """A command that goes on until Ctrl+C; gives the first address that it prints."""
    log = folder.parent / "told.txt"
    with log.open("wb") as told:
        process = subprocess.Popen(shlex.split(command), cwd=folder, env=environment, stdout=told, stderr=told)
    try:
        wait_until(lambda: process.poll() is not None or LINK.search(log.read_text("utf-8")), log.read_text("utf-8"))
        found = LINK.search(log.read_text("utf-8"))
        assert found, log.read_text("utf-8")
        yield found[0]
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(PATIENCE)


def test_readme(clone: Path) -> None:
    """Installed by pip, it plays in a browser; a server gives links, and the terminal joins by one."""
    first, play, serve, begin, join = commands(clone / "README.md")
    subprocess.run([sys.executable, "-m", "venv", clone.parent / "venv"], check=True)
    programs, home = clone.parent / "venv/bin", clone.parent / "home"
    known = {name: value for name, value in os.environ.items() if not name.startswith("GONFALON_")}
    environment = known | {
        "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}",
        "GONFALON_HOME": str(home),
        "BROWSER": "true",
        "TERM": "xterm-256color",
    }
    assert run(first, clone, environment).returncode == 0
    with left_running(play, clone, environment) as address:
        assert b"/assets/" in urllib.request.urlopen(address, timeout=PATIENCE).read()
    port = free_port()
    with left_running(f"{serve} --port {port}", clone, environment):
        begun = run(f"{begin} --server http://127.0.0.1:{port}", clone, environment)
        links = LINK.findall(begun.stdout)
        assert len({*links}) >= 2
        _wait_for_screen(join.replace("LINK", links[0]), environment, b"Crusaders")


def _wait_for_screen(command: str, environment: Mapping[str, str], text: bytes) -> None:
    """Start a full-screen program on a terminal of its own, until this is on it."""
    program = shlex.split(command)
    child, screen = pty.fork()
    if child == 0:
        os.execvpe(program[0], program, {**environment, "COLUMNS": "100", "LINES": "30"})
    seen, end = b"", time.monotonic() + PATIENCE
    try:
        while text not in seen:
            assert time.monotonic() < end, seen.decode(errors="replace")
            seen += os.read(screen, 65536)
    finally:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        os.close(screen)


def test_first_change(clone: Path) -> None:
    """Set up, a rule broken and noticed, a test added, the rule mended, and the quick check of its chapter passes."""
    page = clone / "CONTRIBUTING.md"
    set_up, help_, tests_of_navas, one_test, quick = commands(page)[:5]
    totals, tests = clone / "src/gonfalon/games/navas/rules/attacks.py", clone / "tests/games/navas/test_n07_troops.py"
    environment = {name: value for name, value in os.environ.items() if name not in ("VIRTUAL_ENV", "PYTHONPATH")}

    def succeeds(command: str) -> bool:
        return run(command, clone, environment).returncode == 0

    assert succeeds(set_up)
    assert succeeds(help_)
    right = totals.read_text("utf-8")
    totals.write_text(right.replace('("caliph", 2)', '("caliph", 3)'), "utf-8")
    assert not succeeds(tests_of_navas)
    (code,) = blocks(page, "python")
    tests.write_text("\n\n".join([tests.read_text("utf-8"), code]), "utf-8")
    assert not succeeds(one_test)
    totals.write_text(right, "utf-8")
    assert succeeds(one_test)
    assert succeeds(f"{quick} -k n07")
