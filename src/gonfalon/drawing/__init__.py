"""Cells and colours for boards in a terminal. Knows no game."""
