"""A finger on a phone's screen can do what a mouse does."""

import pytest
from playwright.async_api import Browser, Page

from gonfalon.protocol.client import Seat
from tests.server import matches
from tests.server.processes import Process
from tests.web import fields
from tests.web.hands import Finger
from tests.web.screens import ON_ITS_SIDE, PHONE, QUICK, Seen, look, shown, until
from tests.web.words import said

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.full
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
            await (hands.press(said("ui-commit")) if seen.ready else hands.choose(0))
            seen = await _changed(page, seen)
        steps = (await Seat(matches.held(links["muslim"])).latest()).steps
    assert any(step.actor == "muslim" and step.word.startswith(f"move {ways} ") for step in steps)


@pytest.mark.full
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


# How much of the board and of the choice seen best is in sight, in parts, and how far the page moves sideways.
IN_SIGHT = """() => {
    const part = (element) => {
        const { top, bottom, left, right, height } = element.getBoundingClientRect();
        const isBeside = left >= -1 && right <= innerWidth + 1;
        return isBeside ? (Math.min(bottom, innerHeight) - Math.max(top, 0)) / height : 0;
    };
    document.querySelector("main").scrollTo(0, 0);
    const choices = [...document.querySelectorAll("[data-choice], [data-ready], [data-final]")];
    const board = document.querySelector('main [role="group"]');
    const best = choices.length ? Math.max(...choices.map(part)) : 1;
    return [part(board), best, document.documentElement.scrollWidth - innerWidth];
}"""


@pytest.mark.full
@pytest.mark.parametrize("battle", ["basic", "arsuf", "hattin"])
async def test_a_phone_on_its_side(chromium: Browser, table: Process, battle: str) -> None:
    """A turn by touch: whatever is asked, all of the board and some of the choices are in sight."""
    links = await matches.begin(table.address, battle, bot="random")
    seat = matches.seats(battle)[0]
    async with shown(chromium, str(links[seat]), QUICK, **ON_ITS_SIDE) as page:
        hands = Finger(page, 8)
        await hands.sit("Ana")
        for _ in range(12):
            seen = await until(page, lambda seen: seen.asks or seen.over)
            board, choice, aside = await page.evaluate(IN_SIGHT)
            assert board > 0.97
            assert choice > 0 or seen.scene
            assert aside <= 0
            if seen.over:
                break
            await hands.step(seen)


async def test_hexes_on_a_phone_on_its_side(chromium: Browser, table: Process) -> None:
    """The sheet is beside the orders, and a tap on a unit begins its order."""
    links = await fields.begin(table, fields.both_armies())
    async with shown(chromium, str(links["christian"]), QUICK, **ON_ITS_SIDE) as page:
        hands = Finger(page, 8)
        seen = await fields.sit_down(hands, links["moslem"])
        board, choice, aside = await page.evaluate(IN_SIGHT)
        assert (board > 0.97, choice, aside <= 0) == (True, 1, True)
        await hands.point(seen.things[0], scroll=False)
        await until(page, lambda now: now.todo != seen.todo or now.things != seen.things)


async def _changed(page: Page, before: Seen) -> Seen:
    return await until(page, lambda now: now != before and now.asks)
