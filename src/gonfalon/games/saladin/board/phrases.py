"""Actions in plain words, step by step, for a person who chooses one."""

from gonfalon.games.saladin.board.deeds import Deeds
from gonfalon.games.saladin.board.field import TOWN
from gonfalon.games.saladin.board.names import Names
from gonfalon.games.saladin.view import SaladinView

Path = tuple[str, ...]
VERB, BANNER, ACTION, TARGET = range(4)


class Phrases:
    def __init__(self, names: Names, deeds: Deeds) -> None:
        self.names, self.deeds = names, deeds

    def phrase(self, view: SaladinView, path: Path, at: int) -> str:
        """Step `at` of this path in plain words."""
        verb, step = path[0], path[at]
        if at == VERB:
            return self._verb(view, verb)
        if verb == "leader":
            return self._leader(view, step, at)
        if at == BANNER:
            return self._banner(view, step)
        name = self.names.action(step) if at == ACTION else self._target(step)
        return f"{name} — {self._price(view, path)}" if at == len(path) - 1 else name

    def _verb(self, view: SaladinView, verb: str) -> str:
        if verb == "leader" and view.asked in view.pools:
            return self.names.say("do-leader", leader=self.names.leader(view, view.asked))
        return self.names.say(f"do-{verb}", leader="")

    def _leader(self, view: SaladinView, step: str, at: int) -> str:
        return self.names.say(f"do-leader-{step}") if at == BANNER else self._banner(view, step)

    def _banner(self, view: SaladinView, tag: str) -> str:
        found = next((banner for banner in view.banners if banner.tag == tag), None)
        if found is None:
            return self.names.banner(tag)
        told = f"{self.names.banner(tag)} · {self.names.say('do-lances', lances=found.lances)}"
        return f"{told}, {self.names.say('do-again')}" if found.ordered else told

    def _target(self, step: str) -> str:
        return self.names.say("do-garrison") if step == TOWN else self.names.banner(step)

    def _price(self, view: SaladinView, path: Path) -> str:
        target = path[TARGET] if len(path) > TARGET else None
        return self.deeds.price(view, path[BANNER], path[ACTION], target)
