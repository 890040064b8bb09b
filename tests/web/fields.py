"""Set positions of the hex game for the browser, and keys that walk over its sheet."""

import asyncio
import re
from collections.abc import Mapping
from typing import Any

from gonfalon.core.position import told_position
from gonfalon.games.sword import play, turn
from gonfalon.games.sword.invariants import _due
from gonfalon.games.sword.pieces import CHRISTIAN
from gonfalon.games.sword.state import ORDER, UNPLACED, State
from gonfalon.wire.client import begin_match
from gonfalon.wire.link import Link
from gonfalon.wire.protocol import NewMatch
from tests.games.sword.positions import GAME, SETUP, activate, at_start, field, offered, say
from tests.table.processes import Process, host_ticket
from tests.web.hands import Keyboard

OPTIONS = {"time-limit": "off", "turn-cap": "none"}
WHERE = """() => {
    const { dataset, ariaLabel } = document.activeElement;
    return [dataset.name ?? "", ariaLabel ?? ""];
}"""
FARTHEST = 80


def few(units: Mapping[str, str], turn_number: int) -> Any:
    """These units at the beginning of a turn; all others have fallen."""
    s = _fallen(field(units, turn_number=turn_number - 1))
    turn.begin_turn(s)
    play.run(s)
    return told_position(GAME, s)


def _fallen(s: State) -> State:
    """The points are those for everybody who is not there."""
    s.andalus_gone = True
    s.score = [_due(s, side)[0] for side in (0, 1)]
    return s


def acting(units: Mapping[str, str], banner: str) -> Any:
    """The same, when this banner is asked for its orders."""
    s = _fallen(field(units, turn_number=3))
    activate(s, banner)
    return told_position(GAME, s)


def both_armies() -> Any:
    """All 153 units as at the battle, when the first Christian banner is asked for its orders."""
    s = at_start()
    while (s.ask, s.asked) != (ORDER, CHRISTIAN):
        say(s, offered(s)[-1])
    return told_position(GAME, s)


def setting_up(seat: str, left: int) -> Any:
    """A side sets up freely, and has this many units left to place."""
    s = play.SwordRules(GAME.pieces).start(SETUP)
    if seat == "christian":
        say(s, "historical")
    say(s, "free")
    while s.gone.count(UNPLACED) - (len(GAME.pieces.army[0]) if seat == "moslem" else 0) > left:
        say(s, offered(s)[0])
    return told_position(GAME, s)


async def begin(table: Process, position: Any, bots: dict[str, str] | None = None) -> dict[str, Link]:
    wish = NewMatch("sword", "navas-hex", OPTIONS, bots or {}, position=position)
    created = await begin_match(table.address, host_ticket(), wish)
    return {seat: Link(table.address, created.match, ticket) for seat, ticket in created.tickets.items()}


class SheetKeys(Keyboard):
    """Comes onto the sheet by the Tab key and walks there by the arrows."""

    async def point(self, thing: str) -> None:
        await self._come_onto_sheet()
        if not thing.isdigit() and not thing.isupper():
            thing = await self._hex_of(thing)
        for _ in range(FARTHEST):
            name, hex_ = await self._here()
            if thing in (name, hex_):
                await self.page.keyboard.press("Enter")
                return
            await self.page.keyboard.press("ArrowRight" if thing.isupper() else _way(hex_, thing))
        raise AssertionError(f"the arrows do not lead to {thing}")

    async def _come_onto_sheet(self) -> None:
        await self._walk_to("document.activeElement.closest('.view [data-name]') !== null")

    async def _here(self) -> tuple[str, str]:
        """What has the focus, once it has come to rest, and its hex."""
        await asyncio.sleep(0.05)
        name, label = await self.page.evaluate(WHERE)
        found = re.search(r"hex (\d{4})", label)
        return name, found[1] if found else ""

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
