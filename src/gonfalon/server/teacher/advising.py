"""Gives advice, as a program (`python -m gonfalon.server.teacher.advising`): one question per line, and one answer."""

from contextlib import suppress
from typing import Any

import msgspec

from gonfalon.core import Game, registry
from gonfalon.core.texts import LANGUAGES
from gonfalon.protocol.responses import ToldAdvice
from gonfalon.review import Advice, Judge, advise
from gonfalon.server.bots.thinking import Question, SayLine, answer_lines
from gonfalon.server.errors import place_of
from gonfalon.server.teacher.reviewing import told_choice

SIMULATIONS = 1600


class AdviceMade(msgspec.Struct, frozen=True):
    """What was found, in every language, or why nothing was."""

    found: dict[str, ToldAdvice] = {}
    fault: str = ""


def answer_question(data: bytes, say: SayLine) -> None:
    try:
        made = _made(msgspec.json.decode(data, type=Question))
    except (Exception, SystemExit) as error:  # rules of somebody else may raise anything
        made = AdviceMade(fault=place_of(error))
    say(msgspec.json.encode(made))


def _made(question: Question) -> AdviceMade:
    game = registry.opened(question.game, question.rules, question.digest)
    view = msgspec.convert(question.sight.view, game.view_type)
    found = advise(Judge(game, question.seat, SIMULATIONS), view, question.sight.number)
    rule = _rule(game, found, question)
    return AdviceMade({language: _told(found, question, rule, game.speaking(language)) for language in LANGUAGES})


def _told(found: Advice, question: Question, rule: str, game: Game[Any]) -> ToldAdvice:
    second = told_choice(found.second, game) if found.second else None
    number, seat = question.sight.number, game.seat_name(question.seat)
    return ToldAdvice(number, seat, told_choice(found.best, game), second, rule, found.rough)


def _rule(game: Game[Any], found: Advice, question: Question) -> str:
    """Boards know the rule of each verb; else it is that of the question."""
    rule = None
    with suppress(LookupError):
        rule = registry.board(game.name)(game).rule_of(found.best.word.split()[0])
    return rule or question.sight.prompt.rule


if __name__ == "__main__":
    answer_lines(answer_question)
