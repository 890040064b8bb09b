"""An open server: visitors begin matches, post open seats and take them."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from gonfalon.cli import main
from gonfalon.protocol.requests import NewMatch
from gonfalon.server import startup
from gonfalon.server.http import rates
from gonfalon.server.matches import open_seats
from tests.patience import wait_until
from tests.server.honesty.raw import Answer, Socket, ask
from tests.server.honesty.running import Running, running
from tests.server.test_http import seated

BATTLE = {"game": "navas", "scenario": "basic"}
ANNA, BERTA = "visitor-anna-0001", "visitor-berta-001"
MINUTE = 60_000


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path, open=True, matches_each=9, matches_open=10) as open_table:
        yield open_table


def begin(server: Running, ticket: str = "", **wish: Any) -> Answer:
    return ask(server.port, "POST", "/v1/matches", ticket, json.dumps(BATTLE | wish).encode())


def post(server: Running, visitor: str = ANNA, seat: str = "muslim") -> Any:
    """An open seat, whose host has sat down at the other one."""
    answer = begin(server, posted={"seat": seat, "visitor": visitor})
    assert answer.status == 201, answer.body
    created = json.loads(answer.body)
    join(server, created["match"], created["tickets"]["christian"], visitor, "Anna")
    return created


def join(server: Running, match: str, invitation: str, client: str, name: str) -> Any:
    body = json.dumps({"client": client, "name": name}).encode()
    return json.loads(ask(server.port, "POST", f"/v1/matches/{match}/join", invitation, body).body)


def listed(server: Running) -> list[Any]:
    server.at += open_seats.KEPT
    found: list[Any] = json.loads(ask(server.port, "GET", "/v1/seats").body)["seats"]
    return found


def take(server: Running, match: str) -> Answer:
    return ask(server.port, "POST", f"/v1/seats/{match}/take", "", b"")


def code(answer: Answer) -> str:
    return str(json.loads(answer.body)["code"])


def test_visitor_takes_an_open_seat(server: Running) -> None:
    """It stands in the list with the name of whoever waits; once it is taken it does not, and nobody else gets it."""
    match = post(server)["match"]
    (seat,) = listed(server)
    assert (seat["match"], seat["seat"], seat["host"], seat["scenario"]) == (match, "muslim", "Anna", "basic")
    first, second = (json.loads(take(server, match).body)["ticket"] for _ in range(2))
    assert join(server, match, first, BERTA, "Berta")["seat"] == "muslim"
    assert join(server, match, second, "visitor-carla-001", "Carla")["code"] == "ticket-void"
    assert listed(server) == []
    assert code(take(server, match)) == "seat-gone"


def test_seat_is_listed_once_its_host_sits(server: Running) -> None:
    begin(server, posted={"seat": "muslim", "visitor": ANNA})
    assert listed(server) == []


def test_host_who_is_away_has_no_open_seat(server: Running) -> None:
    """For a minute the seat waits for its host, and the match for an hour. Who listens at the match is not away."""
    created = post(server)
    match = created["match"]
    socket = Socket(server.port, f"/v1/matches/{match}/socket", server.ticket(match, "christian"))
    wait_until(lambda: match in server.table.watchers.matches_with_players())
    server.at += 2 * MINUTE
    server.do(server.table.open_seats.look())
    assert [seat["match"] for seat in listed(server)] == [match]
    socket.close()
    wait_until(lambda: match not in server.table.watchers.matches_with_players())
    server.at += MINUTE
    assert listed(server) == []
    assert code(take(server, match)) == "seat-gone"
    server.do(server.table.open_seats.look())
    assert server.do(server.store.row(match))
    server.at += open_seats.FORGOTTEN
    server.do(server.table.open_seats.look())
    assert server.do(server.store.row(match)) is None


def test_match_that_somebody_came_to_is_kept(server: Running) -> None:
    match = post(server)["match"]
    join(server, match, json.loads(take(server, match).body)["ticket"], BERTA, "Berta")
    server.at += 2 * open_seats.FORGOTTEN
    server.do(server.table.open_seats.look())
    assert server.do(server.store.row(match))
    assert server.do(server.store.open_seats()) == []


def test_another_seat_replaces_the_first(server: Running) -> None:
    """Of the same visitor; others may share the address."""
    post(server)
    second = post(server)["match"]
    server.at += 1
    other = post(server, BERTA)["match"]
    assert [seat["match"] for seat in listed(server)] == [second, other]


def test_nobody_fills_the_list(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither from one address, nor from many."""
    for each, most in ((1, 9), (9, 1)):
        monkeypatch.setattr(open_seats, "MOST_EACH", each)
        monkeypatch.setattr(open_seats, "MOST", most)
        post(server)
        refused = begin(server, posted={"seat": "muslim", "visitor": BERTA})
        assert (refused.status, code(refused)) == (429, "too-many-open-seats")


@pytest.mark.parametrize(
    "wish",
    [
        {"bots": {"christian": "page", "muslim": "page"}},
        {"rated": True},
        {"subjects": {"muslim": "u17"}},
        {"start": {"record": "", "number": 0}},
    ],
)
def test_visitors_only_play(server: Running, wish: Any) -> None:
    """What a site or a study may wish for is not for visitors."""
    assert code(begin(server, **wish)) == "only-for-hosts"
    assert begin(server, bots={"muslim": "page"}).status == 201


def test_posted_seat_is_for_a_person(server: Running) -> None:
    refused = begin(server, bots={"christian": "page"}, posted={"seat": "muslim", "visitor": ANNA})
    assert code(refused) == "malformed"


def test_visitors_begin_only_so_many(tmp_path: Path) -> None:
    """From one address and in all; whoever has the owner's ticket is not counted among them."""
    with running(tmp_path, open=True, matches_each=2, matches_open=3) as server:
        assert [begin(server).status for _ in range(3)] == [201, 201, 422]
        assert begin(server, server.ticket("*", "host")).status == 201
        server.do(server.table.creation.create_for_visitor(NewMatch("navas", "basic"), "elsewhere"))
        refused = begin(server)
        assert (refused.status, code(refused)) == (503, "server-full")


def test_visitor_tries_again_only_so_often(tmp_path: Path) -> None:
    """Whatever matches are gone back to: else each would be a host of its own, with a bot that thinks before others."""
    with running(tmp_path, open=True, matches_each=2) as server:
        told = []
        for _ in range(3):
            (seat,) = seated(server, ["muslim"], bots={"christian": "random"})
            seat.act("resign")
            told.append(seat.post("again", client=BERTA, seat="muslim", number=0).status)
        assert told == [200, 200, 422]


def test_one_visitor_cannot_take_all_seats(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten in an hour; to ask for one that is gone costs none of them."""
    monkeypatch.setattr(rates, "PENALTY", 0.01)
    monkeypatch.setattr("throttled.utils.now_mono_f", lambda: 1_000.0)
    with running(tmp_path, open=True, rate=600) as server:
        match = post(server)["match"]
        assert code(take(server, "nowhere")) == "seat-gone"
        assert [take(server, match).status for _ in range(12)] == [200] * 10 + [429] * 2


def test_closed_server_has_no_open_seats(table: Running) -> None:
    """There only the owner begins matches, and the page can say so."""
    assert json.loads(ask(table.port, "GET", "/v1/seats").body) == {"is_open": False, "seats": []}
    assert code(begin(table)) == "ticket-missing"
    owner = table.ticket("*", "host")
    assert code(begin(table, owner, posted={"seat": "muslim", "visitor": ANNA})) == "not-open"


def test_blocked_address(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """The owner closes the server to an address and opens it again, while the server runs."""
    monkeypatch.setattr(startup, "LOOK_AT_BLOCKED", 0.02)
    with running(tmp_path) as server:
        where = ["--file", str(server.file)]
        assert main(["server", "block", *where, "127.0.0.1"]) == 0
        wait_until(lambda: ask(server.port, "GET", "/v1/seats").status == 403)
        assert code(ask(server.port, "GET", "/v1/seats")) == "blocked"
        capsys.readouterr()
        assert main(["server", "block", *where, "2001:db8::1"]) == main(["server", "blocked", *where]) == 0
        assert capsys.readouterr().out.splitlines()[1:] == ["127.0.0.1", "2001:db8::/64"]
        assert main(["server", "unblock", *where, "127.0.0.1"]) == 0
        wait_until(lambda: ask(server.port, "GET", "/v1/seats").status == 200)
        assert main(["server", "block", *where, "my neighbour"]) == 1


def test_name_is_removed(server: Running) -> None:
    match = post(server)["match"]
    assert main(["server", "rename", "--file", str(server.file), match, "christian", "Guest"]) == 0
    assert [seat["host"] for seat in listed(server)] == ["Guest"]
    assert main(["server", "rename", "--file", str(server.file), match, "muslim", "Guest"]) == 1
