"""Fits the constants of a game's script: at random first, then step by step."""
