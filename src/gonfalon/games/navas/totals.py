"""N6.6, N6.10 and N7: the sums of a combat, every summand by its name."""

from typing import Final

from gonfalon.games.navas.cards import card_value, column_of_coat
from gonfalon.games.navas.pieces import B1, CHRISTIAN, HARO, ROW, SANCHO, VOLUNTEERS
from gonfalon.games.navas.special import BONUS
from gonfalon.games.navas.state import COUNTER, STANDARD, Fight, State, total_power

# By side, Muslim then Christian.
ATTACK_BONUS: Final = (-1, 2)
CHARGE_BONUS: Final = (2, 5)
KARR_BONUS: Final = 2


def attack_terms(s: State, fight: Fight, card: int) -> list[tuple[str, int]]:
    terms = [("card", card_value(s, card, fight.side)), ("power", total_power(s, fight.joined))]
    if fight.kind == COUNTER:
        # N8.4 A counter-attack has its own bonus and no other.
        terms.append(("karr", KARR_BONUS))
        return terms
    if fight.kind == STANDARD:
        terms.append(("standard", ATTACK_BONUS[fight.side]))
    else:
        terms.append(("charge", CHARGE_BONUS[fight.side]))
    # N6.10 For the King: +1 from the column whose coat the active card shows.
    if fight.side == CHRISTIAN and column_of_coat(s, s.active) == fight.origin % ROW:
        terms.append(("king", 1))
    # N7.2 Volunteers in the attack give +1, and drag everybody forward.
    if with_volunteers(s, fight.joined):
        terms.append(("volunteers", 1))
    if (fight.helped >> HARO) & 1:
        terms.append(("lopez-de-haro", BONUS))
    if (fight.helped >> SANCHO) & 1:
        terms.append(("sancho-vii", BONUS))
    return terms


def defence_terms(s: State, fight: Fight, card: int) -> list[tuple[str, int]]:
    units = s.units[fight.target]
    terms = [("card", card_value(s, card, 1 - fight.side)), ("power", total_power(s, units))]
    if fight.kind == COUNTER:
        return terms
    # N7.1 The caliph's zone defends with +2.
    if fight.target == B1 and fight.side == CHRISTIAN:
        terms.append(("caliph", 2))
    # N7.3 A zone with Volunteers defends with -1.
    if with_volunteers(s, units):
        terms.append(("volunteers", -1))
    return terms


def with_volunteers(s: State, units: tuple[int, ...]) -> bool:
    return any([s.pieces.link[unit] == VOLUNTEERS for unit in units])
