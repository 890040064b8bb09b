"""The side panel with points and leaders, and choices in words with their odds."""

from rich.text import Text

from gonfalon.games.navas_hex.interface.views import NavasHexView
from gonfalon.games.navas_hex.rules.pieces import NONE, SIDES
from gonfalon.games.navas_hex.rules.state import HURT, LOST, ON_MAP, ROUTED, State
from gonfalon.games.navas_hex.terminal import style
from gonfalon.games.navas_hex.terminal.style import LETTERS, Names, signs
from gonfalon.terminal import palette

Path = tuple[str, ...]


class Phrases:
    def __init__(self, names: Names) -> None:
        self.names = names

    def phrase(self, view: NavasHexView, path: Path, at: int) -> str:
        """Step `at` of this path in plain words."""
        if at == 0:
            return self.names.say(f"do-{path[0]}", question=view.question, leader=self._acting(view))
        told = self._thing(view, path[at])
        odds = self._odds(view, path) if at == len(path) - 1 else ""
        return f"{told} — {odds}" if odds else told

    def _acting(self, view: NavasHexView) -> str:
        return self.names.leader(view.acting) if view.acting else ""

    def _thing(self, view: NavasHexView, step: str) -> str:
        s, pieces = self.names.state(view), self.names.pieces
        hex_ = pieces.ground.numbers.get(step, NONE)
        unit = pieces.tag_numbers.get(step, NONE) if hex_ == NONE else s.at[hex_]
        if unit == NONE:
            return self.names.name(step)
        if unit == s.chosen and view.question == "where":
            return self.names.say("do-turn", hex=step)
        told = f"{self.names.unit(pieces.tags[unit])} {self.names.numbers(unit)}{signs(s, unit)}"
        return f"{told} · {pieces.ground.names[s.where[unit]]}" if s.where[unit] != NONE else told

    def _odds(self, view: NavasHexView, path: Path) -> str:
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


SHIELD = {"christian": "▼", "moslem": "◉"}
DONE, NOW, GONE, TO_COME = "✓", "▸", "†", " "


class Aside:
    def __init__(self, names: Names) -> None:
        self.names = names

    def table(self, view: NavasHexView, *, tall: bool, letters: bool) -> Text:
        s = self.names.state(view)
        blocks = [self._side(s, side, tall=tall) for side in (1, 0)]
        return Text("\n\n" if tall else "\n").join([*blocks, self._letters()] if letters else blocks)

    def _side(self, s: State, side: int, *, tall: bool) -> Text:
        name = SIDES[side]
        title = Text(f"{SHIELD[name]} {self.names.side(name)} ", f"bold {style.LIGHT[name]}")
        title.append(self.names.say("aside-points", points=s.score[side] + s.pending[side]), palette.BRIGHT_GOLD)
        leaders = self._list(s, side) if tall else self._line(s, side)
        return Text("\n").join([title, self._army(s, side), leaders])

    def _army(self, s: State, side: int) -> Text:
        army = s.pieces.army[side]
        left = [unit for unit in army if s.gone[unit] == ON_MAP]
        routed = sum(s.order[unit] == ROUTED for unit in left)
        facts = {"left": len(left), "all": len(army), "routed": routed}
        return Text(self.names.say("aside-army", **facts), palette.TEXT)

    def _line(self, s: State, side: int) -> Text:
        """Who acts now and who is still to act."""
        left = [one for one in _in_order(s, side) if _sign(s, one) in (NOW, TO_COME)]
        return Text(" ").join(Text(f"{_sign(s, one)}{self._name(s, one)}".strip(), _ink(s, one)) for one in left)

    def _list(self, s: State, side: int) -> Text:
        return Text("\n").join(self._leader(s, leader) for leader in _in_order(s, side))

    def _leader(self, s: State, leader: int) -> Text:
        pieces = s.pieces
        members = pieces.members[leader]
        left = sum(s.gone[unit] == ON_MAP for unit in members)
        wounded = f" {self.names.say('aside-wounded')}" if s.leader[leader] == HURT else ""
        told = f"{_sign(s, leader)} {pieces.value[leader]} {self._name(s, leader):<9}{left:>3}/{len(members)}{wounded}"
        return Text(told, _ink(s, leader))

    def _name(self, s: State, leader: int) -> str:
        return s.pieces.banner_tags[leader].title()

    def _letters(self) -> Text:
        told = [f"{letter}:{self.names.say(f'kind-{kind.casefold()}')}" for kind, letter in LETTERS.items()]
        return Text(" · ".join(told), palette.DIM)


def _in_order(s: State, side: int) -> list[int]:
    mine = [leader for leader in range(s.pieces.banners) if s.pieces.banner_side[leader] == side]
    return sorted(mine, key=lambda leader: s.pieces.value[leader])


def _sign(s: State, leader: int) -> str:
    if s.leader[leader] >= LOST:
        return GONE
    if s.acting == leader:
        return NOW
    return DONE if (s.activated >> leader) & 1 else TO_COME


def _ink(s: State, leader: int) -> str:
    if s.acting == leader:
        return f"bold {palette.BRIGHT_GOLD}"
    return palette.DIM if (s.activated >> leader) & 1 or s.leader[leader] >= LOST else palette.TEXT
