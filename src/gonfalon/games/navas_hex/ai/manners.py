"""The manners of play on hexes, as the core asks for them: a plan is what one leader does with his banner."""

from typing import Final

from gonfalon.core.manners import Manners
from gonfalon.games.navas_hex.ai.advice import NOTHING, advice
from gonfalon.games.navas_hex.ai.manner import SETS, Manner, manners_of
from gonfalon.games.navas_hex.rules import state as st
from gonfalon.games.navas_hex.rules.pieces import NONE, SIDES
from gonfalon.games.navas_hex.rules.state import State

ACTIVATIONS: Final = 32
"""More than there are in a turn."""
UNITS: Final = 256
"""More than there are units."""
ASKS: Final = 32


class NavasHexManners(Manners[State]):
    def __init__(self, sets: list[dict[str, float]]) -> None:
        self.sets: list[dict[str, float]] = sets
        self.by_side: list[list[Manner]] = [manners_of(constants) for constants in sets]

    def count(self) -> int:
        return len(self.by_side[0])

    def constants(self) -> list[dict[str, float]]:
        return self.sets

    def made_of(self, sets: list[dict[str, float]]) -> Manners[State]:
        return NavasHexManners(sets)

    def advice(self, state: State, manner: int) -> int | None:
        found = advice(state, self.by_side[state.asked][manner])
        return None if found == NOTHING else found

    def plan(self, state: State) -> int:
        return state.turn * ACTIVATIONS + bin(state.activated).count("1")

    def stage(self, state: State) -> int:
        """Moves and fire, then the fights."""
        return 2 * self.plan(state) + (1 if state.ask >= st.DECLARE else 0)

    def occasion(self, state: State) -> int:
        return _about(state) * ASKS + state.ask


def _about(s: State) -> int:
    """Whom a roll is about."""
    if s.losing != NONE:
        return s.losing
    if s.shooter != NONE:
        return s.shooter * UNITS + s.victim
    if s.attack is not None:
        return s.attack.target * UNITS + s.attack.attackers[0]
    return s.next_side if s.chosen == NONE else s.chosen


BEST_KNOWN: Final = NavasHexManners([SETS[side] for side in SIDES])
