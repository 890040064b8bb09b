"""Players that choose from what a seat is shown."""

import random
from typing import Any

import msgspec
import pytest

from gonfalon.bots import Bot, Greedy, Random, Search, offered_bots
from gonfalon.core import NOBODY, Action, Fate, Game, Match, Setup, Sight
from tests.core.coin import LEFT, RIGHT, Coin, CoinRules, CoinState, CoinView
from tests.core.stories import navas, new_match, play

NAVAS = navas()
ALL = pytest.mark.parametrize("kind", offered_bots().values(), ids=list(offered_bots()))


@pytest.fixture(autouse=True)
def short_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that search do so as they always do, but not as long."""
    for kind in offered_bots().values():
        if issubclass(kind, Search):
            monkeypatch.setattr(kind, "simulations", 20)


def match_of(game: Game[Any], scenario: str, seed: int = 0) -> Match[Any]:
    options = {"round-limit": "30"} if game.name == "navas" else {}
    return Match(game, Setup(scenario, options), fate=Fate(bytes([seed]) * 32, [b"a", b"b"]))


def seated(game: Game[Any], *kinds: type[Bot], seed: int = 0) -> list[Bot]:
    return [kind(game, seat, random.Random(100 * seed + seat)) for seat, kind in enumerate(kinds)]


@ALL
@pytest.mark.parametrize(("game", "scenario"), [(Coin(), "plain"), (NAVAS, "basic"), (NAVAS, "advanced")])
def test_only_legal_words(kind: type[Bot], game: Game[Any], scenario: str) -> None:
    """A bot plays a whole game with words that were offered to it, and does not change the sight."""
    match, bots = match_of(game, scenario), seated(game, kind, Random)
    while match.to_move != NOBODY:
        sight = match.sight(match.to_move, memory=True)
        before = msgspec.json.encode(sight)
        word = bots[match.to_move].choose(sight)
        assert word in sight.legal
        assert msgspec.json.encode(sight) == before
        match.act(match.to_move, word)
    assert match.result is not None


@ALL
def test_what_is_hidden_moves_nothing(kind: type[Bot]) -> None:
    """Whatever the other seat wrote down in secret, a bot with the same seed answers the same."""
    answers = set()
    for secret in (1, 2, 3):
        match = new_match()
        play(match, f"write {secret}")
        answers.add(kind(Coin(), RIGHT, random.Random(5)).choose(match.sight(RIGHT, memory=True)))
    assert len(answers) == 1


def test_random_tries_everything() -> None:
    """The random bot leaves no legal word out."""
    sight, bot = new_match().sight(LEFT), Random(Coin(), LEFT, random.Random(1))
    assert {bot.choose(sight) for _ in range(50)} == set(sight.legal)


@pytest.mark.parametrize("seat", [LEFT, RIGHT])
def test_greedy_takes_what_looks_best(seat: int) -> None:
    """When heads is twice as likely, the greedy bot writes the highest number."""
    match = new_match()
    if seat == RIGHT:
        play(match, "write 2")
    assert Greedy(Coin(), seat, random.Random(2)).choose(match.sight(seat, memory=True)) == "write 3"


def test_greedy_does_not_think_about_the_only_word() -> None:
    """A single legal word is taken at once, without a guess."""
    sight = msgspec.structs.replace(new_match().sight(LEFT), view=None, legal=["write 1"])
    assert Greedy(Coin(), LEFT, random.Random(1)).choose(sight) == "write 1"


# Draws


class Sure(Random):
    """Knows its chance."""

    chance = 0.5

    def win_chance(self, sight: Sight, playouts: int = 60) -> float:
        return self.chance


@pytest.mark.parametrize(
    ("chance", "accepts"),
    [(0.0, False), (0.44, False), (0.45, True), (0.5, True), (0.55, True), (0.56, False), (1.0, False)],
)
def test_draw_is_accepted_when_about_even(chance: float, accepts: bool) -> None:
    """A bot agrees to a draw from 45 to 55 per cent inclusive; not when it is winning, and not when it is losing."""
    bot = Sure(Coin(), LEFT, random.Random(1))
    bot.chance = chance
    assert bot.accepts_draw(new_match().sight(LEFT, memory=True)) is accepts


@ALL
@pytest.mark.parametrize(("score", "chance"), [([2, 0], 1.0), ([0, 2], 0.0)])
def test_chance_when_all_is_decided(kind: type[Bot], score: list[int], chance: float) -> None:
    """A lead that cannot be caught up is a certain win for one and a certain loss for the other; no draw then."""
    sight = msgspec.structs.replace(new_match().sight(LEFT), view=CoinView(3, 3, score, []))
    bot = kind(Coin(), LEFT, random.Random(1))
    assert bot.win_chance(sight) == chance
    assert not bot.accepts_draw(sight)


class AdvisingRules(CoinRules):
    """Always for the lowest number."""

    def advice(self, state: CoinState) -> Action | None:
        return self.legal(state)[0]


class AdvisingCoin(Coin):
    rules = AdvisingRules()


def test_greedy_takes_advice() -> None:
    """What a game advises is done without a look ahead, even if that would find something better."""
    sight = new_match().sight(LEFT, memory=True)
    assert Greedy(AdvisingCoin(), LEFT, random.Random(2)).choose(sight) == "write 1"
