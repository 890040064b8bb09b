"""The position in one line."""

from gonfalon.core.state import FATE
from gonfalon.games.sword.pieces import NONE, SIDES
from gonfalon.games.sword.state import ON_MAP, QUESTIONS, ROUTED, State


def position_line(s: State) -> str:
    """Turn, question, points, and for each side how many units are on the map and how many of them Routed."""
    asked = SIDES[s.asked] if s.asked >= 0 else "fate" if s.asked == FATE else "nobody"
    acting = "" if s.acting == NONE else f" {s.pieces.banner_tags[s.acting]}"
    armies = " ".join(f"{name} {_army(s, side)}" for side, name in enumerate(SIDES))
    return f"turn {s.turn} {asked} {QUESTIONS[s.ask]}{acting} | {s.score[0]}:{s.score[1]} | {armies}"


def _army(s: State, side: int) -> str:
    units = [unit for unit in s.pieces.army[side] if s.gone[unit] == ON_MAP]
    return f"{len(units)}/{len([unit for unit in units if s.order[unit] == ROUTED])}"
