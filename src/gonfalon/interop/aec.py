"""The battles as environments of PettingZoo, where agents act one after the other."""

import random
from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from gonfalon.core import NOBODY, WATCHER
from gonfalon.interop.battle import Battle

Observation = dict[str, npt.NDArray[Any]]


def env(
    name: str,
    scenario: str | None = None,
    options: Mapping[str, str] | None = None,
    longest: int | None = None,
    render_mode: str | None = None,
) -> AECEnv[str, Observation, int]:
    """A battle with PettingZoo's usual checks around it: whoever does something illegal has lost."""
    raw = BattleEnv(Battle(name, scenario, options, longest), render_mode)
    legal_only = TerminateIllegalWrapper(raw, illegal_reward=-1)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(legal_only))


class BattleEnv(AECEnv[str, Observation, int]):
    """The seats are the agents. Fate acts by itself, by the seed given to `reset`.

    An agent observes what its seat may know, and in `action_mask` its legal actions, if it is its turn. What it gets at
    the end is 1, -1 or 0, and 0 before.
    """

    def __init__(self, battle: Battle, render_mode: str | None = None) -> None:
        super().__init__()
        self.battle = battle
        self.metadata = {
            "name": f"gonfalon_{battle.game.name}_{battle.setup.scenario}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = list(battle.game.seats)
        actions = len(battle.numbers.actions)
        self._action_space = spaces.Discrete(actions)
        self._observation_space = spaces.Dict(
            observation=spaces.Box(0, 1, (battle.entries,), np.float32),
            action_mask=spaces.Box(0, 1, (actions,), np.int8),
        )
        self._rng = random.Random()

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._action_space

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observation_space

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._rng = random.Random(seed)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.position = self.battle.start()
        self.position.let_fate_act(self._rng)
        self.agent_selection = self.agents[self.position.to_move]

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        mask = self.position.mask()
        if self.position.to_move != seat:
            mask[:] = 0
        return {"observation": self.position.observe(seat), "action_mask": mask}

    def step(self, action: int) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        agent = self.agent_selection
        self._cumulative_rewards[agent] = 0.0
        self.position.take(int(action))
        self.position.let_fate_act(self._rng)
        self.rewards = dict(zip(self.possible_agents, self.position.returns(), strict=True))
        if self.position.to_move == NOBODY:
            cut = self.position.is_cut_short
            self.truncations = dict.fromkeys(self.agents, cut)
            self.terminations = dict.fromkeys(self.agents, not cut)
            self.agent_selection = self.agents[1 - self.agents.index(agent)]
        else:
            self.agent_selection = self.agents[self.position.to_move]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The position in one line, as a spectator sees it."""
        return self.battle.game.position(self.position.state, WATCHER) if self.render_mode else None

    def close(self) -> None:
        """Nothing is held that would have to be given back."""
