"""Units, hexes, leaders and directions by the names that people use for them, and where each of them is."""

from gonfalon.games.sword.fronts import way_to
from gonfalon.games.sword.game import Sword
from gonfalon.games.sword.hexes import DIRECTIONS, OFF
from gonfalon.games.sword.looking import state_of
from gonfalon.games.sword.pieces import MARKERS, NONE
from gonfalon.games.sword.state import LOST, ORDERS, RESTING, TIRED, State, is_
from gonfalon.games.sword.view import SwordView

SHORT = 5
"""Letters of a banner that fit on a counter."""


class Names:
    def __init__(self, game: Sword) -> None:
        self.game, self.pieces = game, game.pieces
        self.teller, self.words = game.teller, game.teller.words
        self._shown: tuple[SwordView, State] | None = None

    def say(self, key: str, **facts: str | int) -> str:
        return self.words.say(key, facts)

    def side(self, side: str) -> str:
        return self.say(f"side-{side}")

    def unit(self, tag: str) -> str:
        return self.teller.unit(tag)

    def leader(self, tag: str) -> str:
        return self.teller.leader(tag)

    def short(self, banner: int) -> str:
        return self.pieces.banner_tags[banner][:SHORT].title()

    def numbers(self, unit: int) -> str:
        """What a counter shows."""
        pieces = self.pieces
        return f"{pieces.strength[unit]}-{pieces.cohesion[unit]}-{pieces.move[unit]}"

    def states(self, s: State, unit: int) -> list[str]:
        """What has to be said of a unit that is not Fresh and Valiant."""
        flags = {"tired": TIRED, "resting": RESTING}
        found = [name for name, flag in flags.items() if is_(s, unit, flag)]
        worse = [ORDERS[s.order[unit]]] if s.order[unit] else []
        return [self.say(f"state-{name}") for name in (*worse, *found)]

    def state(self, view: SwordView) -> State:
        """The position that a view shows; the last one is kept, because much is asked of it."""
        if self._shown is None or self._shown[0] is not view:
            self._shown = (view, state_of(self.pieces, view))
        return self._shown[1]

    @property
    def zones(self) -> set[str]:
        pieces = self.pieces
        return {*pieces.ground.names, *pieces.tags, *pieces.banner_tags, *MARKERS, *DIRECTIONS}

    def name(self, zone: str) -> str:
        """Of anything that can be pointed at."""
        if zone in DIRECTIONS:
            return self.say(f"facing-{zone.casefold()}")
        if zone in MARKERS:
            return self.say(f"marker-{zone}")
        return self.leader(zone) if zone in self.pieces.banner_tags else self.unit(zone)


def hex_of(s: State, zone: str) -> int:
    """Where a zone is now, or OFF."""
    pieces = s.pieces
    if zone in pieces.ground.numbers:
        return pieces.ground.numbers[zone]
    if zone in pieces.tag_numbers:
        return s.where[pieces.tag_numbers[zone]]
    if zone in pieces.banner_tags:
        leader = pieces.banner_tags.index(zone)
        return s.leader_at[leader] if s.leader[leader] < LOST else OFF
    if zone in MARKERS:
        return s.marker_at[MARKERS.index(zone)]
    around = turning_in(s)
    return pieces.ground.neighbours[around][DIRECTIONS.index(zone)] if around != OFF else OFF


def turning_in(s: State) -> int:
    """The hex of the unit that is asked which way it faces, or OFF."""
    if s.chosen_hex != NONE:
        return s.chosen_hex
    return s.where[s.chosen] if 0 <= s.chosen < s.pieces.units else OFF


def zones_of(s: State, hex_: int) -> list[str]:
    """Everything in a hex that can be pointed at, the likeliest first."""
    pieces = s.pieces
    unit = [pieces.tags[s.at[hex_]]] if s.at[hex_] != NONE else []
    leaders = [pieces.banner_tags[leader] for leader in range(pieces.banners) if _is_here(s, leader, hex_)]
    markers = [tag for tag, at in zip(MARKERS, s.marker_at, strict=True) if at == hex_]
    return [*unit, pieces.ground.names[hex_], *leaders, *markers, *_direction(s, hex_)]


def _is_here(s: State, leader: int, hex_: int) -> bool:
    return s.leader[leader] < LOST and s.leader_at[leader] == hex_


def _direction(s: State, hex_: int) -> list[str]:
    around = turning_in(s)
    way = way_to(s, around, hex_) if around != OFF else OFF
    return [DIRECTIONS[way]] if way != OFF else []
