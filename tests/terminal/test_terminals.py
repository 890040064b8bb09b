"""The terminal itself: without colours, without a terminal at all, too small, two of them on one match."""

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from gonfalon.cli import main
from gonfalon.core.texts import LANGUAGES
from gonfalon.terminal.app import Gonfalon
from gonfalon.terminal.board import PlainBoard
from gonfalon.terminal.screens.chooser import BattleChooser
from gonfalon.terminal.screens.menu import Menu
from gonfalon.terminal.session import storage
from tests.terminal.hands import (
    GAME,
    _fate,
    app_for,
    app_resuming,
    fresh_match,
    here,
    is_asked,
    keep,
    pick,
    seen,
    until,
)

COMMAND = [sys.executable, "-c", "import sys; from gonfalon.cli import main; sys.exit(main())"]


@pytest.mark.full
@pytest.mark.parametrize("words", [["play", "navas"], ["play"], ["play", "--resume"]], ids=" ".join)
def test_without_a_terminal(words: list[str]) -> None:
    """Nothing is drawn where nobody can see it, and nobody waits for keys that cannot come."""
    keep(fresh_match())
    told = subprocess.run(
        [*COMMAND, *words], stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60, check=False
    )
    assert told.returncode == 1
    assert "needs an interactive terminal" in told.stderr
    assert "\x1b" not in told.stderr + told.stdout


@pytest.mark.full
async def test_one_match_in_two_terminals() -> None:
    """A match that is open is not opened again: what the first terminal writes is never lost. Then it is free again."""
    path = keep(fresh_match())
    app = app_resuming(path)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: is_asked(pilot))
        other = app_resuming(path)
        async with other.run_test(size=(80, 24), notifications=True) as beside:
            await until(beside, lambda: isinstance(other.screen, Menu))
            await until(beside, lambda: "This match is open" in seen(beside))
        await pick(pilot, random.Random(1))
        await until(pilot, lambda: is_asked(pilot))
        played = here(pilot).match.number
        await pilot.press("q", "y")
        await until(pilot, lambda: app._exit)
    assert len(storage.load(path).entries) == played
    assert not list(path.parent.glob("*.lock"))
    again = app_resuming(path)
    async with again.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: is_asked(pilot))


def test_a_name_is_enough_to_go_on() -> None:
    """A match can be named without its folder."""
    path = keep(fresh_match())
    assert storage.found(Path(path.name)) == path
    assert storage.found(path) == path
    assert storage.found(Path("nowhere.gonfalon")) == Path("nowhere.gonfalon")


def test_which_match_to_go_on_with(monkeypatch: pytest.MonkeyPatch) -> None:
    """With several that wait, --resume asks; whoever chooses none plays none."""
    keep(fresh_match())
    keep(fresh_match())
    asked: list[bool] = []
    monkeypatch.setattr(BattleChooser, "run", lambda self: asked.append(True))
    assert main(["play", "--resume"]) == 0
    assert asked == [True]


async def test_a_screen_that_is_too_small() -> None:
    """Where a part of the board does not fit, that is said."""
    async with app_for(seed=44).run_test(size=(60, 20), notifications=True) as pilot:
        await until(pilot, lambda: "Your terminal is 60" in seen(pilot))


@pytest.mark.full
@pytest.mark.parametrize("locale", LANGUAGES)
def test_keys_fit_into_80_columns(locale: str) -> None:
    """In every language the foot of the screen shows every key that it is to show."""
    code = (
        "import asyncio; from tests.terminal.hands import *\n"
        "async def look():\n"
        "    async with app_for(seed=44).run_test(size=(80, 24)) as pilot:\n"
        "        await settle(pilot)\n"
        "        foot = seen(pilot).splitlines()[-1]\n"
        "        shown = [key.description for key in PlayScreen.BINDINGS if key.show and key.action != 'chat']\n"
        "        assert all(key in foot for key in shown), (foot, shown)\n"
        "        chat = next(key for key in PlayScreen.BINDINGS if key.action == 'chat')\n"
        "        assert len(foot.rstrip()) + len('t   ' + chat.description) <= 80\n"
        "asyncio.run(look())"
    )
    subprocess.run([sys.executable, "-c", code], env=os.environ | {"GONFALON_LANG": locale}, check=True, timeout=120)


async def test_no_colours_on_a_board_without_any(monkeypatch: pytest.MonkeyPatch) -> None:
    """NO_COLOR: a board that paints nothing itself can be played too."""
    monkeypatch.setenv("NO_COLOR", "1")
    wanted = {"scenario": "basic", "seat": "christian", "opponent": "random"}
    app = Gonfalon(GAME, PlainBoard(GAME), wanted, fate=_fate(44), pace=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: is_asked(pilot) and "zones" in seen(pilot))
