"""Look at every page in all manners: desk and phone, three languages, both themes, letters of both sizes.

Nothing may be wrong that axe-core finds, nothing cut off, covered or too wide. The tests look at each page in one.
What lies beside the board stays where it is through a whole battle.
"""

import asyncio
from itertools import product

import pytest
from playwright.async_api import Browser

from proof.by_pytest import run
from tests.server import matches
from tests.server.processes import Process
from tests.web.hands import Keyboard
from tests.web.pages import PAGES
from tests.web.screens import DESK, QUICK, shown
from tests.web.test_accessible import ALL, SCREENS, look_at

pytestmark = pytest.mark.asyncio(loop_scope="session")

LIMIT = 300
HOMES = [".plate.far", ".now", ".piles", ".plate.near", ".hand.near", ".specials.near", ".field"]
WATCH = """homes => {
    window.seen = Object.fromEntries(homes.map(home => [home, []]));
    const note = () => homes.forEach(home => {
        const box = document.querySelector(`.navas ${home}`)?.getBoundingClientRect();
        const place = box && `${Math.round(box.x)},${Math.round(box.y)}`;
        if (box && !seen[home].includes(place)) seen[home].push(place);
    });
    const all = { subtree: true, childList: true, attributes: true };
    new MutationObserver(() => requestAnimationFrame(note)).observe(document.body, all);
}"""


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize("way", [*product(SCREENS, ("en", "es", "fr"))], ids="-".join)
async def test_page(chromium: Browser, table: Process, name: str, way: tuple[str, str]) -> None:
    await look_at(chromium, table, name, [manner for manner in ALL if manner[:2] == way])


async def test_nothing_beside_the_board_changes_its_place(chromium: Browser, table: Process) -> None:
    """Through a whole battle with special cards: piles fill and empty, hands are played, notes come and go."""
    links = await matches.begin(table.address, "advanced", bot="greedy")
    async with asyncio.timeout(LIMIT), shown(chromium, str(links["muslim"]), QUICK, **DESK) as page:
        hands = Keyboard(page, 3)
        await hands.sit("Ana")
        await hands.play_until(lambda seen: bool(seen.choices))
        await page.evaluate(WATCH, HOMES)
        await hands.play()
        places = await page.evaluate("seen")
    assert {home: len(seen) for home, seen in places.items()} == dict.fromkeys(HOMES, 1), places


def main() -> int:
    return run(__file__, __doc__)
