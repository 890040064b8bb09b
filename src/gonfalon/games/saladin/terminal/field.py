"""Lays out the field, and draws its ground: wood, road, town and sea at Arsuf, slope, brush and Horns at Hattin."""

from typing import NamedTuple

from gonfalon.games.saladin.interface.views import SaladinView
from gonfalon.games.saladin.rules.pieces import AYYUBIDS, CRUSADERS, NONE, Pieces
from gonfalon.games.saladin.terminal import style
from gonfalon.games.saladin.terminal.style import APART, PAIRS, Names, Scale
from gonfalon.terminal import palette
from gonfalon.terminal.canvas import Canvas

TOWN = "arsuf"
"""The garrison, by the name that actions use for it."""

# From the left, as in our picture of each battle; the order does not matter to the rules.
FROM_THE_LEFT = ("sulayman", "ala-afdal", "ala-al-din", "keukburi", "saphadin", "manguras", "taqi-al-din")


class Spot(NamedTuple):
    """The cells of one Banner. In a line the lances stand in front of the card, elsewhere on it."""

    x: int
    y: int
    width: int
    height: int
    lances: int = 0
    committed: bool = False

    @property
    def rows(self) -> int:
        return self.height + self.lances

    def holds(self, x: int, y: int) -> bool:
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.rows


class Field:
    """The places of one battle, found from who is paired with whom."""

    def __init__(self, pieces: Pieces) -> None:
        cards = pieces.cards[0]
        followers = [banner for banner in pieces.army[AYYUBIDS] if cards[banner].follows != NONE]
        followers.sort(key=lambda banner: _rank(pieces.tags[banner]))
        self.pairs = [(pieces.tags[cards[b].follows], pieces.tags[b]) for b in followers][:PAIRS]
        paired = {tag for pair in self.pairs for tag in pair}
        self.apart = [[pieces.tags[b] for b in army if pieces.tags[b] not in paired] for army in pieces.army]
        self.king, self.pursuer = self._horns(pieces)
        self.has_town = pieces.garrison > 0

    def _horns(self, pieces: Pieces) -> tuple[str | None, str | None]:
        """Who may go to the Horns, and who follows there."""
        for banner in pieces.army[CRUSADERS]:
            followed = pieces.cards[1][banner].follows
            if pieces.has_horns_card[banner] and followed != NONE:
                return pieces.tags[banner], pieces.tags[followed]
        return None, None

    def spots(self, view: SaladinView, scale: Scale) -> dict[str, Spot]:
        status = {banner.tag: banner.status == "committed" and banner.place == "in-play" for banner in view.banners}
        found: dict[str, Spot] = {}
        for place, (knight, follower) in enumerate(self.pairs):
            found |= self._pair(scale, place, knight, follower, met=status[knight] and status[follower])
        found |= self._rears(scale)
        if self.has_town:
            found[TOWN] = _rear(scale, APART - 1, near=True)
        if self.king and self.pursuer and view.horns:
            if status[self.pursuer]:
                found[self.pursuer] = found[self.king]._replace(committed=True)
            found[self.king] = _rear(scale, 0, near=True)._replace(committed=status[self.pursuer])
        return found

    def places(self, scale: Scale) -> dict[str, Spot]:
        """Where every Banner was at the start."""
        found: dict[str, Spot] = {}
        for place, (knight, follower) in enumerate(self.pairs):
            found |= self._pair(scale, place, knight, follower, met=False)
        return found | self._rears(scale)

    def _pair(self, scale: Scale, place: int, knight: str, follower: str, *, met: bool) -> dict[str, Spot]:
        """Apart, a pair leaves the strip empty; when they meet, both move into it."""
        down = scale.strip // 2 if met else 0
        up = scale.strip - scale.strip // 2 if met else 0
        x = scale.column(place)
        return {
            follower: Spot(x, scale.far_line + down, scale.width, scale.body, scale.lances, met),
            knight: Spot(x, scale.near_line - up, scale.width, scale.body, scale.lances, met),
        }

    def _rears(self, scale: Scale) -> dict[str, Spot]:
        """Hills take the first place of the near rear, a town the last one; the far rear is on the right."""
        first = 1 if self.king else 0
        near = {tag: _rear(scale, place, near=True) for place, tag in enumerate(self.apart[CRUSADERS], first)}
        far = {tag: _rear(scale, place, near=False) for place, tag in enumerate(self.apart[AYYUBIDS], 1)}
        return near | far


def _rear(scale: Scale, place: int, *, near: bool) -> Spot:
    y = scale.near_rear if near else scale.far_rear
    return Spot(scale.rear_column(min(place, APART - 1)), y, scale.apart, scale.rear)


def _rank(tag: str) -> int:
    return FROM_THE_LEFT.index(tag) if tag in FROM_THE_LEFT else len(FROM_THE_LEFT)


TREES = "♠ ♠♠  ♠ ♠ ♠♠♠ ♠  ♠"
WAVES = "≈~~≈ ~≈~ ~~"
GRASS = ",   ' .    ,  .   '     "
FIRE, EMBER = "▲", "▴"
FLAMES = "▲ ▴ ▲▴  ▴▲ ▴   "
LONELY_TREES = "♠  ♠ "


class Ground:
    def __init__(self, canvas: Canvas, scale: Scale, names: Names) -> None:
        self.canvas, self.scale, self.names = canvas, scale, names
        self.width, self.height = scale.page

    def draw(self, view: SaladinView, horns: Spot | None) -> None:
        half = self.scale.middle
        self.canvas.fill(0, 0, self.width, half, style.HALF["ayyubids"])
        self.canvas.fill(0, half + self.scale.strip, self.width, self.height - half, style.HALF["crusaders"])
        if horns:
            self._slope(view)
            self._hills(horns, held=view.horns)
        else:
            self._road()
            self._coast()

    def _rows(self, first: int, count: int, pattern: str, fore: str, back: str) -> None:
        """A pattern that is shifted a little in each row, so that it does not line up in columns."""
        for row in range(count):
            shifted = pattern[row * 5 % len(pattern) :] + pattern
            line = (shifted * (self.width // len(pattern) + 1))[: self.width]
            self.canvas.write(0, first + row, line, fore, back)

    def _road(self) -> None:
        """The army's road runs through the strip, going south."""
        first, rows = self.scale.middle, self.scale.strip
        self.canvas.fill(0, first, self.width, rows, palette.PARCHMENT)
        middle = first + rows // 2
        wide = 1 if rows < 7 else 3
        for row in range(middle - wide // 2, middle + wide // 2 + 1):
            self.canvas.fill(0, row, self.width, 1, style.ROAD)
        self.canvas.write(0, middle, ("─ ─ ─ › " * self.width)[: self.width], palette.RULE)

    def _coast(self) -> None:
        self._rows(0, self.scale.edge, TREES, palette.MALACHITE, style.FOREST)
        for row in range(self.scale.edge, self.scale.edge + self.scale.rear):
            width = self.scale.apart
            trees = (LONELY_TREES * width)[row % 3 : width - 1 + row % 3]
            self.canvas.write(1, row, trees, palette.MALACHITE)
        sea = self.height - self.scale.edge
        self._rows(sea, self.scale.edge, WAVES, style.SURF, style.SEA)

    def _slope(self, view: SaladinView) -> None:
        first, rows = self.scale.middle, self.scale.strip
        self._rows(first, rows, GRASS, palette.ASH, style.SLOPE)
        self._rows(0, self.scale.edge, GRASS, palette.ASH, style.HALF["ayyubids"])
        self._rows(self.height - self.scale.edge, self.scale.edge, GRASS, palette.ASH, style.HALF["crusaders"])
        if view.fire:
            flames = FLAMES if view.fed else FLAMES.replace(FIRE, EMBER)
            self._rows(first, rows, flames, palette.VERMILION, style.BURNT)

    def _hills(self, spot: Spot, *, held: bool) -> None:
        """Two peaks over one broad hill, with their name where nobody stands on it."""
        base = spot.height if held else 1
        self.canvas.fill(spot.x - 1, spot.y + spot.height - base, spot.width + 2, base, style.HILL)
        rows, reach = self.scale.space + spot.height - base, spot.width // 4
        halves = [max(1, round(reach * (row + 1) / (rows + 1))) for row in range(rows)]
        for row, half in enumerate(halves):
            left, right = ("▗▟", "▙▖") if half - ([1, *halves][row]) > 1 else ("▟", "▙")
            slope = left + "█" * (2 * half - 2 * len(left)) + right
            for peak in (spot.x + reach, spot.x + spot.width - reach):
                self.canvas.write(peak - half, spot.y - self.scale.space + row, slope, style.HILL)
        if not held:
            name = self.names.say("ground-horns").center(spot.width)
            self.canvas.write(spot.x, spot.y + spot.height - 1, name, palette.INK)
