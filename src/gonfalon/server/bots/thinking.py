"""Computes a bot's answer from what its seat is shown and nothing else.

As a program (`python -m gonfalon.server.bots.thinking`) it says that it is ready, reads one question per line and
writes one answer per line, so that a bot's thinking does not block the server. If an answer takes long it writes before
it how much is done, and a line `hurry` asks it for the answer that it would give now.
"""

import os
import random
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from queue import Queue
from typing import Any

import msgspec

from gonfalon.bots import Bot, Thought, checked_answer, find_bot
from gonfalon.core import Game, Sight, registry
from gonfalon.server.errors import place_of


class Question(msgspec.Struct, frozen=True):
    """`sight` was taken with a perfect memory; game, rules and digest say what the match belongs to. `seed` is for the
    bot's chance: the same question always gets the same answer, whichever instance of the bot is asked."""

    match: str
    game: str
    rules: int
    digest: str
    bot: str
    seat: int
    sight: Sight
    seed: str = ""


READY = b"ready\n"
"""The first line that a child writes."""


SayLine = Callable[[bytes], None]


def answer_lines(answer: Callable[[bytes, SayLine], None], lines: Iterable[bytes] | None = None) -> None:
    """Say that it is ready, and answer each line that is read, or each of these, with one or more lines."""
    threading.Thread(target=_leave_with, args=(os.getppid(),), daemon=True).start()
    with suppress(BrokenPipeError), os.fdopen(os.dup(sys.stdout.fileno()), "wb") as answers:
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what is printed meanwhile must not be taken for an answer

        def say(line: bytes) -> None:
            answers.write(line)
            answers.flush()

        say(READY)
        for line in lines or sys.stdin.buffer:
            answer(line, lambda told: say(told + b"\n"))


def _leave_with(parent: int) -> None:
    """End when the table has died, even if a thought never comes to its end."""
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(1)


MOST_BOTS = 128
"""How many bots a process keeps. Bots of finished matches are not used any more, so they are evicted first."""


HURRY = b"hurry\n"
"""A line that it may read after a question. Too late, or for a bot that does not listen, it means nothing."""


class Reply(msgspec.Struct, frozen=True):
    """The bot's answer, or why there is none. With `done` it is not the answer yet, but how much of it is done."""

    words: list[str] = []
    fault: str = ""
    done: float | None = None


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

    def answer(self, question: Question, thought: Thought | None = None) -> list[str]:
        """The bot's answer. Raises BotFailed, and drops the bot."""
        key = question.match, question.seat, question.bot
        try:
            # Out of the cache while it thinks: nobody else can use it, and it is put back only if it succeeds.
            bot = self._bots.pop(key) if key in self._bots else self._make(question)
            bot.watch = (thought or Thought()).watch
            bot.rng.seed(question.seed)
            words = _answer(bot, question.sight)
        except (Exception, SystemExit, KeyboardInterrupt) as error:  # somebody else's bot may raise anything
            raise BotFailed(place_of(error)) from None
        self._bots[key] = bot
        while len(self._bots) > self._most:
            del self._bots[next(iter(self._bots))]
        return words

    def _make(self, question: Question) -> Bot:
        version = question.game, question.rules, question.digest
        if version not in self._games:
            self._games[version] = registry.opened(*version)
        return find_bot(question.bot)(self._games[version], question.seat, random.Random())


def _answer(bot: Bot, shown: Sight) -> list[str]:
    sight = msgspec.structs.replace(shown, view=msgspec.convert(shown.view, bot.game.view_type))
    return checked_answer(bot, sight)


_cache = BotCache()


def think(question: bytes, thought: Thought | None = None) -> list[str]:
    """The bot's answer. Raises BotFailed."""
    try:
        asked = msgspec.json.decode(question, type=Question)
    except msgspec.DecodeError as error:
        raise BotFailed("unreadable question") from error
    return _cache.answer(asked, thought)


class Questions:
    """Reads on while a bot thinks, for somebody may be in a hurry."""

    def __init__(self) -> None:
        self._read: Queue[tuple[bytes, Thought] | None] = Queue()
        self.thought = Thought()
        """About the question that was asked last."""

    def __iter__(self) -> Iterator[bytes]:
        threading.Thread(target=self._listen, daemon=True).start()
        while asked := self._read.get():
            question, self.thought = asked
            yield question

    def _listen(self) -> None:
        thought = Thought()
        for line in sys.stdin.buffer:
            if line == HURRY:
                thought.hurry()
            else:
                thought = Thought()
                self._read.put((line, thought))
        self._read.put(None)


def think_aloud(question: bytes, say: SayLine, thought: Thought) -> None:
    """Say how far it is, and at last the answer or why there is none."""
    thought.tell = lambda share: say(msgspec.json.encode(Reply(done=share)))
    try:
        reply = Reply(words=think(question, thought))
    except BotFailed as failed:
        reply = Reply(fault=str(failed))
    say(msgspec.json.encode(reply))


if __name__ == "__main__":
    questions = Questions()
    answer_lines(lambda question, say: think_aloud(question, say, questions.thought), questions)
