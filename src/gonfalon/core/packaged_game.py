"""A game whose package has all its files, as ours have: what such games do alike."""

from abc import abstractmethod
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Protocol, Self

import msgspec

from gonfalon.core.about import about_in
from gonfalon.core.editions import Edition, find_edition
from gonfalon.core.game import Game
from gonfalon.core.lesson import Lesson, read_lesson, read_trials
from gonfalon.core.progress import Prospect
from gonfalon.core.prompts import Prompt
from gonfalon.core.refusal import Refusal
from gonfalon.core.setup import Result
from gonfalon.core.state import NOBODY, S
from gonfalon.core.texts import SOURCE, Words, read_drawing, read_rules

LEARNED = "learned.json"
RATINGS = "ratings.json"

Facts = dict[str, str | int]


class Teller(Protocol):
    """What a game adds to its sentences."""

    def readable(self, facts: Facts) -> Facts:
        """The facts of a prompt or a refusal, with names as people say them."""

    def facts(self, event: Any) -> Facts:
        """What the sentence of an event tells."""


class PackagedGame(Game[S]):
    """Its files are editions, catalogues, rules pages, drawings, a lesson, trials, and what was learned and measured.

    The class is called with an edition, a language and the version of the rules.
    """

    package: str
    rules_versions: tuple[int, ...]
    teller: Teller

    def __init__(self, edition: Any, locale: str = SOURCE, rules_version: int | None = None) -> None:
        self.edition = edition
        self.locale = locale
        self.rules_version = rules_version or self.rules_versions[-1]
        self.words = Words.of(locale, "gonfalon.core", self.package)
        self.about = about_in(self.words, edition)

    @staticmethod
    @abstractmethod
    def load(data: bytes) -> Edition:
        """Read and check an edition file. Raises EditionError."""

    @abstractmethod
    def question(self, state: S) -> tuple[str, Facts]:
        """What the seat that is to move is asked: the name of the prompt, and its facts."""

    @classmethod
    def folder(cls) -> Traversable:
        return files(cls.package)

    @classmethod
    def own_edition(cls) -> bytes:
        return (cls.folder() / "edition.json").read_bytes()

    @classmethod
    def with_edition(cls, data: bytes | None = None) -> Self:
        """The game with the bytes of an edition file, or with its own edition."""
        return cls(cls.load(cls.own_edition() if data is None else data))

    def as_of(self, rules: int, digest: str) -> Self | None:
        edition = self.edition if digest == self.digest else find_edition(self.folder(), digest, self.load)
        if edition is None or rules not in self.rules_versions:
            return None
        return type(self)(edition, self.locale, rules)

    def speaking(self, locale: str) -> Self:
        return type(self)(self.edition, locale, self.rules_version)

    def prompt(self, state: S, seat: int) -> Prompt:
        rule, asked = self.rules.rule_now(state), self.rules.to_move(state)
        if asked == NOBODY:
            return Prompt("over", rule)
        if asked != seat:
            return Prompt("wait", rule, {"asked": self.seat_name(asked)})
        name, facts = self.question(state)
        return Prompt(name, rule, facts)

    def say(self, thing: msgspec.Struct | Refusal) -> str:
        words, teller = self.words, self.teller
        if isinstance(thing, Refusal):
            return words.say(f"refusal-{thing.code}", teller.readable(thing.facts))
        if isinstance(thing, Prompt):
            return words.say(thing.question, teller.readable(thing.facts))
        if isinstance(thing, Prospect):
            return words.say(f"progress-{thing.what}", thing.facts)
        if isinstance(thing, Result):
            return words.result(thing.winner, thing.reason, self.seats)
        if isinstance(thing, self.event_types):
            return words.say(f"event-{thing.__struct_config__.tag}", teller.facts(thing))
        raise TypeError(f"{self.name} has no words for {thing!r}")

    def rules_page(self) -> str:
        return read_rules(self.folder(), self.locale)

    def drawing(self, name: str) -> str | None:
        return read_drawing(self.folder(), name)

    def lesson(self) -> Lesson:
        return read_lesson(f"{self.package}.lesson")

    def trials(self) -> dict[str, Lesson]:
        return read_trials(f"{self.package}.trials")

    def learned(self) -> bytes | None:
        return self._read_if_there(LEARNED)

    def ratings(self) -> bytes | None:
        return self._read_if_there(RATINGS)

    def _read_if_there(self, name: str) -> bytes | None:
        file = self.folder() / name
        return file.read_bytes() if file.is_file() else None
