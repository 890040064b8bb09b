"""Keeps the files of this terminal: saved matches, the tickets of seats at tables, and what a person wishes."""

import hashlib
import os
import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec
import platformdirs
from filelock import FileLock, Timeout

from gonfalon.bots import offered_bots
from gonfalon.core import EditionError, Game, Match, Record, RecordError, registry
from gonfalon.protocol.credentials import Link, Pocket
from gonfalon.terminal.session.session import PERSON
from gonfalon.terminal.texts import language

HOME = "GONFALON_HOME"
ENDING = ".gonfalon"
EDITION_ENDING = ".edition.json"
LOCK_ENDING = ".lock"
WISHES = "wishes.json"
LONGEST = 24
"""The maximum length of each name in a file name."""


def home() -> Path:
    named = os.environ.get(HOME)
    return Path(named) if named else platformdirs.user_data_path("gonfalon")


def folder() -> Path:
    return home() / "matches"


class Occupied(Exception):
    """This match is open somewhere else. Whoever opened its file a second time would write over the first."""


class Keeper:
    """Writes one match to one readable file, again after every action, so that nothing is lost.

    The file is the keeper's copy of the record. It contains the secret of fate, so that the match can go on; when the
    match is over it is an ordinary record that anybody can replay and verify.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._locked = path.with_name(f".{path.name}{LOCK_ENDING}")
        self._lock = FileLock(self._locked, timeout=0, thread_local=False)

    def hold(self) -> None:
        """Let nobody else play this match until it is released or this process ends. Raises Occupied."""
        try:
            self._lock.acquire()
        except Timeout as error:
            raise Occupied from error

    def release(self) -> None:
        if self._lock.is_locked:
            with suppress(PermissionError):  # Windows, where it goes by itself
                self._locked.unlink(missing_ok=True)
            self._lock.release()

    @staticmethod
    def fresh(match: Match[Any], edition: bytes | None) -> "Keeper":
        """A new file for a new match; a user's own edition is saved next to it."""
        folder().mkdir(parents=True, exist_ok=True)
        keeper = Keeper(_free_path(_readable_name(match)))
        if edition is not None:
            write(edition_path(keeper.path), edition)
        return keeper

    def keep(self, match: Match[Any]) -> None:
        write(self.path, match.record(with_secret=True).text().encode())


def keep_text(text: str, match: str) -> Path:
    """Save the finished record of a match played elsewhere, always to the same file. Raises RecordError or OSError."""
    record = Record.parse(text)
    ending = f"@{_plain(match)}{ENDING}"
    folder().mkdir(parents=True, exist_ok=True)
    kept = next((path for path in folder().iterdir() if path.name.endswith(ending)), None)
    path = kept or folder() / f"{_dated(record.game, record.setup.scenario, record.players.values())}{ending}"
    write(path, text.encode())
    return path


def load(path: Path) -> Record:
    """Read a saved match, finished or not. Raises RecordError or OSError."""
    return Record.parse(path.read_text("utf-8"), unfinished=True)


def found(path: Path) -> Path:
    """A saved match can be named without its folder."""
    return folder() / path if not path.exists() and (folder() / path).exists() else path


def is_occupied(path: Path) -> bool:
    keeper = Keeper(path)
    try:
        keeper.hold()
    except Occupied:
        return True
    keeper.release()
    return False


def edition_of(path: Path) -> bytes | None:
    beside = edition_path(path)
    return beside.read_bytes() if beside.exists() else None


def game_of(path: Path, record: Record, edition: bytes | None = None) -> Game[Any]:
    """The game of a saved match, with its own rules and edition, in the player's language.

    Raises UnknownGame, UnknownVersion or EditionError.
    """
    if edition is not None:
        return _opened(record, edition)
    try:
        return _opened(record, edition_of(path))
    except EditionError as error:
        raise EditionError(f"{edition_path(path)}: {error}") from error


def _opened(record: Record, edition: bytes | None) -> Game[Any]:
    return registry.opened(record.game, record.rules, record.digest, edition).speaking(language())


def edition_path(path: Path) -> Path:
    return path.with_suffix(EDITION_ENDING)


def latest_unfinished(game: str | None = None) -> Path | None:
    """The most recently played match that has not ended, of one game or of any."""
    return next((path for path, record in _unfinished() if game in (None, record.game)), None)


def playable() -> list[tuple[Path, Record]]:
    """Every match that can go on with what is installed, the latest first."""
    return [(path, record) for path, record in _unfinished() if _can_be_opened(path, record)]


def latest_playable(game: str) -> Path | None:
    """The most recently played match that can go on with what is installed."""
    return next((path for path, record in _unfinished() if game == record.game and _can_be_opened(path, record)), None)


def _can_be_opened(path: Path, record: Record) -> bool:
    try:
        game_of(path, record)
    except (LookupError, EditionError, OSError):
        return False
    return {*record.players.values()} <= {PERSON, *offered_bots()}


def _unfinished() -> Iterator[tuple[Path, Record]]:
    files = sorted(folder().glob(f"*{ENDING}"), key=lambda path: path.stat().st_mtime_ns, reverse=True)
    for path in files:
        try:
            record = load(path)
        except (RecordError, OSError, UnicodeDecodeError):
            continue  # somebody else's file, or a damaged one: not our concern here
        if record.result is None and record.secret is not None:
            yield path, record


def _readable_name(match: Match[Any]) -> str:
    players = [match.players.get(seat, "person") for seat in match.game.seats]
    return _dated(match.game.name, match.setup.scenario, players)


def _dated(game: str, scenario: str, players: Iterable[str]) -> str:
    named = "-".join(map(_plain, [game, scenario]))
    return f"{datetime.now():%Y-%m-%d-%H%M%S}-{named}-{'-vs-'.join(map(_plain, players))}"


def _plain(name: str) -> str:
    """A name as part of a file name: letters, digits and dashes, and not too many."""
    return re.sub(r"[^\w-]+", "-", name)[:LONGEST]


def _free_path(name: str) -> Path:
    path, count = folder() / f"{name}{ENDING}", 1
    while path.exists():
        count += 1
        path = folder() / f"{name}-{count}{ENDING}"
    return path


def write(path: Path, data: bytes) -> None:
    """Atomic: a crash leaves the old file or the new one."""
    draft = path.with_suffix(".draft")
    with draft.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)


def pocket_of(link: Link) -> Pocket:
    """What was kept of this link, or an empty pocket."""
    try:
        return msgspec.json.decode(_seat_path(link).read_bytes(), type=Pocket)
    except (OSError, msgspec.DecodeError):
        return Pocket()


def keep_pocket(link: Link, pocket: Pocket) -> None:
    path = _seat_path(link)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.parent.chmod(0o700)
    write(path, msgspec.json.encode(pocket))


def _seat_path(link: Link) -> Path:
    return home() / "seats" / f"{hashlib.sha256(str(link).encode()).hexdigest()[:32]}.json"


class Wishes(msgspec.Struct):
    """`odds`: show them before an action that depends on luck. `bell`: ring when it is one's turn."""

    odds: bool = True
    bell: bool = False

    @staticmethod
    def kept() -> "Wishes":
        try:
            return msgspec.json.decode((home() / WISHES).read_bytes(), type=Wishes)
        except (OSError, msgspec.DecodeError):
            return Wishes()

    def keep(self) -> None:
        home().mkdir(parents=True, exist_ok=True)
        write(home() / WISHES, msgspec.json.encode(self))
