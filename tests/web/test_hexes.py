"""The sheet of hexes with both armies on it: how it is moved and scaled."""

from typing import Any

import pytest
from playwright.async_api import Browser, expect

from tests.server.processes import Process
from tests.web.fields import SKIRMISH, acting, begin, both_armies, lies, sit_down
from tests.web.hands import Mouse
from tests.web.screens import DESK, PHONE, QUICK, shown, until
from tests.web.words import said_of

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.full
async def test_zoom(chromium: Browser, table: Process) -> None:
    """Keys, the wheel and the map in the corner; the view opens on the banner that acts."""
    links = await begin(table, both_armies())
    async with shown(chromium, str(links["christian"]), QUICK, **DESK) as page:
        await sit_down(Mouse(page, 1), links["moslem"])
        banner = await lies(page)
        await page.locator('[data-name][tabindex="0"]').focus()
        await page.keyboard.press("f")
        whole = await lies(page, lambda lie: lie.scale < banner.scale)
        await page.keyboard.press("+")
        await lies(page, lambda lie: lie.scale > whole.scale)
        await page.keyboard.press("f")
        await lies(page, lambda lie: lie == whole)
        await page.mouse.move(400, 400)
        await page.mouse.wheel(0, -600)
        near = await lies(page, lambda lie: lie.scale > whole.scale)
        await expect(page.locator(".figures:visible").first).to_be_visible()
        await page.locator(".overview").click(position={"x": 20, "y": 20})
        await lies(page, lambda lie: lie.scale == near.scale and lie != near)
        await page.get_by_role("button", name=said_of("sword", "board-zoom-whole")).click()
        await lies(page, lambda lie: lie == whole)


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
async def test_one_dark_button_in_sight(chromium: Browser, table: Process, screen: dict[str, Any]) -> None:
    """With large letters too, from phase to phase; the view is close to the banner that acts."""
    links = await begin(table, acting(SKIRMISH, "haro"))
    async with shown(chromium, str(links["christian"]), QUICK | {"textSize": 2}, **screen) as page:
        await sit_down(Mouse(page, 1), links["moslem"])
        near, dark = await lies(page), page.locator("button.strong:enabled")
        for _ in range(2):
            seen = await until(page, lambda seen: seen.settled)
            await expect(dark).to_have_count(1)
            await expect(dark).to_be_in_viewport(ratio=1)
            await dark.click()
            await until(page, lambda now, seen=seen: now.settled and now != seen)  # type: ignore[misc]
        await page.get_by_role("button", name=said_of("sword", "board-zoom-whole")).click()
        await lies(page, lambda lie: lie.scale < near.scale / 1.2)


@pytest.mark.full
async def test_the_lesson_opens_where_it_takes_place(chromium: Browser, table: Process) -> None:
    """Around Pedro in the western corner; the whole field is one button away."""
    async with shown(chromium, f"{table.address}/learn/sword", QUICK, **DESK) as page:
        await expect(page.locator(".overview")).to_be_visible()
        near = await lies(page)
        await expect(page.locator('[data-name="pedro-ch1"]')).to_be_in_viewport()
        await expect(page.locator('[data-name="haro-ch4"]')).not_to_be_in_viewport()
        await page.get_by_role("button", name=said_of("sword", "board-zoom-whole")).click()
        await lies(page, lambda lie: lie.scale < near.scale / 1.3)
