"""How soon a click or a key is answered on the screen, by whatever it changes there first.

The times are told always and judged where everything is played: what else a machine does adds to them.
"""

import os
from statistics import median, quantiles

import pytest
from playwright.async_api import Browser, Page

from gonfalon.wire.link import Link
from tests.table import matches
from tests.table.processes import Process
from tests.web.fields import SheetKeys, begin, both_armies
from tests.web.hands import Hands, Keyboard, Mouse
from tests.web.screens import DESK, QUICK, shown, until

ALL = bool(os.environ.get("GONFALON_WHOLE"))
LIMIT = 100
STEPS = 60 if ALL else 12
BATTLES = [*matches.BATTLES, "hexes"] if ALL else ["advanced", "hexes"]
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
PLANNED = "as far as it can be planned"
ANSWERED = "() => answered.splice(0)"

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.full]


@pytest.mark.full
@pytest.mark.parametrize("means", ["mouse", "keys"])
@pytest.mark.parametrize("battle", BATTLES)
async def test_a_click_is_answered(chromium: Browser, table: Process, battle: str, means: str) -> None:
    """Lines of the list, things on the board, what is ready, the end of a turn: as they come in a game."""
    hands = Mouse if means == "mouse" else SheetKeys if battle == "hexes" else Keyboard
    async with shown(chromium, str(await _seat(table, battle)), QUICK, **DESK) as page:
        player = hands(page, 7)
        await player.sit("Ana")
        await until(page, lambda seen: seen.asks)
        await page.evaluate(WATCH)
        times = [time for _ in range(STEPS) for time in await _timed(page, player)]
    print(f"{battle}, {means}: {len(times)} answers, median {median(times):.0f} ms", end=", ")
    print(f"p95 {_p95(times):.0f}, worst {max(times):.0f}")
    assert len(times) >= STEPS / 2
    assert not ALL or _p95(times) < LIMIT


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
        await player.press("Take back")
        await until(page, lambda seen: seen.asks)
    times: list[float] = await page.evaluate(ANSWERED)
    return times


def _p95(times: list[float]) -> float:
    return quantiles(times, n=20)[-1]
