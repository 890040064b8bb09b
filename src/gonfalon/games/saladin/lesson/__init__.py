"""The first battle of somebody who has never played: a line of play, and what is said about it."""
