"""The odds of an action's dice before it is ordered."""

from collections import Counter

from gonfalon.core.forecast import Bar, Chart, Forecast
from gonfalon.games.saladin.actions import ENDURE
from gonfalon.games.saladin.activation import struck_of
from gonfalon.games.saladin.looking import place_name, state_of
from gonfalon.games.saladin.losses import LANCES_OF_FACE, ORDER_FACE
from gonfalon.games.saladin.pieces import AYYUBIDS, CRUSADERS, SIDES, Pieces
from gonfalon.games.saladin.play import do, legal
from gonfalon.games.saladin.state import REACT, ROLL, State, lances_at
from gonfalon.games.saladin.view import SaladinView
from gonfalon.games.saladin.words import parse


def forecast(pieces: Pieces, view: SaladinView, word: str) -> Forecast | None:
    """For an order or a Reaction that rolls dice; None for anything else."""
    s = state_of(pieces, view)
    action = parse(s, word)
    return _of_action(s, action) if action is not None and action in legal(s) else None


def _of_action(s: State, action: int) -> Forecast | None:
    do(s, action)
    assumes = []
    if s.ask == REACT:
        do(s, ENDURE)
        assumes.append("no-reaction")
    if s.ask != ROLL or s.rolled:
        return None
    charts: list[Chart] = []
    for side, dice in ((AYYUBIDS, s.red), (CRUSADERS, s.green)):
        if dice:
            charts += _of_side(s, side, dice)
    return Forecast(charts, assumes)


def _of_side(s: State, side: int, dice: int) -> list[Chart]:
    """What the dice take from the Banner that they hit, and from its owner's Orders."""
    where = struck_of(s, side)
    name = str(place_name(s, where))
    lances, orders = Counter[int](), Counter[int]()
    for (hits, spends), ways in _falls(s.pieces.odds, dice).items():
        lances[min(hits, lances_at(s, where))] += ways
        orders[min(spends, s.available[side])] += ways
    return [_chart(name, name, lances), _chart(f"orders-{SIDES[side]}", f"orders-{SIDES[side]}", orders)]


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


def _chart(about: str, harmed: str, ways: Counter[int]) -> Chart:
    total = ways.total()
    return Chart(about, [Bar(str(count), ways[count] / total, {harmed: count}) for count in sorted(ways)])
