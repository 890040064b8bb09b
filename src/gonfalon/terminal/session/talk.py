"""What people say at a table besides the game, as the log shows it."""

from collections.abc import Iterable

import msgspec

from gonfalon.core import talk
from gonfalon.protocol.updates import ToldStep
from gonfalon.terminal.sentences import say

TOLD = (talk.OFFER, talk.DECLINE, talk.TAKE_BACK, talk.ASK_BACK, talk.GIVE_BACK, talk.KEEP)
"""Words that have a sentence of their own."""
ANSWERS = (talk.DECLINE, talk.TAKE_BACK, talk.GIVE_BACK, talk.KEEP)
"""What the other side should notice at once. Offers are asked in a window, and the end is obvious."""


class TalkLine(msgspec.Struct, frozen=True):
    """A line of talk; `name` is the speaker's name, if known."""

    seat: str
    name: str | None
    text: str


class Deed(msgspec.Struct, frozen=True):
    """An event, and who brought it about."""

    actor: str
    event: msgspec.Struct


class Mark(msgspec.Struct, frozen=True):
    """In the log: from here on it is news."""


def talk_sentence(word: str) -> str | None:
    """The sentence for a word of talk; None if it is a word of the game or needs no sentence."""
    said = talk.understand(word)
    return say(f"talk-{said[0].replace(' ', '-')}") if said and said[0] in TOLD else None


def is_answer(word: str) -> bool:
    said = talk.understand(word)
    return said is not None and said[0] in ANSWERS


def last_decision(steps: Iterable[ToldStep], seat: str) -> int | None:
    """The number to go back to in order to undo the seat's last decision that still counts."""
    line: list[ToldStep] = []
    asked = 0
    for step in steps:
        match talk.understand(step.word):
            case None:
                line.append(step)
            case (talk.ASK_BACK, number):
                asked = number
            case (talk.TAKE_BACK, number):
                line = [taken for taken in line if taken.number <= number]
            case (talk.GIVE_BACK, _):
                line = [taken for taken in line if taken.number <= asked]
    own = [taken.number for taken in line if taken.actor == seat]
    return own[-1] - 1 if own else None
