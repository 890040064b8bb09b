"""What is settled before the first action, and how a game ended."""

from typing import Any

import msgspec


class Option(msgspec.Struct, frozen=True):
    """Something players agree on before a match. `choices` are its legal values, the first the default.

    `with_bot` is the default where a computer takes part, if that differs. Name and choices are single words, for they
    stand in records.
    """

    name: str
    choices: tuple[str, ...]
    with_bot: str | None = None

    def default(self, *, with_bot: bool = False) -> str:
        return self.with_bot if with_bot and self.with_bot is not None else self.choices[0]


class Setup(msgspec.Struct, frozen=True):
    """All that is settled before the first action, chance apart.

    `position` is where a match begins that does not begin at the beginning: the arbiter's view with memory, as the
    game's own struct or as plain data. It may hold hidden cards: not for players' eyes before the end.
    """

    scenario: str
    options: dict[str, str] = {}
    position: Any | None = None


class Result(msgspec.Struct, frozen=True):
    """How it ended: the winning seat's name, or none for a draw; `reason` names a sentence, `rule` its law."""

    winner: str | None
    reason: str
    rule: str
