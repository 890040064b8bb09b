"""Positions from many games as arrays: which features held, how the game ended, and which game it was."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gonfalon.core import Game, Match, Record


class Positions:
    """The features of position i are `features[starts[i]:starts[i + 1]]`."""

    def __init__(
        self,
        features: NDArray[np.int32],
        starts: NDArray[np.int64],
        outcomes: NDArray[np.float64],
        games: NDArray[np.int32],
    ) -> None:
        self.features = features
        self.starts = starts
        self.outcomes = outcomes
        self.games = games

    def __len__(self) -> int:
        return len(self.outcomes)

    @classmethod
    def of_games(cls, first: int, played: list[tuple[list[list[int]], float]]) -> "Positions":
        """`first` is the number of the first of these games."""
        sizes = [len(position) for seen, _ in played for position in seen]
        counts = [len(seen) for seen, _ in played]
        flat = [feature for seen, _ in played for position in seen for feature in position]
        return cls(
            np.array(flat, np.int32),
            np.concatenate([[0], np.cumsum(sizes)]).astype(np.int64),
            np.repeat([outcome for _, outcome in played], counts),
            np.repeat(np.arange(first, first + len(played)), counts).astype(np.int32),
        )

    @classmethod
    def together(cls, parts: list["Positions"]) -> "Positions":
        shifts = np.cumsum([0, *(part.starts[-1] for part in parts)])
        starts = [part.starts[:-1] + shift for part, shift in zip(parts, shifts, strict=False)]
        return cls(
            np.concatenate([part.features for part in parts]),
            np.concatenate([*starts, shifts[-1:]]).astype(np.int64),
            np.concatenate([part.outcomes for part in parts]),
            np.concatenate([part.games for part in parts]),
        )

    def chosen(self, which: NDArray[np.int64]) -> "Positions":
        """These positions, in this order."""
        sizes = self.starts[which + 1] - self.starts[which]
        ends = np.concatenate([[0], np.cumsum(sizes)])
        places = np.arange(ends[-1]) + np.repeat(self.starts[which] - ends[:-1], sizes)
        return Positions(self.features[places], ends.astype(np.int64), self.outcomes[which], self.games[which])

    def sums(self, weights: NDArray[np.float64]) -> NDArray[np.float64]:
        """The weights of the features that hold, added up for each position."""
        return np.add.reduceat(weights[self.features], self.starts[:-1])

    def save(self, path: Path) -> None:
        """Whole or not at all, even if the run is killed."""
        unfinished = path.with_suffix(".part")
        with unfinished.open("wb") as file:
            np.savez(file, features=self.features, starts=self.starts, outcomes=self.outcomes, games=self.games)
        unfinished.replace(path)

    @classmethod
    def load(cls, path: Path) -> "Positions":
        with np.load(path) as held:
            return cls(held["features"], held["starts"], held["outcomes"], held["games"])


def recorded_positions(game: Game[Any], records: Iterable[str]) -> Positions:
    """Of every quiet position in which a seat decided something."""
    return Positions.of_games(0, [_positions(game, Record.parse(text)) for text in records])


def _positions(game: Game[Any], record: Record) -> tuple[list[list[int]], float]:
    """The features of a game's positions, and what it was worth to the first seat, from 0 to 1."""
    rules, match = game.rules, Match.follow(record, game)
    state = Match.follow(record, game, until=0).state.copy()
    seen = []
    for taken in match.taken:
        if taken.seat >= 0 and rules.is_quiet(state):
            seen.append(rules.features(state))
        rules.do(state, taken.action)
    return seen, (1 + rules.returns(state)[0]) / 2
