"""Tells what an action would cost, the odds of its dice, and how near each side is to losing."""

from collections import Counter
from collections.abc import Iterable
from itertools import product
from math import prod

from gonfalon.core.forecast import Bar, Caution, Chart, Forecast, Summary
from gonfalon.core.progress import Prospect
from gonfalon.games.saladin.interface.notation import parse
from gonfalon.games.saladin.interface.view_builder import place_name, state_of
from gonfalon.games.saladin.interface.views import SaladinView
from gonfalon.games.saladin.rules.actions import ENDURE
from gonfalon.games.saladin.rules.activation import struck_of
from gonfalon.games.saladin.rules.engine import do, legal
from gonfalon.games.saladin.rules.leaders import must_go_to_horns
from gonfalon.games.saladin.rules.orders import LANCES_OF_FACE, ORDER_FACE, strike
from gonfalon.games.saladin.rules.pieces import AYYUBIDS, CRUSADERS, SIDES, Pieces
from gonfalon.games.saladin.rules.state import (
    GIVEN,
    PLACES,
    REACT,
    ROLL,
    State,
    enemy_of,
    in_play,
    is_ordered,
    lances_at,
)
from gonfalon.games.saladin.rules.victory import orders_before, test_victory


def forecast(pieces: Pieces, view: SaladinView, word: str) -> Forecast | None:
    """For an order or a Reaction that rolls dice or spends the last Order; None for anything else."""
    s = state_of(pieces, view)
    if s.asked < 0:
        return None  # fate or nobody
    action = parse(s, word)
    return _of_action(s, action) if action is not None and action in legal(s) else None


def _of_action(s: State, action: int) -> Forecast | None:
    side, funds = s.asked, s.available[s.asked]
    do(s, action)
    cautions = _cautions(s, side) if s.available[side] == 0 < funds else []
    assumes = []
    if s.ask == REACT:
        do(s, ENDURE)
        assumes.append("no-reaction")
    if s.ask == ROLL and not s.rolled:
        lost = {side: _lost(s, side, dice) for side, dice in ((AYYUBIDS, s.red), (CRUSADERS, s.green)) if dice}
        charts = [chart for side in lost for chart in _of_side(s, side, lost)]
        return Forecast(charts, [_summary(s, lost)], assumes, cautions)
    return Forecast([], cautions=cautions) if cautions else None


def _cautions(s: State, side: int) -> list[Caution]:
    """Whoever is still Deployed has to make do without Orders, unless the march to the Horns comes first."""
    if side == CRUSADERS and must_go_to_horns(s):
        return []
    left = [b for b in s.pieces.army[side] if in_play(s, b) and not is_ordered(s, b) and b != s.acting]
    return [Caution("out-of-orders", [s.pieces.tags[banner] for banner in left])] if left else []


_Losses = tuple[Counter[int], Counter[int]]
"""How many ways the dice fall for so many lances, and for so many Orders."""


def _lost(s: State, side: int, dice: int) -> _Losses:
    """What the dice take from the Banner that they hit, and from its owner's Orders."""
    where = struck_of(s, side)
    lances, orders = Counter[int](), Counter[int]()
    for (hits, spends), ways in _falls(s.pieces.odds, dice).items():
        lances[min(hits, lances_at(s, where))] += ways
        orders[min(spends, s.available[side])] += ways
    return lances, orders


def _of_side(s: State, side: int, lost: dict[int, _Losses]) -> list[Chart]:
    where = struck_of(s, side)
    (lances, orders), name = lost[side], str(place_name(s, where))
    at_once = lost[enemy_of(side)][0] if enemy_of(side) in lost else [0]
    bars = [
        Bar(
            str(count),
            ways / lances.total(),
            {name: count},
            sweeps=[name] if count == lances_at(s, where) else [],
            wins=_winner(s, side, count, at_once),
        )
        for count, ways in sorted(lances.items())
    ]
    return [Chart(name, bars), _orders(f"orders-{SIDES[side]}", orders)]


def _winner(s: State, side: int, lances: int, at_once: Iterable[int]) -> str | None:
    """Who has won when this side loses so many lances, whatever the other side loses by the same roll."""
    winners = {_after(s.copy(), {side: lances, enemy_of(side): others}) for others in at_once}
    winner = winners.pop()
    return None if winners or winner not in (CRUSADERS, AYYUBIDS) else SIDES[winner]


def _after(s: State, lost: dict[int, int]) -> int:
    before = orders_before(s)
    for side, lances in lost.items():
        if lances:
            strike(s, struck_of(s, side), [LANCES_OF_FACE.index(1)] * lances)
    test_victory(s, before)
    return s.winner


def _falls(odds: list[int], dice: int) -> Counter[tuple[int, int]]:
    """Lances and Orders that so many dice ask for, with how many ways they fall so."""
    falls = Counter({(0, 0): 1})
    for _ in range(dice):
        thrown = Counter[tuple[int, int]]()
        for (hits, spends), ways in falls.items():
            for face, weight in enumerate(odds):
                thrown[hits + LANCES_OF_FACE[face], spends + (face == ORDER_FACE)] += ways * weight
        falls = thrown
    return falls


def _orders(about: str, ways: Counter[int]) -> Chart:
    total = ways.total()
    return Chart(about, [Bar(str(count), ways[count] / total, {about: count}) for count in sorted(ways)])


def _summary(s: State, lost: dict[int, _Losses]) -> Summary:
    losses = {
        what: {SIDES[side]: _average(lost[side][at]) if side in lost else 0.0 for side in (CRUSADERS, AYYUBIDS)}
        for at, what in enumerate(("lances", "orders"))
    }
    struck = {side: struck_of(s, side) for side in lost}
    sweeps = {
        SIDES[side]: {str(place_name(s, struck[side])): lances[lances_at(s, struck[side])] / lances.total()}
        for side, (lances, _) in lost.items()
        if lances[lances_at(s, struck[side])]
    }
    return Summary(losses=losses, sweeps=sweeps, wins=_wins(s, {side: lances for side, (lances, _) in lost.items()}))


def _average(ways: Counter[int]) -> float:
    return sum(count * each for count, each in ways.items()) / ways.total()


def _wins(s: State, lost: dict[int, Counter[int]]) -> dict[str, float]:
    """Who has won is known only from what both sides lose, as all dice are rolled at once."""
    wins: dict[str, float] = {}
    for falls in product(*(lances.items() for lances in lost.values())):
        winner = _after(s.copy(), {side: count for side, (count, _) in zip(lost, falls, strict=True)})
        if winner in (CRUSADERS, AYYUBIDS):
            chance = prod(ways / lances.total() for lances, (_, ways) in zip(lost.values(), falls, strict=True))
            wins[SIDES[winner]] = wins.get(SIDES[winner], 0.0) + chance
    return wins


def progress(view: SaladinView) -> list[Prospect]:
    return [_pool(view, side, enemy) for side, enemy in (SIDES, SIDES[::-1])]


def _pool(view: SaladinView, side: str, enemy: str) -> Prospect:
    """Near if the next Chaos and one full Losses Track take the rest."""
    left = view.pools[enemy].available + view.pools[enemy].spent
    lost = sum(banner.side == enemy and banner.place == PLACES[GIVEN] for banner in view.banners)
    return Prospect(side, "orders", left, 0, left <= 1 + lost + 1)
