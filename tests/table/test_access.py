"""Who may call an endpoint: listed here a second time, by hand, so that a slip in a description is noticed."""

import json
from collections.abc import Iterator

import pytest

from gonfalon.table.http.endpoints import ENDPOINTS, Endpoint
from tests.table.honesty.raw import TEXT, Socket, Stream, ask
from tests.table.honesty.running import Running, running
from tests.table.test_http import Seat, begin, seated

FOR_ALL = {"games", "rules", "lesson", "lesson_try", "lesson_odds", "health", "metrics", "openapi"}
FOR_HOSTS = {"create"}
FOR_PLAYERS = {"join", "act", "plan", "answer", "say", "holiday", "odds", "memory"}
FOR_WATCHERS_TOO = {"news", "moments", "stream", "record"}

Callers = dict[str, str]
"""The ticket of each who may come; nobody's is empty."""


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("table")) as started:
        yield started


@pytest.fixture(scope="module")
def seat(table: Running) -> Seat:
    return seated(table)[0]


@pytest.fixture(scope="module")
def callers(table: Running, seat: Seat) -> Callers:
    match = seat.path.removeprefix("/matches/")
    return {
        "nobody": "",
        "watcher": table.ticket(match, "watcher"),
        "player": seat.ticket,
        "stranger": table.ticket(begin(table)["match"], seat.name),
        "host": table.ticket("*", "host"),
    }


def test_every_endpoint_is_listed() -> None:
    """A new endpoint has to be put on one of the lists above."""
    assert {endpoint.name for endpoint in ENDPOINTS} == FOR_ALL | FOR_HOSTS | FOR_PLAYERS | FOR_WATCHERS_TOO


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda endpoint: endpoint.name)
def test_who_is_let_in(table: Running, seat: Seat, callers: Callers, endpoint: Endpoint) -> None:
    """Nobody, a watcher, a player of this match, one of another, and a host: each is let in where they belong."""
    path = endpoint.path.replace("/matches/{match}", seat.path).replace("{game}", "navas")
    found = {who: _refused(table, endpoint, path, ticket) for who, ticket in callers.items()}
    if endpoint.name in FOR_ALL:
        assert set(found.values()) == {None}
    elif endpoint.name in FOR_HOSTS:
        others = dict.fromkeys(("watcher", "player", "stranger"), "only-for-hosts")
        assert found == others | {"nobody": "ticket-missing", "host": None}
    else:
        watcher = "not-for-watchers" if endpoint.name in FOR_PLAYERS else None
        assert found == {"player": None, "watcher": watcher} | _OUTSIDERS


_OUTSIDERS = {"nobody": "ticket-missing", "stranger": "ticket-foreign", "host": "ticket-foreign"}


def test_sockets(table: Running, seat: Seat, callers: Callers) -> None:
    """A socket lets in whom a stream lets in."""
    found = {who: _closed(Socket(table.port, f"{seat.path}/socket", ticket)) for who, ticket in callers.items()}
    assert found == {"player": None, "watcher": None} | _OUTSIDERS


def _refused(table: Running, endpoint: Endpoint, path: str, ticket: str) -> str | None:
    """What is wrong with the ticket, if anything is. What is wrong with the request comes after that."""
    if endpoint.name == "stream":
        stream = Stream(table.port, path, ticket)
        stream.close()
        if stream.status == 200:
            return None
    answer = ask(table.port, endpoint.method, path, ticket, b"{}" if endpoint.method == "POST" else None)
    return str(json.loads(answer.body)["code"]) if answer.status in (401, 403) else None


def _closed(socket: Socket) -> str | None:
    """Why the table closes it instead of telling something."""
    try:
        first = socket.frame()
        return None if first.code == TEXT else first.data[2:].decode()
    finally:
        socket.close()
