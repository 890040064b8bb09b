"""Play a whole game of hexes in Chromium against the greedy bot, by the page's one button.

March on, fire at the best odds, attack where it is promising. It takes many minutes.
"""

import argparse
import asyncio
import tempfile
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path

from playwright.async_api import ConsoleMessage, Page, TimeoutError

from gonfalon.protocol.client import Seat, begin_match
from gonfalon.protocol.credentials import Link
from gonfalon.protocol.requests import NewMatch
from proof.chromium import chromium
from tests.server.matches import verify
from tests.server.processes import host_ticket, running
from tests.web.commander import NO_MORE
from tests.web.hands import Mouse
from tests.web.screens import DESK, QUICK, Seen, shown, until

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
    dark = page.locator("button.strong:enabled")
    if await dark.count():
        name = (await dark.first.inner_text()).partition("\n")[0]
        # What is answered again and again may have moved on meanwhile.
        with suppress(TimeoutError):
            await dark.first.click(timeout=SOON)
        return name
    # Nobody of another banner is called along; elsewhere the first answer is as good as any.
    if seen.choices:
        await Mouse(page, 1).choose(len(seen.choices) - 1 if seen.choices[-1].startswith(NO_MORE) else 0)
    return "choice"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--picture", type=Path, metavar="FILE", help="of how it ended")
    asyncio.run(_played(parser.parse_args().picture))
    return 0


async def _played(picture: Path | None) -> None:
    errors: list[str] = []
    asked: Counter[str] = Counter()
    done: Counter[str] = Counter()

    def hear(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            errors.append(message.text)

    async with chromium() as browser:
        with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as table:
            created = await begin_match(
                table.address, host_ticket(), NewMatch("sword", "navas-hex", {"time-limit": "on"}, {"moslem": "greedy"})
            )
            links = {seat: Link(table.address, created.match, ticket) for seat, ticket in created.tickets.items()}
            start = time.monotonic()
            async with shown(browser, str(links["christian"]), QUICK, **DESK) as page:
                page.on("console", hear)
                page.set_default_timeout(LONGEST * 1000)
                page.on("request", lambda request: asked.update([request.url.partition("?")[0].rpartition("/")[2]]))
                await Mouse(page, 1).sit("Ana")
                await play(page, done)
                minutes = (time.monotonic() - start) / 60
                if picture:
                    await page.screenshot(path=picture)
            update = await Seat(links["watcher"]).latest()
            assert update.sight
            print(
                "result:", update.sight.result, "turn", update.sight.view["turn"], "score", update.sight.view["score"]
            )
            print(f"{minutes:.0f} minutes, {update.number} actions, done here: {dict(done)}, requests: {dict(asked)}")
            print("errors and warnings in the console:", errors or "none")
            await verify(links["watcher"], Path(folder))
