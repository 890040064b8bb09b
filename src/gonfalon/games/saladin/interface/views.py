"""The types of a view: what a seat may know, which in this game is everything on the table."""

import msgspec


class BannerView(msgspec.Struct, frozen=True):
    tag: str
    side: str
    lances: int
    full: int
    place: str
    ordered: bool
    status: str
    committed: bool
    surcharge: int


class PoolView(msgspec.Struct, frozen=True):
    """A side's Orders, its Losses Track, and its Leader."""

    available: int
    spent: int
    box: int
    track: int
    boxed_lances: int
    leader_ordered: bool
    leader_spent: list[str]
    passed: bool


class DeedView(msgspec.Struct, frozen=True):
    """The action, or the Reaction, that is in progress."""

    banner: str
    action: str
    target: str | None
    reactor: str | None
    reaction: str | None
    red: int
    green: int
    rolled: list[str]


class SaladinView(msgspec.Struct, frozen=True, kw_only=True):
    scenario: str
    seat: str
    turn: int
    question: str
    asked: str
    initiative: str | None
    banners: list[BannerView]
    pools: dict[str, PoolView]
    garrison: int
    garrison_orders: int
    shield: str | None
    fire: bool
    fed: bool
    horns: bool
    deed: DeedView | None
    winner: str | None
    reason: str | None
