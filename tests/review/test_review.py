"""A finished match looked back at: parts that add up, luck that is fair, decisions judged by what was known."""

import random
from typing import Any

import pytest

from gonfalon.bots import Random
from gonfalon.bots.bot import Bot
from gonfalon.bots.files import value_of
from gonfalon.bots.tree import drawn
from gonfalon.core import FATE, NOBODY, Fate, Game, Match, Record, Setup, Sight, registry
from gonfalon.lab.random_games import setups
from gonfalon.review import Judge, Review, Undecided, review
from gonfalon.review.looking_back import find_mistake
from gonfalon.review.outlook import Outlook
from tests.core.coin import Coin
from tests.golden.stored import HERE, SKIRMISH

COIN = Coin()
HEADS = b"\x00" * 32
ONE_ROUND = Setup("plain", {"rounds": "1"})
LEARNED = [(game, setup) for game in registry.installed() if game.learned() for setup in setups(game)]
SWORD = registry.find("sword")
NAMES = [f"{game.name} {setup.scenario}" for game, setup in LEARNED]


def coin_match(*words: str, secret: bytes = HEADS) -> Match[Any]:
    """Left and right speak in turn."""
    match: Match[Any] = Match(COIN, ONE_ROUND, fate=Fate(secret, [b"", b""]))
    for word in words:
        seat, _, said = word.partition(": ")
        match.act(COIN.seat_number(seat), said)
    return match


def looked_at(match: Match[Any], seat: int = 0) -> Review:
    return review(match.record(), match.game, seat, simulations=20)


def total(found: Review) -> float:
    parts = found.parts
    return parts.start + parts.own + parts.others + parts.luck


def played(game: Game[Any], setup: Setup, kind: type[Bot], seed: int) -> Match[Any]:
    match: Match[Any] = Match(game, setup, fate=Fate(seed.to_bytes(32), [b"", b""]))
    bots = [kind(game, seat, random.Random(f"{seed} {seat}")) for seat in (0, 1)]
    while (seat := match.to_move) != NOBODY:
        match.act(seat, bots[seat].choose(match.sight(seat, memory=True)))
    return match


def test_who_moved_the_chance() -> None:
    """Left writes the highest and right the lowest number; then heads, twice as likely as tails, wins it for left."""
    match = coin_match("left: write 3", "right: write 1")
    assert match.result
    assert match.result.winner == "left"
    found = looked_at(match)
    assert [point.chance for point in found.curve] == pytest.approx([1 / 2, 11 / 18, 2 / 3, 1])
    parts = found.parts
    assert [parts.start, parts.own, parts.others, parts.luck] == pytest.approx([1 / 2, 1 / 9, 1 / 18, 1 / 3])
    assert found.rough


def test_other_side_of_the_same_match() -> None:
    """What one side gains the other loses, and luck is the other's bad luck."""
    match = coin_match("left: write 3", "right: write 1")
    ours, theirs = looked_at(match, 0).parts, looked_at(match, 1).parts
    assert theirs.own == pytest.approx(-ours.others)
    assert theirs.luck == pytest.approx(-ours.luck)
    assert theirs.result == 0


@pytest.mark.parametrize(
    ("words", "own", "result"),
    [
        (("left: write 3", "right: resign"), 1 / 9, 1.0),
        (("left: write 3", "left: resign"), 1 / 9 - 11 / 18, 0.0),
        (("left: write 3", "left: offer draw", "right: accept draw"), 1 / 9, 0.5),
        (
            ("left: write 1", "left: offer take back 0", "right: accept take back", "left: write 3", "right: resign"),
            1 / 9,
            1,
        ),
    ],
)
def test_ends_that_are_said(words: tuple[str, ...], own: float, result: float) -> None:
    """The last change belongs to whoever ended the match; what was taken back counts for nothing."""
    found = looked_at(coin_match(*words))
    assert found.parts.own == pytest.approx(own)
    assert found.parts.result == pytest.approx(total(found)) == result


def test_time_that_ran_out() -> None:
    """Running out of time is on the side whose time it was."""
    match = coin_match("left: write 3")
    match.time_out(1)
    assert looked_at(match).parts.others == pytest.approx(7 / 18)


def test_no_help_during_a_match() -> None:
    """A match that goes on is not reviewed, nor one that was closed without a result."""
    match = coin_match("left: write 3")
    with pytest.raises(Undecided):
        review(match.record(with_secret=True), COIN, 0, simulations=20)
    match.close()
    with pytest.raises(Undecided):
        looked_at(match)


@pytest.mark.parametrize(("game", "setup"), [*LEARNED, (SWORD, SKIRMISH)], ids=[*NAMES, "sword"])
def test_parts_add_up(game: Game[Any], setup: Setup) -> None:
    """In every battle start, decisions of both sides and luck are the result."""
    found = review(played(game, setup, Random, seed=3).record(), game, 1, simulations=2)
    assert total(found) == pytest.approx(found.parts.result, abs=1e-9)
    assert all(0 <= point.chance <= 1 for point in found.curve)
    assert found.parts.result in (0, 0.5, 1)


@pytest.mark.parametrize("name", ["navas-basic", "navas-draw-agreed"])
def test_stored_matches(name: str) -> None:
    """Matches of earlier rules and editions are reviewed too, the same whenever it is done."""
    record = Record.parse((HERE / f"{name}.record").read_text("utf-8"))
    game = registry.opened(record.game, record.rules, record.digest)
    found = review(record, game, 0, simulations=4)
    assert total(found) == pytest.approx(found.parts.result)
    assert review(record, game, 0, simulations=4) == found


@pytest.mark.parametrize(("game", "setup"), LEARNED, ids=NAMES)
def test_luck_is_fair(game: Game[Any], setup: Setup) -> None:
    """Before fate acts the chance is what it will be on average, by fate's odds."""
    rules, rng, seen = game.rules, random.Random(2), 0
    outlook = Outlook(value_of(game), 0, random.Random(1))
    state = game.begin(setup)
    while rules.to_move(state) != NOBODY and seen < 25:
        if rules.to_move(state) == FATE and outlook._exact(state) is not None:
            weights, chances = rules.weights(state), []
            for action in rules.legal(state):
                after = state.copy()
                rules.do(after, action)
                chances.append(outlook.chance(after))
            expected = sum(weight * chance for weight, chance in zip(weights, chances, strict=True)) / sum(weights)
            assert outlook.chance(state) == pytest.approx(expected)
            seen += 1
        rules.do(state, drawn(rules, state, rng))
    assert seen


class Judged(Bot):
    """Plays the review's own best choices."""

    def choose(self, sight: Sight) -> str:
        judge = Judge(self.game, self.seat, simulations=24)
        world = self.game.guess(sight.view).draw(random.Random(1))
        return self.game.word(world, judge.best(sight.view, sight.number))


@pytest.mark.parametrize(("game", "setup"), [LEARNED[0], LEARNED[-1], (SWORD, SKIRMISH)], ids=lambda one: "")
def test_no_mistake_where_the_best_was_played(game: Game[Any], setup: Setup) -> None:
    """A bot that plays the review's own best choices is shown no mistake."""
    found = review(played(game, setup, Judged, seed=5).record(), game, 0, simulations=24)
    assert found.judged > 2
    assert found.mistakes == []


def test_what_cost_most() -> None:
    """Against one who plays anything there is much to tell: the costliest first, never a gain, in the log's words."""
    match = played(*LEARNED[-1], Random, seed=1)
    found = review(match.record(), match.game, 0, simulations=60)
    costs = [mistake.cost for mistake in found.mistakes]
    assert len(costs) == 3
    assert costs == sorted(costs, reverse=True)
    for mistake in found.mistakes:
        assert 0 < mistake.cost <= 1
        step = match.steps[mistake.number - 1]
        assert mistake.chosen.word == step.entry.word
        assert mistake.chosen.told(match.game) == match.game.say(step.news.heard_by(0)[0])
        assert mistake.better.word != mistake.chosen.word


def test_judged_by_what_was_known() -> None:
    """The judgement of a decision is the same in every full state that fits what its seat knew."""
    game, setup = LEARNED[0]
    judge, rng, judged = Judge(game, 0, simulations=12), random.Random(8), 0
    state = game.begin(setup)
    while judged < 6:
        action = drawn(game.rules, state, rng)
        if game.rules.to_move(state) == 0 and len(game.rules.legal(state)) > 1:
            guess = game.guess(game.view(state, 0, memory=True))
            found = [find_mistake(judge, world, 9, action) for world in (state, guess.draw(rng), guess.draw(rng))]
            assert found[0] == found[1] == found[2]
            judged += 1
        game.rules.do(state, action)
