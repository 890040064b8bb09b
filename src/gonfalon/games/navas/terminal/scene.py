"""A fight as a sum that a person can follow, built from its events."""

from collections.abc import Sequence

import msgspec
from rich.style import Style
from rich.text import Text

from gonfalon.games.navas.rules.events import Fought, Loss, Suffered, Term
from gonfalon.games.navas.rules.pieces import SIDES
from gonfalon.games.navas.terminal import style
from gonfalon.games.navas.terminal.panel import Aside
from gonfalon.games.navas.terminal.style import Names
from gonfalon.terminal import palette

COLUMN = 26


class Scene:
    def __init__(self, names: Names, aside: Aside) -> None:
        self.names = names
        self.aside = aside

    def tell(self, events: Sequence[msgspec.Struct]) -> Text | None:
        """Every fight among these events with its outcome, or None if there was none."""
        first = next((place for place, event in enumerate(events) if isinstance(event, Fought)), None)
        if first is None:
            return None
        parts = [self._part(event) for event in events[first:] if isinstance(event, Fought | Suffered)]
        return Text("\n\n").join(parts)

    def _part(self, event: Fought | Suffered) -> Text:
        return self._fought(event) if isinstance(event, Fought) else self._suffered(event)

    def _fought(self, event: Fought) -> Text:
        other = SIDES[1 - SIDES.index(event.side)]
        lines = [self._heading(event), Text()]
        lines.append(_beside(self._who(event.side, "attack"), self._who(other, "defend", event.target)))
        depth = max(len(event.attack), len(event.defence))
        for place in range(depth):
            lines.append(_beside(self._term(event.attack, place), self._term(event.defence, place)))
        lines.append(_beside(Text(_sum_line(), palette.DIM), Text(_sum_line(), palette.DIM)))
        lines.append(_beside(self._total(event.attack_total), self._total(event.defence_total)))
        lines += [Text(), self._outcome(event)]
        return Text("\n").join(lines)

    def _heading(self, event: Fought) -> Text:
        kind = self.names.say(f"combat-{event.kind}").capitalize()
        way = f"{event.origin} → {event.target}"
        heading = Text(f"{kind} {way}   {self.names.say('term-card')} ", f"bold {palette.BRIGHT_GOLD}")
        return heading.append_text(self.aside.chip(event.card, event.side))

    def _who(self, side: str, does: str, zone: str = "") -> Text:
        told = self.names.say(f"board-{does}", side=self.names.side(side), zone=zone)
        return Text(told, f"bold {style.LIGHT[side]}")

    def _total(self, amount: int) -> Text:
        return Text(_row(self.names.say("board-total"), str(amount)), f"bold {palette.BRIGHT_GOLD}")

    def _term(self, terms: list[Term], place: int) -> Text:
        if place >= len(terms):
            return Text()
        term = terms[place]
        amount = str(term.amount) if place == 0 else _signed(term.amount)
        return Text(_row(self.names.say(f"term-{term.name}"), amount), palette.TEXT)

    def _outcome(self, event: Fought) -> Text:
        gap = event.attack_total - event.defence_total
        if gap == 0:
            return Text(self.names.say("board-equal"), f"bold {palette.TEXT}")
        less, more = sorted((event.attack_total, event.defence_total))
        zone = event.target if gap > 0 else event.origin
        beats = self.names.say("board-beats", more=more, less=less)
        falls = self.names.say("board-falls-on", damage=abs(gap), zone=zone)
        return Text.assemble((f"{beats} ", palette.TEXT), (falls, f"bold {palette.TEXT}"))

    def _suffered(self, event: Suffered) -> Text:
        where = self.names.say("board-in", who=self.names.side(event.side), zone=event.zone)
        line = Text(f"{where}: ", f"bold {style.LIGHT[event.side]}")
        losses = ", ".join(self._loss(loss) for loss in event.losses)
        return line.append(losses, Style(color=palette.TEXT, bold=False))

    def _loss(self, loss: Loss) -> str:
        key = "loss-fell" if loss.fell else "loss-hurt"
        return self.names.say(key, unit=self.names.unit_name(loss.unit), damage=loss.damage)


def _row(name: str, amount: str) -> str:
    return f"{name:<19}{amount:>4}"


def _sum_line() -> str:
    return _row("", "───")


def _signed(amount: int) -> str:
    return f"+{amount}" if amount >= 0 else f"−{-amount}"


def _beside(left: Text, right: Text) -> Text:
    left.pad_right(COLUMN - len(left))
    return left.append_text(right)
