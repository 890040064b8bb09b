"""Actions as small integers: the kind in the low five bits, then a card, or two zones and slots.

A slot is a unit's place in its zone's list, so three bits name any group of a zone's units, and two bits a slot
spread damage over them.
"""

# Fate's.
DEAL_SPECIAL = 0
DEAL = 1
DRAW = 2
PEEK = 3
# A seat's.
DISCARD = 4
INITIATIVE = 5
PLAY = 6
END = 7
MOVE = 8
RALLY = 9
SWITCH = 10
SHIELD = 11
SHOOT = 12
ATTACK = 13
CHARGE = 14
KARR_YES = 15
KARR_NO = 16
USE = 17
FREE_MOVE = 18
PASS = 19
SPREAD = 20
ADVANCE = 21
STAY = 22
EXCHANGE = 23

KIND_BITS = 5
KIND = 2**KIND_BITS - 1
ZONE = 31
ORIGIN_SHIFT = KIND_BITS
TARGET_SHIFT = ORIGIN_SHIFT + 5
SLOTS_SHIFT = TARGET_SHIFT + 5


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


def _size(slots: int) -> int:
    return (slots & 1) + (slots >> 1 & 1) + (slots >> 2 & 1)


def _groups(slots: int) -> list[int]:
    return [group for group in range(1, 8) if group & ~slots == 0]


# Ready-made answers, shifted into place: GROUPS[slots], GROUPS_UP_TO[room][slots], GROUPS_WITH[needed][slots].
GROUPS: list[list[int]] = [[group << SLOTS_SHIFT for group in _groups(slots)] for slots in range(8)]
GROUPS_UP_TO: list[list[list[int]]] = [
    [[group << SLOTS_SHIFT for group in _groups(slots) if _size(group) <= room] for slots in range(8)]
    for room in range(4)
]
GROUPS_WITH: list[list[list[int]]] = [
    [[group << SLOTS_SHIFT for group in _groups(slots) if group & needed] for slots in range(8)] for needed in range(8)
]
