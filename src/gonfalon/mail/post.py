"""One side of a match by letters: what was written and got, and what is to be written now.

Only whoever is to move may do or say anything, and a letter is due exactly when that is not the own seat any more. So
the two take turns in writing, and the letter that is due follows from the match: it need not be stored before it is
answered, and can be shown again as often as one likes.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import structs

from gonfalon.core import FATE, Match, Refusal
from gonfalon.core.links import SIZE, Chain, ChainLink, FalseLink, FateOfTwo
from gonfalon.core.record import last_fated
from gonfalon.mail.letters import Acceptance, Invitation, Letter, LetterError, Turn, check_of, key_of, read, write

MOST_STRANGE = 4
"""How many letters are kept that contradict others."""


class Post(msgspec.Struct, frozen=True, kw_only=True):
    """It holds the own seed, so it is never sent as it is."""

    seat: str
    other: str
    seed: str
    invites: bool
    """Whether this side wrote the invitation, and so all letters with an even number."""
    letters: tuple[str, ...]
    """In order, both sides'. The own one that is due is not among them."""
    tip: str = ""
    """Of the other's chain; empty until the invitation was accepted."""
    link: str = ""
    """The deepest of the other's links that was revealed."""
    revealed: int = -1
    """Its number."""
    shown: int = -1
    """The number of the deepest own link in these letters."""
    told: int = 0
    """The last action in these letters."""
    strange: tuple[str, ...] = ()
    """Letters that contradict one of them."""

    @property
    def is_begun(self) -> bool:
        return bool(self.tip)

    @property
    def own_chain(self) -> Chain:
        return Chain.of_seed(bytes.fromhex(self.seed))

    def is_mine(self, serial: int) -> bool:
        return (serial % 2 == 0) == self.invites

    def fate(self, seats: Sequence[str]) -> FateOfTwo:
        """Raises FalseLink if the other's link does not belong to the other's tip."""
        link = ChainLink(self.revealed, bytes.fromhex(self.link)) if self.link else None
        chains = {self.seat: self.own_chain, self.other: Chain.of_tip(bytes.fromhex(self.tip), link)}
        return FateOfTwo({seat: chains[seat] for seat in seats})

    # What is written.

    def written(self, match: Match[Any] | None) -> tuple[str, ...]:
        """All letters, with the one that is due now."""
        due = self._due(match) if match else None
        return (*self.letters, write(due)) if due else self.letters

    def to_send(self, match: Match[Any] | None) -> str | None:
        """The own letter that the other has to answer; None if there is something to decide here, or nothing to say."""
        written = self.written(match)
        return written[-1] if self.is_mine(len(written) - 1) else None

    def _due(self, match: Match[Any]) -> Letter | None:
        if not self.is_mine(len(self.letters)) or match.to_move == match.game.seats.index(self.seat):
            return None
        words, needed = self._words(match), _needed(match)
        if match.result and not words and needed <= self.shown:
            return None
        turn = Turn(
            match=key_of(read(self.letters[0])),
            serial=len(self.letters),
            words=words,
            number=match.number,
            revealed=needed if needed > self.shown else -1,
            link=self.own_chain.link(needed).value if needed > self.shown else b"",
            check=check_of(read(self.letters[-1]), _lines(match, match.number)),
        )
        return turn if turn.serial > 1 else Acceptance(match.players[self.seat], self.own_chain.tip, turn)

    def _words(self, match: Match[Any]) -> list[str]:
        entries = [step.entry for step in match.steps_after(self.told)]
        return [entry.word for entry in entries if entry.actor == self.seat]

    # What is got.

    def check_next(self, letter: Letter, match: Match[Any] | None) -> bool:
        """Whether this is the other's next letter; False if it was opened before. Raises LetterError if neither."""
        written, serial = self.written(match), serial_of(letter)
        if serial > len(written):
            raise LetterError("ahead")
        if serial == len(written):
            if self.is_mine(serial):
                raise LetterError("unfitting")
            return True
        if letter == read(written[serial]):
            if self.is_mine(serial):
                raise LetterError("own")
            return False
        if self.is_mine(serial) or serial == 0:
            raise LetterError("unfitting")
        raise LetterError("accepted" if serial == 1 else "contradicting")

    def with_strange(self, text: str) -> "Post":
        known = text in self.strange or len(self.strange) >= MOST_STRANGE
        return self if known else structs.replace(self, strange=(*self.strange, text))

    def accepted(self, letter: Acceptance) -> "Post":
        return structs.replace(self, tip=letter.tip.hex())

    def take(self, match: Match[Any], text: str, turn: Turn) -> "Post":
        """Carry out the other's next letter. Raises LetterError, and then the match is not to be used any more."""
        if len(turn.link) != (SIZE if turn.revealed >= 0 else 0):
            raise LetterError("false-link")
        awaited = match.decided if match.to_move == FATE else -1
        written = self.written(match)
        shown = self.shown if written == self.letters else _needed(match)
        post = structs.replace(self, letters=(*written, text), told=turn.number, shown=shown)
        if turn.revealed >= 0:
            post = structs.replace(post, link=turn.link.hex(), revealed=turn.revealed)
        try:
            fate = post.fate(match.game.seats)
        except FalseLink as error:
            raise LetterError("false-link") from error
        if post.revealed < max(awaited, self.revealed):
            raise LetterError("false-link")
        match.learn(fate)
        self._carry_out(match, turn)
        if check_of(read(written[-1]), _lines(match, turn.number)) != turn.check:
            raise LetterError("unfitting")
        if post.revealed != last_fated([step.entry for step in match.steps]) or self._is_link_lacking(match):
            raise LetterError("false-link")
        return post

    def _carry_out(self, match: Match[Any], turn: Turn) -> None:
        """Nothing else may happen in between: whoever meets fate, or passes the turn, has to write."""
        seat = match.game.seats.index(self.other)
        for at, word in enumerate(turn.words):
            if match.number != turn.number - len(turn.words) + at or match.to_move != seat:
                raise LetterError("unfitting")
            try:
                match.act(seat, word)
            except Refusal as refusal:
                raise LetterError("illegal") from refusal
        if match.number < turn.number or (match.to_move == seat and match.number == turn.number):
            raise LetterError("unfitting")

    def _is_link_lacking(self, match: Match[Any]) -> bool:
        """Whether fate waits for the other's link after the other's own decision."""
        return match.to_move == FATE and match.steps[match.decided - 1].entry.actor == self.other


def serial_of(letter: Letter) -> int:
    if isinstance(letter, Invitation):
        return 0
    return 1 if isinstance(letter, Acceptance) else letter.serial


def _needed(match: Match[Any]) -> int:
    """The number of the link that fate needs, or has used last; -1 for none."""
    return match.decided if match.to_move == FATE else last_fated([step.entry for step in match.steps])


def _lines(match: Match[Any], number: int) -> list[str]:
    entries = [step.entry for step in match.steps[:number]]
    return [f"{entry.number} {entry.actor} {entry.word}" for entry in entries]
