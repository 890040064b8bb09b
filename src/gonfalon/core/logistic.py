"""The logistic function from + − × ÷ alone: a library's exponential differs from one platform to the next."""

from typing import Final

FAR: Final = 16.0
"""Beyond this a logistic is as good as 0 or 1."""
PARTS: Final = 256.0
HALVINGS: Final = 8


def logistic(x: float) -> float:
    """1 / (1 + e^-x), to some five digits."""
    if x > FAR:
        return 1.0
    if x < -FAR:
        return 0.0
    part = -x / PARTS
    power = 1.0 + part + part * part / 2.0 + part * part * part / 6.0
    for _ in range(HALVINGS):
        power = power * power
    return 1.0 / (1.0 + power)
