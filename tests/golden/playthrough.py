"""Golden playthroughs: whole games as text, with every answer that a game gives at every step.

A diff of such a file shows just what a change of the rules moved. The choices come from a seed and are made from
the list of legal words alone, in favour of what is rare, so that a short game shows much.
"""

import random
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from gonfalon.core import WATCHER, Entry, Fate, Game, Match, Record, Setup
from gonfalon.core.state import NOBODY

PLAYERS = ("Ibn Rushd", "Urraca López")
LIKED = {"charge": 8, "attack": 3, "use": 12, "switch": 3, "rally": 2, "shoot": 2, "advance": 4, "end": 0.3}
INDENT = "      "


def play(
    game: Game[Any],
    setup: Setup,
    seed: int,
    stop: int | None = None,
    *,
    first: Sequence[str] = (),
    heed: float = 0,
    then: Sequence[tuple[int, str]] = (),
) -> Match[Any]:
    """A game between two that first do what they are told, choose by lot up to `stop` actions, and then talk; this
    often they heed the game's advice."""
    rng = random.Random(seed)
    fate = Fate(rng.randbytes(32), [rng.randbytes(16) for _ in game.seats])
    match = Match(game, setup, dict(zip(game.seats, PLAYERS, strict=True)), fate)
    for word in first:
        match.act(match.to_move, word)
    while match.to_move != NOBODY and (stop is None or match.number < stop):
        advice = game.rules.advice(match.state) if heed and rng.random() < heed else None
        match.act(match.to_move, _chosen(match, rng) if advice is None else game.word(match.state, advice))
    for seat, words in then:
        match.act(seat, words)
    return match


def _chosen(match: Match[Any], rng: random.Random) -> str:
    legal = match.sight(match.to_move).legal
    return rng.choices(legal, [_liking(word, legal) for word in legal])[0]


def _liking(word: str, legal: list[str]) -> float:
    """A verb is as likely with many targets as with one."""
    verb = word.split(" ", maxsplit=1)[0]
    return LIKED.get(verb, 1) / sum(other.split(" ")[0] == verb for other in legal)


def tell(record: Record, game: Game[Any]) -> str:
    """The playthrough of a record."""
    return "\n".join(_Telling(record, game).lines()) + "\n"


class _Telling:
    """Follows a record and writes down what every seat is asked, shown and told."""

    def __init__(self, record: Record, game: Game[Any]) -> None:
        self.record = record
        self.game = game
        self.match = Match.follow(record, game, until=0)
        self.lookers = [*range(len(game.seats)), WATCHER]
        self.seen: dict[int, dict[str, Any]] = {looker: {} for looker in self.lookers}
        self.round = 0

    def lines(self) -> Iterator[str]:
        yield f"# {self.game.about.title}, {self.record.setup.scenario}: rewritten by scripts/golden."
        yield from self._after()
        for entry in self.record.entries:
            yield from self._step(entry)
        assert self.match.result is not None
        yield from ("", "== end", f"result {_json(self.match.result)}", self.game.say(self.match.result))
        yield from ("", "== record", self.record.text().rstrip("\n"))

    def _step(self, entry: Entry) -> Iterator[str]:
        yield from ("", f"== {entry.number} {entry.actor}: {entry.word}")
        yield from self._before()
        self.match.enter_recorded(entry, self.record)
        yield from self._during()
        yield from self._after()

    def _before(self) -> Iterator[str]:
        game, state = self.game, self.match.state
        for looker in self.lookers:
            yield f"asked {game.seat_name(looker)}: {game.say(game.prompt(state, looker))}"
        yield f"legal: {' | '.join(game.word(state, action) for action in game.rules.legal(state))}"

    def _during(self) -> Iterator[str]:
        step = self.match.steps[-1]
        for looker in self.lookers:
            yield f"shown {self.game.seat_name(looker)}: {step.shown[looker]}"
            for event in step.news.heard_by(looker):
                yield f"{INDENT}{self.game.say(event)} {_json(event)}"

    def _after(self) -> Iterator[str]:
        game, state = self.game, self.match.state
        for looker in self.lookers:
            yield from self._view(looker)
        for looker in self.lookers:
            yield f"position {game.seat_name(looker)} {game.position(state, looker)}"
        chances = (f"{game.seat_name(seat)} {game.rules.estimate(state, seat):.4f}" for seat in range(len(game.seats)))
        yield f"estimate {', '.join(chances)}{' (quiet)' if game.rules.is_quiet(state) else ''}"

    def _view(self, looker: int) -> Iterator[str]:
        """The whole view at the start and when a round begins, only what changed at other times."""
        view = msgspec.to_builtins(self.match.sight(looker).view)
        before, self.seen[looker] = self.seen[looker], view
        name = self.game.seat_name(looker)
        if before and before.get("round") == view.get("round"):
            yield f"view {name} {_json(_changes(before, view))}"
        else:
            yield f"view {name}, whole:"
            yield from _fields(view)


def _fields(view: dict[str, Any], inside: str = INDENT) -> Iterator[str]:
    for name, value in view.items():
        if isinstance(value, dict):
            yield from _fields(value, f"{inside}{name}.")
        else:
            yield f"{inside}{name} {_json(value)}"


def _changes(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    changed = {
        name: _changes(before[name], value) if isinstance(value, dict) and isinstance(before.get(name), dict) else value
        for name, value in after.items()
        if name not in before or value != before[name]
    }
    return changed | {name: None for name in before if name not in after}


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
