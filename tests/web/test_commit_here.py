"""What is ready can be done where the eye is: by a button on the board, beside the thing that it is done to."""

from typing import Any

import pytest
from playwright.async_api import Browser, expect

from gonfalon.core.position import told_position
from gonfalon.protocol.client import Seat
from gonfalon.protocol.requests import NewMatch
from tests.games.navas import positions as navas
from tests.games.saladin import positions as saladin
from tests.positions import place
from tests.server import matches
from tests.server.processes import Process
from tests.tiers import only_full
from tests.web.fields import sit_down
from tests.web.hands import Finger, Mouse
from tests.web.screens import DESK, PHONE, QUICK, shown, until

pytestmark = pytest.mark.asyncio(loop_scope="session")

THUMB = 44
HERE = "main > button[aria-hidden]"
# How wide it is, and whether it lies beside a thing.
PLACE = """name => {
    const [here, thing] = ["main > button[aria-hidden]", `main [data-name="${name}"]`]
        .map((each) => document.querySelector(each).getBoundingClientRect());
    const { left, right, top, bottom, width } = here;
    return [width, right <= thing.left || left >= thing.right || bottom <= thing.top || top >= thing.bottom];
}"""
NAVAS = NewMatch("navas", "basic"), told_position(navas.GAME, navas.position())
ARSUF = NewMatch("saladin", "arsuf"), told_position(saladin.GAME, saladin.position())


@pytest.mark.parametrize(
    ("begun", "things", "word"),
    [
        (NAVAS, ["B4", "A3"], "attack B4>A3 "),
        only_full((ARSUF, ["richard", "charge", "ala-afdal"], "order richard charge")),
    ],
    ids=["navas", "saladin"],
)
@pytest.mark.parametrize("screen", [only_full(DESK, "desk"), pytest.param(PHONE, id="phone")])
async def test_attack(
    chromium: Browser, table: Process, screen: dict[str, Any], begun: tuple[NewMatch, Any], things: list[str], word: str
) -> None:
    """It is not over the target, goes with what was chosen, and does it."""
    links = await place(table, *begun)
    seat, other = ("christian", "muslim") if begun is NAVAS else ("crusaders", "ayyubids")
    async with shown(chromium, str(links[seat]), QUICK, **screen) as page:
        hands = (Finger if screen is PHONE else Mouse)(page, 1)
        await sit_down(hands, links[other])
        here = page.locator(HERE)
        await expect(here).to_be_hidden()
        for thing in things:
            await hands.point(thing)
        await until(page, lambda seen: seen.ready or seen.odds)
        await expect(here).to_be_visible()
        wide, is_beside = await page.evaluate(PLACE, things[-1])
        assert is_beside
        assert screen is not PHONE or wide >= THUMB
        for _ in things:
            await hands.press("Back")
        await expect(here).to_be_hidden()
        for thing in things:
            await hands.point(thing)
        await until(page, lambda seen: seen.ready or seen.odds)
        await (here.tap() if screen is PHONE else here.click())
        await until(page, lambda seen: not seen.ready and not seen.odds)
        steps = (await Seat(matches.held(links[seat])).latest()).steps
    assert any(step.word.startswith(word) for step in steps), steps


# Where one unit of a zone ends and the next begins.
SEAM = """zone => {
    const units = [...document.querySelectorAll(`[data-zone="${zone}"] .reach`)];
    const [one, next] = units.map((each) => each.getBoundingClientRect());
    return [(one.right + next.left) / 2, one.top + one.height / 2];
}"""


async def test_between_two_units(chromium: Browser, table: Process) -> None:
    """A hand that trembles presses on one unit and lets go on the next: it means their zone."""
    links = await place(table, *NAVAS)
    async with shown(chromium, str(links["christian"]), QUICK, **DESK) as page:
        await sit_down(Mouse(page, 1), links["muslim"])
        x, y = await page.evaluate(SEAM, "B4")
        await page.mouse.move(x - 2, y)
        await page.mouse.down()
        await page.mouse.move(x + 2, y)
        await page.mouse.up()
        await until(page, lambda seen: "B4" in seen.chosen)


@pytest.mark.full
async def test_the_last_order_is_not_spent_unawares(chromium: Browser, table: Process) -> None:
    """S2.4: whoever sees no odds is warned too, before an Order after which Banners have to act at cost 0."""
    turned = "bourgogne:9' sable:9' naplouse:9' lusignan:8'"
    last = told_position(saladin.GAME, saladin.position(turned, crusaders="1+4"))
    links = await place(table, NewMatch("saladin", "arsuf"), last)
    async with shown(chromium, str(links["crusaders"]), QUICK | {"confirm": False}, **DESK) as page:
        hands = Mouse(page, 1)
        await sit_down(hands, links["ayyubids"])
        for thing in ("henry-ii", "ala-afdal"):
            await hands.point(thing)
        await expect(page.get_by_role("alert")).to_contain_text("This spends your last Available Order. Richard can")
        await hands.press("Back")
        await expect(page.get_by_role("alert")).to_be_hidden()
