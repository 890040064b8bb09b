"""Positions in a few words, and the public door to play them through.

    s = position("B3: volunteers1 volunteers2/1; B4: haro castile-foot1'; B5: -", card="2-5", deck="1-6")

A zone that is named holds exactly the units named for it, `/1` hurt and `'` exhausted; `-` empties it. All others
stand as at the start (`others="fallen"`: they have fallen), save who stood in a named zone: they have fallen too.
The side in `turn` has just played `card`, or is about to play one if it is None. Combat cards that are not named fill
the initiative areas, the hands, and then the deck, the discard or the Muslim hand, the first that is not named.
"""

from collections.abc import Iterable

import msgspec

from gonfalon.core import ARBITER, FATE, Action, News, Refusal, Setup
from gonfalon.games.navas import Navas
from gonfalon.games.navas import game as open_game
from gonfalon.games.navas.edition import SPECIALS
from gonfalon.games.navas.rules.events import Fought
from gonfalon.games.navas.rules.pieces import SIDES, ZONE_NAMES
from gonfalon.games.navas.rules.state import ACT, NONE, PLAY, State

GAME = open_game()
SEATS = {"muslim": 0, "christian": 1, "fate": FATE}
CARD_NAMES = GAME.pieces.card_names
TAGS = GAME.pieces.tags


def position(
    field: str = "",
    *,
    turn: str = "christian",
    card: str | None = "4-3",
    points: int | None = None,
    deck: str | None = None,
    discard: str | None = None,
    initiative: str = "",
    hands: tuple[str, str] | None = None,
    number: int = 0,
    specials: str | None = None,
    used: str = "",
    others: str = "home",
    game: Navas = GAME,
    limit: int = 0,
) -> State:
    """Turn `number` (0 to 3) of a round, its owner about to act. `specials` makes it the advanced game."""
    s = game.begin(Setup("basic" if specials is None else "advanced"))
    s.round_limit = limit
    _place_units(s, field, others)
    side = SIDES.index(turn)
    s.ask, s.asked = PLAY if card is None else ACT, side
    s.turn, s.first = number, side if number % 2 == 0 else 1 - side
    _place_cards(s, card, deck, discard, initiative, hands)
    if card is not None:
        s.points = game.pieces.numbers[side][s.active] if points is None else points
    for name in (specials or "").split():
        s.specials[0 if SPECIALS.index(name) < 6 else 1] |= 1 << SPECIALS.index(name)
    s.used = sum(1 << SPECIALS.index(name) for name in used.split())
    return s


def _place_units(s: State, field: str, others: str) -> None:
    named = dict(_zones(field))
    units = [[] if others == "fallen" or zone in named else list(s.units[zone]) for zone in range(len(ZONE_NAMES))]
    for zone, texts in named.items():
        for text in texts:
            unit = TAGS.index(text.rstrip("'").removesuffix("/1"))
            for crowd in units:
                if unit in crowd:
                    crowd.remove(unit)
            units[zone].append(unit)
            s.power[unit] = 1 if "/1" in text else 2
            s.tired |= text.endswith("'") << unit
    s.units = [tuple(sorted(crowd)) for crowd in units]
    standing = {unit for crowd in units for unit in crowd}
    s.power = [power if unit in standing else 0 for unit, power in enumerate(s.power)]


def _zones(field: str) -> Iterable[tuple[int, list[str]]]:
    for part in field.split(";"):
        if part.strip():
            zone, _, units = part.partition(":")
            yield ZONE_NAMES.index(zone.strip()), [] if units.strip() == "-" else units.split()


def _place_cards(
    s: State, card: str | None, deck: str | None, discard: str | None, initiative: str, hands: tuple[str, str] | None
) -> None:
    s.active = NONE if card is None else CARD_NAMES.index(card)
    s.deck, s.discard, s.initiative = _cards(deck or ""), _cards(discard or ""), _cards(initiative)
    held = [_cards(hand) for hand in hands or ("", "")]
    named = {s.active, *s.deck, *s.discard, *s.initiative, *held[0], *held[1]}
    rest = [other for other in range(len(CARD_NAMES)) if other not in named]
    s.initiative += [rest.pop() for _ in range(2 - len(s.initiative))]
    if hands is None:
        for number in range(s.turn + (card is not None), 4):
            held[s.first if number % 2 == 0 else 1 - s.first] += [rest.pop()] if rest else []
    (s.deck if deck is None else s.discard if discard is None else held[0]).extend(rest)
    s.hands = [sum(1 << number for number in hand) for hand in held]


def _cards(names: str) -> list[int]:
    return [CARD_NAMES.index(name) for name in names.split()]


def opening(muslim: str = "1-6 2-5 2-4", christian: str = "3-4 3-3 4-3", **options: str) -> State:
    """The basic game with these hands dealt, about to choose for the initiative."""
    s = GAME.begin(Setup("basic", {name.replace("_", "-"): value for name, value in options.items()}))
    run(
        s,
        *(f"deal muslim {card}" for card in muslim.split()),
        *(f"deal christian {card}" for card in christian.split()),
    )
    return s


def to_move(s: State) -> str:
    return GAME.seat_name(GAME.rules.to_move(s))


def do(s: State, seat: str, words: str) -> list[msgspec.Struct]:
    """Let a seat, or fate, say these words. Gives what the arbiter was told of it."""
    action = GAME.check(s, SEATS[seat], words)
    s.news = News()
    GAME.rules.apply(s, action)
    told = s.news.heard_by(ARBITER)
    s.news = None
    return told


def run(s: State, *words: str) -> list[msgspec.Struct]:
    """Let whoever is to move say each of these in turn."""
    return [event for line in words for event in do(s, to_move(s), line)]


def legal_words(s: State, verb: str = "") -> list[str]:
    return [word for word in (GAME.word(s, action) for action in GAME.rules.legal(s)) if word.startswith(verb)]


def allows(s: State, words: str) -> bool:
    """Whether the one who is to move may say this."""
    try:
        GAME.check(s, GAME.rules.to_move(s), words)
    except Refusal:
        return False
    return True


def refused(s: State, words: str, seat: str | None = None) -> tuple[str, str]:
    """The code and the rule with which the one who is to move, or this seat, is refused."""
    try:
        GAME.check(s, SEATS[seat or to_move(s)], words)
    except Refusal as refusal:
        return refusal.code, refusal.rule
    raise AssertionError(f"{words!r} is legal")


def zone(s: State, name: str) -> str:
    """Who stands there, in the spelling of `position`."""
    units = GAME.view(s, ARBITER).zones[name]
    return " ".join(f"{u.tag}{'/1' if u.power == 1 else ''}{chr(39) if u.exhausted else ''}" for u in units)


def question(s: State) -> str:
    """Who is asked what, as in "muslim karr"."""
    view = GAME.view(s, ARBITER)
    return f"{view.asked} {view.question}" + (f" {view.offered}" if view.offered else "")


def ending(s: State) -> tuple[str | None, str] | None:
    result = GAME.rules.result(s)
    return None if result is None else (result.winner, result.rule)


def hand(s: State, side: str) -> list[str]:
    return GAME.view(s, ARBITER).hands[side].cards or []


def points(s: State) -> int:
    return GAME.view(s, ARBITER).points


def totals(events: list[msgspec.Struct]) -> list[tuple[int, int]]:
    """Attack and defence of every fight among the events."""
    return [(event.attack_total, event.defence_total) for event in events if isinstance(event, Fought)]


def terms(events: list[msgspec.Struct]) -> tuple[dict[str, int], dict[str, int]]:
    """What the first fight among the events was summed up from."""
    fought = next(event for event in events if isinstance(event, Fought))
    return {t.name: t.amount for t in fought.attack}, {t.name: t.amount for t in fought.defence}


def kinds(events: list[msgspec.Struct]) -> list[str]:
    return [str(event.__struct_config__.tag) for event in events]


def act_of(s: State, words: str) -> Action:
    return GAME.check(s, GAME.rules.to_move(s), words)
