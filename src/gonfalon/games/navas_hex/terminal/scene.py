"""A charge or melee and what came of it, built from the events."""

from collections.abc import Iterator, Sequence

import msgspec
from rich.style import Style
from rich.text import Text

from gonfalon.games.navas_hex.rules.events import (
    Advanced,
    AttackBegan,
    BannerWithdrew,
    ChargedOn,
    ChargerRan,
    Event,
    Fired,
    Fought,
    GameEnded,
    LeaderTested,
    Reacted,
    Slipped,
    UnitDiscouraged,
    UnitEliminated,
    UnitRetreated,
    UnitRouted,
    UnitTired,
)
from gonfalon.games.navas_hex.terminal.style import Names
from gonfalon.terminal import palette

HEADS = (AttackBegan, ChargedOn)
TOLD = (
    ChargerRan, Reacted, Slipped, Fired, Fought, UnitTired, UnitDiscouraged, UnitRouted, UnitRetreated, UnitEliminated,
    LeaderTested, BannerWithdrew, Advanced, GameEnded,
)  # fmt: skip
GRAVE = (UnitRouted, UnitEliminated, LeaderTested, BannerWithdrew, GameEnded)
BLANK = " " * 5


class Scene:
    def __init__(self, names: Names) -> None:
        self.names = names

    def tell(self, events: Sequence[msgspec.Struct]) -> Text | None:
        """Every fight among these events, or None if there was none."""
        fights = [self._fight(fight) for fight in _fights(events) if any(isinstance(e, Fought) for e in fight)]
        return Text("\n\n").join(fights) if fights else None

    def _fight(self, fight: list[Event]) -> Text:
        heads = [Text(self._say(event), f"bold {palette.BRIGHT_GOLD}") for event in fight if isinstance(event, HEADS)]
        dice = [self._die(event) for event in fight if isinstance(event, Fought)]
        told = [self._line(event) for event in fight if isinstance(event, TOLD)]
        return Text("\n").join([*heads, Text(), *dice, Text(), *told])

    def _die(self, event: Fought) -> Text:
        tile = f"bold {palette.BONE} on {palette.VERMILION}"
        rows = [Text(side, tile) for side in (BLANK, str(event.die).center(5), BLANK)]
        rows[1].append(f"  {event.total - event.die:+d} = {event.total}", f"bold {palette.TEXT}")
        return Text("\n").join(rows)

    def _line(self, event: Event) -> Text:
        return Text(self._say(event), Style(color=palette.BRIGHT_GOLD if isinstance(event, GRAVE) else palette.TEXT))

    def _say(self, event: Event) -> str:
        return self.names.game.say(event)


def _fights(events: Sequence[msgspec.Struct]) -> Iterator[list[Event]]:
    """Split the events where an attack begins or is carried on."""
    fight: list[Event] = []
    for event in events:
        if not isinstance(event, Event):
            continue
        if isinstance(event, HEADS):
            yield fight
            fight = []
        fight.append(event)
    yield fight
