"""Positions of Saladin that no course of play leads to, though no lance and no Order is missing."""

import random
from functools import cache
from typing import Any

import msgspec
import pytest

from gonfalon.core import ARBITER, NOBODY, Match, Refusal, Setup
from gonfalon.games.saladin import game as saladin

GAME = saladin()
POOLS = "the battle has been won and goes on, or the garrison is impossible"
BANNERS = "a Banner is not where its lances and its card put it"
LEADERS = "what Leaders or cards have done once is impossible"
ASKED = "somebody is asked who is not to be asked"
DEED = "the activation that is under way is impossible"

Change = dict[str, Any]


@cache
def views(scenario: str) -> list[Any]:
    """Every position of some random games."""
    found = []
    for seed in range(12):
        rng, state = random.Random(seed), GAME.begin(Setup(scenario))
        while GAME.rules.to_move(state) != NOBODY:
            found.append(msgspec.to_builtins(GAME.view(state, ARBITER, memory=True)))
            GAME.rules.apply(state, rng.choice(GAME.rules.legal(state)))
    return found


def position(question: str, scenario: str = "arsuf", **wanted: Any) -> Any:
    """The first position in which this is asked."""
    found = (view for view in views(scenario) if view["question"] == question)
    return next(view for view in found if wanted.items() <= (view | (view["deed"] or {})).items())


def fault(view: Any) -> str:
    with pytest.raises(Refusal) as refusal:
        Match(GAME, Setup(view["scenario"], {}, view))
    assert refusal.value.facts["why"] == "impossible"
    return str(refusal.value.facts["fault"])


@pytest.mark.parametrize(
    ("question", "change", "says"),
    [
        ("activate", {"turn": 0}, POOLS),
        ("activate", {"horns": True}, LEADERS),
        ("activate", {"fed": True}, LEADERS),
        ("activate", {"shield": "saladin"}, LEADERS),
        ("activate", {"initiative": None}, ASKED),
        ("activate", {"asked": "fate"}, ASKED),
        ("activate", {"question": "react"}, ASKED),
        ("activate", {"question": "roll", "asked": "fate"}, ASKED),
        ("roll", {"deed": None}, ASKED),
        ("roll", {"question": "activate", "asked": "crusaders"}, ASKED),
        ("begin", {"question": "seize"}, ASKED),
        ("roll", {"asked": "crusaders"}, DEED),
        ("react", {"asked": "fate"}, DEED),
    ],
)
def test_out_of_course(question: str, change: Change, says: str) -> None:
    """One thing changed in a real position is found, and the refusal says what does not fit."""
    view = position(question)
    Match(GAME, Setup("arsuf", {}, view))
    assert fault(view | change) == says


def test_other_side_begins() -> None:
    """S2.2: only the side with the initiative is asked whether it begins."""
    view = position("begin")
    other = "ayyubids" if view["asked"] == "crusaders" else "crusaders"
    assert fault(view | {"asked": other}) == ASKED


@pytest.mark.parametrize(
    ("question", "wanted", "change"),
    [
        ("roll", {}, {"red": 5}),
        ("roll", {}, {"green": 7}),
        ("roll", {}, {"rolled": ["one"] * 9}),
        ("roll", {"target": None, "reactor": None}, {"target": "garrison"}),
        ("react", {}, {"red": 1}),
        ("react", {}, {"rolled": ["one"]}),
        ("react", {}, {"target": None}),
        ("react", {}, {"target": "garrison"}),
    ],
)
def test_impossible_activation(question: str, wanted: Change, change: Change) -> None:
    """S3.1: an action with other dice than its card shows, or at nobody it can be aimed at, is found."""
    view = position(question, **wanted)
    assert fault(view | {"deed": view["deed"] | change}) == DEED


def test_reaction_to_what_is_no_charge() -> None:
    """S3.4: only a charge calls for a Reaction."""
    charge = position("react")
    roll = next(v for v in views("arsuf") if v["question"] == "roll" and v["deed"]["reactor"])
    calm = position("roll", reactor=None, target=None)
    taken = {key: roll["deed"][key] for key in ("reactor", "reaction")}
    assert fault(calm | {"deed": calm["deed"] | taken}) == DEED
    assert fault(calm | {"question": "react", "asked": charge["asked"]}) == DEED


@pytest.mark.parametrize("change", [{"place": "aside"}, {"place": "given"}, {"place": "boxed"}, {"committed": True}])
def test_banner_out_of_its_place(change: Change) -> None:
    """S1.6, S1.7, S5.2: who has lances is not given away, and who has one location is never Committed."""
    view = position("activate")
    found = set()
    for number, banner in enumerate(view["banners"]):
        banners = [*view["banners"]]
        banners[number] = banner | change
        try:
            Match(GAME, Setup("arsuf", {}, view | {"banners": banners}))
        except Refusal as refusal:
            found.add(refusal.facts["fault"])
    assert BANNERS in found


@pytest.mark.parametrize("scenario", ["arsuf", "hattin"])
def test_every_position_of_play_is_in_course(scenario: str) -> None:
    """No real position is refused."""
    for view in views(scenario)[::3]:
        assert GAME.unreachable(GAME.guess(msgspec.convert(view, GAME.view_type)).draw(random.Random(0))) == []
