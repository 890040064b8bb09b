"""An edition as plain lists that the rules can read fast: the ground, the counters and the tables."""

from collections.abc import Sequence
from typing import Final

from gonfalon.games.navas_hex.edition import NavasHexEdition, Terrain
from gonfalon.games.navas_hex.hexes import AROUND, DIRECTIONS, OFF, Sheet, crossed, in_cone, sheet_of

CHRISTIAN: Final = 0
MOSLEM: Final = 1
SIDES: Final = ("christian", "moslem")

CH: Final = 0
HA: Final = 1
CL: Final = 2
PI: Final = 3
MI: Final = 4
IL: Final = 5
AR: Final = 6
AB: Final = 7
TYPES: Final = ("Ch", "Ha", "Cl", "Pi", "Mi", "Il", "Ar", "Ab")

NONE: Final = -1
DE_RADA: Final = 0
RUY_DIAZ: Final = 1
MARKERS: Final = ("de-rada", "ruy-diaz")

RESULTS: Final = ("AR", "AD", "BT", "DD1", "DD2", "DR", "DE")
LOSSES: Final = ("unhurt", "wounded", "killed", "captured", "escapes")
UNHURT: Final = 0
WOUNDED: Final = 1
KILLED: Final = 2
CAPTURED: Final = 3
ESCAPES: Final = 4

NO_LIMIT: Final = 0

RULES_VERSIONS: Final = (1,)
"""Every version of the rules that can still be played by, the newest last."""

FACES: Final = 10
"""Of the die, which reads 0 to 9."""


class Ground:
    """The map, and what it costs and helps to go or to strike from a hex in a direction."""

    def __init__(self, edition: NavasHexEdition) -> None:
        entry, terrain = edition.map, edition.terrain
        # H1.1 Columns of hexes, numbered by column and row.
        self.sheet: Sheet = sheet_of(entry.columns, entry.rows_odd, entry.rows_even)
        sheet = self.sheet
        self.count: int = sheet.count
        self.names: list[str] = sheet.names
        self.numbers: dict[str, int] = sheet.numbers
        self.neighbours: list[list[int]] = sheet.neighbours
        self.around: list[list[int]] = sheet.around
        self.fronts: list[list[list[int]]] = [
            [self._front(hex_, facing) for facing in range(AROUND)] for hex_ in range(sheet.count)
        ]
        """By hex and facing: the front hexes that are on the map, from left to right."""
        self.distances: list[bytes] = sheet.distances
        self.standard: int = sheet.numbers[entry.standard]
        # H1.3 Heights, and the hexsides of the entrenchment.
        self.level: list[int] = [0] * sheet.count
        for level, names in enumerate(entry.levels, start=1):
            for name in names:
                self.level[sheet.numbers[name]] = level
        self.walls: set[tuple[int, int]] = {
            (sheet.numbers[name], DIRECTIONS.index(facing)) for name, facing in entry.entrenchment
        }
        """Entrenched hexsides, each told from inside."""
        self.foot: list[list[int]] = self._table(terrain, 0)
        self.horse: list[list[int]] = self._table(terrain, 1)
        self.melee: list[list[int]] = self._table(terrain, 2)
        self.charge: list[list[int]] = self._table(terrain, 3)
        last_odd, last_even = entry.rows_odd, entry.rows_even
        self.last_row: list[list[bool]] = [
            [sheet.rows[hex_] == (last_odd if sheet.columns[hex_] % 2 else last_even) for hex_ in range(sheet.count)],
            [sheet.rows[hex_] == 1 for hex_ in range(sheet.count)],
        ]
        """By side: the hexes from which a step home leaves the map."""
        self._cones: dict[int, list[int]] = {}
        self._lines: dict[int, list[list[int]]] = {}

    def _front(self, hex_: int, facing: int) -> list[int]:
        near = [self.neighbours[hex_][(facing + by) % AROUND] for by in (AROUND - 1, 0, 1)]
        return [one for one in near if one != OFF]

    def _table(self, terrain: Terrain, column: int) -> list[list[int]]:
        return [[self._cost(terrain, column, hex_, way) for way in range(AROUND)] for hex_ in range(self.count)]

    def _cost(self, terrain: Terrain, column: int, hex_: int, way: int) -> int:
        there = self.neighbours[hex_][way]
        if there == OFF:
            return 0
        rows = [
            (entry.foot, entry.horse, entry.melee, entry.charge)[column]
            for entry in (terrain.clear, terrain.entrenchment, terrain.level_up, terrain.level_down)
        ]
        # H1.6 The ground itself, the way in over the entrenchment, and each level up or down.
        rise = self.level[there] - self.level[hex_]
        inward = 1 if (there, (way + 3) % AROUND) in self.walls else 0
        return rows[0] + inward * rows[1] + max(rise, 0) * rows[2] + max(-rise, 0) * rows[3]

    def cone(self, hex_: int, facing: int, most: int) -> list[int]:
        """All hexes ahead at most so far away, those nearest first."""
        key = (hex_ * AROUND + facing) * AROUND + most
        found = self._cones.get(key)
        if found is None:
            near = [one for one in self.sheet.within(hex_, most) if in_cone(facing, self.sheet.offset(hex_, one))]
            found = sorted(near, key=lambda one: (self.distances[hex_][one], one))
            self._cones[key] = found
        return found

    def line(self, start: int, end: int) -> list[list[int]]:
        """What a line of fire crosses: one hex, or the two beside a hexside, where they are on the map."""
        key = start * self.count + end
        found = self._lines.get(key)
        if found is None:
            found = []
            for parts in crossed(self.sheet.offset(start, end)):
                found.append([self.sheet.step(start, part[0], part[1]) for part in parts])
            self._lines[key] = found
        return found


class Pieces:
    """All counters and tables. Units, banners and leaders keep the file's order."""

    def __init__(self, edition: NavasHexEdition, rules: int) -> None:
        self.rules: int = rules
        self.ground: Ground = Ground(edition)
        numbers = self.ground.numbers
        banners = [banner.tag for banner in edition.banners]
        self.banner_tags: list[str] = banners
        self.banner_side: list[int] = [SIDES.index(banner.side) for banner in edition.banners]
        self.banner_rows: list[list[int]] = [banner.rows for banner in edition.banners]
        self.banners: int = len(banners)
        self.reserve: int = banners.index("nasir") if "nasir" in banners else NONE
        self.andalus: int = banners.index("andalus") if "andalus" in banners else NONE
        self.mujahids: int = banners.index("mujahid") if "mujahid" in banners else NONE

        # H2.6 Who fights under which banner is in the edition.
        units = edition.units
        self.units: int = len(units)
        self.tags: list[str] = [unit.tag for unit in units]
        self.tag_numbers: dict[str, int] = {tag: number for number, tag in enumerate(self.tags)}
        self.banner: list[int] = [banners.index(unit.banner) for unit in units]
        self.side: list[int] = [self.banner_side[banner] for banner in self.banner]
        # H2.1 Knights, men-at-arms and light horse are mounted; some of each kind shoot.
        self.type: list[int] = [TYPES.index(unit.type) for unit in units]
        self.mounted: list[bool] = [type_ <= CL for type_ in self.type]
        # H2.2 What a counter shows.
        self.strength: list[int] = [unit.strength for unit in units]
        self.cohesion: list[int] = [unit.cohesion for unit in units]
        self.move: list[int] = [unit.move for unit in units]
        self.shots: list[list[tuple[int, int]]] = [
            [] if unit.shoots is None else [(light, heavy) for light, heavy in edition.fire.base[unit.shoots]]
            for unit in units
        ]
        """The light and the heavy number at each range from 1; none for those who do not shoot."""
        self.home: list[int] = [numbers[unit.hex] for unit in units]
        self.facing: list[int] = [DIRECTIONS.index(unit.facing) for unit in units]
        self.members: list[list[int]] = [
            [unit for unit in range(self.units) if self.banner[unit] == banner] for banner in range(self.banners)
        ]
        self.army: list[list[int]] = [[u for u in range(self.units) if self.side[u] == side] for side in (0, 1)]

        # H3.1 Bonus, value and radius of each banner's leader.
        self.leader_hex: list[int] = [numbers[leader.hex] for leader in edition.leaders]
        self.bonus: list[int] = [leader.bonus for leader in edition.leaders]
        self.value: list[int] = [leader.value for leader in edition.leaders]
        self.radius: list[int] = [leader.radius for leader in edition.leaders]
        self.is_army: list[bool] = [leader.army for leader in edition.leaders]
        self.commander: list[int] = [
            next(b for b in range(self.banners) if self.is_army[b] and self.banner_side[b] == side) for side in (0, 1)
        ]
        self.marker_hex: list[int] = [numbers[marker.hex] for marker in edition.markers]
        self.zones: list[list[int]] = [self._zone(banner) for banner in range(self.banners)]

        self._read_tables(edition)
        self._read_rally_and_points(edition)

    def _zone(self, banner: int) -> list[int]:
        """H1.2, H13.1: the hexes in which a banner may be set up; none where they are fixed."""
        row, sheet, most = self.ground.distances[self.leader_hex[banner]], self.ground.sheet, self.radius[banner] - 1
        rows = self.banner_rows[banner]
        return [hex_ for hex_ in range(sheet.count) if row[hex_] <= most and sheet.rows[hex_] in rows]

    def _read_tables(self, edition: NavasHexEdition) -> None:
        movement, fire, combat = edition.movement, edition.fire, edition.combat
        self.turn_cost: list[int] = [0 if name in movement.turns_free else movement.turn for name in TYPES]
        self.rear_cost: int = movement.rear
        self.through_friend: int = movement.through_friend
        self.leave_front: int = movement.leave_front
        self.front_to_front: int = movement.front_to_front
        self.tired_move: int = movement.tired

        self.archer: int = fire.archer
        self.fire_at: list[int] = [fire.at.get(name, 0) for name in TYPES]
        self.fire_exposed: int = fire.at_routed_or_from_behind
        self.fire_tired: int = fire.tired
        self.fire_discouraged: int = fire.discouraged

        self.differences: list[tuple[int, int]] = [(most, shift) for most, shift in combat.differences]
        self.melee: list[list[int]] = [[*combat.melee[name]] for name in TYPES]
        self.charge: list[list[int]] = [[*combat.charge[name]] if name in combat.charge else [] for name in TYPES]
        self.melee_results: list[tuple[int, int]] = [(most, RESULTS.index(code)) for most, code in combat.melee_results]
        self.charge_results: list[tuple[int, int]] = [
            (most, RESULTS.index(code)) for most, code in combat.charge_results
        ]
        self.rear: int = combat.rear
        self.attacker_tired: int = combat.attacker_tired
        self.defender_tired: int = combat.defender_tired
        self.defender_order: list[int] = [0, combat.defender_discouraged, combat.defender_routed]
        self.fired_first: int = combat.fired_first
        self.elan: int = combat.elan
        self.ruy_diaz: int = combat.ruy_diaz
        self.line: int = combat.line
        self.line_friends: int = combat.line_friends
        self.reaction: int = combat.reaction
        self.slip: int = combat.slip
        self.run: int = combat.run
        self.most_elan: int = combat.most_elan
        self.most_attackers: int = combat.most_attackers
        self.most_chargers: int = combat.most_chargers
        self.rout_retreat: int = combat.rout_retreat

    def _read_rally_and_points(self, edition: NavasHexEdition) -> None:
        rally, loss, points = edition.rally, edition.leader_loss, edition.points
        self.rally_valiant: int = rally.valiant
        self.rally_better: int = rally.better
        self.rally_same: int = rally.same
        self.rally_routed: int = rally.routed
        self.rally_out: int = rally.out_of_radius
        self.rally_tired: int = rally.tired
        self.rally_enemy: int = rally.enemy
        self.rally_de_rada: int = rally.de_rada
        self.rally_standard: int = rally.standard
        self.rally_andalus: int = rally.al_andalus
        self.losses: list[list[int]] = [
            _by_die(loss.routed), _by_die(loss.eliminated), _by_die(loss.encircled)
        ]  # fmt: skip
        self.replacement_radius: int = edition.command.replacement_radius
        self.leader_move: int = edition.command.leader_move
        self.two_choices: int = edition.command.two_choices_from
        retreat = edition.retreat
        self.retreat: list[int] = [retreat.straight, retreat.diagonal, retreat.enemy, retreat.friend]
        self.worth: list[int] = [points.eliminated[name] for name in TYPES]
        self.routed_worth: int = points.routed
        self.leader_worth: list[int] = [0, 0, points.leader_killed, points.leader_captured, 0]
        self.marker_worth: list[int] = [points.de_rada, points.ruy_diaz]
        self.andalus_worth: int = points.al_andalus_gone
        self.andalus_breaks: int = points.al_andalus_breaks
        self.late_worth: int = points.no_christian_victory
        self.late_turn: int = points.no_christian_victory_turn
        self.lead: int = points.lead
        self.limit_turn: int = points.limit_turn
        self.limit_lead: int = points.limit_lead


def _by_die(rows: Sequence[tuple[int, str]]) -> list[int]:
    """What each face of the die means."""
    found: list[int] = []
    for most, word in rows:
        while len(found) <= most:
            found.append(LOSSES.index(word))
    return found
