"""The hex game as a Game of the core."""

from collections.abc import Hashable, Sequence

import msgspec

from gonfalon.core import Action, Certain, Option, PackagedGame, Refusal, Setup, scenario_in
from gonfalon.core.forecast import Forecast
from gonfalon.core.progress import Prospect
from gonfalon.games.navas_hex import edition as editions
from gonfalon.games.navas_hex.interface import topics
from gonfalon.games.navas_hex.interface.messages import Teller
from gonfalon.games.navas_hex.interface.notation import parse, word_of
from gonfalon.games.navas_hex.interface.numbers import NavasHexNumbers
from gonfalon.games.navas_hex.interface.odds import forecast, progress
from gonfalon.games.navas_hex.interface.refusals import why_not
from gonfalon.games.navas_hex.interface.view_builder import build_view, position_line, state_of
from gonfalon.games.navas_hex.interface.views import NavasHexView
from gonfalon.games.navas_hex.rules.engine import NavasHexRules
from gonfalon.games.navas_hex.rules.events import Event
from gonfalon.games.navas_hex.rules.faults import find_faults
from gonfalon.games.navas_hex.rules.pieces import MARKERS, NONE, RULES_VERSIONS, SIDES, Pieces
from gonfalon.games.navas_hex.rules.state import (
    COMBAT_ROLL,
    FIRE_ROLL,
    INITIATIVE,
    LOSS_ROLL,
    MARKER_WHERE,
    OVER,
    QUESTIONS,
    RALLY_ROLL,
    REPLACE,
    State,
    whole,
)

SCENARIO = "navas-hex"
NOT_A_SEATS = (INITIATIVE, FIRE_ROLL, COMBAT_ROLL, LOSS_ROLL, RALLY_ROLL, OVER)
"""What no seat is ever asked."""


class NavasHex(PackagedGame[State]):
    name = "sword"
    package = "gonfalon.games.navas_hex"
    rules_versions = RULES_VERSIONS
    seats = SIDES
    view_type = NavasHexView
    event_types = tuple(Event.__subclasses__())
    questions = tuple(f"ask-{question}" for number, question in enumerate(QUESTIONS) if number not in NOT_A_SEATS)
    options = (Option("time-limit", ("off", "on")), Option("turn-cap", ("none", "30"), with_bot="30"))
    edition: editions.NavasHexEdition
    teller: Teller
    load = staticmethod(editions.load)

    def __init__(
        self,
        edition: editions.NavasHexEdition,
        locale: str = "en",
        rules_version: int | None = None,
        pieces: Pieces | None = None,
    ) -> None:
        """`pieces` are those of the same edition and rules, if they were made already."""
        super().__init__(edition, locale, rules_version)
        self.pieces = pieces or Pieces(edition, self.rules_version)
        self.rules = NavasHexRules(self.pieces)
        self.teller = Teller(edition, self.words)
        self.scenarios = (scenario_in(self.words, SCENARIO),)

    def view(self, state: State, seat: int, *, memory: bool | None = None) -> NavasHexView:
        return build_view(state, self.seat_name(seat))

    def guess(self, view: NavasHexView) -> Certain[State]:
        return Certain(state_of(self.pieces, view))

    def info_key(self, state: State, seat: int) -> Hashable:
        return seat, whole(state)

    def numbers(self, setup: Setup) -> NavasHexNumbers:
        return NavasHexNumbers(self.pieces)

    def question(self, state: State) -> tuple[str, dict[str, str | int]]:
        return f"ask-{QUESTIONS[state.ask]}", _question_facts(state)

    def word(self, state: State, action: Action) -> str:
        return word_of(state, action)

    def parse(self, state: State, text: str) -> Action | None:
        return parse(state, text)

    def position(self, state: State, seat: int) -> str:
        return position_line(state)

    def refusal(self, state: State, seat: int, tried: str) -> Refusal:
        return why_not(state, seat, tried)

    def speaking(self, locale: str) -> "NavasHex":
        return NavasHex(self.edition, locale, self.rules_version, self.pieces)

    def whole(self, state: State) -> Hashable:
        return whole(state)

    def progress(self, view: NavasHexView) -> list[Prospect]:
        return progress(self.pieces, view)

    def forecast(self, view: NavasHexView, word: str) -> Forecast | None:
        return forecast(self.pieces, view, word)

    def faults(self, state: State) -> list[str]:
        return find_faults(state)

    def topics(self, scenario: str) -> list[str]:
        return topics.possible(self.pieces)

    def came_up(self, before: State, action: Action, after: State, told: Sequence[msgspec.Struct]) -> list[str]:
        return topics.came_up(before, action, after)


game = NavasHex.with_edition


def _question_facts(s: State) -> dict[str, str | int]:
    tags, names = s.pieces.tags, s.pieces.ground.names
    facts: dict[str, str | int] = {"leaders": s.choices}
    if s.acting != NONE:
        facts["leader"] = s.pieces.banner_tags[s.acting]
    if s.chosen != NONE:
        facts |= _chosen(s)
    if s.chosen_hex != NONE:
        facts["hex"] = names[s.chosen_hex]
    if s.attack is not None:
        facts |= {"target": tags[s.attack.target], "hex": names[s.target_hex]}
    return facts


def _chosen(s: State) -> dict[str, str | int]:
    """What the question is about: a marker, a leader or else a unit."""
    if s.ask == MARKER_WHERE:
        return {"marker": MARKERS[s.chosen]}
    if s.ask == REPLACE:
        return {"leader": s.pieces.banner_tags[s.chosen]}
    return {"unit": s.pieces.tags[s.chosen]}
