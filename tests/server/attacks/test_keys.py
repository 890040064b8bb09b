"""The key that signs tickets: whoever knows it has every seat."""

import os
from collections.abc import Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from gonfalon.cli import main
from gonfalon.server.settings import HOME, KEYS, BadKeys, Settings, own_tickets
from gonfalon.server.startup import CannotServe, make_table
from gonfalon.server.tokens import ANY_MATCH, HOST, Ticket
from tests.patience import PATIENCE

GOOD = "a key that nobody could ever guess"
FORGED = Ticket(ANY_MATCH, HOST, 2**40)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(HOME, str(tmp_path))
    monkeypatch.delenv(KEYS, raising=False)
    return tmp_path


@pytest.mark.parametrize("keys", [f"{GOOD},", f",{GOOD}", f"{GOOD},short", "short", " " * 40, ","])
def test_weak_key_in_the_list(monkeypatch: pytest.MonkeyPatch, keys: str) -> None:
    """A comma too many makes an empty key, with which anybody could sign. No such list is taken."""
    monkeypatch.setenv(KEYS, keys)
    with pytest.raises(BadKeys, match=r"at least 32 characters.*GONFALON_KEYS"):
        own_tickets()


@pytest.mark.parametrize("left", ["", "\n", "half a ke"])
def test_key_file_of_a_full_disk(home: Path, left: str) -> None:
    """A file that a full disk cut short is named, and signs nothing."""
    (home / "table.key").write_text(left)
    with pytest.raises(CannotServe, match=r"table\.key"):
        make_table(Settings(file=home / "t"))


def test_person_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """`gonfalon serve` and `gonfalon begin` say what is wrong, and do nothing."""
    monkeypatch.setenv(KEYS, f"{GOOD},")
    for command in (["serve"], ["begin", "navas"]):
        assert main(command) == 1
        assert "at least 32 characters" in capsys.readouterr().err


def test_full_disk_leaves_no_key(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk is full while the first key is written: no part of a key stays behind, and the next start makes one."""

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as disk:
        disk.setattr(os, "fsync", full)
        with pytest.raises(BadKeys, match="No space left"):
            own_tickets()
    assert not list(home.iterdir())
    assert own_tickets().read(own_tickets().write(FORGED), 0) == FORGED


def test_key_is_for_its_owner_only(home: Path) -> None:
    own_tickets()
    assert [(file.name, file.stat().st_mode & 0o777) for file in home.iterdir()] == [("table.key", 0o600)]


ROUNDS = 200


@pytest.mark.full
def test_race_at_the_first_start(home: Path) -> None:
    """Two processes start for the first time at once, again and again: both get one whole key, and it is the same."""
    context = get_context("spawn")
    barrier = context.Barrier(2)
    lines = [context.Pipe(duplex=False) for _ in range(2)]
    processes = [context.Process(target=_race, args=(home, barrier, line)) for _, line in lines]
    for process in processes:
        process.start()
    first, second = (line.recv() for line, _ in lines)
    for process in processes:
        process.join(20)
    assert len(first) == ROUNDS
    for ticket, other in zip(first, second, strict=True):
        assert ticket == other
    assert all(ticket.startswith("Wy") for ticket in first), "a key was too short"


def _race(home: Path, barrier: object, line: Connection) -> None:
    line.send(list(_first_tickets(home, barrier)))


def _first_tickets(home: Path, barrier: object) -> Iterator[str]:
    for turn in range(ROUNDS):
        os.environ[HOME] = str(home / str(turn))
        barrier.wait(PATIENCE)  # type: ignore[attr-defined]
        try:
            yield own_tickets().write(FORGED)
        except BadKeys as error:
            yield str(error)
