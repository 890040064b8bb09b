"""Whole games in the browser: against another browser, a bot and a terminal.

`scripts/prove hands` plays every battle in every pairing, and against a program.
"""

import asyncio
import random
from pathlib import Path

import pytest
from playwright.async_api import Browser

from tests.server import matches
from tests.server.processes import Process
from tests.terminal.tables import play, seated
from tests.web.hands import Finger, Hands, Keyboard, Mouse
from tests.web.screens import DESK, PHONE, QUICK, shown, until
from tests.web.words import said

LIMIT = 300
FATE = said("ui-fate-kept")

pytestmark = pytest.mark.asyncio(loop_scope="session")


@pytest.mark.full
@pytest.mark.parametrize("battle", ["arsuf"])
async def test_two_browsers(chromium: Browser, table: Process, battle: str, tmp_path: Path) -> None:
    """One plays by keys alone, the other with a finger on a phone; both see the same end, and the record is proved."""
    links = await matches.begin(table.address, battle)
    first, second = matches.seats(battle)
    async with (
        asyncio.timeout(LIMIT),
        shown(chromium, str(links[first]), QUICK, **DESK) as desk,
        shown(chromium, str(links[second]), QUICK, **PHONE) as phone,
    ):
        keyboard, finger = Keyboard(desk, 1), Finger(phone, 2)
        await keyboard.sit("Ana")
        await finger.sit("Bela")
        await asyncio.gather(keyboard.play(), finger.play())
        ends = [(await until(page, lambda seen: FATE in seen.todo)).todo for page in (desk, phone)]
    assert ends[0] == ends[1]
    assert keyboard.pointed
    assert finger.pointed
    await matches.verify(links["watcher"], tmp_path)


@pytest.mark.parametrize(("battle", "kind"), [("hattin", Mouse)])
async def test_against_a_bot(chromium: Browser, table: Process, battle: str, kind: type[Hands], tmp_path: Path) -> None:
    """The greedy bot, which thinks beside the table; by mouse alone, by keys alone, and by roles and names alone."""
    links = await matches.begin(table.address, battle, bot="greedy")
    link = links[matches.seats(battle)[0]]
    async with asyncio.timeout(LIMIT), shown(chromium, str(link), QUICK, **DESK) as page:
        hands = kind(page, 3)
        await hands.sit("Ana")
        await hands.play()
    assert hands.pointed
    await matches.verify(links["watcher"], tmp_path)


@pytest.mark.full
@pytest.mark.parametrize("battle", ["basic"])
async def test_against_a_terminal(chromium: Browser, table: Process, battle: str, tmp_path: Path) -> None:
    """The full-screen terminal client at the other end."""
    links = await matches.begin(table.address, battle)
    first, second = matches.seats(battle)
    async with (
        asyncio.timeout(LIMIT),
        shown(chromium, str(links[first]), QUICK, **PHONE) as page,
        seated(str(links[second]), "Tomás", (80, 24)) as pilot,
    ):
        hands = Finger(page, 4)
        await hands.sit("Ana")
        await asyncio.gather(hands.play(), play(pilot, random.Random(5)))
    await matches.verify(links["watcher"], tmp_path)
