"""A bot that ends its process once, offered to nobody."""

import os
from pathlib import Path

from gonfalon.bots import Bot
from gonfalon.core import Sight

MARK = "MORTAL_BOT_DIED"
"""The environment names a file that tells whether it has."""
DECISION = 500


class Mortal(Bot):
    """Takes what comes first; at its five hundredth decision it dies, unless one has died before."""

    decisions = 0

    def choose(self, sight: Sight) -> str:
        Mortal.decisions += 1
        mark = Path(os.environ[MARK])
        if Mortal.decisions >= DECISION and not mark.exists():
            mark.touch()
            os._exit(1)
        return sight.legal[0]
