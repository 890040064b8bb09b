"""The command `gonfalon`. Each module has some of its subcommands: their arguments and what they do."""

from gonfalon.cli.main import main

__all__ = ["main"]
