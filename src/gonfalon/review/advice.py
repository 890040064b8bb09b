"""What to do, by what a seat knows: the best action and the next best, and why."""

from typing import Any

import msgspec

from gonfalon.review.choices import JudgedChoice, judged_choice
from gonfalon.review.judge import Judge


class Advice(msgspec.Struct, frozen=True):
    """`second` is None where nothing else can be done or the game itself gives the advice. `rough` is whether nothing
    was learned about the game, so that the chances rest on its estimate."""

    best: JudgedChoice
    second: JudgedChoice | None
    rough: bool


def advise(judge: Judge, view: Any, number: int) -> Advice:
    """Judges from the seat's view with memory when it is to decide, after so many actions."""
    ranked = judge.ranked(view, number)[:2]
    choices = [judged_choice(judge, view, action, judge.after(view, number, action)) for action in ranked]
    best, *others = sorted(choices, key=lambda choice: -choice.worth)
    return Advice(best, others[0] if others else None, rough=not judge.value.weights)
