"""How far each side is on its ways to win."""

import msgspec


class Prospect(msgspec.Struct, frozen=True):
    """One way of a seat to win: it has done so when `have` gets to `need`, which may be more or less than it has now.

    `what` is the key of a sentence, `progress-` and this name; `near` if the next turn can decide it.
    """

    seat: str
    what: str
    have: int
    need: int
    near: bool = False
