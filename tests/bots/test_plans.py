"""The search among manners of play: it finds what wins, decides by its seed alone, and answers at any moment."""

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gonfalon.bots import Bot
from gonfalon.bots.levels import Knight, Squire
from gonfalon.bots.plans import AHEAD, LOW, Luck, Plans
from gonfalon.bots.search import Search
from gonfalon.bots.tree import drawn
from gonfalon.bots.value import Value
from gonfalon.core import FATE, NOBODY, Fate, Match, registry
from gonfalon.core.manners import BEST, Manners
from gonfalon.games.navas_hex.rules.state import State, whole
from gonfalon.lab.random_games import setups
from tests.bots.test_search import Stones, StonesRules, choice, sight_of
from tests.examples import few

SWORD = registry.find("sword")
RULES = SWORD.rules


class Hasty(Search):
    lines = 2


class StoneManners(Manners[Stones]):
    """The first takes one stone, the second two, the third three. Every stone is a plan of its own."""

    def count(self) -> int:
        return 3

    def constants(self) -> list[dict[str, float]]:
        return []

    def made_of(self, sets: list[dict[str, float]]) -> Manners[Stones]:
        return self

    def advice(self, state: Stones, manner: int) -> int | None:
        return min(manner + 1, state.left)

    def plan(self, state: Stones) -> int:
        return 10 - state.left

    def stage(self, state: Stones) -> int:
        return 10 - state.left

    def occasion(self, state: Stones) -> int:
        return state.left


@pytest.mark.parametrize(("left", "best"), [(1, 1), (2, 2), (3, 3)])
def test_finds_the_manner_that_wins(left: int, best: int) -> None:
    """Whoever takes the last stone wins, so it takes all of them."""
    plans = Plans(Value(StonesRules(), []), StoneManners(), 0, random.Random(1))
    assert plans.choice(Stones(left), 12, lambda share: False) == best


def test_prefers_the_usual_manner() -> None:
    """Where nothing comes of a difference, the usual is done."""
    plans = Plans(Value(StonesRules(), []), StoneManners(), 0, random.Random(1))
    assert plans.choice(Stones(9), 12, lambda share: False) == 1


class Undecided(StoneManners):
    """Leaves it to chance how many stones to take from an even heap."""

    def advice(self, state: Stones, manner: int) -> int | None:
        return None if state.left % 2 == 0 else super().advice(state, manner)


class Plainly:
    """The same search without memory: every line is played from its beginning."""

    def __init__(self, value: Value, manners: Manners[Any], seat: int, rng: random.Random) -> None:
        self.value, self.rules, self.manners, self.seat, self.rng = value, value.rules, manners, seat, rng

    def best(self, state: Any, lines: int) -> int:
        left = list(range(self.manners.count()))
        rounds, outcomes = (len(left) - 1).bit_length(), [list[float]() for _ in left]
        for _ in range(rounds):
            for _ in range(max(1, lines // (rounds * len(left)))):
                seed = int(self.rng.random() * LOW)
                for manner in left:
                    outcomes[manner].append(self.outcome(state.copy(), manner, Luck(seed)))
            left.sort(key=lambda manner: -sum(outcomes[manner]) / len(outcomes[manner]))
            left = left[: (len(left) + 1) // 2]
        return left[0]

    def outcome(self, state: Any, manner: int, luck: Luck) -> float:
        plan, rules, manners = self.manners.plan(state), self.rules, self.manners
        while rules.to_move(state) != NOBODY and (manners.plan(state) < plan + AHEAD or not rules.is_quiet(state)):
            if rules.to_move(state) == FATE:
                place = luck.below(sum(rules.weights(state)), manners.occasion(state))
                odds = zip(rules.legal(state), rules.weights(state), strict=True)
                action = [action for action, weight in odds for _ in range(weight)][place]
            else:
                own = rules.to_move(state) == self.seat and manners.plan(state) == plan
                advised = manners.advice(state, manner if own else 0)
                action = drawn(rules, state, self.rng) if advised is None else advised
            rules.do(state, action)
        return self.value.chance(state, self.seat)


@pytest.mark.parametrize("manners", [StoneManners(), Undecided()])
@pytest.mark.parametrize("luck", [False, True])
@pytest.mark.parametrize("left", range(1, 10))
def test_remembers_without_a_difference(manners: Manners[Stones], luck: bool, left: int) -> None:
    """What it need not find out again it finds as before, and draws from the same numbers."""
    value, one, other = Value(StonesRules(), []), random.Random(left), random.Random(left)
    plans = Plans(value, manners, 0, one)
    plans.choice(Stones(left, luck), 24, lambda share: False)
    assert plans.manner == Plainly(value, manners, 0, other).best(Stones(left, luck), 24)
    if left % 2:
        assert one.random() == other.random()


@given(st.integers(0, 2**32 - 1), st.permutations(range(8)))
def test_luck_goes_by_the_occasion(seed: int, order: list[int]) -> None:
    """Whatever comes first, an occasion has the same luck, and another one when it comes again."""
    first, second = Luck(seed), Luck(seed)
    thrown = {occasion: [first.below(10**6, occasion) for _ in range(3)] for occasion in range(8)}
    assert thrown == {occasion: [second.below(10**6, occasion) for _ in range(3)] for occasion in order}
    assert all(len(set(numbers)) == 3 for numbers in thrown.values())


def on_hexes(seed: int, wait: int) -> State:
    """A decision of a game in which both sides change their manner at random."""
    rng = random.Random(seed)
    state: State = SWORD.begin(setups(SWORD)[0])
    while RULES.to_move(state) != NOBODY and (wait > 0 or RULES.to_move(state) < 0 or len(RULES.legal(state)) == 1):
        wait -= RULES.to_move(state) >= 0
        RULES.do(state, _going_on(state, rng))
    return state


def _going_on(state: State, rng: random.Random) -> int:
    manners = RULES.manners()
    assert manners is not None
    if RULES.to_move(state) < 0:
        return drawn(RULES, state, rng)
    advised = manners.advice(state, rng.randrange(manners.count()))
    assert advised in RULES.legal(state)
    return advised


@few(6)
@given(st.integers(0, 10**6), st.integers(0, 400))
def test_advice_on_hexes(seed: int, wait: int) -> None:
    """Every manner advises something legal, whatever was asked for before, and a Knight takes the best one."""
    state, manners = on_hexes(seed, wait), RULES.manners()
    assert manners is not None
    before = whole(state)
    for manner in range(manners.count()):
        fresh = SWORD.guess(SWORD.view(state, state.asked, memory=True)).draw(random.Random(1))
        assert manners.advice(state, manner) == manners.advice(fresh, manner)
    knight = Knight(SWORD, state.asked, random.Random(1))
    assert knight.advised(state) == manners.advice(state, BEST)
    assert whole(state) == before


@pytest.mark.parametrize("kind", [Squire, Knight, Hasty])
def test_goes_on_as_if_asked_each_time(kind: type[Bot]) -> None:
    """On hexes it says many words at once: the same as another that is asked for each, until the dice are thrown."""
    match: Match[State] = Match(SWORD, setups(SWORD)[0], fate=Fate(bytes(32), [b"a", b"b"]))
    ones, others = ([kind(SWORD, seat, random.Random()) for seat in (0, 1)] for _ in range(2))
    longest = 0
    while match.number < 120:
        seat, number = match.to_move, match.number
        ones[seat].rng.seed(number)
        words = ones[seat].go_on(match.sight(seat, memory=True))
        for word in words:
            others[seat].rng.seed(match.number)
            assert others[seat].choose(match.sight(seat, memory=True)) == word
            match.act(seat, word)
        assert [step.entry.word for step in match.steps_after(number)][: len(words)] == words
        longest = max(longest, len(words))
    assert longest > (1 if kind is Squire else 10)


def test_never_longer_than_allowed() -> None:
    """When the time is over, every line has been played once, and it takes what is best so far."""

    class Hurried(Search):
        lines = 10**6
        seconds = 0.0

    state = on_hexes(1, 40)
    assert choice(Hurried, SWORD, state, 1) in sight_of(SWORD, state).legal
