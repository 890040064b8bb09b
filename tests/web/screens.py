"""Screens on which the browser client is shown, and reading what stands there."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from playwright.async_api import Browser, Locator, Page

from tests.patience import PATIENCE
from tests.server import fixed_fate
from tests.web.words import said

DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
ON_ITS_SIDE: dict[str, Any] = PHONE | {"viewport": {"width": 740, "height": 360}}
QUICK = {"language": "en", "pace": "instant", "motion": False}
KEEP = 'if (location.host && !localStorage.getItem("gonfalon")) localStorage.setItem("gonfalon", %s)'

# Playwright's own waiting for a condition needs `eval`, which the page's policy rightly forbids. What state the page is
# in is told by marks and not by words, which may change.
LOOK = """() => {
    const todo = document.querySelector("#choices");
    const live = (within) => [...(within?.querySelectorAll("button") ?? [])].filter((each) => !each.disabled);
    const said = (element) => element.innerText.replace(/^\\d\\s+|\\s+\\d$/g, "").replace(/\\s+/g, " ").trim();
    const worded = (choice) => said(choice.querySelector("span") ?? choice); // not what stands in its picture
    const things = [...document.querySelectorAll("[data-name]")];
    // What a panel lists stands among the choices too, and goes when the focus does.
    const isOpen = (thing) => thing.matches("[data-glows]:not([aria-pressed=true], [data-listed])");
    return {
        settled: todo?.dataset.settled === "true",
        stage: todo?.dataset.stage ?? "",
        question: todo?.dataset.question ?? "",
        number: Number(todo?.dataset.number ?? 0),
        over: todo?.dataset.stage === "over" && todo.querySelector("[data-replay]:not(:disabled)") !== null,
        todo: [...(todo?.querySelectorAll("h2, p") ?? [])].map(said).join(" "),
        choices: ["choice", "final"].flatMap((kind) => live(todo).filter((each) => kind in each.dataset)).map(worded),
        ready: todo?.querySelector("[data-ready]:not(:disabled)") != null,
        things: things.filter(isOpen).map((each) => each.dataset.name),
        chosen: things.filter((each) => each.ariaPressed === "true").map((each) => each.dataset.name),
        sealed: [...document.querySelectorAll("[data-sealed]")].map((each) => each.dataset.sealed),
        told: document.querySelector("#log")?.textContent.length ?? 0,
        odds: document.querySelector("section.odds") !== null,
        scene: document.querySelector("#scene") !== null,
        curtain: document.querySelector(".curtain button") !== null,
        broken: document.querySelector("[data-broken]") !== null,
    };
}"""


class Seen(msgspec.Struct, frozen=True):
    """What a person takes in at a glance. `choices` and `things` are those that can be picked now.

    `question` names what is asked, `stage` says whose decision it is, `sealed` is what was answered in advance.
    """

    settled: bool
    stage: str
    question: str
    number: int
    """Of the last action: a position may look as it did before."""
    over: bool
    todo: str
    choices: list[str]
    things: list[str]
    chosen: list[str]
    sealed: list[str]
    told: int
    ready: bool
    odds: bool
    scene: bool
    curtain: bool
    broken: bool

    @property
    def asks(self) -> bool:
        """Whether it is for us to do something."""
        return self.scene or self.curtain or (self.settled and (self.odds or self.ready or bool(self.choices)))


@asynccontextmanager
async def shown(
    browser: Browser, address: str, settings: dict[str, Any], *, own_clock: bool = False, **how: Any
) -> AsyncIterator[Page]:
    """A page in a browser of its own with these settings; fails if it throws an error that nobody catches.

    With a clock of its own, its time can be made to pass more quickly.
    """
    async with await browser.new_context(**how) as context:
        if own_clock:
            await context.clock.install()
        await context.add_init_script(fixed_fate.BROWSER)
        await context.add_init_script(KEEP % json.dumps(json.dumps(settings)))
        context.set_default_timeout(PATIENCE * 1000)
        page = await context.new_page()
        errors: list[str] = []
        page.on("pageerror", lambda error: errors.append(error.stack or str(error)))
        await page.goto(address)
        yield page
        assert not errors, errors


def opponents(page: Page, language: str = "en") -> Locator:
    """Whom to play against. A setting is called almost the same."""
    return page.get_by_role("combobox", name=said("ui-opponent", language), exact=True)


async def look(page: Page) -> Seen:
    return msgspec.convert(await page.evaluate(LOOK), Seen)


async def until(page: Page, fits: Callable[[Seen], bool], patience: float = PATIENCE) -> Seen:
    """Wait until the page looks like that."""
    end = time.monotonic() + patience
    while not fits(seen := await look(page)):
        assert time.monotonic() < end, f"still waiting: {seen}"
        await asyncio.sleep(0.02)
    return seen
