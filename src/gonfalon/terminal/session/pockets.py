"""Where the tickets of seats at tables are kept, so that the link that took a seat brings its player back to it."""

import hashlib
from pathlib import Path

import msgspec

from gonfalon.protocol.credentials import Link, Pocket
from gonfalon.terminal.session import saves


def find(link: Link) -> Pocket:
    """What was kept of this link, or an empty pocket."""
    try:
        return msgspec.json.decode(_path(link).read_bytes(), type=Pocket)
    except (OSError, msgspec.DecodeError):
        return Pocket()


def keep(link: Link, pocket: Pocket) -> None:
    path = _path(link)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.parent.chmod(0o700)
    saves.write(path, msgspec.json.encode(pocket))


def _path(link: Link) -> Path:
    return saves.home() / "seats" / f"{hashlib.sha256(str(link).encode()).hexdigest()[:32]}.json"
