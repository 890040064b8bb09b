"""The first minutes of somebody who has never seen it: `gonfalon` alone in a terminal of 80×24."""

import asyncio
import re
import sys
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Button, OptionList, Static

from gonfalon.cli import main
from gonfalon.terminal.full_screen import FullScreen
from gonfalon.terminal.screens.battles import BattleChooser
from gonfalon.terminal.screens.menu import Menu
from tests.terminal.hands import is_asked, table, until

MOST_KEYS = 3
MOST_WORDS = 60


class Newcomer:
    """Presses Enter wherever there is something to choose, and reads what is asked and what Enter would choose."""

    def __init__(self) -> None:
        self.keys = 0
        self.read: list[str] = []
        self.has_moved = False

    async def use(self, app: FullScreen[Any]) -> Any:
        async with app.run_test(size=(80, 24)) as pilot:
            await (self._choose(pilot, app) if isinstance(app, BattleChooser) else self._play(pilot))
        return app.return_value

    async def _choose(self, pilot: Pilot[Any], app: BattleChooser) -> None:
        battles = app.query_one(OptionList)
        await until(pilot, lambda: battles.highlighted == 0)
        self._look(app.query_one("#chooser .faint", Static).content, battles.get_option_at_index(0).prompt)
        await self._enter(pilot)

    async def _play(self, pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: isinstance(pilot.app.screen, Menu) and pilot.app.focused is not None)
        menu = pilot.app.screen
        self._look(menu.query_one("#battle", Static).content, menu.query_one("#hint", Static).content)
        self._look(menu.query_one("#begin", Button).label)
        await self._enter(pilot)
        await until(pilot, lambda: is_asked(pilot))
        screen, before = table(pilot), table(pilot).session.number
        self._look(screen.query_one("#prompt", Static).content, *(line.prompt for line in screen.picker.options))
        await self._enter(pilot)
        await until(pilot, lambda: screen.session.number > before)
        mine = screen.game.seat_name(screen.seat)
        self.has_moved = mine in [step.actor for step in screen.session.steps(screen.seat, before)]

    def _look(self, *texts: object) -> None:
        self.read += [word for text in texts for word in re.findall(r"\w[\w'’-]*", str(text))]

    async def _enter(self, pilot: Pilot[Any]) -> None:
        self.keys += 1
        await pilot.press("enter")


def test_from_the_bare_command_to_the_first_own_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """At most three keys, the move among them, and sixty words that have to be read."""
    newcomer = Newcomer()
    for stream in (sys.stdin, sys.stdout):
        monkeypatch.setattr(stream, "isatty", lambda: True)
    monkeypatch.setattr(FullScreen, "run", lambda app: asyncio.run(newcomer.use(app)))
    assert main([]) == 0
    assert newcomer.has_moved
    assert newcomer.keys <= MOST_KEYS
    assert 20 < len(newcomer.read) <= MOST_WORDS, newcomer.read
