"""The law of honest information, as plain functions that raise AssertionError.

Two tables that showed a seat the same are the same to it through every channel, and stay so: whatever is done next
in both where the seat can see it tells it nothing but what the rules turn over.
"""

import random
from collections.abc import Iterator

import msgspec

from gonfalon.core import Refusal
from gonfalon.games.navas.edition import SPECIALS
from gonfalon.games.navas.rules import actions as act
from gonfalon.games.navas.rules import engine
from gonfalon.games.navas.rules.pieces import CHRISTIAN
from gonfalon.games.navas.rules.state import INITIATIVE, State
from tests.games.navas.information.oracle import GAME, Memory, Played, hidden_parts, knowers, take
from tests.games.navas.information.tables import Table, table_of

CARDS = tuple(GAME.pieces.card_names)
WISHES = (
    *(f"play {card}" for card in CARDS),
    *(f"initiative {card}" for card in CARDS[::2]),
    *(f"exchange {card}" for card in CARDS[1::3]),
    *(f"use {card}" for card in SPECIALS),
    *(f"discard {card}" for card in SPECIALS[::4]),
    "end", "switch", "switch shield", "move B3>B4 all", "move A6>A5 all", "rally peter", "shoot A4>A2 crossbows1",
    "attack B3>B4 all", "charge B4>B3 all", "karr yes", "karr maybe", "advance", "stay", "pass", "take al-nasir=9",
    "take haro=1", "use peter-ii A4>A3", "draw 3-3", "deal muslim 3-3", "peek 1-6", "dance",
)  # fmt: skip
TABLE_TALK = ("accept draw", "decline draw")


def fingerprint(match: Table, seat: int) -> dict[str, bytes]:
    """All that the seat can get out of a table, channel by channel."""
    state = match.state
    return {
        **{f"view {memory}": _json(GAME.view(state, seat, memory=memory)) for memory in (None, True, False)},
        "sight": _json(match.sight(seat)),
        "prompt": _json(GAME.prompt(state, seat)),
        "foreseen": _json(GAME.foreseen(state, seat)),
        "question": GAME.say(GAME.prompt(state, seat)).encode(),
        "legal": _json([GAME.word(state, action) for action in engine.legal(state)] if match.to_move == seat else []),
        "heard": _json(match.heard(seat)),
        "sentences": _json([GAME.say(event) for event in match.heard(seat, since=max(0, match.number - 3))]),
        "excerpt": match.excerpt(seat).encode(),
        "position": GAME.position(state, seat).encode(),
        "to move": str(match.to_move).encode(),
        **{wish: answer(match, seat, wish) for wish in (*WISHES, *TABLE_TALK)},
    }


def answer(match: Table, seat: int, wish: str) -> bytes:
    """What the seat hears if it tries this; nothing is done."""
    try:
        if wish in TABLE_TALK:
            match.act(seat, wish)
        return _json(["done", GAME.word(match.state, GAME.check(match.state, seat, wish))])
    except Refusal as no:
        return _json([no.code, no.rule, no.tried, no.position, no.legal, no.facts, GAME.say(no), str(no)])


def _json(thing: object) -> bytes:
    return msgspec.json.encode(thing)


def prove_same(seat: int, one: Table, other: Table) -> None:
    mine, theirs = fingerprint(one, seat), fingerprint(other, seat)
    for channel, shown in mine.items():
        assert shown == theirs[channel], f"{channel!r} tells seat {seat} two worlds apart"


def prove_nothing_leaks(played: Played, seat: int, rng: random.Random, *, worlds: int = 2, further: int = 6) -> int:
    """Hold the law against other worlds of one game; how many of them differed from the true one in their state."""
    memory = Memory(played, seat)
    truth = hidden_parts(table_of(played).state)
    different = 0
    for _ in range(worlds):
        other = memory.random_world(rng)
        assert other is not None, "the true game does not fit what it showed"
        tables = table_of(played), table_of(other)
        different += truth != hidden_parts(tables[1].state)
        prove_same(seat, *tables)
        prove_it_stays_so(seat, *tables, rng=rng, steps=further)
    return different


def prove_it_stays_so(seat: int, one: Table, other: Table, *, rng: random.Random, steps: int) -> None:
    """Go on with actions that are the same to the seat in both worlds: they stay the same to it."""
    for _ in range(steps):
        pair = rng.choice(list(_same_to(seat, one.state, other.state)) or [None])
        if pair is None:
            break
        revealed = one.state.ask == INITIATIVE and one.state.asked == CHRISTIAN
        looks = [take(table.state.copy(), action, seat) for table, action in zip((one, other), pair, strict=True)]
        if revealed and looks[0] != looks[1]:
            break  # N4.1 turns the first choice over, and with it who begins
        assert looks[0] == looks[1], f"seat {seat} learns something from {GAME.word(one.state, pair[0])!r}"
        for table, action in zip((one, other), pair, strict=True):
            table.act(table.to_move, GAME.word(table.state, action))
    prove_same(seat, one, other)


def _same_to(seat: int, one: State, other: State) -> Iterator[tuple[int, int]]:
    """Pairs of actions, one in each world, that the seat cannot tell apart."""
    if seat in knowers(one):
        yield from ((action, action) for action in engine.legal(one) if action in engine.legal(other))
    else:
        kinds = {action & act.KIND for action in engine.legal(one)}
        assert len(kinds) == 1, "a hidden action is of one kind"
        yield from zip(engine.legal(one), reversed(engine.legal(other)), strict=True)
