"""Everybody can play: no page breaks a rule of axe-core by day or by night, in any language, with letters twice as
large, and a turn can be played by roles and names alone.

The gate looks at six pages, `scripts/check full` at each page once, every time in another manner, and `scripts/prove
looks` at each page in all of them.
"""

from itertools import product
from typing import NamedTuple

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from tests.table import matches
from tests.table.processes import Process
from tests.tiers import some
from tests.web import axe, fitting
from tests.web.pages import PAGES, PLAIN_PAGES, Visitor
from tests.web.screens import DESK, PHONE, QUICK, shown

SCREENS = {"desk": DESK, "phone": PHONE}
DRESS = """({ theme, size }) => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.style.setProperty("--text-size", size);
}"""

pytestmark = pytest.mark.asyncio(loop_scope="session")


class Manner(NamedTuple):
    """How a page is looked at. Light and letters change without opening it anew."""

    screen: str
    language: str
    theme: str
    size: int


ALL = [Manner(*each) for each in product(SCREENS, ("en", "es", "fr"), ("light", "dark"), (1, 2))]


@pytest.mark.parametrize(
    "name", some(PAGES, "home", "board-basic", "board-hattin", "odds-arsuf", "lesson-sword", "rules-navas")
)
async def test_every_page(chromium: Browser, table: Process, name: str) -> None:
    """Nothing that axe finds wrong, nothing cut off, covered or too wide; each page in another manner."""
    await look_at(chromium, table, name, [ALL[list(PAGES).index(name) * 7 % len(ALL)]])


@pytest.mark.full
@pytest.mark.parametrize("name", PLAIN_PAGES)
async def test_every_page_of_a_plain_board(chromium: Browser, plain_table: Process, name: str) -> None:
    await look_at(chromium, plain_table, name, [ALL[list(PLAIN_PAGES).index(name) * 7 % len(ALL)]])


async def look_at(chromium: Browser, table: Process, name: str, manners: list[Manner]) -> None:
    """A page in manners of one screen and one language."""
    language, screen = manners[0].language, SCREENS[manners[0].screen]
    settings = QUICK | {"language": language, "pace": "brisk" if name.startswith("scene") else "instant"}
    async with shown(chromium, "about:blank", settings, **screen) as page:
        await (PAGES | PLAIN_PAGES)[name](Visitor(page, table, language))
        for manner in manners:
            await page.evaluate(DRESS, {"theme": manner.theme, "size": manner.size})
            await axe.check(page)
            await fitting.check(page)


@pytest.mark.full
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
        await expect(self.choices.or_(self.end).first).to_be_enabled()
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
        await expect(self.end.or_(self.choices).or_(self.do_it).first).to_be_enabled()
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
