"""Why something may not be done: the first rule that it breaks."""

from gonfalon.core.refusal import Refusal
from gonfalon.games.sword.play import RULES, legal
from gonfalon.games.sword.position import position_line
from gonfalon.games.sword.state import State
from gonfalon.games.sword.words import word_of


def why_not(s: State, seat: int, tried: str) -> Refusal:
    words = [word_of(s, action) for action in legal(s)] if s.asked == seat else []
    return Refusal("not-offered", RULES[s.ask], tried, position_line(s), words)
