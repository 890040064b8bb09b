"""Somebody who commands an army on the hexes, by the means that its hands have."""

import operator
from functools import partial

from playwright.async_api import Page

from tests.web.hands import Hands
from tests.web.screens import Seen, until
from tests.web.words import said

PLANNED = said("ui-plan-complete")
GIVE = "Give"
"""How the button begins that gives the planned orders, however many."""
NO_MORE = ("No more", "Cease", "Done")
WAYS = ("N", "NE", "SE", "S", "SW", "NW")


async def dark(page: Page) -> str | None:
    """What the one button says that leads on."""
    texts = await page.locator(".lead .strong:enabled").all_inner_texts()
    return texts[0].removesuffix("⏎").strip() if texts else None


class Commander:
    """In each activation one unit marches, one fires and one attacks by pointing; the others by the buttons."""

    def __init__(self, hands: Hands) -> None:
        self.hands, self.page = hands, hands.page
        self.pointed: set[str] = set()
        """The activations and what was done by pointing in them."""

    async def play(self, turns: int, activations: int) -> None:
        while len(self.pointed) < activations:
            seen = await until(self.page, lambda seen: seen.asks or seen.over or PLANNED in seen.todo, 90)
            if seen.over or await self._turn() > turns:
                return
            if await self._is_first(seen):
                await self._point()
            else:
                await self._answer(seen)
                await until(self.page, partial(operator.ne, seen))

    async def _turn(self) -> int:
        return int((await self._heading()).split()[1])

    async def _heading(self) -> str:
        return await self.page.locator(".rubric").inner_text()

    async def _answer(self, seen: Seen) -> None:
        if seen.scene:
            await self.hands.press(said("ui-go-on"))
        elif seen.odds or seen.ready:
            await self.hands.press(said("ui-commit"))
        elif button := await dark(self.page):
            await self.hands.press(button)
        else:
            await self.hands.choose(len(seen.choices) - 1 if seen.choices[-1].startswith(NO_MORE) else 0)

    async def _is_first(self, seen: Seen) -> bool:
        """Whether somebody can be pointed at, and nobody was in this part of the activation."""
        part = f"{await self._heading()} {await dark(self.page)}"
        if part in self.pointed or seen.odds or seen.ready or not any("-" in name for name in seen.things):
            return False
        self.pointed.add(part)
        return True

    async def _point(self) -> None:
        """Whoever can do something, to where that is done, and there to where he looks."""
        unit = next(name for name in (await self._settled()).things if "-" in name)
        await self.hands.point(unit)
        seen = await self._settled()
        if hexes := [name for name in seen.things if name.isdecimal()]:
            await self.hands.point(hexes[0])
            seen = await self._settled()
        if ways := [name for name in seen.things if name in WAYS]:
            await self.hands.point(ways[0])
            await until(self.page, lambda now: now.settled and not any(name in WAYS for name in now.things))

    async def _settled(self) -> Seen:
        return await until(self.page, lambda seen: seen.settled)
