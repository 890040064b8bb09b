"""Saladin as a Game of the core."""

from collections.abc import Hashable, Sequence

import msgspec

from gonfalon.core import Action, Certain, PackagedGame, Refusal, Setup, scenario_in
from gonfalon.core.forecast import Caution, Forecast
from gonfalon.core.progress import Prospect
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
from gonfalon.games.saladin.rules.state import ACTIVATE, QUESTIONS, REACT, SEIZE, State, whole


class Saladin(PackagedGame[State]):
    name = "saladin"
    package = "gonfalon.games.saladin"
    rules_versions = RULES_VERSIONS
    seats = SIDES
    view_type = SaladinView
    event_types = tuple(Event.__subclasses__())
    questions = ("ask-seize", "ask-begin", "ask-activate", "ask-react")
    edition: editions.SaladinEdition
    teller: Teller
    load = staticmethod(editions.load)

    def __init__(self, edition: editions.SaladinEdition, locale: str = "en", rules_version: int | None = None) -> None:
        super().__init__(edition, locale, rules_version)
        self.pieces = {one.name: Pieces(one, edition, self.rules_version) for one in edition.scenarios}
        self.rules = SaladinRules(self.pieces)
        self.teller = Teller(edition, self.words)
        self.scenarios = tuple(scenario_in(self.words, one.name, one.title) for one in edition.scenarios)

    def view(self, state: State, seat: int, *, memory: bool | None = None) -> SaladinView:
        return build_view(state, self.seat_name(seat))

    def guess(self, view: SaladinView) -> Certain[State]:
        return Certain(state_of(self.pieces[view.scenario], view))

    def info_key(self, state: State, seat: int) -> Hashable:
        return seat, state.pieces.name, whole(state)

    def numbers(self, setup: Setup) -> SaladinNumbers:
        return SaladinNumbers(self.pieces[setup.scenario])

    def question(self, state: State) -> tuple[str, dict[str, str | int]]:
        return f"ask-{QUESTIONS[state.ask]}", _question_facts(state)

    def say(self, thing: msgspec.Struct | Refusal) -> str:
        return self.teller.caution(thing) if isinstance(thing, Caution) else super().say(thing)

    def word(self, state: State, action: Action) -> str:
        return word_of(state, action)

    def parse(self, state: State, text: str) -> Action | None:
        return parse(state, text)

    def position(self, state: State, seat: int) -> str:
        return position_line(state)

    def refusal(self, state: State, seat: int, tried: str) -> Refusal:
        return why_not(state, seat, tried)

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


game = Saladin.with_edition


def _question_facts(s: State) -> dict[str, str | int]:
    if s.ask == SEIZE:
        return {"leader": s.pieces.leaders[s.asked]}
    if s.ask == ACTIVATE:
        return {"orders": s.available[s.asked]}
    if s.ask == REACT:
        return {"banner": s.pieces.tags[s.acting], "target": str(place_name(s, s.target))}
    return {}
