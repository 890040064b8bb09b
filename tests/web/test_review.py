"""A finished match looked back at in the browser: the curve, what moved it, and the decisions that cost most."""

import re
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, expect

from gonfalon.protocol.client import Seat
from gonfalon.protocol.credentials import Link
from tests.server import matches
from tests.server.processes import Process, watching
from tests.tiers import only_full
from tests.web.fields import begun
from tests.web.hands import Finger, Mouse
from tests.web.screens import DESK, PHONE, QUICK, shown, until
from tests.web.words import said

SPEAK = """(language) => {
    localStorage.gonfalon = JSON.stringify({ ...JSON.parse(localStorage.gonfalon), language });
}"""

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def lose(page: Page, size: str) -> None:
    """A few decisions at random in Arsuf, then give up."""
    hands = (Mouse if size == "desk" else Finger)(page, 1)
    await hands.sit("Ana")
    for _ in range(24):
        await hands.step(await until(page, lambda seen: seen.asks))
    await until(page, lambda seen: seen.asks)
    await give_up(page)
    if size == "phone":
        await page.keyboard.press("Escape")


async def give_up(page: Page) -> None:
    await page.get_by_role("button", name="Menu").click()
    await page.get_by_role("button", name=said("ui-resign")).click()
    await page.get_by_role("dialog").get_by_role("button", name=said("ui-resign")).click()


async def look_back(page: Page) -> None:
    await page.get_by_role("link", name=said("ui-end")).click()
    await page.get_by_role("link", name=said("ui-review")).click()
    await expect(page.get_by_role("heading", name=said("review-parts"))).to_be_visible()


@pytest.mark.parametrize(("size", "theme"), [("desk", "light"), only_full(("phone", "dark"))])
async def test_looking_back(chromium: Browser, table: Process, size: str, theme: str) -> None:
    """From the end one click leads there; parts add up; keys go along the curve; each moment opens on the board."""
    links = await matches.begin(table.address, "arsuf", bot="random")
    screen = DESK if size == "desk" else PHONE
    async with shown(chromium, str(links["crusaders"]), QUICK | {"theme": theme}, **screen) as page:
        await lose(page, size)
        await look_back(page)
        amounts = [
            int(amount.strip("= %").replace("−", "-")) for amount in await page.locator("td.amount").all_inner_texts()
        ]
        assert sum(amounts[:4]) == amounts[4] == 0
        await expect(page.get_by_role("img", name="Chance to win, in percent")).to_be_visible()
        slider = page.get_by_role("slider", name=said("review-along"))
        await slider.press("ArrowRight")
        await slider.press("End")
        assert "Crusaders: 0%" in (await slider.get_attribute("aria-valuetext") or "")
        decision = page.get_by_role("article").first
        await expect(decision).to_contain_text("Given what was known at the time")
        await decision.get_by_role("link", name=said("review-show")).click()
        await expect(page.get_by_role("region", name="Replay")).to_be_visible()
        await page.get_by_role("link", name=said("ui-review")).click()
        curve = page.locator("figure svg")
        await curve.click()
        await expect(page.get_by_role("region", name="Replay")).to_be_visible()


@pytest.mark.full
async def test_trying_again_from_here(chromium: Browser, table: Process, tmp_path: Path) -> None:
    """From a decision and from the replay a new match begins at that moment; its record says so and is proved."""
    links = await matches.begin(table.address, "arsuf", bot="random")
    async with shown(chromium, str(links["crusaders"]), QUICK, **DESK) as page:
        await lose(page, "desk")
        await look_back(page)
        before = page.url
        await page.get_by_role("button", name="Try again from here as Crusaders").first.click()
        await page.wait_for_url(lambda url: "?end" not in url)
        await until(page, lambda seen: seen.asks)
        await expect(page.get_by_text(said("ui-is-set"))).to_be_visible()
        await Mouse(page, 1).step(await until(page, lambda seen: seen.asks))
        again = page.url
        assert again != before
        await give_up(page)
        todo = page.get_by_role("region", name=said("ui-what-to-do"))
        await expect(todo.get_by_text(said("ui-is-set"))).to_be_visible()
        await page.get_by_role("link", name=said("ui-end")).click()
        await page.get_by_role("link", name=said("ui-review")).click()
        await expect(page.get_by_text("of an earlier match")).to_be_visible()
        match = again.rpartition("/")[2]
        link = Link(table.address, match, watching(match))
        assert f"\norigin {links['crusaders'].match} " in await Seat(link).record()
        await matches.verify(link, tmp_path)
        await page.get_by_role("link", name="Replay").click()
        await page.get_by_label(said("ui-eyes")).select_option("ayyubids")
        await page.get_by_role("button", name="Try again from here as Ayyubids").click()
        await page.wait_for_url(lambda url: match not in url)
        await until(page, lambda seen: seen.settled)


@pytest.mark.full
async def test_both_sides_in_every_language(chromium: Browser, table: Process) -> None:
    """The other side can be looked at, and another language tells the same."""
    links = await matches.begin(table.address, "arsuf", bot="random")
    async with shown(chromium, str(links["crusaders"]), QUICK, **DESK) as page:
        await lose(page, "desk")
        await look_back(page)
        await page.get_by_text("Ayyubids", exact=True).first.click()
        await expect(page.get_by_role("heading", name="Chance to win: Ayyubids")).to_be_visible()
        for language in ("es", "fr"):
            await page.evaluate(SPEAK, language)
            await page.reload()
            await expect(page.get_by_role("heading", name=said("review-parts", language))).to_be_visible()


async def test_advice(chromium: Browser, table: Process) -> None:
    """Against the computer it is a click away, with a reason and a rule; the match says so, and so may any moment of it
    be asked about afterwards."""
    links = await matches.begin(table.address, "arsuf", bot="random")
    async with shown(chromium, str(links["crusaders"]), QUICK, **DESK) as page:
        hands = Mouse(page, 1)
        await hands.sit("Ana")
        await until(page, lambda seen: seen.settled and bool(seen.choices))
        await page.get_by_role("button", name="Advice").click()
        advice = page.get_by_role("region", name="Advice")
        await expect(advice).to_contain_text(said("advice-noted", count=1))
        await expect(advice).to_contain_text(re.compile(r"Best.* \d+%"))
        await expect(advice.get_by_role("link", name="Rule S")).to_have_attribute("href", re.compile(r"/rules/.*#S"))
        await hands.step(await until(page, lambda seen: seen.asks))
        await until(page, lambda seen: seen.asks)
        await give_up(page)
        await look_back(page)
        await expect(page.get_by_text(said("review-advised", side="Crusaders", count=1))).to_be_visible()
        await page.get_by_role("link", name="Replay").click()
        await page.get_by_role("button", name=said("advice-here")).click()
        told = page.get_by_role("alert").filter(has_text=said("trouble-nothing-to-decide"))
        await expect(told.or_(advice)).to_be_visible()


@pytest.mark.full
async def test_no_advice_between_people(chromium: Browser, table: Process) -> None:
    """It is not even offered there."""
    links = await matches.begin(table.address, "arsuf")
    other = Seat(links["ayyubids"])
    await other.join("Bo")
    async with shown(chromium, str(links["crusaders"]), QUICK, **DESK) as page:
        await Mouse(page, 1).sit("Ana")
        await begun(other)
        await until(page, lambda seen: seen.settled)
        await expect(page.get_by_role("button", name="Menu")).to_be_visible()
        await expect(page.get_by_role("button", name="Advice")).to_have_count(0)
