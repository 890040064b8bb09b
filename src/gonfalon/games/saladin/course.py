"""Invariants of the course of a turn and of an activation: the current question must fit what lies on the table."""

from gonfalon.core.seats import FATE
from gonfalon.games.saladin.activation import reactions
from gonfalon.games.saladin.effects import EFFECTS
from gonfalon.games.saladin.leaders import can_seize
from gonfalon.games.saladin.losses import clear_the_field
from gonfalon.games.saladin.pieces import (
    ANY_STATUS,
    AYYUBIDS,
    COMMITTED,
    CRUSADERS,
    FIGHT,
    GARRISON,
    HORNS,
    NONE,
    REACTION,
    REINFORCE,
    REINFORCE_GARRISON,
    SHIELD_WALL,
    SIDES,
    STORM_GARRISON,
    TRUE_CROSS,
    BannerAction,
)
from gonfalon.games.saladin.state import (
    ACTIVATE,
    ASIDE,
    BEGIN,
    BOXED,
    GIVEN,
    IN_PLAY,
    OVER,
    REACT,
    ROLL,
    SEIZE,
    State,
    card_of,
    enemy_of,
    in_play,
    is_ordered,
    status_of,
    total_orders,
)


def find_breaks(s: State) -> list[str]:
    """Why no course of play leads to a state without faults.

    Each check may rely on the earlier ones, so the first failure stops the checks.
    """
    if s.ask == OVER:
        return []
    for holds, fault in (
        (_are_pools_right, "the battle has been won and goes on, or the garrison is impossible"),
        (_are_banners_right, "a Banner is not where its lances and its card put it"),
        (_are_leaders_right, "what Leaders or cards have done once is impossible"),
        (_is_asked_right, "somebody is asked who is not to be asked"),
        (_is_deed_right, "the activation that is under way is impossible"),
    ):
        if not holds(s):
            return [fault]
    return []


def _are_pools_right(s: State) -> bool:
    if s.turn < 1 or min(s.boxed_lances) < 0 or min(total_orders(s, side) for side in (CRUSADERS, AYYUBIDS)) <= 0:
        return False
    waiting = s.garrison_orders
    if not 0 <= s.garrison <= s.pieces.garrison or waiting not in (0, s.pieces.garrison_orders):
        return False
    return s.garrison > 0 or waiting == 0


def _are_banners_right(s: State) -> bool:
    for banner in range(s.pieces.count):
        place, lances, never_given = s.place[banner], s.lances[banner], s.pieces.never_given[banner]
        if place in (GIVEN, BOXED) and (lances > 0 or never_given != (place == BOXED)):
            return False
        if place == ASIDE and lances == 0:
            return False
        if (s.committed >> banner) & 1 and not _can_be_committed(s, banner):
            return False
    return s.acting != NONE or _is_field_clear(s)


def _can_be_committed(s: State, banner: int) -> bool:
    return any([action.becomes == COMMITTED for cards in s.pieces.cards for action in cards[banner].actions])


def _is_field_clear(s: State) -> bool:
    """Whether nobody has to be removed."""
    other = s.copy()
    clear_the_field(other)
    return other.place == s.place


def _are_leaders_right(s: State) -> bool:
    once = [1 << HORNS, 1 << TRUE_CROSS]
    for side in (CRUSADERS, AYYUBIDS):
        able = sum([1 << action for action in s.pieces.leader_actions[side]])
        if s.leaders_spent[side] & ~(once[side] & able):
            return False
    if s.horns != bool(s.leaders_spent[CRUSADERS] & once[CRUSADERS]) or (s.fed and not s.fire):
        return False
    return s.shield == NONE or _has_effect(s, s.shield, SHIELD_WALL)


def _has_effect(s: State, banner: int, effect: int) -> bool:
    return any([action.effect == effect for cards in s.pieces.cards for action in cards[banner].actions])


def _is_asked_right(s: State) -> bool:
    if not 0 <= s.initiative < len(SIDES) or (s.acting != NONE) != (s.ask in (REACT, ROLL)):
        return False
    if s.ask == SEIZE:
        return s.asked == enemy_of(s.initiative) and can_seize(s, s.asked) and _is_turn_fresh(s)
    if s.ask == BEGIN:
        return s.asked == s.initiative and _is_turn_fresh(s)
    if s.ask == ACTIVATE:
        return s.asked in (CRUSADERS, AYYUBIDS) and not (s.passed >> s.asked) & 1
    return not (s.passed >> s.pieces.side[s.acting]) & 1


def _is_turn_fresh(s: State) -> bool:
    return s.passed == 0 and s.ordered == 0 and s.spent == [0, 0] and s.shield == NONE and not s.fed


def _is_deed_right(s: State) -> bool:
    if s.acting == NONE:
        return True
    action, side = card_of(s, s.acting).actions[s.doing], s.pieces.side[s.acting]
    if not in_play(s, s.acting) or action.reaction or not _is_target_right(s, action):
        return False
    if s.ask == REACT:
        idle = s.reactor == NONE and s.red == 0 and s.green == 0 and not s.rolled
        return idle and action.is_charge and s.asked == enemy_of(side) and bool(reactions(s, s.asked))
    return s.asked == FATE and _is_reaction_right(s, action) and _are_dice_right(s, action)


def _is_target_right(s: State, action: BannerAction) -> bool:
    if action.status not in (status_of(s, s.acting), ANY_STATUS):
        return False
    if is_ordered(s, s.acting) and not action.when_ordered:
        return False
    if action.effect in (FIGHT, STORM_GARRISON):
        return s.target in EFFECTS[action.effect].targets(s, s.acting, action)
    if action.effect == REINFORCE:
        return s.target in action.recipients
    return s.target == (GARRISON if action.effect == REINFORCE_GARRISON else NONE)


def _is_reaction_right(s: State, action: BannerAction) -> bool:
    if s.reactor == NONE:
        return True
    card, side = card_of(s, s.reactor), s.pieces.side[s.acting]
    enemy = s.pieces.side[s.reactor] == enemy_of(side) and s.place[s.reactor] == IN_PLAY
    return action.is_charge and enemy and s.acting in card.listed[REACTION] and card.actions[s.reacting].reaction


def _are_dice_right(s: State, action: BannerAction) -> bool:
    thrown, banner = action, s.acting
    if s.reactor != NONE:
        thrown, banner = card_of(s, s.reactor).actions[s.reacting], s.reactor
    shielded = s.shield == s.target and s.reactor == NONE and s.pieces.side[banner] == AYYUBIDS and thrown.green > 0
    return s.red == thrown.red and s.green == thrown.green - shielded and len(s.rolled) < s.red + s.green
