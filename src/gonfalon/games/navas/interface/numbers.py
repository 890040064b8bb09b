"""Las Navas in numbers. A group of units is numbered by their places in its zone, where units have a fixed order."""

from collections.abc import Iterator, Sequence
from typing import Final

from gonfalon.core.numbers import Numbers, one_of, share, some_of
from gonfalon.core.state import FATE
from gonfalon.games.navas.edition import SPECIALS
from gonfalon.games.navas.interface.notation import CARD_VERBS, PLAIN, ZONE_VERBS
from gonfalon.games.navas.interface.views import QUESTIONS, FightView, HandView, HitView, NavasView, SpecialsView
from gonfalon.games.navas.rules.actions import (
    DEAL,
    DEAL_SPECIAL,
    DISCARD,
    DRAW,
    EXCHANGE,
    FREE_MOVE,
    INITIATIVE,
    PASS,
    PEEK,
    PLAY,
    RALLY,
    SHOOT,
    SLOTS_SHIFT,
    SPREAD,
    USE,
    between,
    pick,
    with_item,
)
from gonfalon.games.navas.rules.attacks import SLOT, share_of
from gonfalon.games.navas.rules.news import COMBATS
from gonfalon.games.navas.rules.pieces import (
    BOWSHOT,
    CARDS,
    FULL_POWER,
    LIMIT,
    NEIGHBOURS,
    PETER,
    ROW,
    SIDES,
    STRAIGHT,
    UNITS,
    ZONE_NAMES,
    ZONES,
    Pieces,
)
from gonfalon.games.navas.rules.rounds import TURNS
from gonfalon.games.navas.rules.special import COLUMN_A
from gonfalon.games.navas.rules.state import State

WHO: Final = (*SIDES, "fate", "nobody")
SHARES: Final = range(1, 1 << 2 * LIMIT)
GROUPS: Final = range(1, 1 << LIMIT)
ALONE: Final = (1, 2, 4)
MOST_HITS: Final = 2
MOST_ROUNDS: Final = 60
MOST_POINTS: Final = 12
MOST_DAMAGE: Final = 20
MOST_STEPS: Final = 20
MOST_CARDS: Final = 5
MOST_SPECIALS: Final = 3


class NavasNumbers(Numbers[State]):
    """What the basic game has comes first, so that it has the same numbers in the advanced game."""

    longest = 2000

    def __init__(self, pieces: Pieces, advanced: bool) -> None:
        self._pieces = pieces
        meanings, outcomes = dict(_basic_actions(pieces)), dict(_basic_outcomes(pieces))
        if advanced:
            meanings |= dict(_advanced_actions(pieces))
            outcomes |= dict(_advanced_outcomes(pieces))
        self.actions = tuple(meanings.values())
        self.outcomes = tuple(outcomes.values())
        self._numbers = {action: number for number, action in enumerate(meanings)}
        self._outcome_numbers = {action: number for number, action in enumerate(outcomes)}

    def number(self, state: State, action: int) -> int:
        return (self._outcome_numbers if state.asked == FATE else self._numbers)[action]

    def observe(self, view: NavasView) -> list[float]:
        cards = self._pieces.card_names
        found = [*_moment(view), *_units(view, self._pieces.tags), *_piles(view, cards)]
        for side in SIDES:
            found += [*_hand(view.hands[side], cards), *_specials(view.specials[side])]
        found += some_of(view.used, SPECIALS)
        found += _fight(view.fight, self._pieces.tags)
        for place in range(MOST_HITS):
            found += _hit(view.hits[place] if place < len(view.hits) else None)
        return found


def _basic_actions(pieces: Pieces) -> Iterator[tuple[int, str]]:
    yield from ((kind, word) for kind, word in PLAIN.items() if kind != PASS)
    for kind in (INITIATIVE, PLAY):
        yield from _with_cards(kind, pieces)
    for unit, tag in enumerate(pieces.tags):
        yield with_item(RALLY, unit), f"rally {tag}"
    for kind in ZONE_VERBS:
        yield from _between_zones(kind)
    for spread in SHARES:
        shares = [share_of(spread, place) for place in range(LIMIT)]
        if max(shares) < SLOT:
            yield with_item(SPREAD, spread), f"take {'+'.join(map(str, shares))}"


def _between_zones(kind: int) -> Iterator[tuple[int, str]]:
    reach, groups = (BOWSHOT, ALONE) if kind == SHOOT else (NEIGHBOURS, GROUPS)
    for origin in range(ZONES):
        for target in reach[origin]:
            for group in groups:
                places = "+".join(map(str, pick((1, 2, 3), group)))
                way = f"{ZONE_NAMES[origin]}>{ZONE_NAMES[target]}"
                yield between(kind, origin, target) | group << SLOTS_SHIFT, f"{ZONE_VERBS[kind]} {way} {places}"


def _advanced_actions(pieces: Pieces) -> Iterator[tuple[int, str]]:
    yield PASS, PLAIN[PASS]
    yield from _with_cards(EXCHANGE, pieces)
    for special, name in enumerate(SPECIALS):
        yield with_item(DISCARD, special), f"discard {name}"
        if special != PETER:
            yield with_item(USE, special), f"use {name}"
    for origin in range(COLUMN_A, ZONES, ROW):
        for target in STRAIGHT[origin]:
            way = f"{ZONE_NAMES[origin]}>{ZONE_NAMES[target]}"
            yield between(FREE_MOVE, origin, target), f"use {SPECIALS[PETER]} {way}"


def _with_cards(kind: int, pieces: Pieces) -> Iterator[tuple[int, str]]:
    for card, name in enumerate(pieces.card_names):
        yield with_item(kind, card), f"{CARD_VERBS[kind]} {name}"


def _basic_outcomes(pieces: Pieces) -> Iterator[tuple[int, str]]:
    for card, name in enumerate(pieces.card_names):
        yield with_item(DEAL, card), f"deal {name}"
    yield from _with_cards(DRAW, pieces)


def _advanced_outcomes(pieces: Pieces) -> Iterator[tuple[int, str]]:
    yield from _with_cards(PEEK, pieces)
    for special, name in enumerate(SPECIALS):
        yield with_item(DEAL_SPECIAL, special), f"deal-special {name}"


def _moment(view: NavasView) -> list[float]:
    """Whose decision it is, and how far the round and the turn have come."""
    turns = [1.0 if view.turn == turn else 0.0 for turn in range(TURNS)]
    seats = [*one_of(view.seat, SIDES), *one_of(view.asked, WHO), *one_of(view.first, SIDES)]
    question = [*one_of(view.question, QUESTIONS), *one_of(view.offered, SPECIALS)]
    spent = [share(view.points, MOST_POINTS), share(view.combats, 2), float(view.shots > 0), float(view.acted)]
    ending = [*one_of(view.shield, SIDES), *one_of(view.winner, SIDES)]
    return [share(view.round, MOST_ROUNDS), *turns, *seats, *question, *spent, *ending]


def _units(view: NavasView, tags: Sequence[str]) -> list[float]:
    """For each unit its zone, its place there, its power and whether it is exhausted; zeros for the fallen."""
    size = ZONES + LIMIT + 2
    found = [0.0] * (size * UNITS)
    numbers = {tag: unit for unit, tag in enumerate(tags)}
    for zone, name in enumerate(ZONE_NAMES):
        for place, unit in enumerate(view.zones[name]):
            first = numbers[unit.tag] * size
            found[first + zone] = found[first + ZONES + place] = 1.0
            found[first + size - 2] = unit.power / FULL_POWER
            found[first + size - 1] = float(unit.exhausted)
    return found


def _piles(view: NavasView, cards: Sequence[str]) -> list[float]:
    """The deck and the discard as far as they are known, and the cards that lie on the table."""
    found = [share(view.deck, CARDS), share(view.discard, CARDS)]
    for name in (view.discard_top, view.active, view.returned, *(view.initiative[side] for side in SIDES)):
        found += one_of(name, cards)
    for pile in (view.deck_order or [], view.discard_order or []):
        for place in range(CARDS):
            found += one_of(pile[place] if place < len(pile) else None, cards)
    return [*found, *some_of(view.face_down, SIDES)]


def _hand(hand: HandView, cards: Sequence[str]) -> list[float]:
    known = [*some_of(hand.cards, cards), *some_of(hand.shown, cards), *some_of(hand.peeked, cards)]
    return [share(hand.count, MOST_CARDS), *known, *one_of(hand.face_down, cards)]


def _specials(held: SpecialsView) -> list[float]:
    counts = [share(held.count, MOST_SPECIALS), float(held.laid_aside_count > 0)]
    return [*counts, *some_of(held.cards, SPECIALS), *some_of(held.laid_aside, SPECIALS)]


def _fight(fight: FightView | None, tags: Sequence[str]) -> list[float]:
    if fight is None:
        return [0.0] * (len(COMBATS) + len(SIDES) + 2 * ZONES + UNITS + 3 + 2 * len(SPECIALS))
    where = [*one_of(fight.origin, ZONE_NAMES), *one_of(fight.target, ZONE_NAMES), *some_of(fight.joined, tags)]
    course = [share(fight.step, MOST_STEPS), float(fight.karr), float(fight.stopped)]
    helped = [*some_of(fight.ready, SPECIALS), *some_of(fight.helped, SPECIALS)]
    return [*one_of(fight.kind, COMBATS), *one_of(fight.side, SIDES), *where, *course, *helped]


def _hit(hit: HitView | None) -> list[float]:
    if hit is None:
        return [0.0] * (ZONES + 2 + LIMIT)
    shares = [share_of(hit.spread or 0, place) / FULL_POWER for place in range(LIMIT)]
    return [*one_of(hit.zone, ZONE_NAMES), share(hit.damage, MOST_DAMAGE), float(hit.spread is not None), *shares]
