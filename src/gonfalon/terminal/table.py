"""A match being played: asks the people at this screen, lets bots think, shows what each may see."""

import asyncio
from typing import ClassVar

from rich.text import Text
from textual import events, on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Input, OptionList, Static

from gonfalon.core import Refusal
from gonfalon.core.refusal import NO_RULE
from gonfalon.core.rulebook import rule_text
from gonfalon.core.talk import ACCEPT, DECLINE, OFFER, RESIGN
from gonfalon.terminal.board import Board
from gonfalon.terminal.choosing import Choosing
from gonfalon.terminal.curtain import Curtain
from gonfalon.terminal.dialogs import Confirm, EndWindow, FightWindow, LogWindow, RuleWindow
from gonfalon.terminal.look import Look, Page
from gonfalon.terminal.party import Party
from gonfalon.terminal.picker import Picker
from gonfalon.terminal.warning import loses_at_once

PACE = 0.7
"""Seconds that a bot's action stays on the screen, so that a person can follow."""


class Table(Look):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "rule", "Rule", key_display="?"),
        Binding("escape,backspace,left", "back", "Back", key_display="esc"),
        Binding("slash", "type", "Type", key_display="/"),
        Binding("c", "last_fight", "Fight"),
        Binding("l", "log", "Log"),
        Binding("d", "offer_draw", "Draw"),
        Binding("r", "resign", "Resign"),
        Binding("q", "leave", "Quit"),
    ]

    def __init__(self, party: Party, board: Board, pace: float = PACE) -> None:
        super().__init__(party.game, board)
        self.party = party
        self.pace = pace
        self.seat = party.persons[0]
        self.waiting = False
        """Whether a person is asked and may answer."""
        self.refusal: Refusal | None = None
        self._answers: asyncio.Queue[str] = asyncio.Queue()
        self._looked = dict.fromkeys(party.persons, party.match.number)
        self._curtain_needed = len(party.persons) > 1
        self._last_fight: Text | None = None
        self._stopping = True
        self._touched: tuple[str, ...] = ()
        self._latest = board.legend

    def compose_side(self) -> ComposeResult:
        yield Static(id="prompt")
        yield Picker(self.board)
        yield Input(id="typed", compact=True)

    def on_mount(self) -> None:
        self.conduct()

    @property
    def picker(self) -> Picker:
        return self.query_one(Picker)

    # The course of the match.

    @work(exclusive=True)
    async def conduct(self) -> None:
        """Ask one after the other until it is over."""
        while self.party.match.result is None:
            seat = self.party.asked
            await (self._ask_bot(seat) if seat in self.party.bots else self._ask_person(seat))
        await self._finish()

    async def _ask_bot(self, seat: int) -> None:
        self._show_table()
        before, sight = self.party.match.number, self.party.bot_sight(seat)
        word = await asyncio.to_thread(self.party.bot_word, seat, sight)
        self.party.act(seat, word)
        if word == DECLINE:
            self.notify(f"{self.board.name(self.game.seats[seat])}: no draw.")
        self._touched = self._zones_touched(before)
        self._show_table()
        await self._stop_at_fights()
        await asyncio.sleep(self.pace)

    async def _ask_person(self, seat: int) -> None:
        await self._seat_person(seat)
        self._show_table()
        await self._stop_at_fights()
        if self.party.is_draw_asked:
            await self._answer_draw()
        else:
            await self._let_act()

    async def _seat_person(self, seat: int) -> None:
        """With two people here, whoever comes next sees a curtain first, and behind it nothing of the other's."""
        if seat == self.seat and not self._curtain_needed:
            return
        self._curtain_needed = False
        self._veil()
        name = self.game.seats[seat]
        await self.app.push_screen_wait(Curtain(self.board.name(name), self.board.colour(name)))
        self.seat = seat

    async def _let_act(self) -> None:
        self.waiting = True
        word = await self._answers.get()
        self.waiting = False
        try:
            if not await self._is_sure(word):
                return
            self.party.act(self.seat, word)
            self.refusal, self._touched = None, ()
        except Refusal as refusal:
            self.refusal = refusal
            return
        self._show_table()
        await self._stop_at_fights()

    async def _is_sure(self, word: str) -> bool:
        """Warn before a legal action that loses on the spot."""
        sight = self.sight
        if sight is None or word not in sight.legal or len(sight.legal) == 1:
            return True
        if not await asyncio.to_thread(loses_at_once, self.party.match, self.seat, word):
            return True
        return await self.app.push_screen_wait(Confirm("This hands the other side the victory at once. Do it?"))

    async def _answer_draw(self) -> None:
        offerer = self.board.name(str(self.sight and self.sight.draw_offered_by))
        yes = await self.app.push_screen_wait(Confirm(f"{offerer} offer a draw. Do you agree?"))
        self.party.act(self.seat, ACCEPT if yes else DECLINE)

    async def _stop_at_fights(self) -> None:
        """Show a fight that this seat has not been shown yet."""
        news = self.party.match.heard(self.seat, self._looked[self.seat])
        self._looked[self.seat] = self.party.match.number
        scene = self.board.scene(news)
        if scene is not None:
            self._last_fight = scene
            if self._stopping:
                window = FightWindow(scene, stopping=True)
                await self.app.push_screen_wait(window)
                self._stopping = window.stopping

    async def _finish(self) -> None:
        self._show_table()
        result = self.party.match.result
        assert result is not None
        rule = f"Rule {result.rule}" if result.rule != NO_RULE else ""
        window = EndWindow(self.game.say(result), rule, self.party.keeper.path)
        what = await self.app.push_screen_wait(window)
        if what != "look":
            self.dismiss(what)

    def _zones_touched(self, before: int) -> tuple[str, ...]:
        """The zones named by the bot's action, as this seat saw it."""
        step = self.party.match.steps[before]
        return tuple(part for part in self.game.path(step.shown[self.seat]) if part in self.board.zones)

    # What is on the screen.

    def _veil(self) -> None:
        """Take everything that one seat alone may see off the screen."""
        self.sight, self._last_fight, self.refusal = None, None, None
        self.page.show(None)
        for name in ("#aside", "#hand", "#prompt", "#heading", "#info"):
            self.write(name, Text())
        self.query_one("#typed", Input).value = ""
        self.picker.offer(None, None)
        self.clear_log()

    def _show_table(self) -> None:
        sight = self.party.match.sight(self.seat)
        self.sight = sight
        choosing = Choosing(sight.legal, self.game.path, self.board.zones) if sight.legal else None
        told = self.party.match.recalled(self.seat)
        self.show_log(told)
        self._latest = self.game.say(told[-1]) if told else self.board.legend
        self.show_info(self._latest)
        self.picker.offer(choosing, sight.view)
        typed = self.query_one("#typed", Input)
        typed.disabled = not sight.legal
        typed.placeholder = f"or / to type: {sight.legal[-1]}" if sight.legal else ""
        if sight.legal and not typed.has_focus:
            self.picker.focus()

    @on(Picker.Stepped)
    def _show_steps(self) -> None:
        """Board and prompt as far as the action is built."""
        if self.sight is None:
            return
        choosing = self.picker.choosing
        chosen = choosing.chosen_zones if choosing else self._touched
        self.show_sight(self.sight, chosen or self._touched, choosing.choosable_zones() if choosing else ())
        self._show_heading()
        self._show_prompt()

    def _show_heading(self) -> None:
        assert self.sight is not None
        mine, asked = self.game.seats[self.seat], self.party.asked
        left = Text.assemble((f" {self.board.name(mine)} ", f"bold #191C28 on {self.board.colour(mine)}"), "  ")
        left.append_text(self.board.heading(self.sight.view))
        if self.sight.result:
            return self.show_heading(left, Text("The battle is over", "bold"))
        if asked == self.seat:
            return self.show_heading(left, Text("Your decision", "bold #F0C95A"))
        name = self.game.seat_name(asked)
        thinks = "thinking…" if asked in self.party.bots else "to decide"
        return self.show_heading(left, Text(f"{self.board.name(name)} {thinks}", f"italic {self.board.colour(name)}"))

    def _show_prompt(self) -> None:
        assert self.sight is not None
        text = Text()
        if self.refusal:
            rule = f" ({self.refusal.rule})" if self.refusal.rule != NO_RULE else ""
            text.append(f"{self.game.say(self.refusal)}{rule}\n", "#E0705F")
        text.append(self.game.say(self.sight.result or self.sight.prompt), "bold")
        trail = self.picker.path_so_far()
        if trail and self.picker.choosing and self.picker.choosing.can_go_back:
            text.append(f"\n{trail} ›", "#F0C95A")
        if self.sight.draw_suggested:
            text.append("\nThe armies stand as before: d offers a draw.", "italic")
        self.write("#prompt", text)

    # What people do.

    def on_key(self, event: events.Key) -> None:
        if self.waiting and not self.query_one("#typed").has_focus and self.picker.press(event.key):
            event.stop()

    @on(Picker.Picked)
    def _picked(self, event: Picker.Picked) -> None:
        self._answer(event.word)

    @on(Input.Submitted, "#typed")
    def _typed(self, event: Input.Submitted) -> None:
        if event.value.strip():
            event.input.value = ""
            self._answer(event.value)
        self.picker.focus()

    def _answer(self, word: str) -> None:
        if self.waiting:
            self.waiting = False
            self._answers.put_nowait(word)

    @on(Page.Clicked)
    def _clicked(self, event: Page.Clicked) -> None:
        self._describe(event.zone)
        if self.waiting:
            self.picker.point_at(event.zone)

    @on(Page.Hovered)
    def _hovered(self, event: Page.Hovered) -> None:
        self._describe(event.zone)

    @on(OptionList.OptionHighlighted)
    def _highlighted(self) -> None:
        self._describe(self.picker.zone)

    def _describe(self, zone: str | None) -> None:
        """What stands in a zone; with no zone, what happened last."""
        if self.sight:
            self.show_info(self.board.describe(self.sight.view, zone) if zone else self._latest)

    def action_back(self) -> None:
        if self.query_one("#typed").has_focus:
            self.picker.focus()
        else:
            self.picker.back()

    def action_type(self) -> None:
        self.query_one("#typed").focus()

    def action_rule(self) -> None:
        """The rule of the last refusal, of the verb in question, or of what is asked."""
        if self.sight is None:
            return
        rule = self.sight.prompt.rule
        if self.refusal:
            rule = self.refusal.rule
        elif self.picker.verb:
            rule = self.board.rule_of(self.picker.verb) or rule
        text = rule_text(self.game.rules_page(), rule)
        self.app.push_screen(
            RuleWindow(f"Rule {rule}", text or "This is a custom of the table, not a rule of the game.")
        )

    def action_last_fight(self) -> None:
        if self._last_fight is None:
            self.notify("There has been no fight yet.")
        else:
            self.app.push_screen(FightWindow(self._last_fight, stopping=True))
            self._stopping = True

    def action_log(self) -> None:
        if self.sight is not None:
            told = self.party.match.recalled(self.seat)
            self.app.push_screen(LogWindow([self.game.say(event) for event in told]))

    def action_offer_draw(self) -> None:
        self._confirm("Offer the other side a draw?", OFFER)

    def action_resign(self) -> None:
        self._confirm("Give up this battle?", RESIGN)

    def _confirm(self, question: str, word: str) -> None:
        if not self.waiting:
            self.notify("Wait until it is your decision.")
            return

        def answered(yes: bool | None) -> None:
            if yes:
                self._answer(word)

        self.app.push_screen(Confirm(question), answered)

    def action_leave(self) -> None:
        if self.party.match.result:
            self.dismiss("menu")
            return

        def answered(yes: bool | None) -> None:
            if yes:
                self.dismiss("quit")

        question = "Stop here? The match is kept, and you can go on with it whenever you like."
        self.app.push_screen(Confirm(question, "Stop"), answered)
