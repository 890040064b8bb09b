"""H9: retreat and rout, each step by itself."""

from typing import Final

from gonfalon.games.navas_hex.hexes import NORTH, NORTH_EAST, NORTH_WEST, OFF, SOUTH, SOUTH_EAST, SOUTH_WEST
from gonfalon.games.navas_hex.rules import news
from gonfalon.games.navas_hex.rules.fronts import is_near_enemy
from gonfalon.games.navas_hex.rules.losses import eliminate_running
from gonfalon.games.navas_hex.rules.pieces import NONE
from gonfalon.games.navas_hex.rules.reach import carry
from gonfalon.games.navas_hex.rules.state import DISCOURAGED, ON_MAP, ROUTED, VALIANT, State

# H9.1 Straight home, then the diagonals, in the order in which ties are broken.
HOMEWARD: Final = ((SOUTH, SOUTH_EAST, SOUTH_WEST), (NORTH, NORTH_WEST, NORTH_EAST))
_NOWHERE: Final = 1_000


def next_step(s: State, unit: int, hex_: int) -> int:
    """The direction of the next step home from a hex, or OFF."""
    pieces, side = s.pieces, s.pieces.side[unit]
    best, found = _NOWHERE, OFF
    for place, way in enumerate(HOMEWARD[side]):
        there = pieces.ground.neighbours[hex_][way]
        if there == OFF:
            continue
        other = s.at[there]
        if other != NONE and pieces.side[other] != side:
            continue
        weight = pieces.retreat[0] if place == 0 else pieces.retreat[1]
        if is_near_enemy(s, there, side):
            weight += pieces.retreat[2]
        if other not in (NONE, unit):
            weight += pieces.retreat[3]
        if weight < best:
            best, found = weight, way
    return found


def retreat(s: State, unit: int, steps: int) -> None:
    """So many steps home, and more if the last would end on a friend."""
    _go_home(s, unit, steps, NONE)


def rout_move(s: State, unit: int) -> None:
    # H9.4 Foot goes its full movement, horse half of it rounded up, in movement points.
    move = s.pieces.move[unit]
    _go_home(s, unit, NONE, (move + 1) // 2 if s.pieces.mounted[unit] else move)


def _go_home(s: State, unit: int, steps: int, points: int) -> None:
    """By a number of steps, or by movement points."""
    pieces, side, hex_, gone = s.pieces, s.pieces.side[unit], s.where[unit], 0
    costs = pieces.ground.horse if pieces.mounted[unit] else pieces.ground.foot
    way: list[int] = []
    while True:
        on_friend = s.at[hex_] not in (NONE, unit)
        if gone and not on_friend and (gone >= steps if points == NONE else points <= 0):
            break
        # H9.2 Whoever stands on the last row before his edge leaves the map.
        if pieces.ground.last_row[side][hex_]:
            news.unit_left_map(s, unit)
            _perish(s, unit, way, off_map=True)
            return
        step = next_step(s, unit, hex_)
        if step == OFF:
            if not gone or on_friend:
                news.unit_trapped(s, unit)
                _perish(s, unit, way, off_map=False)
                return
            break
        if points != NONE and gone and not on_friend and costs[hex_][step] > points:
            break
        points = points if points == NONE else max(0, points - costs[hex_][step])
        hex_ = pieces.ground.neighbours[hex_][step]
        gone += 1
        way.append(hex_)
    news.unit_retreated(s, unit, hex_, rout=points != NONE)
    _follow(s, unit, way)


def _perish(s: State, unit: int, way: list[int], *, off_map: bool) -> None:
    _follow(s, unit, way)
    if s.winner == NONE:
        eliminate_running(s, unit, off_map=off_map)


def _follow(s: State, unit: int, way: list[int]) -> None:
    """Every hex on the way is entered. Friends are passed, and every Valiant one is Discouraged."""
    for hex_ in way:
        friend = s.at[hex_]
        if friend == NONE:
            carry(s, unit, hex_)
        elif s.order[friend] == VALIANT:
            s.order[friend] = DISCOURAGED
            news.friend_disordered(s, friend, unit)
        if s.winner != NONE:
            return


def can_slip(s: State, unit: int) -> bool:
    """H8.4: whether a retreat would neither leave the map nor find no way."""
    hex_, gone = s.where[unit], 0
    while gone < s.pieces.slip or s.at[hex_] not in (NONE, unit):
        if s.pieces.ground.last_row[s.pieces.side[unit]][hex_]:
            return False
        way = next_step(s, unit, hex_)
        if way == OFF:
            return gone > 0 and s.at[hex_] in (NONE, unit)
        hex_ = s.pieces.ground.neighbours[hex_][way]
        gone += 1
    return True


def rout_order(s: State, side: int) -> list[int]:
    # Nearest to the own edge first, then by hex number.
    routed = [u for u in s.pieces.army[side] if s.gone[u] == ON_MAP and s.order[u] == ROUTED]
    return sorted(routed, key=lambda unit: (steps_to_edge(s, s.where[unit], side), s.where[unit]))


def steps_to_edge(s: State, hex_: int, side: int) -> int:
    """How many rows lie between a hex and the edge."""
    way, found = HOMEWARD[side][0], 0
    while not s.pieces.ground.last_row[side][hex_]:
        hex_, found = s.pieces.ground.neighbours[hex_][way], found + 1
    return found
