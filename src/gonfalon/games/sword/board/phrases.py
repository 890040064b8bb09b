"""Actions in plain words, step by step, for a person who chooses one; with the odds where a die decides."""

from gonfalon.games.sword.board.counters import signs
from gonfalon.games.sword.board.names import Names
from gonfalon.games.sword.pieces import NONE, SIDES
from gonfalon.games.sword.view import SwordView

Path = tuple[str, ...]


class Phrases:
    def __init__(self, names: Names) -> None:
        self.names = names

    def phrase(self, view: SwordView, path: Path, at: int) -> str:
        """Step `at` of this path in plain words."""
        if at == 0:
            return self.names.say(f"do-{path[0]}", question=view.question, leader=self._acting(view))
        told = self._thing(view, path[at])
        odds = self._odds(view, path) if at == len(path) - 1 else ""
        return f"{told} — {odds}" if odds else told

    def _acting(self, view: SwordView) -> str:
        return self.names.leader(view.acting) if view.acting else ""

    def _thing(self, view: SwordView, step: str) -> str:
        s, pieces = self.names.state(view), self.names.pieces
        hex_ = pieces.ground.numbers.get(step, NONE)
        unit = pieces.tag_numbers.get(step, NONE) if hex_ == NONE else s.at[hex_]
        if unit == NONE:
            return self.names.name(step)
        if unit == s.chosen and view.question == "where":
            return self.names.say("do-turn", hex=step)
        told = f"{self.names.unit(pieces.tags[unit])} {self.names.numbers(unit)}{signs(s, unit)}"
        return f"{told} · {pieces.ground.names[s.where[unit]]}" if s.where[unit] != NONE else told

    def _odds(self, view: SwordView, path: Path) -> str:
        """How likely the enemy is to be hit, or either side to give way."""
        forecast = self.names.game.forecast(view, " ".join(path))
        if forecast is None:
            return ""
        [(turn, chances)] = forecast.summaries[0].chances.items()
        told = {who: self.names.say("percent", number=round(100 * chance)) for who, chance in chances.items()}
        enemy = told[SIDES[1 - SIDES.index(view.seat)]]
        if turn == "hit":
            return f"{self.names.say('odds-hit-enemy')} {enemy}"
        return self.names.say("orders-odds", well=enemy, badly=told[view.seat])
