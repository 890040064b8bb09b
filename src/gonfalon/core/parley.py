"""The talk about a match: resigning, draws, taking back, time. The words themselves are in `talk`."""

from typing import Generic

from gonfalon.core import talk
from gonfalon.core.game import Game
from gonfalon.core.line import Line
from gonfalon.core.refusal import NO_RULE
from gonfalon.core.setup import Result
from gonfalon.core.state import CLOCK, S

CLOSED = Result(None, "closed", NO_RULE)
"""Nobody plays the match any more, and nobody has won it."""


class Parley(Generic[S]):
    """The offers between the seats of a match in progress. It does not end the match itself: it returns the result."""

    def __init__(self, game: Game[S], line: Line[S]) -> None:
        self.draw_offered_by: int | None = None
        self.asked_back: tuple[int, int] | None = None
        """Who asks to take back, and to which number."""
        self._game = game
        self._line = line

    def hear(self, seat: int, verb: str, number: int) -> Result | None:
        """Let a seat say something; returns the result if that ends the match. Raises Refusal, changing nothing."""
        self.check(seat, verb, number)
        return _DOES[verb](self, seat, number)

    def check(self, seat: int, verb: str, number: int) -> None:
        """Raise Refusal if a seat may not say this now."""
        if verb in _CHECKS:
            tried = f"{verb} {number}" if verb in (talk.TAKE_BACK, talk.ASK_BACK) else verb
            _CHECKS[verb](self, seat, number, tried)

    def hear_clock(self, word: str) -> Result:
        if word == talk.CLOSED:
            return CLOSED
        names = {f"{talk.OUT_OF_TIME} {name}": seat for seat, name in enumerate(self._game.seats)}
        if word not in names:
            raise self._line.refusal("not-offered", CLOCK, word)
        return self._lost(names[word], "out-of-time")

    def play_on(self, seat: int) -> None:
        """A seat that plays on declines what the other seat has offered."""
        if seat != self.draw_offered_by:
            self.draw_offered_by = None
        if self.asked_back and seat != self.asked_back[0]:
            self.asked_back = None

    def undo(self, seat: int) -> int | None:
        """The number to take back to in order to undo the seat's own last action without asking anybody."""
        last = self._line.taken[-1] if self._line.taken else None
        if self._line.to_move != seat or last is None or last.seat != seat or last.revealed:
            return None
        return last.number - 1

    # Resigning, draws, time.

    def _resign(self, seat: int, _: int) -> Result:
        return self._lost(seat, "resigned")

    def _lost(self, seat: int, reason: str) -> Result:
        others = [name for name in self._game.seats if name != self._game.seats[seat]]
        return Result(others[0] if len(others) == 1 else None, reason, NO_RULE)

    def _offer_draw(self, seat: int, _: int) -> None:
        self.draw_offered_by = seat

    def _accept_draw(self, seat: int, _: int) -> Result:
        return Result(None, "draw-agreed", NO_RULE)

    def _decline_draw(self, seat: int, _: int) -> None:
        self.draw_offered_by = None

    def _need_no_offer(self, seat: int, _: int, tried: str) -> None:
        if self.draw_offered_by is not None:
            raise self._line.refusal("draw-already-offered", seat, tried)

    def _need_offer(self, seat: int, _: int, tried: str) -> None:
        if self.draw_offered_by in (None, seat):
            raise self._line.refusal("no-draw-offered", seat, tried)

    # Taking back. Nobody needs to agree as long as nobody else, including fate, has acted and nothing hidden was turned
    # up.

    def _take_back(self, _: int, number: int) -> None:
        self._rewind(number)

    def _check_take_back(self, seat: int, number: int, tried: str) -> None:
        self._check_decided(seat, number, tried)
        undone = self._line.after(number)
        if self._line.to_move != seat or any(taken.seat != seat or taken.revealed for taken in undone):
            raise self._line.refusal("consent-needed", seat, tried)

    def _ask_back(self, seat: int, number: int) -> None:
        self.asked_back = (seat, number)

    def _check_ask_back(self, seat: int, number: int, tried: str) -> None:
        self._check_decided(seat, number, tried)
        if self.asked_back is not None:
            raise self._line.refusal("already-asked-back", seat, tried)

    def _give_back(self, _: int, __: int) -> None:
        assert self.asked_back is not None
        self._rewind(self.asked_back[1])

    def _check_give_back(self, seat: int, number: int, tried: str) -> None:
        if self._need_asked_back(seat, number, tried) < self._line.first:
            raise self._line.refusal("nothing-to-take-back", seat, tried)

    def _keep_as_is(self, _: int, __: int) -> None:
        self.asked_back = None

    def _need_asked_back(self, seat: int, _: int, tried: str) -> int:
        if self.asked_back is None or self.asked_back[0] == seat:
            raise self._line.refusal("nothing-asked-back", seat, tried)
        return self.asked_back[1]

    def _check_decided(self, seat: int, number: int, tried: str) -> None:
        """A seat can only go back to one of its own decisions that still counts."""
        following = self._line.after(number)[:1]
        if number < self._line.first or [(taken.seat, taken.number) for taken in following] != [(seat, number + 1)]:
            raise self._line.refusal("nothing-to-take-back", seat, tried)

    def _rewind(self, number: int) -> None:
        self._line.rewind(number)
        self.draw_offered_by = self.asked_back = None


_CHECKS = {
    talk.OFFER: Parley._need_no_offer,
    talk.ACCEPT: Parley._need_offer,
    talk.DECLINE: Parley._need_offer,
    talk.TAKE_BACK: Parley._check_take_back,
    talk.ASK_BACK: Parley._check_ask_back,
    talk.GIVE_BACK: Parley._check_give_back,
    talk.KEEP: Parley._need_asked_back,
}
_DOES = {
    talk.RESIGN: Parley._resign,
    talk.OFFER: Parley._offer_draw,
    talk.ACCEPT: Parley._accept_draw,
    talk.DECLINE: Parley._decline_draw,
    talk.TAKE_BACK: Parley._take_back,
    talk.ASK_BACK: Parley._ask_back,
    talk.GIVE_BACK: Parley._give_back,
    talk.KEEP: Parley._keep_as_is,
}
