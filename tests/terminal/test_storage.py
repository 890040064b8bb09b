"""Stopping and resuming."""

import random
from pathlib import Path

import pytest

from gonfalon.terminal import app as app_module
from gonfalon.terminal.session import storage
from tests.terminal.hands import (
    app_for,
    app_resuming,
    app_with_menu,
    fresh_match,
    here,
    is_asked,
    keep,
    play,
    settle,
    until,
)


async def test_stop_and_go_on() -> None:
    """An interrupted match continues where it was, with the same fate and the same players."""
    app = app_for(seed=44)
    async with app.run_test(size=(80, 24)) as pilot:
        await play(pilot, random.Random(1), actions=5)
        await until(pilot, lambda: is_asked(pilot))
        match = here(pilot).match
        await pilot.press("q", "y")
        await until(pilot, lambda: app._exit)
    kept = storage.latest_unfinished("navas")
    assert kept
    again = app_resuming(kept)
    async with again.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: is_asked(pilot))
        resumed = here(pilot).match
        assert resumed.sight(1) == match.sight(1)
        assert resumed.players == match.players
        await play(pilot, random.Random(2), actions=2)
        assert resumed.number > match.number
        assert here(pilot).keeper.path == kept


async def test_menu_offers_the_last_match() -> None:
    """The menu resumes the match that was played last."""
    keep(fresh_match())
    app = app_with_menu()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("g")
        await settle(pilot)
        assert here(pilot).match.number >= fresh_match().number


def test_finished_and_broken_files_are_passed_over() -> None:
    """Only matches that can go on are offered; damaged files and finished records are ignored."""
    finished = fresh_match()
    finished.act(0, "resign")
    keep(finished)
    (storage.folder() / "broken.gonfalon").write_text("not a record\n")
    assert storage.latest_unfinished() is None
    path = keep(fresh_match())
    assert storage.latest_unfinished() == path
    assert storage.latest_unfinished("chess") is None
    assert storage.load(path).players == {"muslim": "random"}


def test_every_match_has_a_file_of_its_own() -> None:
    """Two matches begun in the same second do not share a file, and no drafts are left behind."""
    assert len({keep(fresh_match()), keep(fresh_match()), keep(fresh_match())}) == 3
    assert not list(storage.folder().glob("*.draft"))


def test_edition_is_kept_beside_the_match() -> None:
    """A user's own edition is saved next to the match that was played with it."""
    keeper = storage.Keeper.fresh(fresh_match(), b"{}")
    assert storage.edition_of(keeper.path) == b"{}"
    assert storage.edition_of(Path("nowhere.gonfalon")) is None


def test_nothing_to_go_on_with() -> None:
    """If there is nothing to resume, the message says where we looked."""
    with pytest.raises(FileNotFoundError, match="No unfinished match"):
        app_module.run(resume=True)
