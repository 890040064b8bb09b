"""Whatever is thrown at a table is refused with its code, changes no match, and leaves the table as well as before."""

import asyncio
import io
import json
import random
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from math import inf
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from gonfalon.server.http import limits
from tests.patience import wait_until
from tests.server.honesty.attacks import SOCKET_KINDS, Attack, storm
from tests.server.honesty.enemies import KINDS, Enemy
from tests.server.honesty.laws import written_log
from tests.server.honesty.raw import PING, Answer, Connection, Socket, Stream, ask, frame, request
from tests.server.honesty.running import NOON, Running, running
from tests.server.honesty.strangers import try_everything
from tests.server.honesty.victims import SEATS, Match, everything, is_well, secrets_of

EACH = 12
STORM = 1_000


class Siege(NamedTuple):
    table: Running
    match: Match
    log: io.StringIO

    def attack(self, seed: int) -> Attack:
        rng = random.Random(seed)
        enemy = Enemy(rng, self.match.target(), self.table.table.tickets, NOON // 1000)
        path, secrets = f"/v1/matches/{self.match.id}/socket", secrets_of(self.table.file)
        return Attack(self.table.port, enemy, rng, path, secrets)

    def act(self, seat: str, answers: int, word: str, client: str = "tab") -> Answer:
        body = json.dumps({"client": client, "answers": answers, "words": [word]}).encode()
        return ask(self.table.port, "POST", f"/v1/matches/{self.match.id}/act", self.ticket(seat), body)

    def ticket(self, seat: str) -> str:
        return self.table.ticket(self.match.id, seat)

    def line(self) -> Connection:
        return Connection(self.table.port)


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, io.StringIO]]:
    with written_log() as log, running(tmp_path_factory.mktemp("table")) as open_table:
        yield open_table, log


@pytest.fixture
def siege(table: tuple[Running, io.StringIO]) -> Iterator[Siege]:
    """A match in play. Afterwards the table is well, the match goes on, and the log holds no trace of our own code."""
    under_attack, log = table
    match = Match(under_attack.port, under_attack.ticket("*", "host"))
    match.play(12)
    began = len(log.getvalue())
    yield Siege(under_attack, match, log)
    wait_until(lambda: under_attack.door.count == 0, "a connection of the test is still open")
    assert is_well(under_attack.port)
    match.play(2)
    told = log.getvalue()[began:]
    assert "request failed" not in told
    assert "Exception in ASGI" not in told


@pytest.mark.parametrize("kind", [*KINDS, *SOCKET_KINDS])
def test_bad_input_is_refused_and_changes_nothing(kind: str, siege: Siege) -> None:
    """Each kind gets its own status and code, and what is written down stays as it was."""
    before = everything(siege.table.file)

    async def attack() -> None:
        enemy = siege.attack(1)
        for _ in range(EACH):
            await enemy.strike(kind)
        await enemy.end()

    asyncio.run(attack())
    assert everything(siege.table.file) == before


@pytest.mark.full
def test_many_enemies_at_once(siege: Siege) -> None:
    """Under a storm of all kinds together two friends play on, and nobody else changes anything."""
    friends = Match(siege.table.port, siege.table.ticket("*", "host"))
    others = {
        name: [row for row in rows if row[0] != friends.id] for name, rows in everything(siege.table.file).items()
    }
    with ThreadPoolExecutor(1) as side:
        playing = side.submit(friends.play, 30)
        seen = asyncio.run(storm([siege.attack(seed) for seed in range(6)], STORM))
        playing.result()
    after = {name: [row for row in rows if row[0] != friends.id] for name, rows in everything(siege.table.file).items()}
    assert seen.total() >= STORM
    assert {kind for kind, _ in seen} == {*KINDS, *SOCKET_KINDS}
    assert after == others


def test_log_tells_nothing_of_it(siege: Siege, monkeypatch: pytest.MonkeyPatch) -> None:
    """A storm leaves lines in the log, but no ticket, no word and no chat."""
    for each in limits._log.filters:  # one line a second is written, and another server may just have had it
        monkeypatch.setattr(each, "_last", -inf)
    asyncio.run(storm([siege.attack(7)], 300))
    log = siege.log.getvalue()
    assert "Invalid HTTP request" in log
    for secret in (*siege.match.tickets, *(word for word in siege.match.secret_words if " " in word)):
        assert secret not in log


# The same player twice.


def test_same_request_at_once_is_done_once(siege: Siege) -> None:
    """However often and however fast a request is repeated, there is one action, and all get the same answer."""
    target = siege.match.target()
    body = (target.seats[0], target.number, target.words[0])
    with ThreadPoolExecutor(8) as hands:
        answers = list(hands.map(lambda _: siege.act(*body), range(16)))
    assert {(answer.status, answer.body) for answer in answers} == {(200, answers[0].body)}
    log = [row for row in everything(siege.table.file)["gonfalon_log"] if row[0] == siege.match.id]
    assert [row[2] for row in log if row[1] > target.number].count(target.seats[0]) == 1


def test_two_seats_with_the_same_client_id(siege: Siege) -> None:
    """Clients choose their ids without asking each other: a line of chat is not lost if two chose the same."""
    body = json.dumps({"client": "browser", "serial": 1, "text": "hello"}).encode()
    path = f"/v1/matches/{siege.match.id}/say"
    said = [json.loads(ask(siege.table.port, "POST", path, siege.ticket(seat), body).body) for seat in (*SEATS, *SEATS)]
    assert [done["number"] for done in said] == [1, 2, 1, 2]


# Lines without end.


def test_head_without_end(siege: Siege) -> None:
    """Headers or an address that never stop are cut off long before they fill the memory."""
    assert _sent_until_cut(siege, b"GET /v1/games HTTP/1.1\r\n", b"X-Junk: " + b"y" * 8000 + b"\r\n") < 20_000_000
    assert _sent_until_cut(siege, b"GET /", b"a" * 8000) < 20_000_000


def test_body_without_end(siege: Siege) -> None:
    """A body that goes on after it was refused is cut off too; the refusal was sent before."""
    head = request(
        "POST", f"/v1/matches/{siege.match.id}/act", siege.ticket("muslim"), None, "Transfer-Encoding: chunked"
    )
    piece = b"1f40\r\n" + b" " * 8000 + b"\r\n"
    line = siege.line()
    line.send(head + 3 * piece)
    answer = line.answer()
    line.close()
    assert (answer.status, json.loads(answer.body)["code"]) == (413, "too-long")
    assert _sent_until_cut(siege, head, piece) < 20_000_000


def _sent_until_cut(siege: Siege, head: bytes, more: bytes) -> int:
    """How many bytes the table took before it hung up. What is in the buffers of the network counts."""
    line = siege.line()
    sent = 0
    try:
        line.send(head)
        while sent < 50_000_000:
            line.send(more)
            sent += len(more)
    except OSError:
        pass
    finally:
        line.close()
    return sent


@pytest.mark.full
def test_pings_whose_answers_nobody_reads(siege: Siege) -> None:
    """Who asks without end whether we are there, and never listens, is left."""
    socket = Socket(siege.table.port, f"/v1/matches/{siege.match.id}/socket", siege.ticket("muslim"))
    pings = frame(PING, b"x" * 125) * 1000
    with pytest.raises(OSError, match=r"reset|pipe"):
        socket.line.send(pings * 1000)
    socket.close()


def test_silent_lines_are_still_told(siege: Siege) -> None:
    """Those who only sit there, on sockets half read and streams, hear what happens as soon as it does."""
    path = f"/v1/matches/{siege.match.id}"
    sockets = [Socket(siege.table.port, f"{path}/socket", siege.ticket(seat)) for seat in SEATS * 5]
    streams = [Stream(siege.table.port, f"{path}/stream", siege.ticket(seat)) for seat in SEATS * 5]
    listening: list[Any] = [*sockets, *streams]
    before = siege.match.target().number
    for line in listening:
        line.told()
    siege.match.play(1)
    assert {json.loads(line.told()[0])["number"] > before for line in listening} == {True}
    for line in listening:
        line.close()


def test_lines_that_are_gone_are_forgotten(siege: Siege) -> None:
    """Whoever leaves without a word is no longer counted among those who listen."""
    path = f"/v1/matches/{siege.match.id}"
    lines: list[Any] = [Socket(siege.table.port, f"{path}/socket", siege.ticket("muslim")) for _ in range(10)]
    lines += [Stream(siege.table.port, f"{path}/stream", siege.ticket("muslim")) for _ in range(10)]
    for line in lines:
        line.close()
    wait_until(lambda: siege.table.table.watchers.count == 0)


# From the description.


@pytest.mark.full
def test_schemathesis_finds_nothing(siege: Siege, tmp_path: Path) -> None:
    """A stranger who knows only the description finds no answer that it does not promise, whatever is tried."""
    others = Counter(row[0] for row in everything(siege.table.file)["gonfalon_log"])
    done = try_everything(siege.table.address, siege.match.id, siege.ticket("muslim"), tmp_path, examples=3)
    assert done.returncode == 0, done.stdout + done.stderr
    assert Counter(row[0] for row in everything(siege.table.file)["gonfalon_log"]) == others
