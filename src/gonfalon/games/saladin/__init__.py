"""Saladin: Arsuf 1191 and Hattin 1187. Banners, Orders, dice; nothing hidden."""

from gonfalon.games.saladin.game import Saladin, game

__all__ = ["Saladin", "game"]
