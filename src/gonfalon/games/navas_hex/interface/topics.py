"""What random games should bring up, to be counted: every row of every table, and every special rule."""

from collections.abc import Iterator

from gonfalon.games.navas_hex.interface.notation import word_of
from gonfalon.games.navas_hex.rules import actions as act
from gonfalon.games.navas_hex.rules import fire, rally
from gonfalon.games.navas_hex.rules import state as st
from gonfalon.games.navas_hex.rules.actions import first_of, kind_of
from gonfalon.games.navas_hex.rules.melee import difference_of, result_of, total_modifier
from gonfalon.games.navas_hex.rules.news import KINDS
from gonfalon.games.navas_hex.rules.pieces import (
    CHRISTIAN,
    CL,
    DE_RADA,
    LOSSES,
    MARKERS,
    MOSLEM,
    NONE,
    RESULTS,
    TYPES,
    Pieces,
)
from gonfalon.games.navas_hex.rules.state import CHARGE, ELIMINATED, MELEE, ON_MAP, ROUTED, TIRED, WITHDRAWN, State, is_
from gonfalon.games.navas_hex.rules.victory import ENDINGS

HITS = ("miss", "light", "heavy")
LOSS_TABLES = ("routed", "eliminated", "encircled")
TESTS = ("valiant", "better", "same", "worse", "disperses")

UPHILL = "H1.6 an attack uphill"
DOWNHILL = "H1.6 an attack downhill"
ENTRENCHED = "H1.6 an attack over the entrenchment"
REPLACED = "H3.6 a leader is replaced"
NAMED = "H3.4 a commander names a unit of another banner"
RODE = "H3.3 a leader moves himself"
TIE = "H4.3 a tie for the initiative"
TWO = "H4.3 two leaders are chosen"
RETARGET = "H4.5 an attacker takes another target"
RESTED = "H4.7 a unit at rest is Fresh again"
BACK = "H6.5 defensive fire"
FIRST = "H6.5 offensive fire before a melee"
PURSUIT = "H7.6 a pursuit"
REACTION = "H8.4 a reaction charge"
SLIP = "H8.4 light horse slips away"
ELAN = "H8.5 élan"
OFF_MAP = "H9.2 a unit leaves the map"
RESTORED = "H11.1 de Rada restores a unit"
MARKER_LOST = "H11.3 {} is eliminated"
MARKER_MOVED = "H11.1 {} moves"
FREED = "H11.5 the reserve is freed"
ANDALUS = "H11.6 al-Andalus leaves the field"
LATE = "H12.2 turn 12 ends without a Christian victory"

SPECIAL = [
    *(UPHILL, DOWNHILL, ENTRENCHED, REPLACED, NAMED, RODE, TIE, TWO, RETARGET, RESTED, BACK, FIRST, PURSUIT, REACTION),
    *(SLIP, f"{ELAN} 1", f"{ELAN} 2", OFF_MAP, RESTORED, FREED, ANDALUS, LATE),
    *(text.format(marker) for text in (MARKER_LOST, MARKER_MOVED) for marker in MARKERS),
]


def possible(pieces: Pieces) -> list[str]:
    """All that enough games should bring up; a few are rare."""
    return [
        *(f"{kind} {result}" for kind in KINDS for result in RESULTS),
        *sorted({_pair(kind, attacker, defender) for kind, attacker, defender in _pairs(pieces)}),
        *(_difference(kind, shift) for kind, shift in _differences(pieces)),
        *sorted({_shot(type_, far, hit) for type_, far, hit in _shots(pieces)}),
        *(f"rally {test}" for test in TESTS),
        *(_loss(table, fate) for table in range(len(LOSS_TABLES)) for fate in sorted(set(pieces.losses[table]))),
        *SPECIAL,
        *(f"ends: {reason}" for reason, _ in ENDINGS if reason != "nobody-left"),
    ]


def _pairs(pieces: Pieces) -> Iterator[tuple[int, int, int]]:
    types = [sorted({pieces.type[unit] for unit in army}) for army in pieces.army]
    for side in (CHRISTIAN, MOSLEM):
        for attacker in types[side]:
            for defender in types[1 - side]:
                yield MELEE, attacker, defender
                if attacker <= CL:
                    yield CHARGE, attacker, defender


def _differences(pieces: Pieces) -> Iterator[tuple[int, int]]:
    """The rows up to the one that the strongest attackers reach: two chargers are never as strong as three others."""
    for kind, number in ((MELEE, pieces.most_attackers), (CHARGE, pieces.most_chargers)):
        greatest = max([_greatest(pieces, side, kind, number) for side in (CHRISTIAN, MOSLEM)])
        below = [shift for most, shift in pieces.differences if most < greatest]
        yield from ((kind, shift) for _, shift in pieces.differences[: len(below) + 1])


def _greatest(pieces: Pieces, side: int, kind: int, number: int) -> int:
    able = [pieces.strength[unit] for unit in pieces.army[side] if kind == MELEE or pieces.mounted[unit]]
    return sum(sorted(able)[-number:]) - min([pieces.strength[unit] for unit in pieces.army[1 - side]])


def _shots(pieces: Pieces) -> Iterator[tuple[int, int, int]]:
    for unit, shots in enumerate(pieces.shots):
        for far, numbers in enumerate(shots, start=1):
            for hit in range(len(HITS) if numbers[1] else 2):
                yield pieces.type[unit], far, hit


def _pair(kind: int, attacker: int, defender: int) -> str:
    return f"{KINDS[kind]} {TYPES[attacker]} on {TYPES[defender]}"


def _difference(kind: int, shift: int) -> str:
    return f"{KINDS[kind]} strength {shift:+}"


def _shot(type_: int, far: int, hit: int) -> str:
    return f"fire {TYPES[type_]} at {far}: {HITS[hit]}"


def _loss(table: int, fate: int) -> str:
    return f"leader of a unit {LOSS_TABLES[table]}: {LOSSES[fate]}"


def came_up(before: State, action: int, after: State) -> list[str]:
    """What this action, and all that followed from it, was an instance of."""
    die, kind = first_of(action), kind_of(action)
    found = [word_of(before, action).partition(" ")[0]] if kind != act.ROLL else []
    if before.ask == st.COMBAT_ROLL:
        found += _of_combat(before, die)
    elif before.ask == st.FIRE_ROLL:
        found += _of_fire(before, die)
    elif before.ask == st.RALLY_ROLL:
        found += _of_rally(before, die)
    elif before.ask == st.LOSS_ROLL:
        found.append(_loss(before.loss_table, before.pieces.losses[before.loss_table][die]))
    elif before.ask == st.INITIATIVE:
        found += _of_initiative(before, after)
    else:
        found += _of_choice(before, kind)
    return [*found, *_of_table(before, after), *_of_turn(before, after)]


def _of_combat(s: State, die: int) -> Iterator[str]:
    attack, pieces = s.attack, s.pieces
    assert attack is not None
    yield f"{KINDS[attack.kind]} {RESULTS[result_of(s, attack, die + total_modifier(s, attack))]}"
    yield _difference(attack.kind, difference_of(s, attack))
    for unit in attack.attackers:
        yield _pair(attack.kind, pieces.type[unit], pieces.type[attack.target])
    yield from _of_ground(s, [s.where[unit] for unit in attack.attackers], s.where[attack.target])
    if s.elan:
        yield f"{ELAN} {s.elan}"


def _of_ground(s: State, starts: list[int], end: int) -> Iterator[str]:
    ground = s.pieces.ground
    for start in starts:
        way = ground.neighbours[end].index(start)
        if (end, way) in ground.walls:
            yield ENTRENCHED
        if ground.level[start] < ground.level[end]:
            yield UPHILL
        if ground.level[start] > ground.level[end]:
            yield DOWNHILL


def _of_fire(s: State, die: int) -> Iterator[str]:
    light, heavy = fire.numbers(s, s.shooter, s.victim)
    total = die + fire.modifiers(s, s.shooter, s.victim)
    far = s.pieces.ground.distances[s.where[s.shooter]][s.where[s.victim]]
    yield _shot(s.pieces.type[s.shooter], far, 2 if heavy and total >= heavy else int(total >= light))
    if s.attack is not None:
        yield BACK if s.shooter == s.attack.target else FIRST


def _of_rally(s: State, die: int) -> Iterator[str]:
    pieces, unit = s.pieces, s.chosen
    margin = pieces.cohesion[unit] - die - rally.modifiers(s, unit)
    least = (pieces.rally_valiant, pieces.rally_better, pieces.rally_same)
    row = len([number for number in least if margin < number])
    yield f"rally {TESTS[row + (row == len(least) and s.order[unit] == ROUTED)]}"


def _of_initiative(before: State, after: State) -> Iterator[str]:
    if before.next_side == MOSLEM and after.ask == st.INITIATIVE:
        yield TIE
    if before.next_side == MOSLEM and abs(after.rolls[0] - after.rolls[1]) >= before.pieces.two_choices:
        yield TWO


def _of_choice(s: State, kind: int) -> Iterator[str]:
    if s.ask == st.RETARGET and kind != act.HOLD:
        yield RETARGET
    for deed, topic in (
        (act.REPLACE, REPLACED),
        (act.NAME, NAMED),
        (act.RIDE, RODE),
        (act.PURSUE, PURSUIT),
        (act.REACT, REACTION),
        (act.SLIP, SLIP),
    ):
        if kind == deed:
            yield topic
    if s.ask == st.MARKER_WHERE:
        yield MARKER_MOVED.format(MARKERS[s.chosen])


def _of_table(before: State, after: State) -> Iterator[str]:
    """What has become of the counters."""
    for marker, name in enumerate(MARKERS):
        if before.marker_at[marker] != NONE and after.marker_at[marker] == NONE:
            yield MARKER_LOST.format(name)
    if after.freed and not before.freed:
        yield FREED
    if WITHDRAWN in after.gone and WITHDRAWN not in before.gone:
        yield ANDALUS
    for side in (CHRISTIAN, MOSLEM):
        for unit in before.pieces.army[side]:
            fell = before.gone[unit] == ON_MAP and after.gone[unit] == ELIMINATED
            if fell and before.pieces.ground.last_row[side][before.where[unit]] and not _disperses(before, unit):
                yield OFF_MAP
    unit = _with_de_rada(before)
    if unit != NONE and before.flags[unit] & (TIRED | st.RESTING) == TIRED and _is_fresh(after, unit):
        yield RESTORED


def _is_fresh(s: State, unit: int) -> bool:
    return s.gone[unit] == ON_MAP and not is_(s, unit, TIRED)


def _disperses(s: State, unit: int) -> bool:
    return s.ask == st.RALLY_ROLL and s.chosen == unit


def _with_de_rada(s: State) -> int:
    hex_ = s.marker_at[DE_RADA]
    return NONE if hex_ == NONE else s.at[hex_]


def _of_turn(before: State, after: State) -> Iterator[str]:
    """What the end of a turn has brought."""
    if after.ask == st.OVER:
        yield f"ends: {ENDINGS[after.reason][0]}"
    if after.turn == before.turn or not before.turn:
        return
    if before.turn == before.pieces.late_turn:
        yield LATE
    rested = [u for u in range(before.pieces.units) if before.flags[u] & (TIRED | st.RESTING) == TIRED | st.RESTING]
    if [unit for unit in rested if _is_fresh(after, unit)]:
        yield RESTED
