"""Every page of the browser client, and the way there in any language."""

import random
from collections.abc import Awaitable, Callable
from functools import cache, partial
from itertools import count
from typing import Any, NamedTuple

import msgspec
from playwright.async_api import Locator, Page, expect

from gonfalon.core import FATE, NOBODY, Game, Setup, registry
from gonfalon.core.position import told_position
from gonfalon.lab.random_games import setups
from gonfalon.protocol.client import Seat, begin_match
from gonfalon.protocol.credentials import Link
from gonfalon.protocol.requests import NewMatch
from gonfalon.protocol.responses import Rematch
from tests.games.navas_hex.positions import SETUP
from tests.positions import place
from tests.server import matches
from tests.server.processes import Process, host_ticket
from tests.web import fields
from tests.web.fields import begun
from tests.web.screens import opponents
from tests.web.words import said

BATTLES = {
    "basic": "navas",
    "advanced": "navas",
    "arsuf": "saladin",
    "hattin": "saladin",
    "navas-hex": "sword",
}
GAMES = ["navas", "saladin", "sword"]
FIGHTS = ("attack ", "react ", "endure", "fire ")
LUCK = ("shoot ", "charge ", *FIGHTS)
"""How words begin on which luck decides, and of them those that become a scene."""
MIDDLE = 60
"""Decisions until the middle of a battle."""
MANY = 4
LONGEST = 12
"""Choices until a word is complete."""
OPEN = ":enabled:visible"
ELSEWHERE = """() => Object.keys(localStorage).filter((key) => key.startsWith("gonfalon-invited")).forEach(
    (key) => (localStorage[key] = localStorage[key].replace(/127[.0-9:]+/, "table.example")))"""
"""The link that was made leads to another address than this computer's own."""


class Nothing(msgspec.Struct):
    """What is sent where nothing has to be said."""


class Visitor(NamedTuple):
    """Somebody with a page that is still empty, in a language."""

    page: Page
    table: Process
    language: str

    def say(self, key: str, **facts: str) -> str:
        return said(key, self.language, **facts)

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
        """The first line of the list; of the hexes an advance of all."""
        await self.page.locator(f"#choices ol button{OPEN}, #choices .row button{OPEN}").first.click()


class Position(NamedTuple):
    """A moment in a battle when a seat is asked."""

    game: str
    setup: Setup
    seat: str
    told: Any

    async def begin(self, table: Process) -> Link:
        bots = {seat: "random" for seat in registry.find(self.game).seats if seat != self.seat}
        wish = NewMatch(self.game, self.setup.scenario, dict(self.setup.options), bots)
        return (await place(table, wish, self.told))[self.seat]


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


def _when_attacks_are_declared(decisions: int, words: list[str]) -> bool:
    return len([word for word in words if word.startswith(("charge ", "melee "))]) >= MANY


def _when_charged(decisions: int, words: list[str]) -> bool:
    return "endure" in words and len(words) > 1


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
    await opponents(visitor.page, visitor.language).select_option("away")
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
    for _ in range(LONGEST):
        await expect(shown.or_(line).first).to_be_visible()
        if await shown.is_visible():
            return
        await line.click()
    raise AssertionError("no odds")


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
    await opponents(visitor.page, visitor.language).select_option("here")
    await visitor.button("ui-start").click()
    await expect(visitor.button("ui-show-me")).to_be_visible()


async def over(visitor: Visitor) -> None:
    await drawer("menu", visitor)
    await visitor.button("ui-resign").click()
    await visitor.page.get_by_role("dialog").get_by_role("button", name=visitor.say("ui-resign")).click()
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


@cache
def _haro() -> Position:
    return Position("sword", SETUP, "christian", fields.acting(fields.SKIRMISH, "haro"))


async def near(visitor: Visitor) -> None:
    """So near that the figures of the units are seen."""
    await visitor.play(_haro())
    await visitor.page.locator('main [data-name][tabindex="0"]').focus()
    for _ in range(3):
        await visitor.page.keyboard.press("+")
    await expect(visitor.page.locator(".figures:visible").first).to_be_visible()


async def ordering(visitor: Visitor) -> None:
    """A unit is told where to go, and which way it faces there is still asked."""
    await visitor.play(_haro())
    for step in ("haro-ch2", "1912"):
        await visitor.page.locator(f'[data-name="{step}"]').first.press("Enter")
    await expect(visitor.page.locator("#choices[data-question=ask-facing]")).to_be_visible()


async def ordered(visitor: Visitor) -> None:
    """What is planned lies as a ghost on the board and stands in a list."""
    await ordering(visitor)
    await visitor.page.locator('[data-name="NE"]').first.press("Enter")
    await expect(visitor.page.locator(".ghost")).to_have_count(1)


async def setting_up(visitor: Visitor) -> None:
    await visitor.play(Position("sword", SETUP, "christian", fields.setting_up("christian", 2)))


async def declaring(visitor: Visitor) -> None:
    """Attacks are proposed with their odds."""
    await visitor.play(_position("navas-hex", _when_attacks_are_declared))
    await expect(visitor.page.get_by_role("listitem").filter(has_text="%").first).to_be_visible()


async def advice(visitor: Visitor) -> None:
    await board("arsuf", visitor)
    await visitor.button("ui-advice").click()
    await expect(visitor.page.locator("#choices").get_by_text("%").first).to_be_visible()


async def deciding_already(visitor: Visitor) -> None:
    """Before the other side has chosen its card."""
    links = await matches.begin(visitor.table.address, "basic")
    other = Seat(links["muslim"])
    await other.join("Bo")
    await visitor.sit(links["christian"])
    await begun(other)
    await expect(visitor.page.locator("#choices[data-stage=decide-already]")).to_be_visible()


async def sealed(visitor: Visitor) -> None:
    await deciding_already(visitor)
    await visitor.pick()
    await expect(visitor.page.locator("[data-sealed]")).to_be_visible()


async def always(visitor: Visitor) -> None:
    """What is asked can be answered so every time."""
    await visitor.play(_position("arsuf", _when_charged))
    await visitor.page.get_by_role("checkbox", name=visitor.say("ui-always")).check()


async def standing(visitor: Visitor) -> None:
    """What is answered every time stands in the menu."""
    link = await _position("arsuf", _in_the_middle).begin(visitor.table)
    await visitor.sit(link)
    seat = Seat(matches.held(link))
    await seat.leave((await seat.latest()).number, "ask-react", "endure", standing=True)
    await visitor.page.reload()
    await visitor.button("ui-menu").click()
    await expect(visitor.button("ui-ask-again")).to_be_visible()


async def again(visitor: Visitor) -> None:
    """The other side wants to play again."""
    links = await matches.begin(visitor.table.address, "basic")
    other = Seat(links["muslim"])
    await other.join("Bo")
    await visitor.sit(links["christian"])
    await begun(other)
    await other.act((await other.latest()).number, "resign")
    await other._ask("rematch", Nothing(), Rematch)
    await expect(visitor.page.get_by_text(visitor.say("ui-rematch-asked", name="Bo"))).to_be_visible()


async def inviting_elsewhere(visitor: Visitor) -> None:
    """Under an address that others reach there is a code to scan."""
    await inviting(visitor)
    await visitor.page.evaluate(ELSEWHERE)
    await visitor.page.reload()
    await expect(visitor.page.get_by_role("img", name=visitor.say("ui-qr"))).to_be_visible()


async def plain_home(visitor: Visitor) -> None:
    """A game for which the page was built without a board stands among the others."""
    await visitor.page.goto(f"{visitor.table.address}/?game=duel#{host_ticket()}")
    await expect(visitor.page.locator("input[name=battle]:checked")).to_have_value("duel lists")


async def plain_board(visitor: Visitor) -> None:
    await plain_home(visitor)
    await visitor.button("ui-start").click()
    await expect(visitor.page.locator("#choices[data-settled=true]")).to_be_visible()


async def plain_picked(visitor: Visitor) -> None:
    """Something is picked on the board."""
    wish = NewMatch("camp", "basic", bots={"muslim": "random"})
    created = await begin_match(visitor.table.address, host_ticket(), wish)
    await visitor.sit(Link(visitor.table.address, created.match, created.tickets["christian"]))
    await visitor.page.locator("main [data-glows]").first.click()
    await expect(visitor.page.locator("main [aria-pressed=true]").first).to_be_visible()


PLAIN_PAGES = {way.__name__: way for way in (plain_home, plain_board, plain_picked)}
"""At a table that has games for which the page was built without a board."""
PAGES: dict[str, Callable[[Visitor], Awaitable[None]]] = {
    **{way.__name__: way for way in (home, guest, my_matches, inviting, taking_a_seat, waiting, nowhere, no_seat)},
    **{way.__name__: way for way in (vain, rule, chat, curtain, over, end, review, replay)},
    **{f"{name}-drawer": partial(drawer, name) for name in ("log", "memory", "menu")},
    **{f"{way.__name__}-{game}": partial(way, game) for way in (rules, lesson) for game in GAMES},
    **{f"{way.__name__}-{each}": partial(way, each) for way in (board, picked) for each in BATTLES},
    **{f"{way.__name__}-{each}": partial(way, each) for way in (odds, scene) for each in matches.BATTLES},
    "odds-navas-hex": partial(odds, "navas-hex", fits=_in_a_fight),
    "scene-navas-hex": partial(scene, "navas-hex"),
    **{way.__name__: way for way in (near, setting_up, ordering, ordered, declaring, advice)},
    **{way.__name__: way for way in (deciding_already, sealed, always, standing, again, inviting_elsewhere)},
}
