"""The contract of a game. Every client, bot, table and study knows games only through it."""

import random
from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from typing import Any, Generic, Protocol, Self, TypeAlias, TypeVar

import msgspec

from gonfalon.core.about import About, Scenario
from gonfalon.core.editions import Edition
from gonfalon.core.forecast import Forecast, Recollection
from gonfalon.core.lesson import Lesson
from gonfalon.core.news import News
from gonfalon.core.prompts import Foreseen, Prompt
from gonfalon.core.refusal import NO_RULE, Refusal
from gonfalon.core.seats import ARBITER, CLOCK, FATE, NOBODY, WATCHER

FATE_NAME = "fate"

Action: TypeAlias = int
"""A small integer that a game alone can read. Everybody else sees its word."""


class State(Protocol):
    """A full position. Plain, mutable, quick to copy; holds no random generator.

    `news`, where it is set, hears what happens. A copy has none: search plays in silence.
    """

    news: News | None

    def copy(self) -> Self: ...


class Option(msgspec.Struct, frozen=True):
    """Something players agree on before a match. `choices` are its legal values, the first the default.

    Name and choices are single words, for they stand in records.
    """

    name: str
    choices: tuple[str, ...]


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


S = TypeVar("S", bound=State)


class Game(ABC, Generic[S]):
    """A game bound to one edition. Stateless: everything that changes is in `S`.

    At any moment exactly one of a seat, FATE or NOBODY is to move. `legal` lists every action that may be
    taken now, and `apply` takes one and refuses all others. Fate's actions come with weights.
    """

    name: str
    rules_version: int
    seats: tuple[str, ...]
    scenarios: tuple[Scenario, ...]
    options: tuple[Option, ...]
    about: About
    edition: Edition
    view_type: type[msgspec.Struct]
    event_types: tuple[type[msgspec.Struct], ...]
    """What views and events are, for whoever reads them from bytes."""
    questions: tuple[str, ...] = ()
    """The names of all prompts that ask a seat for an action: those that can be answered in advance."""

    @abstractmethod
    def start(self, setup: Setup) -> S:
        """The position before anything has happened. Raises Refusal for an unknown scenario or option."""

    @abstractmethod
    def to_move(self, state: S) -> int: ...

    @abstractmethod
    def legal(self, state: S) -> list[Action]:
        """Every action that may be taken now, in a fixed order. The list belongs to the state: do not change it."""

    @abstractmethod
    def weights(self, state: S) -> list[int]:
        """The odds of fate's legal actions, in the same order."""

    @abstractmethod
    def apply(self, state: S, action: Action) -> None:
        """Take a legal action; raises Refusal for any other and leaves the state as it was."""

    @abstractmethod
    def result(self, state: S) -> Result | None: ...

    @abstractmethod
    def view(self, state: S, seat: int, *, memory: bool | None = None) -> msgspec.Struct:
        """What the seat may know, built from scratch.

        With `memory` everything a perfect memory would hold, without it only what lies open; None asks the
        match's own options.
        """

    @abstractmethod
    def guess(self, view: Any, rng: random.Random) -> S:
        """A full state that fits a view with memory, drawn with the right odds.

        The arbiter's view leaves nothing to guess: it gives the very state back.
        """

    @abstractmethod
    def prompt(self, state: S, seat: int) -> Prompt: ...

    @abstractmethod
    def word(self, state: S, action: Action) -> str:
        """The text of a legal action: readable, typable, one to one in this position."""

    @abstractmethod
    def path(self, word: str) -> tuple[str, ...]:
        """The steps by which a person would build this word: verb, then places and pieces."""

    @abstractmethod
    def shown(self, state: S, action: Action, seat: int) -> str:
        """The word as the seat sees it, what is secret replaced by a question mark."""

    @abstractmethod
    def position(self, state: S, seat: int) -> str:
        """The position in one line, as the seat knows it."""

    @abstractmethod
    def refusal(self, state: S, seat: int, tried: str) -> Refusal:
        """Why this seat may not do this now. Only asked when it may not."""

    @abstractmethod
    def say(self, thing: msgspec.Struct | Refusal) -> str:
        """An event, prompt, result or refusal as a sentence."""

    @abstractmethod
    def repetition(self, state: S) -> Hashable | None:
        """At the moments when the rules compare positions, what is compared; at all others None."""

    @abstractmethod
    def is_quiet(self, state: S) -> bool:
        """Whether nothing is under way: no attack half resolved, no card half drawn. The end is quiet too."""

    @abstractmethod
    def estimate(self, state: S, seat: int) -> float:
        """A quick opinion of the seat's chance to win, 0 to 1, for players that do not search deep."""

    @abstractmethod
    def faults(self, state: S) -> list[str]:
        """What is impossible in this state, in words; empty if it is sound. For proofs, not for play."""

    @abstractmethod
    def rules_page(self) -> str:
        """The players' rules, as Markdown with an id before every rule."""

    def speaking(self, locale: str) -> "Game[S]":
        """The same game, saying things in another language as far as it can."""
        return self

    def forecast(self, view: Any, word: str) -> Forecast | None:
        """The odds of a legal action, from a seat's view with memory and nothing else; None where there is no luck."""
        return None

    def recollect(self, view: Any) -> list[Recollection]:
        """Where everything hidden may be, from a seat's view with memory and nothing else; nothing if all is open."""
        return []

    def foreseen(self, state: S, seat: int) -> list[Foreseen]:
        """What the seat, which waits, is certain to be asked next. Made only from what this seat may know."""
        return []

    def lesson(self) -> Lesson | None:
        """A first battle for somebody who has never played, if the game has one."""
        return None

    def reveals(self, state: S, action: Action) -> bool:
        """Whether an action of a seat turns up something that this seat could not know before. Such an action cannot
        be taken back at will. (What fate does, and what others do, may always reveal something.)"""
        return False

    def remembers(self, state: S) -> bool:
        """Whether players may look up what a perfect memory would hold. If not, clients show no old news."""
        return True

    def whole(self, state: S) -> Hashable:
        """Everything in a state, for comparison. Games proved by the million override it with a quick one."""
        return msgspec.json.encode(self.view(state, ARBITER, memory=True))

    def topics(self, scenario: str) -> list[str]:
        """What enough random games of this scenario should bring up at least once, by name. For proofs."""
        return []

    def came_up(self, before: S, action: Action, after: S, told: Sequence[msgspec.Struct]) -> list[str]:
        """What an action was an instance of, to be counted; its verb, unless a game has more to say."""
        return [self.word(before, action).partition(" ")[0]]

    def settle(self, setup: Setup) -> dict[str, str]:
        """The value of every option, defaults filled in; raises Refusal for an unknown scenario or option."""
        names = [scenario.name for scenario in self.scenarios]
        if setup.scenario not in names:
            raise _bad_setup("unknown-scenario", name=setup.scenario, offered=", ".join(names))
        options = {option.name: option.choices for option in self.options}
        for name, value in setup.options.items():
            if name not in options:
                raise _bad_setup("unknown-option", name=name)
            if value not in options[name]:
                raise _bad_setup("unknown-choice", name=name, value=value, offered=", ".join(options[name]))
        return {name: choices[0] for name, choices in options.items()} | setup.options

    def suits(self, state: S, setup: Setup) -> bool:
        """Whether a position can come up in a match with this scenario and these options, all of them settled.

        A game with more than one scenario or with options has to say it before matches can begin from set positions.
        """
        return len(self.scenarios) == 1 and not self.options

    def unreachable(self, state: S) -> list[str]:
        """Why no course of play leads to this state, in words, as far as that can be seen; it has no faults.

        For positions that come from outside: from one that passes here, play goes on and never fails.
        """
        return []

    def check(self, state: S, seat: int, text: str) -> Action:
        """The door for everything that comes from outside: a legal action of this seat, or a Refusal."""
        if self.to_move(state) == seat:
            spelt = self.spelt_out(state, text).casefold()
            for action in self.legal(state):
                if self.word(state, action).casefold() == spelt:
                    return action
        raise self.refusal(state, seat, " ".join(text.split()))

    def spelt_out(self, state: S, text: str) -> str:
        """A person's spelling of an action made the game's own. Games with freer spelling override this."""
        return " ".join(text.split())

    def title_of(self, scenario: str) -> str:
        """A scenario as people call it."""
        return next((one.title for one in self.scenarios if one.name == scenario and one.title), scenario)

    def seat_name(self, seat: int) -> str:
        return self.seats[seat] if seat >= 0 else _OTHERS[seat]

    def seat_number(self, name: str) -> int:
        return self.seats.index(name) if name in self.seats else _OTHER_NUMBERS[name]


def _bad_setup(code: str, **facts: str) -> Refusal:
    return Refusal(code, NO_RULE, facts["name"], facts=facts)


_OTHERS: Mapping[int, str] = {FATE: FATE_NAME, NOBODY: "nobody", WATCHER: "watcher", ARBITER: "all", CLOCK: "clock"}
_OTHER_NUMBERS: Mapping[str, int] = {name: seat for seat, name in _OTHERS.items()}
