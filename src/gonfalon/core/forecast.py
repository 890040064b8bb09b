"""What an action may lead to, as far as a seat can know. Shown before the player commits to it."""

import msgspec


class Summand(msgspec.Struct, frozen=True):
    name: str
    amount: int


class Bar(msgspec.Struct, frozen=True):
    """One possible outcome: its chance, what it would cost each side, and the sums behind it, by name.

    `sweeps` are the places that would lose their last, `wins` is the seat that would have won."""

    label: str
    chance: float
    harm: dict[str, int] = {}
    sums: dict[str, list[Summand]] = {}
    sweeps: list[str] = []
    wins: str | None = None


class Chart(msgspec.Struct, frozen=True):
    """All possible outcomes for one thing; the chances add up to 1. `terms` are added to every roll."""

    about: str
    bars: list[Bar]
    terms: list[Summand] = []


class Caution(msgspec.Struct, frozen=True):
    """What a player is told before this action, which is legal all the same.

    `what` is the key of a sentence, `caution-` and this name; `names` are the things that it is about.
    """

    what: str
    names: list[str]


class Forecast(msgspec.Struct, frozen=True):
    """`assumes` names what is left out because others have yet to decide it. Where there are only `cautions`, luck has
    no part in it."""

    charts: list[Chart]
    assumes: list[str] = []
    cautions: list[Caution] = []


class Recollection(msgspec.Struct, frozen=True):
    """Where a thing that is not always visible may be: each place with its chance, which is 1 if the place is known."""

    thing: str
    places: dict[str, float]
