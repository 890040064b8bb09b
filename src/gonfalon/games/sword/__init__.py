"""Las Navas de Tolosa 1212 on hexes: 153 counters, command, fire, charges, rout and rally; nothing hidden."""

from gonfalon.games.sword.game import Sword, game

__all__ = ["Sword", "game"]
