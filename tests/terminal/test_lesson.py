"""The lessons, played in the terminal from the same data as in the browser."""

import pytest
from textual.pilot import Pilot

from gonfalon.core import registry
from gonfalon.terminal.app import Gonfalon
from gonfalon.terminal.screens.dialogs import FightWindow, NoteWindow
from gonfalon.terminal.screens.menu import Menu
from gonfalon.terminal.screens.odds import OddsWindow
from gonfalon.terminal.screens.play_screen import LessonScreen
from gonfalon.terminal.session.lesson import LessonSession
from tests.terminal.hands import _fate, is_asked, seen, table, until
from tests.tiers import some


async def _learn(pilot: Pilot[None]) -> LessonSession:
    await until(pilot, lambda: isinstance(pilot.app.screen, Menu))
    await pilot.press("n")
    await until(pilot, lambda: isinstance(pilot.app.screen, NoteWindow))
    session = table(pilot).session
    assert isinstance(session, LessonSession)
    return session


async def _go_on(pilot: Pilot[None], session: LessonSession) -> None:
    """Read what is to be read, and do what is wanted, by keys."""
    stops = (NoteWindow, FightWindow, OddsWindow, Menu)
    await until(pilot, lambda: is_asked(pilot) or isinstance(pilot.app.screen, stops))
    screen = pilot.app.screen
    if isinstance(screen, NoteWindow | FightWindow):
        await pilot.press("space")
    elif isinstance(screen, OddsWindow):
        await pilot.press("enter")
    elif isinstance(screen, LessonScreen):
        wanted = session.lesson.wanted(session.number) or ""
        await pilot.press("u" if wanted.startswith("take back") else "enter")


@pytest.mark.parametrize("name", some(registry.names(), "navas"))
async def test_the_whole_lesson(name: str) -> None:
    """Space reads, Enter does what the lesson wants, to its end; then the menu is back."""
    game = registry.find(name)
    app = Gonfalon(game, registry.board(name)(game), fate=_fate(1), pace=0)
    async with app.run_test(size=(80, 24)) as pilot:
        session = await _learn(pilot)
        for _ in range(400):
            await _go_on(pilot, session)
            if isinstance(app.screen, Menu):
                break
        assert session.is_over
        assert isinstance(app.screen, Menu)


async def test_no_answers_in_advance() -> None:
    """A lesson leaves none: it says what it wants when it wants it."""
    game = registry.find("navas")
    lesson = game.lesson()
    assert lesson is not None
    session = LessonSession(game, lesson)
    refused = await session.leave(session.seat, "initiative", lesson.wanted(session.number) or "")
    assert refused is not None
    assert refused.code == "not-now"
    assert await session.withdraw(session.seat, "initiative") is None
    assert session.sight(session.seat).answers == []


@pytest.mark.full
async def test_anything_else_gets_an_answer() -> None:
    """What the lesson does not want is not done: the rules answer, or the lesson itself. g shows the remark again."""
    game = registry.find("navas")
    app = Gonfalon(game, registry.board("navas")(game), fate=_fate(1), pace=0)
    async with app.run_test(size=(80, 24)) as pilot:
        session = await _learn(pilot)
        assert "Welcome to Las Navas" in seen(pilot)
        while not is_asked(pilot):
            await _go_on(pilot, session)
        before = session.number
        assert (await session.act(1, "move a1>a2 all")).trouble
        refused = (await session.act(1, "initiative 3-3")).trouble
        assert refused is not None
        assert refused.code == "not-now"
        assert session.number == before
        await pilot.press("g")
        await until(pilot, lambda: isinstance(app.screen, NoteWindow) and "secret bid" in seen(pilot))
        await pilot.press("space", "q")
        await until(pilot, lambda: isinstance(app.screen, Menu))
