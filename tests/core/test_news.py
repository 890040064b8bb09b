"""Who is told what."""

import pytest

from gonfalon.core import ARBITER, FATE, WATCHER, News
from tests.core.coin import LEFT, RIGHT, Told

OPEN = Told("open", 1)
SECRET = Told("secret", 2)
PUBLIC_HALF = Told("secret", None)


@pytest.mark.parametrize("seat", [LEFT, RIGHT, WATCHER, ARBITER])
def test_told_to_all(seat: int) -> None:
    """An event without an audience is heard by everybody."""
    news = News()
    news.tell(OPEN)
    assert news.heard_by(seat) == [OPEN]


@pytest.mark.parametrize(
    ("seat", "heard"),
    [(LEFT, SECRET), (RIGHT, PUBLIC_HALF), (WATCHER, PUBLIC_HALF), (ARBITER, SECRET)],
)
def test_secret_has_two_halves(seat: int, heard: Told) -> None:
    """The named seats and the arbiter hear the secret, the others the half that was built without it."""
    news = News()
    news.tell(SECRET, LEFT)
    news.tell_only(PUBLIC_HALF, RIGHT, WATCHER)
    assert news.heard_by(seat) == [heard]


def test_told_in_order() -> None:
    """Events are heard in the order in which they were told, only with those of others left out."""
    news = News()
    news.tell(OPEN)
    news.tell(SECRET, LEFT)
    news.tell(PUBLIC_HALF)
    assert news.heard_by(LEFT) == [OPEN, SECRET, PUBLIC_HALF]
    assert news.heard_by(RIGHT) == [OPEN, PUBLIC_HALF]


def test_fate_overhears_nothing() -> None:
    """A secret is for whom it names: not for fate, not for a spectator."""
    news = News()
    news.tell(SECRET, LEFT, RIGHT)
    assert news.heard_by(FATE) == news.heard_by(WATCHER) == []


def test_no_news() -> None:
    """Where nothing was told, nobody hears anything."""
    assert News().heard_by(ARBITER) == []
