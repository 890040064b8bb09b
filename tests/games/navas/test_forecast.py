"""The odds of a combat, told before it is begun."""

import random
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from typing import Any, NamedTuple

import pytest

from gonfalon.core import FATE, NOBODY, Setup, registry
from gonfalon.core.forecast import Chart, Forecast, Summary
from gonfalon.games.navas import Navas
from gonfalon.games.navas.interface.guess import NavasGuess
from gonfalon.games.navas.rules.events import Fought
from gonfalon.games.navas.rules.pieces import FIRST_CHRISTIAN, SIDES, ZONE_NAMES
from gonfalon.games.navas.rules.state import State, total_power
from tests.games.navas.positions import legal_words, position, run
from tests.tiers import only_full

GAME: Navas = registry.find("navas")  # type: ignore[assignment]
FIGHTS = ("attack", "charge")
DRAWS = 400
Card = tuple[str, int, int]
"""A card with the totals of both sides."""


def fights(seed: int, count: int, fits: Callable[[State, str], bool] = lambda *_: True) -> list[tuple[State, str]]:
    """Moments of a random game in which somebody might attack so, each with the word for it."""
    rng, s = random.Random(seed), GAME.begin(Setup(("basic", "advanced")[seed % 2]))
    found: list[tuple[State, str]] = []
    while GAME.rules.to_move(s) != NOBODY and len(found) < count:
        words = [GAME.word(s, action) for action in GAME.rules.legal(s)]
        bold = [word for word in words if word.split(" ")[0] in FIGHTS and fits(s, word)]
        if bold:
            found.append((s.copy(), rng.choice(bold)))
        GAME.rules.apply(s, rng.choice(GAME.rules.legal(s)))
    return found


def told(s: State, word: str) -> Forecast:
    seat = GAME.rules.to_move(s)
    forecast = GAME.forecast(GAME.view(s, seat, memory=True), word)
    assert forecast
    return forecast


class Branch(NamedTuple):
    """One way it may go: the cards, what each side loses, where nobody is left of who stood there, and who has won."""

    chance: float
    cards: tuple[Card, ...]
    lost: tuple[int, int]
    emptied: tuple[str, ...]
    winner: str | None


def branches(s: State, word: str, karr: str) -> Iterator[Branch]:
    """Every way it may go in every world that the seat holds possible: all cards, and all ways to spread damage."""
    guess = NavasGuess(GAME.pieces, GAME.view(s, GAME.rules.to_move(s), memory=True))
    shares = [later - earlier for earlier, later in pairwise([0, *guess.shares])]
    for hand, share in zip(guess.hands, shares, strict=True):
        world = s.copy()
        world.hands[guess.other] = sum(1 << card for card in hand)
        world.deck = s.deck if s.ordered else [card for card in guess.unseen if card not in hand]
        yield from _played_out(s, world, word, karr, share / sum(shares))


def _played_out(start: State, s: State, word: str, karr: str, chance: float, *cards: Card) -> list[Branch]:
    """Whoever chooses something lets it win the battle, if anything does. What is lost does not depend on it."""
    s = s.copy()
    cards += tuple(
        (event.card, event.attack_total, event.defence_total) for event in run(s, word) if type(event) is Fought
    )
    if s.fight is None and not s.hit_zones:
        return [_end(start, s, chance, cards)]
    seat, words = GAME.rules.to_move(s), legal_words(s)
    answers = [word for word in (karr, "pass") if word in words] or words
    chance /= len(answers) if seat == FATE else 1
    futures = [_played_out(start, s, answer, karr, chance, *cards) for answer in answers]
    if seat == FATE:
        return [branch for future in futures for branch in future]
    assert len({tuple(branch[:4] for branch in future) for future in futures}) == 1
    return max(futures, key=lambda future: _won(future, SIDES[seat]) - _won(future, SIDES[1 - seat]))


def _end(start: State, s: State, chance: float, cards: tuple[Card, ...]) -> Branch:
    gone = [before - after for before, after in zip(start.power, s.power, strict=True)]
    emptied = [
        "christian" if units[0] >= FIRST_CHRISTIAN else zone
        for zone, units in zip(ZONE_NAMES, start.units, strict=True)
        if units and not total_power(s, units)
    ]
    lost = sum(gone[:FIRST_CHRISTIAN]), sum(gone[FIRST_CHRISTIAN:])
    return Branch(chance, cards, lost, tuple(emptied), SIDES[s.winner] if s.winner in (0, 1) else None)


def _won(found: list[Branch], side: str) -> float:
    return sum(branch.chance for branch in found if branch.winner == side)


def at_riders(s: State, word: str) -> bool:
    """Whether this is a charge of the Christians that may be answered with karr wa-l-farr."""
    riders, zone = GAME.pieces.cavalry, word.split(" ")[1][-2:]
    return word.startswith("charge") and s.asked == 1 and any(riders[unit] for unit in s.units[ZONE_NAMES.index(zone)])


@pytest.mark.parametrize("count", [6, only_full(300)])
def test_odds_are_those_of_every_branch(count: int) -> None:
    """N8: what is told of an attack at riders, and of either answer to it, is what comes of playing all branches."""
    charges = [moment for seed in range(count) for moment in fights(seed, 4, at_riders)][:count]
    assert len(charges) == count
    charged = [(s.copy(), word) for s, word in charges]
    assert all(run(s, word) for s, word in charged)
    answers = [(s, answer) for s, _ in charged for answer in ("karr yes", "karr no")]
    for s, word in charges + fights(0, count) + answers:
        forecast, found = told(s, word), list[Branch]()
        assert [summary.when for summary in forecast.summaries] == (["no-karr", "karr"] if at_riders(s, word) else [""])
        for summary in forecast.summaries:
            found = [*branches(s, word, "karr yes" if summary.when == "karr" else "karr no")]
            _agree(summary, found)
        first, *counters = forecast.charts
        assert _by_card(first) == pytest.approx(_summed((one.cards[0], one.chance) for one in found))
        second = {card: _by_card(chart) for chart in counters for card in _by_card(first) if card[0] == chart.after}
        pairs = {(one, two): _by_card(first)[one] * chance for one in second for two, chance in second[one].items()}
        assert pairs == pytest.approx(_summed((one.cards, one.chance) for one in found if len(one.cards) > 1))


def _agree(summary: Summary, found: list[Branch]) -> None:
    for at, side in enumerate(SIDES):
        assert summary.losses["power"][side] == pytest.approx(sum(one.chance * one.lost[at] for one in found))
        assert summary.wins.get(side, 0) == pytest.approx(_won(found, side))
    swept = _summed((zone, one.chance) for one in found for zone in one.emptied)
    christian = sum(summary.sweeps.get("christian", {}).values())
    told = summary.sweeps.get("muslim", {}) | ({"christian": christian} if christian else {})
    assert told == pytest.approx(swept)


def _by_card(chart: Chart) -> dict[Card, float]:
    """The chance of each bar, by its card and its totals."""
    totals = [[sum(term.amount for term in bar.sums[half]) for half in ("attack", "defence")] for bar in chart.bars]
    return {(bar.label, *total): bar.chance for bar, total in zip(chart.bars, totals, strict=True)}  # type: ignore[misc]


def _summed(chances: Iterable[tuple[Any, float]]) -> dict[Any, float]:
    total: dict[Any, float] = {}
    for thing, chance in chances:
        total[thing] = total.get(thing, 0.0) + chance
    return total


def test_no_more_is_lost_than_is_there() -> None:
    """N6.7, E3: a charge by 8 takes the 6 that stand there; then B1 strikes back and takes 3, or nobody does."""
    s = position("B3: haro castile-foot1 bows1", card="3-4", deck="", discard="2-5 4-3")
    charge, counter = told(s, "charge B3>B2 all").charts
    assert [bar.harm for bar in charge.bars] == [{"B3": 0, "B2": 6}]
    assert (counter.after, [bar.harm for bar in counter.bars]) == ("2-5", [{"B1": 0, "B2": 3}])
    assert told(s, "charge B3>B2 all").summaries == [
        Summary("no-karr", {"power": {"muslim": 6.0, "christian": 0.0}}, sweeps={"muslim": {"B2": 1.0}}),
        Summary("karr", {"power": {"muslim": 6.0, "christian": 3.0}}, sweeps={"muslim": {"B2": 1.0}}),
    ]


def test_arrows_that_win() -> None:
    """N9.1: arrows at the hurt caliph win if nobody stands with him who can take them."""
    alone = position("B1: al-nasir/1; B3: haro bows1", card="1-6")
    [bar] = told(alone, "shoot B3>B1 bows1").charts[0].bars
    assert (bar.chance, bar.sweeps, bar.wins) == (1, ["B1"], "christian")
    guarded = position("B1: al-nasir/1 guard1; B3: haro bows1", card="1-6")
    [bar] = told(guarded, "shoot B3>B1 bows1").charts[0].bars
    assert (bar.sweeps, bar.wins) == ([], None)


@pytest.mark.parametrize("seed", range(4))
def test_recollection_is_what_guesses_hold(seed: int) -> None:
    """Where each card may be agrees with where fair guesses put it, and what is certain is true."""
    rng = random.Random(seed)
    for s, _ in fights(seed, 3):
        seat = GAME.rules.to_move(s)
        view = GAME.view(s, seat, memory=True)
        worlds = [GAME.guess(view).draw(rng) for _ in range(DRAWS)]
        for card, told in enumerate(GAME.recollect(view)):
            held = sum((world.hands[1 - seat] >> card) & 1 for world in worlds) / DRAWS
            assert told.thing == GAME.pieces.card_names[card]
            assert sum(told.places.values()) == pytest.approx(1)
            assert told.places.get("other-hand", 0) == pytest.approx(held, abs=0.1)
            assert ("own-hand" in told.places) == bool((s.hands[seat] >> card) & 1)
