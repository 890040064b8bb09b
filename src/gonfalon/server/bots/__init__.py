"""Bots that play at a table."""
