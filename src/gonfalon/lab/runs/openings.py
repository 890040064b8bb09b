"""How a game began: the first move of each kind that a side made, and the cards that it was dealt first."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from gonfalon.core.game import FATE_NAME
from gonfalon.core.record import Entry

KINDS = 4
"""How many kinds of moves of each side are looked at."""


def opening_of(entries: Sequence[Entry], seats: Sequence[str]) -> list[str]:
    """Words with their side in front, such as "north play 5-2", and "north deal 5-2" for what fate dealt to it."""
    made = [word for seat in seats for word in _first_moves(entries, seat)]
    return [*_first_cards(entries, seats), *made]


def _first_moves(entries: Sequence[Entry], seat: str) -> list[str]:
    found: dict[str, str] = {}
    for entry in entries:
        if entry.actor == seat and len(found) < KINDS:
            found.setdefault(_verb(entry), f"{seat} {entry.word}")
    return list(found.values())


def _first_cards(entries: Sequence[Entry], seats: Sequence[str]) -> Iterator[str]:
    """Of each kind of deal only the first, before anybody else acts; a word of fate that names no seat is no deal."""
    seen = set[str]()
    for (actor, verb), run in groupby(entries, lambda entry: (entry.actor, _verb(entry))):
        if actor != FATE_NAME or verb in seen:
            continue
        seen.add(verb)
        for entry in run:
            _, _, rest = entry.word.partition(" ")
            seat, _, what = rest.partition(" ")
            if seat in seats and what:
                yield f"{seat} {verb} {what}"


def _verb(entry: Entry) -> str:
    return entry.word.partition(" ")[0]
