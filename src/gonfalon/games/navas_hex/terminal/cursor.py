"""What part of the field the page shows: around a cursor, which follows what goes on."""

from collections.abc import Collection

from gonfalon.games.navas_hex.hexes import NORTH, NORTH_EAST, NORTH_WEST, OFF, SOUTH, SOUTH_EAST, SOUTH_WEST, Sheet
from gonfalon.games.navas_hex.rules.pieces import NONE
from gonfalon.games.navas_hex.rules.state import (
    ELAN,
    ELAN_FACING,
    FACING,
    MARKER_WHERE,
    PURSUE,
    RALLY_ROLL,
    RETARGET,
    SET_FACING,
    WHERE,
    State,
)
from gonfalon.games.navas_hex.terminal.style import FAR_TO_NEAR, Cell, Scale, Size, hex_of, scale_for, turning_in

MARGIN = 2
"""So many hexes are kept in sight around the cursor."""
UPWARDS = {"up": NORTH, "down": SOUTH}
SIDEWAYS = {"left": (NORTH_WEST, SOUTH_WEST), "right": (NORTH_EAST, SOUTH_EAST)}


class Eye:
    def __init__(self, sheet: Sheet, cursor: int) -> None:
        self.sheet, self.cursor = sheet, cursor
        self._step = FAR_TO_NEAR.index("middle")
        self._corner: Cell | None = None

    def scale(self, size: Size) -> Scale:
        return scale_for(FAR_TO_NEAR[self._step], self.sheet, size)

    def steer(self, step: str) -> None:
        """Go to a neighbour, or change the scale. Sideways, the cursor keeps its row."""
        if step in UPWARDS:
            self._go(self.sheet.neighbours[self.cursor][UPWARDS[step]])
        elif step in SIDEWAYS:
            near = [self.sheet.neighbours[self.cursor][way] for way in SIDEWAYS[step]]
            level = [hex_ for hex_ in near if hex_ != OFF and self._row(hex_) == self._row(self.cursor)]
            self._go((level or near)[0])
        else:
            by = 1 if step == "nearer" else -1
            self._step = max(0, min(len(FAR_TO_NEAR) - 1, self._step + by))
            self._corner = None

    def _go(self, hex_: int) -> None:
        self.cursor = self.cursor if hex_ == OFF else hex_

    def _row(self, hex_: int) -> int:
        return self.sheet.rows[hex_]

    def corner(self, size: Size) -> Cell:
        """The cell of the sheet in the upper left of the page; negative where the page is larger than the sheet."""
        scale = self.scale(size)
        whole, at = scale.sheet(self.sheet), scale.cell(self.sheet, self.cursor)
        before = self._corner
        x = _scrolled(before[0] if before else None, at[0], scale.across, size[0], whole[0])
        y = _scrolled(before[1] if before else None, at[1], scale.down, size[1], whole[1])
        self._corner = (x, y)
        return self._corner

    def hex_at(self, x: int, y: int, size: Size) -> int:
        """The hex under a cell of the page, or OFF."""
        scale, (left, top) = self.scale(size), self.corner(size)
        for hex_ in range(self.sheet.count):
            start = scale.cell(self.sheet, hex_)
            if scale.holds(x + left - start[0], y + top - start[1]):
                return hex_
        return OFF


def _scrolled(before: int | None, at: int, pace: int, shown: int, whole: int) -> int:
    """Where the page begins: as before if the cursor is well inside, else as little farther as will do."""
    if whole <= shown:
        return -((shown - whole) // 2)
    if before is None:
        wanted = at + pace // 2 - shown // 2
    else:
        margin = min(MARGIN * pace, (shown - pace) // 2)
        wanted = max(min(before, at - margin), at + pace + margin - shown)
    return max(0, min(wanted, whole - shown))


OF_A_UNIT = (SET_FACING, WHERE, FACING, RETARGET, PURSUE, ELAN, ELAN_FACING, RALLY_ROLL)


def interest(s: State, chosen: Collection[str]) -> int:
    """The hex that the question or what was chosen is about; OFF if it is about no hex."""
    pointed = sorted(hex_ for zone in chosen if (hex_ := hex_of(s, zone)) != OFF)
    if pointed:
        return pointed[0]
    if s.ask in OF_A_UNIT:
        return turning_in(s)
    if s.ask == MARKER_WHERE:
        return s.marker_at[s.chosen]
    if s.shooter != NONE:
        return s.where[s.victim]
    if s.target_hex != NONE:
        return s.target_hex
    return s.leader_at[s.acting] if s.acting != NONE else OFF
