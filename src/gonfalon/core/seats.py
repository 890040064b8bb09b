"""Who may act and who may look.

The players of a game are numbered 0, 1, … in the order of `Game.seats`. Besides them there are five special seats that
no player sits in.
"""

FATE = -1
"""Shuffles, draws, rolls dice: it acts but never looks."""

NOBODY = -2
"""To move when the game is over."""

WATCHER = -3
"""Looks on and sees what lies open on the table."""

ARBITER = -4
"""Sees everything. For finished matches, tests and the keeper of the record, never for a player."""

CLOCK = -5
"""Says when somebody's time is up. Only the keeper of a match speaks for it."""
