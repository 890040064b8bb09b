"""Whoever asks too often is told when to come back, and nobody else waits for that."""

import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from gonfalon.cli import main
from gonfalon.server.errors import Troubled
from gonfalon.server.http import rates
from gonfalon.server.http.rates import Rates
from gonfalon.server.http.requests import Proxies, household
from tests.patience import PATIENCE, wait_until
from tests.server.honesty.raw import Answer, Connection, Socket, ask
from tests.server.honesty.running import Running, running
from tests.server.honesty.victims import Match

pytestmark = pytest.mark.linux  # elsewhere only 127.0.0.1 is this machine
RATE = 4
"""So an address may ask 40 times and a ticket 10 times before it has to wait."""


class Clock:
    """The time by which requests are counted; it stands still, however busy the machine is."""

    at = 1_000.0


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    monkeypatch.setattr(rates, "PENALTY", 0.01)
    monkeypatch.setattr("throttled.utils.now_mono_f", lambda: Clock.at)
    return Clock()


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path, rate=RATE, proxies=("127.0.0.9",)) as open_table:
        yield open_table


def asked(
    table: Running, times: int, path: str = "/v1/games", ticket: str = "", address: str = "127.0.0.66"
) -> list[Answer]:
    line = Connection(table.port, address=address)
    try:
        return [line.ask("GET", path, ticket) for _ in range(times)]
    finally:
        line.close()


def refused(answers: list[Answer]) -> list[Answer]:
    return [answer for answer in answers if answer.status == 429]


def test_address_that_asks_too_often(table: Running) -> None:
    """It gets 429 and when to come back, in its language; another address is not affected."""
    answers = asked(table, 60, "/v1/games?lang=es")
    late = refused(answers)
    assert [answer.status for answer in answers] == [200] * 40 + [429] * 20
    assert late[0].headers["retry-after"] == "1"
    assert json.loads(late[0].body)["code"] == "too-often"
    assert "un segundo" in json.loads(late[0].body)["text"]
    assert not refused(asked(table, 20, address="127.0.0.2"))


@pytest.mark.parametrize(
    "path", ["/", "/nowhere", "/assets/none.js", "/play/none", "/rules/navas", "/v1/matches/x/act"]
)
def test_every_path_counts(table: Running, path: str) -> None:
    """There is no door beside the one that counts."""
    assert refused(asked(table, 45, path))


def test_who_waits_as_told_is_served(table: Running, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    late = refused(asked(table, 60))[-1]
    monkeypatch.setattr(Clock, "at", clock.at + int(late.headers["retry-after"]))
    assert asked(table, 1)[0].status == 200


def test_ticket_that_asks_too_often(table: Running) -> None:
    """The holder of a seat is counted wherever he asks from; the other seat of the match plays on."""
    match = Match(table.port, table.ticket("*", "host"))
    mine, other = table.ticket(match.id, "muslim"), table.ticket(match.id, "christian")
    path = f"/v1/matches/{match.id}"
    here = asked(table, 8, path, mine, "127.0.0.66")
    there = asked(table, 8, path, mine, "127.0.0.67")
    assert len(refused(here)) == 0
    assert len(refused(there)) >= 4
    assert not refused(asked(table, 5, path, other, "127.0.0.68"))


def test_watchers_share_a_ticket_and_no_measure(table: Running) -> None:
    """A link for watching is given to many."""
    match = Match(table.port, table.ticket("*", "host"))
    watcher, path = table.ticket(match.id, "watcher"), f"/v1/matches/{match.id}"
    assert not refused([asked(table, 1, path, watcher, f"127.0.1.{place}")[0] for place in range(20)])


@pytest.mark.parametrize("what", ["odds", 1, 96])
def test_expensive_questions_count_for_more(table: Running, what: str | int) -> None:
    """Whoever asks only for odds, or for plans of however many orders, has to wait earlier."""
    match = Match(table.port, table.ticket("*", "host"))
    ticket, path = table.ticket(match.id, "muslim", life=1000), f"/v1/matches/{match.id}"
    if what == "odds":
        told = asked(table, 4, f"{path}/odds?word=end", ticket)
    else:
        body = json.dumps({"answers": match.target().number, "orders": [["dance"]] * int(what)}).encode()
        told = [ask(table.port, "POST", f"{path}/plan", ticket, body) for _ in range(4)]
    assert len(refused(told)) == 2


def test_sockets_count_too(table: Running) -> None:
    """A socket that comes too often is closed with 4429."""
    match = Match(table.port, table.ticket("*", "host"))
    ticket = table.ticket(match.id, "muslim")
    codes = []
    for place in range(15):
        socket = Socket(table.port, f"/v1/matches/{match.id}/socket", ticket, address=f"127.0.1.{place}")
        frame = socket.frame()
        codes += [int.from_bytes(frame.data[:2], "big")] if frame.code == 8 else []
        socket.close()
    assert set(codes) == {4429}


# Behind a proxy.


@pytest.mark.parametrize(
    ("proxy", "chains", "too_often"),
    [
        ("127.0.0.9", ["203.0.113.5"], True),
        ("127.0.0.9", [f"203.0.113.{n}" for n in range(45)], False),
        ("127.0.0.9", [f"198.51.100.{n}, 203.0.113.7" for n in range(45)], True),
        ("127.0.0.66", [f"198.51.100.{n}" for n in range(45)], True),
    ],
    ids=["one behind it", "many behind it", "addresses invented before it", "who is no proxy"],
)
def test_proxy_speaks_for_others(table: Running, proxy: str, chains: list[str], too_often: bool) -> None:
    """Those behind a proxy that the table was told of are counted each by itself; only what it has added counts."""
    line = Connection(table.port, address=proxy)
    headers = [f"X-Forwarded-For: {chain}" for chain in chains * (45 // len(chains))]
    told = [line.ask("GET", "/v1/games", "", None, header) for header in headers]
    line.close()
    assert bool(refused(told)) == too_often


def test_who_listens_behind_a_proxy(tmp_path: Path) -> None:
    """The proxy may open any number of connections, but nobody behind it too many sockets and streams."""
    with running(tmp_path, rate=60, connections_each=3, proxies=("127.0.0.9",)) as table:
        match = Match(table.port, table.ticket("*", "host"))
        path, ticket = f"/v1/matches/{match.id}/socket", table.ticket(match.id, "watcher")

        def opened(address: str) -> Socket:
            return Socket(table.port, path, ticket, f"X-Forwarded-For: {address}", address="127.0.0.9")

        sockets = [opened("203.0.113.5") for _ in range(4)] + [opened("203.0.113.6")]
        codes = [socket.frame().data[:2] for socket in sockets]
        assert [code == (4429).to_bytes(2, "big") for code in codes] == [False, False, False, True, False]
        sockets[0].close()

        def comes_in() -> bool:
            sockets.append(opened("203.0.113.5"))
            return sockets[-1].told()[0].startswith(b'{"told":"news"')

        wait_until(comes_in, "its place was not given back")
        for socket in sockets:
            socket.close()


def test_neighbours_are_one() -> None:
    """Whoever has one IPv6 address has as many as he likes; IPv4 in IPv6 is the same address."""
    assert household("2001:db8::1") == household("2001:db8:0:0:ffff::9") != household("2001:db8:0:1::1")
    assert household("::ffff:203.0.113.5") == household("203.0.113.5")
    assert "10.1.2.3" in Proxies(["10.0.0.0/8"])
    assert "unix" not in Proxies(["10.0.0.0/8"])


# Many processes.


async def _let_through(one: Rates, who: str, times: int) -> int:
    passed = 0
    for _ in range(times):
        try:
            await one.check("address", who)
            passed += 1
        except Troubled:
            pass
    return passed


async def test_processes_count_together(fresh_redis: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Behind one Redis an attacker gains little from asking every process in turn."""
    monkeypatch.setattr(rates, "PATIENCE", PATIENCE)
    together = [Rates(2, fresh_redis) for _ in range(4)]
    alone = [Rates(2) for _ in range(4)]
    try:
        who, began = f"203.0.113.9 {time.time_ns()}", time.monotonic()
        assert sum([await _let_through(one, who, 22) for one in alone]) == 80
        # A fourth of 20 in each of the four, 20 together, and what Redis, by its own clock, allows again meanwhile.
        passed = sum([await _let_through(one, who, 22) for one in together])
        assert passed <= 40 + 2 * (time.monotonic() - began) + 1
    finally:
        for one in together:
            await one.close()


async def test_without_redis_each_counts_alone() -> None:
    """If Redis does not answer, play goes on."""
    lonely = Rates(2, "redis://127.0.0.1:1/0")
    assert await _let_through(lonely, "203.0.113.9", 30) == 20
    await lonely.close()


def test_proxies_are_addresses(capsys: pytest.CaptureFixture[str]) -> None:
    """A name that is none is refused before the table opens: it would be believed by nobody."""
    with pytest.raises(SystemExit):
        main(["serve", "--proxies", "10.0.0.0/8,nonsense"])
    assert "nonsense" in capsys.readouterr().err
