"""Measure how soon a click or a key is answered on the screen, by whatever it changes there first.

In every battle, by mouse and by keys: lines of the list, things on the board, what is ready, the end of a turn, as they
come in a game. 95 % of the answers must be painted within a tenth of a second.
"""

import argparse
import asyncio
import tempfile
from itertools import product
from pathlib import Path
from statistics import median, quantiles

from playwright.async_api import Browser, Page

from gonfalon.protocol.credentials import Link
from proof.chromium import chromium
from tests.server import matches
from tests.server.processes import Process, running
from tests.web.fields import SheetKeys, begin, both_armies
from tests.web.hands import Hands, Keyboard, Mouse
from tests.web.screens import DESK, QUICK, shown, until
from tests.web.words import said

LIMIT = 100
"""Milliseconds."""
BATTLES = (*matches.BATTLES, "hexes")
MEANS = ("mouse", "keys")
# From the moment when the browser was told of a click or key until the first change that it causes has been painted.
WATCH = """(() => {
    globalThis.answered = [];
    const wait = ({ type, detail, key, timeStamp }) => {
        const walks = type === "keydown" && /^(Tab|Arrow)/.test(key);
        if (walks || (type === "click" && !detail)) return;
        const painted = () => answered.push(performance.now() - timeStamp);
        const watcher = new MutationObserver(() => {
            watcher.disconnect();
            requestAnimationFrame(() => setTimeout(painted));
        });
        watcher.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    };
    for (const type of ["click", "keydown"]) addEventListener(type, wait, true);
})()"""
PLANNED = said("ui-plan-complete")
ANSWERED = "() => answered.splice(0)"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--battles", nargs="+", choices=BATTLES, default=BATTLES, help="only these")
    parser.add_argument("--steps", type=int, default=60, help="in each battle by each means (default 60)")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as table:
        return 0 if asyncio.run(_measured(table, chosen.battles, chosen.steps)) else 1


async def _measured(table: Process, battles: list[str], steps: int) -> bool:
    """Whether all are answered soon."""
    found = []
    async with chromium() as browser:
        for battle, means in product(battles, MEANS):
            times = await _times(browser, table, battle, means, steps)
            print(f"{battle}, {means}: {len(times)} answers, median {median(times):.0f} ms", end=", ")
            print(f"p95 {_p95(times):.0f}, worst {max(times):.0f}", flush=True)
            found.append(_p95(times))
    return max(found) < LIMIT


async def _times(browser: Browser, table: Process, battle: str, means: str, steps: int) -> list[float]:
    hands = Mouse if means == "mouse" else SheetKeys if battle == "hexes" else Keyboard
    async with shown(browser, str(await _seat(table, battle)), QUICK, **DESK) as page:
        player = hands(page, 7)
        await player.sit("Ana")
        await until(page, lambda seen: seen.asks)
        await page.evaluate(WATCH)
        return [time for _ in range(steps) for time in await _timed(page, player)]


async def _seat(table: Process, battle: str) -> Link:
    if battle == "hexes":
        return (await begin(table, both_armies(), {"moslem": "greedy"}))["christian"]
    links = await matches.begin(table.address, battle, bot="random")
    return links[matches.seats(battle)[0]]


async def _timed(page: Page, player: Hands) -> list[float]:
    """None once the battle is over."""
    seen = await until(page, lambda seen: seen.asks or seen.over or PLANNED in seen.todo)
    if seen.over:
        return []
    if seen.asks:
        await player.step(seen)
    else:
        await player.press(said("ui-undo"))
        await until(page, lambda seen: seen.asks)
    times: list[float] = await page.evaluate(ANSWERED)
    return times


def _p95(times: list[float]) -> float:
    return quantiles(times, n=20)[-1]
