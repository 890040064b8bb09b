"""A table at which everything can be looked up: rules, news, the log, the last fight, what is known, all keys."""

from rich.text import Text

from gonfalon.core.texts import rule_text
from gonfalon.terminal.boards.board import Board
from gonfalon.terminal.screens.dialogs import FightWindow, LogWindow, RuleWindow
from gonfalon.terminal.screens.helping import KEYS, HelpWindow
from gonfalon.terminal.screens.odds import MemoryWindow
from gonfalon.terminal.screens.stepping import NewsScreen
from gonfalon.terminal.screens.table_screen import UNKNOWN, TableScreen
from gonfalon.terminal.sentences import say
from gonfalon.terminal.session.session import Session


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
        keys = KEYS if self.session.undo else [key for key in KEYS if key != "u"]
        self.app.push_screen(HelpWindow(self.board.legend, keys))

    def action_last_fight(self) -> None:
        if self.last_fight is None:
            self.notify(say("no-fight"))
        else:
            self.app.push_screen(FightWindow(self.last_fight, stopping=True))
            self.stopping = True
