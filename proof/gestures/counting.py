"""Counts what two people have to click in the hex game: one order at a time, and with what the browser offers for many.

Two captains play at a real table by the browser's conveniences: they plan, march banners by a vector, fire and attack
at the best odds and leave standing orders. What they do is counted as the gestures that it takes in the browser. Then
the same game, word by word, is counted as if each word were chosen by itself.

    PYTHON proof/gestures/counting.py ADDRESS HOST TURNS MOST

is run by path, with the Python and the sources of any checkout, and prints a tally as JSON.
"""

import asyncio
import random
import sys
from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from gonfalon.core import registry
from gonfalon.core.forecast import Forecast
from gonfalon.games.navas_hex.hexes import DIRECTIONS, OFF
from gonfalon.games.navas_hex.rules.pieces import NONE
from gonfalon.games.navas_hex.rules.state import ON_MAP, State
from gonfalon.protocol.client import Seat, begin_match
from gonfalon.protocol.credentials import Link
from gonfalon.protocol.requests import NewMatch
from gonfalon.protocol.responses import Planned
from gonfalon.protocol.updates import ToldStep, Update

GAME: Any = registry.find("sword")
OPTIONS = {"time-limit": "off", "turn-cap": "none"}
STANDING = {
    "ask-react": "stand",
    "ask-shoot-back": "fire",
    "ask-shoot-first": "fire",
    "ask-lead": "lead",
    "ask-run": "run",
    "ask-advance": "advance",
    "ask-pursue": "hold",
}
FAR = 1
"""Units that are farther from every enemy march together; the others are ordered one by one."""
FARTHEST = 5
ENOUGH = 0.6
"""How much of a group must be able to go so far; else it goes less far. Those who cannot go as far as they can."""
WORTH = {"discouraged": 1, "discouraged-tired": 1.5, "routed": 2, "eliminated": 3}
WORTH |= {"AR": -3, "AD": -1, "BT": -0.3, "DD1": 1, "DD2": 1.5, "DR": 2, "DE": 3}

EVERYBODY = 99

# What each takes in the browser.
MARK_AND_DRAG = 2
"""Mark the banner or draw a lasso; drag one of them to where it goes."""
DRAG = 1
DRAG_AND_TURN = 2
"""Drag it, and turn it by a key if it should not face as the page would have it."""
UNIT_RESTS = 2
BUTTON = 1
STANDING_ORDER = 2
TWO_THINGS = ("fire", "charge", "melee", "ride")
"""Words that are about two things, each of which is pointed at; any other takes one gesture."""
FOLLOWS = ("go", "face", "rest")
"""Words that continue an order."""
PLAIN = ("historical", "hold", "stand", "react", "slip", "rest")
"""Words that are about nothing on the board: one click chooses them."""

Order = list[str]


class Counted(NamedTuple):
    gestures: int
    prompts: int


class Tally(NamedTuple):
    turns: int
    named: int
    """The things that had to be named, and nothing else."""
    one_by_one: Counted
    together: Counted
    activations: int
    singly: int
    """Units that were ordered one by one although everything else was there."""
    fights: int
    requests: int
    words: dict[str, int]


class Captain:
    """One side, who uses every convenience."""

    def __init__(self, seat: Seat, most: int) -> None:
        """`most`: how many units of a banner are at most ordered one by one; the others stand."""
        self.seat = seat
        self.most = most
        self.gestures = BUTTON + STANDING_ORDER * len(STANDING)
        self.prompts = self.singly = self.requests = self._before = 0

    async def sit(self, name: str) -> None:
        await self.seat.join(name)

    async def leave_orders(self) -> None:
        for question, word in STANDING.items():
            await self.seat.leave(0, question, word, standing=True)

    async def play(self, update: Update) -> None:
        """Answer what is asked, with as few gestures as there is a way."""
        assert update.sight
        question = update.sight.prompt.question
        self.prompts += 1
        if question in ("ask-name", "ask-order", "ask-declare"):
            await self._order(update, question)
        elif question in ("ask-volley", "ask-shoot"):
            await self._fire(update)
        elif question == "ask-resolve":
            await self._resolve(update)
        else:
            word = _advised(_state(update.sight.view), update.sight.words)
            self.gestures += by_itself(word)
            await self._act(update, [word])

    async def _act(self, update: Update, words: Sequence[str]) -> None:
        self.requests += 1
        await self.seat.act(update.number, *words)

    async def _plan(self, update: Update, orders: list[Order], odds: Sequence[str] = ()) -> Planned:
        self.requests += 1
        return await self.seat.plan(update.number, orders, odds)

    async def _order(self, update: Update, question: str) -> None:
        """Plan until there is nothing left to order, and give it at once."""
        orders: list[Order] = []
        self._before = self.singly
        planned = await self._plan(update, [])
        while planned.sight.legal and planned.sight.prompt.question in ("ask-name", "ask-order", "ask-declare"):
            question = planned.sight.prompt.question
            more = await self._more(update, orders, planned, question)
            orders += more
            planned = await self._plan(update, orders)
        await self._act(update, [word for order in orders for word in order])

    async def _more(self, update: Update, orders: list[Order], planned: Planned, question: str) -> list[Order]:
        if question == "ask-declare":
            return await self._attack(update, orders, planned)
        state = _state(planned.sight.view)
        group = _far_units(state, planned.sight.words)
        if question == "ask-order" and len(group) > 1 and (march := await self._march(update, orders, state, group)):
            self.gestures += MARK_AND_DRAG
            return march
        if self.singly - self._before >= self.most and "end" in planned.sight.words:
            self.gestures += BUTTON
            return [["end"]]
        return [self._single(state)]

    def _single(self, state: State) -> Order:
        """What one would do next, unit by unit; at the end the rest stands."""
        seat, order, before, chosen = state.asked, [], state.facing.copy(), NONE
        while True:
            word = _advised(state, [GAME.word(state, action) for action in GAME.rules.legal(state)])
            order.append(word)
            chosen = state.chosen if state.chosen != NONE else chosen
            GAME.rules.do(state, GAME.check(state, seat, word))
            if GAME.prompt(state, seat).question not in ("ask-where", "ask-facing", "ask-marker-where"):
                break
        if order[0].startswith("unit "):
            self.singly += 1
            turned = state.facing[chosen] != _usual(state, chosen, before[chosen])
            self.gestures += UNIT_RESTS if order[-1] == "rest" else DRAG_AND_TURN if turned else DRAG
        else:
            self.gestures += BUTTON
        return order

    async def _march(self, update: Update, orders: list[Order], state: State, group: list[int]) -> list[Order]:
        """The whole group by one vector, as far as enough of it can go."""
        way = min(range(len(DIRECTIONS)), key=lambda way: _nearness(state, group, way))
        held: list[Order] = []
        for far in range(FARTHEST, 0, -1):
            ordered = {order[0] for order in held}
            march = [order for unit in _front_first(state, group, way) if (order := _moved(state, unit, way, far))]
            march = [order for order in march if order[0] not in ordered]
            before = self.requests
            went = await self._held(update, [*orders, *held], march)
            if held or len(went) >= ENOUGH * len(group):
                held += went
            else:  # the page would not be asked for what a person sees to be too far
                self.requests = before
        return held

    async def _held(self, update: Update, orders: list[Order], march: list[Order]) -> list[Order]:
        """Those that can be carried out, tried again without a facing where there is only one."""
        held: list[Order] = []
        for _ in range(3):
            refused = (await self._plan(update, [*orders, *held, *march])).refused[len(orders) + len(held) :]
            held += [order for order, why in zip(march, refused, strict=True) if why is None]
            march = [
                order[:-1] if why.code == "face-not-now" else order
                for order, why in zip(march, refused, strict=True)
                if why is not None
            ]
            if not march:
                break
        return held

    async def _attack(self, update: Update, orders: list[Order], planned: Planned) -> list[Order]:
        """Everybody where it is promising, by one button."""
        self.gestures += BUTTON
        words = [word for word in planned.sight.words if word != "end"]
        odds = (await self._plan(update, orders, words)).odds
        best: dict[str, str] = {}
        for forecast, word in sorted(zip(odds, words, strict=True), key=lambda one: -_worth(one[0])):
            if _worth(forecast) > 0:
                best.setdefault(word.split()[1], word)
        return [*([word] for word in best.values()), ["end"]]

    async def _fire(self, update: Update) -> None:
        """One button, and the page fires on by itself."""
        self.gestures += BUTTON
        while update.sight and update.sight.legal and update.sight.prompt.question in ("ask-volley", "ask-shoot"):
            words = [word for word in update.sight.words if word != "hold"]
            odds = (await self._plan(update, [], words)).odds
            worth, word = max(zip(map(_worth, odds), words, strict=True))
            await self._act(update, [word if worth > 0 else "hold"])
            if worth <= 0:
                return
            update = await self.seat.latest()

    async def _resolve(self, update: Update) -> None:
        """One button, and the page goes on by itself as long as the same is asked."""
        self.gestures += BUTTON
        acting = update.sight and update.sight.view["acting"]
        while update.sight and update.sight.legal and update.sight.prompt.question == "ask-resolve":
            if update.sight.view["acting"] != acting:
                return
            await self._act(update, [update.sight.words[0]])
            update = await self.seat.latest()


def _verb(word: str) -> str:
    return word.partition(" ")[0]


def named(word: str) -> int:
    """How many things have to be picked for it."""
    return 2 if _verb(word) in TWO_THINGS else 1


def by_itself(word: str) -> int:
    """What it takes to say it and nothing more: to pick what it is about, and then to give the order or confirm it."""
    return named(word) + (_verb(word) not in FOLLOWS + PLAIN)


async def count(address: str, host: str, turns: int, most: int) -> Tally:
    created = await begin_match(address, host, NewMatch("sword", "navas-hex", OPTIONS))
    captains = {name: Captain(Seat(Link(address, created.match, created.tickets[name])), most) for name in GAME.seats}
    for name, captain in captains.items():
        await captain.sit(name)
    # Each time they look, they do their part in fate, until the match begins.
    while not all([(await captain.seat.latest()).sight for captain in captains.values()]):
        pass
    for captain in captains.values():
        await captain.leave_orders()
    while True:
        updates = {name: await captain.seat.latest() for name, captain in captains.items()}
        asked = next((name for name, update in updates.items() if update.sight and update.sight.legal), None)
        sight = next(iter(updates.values())).sight
        assert sight
        if sight.result or sight.view["turn"] > turns or asked is None:
            break
        await captains[asked].play(updates[asked])
    watcher = Seat(Link(address, created.match, created.tickets["watcher"]))
    update = await watcher.latest()
    return _tally(update, await _all_steps(watcher, update), captains, turns)


async def _all_steps(watcher: Seat, update: Update) -> list[ToldStep]:
    steps, earlier = update.steps, update.earlier
    while earlier:
        page = await watcher.steps(steps[0].number)
        steps, earlier = page.steps + steps, page.earlier
    return steps


def _tally(update: Update, steps: list[ToldStep], captains: dict[str, Captain], turns: int) -> Tally:
    words = [step.word for step in steps if step.actor in captains]
    events = Counter(event["event"] for step in steps for event in step.events)
    each = list(captains.values())
    return Tally(
        turns=min(turns, update.sight.view["turn"]) if update.sight else 0,
        named=sum(map(named, words)),
        one_by_one=Counted(sum(map(by_itself, words)), len(words)),
        together=Counted(sum(one.gestures for one in each), sum(one.prompts for one in each)),
        activations=events["leader-activated"],
        singly=sum(one.singly for one in each),
        fights=events["fired"] + events["fought"],
        requests=sum(one.requests for one in each),
        words=Counter(map(_verb, words)),
    )


def _state(view: Any) -> State:
    found: State = GAME.guess(msgspec.convert(view, GAME.view_type)).draw(random.Random())
    return found


def _advised(state: State, words: Sequence[str]) -> str:
    """What a sensible player does, or else the first thing offered."""
    action = GAME.rules.advice(state)
    return str(GAME.word(state, action)) if action is not None else words[0]


def _worth(forecast: Forecast | None) -> float:
    bars = [bar for chart in forecast.charts for bar in chart.bars] if forecast else []
    return sum(bar.chance * WORTH.get(bar.label, 0) for bar in bars)


def _enemies(state: State) -> list[int]:
    pieces = state.pieces
    return [unit for unit in range(pieces.units) if pieces.side[unit] != state.asked and state.gone[unit] == ON_MAP]


def _nearest(state: State, hex_: int) -> int:
    row = state.pieces.ground.distances[hex_]
    return min((row[state.where[enemy]] for enemy in _enemies(state)), default=0)


def _far_units(state: State, words: Sequence[str]) -> list[int]:
    tags = [word.removeprefix("unit ") for word in words if word.startswith("unit ")]
    units = [state.pieces.tag_numbers[tag] for tag in tags]
    return [unit for unit in units if _nearest(state, state.where[unit]) > FAR]


def _walked(state: State, hex_: int, way: int, far: int) -> int:
    for _ in range(far):
        hex_ = state.pieces.ground.neighbours[hex_][way] if hex_ != OFF else OFF
    return hex_


def _nearness(state: State, group: list[int], way: int) -> int:
    """How near the enemy the group would be, one hex on."""
    there = [_walked(state, state.where[unit], way, 1) for unit in group]
    return sum(_nearest(state, hex_) if hex_ != OFF else 99 for hex_ in there)


def _usual(state: State, unit: int, facing: int) -> int:
    """How the page lets a unit face that is dragged to where it is now: at an enemy, or as before."""
    around = state.pieces.ground.neighbours[state.where[unit]]
    enemies = [way for way in range(len(around)) if around[way] != OFF and _is_enemy(state, unit, around[way])]
    in_front = [way for way in enemies if (way - facing) % len(around) in (0, 1, len(around) - 1)]
    return facing if in_front or not enemies else enemies[0]


def _is_enemy(state: State, unit: int, hex_: int) -> bool:
    other = state.at[hex_]
    return other != NONE and state.pieces.side[other] != state.pieces.side[unit]


def _front_first(state: State, group: list[int], way: int) -> list[int]:
    def ahead(unit: int) -> int:
        far = 0
        while _walked(state, state.where[unit], way, far + 1) != OFF:
            far += 1
        return far

    return sorted(group, key=ahead)


def _moved(state: State, unit: int, way: int, far: int) -> Order:
    hex_ = _walked(state, state.where[unit], way, far)
    if hex_ == OFF:
        return []
    pieces = state.pieces
    return [f"unit {pieces.tags[unit]}", f"go {pieces.ground.names[hex_]}", f"face {DIRECTIONS[state.facing[unit]]}"]


if __name__ == "__main__":
    counted = asyncio.run(count(sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])))
    print(msgspec.json.encode(counted).decode())
