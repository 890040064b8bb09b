"""Which golden files there are, and how each was made."""

from pathlib import Path
from typing import Any

from gonfalon.core import Match, Setup
from gonfalon.core.registry import find
from tests.golden.playthrough import play, tell

HERE = Path(__file__).parent
SHORT = {"round-limit": "10", "memory-aid": "off"}

PLAYTHROUGHS = {
    "navas-basic.txt": ("navas", Setup("basic"), 84),
    "navas-advanced.txt": ("navas", Setup("advanced"), 143),
    "saladin-arsuf.txt": ("saladin", Setup("arsuf"), 1),
    "saladin-hattin.txt": ("saladin", Setup("hattin"), 44),
}
# Each with the number of actions after which the players talk, and what they say.
RECORDS = {
    "navas-basic.record": ("navas", Setup("basic"), 84, None, ()),
    "navas-advanced.record": ("navas", Setup("advanced"), 143, None, ()),
    "saladin-arsuf.record": ("saladin", Setup("arsuf"), 1, None, ()),
    "saladin-hattin.record": ("saladin", Setup("hattin"), 44, None, ()),
    "navas-round-limit.record": ("navas", Setup("basic", SHORT), 4, None, ()),
    "navas-resigned.record": ("navas", Setup("advanced", SHORT), 5, 60, ((0, "resign"),)),
    "navas-draw-agreed.record": (
        "navas",
        Setup("basic"),
        7,
        40,
        ((0, "offer draw"), (1, "decline draw"), (1, "offer draw"), (0, "accept draw")),
    ),
}


def make_playthrough(name: str) -> str:
    game_name, setup, seed = PLAYTHROUGHS[name]
    game = find(game_name)
    return tell(play(game, setup, seed).record(), game)


def make_record(name: str) -> str:
    game_name, setup, seed, stop, talk = RECORDS[name]
    match: Match[Any] = play(find(game_name), setup, seed, stop)
    for seat, words in talk:
        match.act(seat, words)
    return match.record().text()
