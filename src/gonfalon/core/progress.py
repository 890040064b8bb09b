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

    @property
    def facts(self) -> dict[str, str | int]:
        """What its sentence may use: all but `near`, and `have` as an amount with its sign in words."""
        sign = "ahead" if self.have > 0 else "behind" if self.have < 0 else "level"
        return {"seat": self.seat, "have": self.have, "need": self.need, "by": abs(self.have), "sign": sign}
