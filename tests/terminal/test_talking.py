"""What people say at one screen besides the game: taking back, with and without consent."""

import random

import pytest

from gonfalon.core import Match, talk
from gonfalon.protocol.updates import ToldStep
from gonfalon.terminal.screens.dialogs import Confirm
from gonfalon.terminal.session.session import last_decision
from tests.terminal.hands import GAME, app_for, here, is_asked, pick, play, seen, settle, until


async def test_undo() -> None:
    """u takes back at once what nobody has answered; the log mentions it."""
    app = app_for(seed=44)
    async with app.run_test(size=(120, 36)) as pilot:
        await play(pilot, random.Random(1), actions=2)
        await until(pilot, lambda: is_asked(pilot))
        match = here(pilot).match
        undo = match.sight(1).undo
        assert undo is not None
        before = Match.follow(match.record(), GAME, until=undo).sight(1)
        await pilot.press("u")
        await until(pilot, lambda: match.steps[-1].entry.word.startswith(talk.TAKE_BACK) and is_asked(pilot))
        assert (match.sight(1).view, match.sight(1).legal) == (before.view, before.legal)
        await until(pilot, lambda: "Christians: I've undone my last move." in seen(pilot))


def test_last_decision_that_counts() -> None:
    """What was taken back is no longer a decision, and what others or fate did is not the seat's own."""
    words = [
        ("fate", "deal"),
        ("a", "one"),
        ("b", "two"),
        ("a", "three"),
        ("a", "take back 3"),
        ("a", "four"),
        ("b", "five"),
        ("a", "offer take back 5"),
        ("b", "accept take back"),
    ]
    steps = [ToldStep(number, *step, []) for number, step in enumerate(words, start=1)]
    found = [last_decision(steps[:number], "a") for number in range(len(steps) + 1)]
    assert found == [None, None, 1, 1, 3, 1, 5, 5, 5, 1]
    assert last_decision(steps, GAME.seats[0]) is None


@pytest.mark.full
async def test_bot_lets_one_take_back() -> None:
    """If a bot has already answered, it is asked, and agrees."""
    app = app_for(seed=44)
    async with app.run_test(size=(120, 36), notifications=True) as pilot:
        await settle(pilot)
        match = here(pilot).match
        before = match.sight(1)
        await pilot.press("u")
        await until(pilot, lambda: "You have nothing to undo" in seen(pilot))
        await pick(pilot, random.Random(1))
        await until(pilot, lambda: is_asked(pilot))
        assert match.sight(1).undo is None
        await pilot.press("u")
        await until(pilot, lambda: isinstance(app.screen, Confirm))
        await pilot.press("y")
        await until(pilot, lambda: is_asked(pilot) and match.steps[-1].entry.word == talk.GIVE_BACK)
        assert match.sight(1).view == before.view
        await until(pilot, lambda: "Random computer: Yes, go ahead." in seen(pilot))
