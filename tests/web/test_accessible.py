"""Everybody can play: no page breaks a rule of axe-core by day or by night, in any language, with letters twice as
large, and a turn can be played by roles and names alone.

The gate looks at six pages, `scripts/check full` at each page once, every time in another manner, and `scripts/prove
looks` at each page in all of them.
"""

from itertools import product
from typing import NamedTuple

import pytest
from playwright.async_api import Browser

from tests.server import matches
from tests.server.processes import Process
from tests.tiers import some
from tests.web import axe, fitting
from tests.web.fields import told_steps
from tests.web.hands import Listener
from tests.web.pages import PAGES, PLAIN_PAGES, Visitor
from tests.web.screens import DESK, PHONE, QUICK, shown, until

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
        hands = Listener(page, 4)
        await hands.sit("Ana")
        done = set[str]()
        while not {"initiative", "play", "move", "attack", "end"} <= done:
            await hands.step(await until(page, lambda seen: seen.asks))
            done |= {step.word.split()[0] for step in await told_steps(links["watcher"]) if step.actor == "muslim"}
