"""What the game advises a bot to do, in positions where it is plain what is sensible."""

from gonfalon.games.navas_hex import game as sword
from gonfalon.games.navas_hex.interface.notation import word_of
from gonfalon.games.navas_hex.rules.state import State
from tests.games.navas_hex.positions import activate, field, say

GAME = sword()


def advised(s: State) -> str:
    action = GAME.rules.advice(s)
    assert action in GAME.rules.legal(s)
    return word_of(s, action)


def test_a_tired_unit_rests() -> None:
    """Far from the enemy, a Tired unit gets Fresh."""
    s = activate(field({"haro-ch1": "1714 N tired", "mujahid-mi1": "1703 S"}), "haro")
    assert advised(s) == "unit haro-ch1"
    assert advised(say(s, "unit haro-ch1")) == "rest"


def test_the_weak_are_attacked_and_the_strong_are_not() -> None:
    """Two knights take on archers, archers no knights."""
    s = activate(field({"haro-ch1": "1714 N", "haro-ch2": "1814 NW", "mujahid-ar1": "1713 S"}), "haro")
    say(s, "end")
    assert advised(s).startswith("melee haro-ch")
    s = activate(field({"haro-ar1": "1714 N", "djami-pi1": "1713 S", "djami-pi2": "1613 S"}), "haro")
    assert advised(say(s, "end")) == "end"


def test_the_standard_is_taken() -> None:
    """Who has beaten its guard goes in."""
    s = activate(field({"haro-ch1": "1703 N", "nasir-pi2": "1702 S"}), "haro")
    say(s, "end", "melee haro-ch1 1702", "roll 9")
    assert s.winner == -1
    assert advised(s) == "advance haro-ch1"
