"""One Chromium and one table for all tests of the browser client; scripts/check browser builds the page first."""

import os
import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright, expect

from gonfalon.server.http import pages
from tests.installed import make_known
from tests.patience import PATIENCE
from tests.server.processes import Process, running
from tests.web.plain_files import served

DUEL = Path(__file__).parents[2] / "examples/duel"
CAMP = """from gonfalon.games.navas import Navas
from gonfalon.games.navas import game as navas

class Camp(Navas):
    name = "camp"

    def speaking(self, locale):
        return Camp(self.edition, locale, self.rules_version)

def game(edition=None):
    return Camp(navas(edition).edition)
"""
"""Las Navas under a name that no board goes by."""
ARGUMENTS = ["--headless", "--no-sandbox", "--disable-gpu"]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker("chromium")


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def chromium() -> AsyncIterator[Browser]:
    path = shutil.which("chromium")
    assert path, "These tests need Chromium: scripts/setup"
    expect.set_options(timeout=PATIENCE * 1000)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        await browser.close()


@pytest.fixture(scope="session")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A table on SQLite. A test that stops it starts one of its own instead."""
    assert pages.is_built(), "There is no page: scripts/build-web"
    with running(tmp_path_factory.mktemp("table")) as process:
        yield process


@pytest.fixture(scope="session")
def plain_table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A table that also has games of others, without which the page was built."""
    assert pages.is_built(), "There is no page: scripts/build-web"
    folder = tmp_path_factory.mktemp("games")
    make_known(folder, "duel")
    make_known(folder, "camp")
    (folder / "camp.py").write_text(CAMP)
    path = [str(folder), str(DUEL), *filter(None, [os.environ.get("PYTHONPATH")])]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(path))
        with running(tmp_path_factory.mktemp("table")) as process:
            yield process


@pytest.fixture(autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Terminals that play here keep their things in a folder of the test's own."""
    monkeypatch.setenv("GONFALON_HOME", str(tmp_path_factory.mktemp("home")))


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    """Of the page that needs no server."""
    with served() as (address, _):
        yield f"{address}play/"
