"""The types of a view: what a seat may know."""

import msgspec

QUESTIONS = (
    "deal-special",
    "lay-aside",
    "deal",
    "initiative",
    "play",
    "act",
    "karr",
    "react",
    "spread",
    "draw",
    "advance",
    "exchange",
    "peek",
    "over",
)


class UnitView(msgspec.Struct, frozen=True):
    tag: str
    power: int
    exhausted: bool


class HandView(msgspec.Struct, frozen=True):
    """`count` includes a card that lies face down for the initiative. `cards` is None unless they are open to the seat;
    `shown` are those that everybody could remember, `peeked` those that Jimenez de Rada saw."""

    count: int
    cards: list[str] | None
    face_down: str | None
    shown: list[str]
    peeked: list[str]


class SpecialsView(msgspec.Struct, frozen=True):
    count: int
    cards: list[str] | None
    laid_aside: list[str] | None
    laid_aside_count: int


class FightView(msgspec.Struct, frozen=True):
    kind: str
    side: str
    origin: str
    target: str
    joined: list[str]
    step: int
    karr: bool
    ready: list[str]
    helped: list[str]
    stopped: bool


class HitView(msgspec.Struct, frozen=True):
    """Damage that has been dealt; `spread` gives each unit's share, in the zone's order, once it is decided."""

    zone: str
    damage: int
    spread: int | None


class NavasView(msgspec.Struct, frozen=True, kw_only=True):
    seat: str
    advanced: bool
    memory: bool
    memory_aid: bool
    round_limit: int
    round: int
    turn: int
    first: str | None
    question: str
    asked: str
    offered: str | None
    points: int
    combats: int
    shots: int
    acted: bool
    zones: dict[str, list[UnitView]]
    fallen: list[str]
    deck: int
    deck_order: list[str] | None
    discard: int
    discard_top: str | None
    discard_order: list[str] | None
    active: str | None
    initiative: dict[str, str | None]
    face_down: list[str]
    shield: str | None
    returned: str | None
    hands: dict[str, HandView]
    specials: dict[str, SpecialsView]
    used: list[str]
    fight: FightView | None
    hits: list[HitView]
    winner: str | None
    reason: str | None
