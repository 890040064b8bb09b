"""The contract of a game: four parts, one for each kind of caller, and what the game is called.

Every client, bot, table and study uses games only through this contract. `rules` are a separate object, because search
and proofs need nothing else; knowledge, language and proof are methods of the game.
"""

from collections.abc import Hashable, Mapping, Sequence
from functools import cached_property
from typing import Self

import msgspec

from gonfalon.core.about import About, Scenario
from gonfalon.core.editions import Edition, edition_digest
from gonfalon.core.guess import Certain
from gonfalon.core.knowledge import Knowledge
from gonfalon.core.language import Language
from gonfalon.core.proof import Proof
from gonfalon.core.refusal import NO_RULE, Refusal
from gonfalon.core.rules import Rules
from gonfalon.core.setup import Option, Setup
from gonfalon.core.state import ARBITER, CLOCK, FATE, NOBODY, WATCHER, Action, S

FATE_NAME = "fate"


class Game(Knowledge[S], Language[S], Proof[S]):
    """A game bound to one edition. Stateless: everything that changes is in `S`."""

    name: str
    package: str = ""
    """The Python package that has its sentences, if it has one."""
    rules_version: int
    seats: tuple[str, ...]
    scenarios: tuple[Scenario, ...]
    options: tuple[Option, ...] = ()
    about: About
    edition: Edition
    rules: Rules[S]

    @cached_property
    def digest(self) -> str:
        """Identifies the edition in records: see `edition_digest`."""
        return edition_digest(self.edition)

    @cached_property
    def is_open(self) -> bool:
        """Whether nothing is hidden from anybody."""
        start = self.begin(Setup(self.scenarios[0].name))
        return isinstance(self.guess(self.view(start, 0, memory=True)), Certain)

    def as_of(self, rules: int, digest: str) -> Self | None:
        """The same game with these rules and this edition, if its package still has them."""
        return self if (rules, digest) == (self.rules_version, self.digest) else None

    def settle(self, setup: Setup, *, with_bot: bool = False) -> Setup:
        """The same setup with a value for every option. Defaults are those for matches between people, or for matches
        in which a computer takes part. Raises Refusal for an unknown scenario or option."""
        names = [scenario.name for scenario in self.scenarios]
        if setup.scenario not in names:
            raise _bad_setup("unknown-scenario", name=setup.scenario, offered=", ".join(names))
        options = {option.name: option for option in self.options}
        for name, value in setup.options.items():
            if name not in options:
                raise _bad_setup("unknown-option", name=name)
            if value not in options[name].choices:
                raise _bad_setup("unknown-choice", name=name, value=value, offered=", ".join(options[name].choices))
        defaults = {name: option.default(with_bot=with_bot) for name, option in options.items()}
        return msgspec.structs.replace(setup, options=defaults | setup.options)

    def begin(self, setup: Setup) -> S:
        """The position before anything has happened. Raises Refusal for an unknown scenario or option."""
        return self.rules.start(self.settle(setup))

    def check(self, state: S, seat: int, text: str) -> Action:
        """The entry point for all input from outside: returns a legal action of this seat, or raises Refusal."""
        tried = " ".join(text.split())
        if self.rules.to_move(state) == seat:
            action = self.parse(state, tried)
            if action is not None and self.rules.is_legal(state, action):
                return action
        raise self.refusal(state, seat, tried)

    def parse(self, state: S, text: str) -> Action | None:
        """Search the legal words, which is enough for small games. Other games parse the text."""
        spelt = text.casefold()
        return next((one for one in self.rules.legal(state) if self.word(state, one).casefold() == spelt), None)

    def whole(self, state: S) -> Hashable:
        """The arbiter's view, which leaves nothing out. Games that are fuzzed a lot override it with a faster one."""
        return msgspec.json.encode(self.view(state, ARBITER, memory=True))

    def came_up(self, before: S, action: Action, after: S, told: Sequence[msgspec.Struct]) -> list[str]:
        """The verb, unless a game overrides this with something more specific."""
        return [self.word(before, action).partition(" ")[0]]

    def learned(self) -> bytes | None:
        """The file with what was learned from games about the worth of each feature, if the package has one."""
        return None

    def ratings(self) -> bytes | None:
        """The file with the ratings that were measured of bots, if the package has one."""
        return None

    def title_of(self, scenario: str) -> str:
        """The title of a scenario, for people."""
        return next((one.title for one in self.scenarios if one.name == scenario and one.title), scenario)

    def seat_name(self, seat: int) -> str:
        return self.seats[seat] if seat >= 0 else _OTHERS[seat]

    def seat_number(self, name: str) -> int:
        return self.seats.index(name) if name in self.seats else _OTHER_NUMBERS[name]


def _bad_setup(code: str, **facts: str) -> Refusal:
    return Refusal(code, NO_RULE, facts["name"], facts=facts)


_OTHERS: Mapping[int, str] = {FATE: FATE_NAME, NOBODY: "nobody", WATCHER: "watcher", ARBITER: "all", CLOCK: "clock"}
_OTHER_NUMBERS: Mapping[str, int] = {name: seat for seat, name in _OTHERS.items()}
