"""Banners, sides and Leaders by the names that people use for them."""

from gonfalon.games.saladin.game import Saladin
from gonfalon.games.saladin.pieces import SIDES
from gonfalon.games.saladin.view import BannerView, SaladinView


class Names:
    def __init__(self, game: Saladin) -> None:
        self.teller = game.teller
        self.words = game.teller.words
        self.pieces = game.pieces

    def say(self, key: str, **facts: str | int) -> str:
        return self.words.say(key, facts)

    def banner(self, tag: str) -> str:
        return self.teller.name(tag)

    def action(self, name: str) -> str:
        return self.teller.action(name)

    def side(self, side: str) -> str:
        return self.say(f"side-{side}")

    def leader(self, view: SaladinView, side: str) -> str:
        return self.teller.name(self.pieces[view.scenario].leaders[SIDES.index(side)])

    def gone(self, banner: BannerView) -> str:
        """What became of a Banner that is not in play."""
        return self.say(f"gone-{banner.place}", lances=banner.lances)
