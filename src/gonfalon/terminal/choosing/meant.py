"""What somebody may have meant by a word that is none."""

from collections.abc import Callable, Sequence

from gonfalon.core import bare
from gonfalon.terminal.boards.board import Path

MOST = 3


def meant(line: str, legal: Sequence[str], path: Callable[[str], Path]) -> list[str]:
    """Legal words that have all of these parts somewhere, as few as fit on a screen."""
    parts = set(line.casefold().replace(">", " ").split())
    return [word for word in legal if parts <= set(bare(path(word)))][:MOST]
