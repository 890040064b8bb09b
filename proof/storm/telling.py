"""The outcome of a trial, for people."""

from collections.abc import Iterator

from proof.storm.trial import Outcome

SHOWN = 20


def lines(outcome: Outcome) -> Iterator[str]:
    yield f"{sum(outcome.happened.values())} mishaps in {outcome.storm:.0f} s: {_listed(outcome.happened)}"
    yield f"no clock ran for {outcome.stood_still:.0f} s of it"
    yield f"exited by themselves and were restarted: {_listed(outcome.fell) or 'none'}"
    yield from (f"{count:8,} {what}" for what, count in sorted(outcome.counts.items()))
    yield from (f"{wait / 1000:8.1f} s longest wait for {what}" for what, wait in sorted(outcome.longest.items()))
    yield from (f"{away / 1000:8.1f} s longest downtime of {what}" for what, away in sorted(outcome.away.items()))
    yield f"{outcome.seconds:8.0f} s in total"
    yield from (f"COMPLAINT {complaint}" for complaint in outcome.complaints[:SHOWN])
    yield f"{len(outcome.complaints)} complaints" if outcome.complaints else "Nothing was lost."


def _listed(counts: dict[str, int]) -> str:
    return ", ".join(f"{count} {what}" for what, count in sorted(counts.items()))
