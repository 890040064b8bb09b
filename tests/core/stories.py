"""Matches for tests: coin games with a fixed fate."""

import random
from typing import Any

from gonfalon.core import Fate, Game, Match, Setup
from gonfalon.core.record import seal
from gonfalon.core.seats import NOBODY
from tests.core.coin import Coin, CoinState

PLAYERS = {"left": "Ana María", "right": "Ödön"}


def fixed_fate(secret: bytes = b"a secret of the keeper's", seats: int = 2) -> Fate:
    return Fate(secret, [bytes([65 + seat]) * 16 for seat in range(seats)])


def new_match(rounds: int = 3) -> Match[CoinState]:
    return Match(Coin(), Setup("plain", {"rounds": str(rounds)}), PLAYERS, fixed_fate())


def finished_match() -> Match[CoinState]:
    """Three rounds with an offer of a draw in the middle."""
    match = new_match()
    play(match, "write 1", "write 3", "write 2", "offer draw", "write 2", "write 3", "write 1")
    return match


def play(match: Match[Any], *words: str) -> None:
    """Let the seat to move act; an offer is made by the seat that is waiting."""
    for word in words:
        match.act(1 - match.to_move if word == "offer draw" else match.to_move, word)


def play_at_random(match: Match[Any], seed: int, actions: int = 10**6) -> None:
    rng = random.Random(seed)
    while match.to_move != NOBODY and match.number < actions:
        match.act(match.to_move, rng.choice(match.sight(match.to_move).legal))


def resealed(text: str, old: str, new: str) -> str:
    """What a forger would do: replace one thing, and recompute all tags."""
    lines = [line.rpartition("  #")[0] for line in text.splitlines()]
    assert any(old in line for line in lines)
    return seal(line.replace(old, new) for line in lines)


def small_navas(scenario: str, seed: int) -> Match[Any]:
    """A short game of a real battle, played to its end."""
    game = navas()
    match = Match(game, Setup(scenario, {"round-limit": "10"}), {"muslim": "A", "christian": "B"}, fixed_fate())
    play_at_random(match, seed)
    return match


def navas() -> Game[Any]:
    from gonfalon.core.registry import find

    return find("navas")
