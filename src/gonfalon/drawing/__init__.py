"""Cells and colours for boards in a terminal. It knows no game."""
