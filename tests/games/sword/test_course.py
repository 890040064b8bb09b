"""Positions of the hex game that no course of play leads to."""

import random
from functools import cache
from typing import Any

import msgspec
import pytest

from gonfalon.core import ARBITER, NOBODY, Match, Refusal, Setup
from gonfalon.games.sword import game as sword
from gonfalon.games.sword.state import MARKER_WHERE
from tests.games.sword.positions import activate, field, hex_

GAME = sword()
SETUP = GAME.settle(Setup("navas-hex", {"time-limit": "on"}), with_bot=True)
STACK = "what is still to come does not fit the question"
ASKED = "somebody is asked who is not to be asked"
DECLARED = "what is declared is impossible"
ATTACK = "the attack that is under way is impossible"
FIRE = "the fire that is under way is impossible"
LOSS = "the leader who may be lost is impossible"
CHOSEN = "what was chosen is impossible"

Change = dict[str, Any]


@cache
def positions() -> dict[str, Any]:
    """A position for every question that came up in some random games, the last that came."""
    found = {}
    for seed in (1, 2):
        rng, state = random.Random(seed), GAME.begin(SETUP)
        while GAME.rules.to_move(state) != NOBODY:
            if state.options is None or len(state.options) > 1:
                view = GAME.view(state, ARBITER)
                assert GAME.unreachable(state) == [], f"{view.question} in game {seed}"
                found[view.question] = view
            GAME.rules.do(state, rng.choice(GAME.rules.legal(state)))
    return {question: msgspec.to_builtins(view) for question, view in found.items()}


def begin(view: Any) -> Match[Any]:
    return Match(GAME, msgspec.structs.replace(SETUP, position=view))


def fault(view: Any) -> str:
    with pytest.raises(Refusal) as refusal:
        begin(view)
    assert refusal.value.facts["why"] == "impossible"
    return str(refusal.value.facts["fault"])


@pytest.mark.full
def test_every_position_of_play_is_in_course() -> None:
    """No real position is refused, and almost every question came up to prove it."""
    assert len(positions()) > 20
    for view in positions().values():
        assert begin(view).to_move != NOBODY


@pytest.mark.parametrize(
    ("question", "change", "says"),
    [
        ("order", {"todo": []}, STACK),
        ("order", {"question": "shoot"}, STACK),
        ("rally-roll", {"chosen": 0}, STACK),
        ("order", {"asked": "fate"}, ASKED),
        ("volley", {"acting": "haro"}, ASKED),
        ("initiative", {"asked": "moslem"}, ASKED),
        ("activate", {"choices": 0}, ASKED),
        ("order", {"declared": [{"kind": "charge", "target": "nasir-pi1", "attackers": ["haro-pi1"]}]}, DECLARED),
        ("order", {"elan": 1}, ATTACK),
        ("combat-roll", {"target_hex": "0101"}, ATTACK),
        ("order", {"shooter": "haro-ar1"}, FIRE),
        ("order", {"losing": "haro"}, LOSS),
        ("order", {"chosen": 3}, CHOSEN),
        ("where", {"chosen": 200}, CHOSEN),
        ("facing", {"chosen_hex": "0101"}, CHOSEN),
    ],
)
def test_out_of_course(question: str, change: Change, says: str) -> None:
    """One thing changed in a real position is found, and the refusal says what does not fit."""
    assert fault(positions()[question] | change) == says


@pytest.mark.parametrize(("enemies", "breaks"), [(5, []), (6, [CHOSEN])])
def test_marker_with_nowhere_to_go_is_not_asked_about(enemies: int, breaks: list[str]) -> None:
    """H11.1: nobody is asked where a marker goes that has enemies on every side."""
    around = [GAME.pieces.ground.names[near] for near in GAME.pieces.ground.around[hex_("1714")]]
    ring = {f"djami-pi{n}": f"{name} S" for n, name in enumerate(around[:enemies], start=1)}
    s = field({"haro-ch1": "1714 N", "haro-ch2": "2014 N", **ring})
    s.marker_at[0] = hex_("1714")
    activate(s, "haro")
    s.ask, s.chosen = MARKER_WHERE, 0
    assert GAME.unreachable(s) == breaks


def test_whatever_is_accepted_can_be_played() -> None:
    """Small changes to real positions are refused, or play goes on from them and never fails."""
    rng, accepted = random.Random(3), 0
    for view in positions().values():
        for _ in range(15):
            try:
                match = begin(_changed(view, rng))
            except Refusal:
                continue
            accepted += 1
            state = match.state
            for _ in range(30):
                if actions := GAME.rules.legal(state):
                    GAME.rules.do(state, rng.choice(actions))
    assert accepted > 20


def _changed(view: Any, rng: random.Random) -> Any:
    """With one number more or less, or one unit as another stands."""
    name = rng.choice([name for name, value in view.items() if isinstance(value, int | list) and value != []])
    value = view[name]
    if isinstance(value, int):
        return view | {name: not value if isinstance(value, bool) else value + rng.choice((-1, 1))}
    one, other = rng.randrange(len(value)), rng.randrange(len(value))
    if isinstance(value[one], int):
        return view | {name: [*value[:one], value[one] + rng.choice((-1, 1)), *value[one + 1 :]]}
    return view | {name: [*value[:one], value[other], *value[one + 1 :]]}
