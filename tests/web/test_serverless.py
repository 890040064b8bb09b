"""The page that needs no server: whole matches from a host of plain files, which know nothing of games."""

import asyncio
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.async_api import Browser, expect

from tests.web import axe
from tests.web.hands import Mouse
from tests.web.plain_files import LOADED, begin, saved
from tests.web.screens import DESK, PHONE, QUICK, shown, until
from tests.web.test_origin import Heard
from tests.web.words import said

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.full]
RECORD = Path(__file__).parents[1] / "golden" / "navas-basic.record"


async def test_neighbours_on_the_same_host(chromium: Browser, address: str) -> None:
    """What other sites of the host keep in the browser stays."""
    async with await chromium.new_context(**DESK) as context:
        page = await context.new_page()
        await page.goto(address.removesuffix("play/"))
        await page.evaluate("caches.open('of a neighbour')")
        await page.goto(address)
        await page.evaluate("navigator.serviceWorker.ready")
        while not await page.evaluate("navigator.serviceWorker.controller !== null"):
            await asyncio.sleep(0.05)
        kept = await page.evaluate("caches.keys()")
    assert len(kept) == 2
    assert "of a neighbour" in kept


async def test_before_python_is_there(chromium: Browser, address: str) -> None:
    """Games, rules and lessons are shown from files; for what needs the table a bar shows that it is on its way."""
    async with await chromium.new_context(**DESK) as context:
        page = await context.new_page()
        await page.route("**/python/*", lambda route: route.abort())
        await page.goto(address)
        await expect(page.get_by_role("heading", name="Las Navas").first).to_be_visible()
        await expect(page.get_by_role("alert")).to_contain_text("couldn't be loaded")
        await page.get_by_role("link", name="Learn").first.click()
        await expect(page.locator("[data-name]").first).to_be_visible()
        await page.goto(f"{address}rules/navas.es.html")
        await expect(page.get_by_role("heading", level=1)).to_be_visible()


async def test_second_page_takes_over(chromium: Browser, address: str) -> None:
    """Two pages do not spoil each other's matches: the later one has the table, the other says so."""
    async with await chromium.new_context(**DESK) as context:
        first, second = await context.new_page(), await context.new_page()
        await first.goto(address)
        await first.locator("button.begin").wait_for()
        await second.goto(address)
        await expect(first.get_by_role("alert")).to_contain_text("another tab")
        await begin(second, "navas basic", "squire")


async def test_worker_that_dies(chromium: Browser, address: str) -> None:
    """The page says that its table has stopped; the match goes on after a reload."""
    async with shown(chromium, address, QUICK, **DESK) as page:
        await begin(page, "navas basic", "squire")
        before = await Mouse(page, 2, LOADED).play_until(lambda seen: seen.told > 300)
        table = next(worker for worker in page.workers if "worker" in worker.url)
        await table.evaluate("setTimeout(() => { throw new Error('out of memory') })")
        await expect(page.get_by_role("alert").filter(has_text="has stopped")).to_be_visible()
        await page.reload()
        again = await until(page, lambda seen: seen.asks, LOADED)
        assert (again.todo, again.choices) == (before.todo, before.choices)


async def test_fit_to_be_installed(chromium: Browser, address: str) -> None:
    """The browser finds nothing that keeps it from installing the page, nothing comes from elsewhere, and axe finds
    nothing to complain of."""
    async with shown(chromium, "about:blank", QUICK, **DESK) as page:
        heard = Heard(page)
        await page.goto(address)
        assert await page.evaluate("navigator.serviceWorker.ready.then(({ active }) => active !== null)")
        browser = await page.context.new_cdp_session(page)
        found = await browser.send("Page.getInstallabilityErrors")
        assert {error["errorId"] for error in found["installabilityErrors"]} <= {"in-incognito"}
        manifest = await browser.send("Page.getAppManifest")
        assert manifest["errors"] == []
        await axe.check(page)
        await begin(page, "navas basic", "knight")
        await Mouse(page, 4, LOADED).play_until(lambda seen: seen.told > 300)
        await axe.check(page)
    assert heard.places == {urlsplit(address).netloc}
    assert heard.complaints == []


async def test_record_from_a_file(chromium: Browser, address: str, tmp_path: Path) -> None:
    """A match that was recorded elsewhere is shown, replayed and saved again as it was; a spoilt one is refused."""
    async with shown(chromium, address, QUICK, **PHONE) as page:
        await page.get_by_text(said("letters-record")).click(timeout=LOADED * 1000)
        choosing = page.get_by_label(said("letters-record-file"))
        await choosing.set_input_files({"name": "x.record", "mimeType": "text/plain", "buffer": b"nonsense"})
        await expect(page.get_by_role("alert").filter(has_text="can't be used")).to_be_visible(timeout=LOADED * 1000)
        await choosing.set_input_files(RECORD)
        await until(page, lambda seen: seen.over, LOADED)
        assert (await saved(page, tmp_path / "again.record")).read_bytes() == RECORD.read_bytes()
        await page.get_by_role("button", name="Replay").first.click()
        await expect(page.get_by_role("region", name="Replay")).to_be_visible()
        await axe.check(page)
