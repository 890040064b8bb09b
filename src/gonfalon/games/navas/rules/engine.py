"""The rules of Las Navas behind the core's interface: what is legal, and applying it."""

from collections.abc import Hashable
from typing import Final

from gonfalon.core.rules import Rules
from gonfalon.core.setup import Result, Setup
from gonfalon.games.navas.ai import NavasFeatures, chance
from gonfalon.games.navas.rules import attacks, combat, moves, rounds, setup, special
from gonfalon.games.navas.rules import state as st
from gonfalon.games.navas.rules.actions import (
    ADVANCE,
    ATTACK,
    CHARGE,
    DEAL,
    DEAL_SPECIAL,
    DISCARD,
    DRAW,
    END,
    EXCHANGE,
    FREE_MOVE,
    INITIATIVE,
    KARR_NO,
    KARR_YES,
    KIND,
    MOVE,
    PASS,
    PEEK,
    PLAY,
    RALLY,
    SHIELD,
    SHOOT,
    SPREAD,
    STAY,
    USE,
    item_of,
    origin_of,
    pick,
    slots_of,
    target_of,
    with_item,
)
from gonfalon.games.navas.rules.attacks import spread_options
from gonfalon.games.navas.rules.news import ENDINGS
from gonfalon.games.navas.rules.pieces import CHRISTIAN, MUSLIM, SIDES, ZONES, Pieces
from gonfalon.games.navas.rules.state import State, cards_of, holder

# The rule that explains each question, by the question's number.
RULES: Final = (
    "N10.1", "N10.1", "N3.1", "N4.1", "N4.2", "N5.6", "N8.1", "N10.4", "N6.7", "N6.6", "N6.9", "N10.4", "N10.4", "N9.4",
)  # fmt: skip


class NavasRules(Rules[State]):
    def __init__(self, pieces: Pieces) -> None:
        self.pieces: Pieces = pieces
        self.known: NavasFeatures = NavasFeatures(pieces)

    def start(self, setup_: Setup) -> State:
        return setup.start(self.pieces, setup_)

    def to_move(self, state: State) -> int:
        return state.asked

    def legal(self, state: State) -> list[int]:
        return legal(state)

    def is_legal(self, state: State, action: int) -> bool:
        offered = state.option_set
        if offered is None:
            offered = set(legal(state))
            state.option_set = offered
        return action in offered

    def is_open(self, state: State) -> bool:
        """Hidden are hands, and in the advanced game special cards, which can be used in a turn."""
        return state.ask in (st.KARR, st.SPREAD, st.ADVANCE) or (state.ask == st.ACT and not state.advanced)

    def weights(self, state: State) -> list[int]:
        return [1] * len(legal(state))

    def rule_now(self, state: State) -> str:
        return RULES[state.ask]

    def do(self, state: State, action: int) -> None:
        do(state, action)

    def result(self, state: State) -> Result | None:
        if state.ask != st.OVER:
            return None
        reason, rule = ENDINGS[state.reason]
        return Result(SIDES[state.winner] if state.winner in (MUSLIM, CHRISTIAN) else None, reason, rule)

    def returns(self, state: State) -> list[float]:
        if state.winner == MUSLIM:
            return [1.0, -1.0]
        return [-1.0, 1.0] if state.winner == CHRISTIAN else [0.0, 0.0]

    def repetition(self, state: State) -> Hashable | None:
        if state.ask != st.INITIATIVE or state.asked != MUSLIM:
            return None
        kinds, power = state.pieces.kinds, state.power
        return tuple([tuple(sorted([(kinds[unit], power[unit]) for unit in units])) for units in state.units])

    def is_quiet(self, state: State) -> bool:
        return state.ask in (st.ACT, st.PLAY, st.INITIATIVE, st.OVER)

    def estimate(self, state: State, seat: int) -> float:
        return chance(state, seat)

    def features(self, state: State) -> list[int]:
        return self.known.of(state)

    def feature_count(self) -> int:
        return self.known.count


def legal(s: State) -> list[int]:
    options = s.options
    if options is None:
        options = _options(s)
        s.options = options
    return options


def _options(s: State) -> list[int]:
    asked = s.ask
    if asked == st.ACT:
        return _turn_options(s)
    if asked == st.SPREAD:
        return spread_options(s)
    if asked == st.DRAW:
        return [with_item(DRAW, card) for card in s.deck]
    if asked == st.DEAL:
        return [with_item(DEAL, card) for card in s.deck]
    if asked == st.PLAY:
        return [with_item(PLAY, card) for card in cards_of(s.hands[s.asked])]
    if asked == st.INITIATIVE:
        return [with_item(INITIATIVE, card) for card in cards_of(s.hands[s.asked])]
    if asked == st.KARR:
        return [KARR_YES, KARR_NO]
    if asked == st.REACT:
        return special.reactions(s)
    if asked == st.ADVANCE:
        return [ADVANCE, STAY]
    return _rare_options(s)


def _rare_options(s: State) -> list[int]:
    if s.ask == st.DEAL_SPECIAL:
        return [with_item(DEAL_SPECIAL, card) for card in setup.specials_left(s)]
    if s.ask == st.DISCARD:
        return [with_item(DISCARD, card) for card in special.held(s, s.asked)]
    if s.ask == st.PEEK:
        return [with_item(PEEK, card) for card in cards_of(s.hands[MUSLIM])]
    if s.ask == st.EXCHANGE:
        return [with_item(EXCHANGE, card) for card in special.exchangeable(s)]
    return []


def _turn_options(s: State) -> list[int]:
    # N5.6 The turn may be ended at any time.
    out = [END]
    side = s.asked
    if s.points > 0:
        held = [holder(units) for units in s.units]
        # N6.1 Two combats a turn, one of them with bows; always from one zone at one zone.
        may_fight = s.combats < attacks.COMBATS_A_TURN
        for zone in range(ZONES):
            if held[zone] == side:
                moves.add_moves(s, side, zone, held, out)
                moves.add_rallies(s, zone, out)
                if may_fight:
                    attacks.add_combats(s, side, zone, held, out)
        moves.add_switches(s, side, out)
    if s.advanced:
        special.add_own_turn_uses(s, side, out)
    return out


def do(s: State, action: int) -> None:
    # N5.7 What is legal is done, even where it hands the other side the victory.
    s.options = None
    s.option_set = None
    _do(s, action, action & KIND)
    rounds.end_if_spent(s)


def _do(s: State, action: int, kind: int) -> None:
    if MOVE <= kind <= CHARGE:
        s.acted = True
        _act(s, action, kind, s.asked)
    elif kind == SPREAD:
        s.spreads.append(item_of(action))
        combat.resume(s)
    elif kind == DRAW:
        combat.draw_card(s, item_of(action))
        combat.resume(s)
    elif kind == DEAL:
        setup.deal(s, item_of(action))
    elif kind == PLAY:
        rounds.play_card(s, s.asked, item_of(action))
    elif kind == INITIATIVE:
        rounds.choose_initiative(s, s.asked, item_of(action))
    elif kind == END:
        rounds.end_turn(s)
    elif s.fight is not None:
        _answer(s, s.fight, kind)
    else:
        _do_special(s, action, kind)


def _act(s: State, action: int, kind: int, side: int) -> None:
    origin, target, slots = origin_of(action), target_of(action), slots_of(action)
    if kind == MOVE:
        moves.move(s, side, origin, target, pick(s.units[origin], slots))
    elif kind == ATTACK:
        combat.declare(s, side, st.STANDARD, origin, target, slots)
    elif kind == CHARGE:
        combat.declare(s, side, st.CHARGE, origin, target, slots)
    elif kind == SHOOT:
        combat.shoot(s, side, origin, target, slots)
    elif kind == RALLY:
        moves.rally(s, side, item_of(action))
    else:
        moves.switch(s, side, kind == SHIELD)


def _answer(s: State, fight: st.Fight, kind: int) -> None:
    if kind in (KARR_YES, KARR_NO):
        combat.answer_karr(s, fight, kind == KARR_YES)
    elif kind in (USE, PASS):
        combat.answer_offer(s, fight, kind == USE)
    else:
        combat.answer_advance(s, fight, kind == ADVANCE)


def _do_special(s: State, action: int, kind: int) -> None:
    if kind == DEAL_SPECIAL:
        setup.deal_special(s, item_of(action))
    elif kind == DISCARD:
        setup.lay_aside(s, s.asked, item_of(action))
    elif kind == FREE_MOVE:
        s.acted = True
        special.free_move(s, origin_of(action), target_of(action))
    elif kind == PEEK:
        special.see_card(s, item_of(action))
        st.ask(s, st.ACT, CHRISTIAN)
    elif kind == EXCHANGE:
        rounds.take_exchange(s, item_of(action))
    elif s.ask == st.REACT:
        rounds.answer_exchange_offer(s, kind == USE)
    else:
        special.use_in_turn(s, s.asked, item_of(action))
