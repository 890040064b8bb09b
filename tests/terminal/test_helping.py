"""What helps a person at the table: refusals, rules, fights, the log, a warning."""

import random
from typing import Any

import pytest

from gonfalon.core import Match, Refusal, Setup
from gonfalon.terminal.screens.dialogs import Confirm, EndWindow, FightWindow, LogWindow, RuleWindow
from gonfalon.terminal.screens.odds import loses_at_once
from gonfalon.terminal.screens.play_screen import PlayScreen
from tests.terminal.hands import (
    GAME,
    _fate,
    app_for,
    app_resuming,
    here,
    is_asked,
    keep,
    pick,
    seen,
    settle,
    table,
    until,
)
from tests.terminal.tables import type_


async def test_typed_words_and_refusals() -> None:
    """A word can be typed; an illegal one is refused in plain words with its rule, and ? shows that rule."""
    app = app_for(seed=44)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        screen = table(pilot)
        await type_(pilot, "slash", "move b4>b3 all")
        await until(pilot, lambda: screen.refusal is not None and is_asked(pilot))
        assert screen.refusal
        assert screen.refusal.rule in seen(pilot)
        with pytest.raises(Refusal) as refused:
            here(pilot).match.act(screen.seat, "move b4>b3 all")
        assert screen.refusal.text == GAME.say(refused.value)
        assert screen.refusal.text[:20] in seen(pilot)
        await pilot.press("question_mark")
        await until(pilot, lambda: isinstance(app.screen, RuleWindow))
        await until(pilot, lambda: f"{screen.refusal and screen.refusal.rule} " in seen(pilot).split("Rule ")[1][6:])
        await pilot.press("escape")
        assert screen.sight
        before, word = screen.session.number, screen.sight.legal[0]
        await type_(pilot, "slash", word)
        await until(pilot, lambda: screen.session.number > before)
        assert screen.refusal is None


async def test_fight_is_shown_as_a_sum() -> None:
    """A fight stops play with its sum; it can be looked at again, and stopping can be switched off."""
    app = app_for(seed=44)
    async with app.run_test(size=(80, 24)) as pilot:
        rng = random.Random(44)
        while not isinstance(app.screen, FightWindow):
            await settle(pilot)
            if isinstance(app.screen, PlayScreen):
                await pick(pilot, rng)
        await until(pilot, lambda: "total" in seen(pilot))
        await pilot.press("enter", "enter")  # the keys that choose do not close it
        assert isinstance(app.screen, FightWindow)
        for part in ("card", "power", "vs."):
            assert part in seen(pilot)
        await pilot.press("s")
        await until(pilot, lambda: is_asked(pilot))
        assert not table(pilot).stopping
        await pilot.press("c")
        await until(pilot, lambda: isinstance(app.screen, FightWindow) and "total" in seen(pilot))
        await pilot.press("space")
        await pilot.press("l")
        await until(pilot, lambda: isinstance(app.screen, LogWindow) and "Round 1" in seen(pilot))


async def test_log_is_what_the_seat_heard() -> None:
    """The log beside the board tells this seat's news and no others'."""
    app = app_for(seed=44)
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        assert "The Muslims are dealt a card." in seen(pilot)
        assert "The Christians are dealt" in seen(pilot)


def _about_to_blunder() -> tuple[Match[Any], str]:
    """A match in which a legal move hands over the victory, found by random play."""
    rng = random.Random(BLUNDER_SEED)
    match = Match(GAME, Setup("basic", {"round-limit": "30"}), {}, _fate(BLUNDER_SEED))
    while True:
        legal = match.sight(match.to_move).legal
        for word in legal if len(legal) > 1 and match.number >= BLUNDER_NUMBER else []:
            if loses_at_once(GAME, match.sight(match.to_move).view, match.to_move, word):
                return match, word
        match.act(match.to_move, rng.choice(legal))


BLUNDER_SEED = 21
BLUNDER_NUMBER = 75


@pytest.mark.full
async def test_warning_before_a_blunder() -> None:
    """A player who is about to lose at once is warned, and may do it all the same."""
    match, word = _about_to_blunder()
    match.players = dict.fromkeys(GAME.seats, "random") | {GAME.seats[match.to_move]: "person"}
    app = app_resuming(keep(match))
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await type_(pilot, "slash", word)
        await until(pilot, lambda: isinstance(app.screen, Confirm))
        await pilot.press("n")
        await until(pilot, lambda: is_asked(pilot))
        await type_(pilot, "slash", word)
        await until(pilot, lambda: isinstance(app.screen, Confirm))
        await pilot.press("y")
        await until(pilot, lambda: isinstance(app.screen, EndWindow))
