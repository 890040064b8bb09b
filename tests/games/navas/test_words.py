"""The spelling of actions, and the sentences of events."""

import pytest

from gonfalon.core import ARBITER, WATCHER, News, Setup
from gonfalon.games.navas.rules.state import State
from tests.games.navas.positions import GAME, SEATS, act_of, opening, position, run


@pytest.mark.parametrize(
    ("tried", "meant"),
    [
        ("CHARGE b4>B3 ALL", "charge B4>B3 all"),
        ("charge B4>B3 bows1+haro", "charge B4>B3 haro+bows1"),
        ("charge B4>B3 bows1+castile-foot1+haro", "charge B4>B3 all"),
        ("  attack   b4>b3  haro ", "attack B4>B3 haro"),
        ("attack B4>B3 haro+haro", "attack B4>B3 haro"),
        ("Switch  Shield", "switch shield"),
        ("SHOOT b4>b2 BOWS1", "shoot B4>B2 bows1"),
    ],
)
def test_spelling(tried: str, meant: str) -> None:
    """Case, spaces and the order of units do not matter."""
    assert act_of(position(), tried) == act_of(position(), meant)


@pytest.mark.parametrize(
    ("word", "path"),
    [
        ("charge B4>B3 all", ("charge ", "B4>", "B3 ", "all")),
        ("use peter-ii A4>A3", ("use ", "peter-ii ", "A4>", "A3")),
        ("take haro=1 bows1=1", ("take ", "haro=1 bows1=1")),
        ("switch shield", ("switch ", "shield")),
        ("end", ("end",)),
        ("take", ("take",)),
    ],
)
def test_path(word: str, path: tuple[str, ...]) -> None:
    """A word is built step by step: verb, zones, pieces; a spread is one step."""
    assert GAME.path(word) == path
    assert "".join(path) == word


def _shown(s: State, word: str) -> dict[str, str]:
    action = GAME.check(s, GAME.rules.to_move(s), word)
    seats = {**SEATS, "watcher": WATCHER, "arbiter": ARBITER}
    return {name: GAME.shown(s, action, seat) for name, seat in seats.items() if name != "fate"}


def test_secret_words_are_shown_with_a_question_mark() -> None:
    """N4.1, N10.1: deals, discards and the first choice for the initiative are whole only for whom they concern."""
    deal = GAME.begin(Setup("basic"))
    shown = _shown(deal, "deal muslim 1-6")
    assert (shown["muslim"], shown["christian"]) == ("deal muslim 1-6", "deal muslim ?")
    assert (shown["watcher"], shown["arbiter"]) == ("deal muslim ?", "deal muslim 1-6")
    special = GAME.begin(Setup("advanced"))
    assert _shown(special, "deal-special muslim al-nasir")["christian"] == "deal-special muslim ?"
    first = opening()
    assert _shown(first, "initiative 1-6")["watcher"] == "initiative ?"
    run(first, "initiative 1-6")
    assert _shown(first, "initiative 3-4")["muslim"] == "initiative 3-4"


def test_peek_is_for_both_players_alone() -> None:
    """N10.4: what Jimenez de Rada sees both players know and spectators do not."""
    s = position(specials="jimenez-de-rada", hands=("2-5", ""))
    run(s, "use jimenez-de-rada")
    shown = _shown(s, "peek 2-5")
    assert (shown["muslim"], shown["christian"], shown["watcher"]) == ("peek 2-5", "peek 2-5", "peek ?")


def _told(s: State, *words: str) -> list[str]:
    sentences = []
    for word in words:
        action = GAME.check(s, GAME.rules.to_move(s), word)
        s.news = News()
        GAME.rules.apply(s, action)
        sentences += [GAME.say(event) for event in s.news.heard_by(WATCHER)]
        s.news = None
    return sentences


def test_a_charge_as_it_is_told() -> None:
    """N6.6: whoever watches can follow the sum and what came of it."""
    s = position("A2: -; A3: kurds1 jund1/1; A4: aragon-knights1; A5: -", card="3-4", deck="1-6")
    assert _told(s, "charge A4>A3 all", "karr yes", "draw 1-6") == [
        "The Christians launch a charge from A4 against A3: Aragonese Knights.",
        "The Muslim cavalry will strike back: karr wa-l-farr.",
        "Card 1-6: charge. Attack card 6, power +2, charge +5 = 13. Defence card 1, power +3 = 4.",
        "9 damage in A3: Jund Infantry lost, Kurdish Cavalry lost.",
        "The Christians advance: A4 to A3.",
    ]
