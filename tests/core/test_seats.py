"""Who may act and who may look."""

import pytest

from gonfalon.core import ARBITER, FATE, NOBODY, WATCHER
from tests.core.coin import Coin

NAMES = {0: "left", 1: "right", FATE: "fate", NOBODY: "nobody", WATCHER: "watcher", ARBITER: "all"}


@pytest.mark.parametrize(("seat", "name"), NAMES.items())
def test_seat_has_a_name(seat: int, name: str) -> None:
    """Players are numbered from 0, the others below 0, and every number has one name and back."""
    assert (Coin().seat_name(seat), Coin().seat_number(name)) == (name, seat)


def test_unknown_seat() -> None:
    """An unknown name is an error, not a seat."""
    with pytest.raises(KeyError):
        Coin().seat_number("middle")
