"""Las Navas 1212 as a Game of the core."""

import random
from collections.abc import Hashable, Sequence
from importlib.resources import files

import msgspec

from gonfalon.core import Action, Foreseen, Game, Option, Prompt, Refusal, Result, Setup, about_in, scenario_in
from gonfalon.core.forecast import Forecast, Recollection
from gonfalon.core.lesson import Lesson, read_lesson
from gonfalon.games.navas import edition as editions
from gonfalon.games.navas import play, setup
from gonfalon.games.navas.chronicle import ENDINGS
from gonfalon.games.navas.course import find_breaks
from gonfalon.games.navas.estimate import chance
from gonfalon.games.navas.events import Event
from gonfalon.games.navas.forecast import forecast, recollect
from gonfalon.games.navas.foresight import ASKED_OF_SIDES, foresee, question_of
from gonfalon.games.navas.guess import draw_state
from gonfalon.games.navas.invariants import find_faults
from gonfalon.games.navas.looking import build_view
from gonfalon.games.navas.pieces import CHRISTIAN, MUSLIM, SIDES, ZONE_NAMES, Pieces
from gonfalon.games.navas.position import position_line
from gonfalon.games.navas.refusals import why_not
from gonfalon.games.navas.state import ACT, ADVANCE, INITIATIVE, KARR, NONE, OVER, PLAY, REACT, SPREAD, State, whole
from gonfalon.games.navas.telling import Teller
from gonfalon.games.navas.view import QUESTIONS, NavasView
from gonfalon.games.navas.words import shown_word, spelt_out, steps_of, word_of

BASIC = "basic"
ADVANCED = "advanced"
MEMORY_AID = Option("memory-aid", ("on", "off"))
ROUND_LIMIT = Option("round-limit", ("none", "10", "20", "30", "40", "60"))


class Navas(Game[State]):
    name = "navas"
    rules_version = 1
    seats = SIDES
    options = (MEMORY_AID, ROUND_LIMIT)
    view_type = NavasView
    event_types = tuple(Event.__subclasses__())
    questions = tuple(map(question_of, ASKED_OF_SIDES))
    edition: editions.NavasEdition

    def __init__(self, edition: editions.NavasEdition, locale: str = "en") -> None:
        self.edition = edition
        self.pieces = Pieces(edition)
        self.teller = Teller(edition, locale)
        self.about = about_in(self.teller.words, edition)
        self.scenarios = tuple(scenario_in(self.teller.words, name) for name in (BASIC, ADVANCED))

    def start(self, setup_: Setup) -> State:
        return setup.start(self.pieces, *_agreed(setup_.scenario, self.settle(setup_)))

    def suits(self, state: State, setup_: Setup) -> bool:
        return (state.advanced, state.memory_aid, state.round_limit) == _agreed(setup_.scenario, setup_.options)

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
        return Result(SIDES[state.winner] if state.winner in (MUSLIM, CHRISTIAN) else None, reason, rule)

    def view(self, state: State, seat: int, *, memory: bool | None = None) -> NavasView:
        return build_view(state, seat, state.memory_aid if memory is None else memory)

    def guess(self, view: NavasView, rng: random.Random) -> State:
        return draw_state(self.pieces, view, rng)

    def prompt(self, state: State, seat: int) -> Prompt:
        rule = play.RULES[state.ask]
        if state.ask == OVER:
            return Prompt("over", rule)
        if state.asked != seat:
            return Prompt("wait", rule, {"asked": self.seat_name(state.asked)})
        return Prompt(question_of(QUESTIONS[state.ask]), rule, _question_facts(state))

    def word(self, state: State, action: Action) -> str:
        return word_of(state, action)

    def spelt_out(self, state: State, text: str) -> str:
        return spelt_out(state, text)

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

    def repetition(self, state: State) -> Hashable | None:
        if state.ask != INITIATIVE or state.asked != MUSLIM:
            return None
        kinds, power = state.pieces.kinds, state.power
        return tuple(tuple(sorted((kinds[unit], power[unit]) for unit in units)) for units in state.units)

    def is_quiet(self, state: State) -> bool:
        return state.ask in (ACT, PLAY, INITIATIVE, OVER)

    def speaking(self, locale: str) -> "Navas":
        return Navas(self.edition, locale)

    def forecast(self, view: NavasView, word: str) -> Forecast | None:
        return forecast(self.pieces, view, word)

    def recollect(self, view: NavasView) -> list[Recollection]:
        return recollect(self.pieces, view)

    def foreseen(self, state: State, seat: int) -> list[Foreseen]:
        return foresee(state, seat)

    def estimate(self, state: State, seat: int) -> float:
        return chance(state, seat)

    def reveals(self, state: State, action: Action) -> bool:
        return state.ask == INITIATIVE and state.initiative != [NONE, NONE]

    def remembers(self, state: State) -> bool:
        return state.memory_aid

    def whole(self, state: State) -> Hashable:
        return whole(state)

    def faults(self, state: State) -> list[str]:
        return find_faults(state)

    def unreachable(self, state: State) -> list[str]:
        return find_breaks(state)

    def came_up(self, before: State, action: Action, after: State, told: Sequence[msgspec.Struct]) -> list[str]:
        verb, *rest = word_of(before, action).split(" ")
        return [f"{verb} {rest[0]}" if verb in ("use", "karr") and rest else verb]

    def lesson(self) -> Lesson:
        return read_lesson("gonfalon.games.navas.lesson")

    def rules_page(self) -> str:
        return (files("gonfalon.games.navas") / "rules.md").read_text(encoding="utf-8")


def game(edition: bytes | None = None) -> Navas:
    """Las Navas with our edition, or with the bytes of an edition file."""
    return Navas(editions.load(edition if edition is not None else own_edition()))


def own_edition() -> bytes:
    return (files("gonfalon.games.navas") / "edition.json").read_bytes()


def _agreed(scenario: str, options: dict[str, str]) -> tuple[bool, bool, int]:
    """Whether it is the advanced variant, whether there is a memory aid, and after how many rounds it is a draw."""
    limit = options[ROUND_LIMIT.name]
    return scenario == ADVANCED, options[MEMORY_AID.name] == "on", 0 if limit == "none" else int(limit)


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
