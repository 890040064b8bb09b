"""What the actions on cards do: a small, closed set that the edition refers to by name.

A new card needs no code; a new effect needs one class here.
"""

from typing import Final

from gonfalon.games.saladin.rules import news
from gonfalon.games.saladin.rules.orders import force_to_spend
from gonfalon.games.saladin.rules.pieces import CRUSADERS, GARRISON, NONE, BannerAction
from gonfalon.games.saladin.rules.state import State, card_of, in_play, status_of

FEINT_LANCES: Final = 2


class Effect:
    """By default an action has no target, and does nothing beyond its dice and its change of status."""

    def targets(self, s: State, banner: int, action: BannerAction) -> list[int]:
        """The possible targets now; [NONE] if the action needs none, [] if it cannot be done."""
        return [NONE]

    def begin(self, s: State, banner: int, target: int) -> None:
        """What happens before the dice."""


class Fight(Effect):
    def targets(self, s: State, banner: int, action: BannerAction) -> list[int]:
        # S3.7 A Banner fights only in its one status, at enemies that share it.
        status = status_of(s, banner)
        listed = card_of(s, banner).listed[status]
        return [enemy for enemy in listed if in_play(s, enemy) and status_of(s, enemy) == status]


class ShieldWall(Effect):
    def begin(self, s: State, banner: int, target: int) -> None:
        # S6.7 Lusignan at Hattin raises it just as Henry II does at Arsuf.
        s.shield = banner
        news.shield_wall(s, banner)


class Reinforce(Effect):
    def targets(self, s: State, banner: int, action: BannerAction) -> list[int]:
        return [other for other in action.recipients if in_play(s, other) and s.lances[other] < s.pieces.lances[other]]

    def begin(self, s: State, banner: int, target: int) -> None:
        # S5.4 A lance goes over to where the last was lost; the giver may give its last and be eliminated.
        s.lances[banner] -= 1
        s.lances[target] += 1
        news.lance_moved(s, banner, target)


class ReinforceGarrison(Effect):
    def targets(self, s: State, banner: int, action: BannerAction) -> list[int]:
        return [GARRISON] if s.garrison < s.pieces.garrison else []

    def begin(self, s: State, banner: int, target: int) -> None:
        s.lances[banner] -= 1
        s.garrison += 1
        news.lance_moved(s, banner, GARRISON)


class StormGarrison(Effect):
    def targets(self, s: State, banner: int, action: BannerAction) -> list[int]:
        return [GARRISON] if s.garrison > 0 else []


class LightFire(Effect):
    def targets(self, s: State, banner: int, action: BannerAction) -> list[int]:
        return [] if s.fire else [NONE]

    def begin(self, s: State, banner: int, target: int) -> None:
        # S6.5 Fire costs the Crusaders an Order when it is lit and whenever it is fed.
        s.fire = True
        s.fed = s.pieces.lit_counts_as_fed
        news.fire(s)
        _harry_crusaders(s)


class FeedFire(Effect):
    def targets(self, s: State, banner: int, action: BannerAction) -> list[int]:
        return [NONE] if s.fire else []

    def begin(self, s: State, banner: int, target: int) -> None:
        s.fed = True
        _harry_crusaders(s)


class Sacrifice(Effect):
    def begin(self, s: State, banner: int, target: int) -> None:
        # S5.3 Saladin's sacrifice first costs the Crusaders an Order, then himself two dice.
        _harry_crusaders(s)


class Feint(Effect):
    def begin(self, s: State, banner: int, target: int) -> None:
        # S6.6 Whoever charges into a feint loses two lances straight to the box; they fill no track.
        lost = min(FEINT_LANCES, s.lances[target])
        s.lances[target] -= lost
        s.boxed_lances[s.pieces.side[target]] += lost
        news.lances_boxed(s, target, lost)


def _harry_crusaders(s: State) -> None:
    news.orders_spent(s, CRUSADERS, force_to_spend(s, CRUSADERS))


# In the order of the names in `pieces.EFFECTS`.
EFFECTS: Final[list[Effect]] = [
    Fight(),
    Effect(),
    Effect(),
    ShieldWall(),
    Reinforce(),
    ReinforceGarrison(),
    StormGarrison(),
    LightFire(),
    FeedFire(),
    Sacrifice(),
    Feint(),
]
