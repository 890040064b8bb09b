"""Gives finished matches of earlier releases the result that is stored with every match now."""

import logging

import msgspec

from gonfalon.table.matches.cached_match import CachedMatch
from gonfalon.table.matches.games import GameCatalogue
from gonfalon.table.matches.head import Head
from gonfalon.table.stores.store import Store, StoreDown

AT_ONCE = 20

log = logging.getLogger("gonfalon.table")


class Results:
    """Replays what has no result. Each match stands for itself, and several processes may do it at once."""

    def __init__(self, store: Store, games: GameCatalogue) -> None:
        self._store = store
        self._games = games
        self._left: set[str] = set()
        """Those that could not be replayed: not tried again in this process."""

    async def fill_in(self) -> bool:
        """Fill in a few; tells whether there may be more. Raises StoreDown."""
        found = await self._store.without_result(AT_ONCE, self._left)
        for match in found:
            try:
                await self._fill_in(match)
            except StoreDown:
                raise
            except Exception as error:
                self._left.add(match)
                log.warning("a finished match keeps no result", extra={"match": match, "why": type(error).__name__})
        return bool(found)

    async def _fill_in(self, match: str) -> None:
        row = await self._store.row(match)
        if row is None:
            raise LookupError(match)
        row.snapshot = None  # a result that is kept for ever follows from the whole log
        head = msgspec.json.decode(row.head, type=Head)
        cached = CachedMatch(row, self._games.game_of(head))
        followed = cached.follow(await self._store.log(match))
        if not (followed and cached.match and cached.match.result):
            raise ValueError(match)
        # Added to what is there, for a later release may keep more in a head than this one knows of.
        whole = msgspec.json.decode(row.head) | {"seats": cached.game.seats}
        await self._store.add_result(match, msgspec.json.encode(cached.match.result), msgspec.json.encode(whole))
