"""What is on the table, for whoever looks. Kept short: what never changes is in the edition."""

import msgspec


class LeaderView(msgspec.Struct, frozen=True):
    """`unit` is whom he is stacked with; `at` his hex, or his last one."""

    tag: str
    state: str
    at: str
    unit: str | None
    replaced: bool
    activated: bool


class AttackView(msgspec.Struct, frozen=True):
    kind: str
    target: str
    attackers: list[str]


class NavasHexView(msgspec.Struct, frozen=True, omit_defaults=True):
    """Each unit, in the order of the edition, is one short text: its hex, its facing as a number from the north, its
    state as a letter (V, D or R) and its flags as a number in hexadecimal: `17180V0`. A unit that is not on the map
    is `-` (not yet placed), `x` (eliminated) or `w` (withdrawn); after a `/` comes the hex where it was set up, if it
    has left it."""

    seat: str
    turn: int
    question: str
    asked: str
    units: list[str]
    leaders: list[LeaderView]
    markers: list[str | None]
    markers_moved: int
    freed: bool
    andalus_gone: bool
    score: list[int]
    pending: list[int]
    quiet: int
    fought: bool
    limit: bool
    cap: int
    rolls: list[int]
    todo: list[int]
    next_side: int = -1
    choices: int = 0
    acting: str | None = None
    leader_moved: bool = False
    chosen: int = -1
    chosen_hex: str | None = None
    declared: list[AttackView] = []
    attack: AttackView | None = None
    target_hex: str | None = None
    elan: int = 0
    reacting: bool = False
    fired_first: bool = False
    result: str | None = None
    shooter: str | None = None
    victim: str | None = None
    losing: str | None = None
    loss_table: int = 0
    winner: str | None = None
    reason: str | None = None
