"""Which games and bots are installed. A package adds one with an entry point; ours do the same.

Group `gonfalon.games`: a callable that takes the bytes of an edition file, or None for the game's own edition,
and returns a Game. Group `gonfalon.boards`: the game's board for the terminal. Group `gonfalon.bots`: the class of
a bot; `gonfalon.bots` knows what such a class must be.
"""

from importlib.metadata import EntryPoint, entry_points
from typing import Any

from gonfalon.core.game import Game

GAMES = "gonfalon.games"
BOARDS = "gonfalon.boards"
BOTS = "gonfalon.bots"


class NotInstalled(LookupError):
    """No installed package offers this."""

    def __init__(self, wanted: str, offered: list[str]) -> None:
        super().__init__(f"There is no {wanted!r} here. Installed: {', '.join(offered) or 'none'}.")


class UnknownGame(NotInstalled):
    pass


class UnknownBot(NotInstalled):
    pass


def names() -> list[str]:
    return _names(GAMES)


def find(name: str, edition: bytes | None = None) -> Game[Any]:
    game: Game[Any] = _load(GAMES, name, UnknownGame)(edition)
    return game


def board(name: str) -> Any:
    return _load(BOARDS, name, UnknownGame)


def bot_names() -> list[str]:
    """All that are announced. Nothing is loaded, so some of them may turn out to be broken."""
    return _names(BOTS)


def bot(name: str) -> Any:
    return _load(BOTS, name, UnknownBot)


def _names(group: str) -> list[str]:
    return sorted({point.name for point in entry_points(group=group)})


def _load(group: str, name: str, unknown: type[NotInstalled]) -> Any:
    offered: dict[str, EntryPoint] = {point.name: point for point in entry_points(group=group)}
    if name not in offered:
        raise unknown(name, sorted(offered))
    return offered[name].load()
