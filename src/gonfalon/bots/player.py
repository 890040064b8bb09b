"""What a bot is."""

import random
from abc import ABC, abstractmethod
from typing import Any

from gonfalon.core import Action, Game, Rules, Sight, talk
from gonfalon.core.seats import FATE, NOBODY

EVEN = (0.45, 0.55)


class Bot(ABC):
    """Plays one seat. Gets sights taken with a perfect memory, and its own random generator."""

    def __init__(self, game: Game[Any], seat: int, rng: random.Random) -> None:
        self.game = game
        self.seat = seat
        self.rng = rng

    @abstractmethod
    def choose(self, sight: Sight) -> str:
        """One of `sight.legal`."""

    def answer(self, sight: Sight) -> str:
        """What it says now: to an offer, if there is one, else its move. A bot lets people take back."""
        name = self.game.seats[self.seat]
        if sight.draw_offered_by not in (None, name):
            return talk.ACCEPT if self.accepts_draw(sight) else talk.DECLINE
        if sight.asked_back and sight.asked_back[0] != name:
            return talk.GIVE_BACK
        return self.choose(sight)

    def accepts_draw(self, sight: Sight) -> bool:
        """A bot agrees to a draw when its own chance to win is about even."""
        return EVEN[0] <= self.win_chance(sight) <= EVEN[1]

    def win_chance(self, sight: Sight, playouts: int = 60) -> float:
        """How often it wins when everybody goes on at random from what it knows."""
        guess = self.game.guess(sight.view)
        return sum(self._play_out(guess.draw(self.rng)) for _ in range(playouts)) / playouts

    def _play_out(self, state: Any) -> float:
        rules = self.game.rules
        while rules.to_move(state) != NOBODY:
            rules.do(state, random_action(rules, state, self.rng))
        return chance(rules, state, self.seat)


def chance(rules: Rules[Any], state: Any, seat: int) -> float:
    """The seat's chance to win: at the end what it is worth, before that the game's own opinion."""
    if rules.to_move(state) == NOBODY:
        return (1 + rules.returns(state)[seat]) / 2
    return rules.estimate(state, seat)


def random_action(rules: Rules[Any], state: Any, rng: random.Random) -> Action:
    """Any legal action, fate's by its odds."""
    actions = rules.legal(state)
    if rules.to_move(state) == FATE:
        return rng.choices(actions, rules.weights(state))[0]
    return rng.choice(actions)
