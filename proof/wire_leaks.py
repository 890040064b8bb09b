"""Let tables tell too much on the wire, each in its own way: the law of honest information must catch every one.

The tests do it with one leak.
"""

import hashlib
import logging
from collections.abc import Callable
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any
from zlib import crc32

import msgspec
import pytest

from gonfalon.core import ARBITER, WATCHER, LeftAnswers
from gonfalon.core.sight import Step
from gonfalon.protocol.requests import Act, Leave, Plan
from gonfalon.protocol.responses import Moments, Planned
from gonfalon.protocol.types import Done, Trouble
from gonfalon.protocol.updates import ToldMatch, ToldStep, Update, told_sight, told_step
from gonfalon.server.errors import Troubled
from gonfalon.server.fanout import Watchers
from gonfalon.server.game_server import GameServer
from gonfalon.server.http import requests
from gonfalon.server.http.endpoints import Access, described
from gonfalon.server.http.handlers import PlainResponse
from gonfalon.server.http.match_endpoints import MatchEndpoints
from gonfalon.server.http.streams import Subscription
from gonfalon.server.matches import live_match, queries
from gonfalon.server.matches.live_match import LiveMatch
from gonfalon.server.matches.match_head import MatchHead, told_match
from gonfalon.server.matches.plans import try_orders
from gonfalon.server.matches.queries import Playback, Queries
from gonfalon.server.matches.service import MatchService
from gonfalon.server.monitoring import Metrics
from gonfalon.server.tokens import Ticket
from proof import by_pytest
from tests.games.navas.information.oracle import SEATS
from tests.server.honesty.laws import worlds, worlds_of_pages
from tests.server.honesty.worlds import Pair, begun_there, pairs, sealed

Leak = Callable[[pytest.MonkeyPatch], None]


def arbiters_view(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody is shown what only the arbiter sees."""
    honest = LiveMatch.update_for

    def leaky(self: LiveMatch, *how: Any, **more: Any) -> Update:
        assert self.match is not None
        return msgspec.structs.replace(
            honest(self, *how, **more), sight=told_sight(self.match.sight(ARBITER), self.game)
        )

    monkeypatch.setattr(LiveMatch, "update_for", leaky)


def what_others_may_do(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody is told what whoever has to decide may do."""
    honest = LiveMatch.update_for

    def leaky(self: LiveMatch, *how: Any, **more: Any) -> Update:
        update, match = honest(self, *how, **more), self.match
        assert match is not None
        assert update.sight is not None
        asked = told_sight(match.sight(match.to_move), self.game)
        return msgspec.structs.replace(update, sight=msgspec.structs.replace(update.sight, legal=asked.legal))

    monkeypatch.setattr(LiveMatch, "update_for", leaky)


def word_unshown(monkeypatch: pytest.MonkeyPatch) -> None:
    """Actions are told in the words of the log, not in those that the seat saw."""

    def leaky(step: Step, *how: Any) -> ToldStep:
        return msgspec.structs.replace(told_step(step, *how), word=step.entry.word)

    monkeypatch.setattr(live_match, "told_step", leaky)


def event_to_the_wrong_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was meant for one side is told to the other."""

    def leaky(step: Step, *how: Any) -> ToldStep:
        return msgspec.structs.replace(told_step(step, *how), events=[*step.news.heard_by(0), *step.news.heard_by(1)])

    monkeypatch.setattr(live_match, "told_step", leaky)


def moments_through_any_eyes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever goes through the match again sees everything, before it is over."""

    honest = Playback.page

    def leaky(self: Playback, match: Any, looker: int, *how: Any) -> Callable[[], Moments]:
        return honest(self, match, ARBITER, *how)

    monkeypatch.setattr(Playback, "page", leaky)


def odds_that_know(monkeypatch: pytest.MonkeyPatch) -> None:
    """What an action may lead to is told from what really lies in the deck."""
    honest = Queries.odds

    async def leaky(self: Queries, match: str, seat: str, word: str) -> Any:
        found = self._cache.kept[match].match
        assert found is not None
        return [await honest(self, match, seat, word), sorted(found.state.deck)]

    monkeypatch.setattr(Queries, "odds", leaky)


def plans_that_know(monkeypatch: pytest.MonkeyPatch) -> None:
    """Orders are tried on the real position, although something in it is hidden."""

    def leaky(match: Any, seat: int, wish: Plan, *_: Any) -> Planned:
        state, refusals = try_orders(match.game, match.state, seat, wish.orders)
        told = [Trouble(refusal.code, refusal.position) if refusal else None for refusal in refusals]
        view = match.game.view(state, ARBITER)
        return Planned(told, msgspec.structs.replace(told_sight(match.sight(seat), match.game), view=view))

    monkeypatch.setattr(queries, "planned", leaky)


def word_in_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever keeps the machine reads what was played."""
    honest = MatchService.act

    async def leaky(self: MatchService, ticket: Ticket, wish: Act, *how: Any) -> Done:
        logging.getLogger("gonfalon.server").info("an action", extra={"match": ticket.match, "word": wish.words[0]})
        return await honest(self, ticket, wish, *how)

    monkeypatch.setattr(MatchService, "act", leaky)


def ticket_in_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever keeps the machine reads the headers of requests."""
    honest = requests.authorize

    async def leaky(asked: requests.Connection, access: Access, table: GameServer) -> Ticket:
        logging.getLogger("gonfalon.server").info("a request", extra={"headers": dict(asked.headers)})
        return await honest(asked, access, table)

    monkeypatch.setattr(requests, "authorize", leaky)


def word_among_the_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Refusals are counted by what was tried."""
    tried, init = list[str](), Troubled.__init__

    def listen(self: Troubled, status: int, code: str, tell: Any) -> None:
        init(self, status, code, tell)
        tried.append(tell("en").tried)

    monkeypatch.setattr(Troubled, "__init__", listen)
    count = lambda self, endpoint, code: self._troubles.labels(endpoint, tried[-1] or code).inc()  # noqa: E731
    monkeypatch.setattr(Metrics, "refused", count)


def frank_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    """A refusal lists what would be legal for whoever has to decide."""
    honest = MatchService.act

    async def leaky(self: MatchService, ticket: Ticket, wish: Act, *how: Any) -> Done:
        try:
            return await honest(self, ticket, wish, *how)
        except Troubled as error:
            match = self.cache.kept[ticket.match].match
            assert match is not None
            legal = match.sight(match.to_move).legal
            trouble = msgspec.structs.replace(error.tell("en"), legal=legal)
            raise Troubled(error.status, error.code, lambda _: trouble) from error

    monkeypatch.setattr(MatchService, "act", leaky)


def whole_record(monkeypatch: pytest.MonkeyPatch) -> None:
    """The record is given out as it is while the match goes on."""

    def leaky(self: LiveMatch, seat: str) -> str:
        assert self.match is not None
        return self.match.record(with_secret=False).text()

    monkeypatch.setattr(LiveMatch, "excerpt", leaky)


def secret_for_commitment(monkeypatch: pytest.MonkeyPatch) -> None:
    """The secret of fate is told, where its digest should be."""

    def leaky(match: str, head: MatchHead) -> ToldMatch:
        return msgspec.structs.replace(told_match(match, head), commitment=head.secret)

    monkeypatch.setattr(live_match, "told_match", leaky)


def old_news(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the memory aid everything can be read again all the same."""
    honest = LiveMatch.update_for

    def leaky(self: LiveMatch, *how: Any, heard: bool) -> Update:
        return honest(self, *how, heard=True)

    monkeypatch.setattr(LiveMatch, "update_for", leaky)


def old_record(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the memory aid the record can be read from its beginning."""

    def leaky(self: LiveMatch, seat: str) -> str:
        assert self.match is not None
        return self.match.excerpt(self.seat_number(seat))

    monkeypatch.setattr(LiveMatch, "excerpt", leaky)


def telling_header(monkeypatch: pytest.MonkeyPatch) -> None:
    """The ETag is computed from the whole state."""
    honest = MatchEndpoints.news

    async def leaky(self: MatchEndpoints, request: requests.Request, ticket: Ticket) -> PlainResponse:
        answer = await honest(self, request, ticket)
        match = self.table.cache.kept[request.path_params["match"]].match
        assert match is not None
        answer.headers["etag"] = f'"{hashlib.sha256(match.snapshot()).hexdigest()[:8]}"'
        return answer

    monkeypatch.setattr(MatchEndpoints, "news", leaky)


def telling_size(monkeypatch: pytest.MonkeyPatch) -> None:
    """Messages have trailing spaces, and their number depends on what lies face down."""
    honest = Subscription._update

    async def leaky(self: Subscription) -> bytes | None:
        said = await honest(self)
        match = self._table.cache.kept[self.ticket.match].match
        assert match is not None
        hidden = msgspec.json.encode(match.sight(ARBITER).view)
        return None if said is None else said + b" " * (crc32(hidden) % 10)

    monkeypatch.setattr(Subscription, "_update", leaky)


# Tables that tell whether somebody has left an answer in advance.


def version_of_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer that was left counts as a change. Versions that are too high would let streams miss what comes next."""
    honest, hear = LiveMatch.update_for, Watchers.hear

    def leaky(self: LiveMatch, *how: Any, **more: Any) -> Update:
        return msgspec.structs.replace(honest(self, *how, **more), version=self.row.version + self.row.sealed)

    def hear_all(self: Watchers, match: str, version: int) -> None:
        self._heard.pop(match, None)
        hear(self, match, version)

    monkeypatch.setattr(LiveMatch, "update_for", leaky)
    monkeypatch.setattr(Watchers, "hear", hear_all)


def answers_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody is shown what everybody has left."""
    honest = LiveMatch.update_for

    def leaky(self: LiveMatch, *how: Any, **more: Any) -> Update:
        update, match = honest(self, *how, **more), self.match
        assert match is not None
        assert update.sight is not None
        answers = [answer for left in match.all_answers().values() for answer in left.answers]
        return msgspec.structs.replace(update, sight=msgspec.structs.replace(update.sight, answers=answers))

    monkeypatch.setattr(LiveMatch, "update_for", leaky)


def stream_that_wakes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever listens is told how things stand when somebody leaves an answer, though nothing is new."""
    honest, silent = MatchService.leave, Subscription._update

    async def leaky(self: MatchService, ticket: Ticket, wish: Leave) -> LeftAnswers:
        left = await honest(self, ticket, wish)
        for watch in self.watchers._watches.get(ticket.match, ()):
            watch.updates = True
            watch.wake()
        return left

    async def talkative(self: Subscription) -> bytes | None:
        self._version = -1
        return await silent(self)

    monkeypatch.setattr(MatchService, "leave", leaky)
    monkeypatch.setattr(Subscription, "_update", talkative)


def answers_among_the_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    """The metrics count how often an answer was left."""
    for found, handler in described(MatchEndpoints):
        monkeypatch.setattr(handler, "endpoint", msgspec.structs.replace(found, counted=True))


def answer_in_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever keeps the machine reads what was left."""
    honest = MatchService.leave

    async def leaky(self: MatchService, ticket: Ticket, wish: Leave) -> LeftAnswers:
        logging.getLogger("gonfalon.server").info("an answer", extra={"match": ticket.match, "word": wish.word})
        return await honest(self, ticket, wish)

    monkeypatch.setattr(MatchService, "leave", leaky)


ANSWER_LEAKS: tuple[Leak, ...] = (
    version_of_answers,
    answers_of_others,
    stream_that_wakes,
    answers_among_the_figures,
    answer_in_the_log,
)


def position_in_the_excerpt(monkeypatch: pytest.MonkeyPatch) -> None:
    """The record says from its beginning where the match began."""
    honest = LiveMatch.excerpt

    def leaky(self: LiveMatch, seat: str) -> str:
        assert self.match is not None
        return honest(self, seat) + self.match.record(with_secret=True).position_line()

    monkeypatch.setattr(LiveMatch, "excerpt", leaky)


def position_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody is told where the match began, as its options are told."""

    def leaky(match: str, head: MatchHead) -> ToldMatch:
        options = head.setup.options | {"position": hashlib.sha256(repr(head.setup).encode()).hexdigest()}
        return msgspec.structs.replace(told_match(match, head), options=options)

    monkeypatch.setattr(live_match, "told_match", leaky)


POSITION_LEAKS: tuple[Leak, ...] = (position_in_the_excerpt, position_told)

LEAKS: tuple[Leak, ...] = (
    arbiters_view,
    what_others_may_do,
    word_unshown,
    event_to_the_wrong_seat,
    moments_through_any_eyes,
    odds_that_know,
    plans_that_know,
    word_in_the_log,
    ticket_in_the_log,
    word_among_the_figures,
    frank_refusal,
    whole_record,
    secret_for_commitment,
    old_news,
    old_record,
    telling_header,
    telling_size,
)


@cache
def some_pairs() -> list[Pair]:
    """A few for every seat, with the memory aid and without."""
    found = list(islice(pairs(SEATS), 24))
    forgetful = [pair for pair in found if not pair.worlds[0].memory_aid and pair.seat != WATCHER and pair.script]
    return [forgetful[0], *found[:3]]


def as_they_are(pair: Pair) -> Pair:
    return pair


CAUGHT = {as_they_are: LEAKS, sealed: ANSWER_LEAKS, begun_there: POSITION_LEAKS}


@pytest.mark.parametrize(("change", "leak"), [(change, leak) for change, leaks in CAUGHT.items() for leak in leaks])
def test_leak_is_caught(
    change: Callable[[Pair], Pair], leak: Leak, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The law fails as soon as one channel of a table tells too much, of the hands, an answer or a set position."""
    leak(monkeypatch)
    with worlds(tmp_path) as tables, pytest.raises(AssertionError, match=r"tells|told"):
        tables.prove(change(pair) for pair in some_pairs())


@pytest.mark.parametrize("leak", [leak for leak in LEAKS if leak is not word_among_the_figures])
def test_leak_of_a_page_is_caught(leak: Leak, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So it is where the table is in a page, which shows no figures."""
    leak(monkeypatch)
    with worlds_of_pages(tmp_path) as tables, pytest.raises(AssertionError, match=r"tells|told"):
        tables.prove(some_pairs())


@pytest.mark.parametrize("change", [as_they_are, begun_there])
def test_honest_table_passes(change: Callable[[Pair], Pair], tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """The same pairs hold no leak when nothing is tampered with, and the tables go on from their snapshots."""
    assert any(pair.frozen_at for pair in some_pairs())
    with worlds(tmp_path) as tables:
        tables.prove(change(pair) for pair in some_pairs())
    assert "snapshot unusable" not in caplog.text


def main() -> int:
    return by_pytest.run(__file__, __doc__)
