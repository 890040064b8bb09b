"""What is shown beside the page: each side's Orders in two bowls, its Losses Track and its Leader."""

from rich.text import Text

from gonfalon.drawing import palette
from gonfalon.games.saladin.board import colours
from gonfalon.games.saladin.board.ground import EMBER, FIRE
from gonfalon.games.saladin.board.names import Names
from gonfalon.games.saladin.losses import TRACK
from gonfalon.games.saladin.pieces import SIDES
from gonfalon.games.saladin.view import PoolView, SaladinView

AVAILABLE, SPENT, BOXED, FALLEN, FREE = "●", "○", "■", "╱", "·"
BOWL = 18
SHIELD = {"crusaders": "▼", "ayyubids": "◉"}


class Aside:
    def __init__(self, names: Names) -> None:
        self.names = names

    def table(self, view: SaladinView, *, tall: bool) -> Text:
        blocks = [self._side(view, side, tall=tall) for side in reversed(SIDES)]
        return Text("\n\n" if tall else "\n").join(blocks)

    def _side(self, view: SaladinView, side: str, *, tall: bool) -> Text:
        pool = view.pools[side]
        lines = [self._title(view, side), self._bowls(pool, side, tall=tall), self._losses(pool)]
        if tall:
            lines.insert(1, self._bowl_names())
        lines.append(self._leader(view, side))
        return Text("\n").join(lines)

    def _title(self, view: SaladinView, side: str) -> Text:
        title = Text(f"{SHIELD[side]} {self.names.side(side)}", f"bold {colours.LIGHT[side]}")
        if view.pools[side].passed:
            title.append(f" {self.names.say('aside-passed')}", palette.DIM)
        elif view.initiative == side:
            title.append(f" {self.names.say('aside-initiative')}", palette.BRIGHT_GOLD)
        if view.fire and side == "ayyubids":
            burns = f"{FIRE}{self.names.say('aside-fire')}" if view.fed else f"{EMBER}{self.names.say('aside-embers')}"
            title.append(f" {burns}", palette.LIGHT_VERMILION)
        return title

    def _bowl_names(self) -> Text:
        return Text(f"{self.names.say('aside-available'):<{BOWL}}{self.names.say('aside-spent')}", palette.DIM)

    def _bowls(self, pool: PoolView, side: str, *, tall: bool) -> Text:
        available = _bowl(AVAILABLE, pool.available)
        return Text.assemble(
            (available.ljust(BOWL) if tall else f"{available} ", f"bold {colours.LIGHT[side]}"),
            (_bowl(SPENT, pool.spent), palette.DIM),
        )

    def _losses(self, pool: PoolView) -> Text:
        track = FALLEN * pool.track + FREE * (TRACK - pool.track)
        return Text.assemble(
            (f"{self.names.say('aside-losses')} ", palette.DIM),
            (track, palette.TEXT),
            (f" {pool.track}", palette.TEXT),
            (f"   {self.names.say('aside-box')} {BOXED}", palette.DIM),
            (f" {pool.box}", palette.TEXT),
        )

    def _leader(self, view: SaladinView, side: str) -> Text:
        pool = view.pools[side]
        state = "ordered" if pool.leader_ordered else "deployed"
        line = Text(f"♛ {self.names.leader(view, side)} ", palette.DIM if pool.leader_ordered else palette.TEXT)
        line.append(self.names.say(f"aside-{state}"), palette.DIM)
        done = ", ".join(self.names.say(f"aside-done-{action}") for action in pool.leader_spent)
        return line.append(f", {done}" if done else "", palette.DIM)


def _bowl(sign: str, count: int) -> str:
    return f"({sign * count or ' '}) {count}"
