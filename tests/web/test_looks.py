"""What lies beside the board stays where it is."""

import asyncio

import pytest
from playwright.async_api import Browser

from tests.table import matches
from tests.table.processes import Process
from tests.web.hands import Keyboard
from tests.web.screens import DESK, QUICK, shown

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


@pytest.mark.full
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
