"""The edition of Las Navas 1212: everything that was printed on pieces and cards, each entry with its source."""

from collections import Counter
from collections.abc import Iterator
from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta

from gonfalon.core import Edition, Source, read_edition
from gonfalon.core.editions import Fault, Label, Tag, repeated

Side = Literal["muslim", "christian"]
Zone = Annotated[str, Meta(pattern=r"^[ABC][1-6]\Z")]
Number = Annotated[int, Meta(ge=1, le=9)]
Cost = Annotated[int, Meta(ge=0, le=9)]
SpecialName = Literal[
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
]

SPECIALS: tuple[SpecialName, ...] = get_args(SpecialName)
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
    name: Label
    kind: Tag
    zone: Zone
    cavalry: bool
    archer: bool
    special: SpecialName | None
    source: UnitSource

    @property
    def side(self) -> Side:
        return "muslim" if self.zone[1] <= "3" else "christian"


class SpecialSource(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    effect: Source
    cost: Source


class Special(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: SpecialName
    side: Side
    cost: Cost
    source: SpecialSource


class NavasEdition(Edition, frozen=True, kw_only=True, forbid_unknown_fields=True):
    # N3.3 One data file holds the cards, the units and the special cards' costs; an owner can bring another.
    cards: Annotated[list[Card], Meta(min_length=9, max_length=9)]
    units: list[Unit]
    specials: Annotated[list[Special], Meta(min_length=12, max_length=12)]


def load(data: bytes) -> NavasEdition:
    """Read and check an edition file. Raises EditionError with the reason and the place."""
    return read_edition(data, NavasEdition, _faults)


def _faults(edition: NavasEdition) -> Iterator[Fault]:
    yield from repeated((card.name for card in edition.cards), "cards[{}]")
    yield from repeated((unit.tag for unit in edition.units), "units[{}].tag")
    for number, unit in enumerate(edition.units):
        yield from ((f"units[{number}].{field}", why) for field, why in _unit_faults(unit))
    yield from _zone_faults(edition)
    yield from _special_faults(edition)


def _zone_faults(edition: NavasEdition) -> Iterator[Fault]:
    zones = Counter(unit.zone for unit in edition.units)
    for zone in (f"{column}{row}" for row in range(1, 7) for column in "ABC"):
        if zones[zone] != 3:
            yield "units", f"zone {zone} has {zones[zone]} units, not 3"


def _unit_faults(unit: Unit) -> Iterator[Fault]:
    if unit.tag == "all":
        yield "tag", "'all' means every unit"
    if unit.special and unit.side != _side_of(unit.special):
        yield "special", f"{unit.special} must be linked to units of its own side"
    if unit.special in ("al-nasir", "black-guard") and unit.zone != "B1":
        yield "zone", f"{unit.special} must stand in B1"


def _special_faults(edition: NavasEdition) -> Iterator[Fault]:
    links = Counter(unit.special for unit in edition.units)
    for number, (special, name) in enumerate(zip(edition.specials, SPECIALS, strict=True)):
        if special.name != name:
            yield f"specials[{number}].name", f"the special cards must be, in this order, {', '.join(SPECIALS)}"
        if special.side != _side_of(name):
            yield f"specials[{number}].side", f"{name} must belong to the {_side_of(name)} side"
        if special.cost and name not in PAID_IN_OWN_TURN:
            yield f"specials[{number}].cost", f"{name} has a cost, but is used when its owner has no points"
        if not links[name]:
            yield "units", f"{name} must be linked to a unit"
    if links["al-nasir"] > 1:
        yield "units", "there must be one Al-Nasir"


def _side_of(special: SpecialName) -> Side:
    return "muslim" if SPECIALS.index(special) < 6 else "christian"
