"""Which golden files there are, and how each was made."""

from functools import partial
from pathlib import Path

from gonfalon.core import Setup
from gonfalon.core.position import told_position
from gonfalon.core.registry import find, opened
from gonfalon.games.navas.rules.pieces import JUND, PETER
from tests.games.navas.positions import position
from tests.games.navas_hex import positions as sword
from tests.golden.playthrough import play, tell

HERE = Path(__file__).parent
NAVAS, SALADIN, SWORD = find("navas"), find("saladin"), find("sword")
FIRST_EDITION = opened("navas", 1, "8df33ea10ffa95e0")
SKIRMISH = Setup("navas-hex", {"time-limit": "on"}, position=told_position(SWORD, sword.skirmish()))
"""A whole battle on hexes is too long to be read with every answer; its last turn, between few, is not."""
SHORT = {"round-limit": "10", "memory-aid": "off"}
AGREED = ((0, "offer draw"), (1, "decline draw"), (1, "offer draw"), (0, "accept draw"))


def _haro_attacks() -> Setup:
    """He can fall in the attack that he joined, and with him his card."""
    cards = "black-guard al-nasir lopez-de-haro alfonso-viii"
    state = position("B1: al-nasir guard1; B2: haro castile-foot1", specials=cards)
    state.laid_aside = [1 << JUND, 1 << PETER]
    return Setup("advanced", position=told_position(NAVAS, state))


PLAYTHROUGHS = {
    "navas-basic.txt": partial(play, NAVAS, Setup("basic"), 1),
    "navas-advanced.txt": partial(play, NAVAS, Setup("advanced"), 50),
    "saladin-arsuf.txt": partial(play, SALADIN, Setup("arsuf"), 1),
    "saladin-hattin.txt": partial(play, SALADIN, Setup("hattin"), 44),
    "sword-skirmish.txt": partial(play, SWORD, SKIRMISH, 23),
}
RECORDS = {
    "navas-basic.record": partial(play, NAVAS, Setup("basic"), 1),
    "navas-advanced.record": partial(play, NAVAS, Setup("advanced"), 146),
    "navas-first-edition.record": partial(play, FIRST_EDITION, Setup("basic"), 84),
    "navas-fallen-leader.record": partial(
        play, NAVAS, _haro_attacks(), 12, first=("attack B2>B1 all", "use black-guard", "take haro=2")
    ),
    "navas-round-limit.record": partial(play, NAVAS, Setup("basic", SHORT), 4),
    "navas-resigned.record": partial(play, NAVAS, Setup("advanced", SHORT), 5, 60, then=((0, "resign"),)),
    "navas-draw-agreed.record": partial(play, NAVAS, Setup("basic"), 7, 40, then=AGREED),
    "saladin-arsuf.record": partial(play, SALADIN, Setup("arsuf"), 1),
    "saladin-hattin.record": partial(play, SALADIN, Setup("hattin"), 44),
    # Played for the most part as the game advises, which is shorter than by lot.
    "sword-battle.record": partial(play, SWORD, Setup("navas-hex", {"time-limit": "on"}), 1, heed=0.9),
}


def make_playthrough(name: str) -> str:
    match = PLAYTHROUGHS[name]()
    return tell(match.record(), match.game)


def make_record(name: str) -> str:
    return RECORDS[name]().record().text()
