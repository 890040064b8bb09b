"""A tree search for one seat that does not see everything, compiled with the rules.

Every simulation takes one of the prepared worlds, full states that fit what the seat knows, and walks down a tree that
all worlds share: each side takes what has been best for it so far, or what has been tried too little. A new leaf is
played on to the next quiet position and judged there; a position is thought to be worth what it was at first until all
that can be done in it has been looked at. Only + − × ÷ √ are used, and the generator that is given, so the
same seed gives the same tree on every platform.
"""

import random
from math import sqrt
from typing import Any, Final, TypeVar

from gonfalon.bots.value import Value
from gonfalon.core.rules import Rules
from gonfalon.core.state import FATE, NOBODY

T = TypeVar("T")

CURIOSITY: Final = 0.1
"""How much is tried that does not look best."""
CAUTION: Final = 0.05
"""How much is taken off in the end from what was tried little."""


VISITS: Final = 1 << 14
"""Beyond so many a number more makes no difference to what is tried next."""


def _curiosity(visits: int) -> list[float]:
    """Times the square root of 1 + 1/2 + 1/3 + …, which grows like a logarithm and is the same everywhere."""
    out, growth = [0.0], 0.0
    for number in range(1, visits):
        growth += 1.0 / number
        out.append(CURIOSITY * sqrt(growth))
    return out


WIDTHS: Final = [1.0, *[1.0 / sqrt(number) for number in range(1, VISITS)]]
"""How uncertain a mean of so many simulations is."""
CURIOUS: Final = _curiosity(VISITS)


class Node:
    """What came of an action: how often it was tried, and the chances that the searcher then had, added up.

    Where the worlds agree on what may be done next, that is found once: `tried` and `untried`. Where they do not, or
    fate decides, `found` holds what was met so far.
    """

    def __init__(self, action: int) -> None:
        self.action: int = action
        self.visits: int = 0
        self.total: float = 0.0
        self.mean: float = 0.0
        self.width: float = 1.0
        self.tried: list[Node] | None = None
        self.untried: list[int] | None = None
        self.found: dict[int, Node] | None = None

    def count(self, worth: float) -> None:
        self.visits += 1
        self.total += worth
        self.mean = self.total / self.visits
        self.width = WIDTHS[min(self.visits, VISITS - 1)]

    def after(self, action: int) -> "Node":
        found = self.found
        if found is None:
            found = {}
            self.found = found
        child = found.get(action)
        if child is None:
            child = Node(action)
            found[action] = child
        return child


class Tree:
    """Grows from the worlds that a seat thinks possible. In all of them it is this seat's decision."""

    def __init__(self, value: Value, worlds: list[Any], seat: int, rng: random.Random) -> None:
        self.rules: Rules[Any] = value.rules
        self.value: Value = value
        self.worlds: list[Any] = worlds
        self.seat: int = seat
        self.rng: random.Random = rng
        self.root: Node = Node(-1)

    def grow(self, simulations: int) -> None:
        for _ in range(simulations):
            self._simulate(self.worlds[self.root.visits % len(self.worlds)].copy())

    def best(self) -> int:
        """The action that came out best, with a little caution."""
        found, most = -1, -2.0
        for child in self.root.tried or []:
            worth = child.mean - CAUTION * child.width
            if worth > most:
                found, most = child.action, worth
        return found

    def ranked(self) -> list[int]:
        """All actions that were tried, the best first, with a little caution."""
        children = sorted(self.root.tried or [], key=lambda child: CAUTION * child.width - child.mean)
        return [child.action for child in children]

    def chance(self) -> float:
        """The seat's chance to win, as the simulations came out."""
        return self.root.mean

    def _simulate(self, state: Any) -> None:
        rules, node = self.rules, self.root
        path = [node]
        while True:
            mover = rules.to_move(state)
            if mover == NOBODY:
                break
            if mover == FATE:
                node = node.after(drawn(rules, state, self.rng))
            elif mover == self.seat or rules.is_open(state):
                node = self._among_known(node, state, mover == self.seat)
            else:
                node = self._among_possible(node, rules.legal(state))
            rules.do(state, node.action)
            path.append(node)
            if node.visits == 0:
                break
        worth = self._settled(state)
        if node.visits == 0 and mover != FATE and len(path) > 2:
            # The first look at a reply says nothing about a position in which better ones will be chosen.
            node.count(worth)
            path.pop()
            worth = path[-1].mean
        for node in path:
            node.count(worth)

    def _among_known(self, node: Node, state: Any, mine: bool) -> Node:
        """What comes next where every world that leads here offers the same actions."""
        tried, untried = node.tried, node.untried
        if tried is None or untried is None:
            tried, untried = [], self.rules.legal(state).copy()
            node.tried, node.untried = tried, untried
        if untried:
            place = int(self.rng.random() * len(untried))
            child = Node(untried[place])
            untried[place] = untried[-1]
            untried.pop()
            tried.append(child)
            return child
        curiosity = CURIOUS[min(node.visits, VISITS - 1)]
        found, most = tried[0], -1.0
        for child in tried:
            worth = (child.mean if mine else 1.0 - child.mean) + curiosity * child.width
            if worth > most:
                found, most = child, worth
        return found

    def _among_possible(self, node: Node, actions: list[int]) -> Node:
        """What the other seat does next, who may hold what this one does not know of."""
        children = node.found
        untried = actions if children is None else [action for action in actions if action not in children]
        if untried or children is None:
            return node.after(untried[int(self.rng.random() * len(untried))])
        curiosity = CURIOUS[min(node.visits, VISITS - 1)]
        found, most = children[actions[0]], -1.0
        for action in actions:
            child = children[action]
            worth = 1.0 - child.mean + curiosity * child.width
            if worth > most:
                found, most = child, worth
        return found

    def _settled(self, state: Any) -> float:
        rules, rng = self.rules, self.rng
        while not rules.is_quiet(state):
            rules.do(state, drawn(rules, state, rng))
        return self.value.chance(state, self.seat)


def one_of(offered: list[T], rng: random.Random) -> T:
    """Any of them. Of a generator only `random` gives the same numbers in every version of Python."""
    return offered[int(rng.random() * len(offered))]


def drawn(rules: Rules[Any], state: Any, rng: random.Random) -> int:
    """A legal action at random, fate's with their odds."""
    actions = rules.legal(state)
    if rules.to_move(state) != FATE:
        return one_of(actions, rng)
    weights = rules.weights(state)
    left = int(rng.random() * sum(weights))
    for action, weight in zip(actions, weights, strict=True):
        left -= weight
        if left < 0:
            return action
    return actions[-1]
