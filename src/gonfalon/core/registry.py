"""Which games are installed. A package adds one with an entry point; ours do the same.

Group `gonfalon.games`: a callable that takes the bytes of an edition file, or None for the game's own edition,
and returns a Game. Group `gonfalon.boards`: the game's board for the terminal.
"""

from importlib.metadata import EntryPoint, entry_points
from typing import Any

from gonfalon.core.game import Game

GAMES = "gonfalon.games"
BOARDS = "gonfalon.boards"


class UnknownGame(LookupError):
    """No installed package offers this."""

    def __init__(self, wanted: str, offered: list[str]) -> None:
        super().__init__(f"There is no {wanted!r} here. Installed: {', '.join(offered) or 'none'}.")


class UnknownVersion(LookupError):
    """The game is installed, but neither these rules nor this edition of it need be. `installed` is what there is."""

    def __init__(self, installed: Game[Any], rules: int, digest: str) -> None:
        super().__init__(
            f"This asks for {installed.name} by rules {rules} with edition {digest}, which is not to be had here."
            f" Installed: rules {installed.rules_version} with edition {installed.digest}"
            f" ({installed.edition.edition})."
        )
        self.installed = installed


def names() -> list[str]:
    return sorted({point.name for point in entry_points(group=GAMES)})


def find(name: str, edition: bytes | None = None) -> Game[Any]:
    game: Game[Any] = _load(GAMES, name)(edition)
    return game


def opened(name: str, rules: int, digest: str, edition: bytes | None = None) -> Game[Any]:
    """The game that a match belongs to; `edition` is the file of an owner's own, if there is one.

    Raises UnknownGame or UnknownVersion.
    """
    installed = find(name, edition)
    game = installed.as_of(rules, digest)
    if game is None:
        raise UnknownVersion(installed, rules, digest)
    return game


def board(name: str) -> Any:
    return _load(BOARDS, name)


def _load(group: str, name: str) -> Any:
    offered: dict[str, EntryPoint] = {point.name: point for point in entry_points(group=group)}
    if name not in offered:
        raise UnknownGame(name, sorted(offered))
    return offered[name].load()
