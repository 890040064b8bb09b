"""Las Navas de Tolosa 1212: areas, nine cards, hidden hands. The authority is the rules page next to this file."""

from gonfalon.games.navas.game import Navas, game

__all__ = ["Navas", "game"]
