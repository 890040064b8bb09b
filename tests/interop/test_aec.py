"""The battles as environments of PettingZoo."""

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from gonfalon.interop.aec import env
from tests.interop.battles import BATTLES, SHORT_BATTLES

CYCLES = 120


@pytest.mark.filterwarnings("ignore:Observation")  # it is no array but two: what is seen, and the mask
@pytest.mark.filterwarnings("ignore:We recommend agents")  # ours have the names of their seats, not numbers
@pytest.mark.parametrize(("name", "scenario"), BATTLES)
def test_api(name: str, scenario: str) -> None:
    """PettingZoo's own test of environments finds nothing wrong."""
    api_test(env(name, scenario), num_cycles=CYCLES)


@pytest.mark.parametrize(("name", "scenario"), BATTLES)
def test_same_seed_same_game(name: str, scenario: str) -> None:
    """PettingZoo's own test of seeds: what is seen, earned and allowed is decided by the seed."""
    seed_test(lambda: env(name, scenario), num_cycles=CYCLES)


@pytest.mark.full
@pytest.mark.parametrize(("name", "scenario"), SHORT_BATTLES)
def test_game_to_its_end(name: str, scenario: str) -> None:
    """What the agents earn in a whole game is 1 and -1, or nothing in a draw; only who is to move may act."""
    battle = env(name, scenario)
    battle.reset(seed=7)
    earned = dict.fromkeys(battle.possible_agents, 0.0)
    rng = np.random.default_rng(7)
    for agent in battle.agent_iter():
        observation, reward, termination, truncation, _ = battle.last()
        earned[agent] += reward
        action = None
        if not (termination or truncation):
            other = next(one for one in battle.agents if one != agent)
            assert not battle.observe(other)["action_mask"].any()
            action = int(rng.choice(np.flatnonzero(observation["action_mask"])))
        battle.step(action)
    assert sorted(earned.values()) in ([-1, 1], [0, 0])


def test_illegal_action_loses() -> None:
    """Whoever does something that is not allowed has lost, and the other agent is not blamed."""
    battle = env("navas", "basic")
    battle.reset(seed=1)
    agent = battle.agent_selection
    battle.step(int(np.flatnonzero(battle.observe(agent)["action_mask"] == 0)[0]))
    assert battle.rewards[agent] == -1
    assert all(battle.terminations.values())


def test_game_that_is_cut_short() -> None:
    """Who reaches the limit of decisions is truncated, not terminated, and earns nothing."""
    battle = env("navas", "basic", longest=7)  # six cards are dealt before anybody is asked
    battle.reset(seed=1)
    battle.step(int(np.flatnonzero(battle.observe(battle.agent_selection)["action_mask"])[0]))
    assert (set(battle.truncations.values()), set(battle.terminations.values())) == ({True}, {False})
    assert set(battle.rewards.values()) == {0}
