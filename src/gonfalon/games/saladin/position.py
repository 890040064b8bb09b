"""The position in one line."""

from gonfalon.core.state import FATE
from gonfalon.games.saladin.pieces import COMMITTED, SIDES
from gonfalon.games.saladin.state import QUESTIONS, State, in_play, is_ordered, status_of


def position_line(s: State) -> str:
    """Turn, question, Orders Available+Spent, then each Banner's lances: 9c' is nine, committed, Ordered."""
    asked = SIDES[s.asked] if s.asked >= 0 else "fate" if s.asked == FATE else "nobody"
    orders = " ".join(f"{name} {s.available[side]}+{s.spent[side]}" for side, name in enumerate(SIDES))
    banners = " ".join(f"{tag}:{_lances(s, b)}" for b, tag in enumerate(s.pieces.tags) if in_play(s, b))
    return f"{s.pieces.name} turn {s.turn} {asked} {QUESTIONS[s.ask]} | {orders} | {banners}"


def _lances(s: State, banner: int) -> str:
    committed = "c" if status_of(s, banner) == COMMITTED else ""
    return f"{s.lances[banner]}{committed}{chr(39) if is_ordered(s, banner) else ''}"
