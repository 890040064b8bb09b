"""Positions of Las Navas that no course of play leads to, though every piece and card is in its place."""

import random
from functools import cache
from typing import Any

import msgspec
import pytest

from gonfalon.core import ARBITER, NOBODY, Match, Refusal, Setup
from gonfalon.games.navas import game as navas

GAME = navas()
CLOCK = "the round, the turn or who began is impossible"
HANDS = "the hands do not fit the turn"
SPECIALS = "the special cards do not fit the question"
ASKED = "somebody is asked who is not to be asked"
COUNTERS = "the points or combats of the turn are impossible"
ATTACK = "the attack that is under way is impossible"
HITS = "the damage to be spread is impossible"
WON = "the battle has been won and goes on"
KEEN = ("charge", "attack", "use", "shoot", "karr")

Change = dict[str, Any]


@cache
def views() -> list[Any]:
    """Every position of some lively games of the advanced variant."""
    found = []
    for seed in range(30):
        rng, state = random.Random(seed), GAME.begin(Setup("advanced", {"round-limit": "10"}))
        while GAME.rules.to_move(state) != NOBODY:
            found.append(GAME.view(state, ARBITER, memory=True))
            legal = GAME.rules.legal(state)
            keen = [action for action in legal if GAME.word(state, action).startswith(KEEN)]
            GAME.rules.apply(state, rng.choice(keen if keen and rng.random() < 0.6 else legal))
    return found


def position(question: str, **wanted: Any) -> Any:
    """The first position in which this is asked."""
    return next(view for view in views() if view.question == question and fits(view, wanted))


def fits(view: Any, wanted: Change) -> bool:
    parts = {"kind": view.fight and view.fight.kind, "side": view.fight and view.fight.side}
    return all((parts | msgspec.structs.asdict(view))[name] == value for name, value in wanted.items())


def begin(view: Any) -> Match[Any]:
    return Match(GAME, Setup("advanced", {"round-limit": "10"}, view))


def fault(view: Any) -> str:
    with pytest.raises(Refusal) as refusal:
        begin(view)
    assert refusal.value.facts["why"] == "impossible"
    return str(refusal.value.facts["fault"])


@pytest.mark.parametrize(
    ("question", "wanted", "change", "says"),
    [
        ("act", {}, {"round": 0}, CLOCK),
        ("act", {}, {"round": 11}, CLOCK),
        ("act", {}, {"turn": 4}, CLOCK),
        ("act", {}, {"first": None}, CLOCK),
        ("initiative", {"round": 1}, {"first": "muslim"}, CLOCK),
        ("initiative", {}, {"turn": 0}, CLOCK),
        ("lay-aside", {}, {"round": 2, "first": "muslim"}, CLOCK),
        ("deal", {"round": 2}, {"turn": -1}, CLOCK),
        ("exchange", {}, {"turn": 3}, CLOCK),
        ("play", {"turn": 1}, {"turn": 2}, HANDS),
        ("act", {"turn": 1}, {"question": "play"}, HANDS),
        ("initiative", {}, {"shield": "muslim"}, HANDS),
        ("initiative", {}, {"question": "deal", "asked": "fate"}, HANDS),
        ("play", {"round": 1}, {"returned": "1-6"}, SPECIALS),
        ("act", {}, {"asked": "fate"}, ASKED),
        ("play", {"asked": "muslim"}, {"asked": "christian"}, ASKED),
        ("play", {}, {"offered": "sancho-vii"}, ASKED),
        ("react", {}, {"offered": None}, ASKED),
        ("act", {"asked": "muslim"}, {"question": "peek", "asked": "fate"}, ASKED),
        ("draw", {}, {"asked": "muslim"}, None),
        ("act", {}, {"points": 60}, COUNTERS),
        ("act", {}, {"combats": 0, "shots": 1}, COUNTERS),
        ("act", {}, {"shots": -1}, COUNTERS),
        ("play", {}, {"points": 1}, COUNTERS),
        ("act", {"asked": "muslim"}, {"question": "karr"}, ATTACK),
        ("act", {"asked": "muslim"}, {"question": "advance"}, ATTACK),
        ("karr", {}, {"question": "act", "asked": "christian"}, ATTACK),
        ("karr", {}, {"combats": 0}, ATTACK),
        ("karr", {}, {"fight": None}, ATTACK),
        ("karr", {}, {"question": "advance"}, ATTACK),
        ("spread", {}, {"hits": []}, HITS),
        ("draw", {}, {"hits": [{"zone": "A1", "damage": 1, "spread": None}]}, HITS),
    ],
)
def test_out_of_course(question: str, wanted: Change, change: Change, says: str | None) -> None:
    """One thing changed in a real position is found, and the refusal says what does not fit."""
    view = position(question, **wanted)
    begin(view)
    plain = msgspec.to_builtins(view) | change
    if says is None:
        # Who is asked where only fate can be is not even read: the view does not give itself back.
        with pytest.raises(Refusal):
            begin(plain)
    else:
        assert fault(plain) == says


@pytest.mark.parametrize(
    ("question", "wanted", "change"),
    [
        ("karr", {}, {"step": 4}),
        ("karr", {}, {"karr": True}),
        ("karr", {}, {"side": "muslim"}),
        ("karr", {}, {"target": "A6"}),
        ("karr", {}, {"kind": "standard"}),
        ("karr", {}, {"joined": []}),
        ("karr", {}, {"joined": ["al-nasir"]}),
        ("draw", {"side": "christian"}, {"step": 3}),
        ("draw", {"side": "muslim", "kind": "standard"}, {"ready": ["sancho-vii"]}),
        ("draw", {"side": "muslim", "kind": "standard"}, {"kind": "karr"}),
        ("draw", {"side": "muslim", "kind": "standard"}, {"karr": True}),
        ("draw", {"side": "muslim", "kind": "standard"}, {"target": "A6"}),
        ("draw", {"side": "christian", "kind": "charge"}, {"target": "C6"}),
        ("react", {"side": "christian"}, {"step": 1}),
        ("advance", {}, {"step": 1}),
        ("spread", {"kind": "charge"}, {"step": 0}),
    ],
)
def test_impossible_attack(question: str, wanted: Change, change: Change) -> None:
    """An attack that could not have been declared, or is not at the step of its question, is found."""
    plain = msgspec.to_builtins(position(question, **wanted))
    assert fault(plain | {"fight": plain["fight"] | change}) == ATTACK


def test_battle_that_has_been_won() -> None:
    """N9.1: without al-Nasir there is nothing left to play for."""
    plain = msgspec.to_builtins(position("play"))
    zones = {zone: [unit for unit in units if unit["tag"] != "al-nasir"] for zone, units in plain["zones"].items()}
    tags = [unit["tag"] for units in plain["zones"].values() for unit in units]
    assert "al-nasir" in tags
    order = GAME.pieces.tags
    fallen = sorted([*plain["fallen"], "al-nasir"], key=order.index)
    assert fault(plain | {"zones": zones, "fallen": fallen}) == WON
