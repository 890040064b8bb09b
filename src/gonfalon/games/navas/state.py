"""A full position of Las Navas 1212, hidden cards included."""

from gonfalon.core.news import News
from gonfalon.games.navas.pieces import (
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
DEAL_SPECIAL = 0
DISCARD = 1
DEAL = 2
INITIATIVE = 3
PLAY = 4
ACT = 5
KARR = 6
REACT = 7
SPREAD = 8
DRAW = 9
ADVANCE = 10
EXCHANGE = 11
PEEK = 12
OVER = 13

NONE = -1
DRAWN = 2
ALL_CARDS = 2**CARDS - 1

# Kinds of combat.
STANDARD = 0
CHARGE = 1
COUNTER = 2


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


class State:
    """Mutable and plain. Sets of cards and of special cards are bit masks; `units` lists each zone's in order.

    `deck` is a bag until it is made from a turned discard; only then does its order mean anything.
    """

    def __init__(self, pieces: Pieces, advanced: bool, memory_aid: bool, round_limit: int) -> None:
        self.pieces: Pieces = pieces
        self.advanced: bool = advanced
        self.memory_aid: bool = memory_aid
        self.round_limit: int = round_limit
        self.news: News | None = None
        self.options: list[int] | None = None

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
        other = State.__new__(State)
        other.pieces = self.pieces
        other.advanced = self.advanced
        other.memory_aid = self.memory_aid
        other.round_limit = self.round_limit
        other.news = None
        other.options = self.options
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
