"""Saladin as a Game of the core."""

from collections.abc import Hashable, Sequence
from importlib.resources import files

import msgspec

from gonfalon.core import Action, Certain, Game, Prompt, Refusal, Setup, about_in, scenario_in
from gonfalon.core.editions import find_edition
from gonfalon.core.forecast import Forecast
from gonfalon.core.lesson import Lesson, read_lesson, read_trials
from gonfalon.core.package_files import LEARNED, RATINGS, read_if_there
from gonfalon.core.progress import Prospect
from gonfalon.core.texts import read_drawing, read_rules
from gonfalon.games.saladin import edition as editions
from gonfalon.games.saladin.interface import topics
from gonfalon.games.saladin.interface.messages import Teller
from gonfalon.games.saladin.interface.notation import parse, word_of
from gonfalon.games.saladin.interface.numbers import SaladinNumbers
from gonfalon.games.saladin.interface.odds import forecast, progress
from gonfalon.games.saladin.interface.refusals import why_not
from gonfalon.games.saladin.interface.view_builder import build_view, place_name, position_line, state_of
from gonfalon.games.saladin.interface.views import SaladinView
from gonfalon.games.saladin.rules.engine import SaladinRules
from gonfalon.games.saladin.rules.events import Event
from gonfalon.games.saladin.rules.faults import find_faults
from gonfalon.games.saladin.rules.pieces import RULES_VERSIONS, SIDES, Pieces
from gonfalon.games.saladin.rules.state import ACTIVATE, OVER, QUESTIONS, REACT, SEIZE, State, whole

PACKAGE = files("gonfalon.games.saladin")


class Saladin(Game[State]):
    name = "saladin"
    rules_versions = RULES_VERSIONS
    seats = SIDES
    view_type = SaladinView
    event_types = tuple(Event.__subclasses__())
    questions = ("ask-seize", "ask-begin", "ask-activate", "ask-react")
    edition: editions.SaladinEdition

    def __init__(
        self, edition: editions.SaladinEdition, locale: str = "en", rules_version: int = RULES_VERSIONS[-1]
    ) -> None:
        self.edition = edition
        self.locale = locale
        self.rules_version = rules_version
        self.pieces = {scenario.name: Pieces(scenario, edition, rules_version) for scenario in edition.scenarios}
        self.rules = SaladinRules(self.pieces)
        self.teller = Teller(edition, locale)
        words = self.teller.words
        self.about = about_in(words, edition)
        self.scenarios = tuple(scenario_in(words, scenario.name, scenario.title) for scenario in edition.scenarios)

    def view(self, state: State, seat: int, *, memory: bool | None = None) -> SaladinView:
        return build_view(state, self.seat_name(seat))

    def guess(self, view: SaladinView) -> Certain[State]:
        return Certain(state_of(self.pieces[view.scenario], view))

    def info_key(self, state: State, seat: int) -> Hashable:
        return seat, state.pieces.name, whole(state)

    def numbers(self, setup: Setup) -> SaladinNumbers:
        return SaladinNumbers(self.pieces[setup.scenario])

    def prompt(self, state: State, seat: int) -> Prompt:
        rule = self.rules.rule_now(state)
        if state.ask == OVER:
            return Prompt("over", rule)
        if state.asked != seat:
            return Prompt("wait", rule, {"asked": self.seat_name(state.asked)})
        return Prompt(f"ask-{QUESTIONS[state.ask]}", rule, _question_facts(state))

    def word(self, state: State, action: Action) -> str:
        return word_of(state, action)

    def parse(self, state: State, text: str) -> Action | None:
        return parse(state, text)

    def position(self, state: State, seat: int) -> str:
        return position_line(state)

    def refusal(self, state: State, seat: int, tried: str) -> Refusal:
        return why_not(state, seat, tried)

    def say(self, thing: msgspec.Struct | Refusal) -> str:
        return self.teller.say(thing)

    def speaking(self, locale: str) -> "Saladin":
        return Saladin(self.edition, locale, self.rules_version)

    def as_of(self, rules: int, digest: str) -> "Saladin | None":
        edition = self.edition if digest == self.digest else find_edition(PACKAGE, digest, editions.load)
        if edition is None or rules not in self.rules_versions:
            return None
        return Saladin(edition, self.locale, rules)

    def progress(self, view: SaladinView) -> list[Prospect]:
        return progress(view)

    def forecast(self, view: SaladinView, word: str) -> Forecast | None:
        return forecast(self.pieces[view.scenario], view, word)

    def whole(self, state: State) -> Hashable:
        return whole(state)

    def faults(self, state: State) -> list[str]:
        return find_faults(state)

    def topics(self, scenario: str) -> list[str]:
        return topics.possible(self.pieces[scenario])

    def came_up(self, before: State, action: Action, after: State, told: Sequence[msgspec.Struct]) -> list[str]:
        return topics.came_up(before, action, after, told)

    def lesson(self) -> Lesson:
        return read_lesson("gonfalon.games.saladin.lesson")

    def trials(self) -> dict[str, Lesson]:
        return read_trials("gonfalon.games.saladin.trials")

    def learned(self) -> bytes | None:
        return read_if_there(PACKAGE, LEARNED)

    def ratings(self) -> bytes | None:
        return read_if_there(PACKAGE, RATINGS)

    def rules_page(self) -> str:
        return read_rules(PACKAGE, self.locale)

    def drawing(self, name: str) -> str | None:
        return read_drawing(PACKAGE, name)


def game(edition: bytes | None = None) -> Saladin:
    """Saladin with our edition, or with the bytes of an edition file."""
    return Saladin(editions.load(edition if edition is not None else own_edition()))


def own_edition() -> bytes:
    return (PACKAGE / "edition.json").read_bytes()


def _question_facts(s: State) -> dict[str, str | int]:
    if s.ask == SEIZE:
        return {"leader": s.pieces.leaders[s.asked]}
    if s.ask == ACTIVATE:
        return {"orders": s.available[s.asked]}
    if s.ask == REACT:
        return {"banner": s.pieces.tags[s.acting], "target": str(place_name(s, s.target))}
    return {}
