"""The settings of a table: its addresses, its folder and its keys."""

import os
import secrets
from pathlib import Path

import msgspec
import platformdirs

from gonfalon.table.tickets import Tickets

KEYS = "GONFALON_KEYS"
HOME = "GONFALON_HOME"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Without `postgres`, everything is in one file and the table runs its bots itself: enough for a laptop."""

    host: str = "127.0.0.1"
    port: int = 1212
    file: Path | None = None
    postgres: str | None = None
    redis: str | None = None


def home() -> Path:
    named = os.environ.get(HOME)
    return Path(named) if named else platformdirs.user_data_path("gonfalon")


def own_tickets() -> Tickets:
    """Tickets signed with the keys in the environment, or with a key stored on this machine."""
    named = os.environ.get(KEYS)
    return Tickets(named.split(",") if named else [_own_key(home() / "table.key")])


def _own_key(path: Path) -> str:
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        with open(path, "x", opener=lambda name, flags: os.open(name, flags, 0o600)) as file:
            file.write(secrets.token_urlsafe(32))
    except FileExistsError:
        pass
    return path.read_text().strip()
