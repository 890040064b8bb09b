"""Which battle? Shown when `gonfalon play` was called without a game."""

from datetime import datetime
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widgets import Footer, OptionList, Static
from textual.widgets.option_list import Option

from gonfalon.bots import bot_title
from gonfalon.core import Game, Record, Scenario, registry
from gonfalon.core.editions import provenance
from gonfalon.terminal.board import board_of
from gonfalon.terminal.full_screen import FullScreen
from gonfalon.terminal.session import storage
from gonfalon.terminal.session.session import PERSON
from gonfalon.terminal.texts import language, say

RESUME = "go-on "
"""In the ids of the matches that wait; no game is called so."""


class Chosen(NamedTuple):
    """A battle to prepare, or the file of a match to go on with."""

    game: str = ""
    scenario: str = ""
    resume: Path | None = None


class BattleChooser(FullScreen[Chosen]):
    """Every battle of all installed games, more about the highlighted one, and the matches that wait; or only these."""

    def __init__(self, *, only_matches: bool = False) -> None:
        super().__init__()
        self._only_matches = only_matches
        self._matches = storage.playable()
        self._about: dict[str, Text] = {}

    BINDINGS: ClassVar[list[BindingType]] = [Binding("q,escape", "quit", say("key-quit"), key_display="q")]

    def compose(self) -> ComposeResult:
        with Vertical(id="chooser"):
            yield Static("G O N F A L O N", classes="title")
            yield Static(say("which-match" if self._only_matches else "which-battle"), classes="faint")
            battles = [] if self._only_matches else self._battles()
            yield OptionList(*battles, *self._waiting(), id="battles")
            yield Static(id="about")
        yield Footer(show_command_palette=False)

    def _waiting(self) -> list[Option]:
        """What was begun and is not over."""
        return [
            Option(match_lines(path, record), id=f"{RESUME}{at}") for at, (path, record) in enumerate(self._matches)
        ]

    def _battles(self) -> list[Option]:
        found = []
        for game in (game.speaking(language()) for game in registry.installed()):
            for scenario in game.scenarios:
                key = f"{game.name} {scenario.name}"
                self._about[key] = about_battle(game, scenario)
                found.append(Option(f"{game.about.title} — {game.title_of(scenario.name)}", id=key))
        return found

    @on(OptionList.OptionHighlighted)
    def tell(self, event: OptionList.OptionHighlighted) -> None:
        self.query_one("#about", Static).update(self._about.get(str(event.option.id), Text()))

    @on(OptionList.OptionSelected)
    def choose(self, event: OptionList.OptionSelected) -> None:
        name, scenario = str(event.option.id).split(" ")
        if f"{name} " == RESUME:
            self.exit(Chosen(resume=self._matches[int(scenario)][0]))
        else:
            self.exit(Chosen(name, scenario))


def match_lines(path: Path, record: Record) -> Text:
    """A match that waits: which battle, who against whom, how far, and when it was played last."""
    game = storage.game_of(path, record)
    board = board_of(game)
    players = [f"{board.name(seat)}: {_player(record.players.get(seat, PERSON))}" for seat in game.seats]
    text = Text(f"{say('go-on-with')} {game.about.title} — {game.title_of(record.setup.scenario)}\n", "bold")
    when = datetime.fromtimestamp(path.stat().st_mtime).strftime("%Y-%m-%d %H:%M")
    text.append(
        f"  {', '.join(players)} · {say('actions-so-far', actions=len(record.entries))} · {when}\n", "not bold #A79F8F"
    )
    return text


def _player(kind: str) -> str:
    return say("a-person") if kind == PERSON else bot_title(kind, language())


def about_battle(game: Game[Any], scenario: Scenario) -> Text:
    """A battle in a few words: what it is, how long, how much luck, what is hidden, and where its data come from."""
    about = game.about
    facts = say("battle-facts", length=about.length, luck=about.luck, information=about.information)
    return Text.assemble(
        f"{scenario.battle or about.battle}\n",
        (f"{facts}\n{say('data', sources=data_line(game))}", "#A79F8F"),
    )


def data_line(game: Game[Any]) -> str:
    counts = provenance(game.edition)
    total = sum(counts.values())
    shares = [say("data-share", percent=100 * count // total, source=source) for source, count in counts.items()]
    return ", ".join(shares) or say("data-own")
