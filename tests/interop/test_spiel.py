"""The battles as games of OpenSpiel."""

import random

import numpy as np
import pyspiel
import pytest

from gonfalon.interop.spiel import SpielState, short_name
from tests.interop.battles import BATTLES, LONG_BATTLE, SHORT_BATTLES

CUT = f"{short_name(*LONG_BATTLE)}(longest=16)"
"""The long battle takes thousands of decisions, and a playthrough writes all its 6,682 numbers six times for each."""
GAMES = [*(short_name(*one) for one in SHORT_BATTLES), CUT]


def state_after(name: str, seed: int, decisions: int) -> SpielState:
    rng = random.Random(seed)
    state: SpielState = pyspiel.load_game(name).new_initial_state()
    for _ in range(decisions):
        if not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", GAMES)
def test_random_simulation(name: str) -> None:
    """OpenSpiel's own test of games finds nothing wrong."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=name != CUT, verbose=False)


def test_resampling_varies() -> None:
    """Hidden hands differ from one resampled state to the next, and the other player's knowledge with them."""
    real = state_after(short_name("navas", "advanced"), 1, 30)
    sample = random.Random(1).random
    assert len({real.resample_from_infostate(0, sample).information_state_string(1) for _ in range(20)}) > 5


def test_odds_are_those_of_the_die() -> None:
    """The faces of a die of Saladin are not equally likely."""
    state = state_after(short_name("saladin", "arsuf"), 3, 0)
    rng = random.Random(3)
    while not state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    rules, position = state.position.battle.game.rules, state.position
    weights = rules.weights(position.state)
    assert dict(state.chance_outcomes()) == {face: weight / 6 for face, weight in enumerate(weights)}
    assert len(set(weights)) > 1


@pytest.mark.parametrize(("name", "scenario"), BATTLES)
def test_serialized(name: str, scenario: str) -> None:
    """A state comes back from text as it was, a resampled one too, though its history does not lead there."""
    state = state_after(short_name(name, scenario), 4, 40)
    for one in (state, state.resample_from_infostate(0, random.Random(4).random)):
        text = pyspiel.serialize_game_and_state(one.get_game(), one)
        game, again = pyspiel.deserialize_game_and_state(text)
        assert game.get_type().short_name == short_name(name, scenario)
        assert str(again) == str(one)
        assert again.legal_actions() == one.legal_actions()
        assert [again.information_state_string(seat) for seat in (0, 1)] == [
            one.information_state_string(seat) for seat in (0, 1)
        ]


def test_clone_is_its_own() -> None:
    """What happens to a clone does not happen to its original."""
    state = state_after(short_name("navas", "basic"), 5, 25)
    before = str(state)
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert (str(state), str(clone) == before) == (before, False)


def test_public_and_private() -> None:
    """What is public names no hidden card; what is private are the own cards."""
    game = pyspiel.load_game(short_name("navas", "basic"))
    state = state_after(short_name("navas", "basic"), 6, 10)
    kinds = pyspiel.PrivateInfoType
    public = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=False, private_info=kinds.NONE))
    private = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=False, public_info=False))
    assert public.string_from(state, 0) == public.string_from(state, 1)
    assert private.string_from(state, 0) != private.string_from(state, 1)
    assert '"hands"' in private.string_from(state, 0)
    public.set_from(state, 0)
    assert np.count_nonzero(public.tensor) > 50
