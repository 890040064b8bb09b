"""Builds a view, its key and the position in one line."""

from functools import cache

from gonfalon.core.state import ARBITER, FATE, NOBODY
from gonfalon.games.navas.edition import SPECIALS
from gonfalon.games.navas.interface.views import (
    QUESTIONS,
    FightView,
    HandView,
    HitView,
    NavasView,
    SpecialsView,
    UnitView,
)
from gonfalon.games.navas.rules.news import COMBATS, ENDINGS
from gonfalon.games.navas.rules.pieces import CHRISTIAN, MUSLIM, SIDES, ZONE_NAMES
from gonfalon.games.navas.rules.special import held
from gonfalon.games.navas.rules.state import INITIATIVE, NONE, Fight, State, cards_of, holder, is_tired


def build_view(s: State, seat: int, memory: bool) -> NavasView:
    names = s.pieces.card_names
    # N2.6 Without the memory aid nobody sees more of the piles than their height and the top of the discard.
    return NavasView(
        seat=_seat_name(seat),
        advanced=s.advanced,
        memory=memory,
        memory_aid=s.memory_aid,
        round_limit=s.round_limit,
        round=s.round,
        turn=s.turn,
        first=None if s.first == NONE else SIDES[s.first],
        question=QUESTIONS[s.ask],
        asked=_seat_name(s.asked),
        offered=None if s.offered == NONE else SPECIALS[s.offered],
        points=s.points,
        combats=s.combats,
        shots=s.shots,
        acted=s.acted,
        zones={name: _zone(s, units) for name, units in zip(ZONE_NAMES, s.units, strict=True)},
        fallen=[tag for unit, tag in enumerate(s.pieces.tags) if s.power[unit] == 0],
        deck=len(s.deck),
        deck_order=[names[card] for card in s.deck] if memory and s.ordered else None,
        discard=len(s.discard),
        discard_top=names[s.discard[-1]] if s.discard else None,
        discard_order=[names[card] for card in s.discard] if memory else None,
        active=None if s.active == NONE else names[s.active],
        initiative={side: _open_initiative(s, number) for number, side in enumerate(SIDES)},
        face_down=[side for number, side in enumerate(SIDES) if _face_down(s, number)],
        shield=None if s.shield == NONE else SIDES[s.shield],
        returned=names[s.returned] if memory and s.returned != NONE else None,
        hands={side: _hand(s, number, seat, memory) for number, side in enumerate(SIDES)},
        specials={side: _specials(s, number, seat) for number, side in enumerate(SIDES)},
        used=_special_names(s.used),
        fight=None if s.fight is None else _fight(s, s.fight),
        hits=_hits(s),
        winner=SIDES[s.winner] if 0 <= s.winner < len(SIDES) else None,
        reason=None if s.reason == NONE else ENDINGS[s.reason][0],
    )


def _seat_name(seat: int) -> str:
    others = {FATE: "fate", NOBODY: "nobody", ARBITER: "all"}
    return SIDES[seat] if seat >= 0 else others.get(seat, "watcher")


def _zone(s: State, units: tuple[int, ...]) -> list[UnitView]:
    return [_unit(s.pieces.tags[unit], s.power[unit], is_tired(s, unit)) for unit in units]


@cache
def _unit(tag: str, power: int, exhausted: bool) -> UnitView:
    return UnitView(tag, power, exhausted)


def _face_down(s: State, side: int) -> bool:
    """Whether the side has chosen for the initiative while the other has not."""
    return s.ask == INITIATIVE and s.initiative[side] != NONE


def _open_initiative(s: State, side: int) -> str | None:
    card = s.initiative[side]
    return None if card == NONE or _face_down(s, side) else s.pieces.card_names[card]


def _hand(s: State, side: int, seat: int, memory: bool) -> HandView:
    hidden = s.initiative[side] if _face_down(s, side) else NONE
    holding = s.hands[side] | (1 << hidden if hidden != NONE else 0)
    open_to_seat = seat in (side, ARBITER)
    names = s.pieces.card_names
    seen_by_rada = s.peeked & holding if side == MUSLIM and (seat >= 0 or seat == ARBITER) else 0
    return HandView(
        count=holding.bit_count(),
        cards=[names[card] for card in cards_of(s.hands[side])] if open_to_seat else None,
        face_down=names[hidden] if open_to_seat and hidden != NONE else None,
        shown=[names[card] for card in cards_of(s.open_hand[side] & holding)] if memory else [],
        peeked=[names[card] for card in cards_of(seen_by_rada)] if memory else [],
    )


def _specials(s: State, side: int, seat: int) -> SpecialsView:
    open_to_seat = seat in (side, ARBITER)
    return SpecialsView(
        count=s.specials[side].bit_count(),
        cards=[SPECIALS[card] for card in held(s, side)] if open_to_seat else None,
        laid_aside=_special_names(s.laid_aside[side]) if open_to_seat else None,
        laid_aside_count=s.laid_aside[side].bit_count(),
    )


def _special_names(mask: int) -> list[str]:
    return [name for card, name in enumerate(SPECIALS) if (mask >> card) & 1]


def _fight(s: State, fight: Fight) -> FightView:
    return FightView(
        kind=COMBATS[fight.kind],
        side=SIDES[fight.side],
        origin=ZONE_NAMES[fight.origin],
        target=ZONE_NAMES[fight.target],
        joined=[s.pieces.tags[unit] for unit in fight.joined],
        step=fight.step,
        karr=fight.karr,
        ready=_special_names(fight.ready),
        helped=_special_names(fight.helped),
        stopped=fight.stopped,
    )


def _hits(s: State) -> list[HitView]:
    spreads = [*s.spreads, *[None] * (len(s.hit_zones) - len(s.spreads))]
    return [
        HitView(ZONE_NAMES[zone], damage, spread)
        for zone, damage, spread in zip(s.hit_zones, s.hit_damage, spreads, strict=True)
    ]


def info_key(s: State, seat: int) -> tuple[object, ...]:
    """What `build_view` shows with memory, as numbers: equal exactly when the views are."""
    return (
        (seat, s.advanced, s.memory_aid, s.round_limit),
        (s.round, s.turn, s.first, s.shield, s.points, s.combats, s.shots, s.acted),
        (s.ask, s.asked, s.offered, s.winner, s.reason, s.active, s.returned, s.used),
        (tuple(s.units), tuple(s.power), _tired_alive(s)),
        (tuple(s.deck) if s.ordered else len(s.deck), tuple(s.discard)),
        _cards_key(s, MUSLIM, seat),
        _cards_key(s, CHRISTIAN, seat),
        None if s.fight is None else s.fight.whole(),
        (tuple(s.hit_zones), tuple(s.hit_damage), tuple(s.spreads)),
    )


def _tired_alive(s: State) -> int:
    tired = s.tired
    if tired:
        for unit, power in enumerate(s.power):
            if power == 0:
                tired &= ~(1 << unit)
    return tired


def _cards_key(s: State, side: int, seat: int) -> tuple[object, ...]:
    """A side's cards and special cards as the seat knows them."""
    initiative, hidden = s.initiative[side], NONE
    if _face_down(s, side):
        initiative, hidden = NONE, s.initiative[side]
    holding = s.hands[side] | (1 << hidden if hidden != NONE else 0)
    peeked = s.peeked & holding if side == MUSLIM and (seat >= 0 or seat == ARBITER) else 0
    shown = (initiative, s.open_hand[side] & holding, peeked)
    if seat in (side, ARBITER):
        return shown, s.hands[side], hidden, s.specials[side], s.laid_aside[side]
    return shown, holding.bit_count(), hidden != NONE, s.specials[side].bit_count(), s.laid_aside[side].bit_count()


def position_line(s: State, seat: int) -> str:
    """Round and turn, what is asked, then each zone's powers: C22' is two Christians, the second exhausted."""
    zones = " ".join(f"{name}:{_powers(s, units)}" for name, units in zip(ZONE_NAMES, s.units, strict=True) if units)
    asked = SIDES[s.asked] if s.asked >= 0 else "nobody"
    active = s.pieces.card_names[s.active] if s.active != NONE else "-"
    hands = [side for side in range(len(SIDES)) if seat in (side, ARBITER)]
    cards = "".join(
        f" {SIDES[side]}={','.join(s.pieces.card_names[c] for c in cards_of(s.hands[side]))}" for side in hands
    )
    return (
        f"round {s.round} turn {s.turn + 1} {asked} {QUESTIONS[s.ask]} points {s.points} active {active} "
        f"deck {len(s.deck)} discard {len(s.discard)}{cards} | {zones}"
    )


def _powers(s: State, units: tuple[int, ...]) -> str:
    side = "C" if holder(units) == CHRISTIAN else "M"
    return side + "".join(f"{s.power[unit]}{chr(39) if is_tired(s, unit) else ''}" for unit in units)
