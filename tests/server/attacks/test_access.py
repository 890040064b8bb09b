"""Who may call an endpoint: listed here a second time, by hand, so that a slip in a description is noticed."""

import json

import pytest

from gonfalon.server.http.endpoints import SOCKET, Endpoint
from gonfalon.server.http.server_endpoints import ENDPOINTS
from tests.server.honesty.raw import TEXT, Socket, Stream, ask
from tests.server.honesty.running import Running
from tests.server.test_http import Seat, begin, seated

YES = None
"""Let in. Whatever else is wrong with the request is found only after that."""
TO_ALL = dict.fromkeys(
    ("nobody", "invited", "seat", "other seat", "watcher", "host", "owner", "revoked", "expired", "stranger"), YES
)
OUTSIDE = {
    "nobody": "ticket-missing",
    "owner": "ticket-foreign",
    "expired": "ticket-expired",
    "stranger": "ticket-foreign",
}
INSIDE = OUTSIDE | {"seat": YES, "other seat": YES, "host": "not-for-hosts", "revoked": "ticket-void"}
TO_GUESTS = INSIDE | {"invited": YES, "watcher": YES}
TO_WATCHERS = INSIDE | {"invited": "join-first", "watcher": YES}
TO_PLAYERS = INSIDE | {"invited": "join-first", "watcher": "not-for-watchers"}
TO_INVITED = INSIDE | {
    "invited": YES,
    "watcher": "not-for-watchers",
    **dict.fromkeys(("seat", "other seat", "revoked"), "only-invited"),
}
TO_HOSTS = OUTSIDE | {
    "host": YES,
    **dict.fromkeys(("invited", "seat", "other seat", "watcher", "revoked"), "only-for-hosts"),
}
TO_OWNERS = dict.fromkeys(TO_ALL, "only-for-hosts") | {
    "owner": YES,
    "nobody": "ticket-missing",
    "expired": "ticket-expired",
}
MATRIX = {
    **dict.fromkeys(
        (
            *("games", "rules", "lesson", "lesson_try", "lesson_odds", "glances", "open_seats", "take"),
            *("health", "metrics", "openapi"),
        ),
        TO_ALL,
    ),
    **dict.fromkeys(
        (
            *("act", "plan", "answer", "say", "odds", "memory", "move"),
            *("commit", "reveal", "withdraw", "end", "rematch", "hurry", "try_again"),
        ),
        TO_PLAYERS,
    ),
    **dict.fromkeys(("moments", "record", "review", "advice", "steps", "watch"), TO_WATCHERS),
    **dict.fromkeys(("news", "stream", "socket"), TO_GUESTS),
    "join": TO_INVITED,
    **dict.fromkeys(("reissue", "close"), TO_HOSTS),
    "create": TO_OWNERS,
}
EVERY = (*ENDPOINTS, SOCKET)

Callers = dict[str, str]
"""The ticket of each who may come; nobody's is empty."""


@pytest.fixture(scope="module")
def seat(table: Running) -> Seat:
    return seated(table)[0]


@pytest.fixture(scope="module")
def callers(table: Running, seat: Seat) -> Callers:
    """A seat was moved once, so the invitation for it is the third, and the ticket of its first holder is void."""
    match, (first, second) = seat.match, ("muslim", "christian")
    moved = Seat(table, match, first)
    wish = {"client": "another-device--", "name": "M"}
    invitation = json.loads(moved.post("move").body)["ticket"]
    answer = ask(table.port, "POST", f"{seat.path}/join", invitation, json.dumps(wish).encode())
    return {
        "nobody": "",
        "invited": table.invitation(match, first, holder=3),
        "seat": json.loads(answer.body)["ticket"],
        "other seat": table.ticket(match, second),
        "watcher": table.ticket(match, "watcher"),
        "host": table.ticket(match, "host"),
        "owner": table.ticket("*", "host"),
        "revoked": moved.ticket,
        "expired": table.ticket(match, first, life=-1),
        "stranger": table.ticket(begin(table)["match"], first),
    }


def test_every_endpoint_is_listed() -> None:
    """A new endpoint has to be put into the matrix, with an answer for every kind of caller."""
    assert {endpoint.name for endpoint in EVERY} == MATRIX.keys()
    assert all(row.keys() == TO_ALL.keys() for row in MATRIX.values())


@pytest.mark.parametrize("endpoint", EVERY, ids=lambda endpoint: endpoint.name)
def test_who_is_let_in(table: Running, seat: Seat, callers: Callers, endpoint: Endpoint) -> None:
    """Each is let in where they belong, and is told the same reason everywhere else. Proxies and browsers write
    addresses down, so a ticket there opens nothing."""
    path = endpoint.path.replace("/v1/matches/{match}", seat.path).replace("{game}", "navas")
    found = {who: _refused(table, endpoint, path, ticket) for who, ticket in callers.items()}
    assert found == MATRIX[endpoint.name]
    told = {who: _refused(table, endpoint, f"{path}?ticket={ticket}", "") for who, ticket in callers.items()}
    assert told == dict.fromkeys(callers, found["nobody"])


def _refused(table: Running, endpoint: Endpoint, path: str, ticket: str) -> str | None:
    """What is wrong with the ticket, if anything is. What is wrong with the request comes after that."""
    if endpoint.name == "socket":
        return _closed(Socket(table.port, path, ticket))
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
