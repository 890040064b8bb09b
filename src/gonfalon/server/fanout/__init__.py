"""Announces each write: to other processes, and to the watchers in this one."""
