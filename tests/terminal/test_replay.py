"""Looking at a match again, as one seat saw it."""

import random

import pytest

from gonfalon.bots import Random
from gonfalon.core import ARBITER, WATCHER, Match, Record, Setup
from gonfalon.terminal.screens.replay import Replay, ReplayApp, lines, moments
from tests.terminal.hands import BOARD, GAME, _fate, seen, until


@pytest.fixture(scope="module")
def record() -> Record:
    match = Match(GAME, Setup("advanced"), dict.fromkeys(GAME.seats, "random"), _fate(111))
    bots = [Random(GAME, seat, random.Random(seat)) for seat in (0, 1)]
    while match.result is None:
        match.act(match.to_move, bots[match.to_move].choose(match.sight(match.to_move, memory=True)))
    return match.record()


async def test_stepping(record: Record) -> None:
    """Left and right go one action, Home and End to either end; the board and the log follow."""
    app = ReplayApp(record, GAME, BOARD, 1)
    async with app.run_test(size=(80, 24)) as pilot:
        replay = app.screen
        assert isinstance(replay, Replay)
        await pilot.press("right", "right", "left")
        assert replay.number == 1
        await pilot.press("left", "left")
        assert replay.number == 0
        await pilot.press("end")
        assert replay.number == len(record.entries)
        assert record.result
        end = GAME.say(record.result)[:20]
        await until(pilot, lambda: end in seen(pilot))
        await pilot.press("c")
        await until(pilot, lambda: "total" in seen(pilot))
        await pilot.press("space", "l", "space", "home")
        await pilot.pause()
        assert replay.number == 0


async def test_keys_that_used_to_do_nothing_or_too_much(record: Record) -> None:
    """Before any fight c says so; Esc asks before it leaves."""
    app = ReplayApp(record, GAME, BOARD, 1)
    async with app.run_test(size=(80, 24), notifications=True) as pilot:
        await pilot.press("c")
        await until(pilot, lambda: "No fights yet" in seen(pilot))
        await pilot.press("escape")
        await until(pilot, lambda: "Leave the replay?" in seen(pilot))
        await pilot.press("n")
        await until(pilot, lambda: isinstance(app.screen, Replay))
        await pilot.press("escape", "y")
        await until(pilot, lambda: app._exit)


@pytest.mark.parametrize("seat", [0, 1, WATCHER, ARBITER])
def test_only_what_the_seat_saw(record: Record, seat: int) -> None:
    """Every moment is the seat's own sight and news: nothing of a hand that it could not see."""
    match = Match.follow(record, GAME, until=0)
    for number, moment in enumerate(moments(record, GAME, seat)):
        if number:
            match.enter_recorded(record.entries[number - 1], record)
            assert moment.word == match.steps[-1].shown[seat]
        assert moment.sight == match.sight(seat)
        hidden = [name for name, hand in moment.sight.view.hands.items() if hand.cards is None]
        assert hidden == [name for place, name in enumerate(GAME.seats) if seat not in (place, ARBITER)]


def test_plain_lines(record: Record) -> None:
    """Without a screen the same story is told in lines, the other side's secrets as question marks."""
    told = list(lines(record, GAME, 1))
    assert "Christians" in told[0]
    assert any("deal muslim ?" in line for line in told)
    assert not any("deal christian ?" in line for line in told)
    assert record.result
    assert told[-1] == GAME.say(record.result)
    assert not any("?" in line.split(":", 1)[-1] for line in lines(record, GAME, ARBITER) if " deal" in line)
