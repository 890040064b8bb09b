"""Matches in memory: their head, clock and cache, and the writer that changes them."""
