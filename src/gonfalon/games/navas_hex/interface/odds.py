"""Tells the odds of an attack or a volley, and how near each side is to winning."""

from collections import Counter
from typing import Final

from gonfalon.core.forecast import Bar, Chart, Forecast, Summand, Summary
from gonfalon.core.progress import Prospect
from gonfalon.games.navas_hex.interface.notation import parse
from gonfalon.games.navas_hex.interface.view_builder import state_of
from gonfalon.games.navas_hex.interface.views import NavasHexView
from gonfalon.games.navas_hex.rules import actions as act
from gonfalon.games.navas_hex.rules import state as st
from gonfalon.games.navas_hex.rules.actions import kind_of, make, second_of
from gonfalon.games.navas_hex.rules.engine import do
from gonfalon.games.navas_hex.rules.melee import BT, DD1, modifiers, result_of, total_modifier
from gonfalon.games.navas_hex.rules.options import legal
from gonfalon.games.navas_hex.rules.pieces import CHRISTIAN, FACES, MOSLEM, NONE, RESULTS, SIDES, Pieces
from gonfalon.games.navas_hex.rules.state import State, is_

ROLLING: Final = (
    act.FIRE, act.CHARGE, act.MELEE, act.RESOLVE, act.RUN, act.REACT, act.STAND, act.LEAD, act.ELAN,
)  # fmt: skip
ROLLS: Final = (st.FIRE_ROLL, st.COMBAT_ROLL)
TERMS: Final = ("difference", "types", "terrain", "leaders", "states", "special")
"""The parts of what is added to the die, as `modifiers` gives them."""
NOTHING: Final = "nothing"


def forecast(pieces: Pieces, view: NavasHexView, word: str) -> Forecast | None:
    """For what leads to a roll of fire or combat; None for anything else."""
    s = state_of(pieces, view)
    action = parse(s, word)
    if action is None or kind_of(action) not in ROLLING or action not in legal(s):
        return None
    assumes: list[str] = []
    do(s, action)
    if kind_of(action) in (act.CHARGE, act.MELEE):
        _fight_now(s, kind_of(action), second_of(action))
    if not _go_on(s, assumes):
        return None
    chart = _of_fire(s) if s.ask == st.FIRE_ROLL else _of_combat(s)
    return Forecast([chart], [_summary(s, chart)], assumes)


def _fight_now(s: State, kind: int, target: int) -> None:
    """As if what is declared against this target were all that is fought."""
    wanted = st.CHARGE if kind == act.CHARGE else st.MELEE
    s.declared = [attack for attack in s.declared if (attack.target, attack.kind) == (target, wanted)]
    if s.ask == st.DECLARE:
        do(s, make(act.END))


def _go_on(s: State, assumes: list[str]) -> bool:
    """To the roll, as long as it is plain what everybody does before it."""
    while s.ask not in ROLLS:
        if s.ask == st.RUN:
            do(s, _best_run(s))
        elif s.ask == st.LEAD:
            do(s, legal(s)[0])
        elif s.ask == st.REACT:
            assumes.append("no-reaction")
            do(s, make(act.STAND))
        elif s.ask in (st.SHOOT_BACK, st.SHOOT_FIRST):
            assumes.append("no-shot")
            do(s, make(act.HOLD))
        else:
            return False
    return True


def _best_run(s: State) -> int:
    return max(legal(s), key=lambda run: _total_after(s.copy(), run))


def _total_after(s: State, run: int) -> int:
    do(s, run)
    return total_modifier(s, s.attack) if _go_on(s, []) and s.attack is not None else -FACES


def _of_fire(s: State) -> Chart:
    return _chart(s, s.pieces.tags[s.victim], [_after_fire(s.copy(), die) for die in range(FACES)])


def _after_fire(s: State, die: int) -> str:
    """What becomes of the unit that is fired at."""
    victim, order, was_tired = s.victim, s.order[s.victim], is_(s, s.victim, st.TIRED)
    do(s, make(act.ROLL, die))
    if s.gone[victim] != st.ON_MAP:
        return "eliminated"
    if s.order[victim] == order:
        return NOTHING
    is_tired_now = is_(s, victim, st.TIRED) and not was_tired
    return st.ORDERS[s.order[victim]] + ("-tired" if is_tired_now else "")


def _of_combat(s: State) -> Chart:
    attack = s.attack
    assert attack is not None
    parts = modifiers(s, attack)
    results = [RESULTS[result_of(s, attack, die + sum(parts))] for die in range(FACES)]
    terms = [Summand(name, amount) for name, amount in zip(TERMS, parts, strict=True) if amount]
    return _chart(s, s.pieces.tags[attack.target], results, terms)


def _chart(s: State, about: str, outcomes: list[str], terms: list[Summand] | None = None) -> Chart:
    """`outcomes` are those of each die."""
    bars = [
        Bar(label, count / FACES, wins=_winner(s.copy(), outcomes.index(label)))
        for label, count in Counter(outcomes).items()
    ]
    return Chart(about, bars, terms or [])


def _winner(s: State, die: int) -> str | None:
    """Who has won for certain after this die: leaders escape if they can, and whoever wins by going forward does."""
    do(s, make(act.ROLL, die))
    while s.ask in (st.LOSS_ROLL, st.ADVANCE):
        futures = [_after(s, action) for action in legal(s)]
        decided = [future for future in futures if future.winner != NONE]
        undecided = [future for future in futures if future.winner == NONE]
        s = decided[0] if decided and (s.ask == st.ADVANCE or not undecided) else undecided[0]
    return SIDES[s.winner] if s.winner in (CHRISTIAN, MOSLEM) else None


def _after(s: State, action: int) -> State:
    s = s.copy()
    do(s, action)
    return s


def _summary(s: State, chart: Chart) -> Summary:
    """How likely each side is to be hit or driven back, and to have won."""
    is_fire = s.ask == st.FIRE_ROLL
    struck = s.victim if s.attack is None or is_fire else s.attack.target
    target, attackers = SIDES[s.pieces.side[struck]], SIDES[1 - s.pieces.side[struck]]
    back = {label: target if result >= DD1 else attackers for result, label in enumerate(RESULTS) if result != BT}
    suffers = {target: 0.0} if is_fire else {attackers: 0.0, target: 0.0}
    wins: dict[str, float] = {}
    for bar in chart.bars:
        who = (None if bar.label == NOTHING else target) if is_fire else back.get(bar.label)
        if who:
            suffers[who] += bar.chance
        if bar.wins:
            wins[bar.wins] = wins.get(bar.wins, 0.0) + bar.chance
    return Summary(chances={"hit" if is_fire else "back": suffers}, wins=wins)


A_TURNS_POINTS = 10
"""So many points more can well be earned in a turn."""
A_CHARGE = 6
"""Hexes that a mounted unit covers in a turn."""


def progress(pieces: Pieces, view: NavasHexView) -> list[Prospect]:
    hexes = len(pieces.ground.names[0])
    standard = pieces.ground.distances[pieces.ground.standard]
    away = [
        standard[pieces.ground.numbers[view.units[unit][:hexes]]]
        for unit in pieces.army[CHRISTIAN]
        if view.units[unit][0].isdecimal()
    ]
    leads = [way for side in range(len(SIDES)) for way in _leads(pieces, view, side)]
    if not away:
        return leads
    nearest = min(away)
    return [*leads, Prospect(SIDES[CHRISTIAN], "standard", nearest, 0, nearest <= A_CHARGE)]


def _leads(pieces: Pieces, view: NavasHexView, side: int) -> list[Prospect]:
    """With what will be counted at the end of this turn: what decides in the end, if there is one, and at any time."""
    seat = SIDES[side]
    ours, theirs = (view.score[each] + view.pending[each] for each in (side, 1 - side))
    ways = [Prospect(seat, "lead", ours - theirs, pieces.lead, ours - theirs >= pieces.lead - A_TURNS_POINTS)]
    if view.limit:
        ways.insert(0, Prospect(seat, "time-limit", ours - theirs, pieces.limit_lead, view.turn == pieces.limit_turn))
    elif view.cap:
        ways.insert(0, Prospect(seat, "turn-cap", ours - theirs, 1, view.turn == view.cap))
    return ways
