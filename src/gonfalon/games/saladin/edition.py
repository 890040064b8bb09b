"""The edition of Saladin: both scenarios, their Banners, Leaders and cards, each entry with its source."""

from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from gonfalon.core import Edition, Source, read_edition
from gonfalon.core.editions import Fault, Label, Tag, repeated

SideName = Literal["crusaders", "ayyubids"]
Count = Annotated[int, Meta(ge=0, le=20)]
Positive = Annotated[int, Meta(ge=1, le=20)]
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
    name: Label
    side: SideName
    lances: Positive
    surcharge: tuple[Count, Count]
    source: BannerSource
    card: CardEntry
    horns_card: CardEntry | None = None
    never_given: bool = False


class LeaderActionEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    action: LeaderActionName
    source: Source


class LeaderEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Label
    side: SideName
    actions: list[LeaderActionEntry]


class Garrison(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    lances: Positive
    orders: Count


class ScenarioEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Tag
    title: Label
    tie: SideName
    orders: Annotated[dict[SideName, Positive], Meta(min_length=2)]
    leaders: Annotated[list[LeaderEntry], Meta(min_length=2, max_length=2)]
    banners: Annotated[list[BannerEntry], Meta(max_length=14)]
    garrison: Garrison | None = None


class Fire(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether a fire burns on after the turn in which it was lit."""

    lit_counts_as_fed: bool
    source: Source


class SaladinEdition(Edition, frozen=True, kw_only=True, forbid_unknown_fields=True):
    die: Annotated[list[Literal["nothing", "one", "two", "order"]], Meta(min_length=6, max_length=6)]
    fire: Fire
    scenarios: Annotated[list[ScenarioEntry], Meta(min_length=1)]


_OF_ONE_SIDE: dict[str, SideName] = {"storm-garrison": "crusaders", "reinforce-garrison": "ayyubids"}


def load(data: bytes) -> SaladinEdition:
    """Read and check an edition file. Raises EditionError with the reason and the place."""
    return read_edition(data, SaladinEdition, _faults)


def _faults(edition: SaladinEdition) -> Iterator[Fault]:
    yield from repeated((scenario.name for scenario in edition.scenarios), "scenarios[{}].name")
    for number, scenario in enumerate(edition.scenarios):
        yield from _within(f"scenarios[{number}]", _scenario_faults(scenario))


def _within(place: str, faults: Iterator[Fault]) -> Iterator[Fault]:
    return ((f"{place}.{inner}", why) for inner, why in faults)


def _scenario_faults(scenario: ScenarioEntry) -> Iterator[Fault]:
    yield from repeated((banner.tag for banner in scenario.banners), "banners[{}].tag")
    for number, side in enumerate(("crusaders", "ayyubids")):
        if scenario.leaders[number].side != side:
            yield f"leaders[{number}].side", "there must be a Crusader Leader and an Ayyubid one, in this order"
        yield from repeated(
            (entry.action for entry in scenario.leaders[number].actions), f"leaders[{number}].actions[{{}}]"
        )
        if all(banner.side != side for banner in scenario.banners):
            yield "banners", f"the {side} have no Banner"
    sides = {banner.tag: banner.side for banner in scenario.banners}
    for number, banner in enumerate(scenario.banners):
        if banner.tag == "arsuf":
            yield f"banners[{number}].tag", "a Banner cannot be called 'arsuf', like the town"
        for field, card in (("card", banner.card), ("horns_card", banner.horns_card)):
            if card is not None:
                yield from _within(f"banners[{number}].{field}", _card_faults(banner, card, sides))
    yield from _side_by_side_faults(scenario)


def _card_faults(banner: BannerEntry, card: CardEntry, sides: dict[str, SideName]) -> Iterator[Fault]:
    for place, names in (("targets", [*card.targets]), ("follows", [card.follows] if card.follows else [])):
        for name in names:
            if sides.get(name, banner.side) == banner.side:
                yield place, f"the card of {banner.name} names {name!r}, which is no enemy Banner"
    yield from repeated((action.name for action in card.actions), "actions[{}].name")
    for number, action in enumerate(card.actions):
        yield from _within(f"actions[{number}]", _action_faults(banner, action, sides))


def _action_faults(banner: BannerEntry, action: ActionEntry, sides: dict[str, SideName]) -> Iterator[Fault]:
    yield from repeated(action.recipients, "recipients[{}]")
    for name in action.recipients:
        if sides.get(name) != banner.side:
            yield "recipients", f"{banner.name} would reinforce {name!r}, which is no Banner of his side"
    if action.cost == 0 and action.when_ordered:
        yield "when_ordered", f"{action.name!r} of {banner.name} costs nothing and could be done again for ever"
    if action.effect == "feint" and not action.reaction:
        yield "reaction", f"{action.name!r} of {banner.name} can only be a Reaction"
    if action.reaction and action.effect not in ("fight", "feint"):
        yield "reaction", f"{action.name!r} of {banner.name} cannot be a Reaction"
    if _OF_ONE_SIDE.get(action.effect, banner.side) != banner.side:
        yield "effect", f"{action.name!r} of {banner.name} is not for the {banner.side}"
    field, at_the_enemy = ("red", action.red) if banner.side == "crusaders" else ("green", action.green)
    if at_the_enemy and action.effect not in ("fight", "feint", "storm-garrison"):
        yield field, f"{action.name!r} of {banner.name} rolls dice at nobody"


def _side_by_side_faults(scenario: ScenarioEntry) -> Iterator[Fault]:
    """Faults of one card beside the others, on the field and at the Horns."""
    for field, cards in (
        ("card", {banner.tag: banner.card for banner in scenario.banners}),
        ("horns_card", {banner.tag: banner.horns_card or banner.card for banner in scenario.banners}),
    ):
        for number, banner in enumerate(scenario.banners):
            place = f"banners[{number}].{field if getattr(banner, field) else 'card'}"
            card = cards[banner.tag]
            if card.follows and cards[card.follows].follows:
                yield f"{place}.follows", f"{banner.name} follows {card.follows!r}, who has no status of his own"
            for status in _statuses(card):
                if not any(_is_sure(action, status, banner.tag, cards) for action in card.actions):
                    yield place, f"{banner.name} has no action that costs nothing and never fails while {status}"


def _statuses(card: CardEntry) -> list[Status]:
    changes = card.follows or any(action.becomes == "committed" for action in card.actions)
    return ["uncommitted", "committed"] if changes else ["uncommitted"]


def _is_sure(action: ActionEntry, status: Status, tag: str, cards: dict[str, CardEntry]) -> bool:
    """Whether it can always be done for nothing. One can always fight if all whom one is there for follow one."""
    if action.cost or action.reaction or action.status not in (status, "any"):
        return False
    if action.effect != "fight":
        return action.effect in ("stand", "suffer", "shield-wall", "sacrifice")
    card = cards[tag]
    others = any(other.recipients or other.effect == "storm-garrison" for other in card.actions)
    follow = [cards[name].follows == tag and status in words for name, words in card.targets.items()]
    return bool(follow) and all(follow) and not others
