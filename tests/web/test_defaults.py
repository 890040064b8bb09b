"""Nothing is lost by what happens unless one looks: by a key meant for another, a second click, a default."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from playwright.async_api import Browser, Page, expect

from gonfalon.core.position import told_position
from gonfalon.games.navas_hex.rules.state import ACTIVATE
from gonfalon.protocol.client import Seat
from gonfalon.protocol.credentials import Link
from gonfalon.protocol.requests import NewMatch
from tests.games.navas import positions as navas
from tests.positions import place
from tests.server import matches
from tests.server.processes import Process
from tests.web.fields import SKIRMISH, acting, begin, both_armies, sit_down
from tests.web.hands import Mouse
from tests.web.screens import DESK, QUICK, look, shown, until
from tests.web.test_planning import field, position
from tests.web.words import said, said_of

SECOND = 1000
pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_key_goes_to_what_lies_on_top(chromium: Browser, table: Process) -> None:
    """A menu keeps Escape to itself and a list its letters; keys that are a letter or a digit can be switched off."""
    async with field(chromium, table, acting(SKIRMISH, "haro")) as found:
        page = found.page
        for name in ("haro-ch2", "1912", "NE"):
            await page.locator(f'[data-name="{name}"]').first.press("Enter")
            await found.settled()
        planned = await found.planned()
        menu = page.get_by_role("button", name=said("ui-menu"), exact=True)
        await page.get_by_role("combobox", name=said_of("sword", "orders-far")).press("1")
        await menu.click()
        await page.get_by_label(said("ui-language")).press("u")
        assert await found.planned() == planned
        await page.get_by_role("checkbox", name=said("ui-keys")).uncheck()
        await page.keyboard.press("Escape")
        await expect(menu).to_have_attribute("aria-expanded", "false")
        await found.key("u")
        assert await found.planned() == planned
        await page.locator('[data-name="haro-ch1"]').first.press("Enter")
        await until(page, lambda seen: seen.question == "ask-where")
        await menu.click()
        await page.keyboard.press("Escape")
        await found.settled()
        assert (await look(page)).question == "ask-where"
        await found.key("Escape")
        await until(page, lambda seen: seen.question == "ask-order")


@asynccontextmanager
async def _navas(chromium: Browser, table: Process, *field: str, **more: Any) -> AsyncIterator[tuple[Page, Link]]:
    links = await place(table, NewMatch("navas", "basic"), told_position(navas.GAME, navas.position(*field, **more)))
    async with shown(chromium, str(links["christian"]), QUICK, **DESK) as page:
        await sit_down(Mouse(page, 1), links["muslim"])
        yield page, links["christian"]


async def test_a_double_click_does_not_resign(chromium: Browser, table: Process) -> None:
    """The question stands elsewhere, and the dialog keeps the keys."""
    async with _navas(chromium, table) as (page, _):
        await page.get_by_role("button", name=said("ui-menu"), exact=True).click()
        await page.get_by_role("button", name=said("ui-resign")).dblclick()
        dialog = page.get_by_role("dialog")
        await expect(dialog).to_be_visible()
        await page.keyboard.press("Escape")
        await expect(dialog).to_be_hidden()
        assert not (await look(page)).over


async def test_all_charge_unless_some_stay(chromium: Browser, table: Process) -> None:
    """N6.4: whoever goes is marked, on the board and in the list, and either lets one stay; one has to ride."""
    async with _navas(chromium, table) as (page, _):
        hands = Mouse(page, 1)
        for name in ("B4", "B3"):
            await hands.point(name)
        await page.locator("[data-choice]", has_text=said_of("navas", "do-charge")).click()
        seen = await until(page, lambda seen: seen.odds)
        assert {"haro", "castile-foot1", "bows1"} <= set(seen.chosen)
        await expect(page.locator("[data-goes=haro]")).to_be_disabled()
        await page.locator("[data-goes=bows1]").uncheck()
        await until(page, lambda seen: "bows1" not in seen.chosen and seen.odds)
        await hands.point("castile-foot1")
        await until(page, lambda seen: "castile-foot1" not in seen.chosen and seen.odds)
        assert await page.locator("[data-goes]:checked").count() == 1


async def test_what_was_aimed_at_rallies(chromium: Browser, table: Process) -> None:
    """Of two who are hurt in a zone, the one that was clicked before the verb."""
    async with _navas(chromium, table, "B5: alfonso/1 castile-foot2/1") as (page, _):
        await Mouse(page, 1).point("castile-foot2")
        await page.locator("[data-choice]", has_text=said_of("navas", "do-rally")).click()
        seen = await until(page, lambda seen: seen.ready)
        assert ("castile-foot2" in seen.chosen, "alfonso" in seen.chosen) == (True, False)


async def test_the_last_point_does_not_end_the_turn(chromium: Browser, table: Process) -> None:
    """N4.3: what uses it up waits for a button that says so; beside it one can take it back."""
    async with _navas(chromium, table, "B4: -; B5: haro", points=1) as (page, link):
        number = (await Seat(matches.held(link)).latest()).number
        unit = await page.locator('[data-zone="B5"] .unit').first.get_attribute("data-name")
        hands = Mouse(page, 1)
        start, end = await hands._middle(str(unit)), await hands._middle("B4")
        await page.mouse.move(*start)
        await page.mouse.down()
        await page.mouse.move(*end, steps=5)
        await page.mouse.up()
        await until(page, lambda seen: seen.ready)
        ends = page.get_by_role("button", name=said("ui-commit-end"))
        await expect(ends).to_be_visible()
        assert (await Seat(matches.held(link)).latest()).number == number
        await page.get_by_role("button", name=said("ui-cancel")).click()
        await expect(ends).to_be_hidden()


async def test_the_hexes_say_what_is_planned(chromium: Browser, table: Process) -> None:
    """The heading goes along with the plan, and nothing lies over the ways that a unit can be turned."""
    async with field(chromium, table, both_armies(ACTIVATE)) as found:
        await found.pick((await look(found.page)).things[0])
        await expect(found.page.locator(".rubric")).to_contain_text(said_of("sword", "phase-move"))
    links = await begin(table, acting(SKIRMISH, "haro"))
    async with shown(chromium, str(links["christian"]), QUICK, own_clock=True, **DESK) as page:
        hands = Mouse(page, 1)
        await sit_down(hands, links["moslem"])
        await hands.point("haro-ch2")
        await until(page, lambda seen: seen.question == "ask-where")
        await hands.point("1912")
        await expect(page.locator(".way")).not_to_have_count(0)
        await page.clock.run_for(SECOND)
        await expect(page.get_by_text("hex 1912", exact=True)).to_be_hidden()


async def test_one_button_ends_the_attacks(chromium: Browser, table: Process) -> None:
    """Its key alone only leads there: no stray key gives up what could still be done."""
    async with field(chromium, table, position("ask-declare", 4)) as found:
        await expect(found.page.locator("[data-final]")).to_have_count(1)
        await found.page.keyboard.press("0")
        await expect(found.page.locator("[data-final]")).to_be_focused()
        assert found.given == []
        await found.page.keyboard.press("Enter")
        await until(found.page, lambda seen: bool(found.given))
        assert found.given == [["end"]]


async def test_large_letters_leave_room_for_the_choices(chromium: Browser, table: Process) -> None:
    """Beside a log that stays, even if its tab is pressed again; of three special cards all are in sight."""
    links = await matches.begin(table.address, "advanced")
    async with shown(chromium, str(links["christian"]), QUICK, viewport={"width": 1366, "height": 800}) as page:
        await sit_down(Mouse(page, 1), links["muslim"])
        cards = page.locator("main .specials.near button")
        for at in range(3):
            await expect(cards.nth(at)).to_be_in_viewport(ratio=1)
        await page.get_by_role("button", name=said("ui-log"), exact=True).click()
        await expect(page.get_by_role("log")).to_be_in_viewport()
        await page.evaluate("document.documentElement.style.setProperty('--text-size', 2)")
        await expect(page.locator("[data-choice]").first).to_be_in_viewport(ratio=0.5)
