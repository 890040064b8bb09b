"""H12: points, and who has won."""

from typing import Final

from gonfalon.core.state import NOBODY
from gonfalon.games.navas_hex.rules import news
from gonfalon.games.navas_hex.rules.pieces import CHRISTIAN, MOSLEM
from gonfalon.games.navas_hex.rules.state import DRAWN, ON_MAP, OVER, ROUTED, State, ask, enemy_of

STANDARD_TAKEN: Final = 0
AL_NASIR_LOST: Final = 1
ALFONSO_LOST: Final = 2
LEAD: Final = 3
NOBODY_LEFT: Final = 4
TIME_LIMIT: Final = 5
TURN_CAP: Final = 6
QUIET_TURNS: Final = 5
ENDINGS: Final = (
    ("standard-taken", "H12.1"),
    ("al-nasir-lost", "H12.1"),
    ("alfonso-lost", "H12.1"),
    ("lead", "H12.3"),
    ("nobody-left", "H12.3"),
    ("time-limit", "H12.4"),
    ("turn-cap", "H12.3"),
)


def end(s: State, winner: int, reason: int) -> None:
    s.winner, s.reason = winner, reason
    s.todo = []
    ask(s, OVER, NOBODY)
    news.game_ended(s, *ENDINGS[reason])


def enter(s: State, unit: int, hex_: int) -> None:
    # H12.1 A Christian unit in the hex of the standard wins at once.
    if hex_ == s.pieces.ground.standard and s.pieces.side[unit] == CHRISTIAN:
        end(s, CHRISTIAN, STANDARD_TAKEN)


def lose_commander(s: State, leader: int) -> None:
    if s.pieces.banner_side[leader] == CHRISTIAN:
        end(s, MOSLEM, ALFONSO_LOST)
    else:
        end(s, CHRISTIAN, AL_NASIR_LOST)


def count_points(s: State) -> None:
    """The end of a turn."""
    pieces = s.pieces
    for side in (CHRISTIAN, MOSLEM):
        # H12.2 Routed enemies on the map count again every turn.
        routed = len([u for u in pieces.army[side] if s.gone[u] == ON_MAP and s.order[u] == ROUTED])
        s.pending[enemy_of(side)] += routed * pieces.routed_worth
    for side in (CHRISTIAN, MOSLEM):
        s.score[side] += s.pending[side]
    news.points_counted(s)
    s.pending = [0, 0]
    # H12.4 With the time limit the battle ends here.
    if s.limit and s.turn == pieces.limit_turn:
        _end_by(s, pieces.limit_lead, TIME_LIMIT)
        return
    if s.turn == pieces.late_turn:
        if _lead(s, CHRISTIAN) >= pieces.lead:
            end(s, CHRISTIAN, LEAD)
            return
        s.score[MOSLEM] += pieces.late_worth
        news.late_points(s)
    for side in (CHRISTIAN, MOSLEM):
        if _lead(s, side) >= pieces.lead:
            # H12.3 A lead of 50 wins; a side without a unit has lost.
            end(s, side, LEAD)
            return
    for side in (CHRISTIAN, MOSLEM):
        if not any([s.gone[u] == ON_MAP for u in pieces.army[side]]):
            end(s, enemy_of(side), NOBODY_LEFT)
            return
    if s.turn == s.cap:
        _end_by(s, 1, TURN_CAP)


def count_quiet(s: State) -> None:
    """After so many turns without fire or combat a draw is suggested."""
    s.quiet = 0 if s.fought else s.quiet + 1
    if s.quiet and s.quiet % QUIET_TURNS == 0:
        news.draw_suggested(s)


def _lead(s: State, side: int) -> int:
    return s.score[side] - s.score[enemy_of(side)]


def _end_by(s: State, least: int, reason: int) -> None:
    """So many points more win, less is a draw."""
    winner = DRAWN
    for side in (CHRISTIAN, MOSLEM):
        if _lead(s, side) >= least:
            winner = side
    end(s, winner, reason)
