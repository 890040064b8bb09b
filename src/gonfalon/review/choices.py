"""Judges actions that could be taken: what each is worth, what speaks for and against it, which is best."""

import random
from typing import Any

import msgspec

from gonfalon.bots.tree import Node, Tree
from gonfalon.core import FATE, NOBODY, Action, Game, News
from gonfalon.core.forecast import Forecast
from gonfalon.review.judge import Judge

SURE = 8
"""How often an answer must have been looked at to be told."""


class JudgedChoice(msgspec.Struct, frozen=True):
    """An action: its word, what its seat would be told first, its worth, its odds if luck is involved, and what the
    seat would be told of the likeliest answer, if the other side answers at once."""

    word: str
    event: Any
    worth: float
    odds: Forecast | None
    answer: Any = None

    def told(self, game: Game[Any]) -> str:
        """How the log tells it, in the language of the game."""
        return (game.say(self.event) if self.event else "") or self.word

    def feared(self, game: Game[Any]) -> str:
        """The likeliest answer in the same way; empty if none is foreseen."""
        return game.say(self.answer) if self.answer else ""


def judged_choice(judge: Judge, view: Any, action: Action, after: Tree) -> JudgedChoice:
    """`after` has grown from worlds in which the action was taken."""
    game = judge.game
    world = game.guess(view).draw(random.Random(0))
    word = game.word(world, action)
    answer = _likeliest_answer(game, after) if judge.value.weights else None
    event = _heard(game, world, action, judge.seat)
    return JudgedChoice(word, event, after.chance(), game.forecast(view, word), answer)


def _heard(game: Game[Any], world: Any, action: Action, seat: int) -> Any:
    """The first event that the seat would be told. What comes after it may depend on what was guessed."""
    news = world.news = News()
    game.rules.do(world, action)
    heard = news.heard_by(seat)
    return heard[0] if heard else None


def _likeliest_answer(game: Game[Any], tree: Tree) -> Any:
    """What fate does in between is what it did most often."""
    rules, state, node = game.rules, tree.worlds[0].copy(), tree.root
    while rules.to_move(state) == FATE:
        found = _most_visited(node, rules.legal(state))
        if found is None:
            return None
        node = found
        rules.do(state, node.action)
    if rules.to_move(state) in (NOBODY, tree.seat) or len(legal := rules.legal(state)) == 1:
        return None
    found = _most_visited(node, legal)
    return _heard(game, state, found.action, tree.seat) if found and found.visits >= SURE else None


def _most_visited(node: Node, legal: list[int]) -> Node | None:
    children = [*(node.tried or []), *(node.found or {}).values()]
    return max((child for child in children if child.action in legal), key=lambda child: child.visits, default=None)


class Advice(msgspec.Struct, frozen=True):
    """`second` is None where nothing else can be done or the game itself gives the advice. `rough` is whether nothing
    was learned about the game, so that the chances rest on its estimate."""

    best: JudgedChoice
    second: JudgedChoice | None
    rough: bool


def advise(judge: Judge, view: Any, number: int) -> Advice:
    """Judges from the seat's view with memory when it is to decide, after so many actions."""
    ranked = judge.ranked(view, number)[:2]
    choices = [judged_choice(judge, view, action, judge.after(view, number, action)) for action in ranked]
    best, *others = sorted(choices, key=lambda choice: -choice.worth)
    return Advice(best, others[0] if others else None, rough=not judge.value.weights)
