"""A Moslem player who waits: for measurements, not offered to anybody."""

from gonfalon.bots import Greedy
from gonfalon.core import Sight
from gonfalon.games.navas_hex.ai.advice import best_group
from gonfalon.games.navas_hex.ai.manner import PLAIN
from gonfalon.games.navas_hex.ai.placement import Scout
from gonfalon.games.navas_hex.rules import state as st
from gonfalon.games.navas_hex.rules import turn
from gonfalon.games.navas_hex.rules.fronts import is_near_enemy
from gonfalon.games.navas_hex.rules.moves import facings, may_rest
from gonfalon.games.navas_hex.rules.state import MELEE, TIRED, State, is_


class Passive(Greedy):
    """Keeps its ground to the end: turns to whoever is next to it and fights back, shoots, rests, and goes nowhere."""

    def choose(self, sight: Sight) -> str:
        state: State = self.game.guess(sight.view).draw(self.rng)
        if state.ask == st.ORDER:
            return self._order(state)
        if state.ask == st.WHERE:
            return "rest" if "rest" in sight.legal else f"go {_name(state, state.where[state.chosen])}"
        if state.ask == st.DECLARE:
            return self._declare(state)
        if state.ask in (st.ADVANCE, st.PURSUE):
            return "hold"
        return "end" if state.ask == st.NAME else super().choose(sight)

    def settled(self, state: State) -> None:
        """It is asked for each word."""

    def _order(self, s: State) -> str:
        for unit in turn.orderable(s):
            if is_near_enemy(s, s.where[unit], s.asked):
                wanted = _turns(s, unit)
            else:
                wanted = is_(s, unit, TIRED) and may_rest(s, unit)
            if wanted:
                return f"unit {s.pieces.tags[unit]}"
        return "end"

    def _declare(self, s: State) -> str:
        best, found = PLAIN.fight, "end"
        offered = [(unit, target) for kind, unit, target in turn.declarable(s) if kind == MELEE]
        for target in sorted({target for _, target in offered}):
            units = [unit for unit, aim in offered if aim == target]
            worth, first = best_group(s, MELEE, target, units, PLAIN)
            if worth > best:
                best, found = worth, f"melee {s.pieces.tags[first]} {_name(s, s.where[target])}"
        return found


def _turns(s: State, unit: int) -> bool:
    """Whether it stands better another way."""
    scout, here = Scout(s, unit, PLAIN), s.where[unit]
    return any(scout.worth(here, way) > scout.worth(here, s.facing[unit]) for way in facings(scout.s, unit, here))


def _name(s: State, hex_: int) -> str:
    return s.pieces.ground.names[hex_]
