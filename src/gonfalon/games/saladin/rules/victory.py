"""S4: how the battle is won."""

from typing import Final

from gonfalon.core.state import NOBODY
from gonfalon.games.saladin.rules import news
from gonfalon.games.saladin.rules.pieces import AYYUBIDS, CRUSADERS
from gonfalon.games.saladin.rules.state import DRAWN, OVER, State, ask, lances_left, total_orders

LAST_ORDER: Final = 0
AT_ONCE: Final = 1


def orders_before(s: State) -> tuple[int, int]:
    """Remember the Orders before something happens, in case both sides lose their last Order by it."""
    return total_orders(s, CRUSADERS), total_orders(s, AYYUBIDS)


def test_victory(s: State, before: tuple[int, int]) -> bool:
    """Whether the battle is over. Called once after all results of one roll or one phase."""
    # S4.2 Checked as it happens, after all results of the same roll.
    crusaders_out = total_orders(s, CRUSADERS) == 0
    ayyubids_out = total_orders(s, AYYUBIDS) == 0
    # S4.1 The last Order in the box loses; both at once: more Orders before wins, then more lances, then nobody.
    if crusaders_out and ayyubids_out:
        _end(s, _tie_break(s, before), AT_ONCE)
    elif crusaders_out:
        _end(s, AYYUBIDS, LAST_ORDER)
    elif ayyubids_out:
        _end(s, CRUSADERS, LAST_ORDER)
    else:
        return False
    return True


def _tie_break(s: State, before: tuple[int, int]) -> int:
    for crusaders, ayyubids in (before, (lances_left(s, CRUSADERS), lances_left(s, AYYUBIDS))):
        if crusaders != ayyubids:
            return CRUSADERS if crusaders > ayyubids else AYYUBIDS
    return DRAWN


def _end(s: State, winner: int, reason: int) -> None:
    s.winner = winner
    s.reason = reason
    ask(s, OVER, NOBODY)
    news.game_ended(s)
