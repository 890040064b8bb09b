"""Everybody can play: no screen breaks a rule of axe-core, and a turn can be played by roles and names alone.

CI looks at a large light screen and a small dark one; GONFALON_WHOLE=all looks at both in both lights.
"""

import os
from typing import Any

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from tests.table import matches
from tests.table.processes import Process, host_ticket
from tests.web import axe
from tests.web.hands import Finger, Hands, Mouse
from tests.web.screens import DESK, PHONE, QUICK, shown, until

SCREENS = {"desk": DESK, "phone": PHONE}
LOOKS = [("desk", "light"), ("phone", "dark"), ("desk", "dark"), ("phone", "light")]
LOOKS = LOOKS if os.environ.get("GONFALON_WHOLE") else LOOKS[:2]

pytestmark = pytest.mark.asyncio(loop_scope="session")
in_every_light = pytest.mark.parametrize(("size", "theme"), LOOKS)


def _look(size: str, theme: str, **settings: Any) -> dict[str, Any]:
    return {"settings": QUICK | {"theme": theme} | settings, **SCREENS[size]}


def _hands(page: Page, size: str) -> Hands:
    return Finger(page, 1) if size == "phone" else Mouse(page, 1)


@in_every_light
async def test_coming_in(chromium: Browser, table: Process, size: str, theme: str) -> None:
    """Home, the entrance of a match, and the wait for the other player."""
    links = await matches.begin(table.address, "basic")
    async with shown(chromium, f"{table.address}/#{host_ticket()}", **_look(size, theme)) as page:
        await expect(page.get_by_role("button", name="Begin")).to_be_visible()
        await axe.check(page)
        await page.goto(str(links["muslim"]))
        await expect(page.get_by_role("button", name="Sit down")).to_be_visible()
        await axe.check(page)
        await _hands(page, size).sit("Ana")
        await expect(page.get_by_role("button", name="Sit down")).to_be_hidden()
        await axe.check(page)


@in_every_light
@pytest.mark.parametrize("battle", matches.BATTLES)
async def test_boards(chromium: Browser, table: Process, battle: str, size: str, theme: str) -> None:
    """Every board as it stands at the start, and with something picked on it."""
    links = await matches.begin(table.address, battle, bot="greedy")
    async with shown(chromium, str(links[matches.seats(battle)[0]]), **_look(size, theme)) as page:
        hands = _hands(page, size)
        await hands.sit("Ana")
        await hands.play_until(lambda seen: bool(seen.things))
        await axe.check(page)
        await hands.play_until(lambda seen: bool(seen.chosen))
        await axe.check(page)


@in_every_light
async def test_a_decision(chromium: Browser, table: Process, size: str, theme: str) -> None:
    """A refusal, the rule that it names, and the odds before a fight."""
    links = await matches.begin(table.address, "basic", bot="greedy")
    async with shown(chromium, str(links["muslim"]), **_look(size, theme)) as page:
        hands = _hands(page, size)
        await hands.sit("Ana")
        await until(page, lambda seen: seen.asks)
        await hands.point("A3")
        await expect(page.get_by_role("alert")).to_be_visible()
        await axe.check(page)
        await page.get_by_role("alert").get_by_role("button", name="Rule").click()
        await expect(page.get_by_role("dialog")).to_be_visible()
        await axe.check(page)
        await page.get_by_role("button", name="Close").click()
        await hands.play_until(lambda seen: seen.odds)
        await axe.check(page)


@in_every_light
async def test_a_scene(chromium: Browser, table: Process, size: str, theme: str) -> None:
    """A fight that is told, in either game."""
    for battle in ("basic", "arsuf"):
        links = await matches.begin(table.address, battle, bot="greedy")
        link = links[matches.seats(battle)[0]]
        async with shown(chromium, str(link), **_look(size, theme, pace="brisk")) as page:
            hands = _hands(page, size)
            await hands.sit("Ana")
            await hands.play_until(lambda seen: seen.scene)
            await axe.check(page)


@in_every_light
async def test_drawers(chromium: Browser, table: Process, size: str, theme: str) -> None:
    """Whatever folds out beside the board."""
    links = await matches.begin(table.address, "basic", bot="greedy")
    async with shown(chromium, str(links["muslim"]), **_look(size, theme)) as page:
        await _hands(page, size).sit("Ana")
        await until(page, lambda seen: seen.asks)
        drawers = page.get_by_role("navigation", name="More").get_by_role("button")
        for drawer in await drawers.all():
            await drawer.click()
            await axe.check(page)


@in_every_light
async def test_two_at_one_screen(chromium: Browser, table: Process, size: str, theme: str) -> None:
    """The curtain that falls between two people who share a screen."""
    async with shown(chromium, f"{table.address}/#{host_ticket()}", **_look(size, theme)) as page:
        await page.get_by_label("Against").select_option("Somebody at this screen")
        await page.get_by_role("button", name="Begin").click()
        await page.wait_for_url("**/play/**")
        await _hands(page, size).play_until(lambda seen: seen.curtain)
        await axe.check(page)


@in_every_light
async def test_the_end(chromium: Browser, table: Process, size: str, theme: str) -> None:
    """The battle is over; then it is gone through again."""
    links = await matches.begin(table.address, "basic", bot="greedy")
    async with shown(chromium, str(links["muslim"]), **_look(size, theme)) as page:
        await _hands(page, size).sit("Ana")
        await until(page, lambda seen: seen.asks)
        await page.get_by_role("button", name="Menu").click()
        await page.get_by_role("button", name="Give up").click()
        await page.get_by_role("button", name="Give up this battle?").click()
        await until(page, lambda seen: seen.over)
        await axe.check(page)
        await page.get_by_role("region", name="What to do").get_by_role("button", name="Replay").click()
        await expect(page.get_by_role("slider")).to_be_visible()
        await axe.check(page)


@in_every_light
async def test_a_lesson(chromium: Browser, table: Process, size: str, theme: str) -> None:
    """The first page of a lesson."""
    async with shown(chromium, f"{table.address}/learn/navas", **_look(size, theme)) as page:
        await expect(page.get_by_role("group", name="The battlefield")).to_be_visible()
        await axe.check(page)


async def test_a_turn_by_roles_and_names(chromium: Browser, table: Process) -> None:
    """Initiative, a card, a move, a fight with its odds, the end of the turn: as somebody hears it who sees nothing."""
    links = await matches.begin(table.address, "basic", bot="greedy")
    async with shown(chromium, str(links["muslim"]), QUICK, **DESK) as page:
        await page.get_by_role("textbox", name="Your name").fill("Ana")
        await page.get_by_role("button", name="Sit down").click()
        listener, done = Listener(page), set[str]()
        while not {"initiative", "Play a card", "Move", "Attack", "End the turn"} <= done:
            done.add(await listener.answer(done))


class Listener:
    """Knows the page by roles and names alone."""

    def __init__(self, page: Page) -> None:
        self.todo = page.get_by_role("region", name="What to do")
        self.choices = page.get_by_role("list", name="Choices").get_by_role("button")
        self.end = self.todo.get_by_role("button", name="End the turn")
        self.back = self.todo.get_by_role("button", name="Back", exact=True)
        self.do_it = self.todo.get_by_role("button", name="Do it")

    async def answer(self, done: set[str]) -> str:
        """Answer what is asked, with the first that is offered; gives what it was."""
        await expect(self.choices.or_(self.end).first).to_be_enabled(timeout=30_000)
        asked = await self.todo.inner_text()
        if "What do your troops do?" in asked or "No points left." in asked:
            return await self._act(done)
        await self._press(self.choices.first)
        return next((what for what in ("initiative", "Play a card") if what in asked), "other")

    async def _act(self, done: set[str]) -> str:
        """Rather something that has not been done yet than the end of the turn; at times the rules leave no choice."""
        offered = " ".join(await self.choices.all_inner_texts())
        verb = next((verb for verb in ("Move", "Attack") if verb in offered and verb not in done), "End the turn")
        if verb == "End the turn":
            await self._end()
            return verb
        await self._press(self.choices.filter(has_text=verb).first)
        while await self._is_open():
            await self._press(self.do_it if await self.do_it.is_visible() else self.choices.first)
        return verb

    async def _is_open(self) -> bool:
        """Whether more has to be said, once the page takes an answer again."""
        await expect(self.end.or_(self.choices).or_(self.do_it).first).to_be_enabled(timeout=30_000)
        return await self.back.is_enabled()

    async def _end(self) -> None:
        """Once more if points are left that could be used."""
        await self._press(self.end)
        if await self.back.is_visible() and await self.back.is_enabled():
            await self._press(self.end)

    async def _press(self, button: Locator) -> None:
        before = await self.todo.inner_text()
        await button.click()
        await expect(self.todo).not_to_have_text(before, use_inner_text=True)
