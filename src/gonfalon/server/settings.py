"""The settings of a table: its addresses, its folder and its keys."""

import os
import secrets
import tempfile
from contextlib import suppress
from pathlib import Path

import msgspec
import platformdirs

from gonfalon.server.tokens import Tickets, WeakKey

KEYS = "GONFALON_KEYS"
HOME = "GONFALON_HOME"
KEY_FILE = "table.key"
WEAK_NAMED = f"One in {KEYS} is shorter; there are commas between keys, and none at the end."
WEAK_STORED = "The one in {} is shorter. Delete the file, and the next start writes a new one; old links then end."


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Without `postgres`, everything is in one file and the table runs its bots itself: enough for a laptop."""

    host: str = "127.0.0.1"
    port: int = 1212
    public_url: str | None = None
    """Where others reach the table, if a proxy or a tunnel leads to it."""
    file: Path | None = None
    postgres: str | None = None
    redis: str | None = None
    archive: Path | None = None
    """Where finished matches were moved to."""
    idle_days: int = 180
    """After so many days without an action a match is closed, as long as a ticket is good for; 0: never."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of the servers before the table, which say in X-Forwarded-For for whom they ask."""
    rate: int = 60
    """Requests a second that one address may make over ten seconds; a ticket may make a fourth of that. 0: no limit."""
    connections: int = 20_000
    connections_each: int = 100
    """Open connections, in all and from one address."""
    matches_each: int = 200
    """Matches in play that one host's ticket, or one address of visitors, may have begun. 0: any number."""
    matches_daily: int = 100
    """Matches that one address may begin without the owner's ticket, such as rematches; after that, as many in a day.
    0: any number."""
    open: bool = False
    """Whether visitors may begin matches."""
    matches_open: int = 10_000
    """Matches in play that all visitors together may have begun. 0: any number."""


def home() -> Path:
    named = os.environ.get(HOME)
    return Path(named) if named else platformdirs.user_data_path("gonfalon")


class BadKeys(Exception):
    """The keys of this table cannot be used; the message says where they are."""


def own_tickets() -> Tickets:
    """Tickets signed with the keys in the environment, or with a key stored on this machine. Raises BadKeys."""
    named, file = os.environ.get(KEYS), home() / KEY_FILE
    try:
        return Tickets(named.split(",") if named else [_own_key(file)])
    except WeakKey as error:
        raise BadKeys(f"{error} {WEAK_NAMED if named else WEAK_STORED.format(file)}") from error
    except OSError as error:
        raise BadKeys(f"Can't save the server's key in {file}: {error.strerror}.") from error


def has_key() -> bool:
    """Whether this user can read the keys of a table, so that its tickets are accepted there."""
    return bool(os.environ.get(KEYS)) or os.access(home() / KEY_FILE, os.R_OK)


def _own_key(path: Path) -> str:
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        _create(path, secrets.token_urlsafe(32))
    return path.read_text("utf-8").strip()


def _create(path: Path, text: str) -> None:
    """The file appears whole or not at all, and if two processes create it, the first one wins."""
    draft, name = tempfile.mkstemp(dir=path.parent)
    try:
        with open(draft, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(draft)
        with suppress(FileExistsError):
            os.link(name, path)
    finally:
        os.unlink(name)
