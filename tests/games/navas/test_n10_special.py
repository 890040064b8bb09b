"""N10: the special cards of the advanced variant."""

import msgspec
import pytest

from gonfalon.core import ARBITER, WATCHER, Setup
from gonfalon.games.navas import Navas
from gonfalon.games.navas import game as open_game
from gonfalon.games.navas.edition import SPECIALS
from gonfalon.games.navas.rules.events import (
    AttackCancelled,
    CardExchanged,
    CardPassed,
    CardSeen,
    CardsReturned,
    Rallied,
    SpecialUsed,
    Suffered,
)
from gonfalon.games.navas.rules.state import State
from tests.games.navas.positions import (
    GAME,
    allows,
    ending,
    hand,
    kinds,
    legal_words,
    points,
    position,
    question,
    refused,
    run,
    terms,
    totals,
    zone,
)

MUSLIM_CARDS = SPECIALS[:6]
CHRISTIAN_CARDS = SPECIALS[6:]


def _dealt() -> State:
    s = GAME.begin(Setup("advanced"))
    run(s, *(f"deal-special muslim {card}" for card in MUSLIM_CARDS[:3]))
    run(s, *(f"deal-special christian {card}" for card in CHRISTIAN_CARDS[:3]))
    return s


# N10.1


def test_three_of_six_special_cards_each() -> None:
    """N10.1: before hands are dealt fate gives each side three of its own six."""
    s = GAME.begin(Setup("advanced"))
    assert question(s) == "fate deal-special"
    assert legal_words(s) == [f"deal-special muslim {card}" for card in MUSLIM_CARDS]
    run(s, *(f"deal-special muslim {card}" for card in MUSLIM_CARDS[:3]))
    assert legal_words(s) == [f"deal-special christian {card}" for card in CHRISTIAN_CARDS]
    run(s, "deal-special christian peter-ii")
    assert "deal-special christian peter-ii" not in legal_words(s)
    assert GAME.rules.weights(s) == [1] * 5


def test_one_is_laid_aside_and_two_are_kept() -> None:
    """N10.1: each discards one of the three face down, then the combat cards are dealt."""
    s = _dealt()
    assert question(s) == "muslim lay-aside"
    assert legal_words(s) == [f"discard {card}" for card in MUSLIM_CARDS[:3]]
    run(s, "discard al-husayni")
    assert question(s) == "christian lay-aside"
    run(s, "discard peter-ii")
    assert question(s) == "fate deal"
    view = GAME.view(s, ARBITER)
    assert view.specials["muslim"].cards == ["al-nasir", "black-guard"]
    assert view.specials["muslim"].laid_aside == ["al-husayni"]
    assert view.specials["christian"].cards == ["alfonso-viii", "sancho-vii"]
    assert view.specials["christian"].laid_aside == ["peter-ii"]


def test_laying_aside_is_secret_and_simultaneous() -> None:
    """N10.1: the Christians choose without knowing the Muslims' discard; refused is an open or informed choice."""
    s = _dealt()
    words = [GAME.shown(s, action, 1) for action in GAME.rules.legal(s)]
    assert set(words) == {"discard ?"}
    one, other = s.copy(), s.copy()
    run(one, "discard al-nasir")
    run(other, "discard black-guard")
    assert GAME.view(one, 1, memory=True) == GAME.view(other, 1, memory=True)
    assert GAME.view(one, WATCHER) == GAME.view(other, WATCHER)
    assert GAME.view(one, 1).specials["muslim"].cards is None
    assert GAME.view(one, 1).specials["muslim"].laid_aside is None


def test_each_card_is_used_once_then_open() -> None:
    """N10.1: a used card is gone from the hand, open to all, and never used again."""
    s = position(turn="muslim", specials="al-nasir black-guard")
    assert SpecialUsed("muslim", "al-nasir") in run(s, "use al-nasir")
    assert not allows(s, "use al-nasir")
    assert refused(s, "use al-nasir") == ("special-used", "N10.1")
    view = GAME.view(s, WATCHER)
    assert (view.used, view.specials["muslim"].count) == (["al-nasir"], 1)


# The cards of the own turn


@pytest.mark.parametrize(("turn", "card"), [("muslim", "al-nasir"), ("christian", "alfonso-viii")])
def test_two_more_points(turn: str, card: str) -> None:
    """N10.4: Al-Nasir and Alfonso VIII give 2 action points in the own turn, at 0 points too."""
    s = position(turn=turn, points=1, specials=card)
    run(s, "switch")
    assert legal_words(s) == ["end", f"use {card}"]
    run(s, f"use {card}")
    assert (points(s), question(s)) == (2, f"{turn} act")
    assert len(legal_words(s, "attack")) > 0


@pytest.mark.parametrize(
    ("card", "field"),
    [
        ("alfonso-viii", "B6: castile-foot2"),
        ("peter-ii", "A6: aragon-foot1; A5: -"),
        ("jimenez-de-rada", "B5: orders"),
        ("council-militia", "A4: crossbows1; C4: crossbows2; C5: crossbows4"),
    ],
)
def test_no_card_without_its_units(card: str, field: str) -> None:
    """N10.2: a card cannot be used once all units that it is linked to are gone."""
    way = " A4>A5" if card == "peter-ii" else ""
    assert any(word.startswith(f"use {card}") for word in legal_words(position("A5: -", specials=card)))
    s = position(field, specials=card)
    assert legal_words(s, "use") == []
    assert refused(s, f"use {card}{way}") == ("special-units-gone", "N10.2")


def test_peter_moves_free_of_charge() -> None:
    """N10.4: Peter II makes one free move into an empty zone, also in the Muslim area; refused is paying 2 there."""
    s = position("A3: -; A4: aragon-knights1' militia1/1", specials="peter-ii", card="4-3")
    run(s, "use peter-ii A4>A3")
    assert (zone(s, "A3"), zone(s, "A4"), points(s)) == ("aragon-knights1' militia1/1", "", 3)
    assert legal_words(s, "use") == []


def test_where_peter_may_move() -> None:
    """N10.4: straight ahead or back in column A, into empty zones, all units, a rider among them."""
    s = position("A2: -; A3: peter; A4: -; A5: aragon-foot1; A6: -; B3: -", specials="peter-ii")
    assert legal_words(s, "use") == ["use peter-ii A3>A2", "use peter-ii A3>A4"]
    s = position("B5: -; A5: -; A4: peter", specials="peter-ii")
    assert legal_words(s, "use") == ["use peter-ii A4>A5"]


def test_peters_move_tests_victory() -> None:
    """N10.4, N9.2: a free move out of the Muslim area may lose the game."""
    field = "B1: al-nasir; A1: jund1; A3: peter; A4: -; B6: alfonso; C6: sancho; B5: orders"
    s = position(field, others="fallen", specials="peter-ii")
    run(s, "use peter-ii A3>A4")
    assert ending(s) == ("muslim", "N9.2")


def test_peter_keeps_the_turn_open_only_where_he_could_move() -> None:
    """N4.2, N10.4: at 0 points Peter II counts only if the open table has a free move for him."""
    used = "jimenez-de-rada council-militia"
    s = position("B6: castile-foot2; A5: -", specials="sancho-vii", used=used, points=1)
    run(s, "switch")
    assert question(s) == "christian act"
    s = position("B6: castile-foot2", specials="peter-ii", used=used, points=1)
    run(s, "switch")
    assert question(s) == "muslim play"


def test_rada_sees_one_random_card() -> None:
    """N10.4: Jimenez de Rada sees one card of the opponent's hand, every one as likely; the turn goes on."""
    s = position(specials="jimenez-de-rada", hands=("2-5 6-1", "1-6"), points=2)
    run(s, "use jimenez-de-rada")
    assert question(s) == "fate peek"
    assert (legal_words(s), GAME.rules.weights(s)) == (["peek 2-5", "peek 6-1"], [1, 1])
    assert CardSeen("6-1") in run(s, "peek 6-1")
    assert (question(s), points(s)) == ("christian act", 2)
    assert GAME.view(s, 1, memory=True).hands["muslim"].peeked == ["6-1"]
    assert GAME.view(s, WATCHER, memory=True).hands["muslim"].peeked == []


def test_militia_rallies_whole_zones() -> None:
    """N10.4: the Militia rally all units in zones with a Militia unit, free and without exhaustion."""
    field = (
        "A4: militia1 crossbows1/1 aragon-knights1/1; C4: militia2/1; C5: crossbows4/1; B4: haro/1; A5: almogavars/1"
    )
    s = position(field, specials="council-militia")
    events = run(s, "use council-militia")
    assert zone(s, "A4") == "aragon-knights1 militia1 crossbows1"
    assert (zone(s, "C4"), zone(s, "C5"), zone(s, "B4")) == ("militia2", "crossbows4/1", "haro/1")
    assert points(s) == 3
    assert [event.zone for event in events if isinstance(event, Rallied)] == ["A4", "C4"]
    assert Rallied("christian", "A4", ["aragon-knights1", "crossbows1"]) in events


@pytest.mark.parametrize(
    "first", ["switch", "move A5>A6 almogavars", "rally haro", "shoot C4>C2 crossbows2", "use peter-ii A4>A3"]
)
def test_militia_only_before_any_action(first: str) -> None:
    """N10.4: after a move, rally, switch, fight or free move the Militia come too late."""
    field = "A3: -; A4: peter; A6: aragon-foot1; B4: haro/1; C2: berber-foot2"
    s = position(field, specials="council-militia peter-ii", card="2-5")
    assert allows(s, "use council-militia")
    run(s, first)
    assert refused(s, "use council-militia") == ("militia-too-late", "N10.4")


def test_militia_after_other_cards_and_in_the_next_turn() -> None:
    """N10.4: a card that gives points or a look is no action; and each turn begins anew."""
    s = position(specials="council-militia alfonso-viii")
    run(s, "use alfonso-viii")
    assert allows(s, "use council-militia")
    run(s, "switch", "end", f"play {hand(s, 'muslim')[0]}", "end", f"play {hand(s, 'christian')[0]}")
    assert allows(s, "use council-militia")


# Lopez de Haro and Sancho VII


@pytest.mark.parametrize("verb", ["attack", "charge"])
def test_haro_adds_2_where_he_joins(verb: str) -> None:
    """N10.4: Lopez de Haro gives +2 to an attack or charge that he joins, asked before the draw."""
    s = position("B3: jund1 jund2 jund3; B4: haro castile-foot1", specials="lopez-de-haro", deck="3-4")
    run(s, f"{verb} B4>B3 haro")
    assert question(s) == "christian react lopez-de-haro"
    events = run(s, "use lopez-de-haro", "draw 3-4")
    bonus = {"standard": 2} if verb == "attack" else {"charge": 5}
    assert terms(events)[0] == {"card": 4, "power": 2, **bonus, "lopez-de-haro": 2}


@pytest.mark.parametrize("target", ["B3", "B4", "B5"])
def test_sancho_adds_2_from_navarre_on_the_centre(target: str) -> None:
    """N10.4: Sancho VII gives +2 to a standard attack from column C on column B."""
    s = position(f"{target}: jund1 jund2 jund3; C4: militia2", specials="sancho-vii", deck="3-3", card="4-3")
    run(s, f"attack C4>{target} all")
    assert question(s) == "christian react sancho-vii"
    events = run(s, "use sancho-vii", "draw 3-3")
    assert terms(events)[0] == {"card": 3, "power": 2, "standard": 2, "sancho-vii": 2}


CHRISTIAN_ACTS, FATE_DRAWS = "christian act", "fate draw"
NOT_CALLED: dict[str, list[tuple[str, str, str, str]]] = {
    # card: field, words, what is asked instead, of whose turn
    "lopez-de-haro": [("B3: jund1; B4: haro castile-foot1", "attack B4>B3 castile-foot1", FATE_DRAWS, "christian")],
    "sancho-vii": [
        ("C3: jund1", "attack C4>C3 all", FATE_DRAWS, "christian"),
        ("C3: jund1", "charge C4>C3 all", FATE_DRAWS, "christian"),
        ("B3: jund1", "attack A4>B3 all", FATE_DRAWS, "christian"),
        ("B3: jund1", "attack B4>B3 castile-foot1", FATE_DRAWS, "christian"),
        ("A3: jund1", "attack B4>A3 castile-foot1", FATE_DRAWS, "christian"),
        ("B3: jund1; C6: navarre-foot1", "attack C4>B3 all", FATE_DRAWS, "christian"),
    ],
    "black-guard": [
        ("A1: jund1; A2: peter", "attack A2>A1 all", FATE_DRAWS, "christian"),
        ("B3: haro bows1", "shoot B3>B1 bows1", "muslim spread", "christian"),
        ("B2: haro", "attack B1>B2 all", FATE_DRAWS, "muslim"),
        ("B1: al-nasir jund1; B2: haro castile-foot1", "attack B2>B1 castile-foot1", FATE_DRAWS, "christian"),
    ],
    "kurdish-cavalry": [
        ("A3: kurds1 jund1; A4: aragon-knights1 militia1", "charge A4>A3 all; karr no", FATE_DRAWS, "christian"),
        ("A3: kurds1 jund1; A4: aragon-knights1 militia1", "attack A4>A3 all", FATE_DRAWS, "christian"),
        ("A3: al-husayni; A4: aragon-knights1", "charge A4>A3 all; karr yes", FATE_DRAWS, "christian"),
    ],
    "jihad-volunteers": [
        ("B3: volunteers1/1; A2: volunteers2; B4: orders", "attack B4>B3 all; draw 1-6", CHRISTIAN_ACTS, "christian"),
        ("B3: jund1/1; B4: orders", "attack B4>B3 all; draw 1-6", CHRISTIAN_ACTS, "christian"),
        ("B3: volunteers1/1; B5: bows2", "shoot B5>B3 bows2", CHRISTIAN_ACTS, "christian"),
        (
            "B2: volunteers1/1; B3: kurds1/1; B4: orders",
            "charge B4>B3 all; karr yes; pass; draw 1-6; draw 2-5",
            CHRISTIAN_ACTS,
            "christian",
        ),
        (
            "B3: volunteers1/1 jund1; B4: haro orders",
            "attack B3>B4 all; draw 3-4; take volunteers1=1 jund1=1",
            "muslim act",
            "muslim",
        ),
        ("B3: volunteers1/1; B4: castile-foot1/1", "attack B4>B3 all; draw 5-2", CHRISTIAN_ACTS, "christian"),
    ],
    "jund-infantry": [
        ("A3: jund1/1; A4: aragon-knights1", "attack A4>A3 all; draw 1-6", CHRISTIAN_ACTS, "christian"),
        ("A3: berber-foot1/1; A4: aragon-knights1", "charge A4>A3 all; draw 1-6", CHRISTIAN_ACTS, "christian"),
        ("A3: jund1 jund2 jund3; A4: aragon-knights1", "charge A4>A3 all; draw 6-1", CHRISTIAN_ACTS, "christian"),
    ],
}


@pytest.mark.parametrize("card", NOT_CALLED)
def test_what_does_not_call_a_card(card: str) -> None:
    """N10.2, N10.4: Haro who does not join, Sancho from elsewhere, an attack on another zone than the camp, a charge
    without karr, an end by arrows or karr, a zone that holds: each calls no card."""
    for field, said, asked, turn in NOT_CALLED[card]:
        words = said.split("; ")
        drawn = " ".join(word.split()[1] for word in words if word.startswith("draw")) or "3-3"
        s = position(field, specials=card, turn=turn, deck=drawn, points=5)
        run(s, *words)
        assert question(s) == asked, said


def test_haro_then_sancho() -> None:
    """N10.4: Lopez de Haro is asked before Sancho VII, and both count."""
    s = position("B3: jund1 jund2 jund3; C4: haro", specials="lopez-de-haro sancho-vii", deck="3-3")
    run(s, "attack C4>B3 all")
    assert question(s) == "christian react lopez-de-haro"
    run(s, "use lopez-de-haro")
    assert question(s) == "christian react sancho-vii"
    events = run(s, "use sancho-vii", "draw 3-3")
    assert totals(events) == [(3 + 2 + 2 + 2 + 2, 9)]


# The Black Guard


CAMP = "B1: al-nasir guard1; B2: haro castile-foot1 bows1"


@pytest.mark.parametrize("verb", ["attack", "charge"])
def test_black_guard_strikes_before_an_attack_on_the_camp(verb: str) -> None:
    """N10.4: before an attack on B1 2 damage to the attackers' zone, spread by its owner; refused is by the Muslims."""
    s = position(CAMP, specials="black-guard", deck="3-3")
    run(s, f"{verb} B2>B1 haro")
    assert question(s) == "muslim react black-guard"
    assert GAME.view(s, ARBITER).deck == 1
    events = run(s, "use black-guard")
    assert question(s) == "christian spread"
    events += run(s, "take castile-foot1=1 bows1=1")
    assert Suffered in [type(event) for event in events]
    assert zone(s, "B2") == "haro' castile-foot1/1 bows1/1"


def test_attack_without_joiners_is_cancelled() -> None:
    """N10.4: without a joining unit the attack is cancelled, no card drawn; refused is giving points or combat back."""
    s = position("B1: al-nasir guard1; B2: haro castile-foot1 bows1", specials="black-guard", deck="3-3", points=5)
    events = run(s, "attack B2>B1 castile-foot1", "use black-guard", "take castile-foot1=2")
    assert AttackCancelled("christian", "B2") in events
    assert totals(events) == []
    view = GAME.view(s, ARBITER)
    assert (view.points, view.combats, view.deck, view.fight) == (3, 1, 1, None)
    assert question(s) == "christian act"


def test_cancelled_charge_has_no_karr() -> None:
    """N10.4, N8.3: a cancelled charge is followed by no second combat; refused is karr after it."""
    s = position("B1: al-nasir guard1 al-husayni; B2: haro castile-foot1", specials="black-guard", deck="3-3", points=5)
    events = run(s, "charge B2>B1 haro", "karr yes", "use black-guard", "take haro=2")
    assert (kinds(events)[-1], question(s)) == ("attack-cancelled", "christian act")
    assert points(s) == 2


def test_attack_goes_on_with_one_joiner() -> None:
    """N10.4: with any joining unit left the attack goes on, with the power that is left."""
    s = position("B1: al-nasir guard1; B2: castile-foot1 bows1", specials="black-guard", deck="3-3")
    events = run(s, "attack B2>B1 all", "use black-guard", "take castile-foot1=2", "draw 3-3")
    assert terms(events)[0]["power"] == 2
    s = position("B1: al-nasir guard1; B2: castile-foot1 bows1", specials="black-guard", deck="3-3")
    events = run(s, "attack B2>B1 castile-foot1", "use black-guard", "take castile-foot1=1 bows1=1", "draw 3-3")
    assert terms(events)[0]["power"] == 1


def test_charge_stays_a_charge_without_its_riders() -> None:
    """N10.4: if only its cavalry fell it is still a charge, +5; refused is turning it into a standard attack."""
    s = position("B1: al-nasir guard1; B2: haro castile-foot1", specials="black-guard", deck="3-3")
    events = run(s, "charge B2>B1 all", "use black-guard", "take haro=2", "draw 3-3")
    assert terms(events)[0] == {"card": 3, "power": 2, "charge": 5}


LEADERS = [
    ("lopez-de-haro", "B1: al-nasir guard1; B2: haro castile-foot1", "attack B2>B1 all", "take haro=2"),
    ("lopez-de-haro", "B1: al-nasir guard1; B2: haro castile-foot1", "charge B2>B1 all", "take haro=2"),
    ("sancho-vii", "B1: al-nasir guard1; C2: sancho navarre-foot1", "attack C2>B1 all", "take sancho=2"),
    ("sancho-vii", "B1: al-nasir guard1; C2: sancho navarre-foot1", "attack C2>B1 navarre-foot1", "take sancho=2"),
]


@pytest.mark.parametrize(("card", "field", "attack", "fall"), LEADERS)
def test_leader_fallen_in_the_attack_helps_nobody(card: str, field: str, attack: str, fall: str) -> None:
    """N10.2: once Haro or Sancho has fallen nobody is asked for his card, though he lived when the attack was declared;
    refused is looking only then."""
    s = position(field, specials=f"black-guard {card}", deck="3-3")
    run(s, attack, "use black-guard", fall)
    assert question(s) == "fate draw"
    assert card not in terms(run(s, "draw 3-3"))[0]


def test_victory_is_tested_after_a_cards_damage() -> None:
    """N10.4, N9.2: victory is tested after a card's damage; refused is resolving the attack first."""
    field = "B1: al-nasir guard1; B2: haro; A6: peter; B6: alfonso; C6: sancho; A5: almogavars"
    s = position(field, others="fallen", specials="black-guard", deck="1-6")
    run(s, "attack B2>B1 all", "use black-guard")
    assert ending(s) == ("muslim", "N9.2")
    view = GAME.view(s, ARBITER)
    assert (view.fight, view.hits, view.offered) == (None, [], None)


# The Kurdish Cavalry


KURDS = "A3: kurds1 jund1; A4: aragon-knights1 militia1"


def test_kurds_strike_before_a_charge() -> None:
    """N10.4: a charge on a zone with Kurds, karr declared: 2 damage to the attackers' zone before the draw."""
    s = position(KURDS, specials="kurdish-cavalry", deck="3-3 3-4")
    run(s, "charge A4>A3 all", "karr yes")
    assert question(s) == "muslim react kurdish-cavalry"
    run(s, "use kurdish-cavalry", "take militia1=2")
    assert (zone(s, "A4"), question(s)) == ("aragon-knights1'", "fate draw")


def test_black_guard_then_kurds() -> None:
    """N10.4: karr, then the Black Guard, then the Kurds, each damage at once, then Haro; refused is another order."""
    field = "B1: al-nasir guard1 kurds1; B2: haro castile-foot1 bows1"
    s = position(field, specials="black-guard kurdish-cavalry lopez-de-haro", deck="3-3 3-4")
    run(s, "charge B2>B1 all")
    assert question(s) == "muslim karr"
    run(s, "karr yes")
    assert question(s) == "muslim react black-guard"
    run(s, "use black-guard", "take bows1=2")
    assert question(s) == "muslim react kurdish-cavalry"
    run(s, "use kurdish-cavalry", "take castile-foot1=2")
    assert question(s) == "christian react lopez-de-haro"
    run(s, "pass")
    assert question(s) == "fate draw"


# The Jihad Volunteers


@pytest.mark.parametrize("verb", ["attack", "charge"])
def test_last_volunteers_strike_from_the_grave(verb: str) -> None:
    """N10.4: a standard attack or charge that eliminated the last Volunteers costs the attackers' zone 2."""
    s = position("B3: volunteers1/1 jund1/1; B4: orders castile-foot1", specials="jihad-volunteers", deck="1-6")
    run(s, f"{verb} B4>B3 orders", "draw 1-6")
    assert zone(s, "B3") == ""
    assert question(s) == "muslim react jihad-volunteers"
    run(s, "use jihad-volunteers")
    assert question(s) == "christian spread"
    run(s, "take castile-foot1=2")
    assert "castile-foot1" in GAME.view(s, ARBITER).fallen


def test_volunteers_strike_before_the_advance() -> None:
    """N10.4: the damage comes before the advance and may leave nobody to advance; refused is after it."""
    s = position("B3: volunteers1/1; B4: orders; B5: rada", specials="jihad-volunteers", deck="1-6")
    events = run(s, "charge B4>B3 all", "draw 1-6", "use jihad-volunteers")
    assert [zone(s, f"B{row}") for row in (3, 4, 5)] == ["", "", "rada"]
    assert "advanced" not in kinds(events)
    s = position("B3: volunteers1/1; B4: orders; B5: rada", specials="jihad-volunteers", deck="1-6")
    run(s, "charge B4>B3 all", "draw 1-6", "pass")
    assert [zone(s, f"B{row}") for row in (3, 4, 5)] == ["orders", "rada", "alfonso castile-foot2 castile-foot3"]


# The Jund Infantry


def test_jund_stops_the_advance() -> None:
    """N10.4: a charge emptied a zone with a Jund unit: neither the column nor its front zone advances."""
    s = position("A3: jund1/1; A4: aragon-knights1", specials="jund-infantry", deck="1-6", card="3-4")
    run(s, "charge A4>A3 all", "draw 1-6")
    assert question(s) == "muslim react jund-infantry"
    events = run(s, "use jund-infantry")
    assert "advanced" not in kinds(events)
    assert (zone(s, "A3"), zone(s, "A4")) == ("", "aragon-knights1'")
    assert zone(s, "A5") == "aragon-knights2 almogavars crossbows3"
    assert question(s) == "christian act"


def test_jund_stops_the_second_combat_from_behind() -> None:
    """N10.4, N8.3: the zone was not taken, so nobody strikes from behind it; refused is a strike over the gap."""
    s = position("A3: jund1/1 kurds1/1; A4: aragon-knights1", specials="jund-infantry", deck="1-6 2-5", card="3-4")
    run(s, "charge A4>A3 all", "karr yes", "pass", "draw 1-6")
    assert question(s) == "muslim react jund-infantry"
    events = run(s, "use jund-infantry")
    assert (totals(events), question(s)) == ([], "christian act")
    assert GAME.view(s, ARBITER).deck == 1


def test_jund_passed() -> None:
    """N10.4: without the card the column advances and karr follows."""
    s = position("A3: jund1/1 kurds1/1; A4: aragon-knights1", specials="jund-infantry", deck="1-6 2-5", card="3-4")
    run(s, "charge A4>A3 all", "karr yes", "pass", "draw 1-6", "pass")
    assert (zone(s, "A3"), question(s)) == ("aragon-knights1'", "fate draw")


def test_volunteers_then_jund() -> None:
    """N10.4: after the damage the Volunteers are asked before the Jund."""
    s = position("B3: volunteers1/1 jund1/1; B4: orders rada", specials="jihad-volunteers jund-infantry", deck="1-6")
    run(s, "charge B4>B3 orders", "draw 1-6")
    assert question(s) == "muslim react jihad-volunteers"
    run(s, "use jihad-volunteers", "take rada=2")
    assert question(s) == "muslim react jund-infantry"
    run(s, "use jund-infantry")
    assert (zone(s, "B3"), zone(s, "B4")) == ("", "orders")


def test_volunteers_may_leave_nobody_to_stop() -> None:
    """N10.4: if the Volunteers' damage empties the origin the Jund are not asked."""
    s = position(
        "B3: volunteers1/1 jund1/1; B4: orders", specials="jihad-volunteers jund-infantry", deck="1-6", points=4
    )
    run(s, "charge B4>B3 orders", "draw 1-6", "use jihad-volunteers")
    assert (zone(s, "B4"), question(s)) == ("", "christian act")


# Al-Husayni


def _maintenance(specials: str = "al-husayni black-guard", field: str = "", used: str = "") -> State:
    s = position(field, specials=specials, used=used, number=3, initiative="2-5 3-4", deck="1-6 6-1", hands=("", ""))
    run(s, "end")
    return s


def test_husayni_exchanges_at_the_start_of_maintenance() -> None:
    """N10.4: Al-Husayni takes any card of deck or discard for the one in the own area; it comes to hand."""
    s = _maintenance()
    assert question(s) == "muslim react al-husayni"
    run(s, "use al-husayni")
    assert question(s) == "muslim exchange"
    assert legal_words(s) == [f"exchange {card}" for card in ["1-6", "2-4", "3-3", "4-3", "4-2", "5-2", "6-1"]]
    events = run(s, "exchange 6-1")
    assert CardExchanged("2-5", "6-1") in events
    assert GAME.view(s, WATCHER).used == ["al-husayni"]
    assert (hand(s, "muslim"), hand(s, "christian")) == (["6-1"], ["3-4"])
    assert legal_words(s) == [f"deal muslim {card}" for card in ["1-6", "2-5", "2-4", "3-3", "4-3", "4-2", "5-2"]]


def test_husaynis_play_is_open_but_not_the_card() -> None:
    """N10.4: all see what was given back; what was taken only the Muslims know; refused is showing it."""
    s = _maintenance()
    run(s, "use al-husayni")
    assert GAME.shown(s, GAME.rules.legal(s)[0], 1) == "exchange ?"
    one, other = s.copy(), s.copy()
    run(one, "exchange 1-6")
    run(other, "exchange 6-1")
    assert GAME.view(one, 1, memory=True) == GAME.view(other, 1, memory=True)
    assert GAME.view(one, 1, memory=True).returned == "2-5"
    assert GAME.view(one, 1, memory=True).hands["muslim"].shown == []
    assert GAME.view(one, 1, memory=True).hands["christian"].shown == ["3-4"]


def test_husayni_passed() -> None:
    """N10.4: who passes takes the initiative card home as always."""
    s = _maintenance()
    events = run(s, "pass")
    assert CardPassed("muslim") in events
    assert CardsReturned("2-5", "3-4") in events
    assert hand(s, "muslim") == ["2-5"]
    assert GAME.view(s, 1, memory=True).hands["muslim"].shown == ["2-5"]
    assert GAME.view(s, 1, memory=True).returned is None


@pytest.mark.parametrize(
    ("specials", "field", "used"),
    [("al-husayni", "B2: jund5", ""), ("black-guard", "", "al-husayni"), ("", "", "black-guard jund-infantry")],
    ids=["he-fell", "used", "no-cards-left"],
)
def test_husayni_not_asked(specials: str, field: str, used: str) -> None:
    """N10.2, N10.4: without the man, after the card, or with nothing left to use, maintenance goes on."""
    assert question(_maintenance(specials, field, used)) == "fate deal"


def test_the_last_exchange_is_forgotten_a_round_later() -> None:
    """N10.4: what Al-Husayni gave back is remembered until the cards are gathered again."""
    s = _maintenance()
    run(s, "use al-husayni", "exchange 6-1")
    while GAME.view(s, ARBITER).round == 2:
        run(s, legal_words(s)[0])
    assert GAME.view(s, ARBITER, memory=True).returned is None


# Honest questions


@pytest.mark.parametrize(
    ("field", "words", "asked"),
    [
        (CAMP, ["attack B2>B1 castile-foot1"], "muslim react black-guard"),
        (KURDS, ["charge A4>A3 all", "karr yes"], "muslim react kurdish-cavalry"),
        ("B3: jund1; B4: haro", ["attack B4>B3 all"], "christian react lopez-de-haro"),
        ("B3: jund1; C4: militia2", ["attack C4>B3 all"], "christian react sancho-vii"),
        ("B3: volunteers1/1; B4: orders", ["attack B4>B3 all", "draw 1-6"], "muslim react jihad-volunteers"),
        ("A3: jund1/1; A4: aragon-knights1", ["charge A4>A3 all", "draw 1-6"], "muslim react jund-infantry"),
    ],
    ids=["black-guard", "kurds", "haro", "sancho", "volunteers", "jund"],
)
def test_asked_though_not_held(field: str, words: list[str], asked: str) -> None:
    """N10.4: the question comes whenever the open table allows the card; who does not hold it can only pass."""
    s = position(field, specials="al-nasir alfonso-viii", deck="1-6")
    run(s, *words)
    assert question(s) == asked
    assert legal_words(s) == ["pass"]
    assert refused(s, f"use {asked.rsplit(maxsplit=1)[-1]}") == ("special-not-held", "N10.1")


def test_not_asked_once_everybody_knows() -> None:
    """N10.4: a card that was used, or a side without cards, brings no question."""
    for specials, used in (("al-nasir", "black-guard"), ("", "al-nasir jund-infantry"), (None, "")):
        s = position(CAMP, specials=specials, used=used, deck="3-3")
        run(s, "attack B2>B1 castile-foot1")
        assert question(s) == "fate draw"


def test_what_an_attack_may_call_for() -> None:
    """N10.2: the view tells which cards the open table allowed when the attack was declared."""
    for specials, ready in ((None, []), ("al-nasir", ["black-guard", "jihad-volunteers", "lopez-de-haro"])):
        s = position(CAMP, specials=specials, deck="3-3")
        run(s, "attack B2>B1 all")
        fight = GAME.view(s, ARBITER).fight
        assert fight is not None
        assert fight.ready == ready


# N10.3


def _priced(**costs: int) -> Navas:
    data = msgspec.json.decode(Navas.own_edition())
    for special in data["specials"]:
        special["cost"] = costs.get(special["name"].replace("-", "_"), 0)
    return open_game(msgspec.json.encode(data))


def test_our_cards_cost_nothing() -> None:
    """N10.3: in our edition every special card costs 0; refused is a price that nobody printed."""
    assert GAME.pieces.costs == [0] * 12


def test_other_edition_may_set_a_price() -> None:
    """N10.3: the cost is a field of the edition and is paid when the card is used."""
    s = position(specials="alfonso-viii", points=1, game=_priced(alfonso_viii=1))
    run(s, "use alfonso-viii")
    assert points(s) == 2
    poor = position(specials="alfonso-viii", points=1, game=_priced(alfonso_viii=2))
    assert refused(poor, "use alfonso-viii") == ("cannot-pay-special", "N10.3")
    exact = position(specials="alfonso-viii", points=2, game=_priced(alfonso_viii=2))
    assert allows(exact, "use alfonso-viii")


@pytest.mark.parametrize(("held", "asked"), [(3, "christian react lopez-de-haro"), (2, "fate draw")])
def test_card_in_an_attack_is_paid_from_what_is_left(held: int, asked: str) -> None:
    """N10.3: Lopez de Haro at 1 is asked about only while 1 point is left after the attack."""
    game = _priced(lopez_de_haro=1)
    s = position("B3: jund1; B4: haro", specials="lopez-de-haro", points=held, deck="3-4", game=game)
    run(s, "attack B4>B3 all")
    assert question(s) == asked


def test_price_is_taken_when_the_card_is_used() -> None:
    """N10.3: who passes pays nothing, who uses the card pays its price."""
    for answer, left in (("use lopez-de-haro", 1), ("pass", 3)):
        game = _priced(lopez_de_haro=2)
        s = position("B3: jund1; B4: haro", specials="lopez-de-haro", points=5, deck="3-4", game=game)
        run(s, "attack B4>B3 all", answer)
        assert points(s) == left


def test_priced_cards_do_not_keep_a_turn_open() -> None:
    """N10.3, N4.2: at 0 points a card that costs something cannot be used any more."""
    game = _priced(al_nasir=1)
    s = position(specials="al-nasir", turn="muslim", points=1, game=game)
    run(s, "switch")
    assert question(s) == "christian play"
