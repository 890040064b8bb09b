"""S4 as a measure: how many Orders each side still has to lose."""

from gonfalon.core.progress import Prospect
from gonfalon.games.saladin.pieces import SIDES
from gonfalon.games.saladin.state import GIVEN, PLACES
from gonfalon.games.saladin.view import SaladinView


def progress(view: SaladinView) -> list[Prospect]:
    return [_pool(view, side, enemy) for side, enemy in (SIDES, SIDES[::-1])]


def _pool(view: SaladinView, side: str, enemy: str) -> Prospect:
    """Near if the next Chaos and one full Losses Track take the rest."""
    left = view.pools[enemy].available + view.pools[enemy].spent
    lost = sum(banner.side == enemy and banner.place == PLACES[GIVEN] for banner in view.banners)
    return Prospect(side, "orders", left, 0, left <= 1 + lost + 1)
