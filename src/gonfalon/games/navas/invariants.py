"""What must be true of every position. For proofs, not for play."""

from collections.abc import Iterator

from gonfalon.games.navas.combat import COMBATS_A_TURN, SHOTS_A_TURN
from gonfalon.games.navas.pieces import (
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
)
from gonfalon.games.navas.state import DEAL_SPECIAL, DISCARD, NONE, OVER, State, cards_of


def find_faults(s: State) -> list[str]:
    return [*_units(s), *_cards(s), *_specials(s), *_turn(s)]


def _units(s: State) -> Iterator[str]:
    standing = [unit for units in s.units for unit in units]
    alive = [unit for unit in range(UNITS) if s.power[unit] > 0]
    if sorted(standing) != alive:
        yield "54 units are not each on one zone or fallen"
    if any(not 0 <= power <= FULL_POWER for power in s.power):
        yield "a unit's power is not 0, 1 or 2"
    for zone, units in enumerate(s.units):
        if len(units) > LIMIT:
            yield f"{ZONE_NAMES[zone]} holds more than three units"
        if len({unit >= FIRST_CHRISTIAN for unit in units}) > 1:
            yield f"both sides stand in {ZONE_NAMES[zone]}"
        if list(units) != sorted(units):
            yield f"the units of {ZONE_NAMES[zone]} are out of order"
        if any(u >= FIRST_CHRISTIAN and s.pieces.homes[u] % ROW != zone % ROW for u in units):
            yield f"a Christian has left the column in {ZONE_NAMES[zone]}"
        if any(s.pieces.immobile[u] and s.pieces.homes[u] != zone for u in units):
            yield f"an immobile unit stands in {ZONE_NAMES[zone]}"


def _cards(s: State) -> Iterator[str]:
    places = [*s.deck, *s.discard, *(card for card in (s.active, *s.initiative) if card != NONE)]
    places += [card for hand in s.hands for card in cards_of(hand)]
    if sorted(places) != list(range(CARDS)):
        yield "nine cards are not each in one place"


def _specials(s: State) -> Iterator[str]:
    for side in (MUSLIM, CHRISTIAN):
        own = 0b111111 << side * SPECIALS_A_SIDE
        held, aside, used = s.specials[side], s.laid_aside[side], s.used & own
        if held & ~own or aside & ~own or held & aside or held & used or aside & used:
            yield f"the {SIDES[side]} special cards are mixed up"
        dealt = (held | aside | used).bit_count()
        if dealt != (3 if s.advanced else 0) and s.ask not in (DEAL_SPECIAL, DISCARD):
            yield f"the {SIDES[side]} side has {dealt} special cards"


def _turn(s: State) -> Iterator[str]:
    if s.points < 0:
        yield "points are negative"
    if s.combats > COMBATS_A_TURN or s.shots > SHOTS_A_TURN:
        yield "more combats than a turn allows"
    if (s.winner == NONE) != (s.ask != OVER):
        yield "there is a winner in a game that goes on, or none in one that ended"
