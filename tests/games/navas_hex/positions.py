"""Positions of the hex game in a few words, and playing on from them by the words of its actions."""

from collections.abc import Mapping

import msgspec

from gonfalon.core import ARBITER, FATE, News, Setup
from gonfalon.games.navas_hex import game as open_game
from gonfalon.games.navas_hex.hexes import DIRECTIONS
from gonfalon.games.navas_hex.interface.notation import parse, word_of
from gonfalon.games.navas_hex.rules import engine as rules
from gonfalon.games.navas_hex.rules import melee, setup, tasks, turn
from gonfalon.games.navas_hex.rules.actions import make
from gonfalon.games.navas_hex.rules.options import legal
from gonfalon.games.navas_hex.rules.pieces import CHRISTIAN, MOSLEM, NONE, Pieces
from gonfalon.games.navas_hex.rules.state import (
    COMMANDED,
    DECLARE,
    ELIMINATED,
    ORDERS,
    REMOVED,
    TIRED,
    WITHDRAWN,
    State,
    clear,
    later,
)

SETUP = Setup("navas-hex", {"time-limit": "off", "turn-cap": "none"})
GAME = open_game()
SKIRMISH = {
    "haro-ch1": "1707 N",
    "haro-ch2": "1908 NW",
    "haro-ab1": "1507 N",
    "haro-pi1": "1607 N tired",
    "haro-pi2": "1808 N discouraged",
    "haro-ar1": "1608 N",
    "alfonso-ch1": "1709 N",
    "alfonso-ha1": "1810 N",
    "nasir-pi2": "1702 S",
    "nasir-ar2": "1704 S",
    "nasir-pi3": "1604 S",
    "djami-cl1": "1705 S",
    "djami-ha1": "1906 S",
    "djami-pi1": "1806 S",
    "djami-ar1": "1606 S",
    "mujahid-mi1": "1706 S routed",
    "maysara-cl1": "2007 S",
}
SEATS = {"christian": 0, "moslem": 1, "fate": FATE}


def pieces() -> Pieces:
    return GAME.pieces


def hex_(name: str) -> int:
    return pieces().ground.numbers[name]


def unit(tag: str) -> int:
    return pieces().tag_numbers[tag]


def banner(tag: str) -> int:
    return pieces().banner_tags.index(tag)


def at_start() -> State:
    """Both sides as the edition sets them up, before the first turn's first decision."""
    s = rules.NavasHexRules(pieces()).start(SETUP)
    say(s, "historical", "historical")
    return s


def field(units: Mapping[str, str], *, turn_number: int = 1, of: Pieces | None = None) -> State:
    """Only these units, each told as `1710 N`, and then perhaps `tired`, `discouraged`, `routed` or `lost`, which is
    out of command. Leaders stand with the first unit of their banner that is there; the others are gone."""
    s = State(of or pieces())
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


def skirmish() -> State:
    """A few units of each side before the standard, at the beginning of the last turn of a match with a time limit."""
    s = field(SKIRMISH, turn_number=pieces().limit_turn)
    s.limit, s.andalus_gone = True, True
    for number in pieces().members[banner("andalus")]:
        s.gone[number] = WITHDRAWN
    s.marker_at = [hex_("1709"), hex_("1707")]
    s.score = [max(least_due(s, side) for side in (CHRISTIAN, MOSLEM))] * 2
    clear(s, COMMANDED)
    phases = [
        (tasks.COMMAND, 0),
        (tasks.VOLLEYS, MOSLEM),
        (tasks.VOLLEYS, CHRISTIAN),
        (tasks.ROLL_INITIATIVE, CHRISTIAN),
    ]
    later(s, *(make(kind, side) for kind, side in phases))
    rules.run(s)
    return s


def least_due(s: State, side: int) -> int:
    """The fewest points that a side can have for what is gone."""
    gone = sum(s.pieces.worth[s.pieces.type[u]] for u in s.pieces.army[1 - side] if s.gone[u] == ELIMINATED)
    return gone + (s.pieces.andalus_worth if side == CHRISTIAN and s.andalus_gone else 0)


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
    return take_step(s, tasks.RALLY, side, 0)


def say(s: State, *words: str) -> State:
    """Each has to be legal."""
    for word in words:
        action = parse(s, word)
        assert action in legal(s), f"{word!r} is not among {offered(s)}"
        rules.do(s, action)
    return s


def offered(s: State) -> list[str]:
    return [word_of(s, action) for action in legal(s)]


def stands(s: State, tag: str) -> str:
    """Hex, order and whether it is tired; or that it is gone."""
    number = unit(tag)
    if s.where[number] == NONE:
        return "gone"
    tired = " tired" if s.flags[number] & TIRED else ""
    return f"{s.pieces.ground.names[s.where[number]]} {ORDERS[s.order[number]]}{tired}"


def told(s: State, *words: str) -> list[msgspec.Struct]:
    """Say these, and hear what happens."""
    heard: list[msgspec.Struct] = []
    for word in words:
        s.news = News()
        say(s, word)
        heard += s.news.heard_by(ARBITER)
    s.news = None
    return heard


def sentences(s: State, *words: str) -> list[str]:
    return [GAME.say(event) for event in told(s, *words)]


def declaring(s: State, *words: str) -> State:
    """Nobody moves or fires; these attacks are declared and no others."""
    while s.ask != DECLARE:
        say(s, offered(s)[-1])
    say(s, *words)
    return say(s, "end") if s.ask == DECLARE else s


def added(s: State) -> int:
    """What is added to the die of the attack that is under way."""
    assert s.attack is not None
    return melee.total_modifier(s, s.attack)
