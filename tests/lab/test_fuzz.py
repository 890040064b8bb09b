"""Fuzzing can fail: each kind of violation is caught."""

from collections.abc import Callable
from itertools import count
from typing import Any

import pytest

from gonfalon.core import FATE, Action, Setup, registry
from gonfalon.games.navas import Navas
from gonfalon.games.navas.interface.guess import NavasGuess
from gonfalon.games.navas.interface.views import NavasView
from gonfalon.games.navas.rules.engine import NavasRules
from gonfalon.games.navas.rules.state import State
from gonfalon.lab.fuzz import Fault, Tally, WatchedGame, missing
from gonfalon.lab.random_games import setups, varied_setups

SETUP = Setup("advanced")


def broken(**methods: Any) -> Navas:
    """Las Navas with some methods replaced."""
    sound = registry.find("navas")
    made: Navas = type("Broken", (Navas,), methods)(sound.edition)
    return made


def with_broken_rules(**methods: Any) -> Navas:
    """Las Navas with some methods of its rules replaced."""
    game: Navas = broken()
    game.rules = type("BrokenRules", (NavasRules,), methods)(game.pieces)
    return game


def test_sound_game_passes() -> None:
    """With nothing broken nothing is reported, and games, decisions and endings are counted."""
    tally = WatchedGame(registry.find("navas"), SETUP, 50).play()
    assert (tally.games, tally.endings.total()) == (1, 1)
    assert tally.decisions == tally.topics.total() > 20
    assert tally.refused > tally.decisions


def test_advice_is_heeded_in_half_of_the_games() -> None:
    """Where a game advises, every other pair of games goes its way for the most part; the dice are not advised."""
    asked = {seed: _asked_for_advice(seed) for seed in (1, 2)}
    assert asked[1] == [] != asked[2]


def _asked_for_advice(seed: int) -> list[Action]:
    """What was advised in a game whose advice is always the last thing that it may do."""
    heeded: list[Action] = []

    def advice(self: NavasRules, state: State) -> Action:
        assert self.to_move(state) != FATE
        heeded.append(self.legal(state)[-1])
        return heeded[-1]

    WatchedGame(with_broken_rules(advice=advice), SETUP, seed).play()
    return heeded


def test_lab_plays_with_a_computers_options() -> None:
    """Fuzz and bench play like a match with a computer: Las Navas has a last round there."""
    assert [setup.options["round-limit"] for setup in setups(registry.find("navas"))] == ["30", "30"]


def test_fuzz_varies_what_players_may_choose() -> None:
    """With and without the time limit, but never without a last turn."""
    found = [setup.options for setup in varied_setups(registry.find("sword"))]
    assert found == [{"time-limit": value, "turn-cap": "30"} for value in ("off", "on")]


def test_what_never_came_up_is_told() -> None:
    """A game names what should come up; what did not is reported with its scenario."""
    game = registry.find("saladin")
    tally = Tally()
    for seed in range(20):
        tally.add(WatchedGame(game, Setup("arsuf"), seed).play())
    never = missing("saladin", tally)
    assert "arsuf: order richard charge" not in never
    assert {f"hattin: {topic}" for topic in game.topics("hattin")} <= set(never)


def sharing() -> Navas:
    """A copy shares something with its original."""
    calls = count()

    def do(self: NavasRules, state: State, action: Action) -> None:
        NavasRules.do(self, state, action)
        state.round += next(calls) % 2

    return with_broken_rules(do=do)


def lax() -> Navas:
    """An illegal action is accepted."""

    def apply(self: NavasRules, state: State, action: Action) -> None:
        if action in self.legal(state):
            NavasRules.apply(self, state, action)

    return with_broken_rules(apply=apply)


def guessing_wrong() -> Navas:
    """A guess gets an open card wrong."""

    def guess(self: Navas, view: NavasView) -> NavasGuess:
        guess = Navas.guess(self, view)
        guess.table.points += 1
        return guess

    return broken(guess=guess)


def with_ambiguous_steps() -> Navas:
    """Two words differ only in the separators of their steps."""

    def word(self: Navas, state: State, action: int) -> str:
        return ">" * self.rules.legal(state).index(action)

    return broken(word=word, path=lambda self, word: (word,))


BROKEN: dict[str, Callable[[], Navas]] = {
    r"four units in a zone\nset-up .* seed 1, after actions \[": lambda: broken(
        faults=lambda self, state: ["four units in a zone"] if state.round > 1 else []
    ),
    "a copy plays differently": sharing,
    "is illegal but was accepted": lax,
    "is_legal rejects a legal action": lambda: with_broken_rules(is_legal=lambda self, state, action: False),
    "do not match the result": lambda: with_broken_rules(returns=lambda self, state: [0.0, 0.0]),
    "key and view": lambda: broken(info_key=lambda self, state, seat: seat),
    "a guess has another key": lambda: broken(info_key=lambda self, state, seat: self.whole(state)),
    "a word does not parse back to its action": lambda: broken(parse=lambda self, state, text: None),
    "a guess gives another view": guessing_wrong,
    "two actions have the same word": lambda: broken(word=lambda self, state, action: "something"),
    "the steps of a word do not add up to it": lambda: broken(path=lambda self, word: tuple(word.split())),
    "two words have the same steps": with_ambiguous_steps,
}


@pytest.mark.parametrize("said", BROKEN)
def test_violation_is_caught(said: str) -> None:
    """The run stops, says what is wrong, and with what it can be reproduced."""
    with pytest.raises(Fault, match=said):
        WatchedGame(BROKEN[said](), SETUP, 1).play()
