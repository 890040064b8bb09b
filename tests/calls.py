"""What is called in a test, and how often."""

from typing import Any

import pytest


def calls(monkeypatch: pytest.MonkeyPatch, owner: object, name: str) -> list[tuple[Any, ...]]:
    """The arguments of each call of this from now on; it does what it did before."""
    made: list[tuple[Any, ...]] = []
    does = getattr(owner, name)

    def noted(*args: Any, **named: Any) -> Any:
        made.append(args)
        return does(*args, **named)

    monkeypatch.setattr(owner, name, noted)
    return made
