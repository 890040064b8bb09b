"""The command `gonfalon`. Each module holds some of its subcommands: what they do, and how they are called."""

from gonfalon.cli.main import main

__all__ = ["main"]
