"""What random games count: the special rules are told apart by small positions."""

import pytest

from gonfalon.core import ARBITER, News
from gonfalon.games.saladin.interface import topics
from gonfalon.games.saladin.rules.state import State
from tests.games.saladin.positions import GAME, position


def came_up(s: State, *words: str) -> list[str]:
    """Everything that was counted while the words were played, fate's too."""
    found: list[str] = []
    for word in words:
        [action] = [action for action in GAME.rules.legal(s) if GAME.word(s, action) == word]
        after = s.copy()
        after.news = News()
        GAME.rules.apply(after, action)
        found += GAME.came_up(s, action, after, after.news.heard_by(ARBITER))
        s = after
    return found


def test_every_name_is_possible() -> None:
    """Names are unique in a scenario, and the Horns have their own."""
    names = GAME.topics("hattin")
    assert len(names) == len(set(names))
    assert {"order lusignan loose", "order lusignan at the Horns loose", "react taqi-al-din feint"} <= set(names)
    assert not set(topics.AT_HATTIN) & set(GAME.topics("arsuf"))


@pytest.mark.parametrize(
    ("field", "facts", "words", "topic"),
    [
        ("", {"ordered": "crusaders"}, ["order henry-ii loose ala-afdal"], topics.AGAIN),
        ("henry-ii:2", {}, ["order henry-ii loose ala-afdal"], topics.SURCHARGES[2]),
        ("", {"ayyubids": "0+3"}, ["order henry-ii loose ala-afdal", "roll red order"], topics.NO_ORDER_LEFT),
        ("ala-afdal:1", {}, ["order henry-ii loose ala-afdal", "roll red two"], topics.OVERKILL),
        ("", {"tracks": "0 5"}, ["order henry-ii loose ala-afdal", "roll red one"], topics.TRACK),
        ("ala-afdal:1", {}, ["order henry-ii loose ala-afdal", "roll red one"], topics.FALLEN),
        ("aslam:1 ala-afdal:2", {"who": "ayyubids"}, ["order aslam reinforce ala-afdal"], topics.LAST_LANCE),
        ("", {"shield": "henry-ii", "who": "ayyubids"}, ["order ala-afdal loose henry-ii"], topics.WALL),
    ],
)
def test_special_rules_are_counted(field: str, facts: dict[str, str], words: list[str], topic: str) -> None:
    """The rule comes up in the position made for it, and not in one where nothing is special."""
    if "tracks" in facts:
        field = "saphadin:1"
    assert topic in came_up(position(field, **facts), *words)  # type: ignore[arg-type]
    assert topic not in came_up(position(), "order henry-ii loose ala-afdal", "roll red one")
