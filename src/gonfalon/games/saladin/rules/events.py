"""What players are told. Nothing is hidden, so everybody hears the same."""

import msgspec


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    pass


class TurnBegan(Event, frozen=True, tag="turn-began"):
    turn: int


class Chaos(Event, frozen=True, tag="chaos"):
    crusaders: int
    ayyubids: int


class InitiativeHeld(Event, frozen=True, tag="initiative-held"):
    side: str


class InitiativeSeized(Event, frozen=True, tag="initiative-seized"):
    side: str
    leader: str


class Began(Event, frozen=True, tag="began"):
    side: str


class BannerOrdered(Event, frozen=True, tag="banner-ordered"):
    side: str
    banner: str
    action: str
    target: str | None
    cost: int


class Reacted(Event, frozen=True, tag="reacted"):
    side: str
    banner: str
    action: str
    against: str
    cost: int


class Endured(Event, frozen=True, tag="endured"):
    side: str


class DieRolled(Event, frozen=True, tag="die-rolled"):
    colour: str
    face: str


class Struck(Event, frozen=True, tag="struck"):
    """What one roll did to one Banner or to the garrison."""

    side: str
    where: str
    lances: int
    orders: int
    left: int


class TrackFilled(Event, frozen=True, tag="track-filled"):
    side: str


class StatusChanged(Event, frozen=True, tag="status-changed"):
    banner: str
    status: str


class BannerLost(Event, frozen=True, tag="banner-lost"):
    side: str
    banner: str
    given: bool


class SetAside(Event, frozen=True, tag="set-aside"):
    side: str
    banner: str


class OrdersSpent(Event, frozen=True, tag="orders-spent"):
    side: str
    orders: int


class OrdersBoxed(Event, frozen=True, tag="orders-boxed"):
    side: str
    orders: int


class OrdersRegained(Event, frozen=True, tag="orders-regained"):
    side: str
    orders: int


class LanceMoved(Event, frozen=True, tag="lance-moved"):
    side: str
    giver: str
    receiver: str


class LancesBoxed(Event, frozen=True, tag="lances-boxed"):
    side: str
    banner: str
    lances: int


class ShieldWall(Event, frozen=True, tag="shield-wall"):
    banner: str


class Fire(Event, frozen=True, tag="fire"):
    burning: bool


class LeaderActed(Event, frozen=True, tag="leader-acted"):
    side: str
    leader: str
    action: str
    banner: str | None


class MovedToHorns(Event, frozen=True, tag="moved-to-horns"):
    banner: str


class Passed(Event, frozen=True, tag="passed"):
    side: str


class Redeployed(Event, frozen=True, tag="redeployed"):
    turn: int


class GameEnded(Event, frozen=True, tag="game-ended"):
    winner: str | None
    reason: str
    rule: str
