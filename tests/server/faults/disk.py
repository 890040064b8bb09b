"""A disk that is too small: PostgreSQL's data on a file system of its own, which can be filled."""

import subprocess
from pathlib import Path

SIZE = "768m"
SETTINGS = {"max_wal_size": "96MB", "min_wal_size": "32MB"}
MARGIN = 1024 * 1024


class Disk:
    """A small tmpfs, mounted over a folder. Only root can do that."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._ballast = folder / "ballast"

    def mount(self) -> None:
        self._folder.mkdir()
        subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", self._folder], check=True)

    def unmount(self) -> None:
        subprocess.run(["umount", "--lazy", self._folder], check=True)

    def fill(self) -> None:
        """Leave no room for anything."""
        try:
            with self._ballast.open("wb", buffering=0) as file:
                while file.write(bytes(MARGIN)):
                    pass
        except OSError:
            return

    def make_room(self) -> None:
        self._ballast.unlink(missing_ok=True)
