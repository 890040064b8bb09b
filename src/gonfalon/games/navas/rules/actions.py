"""Actions as small integers: the kind in the low five bits, then a card, or two zones and slots.

A slot is a unit's index in its zone's list, so three bits encode any group of a zone's units, and two bits per slot
encode how damage is spread over them.
"""

from typing import Final

# Fate's.
DEAL_SPECIAL: Final = 0
DEAL: Final = 1
DRAW: Final = 2
PEEK: Final = 3
# A seat's.
DISCARD: Final = 4
INITIATIVE: Final = 5
PLAY: Final = 6
END: Final = 7
MOVE: Final = 8
RALLY: Final = 9
SWITCH: Final = 10
SHIELD: Final = 11
SHOOT: Final = 12
ATTACK: Final = 13
CHARGE: Final = 14
KARR_YES: Final = 15
KARR_NO: Final = 16
USE: Final = 17
FREE_MOVE: Final = 18
PASS: Final = 19
SPREAD: Final = 20
ADVANCE: Final = 21
STAY: Final = 22
EXCHANGE: Final = 23

KIND_BITS: Final = 5
KIND: Final = 2**KIND_BITS - 1
ZONE: Final = 31
ORIGIN_SHIFT: Final = KIND_BITS
TARGET_SHIFT: Final = ORIGIN_SHIFT + 5
SLOTS_SHIFT: Final = TARGET_SHIFT + 5


def with_item(kind: int, item: int) -> int:
    """An action about one card, unit or spread."""
    return kind | item << KIND_BITS


def item_of(action: int) -> int:
    return action >> KIND_BITS


def between(kind: int, origin: int, target: int) -> int:
    """An action from one zone at another; add slots << SLOTS_SHIFT for the units."""
    return kind | origin << ORIGIN_SHIFT | target << TARGET_SHIFT


def origin_of(action: int) -> int:
    return (action >> ORIGIN_SHIFT) & ZONE


def target_of(action: int) -> int:
    return (action >> TARGET_SHIFT) & ZONE


def slots_of(action: int) -> int:
    return action >> SLOTS_SHIFT


def pick(units: tuple[int, ...], slots: int) -> tuple[int, ...]:
    return tuple([unit for place, unit in enumerate(units) if (slots >> place) & 1])


def size_of(slots: int) -> int:
    return (slots & 1) + (slots >> 1 & 1) + (slots >> 2 & 1)


EVERYONE: Final[list[int]] = [0, 1, 3, 7]
"""The slots of a whole zone, by the number of its units."""


def groups(kind: int, origin: int, target: int, slots: int, needed: int = 7, room: int = 3) -> list[int]:
    """The action with every group of these slots that includes one of the required slots and has room at the target.

    The rules precompute such lists for every pair of zones, so that listing what is legal is a look-up.
    """
    chosen = [group for group in range(1, 8) if group & ~slots == 0 and group & needed and size_of(group) <= room]
    return [between(kind, origin, target) | group << SLOTS_SHIFT for group in chosen]
