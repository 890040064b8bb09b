"""What an action costs whoever chooses it, as soon as that is known (N5)."""

from gonfalon.games.navas.view import NavasView

FIXED = {"rally": 1, "charge": 3}
BY_SIDE = {"shoot": (2, 1), "attack": (1, 2)}
"""For the Muslims and for the Christians."""
MUSLIM_ROWS = "123"


def price_of(view: NavasView, path: tuple[str, ...]) -> int | None:
    """In action points; None if it costs none, or if that depends on a step to come."""
    verb, is_christian = path[0], view.seat == "christian"
    if verb == "move" and is_christian:
        return _march(view, path[2]) if len(path) > 2 else None
    if verb == "switch":
        return 2 if path[1:] == ("shield",) else 1
    if verb in BY_SIDE:
        return BY_SIDE[verb][is_christian]
    return 1 if verb == "move" else FIXED.get(verb)


def _march(view: NavasView, target: str) -> int:
    """The Christians pay twice for an empty zone of the Muslim area."""
    return 2 if target[1] in MUSLIM_ROWS and not view.zones[target] else 1
