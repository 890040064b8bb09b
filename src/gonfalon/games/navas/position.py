"""The position in one line, as a seat knows it."""

from gonfalon.core.state import ARBITER
from gonfalon.games.navas.pieces import CHRISTIAN, SIDES, ZONE_NAMES
from gonfalon.games.navas.state import NONE, State, cards_of, holder, is_tired
from gonfalon.games.navas.view import QUESTIONS


def position_line(s: State, seat: int) -> str:
    """Round and turn, what is asked, then each zone's powers: C22' is two Christians, the second exhausted."""
    zones = " ".join(f"{name}:{_powers(s, units)}" for name, units in zip(ZONE_NAMES, s.units, strict=True) if units)
    asked = SIDES[s.asked] if s.asked >= 0 else "nobody"
    active = s.pieces.card_names[s.active] if s.active != NONE else "-"
    hands = [side for side in range(len(SIDES)) if seat in (side, ARBITER)]
    cards = "".join(
        f" {SIDES[side]}={','.join(s.pieces.card_names[c] for c in cards_of(s.hands[side]))}" for side in hands
    )
    return (
        f"round {s.round} turn {s.turn + 1} {asked} {QUESTIONS[s.ask]} points {s.points} active {active} "
        f"deck {len(s.deck)} discard {len(s.discard)}{cards} | {zones}"
    )


def _powers(s: State, units: tuple[int, ...]) -> str:
    side = "C" if holder(units) == CHRISTIAN else "M"
    return side + "".join(f"{s.power[unit]}{chr(39) if is_tired(s, unit) else ''}" for unit in units)
