"""The battles as games of OpenSpiel. To import this registers them, by names such as `gonfalon_GAME_SCENARIO`."""

import random
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt
import pyspiel

from gonfalon.core import ARBITER, FATE, NOBODY, WATCHER, registry
from gonfalon.interop.battle import Battle, NoNumbers, Position

SEEDS = 2**53


def short_name(name: str, scenario: str) -> str:
    """What OpenSpiel knows a battle by."""
    return f"gonfalon_{name}_{scenario}".replace("-", "_")


class SpielGame(pyspiel.Game):
    """A battle. Its parameter `longest` cuts games short, as a draw, after so many decisions; 0 is never."""

    of: tuple[str, str]
    """The game and its scenario."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        self.battle = Battle(*self.of, longest=(params or {}).get("longest"))
        super().__init__(_type_of(self.battle), _info_of(self.battle), dict(params or {}))

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def state_at(self, position: Position) -> "SpielState":
        """A state without history."""
        state = SpielState(self)
        state.position = position
        return state

    def max_chance_nodes_in_history(self) -> int:
        return self.battle.longest

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "SpielObserver":
        if params:
            raise ValueError(f"Observations have no parameters, but got {params}.")
        return SpielObserver(self.battle, kind or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):
    """A position. `resample_from_infostate` gives another that the player cannot tell from it, drawn with fair odds.

    A resampled state has no history, because a true one would tell what the player does not know.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position: Position = game.battle.start()

    def current_player(self) -> int:
        seat = self.position.to_move
        return int(_PLAYERS.get(seat, seat))

    def is_terminal(self) -> bool:
        return self.position.to_move == NOBODY

    def returns(self) -> list[float]:
        return self.position.returns()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.position.odds()

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.position.legal)

    def _apply_action(self, action: int) -> None:
        self.position.take(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """The word of a legal action; of any other what its number means."""
        if player == self.current_player() and action in self.position.legal:
            return self.position.word(action)
        numbers = self.position.battle.numbers
        return (numbers.outcomes if player == pyspiel.PlayerId.CHANCE else numbers.actions)[action]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        game: SpielGame = self.get_game()
        return game.state_at(self.position.imagine(player, random.Random(int(sampler() * SEEDS))))

    def __str__(self) -> str:
        """The position in one line, with all that is hidden."""
        return self.position.battle.game.position(self.position.state, ARBITER)


class SpielObserver:
    """What a player knows, as OpenSpiel asks for it: with perfect recall, what a perfect memory holds; without, what
    lies open to it now. What is public is what a spectator sees, what is private the parts of a view that differ."""

    def __init__(self, battle: Battle, kind: Any) -> None:
        self._memory: bool = kind.perfect_recall
        self._public: bool = kind.public_info
        self._private: bool = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: npt.NDArray[np.float32] | None = None
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        if self._public:
            self.tensor = np.zeros(battle.entries, np.float32)
            self.dict = {"info_state" if self._memory else "observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = state.position.observe(self._seat(player), memory=self._memory)

    def string_from(self, state: SpielState, player: int) -> str:
        if self._public:
            return state.position.describe(self._seat(player), memory=self._memory)
        return _private_part(state.position, player, self._memory) if self._private else ""

    def _seat(self, player: int) -> int:
        return max(player, 0) if self._private else WATCHER


def _private_part(position: Position, player: int, memory: bool) -> str:
    game = position.battle.game
    own, public = (game.view(position.state, seat, memory=memory) for seat in (player, WATCHER))
    names = [name for name in own.__struct_fields__ if getattr(own, name) != getattr(public, name)]
    return msgspec.json.encode({name: getattr(own, name) for name in names}).decode()


_PLAYERS = {FATE: pyspiel.PlayerId.CHANCE, NOBODY: pyspiel.PlayerId.TERMINAL}


def _type_of(battle: Battle) -> pyspiel.GameType:
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=short_name(battle.game.name, battle.setup.scenario),
        long_name=battle.game.title_of(battle.setup.scenario),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.PERFECT_INFORMATION if battle.is_open else information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=len(battle.game.seats),
        min_num_players=len(battle.game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"longest": 0},
    )


def _info_of(battle: Battle) -> pyspiel.GameInfo:
    return pyspiel.GameInfo(
        num_distinct_actions=len(battle.numbers.actions),
        max_chance_outcomes=len(battle.numbers.outcomes),
        num_players=len(battle.game.seats),
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=battle.longest,
    )


def _register_all() -> None:
    for game in registry.installed():
        for scenario in game.scenarios:
            with suppress(NoNumbers):
                kind = _type_of(Battle(game.name, scenario.name))
                # OpenSpiel releases what it was given after the end of Python, which only a class survives.
                pyspiel.register_game(kind, type(kind.short_name, (SpielGame,), {"of": (game.name, scenario.name)}))


_register_all()
