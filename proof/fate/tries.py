"""A hostile owner and a hostile last joiner try to steer the first hand; `scripts/prove fate` lets them try for long.

The owner has full access to the process: everything that a table tells and records is made up here, and the other seat
is the owner's too. The last joiner plays at an honest table and has its secret in hand. Against both sits an honest
client: the pocket of `gonfalon.protocol`, which terminals use, and its check of the finished record.
"""

import asyncio
import random
from collections import Counter
from collections.abc import Callable
from math import sqrt
from typing import Any, NamedTuple

from gonfalon.core import Fate, ForgedFate, Match, Record, Setup, registry, verify_fate
from gonfalon.core.fate import commitment_to
from gonfalon.core.position import told_position
from gonfalon.protocol.credentials import Pocket
from gonfalon.protocol.requests import Commit, Join, NewMatch, Reveal, Withdraw
from gonfalon.protocol.updates import ToldMatch, ToldSeat, Update
from gonfalon.server.errors import Troubled
from gonfalon.server.fanout import MemoryFanout
from gonfalon.server.game_server import GameServer
from gonfalon.server.matches.match_head import promise
from gonfalon.server.stores.interface import Conflict, Row, Written
from gonfalon.server.tokens import Ticket, Tickets
from tests.server.processes import KEY

GAME = registry.find("navas")
SETUP = Setup("basic")
OPTIONS = Match(GAME, SETUP, {}, Fate.fresh(2)).setup.options
HONEST, HOSTILE = GAME.seats
CARDS = 9
WANTED = 0
"""The first card that is dealt, by its place in the list: chance alone gives it one time in nine."""
PATIENCE = 300
"""How many secrets or contributions an attacker tries before it gives up."""


class Outcome(NamedTuple):
    """`found`: what the honest client says in the end; `not begun` if there was nothing to say."""

    how: str
    found: str
    steered: bool


def first_card(fate: Fate) -> int:
    return fate.draw(1, [1] * CARDS)


def secret_of(rng: random.Random) -> str:
    return rng.randbytes(32).hex()


def fate_of(secret: str, contributions: dict[str, str]) -> Fate:
    return Fate(bytes.fromhex(secret), [bytes.fromhex(contributions[seat]) for seat in GAME.seats])


def shown_to_honest(match: Match[Any]) -> dict[int, str]:
    return {step.entry.number: step.shown[GAME.seat_number(HONEST)] for step in match.steps}


class Owner:
    """One match at a table that lies. Each strategy is a method, which says what was drawn and what is recorded."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self.pocket = Pocket()
        self.pocket.take_free_seat()
        self.secret = secret_of(rng)
        self.other = secret_of(rng)
        self.commitment = promise(self.secret)
        self.commitments = {HOSTILE: promise(self.other)}
        self.withdrawn = 0
        self.own = ""
        """What the honest client has revealed."""

    # What the honest client is told, and what it sends.

    def tell(self, **changed: Any) -> None:
        facts: dict[str, Any] = {
            "commitment": self.commitment,
            "contributions": {},
            "commitments": dict(self.commitments),
            "withdrawn": self.withdrawn,
        } | changed
        edition = GAME.edition.edition, GAME.digest
        match = ToldMatch("m", GAME.name, GAME.rules_version, *edition, "basic", OPTIONS, None, **facts)
        seats = {seat: ToldSeat(seat, False) for seat in GAME.seats}
        part = self.pocket.part_in(Update(0, 0, HONEST, match, seats, None, [], None, None))
        if isinstance(part, Commit):
            self.commitments[HONEST] = part.commitment
        elif isinstance(part, Reveal):
            self.own = part.contribution

    def commit_and_reveal(self) -> None:
        self.tell()
        self.tell()

    def suits(self, secret: str, contributions: dict[str, str]) -> bool:
        return first_card(fate_of(secret, contributions)) == WANTED

    def grind(self, suits: Callable[[str], bool]) -> str:
        """Something random that gives the wanted card."""
        for _ in range(PATIENCE):
            if suits(tried := secret_of(self._rng)):
                return tried
        return secret_of(self._rng)

    @property
    def both(self) -> dict[str, str]:
        return {HONEST: self.own, HOSTILE: self.other}

    # Strategies.

    def keeps_the_rules(self) -> None:
        self.commit_and_reveal()

    def changes_the_secret_after_the_reveal(self) -> None:
        """Looks for a secret when both contributions are known, and says that it was always that one."""
        self.commit_and_reveal()
        self.secret = self.grind(lambda tried: self.suits(tried, self.both))

    def changes_the_secret_but_not_its_commitment(self) -> None:
        self.changes_the_secret_after_the_reveal()
        self._claims = self.commitment

    def changes_its_contribution_after_the_reveal(self) -> None:
        """The other seat, which is the owner's too, chooses when everything is known."""
        self.commit_and_reveal()
        self.other = self.grind(lambda tried: self.suits(self.secret, {HONEST: self.own, HOSTILE: tried}))

    def changes_its_contribution_and_commitment(self) -> None:
        """And the table tells its hash from then on."""
        self.changes_its_contribution_after_the_reveal()
        self.commitments[HOSTILE] = promise(self.other)
        self.tell(revealed=list(GAME.seats), contributions=self.both)

    def swaps_the_contributions(self) -> None:
        self.commit_and_reveal()
        if not self.suits(self.secret, self.both):
            self.own, self.other = self.other, self.own

    def forges_the_contribution_of_the_client(self) -> None:
        """The honest client's part is replaced by one that suits."""
        self.commit_and_reveal()
        self.own = self.grind(lambda tried: self.suits(self.secret, {HONEST: tried, HOSTILE: self.other}))

    def begins_before_the_client_reveals(self) -> None:
        """The match begins before the honest client has revealed anything."""
        self.tell()
        self.own = self.grind(lambda tried: self.suits(self.secret, {HONEST: tried, HOSTILE: self.other}))
        self.tell(contributions=self.both, revealed=list(GAME.seats))

    def begins_before_the_client_joins(self) -> None:
        """The client is told that it came late."""
        self.own = self.grind(lambda tried: self.suits(self.secret, {HONEST: tried, HOSTILE: self.other}))
        self.commitments[HONEST] = promise(self.own)
        self.tell(contributions=self.both, revealed=list(GAME.seats))

    def changes_the_secret_before_the_reveal(self) -> None:
        self.tell()
        self.secret = secret_of(self._rng)
        self.commitment = promise(self.secret)
        self.tell()

    def asks_the_client_to_reveal_first(self) -> None:
        """The honest client is asked to reveal while the other seat has not committed."""
        kept = self.commitments.pop(HOSTILE)
        self.commit_and_reveal()
        if self.own:
            self.other = self.grind(lambda tried: self.suits(self.secret, {HONEST: self.own, HOSTILE: tried}))
        self.commitments[HOSTILE] = promise(self.other) if self.own else kept
        self.tell()

    def copies_the_commitment_of_the_client(self) -> None:
        """The other seat commits to what the honest one has committed to, and reveals what it reveals."""
        self.tell()
        self.commitments[HOSTILE] = self.commitments[HONEST]
        self.tell()
        self.other = self.own

    def replaces_the_commitment_of_the_client(self) -> None:
        """The table tells another commitment of the honest client than it has sent, to a contribution that suits."""
        self.tell()
        made = self.grind(lambda tried: self.suits(self.secret, {HONEST: tried, HOSTILE: self.other}))
        self.commitments[HONEST] = promise(made)
        self.tell()

    def begins_from_a_set_position(self) -> None:
        """The cards were dealt before the match, in a position of which the client is told nothing."""
        self.commit_and_reveal()
        dealt = Match(GAME, SETUP, {}, fate_of(self.grind(lambda tried: self.suits(tried, self.both)), self.both))
        self._setup = Setup("basic", dealt.setup.options, told_position(GAME, dealt.state))

    def changes_an_option(self) -> None:
        """The match is recorded as one that was agreed otherwise."""
        self.commit_and_reveal()
        self._setup = Setup("basic", {"memory-aid": "off"})

    def stacks_the_deck(self) -> None:
        """Deals as it likes, and records it so."""
        self.commit_and_reveal()
        self._deals = True

    def stacks_the_deck_and_forges_the_record(self) -> None:
        """Deals as it likes, and records what fate would have dealt."""
        self.commit_and_reveal()
        self._deals = self._cleans = True

    def withdraws_until_the_draw_suits(self) -> None:
        """Cannot be proved, but is counted and shown."""
        self.commit_and_reveal()
        while self.withdrawn < PATIENCE and not self.suits(self.secret, self.both):
            self.withdrawn += 1
            self.secret, self.other = secret_of(self._rng), secret_of(self._rng)
            self.commitment, self.commitments = promise(self.secret), {HOSTILE: promise(self.other)}
            self.commit_and_reveal()

    def withdraws_and_lowers_the_count(self) -> None:
        """As before, but the table tells every other time that nobody has withdrawn."""
        self.commit_and_reveal()
        for tried in range(PATIENCE):
            if self.suits(self.secret, self.both):
                break
            self.withdrawn = (tried + 1) % 2
            self.secret, self.other = secret_of(self._rng), secret_of(self._rng)
            self.commitment, self.commitments = promise(self.secret), {HOSTILE: promise(self.other)}
            self.own = ""
            self.commit_and_reveal()

    _setup = SETUP
    _deals = False
    _cleans = False
    _claims = ""

    # The match and its record.

    def outcome(self, how: str) -> Outcome:
        getattr(self, how)()
        if not self.own:
            return Outcome(how, "not begun", steered=False)
        fate = fate_of(self.secret, self.both)
        match, fair = (Match(GAME, self._setup, {}, made) for made in (self._dealt_from(fate), fate))
        words = shown_to_honest(match)
        shown = fair if self._cleans else match
        shown.act(GAME.seat_number(HOSTILE), "resign")
        steered = self._deals or self._setup.position is not None or self.suits(self.secret, self.both)
        return Outcome(how, self._judged(shown.record(), fate, words), steered)

    def _dealt_from(self, fate: Fate) -> Fate:
        """For a stacked deck: another fate whose first card suits and by which the honest client gets another hand.

        Of every 700 other fates about one deals it the same hand, and then there is nothing to find out.
        """
        if not self._deals:
            return fate
        due = shown_to_honest(Match(GAME, self._setup, {}, fate))

        def is_another_hand(tried: str) -> bool:
            return shown_to_honest(Match(GAME, self._setup, {}, fate_of(tried, self.both))) != due

        return fate_of(self.grind(lambda tried: self.suits(tried, self.both) and is_another_hand(tried)), self.both)

    def _judged(self, record: Record, fate: Fate, words: dict[int, str]) -> str:
        record.secret, record.commitment = fate.secret.hex(), self._claims or fate.commitment
        record.contributions = self.both
        try:
            verify_fate(Record.parse(record.text()), GAME, self.pocket.witness(words))
        except ForgedFate:
            return "detected"
        if not self.pocket.is_witness:
            return "cannot vouch"
        return f"{'at most 2' if self.pocket.round <= 2 else 'more'} withdrawals" if self.pocket.round else "accepted"


_NAMES = [*vars(Owner)]
STRATEGIES = _NAMES[_NAMES.index("keeps_the_rules") : _NAMES.index("withdraws_and_lowers_the_count") + 1]


def try_as_owner(tries: int, seed: int = 1) -> list[Outcome]:
    rng = random.Random(seed)
    return [Owner(rng).outcome(STRATEGIES[turn % len(STRATEGIES)]) for turn in range(tries)]


# A last joiner who has the secret.


class Memory:
    """As much of a store as a match before its first decision needs."""

    def __init__(self) -> None:
        self.rows: dict[str, Row] = {}
        self.logs: dict[str, list[Written]] = {}

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def create(self, row: Row, host: str = "", most: int = 0) -> None:
        self.rows[row.id], self.logs[row.id] = row, []

    async def row(self, match: str) -> Row | None:
        return self.rows.get(match)

    async def log(self, match: str, after: int = 0) -> list[Written]:
        return [line for line in self.logs[match] if line.number > after]

    async def write(self, row: Row, log: list[Written], *_: object, **__: object) -> None:
        if row.version != self.rows[row.id].version + 1:
            raise Conflict
        self.rows[row.id] = row
        self.logs[row.id] += log


JOINER_TRIES = (
    "reveals its own contribution",
    "reveals a different contribution",
    "commits again",
    "withdraws",
    "reveals for the other seat",
)


class LastJoiner:
    """Commits and reveals last, at an honest table."""

    def __init__(self, table: GameServer, rng: random.Random) -> None:
        self._table = table
        self._rng = rng

    async def outcome(self) -> Outcome:
        table, match = self._table, (await self._table.creation.create(NewMatch("navas", "basic"))).match
        pocket, tickets = Pocket(), {seat: Ticket(match, seat, 2**40) for seat in GAME.seats}
        for seat, ticket in tickets.items():
            await table.seating.join(ticket, Join(f"client of {seat}", seat))
        await self._honest(pocket, tickets[HONEST])
        secret = (await table.cache.head(match)).secret
        made = await self._commit_to_what_suits(tickets[HOSTILE], secret)
        await self._honest(pocket, tickets[HONEST])
        how = self._rng.choice(JOINER_TRIES)
        refused = await self._tries(how, tickets, secret, pocket, made)
        found = await self._judged(pocket, match) if how != "withdraws" else "not begun"
        update = await table.queries.update_for(match, HONEST)
        shown = update.match.contributions
        steered = bool(shown) and first_card(fate_of(secret, shown)) == WANTED
        return Outcome(f"{how}: {refused}", found, steered)

    async def _honest(self, pocket: Pocket, ticket: Ticket) -> None:
        part = pocket.part_in(await self._table.queries.update_for(ticket.match, HONEST))
        if isinstance(part, Commit):
            await self._table.seating.commit(ticket, part)
        elif isinstance(part, Reveal):
            await self._table.seating.reveal(ticket, part)

    async def _commit_to_what_suits(self, ticket: Ticket, secret: str) -> str:
        """With the secret, and a guess of what the other has."""
        guess = secret_of(self._rng)
        for _ in range(PATIENCE):
            made = secret_of(self._rng)
            if first_card(fate_of(secret, {HONEST: guess, HOSTILE: made})) == WANTED:
                break
        await self._table.seating.commit(ticket, Commit("hostile", 0, promise(made)))
        return made

    async def _tries(self, how: str, tickets: dict[str, Ticket], secret: str, pocket: Pocket, made: str) -> str:
        """Now the honest client has revealed, and the joiner knows everything, if it reads the table's memory."""
        revealed = (await self._table.cache.head(tickets[HOSTILE].match)).contributions[HONEST]
        suits = next(
            (
                tried
                for tried in (secret_of(self._rng) for _ in range(PATIENCE))
                if first_card(fate_of(secret, {HONEST: revealed, HOSTILE: tried})) == WANTED
            ),
            made,
        )
        mine, told = tickets[HOSTILE], "no error"
        try:
            if how == "reveals a different contribution":
                await self._table.seating.reveal(mine, Reveal("hostile", 0, suits))
            elif how == "commits again":
                await self._table.seating.commit(mine, Commit("hostile", 0, promise(suits)))
            elif how == "reveals for the other seat":
                await self._table.seating.reveal(tickets[HONEST], Reveal("hostile", 0, suits))
            elif how == "withdraws":
                await self._table.seating.withdraw(mine, Withdraw("hostile", 0))
                update = await self._table.queries.update_for(mine.match, HONEST)
                assert update.match.withdrawn == 1
                assert commitment_to(bytes.fromhex(secret)) != update.match.commitment
                return "no error; the withdrawal counts"
        except Troubled as error:
            told = error.code
        await self._table.seating.reveal(mine, Reveal("hostile", 0, made))
        return told

    async def _judged(self, pocket: Pocket, match: str) -> str:
        async with self._table.cache.held(match) as cached:
            assert cached.match is not None
            words = shown_to_honest(cached.match)
            cached.match.act(GAME.seat_number(HOSTILE), "resign")
            record = cached.match.record().text()
        try:
            verify_fate(Record.parse(record), GAME, pocket.witness(words))
        except ForgedFate:
            return "detected"
        return "accepted" if pocket.is_witness else "cannot vouch"


async def _try_as_last_joiner(tries: int, seed: int) -> list[Outcome]:
    store: Any = Memory()
    table, rng = GameServer(store, MemoryFanout(), Tickets([KEY])), random.Random(seed)
    return [await LastJoiner(table, rng).outcome() for _ in range(tries)]


def try_as_last_joiner(tries: int, seed: int = 2) -> list[Outcome]:
    return asyncio.run(_try_as_last_joiner(tries, seed))


# What came of it.


def is_by_chance(outcomes: list[Outcome]) -> bool:
    """Whether no way to try it brings the wanted card into accepted matches more often than chance alone does."""
    tries = Counter(each.how for each in outcomes)
    gained = Counter(each.how for each in outcomes if each.steered and each.found == "accepted")
    return all(gained[how] <= count / CARDS + 4 * sqrt(count / CARDS) + 1 for how, count in tries.items())
