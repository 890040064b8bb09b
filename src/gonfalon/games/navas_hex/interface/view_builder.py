"""Builds a view, restores the state from it, and writes the position in one line."""

from gonfalon.core.state import FATE, NOBODY
from gonfalon.games.navas_hex.interface.views import AttackView, LeaderView, NavasHexView
from gonfalon.games.navas_hex.rules.news import KINDS
from gonfalon.games.navas_hex.rules.pieces import NONE, RESULTS, SIDES, Pieces
from gonfalon.games.navas_hex.rules.state import (
    DRAWN,
    ELIMINATED,
    LEADER_STATES,
    ON_MAP,
    OVER,
    QUESTIONS,
    ROUTED,
    UNPLACED,
    WITHDRAWN,
    Attack,
    State,
)
from gonfalon.games.navas_hex.rules.victory import ENDINGS

_LETTERS = "VDR"
_OFF = {UNPLACED: "-", ELIMINATED: "x", WITHDRAWN: "w"}
_OFF_BACK = {sign: why for why, sign in _OFF.items()}
_HEX = 4


def build_view(s: State, seat: str) -> NavasHexView:
    return NavasHexView(
        seat=seat,
        turn=s.turn,
        question=QUESTIONS[s.ask],
        asked=SIDES[s.asked] if s.asked >= 0 else "fate" if s.asked == FATE else "nobody",
        units=[_unit(s, unit) for unit in range(s.pieces.units)],
        leaders=[_leader(s, leader) for leader in range(s.pieces.banners)],
        markers=[_hex(s, hex_) for hex_ in s.marker_at],
        markers_moved=s.markers_moved,
        freed=s.freed,
        andalus_gone=s.andalus_gone,
        score=s.score.copy(),
        pending=s.pending.copy(),
        quiet=s.quiet,
        fought=s.fought,
        limit=s.limit,
        cap=s.cap,
        rolls=s.rolls.copy(),
        todo=s.todo.copy(),
        next_side=s.next_side,
        choices=s.choices,
        acting=None if s.acting == NONE else s.pieces.banner_tags[s.acting],
        leader_moved=s.leader_moved,
        chosen=s.chosen,
        chosen_hex=_hex(s, s.chosen_hex),
        declared=[_attack(s, attack) for attack in s.declared],
        attack=None if s.attack is None else _attack(s, s.attack),
        target_hex=_hex(s, s.target_hex),
        elan=s.elan,
        reacting=s.reacting,
        fired_first=s.fired_first,
        result=None if s.result == NONE else RESULTS[s.result],
        shooter=_tag(s, s.shooter),
        victim=_tag(s, s.victim),
        losing=None if s.losing == NONE else s.pieces.banner_tags[s.losing],
        loss_table=s.loss_table,
        winner=SIDES[s.winner] if 0 <= s.winner < len(SIDES) else None,
        reason=None if s.reason == NONE else ENDINGS[s.reason][0],
    )


def _unit(s: State, unit: int) -> str:
    names = s.pieces.ground.names
    began = f"/{names[s.began[unit]]}" if s.began[unit] not in (NONE, s.where[unit]) else ""
    if s.gone[unit] != ON_MAP:
        return f"{_OFF[s.gone[unit]]}{s.facing[unit]}{_LETTERS[s.order[unit]]}{began}"
    return f"{names[s.where[unit]]}{s.facing[unit]}{_LETTERS[s.order[unit]]}{s.flags[unit]:x}{began}"


def _leader(s: State, leader: int) -> LeaderView:
    return LeaderView(
        tag=s.pieces.banner_tags[leader],
        state=LEADER_STATES[s.leader[leader]],
        at=s.pieces.ground.names[s.leader_at[leader]],
        unit=_tag(s, s.rider[leader]),
        replaced=bool((s.replaced >> leader) & 1),
        activated=bool((s.activated >> leader) & 1),
    )


def _attack(s: State, attack: Attack) -> AttackView:
    tags = s.pieces.tags
    return AttackView(KINDS[attack.kind], tags[attack.target], [tags[unit] for unit in attack.attackers])


def _hex(s: State, hex_: int) -> str | None:
    return None if hex_ == NONE else s.pieces.ground.names[hex_]


def _tag(s: State, unit: int) -> str | None:
    return None if unit == NONE else s.pieces.tags[unit]


def state_of(pieces: Pieces, view: NavasHexView) -> State:
    """The state that a view shows."""
    s = State(pieces)
    for unit, text in enumerate(view.units):
        _lay_unit(s, unit, text)
    for leader, seen in enumerate(view.leaders):
        s.leader[leader] = LEADER_STATES.index(seen.state)
        s.leader_at[leader] = pieces.ground.numbers[seen.at]
        s.rider[leader] = _unit_of(s, seen.unit)
        s.replaced |= seen.replaced << leader
        s.activated |= seen.activated << leader
    s.marker_at = [_hex_of(s, name) for name in view.markers]
    s.markers_moved, s.freed, s.andalus_gone = view.markers_moved, view.freed, view.andalus_gone
    s.score, s.pending, s.rolls, s.todo = [*view.score], [*view.pending], [*view.rolls], [*view.todo]
    s.turn, s.quiet, s.fought, s.limit, s.cap = view.turn, view.quiet, view.fought, view.limit, view.cap
    _lay_course(s, view)
    return s


def _lay_unit(s: State, unit: int, text: str) -> None:
    text, _, began = text.partition("/")
    on_map = text[0].isdecimal()
    place, rest = (text[:_HEX], text[_HEX:]) if on_map else (text[:1], text[1:])
    s.facing[unit] = int(rest[0])
    s.order[unit] = _LETTERS.index(rest[1])
    if on_map:
        hex_ = s.pieces.ground.numbers[place]
        s.where[unit], s.at[hex_], s.gone[unit], s.began[unit] = hex_, unit, ON_MAP, hex_
        s.flags[unit] = int(rest[2:], 16)
    else:
        s.gone[unit] = _OFF_BACK[place]
    if began:
        s.began[unit] = s.pieces.ground.numbers[began]


def _lay_course(s: State, view: NavasHexView) -> None:
    s.next_side, s.choices, s.leader_moved = view.next_side, view.choices, view.leader_moved
    s.acting = NONE if view.acting is None else s.pieces.banner_tags.index(view.acting)
    s.chosen, s.chosen_hex, s.target_hex = view.chosen, _hex_of(s, view.chosen_hex), _hex_of(s, view.target_hex)
    s.declared = [_attack_of(s, attack) for attack in view.declared]
    s.attack = None if view.attack is None else _attack_of(s, view.attack)
    s.elan, s.reacting, s.fired_first = view.elan, view.reacting, view.fired_first
    s.result = NONE if view.result is None else RESULTS.index(view.result)
    s.shooter, s.victim = _unit_of(s, view.shooter), _unit_of(s, view.victim)
    s.losing = NONE if view.losing is None else s.pieces.banner_tags.index(view.losing)
    s.loss_table = view.loss_table
    s.ask = QUESTIONS.index(view.question)
    s.asked = SIDES.index(view.asked) if view.asked in SIDES else FATE if view.asked == "fate" else NOBODY
    if s.ask == OVER:
        s.winner = DRAWN if view.winner is None else SIDES.index(view.winner)
        s.reason = [reason for reason, _ in ENDINGS].index(str(view.reason))


def _attack_of(s: State, attack: AttackView) -> Attack:
    numbers = s.pieces.tag_numbers
    return Attack(KINDS.index(attack.kind), numbers[attack.target], [numbers[tag] for tag in attack.attackers])


def _hex_of(s: State, name: str | None) -> int:
    return NONE if name is None else s.pieces.ground.numbers[name]


def _unit_of(s: State, tag: str | None) -> int:
    return NONE if tag is None else s.pieces.tag_numbers[tag]


def position_line(s: State) -> str:
    """Turn, question, points, and for each side how many units are on the map and how many of them Routed."""
    asked = SIDES[s.asked] if s.asked >= 0 else "fate" if s.asked == FATE else "nobody"
    acting = "" if s.acting == NONE else f" {s.pieces.banner_tags[s.acting]}"
    armies = " ".join(f"{name} {_army(s, side)}" for side, name in enumerate(SIDES))
    return f"turn {s.turn} {asked} {QUESTIONS[s.ask]}{acting} | {s.score[0]}:{s.score[1]} | {armies}"


def _army(s: State, side: int) -> str:
    units = [unit for unit in s.pieces.army[side] if s.gone[unit] == ON_MAP]
    return f"{len(units)}/{len([unit for unit in units if s.order[unit] == ROUTED])}"
