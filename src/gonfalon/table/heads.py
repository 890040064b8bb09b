"""What was agreed before a match, and who sits where."""

import hashlib
import secrets
from typing import Any

import msgspec

from gonfalon.bots import BOTS
from gonfalon.core import Fate, Game, Refusal, Setup, registry
from gonfalon.core.editions import edition_digest
from gonfalon.core.registry import UnknownGame
from gonfalon.table.troubles import refused, troubled
from gonfalon.wire.protocol import Correspondence, Live, NewMatch, OfferedGame, ToldMatch, ToldSeat


class Head(msgspec.Struct, frozen=True, kw_only=True):
    """Kept with the match. Holds the secret of fate: never told as it is."""

    game: str
    rules: int
    edition: str
    digest: str
    setup: Setup
    bots: dict[str, str]
    time: Live | Correspondence | None
    secret: str
    contributions: dict[str, str]
    players: dict[str, str]
    joined: dict[str, str]
    """Which client took a seat, so that a repeated request is known."""

    @property
    def commitment(self) -> str:
        return hashlib.sha256(bytes.fromhex(self.secret)).hexdigest()

    def fate(self, seats: tuple[str, ...]) -> Fate:
        return Fate(bytes.fromhex(self.secret), [bytes.fromhex(self.contributions[seat]) for seat in seats])


class Cabinet:
    """The games that are installed, each opened once."""

    def __init__(self) -> None:
        self._open: dict[str, tuple[Game[Any], str]] = {}
        self._speakers: dict[str, Game[Any]] = {}

    def game(self, name: str) -> Game[Any]:
        return self._find(name)[0]

    def speaker(self, name: str, language: str | None) -> Game[Any] | None:
        """The game saying things in this language; None if nobody asked for one."""
        if language is None:
            return None
        key = f"{name} {language}"
        if key not in self._speakers:
            self._speakers[key] = self.game(name).speaking(language)
        return self._speakers[key]

    def game_of(self, head: Head) -> Game[Any]:
        """The game of a match; it must be installed with the same rules and the same edition."""
        game, digest = self._find(head.game)
        if (head.rules, head.digest) != (game.rules_version, digest):
            raise troubled("edition-gone")
        return game

    def offered(self) -> list[OfferedGame]:
        return [self._offer(*self._find(name)) for name in registry.names()]

    def new_head(self, wish: NewMatch) -> Head:
        """Check a wish and commit to a secret. What bots contribute to fate is settled before any person does."""
        game, digest = self._find(wish.game)
        try:
            setup = Setup(wish.scenario, game.settle(Setup(wish.scenario, wish.options)))
        except Refusal as refusal:
            raise refused(refusal, game.say(refusal)) from refusal
        for seat, bot in wish.bots.items():
            if seat not in game.seats or bot not in BOTS:
                raise troubled("unknown-bot", name=bot, seat=seat, offered=", ".join(BOTS))
        return Head(
            game=game.name,
            rules=game.rules_version,
            edition=game.edition.edition,
            digest=digest,
            setup=setup,
            bots=wish.bots,
            time=wish.time,
            secret=secrets.token_hex(32),
            contributions={seat: secrets.token_hex(16) for seat in wish.bots},
            players=wish.bots,
            joined={},
        )

    def _find(self, name: str) -> tuple[Game[Any], str]:
        if name not in self._open:
            try:
                game = registry.find(name)
            except UnknownGame as error:
                raise troubled("unknown-game", name=name, offered=", ".join(registry.names())) from error
            self._open[name] = game, edition_digest(game.edition)
        return self._open[name]

    @staticmethod
    def _offer(game: Game[Any], digest: str) -> OfferedGame:
        return OfferedGame(
            name=game.name,
            title=game.about.title,
            rules=game.rules_version,
            edition=game.edition.edition,
            digest=digest,
            seats=list(game.seats),
            scenarios=[scenario.name for scenario in game.scenarios],
            options={option.name: list(option.choices) for option in game.options},
            bots=list(BOTS),
        )


def told_match(match: str, head: Head) -> ToldMatch:
    return ToldMatch(
        id=match,
        game=head.game,
        rules=head.rules,
        edition=head.edition,
        digest=head.digest,
        scenario=head.setup.scenario,
        options=head.setup.options,
        time=head.time,
        commitment=head.commitment,
        contributions=head.contributions,
    )


def told_seats(head: Head, seats: tuple[str, ...]) -> dict[str, ToldSeat]:
    return {seat: ToldSeat(head.players.get(seat), seat in head.bots) for seat in seats}
