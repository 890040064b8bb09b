"""What people at the table say besides the game: draws, resigning, taking back, chat."""

import asyncio
from typing import Any, NamedTuple

from textual import on
from textual.app import ComposeResult
from textual.messages import Prune
from textual.widgets import Input

from gonfalon.core import WATCHER, talk
from gonfalon.terminal.board import Board
from gonfalon.terminal.input.picker import Picker
from gonfalon.terminal.screens.dialogs import Confirm
from gonfalon.terminal.screens.match_screen import MatchScreen
from gonfalon.terminal.session.session import Session, TalkLine, is_answer, last_decision, talk_sentence
from gonfalon.terminal.texts import say

LONGEST_LINE = 500
PLAYERS_ONLY = ("type", "offer_draw", "resign", "take_back")
UNTIL_THE_END = (*PLAYERS_ONLY, "back")


class Offer(NamedTuple):
    """What the other side asks, and the words for yes and no."""

    question: str
    yes: str
    no: str


class TalkScreen(MatchScreen):
    def __init__(self, session: Session, board: Board) -> None:
        super().__init__(session.game, board)
        self.session = session
        self.seat = session.persons[0] if session.persons else WATCHER
        self.waiting = False
        """Whether a person is being asked and may answer."""
        self._word: asyncio.Future[str] | None = None
        """Resolved with the next word of the person here, an answer or something else."""

    def compose_foot(self) -> ComposeResult:
        yield Input(id="chat", compact=True, placeholder=say("say-to-others"), max_length=LONGEST_LINE)

    def on_mount(self) -> None:
        self.query_one("#chat").display = False
        self.session.stirred = self._stirred

    @on(Prune)
    def _stop_showing(self) -> None:
        """The screen is about to close: anything that arrives from now on is not shown."""
        self.session.stirred = lambda said: None
        self.workers.cancel_node(self)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        if action in ("chat", "mute"):
            return self.session.apart and bool(self.session.persons)
        if action in UNTIL_THE_END and self.session.result:
            return False
        return bool(self.session.persons) or action not in PLAYERS_ONLY

    # Hearing the others.

    async def word_or_news(self, *, asked: bool) -> str | None:
        """What the person here says; None if others acted first, because the word was meant for an earlier position."""
        word = asyncio.get_running_loop().create_future()
        self.waiting, self._word = asked, word if asked or self.session.apart else None
        news = asyncio.ensure_future(self.session.others())
        try:
            await _first(word, news)
            return word.result() if not news.done() else news.result()
        finally:
            self.waiting, self._word = False, None
            news.cancel()

    async def confirmed(self, question: str) -> bool | None:
        """Ask the person here; None if others did something before there was an answer."""
        window = Confirm(question)
        answer: asyncio.Future[bool] = self.app.push_screen(window, wait_for_dismiss=True)
        news = asyncio.ensure_future(self.session.others())
        try:
            await _first(answer, news)
            if news.done():
                news.result()
                window.dismiss(None)
            return None if news.done() else answer.result()
        finally:
            news.cancel()

    def offer(self) -> Offer | None:
        """What the other side has offered or asked this seat."""
        sight, mine = self.sight, self.game.seat_name(self.seat)
        if sight is None or self.seat == WATCHER:
            return None
        if sight.draw_offered_by not in (None, mine):
            who = self.board.name(str(sight.draw_offered_by))
            return Offer(say("offers-draw", who=who), talk.ACCEPT, talk.DECLINE)
        if sight.asked_back and sight.asked_back[0] != mine:
            who = self.board.name(sight.asked_back[0])
            return Offer(say("asks-back", who=who), talk.GIVE_BACK, talk.KEEP)
        return None

    def tell_answers(self, since: int) -> None:
        """Make sure that nobody misses the others' answers."""
        others = [name for name in self.game.seats if name != self.game.seat_name(self.seat)]
        for step in self.session.steps(self.seat, since):
            if step.actor in others and is_answer(step.word):
                self._call_out(TalkLine(step.actor, self.session.names.get(step.actor), talk_sentence(step.word) or ""))

    def _call_out(self, said: TalkLine) -> None:
        self.notify(self.sentence(said).plain, markup=False)

    def _stirred(self, said: TalkLine | None) -> None:
        if self.sight is None:
            return
        self.show_stir()
        if said and said.seat != self.game.seat_name(self.seat) and not self._log.display:
            self._call_out(said)

    def show_stir(self) -> None:
        """Show what changed besides the match itself."""

    # Speaking.

    def answer(self, word: str) -> None:
        """Say it, if somebody is waiting for a word."""
        if self._word is not None:
            self._word.set_result(word)
            self.waiting, self._word = False, None

    def action_offer_draw(self) -> None:
        self._confirm(say("offer-draw"), talk.OFFER)

    def action_resign(self) -> None:
        self._confirm(say("give-up"), talk.RESIGN)

    def action_take_back(self) -> None:
        """At once if nobody needs to agree, else by asking the other side."""
        if self.sight is None or not self._is_heard():
            return
        if self.sight.undo is not None:
            self.answer(f"{talk.TAKE_BACK} {self.sight.undo}")
            return
        number = last_decision(self.session.steps(self.seat), self.game.seat_name(self.seat))
        if number is None:
            self.notify(say("nothing-to-undo"))
        else:
            self._confirm(say("ask-leave"), f"{talk.ASK_BACK} {number}")

    def _confirm(self, question: str, word: str) -> None:
        if not self._is_heard():
            return

        def answered(yes: bool | None) -> None:
            if yes:
                self.answer(word)

        self.app.push_screen(Confirm(question), answered)

    def _is_heard(self) -> bool:
        if self.session.cut_off:
            self.notify(say("wait-for-line"))
        elif self._word is None:
            self.notify(say("wait-for-turn"))
        return self._word is not None and not self.session.cut_off

    # Chat.

    def action_chat(self) -> None:
        self.query_one("#info").display = False
        line = self.query_one("#chat")
        line.display = True
        line.focus()

    def action_mute(self) -> None:
        self.notify(say("muted" if self.session.mute() else "not-muted"))

    @on(Input.Submitted, "#chat")
    def _said(self, event: Input.Submitted) -> None:
        text = " ".join(event.value.split())
        self.close_chat()
        if text:
            self.run_worker(self._say(text))

    def close_chat(self) -> None:
        line = self.query_one("#chat", Input)
        line.value = ""
        line.display = False
        self.query_one("#info").display = True
        self.query_one(Picker).focus()

    async def _say(self, text: str) -> None:
        trouble = await self.session.say(text)
        if trouble is not None:
            self.notify(say("not-said", why=trouble.text), severity="warning", markup=False)


async def _first(*awaited: asyncio.Future[Any]) -> None:
    await asyncio.wait(awaited, return_when=asyncio.FIRST_COMPLETED)
