"""Whoever opens connections and says little or nothing keeps nobody out."""

import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from math import inf
from pathlib import Path
from types import SimpleNamespace

import pytest

from gonfalon.server.http import limits
from tests.patience import PATIENCE, wait_until
from tests.server.honesty.laws import written_log
from tests.server.honesty.raw import Connection, ask, request
from tests.server.honesty.running import Running, running

pytestmark = pytest.mark.linux  # elsewhere only 127.0.0.1 is this machine
ATTACKER, FRIEND = "127.0.0.66", "127.0.0.2"


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "HEAD_TIME", 0.3)
    monkeypatch.setattr(limits, "HELD", 0.3)


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path, rate=600, connections=60, connections_each=20) as open_table:
        yield open_table


@contextmanager
def silent(table: Running, count: int, address: str = ATTACKER) -> Iterator[list[socket.socket]]:
    lines = [_connected(table, address) for _ in range(count)]
    try:
        yield lines
    finally:
        for line in lines:
            line.close()


def _connected(table: Running, address: str = ATTACKER) -> socket.socket:
    return socket.create_connection(("127.0.0.1", table.port), PATIENCE, (address, 0))


def is_closed(line: socket.socket, within: float = PATIENCE) -> bool:
    """Whether the table closes it by itself."""
    line.settimeout(within)
    try:
        return line.recv(65536) == b""
    except TimeoutError:
        return False
    except OSError:
        return True


def is_cut_off(line: socket.socket, data: bytes) -> bool:
    """Whether the table hangs up while this is sent again and again."""
    end = time.monotonic() + PATIENCE
    try:
        while time.monotonic() < end:
            line.sendall(data)
            time.sleep(0.02)
    except OSError:
        return True
    return False


def comes_in(table: Running, address: str = FRIEND) -> bool:
    line = _connected(table, address)
    with line, suppress(OSError):
        line.sendall(request("GET", "/v1/games"))
        return line.recv(15) == b"HTTP/1.1 200 OK"
    return False


@pytest.mark.full
def test_silent_connections_of_one_address_are_few(table: Running) -> None:
    """Of a hundred all but the first twenty are closed, and a friend comes in at once."""
    with silent(table, 100) as lines:
        assert comes_in(table)
        wait_until(lambda: sum(is_closed(line, 0.01) for line in lines) >= 80)


@pytest.mark.full
def test_silent_connections_of_many_addresses_make_room(table: Running) -> None:
    """Even if all places are taken, those who say nothing lose them soon."""
    with silent(table, 20, "127.0.0.61"), silent(table, 20, "127.0.0.62"), silent(table, 20, "127.0.0.63"):
        wait_until(lambda: comes_in(table))


@pytest.mark.full
def test_head_that_drips(table: Running) -> None:
    """A head has its time from its first byte, however steadily it comes; on a used connection too."""
    line = Connection(table.port)
    assert line.ask("GET", "/v1/games").status == 200
    assert is_cut_off(line.socket, b"G")
    line.close()


@pytest.mark.full
def test_body_that_drips(table: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """So has a body."""
    monkeypatch.setattr("gonfalon.server.http.requests.BODY_TIME", 0.3)
    line = Connection(table.port)
    line.send(request("POST", "/v1/matches", table.ticket("*", "host"), None, "Content-Length: 100") + b"{")
    assert line.answer().status == 408
    line.close()


@pytest.mark.full
def test_pipelined_requests_are_few(table: Running) -> None:
    """Some may wait behind each other; a thousand in one packet are not even begun."""
    some, many = Connection(table.port), Connection(table.port)
    some.send(10 * request("GET", "/v1/games"))
    assert [some.answer().status for _ in range(10)] == 10 * [200]
    many.send(1000 * request("GET", "/v1/games"))
    with suppress(OSError):  # the table may hang up before we do
        many.socket.shutdown(socket.SHUT_WR)
        assert b"".join(iter(lambda: many.socket.recv(65536), b"")).count(b"200 OK") <= limits.MOST_PIPELINED + 1
    some.close()
    many.close()


@pytest.mark.full
def test_garbage_behind_a_request(table: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Good requests, then garbage or too many in one packet: no failure of ours in the log, nor a line for each."""
    garbage, many = b"\x16\x03\x01 this is no request\r\n\r\n", 100 * request("GET", "/rules/navas")
    for each in limits._log.filters:
        monkeypatch.setattr(each, "_last", -inf)
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 0.0))  # one line a second is written
    with written_log() as log:
        for place in range(30):
            line = Connection(table.port)
            line.send(2 * request("GET", "/rules/navas") + (garbage, many)[place % 2])
            with suppress(OSError):
                list(iter(lambda line=line: line.socket.recv(65536), b""))  # type: ignore[misc]
            line.close()
        told = log.getvalue()
    assert "Traceback" not in told
    assert told.count("Invalid HTTP request") == 1


@pytest.mark.full
def test_reconnecting_without_pause_is_slowed(tmp_path: Path) -> None:
    """Whoever comes again and again waits at the door; others do not."""
    with running(tmp_path, rate=1) as table:
        for _ in range(11):
            _connected(table).close()
        late = _connected(table)
        late.sendall(request("GET", "/v1/games"))
        assert is_closed(late)
        late.close()
        assert comes_in(table)


@pytest.mark.full
def test_who_reads_nothing_is_left(table: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client that asks for much and never reads it does not keep its place."""
    monkeypatch.setattr(limits, "STALLED", 0.3)
    line = _connected(table)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    assert is_cut_off(line, 5 * request("GET", "/v1/openapi.json"))
    line.close()


@pytest.mark.full
def test_places_are_given_back(table: Running) -> None:
    """Connections that end, however they do, are no longer counted."""
    for _ in range(3):
        with silent(table, 20):
            pass
        wait_until(lambda: table.door.count == 0)
    assert ask(table.port, "GET", "/v1/games").status == 200
    wait_until(lambda: table.door.count == 0)
