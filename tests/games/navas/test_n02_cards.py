"""N2: nine combat cards and their piles."""

import pytest

from gonfalon.core import ARBITER, WATCHER
from gonfalon.games.navas.rules.events import DeckTurned, Fought
from tests.games.navas.positions import GAME, hand, points, position, question, run, terms, totals, zone

PAIRS = ["1-6", "2-5", "2-4", "3-4", "3-3", "4-3", "4-2", "5-2", "6-1"]
COATS = {
    "2-5": "A", "4-3": "A", "4-2": "A",
    "1-6": "B", "3-3": "B", "6-1": "B",
    "2-4": "C", "3-4": "C", "5-2": "C",
}  # fmt: skip


def test_the_nine_pairs() -> None:
    """N2.1: nine cards, with these Muslim and Christian numbers."""
    assert [f"{card.muslim}-{card.christian}" for card in GAME.pieces.edition.cards] == PAIRS


@pytest.mark.parametrize("card", PAIRS)
def test_own_number_gives_points(card: str) -> None:
    """N2.1: the first number of a card is the Muslims', the second the Christians'."""
    for side, hands in (("muslim", (card, "")), ("christian", ("", card))):
        s = position(turn=side, card=None, hands=hands)
        run(s, f"play {card}")
        assert points(s) == int(card.split("-")[side == "christian"])


@pytest.mark.parametrize("card", PAIRS)
@pytest.mark.parametrize("column", ["A", "B", "C"])
def test_coats_of_arms(card: str, column: str) -> None:
    """N1.2, N2.2: each card bears one coat, three cards a kingdom; its column alone, A to C, fights for the king."""
    drawn = "3-3" if card != "3-3" else "3-4"
    s = position(f"{column}3: jund1; {column}4: orders", card=card, points=2, deck=drawn)
    attack, _ = terms(run(s, f"attack {column}4>{column}3 all", f"draw {drawn}"))
    assert ("king" in attack) == (COATS[card] == column)


def test_the_piles_as_they_lie() -> None:
    """N2.3: the deck shows its height, the discard its top, the initiative areas and the active card lie open."""
    s = position(card="4-3", deck="1-6 2-5", discard="6-1 5-2", initiative="3-4 3-3", hands=("2-4", "4-2"))
    view = GAME.view(s, WATCHER, memory=False)
    assert (view.deck, view.deck_order) == (2, None)
    assert (view.discard, view.discard_top, view.discard_order) == (2, "5-2", None)
    assert view.initiative == {"muslim": "3-4", "christian": "3-3"}
    assert view.active == "4-3"
    assert [hand.cards for hand in view.hands.values()] == [None, None]


def test_combat_card_is_discarded_at_once() -> None:
    """N2.4: a combat card goes straight to the discard, under the active card that follows when the turn ends."""
    s = position("A3: kurds1; A4: militia1", card="4-3", deck="1-6 2-5", discard="6-1")
    run(s, "attack A4>A3 all", "draw 2-5")
    view = GAME.view(s, ARBITER)
    assert (view.discard_order, view.deck, view.active) == (["6-1", "2-5"], 1, "4-3")
    run(s, "end")
    view = GAME.view(s, ARBITER)
    assert (view.discard_order, view.deck, view.active) == (["6-1", "2-5", "4-3"], 1, None)


def test_empty_deck_is_the_discard_turned_over() -> None:
    """N2.5: an empty deck is the discard turned over, oldest card first; refused is the active card among them."""
    s = position("A3: kurds1; A4: militia1", card="4-3", deck="", discard="6-1 2-5 1-6")
    events = run(s, "attack A4>A3 all")
    assert DeckTurned(3) in events
    assert terms(events)[1]["card"] == 6
    view = GAME.view(s, ARBITER)
    assert (view.deck_order, view.discard_order, view.active) == (["2-5", "1-6"], ["6-1"], "4-3")
    assert (totals(events), zone(s, "A4"), question(s)) == ([(6, 8)], "", "christian act")


def test_turned_deck_keeps_its_order() -> None:
    """N2.5: a turned deck is drawn in the order of the discard and fate is not asked, turn after turn."""
    s = position("A3: kurds1; A4: militia1; C3: kurds3; C4: militia2", card="1-6", deck="", discard="6-1 3-3 2-5")
    events = run(s, "attack A4>A3 all", "attack C4>C3 all", "end", f"play {hand(s, 'muslim')[0]}")
    events += run(s, "attack B3>C4 volunteers1")
    assert [event.card for event in events if isinstance(event, Fought)] == ["6-1", "3-3", "2-5"]


def test_discard_is_not_turned_sooner() -> None:
    """N2.5: drawing the last card does not turn the discard; refused is turning it as soon as the deck is empty."""
    s = position("A3: kurds1; A4: militia1", deck="1-6", discard="2-5")
    events = run(s, "attack A4>A3 all", "draw 1-6")
    assert not [event for event in events if isinstance(event, DeckTurned)]
    assert GAME.view(s, ARBITER).deck == 0
    assert totals(events)


def test_second_combat_turns_the_deck_in_the_middle_of_a_charge() -> None:
    """N2.5: the deck is turned whenever a card must be drawn, the charge's own card then among those turned."""
    s = position("B2: al-husayni; B3: orders", card="4-3", deck="1-6", discard="")
    events = run(s, "charge B3>B2 all", "karr yes", "draw 1-6")
    assert DeckTurned(1) in events
    assert [event.card for event in events if isinstance(event, Fought)] == ["1-6", "1-6"]
