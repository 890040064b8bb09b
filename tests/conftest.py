"""Tests read English, whatever the system speaks, have the same fate in every run, and are marked with the services
that they need."""

import logging
import os
import sys
from collections.abc import Generator

import pytest
from hypothesis import settings

from tests.server.fixed_fate import fix_fate

os.environ["GONFALON_LANG"] = "en"

settings.register_profile("gate", derandomize=True, deadline=None, database=None, print_blob=True, max_examples=20)
settings.register_profile("full", settings.get_profile("gate"), max_examples=100)

NEEDED = {"postgres_dsn": "postgres", "own_postgres": "postgres", "redis_url": "redis", "own_redis": "redis"}
"""The fixtures that start a service."""
PARAMETERS = {"postgres", "redis"}
"""What a fixture is told that can do with or without."""
BOTH_DATABASES = {"test_stores.py", "test_races.py", "test_flood_bots.py", "test_whole_games.py"}
"""Where the database matters. All other stories are told with SQLite in the gate, with PostgreSQL too in full."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        assert isinstance(item, pytest.Function)
        for service in _services(item):
            item.add_marker(service)
        if "postgres" in _parameters(item) and item.path.name not in BOTH_DATABASES:
            item.add_marker("full")
        if item.get_closest_marker("linux"):
            item.add_marker(pytest.mark.skipif(sys.platform != "linux", reason="needs Linux"))
        if item.get_closest_marker("full") and not item.get_closest_marker("timeout"):
            item.add_marker(pytest.mark.timeout(600))


def _services(test: pytest.Function) -> set[str]:
    return {NEEDED[name] for name in test.fixturenames if name in NEEDED} | PARAMETERS & _parameters(test)


def _parameters(test: pytest.Function) -> set[str]:
    parameters = test.callspec.params.values() if hasattr(test, "callspec") else ()
    return {parameter for parameter in parameters if isinstance(parameter, str)}


@pytest.fixture(scope="session", autouse=True)
def same_fate() -> None:
    """Tables and clients in this process draw the same in every run, as those that `tests.server.processes` starts."""
    fix_fate()


@pytest.fixture(autouse=True)
def own_log() -> Generator[None]:
    """The log that a test began does not write into the streams of the next."""
    before = list(logging.root.handlers)
    yield
    for handler in list(logging.root.handlers):
        if type(handler) is logging.StreamHandler and handler not in before:
            logging.root.removeHandler(handler)
