"""A bot that takes what the game advises, or what looks best a few moments ahead over guesses of what is hidden."""

from typing import Any

from gonfalon.bots.player import Bot, chance, random_action
from gonfalon.core import Action, Sight


class Greedy(Bot):
    """Draws `guesses` states and looks ahead about `looks` times in total. Lower numbers are faster and weaker."""

    guesses = 6
    looks = 600

    def choose(self, sight: Sight) -> str:
        if len(sight.legal) == 1:
            return sight.legal[0]
        guess = self.game.guess(sight.view)
        first = guess.draw(self.rng)
        if (advised := self.game.rules.advice(first)) is not None:
            return self.game.word(first, advised)
        worlds = [first, *(guess.draw(self.rng) for _ in range(self.guesses - 1))]
        actions = {self.game.word(first, action): action for action in self.game.rules.legal(first)}
        looks = max(1, self.looks // (len(actions) * self.guesses))
        worth = {word: self._worth(worlds, action, looks) for word, action in actions.items()}
        best = max(worth.values())
        return self.rng.choice([word for word in sight.legal if worth[word] == best])

    def _worth(self, worlds: list[Any], action: Action, looks: int) -> float:
        return sum(self._look(world, action) for world in worlds for _ in range(looks))

    def _look(self, world: Any, action: Action) -> float:
        """The chance to win once the action and everything that it triggers are over."""
        rules, state = self.game.rules, world.copy()
        rules.do(state, action)
        while not rules.is_quiet(state):
            rules.do(state, random_action(rules, state, self.rng))
        return chance(rules, state, self.seat)
