"""The proofs' own eyes: an impossible position is noticed. And the quick opinion that bots start from."""

from collections.abc import Callable

import pytest

from gonfalon.games.saladin.rules.state import State
from tests.games.saladin.positions import GAME, edited, edition, last_pass, opening, position, run


def test_sound_positions_have_no_faults() -> None:
    """The starts and what the builder makes are sound."""
    for s in (opening("arsuf"), opening("hattin"), position("richard:3c' sable:gone", tracks="2 0")):
        assert GAME.faults(s) == []


def _set(name: str, value: int) -> Callable[[State], None]:
    def spoil(s: State) -> None:
        setattr(s, name, value)

    return spoil


def _item(name: str, index: int, value: int) -> Callable[[State], None]:
    def spoil(s: State) -> None:
        getattr(s, name)[index] = value

    return spoil


WRONG: dict[str, tuple[Callable[[State], None], str]] = {
    "lance-lost": (_item("lances", 0, 8), "lances of the crusaders are lost or made"),
    "lance-made": (_item("track", 1, 1), "lances of the ayyubids are lost or made"),
    "garrison-lost": (_set("garrison", 1), "lances of the ayyubids are lost or made"),
    "order-lost": (_item("available", 0, 9), "Orders of the crusaders are lost or made"),
    "order-made": (_item("box", 1, 1), "Orders of the ayyubids are lost or made"),
    "twelfth-lost": (_set("garrison_orders", 0), "Orders of the crusaders are lost or made"),
    "debts": (_item("spent", 1, -1), "a pool or track of the ayyubids is impossible"),
    "full-track": (_item("track", 0, 6), "a pool or track of the crusaders is impossible"),
    "too-many-lances": (_item("lances", 0, 10), "richard has 10 lances"),
    "fewer-than-none": (_item("lances", 11, -1), "aslam has -1 lances"),
    "empty-banner": (_item("lances", 2, 0), "sable is in play without lances"),
    "winner-too-soon": (_set("winner", 1), "there is a winner in a game that goes on"),
    "no-winner": (_set("ask", 5), "or none in one that ended"),
}


@pytest.mark.parametrize("name", WRONG)
def test_fault(name: str) -> None:
    """Each thing that cannot be is named."""
    spoil, fault = WRONG[name]
    s = position()
    spoil(s)
    assert any(fault in found for found in GAME.faults(s))


def test_fault_of_a_chain_of_followers() -> None:
    """A follower of a follower would not share his status; such an edition is refused, and its positions noticed."""
    s = position("richard:9c")
    s.pieces = edited(edition()).pieces["arsuf"]
    henry = s.pieces.cards[0][s.pieces.numbers["henry-ii"]]
    henry.follows = s.pieces.numbers["ala-afdal"]
    assert GAME.faults(s) == ["henry-ii does not share the status of ala-afdal"]


def test_estimate_of_an_ended_game() -> None:
    """A win is 1, a loss 0, a draw one half."""
    s = last_pass(crusaders="1+0")
    run(s, "pass")
    assert (GAME.rules.estimate(s, 1), GAME.rules.estimate(s, 0)) == (1.0, 0.0)
    s = last_pass("saladin:5aside", crusaders="1+0", ayyubids="1+0")
    run(s, "pass")
    assert GAME.rules.result(s) is not None
    assert (GAME.rules.estimate(s, 0), GAME.rules.estimate(s, 1)) == (0.5, 0.5)


def test_estimate_likes_what_the_rules_reward() -> None:
    """Orders, lances and Banners are worth something, a filling track is a threat."""
    even = GAME.rules.estimate(position(), 0)
    assert GAME.rules.estimate(position(crusaders="9+0"), 0) < even
    assert GAME.rules.estimate(position(crusaders="8+3"), 0) == even
    assert GAME.rules.estimate(position("richard:7"), 0) < even
    assert GAME.rules.estimate(position("richard:7", tracks="2 0"), 0) < GAME.rules.estimate(position("richard:7"), 0)
    assert GAME.rules.estimate(position("richard:gone"), 0) < GAME.rules.estimate(position("richard:1"), 0)
    assert GAME.rules.estimate(position("ala-afdal:7"), 0) > even
