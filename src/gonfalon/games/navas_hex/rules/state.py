"""A full position of the hex game. Nothing is hidden."""

from typing import Final

from gonfalon.core.state import NOBODY, News
from gonfalon.games.navas_hex.rules.pieces import CHRISTIAN, MOSLEM, NONE, Pieces

# H2.3 How a unit stands; tired or fresh is a flag.
VALIANT: Final = 0
DISCOURAGED: Final = 1
ROUTED: Final = 2
ORDERS: Final = ("valiant", "discouraged", "routed")

# Why a unit is not on the map.
ON_MAP: Final = 0
ELIMINATED: Final = 1
WITHDRAWN: Final = 2
UNPLACED: Final = 3
GONE: Final = ("on-map", "eliminated", "withdrawn", "unplaced")

# What is remembered of a unit: until it changes, for the turn, for the activation, for the combat.
TIRED: Final = 1
RESTING: Final = 2
COMMANDED: Final = 4
ACTED: Final = 8
VOLLEYED: Final = 16
REACTED: Final = 32
ACTIVE: Final = 64
ORDERED: Final = 128
LEFT: Final = 256
JOINED: Final = 512
FIRED: Final = 1024
ATTACKED: Final = 2048
MELEED: Final = 4096
SHOT_BACK: Final = 8192
RAN: Final = 16384
TIRED_NOW: Final = 32768
FLAGS: Final = (
    "tired", "resting", "commanded", "acted", "volleyed", "reacted", "active", "ordered", "left", "joined", "fired",
    "attacked", "meleed", "shot-back", "ran", "tired-now",
)  # fmt: skip
OF_TURN: Final = COMMANDED | ACTED | VOLLEYED | REACTED
OF_ACTIVATION: Final = ACTIVE | ORDERED | LEFT | JOINED | FIRED | ATTACKED | MELEED | SHOT_BACK
OF_COMBAT: Final = RAN | TIRED_NOW

# A leader.
LEADS: Final = 0
HURT: Final = 1
LOST: Final = 2
REMOVED: Final = 3
LEADER_STATES: Final = ("leads", "wounded", "lost", "removed")

# What is asked now.
SETUP: Final = 0
SET_HEX: Final = 1
SET_FACING: Final = 2
REPLACE: Final = 3
VOLLEY: Final = 4
INITIATIVE: Final = 5
ACTIVATE: Final = 6
NAME: Final = 7
ORDER: Final = 8
WHERE: Final = 9
FACING: Final = 10
MARKER_WHERE: Final = 11
SHOOT: Final = 12
DECLARE: Final = 13
RETARGET: Final = 14
RESOLVE: Final = 15
RUN: Final = 16
REACT: Final = 17
SHOOT_BACK: Final = 18
SHOOT_FIRST: Final = 19
LEAD: Final = 20
FIRE_ROLL: Final = 21
COMBAT_ROLL: Final = 22
LOSS_ROLL: Final = 23
ADVANCE: Final = 24
PURSUE: Final = 25
ELAN: Final = 26
ELAN_FACING: Final = 27
RALLY_ROLL: Final = 28
OVER: Final = 29
QUESTIONS: Final = (
    "setup", "set-hex", "set-facing", "replace", "volley", "initiative", "activate", "name", "order", "where", "facing",
    "marker-where", "shoot", "declare", "retarget", "resolve", "run", "react", "shoot-back", "shoot-first", "lead",
    "fire-roll", "combat-roll", "loss-roll", "advance", "pursue", "elan", "elan-facing", "rally-roll", "over",
)  # fmt: skip

MELEE: Final = 0
CHARGE: Final = 1

DRAWN: Final = 2


class Attack:
    """A charge or melee, declared or under way."""

    def __init__(self, kind: int, target: int, attackers: list[int]) -> None:
        self.kind: int = kind
        self.target: int = target
        self.attackers: list[int] = attackers

    def copy(self) -> "Attack":
        return Attack(self.kind, self.target, self.attackers.copy())


class State:
    """Mutable and plain. Lists by side hold the Christians' first."""

    def __init__(self, pieces: Pieces) -> None:
        self.pieces: Pieces = pieces
        self.rules: int = pieces.rules
        self.news: News | None = None
        self.options: list[int] | None = None
        self.option_set: set[int] | None = None
        self.ways: list[int] | None = None
        """How the unit that is being moved can face in each hex, once somebody has asked."""
        self.advised: int = NONE
        self.advised_hex: int = NONE
        self.advised_facing: int = NONE
        self.advised_manner: object = None
        """Whom the last advice was about, where it is to go, how it is to face there and in which manner; forgotten
        unless that is what is done next."""

        self.where: list[int] = [NONE] * pieces.units
        # H1.5 One unit stands in a hex.
        self.at: list[int] = [NONE] * pieces.ground.count
        self.facing: list[int] = pieces.facing.copy()
        self.order: list[int] = [VALIANT] * pieces.units
        self.flags: list[int] = [0] * pieces.units
        self.gone: list[int] = [UNPLACED] * pieces.units
        self.began: list[int] = [NONE] * pieces.units
        """Where each was set up."""

        self.rider: list[int] = [NONE] * pieces.banners
        """The unit that each leader is stacked with."""
        self.leader: list[int] = [LEADS] * pieces.banners
        self.leader_at: list[int] = pieces.leader_hex.copy()
        self.replaced: int = 0
        self.activated: int = 0
        self.marker_at: list[int] = pieces.marker_hex.copy()
        self.markers_moved: int = 0

        self.freed: bool = False
        self.andalus_gone: bool = False
        self.score: list[int] = [0, 0]
        self.pending: list[int] = [0, 0]
        self.turn: int = 0
        self.fought: bool = False
        self.quiet: int = 0
        self.limit: bool = False
        self.cap: int = 0

        self.rolls: list[int] = [0, 0]
        self.next_side: int = NONE
        self.choices: int = 0
        self.acting: int = NONE
        self.leader_moved: bool = False
        self.chosen: int = NONE
        self.chosen_hex: int = NONE
        self.declared: list[Attack] = []
        self.attack: Attack | None = None
        self.target_hex: int = NONE
        self.elan: int = 0
        self.reacting: bool = False
        self.fired_first: bool = False
        self.result: int = NONE
        self.shooter: int = NONE
        self.victim: int = NONE
        self.losing: int = NONE
        self.loss_table: int = 0

        self.todo: list[int] = []
        self.ask: int = OVER
        self.asked: int = NOBODY
        self.winner: int = NONE
        self.reason: int = NONE

    def copy(self) -> "State":
        other = State(self.pieces)
        other.options = self.options
        other.option_set = self.option_set
        other.ways = self.ways
        other.advised = self.advised
        other.advised_hex = self.advised_hex
        other.advised_facing = self.advised_facing
        other.advised_manner = self.advised_manner
        other.where = self.where.copy()
        other.at = self.at.copy()
        other.facing = self.facing.copy()
        other.order = self.order.copy()
        other.flags = self.flags.copy()
        other.gone = self.gone.copy()
        other.began = self.began.copy()
        other.rider = self.rider.copy()
        other.leader = self.leader.copy()
        other.leader_at = self.leader_at.copy()
        other.replaced = self.replaced
        other.activated = self.activated
        other.marker_at = self.marker_at.copy()
        other.markers_moved = self.markers_moved
        other.freed = self.freed
        other.andalus_gone = self.andalus_gone
        other.score = self.score.copy()
        other.pending = self.pending.copy()
        other.turn = self.turn
        other.fought = self.fought
        other.quiet = self.quiet
        other.limit = self.limit
        other.cap = self.cap
        other.rolls = self.rolls.copy()
        other.next_side = self.next_side
        other.choices = self.choices
        other.acting = self.acting
        other.leader_moved = self.leader_moved
        other.chosen = self.chosen
        other.chosen_hex = self.chosen_hex
        other.declared = [attack.copy() for attack in self.declared]
        other.attack = None if self.attack is None else self.attack.copy()
        other.target_hex = self.target_hex
        other.elan = self.elan
        other.reacting = self.reacting
        other.fired_first = self.fired_first
        other.result = self.result
        other.shooter = self.shooter
        other.victim = self.victim
        other.losing = self.losing
        other.loss_table = self.loss_table
        other.todo = self.todo.copy()
        other.ask = self.ask
        other.asked = self.asked
        other.winner = self.winner
        other.reason = self.reason
        return other


def ask(s: State, question: int, who: int) -> None:
    s.ask = question
    s.asked = who


def enemy_of(side: int) -> int:
    return MOSLEM if side == CHRISTIAN else CHRISTIAN


def is_(s: State, unit: int, flag: int) -> bool:
    return s.flags[unit] & flag != 0


def mark(s: State, unit: int, flag: int) -> None:
    s.flags[unit] |= flag


def unmark(s: State, unit: int, flag: int) -> None:
    s.flags[unit] &= ~flag


def clear(s: State, flags: int) -> None:
    """Forget these of every unit."""
    kept = ~flags
    s.flags = [flag & kept for flag in s.flags]


# What is still to come, the last first: a kind and two numbers, packed as actions are.
def later(s: State, *steps: int) -> None:
    """Do these next, in this order, before what was to come already."""
    for step in reversed(steps):
        s.todo.append(step)


def whole(s: State) -> tuple[object, ...]:
    """Everything in a state that can make a difference, for comparison."""
    attacks = [(a.kind, a.target, tuple(a.attackers)) for a in s.declared]
    attack = None if s.attack is None else (s.attack.kind, s.attack.target, tuple(s.attack.attackers))
    return (
        (tuple(s.where), tuple(s.facing), tuple(s.order), tuple(s.flags), tuple(s.gone), tuple(s.began)),
        (tuple(s.rider), tuple(s.leader), tuple(s.leader_at), s.replaced, s.activated),
        (tuple(s.marker_at), s.markers_moved, s.freed, s.andalus_gone, tuple(s.score), tuple(s.pending)),
        (s.turn, s.fought, s.quiet, s.limit, s.cap, tuple(s.rolls), s.next_side, s.choices),
        (s.acting, s.leader_moved, s.chosen, s.chosen_hex, tuple(attacks), attack, s.target_hex, s.elan),
        (s.reacting, s.fired_first, s.result, s.shooter, s.victim, s.losing, s.loss_table),
        (tuple(s.todo), s.ask, s.asked, s.winner, s.reason),
    )
