"""What an action comes to on the whole, in one line."""

from collections.abc import Iterator

from gonfalon.core.forecast import Summary
from gonfalon.terminal.boards.board import Board
from gonfalon.terminal.sentences import say


def told_summary(summary: Summary, seat: str, board: Board) -> str:
    """Return the line for the player of this seat, after the decision that it supposes."""
    parts = [board.name(summary.when)] if summary.when else []
    return " · ".join([*parts, *_losses(summary, seat, board), *_chances(summary, seat, board)])


def _losses(summary: Summary, seat: str, board: Board) -> Iterator[str]:
    for what, by_seat in summary.losses.items():
        theirs = sum(amount for one, amount in by_seat.items() if one != seat)
        own = by_seat.get(seat, 0.0)
        yield say("odds-losses", what=board.name(f"losses-{what}"), you=_decimal(own), enemy=_decimal(theirs))


def _chances(summary: Summary, seat: str, board: Board) -> Iterator[str]:
    for turn, by_seat in summary.chances.items():
        for who, chance in sorted(by_seat.items(), key=lambda one: one[0] == seat):
            yield say("odds-chance", what=board.name(f"{turn}-{_whose(who, seat)}"), chance=percent(chance))
    for who, places in summary.sweeps.items():
        does = board.name(f"sweeps-{_whose(who, seat)}")
        for place, chance in places.items():
            yield say("odds-sweep", does=does, where=board.name(place), chance=percent(chance))
    for who, chance in summary.wins.items():
        yield say("odds-you-win" if who == seat else "odds-enemy-wins", chance=percent(chance))


def _whose(who: str, seat: str) -> str:
    return "you" if who == seat else "enemy"


def percent(chance: float) -> str:
    return say("odds-percent", number=f"{100 * chance:.0f}" if chance == 0 or chance >= 0.01 else "<1")


def _decimal(amount: float) -> str:
    whole, tenth = divmod(round(10 * amount), 10)
    return say("odds-decimal", whole=whole, tenth=tenth)
