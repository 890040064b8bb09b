"""What players are told. Nothing is hidden, so everybody hears the same."""

import msgspec


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    pass


class TurnBegan(Event, frozen=True, tag="turn-began"):
    turn: int
