"""The folder of a run: its settings, every finished game with its record, and later results and report.

The games are in one SQLite file, which survives a killed process at any moment, holds a game only once because its
number is the key, and keeps a second process out. A record is a few kilobytes of text; compressed it is one.
"""

import sqlite3
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from gonfalon.lab.runs.planned import CannotRun, RunSettings, check_same, written
from gonfalon.lab.runs.played import GameOutcome, Played

SETTINGS, GAMES = "settings.json", "games.sqlite"
TABLE = "create table if not exists games (number integer primary key, outcome blob not null, record blob not null)"


class RunFolder:
    def __init__(self, path: Path, games: sqlite3.Connection) -> None:
        self.path = path
        self._games = games

    def outcomes(self) -> list[GameOutcome]:
        """Of all finished games, by number."""
        rows = self._games.execute("select outcome from games order by number")
        return [msgspec.json.decode(row[0], type=GameOutcome) for row in rows]

    def keep(self, played: Played) -> bool:
        """Returns False, changing nothing, if this game is here already."""
        row = played.outcome.number, msgspec.json.encode(played.outcome), zlib.compress(played.record.encode(), 9)
        return self._games.execute("insert or ignore into games values (?, ?, ?)", row).rowcount == 1

    def record(self, number: int) -> str | None:
        found = self._games.execute("select record from games where number = ?", [number]).fetchone()
        return zlib.decompress(found[0]).decode() if found else None

    def records(self) -> Iterator[tuple[int, str]]:
        for number, record in self._games.execute("select number, record from games order by number"):
            yield number, zlib.decompress(record).decode()


def settings_in(path: Path) -> RunSettings:
    """Of a run that was begun there. Raises CannotRun."""
    if not (path / SETTINGS).exists():
        raise CannotRun("no-run", folder=str(path))
    return msgspec.json.decode((path / SETTINGS).read_bytes(), type=RunSettings)


@contextmanager
def run_folder(path: Path, settings: RunSettings) -> Iterator[RunFolder]:
    """Begin a run in a folder, or go on with it. Raises CannotRun."""
    path.mkdir(parents=True, exist_ok=True)
    with _opened(path) as folder:
        if (path / SETTINGS).exists():
            check_same((path / SETTINGS).read_bytes(), settings)
        elif folder.outcomes():
            raise CannotRun("no-settings", folder=str(path))
        else:
            write_whole(path / SETTINGS, written(settings))
        yield folder


@contextmanager
def finished_games(path: Path) -> Iterator[RunFolder]:
    """To read what a run has kept. Raises CannotRun."""
    if not (path / GAMES).exists():
        raise CannotRun("no-run", folder=str(path))
    with _opened(path) as folder:
        yield folder


@contextmanager
def _opened(path: Path) -> Iterator[RunFolder]:
    try:
        games = sqlite3.connect(path / GAMES, isolation_level=None, timeout=0)
        try:
            games.execute("pragma locking_mode = exclusive")
            games.execute("begin immediate")
            games.execute(TABLE)
            games.execute("commit")
            yield RunFolder(path, games)
        finally:
            games.close()
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise CannotRun("in-use", folder=str(path)) from error
        raise CannotRun("games-trouble", folder=str(path), why=str(error)) from error
    except sqlite3.DatabaseError as error:
        raise CannotRun("games-trouble", folder=str(path), why=str(error)) from error


def write_whole(path: Path, content: bytes) -> None:
    """Whoever is killed meanwhile leaves the old file or the new one."""
    half = path.with_suffix(path.suffix + ".half")
    half.write_bytes(content)
    half.replace(path)
