"""Computes a bot's answer from what its seat is shown and nothing else.

As a program (`python -m gonfalon.table.bots.thinking`) it says that it is ready, reads one question per line and writes
one answer per line, so that a bot's thinking does not block the table.
"""

import os
import random
import sys
import threading
import time
from contextlib import suppress
from typing import Any

import msgspec

from gonfalon.bots import Bot, checked_answer, find_bot
from gonfalon.core import Game, Sight, registry
from gonfalon.table.matches.question import Question
from gonfalon.table.troubles import place_of

MOST_BOTS = 128
"""How many bots a process keeps. Bots of finished matches are not used any more, so they are evicted first."""


READY = b"ready\n"
"""The first line that the program writes."""


class Reply(msgspec.Struct, frozen=True):
    """The bot's answer, or why there is none."""

    word: str = ""
    fault: str = ""


class BotFailed(Exception):
    """A bot could not be created, raised, or gave an illegal answer. Its match waits; all others go on."""


class BotTooSlow(BotFailed):
    """It gave no answer in time, and its process was killed."""


class BotCache:
    """The most recently used bots, one per seat of a match, so that they can keep what they computed."""

    def __init__(self, most: int = MOST_BOTS) -> None:
        self._most = most
        self._games: dict[tuple[str, int, str], Game[Any]] = {}
        self._bots: dict[tuple[str, int, str], Bot] = {}
        """Least recently used first."""

    def __len__(self) -> int:
        return len(self._bots)

    def answer(self, question: Question) -> str:
        """The bot's answer. Raises BotFailed, and drops the bot."""
        key = question.match, question.seat, question.bot
        try:
            # Out of the cache while it thinks: nobody else can use it, and it is put back only if it succeeds.
            bot = self._bots.pop(key) if key in self._bots else self._make(question)
            word = _answer(bot, question.sight)
        except (Exception, SystemExit, KeyboardInterrupt) as error:  # somebody else's bot may raise anything
            raise BotFailed(place_of(error)) from None
        self._bots[key] = bot
        while len(self._bots) > self._most:
            del self._bots[next(iter(self._bots))]
        return word

    def _make(self, question: Question) -> Bot:
        version = question.game, question.rules, question.digest
        if version not in self._games:
            self._games[version] = registry.opened(*version)
        return find_bot(question.bot)(self._games[version], question.seat, random.Random())


def _answer(bot: Bot, shown: Sight) -> str:
    sight = msgspec.structs.replace(shown, view=msgspec.convert(shown.view, bot.game.view_type))
    return checked_answer(bot, sight)


_cache = BotCache()


def think(question: bytes) -> str:
    """The bot's answer. Raises BotFailed."""
    try:
        asked = msgspec.json.decode(question, type=Question)
    except msgspec.DecodeError as error:
        raise BotFailed("unreadable question") from error
    return _cache.answer(asked)


def main() -> None:
    threading.Thread(target=_leave_with, args=(os.getppid(),), daemon=True).start()
    with os.fdopen(os.dup(sys.stdout.fileno()), "wb") as answers:
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints must not be taken for an answer
        answers.write(READY)
        answers.flush()
        for question in sys.stdin.buffer:
            answers.write(msgspec.json.encode(_told(question)) + b"\n")
            answers.flush()


def _leave_with(parent: int) -> None:
    """End when the table has died, even if a bot never comes back from its thoughts."""
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(1)


def _told(question: bytes) -> Reply:
    try:
        return Reply(word=think(question))
    except BotFailed as failed:
        return Reply(fault=str(failed))


if __name__ == "__main__":
    with suppress(BrokenPipeError):  # whoever asked was killed
        main()
