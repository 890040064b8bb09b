"""What players are told. Nothing is hidden, so everybody hears the same.

Units go by their tags, leaders by the tags of their banners, hexes by their numbers.
"""

import msgspec


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    pass


# Set-up.


class SetUp(Event, frozen=True, tag="set-up"):
    side: str
    historical: bool


class UnitPlaced(Event, frozen=True, tag="unit-placed"):
    unit: str
    hex: str


# The turn.


class TurnBegan(Event, frozen=True, tag="turn-began"):
    turn: int


class LeaderReplaced(Event, frozen=True, tag="leader-replaced"):
    leader: str
    unit: str
    hex: str


class InitiativeRolled(Event, frozen=True, tag="initiative-rolled"):
    side: str
    dice: int
    bonus: int
    total: int


class InitiativeTied(Event, frozen=True, tag="initiative-tied"):
    total: int


class InitiativeWon(Event, frozen=True, tag="initiative-won"):
    """`leaders` is how many he activates first, of his choice."""

    side: str
    lead: int
    leaders: int


class LeaderActivated(Event, frozen=True, tag="leader-activated"):
    side: str
    leader: str


class UnitNamed(Event, frozen=True, tag="unit-named"):
    leader: str
    unit: str


class Held(Event, frozen=True, tag="held"):
    """Somebody was asked and would not; `question` is what was asked."""

    side: str
    question: str


# Moves.


class UnitMoved(Event, frozen=True, tag="unit-moved"):
    unit: str
    origin: str
    hex: str
    facing: str


class UnitTurned(Event, frozen=True, tag="unit-turned"):
    unit: str
    hex: str
    facing: str


class UnitRested(Event, frozen=True, tag="unit-rested"):
    unit: str
    hex: str


class LeaderRode(Event, frozen=True, tag="leader-rode"):
    leader: str
    unit: str
    origin: str
    hex: str


class MarkerMoved(Event, frozen=True, tag="marker-moved"):
    marker: str
    origin: str
    hex: str


# Fire.


class Fired(Event, frozen=True, tag="fired"):
    """`kind` is volley, fire, back (defensive) or first (before a melee); `heavy` is 0 where there is no such number;
    `effect` is none, light or heavy."""

    kind: str
    unit: str
    target: str
    origin: str
    hex: str
    die: int
    modifiers: int
    total: int
    light: int
    heavy: int
    effect: str


# Charge and melee.


class AttackDeclared(Event, frozen=True, tag="attack-declared"):
    kind: str
    unit: str
    target: str
    hex: str


class AttackBegan(Event, frozen=True, tag="attack-began"):
    kind: str
    attackers: list[str]
    target: str
    hex: str


class DroppedOut(Event, frozen=True, tag="dropped-out"):
    """An attacker who can no longer reach its target; `why` is gone, shaken, target-gone, not-in-front, not-fresh or
    no-run."""

    unit: str
    target: str
    why: str


class ChargerRan(Event, frozen=True, tag="charger-ran"):
    unit: str
    origin: str
    path: list[str]


class Reacted(Event, frozen=True, tag="reacted"):
    unit: str


class Slipped(Event, frozen=True, tag="slipped"):
    unit: str


class Fought(Event, frozen=True, tag="fought"):
    """The first attacker leads. `difference` to `special` are what is added to the die."""

    kind: str
    attackers: list[str]
    target: str
    hex: str
    elan: int
    difference: int
    types: int
    terrain: int
    leaders: int
    states: int
    special: int
    die: int
    total: int
    result: str


class Advanced(Event, frozen=True, tag="advanced"):
    unit: str
    origin: str
    hex: str


class Pursued(Event, frozen=True, tag="pursued"):
    unit: str
    origin: str
    hex: str


class ChargedOn(Event, frozen=True, tag="charged-on"):
    """An élan, the first or the second."""

    unit: str
    target: str
    hex: str
    number: int


# What becomes of units.


class UnitTired(Event, frozen=True, tag="unit-tired"):
    unit: str


class UnitDiscouraged(Event, frozen=True, tag="unit-discouraged"):
    unit: str


class FriendDisordered(Event, frozen=True, tag="friend-disordered"):
    unit: str
    by: str


class UnitRouted(Event, frozen=True, tag="unit-routed"):
    unit: str


class UnitRetreated(Event, frozen=True, tag="unit-retreated"):
    """`rout`: it is the rout move of the end of the turn."""

    unit: str
    origin: str
    hex: str
    rout: bool


class UnitLeftMap(Event, frozen=True, tag="unit-left-map"):
    unit: str
    hex: str


class UnitTrapped(Event, frozen=True, tag="unit-trapped"):
    """It had to go home and could not."""

    unit: str
    hex: str


class UnitEliminated(Event, frozen=True, tag="unit-eliminated"):
    unit: str
    hex: str


class UnitDispersed(Event, frozen=True, tag="unit-dispersed"):
    unit: str
    hex: str


# What becomes of leaders and markers.


class LeaderTested(Event, frozen=True, tag="leader-tested"):
    """`fate` is unhurt, wounded, killed, captured or escapes."""

    leader: str
    die: int
    fate: str


class LeaderEscaped(Event, frozen=True, tag="leader-escaped"):
    leader: str
    unit: str
    hex: str


class LeaderRemoved(Event, frozen=True, tag="leader-removed"):
    leader: str


class MarkerLost(Event, frozen=True, tag="marker-lost"):
    marker: str
    hex: str


class MarkerDrivenOff(Event, frozen=True, tag="marker-driven-off"):
    marker: str
    origin: str
    hex: str


class BannerWithdrew(Event, frozen=True, tag="banner-withdrew"):
    banner: str
    units: int


class ReserveFreed(Event, frozen=True, tag="reserve-freed"):
    banner: str


# The end of the turn.


class UnitRestored(Event, frozen=True, tag="unit-restored"):
    unit: str


class RallyTested(Event, frozen=True, tag="rally-tested"):
    """`effect` is valiant, better, same or worse."""

    unit: str
    cohesion: int
    die: int
    modifiers: int
    margin: int
    effect: str


class UnitFreshened(Event, frozen=True, tag="unit-freshened"):
    unit: str


class PointsCounted(Event, frozen=True, tag="points-counted"):
    """Those of the turn, and then all."""

    turn: int
    christian: int
    moslem: int
    christian_total: int
    moslem_total: int


class LatePoints(Event, frozen=True, tag="late-points"):
    turn: int
    points: int


class DrawSuggested(Event, frozen=True, tag="draw-suggested"):
    """After so many turns without fire or combat."""

    turns: int


class GameEnded(Event, frozen=True, tag="game-ended"):
    winner: str | None
    reason: str
    rule: str
