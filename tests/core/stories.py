"""Matches for tests, with a fixed fate: of the coin game, and of real battles."""

import random
from typing import Any

import msgspec
import pytest
from hypothesis import strategies as st

from gonfalon.core import ARBITER, WATCHER, Fate, Game, Match, Refusal, Setup
from gonfalon.core.position import unsealed
from gonfalon.core.record import seal
from gonfalon.core.registry import find
from gonfalon.core.state import NOBODY
from tests.core.coin import LEFT, RIGHT, Coin, CoinState

PLAYERS = {"left": "Ana María", "right": "Ödön"}
GAMES: dict[str, Game[Any]] = {"coin": Coin(), "navas": find("navas"), "saladin": find("saladin")}
REAL = ["navas basic", "navas advanced", "saladin arsuf", "saladin hattin"]
ALL = ["coin plain", *REAL]
OPTIONS = {"coin": {"rounds": "9"}, "navas": {"round-limit": "10"}, "saladin": {}}
LOOKERS = (LEFT, RIGHT, WATCHER, ARBITER)
SEEDS = st.integers(0, 2**32 - 1)


def begun(battle: str, actions: int = 0) -> Match[Any]:
    """A battle, after so many actions at random."""
    name, scenario = battle.split()
    match: Match[Any] = Match(GAMES[name], Setup(scenario, OPTIONS[name]), fate=fixed_fate())
    play_at_random(match, seed=7, actions=actions)
    return match


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
    return GAMES["navas"]


def ended(reason: str) -> Match[CoinState]:
    """A match of one round that is over for this reason."""
    match = new_match(rounds=1)
    if reason == "counted":
        play(match, "write 3", "write 1")
    elif reason == "resigned":
        match.act(0, "resign")
    elif reason == "draw-agreed":
        match.act(0, "offer draw")
        match.act(1, "accept draw")
    else:
        match.time_out(0)
    return match


def moment(match: Match[Any]) -> tuple[object, ...]:
    """All that can be seen or kept of this moment, but for the owner of fate: a match that follows does not know it."""
    sights = [match.sight(seat, memory=memory) for seat in LOOKERS for memory in (True, False)]
    kept = msgspec.json.decode(unsealed(match.snapshot())) | {"commitment": ""}
    return match.number, match.to_move, match.result, kept, sights, match.record(with_secret=False).entries


def refused(match: Match[Any], seat: int, text: str) -> Refusal:
    """The refusal of this, which has changed nothing."""
    before = moment(match)
    with pytest.raises(Refusal) as refusal:
        match.act(seat, text)
    assert moment(match) == before
    return refusal.value
