"""Tests read English, whatever the system speaks, and are marked with the services that they need."""

import logging
import os
from collections.abc import Generator

import pytest

os.environ["GONFALON_LANG"] = "en"

NEEDED = {"postgres_dsn": "postgres", "own_postgres": "postgres", "redis_url": "redis", "own_redis": "redis"}
"""The fixtures that start a service."""
PARAMETERS = {"postgres", "redis"}
"""What a fixture is told that can do with or without."""
TOO_MUCH = 3.0
"""Seconds of work: six times what makes a test slow, so that none fails by chance."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        assert isinstance(item, pytest.Function)
        for service in _services(item):
            item.add_marker(service)


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


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    """Where slow tests are left out, one that is slow and does not say so fails."""
    before = _work()
    yield
    if "slow" in item.config.option.markexpr and _work() - before > TOO_MUCH and not item.get_closest_marker("slow"):
        pytest.fail(f"This took {_work() - before:.1f} s of work: mark it with pytest.mark.slow", pytrace=False)


def _work() -> float:
    """Seconds of ours and of the processes that we waited for; a busy machine does not add to them."""
    return sum(os.times()[:4])
