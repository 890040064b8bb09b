"""Was fate honest? Repeats every recorded draw with the revealed secret."""

from gonfalon.core.fate import Fate
from gonfalon.core.game import Game
from gonfalon.core.match import Match
from gonfalon.core.record import Record
from gonfalon.core.seats import FATE
from gonfalon.core.state import S


class ForgedFate(ValueError):
    """A draw, or the secret itself, does not match the commitment. `number` is the action, 0 for the secret."""

    def __init__(self, number: int, why: str) -> None:
        super().__init__(why)
        self.number = number


def verify_fate(record: Record, game: Game[S]) -> int:
    """Check a finished record and return how many draws were proved. Raises ForgedFate at the first false one."""
    fate = _committed_fate(record, game)
    match = Match.follow(record, game, until=0)
    draws = 0
    for entry in record.entries:
        if match.to_move == FATE:
            _check_draw(match, fate, entry.number, entry.word)
            draws += 1
        match.enter_recorded(entry, record)
    match.check_end(record)
    return draws


def _committed_fate(record: Record, game: Game[S]) -> Fate:
    try:
        return record.revealed_fate(game.seats)
    except ValueError as error:
        raise ForgedFate(0, str(error)) from error


def _check_draw(match: Match[S], fate: Fate, number: int, word: str) -> None:
    game, state = match.game, match.state
    fair = game.word(state, game.rules.legal(state)[fate.draw(number, game.rules.weights(state))])
    if word != fair:
        raise ForgedFate(number, f"Action {number} says {word!r}, but the committed secret draws {fair!r}.")
