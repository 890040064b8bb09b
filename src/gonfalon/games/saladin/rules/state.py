"""A full position of Saladin. Nothing is hidden."""

from typing import Final

from gonfalon.core.state import NOBODY, News
from gonfalon.games.saladin.rules.pieces import (
    AYYUBIDS,
    COMMITTED,
    CRUSADERS,
    GARRISON,
    NONE,
    UNCOMMITTED,
    Card,
    Pieces,
)

# What is asked now.
SEIZE: Final = 0
BEGIN: Final = 1
ACTIVATE: Final = 2
REACT: Final = 3
ROLL: Final = 4
OVER: Final = 5
QUESTIONS: Final = ("seize", "begin", "activate", "react", "roll", "over")

# Where a Banner is.
IN_PLAY: Final = 0
GIVEN: Final = 1
BOXED: Final = 2
ASIDE: Final = 3
PLACES: Final = ("in-play", "given", "boxed", "aside")

DRAWN: Final = 2


class State:
    """Mutable and plain. Lists by side have the Crusaders first; masks have one bit per Banner or side."""

    def __init__(self, pieces: Pieces) -> None:
        self.pieces: Pieces = pieces
        self.rules: int = pieces.rules
        self.news: News | None = None
        self.options: list[int] | None = None
        self.option_set: set[int] | None = None

        # S1.2 A Banner has lances on the board and a status.
        self.lances: list[int] = pieces.lances.copy()
        self.place: list[int] = [IN_PLAY] * pieces.count
        # S1.1 A card, of a Banner or a Leader, is Deployed or Ordered.
        self.ordered: int = 0
        self.committed: int = 0
        self.leaders_ordered: int = 0
        self.leaders_spent: list[int] = [0, 0]

        self.available: list[int] = pieces.orders.copy()
        self.spent: list[int] = [0, 0]
        self.box: list[int] = [0, 0]
        self.track: list[int] = [0, 0]
        self.boxed_lances: list[int] = [0, 0]

        self.garrison: int = pieces.garrison
        self.garrison_orders: int = pieces.garrison_orders
        self.shield: int = NONE
        self.fire: bool = False
        self.fed: bool = False
        self.horns: bool = False

        self.turn: int = 1
        self.initiative: int = NONE
        self.passed: int = 0
        self.acting: int = NONE
        self.doing: int = NONE
        self.target: int = NONE
        self.reactor: int = NONE
        self.reacting: int = NONE
        self.red: int = 0
        self.green: int = 0
        self.rolled: list[int] = []

        self.ask: int = OVER
        self.asked: int = NOBODY
        self.winner: int = NONE
        self.reason: int = NONE

    def copy(self) -> "State":
        other = State(self.pieces)
        other.options = self.options
        other.option_set = self.option_set
        other.lances = self.lances.copy()
        other.place = self.place.copy()
        other.ordered = self.ordered
        other.committed = self.committed
        other.leaders_ordered = self.leaders_ordered
        other.leaders_spent = self.leaders_spent.copy()
        other.available = self.available.copy()
        other.spent = self.spent.copy()
        other.box = self.box.copy()
        other.track = self.track.copy()
        other.boxed_lances = self.boxed_lances.copy()
        other.garrison = self.garrison
        other.garrison_orders = self.garrison_orders
        other.shield = self.shield
        other.fire = self.fire
        other.fed = self.fed
        other.horns = self.horns
        other.turn = self.turn
        other.initiative = self.initiative
        other.passed = self.passed
        other.acting = self.acting
        other.doing = self.doing
        other.target = self.target
        other.reactor = self.reactor
        other.reacting = self.reacting
        other.red = self.red
        other.green = self.green
        other.rolled = self.rolled.copy()
        other.ask = self.ask
        other.asked = self.asked
        other.winner = self.winner
        other.reason = self.reason
        return other


def whole(s: State) -> tuple[object, ...]:
    """Everything in a state that can make a difference, for comparison."""
    return (
        (tuple(s.lances), tuple(s.place), s.ordered, s.committed, s.leaders_ordered, tuple(s.leaders_spent)),
        (tuple(s.available), tuple(s.spent), tuple(s.box), tuple(s.track), tuple(s.boxed_lances)),
        (s.garrison, s.garrison_orders, s.shield, s.fire, s.fed, s.horns),
        (s.turn, s.initiative, s.passed, s.acting, s.doing, s.target, s.reactor, s.reacting),
        (s.red, s.green, tuple(s.rolled), s.ask, s.asked, s.winner, s.reason),
    )


def ask(s: State, question: int, who: int) -> None:
    s.ask = question
    s.asked = who


def card_of(s: State, banner: int) -> Card:
    return s.pieces.cards[1 if s.horns else 0][banner]


def in_play(s: State, banner: int) -> bool:
    return s.place[banner] == IN_PLAY


def is_ordered(s: State, banner: int) -> bool:
    return (s.ordered >> banner) & 1 == 1


def status_of(s: State, banner: int) -> int:
    # S3.3 A Banner with one location shares the status of the Banner it is paired with, while that is in play.
    followed = card_of(s, banner).follows
    bearer = banner if followed == NONE else followed
    return COMMITTED if (s.committed >> bearer) & 1 and s.place[bearer] == IN_PLAY else UNCOMMITTED


def total_orders(s: State, side: int) -> int:
    return s.available[side] + s.spent[side]


def lances_at(s: State, where: int) -> int:
    return s.garrison if where == GARRISON else s.lances[where]


def side_at(s: State, where: int) -> int:
    return AYYUBIDS if where == GARRISON else s.pieces.side[where]


def lances_left(s: State, side: int) -> int:
    """Lances on the board, including those of Banners that were set aside."""
    left = s.garrison if side == AYYUBIDS else 0
    for banner in s.pieces.army[side]:
        left += s.lances[banner]
    return left


def enemy_of(side: int) -> int:
    return AYYUBIDS if side == CRUSADERS else CRUSADERS
