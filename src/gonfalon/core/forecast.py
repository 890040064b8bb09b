"""What an action may lead to, as far as a seat can know. Shown before the player commits to it."""

import msgspec


class Summand(msgspec.Struct, frozen=True):
    name: str
    amount: int


class Bar(msgspec.Struct, frozen=True):
    """One possible outcome: its chance, what it would cost each side, and the sums behind it, by name.

    `harm` is never more than there is to lose. `sweeps` are the places that would lose their last, `wins` is the seat
    that would have won."""

    label: str
    chance: float
    harm: dict[str, int] = {}
    sums: dict[str, list[Summand]] = {}
    sweeps: list[str] = []
    wins: str | None = None


class Chart(msgspec.Struct, frozen=True):
    """All possible outcomes for one thing; the chances add up to 1. `terms` are added to every roll.

    A chart with `after` comes only if the first chart's bar with this label has come true."""

    about: str
    bars: list[Bar]
    terms: list[Summand] = []
    after: str = ""


class Summary(msgspec.Struct, frozen=True):
    """What an action comes to on the whole. `when` names the decision of another seat that this supposes.

    `losses` are averages, by what is lost and then by seat. `chances` are those of the turns that a fight may take
    where nothing is counted, by turn and then by the seat that suffers it. `sweeps` are the chances that a seat loses
    its last at a place, `wins` those that a seat has won."""

    when: str = ""
    losses: dict[str, dict[str, float]] = {}
    chances: dict[str, dict[str, float]] = {}
    sweeps: dict[str, dict[str, float]] = {}
    wins: dict[str, float] = {}


class Caution(msgspec.Struct, frozen=True):
    """What a player is told before this action, which is legal all the same.

    `what` is the key of a sentence, `caution-` and this name; `names` are the things that it is about.
    """

    what: str
    names: list[str]


class Forecast(msgspec.Struct, frozen=True):
    """`summaries` come first: one, or one for each decision that another seat may make. `assumes` names what is left
    out because others have yet to decide it. Where there are only `cautions`, luck has no part in it."""

    charts: list[Chart]
    summaries: list[Summary] = []
    assumes: list[str] = []
    cautions: list[Caution] = []


class Recollection(msgspec.Struct, frozen=True):
    """Where a thing that is not always visible may be: each place with its chance, which is 1 if the place is known."""

    thing: str
    places: dict[str, float]
