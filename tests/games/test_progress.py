"""How far each side is on its ways to win: by the rules' own conditions, from what a seat may know."""

import random

import msgspec
import pytest

from gonfalon.core import ARBITER, WATCHER, Fate, Match, Setup, registry
from gonfalon.core.texts import LANGUAGES

BATTLES = [(name, scenario.name) for name in registry.names() for scenario in registry.find(name).scenarios]
STEPS = 150


@pytest.mark.parametrize(("name", "scenario"), BATTLES)
def test_progress_of_a_match(name: str, scenario: str) -> None:
    """It is the same for everybody, so it tells nothing hidden; every side has some; it has sentences; and whoever wins
    by the rules was near."""
    game, rng = registry.find(name), random.Random(7)
    match = Match(game, Setup(scenario), fate=Fate(bytes(32), [b"a", b"b"]))
    speakers = [game.speaking(language) for language in LANGUAGES]
    while match.result is None and match.number < STEPS:
        told = match.sight(WATCHER).progress
        assert {one.seat for one in told} == set(game.seats)
        for looker in (*range(len(game.seats)), ARBITER):
            assert match.sight(looker).progress == told
        for one in told:
            for speaker in speakers:
                assert str(abs(one.have)) in speaker.say(one) or not one.have
        match.act(match.to_move, rng.choice(match.sight(match.to_move).legal))


@pytest.mark.parametrize(
    ("have", "options", "said"),
    [
        (9, {}, ["9 ahead; a lead of 50 wins", "9 behind; a lead of 50 wins"]),
        (9, {"time-limit": "on"}, ["9 ahead; a lead of 7 wins at the end", "9 behind; a lead of 7 wins at the end"]),
        (0, {}, ["tied; a lead of 50 wins"] * 2),
    ],
)
def test_who_leads_on_the_hexes(have: int, options: dict[str, str], said: list[str]) -> None:
    """First what decides when the battle ends by itself, with the goal: nobody reads of a lead of less than nothing."""
    game = registry.find("sword")
    match = Match(game, Setup("navas-hex", options), fate=Fate(bytes(32), [b"a", b"b"]))
    view = msgspec.structs.replace(match.sight(WATCHER).view, score=[have, 0])
    ways = game.progress(view)
    assert [game.say(next(way for way in ways if way.seat == seat)) for seat in game.seats] == said


def test_whose_orders_are_left() -> None:
    """Under the name of one side stand the Orders of the other, so they are called by theirs."""
    game = registry.find("saladin")
    assert [game.say(way) for way in game.progress(Match(game, Setup("arsuf")).sight(WATCHER).view)] == [
        "Ayyubid Orders left: 12 (0 to win)",
        "Crusader Orders left: 11 (0 to win)",
    ]


@pytest.mark.parametrize("seed", range(12))
def test_who_wins_was_near(seed: int) -> None:
    """In Las Navas and at Arsuf the page has warned of the end before it came."""
    name, scenario = [("navas", "basic"), ("saladin", "arsuf")][seed % 2]
    game, rng = registry.find(name), random.Random(seed)
    match = Match(game, Setup(scenario), fate=Fate(bytes([seed]) * 32, [b"a", b"b"]))
    warned: set[str] = set()
    while match.result is None:
        warned = {one.seat for one in match.sight(WATCHER).progress if one.near} or warned
        match.act(match.to_move, rng.choice(match.sight(match.to_move).legal))
    assert match.result.winner is None or match.result.winner in warned
