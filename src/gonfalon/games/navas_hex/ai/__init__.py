"""The opinions of a player: who is winning, and what to do. The rules do not need them."""
