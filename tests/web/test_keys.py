"""The keys of a screen: the board is one stop of the Tab key, arrows walk it, and links lead past it."""

from collections.abc import Mapping

import pytest
from playwright.async_api import Browser, Page, expect

from gonfalon.protocol.credentials import Link
from tests.server import matches
from tests.server.processes import Process
from tests.tiers import some
from tests.web import fields
from tests.web.hands import Mouse
from tests.web.screens import DESK, QUICK, Seen, shown, until
from tests.web.words import said, said_of

pytestmark = pytest.mark.asyncio(loop_scope="session")
HERE = "document.activeElement.dataset.name ?? document.activeElement.innerText"
# What the arrows do not reach from where the focus is.
REACHED = """() => {
    const [reached, open] = [new Set(), [document.activeElement]];
    while (open.length) {
        const thing = open.pop();
        if (reached.has(thing)) continue;
        reached.add(thing);
        for (const way of ["Up", "Down", "Left", "Right"]) {
            thing.focus();
            thing.dispatchEvent(new KeyboardEvent("keydown", { key: `Arrow${way}`, bubbles: true, cancelable: true }));
            open.push(document.activeElement);
        }
    }
    const all = [...document.querySelectorAll("main [data-name]")];
    return all.filter((thing) => !reached.has(thing)).map((thing) => thing.dataset.name);
}"""


async def _begun(page: Page, table: Process, battle: str) -> Seen:
    """Whoever decides first sits here."""
    links = await matches.begin(table.address, battle)
    mine, other = matches.seats(battle)[:: -1 if battle in ("arsuf", "hattin") else 1]
    seen = await _sat(page, links, mine, other)
    if not seen.things:
        await page.get_by_role("button", name=said_of("saladin", "do-begin"), exact=True).click()
    return await until(page, lambda seen: bool(seen.things))


async def _sat(page: Page, links: Mapping[str, Link], mine: str, other: str) -> Seen:
    await page.goto(str(links[mine]))
    return await fields.sit_down(Mouse(page, 1), links[other])


@pytest.mark.parametrize("battle", some(["basic", "advanced", "arsuf", "hattin"], "basic"))
async def test_the_board_is_one_stop(chromium: Browser, table: Process, battle: str) -> None:
    """From the first link to the choices the board takes one press of Tab, and arrows lead to all that stands on it."""
    async with shown(chromium, table.address, QUICK, **DESK) as page:
        seen = await _begun(page, table, battle)
        await page.get_by_role("link", name=said("ui-to-board")).focus()
        stops: list[bool] = []
        while not await page.evaluate("document.activeElement.matches('[data-choice]')"):
            assert len(stops) < 10
            await page.keyboard.press("Tab")
            stops.append(await page.evaluate("document.activeElement.matches('main [data-name]')"))
        assert stops.count(True) == 1
        await page.get_by_role("link", name=said("ui-to-board")).press("Enter")
        assert await page.evaluate(HERE) in seen.things
        assert await page.evaluate(REACHED) == []


async def test_arrows_walk_what_has_the_focus(chromium: Browser, table: Process) -> None:
    """On the board the board, even where it ends; in the list the list. Tab comes back to where one was."""
    async with shown(chromium, table.address, QUICK, **DESK) as page:
        await _begun(page, table, "basic")
        await page.locator('[data-name="B2"]').focus()
        for key, there in [("Down", "B1"), ("Down", "B1"), ("Up", "B2"), ("Up", "B3")]:
            await page.keyboard.press(f"Arrow{key}")
            assert await page.evaluate(HERE) == there
        assert await page.locator('main [tabindex="0"]').get_attribute("data-name") == "B3"
        await page.get_by_role("link", name=said("ui-to-choices")).press("Enter")
        await expect(page.get_by_role("region", name=said("ui-what-to-do"))).to_be_focused()
        lines = page.get_by_role("list", name="Choices").get_by_role("button")
        await page.keyboard.press("ArrowDown")
        await expect(lines.first).to_be_focused()
        await page.keyboard.press("ArrowUp")
        await expect(lines.last).to_be_focused()


@pytest.mark.full
async def test_a_thing_keeps_the_focus(chromium: Browser, table: Process) -> None:
    """A card that is laid down by the keys is drawn anew elsewhere; whoever laid it is still there."""
    async with shown(chromium, table.address, QUICK, **DESK) as page:
        seen = await _begun(page, table, "basic")
        card = seen.things[0]
        await page.get_by_role("link", name=said("ui-to-board")).press("Enter")
        await page.locator(f'[data-name="{card}"]').first.focus()
        await page.keyboard.press("Enter")
        await until(page, lambda seen: card in seen.chosen and seen.ready)
        await page.keyboard.press("Enter")
        await until(page, lambda seen: not seen.ready)
        assert await page.evaluate(HERE) == card


@pytest.mark.full
async def test_the_log_is_a_link_away(chromium: Browser, table: Process) -> None:
    """Also if another drawer is open; the links are seen only while they have the focus."""
    async with shown(chromium, table.address, QUICK, **DESK) as page:
        await _begun(page, table, "basic")
        await page.get_by_role("button", name="Menu").click()
        link = page.get_by_role("link", name=said("ui-to-log"))
        assert await link.evaluate("(link) => getComputedStyle(link).clipPath") != "none"
        await link.focus()
        assert await link.evaluate("(link) => getComputedStyle(link).clipPath") == "none"
        await page.keyboard.press("Enter")
        await expect(page.get_by_role("log", name="Log")).to_be_focused()
