"""What a bot is."""

import random
from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar

from gonfalon.core import Action, Game, Rules, Sight, talk
from gonfalon.core.seats import FATE, NOBODY

EVEN = (0.45, 0.55)


class Bot(ABC):
    """Plays one seat of one match.

    A package adds its own by subclassing this and naming the class in the entry-point group `gonfalon.bots`.
    What it can rely on:

    - It lives as long as its match where that can be done, so it may keep what it thought from one question to the
      next. Two matches, or two seats, never share one.
    - It may be made anew at any moment, in another process too, and must then answer as well: all that it needs is
      in the sight, which is taken with a perfect memory. What it kept may only save it work or make it stronger.
    - It is asked one question at a time. The same question may come twice, and `sight.number` never goes back; after
      something was taken back, though, the position is an earlier one.
    - All its chance is in `rng`, which is its own or shared with those beside it, never with fate.
    - A table throws it away if it raises or says a word that is neither legal nor talk, and asks a new one a little
      later. No other match suffers. Where one process thinks for all matches, ten minutes are the longest thought.
    """

    about: ClassVar[Mapping[str, str]] = {}
    """A few words for whoever looks for an opponent, by language; "en" serves those who read none of the others."""

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


class NotOffered(Exception):
    """A bot said a word that is neither legal nor talk."""


def checked_answer(bot: Bot, sight: Sight) -> str:
    """What a bot says, if it may say it. Raises NotOffered, and whatever the bot raises."""
    word = bot.answer(sight)
    if word not in sight.legal and not talk.understand(word):
        raise NotOffered
    return word


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
