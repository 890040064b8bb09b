"""Tests read English, whatever the system speaks, and are marked with the services that they need."""

import os
from collections.abc import Generator

import pytest

os.environ["GONFALON_LANG"] = "en"

NEEDED = {"postgres_dsn": "postgres", "own_postgres": "postgres", "redis_url": "redis", "own_redis": "redis"}
"""The fixtures that start a service."""
PARAMETERS = {"postgres", "redis"}
"""What a fixture is told that can do with or without."""
TOO_LONG = 5.0
"""Seconds, even while the machine has other work."""


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


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Where slow tests are left out, a test that is slow and does not say so fails."""
    report = yield
    is_known = "slow" not in item.config.option.markexpr or item.get_closest_marker("slow")
    if report.passed and call.duration > TOO_LONG and not is_known:
        report.outcome = "failed"
        report.longrepr = f"This took {call.duration:.0f} s: mark it with pytest.mark.slow."
    return report
