"""A ladder of bots: neighbours against each other and each against references; ratings, also by side."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from gonfalon.lab.duel import told_score
from gonfalon.lab.ratings import Rating, performance, ratings, summed
from gonfalon.lab.runs.planned import PlannedGame, RunSettings
from gonfalon.lab.runs.played import GameOutcome
from gonfalon.lab.runs.run import Measurement

Pairing = tuple[str, str]


class Rung(NamedTuple):
    """A bot with its rating, in all games and on each side."""

    bot: str
    rating: Rating
    by_side: dict[str, Rating]


class Ladder(Measurement):
    """Which games a ladder needs, and what they tell."""

    def __init__(self, settings: RunSettings) -> None:
        super().__init__(settings)
        self.pairings = pairings(settings.bots, settings.references)

    def planned(self) -> list[PlannedGame]:
        """All pairings advance together, so that a ladder tells something of all of them whenever it is stopped."""
        pairs = range((self.settings.games + 1) // 2)
        games = [(pair, bots, swapped) for pair in pairs for bots in self.pairings for swapped in (False, True)]
        return [
            PlannedGame(n, bots, swapped, self.settings.seed + pair) for n, (pair, bots, swapped) in enumerate(games)
        ]

    def standing(self, outcomes: Sequence[GameOutcome]) -> str:
        """The pairing of the latest game."""
        bots = outcomes[-1].first, outcomes[-1].second
        return f"{bots[0]} against {bots[1]} {told_score(self.of(bots, outcomes))}"

    def is_complete(self, outcomes: Sequence[GameOutcome]) -> bool:
        """Whether there are games of every pairing, so that everybody can be rated."""
        return all(self.of(bots, outcomes) for bots in self.pairings)

    def of(self, bots: Pairing, outcomes: Sequence[GameOutcome]) -> list[GameOutcome]:
        return [one for one in outcomes if (one.first, one.second) == bots]

    def rungs(self, outcomes: Sequence[GameOutcome]) -> list[Rung]:
        """The strongest first. The first reference stands at 0; without any, the first bot does."""
        anchor = (*self.settings.references, *self.settings.bots)[0]
        overall = _overall(outcomes, anchor)
        found = [Rung(bot, rating, self._by_side(bot, outcomes, overall)) for bot, rating in overall.items()]
        return sorted(found, key=lambda rung: -rung.rating.elo)

    def _by_side(self, bot: str, outcomes: Sequence[GameOutcome], overall: dict[str, Rating]) -> dict[str, Rating]:
        """What its games on one side are worth; the opponents count with all their games."""
        met = defaultdict[str, dict[str, list[float]]](lambda: defaultdict(list))
        for one in outcomes:
            other_side = self.sides[one.first_side == self.sides[0]]
            if one.first == bot:
                met[one.first_side][one.second].append(one.score)
            elif one.second == bot:
                met[other_side][one.first].append(1 - one.score)
        return {
            side: performance([(overall[name].elo, sum(scores), len(scores)) for name, scores in met[side].items()])
            for side in self.sides
            if met[side]
        }

    def lines(self, outcomes: Sequence[GameOutcome]) -> Iterator[str]:
        for bots in self.pairings:
            games = self.of(bots, outcomes)
            yield f"{bots[0]} against {bots[1]}: {told_score(games)} of {len(games)} games"
        if not self.is_complete(outcomes):
            return
        yield f"{'Elo':20} {'all':>12}" + "".join(f" {side:>12}" for side in self.sides)
        for rung in self.rungs(outcomes):
            told = [rung.rating, *rung.by_side.values()]
            yield f"{rung.bot:20}" + "".join(f" {f'{one.elo:+.0f} ±{one.within:.0f}':>12}" for one in told)


def pairings(bots: Sequence[str], references: Sequence[str]) -> list[Pairing]:
    """Neighbours, the later one first, then each bot and each reference; nobody meets anybody twice, or himself."""
    wanted = [(upper, lower) for lower, upper in pairwise(bots)]
    wanted += [(bot, reference) for reference in references for bot in bots]
    found: dict[frozenset[str], Pairing] = {}
    for first, second in wanted:
        if first != second:
            found.setdefault(frozenset((first, second)), (first, second))
    return list(found.values())


def _overall(outcomes: Sequence[GameOutcome], anchor: str) -> dict[str, Rating]:
    scores = defaultdict[Pairing, list[float]](list)
    for one in outcomes:
        scores[one.first, one.second].append(one.score)
    return ratings(summed(scores), [anchor])
