"""Choosing without surprises: odds first, everybody first, a line that helps to type, refusals that go away."""

import random

import pytest
from textual.widgets import Input

from gonfalon.core import registry
from gonfalon.terminal.input.action_builder import ActionBuilder
from gonfalon.terminal.input.typed_line import meant
from gonfalon.terminal.screens.dialogs import RuleWindow
from gonfalon.terminal.screens.odds import MemoryWindow, OddsWindow
from gonfalon.terminal.screens.replay import NewsScreen
from gonfalon.terminal.session.storage import Wishes
from tests.terminal.hands import GAME, app_for, here, is_asked, play, reach_the_field, seen, settle, table, until
from tests.terminal.tables import type_


def test_everybody_comes_first() -> None:
    """Where all can go, a hasty Enter sends all, not the weakest one."""
    words = ["attack B4>B3 bows2", "attack B4>B3 bows2+knights", "attack B4>B3 all", "attack A4>A3 all", "end"]
    builder = ActionBuilder(words, GAME.path, {"A3", "A4", "B3", "B4"})
    builder.pick(builder.choices()[0])
    builder.point_at("B4")
    assert builder.choices()[0].word == "attack B4>B3 all"
    assert ActionBuilder(words, GAME.path, {"B3"}).choices()[-1].word == "end"


async def test_odds_before_an_attack() -> None:
    """What luck may make of it is shown first. Esc goes back with nothing done; Enter does it; o switches odds off."""
    app = app_for(seed=44)
    async with app.run_test(size=(80, 24), notifications=True) as pilot:
        await reach_the_field(pilot)
        screen, before = table(pilot), table(pilot).session.number
        word = next(word for word in screen.sight.legal if word.startswith("attack") and word.endswith("all"))  # type: ignore[union-attr]
        await type_(pilot, "slash", word)
        await until(pilot, lambda: isinstance(app.screen, OddsWindow) and "Card drawn" in seen(pilot))
        assert seen(pilot).index("Expected losses: you") < seen(pilot).index("Card drawn")
        assert "%" in seen(pilot)
        assert "−" in seen(pilot)
        await pilot.press("escape")
        await until(pilot, lambda: is_asked(pilot))
        assert screen.session.number == before
        await type_(pilot, "slash", word)
        await until(pilot, lambda: isinstance(app.screen, OddsWindow))
        await pilot.press("o")
        await until(pilot, lambda: screen.session.number > before)
        assert here(pilot).match.steps[before].entry.word == word
    assert not Wishes.kept().odds


@pytest.mark.full
async def test_switches_are_kept() -> None:
    """Odds and bell are switched by a key, and stay so for the next match; a damaged file means the usual."""
    async with app_for(seed=44).run_test(size=(80, 24), notifications=True) as pilot:
        await settle(pilot)
        await pilot.press("o", "b")
        await until(pilot, lambda: "Bell on" in seen(pilot))
        assert Wishes.kept() == Wishes(odds=False, bell=True)
        await pilot.press("o", "b")
        await until(pilot, lambda: "Bell off" in seen(pilot))
    assert Wishes.kept() == Wishes()


@pytest.mark.full
async def test_memory_table() -> None:
    """m shows where each card may be, with chances; where one relies on one's own memory, it says so."""
    async with app_for(seed=44).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("m")
        await until(pilot, lambda: isinstance(pilot.app.screen, MemoryWindow) and "enemy hand" in seen(pilot))
        assert "your hand" in seen(pilot)
        assert "%" in seen(pilot)
    async with app_for(seed=44, **{"memory-aid": "off"}).run_test(size=(80, 24), notifications=True) as pilot:
        await settle(pilot)
        await pilot.press("m")
        await until(pilot, lambda: "Nothing is hidden" in seen(pilot))


@pytest.mark.full
async def test_news_since_the_last_decision() -> None:
    """w shows step by step on the board what others did since; the log has a mark there, by whom each line is."""
    async with app_for(seed=44).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        rng, session = random.Random(1), table(pilot).session
        while not session.decided(1) or not is_asked(pilot):
            await play(pilot, rng, actions=1)
            await settle(pilot)
        await pilot.press("l")
        await until(pilot, lambda: "── since your last move ──" in seen(pilot) and "▌" in seen(pilot))
        before, asked = session.sight(1), table(pilot).picker.option_count
        await pilot.press("space", "w")
        await until(pilot, lambda: isinstance(pilot.app.screen, NewsScreen) and "Muslims: " in seen(pilot))
        news = pilot.app.screen
        assert isinstance(news, NewsScreen)
        await pilot.press("left")
        await until(pilot, lambda: " 0 of " in seen(pilot) and "Christians: " in seen(pilot))
        assert news.sight != before
        await pilot.press("end", "right")
        assert news.sight == before
        await pilot.press("escape")
        await until(pilot, lambda: is_asked(pilot))
        assert table(pilot).picker.option_count == asked


@pytest.mark.full
async def test_news_of_the_other_seat_stays_hidden() -> None:
    """With two people at one screen each sees the steps through their own eyes, also what the other did meanwhile."""
    async with app_for(opponent="person", seed=44).run_test(size=(80, 24)) as pilot:
        await play(pilot, random.Random(1), actions=8)
        await settle(pilot)
        session = table(pilot).session
        for seat, name in enumerate(GAME.seats):
            moments = session.moments_since(seat, session.decided(seat))
            assert len(moments) > 1
            for moment in moments:
                hands = moment.sight.view.hands
                assert [one for one in hands if hands[one].cards is not None] == [name]


@pytest.mark.full
async def test_a_refusal_goes_away() -> None:
    """A refusal leaves as soon as something else is looked at; for no word at all, ? shows the rule of the moment."""
    app = app_for(seed=44)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await type_(pilot, "slash", "foo")
        await until(pilot, lambda: "is not an action" in seen(pilot) and is_asked(pilot))
        assert "(N" not in seen(pilot)
        await pilot.press("question_mark")
        await until(pilot, lambda: isinstance(app.screen, RuleWindow) and "Initiative." in seen(pilot))
        await pilot.press("space", "down")
        await until(pilot, lambda: "is not an action" not in seen(pilot))


async def test_typing_helps() -> None:
    """Tab completes, hints tell what may follow, Esc leaves nothing behind, and up brings back what was typed."""
    async with app_for(seed=44).run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        line = table(pilot).query_one("#typed", Input)
        await pilot.press("slash", "i", "tab")
        assert line.value == "initiative "
        await until(pilot, lambda: "initiative 1-6 ·" in seen(pilot).splitlines()[-2])
        await pilot.press("1", "tab")
        assert line.value == "initiative 1-6"
        await pilot.press("x", "tab")
        await until(pilot, lambda: "No legal action starts" in seen(pilot))
        await pilot.press("escape")
        assert line.value == ""
        await type_(pilot, "slash", "foo")
        await until(pilot, lambda: "is not an action" in seen(pilot) and is_asked(pilot))
        await pilot.press("slash", "up")
        assert line.value == "foo"
        await pilot.press("down")
        assert line.value == ""


async def test_what_was_meant() -> None:
    """In Arsuf a charge is a part of an order; who types it alone is shown how it is said."""
    game = registry.find("saladin")
    legal = ["order naplouse charge sulayman", "order naplouse loose sulayman", "pass"]
    assert meant("charge", legal, game.path) == legal[:1]
    assert meant("nonsense", legal, game.path) == []
