"""Gonfalon: the great battles of 1187–1212, played to the letter."""

__version__ = "0.1.0"
