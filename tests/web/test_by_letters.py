"""Two people without a server: two browsers, one of them a phone, that hand each other letters."""

import re
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, expect

from gonfalon.cli import main
from tests.web import axe
from tests.web.hands import Finger, Hands, Mouse
from tests.web.plain_files import LOADED, saved
from tests.web.screens import DESK, PHONE, QUICK, look, opponents, shown, until
from tests.web.test_review import give_up
from tests.web.words import said

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.full]
LETTERS = 8
"""How many are exchanged."""
TO_SEND = re.compile("Your (letter|invitation)")


async def letter_of(page: Page) -> str:
    """The link that is to be sent."""
    field = page.get_by_role("textbox", name=TO_SEND)
    await expect(field).to_be_visible(timeout=LOADED * 1000)
    return await field.input_value()


async def invite(page: Page) -> str:
    """To Arsuf, as Ana; returns the link."""
    await page.get_by_role("radio", name="Arsuf 1191, ").check(force=True)
    await page.get_by_text(said("ui-agree-on-more")).click()
    await page.get_by_label(said("ui-name")).fill("Ana")
    await opponents(page).select_option(label=said("letters-friend"))
    await page.locator("button.begin").click(timeout=LOADED * 1000)
    return await letter_of(page)


async def accept(page: Page, link: str) -> None:
    await page.goto(link)
    await expect(page.get_by_role("heading", name="Ana invites you")).to_be_visible(timeout=LOADED * 1000)
    await axe.check(page)
    await page.get_by_label(said("ui-name")).fill("Bea")
    await page.get_by_role("button", name="Accept").click()


async def due(page: Page, sent: set[str]) -> str | None:
    """The link of a letter that was not sent before; None if there is something to decide first."""
    letter = page.get_by_role("textbox", name="Your letter to")
    while not (await look(page)).asks:
        for link in set(await letter.evaluate_all("(found) => found.map(({ value }) => value)")) - sent:
            sent.add(link)
            return str(link)
    return None


async def answered(hands: Hands, sent: set[str]) -> str:
    """Plays until there is a letter to be sent."""
    while (link := await due(hands.page, sent)) is None:
        await hands.step(await look(hands.page))
    return link


async def open_in_match(page: Page, link: str) -> None:
    await page.get_by_role("textbox", name=said("letters-got")).fill(link)
    await page.get_by_role("button", name=said("letters-open"), exact=True).click()


async def test_two_browsers(chromium: Browser, address: str, tmp_path: Path) -> None:
    """They play a few letters, one is reloaded in the middle, then one resigns; the record of both can be verified."""
    async with shown(chromium, address, QUICK, **DESK) as ana, shown(chromium, address, QUICK, **PHONE) as bea:
        link = await invite(ana)
        await axe.check(ana)
        await accept(bea, link)
        writer: Hands = Finger(bea, 1)
        reader: Hands = Mouse(ana, 2)
        sent: set[str] = set()
        for at in range(LETTERS):
            link = await answered(writer, sent)
            if at == 3:
                await writer.page.reload()
                assert await letter_of(writer.page) == link
                await axe.check(writer.page)
            await open_in_match(reader.page, link)
            writer, reader = reader, writer
        while waiting := await due(writer.page, sent):
            await open_in_match(reader.page, waiting)
            writer, reader = reader, writer
        await until(writer.page, lambda seen: seen.settled)
        await give_up(writer.page)
        await reader.page.goto(await letter_of(writer.page))
        opened = reader.page.get_by_role("button", name=said("letters-read"), exact=True)
        await opened.click(timeout=LOADED * 1000)
        for page in (ana, bea):
            assert main(["verify", str(await saved(page, tmp_path / "match.record"))]) == 0


async def test_wrong_letters(chromium: Browser, address: str) -> None:
    """What is wrong with a letter is told on the start page, in the match and on the page of a link."""
    async with shown(chromium, address, QUICK, **DESK) as page:
        await page.get_by_text(said("letters-home")).click()
        await open_in_match(page, "nonsense")
        await expect(page.get_by_role("alert").filter(has_text="can't be read")).to_be_visible(timeout=LOADED * 1000)
        await axe.check(page)
        own = await invite(page)
        await open_in_match(page, own)
        await expect(page.get_by_role("alert").filter(has_text="your own letter")).to_be_visible()
        await page.goto(own[:-5])
        await expect(page.get_by_role("alert").filter(has_text="can't be read")).to_be_visible(timeout=LOADED * 1000)
        await axe.check(page)
