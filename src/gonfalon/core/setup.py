"""Describes options, players, setups and results of a match."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from gonfalon.core.refusal import NO_RULE, Refusal

# Listed explicitly, because a character's category can differ between Python versions: no control characters, no line
# separators, no marks that change the direction of writing, no surrogates.
_WORD = r"[^\x00-\x20\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]+"
_NAME = re.compile(f"{_WORD}(?: {_WORD})*")


def check_players(players: Mapping[str, str], seats: Sequence[str]) -> None:
    for seat, name in players.items():
        if seat not in seats:
            raise Refusal("unknown-seat", NO_RULE, seat, facts={"seat": seat, "offered": ", ".join(seats)})
        if not _NAME.fullmatch(name):
            raise Refusal("unusable-name", NO_RULE, name, facts={"seat": seat})


class Option(msgspec.Struct, frozen=True):
    """Something that players agree on before a match. `choices` are its legal values, the first is the default.

    `with_bot` is the default where a computer takes part, if that differs. Name and choices are single words, because
    they are written into records.
    """

    name: str
    choices: tuple[str, ...]
    with_bot: str | None = None

    def default(self, *, with_bot: bool = False) -> str:
        return self.with_bot if with_bot and self.with_bot is not None else self.choices[0]


class Origin(msgspec.Struct, frozen=True):
    """The match that a position was taken from, by its name at its table, and after which action."""

    match: str
    number: int


class Setup(msgspec.Struct, frozen=True):
    """Everything that is agreed before the first action, apart from chance.

    `position` is where the match begins if that is not the usual start: the arbiter's view with memory, as the game's
    own struct or as plain data. It may contain hidden cards, so do not show it to players before the end. `origin` says
    where it was taken from, if that is known.
    """

    scenario: str
    options: dict[str, str] = {}
    position: Any | None = None
    origin: Origin | None = None


class Result(msgspec.Struct, frozen=True):
    """How the game ended. `winner` is a seat's name, or None for a draw; `reason` is the key of a sentence."""

    winner: str | None
    reason: str
    rule: str
