"""Says how a side goes about an activation: what counts for it at a place or an attack, and how much."""

import json
from importlib.resources import files
from typing import Final

FILE: Final = files("gonfalon.games.navas_hex") / "script.json"
SETS: Final[dict[str, dict[str, float]]] = {
    name: {key: float(value) for key, value in constants.items()}
    for name, constants in json.loads(FILE.read_bytes()).items()
}
"""The constants of the script: "plain" are a sensible player's, the others the best that are known for each side."""


class Manner:
    """Made of the constants of a set. Worths are in the points of `odds`, distances in hexes."""

    def __init__(self, constants: dict[str, float]) -> None:
        self.fight: float = constants["fight"]
        """What an attack must promise."""
        self.volley: float = constants["volley"]
        """What a volley must: whoever volleys can neither rest nor leave its hex."""
        self.better: float = constants["better"]
        """How much more a move must promise than to stand."""
        self.miracle: float = constants["miracle"]
        """How much more a marker must help elsewhere."""
        self.commander: float = constants["commander"]
        """The price of an attack by a commander."""
        self.deed: float = constants["deed"]
        """How much counts what can be done from a place, beside the place itself."""
        self.contact: float = constants["contact"]
        """The price of standing next to an enemy whom one cannot well attack."""
        self.leader_in_contact: float = constants["leader_in_contact"]
        self.commander_in_contact: float = constants["commander_in_contact"]
        self.enemy_more: float = constants["enemy_more"]
        self.enemy_behind: float = constants["enemy_behind"]
        self.line: float = constants["line"]
        """For a friend alongside."""
        self.height: float = constants["height"]
        self.approach: float = constants["approach"]
        """For each hex nearer to the right distance."""
        self.towards_standard: float = constants["towards_standard"]
        """For the Christians."""
        self.standard_left: float = constants["standard_left"]
        """The price of leaving the standard alone, for the Moslems."""
        self.guard: float = constants["guard"]
        """For each hex nearer to the standard, for those who guard it."""
        self.out_of_command: float = constants["out_of_command"]
        self.turned_away: float = constants["turned_away"]
        self.back_turned: float = constants["back_turned"]
        """The same for those who stand back: less than what a hex more is worth."""
        self.shaken_apart: float = constants["shaken_apart"]
        """For each hex between the enemy and those who stand back."""
        self.many_more: float = constants["many_more"]
        """How many times stronger the Moslems must be to attack though they need not."""
        self.holds: int = round(constants["holds"])
        """How near an enemy must be before those who hold their ground go for him."""
        self.safe: int = round(constants["safe"])
        self.rest_from: int = round(constants["rest_from"])
        """How far the enemy must be from those who rest."""
        self.help_within: int = round(constants["help_within"])
        """How far a friend may be who is counted on in an attack."""
        self.near: int = round(constants["near"])
        """How near the enemy is to those who are about to attack."""
        self.farther: int = 0
        """How many hexes farther than usual it keeps from those whom it does not attack."""
        self.eager: bool = False
        """Whether it goes for the enemy though it need not."""
        self.waits: bool = False
        """Whether it holds its ground though it should attack."""


PLAIN: Final = Manner(SETS["plain"])
"""Of a sensible player."""


def manners_of(constants: dict[str, float]) -> list[Manner]:
    """Those of a side: the one that has these constants, and others around it."""
    manners = [Manner(constants), _daring(constants), _wary(constants), _aloof(constants), _keen(constants)]
    return [*manners, PLAIN, _patient(constants), _orderly(constants)]


def _daring(constants: dict[str, float]) -> Manner:
    """Fights even where it is likely to lose a little."""
    manner = Manner(constants)
    manner.fight = -0.3
    return manner


def _wary(constants: dict[str, float]) -> Manner:
    """Attacks only what is worth it and lets nobody get behind."""
    manner = Manner(constants)
    manner.fight = 0.8
    manner.enemy_behind = 2.0
    manner.enemy_more = 1.0
    return manner


def _aloof(constants: dict[str, float]) -> Manner:
    """Stays out of reach."""
    manner = Manner(constants)
    manner.fight = 0.6
    manner.contact = 2.5
    manner.farther = 2
    return manner


def _keen(constants: dict[str, float]) -> Manner:
    """Goes where something can be done."""
    manner = Manner(constants)
    manner.deed = 4.5
    manner.contact = 0.2
    manner.eager = True
    return manner


def _patient(constants: dict[str, float]) -> Manner:
    """Stands until somebody comes."""
    manner = Manner(constants)
    manner.waits = True
    manner.holds = 1
    return manner


def _orderly(constants: dict[str, float]) -> Manner:
    """Keeps together, and on the heights."""
    manner = Manner(constants)
    manner.line = 0.8
    manner.height = 0.6
    return manner
