"""The balance of a battle: one bot against itself, which side wins, how, and what the first moves are worth."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from gonfalon.lab.duel import cost_lines, end_lines
from gonfalon.lab.runs.planned import PlannedGame
from gonfalon.lab.runs.played import GameOutcome
from gonfalon.lab.runs.run import Measurement
from gonfalon.lab.shares import told_share

RARE, FEW = 0.03, 10
"""What begins a smaller share of the games, or fewer of them, is left out."""


class Worth(NamedTuple):
    """How many points a side made in the games that it began with this word."""

    side: str
    word: str
    points: float
    games: int


class Study(Measurement):
    """Which games a study needs, and what they tell."""

    def planned(self) -> list[PlannedGame]:
        """A seed for each game: swapping one bot with itself would change nothing."""
        (bot,) = self.settings.bots
        return [PlannedGame(n, (bot, bot), False, self.settings.seed + n) for n in range(self.settings.games)]

    def standing(self, outcomes: Sequence[GameOutcome]) -> str:
        return f"{self.sides[0]} {told_share(points_of(self.sides[0], outcomes), len(outcomes))}"

    def lines(self, outcomes: Sequence[GameOutcome]) -> Iterator[str]:
        if not outcomes:
            return
        yield f"{self.settings.bots[0]} against itself, {len(outcomes)} games"
        for side in self.sides:
            yield f"  {side}: {told_share(points_of(side, outcomes), len(outcomes))}"
        yield from end_lines(outcomes)
        yield from cost_lines(self.settings.bots, outcomes)
        yield "What a side made of how it began:"
        for worth in worths(outcomes):
            yield f"  {worth.side} {worth.word}: {told_share(worth.points, worth.games)} of {worth.games}"


def points_of(side: str, outcomes: Sequence[GameOutcome]) -> float:
    """A draw is half a point."""
    return sum(0.5 if one.winner is None else one.winner == side for one in outcomes)


def worths(outcomes: Sequence[GameOutcome]) -> list[Worth]:
    """By side and kind of move, in the order in which they come in a game; the most frequent first."""
    began: dict[str, list[GameOutcome]] = defaultdict(list)
    kinds: dict[tuple[str, str], int] = {}
    for outcome in outcomes:
        for word in outcome.opening:
            began[word].append(outcome)
            side, verb = word.split(" ")[:2]
            kinds.setdefault((side, verb), len(kinds))
    found = [Worth(*_parted(word), points_of(word.split(" ")[0], those), len(those)) for word, those in began.items()]
    often = [worth for worth in found if worth.games >= max(FEW, RARE * len(outcomes))]
    return sorted(often, key=lambda one: (kinds[one.side, one.word.split(" ")[0]], -one.games, one.word))


def _parted(word: str) -> tuple[str, str]:
    side, _, rest = word.partition(" ")
    return side, rest
