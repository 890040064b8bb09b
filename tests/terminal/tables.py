"""A real table on a real socket, and terminals that join it."""

import asyncio
import random
import socket
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from textual.pilot import Pilot
from textual.widgets import Input

from gonfalon.protocol.credentials import Link
from gonfalon.protocol.requests import NewMatch
from gonfalon.server.settings import Settings
from gonfalon.server.startup import make_server, make_table
from gonfalon.terminal.input.picker import KEYS
from gonfalon.terminal.join import Joined, enter
from gonfalon.terminal.screens.dialogs import Confirm, EndWindow, FightWindow
from gonfalon.terminal.screens.odds import OddsWindow
from gonfalon.terminal.screens.play_screen import PlayScreen
from tests.patience import PATIENCE
from tests.server.processes import listener
from tests.terminal.hands import is_asked, seen


class House:
    """A table that can be closed and opened again on the same file and port."""

    def __init__(self, folder: Path) -> None:
        self._listener: socket.socket | None = listener()
        self.settings = Settings(port=self._listener.getsockname()[1], file=folder / "table.sqlite", rate=0)

    @property
    def address(self) -> str:
        return f"http://{self.settings.host}:{self.settings.port}"

    async def open(self) -> None:
        self.table = make_table(self.settings)
        self._server = make_server(self.table, self.settings)
        sockets, self._listener = [self._listener or listener(self.settings.port)], None
        self._serving = asyncio.create_task(self._server.serve(sockets))
        async with asyncio.timeout(PATIENCE):
            while not self._server.started:
                assert not self._serving.done(), "nothing can be served there"
                await asyncio.sleep(0.01)

    async def close(self) -> None:
        self._server.should_exit = True
        async with asyncio.timeout(PATIENCE):
            await self._serving

    async def begin(self, wish: NewMatch) -> dict[str, str]:
        """A new match: the link to each free seat."""
        created = await self.table.creation.create(wish)
        return {seat: str(Link(self.address, created.match, ticket)) for seat, ticket in created.tickets.items()}


@asynccontextmanager
async def seated(
    link: str, name: str | None = None, size: tuple[int, int] = (120, 36), pace: float = 0
) -> AsyncIterator[Pilot[None]]:
    """A terminal that has joined the table with this link."""
    app = Joined(await enter(link), name, pace)
    async with app.run_test(size=size, notifications=True) as pilot:
        yield pilot


async def until(pilot: Pilot[None], settled: Callable[[], object]) -> None:
    """Wait until the screen is where we want it; fails after a while."""
    end = time.monotonic() + PATIENCE
    while not settled():
        assert time.monotonic() < end, f"still waiting at {pilot.app.screen}"
        await asyncio.sleep(0.005)


async def at_table(pilot: Pilot[None]) -> PlayScreen:
    """The table, once it is there and shows something."""
    await until(
        pilot, lambda: any(isinstance(screen, PlayScreen) and screen.sight for screen in pilot.app.screen_stack)
    )
    return next(screen for screen in pilot.app.screen_stack if isinstance(screen, PlayScreen))


async def asked(pilot: Pilot[None]) -> PlayScreen:
    """The table, once a person there has to decide; fights are skipped on the way."""
    while not is_asked(pilot):
        await until(pilot, lambda: is_asked(pilot) or isinstance(pilot.app.screen, FightWindow))
        if isinstance(pilot.app.screen, FightWindow):
            await pilot.press("s")
    return await at_table(pilot)


async def choose(pilot: Pilot[None], rng: random.Random) -> None:
    """Build one whole action from the lines that the picker offers, any of them; perhaps it has to be confirmed."""
    table = await asked(pilot)
    number = table.session.number
    async with asyncio.timeout(PATIENCE):
        while is_asked(pilot):
            with pilot.app._context():  # with several terminals here, Textual takes the last for the active one
                table.picker.press(KEYS[rng.randrange(min(table.picker.option_count, len(KEYS)))])
            await asyncio.sleep(0.001)
    await until(
        pilot,
        lambda: table.session.number > number or is_asked(pilot) or isinstance(pilot.app.screen, (Confirm, OddsWindow)),
    )
    if isinstance(pilot.app.screen, OddsWindow):
        await pilot.press("enter")
        await until(pilot, lambda: table.session.number > number)


_GO_ON = {FightWindow: "s", OddsWindow: "enter"}


async def play(pilot: Pilot[None], rng: random.Random, decisions: int = 10_000) -> None:
    """Continue until the end window opens, or one is asked after this many decisions. Warnings are confirmed."""
    windows = (EndWindow, FightWindow, Confirm, OddsWindow)
    while True:
        await until(pilot, lambda: is_asked(pilot) or isinstance(pilot.app.screen, windows))
        screen = pilot.app.screen
        if isinstance(screen, EndWindow) or (not decisions and is_asked(pilot)):
            return
        if isinstance(screen, PlayScreen):
            await choose(pilot, rng)
            decisions -= 1
        else:
            await pilot.press(_GO_ON.get(type(screen), "y"))


async def shows(pilot: Pilot[None], text: str) -> None:
    await until(pilot, lambda: text in seen(pilot))


async def type_(pilot: Pilot[None], key: str, text: str) -> None:
    """Open a line with a key, write into it and send it."""
    await pilot.press(key)
    line = pilot.app.focused
    assert isinstance(line, Input)
    with pilot.app._context():
        line.value = text
    await pilot.press("enter")
