"""Putting a table together and running it."""
