"""`gonfalon play` without a game: every battle with a line on each."""

from gonfalon.core import registry
from gonfalon.terminal.screens.chooser import BattleChooser
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
            assert f"{about.length}; randomness: {about.luck}; {about.information} Names and numbers: " in told
            await pilot.press("down")
