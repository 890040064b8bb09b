"""Events, prompts, results and refusals as sentences."""

import msgspec

from gonfalon.core import Words
from gonfalon.games.navas.edition import SPECIALS, NavasEdition
from gonfalon.games.navas.rules.events import (
    Advanced,
    Event,
    Fought,
    GameEnded,
    InitiativeRevealed,
    Loss,
    Suffered,
    Term,
)
from gonfalon.games.navas.rules.pieces import SIDES

Facts = dict[str, str | int]


class Teller:
    """Puts one edition into words, in one language."""

    def __init__(self, edition: NavasEdition, words: Words) -> None:
        self.words = words
        self._names = {unit.tag: self.words.name(f"unit-{unit.kind}", unit.name) for unit in edition.units}

    def name(self, tag: str) -> str:
        return self._names.get(tag, tag)

    def special(self, name: str) -> str:
        return self.words.say(f"special-{name}")

    def readable(self, facts: Facts) -> Facts:
        """Facts of refusals and prompts, with readable names."""
        told = dict(facts)
        if "unit" in told:
            told["unit"] = self.name(str(told["unit"]))
        for key in ("card", "asked"):
            if told.get(key) in SPECIALS:
                told[key] = self.special(str(told[key]))
        if "offered" in told:
            offered = str(told["offered"])
            if offered in SPECIALS:
                told |= {"name": self.special(offered), "does": self.words.say(f"does-{offered}")}
        return told

    def facts(self, event: Event) -> Facts:
        facts = {key: self._field(key, value) for key, value in msgspec.structs.asdict(event).items()}
        if isinstance(event, InitiativeRevealed):
            facts["beginners"] = self.words.say(f"side-{event.first}")
        if isinstance(event, Advanced):
            facts["ways"] = ", ".join(self._way(*way) for way in zip(event.origins, event.targets, strict=True))
        if isinstance(event, GameEnded):
            facts["ending"] = self.words.result(event.winner, event.reason, SIDES)
        if isinstance(event, Fought):
            facts |= {"attack": self._sum(event.attack), "defence": self._sum(event.defence)}
        if isinstance(event, Suffered):
            facts["losses"] = ", ".join(self._loss(loss) for loss in event.losses)
        if "side" in facts:
            facts["who"] = self.words.say(f"side-{facts['side']}")
        if "kind" in facts:
            facts["combat"] = self.words.say(f"combat-{facts['kind']}")
        if facts.get("card") in SPECIALS:
            facts |= {"does": self.words.say(f"does-{facts['card']}"), "card": self.special(str(facts["card"]))}
        return facts

    def _field(self, key: str, value: object) -> str | int:
        if value is None:
            return "hidden"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, list):
            return ", ".join(self.name(item) for item in value if isinstance(item, str))
        if key == "unit":
            return self.name(str(value))
        return value if isinstance(value, int) else str(value)

    def _way(self, origin: str, target: str) -> str:
        return self.words.say("way", {"origin": origin, "target": target})

    def _sum(self, terms: list[Term]) -> str:
        parts = [f"{self.words.say(f'term-{term.name}')} {term.amount:+d}" for term in terms[1:]]
        return ", ".join([f"{self.words.say('term-card')} {terms[0].amount}", *parts])

    def _loss(self, loss: Loss) -> str:
        key = "loss-fell" if loss.fell else "loss-hurt"
        return self.words.say(key, {"unit": self.name(loss.unit), "damage": loss.damage})
