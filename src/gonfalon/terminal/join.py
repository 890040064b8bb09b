"""Joins a table across the network: from a link to the board."""

import asyncio
import getpass
from typing import Any

import msgspec
from rich.text import Text
from textual import work

from gonfalon.core import Game, RecordError, registry
from gonfalon.core.registry import UnknownGame, UnknownVersion
from gonfalon.protocol.client import Seat, TableRefused, Unreachable
from gonfalon.protocol.credentials import Link
from gonfalon.protocol.updates import ToldMatch, Update
from gonfalon.terminal.board import board_of
from gonfalon.terminal.full_screen import FullScreen, check_terminal
from gonfalon.terminal.screens.lobby import NameWindow, Waiting, tidy
from gonfalon.terminal.screens.play_screen import PACE, PlayScreen
from gonfalon.terminal.session import storage
from gonfalon.terminal.session.remote import RemoteSession
from gonfalon.terminal.texts import CannotPlay, language, printable, say


class Joined(FullScreen[None]):
    """One seat at a table across the network."""

    def __init__(self, session: RemoteSession, name: str | None = None, pace: float = PACE) -> None:
        super().__init__()
        self.session = session
        self.board = board_of(session.game)
        self._called, self._pace = tidy(name or "") or None, pace

    def on_mount(self) -> None:
        super().on_mount()
        self.host()

    @work
    async def listen(self) -> None:
        try:
            await self.session.listen()
        except TableRefused as error:
            self.exit(return_code=1, message=Text(printable(error.trouble).text))

    @work
    async def host(self) -> None:
        """Ask for a name, wait for the others, play."""
        if self.session.must_join:
            await self._sit_down()
        self.listen()
        if not self.session.is_begun:
            await self._wait_for_all()
        await self.push_screen_wait(PlayScreen(self.session, self.board, self._pace))
        self.exit()

    async def _sit_down(self) -> None:
        name = self._called or self.session.own_name or await self._asked_name("")
        while trouble := await self.session.join(name):
            name = await self._asked_name(trouble.text)

    async def _asked_name(self, trouble: str) -> str:
        side = self.board.name(self.session.update.seat)
        return await self.push_screen_wait(NameWindow(side, self._called or login_name(), trouble))

    async def _wait_for_all(self) -> None:
        waiting = Waiting(self.session, self.board)
        await self.push_screen(waiting)
        async for _ in self.session.gathering():
            waiting.show()
        waiting.dismiss(None)


async def enter(link: str) -> RemoteSession:
    """Connect to the table and find out what is played there. Raises CannotPlay."""
    try:
        seat = seat_of(Link.read(link))
    except ValueError as error:
        raise CannotPlay(say("not-a-link")) from error
    update = await _first_update(seat)
    if not update.rules_here:
        raise CannotPlay(await _kept_without_rules(seat, update))
    return RemoteSession(seat, _game_of(printable(update).match), update)


def seat_of(link: Link) -> Seat:
    """The seat that this link took before, or can take."""
    return Seat(link, storage.pocket_of(link), language(), lambda pocket: storage.keep_pocket(link, pocket))


async def _first_update(seat: Seat) -> Update:
    try:
        return await seat.latest()
    except TableRefused as error:
        raise CannotPlay(printable(error.trouble).text) from error
    except Unreachable as error:
        raise CannotPlay(say("no-answer", table=seat.link.table)) from error
    except msgspec.DecodeError as error:
        raise CannotPlay(say("no-table")) from error
    except UnicodeError as error:
        raise CannotPlay(say("no-link")) from error


def _game_of(match: ToldMatch) -> Game[Any]:
    """The game as it is played at the table: with the same rules and the same edition."""
    try:
        return registry.opened(match.game, match.rules, match.digest).speaking(language())
    except UnknownGame as error:
        raise CannotPlay(str(error)) from error
    except UnknownVersion as error:
        raise CannotPlay(_other_version(match, error.installed)) from error


def _other_version(match: ToldMatch, ours: Game[Any]) -> str:
    if ours.as_of(match.rules, ours.digest) is None:
        return say("other-rules", theirs=match.rules, game=match.game, ours=ours.rules_version)
    return say("other-edition", theirs=match.edition, game=match.game, ours=ours.edition.edition)


async def _kept_without_rules(seat: Seat, update: Update) -> str:
    """The table cannot open the match. If the match is over, its record can still be downloaded."""
    if update.result is None:
        return say("rules-not-there")
    try:
        return say("over-rules-not-there", path=str(storage.keep_text(await seat.record(), seat.link.match)))
    except (TableRefused, Unreachable, RecordError, OSError):
        return say("rules-not-there")


def login_name() -> str:
    try:
        return tidy(getpass.getuser()) or say("stranger")
    except (OSError, KeyError, ImportError):
        return say("stranger")


def join(link: str, name: str | None) -> int:
    """Play at the table that the link points to. Raises CannotPlay before the screen opens."""
    return asyncio.run(_join(link, name))


async def _join(link: str, name: str | None) -> int:
    session = await enter(link)
    check_terminal()
    app = Joined(session, name)
    await app.run_async()
    return app.return_code or 0
