"""Strangers meet on an open server: nobody has sent them a link."""

from collections.abc import Iterator

import pytest
from playwright.async_api import Browser, Page, expect

from tests.server.processes import Process, running
from tests.web.hands import Mouse
from tests.web.screens import DESK, PHONE, QUICK, opponents, shown, until
from tests.web.words import said

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.fixture(scope="module")
def open_table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with running(tmp_path_factory.mktemp("open"), "--open") as process:
        yield process


async def begin(page: Page, opponent: str, name: str) -> None:
    await opponents(page).select_option(opponent)
    if opponent == said("ui-opponent-anybody"):
        await page.get_by_label(said("ui-name")).fill(name)
    await page.get_by_role("button", name=said("ui-start")).click()
    await page.wait_for_url("**/play/**")


async def test_strangers_meet(chromium: Browser, open_table: Process) -> None:
    """One offers a seat, which a second one on a telephone sees at once and takes; then both are asked to decide."""
    async with (
        shown(chromium, open_table.address, QUICK, **PHONE) as guest,
        shown(chromium, open_table.address, QUICK, **DESK) as host,
    ):
        await expect(guest.get_by_text(said("ui-open-seats-none"))).to_be_visible()
        await begin(host, said("ui-opponent-anybody"), "Urraca")
        await expect(host.get_by_text(said("ui-posted"))).to_be_visible()
        await guest.get_by_role("button", name=said("ui-open-seat-take")).click()
        await Mouse(guest, 1).sit("Lope")
        for page in (host, guest):
            await until(page, lambda seen: seen.settled)
        await expect(host.get_by_text("Lope").first).to_be_visible()


async def test_visitor_plays_the_computer(chromium: Browser, open_table: Process) -> None:
    async with shown(chromium, open_table.address, QUICK, **DESK) as visitor:
        await begin(visitor, "page", "")
        await until(visitor, lambda seen: seen.settled and bool(seen.choices))
