"""Gets a bot's answer into a match exactly once, whoever computes it and however often it is asked."""

from collections.abc import Awaitable, Callable

import msgspec

from gonfalon.table.bots.children import BotChild
from gonfalon.table.table import Table
from gonfalon.table.tickets import Ticket
from gonfalon.table.troubles import Troubled
from gonfalon.wire.protocol import Act

Think = Callable[[bytes], Awaitable[str]]


def told_of(table: Table, match: str, number: int, process: BotChild) -> Think:
    """Think in this process; whoever waits is told how much is done, and may hurry it."""

    async def think(question: bytes) -> str:
        table.hurries[match, number] = process.hurry
        try:
            return await process.think(question, lambda share: table.tell_thought(match, share))
        finally:
            table.hurries.pop((match, number), None)

    return think


async def answer_for_bot(table: Table, match: str, number: int, think: Think) -> bool:
    """Answer this number, unless that was done already. The log ensures that a number is answered only once.

    Returns whether anything was written.
    """
    try:
        question = await table.question_for_bot(match, number)
    except Troubled as error:
        if error.code != "no-such-match":  # it was deleted meanwhile
            raise
        return False
    if question is None:
        return False
    word = await think(msgspec.json.encode(question))
    seat = table.games.opened(question.game, question.rules, question.digest).seats[question.seat]
    try:
        await table.act(Ticket(match, seat, 0), Act("bot", number, [word]))
    except Troubled as error:
        if error.code not in ("stale", "match-over"):
            raise
        return False
    return True
