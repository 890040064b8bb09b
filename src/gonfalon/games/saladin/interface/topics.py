"""What random games should bring up, for counting: every action of every card, and every special rule."""

from collections.abc import Iterator, Sequence

import msgspec

from gonfalon.games.saladin.interface.notation import word_of
from gonfalon.games.saladin.rules import events
from gonfalon.games.saladin.rules.actions import (
    ENDURE,
    LEADER,
    ORDER,
    REACT,
    ROLL,
    first_of,
    kind_of,
    second_of,
    third_of,
)
from gonfalon.games.saladin.rules.engine import legal
from gonfalon.games.saladin.rules.orders import LANCES_OF_FACE, ORDER_FACE
from gonfalon.games.saladin.rules.pieces import AYYUBIDS, CRUSADERS, HORNS, LEADER_ACTIONS, NONE, SIDES, Pieces
from gonfalon.games.saladin.rules.state import REACT as ASK_REACT
from gonfalon.games.saladin.rules.state import State, card_of, in_play, is_ordered, status_of

Told = Sequence[msgspec.Struct]

NO_ORDER_LEFT = "S1.4 a die costs an Order, but no Order is Available"
TRACK = "S1.5 the sixth lost lance costs an Order"
FALLEN = "S1.6 a Banner falls to the enemy"
ASIDE = "S1.7 a Banner is set aside"
SURCHARGES = {1: "S1.8 an action costs 1 more", 2: "S1.8 an action costs 2 more"}
CHAOS = "S2.1 Chaos costs more because of lost Banners"
TIE = "S2.2 a tie for the initiative"
AGAIN = "S2.4 an Ordered Banner acts again"
SHARED = "S3.3 two paired Banners change status together"
ALONE = "S3.3 a Banner becomes Uncommitted when its partner leaves play"
OTHER_REACTS = "S3.6 a Banner other than the target reacts"
OVERKILL = "S3.8 hits beyond the last lance are lost"
AT_ONCE = "S4.1 both sides lose their last Order at once"
ARSUF_FALLS = "S5.1 Arsuf falls and brings in the twelfth Order"
LAST_LANCE = "S5.4 a Banner gives away its last lance"
WALL = "S5.3, S6.7 a shield wall removes a die"
MUST_GO = "S6.3 the Crusaders must go to the Horns"
MAY_GO = "S6.3 the Crusaders choose to go to the Horns"
FIRE_OUT = "S6.5 an unfed fire goes out"
BOXED = "S6.5 a Banner goes to the box, not to the enemy"
FEINT = "S6.6 a feint sends lances straight to the box"

IN_BOTH = [
    *(NO_ORDER_LEFT, TRACK, FALLEN, ASIDE, *SURCHARGES.values(), CHAOS, TIE, AGAIN, SHARED, ALONE, OTHER_REACTS),
    *(OVERKILL, AT_ONCE, WALL, LAST_LANCE),
]
AT_ARSUF = [ARSUF_FALLS]
AT_HATTIN = [MUST_GO, MAY_GO, FIRE_OUT, BOXED, FEINT]


def possible(pieces: Pieces) -> list[str]:
    """Everything that enough games of this scenario should bring up."""
    deeds = [
        _deed(pieces, banner, number, at_horns)
        for at_horns in (False, True)
        for banner in range(pieces.count)
        if not at_horns or pieces.has_horns_card[banner]
        for number in range(len(pieces.cards[at_horns][banner].actions))
    ]
    led = [_led(side, action) for side, actions in enumerate(pieces.leader_actions) for action in actions]
    return [*deeds, *led, *IN_BOTH, *(AT_ARSUF if pieces.garrison else AT_HATTIN)]


def came_up(before: State, action: int, after: State, told: Told) -> list[str]:
    """What this action, with all its consequences, is an example of."""
    return [
        _name(before, action),
        *_of_activation(before, action, after),
        *_of_events(before, after, told),
        *_of_dice(before, action, told),
        *_of_followers(before, after),
    ]


def _name(s: State, action: int) -> str:
    if kind_of(action) in (ORDER, REACT):
        return _deed(s.pieces, first_of(action), second_of(action), s.horns)
    if kind_of(action) == LEADER:
        return _led(s.asked, first_of(action))
    word = word_of(s, action)
    return _led(s.asked, LEADER_ACTIONS.index(word)) if word in LEADER_ACTIONS else word


def _deed(pieces: Pieces, banner: int, number: int, at_horns: bool) -> str:
    action = pieces.cards[at_horns][banner].actions[number]
    where = " at the Horns" if at_horns and pieces.has_horns_card[banner] else ""
    return f"{'react' if action.reaction else 'order'} {pieces.tags[banner]}{where} {action.name}"


def _led(side: int, action: int) -> str:
    return f"leader of the {SIDES[side]} {LEADER_ACTIONS[action]}"


def _of_activation(s: State, action: int, after: State) -> Iterator[str]:
    kind, first = kind_of(action), first_of(action)
    if kind == ORDER and is_ordered(s, first):
        yield AGAIN
    if kind == REACT and first != s.target:
        yield OTHER_REACTS
    if kind == LEADER and first == HORNS:
        yield MUST_GO if len(legal(s)) == 1 else MAY_GO
    if kind == ORDER and after.ask != ASK_REACT and _hits_wall(s, first, second_of(action), third_of(action)):
        yield WALL
    if kind == ENDURE and _hits_wall(s, s.acting, s.doing, s.target):
        yield WALL


def _hits_wall(s: State, banner: int, number: int, target: int) -> bool:
    return s.shield == target and card_of(s, banner).actions[number].green > 0 and s.pieces.side[banner] == AYYUBIDS


def _of_events(before: State, after: State, told: Told) -> Iterator[str]:
    for event in told:
        match event:
            case events.TrackFilled():
                yield TRACK
            case events.BannerLost(given=given):
                yield FALLEN if given else BOXED
            case events.SetAside():
                yield ASIDE
            case events.Chaos(crusaders=crusaders, ayyubids=ayyubids) if max(crusaders, ayyubids) > 1:
                yield CHAOS
            case events.GameEnded(reason="last-orders-at-once"):
                yield AT_ONCE
            case events.OrdersRegained() if before.garrison_orders:
                yield ARSUF_FALLS
            case events.Fire(burning=False):
                yield FIRE_OUT
            case events.LancesBoxed():
                yield FEINT
            case events.LanceMoved() if any(isinstance(other, events.BannerLost) for other in told):
                yield LAST_LANCE
            case events.InitiativeHeld() if after.available[CRUSADERS] == after.available[AYYUBIDS]:
                yield TIE
            case (
                events.BannerOrdered(banner=banner, action=name, cost=cost)
                | events.Reacted(banner=banner, action=name, cost=cost)
            ):
                yield from _of_price(before, banner, name, cost)


def _of_price(s: State, banner: str, name: str, cost: int) -> Iterator[str]:
    [action] = [action for action in card_of(s, s.pieces.numbers[banner]).actions if action.name == name]
    if cost > action.cost:
        yield SURCHARGES[cost - action.cost]


def _of_dice(s: State, action: int, told: Told) -> Iterator[str]:
    """What the dice did, once the last one has been rolled."""
    fallen = [*s.rolled, first_of(action)] if kind_of(action) == ROLL else []
    thrown = [faces for faces in (fallen[: s.red], fallen[s.red :]) if faces]
    struck = [event for event in told if isinstance(event, events.Struck)]
    for faces, event in zip(thrown, struck, strict=False):
        if sum(LANCES_OF_FACE[face] for face in faces) > event.lances:
            yield OVERKILL
        if faces.count(ORDER_FACE) > event.orders:
            yield NO_ORDER_LEFT


def _of_followers(before: State, after: State) -> Iterator[str]:
    for banner in range(before.pieces.count):
        followed = card_of(before, banner).follows
        changed = status_of(before, banner) != status_of(after, banner)
        if followed != NONE and changed and in_play(after, banner) and before.horns == after.horns:
            yield SHARED if in_play(after, followed) else ALONE
