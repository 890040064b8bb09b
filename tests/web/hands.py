"""People at a screen: each reads what is offered there and picks something, with the means it has."""

import asyncio
import json
import math
import random
import re
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress
from itertools import pairwise

from playwright.async_api import CDPSession, Locator, Page

from tests.patience import PATIENCE
from tests.web.screens import Seen, look, until
from tests.web.words import said

FIGHTS = ("attack", "charge", "shoot", "order", "react", "storm")
LINES, FINALS = "[data-choice]", "[data-final]"
HOLDS = ("don't ",)
ENDS = ("end the turn", "pass", "resign")
MIDDLE = """([name, scroll]) => {
    const thing = document.querySelector(`[data-name="${name}"]`);
    if (!thing) return { why: `there is no ${name}` };
    const middle = () => {
        const { x, y, width, height } = thing.getBoundingClientRect();
        return [x + width / 2, y + height / 2];
    };
    const under = () => document.elementFromPoint(...middle());
    const isFree = () => under()?.closest("[data-name], [data-zone]");
    if (scroll) thing.scrollIntoView({ block: "center", inline: "center" });
    if (scroll && !isFree()) scrollBy(0, middle()[1] - innerHeight / 4);
    const over = under()?.outerHTML.slice(0, 200) ?? "nothing: it is outside the window";
    return { middle: middle(), why: isFree() ? "" : `${name} lies under ${over}` };
}"""
STILL = 0.5
"""Pixels that a thing may move between two looks and still counts as lying still."""
READY = 0.7
"""How often what is ready is done, although something else could be added or chosen."""
FARTHEST = 150
"""Steps of the Tab key around the whole page."""


class Hands(ABC):
    """Sits down and plays to the end. Only `press`, `choose`, `point` and `write` differ.

    `patience` is for how many seconds nothing may happen.
    """

    def __init__(self, page: Page, seed: int, patience: float = PATIENCE) -> None:
        self.page = page
        self.patience = patience
        self.rng = random.Random(seed)
        self.pointed = 0

    @abstractmethod
    async def write(self, field: str, text: str) -> None: ...

    @abstractmethod
    async def press(self, button: str) -> None: ...

    @abstractmethod
    async def choose(self, at: int) -> None:
        """Take one of the choices, counted from 0."""

    @abstractmethod
    async def point(self, thing: str) -> None:
        """Point at a thing on the board."""

    async def sit(self, name: str) -> None:
        await self.write(said("ui-name"), name)
        await self.press(said("ui-sit-down"))

    async def play(self) -> str:
        """Go on until the battle is over; gives what is said of it."""
        while not (seen := await until(self.page, lambda seen: seen.asks or seen.over)).over:
            await self.step(seen)
        return seen.todo

    async def play_until(self, fits: Callable[[Seen], bool]) -> Seen:
        """Go on until the screen shows what is looked for."""
        while not fits(seen := await until(self.page, lambda seen: seen.asks or seen.over, self.patience)):
            assert not seen.over
            await self.step(seen)
        return seen

    async def step(self, seen: Seen) -> None:
        """Do one thing, and wait until the page has taken it in."""
        did = await self._do_one_thing(seen)
        try:
            await until(self.page, lambda now: now != seen and not _has_come(seen, now), self.patience)
        except AssertionError as error:
            error.add_note(f"after this was done: {did}")
            raise

    async def _do_one_thing(self, seen: Seen) -> str:
        if seen.curtain:
            return await self._press(said("ui-show-me"))
        if seen.scene:
            return await self._press(said("ui-go-on"))
        if seen.odds or (seen.ready and (not seen.choices or self.rng.random() < READY)):
            return await self._press(said("ui-commit"))
        if seen.things and self.rng.random() < 0.4:
            return await self._point_at_one_of(seen.things)
        at = self._wish(seen.choices)
        await self.choose(at)
        return f"chose {seen.choices[at]}"

    async def _press(self, button: str) -> str:
        await self.press(button)
        return f"pressed {button}"

    async def _choice(self, at: int) -> Locator:
        """The lines of the list, then what ends a turn."""
        lines = self.page.locator(LINES)
        few = await lines.count()
        return lines.nth(at) if at < few else self.page.locator(FINALS).nth(at - few)

    async def _point_at_one_of(self, things: list[str]) -> str:
        self.pointed += 1
        thing = self.rng.choice(things)
        with suppress(TimeoutError):  # the others were quicker, and it can no longer be chosen
            await self.point(thing)
        return f"pointed at {thing}"

    async def _middle(self, thing: str, scroll: bool = True) -> tuple[float, float]:
        """Where somebody aims at it, who first brings it into sight and waits until it lies still, covered by nothing.

        It is found and measured in one go: what the others do may draw it anew in between.
        """
        end, before = time.monotonic() + PATIENCE, None
        while True:
            seen = await self.page.evaluate(MIDDLE, [thing, scroll])
            now = seen.get("middle")
            if not seen["why"] and before and math.dist(before, now) < STILL:
                x, y = now
                return x, y
            if time.monotonic() > end or (not now and await self._is_gone(thing)):
                raise TimeoutError(seen["why"] or f"{thing} never lies still")
            before = now
            await asyncio.sleep(0.02)

    async def _is_gone(self, thing: str) -> bool:
        """Not only drawn anew: something else is asked now."""
        seen = await look(self.page)
        return seen.settled and thing not in seen.things

    def _wish(self, choices: list[str]) -> int:
        """Rather fight than walk, rather walk than end the turn."""
        fights = [_any(FIGHTS, name) and not _any(HOLDS, name) for name in choices]
        weights = [6 if fight else 1 if _any(ENDS, name) else 3 for fight, name in zip(fights, choices, strict=True)]
        return self.rng.choices(range(len(choices)), weights)[0]


class Keyboard(Hands):
    """Touches no mouse: Tab, digits, Enter, and on the board Page Down."""

    async def write(self, field: str, text: str) -> None:
        await self._walk_to(f"document.activeElement.labels?.[0]?.innerText.includes({field!r})")
        await self.page.keyboard.press("Control+A")
        await self.page.keyboard.type(text)

    async def press(self, button: str) -> None:
        await self._walk_to(f"document.activeElement.innerText?.trim().startsWith({button!r})")
        await self.page.keyboard.press("Enter")

    async def choose(self, at: int) -> None:
        if key := await (await self._choice(at)).locator("kbd").all_inner_texts():
            await self.page.keyboard.press(key[0])
            return
        await self._walk_to(f"[...document.querySelectorAll({LINES!r})].indexOf(document.activeElement) === {at}")
        await self.page.keyboard.press("Space")

    async def point(self, thing: str) -> None:
        await self._walk_to("document.activeElement.matches('main [data-name]')")
        await self._walk_to(f"document.activeElement.dataset.name === {thing!r}", "PageDown")
        await self.page.keyboard.press("Enter")

    async def _walk_to(self, there: str, key: str = "Tab") -> None:
        for _ in range(FARTHEST):
            if await self.page.evaluate(there):
                return
            await self.page.keyboard.press(key)
        raise AssertionError(f"the keyboard does not get to {there}")


class Mouse(Hands):
    """Clicks on what it finds by its name."""

    async def write(self, field: str, text: str) -> None:
        await self.page.get_by_role("textbox", name=field).fill(text)

    async def press(self, button: str) -> None:
        await self.page.get_by_role("button", name=button).click()

    async def choose(self, at: int) -> None:
        await (await self._choice(at)).click()

    async def point(self, thing: str) -> None:
        await self.page.mouse.click(*await self._middle(thing))


class Listener(Hands):
    """Sees nothing: knows the page by roles and names alone, as it is read out."""

    async def write(self, field: str, text: str) -> None:
        await self.page.get_by_role("textbox", name=field).fill(text)

    async def press(self, button: str) -> None:
        await self.page.get_by_role("button", name=button).press("Enter")

    async def choose(self, at: int) -> None:
        name = (await look(self.page)).choices[at]
        todo = self.page.get_by_role("region", name=said("ui-what-to-do"))
        lines = todo.get_by_role("list", name=said("ui-choices")).get_by_role("button")
        line = lines.nth(at) if at < await lines.count() else todo.get_by_role("button", name=name)
        await line.press("Enter")

    async def point(self, thing: str) -> None:
        read = await self.page.locator(f'main [data-name="{thing}"]').first.aria_snapshot()
        called = re.search(r'button ("(?:[^"\\]|\\.)*")', read)
        assert called, read
        name = json.loads(called[1].replace("''", "'"))
        await self.page.get_by_role("main").get_by_role("button", name=name, exact=True).first.press("Enter")


class Finger(Hands):
    """Taps on a phone's screen."""

    async def write(self, field: str, text: str) -> None:
        box = self.page.get_by_role("textbox", name=field)
        await box.tap()
        await box.fill(text)

    async def press(self, button: str) -> None:
        await self.page.get_by_role("button", name=button).tap()

    async def choose(self, at: int) -> None:
        await (await self._choice(at)).tap()

    async def point(self, thing: str, scroll: bool = True) -> None:
        """A finger comes down in the middle; what lies there takes it, a unit for its zone."""
        await self.page.touchscreen.tap(*await self._middle(thing, scroll))

    async def drag(self, thing: str, to: str) -> None:
        way = await self._middle(thing), await self._middle(to, scroll=False)
        await (await Fingers.on(self.page)).draw(*way)


class Fingers:
    """One or two of them on the glass."""

    def __init__(self, screen: CDPSession) -> None:
        self.screen = screen

    @classmethod
    async def on(cls, page: Page) -> "Fingers":
        return cls(await page.context.new_cdp_session(page))

    async def _send(self, kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y, "id": at} for at, (x, y) in enumerate(points)]
        await self.screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    async def draw(self, *way: tuple[float, float]) -> None:
        """One finger along a way."""
        await self._send("touchStart", way[0])
        for start, end in pairwise(way):
            for part in range(1, 9):
                await self._send("touchMove", _between(start, end, part / 8))
        await self._send("touchEnd")

    async def pinch(self, x: float, y: float, start: float, end: float) -> None:
        """Two fingers around a point, so far apart at first and at last."""
        await self._send("touchStart", (x - start, y), (x + start, y))
        for part in range(1, 9):
            far = start + (end - start) * part / 8
            await self._send("touchMove", (x - far, y), (x + far, y))
        await self._send("touchEnd")

    async def press(self, *at: tuple[float, float]) -> None:
        """All that lie there now."""
        await self._send("touchStart", *at)

    async def move(self, *at: tuple[float, float]) -> None:
        await self._send("touchMove", *at)

    async def lift(self) -> None:
        await self._send("touchEnd")


def _between(start: tuple[float, float], end: tuple[float, float], part: float) -> tuple[float, float]:
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


def _has_come(seen: Seen, now: Seen) -> bool:
    """A question that could be answered already is there now: that is the others' doing, and not what we did."""
    return (seen.stage, now.stage) == ("decide-already", "your-decision") and now.choices == seen.choices


def _any(words: tuple[str, ...], name: str) -> bool:
    return any(word in name.lower() for word in words)
