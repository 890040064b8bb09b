"""Las Navas de Tolosa 1212: areas, nine cards, hidden hands. The law is the rules page beside this file."""

from gonfalon.games.navas.game import Navas, game

__all__ = ["Navas", "game"]
