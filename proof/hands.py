"""Play every battle in Chromium by each kind of hands and in every pairing.

By mouse, by keys, with a finger and by what a screen reader hears; against another browser, a bot, a terminal and a
program; at a table and in the page that needs no server (scripts/build-site makes it). The tests play some of this.
"""

import asyncio
from collections import Counter
from pathlib import Path

import pytest
from playwright.async_api import Browser

from proof.by_pytest import run
from proof.serverless import BATTLES
from tests.table import matches
from tests.table.processes import Process
from tests.web import test_serverless_battles as serverless
from tests.web import test_whole_games as whole_games
from tests.web.commander import Commander
from tests.web.fields import SheetKeys, begin, both_armies, told_steps
from tests.web.hands import Finger, Hands, Keyboard, Listener, Mouse
from tests.web.screens import DESK, PHONE, QUICK, shown

KINDS = (Mouse, Keyboard, Listener)
ON_HEXES = (Mouse, SheetKeys, Finger, Listener)
LEVELS = ("squire", "knight")
TURNS = 3
EVERYTHING = 1000
LIMIT = 1800
"""Seconds."""

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.timeout(LIMIT)]
every_battle = pytest.mark.parametrize("battle", matches.BATTLES)


@every_battle
async def test_two_browsers(chromium: Browser, table: Process, battle: str, tmp_path: Path) -> None:
    await whole_games.test_two_browsers(chromium, table, battle, tmp_path)


@every_battle
@pytest.mark.parametrize("kind", KINDS)
async def test_against_a_bot(chromium: Browser, table: Process, battle: str, kind: type[Hands], tmp_path: Path) -> None:
    await whole_games.test_against_a_bot(chromium, table, battle, kind, tmp_path)


@every_battle
async def test_against_a_terminal(chromium: Browser, table: Process, battle: str, tmp_path: Path) -> None:
    await whole_games.test_against_a_terminal(chromium, table, battle, tmp_path)


@every_battle
async def test_against_a_program(chromium: Browser, table: Process, battle: str, tmp_path: Path) -> None:
    await whole_games.test_against_a_program(chromium, table, battle, tmp_path)


@pytest.mark.parametrize("kind", ON_HEXES)
async def test_three_turns_on_hexes(chromium: Browser, table: Process, kind: type[Hands]) -> None:
    """Both armies, against the greedy bot; in each activation something is done by pointing."""
    links = await begin(table, both_armies(), {"moslem": "greedy"})
    screen = PHONE if kind is Finger else DESK
    async with asyncio.timeout(LIMIT), shown(chromium, str(links["christian"]), QUICK, **screen) as page:
        hands = kind(page, 1)
        await hands.sit("Ana")
        commander = Commander(hands)
        await commander.play(TURNS, EVERYTHING)
    words = [step.word.split()[0] for step in await told_steps(links["watcher"]) if step.actor == "christian"]
    print(f"{kind.__name__}: {len(words)} words, {len(commander.pointed)} times by pointing: {Counter(words)}")
    assert {"unit", "go", "end", "fire", "resolve"} <= set(words)


@pytest.mark.parametrize("battle", BATTLES)
@pytest.mark.parametrize("level", LEVELS)
async def test_without_a_server(chromium: Browser, battle: str, level: str, tmp_path: Path) -> None:
    await serverless.test_whole_battle(chromium, battle, level, tmp_path)


@pytest.mark.parametrize("level", LEVELS)
async def test_three_turns_without_a_server(chromium: Browser, level: str) -> None:
    await serverless.command(chromium, level, TURNS, EVERYTHING)


def main() -> int:
    return run(__file__, __doc__)
