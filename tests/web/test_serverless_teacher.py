"""Lessons, hints and reviews in the page that needs no server. `scripts/prove hands` hurries a bot there."""

import re

import pytest
from playwright.async_api import Browser, expect

from tests.web.hands import Mouse
from tests.web.plain_files import LOADED, begin
from tests.web.screens import DESK, QUICK, look, shown, until
from tests.web.test_review import give_up, look_back
from tests.web.words import said

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.full]


async def test_hint_and_review(chromium: Browser, address: str) -> None:
    """Advice has a reason and a rule; the review tells that it was asked for, and a decision can be tried again."""
    async with shown(chromium, address, QUICK, **DESK) as page:
        await begin(page, "saladin arsuf", "knight")
        await until(page, lambda seen: seen.settled and bool(seen.choices), LOADED)
        await page.get_by_role("button", name="Advice").click()
        advice = page.get_by_role("region", name="Advice")
        await expect(advice).to_contain_text(re.compile(r"Best.* \d+%"), timeout=LOADED * 1000)
        rule = advice.get_by_role("link", name="Rule S")
        await expect(rule).to_have_attribute("href", re.compile(r"rules/saladin\.en\.html#S"))
        hands = Mouse(page, 1, LOADED)
        for _ in range(16):
            await hands.step(await until(page, lambda seen: seen.asks, LOADED))
        await until(page, lambda seen: seen.asks, LOADED)
        await give_up(page)
        await look_back(page)
        await expect(page.get_by_text("used advice once in this match.")).to_be_visible()
        before = page.url
        await page.get_by_role("button", name="Try again from here as").first.click()
        await page.wait_for_url(lambda url: "?end" not in url and url != before)
        await expect(page.get_by_text(said("ui-is-set"))).to_be_visible()
        await hands.step(await until(page, lambda seen: seen.asks, LOADED))


async def test_lesson_needs_no_python(chromium: Browser, address: str) -> None:
    """It is read, and the first decision is asked for and taken."""
    async with shown(chromium, "about:blank", QUICK, **DESK) as page:
        await page.route("**/python/*", lambda route: route.abort())
        await page.goto(f"{address}#/learn/saladin")
        seen = await until(page, lambda seen: seen.told > 0)
        while not seen.choices:
            await page.get_by_role("button", name=said("ui-go-on")).click()
            seen = await look(page)
        await Mouse(page, 1).step(seen)


async def test_no_links_for_others(chromium: Browser, address: str) -> None:
    """Nobody can come to this table from elsewhere."""
    async with shown(chromium, address, QUICK, **DESK) as page:
        await begin(page, "saladin arsuf", "squire")
        await page.get_by_role("button", name="Menu").click()
        await expect(page.get_by_role("button", name=said("ui-resign"))).to_be_visible()
        for name in (said("ui-move"), said("ui-watch")):
            await expect(page.get_by_role("button", name=name)).to_have_count(0)
