"""Matches by letters, at the table of one side: it invites, opens letters, and tells which letter is to be sent.

Whatever is wrong with a letter, nothing is changed. Letters come from people who may mean harm.
"""

import base64
import secrets
from typing import Any

import msgspec
from msgspec import structs

from gonfalon.core import Game, Match, Refusal, Setup
from gonfalon.core.links import SIZE, Chain
from gonfalon.core.setup import check_players
from gonfalon.mail.letters import (
    ID_SIZE,
    Acceptance,
    Invitation,
    Letter,
    LetterError,
    key_of,
    read,
    text_in,
    turn_of,
    write,
)
from gonfalon.mail.post import Post, serial_of
from gonfalon.protocol.requests import Invite, OpenLetter
from gonfalon.protocol.responses import Issued, ToldLetter, ToldPost
from gonfalon.protocol.types import Name
from gonfalon.server.errors import CannotOpen, Troubled, troubled
from gonfalon.server.game_server import GameServer
from gonfalon.server.matches.live_match import LiveMatch
from gonfalon.server.matches.match_head import FIRST_HOLDERS, MatchHead, places
from gonfalon.server.matches.service import Change, check_length, check_take_backs, mark_of
from gonfalon.server.stores.interface import Conflict, Row
from gonfalon.server.tokens import Ticket


class Mailing:
    def __init__(self, table: GameServer) -> None:
        self._table = table

    async def invite(self, wish: Invite) -> Issued:
        game = self._table.games.game(wish.game)
        _check_open(game)
        if wish.seat not in game.seats:
            raise troubled("unknown-seat", seat=wish.seat, offered=", ".join(game.seats))
        try:
            setup = game.settle(Setup(wish.scenario, wish.options))
            check_players({wish.seat: wish.name}, game.seats)
        except Refusal as refusal:
            raise self._table.games.refused(refusal, game) from refusal
        request = mark_of(wish.client, f"invite {msgspec.json.encode(wish)!r}")
        match = await self._table.cache.safely(self._table.store.requested(request))
        if match is None:
            match = await self._new_invitation(game, setup, wish, request)
        return self._issued(match, wish.seat)

    async def _new_invitation(self, game: Game[Any], setup: Setup, wish: Invite, request: str) -> str:
        seed, key = secrets.token_bytes(SIZE), _new_key()
        letter = Invitation(
            match=key,
            game=game.name,
            rules=game.rules_version,
            digest=game.digest,
            scenario=setup.scenario,
            options=setup.options,
            seat=wish.seat,
            name=wish.name,
            tip=Chain.of_seed(seed).tip,
        )
        post = Post(
            seat=wish.seat,
            other=_other(game, wish.seat),
            seed=seed.hex(),
            invites=True,
            letters=(write(letter),),
        )
        await self._keep(_id(key), _head(game, setup, post, {wish.seat: wish.name}), request)
        return _id(key)

    async def look(self, wish: OpenLetter) -> ToldLetter:
        """What the letter is. Nothing is changed. Raises Troubled if it cannot be opened."""
        letter, _ = _read(wish.text)
        match = _id(key_of(letter))
        if (head := await self._known(match)) is None:
            invitation, game = self._invitation(letter)
            seat = _other(game, invitation.seat)
            return _told(match, invitation.game, _setup(game, invitation), seat, invitation.name, invites=True)
        post = _post(head)
        async with self._table.cache.held(match) as cached:
            await self._table.cache.prepare(cached, 0, fresh=True)
            is_next = _placed(cached, letter)
        name = letter.name if isinstance(letter, Acceptance) else head.players.get(post.other, "")
        return _told(match, head.game, head.setup, post.seat, name, opened=not is_next)

    async def open(self, wish: OpenLetter) -> Issued:
        """Begin the match of an invitation, or carry out the next letter. The same letter again changes nothing."""
        letter, text = _read(wish.text)
        match = _id(key_of(letter))
        head = await self._known(match)
        if head is None:
            return await self._accept(match, letter, text, wish.name)
        try:
            await self._table.matches.change(match, lambda cached: self._taken(cached, letter, text), answers=0)
        except LetterError as error:
            if error.code in ("contradicting", "accepted"):
                await self._table.matches.change(match, lambda cached: _noted(cached, text))
            raise _trouble(error) from error
        return self._issued(match, _post(head).seat)

    async def told(self, ticket: Ticket) -> ToldPost:
        async with self._table.cache.held(ticket.match) as cached:
            await self._table.cache.prepare(cached, 0, fresh=True)
            post, match, head = _post(cached.head), cached.match, cached.head
            written = post.written(match)
            return ToldPost(
                letter=post.to_send(match),
                name=head.players.get(post.other),
                got=sum(not post.is_mine(serial) for serial in range(len(written))),
                over=bool(match and match.result),
                strange=[(written[serial_of(read(text))], text) for text in post.strange],
            )

    async def _accept(self, match: str, letter: Letter, text: str, name: str | None) -> Issued:
        invitation, game = self._invitation(letter)
        setup, seat = _setup(game, invitation), _other(game, invitation.seat)
        players = {invitation.seat: invitation.name, seat: name or ""}
        _check_names(players, game)
        post = Post(
            seat=seat,
            other=invitation.seat,
            seed=secrets.token_hex(SIZE),
            invites=False,
            letters=(text,),
            tip=invitation.tip.hex(),
        )
        await self._keep(match, _head(game, setup, post, players))
        await self._table.matches.change(match, lambda cached: None if cached.row.version else Change([], head=True))
        return self._issued(match, seat)

    def _taken(self, cached: LiveMatch, letter: Letter, text: str) -> Change | None:
        if not _is_next(cached, letter):
            return None
        turn, head, before = turn_of(letter), cached.head, cached.number
        assert turn, "an invitation is never the next letter"
        post = _post(head)
        if isinstance(letter, Acceptance):
            players = head.players | {post.other: letter.name}
            _check_names(players, cached.game)
            post = post.accepted(letter)
            cached.head = structs.replace(head, post=post, players=_in_order(players, cached.game))
            cached.begin()
        assert cached.match is not None
        _check_bounds(cached, cached.match, post.other, turn.words)
        taken = post.take(cached.match, text, turn)
        cached.head = structs.replace(cached.head, post=taken)
        return Change(cached.entries_after(before, "", self._table.time.stamp(), 0), head=True)

    def _invitation(self, letter: Letter) -> tuple[Invitation, Game[Any]]:
        """An invitation to a match that is not here yet, and its game. Raises Troubled."""
        if not isinstance(letter, Invitation):
            raise troubled("letter-not-here")
        try:
            game = self._table.games.opened(letter.game, letter.rules, letter.digest)
        except CannotOpen as error:
            raise troubled("letter-rules") from error
        _check_open(game)
        if letter.seat not in game.seats:
            raise troubled("letter-unreadable")
        _check_names({letter.seat: letter.name}, game)
        return letter, game

    async def _known(self, match: str) -> MatchHead | None:
        try:
            head = await self._table.cache.head(match)
        except Troubled as error:
            if error.code != "no-such-match":
                raise
            return None
        if head.post is None:
            raise troubled("letter-unfitting")
        return head

    async def _keep(self, match: str, head: MatchHead, request: str | None = None) -> None:
        """If somebody keeps the same at the same time, the first one counts."""
        now = self._table.now()
        row = Row(
            id=match,
            version=0,
            head=msgspec.json.encode(head),
            created=now,
            acted=now,
            seats=places(head),
            request=request,
        )
        try:
            await self._table.cache.safely(self._table.store.create(row))
        except Conflict as error:
            raise troubled("busy") from error

    def _issued(self, match: str, seat: str) -> Issued:
        return self._table.seating.issued_to_writer(match, seat)


def _head(game: Game[Any], setup: Setup, post: Post, players: dict[str, str]) -> MatchHead:
    return MatchHead(
        game=game.name,
        rules=game.rules_version,
        edition=game.edition.edition,
        digest=game.digest,
        setup=setup,
        bots={},
        time=None,
        secret="",
        contributions={},
        players=_in_order(players, game),
        joined={},
        seats=game.seats,
        holders=FIRST_HOLDERS | {post.seat: 1},
        post=post,
    )


def _read(given: str) -> tuple[Letter, str]:
    try:
        text = text_in(given)
        return read(text), text
    except LetterError as error:
        raise _trouble(error) from error


def _placed(cached: LiveMatch, letter: Letter) -> bool:
    try:
        return _is_next(cached, letter)
    except LetterError as error:
        raise _trouble(error) from error


def _is_next(cached: LiveMatch, letter: Letter) -> bool:
    return _post(cached.head).check_next(letter, cached.match)


def _check_bounds(cached: LiveMatch, match: Match[Any], seat: str, words: list[str]) -> None:
    """What a table does not let anybody do by hand, nobody does by letter."""
    try:
        check_length(match, False, words)
        check_take_backs(cached, seat, words)
    except Troubled as error:
        raise troubled("letter-unfitting") from error


def _noted(cached: LiveMatch, text: str) -> Change | None:
    """Keep a letter that contradicts another, to be shown beside it."""
    post = _post(cached.head)
    noted = post.with_strange(text)
    cached.head = structs.replace(cached.head, post=noted)
    return None if noted is post else Change([], head=True)


def _post(head: MatchHead) -> Post:
    if head.post is None:
        raise troubled("letter-unfitting")
    return head.post


def _trouble(error: LetterError) -> Troubled:
    return troubled(f"letter-{error.code}")


def _check_open(game: Game[Any]) -> None:
    """What one side must not know would be in its own browser."""
    if not game.is_open or len(game.seats) != 2:
        raise troubled("letter-hidden")


def _check_names(players: dict[str, str], game: Game[Any]) -> None:
    try:
        check_players(players, game.seats)
        msgspec.convert(list(players.values()), list[Name])
    except (Refusal, msgspec.ValidationError) as error:
        raise troubled("letter-unreadable") from error


def _setup(game: Game[Any], invitation: Invitation) -> Setup:
    try:
        return game.settle(Setup(invitation.scenario, invitation.options))
    except Refusal as refusal:
        raise troubled("letter-rules") from refusal


def _told(
    match: str, game: str, setup: Setup, seat: str, name: str, *, invites: bool = False, opened: bool = False
) -> ToldLetter:
    return ToldLetter(match, game, setup.scenario, setup.options, seat, name, invites, opened)


def _other(game: Game[Any], seat: str) -> str:
    return next(name for name in game.seats if name != seat)


def _in_order(players: dict[str, str], game: Game[Any]) -> dict[str, str]:
    """So that both sides write the same record."""
    return {seat: players[seat] for seat in game.seats if seat in players}


def _new_key() -> bytes:
    """Of which the name of a match does not begin with "-": a command would take it for an option."""
    while _id(key := secrets.token_bytes(ID_SIZE)).startswith("-"):
        pass
    return key


def _id(key: bytes) -> str:
    return base64.urlsafe_b64encode(key).decode()
