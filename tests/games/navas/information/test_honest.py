"""N2.6, N4.1, N10.1, N10.4: a seat learns what its player would know at the table, through no channel more."""

import random

import pytest
from hypothesis import given

from tests.games.navas.information.laws import WISHES, prove_nothing_leaks
from tests.games.navas.information.oracle import SEATS, Memory, Played, hidden_parts, replay
from tests.games.navas.information.tables import POSITIONS, any_game, games

VERBS = "initiative play exchange use discard end switch move rally shoot attack charge karr advance stay pass take"


@pytest.mark.parametrize("seat", SEATS)
@POSITIONS
@given(played=games())
def test_worlds_that_showed_the_same_are_the_same_through_every_channel(seat: int, played: Played) -> None:
    """N2.6, N4.1, N10.1, N10.4: nothing tells two indistinguishable worlds apart, now or some actions later."""
    prove_nothing_leaks(played, seat, random.Random(len(played.actions)))


def test_most_positions_have_other_worlds() -> None:
    """The law is not empty: three positions in four have, for a seat, a world with other cards face down."""
    different = [has_another_state(seed, seat) for seed in range(30) for seat in SEATS]
    assert sum(different) > 0.75 * len(different)


def has_another_state(seed: int, seat: int) -> bool:
    played = any_game(seed)
    memory, rng = Memory(played, seat), random.Random(seed)
    truth = hidden_parts(replay(played))
    worlds = [memory.random_world(rng) for _ in range(3)]
    return any(world is not None and hidden_parts(replay(world)) != truth for world in worlds)


def test_wishes_cover_every_verb() -> None:
    """Forty wishes and more, of every verb that there is, are tried by every seat."""
    assert len(WISHES) >= 40
    assert set(VERBS.split()) <= {wish.split(" ")[0] for wish in WISHES}
