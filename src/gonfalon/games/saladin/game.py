"""Saladin as a Game of the core."""

import random
from collections.abc import Hashable, Sequence
from importlib.resources import files

import msgspec

from gonfalon.core import Action, Game, Prompt, Refusal, Result, Setup, about_in, scenario_in
from gonfalon.core.forecast import Forecast
from gonfalon.core.lesson import Lesson, read_lesson
from gonfalon.games.saladin import edition as editions
from gonfalon.games.saladin import play, topics
from gonfalon.games.saladin.chronicle import ENDINGS
from gonfalon.games.saladin.course import find_breaks
from gonfalon.games.saladin.estimate import chance
from gonfalon.games.saladin.events import Event
from gonfalon.games.saladin.forecast import forecast
from gonfalon.games.saladin.invariants import find_faults
from gonfalon.games.saladin.looking import build_view, place_name, state_of
from gonfalon.games.saladin.pieces import NONE, SIDES, Pieces
from gonfalon.games.saladin.position import position_line
from gonfalon.games.saladin.refusals import why_not
from gonfalon.games.saladin.state import ACTIVATE, OVER, QUESTIONS, REACT, SEIZE, State, whole
from gonfalon.games.saladin.telling import Teller
from gonfalon.games.saladin.view import SaladinView
from gonfalon.games.saladin.words import steps_of, word_of


class Saladin(Game[State]):
    name = "saladin"
    rules_version = 1
    seats = SIDES
    options = ()
    view_type = SaladinView
    event_types = tuple(Event.__subclasses__())
    questions = ("ask-seize", "ask-begin", "ask-activate", "ask-react")
    edition: editions.SaladinEdition

    def __init__(self, edition: editions.SaladinEdition, locale: str = "en") -> None:
        self.edition = edition
        self.pieces = {scenario.name: Pieces(scenario, list(edition.die)) for scenario in edition.scenarios}
        self.teller = Teller(edition, locale)
        words = self.teller.words
        self.about = about_in(words, edition)
        self.scenarios = tuple(scenario_in(words, scenario.name, scenario.title) for scenario in edition.scenarios)

    def start(self, setup: Setup) -> State:
        self.settle(setup)
        return play.start(self.pieces[setup.scenario])

    def suits(self, state: State, setup: Setup) -> bool:
        return state.pieces.name == setup.scenario

    def to_move(self, state: State) -> int:
        return state.asked

    def legal(self, state: State) -> list[Action]:
        return play.legal(state)

    def weights(self, state: State) -> list[int]:
        return play.weights(state)

    def apply(self, state: State, action: Action) -> None:
        play.apply(state, action)

    def result(self, state: State) -> Result | None:
        if state.ask != OVER:
            return None
        reason, rule = ENDINGS[state.reason]
        return Result(SIDES[state.winner] if state.winner < len(SIDES) else None, reason, rule)

    def view(self, state: State, seat: int, *, memory: bool | None = None) -> SaladinView:
        return build_view(state, self.seat_name(seat))

    def guess(self, view: SaladinView, rng: random.Random) -> State:
        return state_of(self.pieces[view.scenario], view)

    def prompt(self, state: State, seat: int) -> Prompt:
        rule = play.RULES[state.ask]
        if state.ask == OVER:
            return Prompt("over", rule)
        if state.asked != seat:
            return Prompt("wait", rule, {"asked": self.seat_name(state.asked)})
        return Prompt(f"ask-{QUESTIONS[state.ask]}", rule, _question_facts(state))

    def word(self, state: State, action: Action) -> str:
        return word_of(state, action)

    def path(self, word: str) -> tuple[str, ...]:
        return steps_of(word)

    def shown(self, state: State, action: Action, seat: int) -> str:
        return word_of(state, action)

    def position(self, state: State, seat: int) -> str:
        return position_line(state)

    def refusal(self, state: State, seat: int, tried: str) -> Refusal:
        return why_not(state, seat, tried)

    def say(self, thing: msgspec.Struct | Refusal) -> str:
        return self.teller.say(thing)

    def repetition(self, state: State) -> Hashable | None:
        return None

    def is_quiet(self, state: State) -> bool:
        return state.acting == NONE

    def speaking(self, locale: str) -> "Saladin":
        return Saladin(self.edition, locale)

    def forecast(self, view: SaladinView, word: str) -> Forecast | None:
        return forecast(self.pieces[view.scenario], view, word)

    def estimate(self, state: State, seat: int) -> float:
        return chance(state, seat)

    def whole(self, state: State) -> Hashable:
        return whole(state)

    def faults(self, state: State) -> list[str]:
        return find_faults(state)

    def unreachable(self, state: State) -> list[str]:
        return find_breaks(state)

    def topics(self, scenario: str) -> list[str]:
        return topics.possible(self.pieces[scenario])

    def came_up(self, before: State, action: Action, after: State, told: Sequence[msgspec.Struct]) -> list[str]:
        return topics.came_up(before, action, after, told)

    def lesson(self) -> Lesson:
        return read_lesson("gonfalon.games.saladin.lesson")

    def rules_page(self) -> str:
        return (files("gonfalon.games.saladin") / "rules.md").read_text(encoding="utf-8")


def game(edition: bytes | None = None) -> Saladin:
    """Saladin with our edition, or with the bytes of an edition file."""
    return Saladin(editions.load(edition if edition is not None else own_edition()))


def own_edition() -> bytes:
    return (files("gonfalon.games.saladin") / "edition.json").read_bytes()


def _question_facts(s: State) -> dict[str, str | int]:
    if s.ask == SEIZE:
        return {"leader": s.pieces.leaders[s.asked]}
    if s.ask == ACTIVATE:
        return {"orders": s.available[s.asked]}
    if s.ask == REACT:
        return {"banner": s.pieces.tags[s.acting], "target": str(place_name(s, s.target))}
    return {}
