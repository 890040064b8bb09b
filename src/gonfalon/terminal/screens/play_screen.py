"""Runs a match in turns: asks the people at this screen, waits for the others, shows what each may see."""

import asyncio
from typing import ClassVar

from textual import work
from textual.binding import Binding, BindingType

from gonfalon.core import bare
from gonfalon.core.refusal import NO_RULE
from gonfalon.protocol.types import Trouble
from gonfalon.terminal.board import Board
from gonfalon.terminal.input.typed_line import Order
from gonfalon.terminal.screens.dialogs import Confirm, Curtain, EndWindow, FightWindow, NoteWindow
from gonfalon.terminal.screens.odds import AdviceWindow, OddsWindow, is_luck, loses_at_once
from gonfalon.terminal.screens.offers_screen import Offer
from gonfalon.terminal.screens.seat_screen import LookupScreen
from gonfalon.terminal.session.lesson import LessonSession
from gonfalon.terminal.session.session import STALE, Session
from gonfalon.terminal.session.storage import Wishes
from gonfalon.terminal.texts import say

PACE = 0.7
"""Seconds for which another player's action stays on the screen, so that a person can follow."""
LOOK = 0.25
"""Seconds between two looks at how far a bot has come with its thoughts."""


class PlayScreen(LookupScreen):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "rule", say("key-rule"), key_display="?"),
        Binding("escape,backspace,left", "back", say("key-back"), key_display="esc"),
        Binding("slash", "type", say("key-type"), key_display="/", show=False),  # the input line says so
        Binding("space", "point", show=False),
        Binding("w", "since", say("key-since")),
        Binding("u", "take_back", say("key-undo")),
        Binding("t", "chat", say("key-talk")),
        Binding("h", "help", say("key-help")),
        Binding("q", "leave", say("key-quit")),
        Binding("l", "log", show=False),  # these are in the window of h
        Binding("o", "odds", show=False),
        Binding("c", "last_fight", show=False),
        Binding("m", "memory", show=False),
        Binding("b", "bell", show=False),
        Binding("x", "mute", show=False),
        Binding("g", "hurry", show=False),
        Binding("exclamation_mark", "advice", show=False),
        Binding("d", "offer_draw", show=False),
        Binding("r", "resign", show=False),
    ]

    def __init__(self, session: Session, board: Board, pace: float = PACE) -> None:
        super().__init__(session, board)
        self.pace = pace
        self._looked = dict.fromkeys([*session.persons, self.seat], session.number)
        self._curtain_needed = len(session.persons) > 1
        self._wishes = Wishes.kept()
        self._rung = 0

    def on_mount(self) -> None:
        self.set_interval(LOOK, self._show_thought)
        if self.session.clocks() is not None:
            self.set_interval(1, self.show_seats)
        self.conduct()

    # The course of the match.

    @work(exclusive=True)
    async def conduct(self) -> None:
        """Ask the players in turn until the match is over."""
        while not self.session.is_over:
            seat = self.session.asked
            if seat in self.session.persons and not self.session.cut_off:
                self._ring()
                await self._ask_person(seat)
            else:
                await self._let_others_act()
        self.show_table()
        self.refresh_bindings()
        await self.finish()

    async def prepare(self) -> None:
        """Whatever comes before a decision, of anybody."""

    def _ring(self) -> None:
        """Once for each decision of one's own that others led to."""
        mine = self.game.seat_name(self.seat)
        acted = {step.actor for step in self.session.steps(self.seat, self._rung)}
        if self._wishes.bell and acted & {*self.game.seats} - {mine}:
            self.app.bell()
        self._rung = self.session.number

    async def _let_others_act(self) -> None:
        self.show_table()
        await self.prepare()
        before = self.session.number
        word = await self.word_or_news(asked=False)
        if word is None or await self._do(word):
            await self._show_done(before)
        if word is None and self.session.number > before and self.session.clocks() is None:
            await asyncio.sleep(self.pace)

    async def _ask_person(self, seat: int) -> None:
        await self._seat_person(seat)
        self.show_table()
        await self._stop_at_fights()
        await self.prepare()
        offer = self.offer()
        if offer is None:
            await self._let_act()
        else:
            await self._answer_offer(offer)

    async def _seat_person(self, seat: int) -> None:
        """With two people here, the next one sees a curtain first, and nothing of the other's behind it."""
        if seat == self.seat and not self._curtain_needed:
            return
        self._curtain_needed = False
        self.veil()
        name = self.game.seats[seat]
        await self.app.push_screen_wait(Curtain(self.board.name(name), self.board.colour(name)))
        self.seat = seat

    async def _let_act(self) -> None:
        before = self.session.number
        word = await self.word_or_news(asked=True)
        while word is not None and not await self._is_sure(word):
            word = await self.word_or_news(asked=True)
        if word is None or await self._do(word):
            await self._show_done(before)

    async def _answer_offer(self, offer: Offer) -> None:
        before = self.session.number
        agreed = await self.confirmed(offer.question)
        if agreed is None or await self._do(offer.yes if agreed else offer.no):
            await self._show_done(before)

    async def _is_sure(self, line: str) -> bool:
        """Show the odds, and warn before a legal action that loses on the spot."""
        sight, word = self.sight, Order.read(line).words[0]
        if sight is None or not self.session.remembers or word not in sight.legal:
            return True
        if not await self._likes_odds(word):
            return False
        if len(sight.legal) == 1:
            return True
        if not await asyncio.to_thread(loses_at_once, self.game, sight.view, self.seat, word):
            return True
        return await self.app.push_screen_wait(Confirm(say("hands-victory")))

    async def _likes_odds(self, word: str) -> bool:
        """Show what luck may make of this, unless the person wishes not to see it, and what it costs beyond that."""
        odds = self.session.odds(self.seat, word)
        if odds is None:
            return True
        cautions = [self.game.say(caution) for caution in odds.cautions]
        if not (self._wishes.odds and is_luck(odds)):
            told = say("caution", told=" ".join(cautions))
            return not cautions or await self.app.push_screen_wait(Confirm(told))
        answer = await self.app.push_screen_wait(
            OddsWindow(word, odds, self.board, self.game.seat_name(self.seat), cautions)
        )
        if answer == "always":
            self.action_odds()
        return answer != "back"

    async def _do(self, line: str) -> bool:
        """Returns whether there is something new to see. The screen says what was not done, and why."""
        order, question = Order.read(line), self.sight.prompt.question if self.sight else ""
        done, trouble = await self.session.act(self.seat, *order.words)
        if trouble is not None and trouble.code == STALE:
            self.notify(trouble.text, markup=False)
            return True
        if done == 0:
            self.refusal = trouble
            return False
        if done < len(order.words):
            self._tell_undone(order.words, done, trouble)
        if order.always and self.session.result is None:
            await self.leave_answer(question, order)
        return True

    def _tell_undone(self, words: tuple[str, ...], done: int, trouble: Trouble | None) -> None:
        """Say why not everything that was typed was carried out."""
        facts: dict[str, str | int] = {"done": done, "all": len(words), "word": words[done]}
        why = say("undone-refused", why=trouble.text, **facts) if trouble else say("undone-others", **facts)
        self.notify(why, severity="warning", markup=False)

    async def _show_done(self, since: int) -> None:
        """Show what was done since, by anybody."""
        self.refusal = None
        self.touched = self._zones_touched(since)
        self.tell_answers(since)
        self.show_table()
        await self._stop_at_fights()

    async def _stop_at_fights(self) -> None:
        """Pause at a fight that this seat has not been shown yet."""
        news = self.session.heard(self.seat, self._looked[self.seat])
        self._looked[self.seat] = self.session.number
        scene = self.board.scene(news)
        if scene is not None:
            self.last_fight = scene
            if self.stopping:
                window = FightWindow(scene, stopping=True)
                await self.app.push_screen_wait(window)
                self.stopping = window.stopping

    async def finish(self) -> None:
        result = self.session.result
        assert result is not None
        rule = say("rule", rule=result.rule) if result.rule != NO_RULE else ""
        kept = await self.session.kept()
        fate, menu = self.session.fate_told, not self.session.apart
        window = EndWindow(self.game.say(result), rule, kept, fate, players=self._opponents(), menu=menu)
        what = await self.app.push_screen_wait(window)
        if what != "look":
            self.dismiss(what)

    def _opponents(self) -> str:
        """Those of whom we know more than their side."""
        return ", ".join(f"{self.board.name(side)}: {name}" for side, name in self.session.names.items())

    def _zones_touched(self, since: int) -> tuple[str, ...]:
        """The zones named by the last action of somebody else, as this seat saw it."""
        mine = self.game.seat_name(self.seat)
        others = [name for name in self.game.seats if name != mine]
        words = [step.word for step in self.session.steps(self.seat, since) if step.actor in others]
        return tuple(part for part in bare(self.game.path(words[-1])) if part in self.board.zones) if words else ()

    # Wishes, and leaving.

    def action_odds(self) -> None:
        """Switch odds on or off."""
        self._switch("odds", "odds-on", "odds-off")

    def _show_thought(self) -> None:
        if self.session.thought is not None:
            self.show_seats()

    async def action_hurry(self) -> None:
        """Let the computer come to an end with its thoughts."""
        await self.session.hurry()

    @work(group="advice", exclusive=True)
    async def action_advice(self) -> None:
        """Say what would be best, to whoever has to decide against the computer."""
        number = self.session.number
        self.notify(say("advice-thinking"))
        found = await self.session.advice(self.seat)
        if found is None:
            self.notify(say("no-advice"))
        elif number == self.session.number and self.waiting:
            self.app.push_screen(AdviceWindow(found, self.game))

    def action_bell(self) -> None:
        """Switch the bell on or off."""
        self._switch("bell", "bell-on", "bell-off")

    def _switch(self, wish: str, on: str, off: str) -> None:
        is_on = not getattr(self._wishes, wish)
        setattr(self._wishes, wish, is_on)
        self._wishes.keep()
        self.notify(say(on if is_on else off))

    def action_leave(self) -> None:
        if self.session.result:
            self.dismiss("menu")
            return

        def answered(yes: bool | None) -> None:
            if yes:
                self.dismiss("quit")

        question = say("leave-table" if self.session.apart else "stop-here")
        self.app.push_screen(Confirm(question, say("key-stop")), answered)


class LessonScreen(PlayScreen):
    """The table, with a remark in a window before each thing that is to be learned."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("g", "note", say("key-note"))]

    session: LessonSession

    async def prepare(self) -> None:
        """Read what is new before anybody decides."""
        for text in self.session.unread():
            await self.app.push_screen_wait(NoteWindow(self.session.title, text))

    async def finish(self) -> None:
        await self.prepare()
        self.dismiss("menu")

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        return action not in ("offer_draw", "resign") and super().check_action(action, parameters)

    def action_note(self) -> None:
        """Read again what this is about."""
        self.app.push_screen(NoteWindow(self.session.title, next(reversed(self.session.remarks()), say("just-play"))))

    def action_leave(self) -> None:
        """Nothing is kept of a lesson, so nothing is asked."""
        self.dismiss("menu")
