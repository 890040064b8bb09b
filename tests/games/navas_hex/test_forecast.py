"""The odds of a die, told before it is thrown."""

import random
from collections import Counter

import pytest

from gonfalon.core import ARBITER, FATE, NOBODY, News
from gonfalon.core.forecast import Forecast
from gonfalon.games.navas_hex.interface.notation import word_of
from gonfalon.games.navas_hex.rules import actions as act
from gonfalon.games.navas_hex.rules.actions import make
from gonfalon.games.navas_hex.rules.events import Fought
from gonfalon.games.navas_hex.rules.state import COMBAT_ROLL, DECLARE, ROUTED, State
from tests.games.navas_hex.positions import GAME, activate, at_start, declaring, field, say, unit, without_leaders


def told(s: State, word: str) -> Forecast | None:
    return GAME.forecast(GAME.view(s, s.asked), word)


def odds(s: State, word: str) -> dict[str, float]:
    found = told(s, word)
    assert found
    return {bar.label: bar.chance for bar in found.charts[0].bars}


def terms(s: State, word: str) -> dict[str, int]:
    found = told(s, word)
    assert found
    return {term.name: term.amount for term in found.charts[0].terms}


def summed(s: State, word: str) -> dict[str, dict[str, float]]:
    found = told(s, word)
    assert found
    return found.summaries[0].chances


def before_attacks(s: State) -> State:
    while s.ask != DECLARE:
        say(s, "end")
    return s


def test_fire() -> None:
    """E4: archers at three hexes hit Valiant militia with 7 and 8, and hard with 9."""
    s = activate(field({"haro-ar1": "1714 N", "mujahid-mi1": "1711 S"}), "haro")
    assert odds(say(s, "end"), "fire haro-ar1 1711") == {"nothing": 0.7, "discouraged": 0.2, "discouraged-tired": 0.1}


def test_fire_on_the_shaken() -> None:
    """Nothing comes of a light hit on a Discouraged unit; a heavy one routs it, and kills a Routed one."""
    s = activate(field({"haro-ar1": "1714 N", "mujahid-mi1": "1711 S discouraged", "mujahid-mi2": "0505 S"}), "haro")
    assert odds(say(s, "end"), "fire haro-ar1 1711") == {"nothing": 0.9, "routed": 0.1}
    s.order[unit("mujahid-mi1")] = ROUTED
    assert odds(s, "fire haro-ar1 1711") == {"nothing": 0.8, "eliminated": 0.2}
    assert summed(s, "fire haro-ar1 1711") == {"hit": {"moslem": 0.2}}


def test_melee() -> None:
    """E5: a second attacker adds its strength to what is declared already."""
    s = without_leaders(field({"haro-ch1": "1714 N", "haro-ha1": "1814 NW", "mujahid-mi1": "1713 S"}))
    before_attacks(activate(s, "haro"))
    say(s, "melee haro-ch1 1713")
    assert terms(s, "melee haro-ha1 1713") == {"difference": 1}
    assert odds(s, "melee haro-ha1 1713") == {"AR": 0.2, "AD": 0.2, "BT": 0.2, "DD1": 0.2, "DD2": 0.1, "DR": 0.1}
    assert summed(s, "melee haro-ha1 1713") == {"back": {"christian": 0.4, "moslem": pytest.approx(0.4)}}


def test_charge_by_the_best_run() -> None:
    """Light horse that may react: told as if it stood. The charger takes the run that ends behind it."""
    s = without_leaders(field({"ucero-ch1": "1814 NW", "andalus-cl1": "1712 SW"}))
    before_attacks(activate(s, "ucero"))
    assert terms(s, "charge ucero-ch1 1712") == {"types": 1, "states": 2}
    found = told(s, "charge ucero-ch1 1712")
    assert found
    assert found.assumes == ["no-reaction"]


def test_an_attack_that_wins() -> None:
    """H12.1: whoever empties the hex of the standard goes into it and has won; elsewhere nobody has."""
    units = {"haro-ch1": "1704 N", "haro-ha1": "1703 N", "mujahid-mi1": "1702 S", "mujahid-mi2": "0505 S"}
    s = before_attacks(activate(without_leaders(field(units)), "haro"))
    found = told(s, "melee haro-ha1 1702")
    assert found
    assert {bar.label for bar in found.charts[0].bars if bar.wins == "christian"} == {"DD1", "DD2"}
    assert {bar.wins for bar in found.charts[0].bars} == {"christian", None}
    s = before_attacks(
        activate(without_leaders(field({**units, "mujahid-mi1": "1603 S", "haro-ha1": "1604 N"})), "haro")
    )
    found = told(s, "melee haro-ha1 1603")
    assert found
    assert {bar.wins for bar in found.charts[0].bars} == {None}


def test_who_may_shoot_back() -> None:
    """Defensive fire is left out of the odds, and they say so."""
    s = before_attacks(activate(field({"haro-ch1": "1714 N", "mujahid-ar1": "1713 S"}), "haro"))
    found = told(s, "melee haro-ch1 1713")
    assert found
    assert found.assumes == ["no-shot"]


def test_a_reaction_has_its_odds() -> None:
    """E6: whoever charges in turn has other odds than who stands."""
    s = without_leaders(field({"ucero-ch1": "1714 N", "andalus-cl1": "1712 S"}))
    declaring(activate(s, "ucero"), "charge ucero-ch1 1712")
    assert terms(s, "react") != terms(s, "stand")
    assert summed(s, "react")["back"]["moslem"] != summed(s, "stand")["back"]["moslem"]


def test_nothing_to_tell() -> None:
    """Orders without a die, and words that are not legal, have no odds."""
    s = activate(field({"haro-ch1": "1714 N", "mujahid-mi1": "1713 S"}), "haro")
    assert told(s, "unit haro-ch1") is None
    assert told(s, "melee haro-ch1 1713") is None
    assert told(s, "sing") is None


@pytest.mark.parametrize("seed", range(4))
def test_odds_are_those_of_play(seed: int) -> None:
    """Where an action leads straight to the roll of a fight, every die gives just the result that was told."""
    rng, s, tried = random.Random(seed), at_start(), 0
    while s.asked != NOBODY and tried < 20:
        action = rng.choice(GAME.rules.legal(s))
        found = None if s.asked == FATE else told(s, word_of(s, action))
        GAME.rules.do(s, action)
        if found and s.ask == COMBAT_ROLL:
            tried += 1
            counted = Counter(_result(s.copy(), die) for die in range(10))
            assert {bar.label: bar.chance for bar in found.charts[0].bars} == {k: n / 10 for k, n in counted.items()}
    assert tried


def _result(s: State, die: int) -> str:
    s.news = News()
    GAME.rules.do(s, make(act.ROLL, die))
    return next(event.result for event in s.news.heard_by(ARBITER) if isinstance(event, Fought))
