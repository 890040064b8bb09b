"""The proof by random games can fail: each kind of broken law is caught."""

import random
from typing import Any

import pytest

from gonfalon.core import Action, Setup, registry
from gonfalon.games.navas import Navas
from gonfalon.games.navas.state import State
from gonfalon.games.navas.view import NavasView
from gonfalon.lab.fuzz import Fault, Tally, WatchedGame, missing

SETUP = Setup("advanced")


def watched(game: Navas, seed: int = 1) -> None:
    WatchedGame(game, SETUP, seed).play()


def broken(**methods: Any) -> Navas:
    """Las Navas with some methods replaced."""
    sound = registry.find("navas")
    made: Navas = type("Broken", (Navas,), methods)(sound.edition)
    return made


def test_sound_game_passes() -> None:
    """With nothing broken nothing is reported, and games, decisions and endings are counted."""
    tally = WatchedGame(registry.find("navas"), SETUP, 50).play()
    assert (tally.games, tally.endings.total()) == (1, 1)
    assert tally.decisions == tally.topics.total() > 20
    assert tally.refused > tally.decisions


def test_what_never_came_up_is_told() -> None:
    """A game names what should come up; what did not is told with its scenario."""
    game = registry.find("saladin")
    tally = Tally()
    for seed in range(20):
        tally.add(WatchedGame(game, Setup("arsuf"), seed).play())
    never = missing("saladin", tally)
    assert "arsuf: order richard charge" not in never
    assert {f"hattin: {topic}" for topic in game.topics("hattin")} <= set(never)


def test_impossible_state_is_caught() -> None:
    """A state with a fault stops the run and says which, with what is needed to see it again."""
    game = broken(faults=lambda self, state: ["four units in a zone"] if state.round > 1 else [])
    with pytest.raises(Fault, match=r"four units in a zone\nset-up .* seed 1, after actions \["):
        watched(game)


def test_shared_list_in_copy_is_caught() -> None:
    """A copy that shares something with its original is found out."""

    def apply(self: Navas, state: State, action: Action) -> None:
        Navas.apply(self, state, action)
        leak.append(action)
        state.round += len(leak) % 2

    leak: list[Action] = []
    with pytest.raises(Fault, match="a copy plays differently"):
        watched(broken(apply=apply))


def test_lax_apply_is_caught() -> None:
    """An apply that swallows what was not offered is found out."""

    def apply(self: Navas, state: State, action: Action) -> None:
        if action in self.legal(state):
            Navas.apply(self, state, action)

    with pytest.raises(Fault, match="was not offered but accepted"):
        watched(broken(apply=apply))


def test_wrong_guess_is_caught() -> None:
    """A guess that gets an open card wrong looks different from the truth."""

    def guess(self: Navas, view: NavasView, rng: random.Random) -> State:
        state = Navas.guess(self, view, rng)
        state.points += 1
        return state

    with pytest.raises(Fault, match="a guess looks different"):
        watched(broken(guess=guess))


def test_ambiguous_words_are_caught() -> None:
    """Two actions with one word are found out."""
    with pytest.raises(Fault, match="two actions have one word"):
        watched(broken(word=lambda self, state, action: "something"))


def test_lossy_steps_are_caught() -> None:
    """Steps that leave out a part of their word are found out."""
    with pytest.raises(Fault, match="the steps of a word do not make it up"):
        watched(broken(path=lambda self, word: tuple(word.split())))


def test_ambiguous_steps_are_caught() -> None:
    """Two words that differ only in what separates their steps are found out."""

    def word(self: Navas, state: State, action: int) -> str:
        return ">" * self.legal(state).index(action)

    with pytest.raises(Fault, match="two words have the same steps"):
        watched(broken(word=word, path=lambda self, word: (word,)))
