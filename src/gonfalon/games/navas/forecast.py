"""The odds of a combat before it begins, from what its owner knows."""

import random

from gonfalon.core.forecast import Bar, Chart, Forecast, Recollection, Summand
from gonfalon.games.navas import state as st
from gonfalon.games.navas.actions import (
    ADVANCE,
    ATTACK,
    CHARGE,
    KARR_NO,
    KIND,
    PASS,
    SHOOT,
    STAY,
    item_of,
    origin_of,
    pick,
    slots_of,
    target_of,
)
from gonfalon.games.navas.cards import is_bag
from gonfalon.games.navas.combat import SHOT_DAMAGE, may_answer_with_karr, resume
from gonfalon.games.navas.damage import hit, share_of
from gonfalon.games.navas.guess import NavasGuess, other_hands
from gonfalon.games.navas.pieces import SIDES, ZONE_NAMES, Pieces
from gonfalon.games.navas.play import do, legal
from gonfalon.games.navas.special import triggers
from gonfalon.games.navas.state import CHARGE as CHARGING
from gonfalon.games.navas.state import STANDARD, Fight, State, total_power
from gonfalon.games.navas.totals import attack_terms, defence_terms
from gonfalon.games.navas.view import NavasView
from gonfalon.games.navas.words import parse


def forecast(pieces: Pieces, view: NavasView, word: str) -> Forecast | None:
    """For a shot, an attack or a charge that is legal now; None for anything else."""
    s = _some_state(pieces, view)
    action = parse(s, word)
    if action is None or action & KIND not in (SHOOT, ATTACK, CHARGE) or action not in legal(s):
        return None
    return _shot(s, action) if action & KIND == SHOOT else _combat(s, view, action)


def _some_state(pieces: Pieces, view: NavasView) -> State:
    """Any consistent state: what is read from it is the same in all of them."""
    return NavasGuess(pieces, view).draw(random.Random(0))


def _shot(s: State, action: int) -> Forecast:
    harm = {target_of(action): SHOT_DAMAGE[s.asked]}
    return Forecast([Chart("arrows", [_bar(s, action, "arrows", 1.0, harm)])])


def _combat(s: State, view: NavasView, action: int) -> Forecast:
    kind = CHARGING if action & KIND == CHARGE else STANDARD
    origin = origin_of(action)
    fight = Fight(kind, s.asked, origin, target_of(action), pick(s.units[origin], slots_of(action)))
    bars = [_turned_up(s, action, fight, card, chance) for card, chance in _next_cards(s, view)]
    assumes = ["no-special-cards"] if triggers(s, fight) else []
    if may_answer_with_karr(s, fight):
        assumes.append("no-karr")
    return Forecast([Chart("card", bars)], assumes)


def _turned_up(s: State, action: int, fight: Fight, card: int, chance: float) -> Bar:
    attack, defence = attack_terms(s, fight, card), defence_terms(s, fight, card)
    lead = sum(amount for _, amount in attack) - sum(amount for _, amount in defence)
    tie = int(lead == 0)
    harm = {fight.origin: max(tie, -lead), fight.target: max(tie, lead)}
    sums = {"attack": [Summand(*term) for term in attack], "defence": [Summand(*term) for term in defence]}
    return _bar(s, action, s.pieces.card_names[card], chance, harm, sums)


def _bar(
    s: State, action: int, label: str, chance: float, harm: dict[int, int], sums: dict[str, list[Summand]] | None = None
) -> Bar:
    swept = [ZONE_NAMES[zone] for zone, damage in harm.items() if damage >= total_power(s, s.units[zone])]
    named = {ZONE_NAMES[zone]: damage for zone, damage in harm.items()}
    return Bar(label, chance, named, sums or {}, swept, _winner(s.copy(), action, harm))


def _winner(s: State, action: int, harm: dict[int, int]) -> str | None:
    """Played out: no special cards, the caliph is spared if he can be, and whoever wins by following does."""
    do(s, action)
    while s.ask in (st.KARR, st.REACT, st.DRAW, st.SPREAD, st.ADVANCE):
        if s.ask == st.DRAW:
            for zone, damage in harm.items():
                if damage:
                    hit(s, zone, damage)
            resume(s)
        elif s.ask == st.SPREAD:
            do(s, min(legal(s), key=lambda spread: _caliphs_share(s, item_of(spread))))
        elif s.ask == st.ADVANCE:
            do(s, ADVANCE if _wins_by(s.copy(), ADVANCE) else STAY)
        else:
            do(s, KARR_NO if s.ask == st.KARR else PASS)
    return SIDES[s.winner] if s.winner in range(len(SIDES)) else None


def _caliphs_share(s: State, spread: int) -> int:
    units = s.units[s.hit_zones[len(s.spreads)]]
    return share_of(spread, units.index(s.pieces.caliph)) if s.pieces.caliph in units else 0


def _wins_by(s: State, action: int) -> bool:
    side = s.asked
    do(s, action)
    return s.winner == side


def _next_cards(s: State, view: NavasView) -> list[tuple[int, float]]:
    """Each card that may be turned up, with its chance."""
    if not is_bag(s):
        return [((s.deck or s.discard)[0], 1.0)]
    hands, weights = other_hands(s, view)
    mine = SIDES.index(view.seat)
    unseen = sorted({card for hand in hands for card in hand} | {*s.deck})
    in_deck = len(s.deck) * sum(weights)
    odds = [
        (card, sum(weight for hand, weight in zip(hands, weights, strict=True) if card not in hand) / in_deck)
        for card in unseen
        if not (s.hands[mine] >> card) & 1
    ]
    return [(card, chance) for card, chance in odds if chance > 0]


def recollect(pieces: Pieces, view: NavasView) -> list[Recollection]:
    """Where each of the nine cards is, or may be, for a player who remembers everything."""
    s = _some_state(pieces, view)
    hands, weights = other_hands(s, view)
    return [
        Recollection(name, {place: 1.0} if (place := _place(s, view, card)) else _hidden(card, hands, weights))
        for card, name in enumerate(pieces.card_names)
    ]


def _place(s: State, view: NavasView, card: int) -> str | None:
    """Where a card is, if that can be known."""
    if card == s.active:
        return "active"
    if card in s.initiative:
        return "initiative"
    if card in s.discard:
        return "discard"
    if (s.hands[SIDES.index(view.seat)] >> card) & 1:
        return "own-hand"
    return "deck" if s.ordered and card in s.deck else None


def _hidden(card: int, hands: list[tuple[int, ...]], weights: list[int]) -> dict[str, float]:
    held = sum(weight for hand, weight in zip(hands, weights, strict=True) if card in hand) / sum(weights)
    chances = {"other-hand": held, "deck": 1 - held}
    return {place: chance for place, chance in chances.items() if chance > 0}
