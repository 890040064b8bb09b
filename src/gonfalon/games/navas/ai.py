"""Tells bots who is winning: a quick estimate, and the features of what was learned from games."""

from typing import Final

from gonfalon.core.logistic import logistic
from gonfalon.games.navas.rules.pieces import (
    B1,
    CARDS,
    CHRISTIAN,
    MUSLIM,
    MUSLIM_AREA,
    NEIGHBOURS,
    ROW,
    UNITS,
    ZONES,
    Pieces,
    distance,
)
from gonfalon.games.navas.rules.state import ACT, NONE, OVER, PLAY, State, holder, is_tired, total_power

ZONE_WORTH: Final = 1.5
POWER_WORTH: Final = 0.35
NEAR_CALIPH_WORTH: Final = 0.4
INTRUDER_WORTH: Final = 0.8
STEEPNESS: Final = 0.25


def chance(s: State, seat: int) -> float:
    if s.ask == OVER:
        return 1.0 if s.winner == seat else 0.0 if s.winner == 1 - seat else 0.5
    christian = logistic(STEEPNESS * _christian_lead(s))
    return christian if seat == CHRISTIAN else 1 - christian


def _christian_lead(s: State) -> float:
    lead = 0.0
    for zone in range(ZONES):
        side = holder(s.units[zone])
        if side == CHRISTIAN:
            lead += ZONE_WORTH + POWER_WORTH * total_power(s, s.units[zone])
            lead += NEAR_CALIPH_WORTH * (5 - distance(zone, B1))
            lead += INTRUDER_WORTH * (zone < MUSLIM_AREA)
        elif side == MUSLIM:
            lead -= ZONE_WORTH + POWER_WORTH * total_power(s, s.units[zone])
    return lead - NEAR_CALIPH_WORTH * OPENING_CLOSENESS


OPENING_CLOSENESS: Final = sum(5 - distance(zone, B1) for zone in range(MUSLIM_AREA, ZONES))

MOST_POWER: Final = 6
HIGHEST_HAND: Final = 18
MOST_POINTS: Final = 8
MOST_TIRED: Final = 9
LATE: Final = 4
"""From how many rounds before the last on a draw is near."""

# Where each group begins.
ZONE_POWER: Final = 0
MUSLIM_ZONES: Final = ZONE_POWER + 2 * ZONES * (MOST_POWER + 1)
CHRISTIAN_ZONES: Final = MUSLIM_ZONES + ZONES + 1
INTRUDERS: Final = CHRISTIAN_ZONES + ZONES + 1
LEAD: Final = INTRUDERS + MUSLIM_AREA + 1
FOREMOST: Final = LEAD + 2 * ZONES + 1
ARMY: Final = FOREMOST + ROW * 7
NEAR_CALIPH: Final = ARMY + 2 * (UNITS + 1)
MOMENT: Final = NEAR_CALIPH + 2 * (len(NEIGHBOURS[B1]) + 1)
POINTS: Final = MOMENT + 3 * 2 * 5 * 3
COMBATS: Final = POINTS + 2 * (MOST_POINTS + 1)
TIRED: Final = COMBATS + 2 * 3
HAND: Final = TIRED + 2 * (MOST_TIRED + 1)
HELD: Final = HAND + 2 * (HIGHEST_HAND + 1)
STAKED: Final = HELD + 2 * CARDS
ACTIVE: Final = STAKED + 2 * CARDS
SPECIALS: Final = ACTIVE + 2 * CARDS
SHIELD: Final = SPECIALS + 12
ROUNDS_LEFT: Final = SHIELD + 2
KINDS: Final = ROUNDS_LEFT + LATE


class NavasFeatures:
    """What a learned value reads of a position: numbered features, each with the same worth wherever it holds.

    Each group has its own range of numbers, and the two scenarios have nothing in common but the layout, so that one
    list of weights serves the whole game. Kinds of units come last, since only an edition knows how many there are."""

    def __init__(self, pieces: Pieces) -> None:
        names = sorted(set(pieces.kinds))
        self.kind: list[int] = [KINDS + names.index(kind) * 2 * ZONES for kind in pieces.kinds]
        self.a_scenario: int = KINDS + len(names) * 2 * ZONES
        self.count: int = 2 * self.a_scenario

    def of(self, s: State) -> list[int]:
        base = self.a_scenario if s.advanced else 0
        out: list[int] = []
        tired = self._add_units(s, base, out)
        _add_moment(s, tired, base, out)
        _add_cards(s, base, out)
        return out

    def _add_units(self, s: State, base: int, out: list[int]) -> int:
        """And tell how many of them are exhausted."""
        tired = 0
        zones = [0, 0]
        army = [0, 0]
        intruders = 0
        foremost = [6, 6, 6]
        for zone in range(ZONES):
            units = s.units[zone]
            if not units:
                continue
            side = holder(units)
            power = 0
            for unit in units:
                force = s.power[unit]
                power += force
                tired += 1 if is_tired(s, unit) else 0
                out.append(base + self.kind[unit] + 2 * zone + force - 1)
            out.append(base + ZONE_POWER + (side * ZONES + zone) * (MOST_POWER + 1) + power)
            zones[side] += 1
            army[side] += power
            if side == CHRISTIAN:
                intruders += 1 if zone < MUSLIM_AREA else 0
                column = zone % ROW
                if foremost[column] == 6:
                    foremost[column] = zone // ROW
        out.append(base + MUSLIM_ZONES + zones[MUSLIM])
        out.append(base + CHRISTIAN_ZONES + zones[CHRISTIAN])
        out.append(base + INTRUDERS + intruders)
        out.append(base + LEAD + ZONES + zones[CHRISTIAN] - zones[MUSLIM])
        for column in range(ROW):
            out.append(base + FOREMOST + column * 7 + foremost[column])
        for side in (MUSLIM, CHRISTIAN):
            out.append(base + ARMY + side * (UNITS + 1) + army[side])
        _add_ring(s, base, out)
        return tired


def _add_ring(s: State, base: int, out: list[int]) -> None:
    """How many of the zones around the caliph each side holds."""
    around = [0, 0]
    for zone in NEIGHBOURS[B1]:
        units = s.units[zone]
        if units:
            around[holder(units)] += 1
    width = len(NEIGHBOURS[B1]) + 1
    out.append(base + NEAR_CALIPH + around[MUSLIM])
    out.append(base + NEAR_CALIPH + width + around[CHRISTIAN])


def _add_moment(s: State, tired: int, base: int, out: list[int]) -> None:
    """Which question it is, whose, and in which turn of the round."""
    side = 1 if s.asked == CHRISTIAN else 0
    question = 0 if s.ask == ACT else 1 if s.ask == PLAY else 2
    first = 0 if s.turn == NONE else s.first + 1  # before the initiative it is the last round's
    out.append(base + MOMENT + ((question * 2 + side) * 5 + s.turn + 1) * 3 + first)
    if s.ask == ACT:
        out.append(base + POINTS + side * (MOST_POINTS + 1) + min(s.points, MOST_POINTS))
        out.append(base + COMBATS + side * 3 + s.combats)
        out.append(base + TIRED + side * (MOST_TIRED + 1) + min(tired, MOST_TIRED))
    if s.shield != NONE:
        out.append(base + SHIELD + s.shield)
    left = s.round_limit - s.round
    if s.round_limit and left < LATE:
        out.append(base + ROUNDS_LEFT + left)


def _add_cards(s: State, base: int, out: list[int]) -> None:
    for side in (MUSLIM, CHRISTIAN):
        total = 0
        for card in range(CARDS):
            if (s.hands[side] >> card) & 1:
                total += s.pieces.numbers[side][card]
                out.append(base + HELD + side * CARDS + card)
        out.append(base + HAND + side * (HIGHEST_HAND + 1) + min(total, HIGHEST_HAND))
        if s.initiative[side] != NONE:
            out.append(base + STAKED + side * CARDS + s.initiative[side])
    if s.active != NONE:
        out.append(base + ACTIVE + (CARDS if s.asked == CHRISTIAN else 0) + s.active)
    specials = s.specials[MUSLIM] | s.specials[CHRISTIAN]
    for special in range(12):
        if (specials >> special) & 1:
            out.append(base + SPECIALS + special)
