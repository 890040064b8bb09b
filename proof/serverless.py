"""Measure what the page that needs no server loads, how soon it is ready, and how long its opponents think there.

The figures are worth something on a machine that does nothing else. scripts/build-site makes the page.
"""

import argparse
import asyncio
import gzip
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from urllib.parse import urlsplit

from playwright.async_api import Browser, BrowserContext, Page, Request

from proof.chromium import chromium
from tests.server.processes import running
from tests.web.hands import Mouse
from tests.web.plain_files import LOADED, SITE, begin, served
from tests.web.screens import DESK, QUICK, look, shown

BATTLES = ("navas basic", "navas advanced", "saladin arsuf", "saladin hattin")
ROUNDS = 5
LEVELS = ("sergeant", "knight", "gonfalonier")
TIMES = """
let wasLoading = false;
new MutationObserver(() => {
    if (!window.boardAt && document.querySelector("main [data-name]")) window.boardAt = performance.now();
    const isLoading = document.querySelector("[role=status].loading") !== null;
    if (wasLoading && !isLoading) window.readyAt ??= performance.now();
    wasLoading ||= isLoading;
}).observe(document, { childList: true, subtree: true });
"""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=30, help="of a person in each battle (default 30)")
    asyncio.run(_print_all(parser.parse_args().steps))
    return 0


async def _print_all(steps: int) -> None:
    with served() as (address, _), tempfile.TemporaryDirectory() as folder, running(Path(folder)) as table:
        async with chromium() as browser:
            await _print_size(browser, f"{address}play/")
            await _print_readiness(browser, f"{address}play/")
            await _print_boards(browser, {"page": f"{address}play/#/learn/", "table": f"{table.address}/learn/"})
            for battle in BATTLES:
                for level in LEVELS:
                    await _print_answers(browser, f"{address}play/", battle, level, steps)


async def _print_size(browser: Browser, address: str) -> None:
    """Until the first own decision; what the service worker fetches for later is not waited for."""
    asked: set[str] = set()

    def note(request: Request) -> None:
        if request.service_worker is None:
            asked.add(urlsplit(request.url).path.strip("/"))

    async with shown(browser, "about:blank", QUICK, **DESK) as page:
        page.context.on("request", note)
        await page.goto(address)
        await begin(page, "navas basic", "sergeant")
        files = [path for name in asked if (path := SITE / name).is_file()]
    raw = sum(path.stat().st_size for path in files)
    packed = sum(map(_packed, files))
    print(f"before the first own move: {len(files)} files, {raw / 1e6:.2f} MB, compressed {packed / 1e6:.2f} MB")


def _packed(path: Path) -> int:
    return len(gzip.compress(path.read_bytes(), 9))


async def _print_readiness(browser: Browser, address: str) -> None:
    async with _timed(browser) as context:
        times = [await _at(context, address, "readyAt") for _ in range(ROUNDS + 1)][1:]
    middle, most = median(times) / 1000, max(times) / 1000
    print(f"Python is ready after {middle:.1f} s, at most {most:.1f}, with files from the cache", flush=True)


async def _print_boards(browser: Browser, addresses: dict[str, str]) -> None:
    times: dict[str, list[float]] = {name: [] for name in addresses}
    for _ in range(ROUNDS):
        for name, address in addresses.items():
            async with _timed(browser) as context:
                times[name].append(await _at(context, f"{address}saladin", "boardAt"))
    told = ", ".join(f"{name} {median(taken):.0f} ms" for name, taken in times.items())
    print(f"first board, with nothing in the cache: {told}")


@asynccontextmanager
async def _timed(browser: Browser) -> AsyncIterator[BrowserContext]:
    async with await browser.new_context(**DESK) as context:
        await context.add_init_script(TIMES)
        yield context


async def _at(context: BrowserContext, address: str, what: str) -> float:
    page = await context.new_page()
    await page.goto(address)
    while not (at := await page.evaluate(f"window.{what} ?? 0")):
        await asyncio.sleep(0.2)
    await page.close()
    return float(at)


async def _print_answers(browser: Browser, address: str, battle: str, level: str, steps: int) -> None:
    """From one line of the log to the next, while the computer decides; drawing them is part of it."""
    async with shown(browser, address, QUICK, **DESK) as page:
        await begin(page, battle, level)
        hands, times = Mouse(page, 1, LOADED), list[float]()
        for _ in range(steps):
            if (seen := await look(page)).over:
                break
            await hands.step(seen)
            times += await _waited(page)
    *others, first = sorted(times)
    longest = max(others, default=first)
    print(f"{battle}, {level}: {first:.1f} s while its interpreter loads, then at most {longest:.1f}", flush=True)


async def _waited(page: Page) -> list[float]:
    loop = asyncio.get_running_loop()
    before, at, times = await look(page), loop.time(), []
    while not (before.asks or before.over):
        now = await look(page)
        if now.told != before.told or now.asks:
            times.append(loop.time() - at)
            at = loop.time()
        before = now
    return times
