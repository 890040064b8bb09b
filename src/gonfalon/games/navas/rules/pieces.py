"""The battlefield, and an edition's pieces as plain lists that the rules can read fast."""

from typing import Final

from gonfalon.games.navas.edition import SPECIALS, NavasEdition

MUSLIM: Final = 0
CHRISTIAN: Final = 1
SIDES: Final = ("muslim", "christian")

# N1.1 Eighteen zones, rows 1 to 3 the Muslim area, rows 4 to 6 the Christian area.
ZONES: Final = 18
MUSLIM_AREA: Final = 9
# N1.2 Zones are numbered A1 B1 C1 A2 …, so forward for Christians is three less.
ROW: Final = 3
FORWARD: Final = -ROW
ZONE_NAMES: Final = tuple("ABC"[zone % ROW] + str(zone // ROW + 1) for zone in range(ZONES))
B1: Final = ZONE_NAMES.index("B1")
COLUMN_COATS: Final = ("aragon", "castile", "navarre")


def distance(one: int, other: int) -> int:
    return max(abs(one % ROW - other % ROW), abs(one // ROW - other // ROW))


def _ring(steps: int) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(z for z in range(ZONES) if distance(zone, z) == steps) for zone in range(ZONES))


# N1.3 Neighbours are all eight around; distance counts such steps.
NEIGHBOURS: Final = _ring(1)
BOWSHOT: Final = _ring(2)
STRAIGHT: Final = tuple(tuple(z for z in (zone - ROW, zone + ROW) if 0 <= z < ZONES) for zone in range(ZONES))

# N1.4 At most three units in a zone.
LIMIT: Final = 3
# N1.5 A unit has power 2, or 1 once hurt.
FULL_POWER: Final = 2

FIRST_CHRISTIAN: Final = 27
UNITS: Final = 54
CARDS: Final = 9

AL_NASIR: Final = SPECIALS.index("al-nasir")
AL_HUSAYNI: Final = SPECIALS.index("al-husayni")
BLACK_GUARD: Final = SPECIALS.index("black-guard")
JUND: Final = SPECIALS.index("jund-infantry")
KURDS: Final = SPECIALS.index("kurdish-cavalry")
VOLUNTEERS: Final = SPECIALS.index("jihad-volunteers")
ALFONSO: Final = SPECIALS.index("alfonso-viii")
PETER: Final = SPECIALS.index("peter-ii")
SANCHO: Final = SPECIALS.index("sancho-vii")
HARO: Final = SPECIALS.index("lopez-de-haro")
RADA: Final = SPECIALS.index("jimenez-de-rada")
MILITIA: Final = SPECIALS.index("council-militia")
SPECIALS_A_SIDE: Final = 6


def owner_of(special: int) -> int:
    return special // SPECIALS_A_SIDE


def side_of(unit: int) -> int:
    return CHRISTIAN if unit >= FIRST_CHRISTIAN else MUSLIM


RULES_VERSIONS: Final = (1,)
"""Every version of the rules that can still be played, the newest last."""


class Pieces:
    """One edition, indexed, and the version of the rules.

    Muslim units are numbered first, then Christian ones, each in the file's order.
    """

    def __init__(self, edition: NavasEdition, rules: int) -> None:
        units = [u for u in edition.units if u.side == "muslim"] + [u for u in edition.units if u.side == "christian"]
        self.edition: NavasEdition = edition
        self.rules: int = rules
        self.tags: list[str] = [unit.tag for unit in units]
        self.number: dict[str, int] = {tag: unit for unit, tag in enumerate(self.tags)}
        self.kinds: list[str] = [unit.kind for unit in units]
        self.homes: list[int] = [ZONE_NAMES.index(unit.zone) for unit in units]
        self.cavalry: list[bool] = [unit.cavalry for unit in units]
        self.archer: list[bool] = [unit.archer for unit in units]
        self.link: list[int] = [SPECIALS.index(unit.special) if unit.special else -1 for unit in units]
        self.immobile: list[bool] = [link in (AL_NASIR, BLACK_GUARD) for link in self.link]
        self.linked: list[list[int]] = [
            [unit for unit in range(UNITS) if self.link[unit] == special] for special in range(len(SPECIALS))
        ]
        self.caliph: int = self.linked[AL_NASIR][0]
        self.numbers: list[list[int]] = [
            [card.muslim for card in edition.cards],
            [card.christian for card in edition.cards],
        ]
        self.coat: list[int] = [COLUMN_COATS.index(card.coat) for card in edition.cards]
        self.card_names: list[str] = [card.name for card in edition.cards]
        self.costs: list[int] = [special.cost for special in edition.specials]
