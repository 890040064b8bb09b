"""The games and bots that a table offers, and the versions of games that its matches need."""

import logging
import secrets
from typing import Any, NamedTuple

from msgspec import structs

from gonfalon.bots import USUAL, about_bot, bot_title, listed_bots, offered_bots, rated_bots
from gonfalon.core import Game, Match, Origin, Record, RecordError, Refusal, Setup, registry
from gonfalon.core.texts import SOURCE
from gonfalon.protocol.requests import NewMatch, Start
from gonfalon.protocol.responses import AboutGame, OfferedBot, OfferedGame, OfferedScenario
from gonfalon.server.matches.head import Head
from gonfalon.server.tickets import HOST, WATCHER
from gonfalon.server.troubles import CannotOpen, Troubled, refused, troubled

FIRST_HOLDERS = {WATCHER: 1, HOST: 1}
"""These need no invitation."""

log = logging.getLogger("gonfalon.server")

Version = tuple[str, int, str]
"""What a match belongs to: a game, a rules version and the digest of an edition."""


class Earlier(NamedTuple):
    """The moment of another match from which one begins; `root` is the match here at the beginning of such a row."""

    game: Game[Any]
    setup: Setup
    root: str = ""


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

    def game_of(self, head: Head) -> Game[Any]:
        """The game of a match, with that match's rules and edition. Raises CannotOpen."""
        return self.opened(head.game, head.rules, head.digest)

    def opened(self, name: str, rules: int, digest: str) -> Game[Any]:
        version = name, rules, digest
        if version not in self._versions:
            self._versions[version] = _open(version)
        game = self._versions[version]
        if game is None:
            raise CannotOpen
        return game

    def offered(self, language: str | None) -> list[OfferedGame]:
        return [self._offer(game, language or SOURCE) for game in self._installed]

    def new_head(self, wish: NewMatch, earlier: Earlier | None = None) -> Head:
        """Check the request and commit to a secret, and to what the bots contribute to fate. A match that goes on from
        an earlier one keeps its rules and its edition."""
        game, setup, root = earlier or Earlier(self.game(wish.game), Setup(wish.scenario, wish.options))
        try:
            setup = game.settle(setup, with_bot=bool(wish.bots))
        except Refusal as refusal:
            raise self.refused(refusal, game) from refusal
        if wish.rated and earlier:
            raise troubled("malformed", why="a match from a set position is not rated")
        for seat in (*wish.bots, *wish.subjects):
            if seat not in game.seats:
                raise troubled("unknown-seat", seat=seat, offered=", ".join(game.seats))
        for seat, bot in wish.bots.items():
            if bot not in self._bots:
                raise troubled("unknown-bot", name=bot, seat=seat, offered=", ".join(self._bots))
        head = Head(
            game=game.name,
            rules=game.rules_version,
            edition=game.edition.edition,
            digest=game.digest,
            setup=setup,
            bots=wish.bots,
            time=wish.time,
            secret="",
            contributions={},
            players=wish.bots,
            joined={},
            seats=game.seats,
            holders=FIRST_HOLDERS,
            subjects=wish.subjects,
            root=root,
            undo=wish.undo,
        ).promised_anew(secrets.token_hex(32))
        return head if len(head.bots) < len(head.seats) else structs.replace(head, contributions=head.of_bots())

    def earlier(self, then: Match[Any], origin: Origin | None = None, root: str = "") -> Earlier:
        """Where a match stands that was followed to some action. Raises Troubled if the battle is over there."""
        try:
            setup = then.setup_here()
        except Refusal as refusal:
            raise self.refused(refusal, then.game) from refusal
        return Earlier(then.game, structs.replace(setup, origin=origin), root)

    def recorded(self, wish: NewMatch, start: Start) -> Match[Any]:
        """The match of a record, followed to where another one is to start. Takes long. Raises Troubled."""
        try:
            record = Record.parse(start.record)
            game = self.game(record.game).as_of(record.rules, record.digest)
            if game is None:
                raise troubled("record-rules")
            if record.is_set:  # anybody may have invented its position
                raise troubled("record-set")
            then = Match.follow(record, game, until=start.number)
        except RecordError as error:
            raise troubled("record-unreadable", why=str(error)) from error
        agreed, options = then.setup, wish.options.items()
        if (wish.game, wish.scenario) != (game.name, agreed.scenario) or not options <= agreed.options.items():
            raise troubled("malformed", why="the record is of another game or scenario, or has other options")
        if start.number > len(record.entries):
            raise troubled("malformed", why=f"the record has {len(record.entries)} actions")
        return then

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
