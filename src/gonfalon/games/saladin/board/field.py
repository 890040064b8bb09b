"""Where every Banner is: pairs face each other across the strip, nose to nose if Committed; the rest wait behind."""

from typing import NamedTuple

from gonfalon.games.saladin.board.scales import APART, PAIRS, Scale
from gonfalon.games.saladin.pieces import AYYUBIDS, CRUSADERS, NONE, Pieces
from gonfalon.games.saladin.view import SaladinView

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
