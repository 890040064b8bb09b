"""How many examples Hypothesis tries: tests say how many in a full run, the gate takes a fifth."""

from hypothesis import settings


def few(most: int) -> settings:
    """A fifth in the gate, but at least five."""
    assert settings.default
    return settings(max_examples=max(5, most * settings.default.max_examples // 100))
