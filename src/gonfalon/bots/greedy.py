"""Plays simply: any action at random, or what looks best a few moments ahead over guesses of what is hidden."""

import random
from typing import Any

from gonfalon.bots.bot import Bot
from gonfalon.bots.tree import drawn, one_of
from gonfalon.bots.value import Value
from gonfalon.core import Action, Game, Guess, Sight


class Random(Bot):
    def choose(self, sight: Sight) -> str:
        return one_of(sight.legal, self.rng)


class Greedy(Bot):
    """Draws `guesses` states and looks ahead about `looks` times in all, at each action in each of them at least once.

    Lower numbers are faster and weaker.
    """

    guesses = 6
    looks = 600

    def __init__(self, game: Game[Any], seat: int, rng: random.Random) -> None:
        super().__init__(game, seat, rng)
        self.value = Value(game.rules, [])

    def choose(self, sight: Sight) -> str:
        if len(sight.legal) == 1:
            return sight.legal[0]
        guess = self.guess(sight)
        first = guess.draw(self.rng)
        if (advised := self.advised(first)) is not None:
            return self.game.word(first, advised)
        worlds = [first, *(guess.draw(self.rng) for _ in range(self.guesses - 1))]
        actions = {self.game.word(first, one): one for one in self.considered(self.game.rules.legal(first))}
        looks = max(1, self.looks // (len(actions) * self.guesses))
        worth = {word: self._worth(worlds, action, looks) for word, action in actions.items()}
        best = max(worth.values())
        return one_of([word for word in sight.legal if worth.get(word) == best], self.rng)

    def go_on(self, sight: Sight) -> list[str]:
        """Where nothing is hidden, as long as it need not look ahead. A subclass that overrides `choose` overrides
        `settled` too."""
        rules, words = self.game.rules, [self.choose(sight)]
        if not self.game.is_open:
            return words
        state = self.guess(sight).draw(self.rng)
        action = self.game.parse(state, words[0])
        while action is not None:
            rules.do(state, action)
            action = self._only(state) if rules.to_move(state) == self.seat else None
            if action is not None:
                words.append(self.game.word(state, action))
        return words

    def _only(self, state: Any) -> Action | None:
        """What it does without looking ahead, whatever its chance; None if it has to be asked."""
        actions = self.game.rules.legal(state)
        return actions[0] if len(actions) == 1 else self.settled(state)

    def settled(self, state: Any) -> Action | None:
        """What it does of several actions without looking ahead, whatever its chance."""
        return self.advised(state)

    def guess(self, sight: Sight) -> Guess[Any]:
        """What it thinks possible."""
        return self.game.guess(sight.view)

    def advised(self, state: Any) -> Action | None:
        """What it does without looking ahead."""
        return self.game.rules.advice(state)

    def considered(self, actions: list[Action]) -> list[Action]:
        """The actions that it thinks of."""
        return actions

    def _worth(self, worlds: list[Any], action: Action, looks: int) -> float:
        total = 0.0  # sum() of floats is not the same in every version of Python
        for world in worlds:
            for _ in range(looks):
                total += self._look(world, action)
        return total

    def _look(self, world: Any, action: Action) -> float:
        """The chance to win once the action and everything that it triggers are over."""
        rules, state = self.game.rules, world.copy()
        rules.do(state, action)
        while not rules.is_quiet(state):
            rules.do(state, drawn(rules, state, self.rng))
        return self.value.chance(state, self.seat)
