"""A fixed plan for any battle, to measure whether a beginner has a chance: attack with whoever can, whom he can."""

from gonfalon.bots import Bot
from gonfalon.core import Sight

ATTACKS = {"charge", "melee", "loose", "harass", "fire", "attack", "shoot"}


class FirstAttack(Bot):
    """Takes the first attack that is offered, and else what is offered first."""

    def choose(self, sight: Sight) -> str:
        return next((word for word in sight.legal if ATTACKS.intersection(word.split(" "))), sight.legal[0])
