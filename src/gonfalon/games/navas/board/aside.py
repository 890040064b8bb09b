"""What is shown beside the page: initiative, active card, piles, hands; and what a perfect memory adds."""

from rich.text import Text

from gonfalon.drawing import palette
from gonfalon.games.navas.board import colours
from gonfalon.games.navas.board.names import Names
from gonfalon.games.navas.pieces import SIDES
from gonfalon.games.navas.view import HandView, NavasView

CARD_WIDTH = 7
BLANK = " " * CARD_WIDTH


class Aside:
    def __init__(self, names: Names) -> None:
        self.names = names

    def table(self, view: NavasView, *, tall: bool) -> Text:
        lines = [self._side(view, side) for side in SIDES]
        lines += [self._active(view), self._piles(view)]
        lines += [Text(line, palette.DIM) for line in self._remembered(view)]
        lines += [Text(line, palette.DIM) for line in self._specials(view, tall=tall)]
        return Text("\n").join(lines)

    def hand(self, view: NavasView, *, tall: bool) -> Text:
        """What this seat holds; for a spectator who sees both hands, one after the other."""
        held = [(side, view.hands[side]) for side in SIDES if view.hands[side].cards is not None]
        blocks = [self._hand(view, side, hand, tall=tall) for side, hand in held]
        return Text("\n").join(blocks)

    def _side(self, view: NavasView, side: str) -> Text:
        """A side's initiative card and how many cards it holds."""
        card = view.initiative[side]
        shown = self.chip(card, side) if card else self._back() if side in view.face_down else Text("   –   ", "dim")
        line = Text.assemble((f"{self.names.side(side):<11}", f"bold {colours.LIGHT[side]}"), shown)
        line.append(f" {self.names.say('aside-cards', cards=view.hands[side].count)}", palette.TEXT)
        if view.advanced:
            line.append(f" ★{view.specials[side].count}", palette.BRIGHT_GOLD)
        return line.append(f"\n{'':<11}{self.names.say('aside-shielded')}" if view.shield == side else "", palette.TEXT)

    def _active(self, view: NavasView) -> Text:
        line = Text(f"{self.names.say('aside-active'):<11}", palette.DIM)
        if view.active is None:
            return line.append("   –   ", "dim")
        line.append_text(self.chip(view.active, view.asked if view.asked in SIDES else view.seat))
        return line.append(f" {self.names.say('aside-points', points=view.points)}", palette.TEXT)

    def _piles(self, view: NavasView) -> Text:
        line = Text(f"{self.names.say('board-discard', cards=view.discard):<11}", palette.DIM)
        line.append_text(self.chip(view.discard_top, view.seat) if view.discard_top else Text("   –   ", "dim"))
        return line.append(f" {self.names.say('aside-deck', cards=view.deck)}", palette.TEXT)

    def _remembered(self, view: NavasView) -> list[str]:
        """What the memory aid adds: the order of the piles and the cards known to be in the other hand."""
        lines = []
        if view.discard_order and len(view.discard_order) > 1:
            lines.append(self.names.say("board-below", cards=" ".join(reversed(view.discard_order[:-1]))))
        if view.deck_order:
            lines.append(self.names.say("board-next", cards=" ".join(view.deck_order)))
        for side in SIDES:
            known = view.hands[side].shown + view.hands[side].peeked
            if side != view.seat and known and view.hands[side].cards is None:
                cards = " ".join(dict.fromkeys(known))
                lines.append(self.names.say("aside-hold", side=self.names.side(side), cards=cards))
        return lines

    def _specials(self, view: NavasView, *, tall: bool) -> list[str]:
        """The special cards that the seat can see; used ones are open too, and are shown if there is room."""
        kept = [view.specials[side].cards or [] for side in SIDES]
        lines = ["★ " + ", ".join(self.names.special(card) for card in cards) for cards in kept if cards]
        if view.used and tall:
            lines.append(self.names.say("board-used", cards=", ".join(self.names.special(card) for card in view.used)))
        return lines

    def _hand(self, view: NavasView, side: str, hand: HandView, *, tall: bool) -> Text:
        cards = hand.cards or []
        title = self.names.say("board-own-hand") if side == view.seat else self.names.side(side)
        if not cards:
            return Text(self.names.say("aside-empty", hand=title), palette.DIM)
        if tall:
            draw = (self._top, self._middle, self._foot)
            rows = [Text(" ").join(row(card, side) for card in cards) for row in draw]
            return Text("\n").join([Text(title, f"bold {colours.LIGHT[side]}"), *rows])
        parts = [Text(f"{title:<10}", f"bold {colours.LIGHT[side]}"), *(self.chip(card, side) for card in cards)]
        return Text(" ").join(parts) if len(cards) < 3 else Text("\n").join([parts[0], Text(" ").join(parts[1:])])

    def chip(self, name: str, side: str) -> Text:
        """A card on one line: Muslim number, coat, Christian number; the side's own number stands out."""
        card = self.names.card(name)
        sign, fore, back = colours.COAT[card.coat]
        return Text.assemble(
            (f" {card.muslim} ", self._number("muslim", side)),
            (sign, f"bold {fore} on {back}"),
            (f" {card.christian} ", self._number("christian", side)),
        )

    def _top(self, name: str, side: str) -> Text:
        return Text(str(self.names.card(name).muslim).center(CARD_WIDTH), self._number("muslim", side))

    def _middle(self, name: str, _side: str) -> Text:
        sign, fore, back = colours.COAT[self.names.card(name).coat]
        return Text((sign * 3).center(CARD_WIDTH), f"bold {fore} on {back}")

    def _foot(self, name: str, side: str) -> Text:
        return Text(str(self.names.card(name).christian).center(CARD_WIDTH), self._number("christian", side))

    def _number(self, whose: str, side: str) -> str:
        return f"{'bold ' + palette.BONE if whose == side else palette.DIM} on {colours.SHIELD[whose]}"

    def _back(self) -> Text:
        return Text("░░░?░░░", f"{palette.DIM} on {palette.PANEL}")
