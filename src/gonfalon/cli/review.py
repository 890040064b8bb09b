"""The subcommand `review`: looks back at a finished match."""

import argparse
import sys
from pathlib import Path
from typing import Any

from gonfalon.cli.sentences import say
from gonfalon.cli.shared import add_command, add_edition, count, edition_in, fail
from gonfalon.core import Record, RecordError, registry
from gonfalon.core.registry import UnknownVersion


def add_review(commands: Any) -> None:
    command = add_command(commands, "review", _review, "help-review", "more-review")
    command.add_argument("file", type=Path, help="help-record")
    command.add_argument("--seat", help="help-review-seat")
    command.add_argument("--simulations", type=count, default=400, help="help-review-simulations")
    add_edition(command)


def _review(arguments: argparse.Namespace) -> int:
    from gonfalon.cli.review_lines import review_lines
    from gonfalon.review import Undecided, review
    from gonfalon.terminal.texts import language

    try:
        record = Record.parse(arguments.file.read_text(encoding="utf-8"), unfinished=True)
        game = registry.opened(record.game, record.rules, record.digest, edition_in(arguments)).speaking(language())
        if arguments.seat not in (None, *game.seats):
            return fail(say("no-such-seat", seat=arguments.seat, offered=", ".join(game.seats)))
        for seat in [arguments.seat] if arguments.seat else game.seats:
            found = review(record, game, game.seat_number(seat), arguments.simulations, _progress)
            print("\n".join(review_lines(found, record, game, str(arguments.file))))
    except Undecided:
        return fail(say("review-undecided"))
    except RecordError as error:
        return fail(say("review-broken", line=error.line))
    except UnknownVersion as error:
        return fail(say("review-unknown", edition=record.edition, game=error.installed.name))
    return 0


def _progress(done: int, actions: int) -> None:
    """Only for eyes: the line is gone when the review is there."""
    if sys.stderr.isatty():
        line = "" if done == actions else say("review-progress", done=done, actions=actions)
        print(f"\r{line}\033[K", end="", file=sys.stderr, flush=True)
