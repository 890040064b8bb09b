"""`gonfalon play` without a game: every battle with a line on each."""

import pytest

from gonfalon.core import registry
from gonfalon.terminal.screens.battles import BattleChooser
from tests.terminal.hands import seen


@pytest.mark.slow
async def test_every_battle_is_offered() -> None:
    """All scenarios of all games, each with its length, its luck, what is hidden and where its data come from."""
    app = BattleChooser()
    async with app.run_test(size=(100, 40)) as pilot:
        await pilot.pause()
        told = " ".join(seen(pilot).split())
    for name in registry.names():
        about = registry.find(name).about
        assert about.title in told
        assert f"{about.length}; luck: {about.luck}; {about.information}" in told
    assert "% printed" in told
    assert "% inferred" in told
    assert "% reconstructed" in told


async def test_choice_is_game_and_scenario() -> None:
    """Enter chooses; the result is the names of the game and the scenario."""
    app = BattleChooser()
    async with app.run_test(size=(100, 40)) as pilot:
        await pilot.press("down", "enter")
    name = registry.names()[0]
    assert app.return_value == (name, registry.find(name).scenarios[1].name, None)


async def test_one_may_leave_without_choosing() -> None:
    """Quitting returns nothing."""
    app = BattleChooser()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("q")
    assert app.return_value is None
