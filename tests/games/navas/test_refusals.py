"""Every refusal: its code, its rule, what it tells, and that it changes nothing."""

from collections.abc import Callable

import msgspec
import pytest

from gonfalon.core import Refusal
from gonfalon.games.navas import game as open_game
from gonfalon.games.navas.game import Navas
from gonfalon.games.navas.rules.state import State
from tests.games.navas.positions import GAME, SEATS, legal_words, opening, position, run


def after(s: State, *words: str) -> State:
    run(s, *words)
    return s


def over() -> State:
    return after(position("B1: al-nasir/1; B3: haro bows1"), "shoot B3>B1 bows1")


def karr_asked() -> State:
    return after(position("A3: kurds1"), "charge A4>A3 all")


def spreading() -> State:
    return after(position("A4: militia1/1 crossbows1 aragon-knights1", turn="muslim"), "shoot A2>A4 berber-bows1")


def exchanging() -> State:
    s = position(specials="al-husayni", number=3, initiative="2-5 3-4", hands=("", ""))
    return after(s, "end", "use al-husayni")


def reacting(specials: str = "black-guard jund-infantry", used: str = "") -> State:
    return after(position("B2: castile-foot1", specials=specials, used=used), "attack B2>B1 all")


def broke() -> State:
    return position("B4: haro/1; A5: -", points=0, specials="alfonso-viii")


def shielded() -> State:
    s = position(points=2)
    run(s, "switch shield")
    run(s, legal_words(s)[0])
    return s


def priced() -> State:
    data = msgspec.json.decode(Navas.own_edition())
    data["specials"][6]["cost"] = 2
    return position(specials="alfonso-viii", points=1, game=open_game(msgspec.json.encode(data)))


def peters(field: str = "A3: -") -> State:
    return position(field, specials="peter-ii")


Case = tuple[Callable[[], State], str, str, str]
ONE_EACH: dict[str, Case] = {
    # code: position, seat, words, rule
    "game-over": (over, "christian", "end", "N9.4"),
    "not-your-turn": (position, "muslim", "end", "N5.6"),
    "unknown-word": (position, "christian", "dance wildly", "N5.6"),
    "answer-first": (karr_asked, "muslim", "end", "N8.1"),
    "not-offered": (position, "christian", "end at once", "N5.6"),
    # The right word at the wrong time.
    "lay-aside-not-now": (position, "christian", "discard peter-ii", "N10.1"),
    "initiative-not-now": (position, "christian", "initiative 1-6", "N4.1"),
    "card-already-played": (position, "christian", "play 1-6", "N4.2"),
    "play-a-card-first": (lambda: position(card=None), "christian", "move A4>A5 all", "N4.2"),
    "no-damage-to-take": (position, "christian", "take haro=1", "N6.7"),
    "karr-not-now": (lambda: position(turn="muslim"), "muslim", "karr yes", "N8.1"),
    "advance-not-now": (position, "christian", "advance", "N6.9"),
    "nothing-to-pass": (position, "christian", "pass", "N10.4"),
    "exchange-not-now": (lambda: position(turn="muslim"), "muslim", "exchange 1-6", "N10.4"),
    "special-not-now": (
        lambda: position(card=None, specials="alfonso-viii"), "christian", "use alfonso-viii", "N10.4",
    ),
    # Cards.
    "no-such-card": (lambda: position(card=None), "christian", "play 7-7", "N2.1"),
    "initiative-card-not-held": (opening, "muslim", "initiative 3-4", "N4.1"),
    "card-not-held": (lambda: position(card=None, hands=("1-6", "2-5")), "christian", "play 1-6", "N4.2"),
    "card-not-in-piles": (exchanging, "muslim", "exchange 3-4", "N10.4"),
    # Zones and units.
    "needs-two-zones": (position, "christian", "move A4", "N5.6"),
    "no-such-zone": (position, "christian", "move A4>A9 all", "N1.1"),
    "origin-empty": (lambda: position("A4: -"), "christian", "move A4>A5 all", "N1.4"),
    "origin-not-yours": (position, "christian", "attack B3>B4 all", "N1.4"),
    "names-no-units": (position, "christian", "attack B4>B3", "N5.6"),
    "unit-not-there": (position, "christian", "move A4>A5 haro", "N5.1"),
    "no-such-unit": (position, "christian", "rally dragons", "N3.2"),
    "unit-not-yours": (position, "christian", "rally kurds1", "N1.4"),
    "unit-fallen": (lambda: position("B4: bows1"), "christian", "rally haro", "N1.5"),
    # Moves.
    "not-adjacent": (position, "christian", "move A4>A6 all", "N1.3"),
    "christian-leaves-column": (lambda: position("B4: -"), "christian", "move A4>B4 all", "N5.3"),
    "enemy-in-the-way": (position, "christian", "move A4>A3 all", "N1.4"),
    "over-the-limit": (position, "christian", "move A4>A5 militia1", "N1.4"),
    "all-must-go": (lambda: position("A5: -"), "christian", "move A4>A5 militia1", "N5.1"),
    "immobile": (lambda: position("A1: jund1", turn="muslim"), "muslim", "move B1>A1 guard1", "N5.2"),
    "immobile-left-behind": (
        lambda: position("A1: -; B1: al-nasir jund1", turn="muslim"), "muslim", "move B1>A1 jund1", "N5.2",
    ),
    "cannot-pay-move": (broke, "christian", "move A4>A5 all", "N5.1"),
    "cannot-pay-march": (lambda: position("A3: -", points=1), "christian", "move A4>A3 all", "N5.3"),
    "not-hurt": (position, "christian", "rally haro", "N5.4"),
    "exhausted-cannot-rally": (lambda: position("B4: haro/1'"), "christian", "rally haro", "N5.4"),
    "cannot-pay-rally": (broke, "christian", "rally haro", "N5.4"),
    "shielded": (shielded, "muslim", "switch", "N5.5"),
    "cannot-pay-switch": (broke, "christian", "switch", "N5.5"),
    "cannot-pay-shield": (lambda: position(points=1), "christian", "switch shield", "N5.5"),
    # Combats.
    "third-combat": (
        lambda: after(
            position("A3: kurds1; A4: militia1; C3: kurds3; C4: militia2", points=9, deck="3-3 3-4"),
            "attack A4>A3 all", "draw 3-3", "attack C4>C3 all", "draw 3-4",
        ),
        "christian", "attack B4>B3 all", "N6.1",
    ),
    "own-zone": (position, "christian", "attack A4>A5 all", "N6.3"),
    "nobody-there": (lambda: position("A3: -"), "christian", "attack A4>A3 all", "N6.3"),
    "one-archer-only": (position, "christian", "shoot A4>A2 all", "N6.2"),
    "not-an-archer": (position, "christian", "shoot A4>A2 militia1", "N6.2"),
    "out-of-bowshot": (position, "christian", "shoot A4>A3 crossbows1", "N6.2"),
    "archer-exhausted": (lambda: position("A4: crossbows1'"), "christian", "shoot A4>A2 crossbows1", "N6.2"),
    "second-shot": (
        lambda: after(position("A2: jund1"), "shoot A4>A2 crossbows1"), "christian", "shoot B4>B2 bows1", "N6.1",
    ),
    "cannot-pay-shot": (
        lambda: position(turn="muslim", points=1), "muslim", "shoot A2>A4 berber-bows1", "N6.2",
    ),
    "write-the-archer": (lambda: position("A4: crossbows1"), "christian", "shoot A4>A2 all", "N6.2"),
    "attack-not-adjacent": (position, "christian", "attack A4>A2 all", "N6.3"),
    "cannot-pay-attack": (lambda: position(points=1), "christian", "attack A4>A3 all", "N6.3"),
    "charge-not-adjacent": (position, "christian", "charge A4>A2 all", "N6.4"),
    "charge-not-ahead": (position, "christian", "charge A4>B3 all", "N6.4"),
    "charge-without-rider": (position, "christian", "charge A4>A3 militia1", "N6.4"),
    "cannot-pay-charge": (lambda: position(points=2), "christian", "charge A4>A3 all", "N6.4"),
    "all-exhausted": (lambda: position("A4: militia1'"), "christian", "attack A4>A3 all", "N6.5"),
    "joiner-exhausted": (lambda: position("A4: militia1' crossbows1"), "christian", "attack A4>A3 militia1", "N6.5"),
    # Damage and answers.
    "not-in-the-zone-hit": (spreading, "christian", "take haro=2", "N6.7"),
    "unreadable-share": (spreading, "christian", "take crossbows1=two", "N6.7"),
    "more-than-its-power": (spreading, "christian", "take militia1=2", "N6.7"),
    "wrong-total": (spreading, "christian", "take crossbows1=1", "N6.7"),
    "karr-yes-or-no": (karr_asked, "muslim", "karr perhaps", "N8.1"),
    # Special cards.
    "no-special-cards": (position, "christian", "use alfonso-viii", "N10.1"),
    "no-such-special": (broke, "christian", "use saladin", "N10.1"),
    "special-not-yours": (broke, "christian", "use al-nasir", "N10.1"),
    "special-not-held": (broke, "christian", "use peter-ii A4>A5", "N10.1"),
    "special-used": (
        lambda: position(specials="alfonso-viii", used="peter-ii"), "christian", "use peter-ii A4>A5", "N10.1",
    ),
    "other-card-asked": (reacting, "muslim", "use jund-infantry", "N10.4"),
    "special-waits-for-its-moment": (
        lambda: position(turn="muslim", specials="black-guard"), "muslim", "use black-guard", "N10.4",
    ),
    "special-goes-with-an-attack": (
        lambda: position(specials="sancho-vii"), "christian", "use sancho-vii", "N10.4",
    ),
    "special-units-gone": (
        lambda: position("B6: -", specials="alfonso-viii"), "christian", "use alfonso-viii", "N10.2",
    ),
    "hand-empty": (
        lambda: position(specials="jimenez-de-rada", hands=("", "")), "christian", "use jimenez-de-rada", "N10.4",
    ),
    "militia-too-late": (
        lambda: after(position(specials="council-militia"), "switch"), "christian", "use council-militia", "N10.4",
    ),
    "cannot-pay-special": (priced, "christian", "use alfonso-viii", "N10.3"),
    "free-move-needs-zones": (peters, "christian", "use peter-ii", "N10.4"),
    "free-move-other-column": (peters, "christian", "use peter-ii B4>B5", "N10.4"),
    "free-move-not-ahead-or-back": (peters, "christian", "use peter-ii A4>B3", "N10.4"),
    "free-move-not-empty": (peters, "christian", "use peter-ii A4>A5", "N10.4"),
    "free-move-without-rider": (lambda: peters("A3: -; A4: militia1"), "christian", "use peter-ii A4>A3", "N10.4"),
}  # fmt: skip
CASES = {code: [case] for code, case in ONE_EACH.items()}


def refusal_of(s: State, seat: str, words: str) -> Refusal:
    with pytest.raises(Refusal) as caught:
        GAME.check(s, SEATS[seat], words)
    return caught.value


def test_legal_lists_the_same_verb_first() -> None:
    """A refusal lists what is legal with the same verb if there is anything, else everything."""
    s = position(points=1)
    assert refusal_of(s, "christian", "shoot A4>A3 crossbows1").legal == legal_words(s, "shoot")
    assert refusal_of(s, "christian", "charge A4>A3 all").legal == legal_words(s)
    assert refusal_of(s, "muslim", "end").legal == []


def test_position_line_hides_the_other_hand() -> None:
    """The position of a refusal shows the own hand only."""
    s = position(hands=("1-6 2-5", "6-1"))
    assert "christian=6-1" in refusal_of(s, "christian", "x").position
    assert "muslim=" not in refusal_of(s, "christian", "x").position
    line = refusal_of(position("B4: haro/1' bows1"), "christian", "x").position
    assert line.startswith("round 1 turn 1 christian act points 3 active 4-3 deck 3 discard 0 ")
    assert " B3:M222 " in line
    assert " B4:C1'2 " in line
