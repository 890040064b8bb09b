"""Plays at the screen as a person would: keys and clicks, nothing else."""

import random
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from gonfalon.core import Fate, Game, Match, Setup, registry
from gonfalon.terminal.app import Gonfalon
from gonfalon.terminal.board import Board
from gonfalon.terminal.input.picker import KEYS
from gonfalon.terminal.screens.dialogs import Curtain, EndWindow, FightWindow
from gonfalon.terminal.screens.odds import OddsWindow
from gonfalon.terminal.screens.play_screen import PlayScreen
from gonfalon.terminal.session.local import LocalSession
from gonfalon.terminal.session.storage import Keeper
from tests.patience import PATIENCE

Settle = Callable[[], bool]
GAME: Game[Any] = registry.find("navas")
BOARD: Board = registry.board("navas")(GAME)


def app_for(
    scenario: str = "basic", seat: str = "christian", opponent: str = "random", seed: int = 1, **options: str
) -> Gonfalon:
    wanted = {"scenario": scenario, "seat": seat, "opponent": opponent, **options}
    return Gonfalon(GAME, BOARD, wanted, fate=_fate(seed), pace=0)


def app_with_menu(seed: int = 1) -> Gonfalon:
    return Gonfalon(GAME, BOARD, fate=_fate(seed), pace=0)


def app_resuming(path: Path, seed: int = 1) -> Gonfalon:
    return Gonfalon(GAME, BOARD, resume=path, pace=0)


def _fate(seed: int) -> Fate:
    return Fate(bytes([seed]) * 32, [b"one", b"two"])


async def until(pilot: Pilot[Any], settled: Settle) -> None:
    """Wait until the screen is where we want it; fails after a while."""
    end = time.monotonic() + PATIENCE
    await pilot.pause()
    while not settled():
        assert time.monotonic() < end, f"still waiting at {pilot.app.screen}"
        await pilot.pause()


def table(pilot: Pilot[None]) -> PlayScreen:
    return next(screen for screen in pilot.app.screen_stack if isinstance(screen, PlayScreen))


def here(pilot: Pilot[None]) -> LocalSession:
    """The match at this very screen."""
    session = table(pilot).session
    assert isinstance(session, LocalSession)
    return session


def is_asked(pilot: Pilot[None]) -> bool:
    screen = pilot.app.screen
    return isinstance(screen, PlayScreen) and screen.waiting


async def settle(pilot: Pilot[None]) -> None:
    """Wait until a person has to do something."""
    stops = (Curtain, FightWindow, EndWindow, OddsWindow)
    await until(pilot, lambda: is_asked(pilot) or isinstance(pilot.app.screen, stops))


async def pick(pilot: Pilot[None], rng: random.Random) -> None:
    """Choose a whole action by keys, any that is offered."""
    screen = table(pilot)
    number = screen.session.number
    while is_asked(pilot) and screen.session.number == number:
        lines = screen.picker.option_count
        await pilot.press(KEYS[rng.randrange(min(lines, len(KEYS)))])
        if isinstance(pilot.app.screen, OddsWindow):
            await pilot.press("enter")


async def play(
    pilot: Pilot[None],
    rng: random.Random,
    on_turn: Callable[[PlayScreen], Awaitable[None]] | None = None,
    actions: int = 10_000,
) -> None:
    """Continue until the end window opens, or for this many actions."""
    for _ in range(actions):
        await settle(pilot)
        screen = pilot.app.screen
        if isinstance(screen, EndWindow):
            return
        if isinstance(screen, PlayScreen):
            if on_turn:
                await on_turn(screen)
            await pick(pilot, rng)
        else:
            await _go_on(pilot)


async def reach_the_field(pilot: Pilot[Any]) -> None:
    """Bid and play until troops can be led."""
    await play(pilot, random.Random(1), actions=2)
    await until(pilot, lambda: is_asked(pilot) and "attack" in " ".join(table(pilot).sight.legal))  # type: ignore[union-attr]


def cell(pilot: Pilot[None], zone: str) -> tuple[int, int]:
    """Where on the page of the board one points at this."""
    screen = table(pilot)
    size = (screen.page.size.width, screen.page.size.height)
    cells = ((x, y) for y in range(size[1]) for x in range(size[0]))
    return next(at for at in cells if screen.board.zone_at(*at, size) == zone)


async def click(pilot: Pilot[None], zone: str) -> None:
    await pilot.click(table(pilot).page, offset=cell(pilot, zone))
    await pilot.pause()


async def give_up(pilot: Pilot[None]) -> None:
    """End the match where it is, unless it is over."""
    await settle(pilot)
    while not isinstance(pilot.app.screen, EndWindow):
        if is_asked(pilot):
            await pilot.press("r", "y")
        else:
            await _go_on(pilot)
        await settle(pilot)


async def _go_on(pilot: Pilot[None]) -> None:
    await pilot.press("s" if isinstance(pilot.app.screen, FightWindow) else "enter")


def seen(pilot: Pilot[Any]) -> str:
    """All text on the screen."""
    width, height = pilot.app.size
    rows = pilot.app.screen._compositor.render_strips()
    return "\n".join(strip.text[:width] for strip in rows[:height])


def fresh_match() -> Match[Any]:
    """One against a bot, in which nothing has been done yet."""
    return Match(GAME, Setup("basic"), {"muslim": "random"}, _fate(3))


def keep(match: Match[Any]) -> Path:
    """The file in which it is kept."""
    keeper = Keeper.fresh(match, None)
    keeper.keep(match)
    return keeper.path
