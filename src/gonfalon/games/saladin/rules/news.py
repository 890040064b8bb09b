"""Tells what happens. Does nothing if nobody listens."""

from typing import Final

from gonfalon.games.saladin.rules import events
from gonfalon.games.saladin.rules.pieces import GARRISON, LEADER_ACTIONS, NONE, SIDES, STATUSES
from gonfalon.games.saladin.rules.state import GIVEN, State, card_of, lances_at, side_at

ENDINGS: Final = (("last-order", "S1.3"), ("last-orders-at-once", "S4.1"))
COLOURS: Final = ("green", "red")


def _where(s: State, where: int) -> str:
    return "garrison" if where == GARRISON else s.pieces.tags[where]


def turn_began(s: State) -> None:
    if s.news is not None:
        s.news.tell(events.TurnBegan(s.turn))


def chaos(s: State, crusaders: int, ayyubids: int) -> None:
    if s.news is not None:
        s.news.tell(events.Chaos(crusaders, ayyubids))


def initiative_held(s: State, side: int) -> None:
    if s.news is not None:
        s.news.tell(events.InitiativeHeld(SIDES[side]))


def initiative_seized(s: State, side: int) -> None:
    if s.news is not None:
        s.news.tell(events.InitiativeSeized(SIDES[side], s.pieces.leaders[side]))


def began(s: State, side: int) -> None:
    if s.news is not None:
        s.news.tell(events.Began(SIDES[side]))


def banner_ordered(s: State, side: int, cost: int) -> None:
    if s.news is not None:
        action = card_of(s, s.acting).actions[s.doing].name
        target = None if s.target == NONE else _where(s, s.target)
        s.news.tell(events.BannerOrdered(SIDES[side], s.pieces.tags[s.acting], action, target, cost))


def reacted(s: State, side: int, cost: int) -> None:
    if s.news is not None:
        action = card_of(s, s.reactor).actions[s.reacting].name
        tags = s.pieces.tags
        s.news.tell(events.Reacted(SIDES[side], tags[s.reactor], action, tags[s.acting], cost))


def endured(s: State, side: int) -> None:
    if s.news is not None:
        s.news.tell(events.Endured(SIDES[side]))


def die_rolled(s: State, colour: int, face: str) -> None:
    if s.news is not None:
        s.news.tell(events.DieRolled(COLOURS[colour], face))


def struck(s: State, where: int, lances: int, orders: int) -> None:
    if s.news is not None:
        left = lances_at(s, where)
        s.news.tell(events.Struck(SIDES[side_at(s, where)], _where(s, where), lances, orders, left))


def track_filled(s: State, side: int) -> None:
    if s.news is not None:
        s.news.tell(events.TrackFilled(SIDES[side]))


def status_changed(s: State, banner: int, status: int) -> None:
    if s.news is not None:
        s.news.tell(events.StatusChanged(s.pieces.tags[banner], STATUSES[status]))


def banner_lost(s: State, banner: int) -> None:
    if s.news is not None:
        side = SIDES[s.pieces.side[banner]]
        s.news.tell(events.BannerLost(side, s.pieces.tags[banner], s.place[banner] == GIVEN))


def set_aside(s: State, banner: int) -> None:
    if s.news is not None:
        s.news.tell(events.SetAside(SIDES[s.pieces.side[banner]], s.pieces.tags[banner]))


def orders_spent(s: State, side: int, orders: int) -> None:
    if s.news is not None:
        s.news.tell(events.OrdersSpent(SIDES[side], orders))


def orders_boxed(s: State, side: int, orders: int) -> None:
    if s.news is not None:
        s.news.tell(events.OrdersBoxed(SIDES[side], orders))


def orders_regained(s: State, side: int, orders: int) -> None:
    if s.news is not None:
        s.news.tell(events.OrdersRegained(SIDES[side], orders))


def lance_moved(s: State, giver: int, receiver: int) -> None:
    if s.news is not None:
        side = SIDES[s.pieces.side[giver]]
        s.news.tell(events.LanceMoved(side, s.pieces.tags[giver], _where(s, receiver)))


def lances_boxed(s: State, banner: int, lances: int) -> None:
    if s.news is not None:
        s.news.tell(events.LancesBoxed(SIDES[s.pieces.side[banner]], s.pieces.tags[banner], lances))


def shield_wall(s: State, banner: int) -> None:
    if s.news is not None:
        s.news.tell(events.ShieldWall(s.pieces.tags[banner]))


def fire(s: State) -> None:
    if s.news is not None:
        s.news.tell(events.Fire(s.fire))


def leader_acted(s: State, side: int, action: int, banner: int) -> None:
    if s.news is not None:
        named = None if banner == NONE else s.pieces.tags[banner]
        s.news.tell(events.LeaderActed(SIDES[side], s.pieces.leaders[side], LEADER_ACTIONS[action], named))


def moved_to_horns(s: State, banner: int) -> None:
    if s.news is not None:
        s.news.tell(events.MovedToHorns(s.pieces.tags[banner]))


def passed(s: State, side: int) -> None:
    if s.news is not None:
        s.news.tell(events.Passed(SIDES[side]))


def redeployed(s: State) -> None:
    if s.news is not None:
        s.news.tell(events.Redeployed(s.turn))


def game_ended(s: State) -> None:
    if s.news is not None:
        reason, rule = ENDINGS[s.reason]
        winner = SIDES[s.winner] if s.winner < len(SIDES) else None
        s.news.tell(events.GameEnded(winner, reason, rule))
