"""The edition of Saladin: both scenarios, their Banners, Leaders and cards, each entry with its source."""

from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from gonfalon.core import Edition, EditionError, Source, read_edition

SideName = Literal["crusaders", "ayyubids"]
Tag = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]*\Z")]
Count = Annotated[int, Meta(ge=0, le=20)]
Dice = Annotated[int, Meta(ge=0, le=3)]
Status = Literal["uncommitted", "committed"]
EffectName = Literal[
    "fight",
    "stand",
    "suffer",
    "shield-wall",
    "reinforce",
    "reinforce-garrison",
    "storm-garrison",
    "light-fire",
    "feed-fire",
    "sacrifice",
    "feint",
]
LeaderActionName = Literal["seize", "recover", "rally", "horns", "true-cross"]


class ActionSource(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    status: Source
    when_ordered: Source
    name: Source
    cost: Source
    effect: Source


class ActionEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line of a Banner's card."""

    name: Tag
    cost: Count
    status: Literal["uncommitted", "committed", "any"]
    when_ordered: bool
    red: Dice
    green: Dice
    effect: EffectName
    source: ActionSource
    becomes: Status | None = None
    is_charge: bool = False
    reaction: bool = False
    recipients: list[Tag] = []


class CardSource(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    follows: Source
    targets: Source


class CardEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Banner's card: whose status it shares, whom it may target in which status, what it can do."""

    follows: Tag | None
    targets: dict[Tag, list[Literal["uncommitted", "committed", "reaction"]]]
    source: CardSource
    actions: Annotated[list[ActionEntry], Meta(max_length=16)]


class BannerSource(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    lances: Source
    surcharge: Source


class BannerEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tag: Tag
    name: str
    side: SideName
    lances: Annotated[int, Meta(ge=1, le=20)]
    surcharge: tuple[Count, Count]
    source: BannerSource
    card: CardEntry
    horns_card: CardEntry | None = None
    never_given: bool = False


class LeaderActionEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    action: LeaderActionName
    source: Source


class LeaderEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    side: SideName
    actions: list[LeaderActionEntry]


class Garrison(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    lances: Count
    orders: Count


class ScenarioEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Tag
    title: str
    tie: SideName
    orders: dict[SideName, Count]
    leaders: list[LeaderEntry]
    banners: Annotated[list[BannerEntry], Meta(max_length=14)]
    garrison: Garrison | None = None


class Fire(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether a fire burns on after the turn in which it was lit."""

    lit_counts_as_fed: bool
    source: Source


class SaladinEdition(Edition, frozen=True, kw_only=True, forbid_unknown_fields=True):
    die: list[Literal["nothing", "one", "two", "order"]]
    fire: Fire
    scenarios: list[ScenarioEntry]


_OF_ONE_SIDE: dict[str, SideName] = {"storm-garrison": "crusaders", "reinforce-garrison": "ayyubids"}


def load(data: bytes) -> SaladinEdition:
    """Read and check an edition file. Raises EditionError with the reason."""
    edition = read_edition(data, SaladinEdition)
    for fault in _faults(edition):
        raise EditionError(f"This edition file cannot be played with: {fault}.")
    return edition


def _faults(edition: SaladinEdition) -> Iterator[str]:
    for scenario in edition.scenarios:
        for fault in _scenario_faults(scenario):
            yield f"in {scenario.name}, {fault}"
    if len({scenario.name for scenario in edition.scenarios}) != len(edition.scenarios):
        yield "two scenarios have one name"
    if len(edition.die) != 6:
        yield f"a die has 6 faces, not {len(edition.die)}"


def _scenario_faults(scenario: ScenarioEntry) -> Iterator[str]:
    sides = {banner.tag: banner.side for banner in scenario.banners}
    if len(sides) != len(scenario.banners):
        yield "two Banners have one name"
    if "arsuf" in sides:
        yield "a Banner cannot be called 'arsuf', like the town"
    if len([orders for orders in scenario.orders.values() if orders]) != 2:
        yield "each side must have Orders"
    if [leader.side for leader in scenario.leaders] != ["crusaders", "ayyubids"]:
        yield "there must be a Crusader Leader and an Ayyubid one, in this order"
    for banner in scenario.banners:
        for card in (banner.card, banner.horns_card):
            if card is not None:
                yield from _naming_faults(banner, card, sides)
                yield from _action_faults(banner, card)
    yield from _follower_faults(scenario)


def _naming_faults(banner: BannerEntry, card: CardEntry, sides: dict[str, SideName]) -> Iterator[str]:
    for name in [*card.targets, *([card.follows] if card.follows else [])]:
        if sides.get(name, banner.side) == banner.side:
            yield f"the card of {banner.name} names {name!r}, which is no enemy Banner"
    for name in [name for action in card.actions for name in action.recipients]:
        if sides.get(name) != banner.side:
            yield f"{banner.name} would reinforce {name!r}, which is no Banner of his side"


def _action_faults(banner: BannerEntry, card: CardEntry) -> Iterator[str]:
    names = [action.name for action in card.actions]
    for action in card.actions:
        if names.count(action.name) > 1:
            yield f"{banner.name} has two actions called {action.name!r}"
        if action.cost == 0 and action.when_ordered:
            yield f"{action.name!r} of {banner.name} costs nothing and could be done again for ever"
        if action.effect == "feint" and not action.reaction:
            yield f"{action.name!r} of {banner.name} can only be a Reaction"
        if action.reaction and action.effect not in ("fight", "feint"):
            yield f"{action.name!r} of {banner.name} cannot be a Reaction"
        if _OF_ONE_SIDE.get(action.effect, banner.side) != banner.side:
            yield f"{action.name!r} of {banner.name} is not for the {banner.side}"
        at_the_enemy = action.red if banner.side == "crusaders" else action.green
        if at_the_enemy and action.effect not in ("fight", "feint", "storm-garrison"):
            yield f"{action.name!r} of {banner.name} rolls dice at nobody"
    for status in ("uncommitted", "committed"):
        reachable = card.follows or any(action.becomes == status for action in card.actions) or status == "uncommitted"
        free = [a for a in card.actions if a.cost == 0 and a.status in (status, "any") and not a.reaction]
        if reachable and not free:
            yield f"{banner.name} has no action that costs nothing while {status}"


def _follower_faults(scenario: ScenarioEntry) -> Iterator[str]:
    for cards in (
        {banner.tag: banner.card for banner in scenario.banners},
        {banner.tag: banner.horns_card or banner.card for banner in scenario.banners},
    ):
        for banner in scenario.banners:
            followed = cards[banner.tag].follows
            if followed and cards[followed].follows:
                yield f"{banner.name} follows {followed!r}, who has no status of his own"
