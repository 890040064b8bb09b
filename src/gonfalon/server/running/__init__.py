"""Builds a table and runs it."""
