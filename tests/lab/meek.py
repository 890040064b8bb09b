"""A weak bot for ladders, offered to nobody."""

from gonfalon.bots import Bot
from gonfalon.core import Sight


class Meek(Bot):
    """Yields where it can, and else takes what comes last."""

    def choose(self, sight: Sight) -> str:
        return "yield" if "yield" in sight.legal else sight.legal[-1]
