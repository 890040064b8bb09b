"""The description for machines is the one in docs/, and other people's tools can read it."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from gonfalon.server.errors import STATUS
from gonfalon.server.http.endpoints import SOCKET
from gonfalon.server.http.server_endpoints import ENDPOINTS, describe

DOCS = Path(__file__).parents[2] / "docs"
KEPT = DOCS / "openapi.json"


def test_command_writes_it() -> None:
    """The command that renews it writes the very bytes that are kept."""
    done = subprocess.run(
        [sys.executable, "-m", "gonfalon.server.http.server_endpoints"], capture_output=True, check=True
    )
    assert done.stdout == KEPT.read_bytes()


def test_every_reference_leads_somewhere() -> None:
    """No schema is named that is not there, and none is there that nobody names."""
    described = describe()
    named = {part["$ref"] for part in _parts(described) if "$ref" in part}
    assert named == {f"#/components/schemas/{name}" for name in described["components"]["schemas"]}


def test_every_call_names_its_troubles() -> None:
    """Each call lists all statuses that it may answer with, and every code stands with its status."""
    for methods in describe()["paths"].values():
        for call in methods.values():
            told = {int(status): answer["description"] for status, answer in call["responses"].items()}
            assert set(STATUS.values()) <= set(told)
            assert all(code in told[status] for code, status in STATUS.items())


def test_patterns_are_for_all_languages() -> None:
    r"""Python's `\Z` would be a plain Z in JavaScript, and `^` and `$` bind the whole text."""
    patterns = {part["pattern"] for part in _parts(describe()) if "pattern" in part}
    assert patterns
    for pattern in patterns:
        assert not re.search(r"\\[AZz]", pattern)
        assert (pattern[0], pattern[-1]) == ("^", "$")


def _parts(thing: Any) -> list[dict[str, Any]]:
    if isinstance(thing, list):
        return [part for one in thing for part in _parts(one)]
    if not isinstance(thing, dict):
        return []
    return [thing, *(part for one in thing.values() for part in _parts(one))]


# The page for people.


@pytest.fixture(scope="module")
def page() -> str:
    return (DOCS / "protocol.md").read_text("utf-8")


def test_page_tells_every_code(page: str) -> None:
    """docs/protocol.md has each code with its status, and no other."""
    told = dict(re.findall(r"^\| `([a-z-]+)` \| (\d{3}) \|", page, re.MULTILINE))
    assert {code: int(status) for code, status in told.items()} == STATUS


def test_page_tells_every_call(page: str) -> None:
    """Each call of the description has its place on the page."""
    for endpoint in ENDPOINTS:
        assert f"`{endpoint.method} {endpoint.path}`" in page
    assert f"`GET {SOCKET.path}`" in page
