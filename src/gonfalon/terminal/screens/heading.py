"""The line above the board: who plays here, where in the game we are, who is to decide, and the clocks."""

from collections.abc import Mapping

from rich.text import Text

from gonfalon.core import WATCHER, Sight
from gonfalon.protocol.types import Milliseconds
from gonfalon.terminal.board import Board
from gonfalon.terminal.session.session import Session
from gonfalon.terminal.texts import say

DARK, GOLD, RED = "#191C28", "#F0C95A", "#E0705F"
GAP = 4
SECOND = 1_000
HURRY = 30 * SECOND
_HOUR = 3_600
_DAY = 24 * _HOUR


class Heading:
    def __init__(self, session: Session, board: Board) -> None:
        self._session = session
        self._board = board

    def of(self, seat: int, sight: Sight, width: int) -> tuple[Text, Text]:
        """The left and the right part. In a narrow screen only colours say whose clock it is."""
        left, right = self._left(seat, sight), self._right(seat, sight, names=True)
        if left.cell_len + right.cell_len + GAP > width:
            right = self._right(seat, sight, names=False)
        for more in (self._warning(sight), self._others(seat)):
            if left.cell_len + more.cell_len + right.cell_len + GAP <= width:
                left.append_text(more)
        return left, right

    def _others(self, seat: int) -> Text:
        """Those who are not here, each in the colour of its side."""
        text = Text()
        for number, side in enumerate(self._session.game.seats):
            if number != seat and (name := self._session.names.get(side)):
                text.append(f" · {name}", self._board.colour(side))
        return text

    def _warning(self, sight: Sight) -> Text:
        """The ways to win that the next turn can decide, each in the colour of its side."""
        text = Text()
        for way in sight.progress if not sight.result else ():
            if way.near:
                text.append(f" · {self._session.game.say(way)} !", f"bold {self._board.colour(way.seat)}")
        return text

    def _left(self, seat: int, sight: Sight) -> Text:
        mine = self._session.game.seat_name(seat)
        name = say("looking-on") if seat == WATCHER else self._board.name(mine)
        chip = Text(f" {name} ", f"bold {DARK} on {self._board.colour(mine)}")
        return Text.assemble(chip, " ", self._time(mine), " ").append_text(self._board.heading(sight.view))

    def _right(self, seat: int, sight: Sight, *, names: bool) -> Text:
        """What is happening now, and the clocks of the others."""
        text = Text().append_text(self._now(seat, sight))
        for number, name in enumerate(self._session.game.seats):
            if number != seat and (clock := self._time(name)):
                clock.stylize("" if names else self._board.colour(name))
                text.append(f"  {self._board.name(name)} " if names else "  ", self._board.colour(name))
                text.append_text(clock)
        return text

    def _now(self, seat: int, sight: Sight) -> Text:
        if sight.result:
            return Text(say("over"), "bold")
        if self._session.cut_off:
            return Text(say("line-broken"), f"italic {RED}")
        asked = self._session.asked
        if asked == seat:
            return Text(say("your-decision"), f"bold {GOLD}")
        name = self._session.game.seat_name(asked)
        called = self._session.names.get(name) or self._board.name(name)
        return Text(self._waiting_for(called, asked in self._session.bots), f"italic {self._board.colour(name)}")

    def _waiting_for(self, name: str, is_bot: bool) -> str:
        if not is_bot:
            return say("to-decide", name=name)
        done = self._session.thought
        if done is None:
            return say("thinking", name=name)
        return say("thinking-hurry" if self._session.persons else "thinking-long", name=name, done=round(100 * done))

    def _time(self, name: str) -> Text:
        clocks: Mapping[str, Milliseconds] = self._session.clocks() or {}
        if name not in clocks:
            return Text()
        return Text(spelt(clocks[name]), f"bold {RED if clocks[name] < HURRY else GOLD}")


def spelt(left: Milliseconds) -> str:
    """Minutes and seconds, or hours too, or days and hours."""
    seconds = max(0, left) // SECOND
    if seconds >= _DAY:
        return f"{seconds // _DAY} d {seconds % _DAY // _HOUR} h"
    hours, minutes = divmod(seconds // 60, 60)
    return f"{hours}:{minutes:02}:{seconds % 60:02}" if hours else f"{minutes}:{seconds % 60:02}"
