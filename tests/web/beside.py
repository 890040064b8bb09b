"""How soon the first board stands, beside another checkout with its page built, turn by turn in one run:
python -m tests.web.beside CHECKOUT [ROUNDS]
"""

import asyncio
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from playwright.async_api import Browser, async_playwright

from tests.web.conftest import ARGUMENTS
from tests.web.screens import DESK, PHONE
from tests.web.test_first_paint import first_content

SCREENS: dict[str, dict[str, Any]] = {"phone": PHONE, "desk": DESK}
HERE = Path(__file__).parents[2]
ROUNDS = 5
# Each checkout speaks to its own table, as both may have changed.
HOST = """
import asyncio, json, sys, tempfile
from pathlib import Path
from gonfalon.wire.client import Seat, begin_match
from gonfalon.wire.link import Link
from gonfalon.wire.protocol import NewMatch
from tests.table.processes import host_ticket, running

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


@contextmanager
def _hosted(checkout: Path) -> Iterator[dict[str, str]]:
    """A link to a seat in each battle."""
    sources = {**os.environ, "PYTHONPATH": f"{checkout / 'src'}:{checkout}"}
    command = [sys.executable, "-c", HOST]
    with subprocess.Popen(command, cwd=checkout, env=sources, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as host:
        assert host.stdout
        yield json.loads(host.stdout.readline())
        host.communicate()


async def main(other: Path, rounds: int) -> None:
    with _hosted(other) as before, _hosted(HERE) as now:
        async with async_playwright() as playwright:
            chromium = await playwright.chromium.launch(executable_path=shutil.which("chromium"), args=ARGUMENTS)
            for battle in now:
                for screen, how in SCREENS.items():
                    await _compare(chromium, f"{battle}, {screen}", [before[battle], now[battle]], how, rounds)
            await chromium.close()


async def _compare(browser: Browser, name: str, links: list[str], screen: dict[str, Any], rounds: int) -> None:
    """The other way round every second time."""
    times: list[list[float]] = [[], []]
    for number in range(rounds):
        for which in (0, 1) if number % 2 else (1, 0):
            times[which].append(await first_content(browser, links[which], screen))
    (before, now), (least, new_least) = map(median, times), map(min, times)
    print(
        f"{name}: {before:.0f} → {now:.0f} ms ({now / before:.2f}), quickest {least:.0f} → {new_least:.0f}", flush=True
    )


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else ROUNDS))
