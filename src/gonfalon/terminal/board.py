"""The interface of a game's board, and the plain board for games without one."""

from collections.abc import Collection, Sequence
from typing import Any, Protocol, runtime_checkable

import msgspec
from rich.text import Text

from gonfalon.core import Game, registry
from gonfalon.core.registry import UnknownGame

Size = tuple[int, int]
Path = tuple[str, ...]


class Board(Protocol):
    """Draws one game for a person, only from a seat's view, and finds words for its choices.

    It is constructed with its game: `Board(game)`. Views are the game's own, paths are those of `Game.path`, bare.
    Texts carry their own colours on a dark background. Sizes are (columns, rows).
    """

    zones: Collection[str]
    """The steps of a path that are places on the board and can be pointed at."""

    legend: str
    """A legend of the signs on the board in one line, for beginners."""

    def heading(self, view: Any) -> Text:
        """Where in the game we are, in a few words."""

    def page(self, view: Any, size: Size, chosen: Collection[str] = (), choosable: Collection[str] = ()) -> Text:
        """The board, filling `size` exactly; `chosen` zones are ringed, `choosable` ones lightly marked."""

    def least_width(self, size: Size) -> int:
        """The columns that the page needs at the scale it would choose for `size`; the side gets the rest."""

    def zone_at(self, x: int, y: int, size: Size) -> str | None:
        """The zone under a cell of the page."""

    def aside(self, view: Any, height: int) -> Text:
        """What this seat sees beside the board, on a screen of `height` rows: piles, points, reminders."""

    def hand(self, view: Any, height: int) -> Text:
        """What this seat holds hidden from others, on a screen of `height` rows. Empty in open games."""

    def describe(self, view: Any, zone: str) -> str:
        """Everything in a zone, in one line."""

    def phrase(self, view: Any, path: Path, at: int) -> str:
        """Step `at` of a path in plain words, as a choice. The path may be incomplete."""

    def rule_of(self, verb: str) -> str | None:
        """The id of the rule that explains a verb."""

    def scene(self, events: Sequence[msgspec.Struct]) -> Text | None:
        """Those of these events that are worth a pause, such as the sum of a fight; None if they can just be logged."""

    def name(self, key: str) -> str:
        """The readable name of a seat, option, choice or zone, or of what forecasts and recollections are about."""

    def hint(self, key: str) -> str:
        """One line that helps to choose a seat, scenario or option; may be empty."""

    def colour(self, seat: str) -> str:
        """A seat's colour, readable on a dark background."""


@runtime_checkable
class Roaming(Protocol):
    """What a board offers besides if it is larger than its page: the page then shows a part of it, around a cursor."""

    @property
    def cursor(self) -> str | None:
        """The zone under the cursor."""

    def look_at(self, zone: str) -> None:
        """Put the cursor on a zone; the next page shows it."""

    def steer(self, step: str) -> None:
        """Move the cursor `up`, `down`, `left` or `right`, or change the scale: `nearer` or `farther`."""


def board_of(game: Game[Any]) -> Board:
    """The game's own board, or the plain one."""
    try:
        board: Board = registry.board(game.name)(game)
    except UnknownGame:
        return PlainBoard(game)
    return board


class PlainBoard:
    zones: Collection[str] = ()
    legend = ""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game

    def heading(self, view: Any) -> Text:
        return Text(self._game.about.title)

    def page(self, view: Any, size: Size, chosen: Collection[str] = (), choosable: Collection[str] = ()) -> Text:
        width, height = size
        lines = [f" {key.replace('_', ' ')}: {value}" for key, value in msgspec.to_builtins(view).items()][:height]
        rows = [line[:width].ljust(width) for line in lines + [""] * (height - len(lines))]
        return Text("\n".join(rows))

    def least_width(self, size: Size) -> int:
        return size[0] // 2

    def zone_at(self, x: int, y: int, size: Size) -> str | None:
        return None

    def aside(self, view: Any, height: int) -> Text:
        return Text()

    def hand(self, view: Any, height: int) -> Text:
        return Text()

    def describe(self, view: Any, zone: str) -> str:
        return zone

    def phrase(self, view: Any, path: Path, at: int) -> str:
        return path[at]

    def rule_of(self, verb: str) -> str | None:
        return None

    def scene(self, events: Sequence[msgspec.Struct]) -> Text | None:
        return None

    def name(self, key: str) -> str:
        return key

    def hint(self, key: str) -> str:
        return ""

    def colour(self, seat: str) -> str:
        return "#EFE6D0"
