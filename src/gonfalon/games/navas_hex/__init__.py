"""Las Navas de Tolosa 1212 on hexes: 153 counters, command, fire, charges, rout and rally; nothing hidden."""

from gonfalon.games.navas_hex.game import NavasHex, game

__all__ = ["NavasHex", "game"]
