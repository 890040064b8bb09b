"""Says what a run measures and which games it consists of. Each has a number, which decides everything about it."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any

import msgspec

from gonfalon.bots import Bot, UnusableBot, find_bot
from gonfalon.core import Game, Setup, registry


class LabBattle(msgspec.Struct, frozen=True):
    """What is fought: a game with its rules, its edition, and the setup of every match."""

    game: str
    rules: int
    digest: str
    setup: Setup
    edition: bytes | None = None
    """The content of an edition file, if it is not the game's own."""

    def opened(self) -> Game[Any]:
        """Raises UnknownVersion where another version is installed, such as on another machine of a cluster."""
        return registry.opened(self.game, self.rules, self.digest, self.edition)


def battle_of(name: str, options: Mapping[str, str], edition: bytes | None = None) -> LabBattle:
    """The battle called SCENARIO or GAME-SCENARIO; a game alone stands for its first battle.

    Raises UnknownGame, EditionError, or Refusal for an unknown scenario or option.
    """
    game_name, scenario = _parted(name)
    game = registry.find(game_name, edition)
    setup = game.settle(Setup(scenario or game.scenarios[0].name, dict(options)), with_bot=True)
    return LabBattle(game_name, game.rules_version, game.digest, setup, edition)


def _parted(name: str) -> tuple[str, str | None]:
    """Game and scenario. A scenario that only one game has needs no game before it."""
    games = registry.installed()
    with_it = [game.name for game in games if name in [scenario.name for scenario in game.scenarios]]
    if len(with_it) == 1:
        return with_it[0], name
    for game in games:
        if name.startswith(f"{game.name}-"):
            return game.name, name.removeprefix(f"{game.name}-")
    return name, None


class PlannedGame(msgspec.Struct, frozen=True):
    """One game: the first bot sits on the first seat, unless they are swapped."""

    number: int
    bots: tuple[str, str]
    swapped: bool
    seed: int


def contestant(name: str) -> type[Bot]:
    """A bot from the roster, or MODULE:CLASS for one that is made for a measurement and offered to nobody.

    Never give this a name that came from a stranger: it imports. Raises UnknownBot or UnusableBot.
    """
    module, _, attribute = name.partition(":")
    if not attribute:
        return find_bot(name)
    try:
        found = getattr(import_module(module), attribute)
    except (ImportError, AttributeError) as error:
        raise UnusableBot(f"There is no bot {name}: {error}") from error
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise UnusableBot(f"{name} is no bot.")
    return found


class CannotRun(Exception):
    """Why a run cannot begin or go on: the key of a sentence, and what it needs."""

    def __init__(self, code: str, **facts: str | int) -> None:
        super().__init__(f"{code}: {facts}")
        self.code, self.facts = code, facts


class RunSettings(msgspec.Struct, frozen=True, kw_only=True):
    kind: str
    """duel, ladder, study or tune"""
    battle: LabBattle
    bots: tuple[str, ...]
    references: tuple[str, ...] = ()
    """In a ladder: the bots that every other one meets."""
    games: int
    """Of each pairing."""
    seed: int
    sprt: tuple[float, float] | None = None
    """In a duel: the two shares of the sequential test."""
    trials: int = 0
    """In a fit: games at most between what was found and what was there before."""

    @property
    def name(self) -> str:
        """For a folder and a heading."""
        told = [self.kind, self.battle.game, self.battle.setup.scenario, *self.bots]
        return "-".join(told).replace(":", ".")


def written(settings: RunSettings) -> bytes:
    return msgspec.json.format(msgspec.json.encode(settings), indent=2) + b"\n"


def check_same(before: bytes, settings: RunSettings) -> None:
    """Raises CannotRun if a folder was begun with other settings, and names the first that differs."""
    try:
        old = msgspec.json.decode(before, type=RunSettings)
    except msgspec.MsgspecError as error:
        raise CannotRun("unreadable-settings", why=str(error)) from error
    for field in settings.__struct_fields__:
        if getattr(old, field) != getattr(settings, field):
            raise CannotRun("other-settings", what=field, before=_told(old, field), now=_told(settings, field))


def _told(settings: RunSettings, field: str) -> str:
    if field == "battle":
        battle = settings.battle
        options = [f"{name}={value}" for name, value in battle.setup.options.items()]
        return " ".join([battle.game, battle.setup.scenario, *options, f"rules {battle.rules}", battle.digest])
    value = getattr(settings, field)
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)
