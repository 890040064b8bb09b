"""A match is played in one place at a time: whoever opened its file a second time would write over the first."""

import os
from pathlib import Path
from typing import BinaryIO

try:
    import fcntl
except ImportError:  # Windows, where nothing is locked
    fcntl = None  # type: ignore[assignment]

ENDING = ".lock"


class Occupied(Exception):
    """This match is open somewhere else."""


class Lock:
    """Held until it is released or its process ends, however that happens."""

    def __init__(self, path: Path) -> None:
        """Raises Occupied."""
        self._path = path.with_name(f".{path.name}{ENDING}")
        self._file = _locked(self._path)

    def release(self) -> None:
        self._path.unlink(missing_ok=True)
        self._file.close()


def is_occupied(path: Path) -> bool:
    try:
        Lock(path).release()
    except Occupied:
        return True
    return False


def _locked(path: Path) -> BinaryIO:
    while True:
        file = path.open("ab")
        try:
            if fcntl is not None:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            file.close()
            raise Occupied from error
        if path.exists() and os.path.samestat(path.stat(), os.fstat(file.fileno())):
            return file
        file.close()  # its last holder has just removed it
