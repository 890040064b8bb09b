"""A roll of the dice and its outcome, built from the events."""

from collections.abc import Iterator, Sequence

import msgspec
from rich.style import Style
from rich.text import Text

from gonfalon.games.saladin.rules.events import (
    BannerLost,
    BannerOrdered,
    DieRolled,
    Endured,
    Event,
    GameEnded,
    LancesBoxed,
    OrdersBoxed,
    OrdersRegained,
    OrdersSpent,
    Reacted,
    SetAside,
    StatusChanged,
    Struck,
    TrackFilled,
)
from gonfalon.games.saladin.terminal import style
from gonfalon.games.saladin.terminal.style import Names
from gonfalon.terminal import palette

DEED = (BannerOrdered, Reacted, Endured)
TOLD = (
    OrdersSpent,
    LancesBoxed,
    Struck,
    TrackFilled,
    OrdersBoxed,
    OrdersRegained,
    StatusChanged,
    BannerLost,
    SetAside,
    GameEnded,
)
GRAVE = (TrackFilled, OrdersBoxed, BannerLost, SetAside, GameEnded)
FACES = {"nothing": "     ", "one": "  ╱  ", "two": " ╱ ╱ ", "order": "  ●  "}
STRUCK_BY = {"red": "ayyubids", "green": "crusaders"}
BLANK = " " * 5
BETWEEN = 4


class Scene:
    def __init__(self, names: Names) -> None:
        self.names = names

    def tell(self, events: Sequence[msgspec.Struct]) -> Text | None:
        """Every roll among these events with its outcome, or None if there was none."""
        rolls = [self._roll(deed) for deed in _deeds(events) if any(isinstance(e, DieRolled) for e in deed)]
        return Text("\n\n").join(rolls) if rolls else None

    def _roll(self, deed: list[Event]) -> Text:
        parts = [self._heading(deed), Text(), self._dice(deed), Text()]
        # Show what was struck first, although a full Track is noticed while the lances fall.
        told = sorted((e for e in deed if isinstance(e, TOLD)), key=lambda e: not isinstance(e, Struck | OrdersSpent))
        return Text("\n").join([*parts, *(self._line(event) for event in told)])

    def _heading(self, deed: list[Event]) -> Text:
        heads = [self.names.tell(event) for event in deed if isinstance(event, DEED)]
        return Text("\n").join(Text(head, f"bold {palette.BRIGHT_GOLD}") for head in heads)

    def _dice(self, deed: list[Event]) -> Text:
        """Red dice on the left, green ones on the right, each colour above the Banner that it strikes."""
        struck = {event.side: self.names.banner(event.where) for event in deed if isinstance(event, Struck)}
        groups = []
        for colour, side in STRUCK_BY.items():
            faces = [event.face for event in deed if isinstance(event, DieRolled) and event.colour == colour]
            if faces:
                groups.append(self._group(colour, faces, struck.get(side, "")))
        rows = zip(*groups, strict=True)
        return Text("\n").join(Text(" " * BETWEEN).join(row) for row in rows)

    def _group(self, colour: str, faces: list[str], where: str) -> list[Text]:
        title = Text(self.names.say(f"dice-{colour}", banner=where), f"bold {palette.TEXT}")
        tile = f"bold {palette.BONE} on {style.DICE[colour]}"
        rows = [title]
        for drawn in ([BLANK] * len(faces), [FACES[face] for face in faces], [BLANK] * len(faces)):
            rows.append(Text(" ").join(Text(side, tile) for side in drawn))
        width = max(len(row) for row in rows)
        for row in rows:
            row.pad_right(width - len(row))
        return rows

    def _line(self, event: Event) -> Text:
        said = self.names.tell(event)
        side = getattr(event, "side", None)
        colour = style.LIGHT[side] if isinstance(event, Struck) and side else palette.TEXT
        return Text(said, Style(color=palette.BRIGHT_GOLD if isinstance(event, GRAVE) else colour))


def _deeds(events: Sequence[msgspec.Struct]) -> Iterator[list[Event]]:
    """Split the events where a Banner begins to act; a Reaction, or none, belongs to the action before it."""
    deed: list[Event] = []
    for event in events:
        if not isinstance(event, Event):
            continue
        if isinstance(event, BannerOrdered):
            yield deed
            deed = []
        deed.append(event)
    yield deed
