"""Servers for the tests of the table: those named by GONFALON_POSTGRES and GONFALON_REDIS, or else some of our own."""

import gc
import os
from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path

import pytest
from redis import Redis

from tests.core.coins import install
from tests.server import services
from tests.server.honesty.running import Running, running
from tests.server.matches import Place, Site, postgres_place, sqlite_place

_turns = count()


@pytest.fixture(scope="session", autouse=True)
def frozen_modules() -> None:
    """What is there before the first test need not be looked at again: a collection then takes milliseconds."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def own_garbage(frozen_modules: None) -> Iterator[None]:
    """A test that leaves a file or a connection open is warned itself, not whichever comes after it."""
    yield
    gc.collect()


@pytest.fixture(scope="session")
def shared_services(tmp_path_factory: pytest.TempPathFactory) -> Iterator[services.Services]:
    """Started once, however many workers the tests run in."""
    base = tmp_path_factory.getbasetemp()
    with services.shared_services(base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) as started:
        yield started


@pytest.fixture(scope="session")
def postgres_dsn(request: pytest.FixtureRequest) -> str:
    """A server for all tests. See `fresh_database` for a database that is the test's own."""
    return os.environ.get("GONFALON_POSTGRES") or request.getfixturevalue("shared_services").postgres_dsn


@pytest.fixture(scope="session")
def redis_url(request: pytest.FixtureRequest) -> str:
    """A server for all tests. See `fresh_redis` for a channel that is the test's own."""
    return os.environ.get("GONFALON_REDIS") or request.getfixturevalue("shared_services").redis_url


@pytest.fixture(scope="session")
def redis_databases(redis_url: str) -> int:
    """As many workers can run tests without hearing each other."""
    with Redis.from_url(redis_url) as redis:
        return int(redis.config_get("databases")["databases"])


@pytest.fixture(scope="session")
def worker_database(postgres_dsn: str) -> Iterator[str]:
    with services.own_database(postgres_dsn) as dsn:
        yield dsn


@pytest.fixture
def fresh_database(worker_database: str) -> str:
    """An empty database that no other test uses meanwhile."""
    services.empty_database(worker_database)
    return worker_database


@pytest.fixture
def fresh_redis(redis_url: str, redis_databases: int) -> str:
    """No two tests that run at once get the same database, so they do not hear each other."""
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
    own = range(worker % redis_databases, redis_databases, workers)
    return f"{redis_url.rpartition('/')[0]}/{own[next(_turns) % len(own)]}"


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    if request.param == "sqlite":
        return sqlite_place(tmp_path / "table.sqlite")
    return postgres_place(request.getfixturevalue("fresh_database"))


@pytest.fixture
async def site(place: Place) -> AsyncIterator[Site]:
    site = Site(place.store)
    yield site
    await site.close()


@pytest.fixture
def coins(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game of coins is installed."""
    install(tmp_path_factory.mktemp("mint"), monkeypatch)


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """For all tests of a file; each begins its own match."""
    with running(tmp_path_factory.mktemp("table")) as open_table:
        yield open_table


@pytest.fixture
def own_table(tmp_path: Path) -> Iterator[Running]:
    """For a test that sets the clock or counts what happens."""
    with running(tmp_path) as open_table:
        yield open_table
