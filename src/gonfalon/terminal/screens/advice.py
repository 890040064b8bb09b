"""What would be best now, in a match against the computer: from what this seat knows, and why."""

from typing import Any

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Footer, Static

from gonfalon.core import Game
from gonfalon.review import Advice, JudgedChoice
from gonfalon.terminal.screens.dialogs import Window
from gonfalon.terminal.sentences import say


class AdviceWindow(Window):
    def __init__(self, advice: Advice, game: Game[Any]) -> None:
        super().__init__()
        self._advice, self._game = advice, game

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="window help") as window:
            window.border_title = say("advice")
            yield Static(self._text())
        yield Footer(show_command_palette=False)

    def _text(self) -> Text:
        best, second = self._advice.best, self._advice.second
        text = self._choice("advice-best", best)
        if second is None:
            text.append(say("advice-alone"))
        else:
            text.append_text(self._choice("advice-second", second))
            text.append(say("advice-why", best=_percent(best), second=_percent(second)))
        return text.append(f"\n{say('advice-rough')}" if self._advice.rough else "", "italic")

    def _choice(self, key: str, choice: JudgedChoice) -> Text:
        text = Text.assemble((say(key, word=choice.word, chance=_percent(choice)), "bold #F0C95A"), "\n")
        text.append(f"{choice.told(self._game)}\n")
        if feared := choice.feared(self._game):
            text.append(f"{say('advice-answer', answer=feared)}\n", "italic")
        return text.append("\n")


def _percent(choice: JudgedChoice) -> int:
    return round(100 * choice.worth)
