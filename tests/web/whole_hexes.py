"""A whole game of hexes in the browser against the greedy bot, played by the page's conveniences: march on, fire at the
best odds, attack where it is promising. Takes many minutes, so no test runs it: python -m tests.web.whole_hexes
"""

import asyncio
import shutil
import tempfile
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path

from playwright.async_api import ConsoleMessage, Page, TimeoutError, async_playwright

from gonfalon.wire.client import Seat, begin_match
from gonfalon.wire.link import Link
from gonfalon.wire.protocol import NewMatch
from tests.table.matches import verify
from tests.table.processes import host_ticket, running
from tests.web.conftest import ARGUMENTS
from tests.web.hands import Mouse
from tests.web.screens import DESK, QUICK, Seen, shown, until

ORDERS, FIRE, ATTACK, RESOLVE = "The rest rests", "All fire", "Attack where", "Fight them out"
SOON = 2000
LONGEST = 300
"""Seconds for the bot to think."""


async def play(page: Page, done: Counter[str]) -> None:
    while not (seen := await until(page, lambda seen: seen.asks or seen.over, LONGEST)).over:
        done[await _step(page, seen)] += 1
        with suppress(AssertionError):
            await until(page, lambda now: now != seen, 3)
        print(seen.todo, flush=True)


async def _step(page: Page, seen: Seen) -> str:
    hands = Mouse(page, 1)
    for button in ("Go on", "Do it", ORDERS, FIRE, ATTACK, RESOLVE):
        found = page.get_by_role("button", name=button, disabled=False)
        if await found.count():
            if button == ORDERS:
                await _march(page)
            # What is answered again and again may have moved on meanwhile.
            with suppress(TimeoutError):
                await found.first.click(timeout=SOON)
            return button
    # Nobody of another banner is called along; elsewhere the first answer is as good as any.
    if seen.choices:
        await hands.choose(len(seen.choices) - 1 if "No more" in seen.choices[-1] else 0)
    return "choice"


async def _march(page: Page) -> None:
    """The whole banner takes a step forward; who cannot stays."""
    for key in ("b", "w"):
        await page.keyboard.press(key)
        await until(page, lambda seen: seen.settled)


async def main() -> None:
    errors: list[str] = []
    asked: Counter[str] = Counter()
    done: Counter[str] = Counter()

    def hear(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            errors.append(message.text)

    async with async_playwright() as playwright:
        chromium = await playwright.chromium.launch(executable_path=shutil.which("chromium"), args=ARGUMENTS)
        with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as table:
            created = await begin_match(
                table.address, host_ticket(), NewMatch("sword", "navas-hex", {"time-limit": "on"}, {"moslem": "greedy"})
            )
            links = {seat: Link(table.address, created.match, ticket) for seat, ticket in created.tickets.items()}
            start = time.monotonic()
            async with shown(chromium, str(links["christian"]), QUICK, **DESK) as page:
                page.on("console", hear)
                page.set_default_timeout(LONGEST * 1000)
                page.on("request", lambda request: asked.update([request.url.partition("?")[0].rpartition("/")[2]]))
                await Mouse(page, 1).sit("Ana")
                await play(page, done)
                minutes = (time.monotonic() - start) / 60
                await page.screenshot(path="/tmp/whole-hexes.png")
            update = await Seat(links["watcher"]).latest()
            assert update.sight
            print(
                "result:", update.sight.result, "turn", update.sight.view["turn"], "score", update.sight.view["score"]
            )
            print(f"{minutes:.0f} minutes, {update.number} actions, done here: {dict(done)}, requests: {dict(asked)}")
            print("errors and warnings in the console:", errors or "none")
            await verify(links["watcher"], Path(folder))
        await chromium.close()


if __name__ == "__main__":
    asyncio.run(main())
