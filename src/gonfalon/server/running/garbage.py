"""Looks for garbage often and briefly.

Python looks for it once more has been created than freed by some number. A table replaces what it holds, so while many
play it frees about as much as it creates: hundreds of thousands of new objects gather, Python looks through them all at
once, and nobody is answered for a quarter of a second. So we look through what is new several times a second. If many
connect at once, Python looks by itself, and there is a look at everything from time to time.
"""

import asyncio
import gc

NET = 5_000
"""How many more objects must have been created than freed before Python looks. At its own 700 that takes a tenth of
the time of an action, and there is hardly any garbage."""
OFTEN = 0.25
"""Seconds between two looks at what is new."""
EVERYTHING = 2_400
"""Every so many looks are at everything: about every ten minutes."""


class GarbageCollector:
    def __init__(self) -> None:
        self._looks = 0

    def begin(self) -> None:
        """What is there before anybody plays stays for ever, and is never looked through."""
        gc.freeze()
        gc.set_threshold(NET, 10, 10)

    async def work(self) -> None:
        await asyncio.sleep(OFTEN)
        self.look()

    def look(self) -> None:
        self._looks += 1
        gc.collect(0 if self._looks % EVERYTHING else 2)
