"""A match with the people and bots who play it, kept on disk after every action."""

import random
from typing import Any

from gonfalon.bots import BOTS
from gonfalon.core import Game, Match, Sight
from gonfalon.terminal.keeping import Keeper

PERSON = "person"


class Party:
    def __init__(self, match: Match[Any], keeper: Keeper, rng: random.Random) -> None:
        self.match = match
        self.keeper = keeper
        kinds = [match.players.get(name, PERSON) for name in match.game.seats]
        self.bots = {seat: BOTS[kind](match.game, seat, rng) for seat, kind in enumerate(kinds) if kind in BOTS}
        self.persons = [seat for seat in range(len(kinds)) if seat not in self.bots]
        keeper.keep(match)

    @property
    def game(self) -> Game[Any]:
        return self.match.game

    @property
    def asked(self) -> int:
        """The seat that has to say something now: whoever is offered a draw, else whoever is to move."""
        offerer = self.match.draw_offered_by
        if offerer is None:
            return self.match.to_move
        return next(seat for seat in range(len(self.game.seats)) if seat != offerer)

    @property
    def is_draw_asked(self) -> bool:
        return self.match.draw_offered_by is not None

    def act(self, seat: int, word: str) -> None:
        """Do it and keep it, or raise Refusal."""
        self.match.act(seat, word)
        self.keeper.keep(self.match)

    def bot_sight(self, seat: int) -> Sight:
        """What a bot is shown: its own seat's sight, with the memory that bots have."""
        return self.match.sight(seat, memory=True)

    def bot_word(self, seat: int, sight: Sight) -> str:
        """What the bot says. Uses nothing but the sight, so it may run in another thread."""
        return self.bots[seat].answer(sight)
