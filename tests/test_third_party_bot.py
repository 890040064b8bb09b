"""A third-party bot, in every place where bots are used."""

import asyncio
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gonfalon.bots import LEVELS, find_bot
from gonfalon.cli import main
from gonfalon.core import NOBODY, Fate, Match, Record, Setup, registry
from gonfalon.protocol.requests import NewMatch
from gonfalon.protocol.responses import OfferedBot, OfferedGame
from gonfalon.terminal.session import storage
from gonfalon.terminal.session.local import LocalSession
from tests.bots.packages import LEFTY, installed
from tests.server.honesty.raw import ask
from tests.server.honesty.running import Running, running

README = Path(__file__).parent.parent / "README.md"
BROKEN = "import a_library_that_nobody_has"
WISH = NewMatch("saladin", "arsuf", bots={"crusaders": "lefty", "ayyubids": "lefty"})


@pytest.fixture(autouse=True)
def lefty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """One bot that plays, beside another that cannot be imported."""
    monkeypatch.setenv("GONFALON_HOME", str(tmp_path))
    with installed(tmp_path, {"lefty": ("Lefty", LEFTY), "broken": ("Broken", BROKEN)}):
        yield


def test_in_a_program() -> None:
    """It is found by its name and plays a whole match."""
    game = registry.find("saladin")
    match = Match(game, Setup("arsuf"), fate=Fate(b"left" * 8, [b"a", b"b"]))
    bots = [find_bot("lefty")(game, seat, random.Random(seat)) for seat in (0, 1)]
    while (seat := match.to_move) != NOBODY:
        match.act(seat, bots[seat].choose(match.sight(seat, memory=True)))
    assert match.result


def test_bot_of_the_readme() -> None:
    """The ten lines of README.md make a bot, which charges whenever it can."""
    code, names = re.search(r"```python\n(.*?)```", README.read_text("utf-8"), re.DOTALL), dict[str, Any]()
    assert code
    exec(code[1], names)
    game = registry.find("navas")
    match = Match(game, Setup("basic"), fate=Fate(b"left" * 8, [b"a", b"b"]))
    bots, charges = [names["Hothead"](game, seat, random.Random(seat)) for seat in (0, 1)], 0
    while (seat := match.to_move) != NOBODY:
        sight = match.sight(seat, memory=True)
        answer = bots[seat].choose(sight)
        charges += answer.startswith("charge")
        assert answer.startswith("charge") or not any(word.startswith("charge") for word in sight.legal)
        match.act(seat, answer)
    assert charges


@pytest.mark.full
def test_at_a_table(tmp_path: Path) -> None:
    """A table offers it to browsers, seats it, and lets it play to the end; what is broken is not offered."""
    with running(tmp_path) as table:
        for game in msgspec.json.decode(ask(table.port, "GET", "/v1/games?lang=es").body, type=list[OfferedGame]):
            assert {"page", "lefty"} <= {bot.name for bot in game.bots} <= {*LEVELS, "lefty"}
            assert OfferedBot("lefty", "Toma lo primero que viene.", "lefty") in game.bots
        created = table.do(table.table.creation.create(WISH))
        assert table.do(_finished(table, created.match)).players == WISH.bots


async def _finished(table: Running, match: str) -> Record:
    while (await table.table.queries.update_for(match, "watcher")).result is None:
        await asyncio.sleep(0.05)
    return Record.parse(await table.table.queries.record(match, "watcher"))


def kept_against(bot: str) -> Path:
    """A match against this bot that was interrupted."""
    game = registry.find("saladin")
    match = Match(game, Setup("arsuf"), {"crusaders": "person", "ayyubids": bot}, Fate(b"left" * 8, [b"a", b"b"]))
    keeper = storage.Keeper.fresh(match, None)
    keeper.keep(match)
    return keeper.path


def test_missing_bot_hands_its_seat_to_nobody(capsys: pytest.CaptureFixture[str]) -> None:
    """A match whose bot is no longer installed cannot be resumed: the person must not see the bot's cards."""
    path = kept_against("a-bot-of-earlier-days")
    assert main(["play", "--resume", str(path)]) == 1
    assert "a-bot-of-earlier-days" in capsys.readouterr().err
    assert storage.latest_playable("saladin") is None


FAILS = """
from gonfalon.bots import Bot

class Fails(Bot):
    def choose(self, sight):
        {mood}
"""


@pytest.mark.parametrize("mood", ["raise KeyError('x')", "return 'win at once'"])
async def test_failing_bot_does_not_end_the_evening(tmp_path: Path, mood: str) -> None:
    """If a bot raises, or says an illegal word, a random action is taken instead, and the person is told."""
    folder = tmp_path / "inn"
    folder.mkdir()
    with installed(folder, {"fails": ("Fails", FAILS.format(mood=mood))}):
        game = registry.find("saladin")
        match = Match(game, Setup("arsuf"), {"crusaders": "person", "ayyubids": "fails"}, Fate(b"f" * 32, [b"a", b"b"]))
        session = LocalSession(match, storage.Keeper.fresh(match, None))
        while session.asked not in session.bots:
            await session.act(session.asked, session.sight(session.asked).legal[0])
        before = session.number
        await session.others()
        assert session.number > before
        assert "made a random move" in session.chat()[0][1].text
