"""What came of a fit, for people."""

from collections.abc import Iterator, Sequence

from gonfalon.lab.measures.intervals import told_share
from gonfalon.lab.tuning.constants import Sets
from gonfalon.lab.tuning.course import BETTER, WORSE, Tuned


def tuned_lines(seats: Sequence[str], before: Sets, tuned: Tuned) -> Iterator[str]:
    """Of each constant what it was and is, and what a doubling is worth to the first seat."""
    rows = iter(zip(*tuned.slopes, strict=True))
    yield f"{'':32} {'before':>8} {'found':>8}  {seats[0]}: score for each doubling"
    for seat, old, new in zip(seats, before, tuned.sets, strict=True):
        for name in old:
            slope, error = next(rows)
            yield f"{f'{seat} {name}':32} {old[name]:8g} {new[name]:8g}  {slope:+.3f} ±{error:.3f}"
    share = told_share(sum(tuned.scores), len(tuned.scores))
    yield f"found against before: {share} of {len(tuned.scores)} games"
    if tuned.verdict is None:
        yield f"The test of {BETTER:.0%} against {WORSE:.0%} is undecided, which means no."
    else:
        held = BETTER if tuned.verdict.accepted else WORSE
        ratio = f"log likelihood ratio {tuned.verdict.ratio:+.2f}"
        yield f"The test of {BETTER:.0%} against {WORSE:.0%} accepts {held:.0%}, {ratio}."
