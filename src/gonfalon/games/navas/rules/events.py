"""What players are told. Every field is a name that a person can read; None is what a seat may not know."""

import msgspec


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    pass


class SpecialDealt(Event, frozen=True, tag="special-dealt"):
    side: str
    card: str | None


class SpecialLaidAside(Event, frozen=True, tag="special-laid-aside"):
    side: str
    card: str | None


class CardDealt(Event, frozen=True, tag="card-dealt"):
    side: str
    card: str | None


class RoundBegan(Event, frozen=True, tag="round-began"):
    round: int


class InitiativeChosen(Event, frozen=True, tag="initiative-chosen"):
    side: str
    card: str | None


class InitiativeRevealed(Event, frozen=True, tag="initiative-revealed"):
    muslim: str
    christian: str
    first: str


class CardPlayed(Event, frozen=True, tag="card-played"):
    side: str
    card: str
    points: int


class Moved(Event, frozen=True, tag="moved"):
    side: str
    origin: str
    target: str
    units: list[str]


class Rallied(Event, frozen=True, tag="rallied"):
    side: str
    zone: str
    units: list[str]


class Switched(Event, frozen=True, tag="switched"):
    side: str
    shielded: bool


class ArrowsLoosed(Event, frozen=True, tag="arrows-loosed"):
    side: str
    origin: str
    target: str
    unit: str
    damage: int


class AttackDeclared(Event, frozen=True, tag="attack-declared"):
    side: str
    kind: str
    origin: str
    target: str
    units: list[str]


class KarrAnswered(Event, frozen=True, tag="karr-answered"):
    yes: bool


class CardPassed(Event, frozen=True, tag="card-passed"):
    """A side was asked about a special card that it might hold, and did not use it."""

    side: str


class SpecialUsed(Event, frozen=True, tag="special-used"):
    side: str
    card: str


class AttackCancelled(Event, frozen=True, tag="attack-cancelled"):
    side: str
    origin: str


class DeckTurned(Event, frozen=True, tag="deck-turned"):
    cards: int


class Term(msgspec.Struct, frozen=True):
    """One summand of a combat total, by name."""

    name: str
    amount: int


class Fought(Event, frozen=True, tag="fought"):
    side: str
    kind: str
    origin: str
    target: str
    card: str
    attack: list[Term]
    defence: list[Term]
    attack_total: int
    defence_total: int


class Loss(msgspec.Struct, frozen=True):
    unit: str
    damage: int
    fell: bool


class Suffered(Event, frozen=True, tag="suffered"):
    side: str
    zone: str
    damage: int
    losses: list[Loss]


class Advanced(Event, frozen=True, tag="advanced"):
    side: str
    origins: list[str]
    targets: list[str]


class Stayed(Event, frozen=True, tag="stayed"):
    side: str


class CardSeen(Event, frozen=True, tag="card-seen"):
    card: str | None


class CardExchanged(Event, frozen=True, tag="card-exchanged"):
    given: str
    taken: str | None


class TurnEnded(Event, frozen=True, tag="turn-ended"):
    side: str
    card: str


class CardsReturned(Event, frozen=True, tag="cards-returned"):
    muslim: str | None
    christian: str


class GameEnded(Event, frozen=True, tag="game-ended"):
    winner: str | None
    reason: str
    rule: str
