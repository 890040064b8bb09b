"""Play every battle in Chromium by each kind of hands and in every pairing.

By mouse, by keys, with a finger and by what a screen reader hears; against another browser, a bot, a terminal and a
program; at a table and in the page that needs no server (scripts/build-site makes it). The tests play some of this.
"""

import asyncio
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page

from proof.by_pytest import run
from proof.serverless import BATTLES
from tests.server import matches
from tests.server.processes import Process
from tests.web import test_serverless_battles as serverless
from tests.web import test_whole_games as whole_games
from tests.web.commander import WAYS, Commander, dark
from tests.web.fields import SKIRMISH, SheetKeys, acting, begin, both_armies, told_steps
from tests.web.hands import Finger, Hands, Keyboard, Listener, Mouse
from tests.web.plain_files import LOADED, served
from tests.web.plain_files import begin as begin_here
from tests.web.screens import DESK, PHONE, QUICK, Seen, look, shown, until
from tests.web.words import said

KINDS = (Mouse, Keyboard, Listener)
ON_HEXES = (Mouse, SheetKeys, Finger, Listener)
LEVELS = ("squire", "knight")
TURNS = 3
ORDER, PLANNED = "ask-order", "plan-complete"
EVERYTHING = 1000
THINKING = re.compile(r"Play now \((\d+)%\)")
FAR = 50
"""Percent of a thought after which it is no longer worth hurrying."""
BUSY = "import time; end = time.monotonic() + 180\nwhile time.monotonic() < end: pass"
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
    """Sixty lines of Python at the other end, in a process of their own."""
    links = await matches.begin(table.address, battle)
    first, second = matches.seats(battle)
    async with asyncio.timeout(LIMIT), shown(chromium, str(links[first]), QUICK, **DESK) as page:
        hands = Keyboard(page, 6)
        await hands.sit("Ana")
        _, told = await asyncio.gather(hands.play(), matches.run_program(links[second]))
    assert "won" in told
    await matches.verify(links["watcher"], tmp_path)


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


def _some_hex(seen: Seen) -> str:
    return next(name for name in seen.things if name.isdecimal())


class General:
    """Plays one side of the skirmish, whatever hands it has: fires, charges, reacts, and marches once."""

    def __init__(self, hands: Hands, seat: str, charges: tuple[str, str] | None = None) -> None:
        self.hands, self.page, self.seat, self.charges = hands, hands.page, seat, charges
        self.marched = False

    async def play(self, until_turn: int) -> None:
        while await self._turn() < until_turn:
            seen = await look(self.page)
            if seen.over:
                return
            if seen.asks or (seen.settled and seen.question == PLANNED):
                await self._answer(seen)
            await asyncio.sleep(0.05)

    async def _turn(self) -> int:
        text = await self.page.locator(".rubric").inner_text()
        return int(text.split()[1])

    async def _answer(self, seen: Seen) -> None:
        if seen.scene:
            await self.hands.press(said("ui-go-on"))
        elif seen.odds:
            await self.hands.press(said("ui-commit"))
        elif seen.question == PLANNED:
            await self._go_on()
        elif seen.question == ORDER:
            await self._give_orders(seen)
        elif seen.question == "ask-declare":
            await self._attack(seen)
        else:
            await self.hands.choose(0)
        await self._taken_in(seen)

    async def _give_orders(self, seen: Seen) -> None:
        """One unit is moved on the sheet, once; the rest stands."""
        mine = [name for name in seen.things if "-" in name]
        if not self.marched and mine and not self.charges:
            self.marched = True
            await self.hands.point(mine[0])
            seen = await until(self.page, lambda now: now.settled and any(name.isdecimal() for name in now.things))
            await self.hands.point(_some_hex(seen))
            seen = await until(self.page, lambda now: now.settled and now.todo != seen.todo)
            if way := [name for name in seen.things if name in WAYS]:
                await self.hands.point(way[0])
                await until(self.page, lambda now: now.settled and now.question != "ask-facing")
        await self._go_on()

    async def _attack(self, seen: Seen) -> None:
        if self.charges and self.charges[0] in seen.things:
            (unit, target), self.charges = self.charges, None
            await self.hands.point(unit)
            await until(self.page, lambda now: now.settled and unit in now.chosen)
            await self.hands.point(target)
            await until(self.page, lambda now: now.settled)
        await self._go_on()

    async def _go_on(self) -> None:
        """By the one dark button."""
        if button := await dark(self.page):
            await self.hands.press(button)

    async def _taken_in(self, seen: Seen) -> None:
        for _ in range(100):
            if (await look(self.page)) != seen:
                return
            await asyncio.sleep(0.02)


async def test_three_turns_in_two_browsers(chromium: Browser, table: Process) -> None:
    """One by keys alone, one with a finger on a phone: fire, a charge with a reaction, rout and rally.

    The charge comes before any dice that could take its target away.
    """
    links = await begin(table, acting(SKIRMISH, "haro"))
    async with (
        asyncio.timeout(LIMIT),
        shown(chromium, str(links["christian"]), QUICK, **DESK) as desk,
        shown(chromium, str(links["moslem"]), QUICK, **PHONE) as phone,
    ):
        ana, bela = SheetKeys(desk, 1), Finger(phone, 1)
        await ana.sit("Ana")
        await bela.sit("Bela")
        await asyncio.gather(until(desk, lambda seen: seen.asks), until(phone, lambda seen: bool(seen.todo)))
        christian = General(ana, "christian", ("haro-ch1", "maysara-cl1"))
        moslem = General(bela, "moslem")
        await asyncio.gather(christian.play(6), moslem.play(6))
    steps = await told_steps(links["watcher"])
    words = {step.word.split()[0] for step in steps}
    assert {"fire", "charge", "end"} <= words
    assert {"react", "slip", "stand"} & words
    assert {"fired", "fought", "rally-tested", "points-counted"} <= {e["event"] for step in steps for e in step.events}


@contextmanager
def others_busy() -> Iterator[None]:
    """Leaves thoughts little of the processor: else a quick machine is done before one could see how far it is."""
    others = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(4)]
    try:
        yield
    finally:
        for each in others:
            each.kill()
            each.wait()


async def test_hurried_without_a_server(chromium: Browser) -> None:
    """The Gonfalonier tells how far he is while he thinks, and answers at once if told to."""
    with served() as (address, _):
        async with shown(chromium, f"{address}play/", QUICK, **DESK) as page:
            await begin_here(page, "saladin hattin", "gonfalonier")
            with others_busy():
                await _hurry(page)


async def _hurry(page: Page) -> None:
    hands, thinking = Mouse(page, 1, LOADED), page.get_by_role("button", name=THINKING)
    while not (done := await _done(page)) or done[0] > FAR:
        seen = await look(page)
        assert not seen.over, "the match ended before a thought took long enough to be told of"
        if seen.asks:
            await hands.step(seen)
    await thinking.click()
    told = [0]
    while now := await _done(page):
        told += now
    assert max(told) < FAR + 25


async def _done(page: Page) -> list[int]:
    """How much of the thought is done, in percent, if one is told of."""
    texts = await page.get_by_role("button", name=THINKING).all_inner_texts()
    return [int(found[1]) for text in texts if (found := THINKING.search(text))]


def main() -> int:
    return run(__file__, __doc__)
