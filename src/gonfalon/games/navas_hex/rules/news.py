"""Tells what happens. Silent when nobody listens."""

from typing import Final

from gonfalon.games.navas_hex.hexes import DIRECTIONS
from gonfalon.games.navas_hex.rules import events
from gonfalon.games.navas_hex.rules.pieces import CHRISTIAN, LOSSES, MARKERS, MOSLEM, NONE, RESULTS, SIDES
from gonfalon.games.navas_hex.rules.state import QUESTIONS, Attack, State

KINDS: Final = ("melee", "charge")
NOT_HIT: Final = 0
LIGHTLY: Final = 1
HEAVILY: Final = 2
EFFECTS: Final = ("none", "light", "heavy")


def _names(s: State, hexes: list[int]) -> list[str]:
    return [s.pieces.ground.names[hex_] for hex_ in hexes]


def _tags(s: State, units: list[int]) -> list[str]:
    return [s.pieces.tags[unit] for unit in units]


def _at(s: State, unit: int) -> str:
    return s.pieces.ground.names[s.where[unit]]


def set_up(s: State, side: int, *, historical: bool) -> None:
    if s.news is not None:
        s.news.tell(events.SetUp(SIDES[side], historical))


def unit_placed(s: State, unit: int, hex_: int) -> None:
    if s.news is not None:
        s.news.tell(events.UnitPlaced(s.pieces.tags[unit], s.pieces.ground.names[hex_]))


def turn_began(s: State) -> None:
    if s.news is not None:
        s.news.tell(events.TurnBegan(s.turn))


def leader_replaced(s: State, leader: int, unit: int) -> None:
    if s.news is not None:
        s.news.tell(events.LeaderReplaced(s.pieces.banner_tags[leader], s.pieces.tags[unit], _at(s, unit)))


def initiative_rolled(s: State, side: int, dice: int) -> None:
    if s.news is not None:
        s.news.tell(events.InitiativeRolled(SIDES[side], dice, s.rolls[side] - dice, s.rolls[side]))


def initiative_tied(s: State) -> None:
    if s.news is not None:
        s.news.tell(events.InitiativeTied(s.rolls[CHRISTIAN]))


def initiative_won(s: State) -> None:
    if s.news is not None:
        lead = abs(s.rolls[CHRISTIAN] - s.rolls[MOSLEM])
        s.news.tell(events.InitiativeWon(SIDES[s.next_side], lead, s.choices))


def leader_activated(s: State, leader: int) -> None:
    if s.news is not None:
        side = SIDES[s.pieces.banner_side[leader]]
        s.news.tell(events.LeaderActivated(side, s.pieces.banner_tags[leader]))


def unit_named(s: State, unit: int) -> None:
    if s.news is not None:
        s.news.tell(events.UnitNamed(s.pieces.banner_tags[s.acting], s.pieces.tags[unit]))


def held(s: State, side: int) -> None:
    if s.news is not None:
        s.news.tell(events.Held(SIDES[side], QUESTIONS[s.ask]))


def unit_moved(s: State, unit: int, hex_: int, facing: int) -> None:
    if s.news is not None:
        there, way = s.pieces.ground.names[hex_], DIRECTIONS[facing]
        s.news.tell(events.UnitMoved(s.pieces.tags[unit], _at(s, unit), there, way))


def unit_turned(s: State, unit: int, facing: int) -> None:
    if s.news is not None:
        s.news.tell(events.UnitTurned(s.pieces.tags[unit], _at(s, unit), DIRECTIONS[facing]))


def unit_rested(s: State, unit: int) -> None:
    if s.news is not None:
        s.news.tell(events.UnitRested(s.pieces.tags[unit], _at(s, unit)))


def leader_rode(s: State, leader: int, unit: int) -> None:
    if s.news is not None:
        origin = s.pieces.ground.names[s.leader_at[leader]]
        s.news.tell(events.LeaderRode(s.pieces.banner_tags[leader], s.pieces.tags[unit], origin, _at(s, unit)))


def marker_moved(s: State, marker: int, hex_: int) -> None:
    if s.news is not None:
        origin, there = _names(s, [s.marker_at[marker], hex_])
        s.news.tell(events.MarkerMoved(MARKERS[marker], origin, there))


def fired(s: State, unit: int, target: int, die: int, modifiers: int, numbers: tuple[int, int], effect: int) -> None:
    if s.news is not None:
        s.news.tell(
            events.Fired(
                kind=_fire_kind(s, unit),
                unit=s.pieces.tags[unit],
                target=s.pieces.tags[target],
                origin=_at(s, unit),
                hex=_at(s, target),
                die=die,
                modifiers=modifiers,
                total=die + modifiers,
                light=numbers[0],
                heavy=numbers[1],
                effect=EFFECTS[effect],
            )
        )


def _fire_kind(s: State, unit: int) -> str:
    if s.acting == NONE:
        return "volley"
    if s.attack is None:
        return "fire"
    return "back" if unit == s.attack.target else "first"


def attack_declared(s: State, kind: int, unit: int, target: int) -> None:
    if s.news is not None:
        tags = s.pieces.tags
        s.news.tell(events.AttackDeclared(KINDS[kind], tags[unit], tags[target], _at(s, target)))


def attack_began(s: State, attack: Attack) -> None:
    if s.news is not None:
        target, attackers = s.pieces.tags[attack.target], _tags(s, attack.attackers)
        s.news.tell(events.AttackBegan(KINDS[attack.kind], attackers, target, _at(s, attack.target)))


def dropped_out(s: State, unit: int, target: int, why: str) -> None:
    if s.news is not None:
        s.news.tell(events.DroppedOut(s.pieces.tags[unit], s.pieces.tags[target], why))


def charger_ran(s: State, unit: int, run: list[int]) -> None:
    if s.news is not None:
        s.news.tell(events.ChargerRan(s.pieces.tags[unit], _at(s, unit), _names(s, run)))


def reacted(s: State, unit: int) -> None:
    if s.news is not None:
        s.news.tell(events.Reacted(s.pieces.tags[unit]))


def slipped(s: State, unit: int) -> None:
    if s.news is not None:
        s.news.tell(events.Slipped(s.pieces.tags[unit]))


def fought(s: State, attack: Attack, parts: list[int], die: int) -> None:
    if s.news is not None:
        s.news.tell(
            events.Fought(
                kind=KINDS[attack.kind],
                attackers=_tags(s, attack.attackers),
                target=s.pieces.tags[attack.target],
                hex=_at(s, attack.target),
                elan=s.elan,
                difference=parts[0],
                types=parts[1],
                terrain=parts[2],
                leaders=parts[3],
                states=parts[4],
                special=parts[5],
                die=die,
                total=die + sum(parts),
                result=RESULTS[s.result],
            )
        )


def advanced(s: State, unit: int, hex_: int) -> None:
    if s.news is not None:
        s.news.tell(events.Advanced(s.pieces.tags[unit], _at(s, unit), s.pieces.ground.names[hex_]))


def pursued(s: State, unit: int, hex_: int) -> None:
    if s.news is not None:
        s.news.tell(events.Pursued(s.pieces.tags[unit], _at(s, unit), s.pieces.ground.names[hex_]))


def charged_on(s: State, unit: int, target: int) -> None:
    if s.news is not None:
        tags = s.pieces.tags
        s.news.tell(events.ChargedOn(tags[unit], tags[target], _at(s, target), s.elan))


def unit_tired(s: State, unit: int) -> None:
    if s.news is not None:
        s.news.tell(events.UnitTired(s.pieces.tags[unit]))


def unit_discouraged(s: State, unit: int) -> None:
    if s.news is not None:
        s.news.tell(events.UnitDiscouraged(s.pieces.tags[unit]))


def friend_disordered(s: State, unit: int, by: int) -> None:
    if s.news is not None:
        s.news.tell(events.FriendDisordered(s.pieces.tags[unit], s.pieces.tags[by]))


def unit_routed(s: State, unit: int) -> None:
    if s.news is not None:
        s.news.tell(events.UnitRouted(s.pieces.tags[unit]))


def unit_retreated(s: State, unit: int, hex_: int, *, rout: bool) -> None:
    if s.news is not None:
        s.news.tell(events.UnitRetreated(s.pieces.tags[unit], _at(s, unit), s.pieces.ground.names[hex_], rout))


def unit_left_map(s: State, unit: int) -> None:
    if s.news is not None:
        s.news.tell(events.UnitLeftMap(s.pieces.tags[unit], _at(s, unit)))


def unit_trapped(s: State, unit: int) -> None:
    if s.news is not None:
        s.news.tell(events.UnitTrapped(s.pieces.tags[unit], _at(s, unit)))


def unit_eliminated(s: State, unit: int) -> None:
    if s.news is not None:
        s.news.tell(events.UnitEliminated(s.pieces.tags[unit], _at(s, unit)))


def unit_dispersed(s: State, unit: int) -> None:
    if s.news is not None:
        s.news.tell(events.UnitDispersed(s.pieces.tags[unit], _at(s, unit)))


def leader_tested(s: State, leader: int, die: int, fate: int) -> None:
    if s.news is not None:
        s.news.tell(events.LeaderTested(s.pieces.banner_tags[leader], die, LOSSES[fate]))


def leader_escaped(s: State, leader: int, unit: int) -> None:
    if s.news is not None:
        s.news.tell(events.LeaderEscaped(s.pieces.banner_tags[leader], s.pieces.tags[unit], _at(s, unit)))


def leader_removed(s: State, leader: int) -> None:
    if s.news is not None:
        s.news.tell(events.LeaderRemoved(s.pieces.banner_tags[leader]))


def marker_lost(s: State, marker: int) -> None:
    if s.news is not None:
        s.news.tell(events.MarkerLost(MARKERS[marker], s.pieces.ground.names[s.marker_at[marker]]))


def marker_driven_off(s: State, marker: int, hex_: int) -> None:
    if s.news is not None:
        origin, there = _names(s, [s.marker_at[marker], hex_])
        s.news.tell(events.MarkerDrivenOff(MARKERS[marker], origin, there))


def banner_withdrew(s: State, banner: int, units: int) -> None:
    if s.news is not None:
        s.news.tell(events.BannerWithdrew(s.pieces.banner_tags[banner], units))


def reserve_freed(s: State) -> None:
    if s.news is not None:
        s.news.tell(events.ReserveFreed(s.pieces.banner_tags[s.pieces.reserve]))


def unit_restored(s: State, unit: int) -> None:
    if s.news is not None:
        s.news.tell(events.UnitRestored(s.pieces.tags[unit]))


def rally_tested(s: State, unit: int, die: int, modifiers: int, effect: str) -> None:
    if s.news is not None:
        cohesion = s.pieces.cohesion[unit]
        margin = cohesion - die - modifiers
        s.news.tell(events.RallyTested(s.pieces.tags[unit], cohesion, die, modifiers, margin, effect))


def unit_freshened(s: State, unit: int) -> None:
    if s.news is not None:
        s.news.tell(events.UnitFreshened(s.pieces.tags[unit]))


def points_counted(s: State) -> None:
    if s.news is not None:
        s.news.tell(events.PointsCounted(s.turn, *s.pending, *s.score))


def late_points(s: State) -> None:
    if s.news is not None:
        s.news.tell(events.LatePoints(s.turn, s.pieces.late_worth))


def draw_suggested(s: State) -> None:
    if s.news is not None:
        s.news.tell(events.DrawSuggested(s.quiet))


def game_ended(s: State, reason: str, rule: str) -> None:
    if s.news is not None:
        winner = SIDES[s.winner] if s.winner < len(SIDES) else None
        s.news.tell(events.GameEnded(winner, reason, rule))
