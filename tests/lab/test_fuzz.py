"""Fuzzing can fail: each kind of violation is caught."""

from typing import Any

import pytest

from gonfalon.core import FATE, Action, Setup, registry
from gonfalon.games.navas import Navas
from gonfalon.games.navas.guess import NavasGuess
from gonfalon.games.navas.play import NavasRules
from gonfalon.games.navas.state import State
from gonfalon.games.navas.view import NavasView
from gonfalon.lab.fuzz import Fault, Tally, WatchedGame, missing
from gonfalon.lab.playing import setups, varied_setups

SETUP = Setup("advanced")


def watched(game: Navas, seed: int = 1) -> None:
    WatchedGame(game, SETUP, seed).play()


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
    assert found == [{"time-limit": value, "turn-cap": "30"} for value in ("on", "off")]


def test_what_never_came_up_is_told() -> None:
    """A game names what should come up; what did not is reported with its scenario."""
    game = registry.find("saladin")
    tally = Tally()
    for seed in range(20):
        tally.add(WatchedGame(game, Setup("arsuf"), seed).play())
    never = missing("saladin", tally)
    assert "arsuf: order richard charge" not in never
    assert {f"hattin: {topic}" for topic in game.topics("hattin")} <= set(never)


def test_impossible_state_is_caught() -> None:
    """A state with a fault stops the run and reports the fault with what is needed to reproduce it."""
    game = broken(faults=lambda self, state: ["four units in a zone"] if state.round > 1 else [])
    with pytest.raises(Fault, match=r"four units in a zone\nset-up .* seed 1, after actions \["):
        watched(game)


def test_shared_list_in_copy_is_caught() -> None:
    """A copy that shares something with its original is caught."""

    def do(self: NavasRules, state: State, action: Action) -> None:
        NavasRules.do(self, state, action)
        leak.append(action)
        state.round += len(leak) % 2

    leak: list[Action] = []
    with pytest.raises(Fault, match="a copy plays differently"):
        watched(with_broken_rules(do=do))


def test_lax_apply_is_caught() -> None:
    """An apply that accepts an illegal action is caught."""

    def apply(self: NavasRules, state: State, action: Action) -> None:
        if action in self.legal(state):
            NavasRules.apply(self, state, action)

    with pytest.raises(Fault, match="is illegal but was accepted"):
        watched(with_broken_rules(apply=apply))


def test_wrong_look_up_is_caught() -> None:
    """A legal action that the look-up rejects is caught."""
    with pytest.raises(Fault, match="is_legal rejects a legal action"):
        watched(with_broken_rules(is_legal=lambda self, state, action: False))


def test_wrong_returns_are_caught() -> None:
    """Returns that differ from the result are caught."""
    with pytest.raises(Fault, match="do not match the result"):
        watched(with_broken_rules(returns=lambda self, state: [0.0, 0.0]))


def test_coarse_key_is_caught() -> None:
    """A key that is the same for two different views is caught."""
    with pytest.raises(Fault, match="key and view"):
        watched(broken(info_key=lambda self, state, seat: seat))


def test_fine_key_is_caught() -> None:
    """A key that contains something hidden differs between the true state and a guess that looks the same."""
    with pytest.raises(Fault, match="a guess has another key"):
        watched(broken(info_key=lambda self, state, seat: self.whole(state)))


def test_deaf_parser_is_caught() -> None:
    """A word that does not parse back to its action is caught."""
    with pytest.raises(Fault, match="a word does not parse back to its action"):
        watched(broken(parse=lambda self, state, text: None))


def test_wrong_guess_is_caught() -> None:
    """A guess that gets an open card wrong looks different from the truth."""

    def guess(self: Navas, view: NavasView) -> NavasGuess:
        guess = Navas.guess(self, view)
        guess.table.points += 1
        return guess

    with pytest.raises(Fault, match="a guess gives another view"):
        watched(broken(guess=guess))


def test_ambiguous_words_are_caught() -> None:
    """Two actions with the same word are caught."""
    with pytest.raises(Fault, match="two actions have the same word"):
        watched(broken(word=lambda self, state, action: "something"))


def test_lossy_steps_are_caught() -> None:
    """Steps that omit a part of their word are caught."""
    with pytest.raises(Fault, match="the steps of a word do not add up to it"):
        watched(broken(path=lambda self, word: tuple(word.split())))


def test_ambiguous_steps_are_caught() -> None:
    """Two words that differ only in the separators of their steps are caught."""

    def word(self: Navas, state: State, action: int) -> str:
        return ">" * self.rules.legal(state).index(action)

    with pytest.raises(Fault, match="two words have the same steps"):
        watched(broken(word=word, path=lambda self, word: (word,)))
