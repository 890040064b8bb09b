"""Gets a bot's answer into a match exactly once, whoever computes it and however often it is asked."""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from gonfalon.bots import Pause, usual_seconds_of
from gonfalon.core import Fate, Game
from gonfalon.protocol.requests import Act
from gonfalon.protocol.types import MOST_WORDS
from gonfalon.server.bots.process import BotChild
from gonfalon.server.bots.thinking import Question
from gonfalon.server.errors import Troubled
from gonfalon.server.fanout import THOUGHT
from gonfalon.server.game_server import GameServer
from gonfalon.server.tokens import Ticket

Think = Callable[[Question], Awaitable[list[str]]]


async def _nothing() -> None: ...


def told_of(table: GameServer, process: BotChild, leave: Callable[[], Awaitable[None]] = _nothing) -> Think:
    """Think in this process; whoever waits is told how much is done, and may hurry it.

    An answer that is ready before its time is kept back; `leave` is called first, because the process is free then.
    """

    async def think(question: Question) -> list[str]:
        match, number, asked = question.match, question.sight.number, msgspec.json.encode(question)

        async def tell(share: float) -> None:
            await table.fanout.publish(match, THOUGHT - round(100 * share))

        pause = Pause(_game_of(table, question).is_open, usual_seconds_of(question.bot), table.sleep, tell)

        def hurry() -> None:
            process.hurry(asked)
            pause.end()

        table.hurries[match, number] = hurry
        try:
            words = await process.think(asked, pause.tell_thought)
            table.hurries[match, number] = pause.end
            if not pause.is_over:
                await leave()
            await pause.answered()
            return words
        finally:
            pause.end()
            table.hurries.pop((match, number), None)

    return think


def _game_of(table: GameServer, question: Question) -> Game[Any]:
    return table.games.opened(question.game, question.rules, question.digest)


async def answer_for_bot(table: GameServer, match: str, number: int, think: Think) -> bool:
    """Answer this number, unless that was done already. The log ensures that a number is answered only once.

    Returns whether anything was written.
    """
    try:
        question = await question_for_bot(table, match, number)
    except Troubled as error:
        if error.code != "no-such-match":  # it was deleted meanwhile
            raise
        return False
    if question is None:
        return False
    words = await think(question)
    seat = _game_of(table, question).seats[question.seat]
    try:
        await table.matches.act(Ticket(match, seat, 0), Act("bot", number, words[:MOST_WORDS]))
    except Troubled as error:
        if error.code not in ("stale", "match-over"):
            raise
        return False
    return True


async def question_for_bot(table: GameServer, match: str, number: int) -> Question | None:
    """What a bot has to answer after this number, or None if no bot has to."""
    async with table.cache.held(match) as cached:
        await table.cache.prepare(cached, number, fresh=True)
        seat = cached.row.bot
        if cached.match is None or seat is None or cached.row.number != number:
            return None
        at, head, fate = cached.seat_number(seat), cached.head, cached.match.fate
        assert isinstance(fate, Fate), "no bot plays by letters"
        sight, seed = cached.match.sight(at, memory=True), fate.seed_of(number)
        return Question(match, head.game, head.rules, head.digest, head.bots[seat], at, sight, seed)
