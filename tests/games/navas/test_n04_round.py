"""N4: initiative, four turns, maintenance, and the draw."""

import pytest

from gonfalon.core import ARBITER, WATCHER, Fate, Match, Setup
from gonfalon.games.navas.rules.events import CardsReturned, InitiativeChosen, InitiativeRevealed, RoundBegan, TurnEnded
from tests.games.navas.positions import (
    CARD_NAMES,
    GAME,
    ending,
    hand,
    legal_words,
    opening,
    points,
    position,
    question,
    refused,
    run,
    to_move,
    zone,
)


@pytest.mark.parametrize(
    ("muslim", "christian", "first"),
    [
        ("3-4", "4-3", "christian"),
        ("4-2", "4-3", "muslim"),
        ("2-4", "4-3", "christian"),
        ("1-6", "6-1", "christian"),
        ("6-1", "1-6", "christian"),
        ("6-1", "2-5", "muslim"),
    ],
)
def test_higher_own_number_begins(muslim: str, christian: str, first: str) -> None:
    """N4.1, E1: the higher own number plays first, and 3 against 3 (any tie) goes to the Christians."""
    rest = [card for card in CARD_NAMES if card not in (muslim, christian)]
    s = opening(f"{muslim} {rest[0]} {rest[1]}", f"{christian} {rest[2]} {rest[3]}")
    run(s, f"initiative {muslim}", f"initiative {christian}")
    assert question(s) == f"{first} play"
    view = GAME.view(s, WATCHER)
    assert view.first == first
    assert view.initiative == {"muslim": muslim, "christian": christian}


def test_first_choice_is_secret_until_the_second() -> None:
    """N4.1: neither the other side nor a spectator learns of the first choice; refused is showing it at once."""
    match = Match(GAME, Setup("basic"), fate=Fate(b"x", [b"", b""]))
    cards = hand(match.state, "muslim")
    match.act(0, f"initiative {cards[0]}")
    for seat in (1, WATCHER):
        assert InitiativeChosen("muslim", None) in match.heard(seat)
        assert InitiativeChosen("muslim", cards[0]) not in match.heard(seat)
        view = GAME.view(match.state, seat, memory=True)
        assert view.initiative == {"muslim": None, "christian": None}
        assert view.hands["muslim"].count == 3
        assert match.steps[-1].shown[seat] == "initiative ?"
    other = hand(match.state, "christian")[0]
    match.act(1, f"initiative {other}")
    revealed = [event for event in match.heard(WATCHER) if isinstance(event, InitiativeRevealed)]
    assert (revealed[0].muslim, revealed[0].christian) == (cards[0], other)


@pytest.mark.parametrize("first", ["muslim", "christian"])
def test_four_turns_in_alternation(first: str) -> None:
    """N4.2: four turns from the initiative winner on, each with one of the two cards still held."""
    s = opening("6-1 5-2 2-4", "3-4 3-3 4-3")
    run(s, f"initiative {'6-1' if first == 'muslim' else '2-4'}", "initiative 3-4")
    order = []
    for _ in range(4):
        order.append(to_move(s))
        run(s, legal_words(s, "play")[0], "end")
    other = "christian" if first == "muslim" else "muslim"
    assert order == [first, other, first, other]
    assert question(s) == "fate deal"


def test_two_cards_to_choose_from_then_one() -> None:
    """N4.2: a turn plays one of the two remaining cards, and playing it is not optional."""
    s = opening("6-1 5-2 2-4", "3-4 3-3 4-3")
    run(s, "initiative 6-1", "initiative 3-4")
    assert legal_words(s) == ["play 2-4", "play 5-2"]
    assert refused(s, "end") == ("play-a-card-first", "N4.2")
    assert refused(s, "move A3>A2 all") == ("play-a-card-first", "N4.2")
    run(s, "play 5-2", "end", "play 3-3", "end")
    assert legal_words(s) == ["play 2-4"]


def test_unspent_points_are_lost() -> None:
    """N4.2: what is left of a card's points is gone with the turn; spending nothing is legal."""
    s = opening("6-1 5-2 2-4", "3-4 3-3 4-3")
    run(s, "initiative 6-1", "initiative 3-4", "play 5-2")
    assert points(s) == 5
    run(s, "end")
    assert points(s) == 0
    run(s, "play 3-3", "end", "play 2-4")
    assert points(s) == 2


def test_turn_ends_by_itself_at_0_points() -> None:
    """N4.2: with the last point the turn ends; refused is waiting for the word."""
    s = position(points=1, number=0)
    events = run(s, "switch")
    assert any(isinstance(event, TurnEnded) for event in events)
    assert question(s) == "muslim play"


@pytest.mark.parametrize(
    ("turn", "might"), [("muslim", "al-husayni"), ("christian", "council-militia"), ("christian", "jimenez-de-rada")]
)
def test_turn_at_0_points_stays_open_while_a_card_might_be_used(turn: str, might: str) -> None:
    """N4.2, N10.4: at 0 points the turn stays open while a card might be used, held or not; refused is ending it."""
    s = position(turn=turn, points=1, specials=might)
    run(s, "switch")
    assert question(s) == f"{turn} act"
    assert points(s) == 0
    held = [f"use {might}"] if might == "jimenez-de-rada" else []
    assert legal_words(s) == ["end", *held]


@pytest.mark.parametrize(
    ("turn", "field", "specials", "used"),
    [
        ("muslim", "", "black-guard", "al-nasir"),
        ("muslim", "", "", "jund-infantry kurdish-cavalry"),
        ("christian", "", "", "peter-ii sancho-vii"),
        ("christian", "A6: aragon-foot1; B6: castile-foot1; B5: orders", "council-militia", "jimenez-de-rada"),
    ],
    ids=["al-nasir-used", "muslims-out-of-cards", "christians-out-of-cards", "their-units-fallen"],
)
def test_turn_at_0_points_ends_when_everybody_sees_no_card_can_follow(
    turn: str, field: str, specials: str, used: str
) -> None:
    """N4.2: the turn ends at 0 points once no card of the own turn can be left to use, for all that lies open."""
    s = position(field, turn=turn, points=1, specials=specials, used=used)
    run(s, "switch")
    assert question(s).endswith("play")


def test_units_are_fresh_after_the_turn() -> None:
    """N4.3: at the end of a turn the active card is discarded and its side's units are refreshed."""
    s = position("B4: haro' castile-foot1' bows1", card="2-5")
    run(s, "end")
    assert zone(s, "B4") == "haro castile-foot1 bows1"
    view = GAME.view(s, ARBITER)
    assert (view.discard_top, view.active) == ("2-5", None)


def test_combat_limits_begin_anew_with_each_turn() -> None:
    """N4.3, N6.1: combats and shots are counted by the turn."""
    s = position("B2: almohad-bows al-husayni jund5", turn="muslim", card="6-1", hands=("", "1-6"))
    run(s, "shoot B2>B4 almohad-bows", "take haro=1 castile-foot1=1", "end", "play 1-6", "shoot B4>B2 bows1")
    view = GAME.view(s, ARBITER)
    assert (view.combats, view.shots) == (1, 1)


def test_e5_maintenance() -> None:
    """N4.3, N4.4, N5.5, E5: each takes the card now in the own area, switched or not, seven are shuffled, each draws
    two; the shield is gone and the hurt stay hurt. Refused is switching back against the shield."""
    s = opening("1-6 2-5 6-1", "2-4 3-3 4-3")
    run(s, "initiative 2-5", "initiative 2-4", "play 3-3", "switch shield", "shoot B4>B2 bows1", "take almohad-bows=1")
    assert (zone(s, "B4"), zone(s, "B2")) == ("haro castile-foot1 bows1", "jund5 al-husayni almohad-bows/1")
    run(s, "play 1-6")
    assert refused(s, "switch") == ("shielded", "N5.5")
    events = run(s, "end", "play 4-3", "end", "play 6-1", "end")
    assert CardsReturned("2-4", "2-5") in events
    assert (hand(s, "muslim"), hand(s, "christian")) == (["2-4"], ["2-5"])
    view = GAME.view(s, ARBITER)
    assert (view.deck, view.discard, view.round, question(s)) == (7, 0, 2, "fate deal")
    assert (view.initiative, view.shield) == ({"muslim": None, "christian": None}, None)
    assert zone(s, "B2") == "jund5 al-husayni almohad-bows/1"
    assert legal_words(s) == [f"deal muslim {card}" for card in ["1-6", "3-4", "3-3", "4-3", "4-2", "5-2", "6-1"]]
    events = run(s, "deal muslim 1-6", "deal muslim 3-3", "deal christian 6-1", "deal christian 5-2")
    assert RoundBegan(2) in events
    assert (hand(s, "muslim"), hand(s, "christian")) == (["1-6", "2-4", "3-3"], ["2-5", "5-2", "6-1"])
    assert question(s) == "muslim initiative"
    view = GAME.view(s, ARBITER)
    assert (view.deck, view.turn) == (3, -1)


def test_new_deck_is_shuffled() -> None:
    """N4.4: after maintenance the deck has no order that anybody knows, though it was a turned discard before."""
    s = position("A3: kurds1; A4: militia1", card="4-2", deck="", discard="6-1 1-6 2-5 5-2", number=3)
    run(s, "attack A4>A3 all")
    while question(s).endswith("spread"):
        run(s, legal_words(s)[0])
    assert question(s) == "fate deal"
    assert GAME.view(s, ARBITER).deck_order is None


def _last_turn(limit: int, round_: int = 1) -> tuple[str | None, str] | None:
    s = position(number=3, limit=limit)
    s.round = round_
    run(s, "end")
    return ending(s)


def test_round_limit_is_a_draw() -> None:
    """N4.5: at the end of the last round the game is drawn, not sooner and not without a limit."""
    assert _last_turn(limit=10, round_=10) == (None, "N4.5")
    assert _last_turn(limit=10, round_=9) is None
    assert _last_turn(limit=0, round_=60) is None


def test_round_limit_goes_before_al_husayni() -> None:
    """N4.5: in the last round no card is exchanged any more; the draw comes first."""
    s = position(number=3, limit=1, specials="al-husayni")
    run(s, "end")
    assert ending(s) == (None, "N4.5")


@pytest.mark.parametrize("scenario", ["basic", "advanced"])
def test_last_round_with_a_computer(scenario: str) -> None:
    """N4.5: where a computer takes part the thirtieth round is the last, unless the players chose otherwise."""
    assert GAME.settle(Setup(scenario), with_bot=True).options["round-limit"] == "30"
    chosen = Setup(scenario, {"round-limit": "none"})
    assert GAME.settle(chosen, with_bot=True).options["round-limit"] == "none"
    assert GAME.begin(GAME.settle(Setup(scenario), with_bot=True)).round_limit == 30


def test_repeated_position_suggests_a_draw_and_forces_nothing() -> None:
    """N4.5: where zone, kind and power of every unit stand again at the start of a round, a draw is suggested."""
    match = Match(GAME, Setup("basic"), fate=Fate(b"x", [b"", b""]))
    assert not match.sight(0).draw_suggested
    for _ in range(2):
        for _ in range(2):
            match.act(match.to_move, GAME.word(match.state, GAME.rules.legal(match.state)[0]))
        for _ in range(4):
            match.act(match.to_move, GAME.word(match.state, GAME.rules.legal(match.state)[0]))
            match.act(match.to_move, "end")
    assert match.sight(0).draw_suggested
    assert match.result is None


def test_what_a_repetition_compares() -> None:
    """N4.5: kinds, zones and powers are compared at the start of a round; cards and single units are not."""
    first, other_cards = opening("1-6 2-5 2-4"), opening("6-1 2-5 2-4")
    assert GAME.rules.repetition(first) == GAME.rules.repetition(other_cards) is not None
    swapped = opening()
    swapped.units[0], swapped.units[2] = swapped.units[2], swapped.units[0]
    assert GAME.rules.repetition(swapped) == GAME.rules.repetition(first)
    hurt = opening()
    hurt.power[0] = 1
    assert GAME.rules.repetition(hurt) != GAME.rules.repetition(first)
    run(first, "initiative 1-6")
    assert GAME.rules.repetition(first) is None
    assert GAME.rules.repetition(position()) is None
