"""How a side goes about an activation: what counts for it when it looks at a place or an attack, and how much."""

from typing import Final


class Manner:
    """At first the plain one, of a sensible player. Worths are in the points of `odds`."""

    def __init__(self) -> None:
        self.fight: float = 0.2
        """What an attack must promise."""
        self.deed: float = 1.0
        """How much counts what can be done from a place, beside the place itself."""
        self.contact: float = 1.0
        """The price of standing next to an enemy whom one cannot well attack."""
        self.enemy_more: float = 0.4
        self.enemy_behind: float = 1.0
        self.line: float = 0.2
        self.height: float = 0.3
        self.farther: int = 0
        """How many hexes farther than usual it keeps from those whom it does not attack."""
        self.holds: int = 6
        """How near an enemy must be before those who hold their ground go for him."""
        self.eager: bool = False
        """Whether it goes for the enemy though it need not."""
        self.waits: bool = False
        """Whether it holds its ground though it should attack."""


def _fitted() -> Manner:
    """The best that is known without a search: attacks count for more, and contact costs less."""
    manner = Manner()
    manner.deed = 3.0
    manner.contact = 0.4
    return manner


def _daring() -> Manner:
    """Fights even where it is likely to lose a little."""
    manner = _fitted()
    manner.fight = -0.3
    return manner


def _wary() -> Manner:
    """Attacks only what is worth it and lets nobody get behind."""
    manner = _fitted()
    manner.fight = 0.8
    manner.enemy_behind = 2.0
    manner.enemy_more = 1.0
    return manner


def _aloof() -> Manner:
    """Stays out of reach."""
    manner = _fitted()
    manner.fight = 0.6
    manner.contact = 2.5
    manner.farther = 2
    return manner


def _keen() -> Manner:
    """Goes where something can be done."""
    manner = _fitted()
    manner.deed = 4.5
    manner.contact = 0.2
    manner.eager = True
    return manner


def _patient() -> Manner:
    """Stands until somebody comes."""
    manner = _fitted()
    manner.waits = True
    manner.holds = 1
    return manner


def _orderly() -> Manner:
    """Keeps together, and on the heights."""
    manner = _fitted()
    manner.line = 0.8
    manner.height = 0.6
    return manner


PLAIN: Final = Manner()
MANNERS: Final = [_fitted(), _daring(), _wary(), _aloof(), _keen(), PLAIN, _patient(), _orderly()]
