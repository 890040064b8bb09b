"""The text of every action: readable, easy to type, unique in its position."""

import re
from collections.abc import Sequence
from typing import Final

from gonfalon.core.state import ARBITER
from gonfalon.games.navas.edition import SPECIALS
from gonfalon.games.navas.rules.actions import (
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
    SLOTS_SHIFT,
    SPREAD,
    STAY,
    SWITCH,
    USE,
    between,
    item_of,
    origin_of,
    pick,
    slots_of,
    target_of,
    with_item,
)
from gonfalon.games.navas.rules.attacks import SLOT_BITS, share_of
from gonfalon.games.navas.rules.moves import mobile_slots
from gonfalon.games.navas.rules.pieces import CHRISTIAN, MUSLIM, PETER, SIDES, ZONE_NAMES
from gonfalon.games.navas.rules.setup import dealt_side
from gonfalon.games.navas.rules.state import DEAL as ASK_DEAL
from gonfalon.games.navas.rules.state import DEAL_SPECIAL as ASK_DEAL_SPECIAL
from gonfalon.games.navas.rules.state import NONE, State, is_tired
from gonfalon.games.navas.rules.state import SPREAD as ASK_SPREAD

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
PLAIN_KINDS: Final = {word: kind for kind, word in PLAIN.items()}
CARD_KINDS: Final = {verb: kind for kind, verb in CARD_VERBS.items()}
ZONE_KINDS: Final = {verb: kind for kind, verb in ZONE_VERBS.items()}
SHARES: Final = ("1", "2")
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
    """The word as a seat sees it, with a question mark for the secret part if the seat may not know it."""
    kind = action & KIND
    lookers = _lookers(s, kind)
    if lookers is None or seat in lookers or seat == ARBITER:
        return word_of(s, action)
    return f"{_verb(s, kind)} {HIDDEN}"


def _lookers(s: State, kind: int) -> tuple[int, ...] | None:
    """The players who see this action in full; None if everybody does."""
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


def parse(s: State, text: str) -> int | None:
    """The action that a text means here. Units may be named in any order, and one by one instead of "all"."""
    verb, *rest = text.casefold().split(" ")
    if text.casefold() in PLAIN_KINDS:
        return PLAIN_KINDS[text.casefold()]
    if verb in ZONE_KINDS and len(rest) == 2:
        return _parse_group(s, ZONE_KINDS[verb], rest[0], rest[1])
    if verb == "take":
        return _parse_shares(s, rest)
    if verb == "use":
        return _parse_use(rest)
    if verb in ("deal", "deal-special"):
        return _parse_deal(s, verb, rest)
    return _parse_item(s, verb, rest[0]) if len(rest) == 1 else None


def _parse_way(kind: int, way: str) -> int | None:
    zones = way.upper().split(">")
    if len(zones) != 2 or zones[0] not in ZONE_NAMES or zones[1] not in ZONE_NAMES:
        return None
    return between(kind, ZONE_NAMES.index(zones[0]), ZONE_NAMES.index(zones[1]))


def _parse_group(s: State, kind: int, way: str, named: str) -> int | None:
    action = _parse_way(kind, way)
    if action is None:
        return None
    units = s.units[origin_of(action)]
    chosen = [s.pieces.number.get(tag, NONE) for tag in named.split("+")]
    if named == "all" and kind != SHOOT:
        chosen = list(eligible(s, units, kind))
    if not all([unit in units for unit in chosen]):
        return None
    return action | sum([1 << units.index(unit) for unit in set(chosen)]) << SLOTS_SHIFT


def _parse_shares(s: State, shares: list[str]) -> int | None:
    """Each unit of the hit zone is named at most once, and no share is 0."""
    if s.ask != ASK_SPREAD:
        return None
    units, spread = s.units[s.hit_zones[len(s.spreads)]], 0
    for share in shares:
        tag, _, amount = share.partition("=")
        unit = s.pieces.number.get(tag, NONE)
        if unit not in units or amount not in SHARES or share_of(spread, units.index(unit)):
            return None
        spread |= int(amount) << units.index(unit) * SLOT_BITS
    return with_item(SPREAD, spread)


def _parse_use(rest: list[str]) -> int | None:
    if rest[:1] == [SPECIALS[PETER]]:
        return _parse_way(FREE_MOVE, rest[1]) if len(rest) == 2 else None
    return with_item(USE, SPECIALS.index(rest[0])) if len(rest) == 1 and rest[0] in SPECIALS else None


def _parse_deal(s: State, verb: str, rest: list[str]) -> int | None:
    """The word says to whom, and that must be the side that is dealt to next."""
    kind = DEAL if verb == "deal" else DEAL_SPECIAL
    if len(rest) != 2 or s.ask not in (ASK_DEAL, ASK_DEAL_SPECIAL) or rest[0] != SIDES[dealt_side(s)]:
        return None
    return _with_name(s, kind, rest[1])


def _parse_item(s: State, verb: str, name: str) -> int | None:
    if verb == "rally":
        return with_item(RALLY, s.pieces.number[name]) if name in s.pieces.number else None
    if verb == "discard":
        return _with_name(s, DISCARD, name)
    return _with_name(s, CARD_KINDS[verb], name) if verb in CARD_KINDS else None


def _with_name(s: State, kind: int, name: str) -> int | None:
    names = _names(s, kind)
    return with_item(kind, names.index(name)) if name in names else None


def _verb(s: State, kind: int) -> str:
    if kind == DEAL_SPECIAL:
        return f"deal-special {SIDES[dealt_side(s)]}"
    if kind == DEAL:
        return f"deal {SIDES[dealt_side(s)]}"
    return CARD_VERBS.get(kind, "discard")


def _item(s: State, action: int, kind: int) -> str:
    return _names(s, kind)[item_of(action)]


def _names(s: State, kind: int) -> Sequence[str]:
    return SPECIALS if kind in (DEAL_SPECIAL, DISCARD) else s.pieces.card_names


def _way(action: int) -> str:
    return f"{ZONE_NAMES[origin_of(action)]}>{ZONE_NAMES[target_of(action)]}"


def _group(s: State, action: int, kind: int) -> str:
    units = s.units[origin_of(action)]
    chosen = pick(units, slots_of(action))
    if kind != SHOOT and chosen == eligible(s, units, kind):
        return "all"
    return "+".join(s.pieces.tags[unit] for unit in chosen)


def eligible(s: State, units: tuple[int, ...], kind: int) -> tuple[int, ...]:
    """The units that "all" means: those that can move, or those that are fresh enough to fight."""
    if kind == MOVE:
        return pick(units, mobile_slots(s, units))
    return tuple(unit for unit in units if not is_tired(s, unit))


def _shares(s: State, spread: int) -> str:
    units = s.units[s.hit_zones[len(s.spreads)]]
    shares = [(s.pieces.tags[unit], share_of(spread, place)) for place, unit in enumerate(units)]
    return " ".join(f"{tag}={share}" for tag, share in shares if share)
