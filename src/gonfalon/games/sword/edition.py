"""The edition of the hex game: map, tables, counters and set-up, each entry with its source."""

from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from gonfalon.core import Edition, EditionError, Source, read_edition

SideName = Literal["christian", "moslem"]
TypeName = Literal["Ch", "Ha", "Cl", "Pi", "Mi", "Il", "Ar", "Ab"]
ShotName = Literal["Ar", "Ab", "Cl"]
FacingName = Literal["N", "NE", "SE", "S", "SW", "NW"]
Tag = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]*\Z")]
HexName = Annotated[str, Meta(pattern=r"^[0-9]{4}\Z")]
Small = Annotated[int, Meta(ge=0, le=20)]
Modifier = Annotated[int, Meta(ge=-9, le=9)]
Range = tuple[int, int]
"""From and to, both included."""
Sources = Source | dict[str, Source]
"""One for all of an entry, or one for each part of it."""


class MapEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`levels` holds the hexes of level 1, then those of level 2; an entrenched hexside is told from inside."""

    columns: Annotated[int, Meta(ge=1, le=60)]
    rows_odd: Annotated[int, Meta(ge=1, le=60)]
    rows_even: Annotated[int, Meta(ge=1, le=60)]
    standard: HexName
    levels: list[list[HexName]]
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

    base: dict[ShotName, list[tuple[Small, Small]]]
    archer: Modifier
    at: dict[TypeName, Modifier]
    at_routed_or_from_behind: Modifier
    tired: Modifier
    discouraged: Modifier
    source: Sources


class Combat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Both matrices by attacker, then defender, in the order of `TypeName`. Differences and results are told from the
    lowest on: each by the greatest number that still belongs to it, the last one without end."""

    differences: list[tuple[int, Modifier]]
    melee: dict[TypeName, list[Modifier]]
    charge: dict[TypeName, list[Modifier]]
    melee_results: list[tuple[int, str]]
    charge_results: list[tuple[int, str]]
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
    """What becomes of a leader, by the greatest die that still means it."""

    routed: list[tuple[int, str]]
    eliminated: list[tuple[int, str]]
    encircled: list[tuple[int, str]]
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
    eliminated: dict[TypeName, Small]
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
    name: str
    rows: list[int]
    source: Sources


class LeaderEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Commands the banner of the same tag."""

    tag: Tag
    name: str
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


class SwordEdition(Edition, frozen=True, kw_only=True, forbid_unknown_fields=True):
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
    markers: list[MarkerEntry]
    units: Annotated[list[UnitEntry], Meta(max_length=250)]


def load(data: bytes) -> SwordEdition:
    """Read and check an edition file; raises EditionError with the reason."""
    edition = read_edition(data, SwordEdition)
    for fault in _faults(edition):
        raise EditionError(f"This edition file cannot be played with: {fault}.")
    return edition


def _faults(edition: SwordEdition) -> Iterator[str]:
    tags = [banner.tag for banner in edition.banners]
    if [leader.tag for leader in edition.leaders] != tags:
        yield "every banner needs a leader, in the same order"
    if [marker.tag for marker in edition.markers] != ["de-rada", "ruy-diaz"]:
        yield "the markers are de-rada and ruy-diaz, in this order"
    if len({unit.tag for unit in edition.units}) != len(edition.units):
        yield "two units have one name"
    if min(edition.terrain.clear.foot, edition.terrain.clear.horse, edition.movement.rear) < 1:
        yield "a step costs nothing"
    for unit in edition.units:
        if unit.banner not in tags:
            yield f"{unit.tag} is of the banner {unit.banner!r}, which is not there"
    places = [unit.hex for unit in edition.units]
    for hex_ in sorted({place for place in places if places.count(place) > 1}):
        yield f"two units stand in {hex_}"
    for leader in edition.leaders:
        if not any(unit.hex == leader.hex and unit.banner == leader.tag for unit in edition.units):
            yield f"{leader.name} stands with no unit of his own"
    for side in ("christian", "moslem"):
        armies = [entry.tag for entry in edition.leaders if entry.army and _side(edition, entry.tag) == side]
        if len(armies) != 1:
            yield f"the {side} side must have one army leader"


def _side(edition: SwordEdition, banner: str) -> str:
    return next(entry.side for entry in edition.banners if entry.tag == banner)
