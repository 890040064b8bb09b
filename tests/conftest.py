"""Tests read English, whatever the system speaks, and are marked with the services that they need."""

import logging
import os
from collections.abc import Generator
from pathlib import Path

import pytest

os.environ["GONFALON_LANG"] = "en"

NEEDED = {"postgres_dsn": "postgres", "own_postgres": "postgres", "redis_url": "redis", "own_redis": "redis"}
"""The fixtures that start a service."""
PARAMETERS = {"postgres", "redis"}
"""What a fixture is told that can do with or without."""
TESTS = Path(__file__).parent
COVERED = ("bots", "core", "games", "interop", "table", "terminal", "wire")
"""The folders whose tests must cover what scripts/check says; those of `interop` cover the games' numbers."""
REPEATING = ("bots", "core", "games", "interop")
"""Of these, where the slow tests only repeat what quick ones show once."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        assert isinstance(item, pytest.Function)
        for service in _services(item):
            item.add_marker(service)
        if not _is_measured(item):
            item.add_marker("no_cover")


def _is_measured(test: pytest.Item) -> bool:
    """Whether coverage is recorded while it runs, which takes two to three times as long."""
    folder = test.path.relative_to(TESTS).parts[0]
    repeats = folder in REPEATING and test.get_closest_marker("slow") and not test.get_closest_marker("covers")
    return folder in COVERED and not repeats


def _services(test: pytest.Function) -> set[str]:
    parameters = test.callspec.params.values() if hasattr(test, "callspec") else ()
    return {NEEDED[name] for name in test.fixturenames if name in NEEDED} | {
        parameter for parameter in parameters if isinstance(parameter, str) and parameter in PARAMETERS
    }


@pytest.fixture(autouse=True)
def own_log() -> Generator[None]:
    """The log that a test began does not write into the streams of the next."""
    before = list(logging.root.handlers)
    yield
    for handler in list(logging.root.handlers):
        if type(handler) is logging.StreamHandler and handler not in before:
            logging.root.removeHandler(handler)


@pytest.fixture(autouse=True)
def measured_children(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes that a test starts are measured only where the test is."""
    if request.node.get_closest_marker("no_cover"):
        monkeypatch.delenv("COVERAGE_PROCESS_CONFIG", raising=False)
