"""Pieces by the names that people use for them."""

from collections import Counter
from collections.abc import Iterable

from gonfalon.games.navas.edition import SPECIALS, Card, Unit
from gonfalon.games.navas.game import Navas
from gonfalon.games.navas.view import UnitView


class Names:
    def __init__(self, game: Navas) -> None:
        self._teller = game.teller
        self.words = game.teller.words
        self._units = {unit.tag: unit for unit in game.pieces.edition.units}
        self._cards = {card.name: card for card in game.pieces.edition.cards}

    def say(self, key: str, **facts: str | int) -> str:
        return self.words.say(key, facts)

    def unit(self, tag: str) -> Unit:
        return self._units[tag]

    def unit_name(self, tag: str) -> str:
        return self._teller.name(tag)

    def is_card(self, name: str) -> bool:
        return name in self._cards

    def card(self, name: str) -> Card:
        return self._cards[name]

    def side(self, side: str) -> str:
        return self.say(f"side-{side}")

    def special(self, name: str) -> str:
        return self.say(f"special-{name}") if name in SPECIALS else name

    def short(self, tag: str) -> str:
        """A word that fits under a counter; for unknown kinds of another edition, their first word."""
        unit = self.unit(tag)
        key = f"short-{unit.kind}"
        return self.say(key) if self.words.has(key) else self.unit_name(tag).split(" ")[0]

    def group(self, tags: Iterable[str]) -> str:
        """Several units in short words, identical ones counted: Haro, Jund ×2."""
        counted = Counter(self.short(tag) for tag in tags)
        return ", ".join(name if count == 1 else f"{name} ×{count}" for name, count in counted.items())

    def troops(self, units: list[UnitView]) -> str:
        """Who is in a zone and how strong they are together."""
        if not units:
            return self.say("do-empty")
        power = self.say("do-power", power=sum(unit.power for unit in units))
        return f"{self.group(unit.tag for unit in units)} · {power}"
