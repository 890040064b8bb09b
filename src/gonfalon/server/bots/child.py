"""The other end of a child process: it answers lines on its standard input until the table that began it is gone."""

import os
import sys
import threading
import time
from collections.abc import Callable, Iterable
from contextlib import suppress

READY = b"ready\n"
"""The first line that a child writes."""


SayLine = Callable[[bytes], None]


def answer_lines(answer: Callable[[bytes, SayLine], None], lines: Iterable[bytes] | None = None) -> None:
    """Say that it is ready, and answer each line that is read, or each of these, with one or more lines."""
    threading.Thread(target=_leave_with, args=(os.getppid(),), daemon=True).start()
    with suppress(BrokenPipeError), os.fdopen(os.dup(sys.stdout.fileno()), "wb") as answers:
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what is printed meanwhile must not be taken for an answer

        def say(line: bytes) -> None:
            answers.write(line)
            answers.flush()

        say(READY)
        for line in lines or sys.stdin.buffer:
            answer(line, lambda told: say(told + b"\n"))


def _leave_with(parent: int) -> None:
    """End when the table has died, even if a thought never comes to its end."""
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(1)
