"""Chance that can be verified afterwards.

Before play the keeper of the match commits to a secret by publishing its SHA-256, and each seat to a contribution in
the same way. Once all have committed, the seats reveal their contributions. Secret and contributions make a key, and
every draw is read from HMAC-SHA-256 under that key, with the number of the action as the message. Nobody who knows what
the others chose can still choose, so the keeper cannot steer the draws and the seats cannot predict them. The secret is
revealed at the end, and anybody can repeat the draws.
"""

import hashlib
import hmac
import secrets
from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate

_OF_BOTS = b"gonfalon seed of a bot 1"


class Draws:
    """The draws from one key, which is made of a secret and of parts in their order."""

    def __init__(self, secret: bytes, parts: Sequence[bytes]) -> None:
        self._key = hmac.digest(secret, b"".join(_framed(part) for part in parts), "sha256")

    def at(self, number: int, weights: Sequence[int]) -> int:
        """The index of the weighted outcome that action `number` gets."""
        shares = list(accumulate(weights))
        return bisect_right(shares, self._below(shares[-1], number))

    def _below(self, total: int, number: int) -> int:
        """A uniformly random number below `total`: words past the last whole multiple are rejected."""
        fair = 2**64 - 2**64 % total
        attempt = 0
        while (word := self._word(number, attempt)) >= fair:
            attempt += 1
        return word % total

    def _word(self, number: int, attempt: int) -> int:
        message = number.to_bytes(8, "big") + attempt.to_bytes(8, "big")
        return int.from_bytes(hmac.digest(self._key, message, "sha256")[:8], "big")


class Fate:
    """The draws of one match whose keeper has a secret."""

    def __init__(self, secret: bytes, contributions: Sequence[bytes]) -> None:
        self.secret = secret
        self.contributions = tuple(contributions)
        self._draws = Draws(secret, contributions)

    @staticmethod
    def fresh(seats: int) -> "Fate":
        """A random secret and random contributions, for matches on one machine."""
        return Fate(secrets.token_bytes(32), [secrets.token_bytes(16) for _ in range(seats)])

    @property
    def commitment(self) -> str:
        return commitment_to(self.secret)

    def seed_of(self, number: int) -> str:
        """A seed for the bot that answers this number: nobody but the keeper knows it, and it says nothing of fate."""
        return hmac.digest(self.secret, _OF_BOTS + number.to_bytes(8, "big"), "sha256").hex()

    def is_known(self, decided: int) -> bool:
        """Whether it can draw after this decision: the keeper always can."""
        return True

    def draw(self, number: int, weights: Sequence[int], decided: int = 0) -> int:
        """The index of the weighted outcome that action `number` gets. It does not depend on what was decided."""
        return self._draws.at(number, weights)


def commitment_to(secret: bytes) -> str:
    """What is published of a secret or a contribution before it is revealed."""
    return hashlib.sha256(secret).hexdigest()


def _framed(part: bytes) -> bytes:
    return len(part).to_bytes(4, "big") + part
