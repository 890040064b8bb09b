"""Random positions for the referee: many units close together, in all states, at the beginning of a turn."""

import random

import msgspec

from gonfalon.core import Setup
from gonfalon.games.navas_hex.game import NavasHex
from gonfalon.games.navas_hex.interface.views import LeaderView, NavasHexView
from gonfalon.games.navas_hex.rules import state as st
from gonfalon.games.navas_hex.rules.state import State
from proof.referee import board
from proof.referee.board import Hex
from proof.referee.table import Table, Unit

SETUP = Setup("historical", {"time-limit": "off", "turn-cap": "none"})
CENTRES = ("1702", "1705", "1604", "1802", "1610", "0303", "3118", "0218", "3202", "1719", "1701", "2012", "0910")
LIKES = {"order": ("unit", 0.75), "declare": ("charge melee", 0.9), "shoot": ("fire", 0.8), "volley": ("fire", 0.8)}
EAGER = LIKES | {"order": ("end", 0.8), "declare": ("charge", 0.8)}
"""Who moves little can charge often."""


def start(game: NavasHex) -> State:
    """Both sides as the edition sets them up."""
    state = game.rules.start(SETUP)
    for _ in range(2):
        game.rules.do(state, _action(game, state, "historical"))
    return state


def _action(game: NavasHex, state: State, word: str) -> int:
    found = game.parse(state, word)
    assert found is not None
    return found


def step(game: NavasHex, state: State, rng: random.Random, likes: dict[str, tuple[str, float]] = LIKES) -> None:
    """A random action, with a liking for fights."""
    actions = game.rules.legal(state)
    verbs, often = likes.get(st.QUESTIONS[state.ask], ("", 0.0))
    liked = [action for action in actions if game.word(state, action).partition(" ")[0] in verbs.split()]
    game.rules.do(state, rng.choice(liked if liked and rng.random() < often else actions))


def bases(game: NavasHex, rng: random.Random) -> list[NavasHexView]:
    """The beginnings of B and of C, whoever stands where."""
    found: dict[str, NavasHexView] = {}
    state = start(game)
    while len(found) < 2:
        view = game.view(state, 0)
        if view.question == "initiative" or (view.question == "volley" and view.asked == "moslem"):
            found.setdefault(view.question, view)
        step(game, state, rng)
        if state.ask == st.OVER:
            state = start(game)
    return [*found.values()]


def scene(game: NavasHex, base: NavasHexView, rng: random.Random) -> State:
    """The base with other units in other places."""
    return game.guess(scattered(base, rng)).draw(rng)


def scattered(base: NavasHexView, rng: random.Random) -> NavasHexView:
    table = Table(base)
    there = _chosen([*table.units.values()], rng)
    centre = _centre(rng)
    room = sorted(board.ALL, key=lambda hex_: (board.distance(hex_, centre), rng.random()))
    hexes = rng.sample(room[: int(len(there) * rng.uniform(1.2, 4)) + 1], len(there))
    for unit, hex_ in zip(there, hexes, strict=True):
        _throw(unit, hex_, rng)
    for unit in there:
        if rng.random() < 0.6:
            _turn_to_enemy(unit, there)
    on_map = {unit.tag for unit in there}
    units = [_text(unit) if unit.tag in on_map else "w0V" for unit in table.units.values()]
    leaders = [_leader(seen, there, rng) for seen in base.leaders]
    markers = [rng.choice([None, *map(board.name_of, rng.sample(room[:80], 3)), _under(there, rng)]) for _ in range(2)]
    gone, freed = not any(unit.banner == "andalus" for unit in there), rng.random() < 0.7
    return msgspec.structs.replace(
        base, units=units, leaders=leaders, markers=markers, freed=freed, andalus_gone=gone, markers_moved=0
    )


def _centre(rng: random.Random) -> Hex:
    return board.parse(rng.choice(CENTRES)) if rng.random() < 0.6 else rng.choice(board.ALL)


def _chosen(units: list[Unit], rng: random.Random) -> list[Unit]:
    """Some banners of both sides, some whole and some in part."""
    chosen = []
    for side in ("christian", "moslem"):
        banners = sorted({unit.banner for unit in units if unit.side == side})
        share = {banner: rng.choice((0.3, 0.6, 1)) for banner in rng.sample(banners, rng.randint(2, 4))}
        own = [unit for unit in units if unit.side == side and rng.random() < share.get(unit.banner, 0)]
        chosen += own or [next(unit for unit in units if unit.side == side)]
    return chosen


def _throw(unit: Unit, hex_: Hex, rng: random.Random) -> None:
    unit.began = unit.began if rng.random() < 0.5 else rng.choice(board.ALL)
    unit.hex = hex_
    unit.facing = rng.randrange(6)
    unit.order = rng.choice("VVVVVVDDR")
    unit.flags = rng.choice((0, 0, st.TIRED)) | (st.COMMANDED if rng.random() < 0.85 else 0)


def _turn_to_enemy(unit: Unit, there: list[Unit]) -> None:
    enemies = [other.hex for other in there if other.side != unit.side]
    nearest = min(enemies, key=lambda hex_: board.distance(unit.hex, hex_))
    unit.facing = min(range(6), key=lambda way: board.distance(board.step(unit.hex, way), nearest))


def _text(unit: Unit) -> str:
    began = "" if unit.began == unit.hex else f"/{board.name_of(unit.began)}"
    return f"{board.name_of(unit.hex)}{unit.facing}{unit.order}{unit.flags:x}{began}"


def _under(there: list[Unit], rng: random.Random) -> str:
    """The hex of a Christian unit."""
    return board.name_of(rng.choice([unit for unit in there if unit.side == "christian"]).hex)


def _leader(seen: LeaderView, there: list[Unit], rng: random.Random) -> LeaderView:
    own = [unit for unit in there if unit.banner == seen.tag]
    if not own:
        return msgspec.structs.replace(seen, unit=None, state="removed")
    army = seen.tag in ("alfonso", "nasir")
    if not army and rng.random() < 0.1:
        return msgspec.structs.replace(seen, unit=None, state="lost", at=board.name_of(rng.choice(board.ALL)))
    unit = rng.choice(own)
    hurt = "wounded" if rng.random() < 0.15 else "leads"
    replaced = not army and rng.random() < 0.1
    return msgspec.structs.replace(seen, unit=unit.tag, at=board.name_of(unit.hex), state=hurt, replaced=replaced)
