"""Playing with others: again with the sides swapped, links that reach them, and being called when it is one's turn."""

import asyncio
import re
from typing import Any

import pytest
from playwright.async_api import Browser, expect

from gonfalon.protocol.client import Seat
from tests.patience import PATIENCE
from tests.server import matches
from tests.server.processes import Process, host_ticket
from tests.web.hands import Mouse
from tests.web.screens import DESK, PHONE, QUICK, look, opponents, shown, until
from tests.web.test_review import give_up
from tests.web.words import said

SPY = """
window.Notification = class {
    static permission = "granted";
    static requestPermission = async () => "granted";
    constructor(title) { (window.called ??= []).push(title); }
};
window.AudioContext = class extends AudioContext {
    constructor() { super(); window.rung = (window.rung ?? 0) + 1; }
};
Object.defineProperty(document, "hidden", { get: () => true });
"""
HELD = "() => JSON.parse(localStorage['gonfalon-seats'])[location.pathname.slice(6)][0].seat"

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.full
async def test_again_against_the_computer(chromium: Browser, table: Process) -> None:
    """One click, and the other side is mine. The opponent has its name at its seat, at the end and in the list."""
    async with shown(chromium, f"{table.address}/#{host_ticket()}", QUICK, **DESK) as page:
        await page.get_by_role("button", name=said("ui-start")).click()
        await page.wait_for_url("**/play/**")
        await until(page, lambda seen: seen.settled and bool(seen.choices))
        before = page.url
        await expect(page.get_by_role("listitem").filter(has_text="Muslims")).to_contain_text("Squire")
        await give_up(page)
        await page.get_by_role("link", name=said("ui-end")).click()
        await expect(page.get_by_text("Squire – ")).to_be_visible()
        await page.goto(table.address)
        mine = page.get_by_role("region", name=said("ui-your-battles")).get_by_role("listitem")
        await expect(mine.first).to_contain_text(said("ui-against", name="Squire"))
        await page.goto(before)
        await page.get_by_role("button", name=said("ui-rematch")).click()
        await page.wait_for_url(lambda url: url != before)
        await until(page, lambda seen: seen.settled and bool(seen.choices))
        assert await page.evaluate(HELD) == "muslim"


async def test_again_against_a_friend(chromium: Browser, table: Process) -> None:
    """One asks, the other is told and agrees, and both sit in the same new match."""
    links = await matches.begin(table.address, "basic")
    async with (
        shown(chromium, str(links["muslim"]), QUICK, **DESK) as first,
        shown(chromium, str(links["christian"]), QUICK, **PHONE) as second,
    ):
        for page, name in ((first, "Ana"), (second, "Bela")):
            await Mouse(page, 1).sit(name)
        await until(first, lambda seen: seen.settled)
        await give_up(first)
        await first.get_by_role("button", name=said("ui-rematch")).click()
        await expect(first.get_by_text(said("ui-asked-already"))).to_be_visible()
        await expect(second.get_by_text(said("ui-rematch-asked", name="Ana"))).to_be_visible()
        await second.get_by_role("button", name=said("ui-rematch")).click()
        for page in (first, second):
            await page.wait_for_url(lambda url: links["muslim"].match not in url)
            await page.wait_for_load_state()
            await until(page, lambda seen: seen.settled)
        assert first.url == second.url
        assert (await look(second)).choices


@pytest.mark.full
async def test_a_link_that_reaches_nobody_is_told(chromium: Browser, table: Process) -> None:
    """From this computer's own address the page says how to be reached."""
    async with shown(chromium, f"{table.address}/#{host_ticket()}", QUICK, **DESK) as page:
        await opponents(page).select_option(said("ui-opponent-away"))
        await page.get_by_role("button", name=said("ui-start")).click()
        await expect(page.get_by_text("gonfalon serve --host 0.0.0.0")).to_be_visible()


async def test_what_was_agreed_in_the_browser(chromium: Browser, table: Process) -> None:
    """Clock, memory aid and last round are chosen on the home page; a link lets others watch."""
    async with shown(chromium, f"{table.address}/#{host_ticket()}", QUICK, **DESK) as page:
        await page.get_by_text(said("ui-agree-on-more")).click()
        await page.get_by_label("Clock").select_option(said("ui-clock-quick"))
        await page.get_by_label(said("ui-option-memory-aid")).select_option(said("ui-option-is-off"))
        await page.get_by_label(said("ui-option-round-limit")).select_option("20")
        async with page.expect_request("**/v1/matches?**") as asked:
            await page.get_by_role("button", name=said("ui-start")).click()
        wish: Any = (await asked.value).post_data_json
        await page.wait_for_url("**/play/**")
        assert wish["options"] == {"memory-aid": "off", "round-limit": "20"}
        assert wish["time"] == {"kind": "live", "bank": 900, "increment": 10}
        await until(page, lambda seen: seen.settled)
        await expect(page.get_by_role("time").first).to_be_visible()
        await page.get_by_role("button", name="Menu").click()
        await page.get_by_role("button", name=said("ui-watch")).click()
        link = await page.get_by_label(said("ui-watch-link")).input_value()
        async with shown(chromium, link, QUICK, **PHONE) as watcher:
            await expect(watcher.get_by_text(said("ui-watching"))).to_be_visible()


@pytest.mark.full
async def test_called_when_the_turn_comes(chromium: Browser, table: Process) -> None:
    """By title and icon of the tab always, by a notice and a sound on wish; once for each time."""
    links = await matches.begin(table.address, "basic")
    settings = QUICK | {"notify": True, "sound": True}
    async with shown(chromium, table.address, settings, **DESK) as page:
        await page.add_init_script(SPY)
        friend = Seat(links["muslim"])
        await friend.join("Bo")
        await page.goto(str(links["christian"]))
        await Mouse(page, 1).sit("Ana")
        async with asyncio.timeout(PATIENCE):
            while not (update := await friend.latest()).sight:
                await asyncio.sleep(0.05)
        await until(page, lambda seen: seen.settled)
        icon = page.locator('link[rel="icon"]')
        await expect(page).not_to_have_title(re.compile(said("ui-my-turn")))
        await friend.act(update.number, update.sight.words[0])
        await expect(page).to_have_title(re.compile(f"^● {said('ui-my-turn')}"))
        await expect(icon).to_have_attribute("href", re.compile("^data:image/svg"))
        assert await page.evaluate("() => [window.called.length, window.rung]") == [1, 1]
