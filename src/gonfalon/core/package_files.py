"""The files that a package may keep of what was learned and measured about its game."""

from importlib.resources.abc import Traversable

LEARNED = "learned.json"
RATINGS = "ratings.json"


def read_if_there(package: Traversable, name: str) -> bytes | None:
    """The bytes of the file, or None if there is none yet."""
    file = package / name
    return file.read_bytes() if file.is_file() else None
