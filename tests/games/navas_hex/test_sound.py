"""The proofs' own eyes: an impossible position is noticed. And the quick opinion that bots start from."""

from collections.abc import Callable

import pytest

from gonfalon.games.navas_hex import game as sword
from gonfalon.games.navas_hex.rules import state as st
from gonfalon.games.navas_hex.rules.pieces import CHRISTIAN, MOSLEM, NONE
from gonfalon.games.navas_hex.rules.state import ROUTED, State, mark
from tests.games.navas_hex.positions import at_start, banner, hex_, unit

GAME = sword()


def _take_away(s: State, tag: str, why: int = st.ELIMINATED) -> None:
    number = unit(tag)
    s.at[s.where[number]] = NONE
    s.where[number], s.gone[number], s.flags[number] = NONE, why, 0


def _put(s: State, tag: str, name: str) -> None:
    number = unit(tag)
    s.at[s.where[number]] = NONE
    s.where[number], s.at[hex_(name)] = hex_(name), number


def _turn(s: State, tag: str, facing: int) -> None:
    s.facing[unit(tag)] = facing


def _rest_routed(s: State) -> None:
    s.order[unit("haro-pi1")] = ROUTED
    mark(s, unit("haro-pi1"), st.RESTING)


def _unit_of(s: State, leader: str) -> str:
    return s.pieces.tags[s.rider[banner(leader)]]


def _lead_from(s: State, leader: str, tag: str) -> None:
    s.rider[banner(leader)], s.leader_at[banner(leader)] = unit(tag), s.where[unit(tag)]


def _lose(s: State, leader: str) -> None:
    s.rider[banner(leader)], s.leader[banner(leader)] = NONE, st.LOST


def _break_andalus(s: State) -> None:
    for number in s.pieces.members[banner("andalus")][:7]:
        s.order[number] = ROUTED


def _surround_de_rada(s: State) -> None:
    s.marker_at[0] = hex_("0101")
    for number, near in enumerate(s.pieces.ground.around[hex_("0101")], start=1):
        _put(s, f"djami-pi{number}", s.pieces.ground.names[near])


def _pass_the_last_turn(s: State) -> None:
    s.cap, s.turn = 30, 31


def _set(name: str, value: object) -> Callable[[State], None]:
    return lambda s: setattr(s, name, value)


WRONG: dict[str, tuple[Callable[[State], None], str]] = {
    "nowhere": (lambda s: s.where.__setitem__(unit("haro-pi1"), NONE), "haro-pi1 is on the map and is not"),
    "elsewhere": (lambda s: s.at.__setitem__(hex_("0101"), unit("haro-pi1")), "a hex holds a unit that is elsewhere"),
    "twice": (
        lambda s: s.where.__setitem__(unit("haro-pi1"), s.where[unit("haro-pi2")]),
        "haro-pi1 is not where it stands",
    ),
    "never": (lambda s: _take_away(s, "haro-pi1", st.UNPLACED), "haro-pi1 was never set up"),
    "order": (lambda s: s.order.__setitem__(unit("haro-pi1"), 3), "haro-pi1 is in no state that there is"),
    "gone": (lambda s: _take_away(s, "haro-pi1", 4), "haro-pi1 is in no state that there is"),
    "leader-state": (lambda s: s.leader.__setitem__(banner("haro"), 4), "haro is in no state that there is"),
    "unled": (
        lambda s: s.rider.__setitem__(banner("haro"), NONE),
        "haro leads without a unit, or is stacked though he is lost",
    ),
    "leaderless": (lambda s: _take_away(s, _unit_of(s, "haro")), "haro is stacked with a unit that is gone"),
    "left-behind": (lambda s: s.leader_at.__setitem__(banner("haro"), hex_("0101")), "haro is not where his unit is"),
    "stays": (_break_andalus, "al-Andalus stays though it has lost too many"),
    "alone": (_surround_de_rada, "de-rada is alone among enemies"),
    "negative": (_set("score", [-1, 0]), "points are never negative"),
    "sides": (_set("score", [0, 0, 0]), "there are two sides and two markers"),
    "mark": (_set("activated", 1 << 12), "something is marked that is not there"),
    "turn-0": (_set("turn", 0), "the battle begins with turn 1"),
    "over": (_pass_the_last_turn, "the last turn is over"),
    "facing": (lambda s: _turn(s, "haro-pi1", 6), "haro-pi1 faces no hexside"),
    "marks": (lambda s: s.flags.__setitem__(unit("haro-pi1"), 1 << 16), "haro-pi1 has marks that it cannot have"),
    "rest": (_rest_routed, "haro-pi1 rests though it is Routed"),
    "withdrawn": (lambda s: _take_away(s, "haro-pi1", st.WITHDRAWN), "a unit has withdrawn that does not"),
    "andalus": (_set("andalus_gone", True), "al-Andalus is gone and is not"),
    "leader": (lambda s: _lead_from(s, "haro", "lara-pi1"), "haro is stacked with a unit of another banner"),
    "commander": (lambda s: _lead_from(s, "alfonso", "haro-pi1"), "alfonso is stacked with a unit of another banner"),
    "lost": (lambda s: _lose(s, "alfonso"), "alfonso is lost, which ends the battle"),
    "marker": (lambda s: s.marker_at.__setitem__(0, s.where[unit("mujahid-mi1")]), "de-rada is stacked with an enemy"),
    "unpaid": (lambda s: _take_away(s, "haro-pi2"), "the points of the moslem side do not add up"),
    "for-nothing": (_set("pending", [3, 0]), "the points of the christian side do not add up"),
    "marker-unpaid": (_set("marker_at", [NONE, NONE]), "the points of the moslem side do not add up"),
    "decided": (_set("score", [60, 0]), "a lead that wins goes on"),
    "winner": (_set("winner", MOSLEM), "there is a winner in a game that goes on, or none in one that ended"),
    "standard": (lambda s: _put(s, "haro-pi2", "1702"), "the standard is taken and the battle goes on"),
}


@pytest.mark.parametrize("name", WRONG)
def test_fault(name: str) -> None:
    """Each thing that cannot be is named."""
    spoil, fault = WRONG[name]
    s = at_start()
    assert GAME.faults(s) == []
    spoil(s)
    assert fault in GAME.faults(s)


def _worse_for_the_christians(change: Callable[[State], None]) -> bool:
    before, after = at_start(), at_start()
    change(after)
    return GAME.rules.estimate(after, CHRISTIAN) < GAME.rules.estimate(before, CHRISTIAN)


def test_estimate_likes_what_the_rules_reward() -> None:
    """Points, standing units, a guarded standard and a commander out of reach are worth something."""
    assert _worse_for_the_christians(_set("pending", [0, 5]))
    assert _worse_for_the_christians(_set("score", [0, 5]))
    assert _worse_for_the_christians(lambda s: s.order.__setitem__(unit("haro-ch1"), ROUTED))
    assert _worse_for_the_christians(lambda s: mark(s, unit("haro-ch1"), st.TIRED))
    assert _worse_for_the_christians(lambda s: _put(s, "mujahid-mi1", "1717"))
    assert not _worse_for_the_christians(lambda s: s.order.__setitem__(unit("andalus-cl1"), ROUTED))
    assert not _worse_for_the_christians(lambda s: _put(s, "haro-ch1", "1705"))
    assert not _worse_for_the_christians(lambda s: _put(s, "nasir-pi2", "1701"))
