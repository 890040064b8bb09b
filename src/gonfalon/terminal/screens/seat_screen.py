"""What a seat is asked, what it picks or types, and all that it can look up: rules, news, the log, what is known."""

from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.widgets import Input, OptionList, Static

from gonfalon.core import Foreseen
from gonfalon.core.refusal import NO_RULE
from gonfalon.core.texts import rule_text
from gonfalon.protocol.types import Trouble
from gonfalon.terminal.board import Board
from gonfalon.terminal.input.action_builder import ActionBuilder
from gonfalon.terminal.input.picker import Picker
from gonfalon.terminal.input.typed_line import Order, TypedLine, is_ask_me, meant
from gonfalon.terminal.screens.dialogs import HELP_KEYS, FightWindow, HelpWindow, LogWindow, RuleWindow
from gonfalon.terminal.screens.heading import Heading
from gonfalon.terminal.screens.match_screen import Page
from gonfalon.terminal.screens.odds import MemoryWindow
from gonfalon.terminal.screens.offers_screen import TalkScreen
from gonfalon.terminal.screens.replay import NewsScreen
from gonfalon.terminal.session.session import Session
from gonfalon.terminal.texts import say

UNKNOWN = "unknown-word"
"""The code of a refusal that has no rule to show: it was no word of the game."""


class TableScreen(TalkScreen):
    def __init__(self, session: Session, board: Board) -> None:
        super().__init__(session, board)
        self.refusal: Trouble | None = None
        self.touched: tuple[str, ...] = ()
        """The zones where something happened last."""
        self._heading = Heading(session, board)
        self._latest = board.legend

    def compose_side(self) -> ComposeResult:
        yield Static(id="prompt")
        yield Picker(self.board)
        yield TypedLine(self.game.path)

    @property
    def picker(self) -> Picker:
        return self.query_one(Picker)

    def veil(self) -> None:
        """Clear everything that only one seat may see off the screen."""
        self.sight, self.refusal = None, None
        self.page.show(None)
        for name in ("#aside", "#hand", "#prompt", "#heading", "#info"):
            self.write(name, Text())
        self.query_one("#typed", Input).value = ""
        self.picker.offer(None, None)
        self.show_log([])

    def show_table(self) -> None:
        sight = self.session.sight(self.seat)
        self.sight = sight
        legal = [] if self.session.cut_off else sight.legal or (self._ahead.words if self._ahead else [])
        self._show_told()
        if not self.session.undo:
            self.refresh_bindings()
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
        self.show_seats()

    @on(Picker.Stepped)
    def _show_steps(self) -> None:
        """Show board and prompt for the steps chosen so far."""
        if self.sight is None:
            return
        builder = self.picker.builder
        if builder and builder.can_go_back:
            self.refusal = None
        chosen = builder.chosen_zones if builder else self.touched
        self.show_sight(self.sight, chosen or self.touched, builder.choosable_zones() if builder else ())
        self.show_seats()
        self._show_prompt()

    def show_seats(self) -> None:
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

    # What people point at, pick and type.

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
            self.run_worker(self.leave_answer(self._ahead.question, Order.read(line)))

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

    def action_type(self) -> None:
        self.query_one("#typed").focus()

    @on(Input.Changed, "#typed")
    def _show_hints(self, event: Input.Changed) -> None:
        """What may be typed next."""
        if event.value and self.sight:
            self.show_info(" · ".join(map(str.strip, self.query_one(TypedLine).hints())) or say("nothing-fits"))

    # Answers in advance.

    async def leave_answer(self, question: str, order: Order) -> None:
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
            self.show_table()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        if action == "take_back" and not self.session.undo:
            return self._can_withdraw
        return super().check_action(action, parameters)

    @property
    def _can_withdraw(self) -> bool:
        """Whether an answer was left in advance that is used once."""
        return not self.waiting and self.sight is not None and any(not one.standing for one in self.sight.answers)

    def action_take_back(self) -> None:
        """Answers left in advance are withdrawn first."""
        if self._can_withdraw:
            self.run_worker(self._withdraw(standing=False))
        else:
            super().action_take_back()


class LookupScreen(TableScreen):
    def __init__(self, session: Session, board: Board) -> None:
        super().__init__(session, board)
        self.last_fight: Text | None = None
        self.stopping = True
        """Whether play pauses at fights."""

    def veil(self) -> None:
        super().veil()
        self.last_fight = None

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

    def action_since(self) -> None:
        """What happened since this seat's last decision: step by step on the board, in words if it was not seen."""
        if self.sight is None:
            return
        since = max(self.session.decided(self.seat), self.session.recall_from(self.seat))
        moments = self.session.moments_since(self.seat, since)
        if len(moments) > 1:
            self.app.push_screen(NewsScreen(self.game, self.board, self.seat, moments))
            return
        steps = self.session.steps(self.seat, since)
        told = [self.sentence(item) for step in steps for item in self.session.told(step)]
        self.app.push_screen(LogWindow(told, say("since-mark")))

    def action_log(self) -> None:
        if self.sight is not None:
            told = self.session.log(self.seat)
            self.app.push_screen(LogWindow([self.sentence(event) for event in told]))

    def action_memory(self) -> None:
        found = self.session.memory(self.seat) if self.sight else []
        if found:
            self.app.push_screen(MemoryWindow(found, self.board))
        else:
            self.notify(say("no-memory"))

    def action_help(self) -> None:
        keys = HELP_KEYS if self.session.undo else [key for key in HELP_KEYS if key != "u"]
        self.app.push_screen(HelpWindow(self.board.legend, keys))

    def action_last_fight(self) -> None:
        if self.last_fight is None:
            self.notify(say("no-fight"))
        else:
            self.app.push_screen(FightWindow(self.last_fight, stopping=True))
            self.stopping = True
