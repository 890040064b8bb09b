"""The odds of dice, told before they are rolled."""

import random
from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from gonfalon.core import FATE, NOBODY, News, Setup
from gonfalon.core.forecast import Chart
from gonfalon.games.saladin.rules import events
from gonfalon.games.saladin.rules.state import State
from tests.games.saladin.positions import GAME, position, run
from tests.games.saladin.test_s4_victory import duel


def chart(s: State, word: str, about: str) -> dict[str, float]:
    told = GAME.forecast(GAME.view(s, GAME.rules.to_move(s)), word)
    assert told
    [found] = [chart for chart in told.charts if chart.about == about]
    return {bar.label: round(bar.chance, 6) for bar in found.bars}


def test_only_what_is_there_can_be_lost() -> None:
    """Hits beyond the last lance, and Orders that nobody has, do not count."""
    s = position("ala-afdal:1", ayyubids="0+3")
    assert chart(s, "order henry-ii loose ala-afdal", "ala-afdal") == {"0": 0.5, "1": 0.5}
    assert chart(s, "order henry-ii loose ala-afdal", "orders-ayyubids") == {"0": 1.0}


def cautions(s: State, word: str) -> list[str]:
    told = GAME.forecast(GAME.view(s, GAME.rules.to_move(s)), word)
    return [GAME.say(caution) for caution in told.cautions] if told else []


def test_the_last_order_is_not_spent_unawares() -> None:
    """S2.4: whoever is left Deployed can then only act at cost 0, and the player hears so before the Order is given."""
    all_but_two = "bourgogne:9' sable:9' naplouse:9' lusignan:8'"
    s = position(all_but_two, crusaders="1+4")
    told = "This spends your last Available Order. Richard can then use only the action that costs 0, and must act "
    assert cautions(s, "order henry-ii hold") == [told + "before your Leader can."]
    assert cautions(s, "order henry-ii rout") == []  # it is free
    assert cautions(position(all_but_two, crusaders="2+4"), "order henry-ii hold") == []
    assert cautions(position(all_but_two + " richard:9'", crusaders="1+4"), "order henry-ii loose ala-afdal") == []
    run(s, "order henry-ii loose ala-afdal")
    assert GAME.forecast(GAME.view(s, 0), "roll red order") is None  # it is fate's to roll


def test_a_banner_that_falls() -> None:
    """The last lance takes the Banner with it, and the odds say so."""
    told = GAME.forecast(GAME.view(position("ala-afdal:2"), 0), "order henry-ii loose ala-afdal")
    assert told
    assert [bar.sweeps for bar in told.charts[0].bars] == [[], [], ["ala-afdal"]]
    [summary] = told.summaries
    assert summary.losses["lances"] == {"crusaders": 0, "ayyubids": pytest.approx(2 / 3)}
    assert summary.sweeps == {"ayyubids": {"ala-afdal": pytest.approx(1 / 6)}}
    assert {bar.wins for chart in told.charts for bar in chart.bars} == {None}


@pytest.mark.parametrize(
    ("ayyubids", "crusaders", "wins"), [("0+1", "3+0", "crusaders"), ("0+2", "3+0", None), ("0+1", "1+0", None)]
)
def test_the_sixth_lance_and_the_last_order(ayyubids: str, crusaders: str, wins: str | None) -> None:
    """S4.1: who loses the last Order has lost, unless the same roll may take the other's too."""
    told = GAME.forecast(GAME.view(duel(crusaders=crusaders, ayyubids=ayyubids), 0), "order richard melee ala-afdal")
    assert told
    [struck] = [chart for chart in told.charts if chart.about == "ala-afdal"]
    assert [bar.wins for bar in struck.bars[:2]] == [None, wins]


def test_charge_that_may_be_evaded() -> None:
    """Where the enemy may react, the odds say that they leave that out."""
    told = GAME.forecast(GAME.view(position(), 0), "order naplouse charge sulayman")
    assert told
    assert told.assumes == ["no-reaction"]


def test_nothing_to_tell() -> None:
    """Actions without dice, and words that are not legal, have no odds."""
    view = GAME.view(position(), 0)
    assert GAME.forecast(view, "order richard hold") is None
    assert GAME.forecast(view, "order richard dance") is None


@pytest.mark.parametrize("seed", range(6))
def test_odds_are_those_of_play(seed: int) -> None:
    """Every fall of the dice, played out by the rules, gives just the odds that were told."""
    rng, s = random.Random(seed), GAME.begin(Setup(("arsuf", "hattin")[seed % 2]))
    tried = 0
    while GAME.rules.to_move(s) != NOBODY and tried < 12:
        seat = GAME.rules.to_move(s)
        action = rng.choice(GAME.rules.legal(s))
        told = None if seat == FATE else GAME.forecast(GAME.view(s, seat), GAME.word(s, action))
        if told:
            tried += 1
            for one in told.charts:
                if not one.about.startswith("orders-"):
                    assert _played(s, action, one) == {bar.harm[one.about]: _nice(bar.chance) for bar in one.bars}
        GAME.rules.apply(s, action)


def _nice(chance: float) -> Fraction:
    return Fraction(chance).limit_denominator(10_000)


def _played(s: State, action: int, chart: Chart) -> dict[int, Fraction]:
    """How many lances the Banner loses, by all ways to roll."""
    start, lost = s.copy(), Counter[int]()
    GAME.rules.apply(start, action)
    if GAME.rules.to_move(start) != FATE:
        GAME.rules.apply(start, GAME.check(start, GAME.rules.to_move(start), "endure"))
    paths: list[tuple[Any, int]] = [(start, 1)]
    while paths:
        state, weight = paths.pop()
        for face, odds in zip(GAME.rules.legal(state), GAME.rules.weights(state), strict=True):
            after = state.copy()
            news = after.news = News()
            GAME.rules.apply(after, face)
            struck = [event for event in news.heard_by(0) if isinstance(event, events.Struck)]
            if after.rolled and not struck:
                paths.append((after, weight * odds))
            else:
                lost[sum(event.lances for event in struck if event.where == chart.about)] += weight * odds
    return {count: Fraction(ways, lost.total()) for count, ways in lost.items()}
