"""The side panel, and choices in words with their prices."""

from rich.text import Text

from gonfalon.games.navas.edition import SPECIALS
from gonfalon.games.navas.interface.views import HandView, NavasView, UnitView
from gonfalon.games.navas.rules.attacks import ATTACK_COST, CHARGE_COST, SHOT_COST
from gonfalon.games.navas.rules.moves import RALLY_COST, SHIELD_COST, SWITCH_COST, move_cost
from gonfalon.games.navas.rules.pieces import MUSLIM, SIDES, ZONE_NAMES
from gonfalon.games.navas.terminal import style
from gonfalon.games.navas.terminal.style import Names
from gonfalon.terminal import palette

Path = tuple[str, ...]
NEVER_MOVE = ("al-nasir", "black-guard")


class Phrases:
    def __init__(self, names: Names) -> None:
        self.names = names

    def phrase(self, view: NavasView, path: Path, at: int) -> str:
        """Step `at` of this path in plain words."""
        step, verb = path[at], path[0]
        if at == 0:
            return self._priced(self.names.say(f"do-{verb}"), view, path[:1])
        if self.names.words.has(f"do-{verb}-{step}"):
            return self._priced(self.names.say(f"do-{verb}-{step}"), view, path)
        if step in ZONE_NAMES:
            zone = f"{step}  {self.names.troops(view.zones[step])}"
            return self._priced(zone, view, path[:3]) if at == 2 and price_of(view, path[:1]) is None else zone
        if step in SPECIALS:
            return self._special(step)
        if verb == "take":
            return self._shares(step)
        return self._pieces(view, path, step)

    def _priced(self, said: str, view: NavasView, path: Path) -> str:
        price = price_of(view, path)
        return said if price is None else f"{said} · {self.names.say('do-price', points=price)}"

    def _special(self, step: str) -> str:
        return f"{self.names.special(step)}: {self.names.say(f'does-{step}')}"

    def _shares(self, step: str) -> str:
        shares = [share.split("=") for share in step.split(" ")]
        return ", ".join(f"{self.names.unit_name(tag)} −{damage}" for tag, damage in shares)

    def _pieces(self, view: NavasView, path: Path, step: str) -> str:
        """A combat card, or a group of units with the power they bring."""
        tags = step.split("+")
        if step == "all":
            everybody = _able(view.zones[path[1]], path[0], self.names)
            power = self.names.say("do-power", power=sum(unit.power for unit in everybody))
            return f"{self.names.say('do-everybody')} {len(everybody)} · {power}"
        units = [unit for zone in view.zones.values() for unit in zone if unit.tag in tags]
        if not units:
            return self._card(view, step) if self.names.is_card(step) else step
        if path[0] == "rally":
            zone = next(name for name, there in view.zones.items() if units[0] in there)
            return self.names.say("board-in", who=self.names.unit_name(step), zone=zone)
        return self.names.troops(units) if path[0] != "shoot" else self.names.unit_name(step)

    def _card(self, view: NavasView, name: str) -> str:
        """A card with what its numbers mean to the one who chooses."""
        card = self.names.card(name)
        own, other = (card.muslim, card.christian) if view.asked == "muslim" else (card.christian, card.muslim)
        return self.names.say("do-card", card=name, own=own, other=other)


def _able(units: list[UnitView], verb: str, names: Names) -> list[UnitView]:
    """The units that "all" means: those that can move, or those that are fresh enough to fight."""
    if verb == "move":
        return [unit for unit in units if names.unit(unit.tag).special not in NEVER_MOVE]
    return [unit for unit in units if not unit.exhausted]


def price_of(view: NavasView, path: tuple[str, ...]) -> int | None:
    """In action points; None if it costs none, if that depends on a step to come, or for whoever only looks on."""
    if view.seat not in SIDES:
        return None
    verb, side = path[0], SIDES.index(view.seat)
    if verb == "move":
        return _move(view, side, path[2:3])
    if verb == "switch":
        return SHIELD_COST if path[1:] == ("shield",) else SWITCH_COST
    return {"shoot": SHOT_COST[side], "attack": ATTACK_COST[side], "charge": CHARGE_COST, "rally": RALLY_COST}.get(verb)


def _move(view: NavasView, side: int, target: tuple[str, ...]) -> int | None:
    """For the Muslims it is the same wherever they go."""
    if target:
        return move_cost(side, ZONE_NAMES.index(target[0]), not view.zones[target[0]])
    return move_cost(side, 0, True) if side == MUSLIM else None


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
        line = Text.assemble((f"{self.names.side(side):<11}", f"bold {style.LIGHT[side]}"), shown)
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
            return Text("\n").join([Text(title, f"bold {style.LIGHT[side]}"), *rows])
        parts = [Text(f"{title:<10}", f"bold {style.LIGHT[side]}"), *(self.chip(card, side) for card in cards)]
        return Text(" ").join(parts) if len(cards) < 3 else Text("\n").join([parts[0], Text(" ").join(parts[1:])])

    def chip(self, name: str, side: str) -> Text:
        """A card on one line: Muslim number, coat, Christian number; the side's own number stands out."""
        card = self.names.card(name)
        sign, fore, back = style.COAT[card.coat]
        return Text.assemble(
            (f" {card.muslim} ", self._number("muslim", side)),
            (sign, f"bold {fore} on {back}"),
            (f" {card.christian} ", self._number("christian", side)),
        )

    def _top(self, name: str, side: str) -> Text:
        return Text(str(self.names.card(name).muslim).center(CARD_WIDTH), self._number("muslim", side))

    def _middle(self, name: str, _side: str) -> Text:
        sign, fore, back = style.COAT[self.names.card(name).coat]
        return Text((sign * 3).center(CARD_WIDTH), f"bold {fore} on {back}")

    def _foot(self, name: str, side: str) -> Text:
        return Text(str(self.names.card(name).christian).center(CARD_WIDTH), self._number("christian", side))

    def _number(self, whose: str, side: str) -> str:
        return f"{'bold ' + palette.BONE if whose == side else palette.DIM} on {style.SHIELD[whose]}"

    def _back(self) -> Text:
        return Text("░░░?░░░", f"{palette.DIM} on {palette.PANEL}")
