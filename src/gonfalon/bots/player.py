"""The base class of all bots."""

import random
from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar

from gonfalon.core import Action, Game, Rules, Sight, talk
from gonfalon.core.seats import FATE, NOBODY

EVEN = (0.45, 0.55)


class Bot(ABC):
    """Plays one seat of one match.

    A package adds a bot by subclassing this and naming the class in the entry-point group `gonfalon.bots`. What a bot
    can rely on:

    - One instance lives as long as its match if possible, so it may cache what it has computed from one question to the
      next. Two matches, or two seats, never share an instance.
    - It may be created again at any moment, also in another process, and must still be able to answer: everything that
      it needs is in the sight, which has perfect memory. A cache may only save work or make the bot stronger.
    - It is asked one question at a time. The same question may come twice. `sight.number` never goes down, but after
      something was taken back the position is an earlier one.
    - Its only source of randomness is `rng`, which it may share with other bots but never with fate.
    - If it raises, or says a word that is neither legal nor talk, a table discards it and asks a new instance a little
      later. Other matches are not affected. A decision may take at most two minutes; one that takes longer than twenty
      seconds is begun again in a process for slow bots. The process of a bot that takes too long is killed.
    """

    about: ClassVar[Mapping[str, str]] = {}
    """A short description for people who look for an opponent, by language; "en" is the fallback."""

    def __init__(self, game: Game[Any], seat: int, rng: random.Random) -> None:
        self.game = game
        self.seat = seat
        self.rng = rng

    @abstractmethod
    def choose(self, sight: Sight) -> str:
        """Return one of `sight.legal`."""

    def answer(self, sight: Sight) -> str:
        """What it says now: the answer to an offer, if there is one, else its move. A bot lets people take back."""
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
        """How often it wins if everybody plays on at random from what it knows."""
        guess = self.game.guess(sight.view)
        return sum(self._play_out(guess.draw(self.rng)) for _ in range(playouts)) / playouts

    def _play_out(self, state: Any) -> float:
        rules = self.game.rules
        while rules.to_move(state) != NOBODY:
            rules.do(state, random_action(rules, state, self.rng))
        return chance(rules, state, self.seat)


class NotOffered(Exception):
    """A bot said a word that is neither legal nor talk."""


def checked_answer(bot: Bot, sight: Sight) -> str:
    """What a bot says, once checked. Raises NotOffered, and whatever the bot raises."""
    word = bot.answer(sight)
    if word not in sight.legal and not talk.understand(word):
        raise NotOffered
    return word


def chance(rules: Rules[Any], state: Any, seat: int) -> float:
    """The seat's chance to win: at the end the actual return, before that the game's own estimate."""
    if rules.to_move(state) == NOBODY:
        return (1 + rules.returns(state)[seat]) / 2
    return rules.estimate(state, seat)


def random_action(rules: Rules[Any], state: Any, rng: random.Random) -> Action:
    """A random legal action; fate's actions are drawn with their odds."""
    actions = rules.legal(state)
    if rules.to_move(state) == FATE:
        return rng.choices(actions, rules.weights(state))[0]
    return rng.choice(actions)
