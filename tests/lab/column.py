"""A fixed plan for Las Navas, to measure whether a bot can be beaten by one: charge up the middle, whatever happens."""

from gonfalon.bots import Bot
from gonfalon.core import Sight

COLUMN = "B"
ACTIONS = ("charge", "attack", "shoot", "move", "rally")
"""What is preferred, if it leads up the column; anything else ends the turn."""


class MiddleColumn(Bot):
    """Stakes its lowest card, plays its highest, and goes up column B with as many as can join. Answers yes to all."""

    def choose(self, sight: Sight) -> str:
        if sight.legal[0].startswith("initiative"):
            return min(sight.legal, key=self._number)
        if sight.legal[0].startswith("play"):
            return max(sight.legal, key=self._number)
        return max(sight.legal, key=self._urgency)

    def _number(self, word: str) -> int:
        """On its own half of a card."""
        return int(word.split(" ")[1].split("-")[self.seat])

    def _urgency(self, word: str) -> tuple[int, bool, int]:
        verb, _, rest = word.partition(" ")
        ways = rest.split(" ")[0].split(">")
        leads_up = len(ways) == 2 and all(way[0] == COLUMN for way in ways) and self._is_forward(*ways)
        if verb in ACTIONS and (leads_up or verb == "rally"):
            return len(ACTIONS) - ACTIONS.index(verb), rest.endswith("all"), len(rest)
        return (0 if verb in ("end", "karr", "use", "advance", "take") else -1), rest == "yes", len(rest)

    def _is_forward(self, origin: str, target: str) -> bool:
        return (target[1] > origin[1]) == (self.seat == 0)
