"""Looks back at a finished match: how the chance to win went, what was luck and what was skill, what cost most."""

from gonfalon.review.choices import Advice, JudgedChoice, advise
from gonfalon.review.judge import Judge
from gonfalon.review.looking_back import CurvePoint, Mistake, Parts, Review, Undecided, review

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
