"""What an action may lead to, as far as a seat can know: for the moment before it is committed."""

import msgspec


class Summand(msgspec.Struct, frozen=True):
    name: str
    amount: int


class Bar(msgspec.Struct, frozen=True):
    """One thing that may happen: its chance, what it would cost whom, and the sums behind it, by name."""

    label: str
    chance: float
    harm: dict[str, int] = {}
    sums: dict[str, list[Summand]] = {}


class Chart(msgspec.Struct, frozen=True):
    """Everything that may happen to one thing; the chances add up to 1."""

    about: str
    bars: list[Bar]


class Forecast(msgspec.Struct, frozen=True):
    """`assumes` names what is left out of account, because others have yet to decide it."""

    charts: list[Chart]
    assumes: list[str] = []


class Recollection(msgspec.Struct, frozen=True):
    """Where a thing may be that is not always seen: each place with its chance, one of them 1 if it is known."""

    thing: str
    places: dict[str, float]
