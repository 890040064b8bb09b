"""The entry point for all input from outside."""

from typing import Any

import pytest

from gonfalon.core import FATE, WATCHER, Game, Refusal, Setup
from tests.core.coin import LEFT, RIGHT, Coin, CoinState
from tests.core.stories import navas


@pytest.fixture
def coin() -> Coin:
    return Coin()


@pytest.fixture
def state(coin: Coin) -> CoinState:
    return coin.begin(Setup("plain"))


@pytest.mark.parametrize("text", ["write 2", "  write   2 ", "WRITE 2", "Write\t2\n"])
def test_legal_word(coin: Coin, state: CoinState, text: str) -> None:
    """A legal word is accepted in any case and with any spaces."""
    assert coin.word(state, coin.check(state, LEFT, text)) == "write 2"


@pytest.mark.parametrize("text", ["", " ", "write", "write 4", "write ٢", "flip heads", "write 2 2", "\0", "ſwrite 2"])
def test_illegal_word(coin: Coin, state: CoinState, text: str) -> None:
    """Anything else is refused, and the refusal quotes it with single spaces."""
    with pytest.raises(Refusal) as refused:
        coin.check(state, LEFT, text)
    assert refused.value.tried == " ".join(text.split())


@pytest.mark.parametrize("seat", [RIGHT, FATE, WATCHER])
def test_not_your_turn(coin: Coin, state: CoinState, seat: int) -> None:
    """A word that is legal for another seat is refused."""
    with pytest.raises(Refusal):
        coin.check(state, seat, "write 2")


@pytest.mark.parametrize("game", [Coin(), navas()], ids=["coin", "navas"])
def test_every_legal_word_opens(game: Game[Any]) -> None:
    """In the smallest game and in a real one, each legal word leads to its own action."""
    state = game.begin(Setup(game.scenarios[0].name))
    while game.rules.to_move(state) == FATE:
        game.rules.apply(state, game.rules.legal(state)[0])
    for action in game.rules.legal(state):
        assert game.check(state, game.rules.to_move(state), game.word(state, action)) == action
