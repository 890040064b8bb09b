"""No request of a stranger ends in a failure of ours, whatever is in it."""

import io
import json
import random
from collections.abc import Iterator
from urllib.parse import quote_from_bytes

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as some

from gonfalon.server.errors import Troubled
from gonfalon.server.fanout import MemoryFanout
from gonfalon.server.game_server import GameServer
from gonfalon.server.http.server_endpoints import ENDPOINTS
from gonfalon.server.stores.postgres import PostgresStore
from gonfalon.server.tokens import Tickets
from tests.examples import few
from tests.server.honesty.laws import written_log
from tests.server.honesty.raw import Connection, request
from tests.server.honesty.running import Running, running
from tests.server.honesty.victims import Match

FAILURES = ("request failed", "Exception in ASGI", "Traceback")
PAGES = ("/", "/play/{match}", "/learn/{game}", "/rules/{game}", "/rules/{game}/{rule}", "/assets/{name}", "/icon.svg")
PATHS = sorted({*PAGES, *(each.path for each in ENDPOINTS if each.name != "stream"), "/v1/matches/{match}/nothing"})
ODD = some.one_of(
    some.binary(max_size=30).map(quote_from_bytes),
    some.sampled_from(
        ("%00", "%ff", "..%2f", "%F0%9F%92%A9", "9" * 400, "-1", "1e3", "null", "%u0041", "a" * 5000, "'--")
    ),
)
JSON = some.recursive(
    some.one_of(some.none(), some.booleans(), some.integers(), some.floats(), some.text(max_size=20)),
    lambda inner: some.one_of(
        some.lists(inner, max_size=4), some.dictionaries(some.text(max_size=9), inner, max_size=4)
    ),
    max_leaves=12,
)
PARAMETERS = ("after", "line", "lang", "eyes", "word", "at", "ticket")
FIELDS = (
    *("client", "answers", "words", "name", "question", "word", "serial", "text", "version", "days"),
    *("round", "commitment", "contribution", "seat"),
)
BODIES = some.one_of(
    some.binary(max_size=200),
    JSON.map(lambda thing: json.dumps(thing).encode()),
    some.dictionaries(some.sampled_from(FIELDS), JSON, max_size=5).map(lambda thing: json.dumps(thing).encode()),
    some.just(b"[" * 9_000),
    some.just(b'{"client":"c","answers":' + b"9" * 9_000 + b"}"),
)
HOSTS = some.fixed_dictionaries(
    {"game": some.sampled_from(("navas", "saladin", "none")), "scenario": some.sampled_from(("basic", "arsuf", "x"))},
    optional={"options": JSON, "bots": JSON, "time": JSON, "start": JSON},
).map(lambda wish: json.dumps(wish).encode())
EXAMPLES = settings(few(150), suppress_health_check=[HealthCheck.function_scoped_fixture])


class Besieged:
    def __init__(self, table: Running, log: io.StringIO) -> None:
        self.table, self.log = table, log
        self.match = Match(table.port, table.ticket("*", "host"))
        self.match.play(8)
        self.tickets = ("", "x", table.ticket("*", "host"), *self.match.tickets)

    def send(self, raw: bytes) -> int:
        """The status of the answer; 0 if the table hung up."""
        line = Connection(self.table.port)
        try:
            line.send(raw)
            return line.head()[0]
        except (EOFError, OSError):
            return 0
        finally:
            line.close()

    def check(self) -> None:
        told = self.log.getvalue()
        assert not [what for what in FAILURES if what in told], told[-3000:]


@pytest.fixture(scope="module")
def besieged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Besieged]:
    with written_log() as log, running(tmp_path_factory.mktemp("table")) as table:
        yield Besieged(table, log)


@pytest.mark.full
@EXAMPLES
@given(
    method=some.sampled_from(("GET", "POST", "HEAD", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE")),
    path=some.sampled_from(PATHS),
    odd=ODD,
    query=some.dictionaries(some.sampled_from(PARAMETERS), ODD, max_size=3),
    body=BODIES,
    is_ours=some.booleans(),
    seed=some.integers(0, 1000),
)
@example("GET", "/assets/{name}", "a" * 300, {}, b"", False, 0)
@example("GET", "/play/{match}", "%00", {}, b"", False, 0)
@example("GET", "/v1/games/{game}/rules", "a" * 5000, {}, b"", False, 0)
@example("POST", "/v1/matches/{match}/say", "", {}, json.dumps({"x" * 9000: 1}).encode(), True, 4)
def test_whatever_is_asked(
    besieged: Besieged, method: str, path: str, odd: str, query: dict[str, str], body: bytes, is_ours: bool, seed: int
) -> None:
    """Known paths with odd names, parameters and bodies, with and without a ticket."""
    match = besieged.match.id if is_ours else odd
    target = path.replace("{match}", match).replace("{game}", "navas" if is_ours else odd)
    target = target.replace("{rule}", odd).replace("{name}", odd)
    target += "?" + "&".join(f"{name}={value}" for name, value in query.items())
    ticket = random.Random(seed).choice(besieged.tickets)
    assert besieged.send(request(method, target, ticket, body)) < 500
    besieged.check()


@pytest.mark.full
@EXAMPLES
@given(wish=HOSTS)
def test_whatever_a_host_wishes(besieged: Besieged, wish: bytes) -> None:
    """Even with a host's ticket."""
    ticket = besieged.table.ticket("*", "host")
    assert besieged.send(request("POST", "/v1/matches", ticket, wish)) in (201, 400, 422)
    besieged.check()


@pytest.mark.full
@EXAMPLES
@given(raw=some.binary(min_size=1, max_size=400), is_head=some.booleans())
def test_whatever_is_sent(besieged: Besieged, raw: bytes, is_head: bool) -> None:
    """Bytes that are no request, or almost one."""
    start = b"GET /v1/games HTTP/1.1\r\nHost: " if is_head else b""
    assert besieged.send(start + raw + b"\r\n\r\n") < 500
    besieged.check()


async def test_odd_names_of_matches(fresh_database: str) -> None:
    """PostgreSQL would refuse some of them with an error of its own."""
    table = GameServer(PostgresStore(fresh_database), MemoryFanout(), Tickets(["k" * 32]))
    await table.open()
    for name in ("\x00", "a\x00b", "\ufffd", "", "x" * 5000):
        with pytest.raises(Troubled):
            await table.queries.game_of(name)
    await table.close()
