"""How long the rules and the bot take to answer, in a game of greedy against itself."""

import random
from time import process_time
from typing import Any

import msgspec

from gonfalon.bots import Greedy
from gonfalon.core import NOBODY, Fate, Match, Setup, registry
from gonfalon.games.sword.play import legal
from gonfalon.games.sword.state import State


class Efforts(msgspec.Struct):
    """In seconds of processor time: the longest list of actions, and the longest activation of a leader."""

    actions: int = 0
    listing: float = 0.0
    activation: float = 0.0


def efforts_of_game(seed: int, turns: int = 30) -> Efforts:
    """Of this many turns, at most."""
    game: Any = registry.find("sword")
    fate = Fate(seed.to_bytes(32), [b"", b""])
    match: Match[State] = Match(game, game.settle(Setup("navas-hex"), with_bot=True), fate=fate)
    bots = [Greedy(game, seat, random.Random(f"{seed} {seat}")) for seat in range(2)]
    found, acting, thought = Efforts(), -1, 0.0
    while match.to_move != NOBODY and match.state.turn <= turns:
        _list(match.state, found)
        sight = match.sight(match.to_move, memory=True)
        if match.state.acting != acting:
            acting, thought = match.state.acting, 0.0
        start = process_time()
        word = bots[match.to_move].choose(sight)
        thought += process_time() - start
        found.activation = max(found.activation, thought)
        match.act(match.to_move, word)
    return found


def _list(s: State, found: Efforts) -> None:
    """How long it takes to list anew what may be done."""
    fresh = s.copy()
    fresh.options = fresh.option_set = fresh.ways = None
    start = process_time()
    actions = len(legal(fresh))
    found.listing = max(found.listing, process_time() - start)
    found.actions = max(found.actions, actions)
