"""Fits the constants of a game's script, or goes on with that: a folder keeps the score of every game."""

import random
from collections.abc import Callable, Iterator, Sequence
from math import inf
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec

from gonfalon.bots.tree import drawn
from gonfalon.core import FATE, NOBODY, Game, Setup
from gonfalon.core.manners import BEST, Manners
from gonfalon.lab.runs.folder import SETTINGS, write_whole
from gonfalon.lab.runs.planned import RunSettings, check_same, written
from gonfalon.lab.shares import told_share, told_verdict
from gonfalon.lab.training.course import BETTER, WORSE, Constants, ScriptGame, Sets, Tuned, course

SCORES = "scores.jsonl"

FOUND = "script.json"

Tell = Callable[[int], None]
"""Is told after every game how many are done."""


class Score(msgspec.Struct, frozen=True):
    number: int
    score: float


def tune(settings: RunSettings, manners: Manners[Any], path: Path, tell: Tell, minutes: float = inf) -> Tuned | None:
    """What was found, or None if the time was over before. Raises CannotRun if the folder holds another run."""
    until, game = monotonic() + minutes * 60, settings.battle.opened()
    scores = _begun(path, settings)
    run = course(Constants(manners.constants()), settings.games, settings.trials, settings.seed)
    try:
        planned = next(run)
        for score in scores:
            planned = run.send(score)
        with (path / SCORES).open("ab") as file:
            while monotonic() < until:
                scores.append(played(game, settings.battle.setup, manners, planned))
                file.write(msgspec.json.encode(Score(len(scores), scores[-1])) + b"\n")
                file.flush()
                tell(len(scores))
                planned = run.send(scores[-1])
    except StopIteration as end:
        tuned: Tuned = end.value
        found = dict(zip(game.seats, tuned.sets, strict=True))
        write_whole(path / FOUND, msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
        return tuned
    return None


def _begun(path: Path, settings: RunSettings) -> list[float]:
    """The scores that the folder has. A line that was only half written counts for nothing."""
    path.mkdir(parents=True, exist_ok=True)
    if not (path / SETTINGS).exists():
        write_whole(path / SETTINGS, written(settings))
    check_same((path / SETTINGS).read_bytes(), settings)
    kept = (path / SCORES).read_bytes() if (path / SCORES).exists() else b""
    lines = kept[: kept.rfind(b"\n") + 1]
    write_whole(path / SCORES, lines)
    return [msgspec.json.decode(line, type=Score).score for line in lines.splitlines()]


def played(game: Game[Any], setup: Setup, manners: Manners[Any], planned: ScriptGame) -> float:
    """The first seat's score."""
    rules, state, script = game.rules, game.begin(setup), manners.made_of(planned.sets)
    rng = random.Random(planned.seed)
    while (mover := rules.to_move(state)) != NOBODY:
        advised = None if mover == FATE else script.advice(state, BEST)
        rules.do(state, drawn(rules, state, rng) if advised is None else advised)
    return (1 + rules.returns(state)[0]) / 2


def tuned_lines(seats: Sequence[str], before: Sets, tuned: Tuned) -> Iterator[str]:
    """Of each constant what it was and is, and what a doubling is worth to the first seat."""
    rows = iter(zip(*tuned.slopes, strict=True))
    yield f"{'':32} {'before':>8} {'found':>8}  {seats[0]}: score for each doubling"
    for seat, old, new in zip(seats, before, tuned.sets, strict=True):
        for name in old:
            slope, error = next(rows)
            yield f"{f'{seat} {name}':32} {old[name]:8g} {new[name]:8g}  {slope:+.3f} ±{error:.3f}"
    share = told_share(sum(tuned.scores), len(tuned.scores))
    yield f"found against before: {share} of {len(tuned.scores)} games"
    yield told_verdict(tuned.verdict, WORSE, BETTER)
