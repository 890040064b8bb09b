"""What holds in every game at every moment: looking changes nothing, and every likely mistake has an answer."""

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gonfalon.core import ARBITER, NOBODY, WATCHER, Action, Game, Refusal, registry
from gonfalon.core.texts import rule_ids
from gonfalon.lab.random_games import setups
from tests.examples import few

WORDS = {
    "navas": """move attack charge shoot rally switch use take karr pass advance stay exchange play initiative discard
        end A1>A2 B4>B3 B3>B4 C4>C3 A4>A5 B1>B2 a4>z9 A4 all haro haro+bows1 kurds1 al-nasir volunteers1=1 haro=2
        haro=x yes no shield 1-6 3-3 9-9 al-husayni peter-ii black-guard council-militia saladin""",
    "saladin": """order react leader pass seize leave-it begin yield endure roll richard sable henry-ii lusignan
        ala-afdal saphadin saladin aslam naplouse sulayman raymond-iii taqi-al-din chatillon manguras husam-lulu
        ridefort tancred charge hold uncontrolled-charge melee regroup rout loose harass shield-wall arsuf reinforce
        reinforce-arsuf sacrifice light-fire feed-fire evade countercharge feint recover rally horns true-cross
        stand-by red two""",
    "sword": """unit go face rest ride move end fire hold melee charge resolve run react slip stand lead advance pursue
        elan activate name replace set free historical roll haro-ch1 mujahid-mi1 tancred haro nasir de-rada 1714 1711
        1702 1720 N S up 5 10""",
}
FIGHTS = ("attack", "charge", "shoot", "order", "melee", "fire")


@st.composite
def played(draw: st.DrawFn) -> tuple[Game[Any], Any]:
    """A position from the midst of a random game, or its end."""
    game = registry.find(draw(st.sampled_from(sorted(WORDS))))
    state, rng = game.begin(draw(st.sampled_from(setups(game)))), random.Random(draw(st.integers(0, 2**32 - 1)))
    for _ in range(draw(st.integers(0, 250))):
        if game.rules.to_move(state) == NOBODY:
            break
        actions = game.rules.legal(state)
        eager = rng.random() < 0.5
        fights = [action for action in actions if eager and game.word(state, action).startswith(FIGHTS)]
        game.rules.do(state, rng.choice(fights or actions))
    return game, state


@few(60)
@given(played())
def test_looking_changes_nothing(found: tuple[Game[Any], Any]) -> None:
    """Views, prompts, words and estimates leave the state as it was; the chances of both sides add up to one."""
    game, state = found
    before = game.whole(state)
    for seat in (0, 1, WATCHER, ARBITER):
        for memory in (None, True, False):
            game.view(state, seat, memory=memory)
        assert game.say(game.prompt(state, seat))
        game.position(state, seat)
        for action in game.rules.legal(state):
            game.shown(state, action, seat)
    chances = [game.rules.estimate(state, seat) for seat in (0, 1)]
    assert 0 <= chances[0] <= 1
    assert sum(chances) == pytest.approx(1)
    assert game.whole(state) == before


def answer(game: Game[Any], state: Any, seat: int, wish: str) -> Action | Refusal:
    try:
        return game.check(state, seat, wish)
    except Refusal as refusal:
        return refusal


@few(100)
@given(played(), st.sampled_from([0, 1]), st.randoms())
def test_every_likely_mistake_has_an_answer(found: tuple[Game[Any], Any], seat: int, rng: random.Random) -> None:
    """Half-right wishes are refused with a rule of the page and what would have been legal."""
    game, state = found
    before, actions = game.whole(state), game.rules.legal(state)
    legal, rules = {game.word(state, action) for action in actions}, set(rule_ids(game.rules_page()))
    for _ in range(10):
        got = answer(game, state, seat, " ".join(rng.choices(WORDS[game.name].split(), k=rng.randrange(6))))
        if isinstance(got, Refusal):
            assert got.rule in rules
            assert "{" not in game.say(got)
            assert bool(got.legal) == (game.rules.to_move(state) == seat)
            assert set(got.legal) <= legal
        else:
            assert got in actions
        assert game.whole(state) == before
