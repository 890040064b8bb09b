"""Whole games in numbers: planned, played here or on Ray, kept in a folder, resumed where they stopped."""
