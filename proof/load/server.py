"""One table process with servers of its own, to be measured."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from proof.checkouts import GONFALON
from tests.server.processes import Process, host_ticket
from tests.server.services import own_services


class Measured:
    """A table process on PostgreSQL and Redis."""

    def __init__(self, process: Process, postgres: str) -> None:
        self.address = process.address
        self.pid = process.pid
        self.postgres = postgres
        self.host_ticket = host_ticket()

    def memory(self) -> int:
        """Bytes of the process that are in memory and its own."""
        fields = dict(
            line.split(":", 1) for line in Path(f"/proc/{self.pid}/smaps_rollup").read_text().splitlines()[1:]
        )
        return sum(int(fields[name].split()[0]) for name in ("Private_Clean", "Private_Dirty")) * 1024


@contextmanager
def measured_table() -> Iterator[Measured]:
    with own_services() as services:
        arguments = ("--postgres", services.postgres_dsn, "--redis", services.redis_url)
        process = Process(services.folder, *arguments, program=GONFALON)
        process.start()
        try:
            yield Measured(process, services.postgres_dsn)
        finally:
            process.stop()
