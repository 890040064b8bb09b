"""Reviews a match, as a program (`python -m gonfalon.server.teacher.reviewing`): one task per line, and as its answer
several lines of how far it is, then what was found."""

import os
from typing import Any

import msgspec

from gonfalon.core import Game, Record, registry
from gonfalon.core.texts import LANGUAGES
from gonfalon.protocol.responses import ReviewFound, ToldChoice, ToldMistake, ToldParts, ToldPoint
from gonfalon.review import JudgedChoice, Mistake, Review, review
from gonfalon.review.looking_back import Progress
from gonfalon.server.bots.thinking import SayLine, answer_lines
from gonfalon.server.errors import place_of

GENTLE = 10
"""By how much the process steps back for those in which is played."""
DIGITS = 4
"""Of a chance on the curve."""


class ReviewTask(msgspec.Struct, frozen=True):
    """`record` is the text of a finished match."""

    record: str
    seat: int
    simulations: int


class Reached(msgspec.Struct, frozen=True, tag=True):
    """So many actions have been looked at."""

    done: int
    actions: int


class ReviewMade(msgspec.Struct, frozen=True, tag=True):
    """What was found, in every language."""

    found: dict[str, ReviewFound]


class ReviewFailed(msgspec.Struct, frozen=True, tag=True):
    why: str


ReviewLine = Reached | ReviewMade | ReviewFailed


def answer_task(data: bytes, say: SayLine) -> None:
    """Say how far it is, and at last what was found or why nothing was."""

    def tell(line: ReviewLine) -> None:
        say(msgspec.json.encode(line))

    try:
        tell(_made(msgspec.json.decode(data, type=ReviewTask), lambda *how_far: tell(Reached(*how_far))))
    except BrokenPipeError:
        raise
    except (Exception, SystemExit) as error:  # rules of somebody else may raise anything
        tell(ReviewFailed(place_of(error)))


def _made(task: ReviewTask, progress: Progress) -> ReviewMade:
    record = Record.parse(task.record)
    game = registry.opened(record.game, record.rules, record.digest)
    found = review(record, game, task.seat, task.simulations, progress)
    return ReviewMade({language: told_review(found, game.speaking(language)) for language in LANGUAGES})


def told_review(found: Review, game: Game[Any]) -> ReviewFound:
    """A review in the language of the game."""
    return ReviewFound(
        curve=[ToldPoint(one.number, game.seat_name(one.actor), round(one.chance, DIGITS)) for one in found.curve],
        parts=ToldParts(*msgspec.structs.astuple(found.parts)),
        mistakes=[_told_mistake(mistake, game) for mistake in found.mistakes],
        judged=found.judged,
        drawn=found.drawn,
        rough=found.rough,
    )


def _told_mistake(mistake: Mistake, game: Game[Any]) -> ToldMistake:
    return ToldMistake(mistake.number, told_choice(mistake.chosen, game), told_choice(mistake.better, game))


def told_choice(choice: JudgedChoice, game: Game[Any]) -> ToldChoice:
    return ToldChoice(choice.word, choice.told(game), choice.worth, choice.odds, choice.feared(game))


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(GENTLE)
    answer_lines(answer_task)
