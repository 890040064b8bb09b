"""N2.6: without the memory aid a view holds what lies open on the table, and nothing more."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given

from gonfalon.core import WATCHER
from gonfalon.games.navas.edition import SPECIALS
from gonfalon.games.navas.rules.pieces import CHRISTIAN, MUSLIM, SIDES, ZONE_NAMES
from gonfalon.games.navas.rules.state import ACT, INITIATIVE, NONE, State
from tests.games.navas.information.oracle import GAME, SEATS, Played, replay
from tests.games.navas.information.tables import EXCHANGED, PEEKED, POSITIONS, QUIET_ROUND, first_game, games, written

REMEMBERED = {"memory", "deck_order", "discard_order", "returned", "hands"}
REMEMBERED_OF_HANDS = {"shown", "peeked"}


def look(s: State, seat: int, memory: bool) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(GAME.view(s, seat, memory=memory)))
    return plain


def name(card: int) -> str | None:
    return None if card == NONE else GAME.pieces.card_names[card]


def names(mask: int) -> list[str]:
    return [card for number, card in enumerate(GAME.pieces.card_names) if mask >> number & 1]


def specials(mask: int) -> list[str]:
    return [card for number, card in enumerate(SPECIALS) if mask >> number & 1]


def cards_on_the_table(s: State, seat: int) -> dict[str, Any]:
    """All about cards that may stand in a view without memory, written down from the bare state."""
    open_areas = s.ask != INITIATIVE
    chosen = [not open_areas and card != NONE for card in s.initiative]
    return {
        "deck": len(s.deck),
        "deck_order": None,
        "discard": len(s.discard),
        "discard_top": name(s.discard[-1]) if s.discard else None,
        "discard_order": None,
        "returned": None,
        "active": name(s.active),
        "initiative": {side: name(s.initiative[i]) if open_areas else None for i, side in enumerate(SIDES)},
        "face_down": [side for i, side in enumerate(SIDES) if chosen[i]],
        "hands": {side: hand(s, i, i == seat, chosen[i]) for i, side in enumerate(SIDES)},
        "specials": {side: special_hand(s, i, i == seat) for i, side in enumerate(SIDES)},
        "used": specials(s.used),
    }


def hand(s: State, side: int, own: bool, chosen: bool) -> dict[str, Any]:
    return {
        "count": len(names(s.hands[side])) + chosen,
        "cards": names(s.hands[side]) if own else None,
        "face_down": name(s.initiative[side]) if own and chosen else None,
        "shown": [],
        "peeked": [],
    }


def special_hand(s: State, side: int, own: bool) -> dict[str, Any]:
    return {
        "count": len(specials(s.specials[side])),
        "cards": specials(s.specials[side]) if own else None,
        "laid_aside": specials(s.laid_aside[side]) if own else None,
        "laid_aside_count": len(specials(s.laid_aside[side])),
    }


def pieces_on_the_table(s: State) -> dict[str, Any]:
    """Units and counters, the same for everybody."""
    tags = GAME.pieces.tags
    return {
        "zones": {
            zone: [{"tag": tags[u], "power": s.power[u], "exhausted": bool(s.tired >> u & 1)} for u in units]
            for zone, units in zip(ZONE_NAMES, s.units, strict=True)
        },
        "fallen": [tag for unit, tag in enumerate(tags) if s.power[unit] == 0],
        "round": s.round,
        "turn": s.turn,
        "points": s.points,
        "combats": s.combats,
        "shots": s.shots,
        "acted": s.acted,
        "first": None if s.first == NONE else SIDES[s.first],
        "shield": None if s.shield == NONE else SIDES[s.shield],
        "offered": None if s.offered == NONE else SPECIALS[s.offered],
        "winner": SIDES[s.winner] if s.winner in (MUSLIM, CHRISTIAN) else None,
    }


# What else a view holds: the agreement, who looks, and the question and the fight that all watch.
FRAME = {"seat", "advanced", "memory", "memory_aid", "round_limit", "question", "asked", "fight", "hits", "reason"}


@pytest.mark.parametrize("seat", SEATS)
@POSITIONS
@given(played=games())
def test_view_without_memory_is_the_open_table(seat: int, played: Played) -> None:
    """N2.6: pile heights, the top of the discard, open cards, units, counters, the own cards: this list and no more."""
    s = replay(played)
    view = look(s, seat, memory=False)
    allowed = cards_on_the_table(s, seat) | pieces_on_the_table(s)
    assert {key: view[key] for key in view if key not in FRAME} == allowed


@pytest.mark.parametrize("seat", SEATS)
@POSITIONS
@given(played=games())
def test_memory_adds_only_what_was_open_once(seat: int, played: Played) -> None:
    """N2.6: the memory aid adds the order of piles that were seen and cards that were shown, and changes nothing."""
    s = replay(played)
    with_aid, without = look(s, seat, memory=True), look(s, seat, memory=False)
    assert {key for key in without if with_aid[key] != without[key]} <= REMEMBERED
    for side in SIDES:
        changed = {key for key, value in without["hands"][side].items() if with_aid["hands"][side][key] != value}
        assert changed <= REMEMBERED_OF_HANDS


def turn_the_discard_round(s: State) -> None:
    s.discard[:2] = reversed(s.discard[:2])


def turn_the_deck_round(s: State) -> None:
    s.deck.reverse()


def forget_open_hands(s: State) -> None:
    s.open_hand = [0, 0]


def forget_the_peek(s: State) -> None:
    s.peeked = 0


def forget_the_card_given(s: State) -> None:
    s.returned = NONE


DISCARDED = written(QUIET_ROUND[:-1])
TURNED = first_game(lambda s: s.ordered and s.ask == ACT and len(s.deck) > 1)
NEXT_ROUND = written(QUIET_ROUND)
WHAT_MEMORY_HOLDS = [
    pytest.param(DISCARDED, turn_the_discard_round, SEATS, id="the order of the discard"),
    pytest.param(TURNED, turn_the_deck_round, SEATS, id="the order of a turned deck"),
    pytest.param(NEXT_ROUND, forget_open_hands, SEATS, id="cards that came to hand openly"),
    pytest.param(
        written(PEEKED, advanced=True), forget_the_peek, (MUSLIM, CHRISTIAN), id="the card that was peeked at"
    ),
    pytest.param(written(EXCHANGED, advanced=True), forget_the_card_given, SEATS, id="the card given back"),
]


@pytest.mark.parametrize(("played", "forget", "knowers"), WHAT_MEMORY_HOLDS)
def test_memory_tells_these_apart(played: Played, forget: Callable[[State], None], knowers: tuple[int, ...]) -> None:
    """N2.6: each thing that a perfect memory holds shows with the aid, to those who saw it, and never without."""
    s = replay(played)
    other = s.copy()
    forget(other)
    for seat in SEATS:
        assert look(s, seat, memory=False) == look(other, seat, memory=False)
        assert (look(s, seat, memory=True) != look(other, seat, memory=True)) == (seat in knowers)


@pytest.mark.parametrize("memory_aid", [True, False])
def test_match_option_decides_when_nobody_asks(memory_aid: bool) -> None:
    """N2.6: the agreed option sets the view of players and watchers alike."""
    s = replay(DISCARDED._replace(memory_aid=memory_aid))
    for seat in (MUSLIM, CHRISTIAN, WATCHER):
        assert GAME.view(s, seat) == GAME.view(s, seat, memory=memory_aid)
