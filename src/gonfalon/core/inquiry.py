"""How a game finds out why an action is not allowed: it follows the attempt through its rules until one is broken."""

from abc import ABC, abstractmethod
from typing import Generic, NoReturn, TypeVar

from gonfalon.core.refusal import Refusal

S = TypeVar("S")


class Inquiry(ABC, Generic[S]):
    """One attempt by one seat. A game subclasses this, with a method for each of its verbs.

    `position` and `words` (the legal words if it is the seat's turn) hold only what the seat may know.
    """

    def __init__(self, s: S, seat: int, tried: str, position: str, words: list[str]) -> None:
        self.s = s
        self.seat = seat
        self.tried = tried
        self.verb, *self.args = tried.casefold().split(" ")
        self._position = position
        self._words = words

    def refusal(self) -> Refusal:
        try:
            self.inquire()
        except Refusal as refusal:
            return refusal

    @abstractmethod
    def inquire(self) -> NoReturn:
        """Go through the rules in order and refuse at the first that is broken."""

    def no(self, code: str, rule: str, **facts: str | int) -> NoReturn:
        """Refuse, and list what would have been legal: words with the same verb if there are any, else all words."""
        alike = [word for word in self._words if word.split(" ")[0] == self.verb]
        raise Refusal(code, rule, self.tried, self._position, alike or self._words, facts)
