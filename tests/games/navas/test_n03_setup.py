"""N3: how a battle begins, and the edition that says so."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from gonfalon.core import ARBITER, EditionError, Fate, Match, Setup
from gonfalon.core.editions import edition_digest
from gonfalon.games.navas import Navas
from gonfalon.games.navas import game as open_game
from tests.games.navas.positions import GAME, hand, legal_words, question, run, to_move

TABLE = """
A1 Jund Infantry*, Jund Infantry*, Andalusi Archers a
B1 Al-Nasir*, Black Guard*, Black Guard*
C1 Jund Infantry*, Jund Infantry*, Andalusi Archers a
A2 Berber Infantry, Berber Infantry, Berber Archers a
B2 Jund Infantry*, Al-Husayni* c, Almohad Archers a
C2 Berber Infantry, Berber Infantry, Berber Archers a
A3 Kurdish Cavalry* c, Kurdish Cavalry* c, Berber Archers a
B3 Jihad Volunteers*, Jihad Volunteers*, Jihad Volunteers*
C3 Kurdish Cavalry* c, Kurdish Cavalry* c, Berber Archers a
A4 Aragonese Knights c, Council Militia*, Crossbowmen a
B4 Lopez de Haro* c, Castilian Infantry, Archers a
C4 Navarrese Knights c, Council Militia*, Crossbowmen a
A5 Aragonese Knights c, Almogavars, Crossbowmen a
B5 Military Orders c, Jimenez de Rada*, Archers a
C5 Navarrese Knights c, Council Militia*, Crossbowmen a
A6 Peter II* c, Aragonese Infantry, Aragonese Infantry
B6 Alfonso VIII* c, Castilian Infantry, Castilian Infantry
C6 Sancho VII* c, Navarrese Infantry, Navarrese Infantry
"""


def test_everybody_stands_fresh_on_the_printed_zone() -> None:
    """N3.1: at the start every zone holds three units, all at power 2 and none exhausted."""
    view = GAME.view(GAME.begin(Setup("basic")), ARBITER)
    assert {name: [(unit.power, unit.exhausted) for unit in units] for name, units in view.zones.items()} == {
        name: [(2, False)] * 3 for name in view.zones
    }


def test_three_cards_each_and_three_in_the_deck() -> None:
    """N3.1: fate deals three cards to each hand, any card as likely, and the first round begins."""
    s = GAME.begin(Setup("basic"))
    for number in range(6):
        assert to_move(s) == "fate"
        assert GAME.rules.weights(s) == [1] * (9 - number)
        assert question(s) == "fate deal"
        run(s, legal_words(s)[0])
    assert question(s) == "muslim initiative"
    assert (hand(s, "muslim"), hand(s, "christian")) == (["1-6", "2-5", "2-4"], ["3-4", "3-3", "4-3"])
    assert (GAME.view(s, ARBITER).deck, GAME.view(s, ARBITER).round) == (3, 1)


def test_the_muslims_are_dealt_first() -> None:
    """N3.1: the deal names who gets each card, the Muslims' three before the Christians'."""
    s = GAME.begin(Setup("basic"))
    assert {word.split()[1] for word in legal_words(s)} == {"muslim"}
    run(s, "deal muslim 1-6", "deal muslim 6-1", "deal muslim 3-3")
    assert {word.split()[1] for word in legal_words(s)} == {"christian"}


@pytest.mark.parametrize("line", TABLE.strip().splitlines(), ids=lambda line: line[:2])
def test_who_stands_where(line: str) -> None:
    """N3.2: the units of each zone, with their icons and stars."""
    zone, _, listed = line.partition(" ")
    units = [unit for unit in GAME.pieces.edition.units if unit.zone == zone]
    told = [f"{u.name}{'*' * bool(u.special)}{' c' * u.cavalry}{' a' * u.archer}" for u in units]
    assert Counter(told) == Counter(listed.split(", "))
    assert [GAME.view(GAME.begin(Setup("basic")), ARBITER).zones[zone][n].tag for n in range(3)] == [
        unit.tag for unit in units
    ]


def test_every_entry_tells_its_source() -> None:
    """N3.3: cards, units and special cards are marked printed, reviewed, inferred or reconstructed."""
    edition = GAME.pieces.edition
    assert {card.source.numbers for card in edition.cards} == {"reviewed"}
    assert {card.source.coat for card in edition.cards} == {"reconstructed"}
    assert {unit.source.name for unit in edition.units if unit.zone in ("B1", "B3")} == {"printed"}
    assert {unit.source.icons for unit in edition.units} == {"reconstructed"}
    assert {special.source.effect for special in edition.specials} == {"printed"}
    assert {special.source.cost for special in edition.specials} == {"reconstructed"}


def test_sources_may_be_mended() -> None:
    """N3.3: better sources leave the edition what it is for every stored match."""
    assert edition_digest(GAME.edition) == "d484c000d4eb8a4e"


OWN = Navas.own_edition()


def changed(*path: Any, to: Any) -> bytes:
    """Our own edition file with one entry changed."""
    data = msgspec.json.decode(OWN)
    inner = data
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = to
    return msgspec.json.encode(data)


def _unit(tag: str) -> int:
    return next(n for n, unit in enumerate(GAME.pieces.edition.units) if unit.tag == tag)


def test_own_edition_file_is_played_with() -> None:
    """N3.3: a file with other numbers is taken, and a match records which edition it used."""
    game = open_game(changed("cards", 0, "christian", to=7))
    assert game.pieces.card_names[0] == "1-7"
    record = Match(game, Setup("basic"), fate=Fate(b"secret", [b"", b""])).record()
    assert record.digest == edition_digest(game.edition) != edition_digest(GAME.edition)


WRONG = {
    "not-json": (b"{", "cannot be read"),
    "unknown-field": (changed("colour", to="red"), "cannot be read"),
    "number-too-high": (changed("cards", 0, "muslim", to=10), "cannot be read"),
    "number-too-low": (changed("cards", 0, "muslim", to=0), "cannot be read"),
    "eight-cards": (changed("cards", to=msgspec.json.decode(OWN)["cards"][:8]), "length >= 9 - at `cards`"),
    "card-twice": (changed("cards", 2, "christian", to=5), "there are two of '2-5' - at `cards"),
    "four-in-a-zone": (changed("units", _unit("jund1"), "zone", to="A2"), "zone A1 has 2 units, not 3"),
    "same-tag": (changed("units", _unit("jund1"), "tag", to="jund2"), "there are two of 'jund2'"),
    "called-all": (changed("units", _unit("jund1"), "tag", to="all"), "'all' means every unit"),
    "no-caliph": (changed("units", _unit("al-nasir"), "special", to=None), "al-nasir must be linked to a unit"),
    "two-caliphs": (changed("units", _unit("guard1"), "special", to="al-nasir"), "there must be one Al-Nasir"),
    "guard-outside-the-camp": (
        changed("units", _unit("kurds1"), "special", to="black-guard"), "black-guard must stand in B1",
    ),
    "specials-out-of-order": (changed("specials", 0, "name", to="al-husayni"), "in this order"),
    "special-of-wrong-side": (changed("specials", 5, "side", to="christian"), "volunteers must belong to the muslim"),
    "special-of-wrong-side-too": (changed("specials", 6, "side", to="muslim"), "viii must belong to the christian"),
    "linked-across": (changed("units", _unit("haro"), "special", to="jund-infantry"), "units of its own side"),
    "linked-to-nobody": (changed("units", _unit("rada"), "special", to=None), "jimenez-de-rada must be linked"),
    "unknown-link": (changed("units", _unit("almogavars"), "special", to="dragons"), "'dragons'"),
    "cost-out-of-turn": (changed("specials", 2, "cost", to=1), "black-guard has a cost"),
    "cost-below-zero": (changed("specials", 0, "cost", to=-1), "cannot be read"),
}  # fmt: skip


@pytest.mark.parametrize("name", WRONG)
def test_unplayable_edition_is_refused(name: str) -> None:
    """N3.3: an edition that cannot be played is refused with the reason, before any match begins."""
    data, reason = WRONG[name]
    with pytest.raises(EditionError, match=reason):
        open_game(data)


def test_al_nasir_and_all_christian_cards_may_have_a_cost() -> None:
    """N3.3: only the cards used when their owner has no points must be free."""
    for number in (0, 6, 7, 8, 9, 10, 11):
        game = open_game(changed("specials", number, "cost", to=3))
        assert isinstance(game, Navas)
        assert game.pieces.costs[number] == 3
    for number in (1, 2, 3, 4, 5):
        with pytest.raises(EditionError):
            open_game(changed("specials", number, "cost", to=3))
