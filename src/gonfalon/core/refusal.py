"""The answer to an illegal attempt: typed, so that a program can act on it and a person can learn from it."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Generic, NoReturn, TypeVar

NO_RULE = "-"
"""In place of a rule, where none of the game's own rules is broken."""


class Refusal(Exception):
    """Something was tried that the rules do not allow now. The state has not changed.

    `code` is stable; `rule` is the id on the rules page; `position` and `legal` hold only what the seat that tried may
    know; `facts` fill in the sentence that explains it.
    """

    def __init__(
        self,
        code: str,
        rule: str,
        tried: str,
        position: str = "",
        legal: Sequence[str] = (),
        facts: Mapping[str, str | int] | None = None,
    ) -> None:
        super().__init__(code, rule, tried)
        self.code = code
        self.rule = rule
        self.tried = tried
        self.position = position
        self.legal = list(legal)
        self.facts = dict(facts or {})

    def __str__(self) -> str:
        where = f" | {self.position}" if self.position else ""
        return f"{self.code} ({self.rule}): {self.tried!r}{where}"


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
