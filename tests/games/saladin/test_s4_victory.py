"""S4: how the battle is won, and in which order things happen inside one roll."""

import pytest

from gonfalon.core import Result
from gonfalon.games.saladin.rules.events import Chaos, GameEnded
from gonfalon.games.saladin.rules.state import State
from tests.games.saladin.positions import (
    GAME,
    box,
    ending,
    kinds,
    last_pass,
    legal_words,
    orders,
    position,
    run,
    to_move,
)

NOBODY_ELSE = (
    "bourgogne:gone sable:gone naplouse:gone henry-ii:gone lusignan:gone "
    "ala-al-din:gone saphadin:gone sulayman:gone saladin:gone aslam:gone "
)
BOTH_FALL = ("order richard melee ala-afdal", "roll one nothing one")
"""Each side loses a lance, which is its sixth and takes its last Order."""


def duel(
    field: str = "richard:5c ala-afdal:5c", garrison: int = 0, crusaders: str = "1+0", ayyubids: str = "0+1"
) -> State:
    """Richard and Ala Afdal alone on the field, with one Order and five lost lances each."""
    twelfth, field = "waits" if garrison else "won", NOBODY_ELSE + field
    return position(field, crusaders=crusaders, ayyubids=ayyubids, tracks="5 5", garrison=garrison, twelfth=twelfth)


# S4.1


@pytest.mark.parametrize(
    ("winner", "words", "dice"),
    [
        ("crusaders", "order richard melee ala-afdal", "roll one nothing nothing"),
        ("ayyubids", "order ala-afdal melee richard", "roll nothing one nothing"),
    ],
)
def test_last_order_loses(winner: str, words: str, dice: str) -> None:
    """S4.1: whoever puts the last Order into the box loses and the other wins, at once."""
    pools = {"crusaders": ("5+1", "0+1"), "ayyubids": ("0+1", "5+1")}[winner]
    s = position("richard:4c ala-afdal:5c", who=winner, crusaders=pools[0], ayyubids=pools[1], tracks="5 5")
    events = run(s, words, dice)
    assert GAME.rules.result(s) == Result(winner, "last-order", "S1.3")
    assert GameEnded(winner, "last-order", "S1.3") in events
    assert (to_move(s), legal_words(s)) == ("nobody", [])


@pytest.mark.parametrize(
    ("field", "garrison", "winner"),
    [
        ("richard:5c ala-afdal:5c", 0, None),
        ("richard:6c ala-afdal:5c", 0, "crusaders"),
        ("richard:5c ala-afdal:6c", 0, "ayyubids"),
        ("richard:5c ala-afdal:5c saladin:1aside", 0, "ayyubids"),
        ("richard:5c ala-afdal:5c henry-ii:1aside", 0, "crusaders"),
        ("richard:5c ala-afdal:5c", 1, "ayyubids"),
        ("richard:6c ala-afdal:5c", 1, None),
        ("richard:5c ala-afdal:5c saladin:3aside henry-ii:3aside", 0, None),
    ],
)
def test_both_out_in_one_roll(field: str, garrison: int, winner: str | None) -> None:
    """S4.1, S4.2: both in one roll with equal Orders: more lances win, set aside and garrison included; else a draw."""
    s = duel(field, garrison)
    events = run(s, *BOTH_FALL)
    assert (orders(s, "crusaders"), orders(s, "ayyubids")) == ("0+0", "0+0")
    assert GAME.rules.result(s) == Result(winner, "last-orders-at-once", "S4.1")
    assert GameEnded(winner, "last-orders-at-once", "S4.1") in events


@pytest.mark.parametrize(
    ("field", "crusaders", "ayyubids", "lost", "winner"),
    [
        ("richard:gone", "2+0", "1+0", Chaos(2, 1), "crusaders"),
        ("ala-afdal:gone", "1+0", "0+2", Chaos(1, 2), "ayyubids"),
        ("richard:gone sable:gone ala-afdal:gone", "3+0", "1+1", Chaos(3, 2), "crusaders"),
        ("richard:gone sable:gone ala-afdal:gone", "1+0", "1+1", Chaos(1, 2), "ayyubids"),
        ("", "1+0", "1+0", Chaos(1, 1), "ayyubids"),
        ("saladin:2 aslam:9 sulayman:5", "1+0", "1+0", Chaos(1, 1), "crusaders"),
        ("saladin:5aside", "0+1", "1+0", Chaos(1, 1), None),
        ("saladin:5aside lusignan:7aside", "1+0", "1+0", Chaos(1, 1), "ayyubids"),
    ],
)
def test_both_out_in_chaos(field: str, crusaders: str, ayyubids: str, lost: Chaos, winner: str | None) -> None:
    """S4.1: more Orders right before that Chaos win, whatever the lances say; then lances; then nobody wins."""
    s = last_pass(field, crusaders=crusaders, ayyubids=ayyubids)
    assert lost in run(s, "pass")
    assert ending(s) == (winner, "S4.1")


def test_lances_on_tracks_and_in_the_box_do_not_count() -> None:
    """S4.1: only standing lances break a tie: 54 Ayyubid ones beat 53 Crusader ones with three on their track."""
    s = last_pass("richard:6 ala-afdal:5", crusaders="1+0", ayyubids="1+0", tracks="3 0")
    run(s, "pass")
    assert ending(s) == ("ayyubids", "S4.1")


def test_chaos_ends_it_for_one() -> None:
    """S4.1: if one side alone runs out in Chaos the other wins, were it with a single Order."""
    s = last_pass(crusaders="1+0", ayyubids="2+0")
    events = run(s, "pass")
    assert ending(s) == ("ayyubids", "S1.3")
    assert kinds(events)[-2:] == ["chaos", "game-ended"]


# S4.2


def test_the_order_inside_one_roll() -> None:
    """S4.2: dice; the sixth lance with its Order, red before green; Banners lost; set aside; and only then the end."""
    s = duel("richard:1c ala-afdal:1c henry-ii:2", crusaders="3+0")
    events = run(s, *BOTH_FALL)
    assert kinds(events) == [
        "banner-ordered",
        "die-rolled",
        "die-rolled",
        "die-rolled",
        "track-filled",
        "orders-boxed",
        "struck",
        "track-filled",
        "orders-boxed",
        "struck",
        "banner-lost",
        "banner-lost",
        "set-aside",
        "game-ended",
    ]


def test_lances_are_counted_after_the_whole_roll() -> None:
    """S4.2: what the same roll kills is gone before lances are compared."""
    s = duel("richard:6c ala-afdal:6c")
    run(s, "order richard melee ala-afdal", "roll one one one")
    assert ending(s) == ("crusaders", "S4.1")


def test_reaction_dice_are_one_roll_too() -> None:
    """S4.2: both fall in the roll of a Reaction."""
    s = duel("richard:5 ala-afdal:6", crusaders="2+0", ayyubids="1+0")
    run(s, "order richard uncontrolled-charge ala-afdal", "react ala-afdal evade", "roll one one")
    assert ending(s) == ("crusaders", "S1.3")
    assert (orders(s, "crusaders"), box(s, "ayyubids")) == ("1+0", 12)
    s = duel("richard:5 ala-afdal:6", crusaders="1+0", ayyubids="1+0")
    run(s, "order richard uncontrolled-charge ala-afdal", "react ala-afdal evade", "roll one one")
    assert ending(s) == ("ayyubids", "S4.1")
