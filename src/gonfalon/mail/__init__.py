"""Matches between two people who send each other letters: short texts, with no server and nobody to trust."""
