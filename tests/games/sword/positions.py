"""Positions of the hex game in a few words, and playing on from them by the words of its actions."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from gonfalon.core import FATE, Setup
from gonfalon.games.sword import edition, setup, steps, turn
from gonfalon.games.sword import play as rules
from gonfalon.games.sword.actions import make
from gonfalon.games.sword.hexes import DIRECTIONS
from gonfalon.games.sword.pieces import NONE, RULES_VERSIONS, Pieces
from gonfalon.games.sword.state import COMMANDED, ELIMINATED, ORDERS, REMOVED, TIRED, State, later
from gonfalon.games.sword.words import parse, word_of

SETUP = Setup("historical", {"time-limit": "off", "turn-cap": "none"})


@cache
def pieces() -> Pieces:
    data = (files("gonfalon.games.sword") / "edition.json").read_bytes()
    return Pieces(edition.load(data), RULES_VERSIONS[-1])


def hex_(name: str) -> int:
    return pieces().ground.numbers[name]


def unit(tag: str) -> int:
    return pieces().tag_numbers[tag]


def banner(tag: str) -> int:
    return pieces().banner_tags.index(tag)


def at_start() -> State:
    """Both sides as the edition sets them up, before the first turn's first decision."""
    s = rules.SwordRules(pieces()).start(SETUP)
    say(s, "historical", "historical")
    return s


def field(units: Mapping[str, str], *, turn_number: int = 1) -> State:
    """Only these units, each told as `1710 N`, and then perhaps `tired`, `discouraged`, `routed` or `lost`, which is
    out of command. Leaders stand with the first unit of their banner that is there; the others are gone."""
    s = State(pieces())
    s.turn = turn_number
    s.marker_at = [NONE, NONE]
    s.gone = [ELIMINATED] * s.pieces.units
    for tag, text in units.items():
        place, facing, *states = text.split()
        number = unit(tag)
        setup.place(s, number, hex_(place))
        s.facing[number] = DIRECTIONS.index(facing)
        s.flags[number] = (0 if "lost" in states else COMMANDED) | (TIRED if "tired" in states else 0)
        for order, name in enumerate(ORDERS):
            s.order[number] = order if name in states else s.order[number]
    for leader in range(s.pieces.banners):
        own = [u for u in s.pieces.members[leader] if s.where[u] != NONE]
        s.rider[leader] = own[0] if own else NONE
        s.leader[leader] = 0 if own else REMOVED
        s.leader_at[leader] = s.where[own[0]] if own else s.pieces.leader_hex[leader]
    return s


def without_leaders(s: State, *but: str) -> State:
    """Leaders give no bonus, except these."""
    for leader, tag in enumerate(s.pieces.banner_tags):
        if tag not in but:
            s.rider[leader], s.leader[leader] = NONE, REMOVED
    return s


def activate(s: State, tag: str) -> State:
    """This banner's activation begins."""
    turn.activate(s, banner(tag))
    rules.run(s)
    return s


def take_step(s: State, kind: int, first: int = 0, second: int = 0) -> State:
    later(s, make(kind, first, second))
    rules.run(s)
    return s


def rally(s: State, side: int) -> State:
    return take_step(s, steps.RALLY, side, 0)


def say(s: State, *words: str) -> State:
    """Each has to be legal."""
    for word in words:
        action = parse(s, word)
        assert action in rules.legal(s), f"{word!r} is not among {offered(s)}"
        rules.do(s, action)
    return s


def offered(s: State) -> list[str]:
    return [word_of(s, action) for action in rules.legal(s)]


def is_fates(s: State) -> bool:
    return s.asked == FATE


def stands(s: State, tag: str) -> str:
    """Hex, order and whether it is tired; or that it is gone."""
    number = unit(tag)
    if s.where[number] == NONE:
        return "gone"
    tired = " tired" if s.flags[number] & TIRED else ""
    return f"{s.pieces.ground.names[s.where[number]]} {ORDERS[s.order[number]]}{tired}"
