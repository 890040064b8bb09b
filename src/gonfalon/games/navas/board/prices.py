"""What an action costs whoever chooses it, as soon as that is known."""

from gonfalon.games.navas.attacks import ATTACK_COST, CHARGE_COST, SHOT_COST
from gonfalon.games.navas.moves import RALLY_COST, SHIELD_COST, SWITCH_COST, move_cost
from gonfalon.games.navas.pieces import MUSLIM, SIDES, ZONE_NAMES
from gonfalon.games.navas.view import NavasView


def price_of(view: NavasView, path: tuple[str, ...]) -> int | None:
    """In action points; None if it costs none, if that depends on a step to come, or for whoever only looks on."""
    if view.seat not in SIDES:
        return None
    verb, side = path[0], SIDES.index(view.seat)
    if verb == "move":
        return _move(view, side, path[2:3])
    if verb == "switch":
        return SHIELD_COST if path[1:] == ("shield",) else SWITCH_COST
    return {"shoot": SHOT_COST[side], "attack": ATTACK_COST[side], "charge": CHARGE_COST, "rally": RALLY_COST}.get(verb)


def _move(view: NavasView, side: int, target: tuple[str, ...]) -> int | None:
    """For the Muslims it is the same wherever they go."""
    if target:
        return move_cost(side, ZONE_NAMES.index(target[0]), not view.zones[target[0]])
    return move_cost(side, 0, True) if side == MUSLIM else None
