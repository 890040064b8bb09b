"""What a Banner can do now, what it costs and with which dice."""

from gonfalon.games.saladin.actions import ORDER as GIVE_ORDER
from gonfalon.games.saladin.actions import first_of, kind_of, second_of
from gonfalon.games.saladin.activation import add_orders
from gonfalon.games.saladin.board.names import Names
from gonfalon.games.saladin.looking import action_number, state_of
from gonfalon.games.saladin.losses import cost_of
from gonfalon.games.saladin.pieces import ANY_STATUS, AYYUBIDS, BannerAction
from gonfalon.games.saladin.state import State, card_of, status_of
from gonfalon.games.saladin.view import BannerView, SaladinView

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
