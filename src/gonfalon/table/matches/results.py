"""Stores results for finished matches of earlier releases, which did not store them."""

import logging

import msgspec

from gonfalon.table.matches.cached_match import CachedMatch
from gonfalon.table.matches.games import GameCatalogue
from gonfalon.table.matches.head import Head
from gonfalon.table.stores.store import Store, StoreDown

AT_ONCE = 20

log = logging.getLogger("gonfalon.table")


class Results:
    """Replays matches without a result. Each is independent, and several processes may do it at once."""

    def __init__(self, store: Store, games: GameCatalogue) -> None:
        self._store = store
        self._games = games
        self._left: set[str] = set()
        """Matches that could not be replayed; this process does not retry them."""

    async def fill_in(self) -> bool:
        """Fill in a batch; returns whether there may be more. Raises StoreDown."""
        found = await self._store.without_result(AT_ONCE, self._left)
        for match in found:
            try:
                await self._fill_in(match)
            except StoreDown:
                raise
            except (Exception, SystemExit) as error:
                self._left.add(match)
                log.warning("cannot store the result of a match", extra={"match": match, "why": type(error).__name__})
        return bool(found)

    async def _fill_in(self, match: str) -> None:
        row = await self._store.row(match)
        if row is None:
            raise LookupError(match)
        row.snapshot = None  # the result is kept for ever, so compute it from the whole log
        head = msgspec.json.decode(row.head, type=Head)
        cached = CachedMatch(row, self._games.game_of(head))
        followed = cached.follow(await self._store.log(match))
        if not (followed and cached.match and cached.match.result):
            raise ValueError(match)
        # Add to the stored head, because a later release may keep fields in it that this one does not know.
        whole = msgspec.json.decode(row.head) | {"seats": cached.game.seats}
        await self._store.add_result(match, msgspec.json.encode(cached.match.result), msgspec.json.encode(whole))
