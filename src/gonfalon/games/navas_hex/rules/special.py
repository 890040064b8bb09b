"""H11: de Rada and Ruy Diaz, the reserve, al-Andalus, the Mujahids."""

from gonfalon.games.navas_hex.rules import news
from gonfalon.games.navas_hex.rules.fronts import is_encircled
from gonfalon.games.navas_hex.rules.losses import lose_marker, put_marker_away, withdraw
from gonfalon.games.navas_hex.rules.pieces import CHRISTIAN, DE_RADA, MOSLEM, NONE
from gonfalon.games.navas_hex.rules.state import ELIMINATED, ON_MAP, ROUTED, TIRED, VALIANT, State, is_, unmark


def disturb_markers(s: State, unit: int, hex_: int) -> None:
    # H11.3 An enemy who enters drives a lone marker off; one that is surrounded is eliminated.
    for marker in (0, 1):
        if s.marker_at[marker] == hex_ and s.pieces.side[unit] == MOSLEM:
            put_marker_away(s, marker)
    for marker in (0, 1):
        there = s.marker_at[marker]
        if there != NONE and s.at[there] == NONE and is_encircled(s, there, CHRISTIAN):
            lose_marker(s, marker)


def restore(s: State) -> None:
    # H11.1 Whoever is stacked with de Rada is Valiant and Fresh again.
    hex_ = s.marker_at[DE_RADA]
    if hex_ == NONE or s.at[hex_] == NONE:
        return
    unit = s.at[hex_]
    if s.order[unit] != VALIANT or is_(s, unit, TIRED):
        news.unit_restored(s, unit)
    s.order[unit] = VALIANT
    unmark(s, unit, TIRED)


def is_held(s: State, unit: int) -> bool:
    # H11.5 Al-Nasir's units neither move nor fight until one of them has been attacked or fired at.
    return s.pieces.banner[unit] == s.pieces.reserve and not s.freed


def free_reserve(s: State, unit: int) -> None:
    """A unit has been attacked or fired at by Christians."""
    if is_held(s, unit):
        s.freed = True
        news.reserve_freed(s)


def check_andalus(s: State) -> None:
    # H11.6 As soon as seven are eliminated or Routed, the rest and the leader go.
    banner = s.pieces.andalus
    if banner == NONE or s.andalus_gone:
        return
    members = s.pieces.members[banner]
    lost = len([u for u in members if s.gone[u] == ELIMINATED or (s.gone[u] == ON_MAP and s.order[u] == ROUTED)])
    if lost >= s.pieces.andalus_breaks:
        s.andalus_gone = True
        withdraw(s, banner)
        s.pending[CHRISTIAN] += s.pieces.andalus_worth


def may_step(s: State, unit: int, start: int, end: int) -> bool:
    # H11.7 In D1 no step brings a Mujahid closer to the standard than he was set up.
    if s.pieces.banner[unit] != s.pieces.mujahids:
        return True
    row = s.pieces.ground.distances[s.pieces.ground.standard]
    return row[end] >= row[start] or row[end] >= row[s.began[unit]]
