"""Reviews a finished match for one seat: what moved the chance to win, and the decisions that cost most."""

import random
from collections.abc import Callable, Iterable
from itertools import pairwise
from typing import Any

import msgspec

from gonfalon.core import FATE, Action, Game, Match, Record
from gonfalon.core.parley import CLOSED
from gonfalon.core.state import NOBODY
from gonfalon.review.choices import JudgedChoice, judged_choice
from gonfalon.review.judge import Judge
from gonfalon.review.outlook import Outlook

NOTABLE = 0.02
"""A smaller difference is not told: another seed might not find it."""
LISTED = 3
Progress = Callable[[int, int], None]
"""Told how many actions have been looked at, and of how many."""


class CurvePoint(msgspec.Struct, frozen=True):
    """After this action of the record, taken by this seat, the chance was so. The start is action 0 of fate."""

    number: int
    actor: int
    chance: float


class Parts(msgspec.Struct, frozen=True):
    """Everything from 0 to 1, for one seat. The first four add up to the result."""

    start: float
    own: float
    others: float
    luck: float
    result: float


def parts_of(curve: list[CurvePoint], seat: int) -> Parts:
    """Each change of the chance belongs to whoever acted then."""
    changes = [(after.actor, after.chance - before.chance) for before, after in pairwise(curve)]
    return Parts(
        start=curve[0].chance,
        own=_total(change for actor, change in changes if actor == seat),
        others=_total(change for actor, change in changes if actor not in (seat, FATE)),
        luck=_total(change for actor, change in changes if actor == FATE),
        result=curve[-1].chance,
    )


def _total(changes: Iterable[float]) -> float:
    return sum(changes, 0.0)


class Mistake(msgspec.Struct, frozen=True):
    """What was chosen with action `number` of the record, and what would have been better."""

    number: int
    chosen: JudgedChoice
    better: JudgedChoice

    @property
    def cost(self) -> float:
        return self.better.worth - self.chosen.worth


def find_mistake(judge: Judge, state: Any, number: int, action: Action) -> Mistake | None:
    """Judges action `number` from what its seat knew. The state serves only to build the seat's view of it."""
    view = judge.game.view(state, judge.seat, memory=True)
    best = judge.best(view, number - 1)
    if action == best:
        return None
    chosen, better = (judge.after(view, number - 1, one) for one in (action, best))
    if better.chance() - chosen.chance() < NOTABLE:
        return None
    return Mistake(number, *(judged_choice(judge, view, *one) for one in ((action, chosen), (best, better))))


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
