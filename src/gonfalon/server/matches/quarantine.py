"""Matches with which something went wrong, each left alone for a while so that it harms no other."""

from collections import Counter
from collections.abc import Callable
from enum import StrEnum
from time import monotonic

FIRST = 3.0
"""Seconds for which a match is left alone after its first failure. Every further failure doubles them."""
LONGEST = 600.0
FORGOTTEN = 60.0
"""Seconds after such a pause: if a clock or a bot is not tried again by then, it is no longer due."""


class Failure(StrEnum):
    OPENING = "opening"
    """It cannot be opened: its rules are not here, or what is stored of it is unreadable."""
    CLOCK = "clock"
    """It could not be ended on time."""
    BOT = "bot"
    """Its bot gave no answer."""
    REVIEW = "review"
    """It could not be looked back at."""


class Quarantine:
    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._failures: dict[tuple[Failure, str], tuple[int, float]] = {}
        """How often in a row, and until when the match is left alone."""
        self.elsewhere: Counter[Failure] = Counter()
        """What workers have set aside."""

    def put(self, failed: Failure, match: str) -> float:
        """It failed once more: returns for how many seconds it is left alone."""
        often = self._failures.get((failed, match), (0, 0.0))[0]
        pause = min(FIRST * 2.0 ** min(often, 32), LONGEST)
        self._failures[failed, match] = often + 1, self._now() + pause
        return pause

    def forgive(self, failed: Failure, match: str) -> None:
        self._failures.pop((failed, match), None)

    def holds(self, failed: Failure, match: str) -> bool:
        """Whether it is to be left alone now."""
        return self._now() < self._failures.get((failed, match), (0, 0.0))[1]

    def held(self, *failed: Failure) -> set[str]:
        """All that are to be left alone now."""
        now = self._now()
        return {match for (what, match), (_, until) in self._failures.items() if what in failed and now < until}

    def counts(self) -> dict[str, int]:
        """How many matches have failed, and have not worked since."""
        gone = self._now() - FORGOTTEN
        for (what, match), (_, until) in [*self._failures.items()]:
            if until < gone and what is not Failure.OPENING:
                self.forgive(what, match)
        found = self.elsewhere + Counter(what for what, _ in self._failures)
        return {what.value: found[what] for what in Failure}
