"""H13: set-up, the historical one whole or freely in the zones."""

from gonfalon.games.navas_hex.rules import news, tasks
from gonfalon.games.navas_hex.rules.actions import make
from gonfalon.games.navas_hex.rules.pieces import CHRISTIAN, MOSLEM, NONE, PI
from gonfalon.games.navas_hex.rules.state import ON_MAP, SET_FACING, SET_HEX, SETUP, State, ask, later


def begin(s: State) -> None:
    # H13.2 The Moslems are placed first, then the Christians.
    later(s, make(tasks.NEXT_PLACED, MOSLEM), make(tasks.NEXT_PLACED, CHRISTIAN), make(tasks.BEGIN_TURN))


def next_placed(s: State, side: int, first: int) -> None:
    """How a side wants to be set up; and if freely, unit by unit."""
    if first:
        _place_next(s, side, first)
    else:
        ask(s, SETUP, side)


def place_historically(s: State, side: int) -> None:
    # H13.3 Hex and facing of every unit are in the edition.
    news.set_up(s, side, historical=True)
    for unit in s.pieces.army[side]:
        place(s, unit, s.pieces.home[unit])


def place(s: State, unit: int, hex_: int) -> None:
    s.where[unit], s.at[hex_], s.gone[unit], s.began[unit] = hex_, unit, ON_MAP, hex_
    banner = s.pieces.banner[unit]
    # H13.1 Leaders have fixed hexes, and stand with a unit of theirs.
    if hex_ == s.pieces.leader_hex[banner]:
        s.rider[banner] = unit


def place_freely(s: State, side: int) -> None:
    """Fixed units first; then each other unit is asked for."""
    news.set_up(s, side, historical=False)
    for unit in s.pieces.army[side]:
        if not s.pieces.zones[s.pieces.banner[unit]]:
            place(s, unit, s.pieces.home[unit])
    later(s, make(tasks.NEXT_PLACED, side, 1))


def _place_next(s: State, side: int, first: int) -> None:
    """The next unit of a side that stands nowhere, or that may still be turned."""
    army = s.pieces.army[side]
    for number in range(first - 1, len(army)):
        unit = army[number]
        if s.gone[unit] != ON_MAP:
            later(s, make(tasks.NEXT_PLACED, side, number + 2))
            s.chosen = unit
            ask(s, SET_HEX, side)
            return
        if not s.pieces.zones[s.pieces.banner[unit]] and s.pieces.type[unit] == PI:
            later(s, make(tasks.NEXT_PLACED, side, number + 2))
            s.chosen = unit
            ask(s, SET_FACING, side)
            return


def free_hexes(s: State, unit: int) -> list[int]:
    """Where it may be set up: in its banner's zone, and in its leader's hex if nobody else can stand there."""
    pieces, banner = s.pieces, s.pieces.banner[unit]
    own = pieces.leader_hex[banner]
    unplaced = [other for other in pieces.members[banner] if s.gone[other] != ON_MAP]
    if s.at[own] == NONE and len(unplaced) == 1:
        return [own]
    taken = [hex_ for other, hex_ in enumerate(pieces.leader_hex) if other != banner]
    return [hex_ for hex_ in pieces.zones[banner] if s.at[hex_] == NONE and hex_ not in taken]


def place_chosen(s: State, hex_: int) -> None:
    unit = s.chosen
    s.chosen = NONE
    news.unit_placed(s, unit, hex_)
    place(s, unit, hex_)


def face_chosen(s: State, facing: int) -> None:
    news.unit_turned(s, s.chosen, facing)
    s.facing[s.chosen] = facing
    s.chosen = NONE
