"""Actions in plain words, step by step, for a person who chooses one."""

from gonfalon.games.navas.board.names import Names
from gonfalon.games.navas.board.prices import price_of
from gonfalon.games.navas.edition import SPECIALS
from gonfalon.games.navas.pieces import ZONE_NAMES
from gonfalon.games.navas.view import NavasView, UnitView

Path = tuple[str, ...]
NEVER_MOVE = ("al-nasir", "black-guard")


class Phrases:
    def __init__(self, names: Names) -> None:
        self.names = names

    def phrase(self, view: NavasView, path: Path, at: int) -> str:
        """Step `at` of this path in plain words."""
        step, verb = path[at], path[0]
        if at == 0:
            return self._priced(self.names.say(f"do-{verb}"), view, path[:1])
        if self.names.words.has(f"do-{verb}-{step}"):
            return self._priced(self.names.say(f"do-{verb}-{step}"), view, path)
        if step in ZONE_NAMES:
            zone = f"{step}  {self.names.troops(view.zones[step])}"
            return self._priced(zone, view, path[:3]) if at == 2 and price_of(view, path[:1]) is None else zone
        if step in SPECIALS:
            return self._special(step)
        if verb == "take":
            return self._shares(step)
        return self._pieces(view, path, step)

    def _priced(self, said: str, view: NavasView, path: Path) -> str:
        price = price_of(view, path)
        return said if price is None else f"{said} · {self.names.say('do-price', points=price)}"

    def _special(self, step: str) -> str:
        return f"{self.names.special(step)}: {self.names.say(f'does-{step}')}"

    def _shares(self, step: str) -> str:
        shares = [share.split("=") for share in step.split(" ")]
        return ", ".join(f"{self.names.unit_name(tag)} −{damage}" for tag, damage in shares)

    def _pieces(self, view: NavasView, path: Path, step: str) -> str:
        """A combat card, or a group of units with the power they bring."""
        tags = step.split("+")
        if step == "all":
            everybody = _able(view.zones[path[1]], path[0], self.names)
            power = self.names.say("do-power", power=sum(unit.power for unit in everybody))
            return f"{self.names.say('do-everybody')} {len(everybody)} · {power}"
        units = [unit for zone in view.zones.values() for unit in zone if unit.tag in tags]
        if not units:
            return self._card(view, step) if self.names.is_card(step) else step
        if path[0] == "rally":
            zone = next(name for name, there in view.zones.items() if units[0] in there)
            return self.names.say("board-in", who=self.names.unit_name(step), zone=zone)
        return self.names.troops(units) if path[0] != "shoot" else self.names.unit_name(step)

    def _card(self, view: NavasView, name: str) -> str:
        """A card with what its numbers mean to the one who chooses."""
        card = self.names.card(name)
        own, other = (card.muslim, card.christian) if view.asked == "muslim" else (card.christian, card.muslim)
        return self.names.say("do-card", card=name, own=own, other=other)


def _able(units: list[UnitView], verb: str, names: Names) -> list[UnitView]:
    """The units that "all" means: those that can move, or those that are fresh enough to fight."""
    if verb == "move":
        return [unit for unit in units if names.unit(unit.tag).special not in NEVER_MOVE]
    return [unit for unit in units if not unit.exhausted]
