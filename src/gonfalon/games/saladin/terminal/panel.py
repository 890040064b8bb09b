"""The side panel, with deeds and choices in words."""

from rich.text import Text

from gonfalon.games.saladin.interface.view_builder import action_number, state_of
from gonfalon.games.saladin.interface.views import BannerView, PoolView, SaladinView
from gonfalon.games.saladin.rules.actions import ORDER as GIVE_ORDER
from gonfalon.games.saladin.rules.actions import first_of, kind_of, second_of
from gonfalon.games.saladin.rules.activation import add_orders
from gonfalon.games.saladin.rules.orders import TRACK, cost_of
from gonfalon.games.saladin.rules.pieces import ANY_STATUS, AYYUBIDS, SIDES, BannerAction
from gonfalon.games.saladin.rules.state import State, card_of, status_of
from gonfalon.games.saladin.terminal import style
from gonfalon.games.saladin.terminal.field import EMBER, FIRE, TOWN
from gonfalon.games.saladin.terminal.style import Names
from gonfalon.terminal import palette

ORDER = "●"


class Deeds:
    def __init__(self, names: Names) -> None:
        self.names = names

    def price(self, view: SaladinView, banner: str, action: str, target: str | None) -> str:
        """What an action costs and rolls, as `2 Orders, 3 red, 1 green`."""
        state = self._state(view)
        number = state.pieces.numbers[banner]
        line = card_of(state, number).actions[action_number(state, number, action)]
        return self._price(state, number, line, shielded=target is not None and target == view.shield)

    def describe(self, view: SaladinView, banner: BannerView) -> str:
        """Everything that a Banner could be ordered to do now, and how it could react."""
        state = self._state(view)
        number = state.pieces.numbers[banner.tag]
        told = [self._short(state, number, line) for line in self._orders(state, number)]
        if not banner.ordered:
            reactions = [self._short(state, number, line) for line in self._reactions(state, number)]
            told += [self.names.say("describe-reaction", action=line) for line in reactions]
        return ", ".join(told) or self.names.say("describe-nothing")

    def _short(self, state: State, banner: int, line: BannerAction) -> str:
        return f"{self.names.action(line.name)} {cost_of(state, banner, line.cost)}{ORDER}"

    def _state(self, view: SaladinView) -> State:
        return state_of(self.names.pieces[view.scenario], view)

    def _orders(self, state: State, banner: int) -> list[BannerAction]:
        words: list[int] = []
        add_orders(state, state.pieces.side[banner], words)
        mine = [word for word in words if kind_of(word) == GIVE_ORDER and first_of(word) == banner]
        return [card_of(state, banner).actions[number] for number in dict.fromkeys(map(second_of, mine))]

    def _reactions(self, state: State, banner: int) -> list[BannerAction]:
        status = status_of(state, banner)
        lines = [line for line in card_of(state, banner).actions if line.reaction]
        return [line for line in lines if line.status in (status, ANY_STATUS)]

    def _price(self, state: State, banner: int, line: BannerAction, *, shielded: bool) -> str:
        cost = self.names.say("do-cost", cost=cost_of(state, banner, line.cost))
        spared = shielded and state.pieces.side[banner] == AYYUBIDS
        dice = {"red": line.red, "green": max(0, line.green - spared)}
        return ", ".join([cost, *(self.names.say(f"do-{colour}", dice=n) for colour, n in dice.items() if n)])


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
        title = Text(f"{SHIELD[side]} {self.names.side(side)}", f"bold {style.LIGHT[side]}")
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
            (available.ljust(BOWL) if tall else f"{available} ", f"bold {style.LIGHT[side]}"),
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
