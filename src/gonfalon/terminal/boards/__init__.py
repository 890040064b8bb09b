"""What the terminal asks of a game's board, and the plain one for games without."""
