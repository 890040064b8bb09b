"""Looks back at a finished match: how the chance to win went, what was luck and what was skill, what cost most."""

from gonfalon.review.advice import Advice, advise
from gonfalon.review.choices import JudgedChoice
from gonfalon.review.judge import Judge
from gonfalon.review.looking_back import Review, Undecided, review
from gonfalon.review.mistakes import Mistake
from gonfalon.review.parts import CurvePoint, Parts

__all__ = [
    "Advice",
    "CurvePoint",
    "Judge",
    "JudgedChoice",
    "Mistake",
    "Parts",
    "Review",
    "Undecided",
    "advise",
    "review",
]
