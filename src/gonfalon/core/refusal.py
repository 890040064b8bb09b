"""The answer to an illegal attempt: typed, so that a program can act on it and a person can learn from it."""

from collections.abc import Mapping, Sequence

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
