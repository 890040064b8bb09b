"""What a program's processes are and where they listen, from /proc."""

import os
from collections.abc import Iterator
from pathlib import Path

LISTENING = "0A"
GRAMMAR = "rfc3987_syntax"
"""A package of the development setup that compiles a grammar whenever it is imported, for seconds."""


def light_environment(folder: Path) -> dict[str, str]:
    """For Ray, each of whose processes would import the grammar, and which gives up if they start too slowly."""
    folder.mkdir()
    (folder / f"{GRAMMAR}.py").write_text("raise ImportError")
    return os.environ | {"PYTHONPATH": os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])}


def descendants(pid: int) -> list[int]:
    """All processes that this one started, and those that they started."""
    parents = {int(stat.parent.name): _parent(stat) for stat in Path("/proc").glob("[0-9]*/stat")}
    found = [pid]
    for one in found:
        found += [child for child, parent in parents.items() if parent == one]
    return found[1:]


def _parent(stat: Path) -> int:
    try:
        return int(stat.read_text().rpartition(")")[2].split()[1])
    except OSError:
        return 0  # it is gone


def title(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().decode(errors="replace")
    except OSError:
        return ""


def listens_at(pids: list[int]) -> set[str]:
    """The addresses, in the spelling of the kernel, at which these processes take connections."""
    sockets = {inode for pid in pids for inode in _sockets(pid)}
    return {address for inode, address in _listening() if inode in sockets}


def _sockets(pid: int) -> Iterator[str]:
    for descriptor in Path(f"/proc/{pid}/fd").glob("*"):
        try:
            target = os.readlink(descriptor)
        except OSError:
            continue
        if target.startswith("socket:["):
            yield target[8:-1]


def _listening() -> Iterator[tuple[str, str]]:
    for table in ("tcp", "tcp6"):
        for line in Path("/proc/net", table).read_text().splitlines()[1:]:
            _, local, _, state, *_ = line.split()
            if state == LISTENING:
                yield line.split()[9], local.partition(":")[0]
