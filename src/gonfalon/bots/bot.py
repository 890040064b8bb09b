"""The base class of all bots."""

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from gonfalon.bots.tree import drawn
from gonfalon.core import Game, Sight, talk
from gonfalon.core.state import NOBODY

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
    - Its only source of randomness is `rng`, which a table seeds for every question, but never as it seeds fate. So a
      bot that is created again answers as the old one would have, if that kept nothing but what saves work.
    - If it raises, or says a word that is neither legal nor talk, a table discards it and asks a new instance a little
      later. Other matches are not affected. A decision may take at most two minutes; one that takes longer than twenty
      seconds is begun again in a process for slow bots. The process of a bot that takes too long is killed.
    """

    about: ClassVar[Mapping[str, str]] = {}
    """A short description for people who look for an opponent, by language; "en" is the fallback."""
    usual_seconds: ClassVar[float] = 0.4
    """Its usual seconds per answer. Where hands are hidden, an answer that is ready sooner is kept back."""
    watch: Callable[[float], bool] = staticmethod(lambda share: False)
    """A bot that thinks for long calls it now and then with how much is done, from 0 to 1. If it returns True somebody
    is in a hurry: the bot then returns the best that it has found."""

    def __init__(self, game: Game[Any], seat: int, rng: random.Random) -> None:
        self.game = game
        self.seat = seat
        self.rng = rng

    @classmethod
    def thinks_long(cls, game: Game[Any]) -> bool:
        """Whether a decision may take it more than five seconds in a browser, where nothing is compiled."""
        return False

    @classmethod
    def is_listed(cls, game: Game[Any]) -> bool:
        """Whether it is shown to people who look for an opponent in this game."""
        return True

    @abstractmethod
    def choose(self, sight: Sight) -> str:
        """Return one of `sight.legal`."""

    def go_on(self, sight: Sight) -> list[str]:
        """What it chooses now and, if it knows that already, after that: as many words as it likes, the same as if it
        were asked for each. They are carried out until fate or another seat acts; then it is asked again."""
        return [self.choose(sight)]

    def answer(self, sight: Sight) -> list[str]:
        """What it says now: the answer to an offer, if there is one, else its moves. A bot lets people take back."""
        name = self.game.seats[self.seat]
        if sight.draw_offered_by not in (None, name):
            return [talk.ACCEPT if self.accepts_draw(sight) else talk.DECLINE]
        if sight.asked_back and sight.asked_back[0] != name:
            return [talk.GIVE_BACK]
        return self.go_on(sight)

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
            rules.do(state, drawn(rules, state, self.rng))
        return (1 + rules.returns(state)[self.seat]) / 2


class NotOffered(Exception):
    """A bot said nothing, or a word that is neither legal nor talk."""


def checked_answer(bot: Bot, sight: Sight) -> list[str]:
    """What a bot says, once its first word is checked. Raises NotOffered, and whatever the bot raises."""
    words = bot.answer(sight)
    if not words or (words[0] not in sight.legal and not talk.understand(words[0])):
        raise NotOffered
    return words
