"""A match being played: asks the people at this screen, waits for the others, shows what each may see."""

import asyncio
from typing import ClassVar

from rich.text import Text
from textual import events, on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Input, OptionList, Static

from gonfalon.core import Foreseen, bare
from gonfalon.core.refusal import NO_RULE
from gonfalon.core.rulebook import rule_text
from gonfalon.terminal.boards.board import Board
from gonfalon.terminal.choosing.action_builder import ActionBuilder
from gonfalon.terminal.choosing.meant import meant
from gonfalon.terminal.choosing.orders import Order, is_ask_me
from gonfalon.terminal.choosing.picker import Picker
from gonfalon.terminal.choosing.typed_line import TypedLine
from gonfalon.terminal.choosing.warning import loses_at_once
from gonfalon.terminal.screens.curtain import Curtain
from gonfalon.terminal.screens.dialogs import Confirm, EndWindow, FightWindow, LogWindow, RuleWindow
from gonfalon.terminal.screens.heading import Heading
from gonfalon.terminal.screens.helping import HelpWindow
from gonfalon.terminal.screens.match_screen import Page
from gonfalon.terminal.screens.odds import MemoryWindow, OddsWindow, is_luck
from gonfalon.terminal.screens.talk_screen import Offer, TalkScreen
from gonfalon.terminal.sentences import say
from gonfalon.terminal.session.session import STALE, Session
from gonfalon.terminal.session.wishes import Wishes
from gonfalon.wire.protocol import Trouble

PACE = 0.7
"""Seconds for which another player's action stays on the screen, so that a person can follow."""
UNKNOWN = "unknown-word"
"""The code of a refusal that has no rule to show: it was no word of the game."""


class PlayScreen(TalkScreen):
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
        Binding("d", "offer_draw", show=False),
        Binding("r", "resign", show=False),
    ]

    def __init__(self, session: Session, board: Board, pace: float = PACE) -> None:
        super().__init__(session, board)
        self.pace = pace
        self.refusal: Trouble | None = None
        self._heading = Heading(session, board)
        self._looked = dict.fromkeys([*session.persons, self.seat], session.number)
        self._curtain_needed = len(session.persons) > 1
        self._last_fight: Text | None = None
        self._stopping = True
        self._touched: tuple[str, ...] = ()
        self._latest = board.legend
        self._wishes = Wishes.kept()
        self._rung = 0

    def compose_side(self) -> ComposeResult:
        yield Static(id="prompt")
        yield Picker(self.board)
        yield TypedLine(self.game.path)

    def on_mount(self) -> None:
        if self.session.clocks() is not None:
            self.set_interval(1, self._show_heading)
        self.conduct()

    @property
    def picker(self) -> Picker:
        return self.query_one(Picker)

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
        self._show_table()
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
        self._show_table()
        await self.prepare()
        before = self.session.number
        word = await self.word_or_news(asked=False)
        if word is None or await self._do(word):
            await self._show_done(before)
        if word is None and self.session.number > before and self.session.clocks() is None:
            await asyncio.sleep(self.pace)

    async def _ask_person(self, seat: int) -> None:
        await self._seat_person(seat)
        self._show_table()
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
        self._veil()
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
        """Show what luck may make of this, unless the person wishes not to see it."""
        odds = self.session.odds(self.seat, word) if self._wishes.odds else None
        if odds is None or not is_luck(odds):
            return True
        answer = await self.app.push_screen_wait(OddsWindow(word, odds, self.board))
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
            await self._leave(question, order)
        return True

    def _tell_undone(self, words: tuple[str, ...], done: int, trouble: Trouble | None) -> None:
        """Say why not everything that was typed was carried out."""
        facts: dict[str, str | int] = {"done": done, "all": len(words), "word": words[done]}
        why = say("undone-refused", why=trouble.text, **facts) if trouble else say("undone-others", **facts)
        self.notify(why, severity="warning", markup=False)

    async def _leave(self, question: str, order: Order) -> None:
        """Answer a question in advance."""
        trouble = await self.session.leave(self.seat, question, order.words[0], standing=order.always)
        self._show_left(trouble)

    async def _withdraw(self, *, standing: bool) -> None:
        """Withdraw the answers left in advance, either the standing ones or those that are used once."""
        for answer in self.sight.answers if self.sight else ():
            if answer.standing == standing:
                self._show_left(await self.session.withdraw(self.seat, answer.question))

    def _show_left(self, trouble: Trouble | None) -> None:
        if trouble is not None:
            self.notify(trouble.text, severity="warning", markup=False)
        if self.sight is not None:
            self._show_table()

    async def _show_done(self, since: int) -> None:
        """Show what was done since, by anybody."""
        self.refusal = None
        self._touched = self._zones_touched(since)
        self.tell_answers(since)
        self._show_table()
        await self._stop_at_fights()

    async def _stop_at_fights(self) -> None:
        """Pause at a fight that this seat has not been shown yet."""
        news = self.session.heard(self.seat, self._looked[self.seat])
        self._looked[self.seat] = self.session.number
        scene = self.board.scene(news)
        if scene is not None:
            self._last_fight = scene
            if self._stopping:
                window = FightWindow(scene, stopping=True)
                await self.app.push_screen_wait(window)
                self._stopping = window.stopping

    async def finish(self) -> None:
        result = self.session.result
        assert result is not None
        rule = say("rule", rule=result.rule) if result.rule != NO_RULE else ""
        kept = await self.session.kept()
        window = EndWindow(self.game.say(result), rule, kept, self.session.fate_told, menu=not self.session.apart)
        what = await self.app.push_screen_wait(window)
        if what != "look":
            self.dismiss(what)

    def _zones_touched(self, since: int) -> tuple[str, ...]:
        """The zones named by the last action of somebody else, as this seat saw it."""
        mine = self.game.seat_name(self.seat)
        others = [name for name in self.game.seats if name != mine]
        words = [step.word for step in self.session.steps(self.seat, since) if step.actor in others]
        return tuple(part for part in bare(self.game.path(words[-1])) if part in self.board.zones) if words else ()

    # What is on the screen.

    def _veil(self) -> None:
        """Clear everything that only one seat may see off the screen."""
        self.sight, self._last_fight, self.refusal = None, None, None
        self.page.show(None)
        for name in ("#aside", "#hand", "#prompt", "#heading", "#info"):
            self.write(name, Text())
        self.query_one("#typed", Input).value = ""
        self.picker.offer(None, None)
        self.clear_log()

    def _show_table(self) -> None:
        sight = self.session.sight(self.seat)
        self.sight = sight
        legal = [] if self.session.cut_off else sight.legal or (self._ahead.words if self._ahead else [])
        self._show_told()
        self.picker.offer(ActionBuilder(legal, self.game.path, self.board.zones) if legal else None, sight.view)
        typed = self.query_one(TypedLine)
        typed.offer(legal)
        typed.disabled = not (legal or sight.answers)
        typed.placeholder = say("or-type", word=legal[-1]) if legal else ""
        if legal and not isinstance(self.focused, Input):
            self.picker.focus()

    @property
    def _ahead(self) -> Foreseen | None:
        """What this seat will be asked and can answer already, if it has left no answer yet."""
        sight = self.sight
        if sight is None or sight.legal or self.session.cut_off:
            return None
        left = {answer.question for answer in sight.answers}
        return next((foreseen for foreseen in sight.foreseen if foreseen.question not in left), None)

    def _show_told(self) -> None:
        told = self.session.log(self.seat)
        self.show_log(told)
        self._latest = self.sentence(told[-1]).plain if told else self.board.legend
        self.show_info(self._latest)

    def show_stir(self) -> None:
        self._show_told()
        self._show_heading()

    @on(Picker.Stepped)
    def _show_steps(self) -> None:
        """Show board and prompt for the steps chosen so far."""
        if self.sight is None:
            return
        builder = self.picker.builder
        if builder and builder.can_go_back:
            self.refusal = None
        chosen = builder.chosen_zones if builder else self._touched
        self.show_sight(self.sight, chosen or self._touched, builder.choosable_zones() if builder else ())
        self._show_heading()
        self._show_prompt()

    def _show_heading(self) -> None:
        if self.sight is not None:
            self.show_heading(*self._heading.of(self.seat, self.sight, self.size.width))

    def _show_prompt(self) -> None:
        assert self.sight is not None
        text = Text()
        if self.refusal:
            rule = f" ({self.refusal.rule})" if self.refusal.rule != NO_RULE and self.refusal.code != UNKNOWN else ""
            text.append(f"{self.refusal.text}{rule}\n", "#E0705F")
            text.append(self._meant(self.refusal))
        asked = self.game.say(self.sight.result or self.sight.prompt)
        text.append(say("nothing-lost") if self.session.cut_off else asked, "bold")
        trail = self.picker.path_so_far()
        if trail and self.picker.builder and self.picker.builder.can_go_back:
            text.append(f"\n{trail} ›", "#F0C95A")
        for remark in self._remarks():
            text.append(f"\n{remark}", "italic")
        self.write("#prompt", text)

    def _meant(self, refusal: Trouble) -> str:
        """What may have been meant by a word that is none."""
        legal = self.sight.legal if self.sight and refusal.code == UNKNOWN else []
        found = meant(refusal.tried, legal, self.game.path)
        return say("meant", words=" · ".join(found)) + "\n" if found else ""

    def _remarks(self) -> list[str]:
        sight, mine = self.sight, self.game.seat_name(self.seat)
        assert sight is not None
        remarks = {
            "have-offered": sight.draw_offered_by == mine,
            "have-asked-back": sight.asked_back and sight.asked_back[0] == mine,
            "draw-suggested": sight.draw_suggested,
        }
        said = [say(remark) for remark, said in remarks.items() if said]
        left = [say("left-always" if one.standing else "left-once", word=one.word) for one in sight.answers]
        return [*([say("choose-already")] if self._ahead else []), *left, *said]

    # What people do.

    def on_key(self, event: events.Key) -> None:
        if self._may_choose and not isinstance(self.focused, Input) and self.picker.press(event.key):
            event.stop()

    @on(Picker.Picked)
    def _picked(self, event: Picker.Picked) -> None:
        self._answer(event.word)

    @on(Input.Submitted, "#typed")
    def _typed(self, event: Input.Submitted) -> None:
        line = self.query_one(TypedLine).submitted()
        self._describe(None)
        if is_ask_me(line):
            self.run_worker(self._withdraw(standing=True))
        elif any(Order.read(line).words):
            self._answer(line)
        self.picker.focus()

    @property
    def _may_choose(self) -> bool:
        return self.waiting or self._ahead is not None

    def _answer(self, line: str) -> None:
        if self.waiting:
            self.answer(line)
        elif self._ahead:
            self.run_worker(self._leave(self._ahead.question, Order.read(line)))

    @on(Page.Clicked)
    def _clicked(self, event: Page.Clicked) -> None:
        self._describe(event.zone)
        if self._may_choose:
            self.picker.point_at(event.zone)

    @on(Page.Hovered)
    def _hovered(self, event: Page.Hovered) -> None:
        self._describe(event.zone)

    @on(OptionList.OptionHighlighted)
    def _highlighted(self) -> None:
        if self.picker.highlighted and self.refusal:
            self.refusal = None
            self._show_prompt()
        zone = self.picker.zone
        self._describe(zone)
        if zone:
            self.page.look_at(zone)

    def _describe(self, zone: str | None) -> None:
        """What is in a zone; without a zone, what happened last."""
        if self.sight:
            self.show_info(self.board.describe(self.sight.view, zone) if zone else self._latest)

    def action_point(self) -> None:
        self.page.point()

    def action_back(self) -> None:
        if isinstance(self.focused, Input):
            self.focused.value = ""
            self.close_chat()
        else:
            self.picker.back()

    def action_take_back(self) -> None:
        """Answers left in advance are withdrawn first."""
        if not self.waiting and self.sight and any(not answer.standing for answer in self.sight.answers):
            self.run_worker(self._withdraw(standing=False))
        else:
            super().action_take_back()

    def action_type(self) -> None:
        self.query_one("#typed").focus()

    @on(Input.Changed, "#typed")
    def _show_hints(self, event: Input.Changed) -> None:
        """What may be typed next."""
        if event.value and self.sight:
            self.show_info(" · ".join(map(str.strip, self.query_one(TypedLine).hints())) or say("nothing-fits"))

    def action_odds(self) -> None:
        """Switch odds on or off."""
        self._wishes.odds = not self._wishes.odds
        self._wishes.keep()
        self.notify(say("odds-on" if self._wishes.odds else "odds-off"))

    def action_bell(self) -> None:
        """Switch the bell on or off."""
        self._wishes.bell = not self._wishes.bell
        self._wishes.keep()
        self.notify(say("bell-on" if self._wishes.bell else "bell-off"))

    def action_help(self) -> None:
        self.app.push_screen(HelpWindow(self.board.legend))

    def action_memory(self) -> None:
        found = self.session.memory(self.seat) if self.sight else []
        if found:
            self.app.push_screen(MemoryWindow(found, self.board))
        else:
            self.notify(say("no-memory"))

    def action_since(self) -> None:
        """What happened since this seat's last decision, step by step."""
        if self.sight is None:
            return
        since = max(self.session.decided(self.seat), self.session.recall_from(self.seat))
        steps = self.session.steps(self.seat, since)
        told = [self.sentence(item) for step in steps for item in self.session.told(step)]
        self.app.push_screen(LogWindow(told, say("since-mark")))

    def action_rule(self) -> None:
        """The rule of the last refusal, of the current verb, or of the question."""
        if self.sight is None:
            return
        rule = self.sight.prompt.rule
        if self.refusal and self.refusal.code != UNKNOWN:
            rule = self.refusal.rule
        elif self.picker.verb:
            rule = self.board.rule_of(self.picker.verb) or rule
        text = rule_text(self.game.rules_page(), rule)
        typing = say("typing-help") if self.session.persons else ""
        self.app.push_screen(RuleWindow(say("rule", rule=rule), f"{text or say('custom')}\n\n{typing}"))

    def action_last_fight(self) -> None:
        if self._last_fight is None:
            self.notify(say("no-fight"))
        else:
            self.app.push_screen(FightWindow(self._last_fight, stopping=True))
            self._stopping = True

    def action_log(self) -> None:
        if self.sight is not None:
            told = self.session.log(self.seat)
            self.app.push_screen(LogWindow([self.sentence(event) for event in told]))

    def action_leave(self) -> None:
        if self.session.result:
            self.dismiss("menu")
            return

        def answered(yes: bool | None) -> None:
            if yes:
                self.dismiss("quit")

        question = say("leave-table" if self.session.apart else "stop-here")
        self.app.push_screen(Confirm(question, say("key-stop")), answered)
