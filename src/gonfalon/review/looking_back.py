"""The review of a finished match, for one seat."""

import random
from collections.abc import Callable
from typing import Any

import msgspec

from gonfalon.core import FATE, Game, Match, Record
from gonfalon.core.parley import CLOSED
from gonfalon.core.state import NOBODY
from gonfalon.review.judge import Judge
from gonfalon.review.mistakes import Mistake, find_mistake
from gonfalon.review.outlook import Outlook
from gonfalon.review.parts import CurvePoint, Parts, parts_of

LISTED = 3

Progress = Callable[[int, int], None]
"""Told how many actions have been looked at, and of how many."""


class Undecided(Exception):
    """The match goes on, or was closed without a result. Help during a match would not be fair."""


class Review(msgspec.Struct, frozen=True):
    """`drawn` points of the curve were judged by drawing what may follow. `rough` is whether nothing was learned about
    the game, so that all of it rests on its estimate."""

    seat: int
    curve: list[CurvePoint]
    parts: Parts
    mistakes: list[Mistake]
    judged: int
    drawn: int
    rough: bool


def review(record: Record, game: Game[Any], seat: int, simulations: int, progress: Progress | None = None) -> Review:
    """Look back at a match, as far as it was not taken back. Raises Undecided, and RecordError."""
    match = Match.follow(record, game)
    if match.result in (None, CLOSED):
        raise Undecided
    state = Match.follow(record, game, until=0).state.copy()
    judge = Judge(game, seat, simulations)
    outlook = Outlook(judge.value, seat, random.Random(record.text()))
    curve, mistakes, judged = [CurvePoint(0, FATE, outlook.chance(state))], list[Mistake](), 0
    for done, taken in enumerate(match.taken, start=1):
        if taken.seat == seat and len(game.rules.legal(state)) > 1:
            judged += 1
            found = find_mistake(judge, state, taken.number, taken.action)
            mistakes += [found] if found else []
        game.rules.do(state, taken.action)
        curve.append(CurvePoint(taken.number, taken.seat, outlook.chance(state)))
        if progress:
            progress(done, len(match.taken))
    if game.rules.to_move(state) != NOBODY:
        curve.append(_agreed_end(match, seat))
    mistakes.sort(key=lambda mistake: -mistake.cost)
    rough = not judge.value.weights
    return Review(seat, curve, parts_of(curve, seat), mistakes[:LISTED], judged, outlook.drawn, rough)


def _agreed_end(match: Match[Any], seat: int) -> CurvePoint:
    """A match that did not end by its rules was ended by whoever spoke last, or by whoever had no time left."""
    names, winner = match.game.seats, match.result.winner if match.result else None
    last = match.steps[-1].entry
    actor = last.actor if last.actor in names else next(name for name in names if name != winner)
    got = 0.5 if winner is None else float(names[seat] == winner)
    return CurvePoint(last.number, names.index(actor), got)
