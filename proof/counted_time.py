"""A bot's process in which time goes by with every look at the clock, so that nothing depends on the machine."""

import runpy
from itertools import count

from gonfalon.bots import thinking

LOOK = 0.2
"""Seconds from one look to the next."""

if __name__ == "__main__":
    looks = count()
    thinking.monotonic = lambda: LOOK * next(looks)  # type: ignore[attr-defined]
    runpy.run_module("gonfalon.server.bots.thinking", run_name="__main__")
