"""A board for games without their own: the view as a list. Enough to play a new game while it is being written."""

from collections.abc import Collection, Sequence
from typing import Any

import msgspec
from rich.text import Text

from gonfalon.core import Game, registry
from gonfalon.core.registry import UnknownGame
from gonfalon.terminal.boards.board import Board, Path, Size


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
