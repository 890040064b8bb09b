"""Lets two bots play many matches against each other, and counts how they end."""

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from statistics import mean, quantiles
from time import process_time
from typing import Any

import msgspec

from gonfalon.bots import Bot
from gonfalon.core import NOBODY, Fate, Game, Match, Setup

SURE = 1.96
"""How many standard deviations 95 % lie within."""


class Duel(msgspec.Struct, frozen=True):
    """One match: who won and how, how long it was by the game's own count, and the processor time that it took."""

    seed: int
    winner: str
    end: str
    length: int
    seconds: float


def duel(game: Game[Any], setup: Setup, kinds: Sequence[type[Bot]], seed: int, length: Callable[[Any], int]) -> Duel:
    """Play a match, a bot of each kind on each seat; `length` tells from the last state how long it was."""
    start = process_time()
    fate = Fate(seed.to_bytes(32), [b""] * len(kinds))
    match: Match[Any] = Match(game, game.settle(setup, with_bot=True), fate=fate)
    bots = [kind(game, seat, random.Random(f"{seed} {seat}")) for seat, kind in enumerate(kinds)]
    while match.to_move != NOBODY:
        seat = match.to_move
        match.act(seat, bots[seat].choose(match.sight(seat, memory=True)))
    assert match.result is not None
    winner = match.result.winner or "nobody"
    return Duel(seed, winner, f"{winner}: {match.result.reason}", length(match.state), process_time() - start)


def wilson(times: int, of: int) -> tuple[float, float]:
    """Between which shares the true one lies, with 95 % confidence."""
    share, weight = times / of, SURE**2 / of
    middle = (share + weight / 2) / (1 + weight)
    width = SURE / (1 + weight) * sqrt(share * (1 - share) / of + weight / (4 * of))
    return middle - width, middle + width


def duel_lines(duels: Sequence[Duel]) -> Iterator[str]:
    """What came of them, as a table for people."""
    lengths = [duel.length for duel in duels]
    for winner, times in Counter(duel.winner for duel in duels).most_common():
        low, high = wilson(times, len(duels))
        yield f"{winner:12} {times:5} of {len(duels)}, {times / len(duels):.1%} ({low:.1%} to {high:.1%})"
    for end, times in Counter(duel.end for duel in duels).most_common():
        yield f"  {times:5}  {end}"
    if len(duels) > 1:
        tenths = quantiles(lengths, n=10)
        yield f"length {mean(lengths):.1f} on average, from {tenths[0]:.0f} to {tenths[-1]:.0f} in four of five"
    seconds = [duel.seconds for duel in duels]
    yield f"processor time {mean(seconds):.1f} s a game, {max(seconds):.1f} s at most"
