"""Which games and bots are installed. A package adds one with an entry point, and so do we.

Group `gonfalon.games`: a callable that takes the bytes of an edition file, or None for the game's own edition, and
returns a Game. Group `gonfalon.boards`: the game's board for the terminal. Group `gonfalon.bots`: the class of a bot;
`gonfalon.bots` says what such a class must be.
"""

import logging
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from gonfalon.core.game import Game

log = logging.getLogger("gonfalon.core")

GAMES = "gonfalon.games"
BOARDS = "gonfalon.boards"
BOTS = "gonfalon.bots"


class NotInstalled(LookupError):
    """No installed package offers this."""

    def __init__(self, wanted: str, offered: list[str]) -> None:
        super().__init__(f"There is no {wanted!r} here. Installed: {', '.join(offered) or 'none'}.")
        self.wanted, self.offered = wanted, offered


class UnknownGame(NotInstalled):
    pass


class UnknownBot(NotInstalled):
    pass


class UnknownVersion(LookupError):
    """The game is installed, but not with these rules or this edition. `installed` is the game that is."""

    def __init__(self, installed: Game[Any], rules: int, digest: str) -> None:
        super().__init__(
            f"This asks for {installed.name} by rules {rules} with edition {digest}, which is not installed."
            f" Installed: rules {installed.rules_version} with edition {installed.digest}"
            f" ({installed.edition.edition})."
        )
        self.installed = installed


def names() -> list[str]:
    return _names(GAMES)


def find(name: str, edition: bytes | None = None) -> Game[Any]:
    game: Game[Any] = _load(GAMES, name, UnknownGame)(edition)
    return game


def installed() -> list[Game[Any]]:
    """Every game that can be loaded, sorted by name. Games that fail to load are left out and logged."""
    return [game for name in names() if (game := _loaded(name))]


def _loaded(name: str) -> Game[Any] | None:
    try:
        return find(name)
    except (Exception, SystemExit) as error:  # somebody else's package may raise anything
        log.warning("the game %r is left out: %s: %s", name, type(error).__name__, error)
        return None


def opened(name: str, rules: int, digest: str, edition: bytes | None = None) -> Game[Any]:
    """The game that a match belongs to. `edition` is the content of the user's own edition file, if there is one.

    Raises UnknownGame or UnknownVersion.
    """
    installed = find(name, edition)
    game = installed.as_of(rules, digest)
    if game is None:
        raise UnknownVersion(installed, rules, digest)
    return game


def board(name: str) -> Any:
    return _load(BOARDS, name, UnknownGame)


def bot_names() -> list[str]:
    """The names of all installed bots. Nothing is loaded, so some of them may turn out to be broken."""
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
