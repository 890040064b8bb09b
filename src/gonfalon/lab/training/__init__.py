"""Learns what the features of a game are worth from games that the computer plays against itself."""
