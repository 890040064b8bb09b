"""The edition of Las Navas 1212: everything that was printed on pieces and cards, each entry with its source."""

from collections import Counter
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from gonfalon.core import Edition, EditionError, Source, read_edition

Side = Literal["muslim", "christian"]
Tag = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]*\Z")]
Zone = Annotated[str, Meta(pattern=r"^[ABC][1-6]\Z")]
Number = Annotated[int, Meta(ge=1, le=9)]

SPECIALS = (
    "al-nasir",
    "al-husayni",
    "black-guard",
    "jund-infantry",
    "kurdish-cavalry",
    "jihad-volunteers",
    "alfonso-viii",
    "peter-ii",
    "sancho-vii",
    "lopez-de-haro",
    "jimenez-de-rada",
    "council-militia",
)
PAID_IN_OWN_TURN = frozenset(SPECIALS) - set(SPECIALS[1:6])


class CardSource(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    numbers: Source
    coat: Source


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    muslim: Number
    christian: Number
    coat: Literal["aragon", "castile", "navarre"]
    source: CardSource

    @property
    def name(self) -> str:
        return f"{self.muslim}-{self.christian}"


class UnitSource(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Source
    zone: Source
    count: Source
    icons: Source


class Unit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tag: Tag
    name: str
    kind: Tag
    zone: Zone
    cavalry: bool
    archer: bool
    special: str | None
    source: UnitSource

    @property
    def side(self) -> Side:
        return "muslim" if self.zone[1] <= "3" else "christian"


class SpecialSource(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    effect: Source
    cost: Source


class Special(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    side: Side
    cost: Annotated[int, Meta(ge=0)]
    source: SpecialSource


class NavasEdition(Edition, frozen=True, kw_only=True, forbid_unknown_fields=True):
    # N3.3 One data file holds the cards, the units and the special cards' costs; an owner can bring another.
    cards: list[Card]
    units: list[Unit]
    specials: list[Special]


def load(data: bytes) -> NavasEdition:
    """Read and check an edition file. Raises EditionError with the reason."""
    edition = read_edition(data, NavasEdition)
    for fault in _faults(edition):
        raise EditionError(f"This edition file cannot be played with: {fault}.")
    return edition


def _faults(edition: NavasEdition) -> list[str]:
    return [fault for check in (_card_faults, _unit_faults, _special_faults) for fault in check(edition)]


def _card_faults(edition: NavasEdition) -> list[str]:
    names = [card.name for card in edition.cards]
    faults = [f"card {name} stands in it twice" for name, count in Counter(names).items() if count > 1]
    if len(names) != 9:
        faults.append(f"it has {len(names)} combat cards, not 9")
    return faults


def _unit_faults(edition: NavasEdition) -> list[str]:
    zones = Counter(unit.zone for unit in edition.units)
    tags = Counter(unit.tag for unit in edition.units)
    faults = [f"two units are called {tag!r}" for tag, count in tags.items() if count > 1 or tag == "all"]
    faults += [
        f"zone {zone} has {zones[zone]} units, not 3"
        for zone in (f"{column}{row}" for row in range(1, 7) for column in "ABC")
        if zones[zone] != 3
    ]
    caliphs = [unit.zone for unit in edition.units if unit.special == "al-nasir"]
    if caliphs != ["B1"]:
        faults.append("it needs one Al-Nasir, in B1")
    if any(unit.special == "black-guard" and unit.zone != "B1" for unit in edition.units):
        faults.append("the Black Guard must stand in B1")
    return faults


def _special_faults(edition: NavasEdition) -> list[str]:
    names = tuple(special.name for special in edition.specials)
    if names != SPECIALS:
        return [f"its special cards must be, in this order, {', '.join(SPECIALS)}"]
    sides = {special.name: special.side for special in edition.specials}
    faults = [
        f"{special.name} has a cost, but is used when its owner has no points"
        for special in edition.specials
        if special.cost and special.name not in PAID_IN_OWN_TURN
    ]
    faults += [
        f"{name} must belong to the {'muslim' if number < 6 else 'christian'} side"
        for number, name in enumerate(SPECIALS)
        if sides[name] != ("muslim" if number < 6 else "christian")
    ]
    faults += [
        f"{unit.tag} is linked to {unit.special!r}, which is no special card"
        for unit in edition.units
        if unit.special not in (None, *SPECIALS)
    ]
    for name in SPECIALS:
        linked = {unit.side for unit in edition.units if unit.special == name}
        if linked != {sides[name]}:
            faults.append(f"{name} must be linked to units of its own side")
    return faults
