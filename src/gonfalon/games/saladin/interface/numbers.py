"""A battle of Saladin in numbers. Its words mean the same in every position, so each has its number."""

from collections.abc import Iterator, Sequence
from typing import Final

from gonfalon.core.numbers import Numbers, one_of, share, some_of
from gonfalon.core.state import FATE
from gonfalon.games.saladin.interface.notation import PLAIN, TOWN, word_of
from gonfalon.games.saladin.interface.views import BannerView, DeedView, PoolView, SaladinView
from gonfalon.games.saladin.rules.actions import first_of
from gonfalon.games.saladin.rules.orders import TRACK
from gonfalon.games.saladin.rules.pieces import (
    FACES,
    FIGHT,
    LEADER_ACTIONS,
    RALLY,
    REINFORCE,
    REINFORCE_GARRISON,
    SIDES,
    STATUSES,
    STORM_GARRISON,
    BannerAction,
    Card,
    Pieces,
)
from gonfalon.games.saladin.rules.state import PLACES, QUESTIONS, State

WHO: Final = (*SIDES, "fate", "nobody")
GARRISON: Final = "garrison"
MOST_TURNS: Final = 50
MOST_LANCES: Final = 20
MOST_ORDERS: Final = 30
MOST_BOXED: Final = 120
MOST_OF_A_COLOUR: Final = 3


class SaladinNumbers(Numbers[State]):
    longest = 1000

    def __init__(self, pieces: Pieces) -> None:
        self._tags = pieces.tags
        cards = [card for side in pieces.cards for card in side]
        self._deeds = sorted({action.name for card in cards for action in card.actions})
        self.actions = tuple(dict.fromkeys(_words(pieces)))
        self.outcomes = tuple(f"roll {face}" for face in FACES)
        self._numbers = {word: number for number, word in enumerate(self.actions)}

    def number(self, state: State, action: int) -> int:
        return first_of(action) if state.asked == FATE else self._numbers[word_of(state, action)]

    def observe(self, view: SaladinView) -> list[float]:
        found = [*_moment(view), *_ground(view, self._tags)]
        for banner in view.banners:
            found += _banner(banner)
        for side in SIDES:
            found += _pool(view.pools[side])
        return [*found, *_deed(view.deed, self._tags, self._deeds)]


def _words(pieces: Pieces) -> Iterator[str]:
    yield from PLAIN.values()
    for cards in pieces.cards:
        for tag, card in zip(pieces.tags, cards, strict=True):
            for action in card.actions:
                yield from _deeds_of(pieces, tag, card, action)
    for number, name in enumerate(LEADER_ACTIONS):
        yield from (f"leader {name} {tag}" for tag in pieces.tags) if number == RALLY else (f"leader {name}",)


def _deeds_of(pieces: Pieces, tag: str, card: Card, action: BannerAction) -> Iterator[str]:
    """What a line of a card may become, with each target that the card lists."""
    deed = f"{tag} {action.name}"
    if action.reaction:
        yield f"react {deed}"
    elif action.effect == FIGHT:
        yield from (f"order {deed} {pieces.tags[enemy]}" for listed in card.listed[:2] for enemy in listed)
    elif action.effect == REINFORCE:
        yield from (f"order {deed} {pieces.tags[other]}" for other in action.recipients)
    elif action.effect in (REINFORCE_GARRISON, STORM_GARRISON):
        yield f"order {deed} {TOWN}"
    else:
        yield f"order {deed}"


def _moment(view: SaladinView) -> list[float]:
    seats = [*one_of(view.seat, SIDES), *one_of(view.asked, WHO), *one_of(view.initiative, SIDES)]
    return [share(view.turn, MOST_TURNS), *seats, *one_of(view.question, QUESTIONS), *one_of(view.winner, SIDES)]


def _ground(view: SaladinView, tags: Sequence[str]) -> list[float]:
    town = [share(view.garrison, MOST_LANCES), share(view.garrison_orders, MOST_ORDERS)]
    return [*town, float(view.fire), float(view.fed), float(view.horns), *one_of(view.shield, tags)]


def _banner(banner: BannerView) -> list[float]:
    marks = [float(banner.ordered), float(banner.status == STATUSES[1]), float(banner.committed)]
    return [share(banner.lances, MOST_LANCES), *one_of(banner.place, PLACES), *marks]


def _pool(pool: PoolView) -> list[float]:
    orders = [share(count, MOST_ORDERS) for count in (pool.available, pool.spent, pool.box)]
    losses = [share(pool.track, TRACK), share(pool.boxed_lances, MOST_BOXED)]
    leader = [float(pool.leader_ordered), *some_of(pool.leader_spent, LEADER_ACTIONS)]
    return [*orders, *losses, *leader, float(pool.passed)]


def _deed(deed: DeedView | None, tags: Sequence[str], names: Sequence[str]) -> list[float]:
    """What is being done, by whom, at whom, and the dice so far."""
    if deed is None:
        return [0.0] * (3 * len(tags) + 1 + 2 * len(names) + 2 + 2 * MOST_OF_A_COLOUR * len(FACES))
    doing = [*one_of(deed.banner, tags), *one_of(deed.action, names), *one_of(deed.target, [*tags, GARRISON])]
    reacting = [*one_of(deed.reactor, tags), *one_of(deed.reaction, names)]
    dice = [share(deed.red, MOST_OF_A_COLOUR), share(deed.green, MOST_OF_A_COLOUR)]
    for place in range(2 * MOST_OF_A_COLOUR):
        dice += one_of(deed.rolled[place] if place < len(deed.rolled) else None, FACES)
    return [*doing, *reacting, *dice]
