"""What a board needs on a slow phone: 1.6 Mbit/s down, 750 kbit/s up, 150 ms, and a processor four times slower.

`scripts/prove first-board` measures how soon it stands there.

That line is what WebPageTest calls "Mobile 3G - Fast" and what Lighthouse takes by default. (Chromium's developer tools
once made each request 562.5 ms late under that name: a document and one script alone then take more than a second.)
"""

import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.async_api import Browser, Page, expect

from gonfalon.protocol.client import Seat
from gonfalon.protocol.credentials import Link
from tests.server import matches
from tests.server.processes import Process
from tests.web import fields
from tests.web.pages import BATTLES
from tests.web.screens import DESK, PHONE, QUICK, shown
from tests.web.words import folder_of

MOST_BYTES = 90_000
# So many a browser opens to one place at once.
CONNECTIONS = 6
CPU = 4
LINE = {"offline": False, "latency": 150, "downloadThroughput": 1_600_000 / 8, "uploadThroughput": 750_000 / 8}
# What has been fetched, and whether anything was painted, at the moment when the board comes into the page.
WATCH = """new MutationObserver((_, watcher) => {
    if (!document.querySelector("[data-name]")) return;
    watcher.disconnect();
    const files = performance.getEntriesByType("resource").filter(({ name }) => /\\.(js|css)$/.test(name));
    const told = files.map((each) => [each.name, each.startTime, each.responseEnd, each.encodedBodySize]);
    const painted = performance.getEntriesByName("first-contentful-paint").length;
    console.log(JSON.stringify({ files: told, painted }));
}).observe(document, { childList: true, subtree: true })"""
# What is read and what is heard.
SAID = """() => {
    const labels = [...document.querySelectorAll("[aria-label]")].map((each) => each.ariaLabel);
    return [document.body.innerText, ...labels].flatMap((text) => text.split(/[\\s,:·()]+/));
}"""
LATER = re.compile(r"/assets/(texts|en)-")

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.full]


@pytest.mark.full
@pytest.mark.parametrize("battle", ["basic", "arsuf"])
async def test_few_files_and_the_board_first(chromium: Browser, table: Process, battle: str) -> None:
    """With nothing in the cache: one journey after the document, few bytes, and the board is in the first picture.

    What stands beside the board may be asked for while it is drawn, not sooner.
    """
    link = await _seat(table, battle)
    async with slow_page(chromium, PHONE) as page:
        await page.add_init_script(WATCH)
        async with page.expect_console_message(lambda told: told.text.startswith('{"files"')) as told:
            answer = await page.goto(str(link), wait_until="commit")
        assert answer
        document = await answer.text()
        seen = json.loads((await told.value).text)
    assert seen["painted"] == 0
    first = [file for file in seen["files"] if urlsplit(file[0]).path in document]
    names, starts, ends, sizes = zip(*first, strict=True)
    assert all(start > min(ends) for name, start, *_ in seen["files"] if name not in names)
    assert max(starts) < min(ends), seen["files"]
    assert len(names) <= CONNECTIONS
    assert sum(sizes) < MOST_BYTES


@pytest.mark.parametrize("battle", ["basic", "arsuf", "hattin", "navas-hex"])
async def test_what_the_first_picture_says(chromium: Browser, table: Process, battle: str) -> None:
    """It needs no sentence of those that come after it; a line that breaks then is asked again for them."""
    link = await (_seat(table, battle) if battle in matches.BATTLES else _hexes(table))
    async with shown(chromium, "about:blank", QUICK, **DESK) as page:
        await page.route(LATER, lambda route: route.abort())
        await page.goto(str(link))
        await expect(page.locator("[data-name]").first).to_be_visible()
        told = await page.evaluate(SAID)
        assert told
        assert not _sentences(battle) & set(told)
        await expect(page.locator("#choices")).to_have_count(0)
        await page.unroute(LATER)
        await expect(page.locator("#choices")).to_be_visible()


def _sentences(battle: str) -> set[str]:
    """The names of all sentences that a page of this battle may say."""
    root = Path(__file__).parents[2]
    game = folder_of(BATTLES[battle])
    files = ["web/src/words/en.ftl", "src/gonfalon/core/en.ftl", f"src/gonfalon/games/{game}/en.ftl"]
    texts = [(root / file).read_text("utf-8") for file in files]
    return {name for text in texts for name in re.findall(r"^([a-z]+-[\w-]*) =", text, re.MULTILINE)}


async def _seat(table: Process, battle: str) -> Link:
    links = await matches.begin(table.address, battle, bot="greedy")
    return await _sat(links[matches.seats(battle)[0]])


async def _sat(link: Link) -> Link:
    seat = Seat(link)
    await seat.join("Ana")
    await seat.latest()
    return seat.link


async def _hexes(table: Process) -> Link:
    links = await fields.begin(table, fields.both_armies(), {"moslem": "random"})
    return await _sat(links["christian"])


@asynccontextmanager
async def slow_page(browser: Browser, screen: dict[str, Any]) -> AsyncIterator[Page]:
    async with await browser.new_context(**screen) as context:
        page = await context.new_page()
        devices = await context.new_cdp_session(page)
        await devices.send("Network.enable")
        await devices.send("Network.emulateNetworkConditions", LINE)
        await devices.send("Emulation.setCPUThrottlingRate", {"rate": CPU})
        yield page
