"""N6.7: damage and how its owner spreads it."""

from typing import Final

from gonfalon.games.navas import chronicle
from gonfalon.games.navas.actions import SPREAD, with_item
from gonfalon.games.navas.pieces import side_of
from gonfalon.games.navas.state import SPREAD as ASK_SPREAD
from gonfalon.games.navas.state import State, ask
from gonfalon.games.navas.victory import test_victory

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
    chronicle.suffered(s, side_of(units[0]), zone, damage, losses)
