"""A match at this screen: people and bots, saved to disk after every action."""

import asyncio
import logging
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from gonfalon.bots import Bot, Pause, Random, Sleep, Thought, bot_title, checked_answer, offered_bots
from gonfalon.core import Acted, Fate, Match, Refusal, Result, Sight
from gonfalon.core.registry import UnknownBot
from gonfalon.protocol.types import Trouble
from gonfalon.protocol.updates import ToldStep
from gonfalon.review import Advice, Judge, advise
from gonfalon.terminal.session.session import PERSON, Outcome, Session, TalkLine
from gonfalon.terminal.session.storage import Keeper
from gonfalon.terminal.texts import language, say

ADVICE = 800
"""Simulations of a search for advice: some seconds at most."""

log = logging.getLogger("gonfalon.terminal")


def seated(match: Match[Any]) -> list[type[Bot] | None]:
    """The bot of each seat, None for a person. Raises UnknownBot: nobody else may see a missing bot's cards."""
    offered, kinds = offered_bots(), [match.players.get(name, PERSON) for name in match.game.seats]
    for kind in kinds:
        if kind != PERSON and kind not in offered:
            raise UnknownBot(kind, list(offered))
    return [offered.get(kind) for kind in kinds]


def told_steps(match: Match[Any], seat: int, since: int) -> list[ToldStep]:
    return [
        ToldStep(step.entry.number, step.entry.actor, step.shown[seat], step.news.heard_by(seat))
        for step in match.steps_after(since)
    ]


class LocalSession(Session):
    bots: dict[int, Bot]

    def __init__(self, match: Match[Any], keeper: Keeper, sleep: Sleep | None = None) -> None:
        """With `sleep` the answers of bots take their usual time where hands are hidden."""
        super().__init__()
        self.game = match.game
        self.match = match
        self.keeper = keeper
        self.names = {name: bot_title(kind, language()) for name, kind in match.players.items() if kind != PERSON}
        self.remembers = match.game.remembers(match.state)
        kinds = seated(match)
        self.bots = {seat: kind(match.game, seat, random.Random()) for seat, kind in enumerate(kinds) if kind}
        self.persons = [seat for seat in range(len(kinds)) if seat not in self.bots]
        self._told: dict[int, list[ToldStep]] = {}
        self._failures: list[tuple[int, TalkLine]] = []
        self._sleep = sleep
        self._hurry: Callable[[], None] = lambda: None
        keeper.keep(match)
        self._look()

    @property
    def number(self) -> int:
        return self.match.number

    @property
    def result(self) -> Result | None:
        return self.match.result

    @property
    def asked(self) -> int:
        """The seat that is offered a draw or asked to let something be taken back, else the seat that is to move."""
        asker = self.match.draw_offered_by
        if asker is None and self.match.asked_back:
            asker = self.match.asked_back[0]
        if asker is None:
            return self.match.to_move
        return next(seat for seat in range(len(self.game.seats)) if seat != asker)

    def sight(self, seat: int) -> Sight:
        return self.match.sight(seat)

    def steps(self, seat: int, since: int = 0) -> list[ToldStep]:
        """What was told once stays as it is."""
        told = self._told.setdefault(seat, [])
        told += told_steps(self.match, seat, len(told))
        return told[since:]

    def recall_from(self, seat: int) -> int:
        return self.match.recall_from(seat)

    async def act(self, seat: int, *words: str) -> Outcome:
        try:
            done, refusal = self._do(seat, *words)
        except Refusal as refused:
            done, refusal = 0, refused
        return Outcome(done, self._trouble(refusal) if refusal else None)

    async def leave(self, seat: int, question: str, word: str, *, standing: bool = False) -> Trouble | None:
        """Answers are not saved to disk: after a resume the player is asked."""
        try:
            self.match.leave(seat, question, word, standing)
        except Refusal as refusal:
            return self._trouble(refusal)
        return None

    async def withdraw(self, seat: int, question: str) -> Trouble | None:
        try:
            self.match.withdraw(seat, question)
        except Refusal as refusal:
            return self._trouble(refusal)
        return None

    def _trouble(self, refusal: Refusal) -> Trouble:
        said = self.game.say(refusal)
        return Trouble(refusal.code, said, refusal.rule, refusal.tried, refusal.position, refusal.legal)

    async def others(self) -> None:
        """Bots think in another thread, using only their own sight with perfect memory."""
        seat = self.asked
        if seat not in self.bots:
            await self.forever()
        sight = self.match.sight(seat, memory=True)
        try:
            words = await self._answer(self.bots[seat], sight)
        except Exception:  # somebody else's bot may raise anything; the match goes on, and the player is told
            log.exception("a bot failed")
            words = Random(self.game, seat, self.bots[seat].rng).answer(sight)
            name = self.game.seats[seat]
            self._failures.append((self.number, TalkLine(name, self.names.get(name), say("bot-failed"))))
        self._do(seat, *words)

    async def _answer(self, bot: Bot, sight: Sight) -> list[str]:
        pause = Pause(self.game.is_open, bot.usual_seconds, self._sleep, self._tell_gone)
        thinking = Thought(self._tell if pause.tell_thought else lambda share: None)
        bot.watch = thinking.watch
        if isinstance(self.match.fate, Fate):
            bot.rng.seed(self.match.fate.seed_of(sight.number))

        def hurry() -> None:
            thinking.hurry()
            pause.end()

        self._hurry = hurry
        try:
            words = await asyncio.to_thread(checked_answer, bot, sight)
            await pause.answered()
            return words
        finally:
            hurry()  # if this was cancelled, nobody waits for it any more
            self.thought = None

    def _tell(self, share: float) -> None:
        self.thought = share

    async def _tell_gone(self, share: float) -> None:
        self._tell(share)

    async def advice(self, seat: int) -> Advice | None:
        """Only against the computer: two people at one screen have to find their own way."""
        if self.persons != [seat] or self.asked != seat or self.match.result:
            return None
        view, number = self.match.sight(seat, memory=True).view, self.number
        try:
            return await asyncio.to_thread(advise, Judge(self.game, seat, ADVICE), view, number)
        except Exception:  # somebody else's game may raise anything
            log.exception("no advice was found")
            return None

    async def hurry(self) -> None:
        self._hurry()

    def chat(self) -> list[tuple[int, TalkLine]]:
        return self._failures

    async def kept(self) -> Path | None:
        return self.keeper.path

    def close(self) -> None:
        """Others may open the match from now on."""
        self.keeper.release()

    def _do(self, seat: int, *words: str) -> Acted:
        acted = self.match.act_all(seat, words)
        self.keeper.keep(self.match)
        self._look()
        return acted

    def _look(self) -> None:
        for seat in self.persons:
            self.look(seat)
