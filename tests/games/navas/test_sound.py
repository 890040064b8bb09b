"""The proofs' own eyes: an impossible position is noticed. And the quick opinion that bots start from."""

from collections.abc import Callable

import pytest

from gonfalon.core import Setup
from gonfalon.games.navas.rules.state import State
from tests.games.navas.positions import GAME, opening, position


def test_sound_positions_have_no_faults() -> None:
    """The start and a dealt game are sound."""
    assert GAME.faults(GAME.begin(Setup("basic"))) == []
    assert GAME.faults(GAME.begin(Setup("advanced"))) == []
    assert GAME.faults(opening()) == []
    assert GAME.faults(position()) == []


def _hold(s: State, zone: int, units: tuple[int, ...]) -> None:
    s.units[zone] = units


WRONG: dict[str, tuple[Callable[[State], None], str]] = {
    "twice-on-the-board": (lambda s: _hold(s, 0, s.units[1]), "54 units are not each on one zone"),
    "too-strong": (lambda s: s.power.__setitem__(0, 3), "power is not 0, 1 or 2"),
    "too-weak": (lambda s: s.power.__setitem__(0, -1), "power is not 0, 1 or 2"),
    "four-in-a-zone": (lambda s: _hold(s, 0, (*s.units[0], s.units[3][0])), "A1 holds more than three units"),
    "both-sides": (lambda s: _hold(s, 0, (s.units[0][0], s.units[9][0])), "both sides stand in A1"),
    "out-of-order": (lambda s: _hold(s, 0, s.units[0][::-1]), "the units of A1 are out of order"),
    "column-left": (lambda s: _hold(s, 9, s.units[10]), "a Christian has left the column in A4"),
    "caliph-gone-out": (lambda s: _hold(s, 0, s.units[1]), "an immobile unit stands in A1"),
    "card-twice": (lambda s: s.deck.append(0), "nine cards are not each in one place"),
    "card-lost": (lambda s: s.hands.__setitem__(0, 0), "nine cards are not each in one place"),
    "specials-in-the-basic-game": (lambda s: s.specials.__setitem__(0, 1), "the muslim side has 1 special cards"),
    "special-of-the-other": (lambda s: s.specials.__setitem__(1, 1), "the christian special cards are mixed up"),
    "special-held-and-aside": (
        lambda s: (s.specials.__setitem__(0, 1), s.laid_aside.__setitem__(0, 1))[0], "muslim special cards are mixed",
    ),
    "debts": (lambda s: setattr(s, "points", -1), "points are negative"),
    "three-combats": (lambda s: setattr(s, "combats", 3), "more combats than a turn allows"),
    "two-shots": (lambda s: setattr(s, "shots", 2), "more combats than a turn allows"),
    "winner-too-soon": (lambda s: setattr(s, "winner", 1), "there is a winner in a game that goes on"),
}  # fmt: skip


@pytest.mark.parametrize("name", WRONG)
def test_fault(name: str) -> None:
    """Each thing that cannot be is named."""
    spoil, fault = WRONG[name]
    s = position()
    spoil(s)
    assert any(fault in found for found in GAME.faults(s))


def test_estimate_starts_even_and_likes_what_the_rules_reward() -> None:
    """Even at the start; zones, power and the way to the caliph are worth something to the Christians."""
    start = GAME.begin(Setup("basic"))
    assert GAME.rules.estimate(start, 0) == pytest.approx(0.5, abs=0.02)
    even = GAME.rules.estimate(position(), 1)
    assert GAME.rules.estimate(position("A3: -"), 1) > even
    assert GAME.rules.estimate(position("A4: -"), 1) < even
    assert GAME.rules.estimate(position("A4: militia1"), 1) < even
    assert GAME.rules.estimate(position("A3: kurds1"), 1) > even
    forward = position("A3: peter; A6: -")
    back = position("A3: -; A6: peter")
    assert GAME.rules.estimate(forward, 1) > GAME.rules.estimate(back, 1)
