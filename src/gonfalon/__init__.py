"""Gonfalon: the great battles of 1187–1212 as board games, with every rule enforced."""

__version__ = "0.1.0"
