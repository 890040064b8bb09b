"""Measure how soon the first board stands on a slow phone and on a desk with the same line.

Nothing is in the cache. The quickest counts, for what else a machine does only adds to it; the boards of Las Navas and
Arsuf must be there within a second and a half on the phone. With --beside, the page of another checkout, built there,
is measured by turns.
"""

import argparse
import asyncio
import json
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from playwright.async_api import Browser

from proof.checkouts import HERE, environment, python_of
from proof.chromium import chromium
from tests.web.screens import DESK, PHONE
from tests.web.test_first_paint import slow_page

LIMIT = 1500
"""Milliseconds."""
LIMITED = ("Las Navas", "Arsuf")
SCREENS: dict[str, dict[str, Any]] = {"phone": PHONE, "desk": DESK}
# Looking costs the slow processor time of its own.
LOOK_EVERY = 2.0
FIRST_CONTENT = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"
# Each checkout speaks to its own table, as both may have changed.
HOST = """
import asyncio, json, sys, tempfile
from pathlib import Path
from gonfalon.protocol.client import Seat, begin_match
from gonfalon.protocol.credentials import Link
from gonfalon.protocol.requests import NewMatch
from tests.server.processes import host_ticket, running

BATTLES = {
    "Las Navas": ("navas", "basic", "christian"),
    "Arsuf": ("saladin", "arsuf", "ayyubids"),
    "hexes": ("sword", "navas-hex", "moslem"),
}

async def seats(address):
    links = {}
    for name, (game, scenario, other) in BATTLES.items():
        created = await begin_match(address, host_ticket(), NewMatch(game, scenario, {}, {other: "random"}))
        first = next(seat for seat in created.tickets if seat not in (other, "watcher"))
        seat = Seat(Link(address, created.match, created.tickets[first]))
        await seat.join("Ana")
        await seat.latest()
        links[name] = str(getattr(seat, "link", Link(address, created.match, created.tickets[first])))
    return links

with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as table:
    print(json.dumps(asyncio.run(seats(table.address))), flush=True)
    sys.stdin.read()
"""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--beside", type=Path, metavar="CHECKOUT", help="another checkout with its page built")
    parser.add_argument("--rounds", type=int, default=7, help="of each battle on each screen (default 7)")
    chosen = parser.parse_args()
    checkouts = [HERE, chosen.beside.resolve()] if chosen.beside else [HERE]
    with ExitStack() as stack:
        links = [stack.enter_context(_hosted(checkout)) for checkout in checkouts]
        return 0 if asyncio.run(_measured(links, chosen.rounds)) else 1


@contextmanager
def _hosted(checkout: Path) -> Iterator[dict[str, str]]:
    """A link to a seat in each battle."""
    command = [str(python_of(checkout)), "-c", HOST]
    with subprocess.Popen(
        command, cwd=checkout, env=environment(checkout), stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as host:
        assert host.stdout
        yield json.loads(host.stdout.readline())
        host.communicate()


async def _measured(links: list[dict[str, str]], rounds: int) -> bool:
    """Whether ours is soon enough on a phone."""
    on_phone = []
    async with chromium() as browser:
        for battle in links[0]:
            for screen, how in SCREENS.items():
                times = await _times(browser, [each[battle] for each in links], how, rounds)
                print(f"{battle}, {screen}: {_told(times)}", flush=True)
                on_phone += [min(times[0])] if screen == "phone" and battle in LIMITED else []
    return max(on_phone) < LIMIT


async def _times(browser: Browser, links: list[str], screen: dict[str, Any], rounds: int) -> list[list[float]]:
    """By checkout; the other way round every second time."""
    times: list[list[float]] = [[] for _ in links]
    for number in range(rounds):
        for which in range(len(links))[:: 1 if number % 2 else -1]:
            times[which].append(await first_content(browser, links[which], screen))
    return times


def _told(times: list[list[float]]) -> str:
    (now, *before), (least, *least_before) = map(median, times), map(min, times)
    told = f"median {now:.0f} ms, quickest {least:.0f}"
    if before:
        told += f"; beside {before[0]:.0f} and {least_before[0]:.0f}: {now / before[0]:.2f}"
    return told


async def first_content(browser: Browser, address: str, screen: dict[str, Any]) -> float:
    """Follow a link, with nothing of ours in the page: when the browser says that it first painted something."""
    async with slow_page(browser, screen) as page:
        await page.goto(address, wait_until="commit")
        painted: float = 0
        while not painted:
            await asyncio.sleep(LOOK_EVERY)
            painted = await page.evaluate(FIRST_CONTENT)
        return painted
