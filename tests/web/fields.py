"""Set positions of the hex game for the browser, and keys that walk over its sheet."""

import asyncio
import operator
import re
import time
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, NamedTuple

from playwright.async_api import Page

from gonfalon.core.position import told_position
from gonfalon.games.navas_hex.rules import engine
from gonfalon.games.navas_hex.rules.faults import _due
from gonfalon.games.navas_hex.rules.pieces import CHRISTIAN, RUY_DIAZ
from gonfalon.games.navas_hex.rules.state import ORDER, UNPLACED, State
from gonfalon.protocol.client import Seat
from gonfalon.protocol.credentials import Link
from gonfalon.protocol.requests import NewMatch
from gonfalon.protocol.updates import ToldStep
from tests.games.navas_hex.positions import GAME, SETUP, activate, at_start, field, hex_, offered, say
from tests.patience import PATIENCE
from tests.positions import place
from tests.server.processes import Process
from tests.web.hands import Hands, Keyboard
from tests.web.screens import Seen, until

SKIRMISH = {
    **{"alfonso-ch1": "1718 N", "haro-ch1": "1712 N", "haro-ar1": "1512 N", "haro-ch2": "1913 N"},
    **{"pedro-ch1": "0415 S routed", "nasir-pi1": "1701 S", "maysara-cl1": "1709 S", "mujahid-mi1": "1509 S"},
    **{"mujahid-ar1": "1310 S discouraged"},
}
"""Both sides in reach of each other, and the Christians' banner of Haro."""
OPTIONS = {"time-limit": "off", "turn-cap": "none"}
WHERE = """() => {
    const { dataset, ariaLabel } = document.activeElement;
    return [dataset.name ?? "", ariaLabel ?? ""];
}"""
FARTHEST = 80
LIE = """(sheet) => {
    const { a, e, f } = new DOMMatrix(sheet.style.transform);
    return { lie: [a, e, f], glides: sheet.matches(".gliding") };
}"""


def _fallen(s: State) -> State:
    """The points are those for everybody who is not there."""
    s.andalus_gone = True
    s.score = [_due(s, side)[0] for side in (0, 1)]
    return s


def acting(units: Mapping[str, str], banner: str, ruy_diaz: str | None = None) -> Any:
    """The same, when this banner is asked for its orders; perhaps with Ruy Díaz somewhere."""
    s = _fallen(field(units, turn_number=3))
    if ruy_diaz:
        s.marker_at[RUY_DIAZ] = hex_(ruy_diaz)
    activate(s, banner)
    return told_position(GAME, s)


def both_armies(ask: int = ORDER) -> Any:
    """All 153 units as at the battle, when the first Christian banner is asked for its orders, or something else."""
    s = at_start()
    while (s.ask, s.asked) != (ask, CHRISTIAN):
        say(s, offered(s)[-1])
    return told_position(GAME, s)


def setting_up(seat: str, left: int) -> Any:
    """A side sets up freely, and has this many units left to place."""
    s = engine.NavasHexRules(GAME.pieces).start(SETUP)
    if seat == "christian":
        say(s, "historical")
    say(s, "free")
    while s.gone.count(UNPLACED) - (len(GAME.pieces.army[0]) if seat == "moslem" else 0) > left:
        say(s, offered(s)[0])
    return told_position(GAME, s)


async def begin(table: Process, position: Any, bots: dict[str, str] | None = None) -> dict[str, Link]:
    return await place(table, NewMatch("sword", "navas-hex", OPTIONS, bots or {}), position)


async def sit_down(hands: Hands, opposite: Link) -> Seen:
    """Let somebody who does nothing sit opposite."""
    other = Seat(opposite)
    await other.join("Bela")
    await hands.sit("Ana")
    await begun(other)
    return await until(hands.page, lambda seen: seen.asks)


async def begun(seat: Seat) -> None:
    """Who commits first can reveal only when the other has committed too."""
    async with asyncio.timeout(PATIENCE):
        while not (await seat.latest()).sight:
            await asyncio.sleep(0.05)


async def told_steps(watcher: Link) -> list[ToldStep]:
    """All that happened so far."""
    seat = Seat(watcher)
    update = await seat.latest()
    steps, earlier = update.steps, update.earlier
    while earlier:
        page = await seat.steps(steps[0].number)
        steps, earlier = page.steps + steps, page.earlier
    return steps


class Lie(NamedTuple):
    """How the sheet lies under the view."""

    scale: float
    x: float
    y: float


async def lies(page: Page, fits: Callable[[Lie], bool] = lambda _: True) -> Lie:
    """Wait until the sheet lies still, and like that."""
    end = time.monotonic() + PATIENCE
    while True:
        found = await page.locator(".sheet").first.evaluate(LIE)
        lie = Lie(*found["lie"])
        if fits(lie) and not found["glides"]:
            return lie
        assert time.monotonic() < end, f"still waiting: {lie}"
        await asyncio.sleep(0.02)


class SheetKeys(Keyboard):
    """Comes onto the sheet by the Tab key and walks there by the arrows; by Page Down to whoever is with a unit."""

    async def point(self, thing: str) -> None:
        await self._come_onto_sheet()
        if thing.islower() and not thing[-1].isdigit():
            await super().point(thing)
            return
        if thing.isupper():
            # The page itself goes from the hex to the arrowheads around it.
            await self._comes_to(str.isupper)
        elif not thing.isdigit():
            thing = await self._hex_of(thing)
        for _ in range(FARTHEST):
            name, hex_ = await self._here()
            if thing in (name, hex_):
                await self.page.keyboard.press("Enter")
                return
            await self.page.keyboard.press("ArrowRight" if thing.isupper() else _way(hex_, thing))
            await self._comes_to(partial(operator.ne, name))
        raise AssertionError(f"the arrows do not lead to {thing}")

    async def _come_onto_sheet(self) -> None:
        await self._walk_to("document.activeElement.closest('.view [data-name]') !== null")

    async def _here(self) -> tuple[str, str]:
        """What has the focus, and its hex."""
        name, label = await self.page.evaluate(WHERE)
        found = re.search(r"hex (\d{4})", label)
        return name, found[1] if found else ""

    async def _comes_to(self, fits: Callable[[str], bool]) -> None:
        """Wait until the focus is there: it follows an arrow a moment later."""
        end = time.monotonic() + PATIENCE
        while not fits((await self._here())[0]):
            assert time.monotonic() < end, f"still at {await self._here()}"
            await asyncio.sleep(0.01)

    async def _hex_of(self, unit: str) -> str:
        label = await self.page.locator(f'[data-name="{unit}"]').first.get_attribute("aria-label")
        found = re.search(r"hex (\d{4})", label or "")
        assert found
        return found[1]


def _way(here: str, there: str) -> str:
    """Along the rows first, then along the column, as seen from the south."""
    if here[:2] != there[:2]:
        return "ArrowRight" if here[:2] < there[:2] else "ArrowLeft"
    return "ArrowDown" if here[2:] < there[2:] else "ArrowUp"
