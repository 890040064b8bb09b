"""Matches: what was agreed, their clocks, and what a process has of them in memory."""
