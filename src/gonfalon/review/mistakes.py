"""The decisions that cost most."""

from typing import Any

import msgspec

from gonfalon.core import Action
from gonfalon.review.choices import JudgedChoice, judged_choice
from gonfalon.review.judge import Judge

NOTABLE = 0.02
"""A smaller difference is not told: another seed might not find it."""


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
