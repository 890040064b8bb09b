"""The process in which the bots of a table think, with the same chance in every run of the tests."""

import random
import runpy
from typing import Any

BOT = "gonfalon.table.bots.thinking"


class SameChance(random.Random):
    """Has always the same, unless it gets a seed."""

    def __init__(self, seed: Any = 1) -> None:
        super().__init__(seed)


if __name__ == "__main__":
    random.Random = SameChance  # type: ignore[assignment, misc]
    runpy.run_module(BOT, run_name="__main__")
