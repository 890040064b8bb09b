"""Which battle? Shown when `gonfalon play` was called without a game."""

from typing import Any, ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widgets import Footer, OptionList, Static
from textual.widgets.option_list import Option

from gonfalon.core import Game, Scenario, registry
from gonfalon.core.editions import provenance
from gonfalon.terminal.full_screen import FullScreen
from gonfalon.terminal.sentences import language, say


class BattleChooser(FullScreen[tuple[str, str]]):
    """Every scenario of every installed game; returns the names of the game and the scenario."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("q,escape", "quit", say("key-quit"), key_display="q")]

    def compose(self) -> ComposeResult:
        with Vertical(id="chooser"):
            yield Static("G O N F A L O N", classes="title")
            yield Static(say("which-battle"), classes="faint")
            yield OptionList(*self._battles(), id="battles")
        yield Footer(show_command_palette=False)

    def _battles(self) -> list[Option]:
        games = [game.speaking(language()) for game in registry.installed()]
        return [
            Option(battle_lines(game, scenario), id=f"{game.name} {scenario.name}")
            for game in games
            for scenario in game.scenarios
        ]

    @on(OptionList.OptionSelected)
    def choose(self, event: OptionList.OptionSelected) -> None:
        name, scenario = str(event.option.id).split(" ")
        self.exit((name, scenario))


def battle_lines(game: Game[Any], scenario: Scenario) -> Text:
    """A battle in a few words: what it is, how long, how much luck, what is hidden, and where its data come from."""
    about = game.about
    text = Text(f"{about.title} — {game.title_of(scenario.name)}\n", "bold")
    text.append(f"  {scenario.battle or about.battle}\n", "not bold")
    facts = say("battle-facts", length=about.length, luck=about.luck, information=about.information)
    text.append(f"  {facts}\n", "not bold #A79F8F")
    text.append(f"  {say('data', sources=data_line(game))}\n", "not bold #A79F8F")
    return text


def data_line(game: Game[Any]) -> str:
    counts = provenance(game.edition)
    total = sum(counts.values())
    shares = [say("data-share", percent=100 * count // total, source=source) for source, count in counts.items()]
    return ", ".join(shares) or say("data-own")
