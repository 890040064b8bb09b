"""Which golden files there are, and how each was made."""

from pathlib import Path
from typing import Any

from gonfalon.core import Game, Match, Setup
from gonfalon.core.position import told_position
from gonfalon.core.registry import find, opened
from gonfalon.games.navas import Navas
from gonfalon.games.navas.pieces import JUND, PETER
from tests.games.navas.positions import position
from tests.games.sword import positions as sword
from tests.golden.playthrough import play, tell

HERE = Path(__file__).parent
SKIRMISH = Setup("navas-hex", {"time-limit": "on"}, position=told_position(sword.GAME, sword.skirmish()))
"""A whole battle on hexes is too long to be read with every answer; its last turn, between few, is not."""
SHORT = {"round-limit": "10", "memory-aid": "off"}

# Each with the version of the rules that it is played by.
PLAYTHROUGHS = {
    "navas-basic.txt": ("navas", 1, Setup("basic"), 1),
    "navas-advanced.txt": ("navas", 1, Setup("advanced"), 50),
    "navas-2-advanced.txt": ("navas", 2, Setup("advanced"), 50),
    "saladin-arsuf.txt": ("saladin", 1, Setup("arsuf"), 1),
    "saladin-hattin.txt": ("saladin", 1, Setup("hattin"), 44),
    "sword-skirmish.txt": ("sword", 1, SKIRMISH, 23),
}
AGREED = ((0, "offer draw"), (1, "decline draw"), (1, "offer draw"), (0, "accept draw"))
# Each also with the number of actions after which the players talk, and what they say.
RECORDS = {
    "navas-basic.record": ("navas", 1, Setup("basic"), 84, None, ()),
    "navas-advanced.record": ("navas", 1, Setup("advanced"), 143, None, ()),
    "navas-2-basic.record": ("navas", 2, Setup("basic"), 84, None, ()),
    "navas-2-advanced.record": ("navas", 2, Setup("advanced"), 143, None, ()),
    "navas-basic-edition-2.record": ("navas", 2, Setup("basic"), 1, None, ()),
    "navas-advanced-edition-2.record": ("navas", 2, Setup("advanced"), 50, None, ()),
    "saladin-arsuf.record": ("saladin", 1, Setup("arsuf"), 1, None, ()),
    "saladin-hattin.record": ("saladin", 1, Setup("hattin"), 44, None, ()),
    "navas-round-limit.record": ("navas", 1, Setup("basic", SHORT), 4, None, ()),
    "navas-resigned.record": ("navas", 1, Setup("advanced", SHORT), 5, 60, ((0, "resign"),)),
    "navas-draw-agreed.record": ("navas", 1, Setup("basic"), 7, 40, AGREED),
}


def by_rules(name: str, rules: int) -> Game[Any]:
    return opened(name, rules, find(name).digest)


def make_playthrough(name: str) -> str:
    game_name, rules, setup, seed = PLAYTHROUGHS[name]
    game = by_rules(game_name, rules)
    return tell(play(game, setup, seed).record(), game)


WHOLE_BATTLES = {"sword-battle.record": ("sword", 1, Setup("navas-hex"), 1)}
"""Played for the most part as the game advises, which is shorter than by lot."""


def make_whole_battle(name: str) -> str:
    game_name, rules, setup, seed = WHOLE_BATTLES[name]
    return play(by_rules(game_name, rules), setup, seed, heed=0.9).record().text()


FALLEN_LEADER = ("attack B2>B1 all", "use black-guard", "take haro=2")
"""Haro falls in the attack that he joined: here the two versions of Las Navas part."""
FROM_POSITIONS = {"navas-fallen-leader.record": 1, "navas-2-fallen-leader.record": 2}


def make_record_from_position(name: str) -> str:
    """A match from a set position, by the rules of each version: who attacks with Haro, and loses him."""
    game = by_rules("navas", FROM_POSITIONS[name])
    assert isinstance(game, Navas)
    cards = "black-guard al-nasir lopez-de-haro alfonso-viii"
    state = position("B1: al-nasir guard1; B2: haro castile-foot1", specials=cards, game=game)
    state.laid_aside = [1 << JUND, 1 << PETER]
    setup = Setup("advanced", position=told_position(game, state))
    return play(game, setup, 12, first=FALLEN_LEADER).record().text()


def make_record(name: str) -> str:
    game_name, rules, setup, seed, stop, talk = RECORDS[name]
    match: Match[Any] = play(by_rules(game_name, rules), setup, seed, stop)
    for seat, words in talk:
        match.act(seat, words)
    return match.record().text()
