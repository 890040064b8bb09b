"""What a seat was shown at the table, by a table of our own, and the other worlds in which it was shown the same.

The oracle moves the pieces with the game's rules and looks at the bare state. It knows nothing of views, guesses,
shown words or news, so that it can judge them.
"""

import random
from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

from gonfalon.core import FATE, WATCHER, Setup
from gonfalon.games.navas import game as navas
from gonfalon.games.navas.rules import actions as act
from gonfalon.games.navas.rules import engine
from gonfalon.games.navas.rules import state as st
from gonfalon.games.navas.rules.pieces import CHRISTIAN, MUSLIM, PETER
from gonfalon.games.navas.rules.state import NONE, State

SEATS = (MUSLIM, CHRISTIAN, WATCHER)
PLAYERS = (MUSLIM, CHRISTIAN)
GAME = navas()
HAND = 3

Observation = tuple[object, ...]
Hidden = tuple[object, ...]


class Played(NamedTuple):
    """A game as far as it was played: the agreement and every action, fate's included."""

    advanced: bool
    memory_aid: bool
    actions: tuple[int, ...]


def begin(played: Played) -> State:
    return GAME.begin(
        Setup("advanced" if played.advanced else "basic", {"memory-aid": "on" if played.memory_aid else "off"})
    )


def replay(played: Played) -> State:
    s = begin(played)
    for action in played.actions:
        engine.do(s, action)
    return s


# What is shown.


def receiver(s: State) -> int:
    """The side that fate deals to now: the Muslims until they have three."""
    dealt = s.specials if s.ask == st.DEAL_SPECIAL else s.hands
    return MUSLIM if bin(dealt[MUSLIM]).count("1") < HAND else CHRISTIAN


def knowers(s: State) -> tuple[int, ...]:
    """Who sees the action that is taken now."""
    if s.ask in (st.DEAL, st.DEAL_SPECIAL):
        return (receiver(s),)  # N3.1, N10.1: a card is dealt face down
    if s.ask == st.DISCARD:
        return (s.asked,)  # N10.1: and laid aside face down
    if s.ask == st.INITIATIVE and s.asked == MUSLIM:
        return (MUSLIM,)  # N4.1: the first choice waits for the second
    if s.ask == st.EXCHANGE:
        return (MUSLIM,)  # N10.4: the card that Al-Husayni takes
    if s.ask == st.PEEK:
        return PLAYERS  # N10.4: who looks and who is looked at, nobody else
    return SEATS


def told(s: State, action: int, seat: int) -> Observation:
    """What the seat sees of an action: all of it, or only that this kind of thing is done to or by somebody."""
    if seat in knowers(s):
        return ("open", action)
    return ("hidden", action & act.KIND, knowers(s)[0])


def open_table(s: State) -> Observation:
    """What everybody sees who looks at the table."""
    chosen = tuple(card != NONE for card in s.initiative)
    return (
        tuple(s.units), tuple(s.power), s.tired,
        s.round, s.turn, s.first, s.shield, s.points, s.combats, s.shots, s.acted,
        s.ask, s.asked, s.offered, s.winner, s.reason,
        _fight(s.fight), tuple(s.hit_zones), tuple(s.hit_damage), tuple(s.spreads),
        len(s.deck), len(s.discard), s.discard[-1] if s.discard else NONE, s.active,
        chosen if s.ask == st.INITIATIVE else tuple(s.initiative),
        tuple(bin(hand).count("1") for hand in s.hands),
        tuple(bin(cards).count("1") for cards in (*s.specials, *s.laid_aside)), s.used,
    )  # fmt: skip


def _fight(fight: st.Fight | None) -> Observation:
    if fight is None:
        return ()
    return (fight.kind, fight.side, fight.origin, fight.target, fight.joined, fight.karr, fight.helped, fight.stopped)


def own_cards(s: State, seat: int) -> Observation:
    if seat == WATCHER:
        return ()
    return (s.hands[seat], s.initiative[seat], s.specials[seat], s.laid_aside[seat])


def take(s: State, action: int, seat: int) -> Observation:
    """Do an action and say what the seat saw of it."""
    word = told(s, action, seat)
    engine.do(s, action)
    return word, open_table(s), own_cards(s, seat)


def hidden_parts(s: State) -> Hidden:
    """Everything that lies face down. A deck that is a bag has no order."""
    deck: object = tuple(s.deck) if s.ordered else frozenset(s.deck)
    return *s.hands, *s.initiative, deck, tuple(s.discard), *s.specials, *s.laid_aside


# What a seat saw, step by step, and the choices that it did not see.


class Memory:
    """All that one seat saw of a game, and which actions were hidden from it."""

    def __init__(self, played: Played, seat: int, goal: State | None = None) -> None:
        self.played = played
        self.seat = seat
        self.seen: list[Observation] = []
        self.hidden: list[bool] = []
        self._foresight = _Foresight()
        s = begin(played)
        for action in played.actions:
            self.hidden.append(seat not in knowers(s))
            self._foresight.note(s, action, self.hidden[-1])
            self.seen.append(take(s, action, seat))
        self._foresight.note_table(s, seat)
        if goal is not None:
            self._foresight.note_goal(goal, seat)
        self._foresight.close()

    def choices(self, s: State, step: int, foresee: bool = True) -> list[int]:
        """What may have been done at this step for all that the seat saw; foresight leaves out what must fail."""
        if not self.hidden[step]:
            return [self.played.actions[step]] if self.played.actions[step] in engine.legal(s) else []
        return [action for action in engine.legal(s) if not foresee or self._foresight.allows(s, step, action)]

    def random_world(self, rng: random.Random) -> Played | None:
        """Some action list with the same observations; with no goal the true one is always among them."""
        found = next(self._worlds(begin(self.played), 0, rng), None)
        return None if found is None else self.played._replace(actions=tuple(found))

    def _worlds(self, s: State, step: int, rng: random.Random) -> Iterator[list[int]]:
        past: list[int] = []
        while step < len(self.hidden) and not self.hidden[step]:
            past.append(self.played.actions[step])
            if past[-1] not in engine.legal(s) or take(s, past[-1], self.seat) != self.seen[step]:
                return
            step += 1
        if step == len(self.hidden):
            yield past
            return
        choices = self.choices(s, step)
        for action in rng.sample(choices, len(choices)):
            other = s.copy()
            if take(other, action, self.seat) == self.seen[step]:
                yield from ([*past, action, *rest] for rest in self._worlds(other, step + 1, rng))

    def beliefs(self, foresee: bool = True) -> dict[Hidden, Fraction]:
        """Every hidden state that fits, with its probability.

        Fate's actions count by their odds and hidden choices evenly; what a player did openly says nothing about
        how many other things they could have done.
        """
        start = begin(self.played)
        worlds = {hidden_parts(start): (start, Fraction(1))}
        for step in range(len(self.seen)):
            worlds = self._next_worlds(worlds, step, foresee)
        total = sum(weight for _, weight in worlds.values())
        return {key: weight / total for key, (_, weight) in worlds.items()}

    def _next_worlds(
        self, worlds: dict[Hidden, tuple[State, Fraction]], step: int, foresee: bool
    ) -> dict[Hidden, tuple[State, Fraction]]:
        grown: dict[Hidden, tuple[State, Fraction]] = {}
        for s, weight in worlds.values():
            choices = self.choices(s, step, foresee)
            for action in choices:
                share = weight * self._odds(s, action, step)
                other = s.copy() if len(choices) > 1 else s
                if take(other, action, self.seat) == self.seen[step]:
                    key = hidden_parts(other)
                    grown[key] = (other, share + (grown[key][1] if key in grown else 0))
        return grown

    def _odds(self, s: State, action: int, step: int) -> Fraction:
        options = engine.legal(s)
        if s.asked == FATE:
            weights = GAME.rules.weights(s)
            return Fraction(weights[options.index(action)], sum(weights))
        return Fraction(1, len(options)) if self.hidden[step] else Fraction(1)


class _Foresight:
    """Where cards were seen to be later on, so that a search need not try what must fail.

    A combat card of a round has one place, a hand or the deck; a special card that is used later was kept. Whatever
    this lets through is still compared with everything that the seat saw.
    """

    def __init__(self) -> None:
        self._places: dict[int, dict[int, int]] = {}
        self._kept: set[int] = set()
        self._aside: set[int] = set()
        self._not_dealt: set[int] = set()
        self._face_down = NONE
        self._deals: list[tuple[int, int] | None] = []
        self._left: list[int] = []

    def note(self, s: State, action: int, hidden: bool) -> None:
        """Look at one action of the true game, only at what the seat sees of it."""
        self._deals.append(_deal(s))
        kind, item = action & act.KIND, act.item_of(action)
        if kind in (act.USE, act.FREE_MOVE):
            self._kept.add(PETER if kind == act.FREE_MOVE else item)
        if hidden or kind not in (act.DEAL, act.PLAY, act.INITIATIVE, act.PEEK, act.DRAW):
            return
        self._place(s.round, item, _place_of(s, kind))
        if kind == act.INITIATIVE and s.asked == CHRISTIAN:
            self._place(s.round, s.initiative[MUSLIM], MUSLIM)

    def note_table(self, s: State, seat: int) -> None:
        """The own cards at the end."""
        if seat != WATCHER:
            self._place_all(s.round, s.hands[seat], seat)

    def note_goal(self, goal: State, seat: int) -> None:
        """Ask for worlds that end with the hidden cards of this state."""
        other = 1 - seat
        self._place_all(goal.round, goal.hands[other], other)
        if goal.ask == st.INITIATIVE and goal.initiative[other] != NONE:
            self._face_down = goal.initiative[other]
            self._place(goal.round, self._face_down, other)
        if not goal.ordered:
            for card in goal.deck:
                self._place(goal.round, card, FATE)
        self._kept |= _bits(goal.specials[other])
        self._aside |= _bits(goal.laid_aside[other])
        own = range(6 * other, 6 * other + 6)
        self._not_dealt |= {card for card in own if card not in self._kept | self._aside}

    def close(self) -> None:
        """Count for each deal how many more cards its hand gets, this one included."""
        counts: dict[tuple[int, int], int] = {}
        for deal in reversed(self._deals):
            if deal is not None:
                counts[deal] = counts.get(deal, 0) + 1
            self._left.append(0 if deal is None else counts[deal])
        self._left.reverse()

    def allows(self, s: State, step: int, action: int) -> bool:
        deal, item = self._deals[step], act.item_of(action)
        if s.ask == st.DISCARD:
            return item not in self._kept and (not self._aside & _bits(s.specials[s.asked]) or item in self._aside)
        if s.ask == st.DEAL_SPECIAL:
            side = receiver(s)
            wanted = {card for card in self._kept | self._aside if card // 6 == side} - _bits(s.specials[side])
            return item not in self._not_dealt and (item in wanted or self._left[step] > len(wanted))
        if deal is None:  # the first choice for the initiative, or fate's look into a hand
            return self._face_down in (NONE, item) or step < len(self._deals) - 1
        number, side = deal
        places = self._places.get(number, {})
        held = s.hands[side] if s.ask == st.DEAL else 0
        wanted = {card for card, place in places.items() if place == side and not (held >> card) & 1}
        return places.get(item, side) == side and (item in wanted or self._left[step] > len(wanted))

    def _place(self, number: int, card: int, place: int) -> None:
        self._places.setdefault(number, {}).setdefault(card, place)

    def _place_all(self, number: int, hand: int, place: int) -> None:
        for card in _bits(hand):
            self._place(number, card, place)


def _deal(s: State) -> tuple[int, int] | None:
    """The hand that gets a card now, as round and side; special cards count as round 0."""
    if s.ask == st.DEAL_SPECIAL:
        return 0, receiver(s)
    if s.ask == st.DEAL:
        return s.round, receiver(s)
    return (s.round + 1, MUSLIM) if s.ask == st.EXCHANGE else None


def _place_of(s: State, kind: int) -> int:
    if kind == act.DEAL:
        return receiver(s)
    if kind == act.PEEK:
        return MUSLIM
    return FATE if kind == act.DRAW else s.asked


def _bits(mask: int) -> set[int]:
    return {bit for bit in range(12) if (mask >> bit) & 1}
