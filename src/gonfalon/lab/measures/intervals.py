"""How sure one can be of a share."""

from math import sqrt

SURE = 1.96
"""How many standard deviations 95 % lie within."""


def wilson(times: float, of: int) -> tuple[float, float]:
    """Between which shares the true one lies, with 95 % confidence. A draw counts as half a time."""
    share, weight = times / of, SURE**2 / of
    middle = (share + weight / 2) / (1 + weight)
    width = SURE / (1 + weight) * sqrt(share * (1 - share) / of + weight / (4 * of))
    return max(0.0, middle - width), min(1.0, middle + width)


def told_share(times: float, of: int) -> str:
    """A share with its interval, for people."""
    if not of:
        return "-"
    low, high = wilson(times, of)
    return f"{times / of:.1%} ({low:.1%} to {high:.1%})"
