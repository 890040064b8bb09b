"""Looks back at finished matches and gives advice where that is fair, in processes of its own."""
