"""The games and bots that a table offers, and the versions of games that its matches need."""

import logging
from collections.abc import Mapping
from typing import Any

from gonfalon.bots import USUAL, about_bot, bot_title, listed_bots, offered_bots, rated_bots
from gonfalon.core import Game, Refusal, registry
from gonfalon.core.texts import SOURCE
from gonfalon.protocol.responses import AboutGame, OfferedBot, OfferedGame, OfferedScenario
from gonfalon.server.errors import CannotOpen, Troubled, refused, troubled

log = logging.getLogger("gonfalon.server")

Version = tuple[str, int, str]
"""What a match belongs to: a game, a rules version and the digest of an edition."""


class GameCatalogue:
    """The installed games, in every version that a match needs, and the bots; each is loaded once."""

    def __init__(self) -> None:
        self._installed = registry.installed()
        self._newest: dict[str, Game[Any]] = {game.name: game for game in self._installed}
        self._versions: dict[Version, Game[Any] | None] = {}
        self._speakers: dict[tuple[Version, str], Game[Any]] = {}
        self._bots = offered_bots()

    def game(self, name: str) -> Game[Any]:
        """The newest version of the game, for new matches. Only names that were installed at the start are known."""
        if name not in self._newest:
            raise troubled("unknown-game", name=name, offered=", ".join(self._newest))
        return self._newest[name]

    def speaker(self, game: Game[Any], language: str) -> Game[Any]:
        """The game with its texts in this language."""
        if language == SOURCE:
            return game
        key = (game.name, game.rules_version, game.digest), language
        if key not in self._speakers:
            self._speakers[key] = game.speaking(language)
        return self._speakers[key]

    def speaking(self, name: str, language: str) -> Game[Any]:
        """The newest version of the game with its texts in this language."""
        return self.speaker(self.game(name), language)

    def opened(self, name: str, rules: int, digest: str) -> Game[Any]:
        version = name, rules, digest
        if version not in self._versions:
            self._versions[version] = _open(version)
        game = self._versions[version]
        if game is None:
            raise CannotOpen
        return game

    def check_bots(self, bots: Mapping[str, str]) -> None:
        """Raises Troubled unless all of them are offered, by their seats."""
        for seat, bot in bots.items():
            if bot not in self._bots:
                raise troubled("unknown-bot", name=bot, seat=seat, offered=", ".join(self._bots))

    def offered(self, language: str | None) -> list[OfferedGame]:
        return [self._offer(game, language or SOURCE) for game in self._installed]

    def refused(self, refusal: Refusal, game: Game[Any], number: int | None = None) -> Troubled:
        """A refusal by the rules of a game, to be told in the client's language."""
        return refused(refusal, lambda language: self.speaker(game, language).say(refusal), number)

    def _offer(self, offered: Game[Any], language: str) -> OfferedGame:
        game = self.speaker(offered, language)
        return OfferedGame(
            name=game.name,
            title=game.about.title,
            about=_about(game),
            rules=game.rules_version,
            edition=game.edition.edition,
            digest=game.digest,
            seats=list(game.seats),
            scenarios=[OfferedScenario(one.name, game.title_of(one.name), one.battle) for one in game.scenarios],
            options={option.name: list(option.choices) for option in game.options},
            bots=_offered_bots(game, language),
            lesson=game.lesson() is not None,
            is_open=game.is_open,
        )


def _open(version: Version) -> Game[Any] | None:
    """None if it cannot be loaded for any reason: a broken package must not affect other games' matches."""
    try:
        return registry.opened(*version)
    except LookupError as error:
        log.warning("game version not installed, its matches wait", extra={"why": str(error)})
    except Exception:
        log.exception("cannot load game", extra={"game": version[0]})
    return None


def _offered_bots(game: Game[Any], language: str) -> list[OfferedBot]:
    rated = rated_bots(game)
    return [
        OfferedBot(
            name,
            about_bot(name, kind, language),
            bot_title(name, language),
            name == USUAL,
            {scenario: ratings[name] for scenario, ratings in rated.items() if name in ratings},
            kind.thinks_long(game),
        )
        for name, kind in listed_bots(game).items()
    ]


def _about(game: Game[Any]) -> AboutGame:
    about = game.about
    return AboutGame(
        battle=about.battle,
        length=about.length,
        luck=about.luck,
        information=about.information,
        credits=about.credits,
        provenance=about.provenance or game.edition.note,
    )
