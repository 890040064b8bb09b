"""Actions as small integers: the kind in the low four bits, then numbers of four bits each."""

from typing import Final

ROLL: Final = 0
SEIZE: Final = 1
LEAVE_IT: Final = 2
BEGIN: Final = 3
YIELD: Final = 4
ORDER: Final = 5
LEADER: Final = 6
PASS: Final = 7
REACT: Final = 8
ENDURE: Final = 9

BITS: Final = 4
MASK: Final = 15
NO_TARGET: Final = 14


def make(kind: int, first: int = 0, second: int = 0, third: int = 0) -> int:
    return kind | first << BITS | second << 2 * BITS | third << 3 * BITS


def kind_of(action: int) -> int:
    return action & MASK


def first_of(action: int) -> int:
    return (action >> BITS) & MASK


def second_of(action: int) -> int:
    return (action >> 2 * BITS) & MASK


def third_of(action: int) -> int:
    return action >> 3 * BITS
