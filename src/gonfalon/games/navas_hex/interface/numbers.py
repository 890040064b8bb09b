"""The hex game in numbers. Fire and charges are numbered by both units, a melee by the unit and the direction."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from gonfalon.core.numbers import Numbers, one_of, share
from gonfalon.core.state import FATE
from gonfalon.games.navas_hex.hexes import AROUND, DIRECTIONS
from gonfalon.games.navas_hex.interface.notation import AT_HEX, PLAIN, WITH_HEX, WITH_UNIT
from gonfalon.games.navas_hex.interface.view_builder import state_of
from gonfalon.games.navas_hex.interface.views import NavasHexView
from gonfalon.games.navas_hex.rules import actions as act
from gonfalon.games.navas_hex.rules.actions import first_of, kind_of, make, second_of
from gonfalon.games.navas_hex.rules.pieces import MARKERS, NONE, RESULTS, SIDES, Pieces
from gonfalon.games.navas_hex.rules.state import CHARGE, FLAGS, LEADER_STATES, ON_MAP, QUESTIONS, UNPLACED, State

WHO: Final = (*SIDES, "fate", "nobody")
MOST_DICE: Final = 12
ORDERS: Final = range(3)
GONE: Final = range(ON_MAP, UNPLACED + 1)
STEPS: Final = 16
STEP_KINDS: Final = 64
STEP_NUMBERS: Final = 1024
MOST_TURNS: Final = 60
MOST_POINTS: Final = 400
MOST_LOSS_TABLES: Final = 8
MOST_ATTACKS: Final = 8


class NavasHexNumbers(Numbers[State]):
    longest = 20_000

    def __init__(self, pieces: Pieces) -> None:
        self._pieces = pieces
        meanings = dict(_actions(pieces))
        self.actions = tuple(meanings.values())
        self.outcomes = tuple(f"roll {dice}" for dice in range(MOST_DICE + 1))
        self._numbers = {action: number for number, action in enumerate(meanings)}
        sheet = pieces.ground.sheet
        wide, high = max(sheet.columns), max(sheet.rows)
        self._places = [[across / wide, down / high] for across, down in zip(sheet.columns, sheet.rows, strict=True)]

    def number(self, state: State, action: int) -> int:
        if state.asked == FATE:
            return first_of(action)
        return self._numbers[_by_direction(state, action) if kind_of(action) == act.MELEE else action]

    def observe(self, view: NavasHexView) -> list[float]:
        # Nothing is hidden, so the view gives the whole state, and that is easier to read.
        s = state_of(self._pieces, view)
        found = [*one_of(view.seat, SIDES), *one_of(view.asked, WHO), *_moment(s)]
        for hex_ in (s.chosen_hex, s.target_hex, *s.marker_at):
            found += self._place(hex_)
        for unit in range(self._pieces.units):
            found += self._unit(s, unit)
        for leader in range(self._pieces.banners):
            found += self._leader(s, leader)
        return [*found, *_steps(s.todo)]

    def _place(self, hex_: int) -> list[float]:
        """Column and row; zeros for nowhere."""
        return [0.0, 0.0] if hex_ == NONE else self._places[hex_]

    def _unit(self, s: State, unit: int) -> list[float]:
        gone, order = _one_in(s.gone[unit], GONE), _one_in(s.order[unit], ORDERS)
        flags = _bits(s.flags[unit], len(FLAGS))
        places = [*self._place(s.where[unit]), *self._place(s.began[unit])]
        roles = [float(unit == one) for one in (s.chosen, s.shooter, s.victim)]
        return [*places, *gone, *order, *_one_in(s.facing[unit], range(AROUND)), *flags, *roles, *_attacks(s, unit)]

    def _leader(self, s: State, leader: int) -> list[float]:
        marks = [s.rider[leader] != NONE, leader == s.acting, leader == s.losing]
        masks = [(mask >> leader) & 1 for mask in (s.replaced, s.activated)]
        return [
            *self._place(s.leader_at[leader]),
            *_one_in(s.leader[leader], range(len(LEADER_STATES))),
            *map(float, [*marks, *masks]),
        ]


def _by_direction(s: State, action: int) -> int:
    """A melee as its unit and the direction of its target."""
    unit, target = first_of(action), second_of(action)
    return make(act.MELEE, unit, s.pieces.ground.neighbours[s.where[unit]].index(s.where[target]))


def _actions(pieces: Pieces) -> Iterator[tuple[int, str]]:
    yield from ((make(kind), word) for kind, word in PLAIN.items())
    for kind, verb in (WITH_UNIT | AT_HEX).items():
        yield from ((make(kind, unit), f"{verb} {tag}") for unit, tag in enumerate(pieces.tags))
    for kind, verb in WITH_HEX.items():
        yield from ((make(kind, hex_), f"{verb} {name}") for hex_, name in enumerate(pieces.ground.names))
    yield from ((make(act.FACE, way), f"face {name}") for way, name in enumerate(DIRECTIONS))
    yield from ((make(act.ACTIVATE, banner), f"activate {tag}") for banner, tag in enumerate(pieces.banner_tags))
    yield from ((make(act.MARKER, marker), f"move {name}") for marker, name in enumerate(MARKERS))
    for unit, tag in enumerate(pieces.tags):
        yield from ((make(act.MELEE, unit, way), f"melee {tag} {name}") for way, name in enumerate(DIRECTIONS))
        for enemy in pieces.army[1 - pieces.side[unit]]:
            if pieces.shots[unit]:
                yield make(act.FIRE, unit, enemy), f"fire {tag} {pieces.tags[enemy]}"
            if pieces.mounted[unit]:
                yield make(act.CHARGE, unit, enemy), f"charge {tag} {pieces.tags[enemy]}"


@cache
def _one_in(value: int, values: range) -> tuple[float, ...]:
    return tuple([1.0 if value == one else 0.0 for one in values])


@cache
def _bits(mask: int, count: int) -> tuple[float, ...]:
    return tuple([float((mask >> bit) & 1) for bit in range(count)])


def _moment(s: State) -> list[float]:
    """What is asked, and how the battle stands."""
    yes_or_no = [s.freed, s.andalus_gone, s.fought, s.limit, s.leader_moved, s.reacting, s.fired_first]
    moved = _bits(s.markers_moved, len(MARKERS))
    counts = [share(points, MOST_POINTS) for points in (*s.score, *s.pending)]
    counts += [share(count, MOST_TURNS) for count in (s.turn, s.quiet, s.cap)]
    counts += [share(roll, MOST_DICE) for roll in s.rolls]
    counts += [share(s.choices, 2), share(s.elan, MOST_ATTACKS), share(s.loss_table, MOST_LOSS_TABLES)]
    sides = [*_one_in(s.next_side, range(2)), *_one_in(s.winner, range(2))]
    asked = [*_one_in(s.ask, range(len(QUESTIONS))), *_one_in(s.result, range(len(RESULTS)))]
    return [*map(float, yes_or_no), *moved, *counts, *sides, *asked]


def _attacks(s: State, unit: int) -> list[float]:
    """What the unit has to do with the attack under way and with those that were declared: whom it attacks and how."""
    found = [0.0] * 6
    if s.attack is not None:
        found[0] = float(unit == s.attack.target)
        found[1] = float(unit in s.attack.attackers)
        found[2] = float(s.attack.kind == CHARGE)
    for place, attack in enumerate(s.declared, start=1):
        if unit == attack.target:
            found[3] = share(place, len(s.pieces.tags))
        if unit in attack.attackers:
            found[4] = share(place, len(s.pieces.tags))
            found[5] = float(attack.kind == CHARGE)
    return found


def _steps(todo: list[int]) -> list[float]:
    """What the rules will do next by themselves, the next step first."""
    found: list[float] = []
    for step in [*reversed(todo), *[NONE] * STEPS][:STEPS]:
        if step == NONE:
            found += [0.0] * 3
        else:
            found += [
                share(kind_of(step) + 1, STEP_KINDS),
                share(first_of(step), STEP_NUMBERS),
                share(second_of(step), STEP_NUMBERS),
            ]
    return found
