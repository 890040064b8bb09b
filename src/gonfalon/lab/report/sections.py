"""What duels, ladders and studies tell, as parts of a page."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import accumulate, groupby
from typing import Any

from gonfalon.lab.duel import Duel
from gonfalon.lab.ladder import Ladder
from gonfalon.lab.report.files import Section
from gonfalon.lab.report.plots import Spread, lengths, running, spreads
from gonfalon.lab.runs.played import GameOutcome
from gonfalon.lab.shares import wilson
from gonfalon.lab.study import Study, Worth, points_of, worths

SHARE_HEADS = ("", "games", "points", "share", "from", "to")
MOST_WORDS = 12
"""Of one kind, in a plot."""

Outcomes = Sequence[GameOutcome]
Counted = tuple[str, float, int]
"""A name, points and games."""


def duel_sections(duel: Duel, outcomes: Outcomes) -> Iterator[Section]:
    counted = duel.counted(outcomes)
    first = duel.bots[0]
    rows = [(first, sum(one.score for one in counted), len(counted))]
    for side in duel.sides:
        on_side = [one for one in counted if one.first_side == side]
        rows.append((f"{first} as {side}", sum(one.score for one in on_side), len(on_side)))
    yield _shares(f"{first} against {duel.bots[1]}", rows, note=" ".join(duel.verdict_lines(outcomes)))
    yield Section("As the games came", plots=[running(_so_far([one.score for one in counted]), f"share of {first}")])
    yield from _ends(counted, duel.sides)


def ladder_sections(ladder: Ladder, outcomes: Outcomes) -> Iterator[Section]:
    if ladder.is_complete(outcomes):
        yield _ratings(ladder, outcomes)
    games = [(bots, ladder.of(bots, outcomes)) for bots in ladder.pairings]
    yield _shares(
        "Pairings",
        [(f"{bots[0]} against {bots[1]}", sum(one.score for one in those), len(those)) for bots, those in games],
    )
    yield _shares("Pairings, by side", [row for bots, those in games for row in _by_side(bots[0], bots[1], those)])


def _ratings(ladder: Ladder, outcomes: Outcomes) -> Section:
    rungs = ladder.rungs(outcomes)
    overall = [Spread(rung.bot, rung.rating.elo, *_around(rung.rating)) for rung in rungs]
    by_side = [
        Spread(f"{rung.bot}, {side}", rating.elo, *_around(rating), group=ladder.sides.index(side))
        for rung in rungs
        for side, rating in rung.by_side.items()
    ]
    rows = [
        (rung.bot, *(f"{one.elo:+.0f} ± {one.within:.0f}" for one in (rung.rating, *rung.by_side.values())))
        for rung in rungs
    ]
    note = (
        "Elo points by the Bradley–Terry model. The first reference stands at 0."
        " By side: what a bot's games on that side are worth, the better side included."
    )
    plots = [spreads(overall, "Elo", middle=0), spreads(by_side, "Elo, by side", middle=0)]
    return Section("Ratings", ("", "all", *ladder.sides), rows, plots, note)


def study_sections(study: Study, outcomes: Outcomes) -> Iterator[Section]:
    rows = [(side, points_of(side, outcomes), len(outcomes)) for side in study.sides]
    yield _shares("Which side wins", rows)
    points = [points_of(study.sides[0], [one]) for one in outcomes]
    yield Section("As the games came", plots=[running(_so_far(points), f"share of {study.sides[0]}")])
    yield from _ends(outcomes, study.sides)
    for kind, found in groupby(worths(outcomes), lambda worth: (worth.side, worth.word.split(" ")[0])):
        yield _beginnings(kind, list(found), points_of(kind[0], outcomes) / len(outcomes))


def _beginnings(kind: tuple[str, str], found: Sequence[Worth], usual: float) -> Section:
    best_first = sorted(found[:MOST_WORDS], key=lambda worth: -worth.points / worth.games)
    shown = [(worth.word, worth.points, worth.games) for worth in best_first]
    note = "The broken line is what this side makes of all games."
    return _shares(f"{kind[0]}: {kind[1]}", shown, note=note, middle=usual)


def _shares(title: str, rows: Sequence[Counted], *, note: str = "", middle: float = 0.5) -> Section:
    known = [row for row in rows if row[2]]
    drawn = [Spread(name, points / games, *wilson(points, games)) for name, points, games in known]
    told = [
        (one.label, f"{games:,}", f"{points:g}", f"{one.value:.1%}", f"{one.low:.1%}", f"{one.high:.1%}")
        for one, (_, points, games) in zip(drawn, known, strict=True)
    ]
    plots = [spreads(drawn, "share of points", middle=middle)] if drawn else []
    return Section(title, SHARE_HEADS, told, plots, note)


def _so_far(scores: Iterable[float]) -> list[Spread]:
    points = enumerate(accumulate(scores), start=1)
    return [Spread("", made / games, *wilson(made, games)) for games, made in points]


def _ends(outcomes: Outcomes, sides: Sequence[str]) -> Iterator[Section]:
    ends = Counter(f"{one.winner or 'draw'}: {one.reason}" for one in outcomes).most_common()
    rows = [(end, f"{times:,}", f"{times / len(outcomes):.1%}") for end, times in ends]
    yield Section("How games end", ("", "games", "share"), rows)
    groups = [
        (f"won by {name}" if name else "draw", [one.decisions for one in outcomes if one.winner == name])
        for name in (*sides, None)
    ]
    yield Section("How long they are", plots=[lengths([group for group in groups if group[1]])])


def _by_side(first: str, second: str, outcomes: Outcomes) -> Iterator[Counted]:
    for side in dict.fromkeys(one.first_side for one in outcomes):
        on_side = [one for one in outcomes if one.first_side == side]
        yield f"{first} as {side} against {second}", sum(one.score for one in on_side), len(on_side)


def _around(rating: tuple[float, float]) -> tuple[float, float]:
    return rating[0] - rating[1], rating[0] + rating[1]


BY_KIND: Mapping[str, Callable[[Any, Outcomes], Iterator[Section]]] = {
    "duel": duel_sections,
    "ladder": ladder_sections,
    "study": study_sections,
}
"""What each kind of run tells."""
