"""Every guess could be the truth: it breaks no rule, fits the view, and could have been played just as it was seen."""

import random

import msgspec
import pytest
from hypothesis import given

from gonfalon.core import ARBITER, WATCHER
from gonfalon.games.navas.rules import engine
from gonfalon.games.navas.rules.pieces import CHRISTIAN
from gonfalon.games.navas.rules.state import ACT, INITIATIVE, State
from tests.games.navas.information.oracle import GAME, PLAYERS, Memory, Played, hidden_parts, replay
from tests.games.navas.information.tables import DEALT, POSITIONS, first_game, games, written


def guess(s: State, seat: int, seed: int) -> State:
    return GAME.guess(GAME.view(s, seat, memory=True)).draw(random.Random(seed))


def look(s: State, seat: int) -> bytes:
    return msgspec.json.encode(GAME.view(s, seat, memory=True))


def known(s: State, seat: int) -> list[object]:
    """What the seat cannot be wrong about: open piles, turned cards in their order, its own, what it was shown."""
    open_cards = [s.discard, s.active, s.used, s.deck if s.ordered else len(s.deck)]
    areas = [card for side, card in enumerate(s.initiative) if s.ask != INITIATIVE or side == seat]
    own = [s.hands[seat], s.specials[seat], s.laid_aside[seat]]
    return [*open_cards, *areas, *own]


@pytest.mark.parametrize("seat", PLAYERS)
@POSITIONS
@given(played=games())
def test_guess_is_sound(seat: int, played: Played) -> None:
    """N2.6: a guess has no fault, shows the seat the same and lets it do the same; what the seat knows is right."""
    truth = replay(played)
    guessed = guess(truth, seat, seed=len(played.actions))
    assert GAME.faults(guessed) == []
    assert look(guessed, seat) == look(truth, seat)
    assert known(guessed, seat) == known(truth, seat)
    if truth.asked == seat:
        assert engine.legal(guessed) == engine.legal(truth)


@pytest.mark.parametrize("seat", PLAYERS)
@POSITIONS
@given(played=games())
def test_guess_could_have_been_played(seat: int, played: Played) -> None:
    """N2.6, N4.1, N10.1, N10.4: some game that showed the seat the very same leads to the guessed cards."""
    guessed = guess(replay(played), seat, seed=len(played.actions))
    world = Memory(played, seat, goal=guessed).random_world(random.Random(1))
    assert world is not None
    assert hidden_parts(replay(world)) == hidden_parts(guessed)


@pytest.mark.parametrize("seed", range(5))
def test_guess_of_a_lone_world_is_the_truth(seed: int) -> None:
    """N2.5: when the discard was turned over, whoever remembers is never wrong."""
    s = replay(first_game(lambda s: s.ordered and s.ask == ACT and s.turn < 2))
    for seat in PLAYERS:
        assert hidden_parts(guess(s, seat, seed)) == hidden_parts(s)


@pytest.mark.parametrize(("seat", "memory"), [(WATCHER, True), (ARBITER, False), (CHRISTIAN, False)])
def test_only_a_player_with_memory_guesses(seat: int, memory: bool) -> None:
    """N2.6: whoever only looks on, or forgets, has no guess."""
    view = GAME.view(replay(written(DEALT)), seat, memory=memory)
    with pytest.raises(ValueError, match="with memory can guess"):
        GAME.guess(view).draw(random.Random(1))


def test_arbiter_has_nothing_to_guess() -> None:
    """Who sees everything gets the very position back."""
    s = replay(written(DEALT))
    assert hidden_parts(GAME.guess(GAME.view(s, ARBITER, memory=True)).draw(random.Random(1))) == hidden_parts(s)
