"""Coin, the smallest game with secrets, weighted fate and an end: each round both write a number, left first, and
a coin falls on heads twice as often as on tails. On heads the higher number scores, on tails the lower."""

import random
from collections.abc import Hashable

import msgspec

from gonfalon.core import (
    About,
    Action,
    Edition,
    Foreseen,
    Game,
    Guess,
    News,
    Option,
    Prompt,
    Refusal,
    Result,
    Rules,
    Scenario,
    Setup,
)
from gonfalon.core.state import ARBITER, FATE, NOBODY, WATCHER

SEATS: tuple[str, ...] = ("left", "right")
LEFT, RIGHT, NUMBERS, FLIPS = 0, 1, [1, 2, 3], [10, 11]
WORDS = {1: "write 1", 2: "write 2", 3: "write 3", 10: "flip heads", 11: "flip tails"}


class Told(msgspec.Struct, frozen=True):
    who: str
    number: int | None


class CoinView(msgspec.Struct, frozen=True):
    round: int
    rounds: int
    score: list[int]
    numbers: list[int | None]


class CoinState:
    def __init__(self, rounds: int, round_: int, score: list[int], numbers: list[int]) -> None:
        self.news: News | None = None
        self.rounds, self.round, self.score, self.numbers = rounds, round_, score, numbers

    def copy(self) -> "CoinState":
        return CoinState(self.rounds, self.round, self.score.copy(), self.numbers.copy())


class CoinGuess(Guess[CoinState]):
    def __init__(self, view: CoinView) -> None:
        self.view = view

    def draw(self, rng: random.Random) -> CoinState:
        numbers = [number or rng.randint(1, 3) for number in self.view.numbers]
        return CoinState(self.view.rounds, self.view.round, self.view.score, numbers)


class CoinRules(Rules[CoinState]):
    def start(self, setup: Setup) -> CoinState:
        return CoinState(int(setup.options["rounds"]), 1, [0, 0], [])

    def to_move(self, state: CoinState) -> int:
        return NOBODY if state.round > state.rounds else (LEFT, RIGHT, FATE)[len(state.numbers)]

    def legal(self, state: CoinState) -> list[Action]:
        return {NOBODY: [], FATE: FLIPS}.get(self.to_move(state), NUMBERS)

    def weights(self, state: CoinState) -> list[int]:
        return [2, 1]

    def do(self, state: CoinState, action: Action) -> None:
        news, asked = state.news or News(), self.to_move(state)
        if asked != FATE:
            state.numbers += [action]
            news.tell(Told(SEATS[asked], action), asked)
            return news.tell_only(Told(SEATS[asked], None), 1 - asked, WATCHER)
        lead = (state.numbers[LEFT] - state.numbers[RIGHT]) * (1 if action == FLIPS[0] else -1)
        state.score = [state.score[LEFT] + (lead > 0), state.score[RIGHT] + (lead < 0)]
        state.numbers, state.round = [], state.round + 1
        return news.tell(Told("fate", action))

    def result(self, state: CoinState) -> Result | None:
        left, right = state.score
        winner = None if left == right else "left" if left > right else "right"
        return Result(winner, "counted", "C1.3") if self.to_move(state) == NOBODY else None

    def repetition(self, state: CoinState) -> Hashable | None:
        return tuple(state.score) if self.to_move(state) == LEFT else None

    def is_quiet(self, state: CoinState) -> bool:
        return not state.numbers

    def estimate(self, state: CoinState, seat: int) -> float:
        return min(1.0, max(0.0, 0.5 + state.score[seat] - state.score[1 - seat]))

    def returns(self, state: CoinState) -> list[float]:
        lead = state.score[LEFT] - state.score[RIGHT]
        return [0.0, 0.0] if not lead else [1.0, -1.0] if lead > 0 else [-1.0, 1.0]


class Coin(Game[CoinState]):
    name = "coin"
    rules_version = 1
    seats: tuple[str, ...] = SEATS
    rules = CoinRules()
    scenarios: tuple[Scenario, ...] = (Scenario("plain"),)
    options: tuple[Option, ...] = (Option("rounds", ("3", "1", "9")),)
    about = About("Coin", "none", "a minute", "much", "secret numbers", "nobody")
    edition = Edition(edition="coin-1", title="Coin", note="")
    view_type, event_types = CoinView, (Told,)
    questions = ("ask",)

    def view(self, state: CoinState, seat: int, *, memory: bool | None = None) -> CoinView:
        seen = [number if seat in (writer, ARBITER) else None for writer, number in enumerate(state.numbers)]
        return CoinView(state.round, state.rounds, state.score, seen)

    def guess(self, view: CoinView) -> "CoinGuess":
        return CoinGuess(view)

    def prompt(self, state: CoinState, seat: int) -> Prompt:
        return Prompt("ask", "C1.2", {"round": state.round})

    def foreseen(self, state: CoinState, seat: int) -> list[Foreseen]:
        sure = seat == RIGHT and self.rules.to_move(state) == LEFT
        return [Foreseen("ask", [WORDS[number] for number in NUMBERS])] if sure else []

    def word(self, state: CoinState, action: Action) -> str:
        return WORDS[action]

    def shown(self, state: CoinState, action: Action, seat: int) -> str:
        return WORDS[action] if action in FLIPS or seat in (self.rules.to_move(state), ARBITER) else "write ?"

    def position(self, state: CoinState, seat: int) -> str:
        return f"round {state.round} score {state.score[LEFT]}-{state.score[RIGHT]} for {self.seat_name(seat)}"

    def refusal(self, state: CoinState, seat: int, tried: str) -> Refusal:
        return Refusal("no", "C1.2", tried, self.position(state, seat), list(WORDS.values()))

    def say(self, thing: msgspec.Struct | Refusal) -> str:
        return str(thing)

    def faults(self, state: CoinState) -> list[str]:
        return ["more points than rounds"] if sum(state.score) >= state.round else []

    def rules_page(self) -> str:
        return "# Coin\n\n**C1.1** One way to play.\n\n**C1.2** Write, then flip.\n\n**C1.3** Count.\n"
