"""What strangers invent costs little and is not remembered."""

import gc
import tracemalloc
from typing import Any

import pytest

from gonfalon.core import registry
from tests.calls import calls
from tests.server.honesty.raw import Connection, ask
from tests.server.honesty.running import Running

INVENTED = (
    "/v1/games/{}/rules",
    "/v1/games/{}/lesson",
    "/v1/games/{}/lesson/try?word=end",
    "/v1/games/navas/lesson/try?at=3&word={}",
    "/v1/games/navas/lesson/odds?at=3&word={}",
    "/rules/{}",
    "/rules/navas/{}",
    "/learn/{}",
    "/play/{}",
    "/assets/{}",
    "/{}",
    "/v1/games?lang={}",
    "/v1/matches/{}",
)


def test_unknown_games_are_not_looked_for(table: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """The packages on this machine are searched at the start, not whenever a stranger says so."""
    searched = []

    def search(**group: Any) -> list[Any]:
        searched.append(group)
        return []

    monkeypatch.setattr(registry, "entry_points", search)
    for path in ("/v1/games/nothing/rules", "/v1/games/nothing/lesson", "/rules/nothing", "/learn/nothing"):
        ask(table.port, "GET", path)
    assert searched == []


def test_games_are_described_once(table: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """However often somebody asks for the list of games, it is made once for each language."""
    first = ask(table.port, "GET", "/v1/games?lang=fr").body
    made = list[str]()
    monkeypatch.setattr(table.table.games, "offered", made.append)
    assert {ask(table.port, "GET", "/v1/games?lang=fr").body for _ in range(5)} == {first}
    assert made == []


def test_health_is_examined_once_for_all(table: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """The check writes to the store, so it is not done for each of a crowd."""
    proofs = calls(monkeypatch, table.table.store, "prove")
    line = Connection(table.port)
    for _ in range(20):
        assert line.ask("GET", "/v1/health").status == 200
    line.close()
    assert len(proofs) <= 3


@pytest.mark.full
def test_invented_addresses_are_forgotten(table: Running) -> None:
    """Two thousand of each kind leave next to nothing in memory."""

    def ask_all(name: str) -> None:
        for path in INVENTED:
            line.ask("GET", path.format(name))

    line = Connection(table.port)
    for known in range(20):
        ask_all(f"warm-{known}")
    tracemalloc.start()
    grown = []
    for turn in range(2):  # Python's own table of names may be enlarged in one of them
        gc.collect()
        before = tracemalloc.get_traced_memory()[0]
        for number in range(200):
            ask_all(f"invented-{turn}-{number}-{'x' * 100}")
        gc.collect()
        grown.append(tracemalloc.get_traced_memory()[0] - before)
    tracemalloc.stop()
    line.close()
    assert min(grown) < 200_000
