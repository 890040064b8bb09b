"""Plays random complete games and checks every invariant of a game after every action."""

import os
import random
from collections import Counter, deque
from collections.abc import Callable, Hashable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any

import msgspec

from gonfalon.core import (
    ARBITER,
    FATE,
    NOBODY,
    Action,
    Fate,
    Game,
    Match,
    News,
    Record,
    Refusal,
    Setup,
    bare,
    registry,
    verify_fate,
)
from gonfalon.lab.random_games import varied_setups

TRIES = 4
MATCH_EVERY = 50
BATCH = 20
CLOSELY = 0.1
"""The share of positions in which every word is checked in detail."""
SEEN = 4
HEEDED = 0.7


class Fault(AssertionError):
    """An invariant was violated. The message says in which game and after which actions, to reproduce it."""


class Tally(msgspec.Struct):
    """What came up in the games that were played."""

    games: int = 0
    decisions: int = 0
    refused: int = 0
    endings: Counter[str] = msgspec.field(default_factory=Counter)
    topics: Counter[str] = msgspec.field(default_factory=Counter)

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.refused += other.refused
        self.endings += other.endings
        self.topics += other.topics


def fuzz(name: str, games: int, seed: int, progress: Callable[[Tally], None]) -> Tally:
    """Play this many games, cycling through the scenarios, on all cores. Raises Fault at the first violation."""
    tally = Tally()
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for batch in pool.map(partial(_play_batch, name, seed), _batches(games)):
            tally.add(batch)
            progress(tally)
    return tally


def missing(name: str, tally: Tally) -> list[str]:
    """What a game says should come up in enough games, but did not."""
    game = registry.find(name)
    wanted = [f"{scenario.name}: {topic}" for scenario in game.scenarios for topic in game.topics(scenario.name)]
    return [topic for topic in wanted if not tally.topics[topic]]


def _batches(games: int) -> Iterator[range]:
    for first in range(0, games, BATCH):
        yield range(first, min(first + BATCH, games))


def _play_batch(name: str, seed: int, numbers: range) -> Tally:
    game = registry.find(name)
    tally = Tally()
    offered = varied_setups(game)
    for number in numbers:
        tally.add(WatchedGame(game, offered[number % len(offered)], seed + number).play())
    return tally


class WatchedGame:
    """One random game in which every invariant is checked after every action."""

    def __init__(self, game: Game[Any], setup: Setup, seed: int) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.rng = random.Random(seed)
        self.done: list[Action] = []
        self.tally = Tally(games=1)
        self.seen: deque[tuple[Any, Hashable]] = deque(maxlen=SEEN)
        """The last views that were checked, with their keys."""

    def play(self) -> Tally:
        state = self.game.begin(self.setup)
        while self.game.rules.to_move(state) != NOBODY:
            self._check(state)
            self._try_what_is_not_offered(state)
            self._act(state)
        self._check(state)
        self._check_replay(state)
        if self.seed % MATCH_EVERY == 0:
            self._check_match()
        self._count_ending(state)
        return self.tally

    def _act(self, state: Any) -> None:
        """Take an action, first on a copy: both must end in the same state."""
        game, rules = self.game, self.game.rules
        action = self._choose(state)
        self._require(rules.is_legal(state, action), "is_legal rejects a legal action")
        twin = state.copy()
        twin.news = News()
        rules.do(twin, action)
        came_up = game.came_up(state, action, twin, twin.news.heard_by(ARBITER))
        self.tally.topics.update(f"{self.setup.scenario}: {topic}" for topic in came_up)
        rules.apply(state, action)
        self.done.append(action)
        self.tally.decisions += 1
        self._require(game.whole(twin) == game.whole(state), "a copy plays differently")

    def _choose(self, state: Any) -> Action:
        """By lot; in half of the games often as the game advises, which leads where random play seldom gets."""
        rules = self.game.rules
        is_advised = self.seed // 2 % 2 and rules.to_move(state) != FATE
        advised = rules.advice(state) if is_advised else None
        if advised is not None and self.rng.random() < HEEDED:
            return advised
        return self.rng.choice(rules.legal(state))

    def _check(self, state: Any) -> None:
        game, rules = self.game, self.game.rules
        for fault in game.faults(state):
            self._require(False, fault)
        mover = rules.to_move(state)
        actions = rules.legal(state)
        self._require(bool(actions) == (mover != NOBODY), "the seat to move has no action")
        self._require(
            mover != FATE or len(rules.weights(state)) == len(actions), "fate's odds do not match its actions"
        )
        self._check_words(state, actions)
        self._check_view(state, int(self.rng.random() * len(game.seats)))

    def _check_words(self, state: Any, actions: list[Action]) -> None:
        """Each action has its own word. In randomly chosen positions all words are checked in detail."""
        words = [self.game.word(state, action) for action in actions]
        self._require(len(set(words)) == len(actions), "two actions have the same word")
        if self.rng.random() < CLOSELY:
            self._check_words_closely(state, actions, words)

    def _check_words_closely(self, state: Any, actions: list[Action], words: list[str]) -> None:
        """A word parses back to its action, and its steps are unique."""
        game = self.game
        paths = [game.path(word) for word in words]
        self._require(["".join(path) for path in paths] == words, "the steps of a word do not add up to it")
        self._require(len({bare(path) for path in paths}) == len(words), "two words have the same steps")
        self._require(
            [game.parse(state, word) for word in words] == actions, "a word does not parse back to its action"
        )

    def _check_view(self, state: Any, seat: int) -> None:
        """A seat's guess is possible, and to that seat it looks exactly like the true state."""
        game, rules = self.game, self.game.rules
        view, key = game.view(state, seat, memory=True), game.info_key(state, seat)
        world = game.guess(view).draw(self.rng)
        self._require(not game.faults(world), "a guess is impossible")
        self._require(game.view(world, seat, memory=True) == view, "a guess gives another view")
        self._require(game.info_key(world, seat) == key, "a guess has another key")
        self._check_key(seat, view, key)
        if rules.to_move(state) == seat:
            self._require(rules.legal(world) == rules.legal(state), "a guess allows other actions")

    def _check_key(self, seat: int, view: Any, key: Hashable) -> None:
        """Keys are equal exactly where views are, between positions close in time and between seats."""
        for other_view, other_key in self.seen:
            self._require((other_view == view) == (other_key == key), f"key and view of {seat} disagree")
        self.seen.append((view, key))

    def _try_what_is_not_offered(self, state: Any) -> None:
        """Actions from other moments, and meaningless numbers, are refused and change nothing."""
        game, rules = self.game, self.game.rules
        before = game.whole(state)
        wild = [self.rng.getrandbits(18) for _ in range(TRIES)] + self.rng.choices(self.done or [0], k=TRIES)
        for action in set(wild).difference(rules.legal(state)):
            try:
                rules.apply(state, action)
            except Refusal:
                self.tally.refused += 1
            else:
                self._require(False, f"action {action} is illegal but was accepted")
        self._require(game.whole(state) == before, "a refused action changed the state")

    def _check_replay(self, state: Any) -> None:
        again = self.game.begin(self.setup)
        for action in self.done:
            self.game.rules.apply(again, action)
        self._require(self.game.whole(again) == self.game.whole(state), "a replay ends in another state")

    def _check_match(self) -> None:
        """A whole match: news, record, parser, replay, verification."""
        game = self.game
        fate = Fate(self.rng.randbytes(32), [self.rng.randbytes(16) for _ in game.seats])
        match = Match(game, self.setup, fate=fate)
        while (seat := match.to_move) != NOBODY:
            match.act(seat, self.rng.choice(match.sight(seat).legal))
        for event in match.heard(ARBITER):
            game.say(event)
        record = Record.parse(match.record().text())
        followed = Match.follow(record, game)
        self._require(game.whole(followed.state) == game.whole(match.state), "a record ends in another state")
        verify_fate(record, game)

    def _count_ending(self, state: Any) -> None:
        rules, seats = self.game.rules, self.game.seats
        result, returns = rules.result(state), rules.returns(state)
        self._require(result is not None, "a game ends without a result")
        self._require(all(-1 <= worth <= 1 for worth in returns), "a return is not between -1 and 1")
        if result:
            worths = [1 if seat == result.winner else -1 if result.winner else 0 for seat in seats]
            self._require(returns == worths, "the returns do not match the result")
            self.tally.endings[f"{result.winner or 'draw'}: {result.reason}"] += 1

    def _require(self, holds: bool, otherwise: str) -> None:
        if not holds:
            raise Fault(f"{otherwise}\nset-up {self.setup}, seed {self.seed}, after actions {self.done}")


def tally_lines(tally: Tally, never: list[str], seconds: float) -> Iterator[str]:
    yield ""
    yield f"{tally.games:,} games, {tally.decisions:,} decisions, all invariants held after each. {seconds:,.0f} s."
    yield f"{tally.refused:,} illegal actions were tried; all were refused and changed nothing."
    yield "Endings:"
    yield from _counted(tally.endings)
    yield "Came up:"
    yield from _counted(tally.topics)
    if never:
        yield "Never came up:"
        yield from (f"  {topic}" for topic in never)


def _counted(counts: Counter[str]) -> Iterator[str]:
    for name, count in counts.most_common():
        yield f"  {count:12,}  {name}"
