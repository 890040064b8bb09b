"""One table process with servers of its own, to be measured."""

import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from gonfalon.table.tickets import ANY_MATCH, HOST, Ticket, Tickets
from tests.table.services import own_services

KEY = "only for measuring"


class Measured:
    """A table process on PostgreSQL and Redis."""

    def __init__(self, address: str, postgres: str, pid: int) -> None:
        self.address = address
        self.postgres = postgres
        self.pid = pid
        self.host_ticket = Tickets([KEY]).write(Ticket(ANY_MATCH, HOST, int(time.time()) + 86_400))

    def memory(self) -> int:
        """Bytes of the process that are in memory and its own."""
        fields = dict(
            line.split(":", 1) for line in Path(f"/proc/{self.pid}/smaps_rollup").read_text().splitlines()[1:]
        )
        return sum(int(fields[name].split()[0]) for name in ("Private_Clean", "Private_Dirty")) * 1024

    def processor_seconds(self) -> float:
        used = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(used[11]) + int(used[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def measured_table() -> Iterator[Measured]:
    with own_services() as services:
        port = _free_port()
        command = [sys.executable, "-m", "gonfalon", "serve", "--port", str(port)]
        command += ["--postgres", services.postgres_dsn, "--redis", services.redis_url]
        environment = os.environ | {"GONFALON_KEYS": KEY, "GONFALON_HOME": str(services.folder)}
        with (services.folder / "table.log").open("wb") as log:
            process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        try:
            _wait(f"http://127.0.0.1:{port}/health")
            yield Measured(f"http://127.0.0.1:{port}", services.postgres_dsn, process.pid)
        finally:
            process.terminate()
            process.wait()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _wait(address: str) -> None:
    for _ in range(100):
        try:
            urllib.request.urlopen(address).close()
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise TimeoutError(address)
