"""The interface of a game's board, and the plain board for games without one."""
