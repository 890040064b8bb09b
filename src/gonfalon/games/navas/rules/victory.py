"""N9: how the battle is won, in the order in which several reasons count."""

from typing import Final

from gonfalon.core.state import NOBODY
from gonfalon.games.navas.rules import news
from gonfalon.games.navas.rules.pieces import CHRISTIAN, MUSLIM, MUSLIM_AREA, ZONES
from gonfalon.games.navas.rules.state import DRAWN, NONE, OVER, State, ask, holder

CALIPH_FALLEN: Final = 0
DRIVEN_BACK: Final = 1
TWICE_THE_ZONES: Final = 2
ROUND_LIMIT: Final = 3

FEW_ZONES: Final = 4


def test_victory(s: State) -> None:
    # N9.4 The first reason that holds decides.
    # N9.1 Al-Nasir's end is the Christians' victory.
    if s.power[s.pieces.caliph] == 0:
        return _end(s, CHRISTIAN, CALIPH_FALLEN)
    muslim = christian = intruders = 0
    for zone in range(ZONES):
        side = holder(s.units[zone])
        if side == MUSLIM:
            muslim += 1
        elif side == CHRISTIAN:
            christian += 1
            if zone < MUSLIM_AREA:
                intruders += 1
    # N9.2 Christians out of the Muslim area and down to four zones.
    if intruders == 0 and christian <= FEW_ZONES:
        return _end(s, MUSLIM, DRIVEN_BACK)
    # N9.3 Twice the other's zones.
    if muslim >= 2 * christian:
        return _end(s, MUSLIM, TWICE_THE_ZONES)
    if christian >= 2 * muslim:
        return _end(s, CHRISTIAN, TWICE_THE_ZONES)
    return None


def end_in_draw(s: State) -> None:
    _end(s, DRAWN, ROUND_LIMIT)


def _end(s: State, winner: int, reason: int) -> None:
    s.winner = winner
    s.reason = reason
    s.fight = None
    s.hit_zones = []
    s.hit_damage = []
    s.spreads = []
    s.offered = NONE
    ask(s, OVER, NOBODY)
    news.game_ended(s)
