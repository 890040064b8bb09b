"""Events, prompts, results and refusals as sentences."""

from collections import Counter

import msgspec

from gonfalon.core import Words
from gonfalon.core.texts import SOURCE
from gonfalon.games.navas_hex.edition import NavasHexEdition
from gonfalon.games.navas_hex.rules.events import Event, Fired, Fought, GameEnded, RallyTested
from gonfalon.games.navas_hex.rules.pieces import SIDES

Facts = dict[str, str | int]
PACKAGE = "gonfalon.games.navas_hex"
UNITS = ("unit", "target", "by")
TERMS = ("difference", "types", "terrain", "leaders", "states", "special")


class Teller:
    """Speaks of one edition in one language."""

    def __init__(self, edition: NavasHexEdition, words: Words) -> None:
        self.words = words
        self._banners = {entry.tag: self.words.name(f"banner-{entry.tag}", entry.name) for entry in edition.banners}
        self._leaders = {entry.tag: self.words.name(f"leader-{entry.tag}", entry.name) for entry in edition.leaders}
        self._units = self._named(edition)

    def name(self, tag: str) -> str:
        """A unit as people say it: its type, its banner and which of them it is."""
        return self._units.get(tag, tag)

    def leader(self, tag: str) -> str:
        return self._leaders.get(tag, tag)

    def _named(self, edition: NavasHexEdition) -> dict[str, str]:
        owners = {entry.tag: self._owner(entry.tag, entry.name) for entry in edition.banners}
        seen: Counter[tuple[str, str]] = Counter()
        names = {}
        for unit in edition.units:
            kind = (unit.banner, unit.type)
            seen[kind] += 1
            facts: Facts = {"owner": owners[unit.banner], "number": seen[kind]}
            names[unit.tag] = self.words.say(f"unit-{unit.type.casefold()}", facts)
        return names

    def _owner(self, tag: str, printed: str) -> str:
        """Whose a unit is; a banner that an edition names otherwise than we do goes by its own name."""
        source = Words.of(SOURCE, PACKAGE)
        if source.has(f"banner-{tag}") and source.say(f"banner-{tag}") == printed:
            return self.words.say(f"of-{tag}")
        return f"({printed})"

    def readable(self, facts: Facts) -> Facts:
        """Facts with names as people say them."""
        told = dict(facts)
        for key in UNITS:
            if key in told:
                told[key] = self.name(str(told[key]))
        for key, names in (("leader", self._leaders), ("banner", self._banners)):
            if key in told:
                told[key] = names.get(str(told[key]), str(told[key]))
        if "marker" in told and self.words.has(f"marker-{told['marker']}"):
            told["marker"] = self.words.say(f"marker-{told['marker']}")
        if "facing" in told:
            told["facing"] = self.words.say(f"facing-{str(told['facing']).casefold()}")
        return told

    def facts(self, event: Event) -> Facts:
        facts: Facts = {key: self._plain(value) for key, value in msgspec.structs.asdict(event).items()}
        if isinstance(event, GameEnded):
            facts["ending"] = self.words.result(event.winner, event.reason, SIDES)
        if isinstance(event, Fought):
            facts |= {"sum": self._sum(event), "outcome": self.words.say(f"outcome-{event.result.casefold()}")}
        if isinstance(event, Fired | RallyTested):
            facts["modifiers"] = f"{event.modifiers:+d}"
        if "side" in facts:
            facts["who"] = self.words.say(f"side-{facts['side']}")
        return self.readable(facts)

    def _sum(self, event: Fought) -> str:
        """The die, and all that is added to it."""
        parts = [(name, getattr(event, name)) for name in TERMS]
        added = [f"{self.words.say(f'term-{name}')} {amount:+d}" for name, amount in parts if amount]
        return ", ".join([self.words.say("term-die", {"die": event.die}), *added])

    def _plain(self, value: object) -> str | int:
        if value is None:
            return "hidden"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, list):
            return ", ".join(self.name(item) for item in value)
        return value if isinstance(value, int) else str(value)
