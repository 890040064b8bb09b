"""What must be true of every position. For proofs, not for play."""

from typing import Final

from gonfalon.games.navas.rules.attacks import COMBATS_A_TURN, SHOTS_A_TURN
from gonfalon.games.navas.rules.pieces import (
    CARDS,
    CHRISTIAN,
    FIRST_CHRISTIAN,
    FULL_POWER,
    LIMIT,
    MUSLIM,
    ROW,
    SIDES,
    SPECIALS_A_SIDE,
    UNITS,
    ZONE_NAMES,
    ZONES,
)
from gonfalon.games.navas.rules.state import DEAL_SPECIAL, DISCARD, NONE, OVER, State, cards_of

ALL_CARDS: Final = list(range(CARDS))
ALL_SPECIALS: Final = 2**SPECIALS_A_SIDE - 1


def find_faults(s: State) -> list[str]:
    faults: list[str] = []
    _add_unit_faults(s, faults)
    _add_card_faults(s, faults)
    _add_special_faults(s, faults)
    _add_turn_faults(s, faults)
    return faults


def _add_unit_faults(s: State, faults: list[str]) -> None:
    standing: list[int] = []
    for zone in range(ZONES):
        units = s.units[zone]
        if units:
            standing += units
            _add_zone_faults(s, zone, units, faults)
    standing.sort()
    if standing != [unit for unit in range(UNITS) if s.power[unit] != 0]:
        faults.append("54 units are not each on one zone or fallen")
    if min(s.power) < 0 or max(s.power) > FULL_POWER:
        faults.append("a unit's power is not 0, 1 or 2")


def _add_zone_faults(s: State, zone: int, units: tuple[int, ...], faults: list[str]) -> None:
    if len(units) > LIMIT:
        faults.append(f"{ZONE_NAMES[zone]} holds more than three units")
    if (units[0] >= FIRST_CHRISTIAN) != (units[-1] >= FIRST_CHRISTIAN):
        faults.append(f"both sides stand in {ZONE_NAMES[zone]}")
    if list(units) != sorted(units):
        faults.append(f"the units of {ZONE_NAMES[zone]} are out of order")
    for unit in units:
        home = s.pieces.homes[unit]
        if unit >= FIRST_CHRISTIAN and home % ROW != zone % ROW:
            faults.append(f"a Christian has left the column in {ZONE_NAMES[zone]}")
        if s.pieces.immobile[unit] and home != zone:
            faults.append(f"an immobile unit stands in {ZONE_NAMES[zone]}")


def _add_card_faults(s: State, faults: list[str]) -> None:
    places = s.deck + s.discard + cards_of(s.hands[MUSLIM]) + cards_of(s.hands[CHRISTIAN])
    places += [card for card in (s.active, s.initiative[MUSLIM], s.initiative[CHRISTIAN]) if card != NONE]
    places.sort()
    if places != ALL_CARDS:
        faults.append("nine cards are not each in one place")


def _add_special_faults(s: State, faults: list[str]) -> None:
    for side in (MUSLIM, CHRISTIAN):
        own = ALL_SPECIALS << side * SPECIALS_A_SIDE
        held, aside, used = s.specials[side], s.laid_aside[side], s.used & own
        if (held | aside) & ~own or held & aside or held & used or aside & used:
            faults.append(f"the {SIDES[side]} special cards are mixed up")
        dealt = (held | aside | used).bit_count()
        if dealt != (3 if s.advanced else 0) and s.ask not in (DEAL_SPECIAL, DISCARD):
            faults.append(f"the {SIDES[side]} side has {dealt} special cards")


def _add_turn_faults(s: State, faults: list[str]) -> None:
    if s.points < 0:
        faults.append("points are negative")
    if s.combats > COMBATS_A_TURN or s.shots > SHOTS_A_TURN:
        faults.append("more combats than a turn allows")
    if (s.winner == NONE) != (s.ask != OVER):
        faults.append("there is a winner in a game that goes on, or none in one that ended")
