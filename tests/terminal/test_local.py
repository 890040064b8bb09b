"""The computer at this screen takes its usual time where hands are hidden."""

import asyncio

import pytest

from gonfalon.bots import Knight, Sleep
from gonfalon.core import Fate, Match, Setup
from gonfalon.terminal.session.local import LocalSession
from gonfalon.terminal.session.storage import Keeper
from tests.patience import PATIENCE
from tests.terminal.hands import GAME


async def facing_the_knight(sleep: Sleep) -> LocalSession:
    """He has to answer now."""
    match = Match(GAME, Setup("basic"), {"christian": "person", "muslim": "knight"}, Fate(b"f" * 32, [b"a", b"b"]))
    session = LocalSession(match, Keeper.fresh(match, None), sleep)
    while session.asked not in session.bots:
        await session.act(session.asked, session.sight(session.asked).legal[0])
    return session


async def test_usual_time() -> None:
    """Progress is the time that has gone, and the answer leaves at the end of it."""
    seen: list[tuple[float, float | None]] = []

    async def sleep(seconds: float) -> None:
        await asyncio.sleep(0.2)
        seen.append((seconds, session.thought))

    session = await facing_the_knight(sleep)
    number = session.number
    await session.others()
    assert session.number > number
    assert seen == [(0.5, None), (pytest.approx(0.3), pytest.approx(0.5 / Knight.usual_seconds))]


async def test_somebody_is_in_a_hurry() -> None:
    """Then it leaves when it is ready."""
    session = await facing_the_knight(lambda _: asyncio.Event().wait())
    number, others = session.number, asyncio.ensure_future(session.others())
    await asyncio.sleep(0)
    await session.hurry()
    await asyncio.wait_for(others, PATIENCE)
    assert session.number > number
