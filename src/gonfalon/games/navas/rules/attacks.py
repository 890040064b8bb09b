"""N6, N7: which attacks are possible, their sums and their damage."""

from typing import Final

from gonfalon.games.navas.rules import news
from gonfalon.games.navas.rules.actions import ATTACK, CHARGE, SHOOT, SPREAD, groups, with_item
from gonfalon.games.navas.rules.cards import card_value, column_of_coat
from gonfalon.games.navas.rules.pieces import (
    B1,
    BOWSHOT,
    CHRISTIAN,
    FORWARD,
    HARO,
    MUSLIM,
    NEIGHBOURS,
    ROW,
    SANCHO,
    VOLUNTEERS,
    ZONES,
    side_of,
)
from gonfalon.games.navas.rules.special import BONUS
from gonfalon.games.navas.rules.state import COUNTER, STANDARD, Fight, State, ask, total_power
from gonfalon.games.navas.rules.state import SPREAD as ASK_SPREAD
from gonfalon.games.navas.rules.victory import test_victory

COMBATS_A_TURN: Final = 2
SHOTS_A_TURN: Final = 1

# By side, Muslim then Christian.
SHOT_COST: Final = (2, 1)
ATTACK_COST: Final = (1, 2)
CHARGE_COST: Final = 3


def charge_reach(side: int, zone: int) -> tuple[int, ...]:
    """The zones at which a side's riders may charge: Christians only straight ahead."""
    if side == MUSLIM:
        return NEIGHBOURS[zone]
    return (zone + FORWARD,) if zone + FORWARD >= 0 else ()


def _ready_charges(side: int) -> list[list[tuple[int, list[list[list[int]]]]]]:
    """For each zone its targets, each with the charges by riders and fresh slots."""
    return [
        [
            (t, [[groups(CHARGE, zone, t, fresh, needed=riders) for fresh in range(8)] for riders in range(8)])
            for t in charge_reach(side, zone)
        ]
        for zone in range(ZONES)
    ]


ATTACKS: Final = [
    [(t, [groups(ATTACK, zone, t, fresh) for fresh in range(8)]) for t in NEIGHBOURS[zone]] for zone in range(ZONES)
]
SHOTS: Final = [
    [(t, [groups(SHOOT, zone, t, bows, room=1) for bows in range(8)]) for t in BOWSHOT[zone]] for zone in range(ZONES)
]
CHARGES: Final = [_ready_charges(MUSLIM), _ready_charges(CHRISTIAN)]


def add_combats(s: State, side: int, zone: int, held: list[int], out: list[int]) -> None:
    """Every combat that the fresh units of one zone can begin."""
    fresh, riders, bows = _fresh_slots(s, s.units[zone])
    enemy = 1 - side
    # N6.2 One archer at an enemy zone exactly two away.
    if bows and s.shots < SHOTS_A_TURN and s.points >= SHOT_COST[side]:
        for target, shots in SHOTS[zone]:
            if held[target] == enemy:
                out += shots[bows]
    # N6.3 A standard attack goes at any neighbour. N6.5 Any fresh units of the zone join.
    if fresh and s.points >= ATTACK_COST[side]:
        for target, attacks in ATTACKS[zone]:
            if held[target] == enemy:
                out += attacks[fresh]
    # N6.4 A charge needs a rider among those who join.
    if riders and s.points >= CHARGE_COST:
        for target, charges in CHARGES[side][zone]:
            if held[target] == enemy:
                out += charges[riders][fresh]


def _fresh_slots(s: State, units: tuple[int, ...]) -> tuple[int, int, int]:
    """The slots of the units that are not exhausted, of the riders and of the archers among them."""
    fresh = riders = bows = 0
    slot = 1
    for unit in units:
        if not (s.tired >> unit) & 1:
            fresh |= slot
            if s.pieces.cavalry[unit]:
                riders |= slot
            if s.pieces.archer[unit]:
                bows |= slot
        slot <<= 1
    return fresh, riders, bows


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


SLOT_BITS: Final = 2
SLOT: Final = 3


def hit(s: State, zone: int, damage: int) -> None:
    """Record damage that has been dealt but not yet spread."""
    s.hit_zones.append(zone)
    s.hit_damage.append(damage)


def settle(s: State) -> bool:
    """Ask for the next spread that leaves a choice; once all are decided, apply them. True when nothing is open."""
    # N6.7 The owner of the zone spreads; when both sides suffer, the attacker first, then both are applied together.
    while len(s.spreads) < len(s.hit_zones):
        zone = s.hit_zones[len(s.spreads)]
        choices = ways_to_spread(s, zone, s.hit_damage[len(s.spreads)])
        if len(choices) > 1:
            ask(s, ASK_SPREAD, side_of(s.units[zone][0]))
            return False
        s.spreads.append(choices[0])
    if s.hit_zones:
        _apply_all(s)
    return True


def spread_options(s: State) -> list[int]:
    now = len(s.spreads)
    return [with_item(SPREAD, spread) for spread in ways_to_spread(s, s.hit_zones[now], s.hit_damage[now])]


def ways_to_spread(s: State, zone: int, damage: int) -> list[int]:
    """Every way to spread this damage over the zone's units; anything beyond their power is lost."""
    partial: list[tuple[int, int]] = [(0, damage)]
    room = sum([s.power[unit] for unit in s.units[zone]])
    shift = 0
    for unit in s.units[zone]:
        power = s.power[unit]
        room -= power
        grown: list[tuple[int, int]] = []
        for spread, left in partial:
            for share in range(min(power, left) + 1):
                if left - share <= room or share == power:
                    grown.append((spread | share << shift, left - share))
        partial = grown
        shift += SLOT_BITS
    return [spread for spread, left in partial]


def share_of(spread: int, place: int) -> int:
    return (spread >> (place * SLOT_BITS)) & SLOT


def _apply_all(s: State) -> None:
    zones, damages, spreads = s.hit_zones, s.hit_damage, s.spreads
    s.hit_zones = []
    s.hit_damage = []
    s.spreads = []
    for index in range(len(zones)):
        _apply(s, zones[index], damages[index], spreads[index])
    test_victory(s)


def _apply(s: State, zone: int, damage: int, spread: int) -> None:
    units = s.units[zone]
    losses: list[tuple[int, int]] = []
    for place, unit in enumerate(units):
        share = share_of(spread, place)
        if share:
            s.power[unit] -= share
            losses.append((unit, share))
    s.units[zone] = tuple([unit for unit in units if s.power[unit] > 0])
    news.suffered(s, side_of(units[0]), zone, damage, losses)
