"""Events, prompts, results and refusals as sentences."""

import msgspec

from gonfalon.core import Words
from gonfalon.core.forecast import Caution
from gonfalon.games.saladin.edition import SaladinEdition
from gonfalon.games.saladin.rules.events import Event, GameEnded, LeaderActed
from gonfalon.games.saladin.rules.pieces import SIDES

Facts = dict[str, str | int]
NAMED = ("banner", "target", "where", "giver", "receiver", "against", "leader")
TOWN = ("garrison", "arsuf")


class Teller:
    def __init__(self, edition: SaladinEdition, words: Words) -> None:
        self.words = words
        self._names = self._named(edition)

    def _named(self, edition: SaladinEdition) -> dict[str, str]:
        """The name of each Banner, by its tag, and by its printed name, because Leaders are looked up by that."""
        names: dict[str, str] = {}
        for banner in [banner for scenario in edition.scenarios for banner in scenario.banners]:
            names[banner.tag] = names[banner.name] = self.words.name(f"banner-{banner.tag}", banner.name)
        return names

    def name(self, tag: str) -> str:
        """The readable name of a Banner, a Leader or the town."""
        return self.words.say("town") if tag in TOWN else self._names.get(tag, tag)

    def caution(self, caution: Caution) -> str:
        names = ", ".join(self.name(name) for name in caution.names)
        return self.words.say(f"caution-{caution.what}", {"names": names, "count": len(caution.names)})

    def action(self, name: str) -> str:
        return self.words.say(f"action-{name}") if self.words.has(f"action-{name}") else name

    def readable(self, facts: Facts) -> Facts:
        """Facts with readable names."""
        told = dict(facts)
        for key in NAMED:
            if key in told:
                told[key] = self.name(str(told[key]))
        if "action" in told:
            told["action"] = self.action(str(told["action"]))
        if "status" in told:
            told["status"] = self.words.say(f"status-{told['status']}")
        return told

    def facts(self, event: Event) -> Facts:
        facts: Facts = {key: _plain(value) for key, value in msgspec.structs.asdict(event).items()}
        if isinstance(event, GameEnded):
            facts["ending"] = self.words.result(event.winner, event.reason, SIDES)
        if isinstance(event, LeaderActed):
            facts["does"] = self.words.say(f"leader-{facts.pop('action')}")
        if "side" in facts:
            facts["who"] = self.words.say(f"side-{facts['side']}")
        if "face" in facts:
            facts["face"] = self.words.say(f"face-{facts['face']}")
        if "cost" in facts:
            facts["price"] = self.words.say("price", {"cost": facts["cost"]})
        return self.readable(facts)


def _plain(value: object) -> str | int:
    if value is None:
        return "hidden"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, int) else str(value)
