"""The battle as a parchment page: the Ayyubids above, the Crusaders below, the strip of ground between them."""

from collections.abc import Collection

from gonfalon.drawing import palette
from gonfalon.drawing.canvas import Canvas
from gonfalon.games.saladin.board import cards, town
from gonfalon.games.saladin.board.field import TOWN, Field, Spot
from gonfalon.games.saladin.board.ground import Ground
from gonfalon.games.saladin.board.names import Names
from gonfalon.games.saladin.board.scales import Scale
from gonfalon.games.saladin.view import BannerView, SaladinView

WALL, CROSSED = "▼", "╳"


class Page:
    """Draws one view at one scale."""

    def __init__(self, names: Names, field: Field, scale: Scale) -> None:
        self.names, self.field, self.scale = names, field, scale
        self.canvas = Canvas(*scale.page, palette.INK, palette.PARCHMENT)

    def draw(self, view: SaladinView, chosen: Collection[str], choosable: Collection[str]) -> Canvas:
        spots = self.field.spots(view, self.scale)
        Ground(self.canvas, self.scale, self.names).draw(view, self._horns())
        for tag, spot in self.field.places(self.scale).items():
            if spot != spots[tag]:
                self._left(spot)
        for tag, spot in spots.items():
            if tag in chosen:
                self.canvas.fill(spot.x - 1, spot.y, spot.width + 2, spot.rows, palette.BRIGHT_GOLD)
        for banner in view.banners:
            self._banner(spots[banner.tag], banner, view, choosable=banner.tag in choosable)
        self._clash(spots)
        if self.field.has_town:
            town.draw(self.canvas, spots[TOWN], view, self.names, choosable=TOWN in choosable)
        return self.canvas

    def _horns(self) -> Spot | None:
        """The place of the two hills, if this battle has them."""
        if self.field.king is None:
            return None
        return Spot(self.scale.rear_column(0), self.scale.near_rear, self.scale.apart, self.scale.rear)

    def _banner(self, spot: Spot, banner: BannerView, view: SaladinView, *, choosable: bool) -> None:
        name = self.names.banner(banner.tag)
        if banner.place != "in-play":
            return cards.draw_gone(self.canvas, spot, banner, name, self.names.gone(banner))
        cards.Card(self.canvas, spot, banner, name).draw(choosable=choosable)
        if view.shield == banner.tag:
            self.canvas.write(spot.x, spot.y - 1, WALL * spot.width, palette.VERMILION, bold=True)
        return None

    def _clash(self, spots: dict[str, Spot]) -> None:
        """At the Horns the two meet side by side: crossed lances between them."""
        king = spots.get(self.field.king or "")
        if king and king.committed:
            for row in range(king.y, king.y + king.rows):
                self.canvas.write(king.x + king.width, row, CROSSED * self.scale.gap, palette.WOOD, bold=True)

    def _left(self, spot: Spot) -> None:
        """A place that was left: hoofprints."""
        for row in range(spot.y + 1, spot.y + spot.rows):
            self.canvas.write(spot.x + 1, row, ("·    " * spot.width)[row % 5 : spot.width - 2 + row % 5], palette.RULE)
