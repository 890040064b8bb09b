"""Las Navas 1212 as a Game of the core."""

from collections.abc import Hashable, Sequence
from importlib.resources import files

import msgspec

from gonfalon.core import Action, Foreseen, Game, Prompt, Refusal, Setup, about_in, scenario_in
from gonfalon.core.editions import find_edition
from gonfalon.core.forecast import Forecast, Recollection
from gonfalon.core.lesson import Lesson, read_lesson, read_trials
from gonfalon.core.package_files import LEARNED, RATINGS, read_if_there
from gonfalon.core.progress import Prospect
from gonfalon.core.texts import read_drawing, read_rules
from gonfalon.games.navas import edition as editions
from gonfalon.games.navas.interface.guess import NavasGuess, forget
from gonfalon.games.navas.interface.messages import Teller
from gonfalon.games.navas.interface.notation import parse, shown_word, steps_of, word_of
from gonfalon.games.navas.interface.numbers import NavasNumbers
from gonfalon.games.navas.interface.odds import forecast
from gonfalon.games.navas.interface.outlook import ASKED_OF_SIDES, foresee, progress, question_of, recollect
from gonfalon.games.navas.interface.refusals import why_not
from gonfalon.games.navas.interface.view_builder import build_view, info_key, position_line
from gonfalon.games.navas.interface.views import QUESTIONS, NavasView
from gonfalon.games.navas.rules.engine import NavasRules
from gonfalon.games.navas.rules.events import Event
from gonfalon.games.navas.rules.faults import find_faults
from gonfalon.games.navas.rules.pieces import RULES_VERSIONS, SIDES, ZONE_NAMES, Pieces
from gonfalon.games.navas.rules.setup import ADVANCED, BASIC, MEMORY_AID, ROUND_LIMIT
from gonfalon.games.navas.rules.state import ADVANCE, INITIATIVE, KARR, NONE, OVER, REACT, SPREAD, State, whole

PACKAGE = files("gonfalon.games.navas")


class Navas(Game[State]):
    name = "navas"
    rules_versions = RULES_VERSIONS
    seats = SIDES
    options = (MEMORY_AID, ROUND_LIMIT)
    view_type = NavasView
    event_types = tuple(Event.__subclasses__())
    questions = tuple(map(question_of, ASKED_OF_SIDES))
    edition: editions.NavasEdition

    def __init__(
        self, edition: editions.NavasEdition, locale: str = "en", rules_version: int = RULES_VERSIONS[-1]
    ) -> None:
        self.edition = edition
        self.locale = locale
        self.rules_version = rules_version
        self.pieces = Pieces(edition, rules_version)
        self.rules = NavasRules(self.pieces)
        self.teller = Teller(edition, locale)
        self.about = about_in(self.teller.words, edition)
        self.scenarios = tuple(scenario_in(self.teller.words, name) for name in (BASIC, ADVANCED))

    def view(self, state: State, seat: int, *, memory: bool | None = None) -> NavasView:
        return build_view(state, seat, state.memory_aid if memory is None else memory)

    def guess(self, view: NavasView) -> NavasGuess:
        return NavasGuess(self.pieces, view)

    def forget(self, view: NavasView) -> NavasView:
        return forget(view)

    def info_key(self, state: State, seat: int) -> Hashable:
        return info_key(state, seat)

    def numbers(self, setup: Setup) -> NavasNumbers:
        return NavasNumbers(self.pieces, setup.scenario == ADVANCED)

    def prompt(self, state: State, seat: int) -> Prompt:
        rule = self.rules.rule_now(state)
        if state.ask == OVER:
            return Prompt("over", rule)
        if state.asked != seat:
            return Prompt("wait", rule, {"asked": self.seat_name(state.asked)})
        return Prompt(question_of(QUESTIONS[state.ask]), rule, _question_facts(state))

    def word(self, state: State, action: Action) -> str:
        return word_of(state, action)

    def parse(self, state: State, text: str) -> Action | None:
        return parse(state, text)

    def path(self, word: str) -> tuple[str, ...]:
        return steps_of(word)

    def shown(self, state: State, action: Action, seat: int) -> str:
        return shown_word(state, action, seat)

    def position(self, state: State, seat: int) -> str:
        return position_line(state, seat)

    def refusal(self, state: State, seat: int, tried: str) -> Refusal:
        return why_not(state, seat, tried)

    def say(self, thing: msgspec.Struct | Refusal) -> str:
        return self.teller.say(thing)

    def speaking(self, locale: str) -> "Navas":
        return Navas(self.edition, locale, self.rules_version)

    def as_of(self, rules: int, digest: str) -> "Navas | None":
        edition = self.edition if digest == self.digest else find_edition(PACKAGE, digest, editions.load)
        if edition is None or rules not in self.rules_versions:
            return None
        return Navas(edition, self.locale, rules)

    def progress(self, view: NavasView) -> list[Prospect]:
        return progress(self.pieces, view)

    def forecast(self, view: NavasView, word: str) -> Forecast | None:
        return forecast(self.pieces, view, word)

    def recollect(self, view: NavasView) -> list[Recollection]:
        return recollect(self.pieces, view)

    def foreseen(self, state: State, seat: int) -> list[Foreseen]:
        return foresee(state, seat)

    def reveals(self, state: State, action: Action) -> bool:
        return state.ask == INITIATIVE and state.initiative != [NONE, NONE]

    def remembers(self, state: State) -> bool:
        return state.memory_aid

    def whole(self, state: State) -> Hashable:
        return whole(state)

    def faults(self, state: State) -> list[str]:
        return find_faults(state)

    def came_up(self, before: State, action: Action, after: State, told: Sequence[msgspec.Struct]) -> list[str]:
        verb, *rest = word_of(before, action).split(" ")
        return [f"{verb} {rest[0]}" if verb in ("use", "karr") and rest else verb]

    def lesson(self) -> Lesson:
        return read_lesson("gonfalon.games.navas.lesson")

    def trials(self) -> dict[str, Lesson]:
        return read_trials("gonfalon.games.navas.trials")

    def learned(self) -> bytes | None:
        return read_if_there(PACKAGE, LEARNED)

    def ratings(self) -> bytes | None:
        return read_if_there(PACKAGE, RATINGS)

    def rules_page(self) -> str:
        return read_rules(PACKAGE, self.locale)

    def drawing(self, name: str) -> str | None:
        return read_drawing(PACKAGE, name)


def game(edition: bytes | None = None) -> Navas:
    """Las Navas with our edition, or with the bytes of an edition file."""
    return Navas(editions.load(edition if edition is not None else own_edition()))


def own_edition() -> bytes:
    return (PACKAGE / "edition.json").read_bytes()


def _question_facts(s: State) -> dict[str, str | int]:
    facts: dict[str, str | int] = {"points": s.points}
    if s.fight is not None and s.ask in (KARR, ADVANCE):
        facts |= {"origin": ZONE_NAMES[s.fight.origin], "target": ZONE_NAMES[s.fight.target]}
    if s.ask == SPREAD:
        now = len(s.spreads)
        facts |= {"zone": ZONE_NAMES[s.hit_zones[now]], "damage": s.hit_damage[now]}
    if s.ask == REACT:
        facts["offered"] = editions.SPECIALS[s.offered]
    return facts
