"""A full position of Las Navas 1212, hidden cards included."""

from typing import Final

from gonfalon.core.state import News
from gonfalon.games.navas.rules.pieces import (
    CARDS,
    CHRISTIAN,
    FIRST_CHRISTIAN,
    FULL_POWER,
    MUSLIM,
    UNITS,
    ZONES,
    Pieces,
)

# What is asked now.
DEAL_SPECIAL: Final = 0
DISCARD: Final = 1
DEAL: Final = 2
INITIATIVE: Final = 3
PLAY: Final = 4
ACT: Final = 5
KARR: Final = 6
REACT: Final = 7
SPREAD: Final = 8
DRAW: Final = 9
ADVANCE: Final = 10
EXCHANGE: Final = 11
PEEK: Final = 12
OVER: Final = 13

NONE: Final = -1
DRAWN: Final = 2

# Kinds of combat.
STANDARD: Final = 0
CHARGE: Final = 1
COUNTER: Final = 2


class Fight:
    """A standard attack, a charge or a counter-attack between its declaration and its end."""

    def __init__(self, kind: int, side: int, origin: int, target: int, joined: tuple[int, ...]) -> None:
        self.kind: int = kind
        self.side: int = side
        self.origin: int = origin
        self.target: int = target
        self.joined: tuple[int, ...] = joined
        self.step: int = 0
        self.karr: bool = False
        self.ready: int = 0
        self.helped: int = 0
        self.stopped: bool = False

    def copy(self) -> "Fight":
        other = Fight(self.kind, self.side, self.origin, self.target, self.joined)
        other.step = self.step
        other.karr = self.karr
        other.ready = self.ready
        other.helped = self.helped
        other.stopped = self.stopped
        return other

    def whole(self) -> tuple[object, ...]:
        where = (self.kind, self.side, self.origin, self.target, self.joined)
        return where, self.step, self.karr, self.ready, self.helped, self.stopped


class State:
    """Mutable and plain. Sets of cards and of special cards are bit masks; `units` lists each zone's units in order.

    `deck` is a bag until it is made from a turned discard; only then does its order mean anything.
    """

    def __init__(self, pieces: Pieces, advanced: bool, memory_aid: bool, round_limit: int) -> None:
        self.pieces: Pieces = pieces
        self.rules: int = pieces.rules
        self.advanced: bool = advanced
        self.memory_aid: bool = memory_aid
        self.round_limit: int = round_limit
        self.news: News | None = None
        self.options: list[int] | None = None
        self.option_set: set[int] | None = None

        self.units: list[tuple[int, ...]] = [()] * ZONES
        self.power: list[int] = [FULL_POWER] * UNITS
        self.tired: int = 0

        self.deck: list[int] = list(range(CARDS))
        self.ordered: bool = False
        self.discard: list[int] = []
        self.hands: list[int] = [0, 0]
        self.initiative: list[int] = [NONE, NONE]
        self.active: int = NONE
        self.open_hand: list[int] = [0, 0]
        self.peeked: int = 0
        self.returned: int = NONE

        self.specials: list[int] = [0, 0]
        self.laid_aside: list[int] = [0, 0]
        self.used: int = 0

        self.round: int = 1
        self.turn: int = NONE
        self.first: int = NONE
        self.shield: int = NONE
        self.points: int = 0
        self.combats: int = 0
        self.shots: int = 0
        self.acted: bool = False

        self.ask: int = OVER
        self.asked: int = NONE
        self.offered: int = NONE
        self.fight: Fight | None = None
        self.hit_zones: list[int] = []
        self.hit_damage: list[int] = []
        self.spreads: list[int] = []
        self.winner: int = NONE
        self.reason: int = NONE

    def copy(self) -> "State":
        other = State(self.pieces, self.advanced, self.memory_aid, self.round_limit)
        other.options = self.options
        other.option_set = self.option_set
        other.units = self.units.copy()
        other.power = self.power.copy()
        other.tired = self.tired
        other.deck = self.deck.copy()
        other.ordered = self.ordered
        other.discard = self.discard.copy()
        other.hands = self.hands.copy()
        other.initiative = self.initiative.copy()
        other.active = self.active
        other.open_hand = self.open_hand.copy()
        other.peeked = self.peeked
        other.returned = self.returned
        other.specials = self.specials.copy()
        other.laid_aside = self.laid_aside.copy()
        other.used = self.used
        other.round = self.round
        other.turn = self.turn
        other.first = self.first
        other.shield = self.shield
        other.points = self.points
        other.combats = self.combats
        other.shots = self.shots
        other.acted = self.acted
        other.ask = self.ask
        other.asked = self.asked
        other.offered = self.offered
        other.fight = None if self.fight is None else self.fight.copy()
        other.hit_zones = self.hit_zones.copy()
        other.hit_damage = self.hit_damage.copy()
        other.spreads = self.spreads.copy()
        other.winner = self.winner
        other.reason = self.reason
        return other


def whole(s: State) -> tuple[object, ...]:
    """Everything in a state that can make a difference, for comparison."""
    fight = s.fight
    return (
        tuple(s.units),
        tuple(s.power),
        s.tired,
        (tuple(s.deck), s.ordered, tuple(s.discard), tuple(s.hands), tuple(s.initiative), s.active),
        (tuple(s.open_hand), s.peeked, s.returned),
        (tuple(s.specials), tuple(s.laid_aside), s.used),
        (s.round, s.turn, s.first, s.shield, s.points, s.combats, s.shots, s.acted),
        (s.ask, s.asked, s.offered, s.winner, s.reason),
        (tuple(s.hit_zones), tuple(s.hit_damage), tuple(s.spreads)),
        None if fight is None else fight.whole(),
    )


def holder(units: tuple[int, ...]) -> int:
    """The side that occupies a zone with these units, or NONE."""
    if not units:
        return NONE
    return CHRISTIAN if units[0] >= FIRST_CHRISTIAN else MUSLIM


def total_power(s: State, units: tuple[int, ...]) -> int:
    total = 0
    for unit in units:
        total += s.power[unit]
    return total


def is_tired(s: State, unit: int) -> bool:
    return (s.tired >> unit) & 1 == 1


def alive(s: State, special: int) -> bool:
    """Whether a unit linked to the special card still stands."""
    return any(s.power[unit] > 0 for unit in s.pieces.linked[special])


def ask(s: State, question: int, who: int) -> None:
    s.ask = question
    s.asked = who


def cards_of(mask: int) -> list[int]:
    return [card for card in range(CARDS) if (mask >> card) & 1]
