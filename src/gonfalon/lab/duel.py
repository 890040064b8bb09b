"""Two bots against each other, each pair of games with the same seed and the sides swapped."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import count, takewhile
from statistics import mean, quantiles

from gonfalon.lab.runs.planned import PlannedGame, RunSettings
from gonfalon.lab.runs.played import GameOutcome
from gonfalon.lab.runs.run import Measurement
from gonfalon.lab.shares import Verdict, sequential_test, told_share, told_verdict


class Duel(Measurement):
    """Which games a duel needs, and what they tell."""

    def __init__(self, settings: RunSettings) -> None:
        super().__init__(settings)
        self.bots = settings.bots

    def planned(self) -> list[PlannedGame]:
        first, second = self.bots
        games = self.settings.games + self.settings.games % 2
        return [PlannedGame(n, (first, second), n % 2 == 1, self.settings.seed + n // 2) for n in range(games)]

    def is_decided(self, outcomes: Sequence[GameOutcome]) -> bool:
        return self.verdict(outcomes) is not None

    def verdict(self, outcomes: Sequence[GameOutcome]) -> Verdict | None:
        """Looks at games in the order of their numbers up to the first that is missing, whoever finished earlier: so
        short games are not preferred, and any number of workers comes to the same verdict."""
        if self.settings.sprt is None:
            return None
        gapless = takewhile(lambda pair: pair[0] == pair[1].number, zip(count(), outcomes, strict=False))
        return sequential_test([outcome.score for _, outcome in gapless], *self.settings.sprt)

    def counted(self, outcomes: Sequence[GameOutcome]) -> Sequence[GameOutcome]:
        """Games that were under way when the test ended are kept, but count for nothing."""
        verdict = self.verdict(outcomes)
        return outcomes[: verdict.games] if verdict else outcomes

    def standing(self, outcomes: Sequence[GameOutcome]) -> str:
        return f"{self.bots[0]} {told_score(outcomes)}"

    def lines(self, outcomes: Sequence[GameOutcome]) -> Iterator[str]:
        if not outcomes:
            return
        (first, second), counted = self.bots, self.counted(outcomes)
        yield f"{first} against {second}: {told_score(counted)} of {len(counted)} games"
        for side in self.sides:
            on_side = [outcome for outcome in counted if outcome.first_side == side]
            yield f"  as {side}: {told_score(on_side)} of {len(on_side)}"
        yield from self.verdict_lines(outcomes)
        yield from end_lines(counted)
        yield from cost_lines(self.bots, counted)

    def verdict_lines(self, outcomes: Sequence[GameOutcome]) -> Iterator[str]:
        """What the sequential test says, if there is one."""
        if self.settings.sprt is None:
            return
        is_over = len(outcomes) >= len(self.planned())
        yield told_verdict(self.verdict(outcomes), *self.settings.sprt, is_over=is_over)


def told_score(outcomes: Sequence[GameOutcome]) -> str:
    """The first bot's share of points with its interval."""
    return told_share(sum(outcome.score for outcome in outcomes), len(outcomes))


def end_lines(outcomes: Sequence[GameOutcome]) -> Iterator[str]:
    """How games ended, and how long they were."""
    for (winner, reason), times in Counter((one.winner or "draw", one.reason) for one in outcomes).most_common():
        yield f"  {times:5}  {winner}: {reason}"
    lengths = [one.decisions for one in outcomes]
    if len(outcomes) > 1:
        tenths = quantiles(lengths, n=10)
        yield f"{mean(lengths):.1f} decisions a game, {tenths[0]:.0f} to {tenths[-1]:.0f} in four of five"


def cost_lines(bots: Sequence[str], outcomes: Sequence[GameOutcome]) -> Iterator[str]:
    """How long each bot thought, in seconds of processor time."""
    for number, bot in enumerate(bots):
        seconds, longest = mean(one.seconds[number] for one in outcomes), max(one.longest[number] for one in outcomes)
        yield f"{bot}: {seconds:.2f} s of thinking a game, {longest:.3f} s for the longest decision"
