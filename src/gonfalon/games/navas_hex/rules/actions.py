"""Actions as small integers: the kind in the low six bits, then two numbers of ten bits each."""

from typing import Final

# H2.5 None of them mounts or dismounts anybody, or brings somebody onto the field.
ROLL: Final = 0
HISTORICAL: Final = 1
FREE: Final = 2
SET: Final = 3
FACE: Final = 4
REPLACE: Final = 5
FIRE: Final = 6
HOLD: Final = 7
ACTIVATE: Final = 8
NAME: Final = 9
UNIT: Final = 10
GO: Final = 11
REST: Final = 12
RIDE: Final = 13
MARKER: Final = 14
END: Final = 15
CHARGE: Final = 16
MELEE: Final = 17
RESOLVE: Final = 18
RUN: Final = 19
REACT: Final = 20
SLIP: Final = 21
STAND: Final = 22
LEAD: Final = 23
ADVANCE: Final = 24
PURSUE: Final = 25
ELAN: Final = 26

KIND: Final = 63
_BITS: Final = 10
_MASK: Final = 1023


def make(kind: int, first: int = 0, second: int = 0) -> int:
    return kind | first << 6 | second << 6 + _BITS


def kind_of(action: int) -> int:
    return action & KIND


def first_of(action: int) -> int:
    return (action >> 6) & _MASK


def second_of(action: int) -> int:
    return action >> 6 + _BITS
