"""Las Navas 1212 as a Game of the core."""

from collections.abc import Hashable, Sequence

import msgspec

from gonfalon.core import Action, Foreseen, PackagedGame, Refusal, Setup, scenario_in
from gonfalon.core.forecast import Forecast, Recollection
from gonfalon.core.progress import Prospect
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
from gonfalon.games.navas.rules.state import ADVANCE, INITIATIVE, KARR, NONE, REACT, SPREAD, State, whole


class Navas(PackagedGame[State]):
    name = "navas"
    package = "gonfalon.games.navas"
    rules_versions = RULES_VERSIONS
    seats = SIDES
    options = (MEMORY_AID, ROUND_LIMIT)
    view_type = NavasView
    event_types = tuple(Event.__subclasses__())
    questions = tuple(map(question_of, ASKED_OF_SIDES))
    edition: editions.NavasEdition
    teller: Teller
    load = staticmethod(editions.load)

    def __init__(self, edition: editions.NavasEdition, locale: str = "en", rules_version: int | None = None) -> None:
        super().__init__(edition, locale, rules_version)
        self.pieces = Pieces(edition, self.rules_version)
        self.rules = NavasRules(self.pieces)
        self.teller = Teller(edition, self.words)
        self.scenarios = tuple(scenario_in(self.words, name) for name in (BASIC, ADVANCED))

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

    def question(self, state: State) -> tuple[str, dict[str, str | int]]:
        return question_of(QUESTIONS[state.ask]), _question_facts(state)

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


game = Navas.with_edition


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
