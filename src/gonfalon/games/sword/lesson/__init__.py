"""The first battle for somebody who has never played: a line of play, and remarks on it."""
