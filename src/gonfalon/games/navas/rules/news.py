"""Tells what happens, each event to those who would see it at the table. Does nothing if nobody listens."""

from typing import Final

from gonfalon.core.state import WATCHER
from gonfalon.games.navas.edition import SPECIALS
from gonfalon.games.navas.rules import events
from gonfalon.games.navas.rules.pieces import CHRISTIAN, MUSLIM, SIDES, ZONE_NAMES, side_of
from gonfalon.games.navas.rules.state import State

COMBATS: Final = ("standard", "charge", "karr")
ENDINGS: Final = (
    ("caliph-fallen", "N9.1"),
    ("christians-driven-back", "N9.2"),
    ("twice-the-zones", "N9.3"),
    ("round-limit", "N4.5"),
)


def _tags(s: State, units: tuple[int, ...]) -> list[str]:
    return [s.pieces.tags[unit] for unit in units]


def special_dealt(s: State, side: int, card: int) -> None:
    if s.news is not None:
        s.news.tell(events.SpecialDealt(SIDES[side], SPECIALS[card]), side)
        s.news.tell_only(events.SpecialDealt(SIDES[side], None), 1 - side, WATCHER)


def special_laid_aside(s: State, side: int, card: int) -> None:
    if s.news is not None:
        s.news.tell(events.SpecialLaidAside(SIDES[side], SPECIALS[card]), side)
        s.news.tell_only(events.SpecialLaidAside(SIDES[side], None), 1 - side, WATCHER)


def card_dealt(s: State, side: int, card: int) -> None:
    if s.news is not None:
        s.news.tell(events.CardDealt(SIDES[side], s.pieces.card_names[card]), side)
        s.news.tell_only(events.CardDealt(SIDES[side], None), 1 - side, WATCHER)


def round_began(s: State) -> None:
    if s.news is not None:
        s.news.tell(events.RoundBegan(s.round))


def initiative_chosen(s: State, side: int, card: int) -> None:
    if s.news is not None:
        s.news.tell(events.InitiativeChosen(SIDES[side], s.pieces.card_names[card]), side)
        s.news.tell_only(events.InitiativeChosen(SIDES[side], None), 1 - side, WATCHER)


def initiative_revealed(s: State) -> None:
    if s.news is not None:
        names = s.pieces.card_names
        s.news.tell(
            events.InitiativeRevealed(names[s.initiative[MUSLIM]], names[s.initiative[CHRISTIAN]], SIDES[s.first])
        )


def card_played(s: State, side: int) -> None:
    if s.news is not None:
        s.news.tell(events.CardPlayed(SIDES[side], s.pieces.card_names[s.active], s.points))


def moved(s: State, origin: int, target: int, units: tuple[int, ...]) -> None:
    if s.news is not None:
        side = SIDES[side_of(units[0])]
        s.news.tell(events.Moved(side, ZONE_NAMES[origin], ZONE_NAMES[target], _tags(s, units)))


def rallied(s: State, side: int, zone: int, units: tuple[int, ...]) -> None:
    if s.news is not None:
        s.news.tell(events.Rallied(SIDES[side], ZONE_NAMES[zone], _tags(s, units)))


def switched(s: State, side: int, shielded: bool) -> None:
    if s.news is not None:
        s.news.tell(events.Switched(SIDES[side], shielded))


def arrows_loosed(s: State, origin: int, target: int, unit: int, damage: int) -> None:
    if s.news is not None:
        side = SIDES[side_of(unit)]
        tag = s.pieces.tags[unit]
        s.news.tell(events.ArrowsLoosed(side, ZONE_NAMES[origin], ZONE_NAMES[target], tag, damage))


def attack_declared(s: State) -> None:
    if s.news is not None and s.fight is not None:
        f = s.fight
        s.news.tell(
            events.AttackDeclared(
                SIDES[f.side], COMBATS[f.kind], ZONE_NAMES[f.origin], ZONE_NAMES[f.target], _tags(s, f.joined)
            )
        )


def karr_answered(s: State, yes: bool) -> None:
    if s.news is not None:
        s.news.tell(events.KarrAnswered(yes))


def card_passed(s: State, side: int) -> None:
    if s.news is not None:
        s.news.tell(events.CardPassed(SIDES[side]))


def special_used(s: State, side: int, card: int) -> None:
    if s.news is not None:
        s.news.tell(events.SpecialUsed(SIDES[side], SPECIALS[card]))


def attack_cancelled(s: State, side: int, origin: int) -> None:
    if s.news is not None:
        s.news.tell(events.AttackCancelled(SIDES[side], ZONE_NAMES[origin]))


def deck_turned(s: State) -> None:
    if s.news is not None:
        s.news.tell(events.DeckTurned(len(s.deck)))


def fought(
    s: State, card: int, attack: list[tuple[str, int]], defence: list[tuple[str, int]], totals: tuple[int, int]
) -> None:
    if s.news is not None and s.fight is not None:
        f = s.fight
        s.news.tell(
            events.Fought(
                SIDES[f.side],
                COMBATS[f.kind],
                ZONE_NAMES[f.origin],
                ZONE_NAMES[f.target],
                s.pieces.card_names[card],
                [events.Term(name, amount) for name, amount in attack],
                [events.Term(name, amount) for name, amount in defence],
                totals[0],
                totals[1],
            )
        )


def suffered(s: State, side: int, zone: int, damage: int, losses: list[tuple[int, int]]) -> None:
    if s.news is not None:
        told = [events.Loss(s.pieces.tags[unit], hurt, s.power[unit] == 0) for unit, hurt in losses]
        s.news.tell(events.Suffered(SIDES[side], ZONE_NAMES[zone], damage, told))


def advanced(s: State, side: int, origins: list[int], targets: list[int]) -> None:
    if s.news is not None:
        s.news.tell(events.Advanced(SIDES[side], [ZONE_NAMES[z] for z in origins], [ZONE_NAMES[z] for z in targets]))


def stayed(s: State, side: int) -> None:
    if s.news is not None:
        s.news.tell(events.Stayed(SIDES[side]))


def card_seen(s: State, card: int) -> None:
    if s.news is not None:
        s.news.tell(events.CardSeen(s.pieces.card_names[card]), MUSLIM, CHRISTIAN)
        s.news.tell_only(events.CardSeen(None), WATCHER)


def card_exchanged(s: State, given: int, taken: int) -> None:
    if s.news is not None:
        names = s.pieces.card_names
        s.news.tell(events.CardExchanged(names[given], names[taken]), MUSLIM)
        s.news.tell_only(events.CardExchanged(names[given], None), CHRISTIAN, WATCHER)


def turn_ended(s: State, side: int, card: int) -> None:
    if s.news is not None:
        s.news.tell(events.TurnEnded(SIDES[side], s.pieces.card_names[card]))


def cards_returned(s: State, muslim: int, christian: int, muslim_hidden: bool) -> None:
    if s.news is not None:
        names = s.pieces.card_names
        whole = events.CardsReturned(names[muslim], names[christian])
        if muslim_hidden:
            s.news.tell(whole, MUSLIM)
            s.news.tell_only(events.CardsReturned(None, names[christian]), CHRISTIAN, WATCHER)
        else:
            s.news.tell(whole)


def game_ended(s: State) -> None:
    if s.news is not None:
        reason, rule = ENDINGS[s.reason]
        winner = SIDES[s.winner] if s.winner in (MUSLIM, CHRISTIAN) else None
        s.news.tell(events.GameEnded(winner, reason, rule))
