"""Builds a view, restores the state from it, and writes the position in one line."""

from gonfalon.core.state import FATE, NOBODY
from gonfalon.games.saladin.interface.views import BannerView, DeedView, PoolView, SaladinView
from gonfalon.games.saladin.rules.news import ENDINGS
from gonfalon.games.saladin.rules.orders import surcharge
from gonfalon.games.saladin.rules.pieces import (
    COMMITTED,
    FACES,
    GARRISON,
    LEADER_ACTIONS,
    NONE,
    SIDES,
    STATUSES,
    Pieces,
)
from gonfalon.games.saladin.rules.state import (
    DRAWN,
    OVER,
    PLACES,
    QUESTIONS,
    State,
    card_of,
    in_play,
    is_ordered,
    status_of,
)


def build_view(s: State, seat: str) -> SaladinView:
    return SaladinView(
        scenario=s.pieces.name,
        seat=seat,
        turn=s.turn,
        question=QUESTIONS[s.ask],
        asked=SIDES[s.asked] if s.asked >= 0 else "fate" if s.asked == FATE else "nobody",
        initiative=None if s.initiative == NONE else SIDES[s.initiative],
        banners=[_banner(s, banner) for banner in range(s.pieces.count)],
        pools={name: _pool(s, side) for side, name in enumerate(SIDES)},
        garrison=s.garrison,
        garrison_orders=s.garrison_orders,
        shield=None if s.shield == NONE else s.pieces.tags[s.shield],
        fire=s.fire,
        fed=s.fed,
        horns=s.horns,
        deed=None if s.acting == NONE else _deed(s),
        winner=SIDES[s.winner] if 0 <= s.winner < len(SIDES) else None,
        reason=None if s.reason == NONE else ENDINGS[s.reason][0],
    )


def _banner(s: State, banner: int) -> BannerView:
    return BannerView(
        tag=s.pieces.tags[banner],
        side=SIDES[s.pieces.side[banner]],
        lances=s.lances[banner],
        full=s.pieces.lances[banner],
        place=PLACES[s.place[banner]],
        ordered=is_ordered(s, banner),
        status=STATUSES[status_of(s, banner)],
        committed=bool((s.committed >> banner) & 1),
        surcharge=surcharge(s, banner),
    )


def _pool(s: State, side: int) -> PoolView:
    return PoolView(
        available=s.available[side],
        spent=s.spent[side],
        box=s.box[side],
        track=s.track[side],
        boxed_lances=s.boxed_lances[side],
        leader_ordered=bool((s.leaders_ordered >> side) & 1),
        leader_spent=[name for number, name in enumerate(LEADER_ACTIONS) if (s.leaders_spent[side] >> number) & 1],
        passed=bool((s.passed >> side) & 1),
    )


def place_name(s: State, where: int) -> str | None:
    return None if where == NONE else "garrison" if where == GARRISON else s.pieces.tags[where]


def _deed(s: State) -> DeedView:
    reacts = s.reactor != NONE
    return DeedView(
        banner=s.pieces.tags[s.acting],
        action=card_of(s, s.acting).actions[s.doing].name,
        target=place_name(s, s.target),
        reactor=s.pieces.tags[s.reactor] if reacts else None,
        reaction=card_of(s, s.reactor).actions[s.reacting].name if reacts else None,
        red=s.red,
        green=s.green,
        rolled=[FACES[face] for face in s.rolled],
    )


def state_of(pieces: Pieces, view: SaladinView) -> State:
    """The state that a view describes. As nothing is hidden, there is exactly one."""
    s = State(pieces)
    _lay_banners(s, view)
    _lay_pools(s, view)
    s.garrison, s.garrison_orders = view.garrison, view.garrison_orders
    s.shield = NONE if view.shield is None else pieces.numbers[view.shield]
    s.fire, s.fed, s.horns, s.turn = view.fire, view.fed, view.horns, view.turn
    s.initiative = NONE if view.initiative is None else SIDES.index(view.initiative)
    s.ask = QUESTIONS.index(view.question)
    s.asked = SIDES.index(view.asked) if view.asked in SIDES else FATE if view.asked == "fate" else NOBODY
    if view.deed is not None:
        _lay_deed(s, view.deed)
    if s.ask == OVER:
        s.winner = DRAWN if view.winner is None else SIDES.index(view.winner)
        s.reason = [reason for reason, _ in ENDINGS].index(str(view.reason))
    return s


def _lay_banners(s: State, view: SaladinView) -> None:
    for banner, seen in enumerate(view.banners):
        s.lances[banner] = seen.lances
        s.place[banner] = PLACES.index(seen.place)
        s.ordered |= seen.ordered << banner
        s.committed |= seen.committed << banner


def _lay_pools(s: State, view: SaladinView) -> None:
    for side, name in enumerate(SIDES):
        pool = view.pools[name]
        s.available[side], s.spent[side], s.box[side] = pool.available, pool.spent, pool.box
        s.track[side], s.boxed_lances[side] = pool.track, pool.boxed_lances
        s.leaders_ordered |= pool.leader_ordered << side
        s.leaders_spent[side] = sum(1 << LEADER_ACTIONS.index(action) for action in pool.leader_spent)
        s.passed |= pool.passed << side


def _lay_deed(s: State, deed: DeedView) -> None:
    numbers = s.pieces.numbers
    s.acting = numbers[deed.banner]
    s.doing = action_number(s, s.acting, deed.action)
    if deed.target is not None:
        s.target = numbers.get(deed.target, GARRISON)
    if deed.reactor is not None:
        s.reactor = numbers[deed.reactor]
        s.reacting = action_number(s, s.reactor, str(deed.reaction))
    s.red, s.green = deed.red, deed.green
    s.rolled = [FACES.index(face) for face in deed.rolled]


def action_number(s: State, banner: int, name: str) -> int:
    return [action.name for action in card_of(s, banner).actions].index(name)


def position_line(s: State) -> str:
    """Turn, question, Orders Available+Spent, then each Banner's lances: 9c' is nine, committed, Ordered."""
    asked = SIDES[s.asked] if s.asked >= 0 else "fate" if s.asked == FATE else "nobody"
    orders = " ".join(f"{name} {s.available[side]}+{s.spent[side]}" for side, name in enumerate(SIDES))
    banners = " ".join(f"{tag}:{_lances(s, b)}" for b, tag in enumerate(s.pieces.tags) if in_play(s, b))
    return f"{s.pieces.name} turn {s.turn} {asked} {QUESTIONS[s.ask]} | {orders} | {banners}"


def _lances(s: State, banner: int) -> str:
    committed = "c" if status_of(s, banner) == COMMITTED else ""
    return f"{s.lances[banner]}{committed}{chr(39) if is_ordered(s, banner) else ''}"
