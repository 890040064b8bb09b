"""Two knights take turns: strike, or raise the shield. A strike rolls a die; six wounds end the duel."""

from typing import Final

import msgspec

from gonfalon import core
from gonfalon.core import FATE, NOBODY, Action, Certain, Game, Prompt, Refusal, Result, Rules, Setup

STRIKE, GUARD, FIRST_ROLL = 0, 1, 2
WOUNDS: Final = 6
SEATS: Final = ("red", "blue")
RULES: Final = """# The duel
- **D1.1** The red knight begins; then they take turns. You strike or you guard.
- **D1.2** A strike rolls a die. It wounds by half of what it shows, rounded down; a raised shield takes 2 off.
- **D1.3** A shield stays up until its knight strikes. Whoever has six wounds has lost.
"""


class View(msgspec.Struct, frozen=True):
    wounds: list[int]
    shields: list[bool]
    turn: str
    rolling: bool


class Struck(msgspec.Struct, frozen=True, tag="struck"):
    by: str
    roll: int
    wounds: int


class State:
    def __init__(self) -> None:
        self.news: core.News | None = None
        self.wounds = [0, 0]
        self.shields = [False, False]
        self.turn = 0
        self.rolling = False

    def copy(self) -> "State":
        return _state(self.wounds, self.shields, self.turn, self.rolling)


class DuelRules(Rules[State]):
    def start(self, setup: Setup) -> State:
        return State()

    def to_move(self, state: State) -> int:
        return NOBODY if max(state.wounds) >= WOUNDS else FATE if state.rolling else state.turn

    def legal(self, state: State) -> list[Action]:
        return {NOBODY: [], FATE: [FIRST_ROLL + face for face in range(6)]}.get(self.to_move(state), [STRIKE, GUARD])

    def weights(self, state: State) -> list[int]:
        return [1] * 6

    def do(self, state: State, action: Action) -> None:
        if action == STRIKE:
            state.rolling, state.shields[state.turn] = True, False
            return
        if action == GUARD:
            state.shields[state.turn] = True
        else:
            self._land(state, action - FIRST_ROLL + 1)
        state.turn = 1 - state.turn

    def _land(self, state: State, roll: int) -> None:
        other = 1 - state.turn
        wounds = max(0, roll // 2 - 2 * state.shields[other])
        state.wounds[other] += wounds
        state.rolling = False
        if state.news:
            state.news.tell(Struck(SEATS[state.turn], roll, wounds))

    def result(self, state: State) -> Result | None:
        return Result(SEATS[_winner(state)], "six-wounds", "D1.3") if self.to_move(state) == NOBODY else None

    def returns(self, state: State) -> list[float]:
        return [1.0, -1.0] if _winner(state) == 0 else [-1.0, 1.0]

    def is_quiet(self, state: State) -> bool:
        return not state.rolling

    def estimate(self, state: State, seat: int) -> float:
        return min(1.0, max(0.0, 0.5 + (state.wounds[1 - seat] - state.wounds[seat]) / (2 * WOUNDS)))


class Duel(Game[State]):
    name, rules_version, seats, rules = "duel", 1, SEATS, DuelRules()
    view_type, event_types, questions = View, (Struck,), ("ask",)
    scenarios = (core.Scenario("lists"),)
    about = core.About("The duel", "Two knights in the lists", "two minutes", "a die", "open", "An example")
    edition = core.read_edition(b'{"edition": "duel-1", "title": "The duel", "note": "All our own."}', core.Edition)

    def view(self, state: State, seat: int, *, memory: bool | None = None) -> View:
        return View(list(state.wounds), list(state.shields), self.seats[state.turn], state.rolling)

    def guess(self, view: View) -> Certain[State]:
        return Certain(_state(view.wounds, view.shields, self.seats.index(view.turn), view.rolling))

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("ask" if self.rules.to_move(state) == seat else "wait", "D1.1")

    def word(self, state: State, action: Action) -> str:
        return ("strike", "guard")[action] if action < FIRST_ROLL else f"roll {action - FIRST_ROLL + 1}"

    def position(self, state: State, seat: int) -> str:
        return f"red {state.wounds[0]}, blue {state.wounds[1]}, {self.seats[state.turn]} to act"

    def refusal(self, state: State, seat: int, tried: str) -> Refusal:
        mine = self.rules.to_move(state) == seat
        legal = [self.word(state, action) for action in self.rules.legal(state)] if mine else []
        return Refusal("strike-or-guard" if mine else "not-your-turn", "D1.1", tried, self.position(state, seat), legal)

    def say(self, thing: msgspec.Struct | Refusal) -> str:
        if isinstance(thing, Struck):
            return f"{thing.by} strikes and rolls {thing.roll}: {thing.wounds} wounds."
        if isinstance(thing, Prompt):
            return {"ask": "Strike or guard?", "wait": "The other knight acts."}[thing.question]
        return f"{thing.winner} wins." if isinstance(thing, Result) else "You strike or you guard, in your turn."

    def faults(self, state: State) -> list[str]:
        return [] if min(state.wounds) >= 0 else ["negative wounds"]

    def rules_page(self) -> str:
        return RULES


def _winner(state: State) -> int:
    return 0 if state.wounds[1] >= WOUNDS else 1


def _state(wounds: list[int], shields: list[bool], turn: int, rolling: bool) -> State:
    state = State()
    state.wounds, state.shields, state.turn, state.rolling = list(wounds), list(shields), turn, rolling
    return state


def game(edition: bytes | None = None) -> Duel:
    return Duel()
