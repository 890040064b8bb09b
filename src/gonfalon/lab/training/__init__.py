"""Learns from games of the computer against itself what features are worth, and the constants of a script."""
