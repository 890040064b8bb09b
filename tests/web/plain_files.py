"""The site of plain files, and the plainest server that there is."""

import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.table.processes import free_port

SITE = Path(__file__).parents[2] / "build" / "site"
LOADED = 90.0
"""Seconds in which Python must be there, on a busy machine."""


@contextmanager
def served(folder: Path = SITE) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """Its address, and the server."""
    assert (SITE / "play" / "index.html").exists(), "There is no site: scripts/build-site"
    port = free_port()
    command = [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1", "--directory", str(folder)]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        while True:
            with suppress(ConnectionRefusedError), socket.create_connection(("127.0.0.1", port)):
                break
            time.sleep(0.05)
        yield f"http://127.0.0.1:{port}/", server
    finally:
        server.kill()
        server.wait()
