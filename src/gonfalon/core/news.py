"""What was told about an action, and to whom."""

import msgspec

from gonfalon.core.seats import ARBITER


class News:
    """Collects the events of one action, each with its audience.

    A private event is told to the seats concerned and to the arbiter. Anybody else who should hear something is told a
    second event that was built without the secret. Nothing is ever cut out of an event.
    """

    def __init__(self) -> None:
        self._told: list[tuple[tuple[int, ...] | None, msgspec.Struct]] = []

    def tell(self, event: msgspec.Struct, *seats: int) -> None:
        """Tell everybody, or only these seats and the arbiter."""
        self._told.append(((*seats, ARBITER) if seats else None, event))

    def tell_only(self, event: msgspec.Struct, *audience: int) -> None:
        """Tell exactly this audience, without the arbiter: the public half of a secret."""
        self._told.append((audience, event))

    def heard_by(self, seat: int) -> list[msgspec.Struct]:
        return [event for audience, event in self._told if audience is None or seat in audience]
