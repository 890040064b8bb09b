"""The text of every action: readable, typable, one to one in its position."""

import re
from typing import Final

from gonfalon.core.seats import ARBITER
from gonfalon.games.navas.actions import (
    ADVANCE,
    ATTACK,
    CHARGE,
    DEAL,
    DEAL_SPECIAL,
    DISCARD,
    DRAW,
    END,
    EXCHANGE,
    FREE_MOVE,
    INITIATIVE,
    KARR_NO,
    KARR_YES,
    KIND,
    MOVE,
    PASS,
    PEEK,
    PLAY,
    RALLY,
    SHIELD,
    SHOOT,
    SPREAD,
    STAY,
    SWITCH,
    USE,
    item_of,
    origin_of,
    pick,
    slots_of,
    target_of,
)
from gonfalon.games.navas.damage import share_of
from gonfalon.games.navas.edition import SPECIALS
from gonfalon.games.navas.moves import mobile_slots
from gonfalon.games.navas.pieces import CHRISTIAN, MUSLIM, PETER, SIDES, ZONE_NAMES
from gonfalon.games.navas.setup import dealt_side
from gonfalon.games.navas.state import State, is_tired

PLAIN: Final = {
    END: "end",
    SWITCH: "switch",
    SHIELD: "switch shield",
    KARR_YES: "karr yes",
    KARR_NO: "karr no",
    PASS: "pass",
    ADVANCE: "advance",
    STAY: "stay",
}
CARD_VERBS: Final = {INITIATIVE: "initiative", PLAY: "play", DRAW: "draw", PEEK: "peek", EXCHANGE: "exchange"}
ZONE_VERBS: Final = {MOVE: "move", SHOOT: "shoot", ATTACK: "attack", CHARGE: "charge"}
HIDDEN: Final = "?"
STEP: Final = re.compile(r"[^ >]+[ >]?")


def word_of(s: State, action: int) -> str:
    kind = action & KIND
    if kind in PLAIN:
        return PLAIN[kind]
    if kind in ZONE_VERBS:
        return f"{ZONE_VERBS[kind]} {_way(action)} {_group(s, action, kind)}"
    if kind == RALLY:
        return f"rally {s.pieces.tags[item_of(action)]}"
    if kind == SPREAD:
        return f"take {_shares(s, item_of(action))}"
    if kind == USE:
        return f"use {SPECIALS[item_of(action)]}"
    if kind == FREE_MOVE:
        return f"use {SPECIALS[PETER]} {_way(action)}"
    return f"{_verb(s, kind)} {_item(s, action, kind)}"


def shown_word(s: State, action: int, seat: int) -> str:
    """The word as a seat sees it: the secret part is a question mark for those who may not know it."""
    kind = action & KIND
    lookers = _lookers(s, kind)
    if lookers is None or seat in lookers or seat == ARBITER:
        return word_of(s, action)
    return f"{_verb(s, kind)} {HIDDEN}"


def _lookers(s: State, kind: int) -> tuple[int, ...] | None:
    """The players who see this action whole; None if everybody does."""
    if kind in (DEAL_SPECIAL, DEAL):
        return (dealt_side(s),)
    if kind in (DISCARD, EXCHANGE) or (kind == INITIATIVE and s.asked == MUSLIM):
        return (s.asked,)
    if kind == PEEK:
        return (MUSLIM, CHRISTIAN)
    return None


def steps_of(word: str) -> tuple[str, ...]:
    """How a person builds the word: verb, zones one by one, then pieces; damage is spread in one step."""
    if word.startswith("take "):
        return "take ", word.removeprefix("take ")
    return tuple(STEP.findall(word))


def spelt_out(s: State, text: str) -> str:
    """A person's spelling made ours: units may be named in any order, and all of them one by one."""
    words = text.casefold().split()
    if words and words[0] == "take":
        return " ".join(["take", *sorted(words[1:], key=lambda share: _number(s, share.partition("=")[0]))])
    if len(words) == 3 and words[0] in ("move", "attack", "charge"):
        return f"{words[0]} {words[1]} {_group_spelt(s, words)}"
    return " ".join(words)


def _group_spelt(s: State, words: list[str]) -> str:
    zone = words[1].partition(">")[0].upper()
    units = sorted({_number(s, tag) for tag in words[2].split("+")})
    if zone not in ZONE_NAMES or not units or units[-1] == len(s.pieces.tags):
        return words[2]
    kind = {"move": MOVE, "attack": ATTACK, "charge": CHARGE}[words[0]]
    if tuple(units) == eligible(s, s.units[ZONE_NAMES.index(zone)], kind):
        return "all"
    return "+".join(s.pieces.tags[unit] for unit in units)


def _number(s: State, tag: str) -> int:
    """The unit of this tag; unknown ones last."""
    return s.pieces.tags.index(tag) if tag in s.pieces.tags else len(s.pieces.tags)


def _verb(s: State, kind: int) -> str:
    if kind == DEAL_SPECIAL:
        return f"deal-special {SIDES[dealt_side(s)]}"
    if kind == DEAL:
        return f"deal {SIDES[dealt_side(s)]}"
    return CARD_VERBS.get(kind, "discard")


def _item(s: State, action: int, kind: int) -> str:
    names = SPECIALS if kind in (DEAL_SPECIAL, DISCARD) else s.pieces.card_names
    return names[item_of(action)]


def _way(action: int) -> str:
    return f"{ZONE_NAMES[origin_of(action)]}>{ZONE_NAMES[target_of(action)]}"


def _group(s: State, action: int, kind: int) -> str:
    units = s.units[origin_of(action)]
    chosen = pick(units, slots_of(action))
    if kind != SHOOT and chosen == eligible(s, units, kind):
        return "all"
    return "+".join(s.pieces.tags[unit] for unit in chosen)


def eligible(s: State, units: tuple[int, ...], kind: int) -> tuple[int, ...]:
    """The units that "all" stands for: whoever can move, or whoever is fresh enough to fight."""
    if kind == MOVE:
        return pick(units, mobile_slots(s, units))
    return tuple(unit for unit in units if not is_tired(s, unit))


def _shares(s: State, spread: int) -> str:
    units = s.units[s.hit_zones[len(s.spreads)]]
    shares = [(s.pieces.tags[unit], share_of(spread, place)) for place, unit in enumerate(units)]
    return " ".join(f"{tag}={share}" for tag, share in shares if share)
