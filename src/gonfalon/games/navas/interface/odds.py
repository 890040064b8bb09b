"""Works out how a shot, an attack or a charge may go, with every card that may be drawn."""

import random
from collections import defaultdict
from itertools import permutations
from typing import NamedTuple

from gonfalon.core.forecast import Bar, Chart, Forecast, Summand, Summary
from gonfalon.games.navas.interface.guess import NavasGuess, other_hands
from gonfalon.games.navas.interface.notation import parse
from gonfalon.games.navas.interface.views import NavasView
from gonfalon.games.navas.rules import state as st
from gonfalon.games.navas.rules.actions import (
    ADVANCE,
    ATTACK,
    CHARGE,
    DRAW,
    KARR_NO,
    KARR_YES,
    KIND,
    PASS,
    SHOOT,
    STAY,
    item_of,
    origin_of,
    pick,
    slots_of,
    target_of,
    with_item,
)
from gonfalon.games.navas.rules.attacks import attack_terms, defence_terms, share_of
from gonfalon.games.navas.rules.cards import is_bag
from gonfalon.games.navas.rules.combat import SHOT_DAMAGE, may_answer_with_karr
from gonfalon.games.navas.rules.engine import do, legal
from gonfalon.games.navas.rules.pieces import MUSLIM, SIDES, ZONE_NAMES, Pieces
from gonfalon.games.navas.rules.special import triggers
from gonfalon.games.navas.rules.state import CHARGE as CHARGING
from gonfalon.games.navas.rules.state import STANDARD, Fight, State, cards_of, holder, total_power

Terms = list[tuple[str, int]]


class Loss(NamedTuple):
    """What a side loses in a zone, at most what stands there, and whether nobody is left of it."""

    zone: str
    side: str
    power: int
    swept: bool


class Combat(NamedTuple):
    card: str
    attack: Terms
    defence: Terms
    losses: list[Loss]


class Course(NamedTuple):
    chance: float
    combats: list[Combat]
    winner: str | None


def loss(s: State, zone: int, damage: int) -> Loss:
    power = total_power(s, s.units[zone])
    return Loss(ZONE_NAMES[zone], SIDES[holder(s.units[zone])], min(damage, power), damage >= power)


def courses(s: State, view: NavasView, action: int, karr: bool = False) -> list[Course]:
    """Every course that a combat may take, with or without karr wa-l-farr."""
    return [Course(chance, *play_out(s, action, cards, karr)) for cards, chance in _next_cards(s, view).items()]


def _next_cards(s: State, view: NavasView) -> dict[tuple[int, ...], float]:
    """The next two cards to be drawn, with the chance of each pair."""
    if not is_bag(s):
        return {_drawn_from(s.deck, s.discard): 1.0}
    hands, weights = other_hands(s, view)
    unseen = {*s.deck, *cards_of(s.hands[1 - SIDES.index(view.seat)])}
    chances: defaultdict[tuple[int, ...], float] = defaultdict(float)
    for hand, weight in zip(hands, weights, strict=True):
        decks = [*permutations(sorted(unseen - {*hand}), min(2, len(s.deck)))]
        for deck in decks:
            chances[_drawn_from([*deck], s.discard)] += weight / sum(weights) / len(decks)
    return dict(sorted(chances.items()))


def _drawn_from(deck: list[int], discard: list[int]) -> tuple[int, ...]:
    """The next two cards. An empty deck is renewed from the discard, in which the first of them may lie by then."""
    return tuple(((deck + discard) * 2)[:2])


def play_out(start: State, action: int, cards: tuple[int, ...], karr: bool = False) -> tuple[list[Combat], str | None]:
    """The combats that come of it with these cards, and who has won by then.

    Nobody uses a special card, the caliph is spared if he can be, and whoever wins by following does."""
    s, combats = start.copy(), list[Combat]()
    s.deck, s.ordered = [*cards], False  # so that the rules ask for every card
    do(s, action)
    while s.ask in (st.KARR, st.DRAW, st.SPREAD, st.ADVANCE) or (s.ask == st.REACT and s.fight is not None):
        if s.ask == st.DRAW:
            card = cards[len(combats)]
            combats.append(_combat(s, card))
            do(s, with_item(DRAW, card))
        elif s.ask == st.KARR:
            do(s, KARR_YES if karr else KARR_NO)
        elif s.ask == st.SPREAD:
            do(s, min(legal(s), key=lambda spread: _caliphs_share(s, item_of(spread))))
        elif s.ask == st.ADVANCE:
            do(s, ADVANCE if _wins_by_advance(s.copy()) else STAY)
        else:
            do(s, PASS)
    return combats, SIDES[s.winner] if s.winner in range(len(SIDES)) else None


def _combat(s: State, card: int) -> Combat:
    fight = s.fight
    assert fight is not None
    attack, defence = attack_terms(s, fight, card), defence_terms(s, fight, card)
    lead = sum(amount for _, amount in attack) - sum(amount for _, amount in defence)
    tie = int(lead == 0)
    losses = [loss(s, fight.origin, max(tie, -lead)), loss(s, fight.target, max(tie, lead))]
    return Combat(s.pieces.card_names[card], attack, defence, losses)


def _caliphs_share(s: State, spread: int) -> int:
    units = s.units[s.hit_zones[len(s.spreads)]]
    return share_of(spread, units.index(s.pieces.caliph)) if s.pieces.caliph in units else 0


def _wins_by_advance(s: State) -> bool:
    do(s, ADVANCE)
    return s.winner == MUSLIM


def forecast(pieces: Pieces, view: NavasView, word: str) -> Forecast | None:
    """For a shot, an attack, a charge or an answer to one that is legal now; None for anything else."""
    s = NavasGuess(pieces, view).draw(random.Random(0))  # what is read from it is the same in all
    action = parse(s, word)
    if action is None or action not in legal(s):
        return None
    kind = action & KIND
    if kind == SHOOT:
        return _of_shot(s, action)
    if kind in (KARR_YES, KARR_NO) and s.fight is not None:
        return _of_answer(s, s.fight, view, action)
    return _of_combat(s, view, action) if kind in (ATTACK, CHARGE) else None


def _of_shot(s: State, action: int) -> Forecast:
    hit = loss(s, target_of(action), SHOT_DAMAGE[s.asked])
    _, winner = play_out(s, action, ())
    sure = [Course(1.0, [Combat("arrows", [], [], [hit])], winner)]
    return Forecast([_chart("arrows", sure, 0)], [_summary(sure)])


def _of_combat(s: State, view: NavasView, action: int) -> Forecast:
    origin = origin_of(action)
    kind = CHARGING if action & KIND == CHARGE else STANDARD
    fight = Fight(kind, s.asked, origin, target_of(action), pick(s.units[origin], slots_of(action)))
    assumes = _assumed(s, fight)
    plain = courses(s, view, action)
    chart = _chart("card", plain, 0)
    if not may_answer_with_karr(s, fight):
        return Forecast([chart], [_summary(plain)], assumes)
    # The Muslims have yet to say whether they strike back, so both are told.
    answered = courses(s, view, action, karr=True)
    return Forecast([chart, *_counters(answered)], [_summary(plain, "no-karr"), _summary(answered, "karr")], assumes)


def _of_answer(s: State, fight: Fight, view: NavasView, action: int) -> Forecast:
    found = courses(s, view, action)
    charts = [_chart("card", found, 0), *_counters(found)]
    return Forecast(charts, [_summary(found)], _assumed(s, fight))


def _assumed(s: State, fight: Fight) -> list[str]:
    return ["no-special-cards"] if triggers(s, fight) else []


def _counters(answered: list[Course]) -> list[Chart]:
    """The second combat after each card of the first that lets it come about."""
    second = [course for course in answered if len(course.combats) > 1]
    firsts = dict.fromkeys(course.combats[0].card for course in second)
    return [
        _chart("counter", [course for course in second if course.combats[0].card == card], 1, after=card)
        for card in firsts
    ]


def _chart(about: str, found: list[Course], at: int, after: str = "") -> Chart:
    """Of these courses' first or second combat: a bar for each card that decides it."""
    chances: defaultdict[str, float] = defaultdict(float)
    for course in found:
        chances[course.combats[at].card] += course.chance / sum(each.chance for each in found)
    example = {course.combats[at].card: course for course in found}
    bars = [_bar(chances[card], course.combats[at], course.winner) for card, course in example.items()]
    return Chart(about, bars, after=after)


def _bar(chance: float, combat: Combat, winner: str | None) -> Bar:
    sums = {"attack": combat.attack, "defence": combat.defence}
    return Bar(
        combat.card,
        chance,
        {each.zone: each.power for each in combat.losses},
        {half: [Summand(*term) for term in terms] for half, terms in sums.items() if terms},
        [each.zone for each in combat.losses if each.swept],
        winner,
    )


def _summary(found: list[Course], when: str = "") -> Summary:
    losses = dict.fromkeys(SIDES, 0.0)
    sweeps: dict[str, dict[str, float]] = {}
    wins: dict[str, float] = {}
    for chance, combats, winner in found:
        for each in [each for combat in combats for each in combat.losses]:
            losses[each.side] += chance * each.power
            if each.swept:
                places = sweeps.setdefault(each.side, {})
                places[each.zone] = places.get(each.zone, 0.0) + chance
        if winner:
            wins[winner] = wins.get(winner, 0.0) + chance
    return Summary(when, {"power": losses}, sweeps=sweeps, wins=wins)
