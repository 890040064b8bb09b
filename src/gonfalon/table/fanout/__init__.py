"""Announcing what was written: to other processes, and to those who watch a match in this one."""
