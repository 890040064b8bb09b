"""A turn of Sancho's twelve units, two volleys and a charge in Chromium.

A gesture is a click, a tap, a drag, or a scroll that brings a button into sight. Six units march, the crossbows and the
horsemen keep their hexes, all that is promising is fired and charged at. Where a page has no button for an advance,
each unit is dragged.
"""

import json
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from playwright.async_api import Locator, Page, expect

from proof.checkouts import environment, python_of
from proof.chromium import chromium
from tests.web.hands import Finger, Fingers, Hands, Mouse
from tests.web.screens import PHONE, QUICK, Seen, shown, until
from tests.web.words import said, said_of

SCREENS: dict[str, dict[str, Any]] = {
    "mouse on 1440x900": {"viewport": {"width": 1440, "height": 900}},
    "touch on 390x844": PHONE,
}
MARCH = {f"sancho-{unit}": to for unit, to in (
    ("ar1", "2513"), ("il1", "3113"), ("mi1", "3014"), ("mi2", "2714"), ("mi3", "2914"), ("pi1", "2814"),
)}  # fmt: skip
BUTTONS = (
    "lead-advance",
    "orders-rest-stands",
    "orders-fire-best",
    "orders-attack-best",
    "orders-in-order",
    "lead-fight-on",
)
IS_SEEN = """(button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
# Each checkout speaks to its own table, as both may have changed.
HOST = """
import asyncio, json, sys, tempfile
from pathlib import Path
from gonfalon.protocol.client import Seat
from tests.server.processes import running
from tests.web.fields import acting, begin

UNITS = {
    **{f"sancho-{unit}": f"{hex} N" for unit, hex in dict(
        ch1=2815, ch2=2615, ha1=3015, ha2=2715, ha3=2915, ar1=2515, il1=3115, ab1=3215, mi1=3016, mi2=2716, mi3=2916,
        pi1=2816,
    ).items()},
    **{"mujahid-mi1": "2812 S discouraged", "maymanah-cl2": "2510 S", "maymanah-cl3": "3211 S"},
    **{"haro-ch1": "1718 N", "alfonso-ch1": "1618 N", "nasir-pi1": "1701 S"},
}

async def idle(links):
    seat = Seat(links["moslem"])
    await seat.join("Bela")
    while True:
        update = await seat.latest()
        if update.sight and update.sight.legal:
            await seat.act(update.number, update.sight.words[-1])
        await asyncio.sleep(0.05)

async def host(table):
    matches = [await begin(table, acting(UNITS, "sancho")) for _ in range(int(sys.argv[1]))]
    print(json.dumps([str(links["christian"]) for links in matches]), flush=True)
    await asyncio.gather(*map(idle, matches))

with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as table:
    asyncio.run(host(table))
"""


async def measure(checkouts: list[Path]) -> None:
    with ExitStack() as stack:
        links = [stack.enter_context(_hosted(checkout)) for checkout in checkouts]
        async with chromium() as browser:
            for at, (name, how) in enumerate(SCREENS.items()):
                found = []
                for link in links:
                    async with shown(browser, link[at], QUICK, **how) as page:
                        found.append(await Player(page, "has_touch" in how).play())
                told = [
                    f"{len(done)} gestures, {done.count('scroll')} of them scrolls ({', '.join(done)})"
                    for done in found
                ]
                print(f"{name}: {'; beside '.join(told)}", flush=True)


@contextmanager
def _hosted(checkout: Path) -> Iterator[list[str]]:
    command = [str(python_of(checkout)), "-c", HOST, str(len(SCREENS))]
    with subprocess.Popen(command, cwd=checkout, env=environment(checkout), stdout=subprocess.PIPE) as host:
        assert host.stdout
        try:
            yield json.loads(host.stdout.readline())
        finally:
            host.terminate()


class Player:
    def __init__(self, page: Page, touches: bool) -> None:
        self.page = page
        self.hands: Hands = Finger(page, 1) if touches else Mouse(page, 1)
        self.done: list[str] = []

    async def play(self) -> list[str]:
        await self.hands.sit("Ana")
        seen = await self._settled()
        if not await self._button("lead-advance"):
            for unit, to in MARCH.items():
                await self._drag(unit, to)
        while "Sancho" in await self.page.locator(".rubric").inner_text():
            await self._step(seen)
            seen = await self._settled()
        return self.done

    async def _step(self, seen: Seen) -> None:
        buttons = [found for name in BUTTONS if (found := await self._button(name))]
        if buttons:
            await self._press(buttons[0])
        elif seen.odds or seen.ready:
            await self._press(self.page.get_by_role("button", name=said("ui-commit")))
        elif seen.choices and not [name for name in seen.things if name.isdecimal()]:
            await self._press(self.page.locator("[data-choice]:enabled").first)
        else:
            await self.hands.point(next(name for name in seen.things if name.isdecimal()))
            self.done.append("point")
        await until(self.page, lambda now: now != seen)

    async def _settled(self) -> Seen:
        # While the page fires on by itself, its buttons are off.
        await expect(self.page.locator("button.strong:disabled")).to_have_count(0)
        return await until(self.page, lambda seen: seen.settled and bool(seen.todo))

    async def _button(self, name: str) -> Locator | None:
        found = self.page.get_by_role("button", name=said_of("sword", name), disabled=False)
        return found.first if await found.count() else None

    async def _press(self, button: Locator) -> None:
        if not await button.evaluate(IS_SEEN):
            self.done.append("scroll")
            await button.scroll_into_view_if_needed()
        self.done.append((await button.inner_text()).split("\n")[0])
        await (button.tap() if isinstance(self.hands, Finger) else button.click())

    async def _drag(self, unit: str, to: str) -> None:
        start, end = await self.hands._middle(unit, False), await self.hands._middle(to, False)
        if isinstance(self.hands, Finger):
            await (await Fingers.on(self.page)).draw(start, end)
        else:
            await self.page.mouse.move(*start)
            await self.page.mouse.down()
            await self.page.mouse.move(*end, steps=6)
            await self.page.mouse.up()
        self.done.append("drag")
        await self._settled()
