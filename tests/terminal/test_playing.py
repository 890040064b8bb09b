"""Matches through the screen, by keys and clicks."""

import random

import pytest
from textual.pilot import Pilot

from gonfalon.core import verify_fate
from gonfalon.terminal.screens.dialogs import Confirm, Curtain, EndWindow
from gonfalon.terminal.screens.menu import Menu
from gonfalon.terminal.screens.odds import AdviceWindow, OddsWindow
from gonfalon.terminal.screens.play_screen import PlayScreen
from gonfalon.terminal.session import storage
from tests.terminal.hands import (
    GAME,
    app_for,
    app_with_menu,
    click,
    give_up,
    here,
    is_asked,
    play,
    reach_the_field,
    seen,
    settle,
    table,
    until,
)


async def _play_to_the_end(scenario: str, seat: str, seed: int, actions: int = 10_000) -> None:
    app = app_for(scenario, seat, seed=seed)
    async with app.run_test(size=(80, 24)) as pilot:
        await play(pilot, random.Random(seed), _check_layout, actions)
        await give_up(pilot)
        match = here(pilot).match
        assert match.result
        await until(pilot, lambda: match.result is not None and GAME.say(match.result)[:24] in seen(pilot))
        record = storage.load(here(pilot).keeper.path)
    assert record.result == match.result
    assert verify_fate(record, GAME) > 0


async def _check_layout(screen: PlayScreen) -> None:
    """At 80×24 everything that is needed to choose is on the screen."""
    for name in ("#page", "#cards", "#prompt", "#picker", "#typed", "#info"):
        place = screen.query_one(name).region
        assert place.right <= 80, name
        assert place.bottom <= 23, name
    assert screen.picker.region.height >= 4
    assert screen.page.region.size == (50, 21)


async def test_advanced_match_against_a_bot() -> None:
    """So can the advanced game, with every question that it asks."""
    await _play_to_the_end("advanced", "muslim", 111, 40)


async def test_two_people_and_a_curtain() -> None:
    """Two people share the screen; each sees only their own hand, and between them a curtain hides everything."""
    app = app_for("basic", "christian", "person", seed=4)
    curtains = 0
    async with app.run_test(size=(80, 24)) as pilot:
        rng = random.Random(4)
        for _ in range(15):
            await settle(pilot)
            if isinstance(app.screen, Curtain):
                curtains += 1
                _check_nothing_shows(pilot)
                await pilot.press("enter")
            elif isinstance(app.screen, PlayScreen):
                await play(pilot, rng, _check_own_hand, actions=1)
            else:
                await pilot.press("space")
        match = here(pilot).match
    assert curtains >= 4
    assert match.setup.options["round-limit"] == "none"
    assert match.number > 10


def _check_nothing_shows(pilot: Pilot[None]) -> None:
    shown = seen(pilot)
    assert "Your hand" not in shown
    assert "II" not in shown
    assert not table(pilot).sight


async def _check_own_hand(screen: PlayScreen) -> None:
    assert screen.sight
    view = screen.sight.view
    mine = GAME.seats[screen.seat]
    assert [name for name, hand in view.hands.items() if hand.cards is not None] == [mine]
    assert screen.sight.to_move == mine


async def test_clicking_zones_builds_an_action() -> None:
    """Pointing at two zones and picking a verb and a group makes an action; verb and zones can come in any order."""
    app = app_for("basic", "christian", seed=44)
    async with app.run_test(size=(80, 24)) as pilot:
        await reach_the_field(pilot)
        screen = table(pilot)
        before = screen.session.number
        await click(pilot, "B4")
        await click(pilot, "B3")
        assert screen.picker.builder
        assert screen.picker.builder.chosen_zones == ("B4", "B3")
        while is_asked(pilot) and screen.session.number == before:
            await pilot.press("down", "enter")
            await settle(pilot)
        if isinstance(app.screen, OddsWindow):
            await pilot.press("enter")
        await until(pilot, lambda: screen.session.number > before)
        entry = here(pilot).match.steps[before].entry
        assert "B4>B3" in entry.word


@pytest.mark.full
async def test_menu_to_match() -> None:
    """The menu offers what the game has; a round limit is usual with bots and not between people."""
    app = app_with_menu()
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, Menu))
        menu = app.screen
        assert isinstance(menu, Menu)
        assert menu.value("round-limit") == "30"
        assert menu.value("opponent") == "squire"
        await pilot.press("down", "left", "left")
        await pilot.pause()
        assert menu.value("opponent") == "person"
        assert menu.value("round-limit") == "none"
        await pilot.press("right", "right")
        await pilot.click("#choose-scenario", offset=(30, 0))
        await pilot.pause()
        assert (menu.value("opponent"), menu.value("scenario")) == ("squire", "advanced")
        await pilot.press("enter")
        await settle(pilot)
        match = here(pilot).match
    assert match.setup.scenario == "advanced"
    assert match.setup.options == {"memory-aid": "on", "round-limit": "30"}
    assert match.players == {"muslim": "squire", "christian": "person"}


async def test_resigning_ends_the_match() -> None:
    """Resigning asks first; then the end says how it went and where the record is, and lets you look at the board."""
    app = app_for(seed=9)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("r", "n")
        assert is_asked(pilot)
        await pilot.press("r", "y")
        await until(pilot, lambda: isinstance(app.screen, EndWindow))
        await until(pilot, lambda: "resigned" in seen(pilot) and here(pilot).keeper.path.name[:10] in seen(pilot))
        await pilot.press("b")
        await until(pilot, lambda: isinstance(app.screen, PlayScreen))
        assert "The battle is over" in seen(pilot)
        assert "Victory: Muslims." in seen(pilot)
        assert "Undo" not in seen(pilot)
        assert "Resign" not in seen(pilot)
        await pilot.press("q")
        await until(pilot, lambda: isinstance(app.screen, Menu))


async def test_draw_between_people() -> None:
    """The other one, behind the curtain, is asked whether to agree."""
    app = app_for(opponent="person", seed=9)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("enter")
        await until(pilot, lambda: is_asked(pilot))
        await pilot.press("d", "y")
        await until(pilot, lambda: isinstance(app.screen, Curtain))
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, Confirm))
        assert "offer a draw" in seen(pilot)
        await pilot.press("y")
        await until(pilot, lambda: isinstance(app.screen, EndWindow))
        assert "agreed on a draw" in seen(pilot)
        await pilot.press("m")
        await until(pilot, lambda: isinstance(app.screen, Menu))


async def test_advice_against_the_computer() -> None:
    """! says what would be best, its chance, the next best and why; nothing is done by it."""
    app = app_for(opponent="random", seed=9)
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        number, legal = here(pilot).match.number, here(pilot).sight(table(pilot).seat).legal
        await pilot.press("exclamation_mark")
        await until(pilot, lambda: isinstance(app.screen, AdviceWindow))
        await until(pilot, lambda: "Best: " in seen(pilot))
        assert any(f"Best: {word} (" in seen(pilot) for word in legal)
        assert any(f"Next best: {word} (" in seen(pilot) for word in legal)
        assert "of 100 battles" in seen(pilot)
        await pilot.press("space")
        await settle(pilot)
        assert here(pilot).match.number == number


async def test_no_advice_between_people() -> None:
    """Two people at one screen get none."""
    app = app_for(opponent="person", seed=9)
    async with app.run_test(size=(120, 40), notifications=True) as pilot:
        await settle(pilot)
        await pilot.press("enter")
        await until(pilot, lambda: is_asked(pilot))
        await pilot.press("exclamation_mark")
        await until(pilot, lambda: "No advice is available now" in " ".join(seen(pilot).split()))
        assert not isinstance(app.screen, AdviceWindow)
