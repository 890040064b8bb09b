"""What the rules do by themselves, one step after the other, until somebody has to decide.

A step may put others before those that were to come, so that a fight, with all that follows from it, is over before the
next one begins. Steps are packed as actions are.
"""

from typing import Final

NEXT_PLACED: Final = 0
BEGIN_TURN: Final = 1
REPLACEMENTS: Final = 2
COMMAND: Final = 3
VOLLEYS: Final = 4
ROLL_INITIATIVE: Final = 5
NEXT_LEADER: Final = 6
NAMING: Final = 7
MOVES: Final = 8
FIRES: Final = 9
DECLARATIONS: Final = 10
RESOLUTIONS: Final = 11
END_ACTIVATION: Final = 12
RUNS: Final = 13
REACTION: Final = 14
DEFENSIVE_FIRE: Final = 15
OFFENSIVE_FIRE: Final = 16
FIGHT: Final = 17
AFTER_FIGHT: Final = 18
GO_ON: Final = 19
END_ATTACK: Final = 20
LOSS: Final = 21
RETREAT: Final = 22
AFTER_FIRE: Final = 23
ANDALUS: Final = 24
DE_RADA: Final = 25
RALLY: Final = 26
ROUT: Final = 27
REST: Final = 28
POINTS: Final = 29
