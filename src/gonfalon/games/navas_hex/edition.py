"""The edition of the hex game: map, tables, counters and set-up, each entry with its source."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Annotated, Literal, TypeVar

import msgspec
from msgspec import Meta

from gonfalon.core import Edition, Source, read_edition
from gonfalon.core.editions import Fault, Label, Tag, repeated
from gonfalon.games.navas_hex.hexes import Sheet, sheet_of

SideName = Literal["christian", "moslem"]
TypeName = Literal["Ch", "Ha", "Cl", "Pi", "Mi", "Il", "Ar", "Ab"]
ShotName = Literal["Ar", "Ab", "Cl"]
FacingName = Literal["N", "NE", "SE", "S", "SW", "NW"]
HexName = Annotated[str, Meta(pattern=r"^[0-9]{4}\Z")]
Length = Annotated[int, Meta(ge=1, le=60)]
Small = Annotated[int, Meta(ge=0, le=20)]
Modifier = Annotated[int, Meta(ge=-9, le=9)]
Matrix = Annotated[list[Modifier], Meta(min_length=8, max_length=8)]
"""A row of a matrix: a modifier for each type, in the order of `TypeName`."""
ResultName = Literal["AR", "AD", "BT", "DD1", "DD2", "DR", "DE"]
LossName = Literal["unhurt", "wounded", "killed", "captured", "escapes"]
Entry = TypeVar("Entry")
Rows = Annotated[list[tuple[Annotated[int, Meta(ge=-99, le=99)], Entry]], Meta(min_length=1)]
"""A table: each entry with the greatest number that still belongs to it, from the lowest on."""
Sources = Source | dict[str, Source]
"""One for all of an entry, or one for each part of it."""


class MapEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`levels` holds the hexes of level 1, then those of level 2; an entrenched hexside is told from inside."""

    columns: Length
    rows_odd: Length
    rows_even: Length
    standard: HexName
    levels: Annotated[list[list[HexName]], Meta(max_length=2)]
    entrenchment: list[tuple[HexName, FacingName]]
    source: Sources


class TerrainEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    foot: Small
    horse: Small
    melee: Modifier
    charge: Modifier
    source: Sources


class Terrain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    clear: TerrainEntry
    entrenchment: TerrainEntry
    level_up: TerrainEntry
    level_down: TerrainEntry


class Movement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    turn: Small
    turns_free: list[TypeName]
    rear: Small
    through_friend: Small
    leave_front: Small
    front_to_front: Small
    tired: Modifier
    source: Sources


class Fire(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`base` has a light and a heavy number for each hex of range; 0 where there is no heavy one."""

    base: Annotated[
        dict[ShotName, Annotated[list[tuple[Small, Small]], Meta(min_length=1, max_length=5)]], Meta(min_length=3)
    ]
    archer: Modifier
    at: dict[TypeName, Modifier]
    at_routed_or_from_behind: Modifier
    tired: Modifier
    discouraged: Modifier
    source: Sources


class Combat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Both matrices by attacker, then defender. The last difference and the last results are without end."""

    differences: Rows[Modifier]
    melee: Annotated[dict[TypeName, Matrix], Meta(min_length=8)]
    charge: Annotated[dict[Literal["Ch", "Ha", "Cl"], Matrix], Meta(min_length=3)]
    melee_results: Rows[ResultName]
    charge_results: Rows[ResultName]
    rear: Modifier
    attacker_tired: Modifier
    defender_tired: Modifier
    defender_discouraged: Modifier
    defender_routed: Modifier
    fired_first: Modifier
    elan: Modifier
    ruy_diaz: Modifier
    line: Modifier
    line_friends: Small
    reaction: Modifier
    slip: Small
    run: Small
    most_elan: Small
    most_attackers: Small
    most_chargers: Small
    rout_retreat: Small
    source: Sources


class Rally(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The least margins for Valiant, for a step better and for no change; below them it gets worse."""

    valiant: Modifier
    better: Modifier
    same: Modifier
    routed: Modifier
    out_of_radius: Modifier
    tired: Modifier
    enemy: Modifier
    de_rada: Modifier
    standard: Modifier
    al_andalus: Modifier
    source: Sources


class LeaderLoss(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What becomes of a leader, by the die, which reads 0 to 9."""

    routed: Rows[LossName]
    eliminated: Rows[LossName]
    encircled: Rows[LossName]
    source: Sources


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    replacement_radius: Small
    leader_move: Small
    two_choices_from: Small
    source: Sources


class Retreat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    straight: Small
    diagonal: Small
    enemy: Small
    friend: Small
    source: Sources


class Points(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    eliminated: Annotated[dict[TypeName, Small], Meta(min_length=8)]
    routed: Small
    leader_killed: Small
    leader_captured: Small
    al_andalus_gone: Small
    al_andalus_breaks: Small
    no_christian_victory: Small
    no_christian_victory_turn: Small
    de_rada: Small
    ruy_diaz: Small
    lead: Annotated[int, Meta(ge=1, le=500)]
    limit_turn: Small
    limit_lead: Small
    source: Sources


class BannerEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Without `rows` the hexes of its units are fixed."""

    tag: Tag
    side: SideName
    name: Label
    rows: list[int]
    source: Sources


class LeaderEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Commands the banner of the same tag."""

    tag: Tag
    name: Label
    bonus: Small
    value: Small
    radius: Small
    army: bool
    hex: HexName
    source: Sources


class MarkerEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tag: Tag
    hex: HexName
    source: Sources


class UnitEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`hex` and `facing` are those of the set-up that a side may take whole."""

    tag: Tag
    banner: Tag
    type: TypeName
    strength: Small
    cohesion: Small
    move: Small
    hex: HexName
    facing: FacingName
    source: Sources
    shoots: ShotName | None = None


class NavasHexEdition(Edition, frozen=True, kw_only=True, forbid_unknown_fields=True):
    map: MapEntry
    terrain: Terrain
    movement: Movement
    fire: Fire
    combat: Combat
    rally: Rally
    leader_loss: LeaderLoss
    command: Command
    retreat: Retreat
    points: Points
    banners: list[BannerEntry]
    leaders: list[LeaderEntry]
    markers: Annotated[list[MarkerEntry], Meta(min_length=2, max_length=2)]
    units: Annotated[list[UnitEntry], Meta(max_length=250)]


MOST_HEXES = 1024
"""What an action can name."""


def load(data: bytes) -> NavasHexEdition:
    """Read and check an edition file. Raises EditionError with the reason and the place."""
    return read_edition(data, NavasHexEdition, _faults)


def _faults(edition: NavasHexEdition) -> Iterator[Fault]:
    for find in (_table_faults, _name_faults, _map_faults, _place_faults, _zone_faults):
        yield from find(edition)


def _table_faults(edition: NavasHexEdition) -> Iterator[Fault]:
    combat, loss = edition.combat, edition.leader_loss
    yield from _order_faults("combat.differences", combat.differences)
    yield from _order_faults("combat.melee_results", combat.melee_results)
    yield from _order_faults("combat.charge_results", combat.charge_results)
    for name, rows in (("routed", loss.routed), ("eliminated", loss.eliminated), ("encircled", loss.encircled)):
        yield from _order_faults(f"leader_loss.{name}", rows)
        if rows[0][0] < 0 or rows[-1][0] != 9:
            yield f"leader_loss.{name}", "its rows must cover the die, 0 to 9"
    for place, cost in (
        ("terrain.clear.foot", edition.terrain.clear.foot),
        ("terrain.clear.horse", edition.terrain.clear.horse),
        ("movement.rear", edition.movement.rear),
    ):
        if cost < 1:
            yield place, "a step costs nothing"


def _order_faults(place: str, rows: Sequence[tuple[int, object]]) -> Iterator[Fault]:
    for number, (before, after) in enumerate(pairwise(rows), start=1):
        if after[0] <= before[0]:
            yield f"{place}[{number}][0]", "each row must reach farther than the one before"


def _name_faults(edition: NavasHexEdition) -> Iterator[Fault]:
    tags = [banner.tag for banner in edition.banners]
    yield from repeated(tags, "banners[{}].tag")
    yield from repeated((unit.tag for unit in edition.units), "units[{}].tag")
    yield from repeated((unit.hex for unit in edition.units), "units[{}].hex")
    if [leader.tag for leader in edition.leaders] != tags:
        yield "leaders", "every banner needs a leader, in the same order"
    for number, (marker, tag) in enumerate(zip(edition.markers, ("de-rada", "ruy-diaz"), strict=True)):
        if marker.tag != tag:
            yield f"markers[{number}].tag", "the markers are de-rada and ruy-diaz, in this order"
    for number, unit in enumerate(edition.units):
        if unit.banner not in tags:
            yield f"units[{number}].banner", f"{unit.tag} is of the banner {unit.banner!r}, which is not there"
    for side in ("christian", "moslem"):
        armies = [
            b for b, leader in zip(edition.banners, edition.leaders, strict=True) if leader.army and b.side == side
        ]
        if len(armies) != 1:
            yield "leaders", f"the {side} side must have one army leader"


def _map_faults(edition: NavasHexEdition) -> Iterator[Fault]:
    columns = edition.map.columns
    if edition.map.rows_odd * ((columns + 1) // 2) + edition.map.rows_even * (columns // 2) > MOST_HEXES:
        yield "map", f"it has more than {MOST_HEXES} hexes"
        return
    sheet = _sheet(edition)
    for place, name in _hexes(edition):
        if name not in sheet.numbers:
            yield place, f"there is no hex {name}"


def _sheet(edition: NavasHexEdition) -> Sheet:
    return sheet_of(edition.map.columns, edition.map.rows_odd, edition.map.rows_even)


def _hexes(edition: NavasHexEdition) -> Iterator[tuple[str, str]]:
    """Every hex that the edition names, with the place."""
    yield "map.standard", edition.map.standard
    for level, names in enumerate(edition.map.levels):
        yield from ((f"map.levels[{level}][{number}]", name) for number, name in enumerate(names))
    yield from ((f"map.entrenchment[{number}][0]", name) for number, (name, _) in enumerate(edition.map.entrenchment))
    yield from ((place, hex_) for place, hex_, _ in _starts(edition))


def _starts(edition: NavasHexEdition) -> Iterator[tuple[str, str, SideName]]:
    """Where the counters of each side begin, with the place."""
    sides = {banner.tag: banner.side for banner in edition.banners}
    yield from ((f"leaders[{n}].hex", leader.hex, sides[leader.tag]) for n, leader in enumerate(edition.leaders))
    yield from ((f"markers[{n}].hex", marker.hex, "christian") for n, marker in enumerate(edition.markers))
    yield from ((f"units[{n}].hex", unit.hex, sides[unit.banner]) for n, unit in enumerate(edition.units))


def _place_faults(edition: NavasHexEdition) -> Iterator[Fault]:
    for number, leader in enumerate(edition.leaders):
        if not any(unit.hex == leader.hex and unit.banner == leader.tag for unit in edition.units):
            yield f"leaders[{number}].hex", f"{leader.name} stands with no unit of his own"
    for place, hex_, side in _starts(edition):
        if side == "christian" and hex_ == edition.map.standard:
            yield place, f"{hex_} is where the standard is, and the battle would be over"


def _zone_faults(edition: NavasHexEdition) -> Iterator[Fault]:
    """Whoever is set up freely must find room, whatever the others have taken, and take no place of the enemy."""
    sheet, units = _sheet(edition), Counter(unit.banner for unit in edition.units)
    zones = [_zone(sheet, *pair) for pair in zip(edition.banners, edition.leaders, strict=True)]
    held = {leader.hex for leader in edition.leaders}
    for number, (banner, zone) in enumerate(zip(edition.banners, zones, strict=True)):
        for place, hex_, side in [*_starts(edition), ("map.standard", edition.map.standard, "moslem")]:
            if side != banner.side and hex_ in zone:
                yield place, f"{hex_} is in the zone of the enemy's {banner.name}"
        others = [
            (units[other.tag], len(zone & theirs))
            for other, theirs in zip(edition.banners, zones, strict=True)
            if other != banner
        ]
        room = len(zone - held) - sum(min(pair) for pair in others)
        if banner.rows and room + 1 < units[banner.tag]:
            yield f"banners[{number}].rows", f"the zone of {banner.name} is too small for his units"


def _zone(sheet: Sheet, banner: BannerEntry, leader: LeaderEntry) -> set[str]:
    near = sheet.within(sheet.numbers[leader.hex], leader.radius - 1)
    return {sheet.names[hex_] for hex_ in near if sheet.rows[hex_] in banner.rows}
