"""A bot that is created again answers as the old one would have."""

from pathlib import Path

import msgspec
import pytest

from gonfalon.bots import Greedy, Marshal
from gonfalon.core import registry
from gonfalon.protocol.requests import Act, NewMatch
from gonfalon.server.bots.answering import question_for_bot
from gonfalon.server.bots.thinking import BotCache, Question
from gonfalon.server.stores.sqlite import SqliteStore
from tests.server.attacks.test_bad_bots import opened
from tests.server.sites import at, found

FEW = 10
BATTLES = [(bot, battle) for bot in ("squire", "knight", "marshal") for battle in ("navas basic", "saladin arsuf")]


@pytest.mark.parametrize(("bot", "battle"), [*BATTLES, ("knight", "sword navas-hex")])
async def test_process_was_killed(bot: str, battle: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the middle of a match; the new instance has the same chance."""
    monkeypatch.setattr(Greedy, "looks", 30)
    monkeypatch.setattr(Marshal, "simulations", 40)
    game, scenario = battle.split()
    seats, alive, again = registry.find(game).seats, BotCache(), BotCache()
    async with opened(SqliteStore(tmp_path / "table.sqlite")) as table:
        match = (await table.creation.create(NewMatch(game, scenario, bots=dict.fromkeys(seats, bot)))).match
        for asked in range(2 * FEW):
            number = (await found(table, match)).number
            question = msgspec.json.decode(
                msgspec.json.encode(await question_for_bot(table, match, number)), type=Question
            )
            words = alive.answer(question)
            assert asked < FEW or again.answer(question) == words
            await table.matches.act(at(match, seats[question.seat]), Act("bot", number, words))
