"""A finger on a phone's screen can do what a mouse does."""

import pytest
from playwright.async_api import Browser, Page

from gonfalon.wire.client import Seat
from tests.table import matches
from tests.table.processes import Process
from tests.web.hands import Finger
from tests.web.screens import PHONE, QUICK, Seen, look, shown, until

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_drag_a_unit(chromium: Browser, table: Process) -> None:
    """A unit that is dragged onto a zone goes there at once, unless it is left open who goes along."""
    links = await matches.begin(table.address, "basic", bot="greedy")
    async with shown(chromium, str(links["muslim"]), QUICK, **PHONE) as page:
        hands = Finger(page, 8)
        await hands.sit("Ana")
        await hands.play_until(lambda seen: any(choice.startswith("Move") for choice in seen.choices))
        update = await Seat(matches.held(links["muslim"])).latest()
        assert update.sight
        ways = next(word for word in update.sight.words if word.startswith("move ")).split()[1]
        origin, target = ways.split(">")
        unit = await page.locator(f'[data-zone="{origin}"] .unit').first.get_attribute("data-name")
        assert unit
        before = await look(page)
        await hands.drag(unit, target)
        seen = await until(page, lambda seen: seen != before and seen.asks)
        while target in seen.chosen:  # something is left open: who goes along
            await (hands.press("Do it") if seen.ready else hands.choose(0))
            seen = await _changed(page, seen)
        steps = (await Seat(matches.held(links["muslim"])).latest()).steps
    assert any(step.actor == "muslim" and step.word.startswith(f"move {ways} ") for step in steps)


async def test_a_tap_takes_what_it_aims_at(chromium: Browser, table: Process) -> None:
    """At the foot of the page too, where a card of another height below the field would move what is being tapped."""
    links = await matches.begin(table.address, "arsuf", bot="random")
    async with shown(chromium, str(links["crusaders"]), QUICK, **PHONE) as page:
        hands = Finger(page, 8)
        await hands.sit("Ana")
        await hands.play_until(lambda seen: "leader" in seen.things)
        await page.evaluate("document.scrollingElement.scrollTo(0, 1e6)")
        await hands.point("leader", scroll=False)
        await until(page, lambda seen: "leader" in seen.chosen)


async def _changed(page: Page, before: Seen) -> Seen:
    return await until(page, lambda now: now != before and now.asks)
