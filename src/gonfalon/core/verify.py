"""Was fate honest? Repeats every recorded draw with the revealed secret.

A record alone shows that its draws follow from what it says was committed to. That nothing else was committed to before
play, only somebody can tell who kept it: a `Witness`.
"""

from collections.abc import Mapping, Sequence

import msgspec

from gonfalon.core.fate import Fate
from gonfalon.core.game import Game
from gonfalon.core.links import FateOfTwo
from gonfalon.core.match import Match
from gonfalon.core.record import Record
from gonfalon.core.state import FATE, S


class ForgedFate(ValueError):
    """A draw, or the secret itself, does not match the commitment. `number` is the action, 0 for the secret."""

    def __init__(self, number: int, why: str) -> None:
        super().__init__(why)
        self.number = number


class Witness(msgspec.Struct, frozen=True):
    """What somebody kept of a match who does not trust its keeper. What is empty is not checked."""

    commitment: str = ""
    """The keeper's, to its secret."""
    commitments: Mapping[str, str] = {}
    """The seats', to their contributions, as they stood before one's own was revealed."""
    contributions: Mapping[str, str] = {}
    """One's own."""
    seat: str = ""
    words: Mapping[int, str] = {}
    """The actions as they were told to that seat, by number."""
    agreed: Sequence[str] = ()
    """What was told before play, as lines of the record."""
    is_set: bool = False
    """Whether a set position was agreed on. Only with `agreed`."""

    def check_agreed(self, record: Record) -> None:
        """Raises ForgedFate if another match was agreed on than is recorded, such as one with cards already dealt."""
        if self.agreed and (list(self.agreed), self.is_set) != (list(record.agreed()), record.is_set):
            raise ForgedFate(0, "This is the record of another match than the one that was agreed on.")

    def check_promises(self, record: Record) -> None:
        """Raises ForgedFate if the match was drawn from anything else than what was committed to."""
        if self.commitment not in ("", record.commitment):
            raise ForgedFate(0, "Before play the table was committed to another secret.")
        for seat, commitment in self.commitments.items():
            if record.promise_of(seat) != commitment:
                raise ForgedFate(0, f"The contribution of {seat} is not the one that was committed to before play.")
        for seat, contribution in self.contributions.items():
            if record.contributions.get(seat) != contribution:
                raise ForgedFate(0, f"The contribution of {seat} is not the one that was made.")

    def check_word(self, number: int, shown: str) -> None:
        told = self.words.get(number, shown)
        if told != shown:
            raise ForgedFate(number, f"Action {number} was told as {told!r}, but the record has {shown!r}.")


NOBODY_SAW = Witness()


def verify_fate(record: Record, game: Game[S], witness: Witness = NOBODY_SAW) -> int:
    """Check a finished record and return how many draws were proved. Raises ForgedFate at the first false one."""
    witness.check_agreed(record)
    witness.check_promises(record)
    fate = _committed_fate(record, game)
    match = Match.follow(record, game, until=0)
    looker = game.seat_number(witness.seat) if witness.seat else None
    draws = 0
    for entry in record.entries:
        if match.to_move == FATE:
            _check_draw(match, fate, entry.number, entry.word)
            draws += 1
        match.enter_recorded(entry, record)
        if looker is not None:
            witness.check_word(entry.number, match.steps[-1].shown[looker])
    match.check_end(record)
    return draws


def _committed_fate(record: Record, game: Game[S]) -> Fate | FateOfTwo:
    try:
        return record.revealed_fate(game.seats)
    except ValueError as error:
        raise ForgedFate(0, str(error)) from error


def _check_draw(match: Match[S], fate: Fate | FateOfTwo, number: int, word: str) -> None:
    game, state, decided = match.game, match.state, match.decided
    if not fate.is_known(decided):
        raise ForgedFate(number, f"Action {number} cannot be proved: not all links up to {decided} were revealed.")
    fair = game.word(state, game.rules.legal(state)[fate.draw(number, game.rules.weights(state), decided)])
    if word != fair:
        raise ForgedFate(number, f"Action {number} says {word!r}, but the committed secret draws {fair!r}.")
