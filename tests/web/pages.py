"""Every page of the browser client, and the way there in any language."""

import random
from collections.abc import Awaitable, Callable
from functools import cache, partial
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

from playwright.async_api import Locator, Page, expect

from gonfalon.core import FATE, NOBODY, Game, Setup, registry
from gonfalon.core.position import told_position
from gonfalon.core.words import Words
from gonfalon.lab.playing import setups
from gonfalon.wire.client import Seat, begin_match
from gonfalon.wire.link import Link
from gonfalon.wire.protocol import NewMatch
from tests.table import matches
from tests.table.processes import Process, host_ticket
from tests.web.fields import begun

WORDS = Path(__file__).parents[2] / "web/src/words"
BATTLES = {
    "basic": "navas",
    "advanced": "navas",
    "arsuf": "saladin",
    "hattin": "saladin",
    "navas-hex": "sword",
}
GAMES = ["navas", "saladin", "sword"]
FIGHTS = ("attack ", "react ", "endure")
LUCK = ("shoot ", "charge ", *FIGHTS)
"""How words begin on which luck decides, and of them those that become a scene."""
MIDDLE = 60
"""Decisions until the middle of a battle."""
MANY = 4
OPEN = ":enabled:visible"


class Visitor(NamedTuple):
    """Somebody with a page that is still empty, in a language."""

    page: Page
    table: Process
    language: str

    def say(self, key: str, **facts: str) -> str:
        return _words(self.language).say(key, facts)

    def button(self, key: str, **facts: str) -> Locator:
        return self.page.get_by_role("button", name=self.say(key, **facts)).first

    async def sit(self, link: Link) -> None:
        await self.page.goto(str(link))
        await self.page.get_by_label(self.say("ui-name")).fill("Ana")
        await self.button("ui-sit-down").click()
        await expect(self.button("ui-sit-down")).to_be_hidden()

    async def play(self, position: "Position") -> None:
        """A board on which something is asked."""
        await self.sit(await position.begin(self.table))
        await expect(self.page.locator("#choices[data-settled=true]")).to_be_visible()

    async def pick(self) -> None:
        """The first line of the list; of the hexes the first unit of the orders."""
        await self.page.locator(f"#choices ol button{OPEN}, #choices .row button{OPEN}").first.click()


class Position(NamedTuple):
    """A moment in a battle when a seat is asked."""

    game: str
    setup: Setup
    seat: str
    told: Any

    async def begin(self, table: Process) -> Link:
        bots = {seat: "random" for seat in registry.find(self.game).seats if seat != self.seat}
        wish = NewMatch(self.game, self.setup.scenario, dict(self.setup.options), bots, position=self.told)
        created = await begin_match(table.address, host_ticket(), wish)
        return Link(table.address, created.match, created.tickets[self.seat])


@cache
def _words(language: str) -> Words:
    return Words(language, *((WORDS / f"{each}.ftl").read_text("utf-8") for each in ("en", language)))


Fits = Callable[[int, list[str]], bool]


@cache
def _position(scenario: str, fits: Fits) -> Position:
    """The first of random games, always the same, that fits by how many decisions came before and what can be done."""
    game: Game[Any] = registry.find(BATTLES[scenario])
    setup = next(each for each in setups(game) if each.scenario == scenario)
    for rng in map(random.Random, count()):
        state, decisions = game.begin(setup), 0
        while (mover := game.rules.to_move(state)) != NOBODY:
            legal = game.rules.legal(state)
            if mover != FATE and fits(decisions, [game.word(state, action) for action in legal]):
                return Position(game.name, setup, game.seats[mover], told_position(game, state))
            decisions += mover != FATE
            game.rules.do(state, rng.choice(legal))
    raise AssertionError


def _at_start(decisions: int, words: list[str]) -> bool:
    return True


def _in_the_middle(decisions: int, words: list[str]) -> bool:
    return decisions >= MIDDLE and len(words) >= MANY


def _in_a_fight(decisions: int, words: list[str]) -> bool:
    """The first line of the list leads to one."""
    return words[words[0] == "end" :][0].startswith(FIGHTS) if len(words) > 1 else False


def _by_luck(decisions: int, words: list[str]) -> bool:
    """Whatever is chosen first leads to odds."""
    return len([word for word in words if word.startswith(LUCK)]) >= 0.8 * len(words) > 1


async def home(visitor: Visitor) -> None:
    await visitor.page.goto(f"{visitor.table.address}/#{host_ticket()}")
    for summary in await visitor.page.locator("summary").all():
        await summary.click()
    await expect(visitor.button("ui-start")).to_be_visible()


async def guest(visitor: Visitor) -> None:
    await visitor.page.goto(visitor.table.address)
    await expect(visitor.page.get_by_label(visitor.say("ui-language"))).to_be_visible()


async def my_matches(visitor: Visitor) -> None:
    over, waiting, lost = [
        await matches.begin(visitor.table.address, battle) for battle in ("hattin", "basic", "arsuf")
    ]
    loser = Seat(over["ayyubids"])
    await loser.join("Bo")
    await visitor.sit(over["crusaders"])
    await begun(loser)
    await loser.act((await loser.latest()).number, "resign")
    await visitor.sit(lost["crusaders"])
    await Seat(lost["host"]).reissue("crusaders")
    await visitor.sit(waiting["muslim"])
    await guest(visitor)
    await expect(visitor.page.locator("section li")).to_have_count(3)


async def taking_a_seat(visitor: Visitor) -> None:
    links = await matches.begin(visitor.table.address, "arsuf")
    await visitor.page.goto(str(links["crusaders"]))
    await expect(visitor.button("ui-sit-down")).to_be_visible()


async def waiting(visitor: Visitor) -> None:
    links = await matches.begin(visitor.table.address, "basic")
    await visitor.sit(links["muslim"])


async def inviting(visitor: Visitor) -> None:
    await visitor.page.goto(f"{visitor.table.address}/#{host_ticket()}")
    await visitor.page.get_by_label(visitor.say("ui-opponent")).select_option("away")
    await visitor.button("ui-start").click()
    await expect(visitor.page.get_by_label(visitor.say("ui-invite"))).to_be_visible()


async def nowhere(visitor: Visitor) -> None:
    await visitor.page.goto(f"{visitor.table.address}/nowhere")
    await expect(visitor.page.get_by_role("alert")).to_be_visible()


async def no_seat(visitor: Visitor) -> None:
    links = await matches.begin(visitor.table.address, "arsuf")
    await visitor.page.goto(str(links["crusaders"]).partition("#")[0])
    await expect(visitor.page.get_by_role("alert")).to_be_visible()


async def rules(game: str, visitor: Visitor) -> None:
    await visitor.page.goto(f"{visitor.table.address}/rules/{game}?lang={visitor.language}")
    await expect(visitor.page.locator("html[data-theme]")).to_be_visible()


async def lesson(game: str, visitor: Visitor) -> None:
    await visitor.page.goto(f"{visitor.table.address}/learn/{game}")
    await expect(visitor.page.locator("#choices")).to_be_visible()


async def board(scenario: str, visitor: Visitor) -> None:
    await visitor.play(_position(scenario, _at_start))


async def picked(scenario: str, visitor: Visitor) -> None:
    await visitor.play(_position(scenario, _in_the_middle))
    await visitor.pick()


async def odds(scenario: str, visitor: Visitor, fits: Fits = _by_luck) -> None:
    await visitor.play(_position(scenario, fits))
    shown, line = visitor.page.locator("section.odds"), visitor.page.locator(f"[data-choice]{OPEN}").first
    await expect(line).to_be_visible()
    while not await shown.is_visible():
        await expect(shown.or_(line).first).to_be_visible()
        if not await shown.is_visible():
            await line.click()


async def scene(scenario: str, visitor: Visitor) -> None:
    await odds(scenario, visitor, _in_a_fight)
    await visitor.button("ui-commit").click()
    await expect(visitor.page.locator("#scene")).to_be_visible()


async def vain(visitor: Visitor) -> None:
    """Something on which nothing can be done now, and the rule of it."""
    await board("basic", visitor)
    await visitor.page.locator('[data-name="A3"]').first.press("Enter")
    await expect(visitor.page.get_by_role("alert")).to_be_visible()


async def rule(visitor: Visitor) -> None:
    await vain(visitor)
    await visitor.page.get_by_role("alert").get_by_role("button").click()
    await expect(visitor.page.get_by_role("dialog")).to_be_visible()


async def drawer(name: str, visitor: Visitor) -> None:
    await visitor.play(_position("advanced", _in_the_middle))
    found = visitor.button(f"ui-{name}")
    if await found.get_attribute("aria-expanded") == "false":
        await found.click()
    await expect(found).to_have_attribute("aria-expanded", "true")


async def chat(visitor: Visitor) -> None:
    await drawer("chat", visitor)
    await visitor.page.get_by_label(visitor.say("ui-say")).fill("Hail to whoever sits on the other side of this table")
    await visitor.button("ui-send").click()
    await expect(visitor.page.get_by_role("log").get_by_text("Hail").first).to_be_visible()


async def curtain(visitor: Visitor) -> None:
    await visitor.page.goto(f"{visitor.table.address}/#{host_ticket()}")
    await visitor.page.get_by_label(visitor.say("ui-opponent")).select_option("here")
    await visitor.button("ui-start").click()
    await expect(visitor.button("ui-show-me")).to_be_visible()


async def over(visitor: Visitor) -> None:
    await drawer("menu", visitor)
    await visitor.button("ui-resign").click()
    await visitor.button("ui-resign-sure").click()
    await expect(visitor.page.get_by_role("link", name=visitor.say("ui-end"))).to_be_visible()


async def end(visitor: Visitor) -> None:
    await over(visitor)
    await visitor.page.get_by_role("link", name=visitor.say("ui-end")).click()
    await expect(visitor.page.get_by_role("link", name=visitor.say("ui-end-board"))).to_be_visible()


async def review(visitor: Visitor) -> None:
    await end(visitor)
    await visitor.page.get_by_role("link", name=visitor.say("ui-review")).click()
    await expect(visitor.page.locator("figure")).to_be_visible()


async def replay(visitor: Visitor) -> None:
    await over(visitor)
    await visitor.button("ui-replay").click()
    await expect(visitor.page.get_by_role("slider")).to_be_visible()


PAGES: dict[str, Callable[[Visitor], Awaitable[None]]] = {
    **{way.__name__: way for way in (home, guest, my_matches, inviting, taking_a_seat, waiting, nowhere, no_seat)},
    **{way.__name__: way for way in (vain, rule, chat, curtain, over, end, review, replay)},
    **{f"{name}-drawer": partial(drawer, name) for name in ("log", "memory", "menu")},
    **{f"{way.__name__}-{game}": partial(way, game) for way in (rules, lesson) for game in GAMES},
    **{f"{way.__name__}-{each}": partial(way, each) for way in (board, picked) for each in BATTLES},
    **{f"{way.__name__}-{each}": partial(way, each) for way in (odds, scene) for each in matches.BATTLES},
}
