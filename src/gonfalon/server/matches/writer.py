"""Changes a match: check, apply, append, commit, publish.

If two processes answer the same position, only one can write; the other reloads what the first one wrote.
"""

from collections.abc import Awaitable, Callable, Sequence

import msgspec

from gonfalon.core import Refusal
from gonfalon.server.fanout.fanout import Fanout
from gonfalon.server.fanout.watchers import Watchers
from gonfalon.server.matches.cache import MatchCache
from gonfalon.server.matches.cached_match import CachedMatch
from gonfalon.server.matches.games import GameCatalogue
from gonfalon.server.matches.head import places
from gonfalon.server.matches.timekeeper import Timekeeper
from gonfalon.server.stores.store import Conflict, Stamp, Store, StoreDown, Written
from gonfalon.server.tickets import Ticket
from gonfalon.server.troubles import Troubled, troubled

ATTEMPTS = 4


class Change:
    """The log entries of a change, and what else to write with them; if `sealed`, only answers in advance."""

    def __init__(self, log: list[Written], *, head: bool = False, snapshot: bool = False, sealed: bool = False) -> None:
        self.log = log
        self.head = head
        self.snapshot = snapshot
        self.sealed = sealed


class Writer:
    def __init__(
        self,
        store: Store,
        cache: MatchCache,
        games: GameCatalogue,
        watchers: Watchers,
        fanout: Fanout,
        time: Timekeeper,
    ) -> None:
        self._store = store
        self._cache = cache
        self._games = games
        self._watchers = watchers
        self._fanout = fanout
        self._time = time
        self.conflicts = 0
        """How often another process wrote first."""
        self.called_for_bot: Callable[[], None] = lambda: None
        """Called when a bot has to move, for bots run by this process."""

    async def change(
        self,
        match: str,
        do: Callable[[CachedMatch], Change | None],
        *,
        ticket: Ticket | None = None,
        answers: int | None = None,
        words: Sequence[str] = (),
        fresh: bool = False,
    ) -> CachedMatch:
        """Carry out `do`, which checks before it changes anything and returns None if there is nothing to write.

        A ticket is checked against what the write is based on, so nothing is written with one that was just voided.
        """
        lost: int | None = None
        for _ in range(ATTEMPTS):
            async with self._cache.held(match) as cached:
                self.conflicts += lost not in (None, cached.row.version)
                try:
                    await self._cache.freshen(cached, answers or 0, fresh=fresh)
                    await self._admit(cached, ticket)
                    await self._call_time(cached)
                    if not cached.reaches(cached.earliest(answers, words)):
                        await self._cache.reload(cached, whole=True)
                    change = do(cached)
                    if change is not None:
                        await self._write(cached, change)
                except Conflict:
                    # If the version is unchanged, somebody has left an answer, which must not show in the metrics.
                    lost = cached.row.version
                    self._cache.drop(cached)
                except Refusal as refusal:
                    raise self._games.refused(refusal, cached.game, cached.row.number) from refusal
                except Troubled:
                    raise
                except BaseException:
                    self._cache.drop(cached)
                    raise
                else:
                    return cached
        raise troubled("busy")

    async def _admit(self, cached: CachedMatch, ticket: Ticket | None) -> None:
        """Another process may have given out this very ticket: only the store knows which one is void."""
        if ticket is None or cached.head.admits(ticket):
            return
        await self._cache.reload(cached)
        if not cached.head.admits(ticket):
            raise troubled("ticket-void")

    async def _call_time(self, cached: CachedMatch) -> None:
        stamp = self._time.stamp()
        if cached.match is None or not cached.is_out_of_time(stamp.played):
            return
        before = cached.match.number
        cached.match.time_out(cached.match.to_move)
        await self._write(cached, Change(cached.entries_after(before, "", stamp)))

    async def _write(self, cached: CachedMatch, change: Change) -> None:
        """Append, commit, publish. Until the commit is certain, the match in memory is ahead of the store."""
        if change.sealed:
            await self._seal(cached)
            return
        # The clock uses the times in the log, so that it can be recomputed from them.
        stamp = Stamp(change.log[0].at, change.log[0].played) if change.log else self._time.stamp()
        row = cached.next_row(change.log, stamp, snapshot=change.snapshot)
        if change.head:
            row.head, row.seats = msgspec.json.encode(cached.head), places(cached.head)
        job, notice = cached.job(row), cached.notice(row)
        await self._commit(cached, self._store.write(row, change.log, job, head=change.head, notice=notice))
        cached.wrote(row, change.log)
        self._watchers.hear(row.id, row.version)
        if job:
            self.called_for_bot()
        await self._fanout.publish(row.id, row.version)

    async def _seal(self, cached: CachedMatch) -> None:
        """Store the answers in advance. Nothing is published and the version does not change."""
        row = cached.sealed_row()
        await self._commit(cached, self._store.seal(row))
        cached.wrote(row, [])

    async def _commit(self, cached: CachedMatch, writing: Awaitable[None]) -> None:
        try:
            await writing
        except StoreDown as error:
            self._cache.drop(cached)
            raise troubled("store-down") from error
