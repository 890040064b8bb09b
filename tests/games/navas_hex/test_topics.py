"""What random games count: rows of tables and special rules are told apart by small positions."""

import random

from gonfalon.core import News
from gonfalon.games.navas_hex import game as sword
from gonfalon.games.navas_hex.interface import topics
from gonfalon.games.navas_hex.interface.notation import parse
from gonfalon.games.navas_hex.rules import engine as rules
from gonfalon.games.navas_hex.rules.options import legal
from gonfalon.games.navas_hex.rules.state import OVER, State
from tests.games.navas_hex.positions import activate, field, skirmish

GAME = sword()
FIGHT = {"haro-ch1": "1714 N", "mujahid-mi1": "1713 S"}
ATTACK = ["end", "melee haro-ch1 1713"]


def came_up(s: State, *words: str) -> list[str]:
    """Everything that was counted while the words were played, fate's too."""
    found: list[str] = []
    for word in words:
        action = parse(s, word)
        assert action in legal(s), word
        before = s.copy()
        rules.do(s, action)
        found += GAME.came_up(before, action, s, ())
    return found


def test_every_name_is_unique() -> None:
    """All rows of all tables are there, each once."""
    names = GAME.topics("navas-hex")
    assert len(names) == len(set(names))
    assert {"melee DE", "charge AR", "melee Pi on Ch", "charge Ha on Cl", "fire Ab at 4: light"} <= set(names)
    assert "charge Pi on Ch" not in names
    assert [f"{kind} strength +3" in names for kind in ("melee", "charge")] == [True, False]
    assert "fire Ab at 4: heavy" not in names


def test_a_melee_is_counted_by_its_rows() -> None:
    """H7: result, difference of strength and types, as they were before the die fell."""
    found = came_up(activate(field(FIGHT), "haro"), *ATTACK, "roll 9")
    assert {"melee Ch on Mi", "melee strength +0", "melee DR"} <= set(found)
    assert topics.UPHILL not in found


def test_the_entrenchment_is_counted() -> None:
    """H1.6: an attack across it from outside, which is uphill too."""
    s = activate(field({"haro-ch1": "1805 N", "nasir-pi3": "1804 S"}), "haro")
    found = came_up(s, "end", "melee haro-ch1 1804", "roll 9", "hold")
    assert {topics.ENTRENCHED, topics.UPHILL, topics.FREED} <= set(found)


def test_small_fights_bring_up_much() -> None:
    """Some skirmishes played by lot count rows of all tables and many special rules, and nothing by an unknown name."""
    found: set[str] = set()
    for seed in range(40):
        rng, s = random.Random(seed), skirmish()
        while s.ask != OVER:
            action, before = rng.choice(legal(s)), s.copy()
            s.news = News()
            rules.do(s, action)
            found.update(GAME.came_up(before, action, s, ()))
    known = set(GAME.topics("navas-hex"))
    assert {topic for topic in found - known if " " in topic} == set()
    assert len(found & known) > 90
