"""Pairs of matches that a seat cannot tell apart, by the oracle of the rules, and their way into a table's store.

Each pair comes with a script: how both go on so that they stay the same to the seat, fate's draws included.
"""

import random
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

import msgspec

from gonfalon.core import FATE, WATCHER, Fate, Game, Match
from gonfalon.core.editions import edition_digest
from gonfalon.core.position import told_position
from gonfalon.games.navas.rules import actions as act
from gonfalon.games.navas.rules import engine
from gonfalon.games.navas.rules.state import State
from gonfalon.protocol.types import Live
from gonfalon.server.matches import clocks
from gonfalon.server.matches.match_head import MatchHead
from gonfalon.server.stores.interface import Row, Store, Written
from tests.games.navas.information.oracle import GAME, Memory, Observation, Played, hidden_parts, knowers, replay, take
from tests.games.navas.information.tables import any_game, play_on, table_of

TIME = Live(3600, 5)
BEGAN = 7_000
NO_BOTS: Mapping[str, str] = MappingProxyType({})
"""How long before the test the clock was pressed last, in milliseconds."""
ATTEMPTS = 6


class Turn(NamedTuple):
    """What somebody says in one world and in the other, and how many actions fate adds."""

    actor: str
    words: tuple[str, str]
    draws: int = 0


class Pair(NamedTuple):
    """Two matches with the same name."""

    match: str
    seat: int
    """To whom they are the same; whoever only watches cannot tell them apart either."""
    worlds: tuple[Played, Played]
    secrets: tuple[str, str]
    script: tuple[Turn, ...]
    timed: bool
    frozen_at: int | None
    """At which action there is a snapshot."""
    sealed: bool = False
    """Whether in the second world those who are not looked over the shoulder leave answers in advance."""
    is_set: bool = False
    """Whether both begin where they stand, from a set position."""

    @property
    def lookers(self) -> list[str]:
        return ["watcher"] if self.seat == WATCHER else [GAME.seats[self.seat], "watcher"]

    @property
    def number(self) -> int:
        return 0 if self.is_set else len(self.worlds[0].actions)

    @property
    def is_told_apart(self) -> bool:
        """Whether something lies face down in one world that does not in the other."""
        one, other = (hidden_parts(replay(world)) for world in self.worlds)
        return one != other


def pairs(seats: tuple[int, ...], first: int = 0, *, turns: int = 6) -> Iterator[Pair]:
    """Endlessly many, for each seat in turn, with different cards face down."""
    seed = first
    while True:
        for seat in seats:
            pair = None
            while pair is None:
                pair, seed = find_pair(seed, seat, turns), seed + 1
            yield pair


def sealed(pair: Pair) -> Pair:
    """The same match twice, only that in one of them answers are left that are never used."""
    script = [turn._replace(words=(turn.words[0], turn.words[0])) for turn in pair.script]
    return pair._replace(worlds=(pair.worlds[0], pair.worlds[0]), script=tuple(script), sealed=True)


def begun_there(pair: Pair, turns: int = 6) -> Pair:
    """Two matches that begin from the positions of a pair."""
    script = Script(pair.worlds, pair.seat, random.Random(pair.match), 0).write(pair.secrets[0], turns)
    frozen_at = None if pair.frozen_at is None else 0
    return pair._replace(script=tuple(script), frozen_at=frozen_at, is_set=True)


def find_pair(seed: int, seat: int, turns: int = 6) -> Pair | None:
    rng = random.Random(seed)
    played = settled(any_game(seed), rng)
    if not engine.legal(replay(played)):
        return None
    other = another_world(played, seat, rng)
    if other is None:
        return None
    scripts = [(rng.randbytes(32).hex(), Script((played, other), seat, rng)) for _ in range(3)]
    secret, script = max(((secret, tuple(script.write(secret, turns))) for secret, script in scripts), key=_interest)
    number = len(played.actions)
    frozen_at = rng.choice((None, number, 2 * number // 3))
    return Pair(f"pair-{seed}-{seat}", seat, (played, other), (secret, secret), script, rng.random() < 0.5, frozen_at)


def settled(played: Played, rng: random.Random) -> Played:
    """Go on until no draw of fate is awaited."""
    while replay(played).asked == FATE:
        played = play_on(played, rng, 1)
    return played


def another_world(played: Played, seat: int, rng: random.Random) -> Played | None:
    return next(iter(other_worlds(played, seat, rng, 1)), None)


def other_worlds(played: Played, seat: int, rng: random.Random, most: int) -> list[Played]:
    """Games that the seat cannot tell from this one, all with other cards face down."""
    memory, found = Memory(played, seat), {hidden_parts(replay(played)): played}
    for _ in range(ATTEMPTS * most):
        world = memory.random_world(rng)
        if world is not None:
            found.setdefault(hidden_parts(replay(world)), world)
        if len(found) > most:
            break
    return [*found.values()][1:]


def _interest(found: tuple[str, tuple[Turn, ...]]) -> int:
    return sum(1 + 3 * turn.draws for turn in found[1])


class Script:
    """Looks for a way to go on in both worlds that is the same to the seat."""

    def __init__(self, worlds: tuple[Played, Played], seat: int, rng: random.Random, number: int | None = None) -> None:
        self._states = [replay(world) for world in worlds]
        self._seat = seat
        self._rng = rng
        self._number = len(worlds[0].actions) if number is None else number
        self._before: list[State] | None = None

    def write(self, secret: str, turns: int) -> Iterator[Turn]:
        fate = Fate(bytes.fromhex(secret), [bytes.fromhex(part) for part in _contributions(GAME).values()])
        for at in range(turns):
            turn = self._talk(at) or self._action(fate)
            if turn is None:
                return
            self._number += 1 + turn.draws
            yield turn

    def _talk(self, at: int) -> Turn | None:
        """A few words that are not of the game: a draw refused, an action taken back."""
        seats, asked = GAME.seats, self._states[0].asked
        if at in (1, 2):
            self._before = None
            speaker, word = ((0, "offer draw"), (1, "decline draw"))[at - 1]
            return Turn(seats[speaker], (word, word))
        if self._before and self._before[0].asked == asked and self._rng.random() < 0.5:
            self._states, self._before = self._before, None
            word = f"take back {self._number - 1}"
            return Turn(seats[asked], (word, word))
        return None

    def _action(self, fate: Fate) -> Turn | None:
        options = list(same_to(self._seat, *self._states))
        for choice in self._rng.sample(options, min(len(options), ATTEMPTS)):
            actor = GAME.seats[self._states[0].asked]
            words = [GAME.word(state, action) for state, action in zip(self._states, choice, strict=True)]
            states = [state.copy() for state in self._states]
            seen = [self._do(state, action, fate) for state, action in zip(states, choice, strict=True)]
            if seen[0] == seen[1] and engine.legal(states[0]):
                revealed = GAME.reveals(self._states[0], choice[0])
                self._before = self._states if len(seen[0]) == 1 and not revealed else None
                self._states = states
                return Turn(actor, (words[0], words[1]), len(seen[0]) - 1)
        return None

    def _do(self, state: State, action: int, fate: Fate) -> list[Observation]:
        """Take an action as the table would, with what fate does after it: what the seat sees of it."""
        seen = [take(state, action, self._seat)]
        while state.asked == FATE:
            drawn = fate.draw(self._number + 1 + len(seen), GAME.rules.weights(state))
            seen.append(take(state, engine.legal(state)[drawn], self._seat))
        return seen


def same_to(seat: int, one: State, other: State) -> Iterator[tuple[int, int]]:
    """Pairs of actions, one in each world, that the seat cannot tell apart."""
    if seat in knowers(one):
        yield from ((action, action) for action in engine.legal(one) if action in engine.legal(other))
    else:
        assert len({action & act.KIND for action in engine.legal(one)}) == 1, "a hidden action is of one kind"
        yield from zip(engine.legal(one), reversed(engine.legal(other)), strict=True)


# Into the store.


async def put(store: Store, pair: Pair, world: int, now: int, bots: Mapping[str, str] = NO_BOTS) -> None:
    """Write one world of a pair as if it had been played at this table, perhaps by bots."""
    match = _standing(pair, world)
    await _write(store, _row(pair, world, match, now, bots), match, now)


async def put_match(store: Store, name: str, match: Match[Any], secret: str, now: int, bots: Mapping[str, str]) -> None:
    """Write a match of any game as if bots had played it at this table."""
    asked = match.game.seat_name(match.to_move)
    head = msgspec.json.encode(_head(match, secret, None, bots))
    row = Row(id=name, version=1, number=match.number, deadline=None, bot=asked, head=head, clock=b"", snapshot=None)
    await _write(store, row, match, now)


async def _write(store: Store, row: Row, match: Match[Any], now: int) -> None:
    await store.create(msgspec.structs.replace(row, version=0, number=0, snapshot=None))
    await store.write(row, written(match, now))


def _standing(pair: Pair, world: int) -> Match[Any]:
    match = table_of(pair.worlds[world])
    if not pair.is_set:
        return match
    setup = msgspec.structs.replace(match.setup, position=told_position(GAME, match.state))
    return Match(GAME, setup, match.players)


def written(match: Match[Any], now: int) -> list[Written]:
    return [
        Written(step.entry.number, step.entry.actor, step.entry.word, "", now - BEGAN)
        for step in match.steps
    ]  # fmt: skip


def _row(pair: Pair, world: int, match: Match[Any], now: int, bots: Mapping[str, str]) -> Row:
    clock = clocks.pressed(TIME, clocks.wound_up(TIME, 2), match.to_move, now - BEGAN) if pair.timed else None
    return Row(
        id=pair.match,
        version=1,
        number=match.number,
        deadline=clocks.deadline(clock) if clock else None,
        bot=asked if (asked := match.game.seat_name(match.to_move)) in bots else None,
        head=msgspec.json.encode(_head(match, pair.secrets[world], TIME if pair.timed else None, bots)),
        clock=msgspec.json.encode(clock) if clock else b"",
        snapshot=_snapshot(pair, world),
    )


def _head(match: Match[Any], secret: str, time: Live | None, bots: Mapping[str, str]) -> MatchHead:
    game = match.game
    return MatchHead(
        game=game.name,
        rules=game.rules_version,
        edition=game.edition.edition,
        digest=edition_digest(game.edition),
        setup=match.setup,
        bots=dict(bots),
        time=time,
        secret=secret,
        contributions=_contributions(game),
        players=match.players,
        seats=game.seats,
        joined=dict.fromkeys(match.players, "a client of its own"),
        holders=dict.fromkeys((*match.players, "watcher"), 1),
    )


def _contributions(game: Game[Any]) -> dict[str, str]:
    return {seat: f"{place}{place}" * 16 for place, seat in enumerate(game.seats, start=1)}


def _snapshot(pair: Pair, world: int) -> bytes | None:
    if pair.frozen_at is None:
        return None
    played = pair.worlds[world]
    earlier = table_of(played._replace(actions=played.actions[: pair.frozen_at]))
    match = _standing(pair, world) if pair.is_set else earlier
    match.fate = _head(match, pair.secrets[world], None, NO_BOTS).fate(GAME.seats)
    return match.snapshot()
