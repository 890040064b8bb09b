"""`gonfalon play` without a game: every battle with a line on each."""

import pytest

from gonfalon.core import registry
from gonfalon.terminal.screens.battles import BattleChooser
from tests.terminal.hands import seen


async def test_every_battle_is_offered() -> None:
    """All at once in 80×24; the highlighted one with its length, its luck, what is hidden and whence its data come."""
    app = BattleChooser()
    games = [registry.find(name) for name in registry.names()]
    battles = [(game, scenario) for game in games for scenario in game.scenarios]
    async with app.run_test(size=(80, 24)) as pilot:
        for game, scenario in battles:
            await pilot.pause()
            told, about = " ".join(seen(pilot).split()), game.about
            assert all(f"{game.about.title} — {game.title_of(scenario.name)}" in told for game, scenario in battles)
            assert (scenario.battle or about.battle) in told
            assert f"{about.length}; luck: {about.luck}; {about.information} data: " in told
            await pilot.press("down")


@pytest.mark.full
async def test_choice_is_game_and_scenario() -> None:
    """Enter chooses; the result is the names of the game and the scenario."""
    app = BattleChooser()
    async with app.run_test(size=(100, 40)) as pilot:
        await pilot.press("down", "enter")
    name = registry.names()[0]
    assert app.return_value == (name, registry.find(name).scenarios[1].name, None)


@pytest.mark.full
async def test_one_may_leave_without_choosing() -> None:
    """Quitting returns nothing."""
    app = BattleChooser()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("q")
    assert app.return_value is None
