"""Why something is not allowed: the first rule that it breaks, in the booklet's order.

Uses only what the seat itself may know, so that an answer gives nothing away.
"""

import re
from collections.abc import Callable
from typing import NoReturn

from gonfalon.core.refusal import Inquiry, Refusal
from gonfalon.games.navas.edition import SPECIALS
from gonfalon.games.navas.interface.notation import word_of
from gonfalon.games.navas.interface.view_builder import position_line
from gonfalon.games.navas.interface.views import QUESTIONS
from gonfalon.games.navas.rules import state as st
from gonfalon.games.navas.rules.attacks import (
    ATTACK_COST,
    CHARGE_COST,
    COMBATS_A_TURN,
    SHOT_COST,
    SHOTS_A_TURN,
    charge_reach,
)
from gonfalon.games.navas.rules.engine import RULES, legal
from gonfalon.games.navas.rules.moves import RALLY_COST, SHIELD_COST, SWITCH_COST, move_cost, reach
from gonfalon.games.navas.rules.pieces import (
    BOWSHOT,
    CHRISTIAN,
    FULL_POWER,
    LIMIT,
    MILITIA,
    MUSLIM,
    NEIGHBOURS,
    PETER,
    RADA,
    ROW,
    SIDES,
    ZONE_NAMES,
    owner_of,
    side_of,
)
from gonfalon.games.navas.rules.special import COLUMN_A, holds
from gonfalon.games.navas.rules.state import NONE, State, alive, cards_of, holder, is_tired

WAY = re.compile(r"([a-z]\d+)>([a-z]\d+)", re.IGNORECASE)
OUT_OF_TURN_CARDS = {"al-husayni", "black-guard", "jund-infantry", "kurdish-cavalry", "jihad-volunteers"}
IN_ATTACK_CARDS = {"sancho-vii", "lopez-de-haro"}


def why_not(s: State, seat: int, tried: str) -> Refusal:
    words = [word_of(s, action) for action in legal(s)] if s.asked == seat else []
    return _Inquiry(s, seat, tried, position_line(s, seat), words).refusal()


class _Inquiry(Inquiry[State]):
    def inquire(self) -> NoReturn:
        s = self.s
        if s.ask == st.OVER:
            self.no("game-over", "N9.4")
        if s.asked != self.seat:
            self.no("not-your-turn", RULES[s.ask], asked=SIDES[s.asked] if s.asked >= 0 else "fate")
        questions = _VERBS.get(self.verb)
        if questions is None:
            self.no("unknown-word", RULES[s.ask], verb=self.verb)
        asked, inquiry = questions
        if s.ask not in asked:
            self._wrong_moment()
        inquiry(self)
        self.no("not-offered", RULES[s.ask])

    def _wrong_moment(self) -> NoReturn:
        code, rule = "answer-first", RULES[self.s.ask]
        if self.s.ask in (st.ACT, st.PLAY):
            code, rule = _WRONG_MOMENTS[self.verb]
        self.no(code, rule, verb=self.verb, question=QUESTIONS[self.s.ask])

    # Cards.

    def card(self, missing: str, rule: str) -> None:
        names = self.s.pieces.card_names
        if len(self.args) != 1 or self.args[0] not in names:
            self.no("no-such-card", "N2.1", card=" ".join(self.args))
        held = cards_of(self.s.hands[self.seat])
        if self.s.ask != st.EXCHANGE and names.index(self.args[0]) not in held:
            self.no(missing, rule, card=self.args[0])

    def initiative(self) -> None:
        self.card("initiative-card-not-held", "N4.1")

    def play(self) -> None:
        self.card("card-not-held", "N4.2")

    def exchange(self) -> None:
        self.card("card-not-held", "N10.4")
        self.no("card-not-in-piles", "N10.4", card=self.args[0])

    def discard(self) -> None:
        self.special_card()
        self.no("special-not-held", "N10.1", card=self.args[0])

    # Zones and units.

    def way(self) -> tuple[int, int]:
        """The two zones of an attempt, which must exist; the seat must hold the first."""
        found = WAY.fullmatch(self.args[0]) if self.args else None
        if found is None:
            self.no("needs-two-zones", RULES[self.s.ask], verb=self.verb)
        names = [name.upper() for name in found.groups()]
        for name in names:
            if name not in ZONE_NAMES:
                self.no("no-such-zone", "N1.1", zone=name)
        origin, target = (ZONE_NAMES.index(name) for name in names)
        if not self.s.units[origin]:
            self.no("origin-empty", "N1.4", zone=names[0])
        if holder(self.s.units[origin]) != self.seat:
            self.no("origin-not-yours", "N1.4", zone=names[0])
        return origin, target

    def group(self, origin: int, everyone: tuple[int, ...]) -> tuple[int, ...]:
        """The units that an attempt names, all of which must be in the origin."""
        if len(self.args) < 2:
            self.no("names-no-units", RULES[self.s.ask], verb=self.verb)
        if self.args[1] == "all":
            return everyone
        units = [self.unit(tag) for tag in self.args[1].split("+")]
        for unit in units:
            if unit not in self.s.units[origin]:
                rule = "N5.1" if self.verb == "move" else "N6.1"
                self.no("unit-not-there", rule, unit=self.tag(unit), zone=ZONE_NAMES[origin])
        return tuple(sorted(set(units)))

    def unit(self, tag: str) -> int:
        if tag not in self.s.pieces.tags:
            self.no("no-such-unit", "N3.2", unit=tag)
        unit = self.s.pieces.tags.index(tag)
        if side_of(unit) != self.seat:
            self.no("unit-not-yours", "N1.4", unit=tag)
        if self.s.power[unit] == 0:
            self.no("unit-fallen", "N1.5", unit=tag)
        return unit

    def tag(self, unit: int) -> str:
        return self.s.pieces.tags[unit]

    def pay(self, code: str, rule: str, cost: int) -> None:
        if self.s.points < cost:
            self.no(code, rule, cost=cost, points=self.s.points)

    # N5's actions.

    def move(self) -> None:
        s = self.s
        origin, target = self.way()
        units = self.group(origin, s.units[origin])
        if target not in NEIGHBOURS[origin]:
            self.no("not-adjacent", "N1.3", origin=ZONE_NAMES[origin], target=ZONE_NAMES[target])
        if target not in reach(self.seat, origin):
            self.no("christian-leaves-column", "N5.3")
        if holder(s.units[target]) == 1 - self.seat:
            self.no("enemy-in-the-way", "N1.4", zone=ZONE_NAMES[target])
        self._move_units(origin, target, units)
        empty = not s.units[target]
        cost = move_cost(self.seat, target, empty)
        self.pay("cannot-pay-march" if cost == 2 else "cannot-pay-move", "N5.3" if cost == 2 else "N5.1", cost)

    def _move_units(self, origin: int, target: int, units: tuple[int, ...]) -> None:
        s = self.s
        fixed = [unit for unit in s.units[origin] if s.pieces.immobile[unit]]
        named = [unit for unit in units if unit in fixed and self.args[1] != "all"]
        if named:
            self.no("immobile", "N5.2", unit=self.tag(named[0]))
        if not s.units[target]:
            if fixed:
                self.no("immobile-left-behind", "N5.2", unit=self.tag(fixed[0]))
            if units != s.units[origin]:
                self.no("all-must-go", "N5.1", zone=ZONE_NAMES[target])
        movers = [unit for unit in units if unit not in fixed]
        if not movers:
            self.no("immobile", "N5.2", unit=self.tag(fixed[0]))
        if len(s.units[target]) + len(movers) > LIMIT:
            self.no("over-the-limit", "N1.4", zone=ZONE_NAMES[target], room=LIMIT - len(s.units[target]))

    def rally(self) -> None:
        unit = self.unit(self.args[0] if self.args else "")
        if self.s.power[unit] == FULL_POWER:
            self.no("not-hurt", "N5.4", unit=self.tag(unit))
        if is_tired(self.s, unit):
            self.no("exhausted-cannot-rally", "N5.4", unit=self.tag(unit))
        self.pay("cannot-pay-rally", "N5.4", RALLY_COST)

    def switch(self) -> None:
        if self.args not in ([], ["shield"]):
            self.no("unknown-word", "N5.5", verb=self.tried)
        if self.s.shield == 1 - self.seat:
            self.no("shielded", "N5.5")
        if self.args:
            self.pay("cannot-pay-shield", "N5.5", SHIELD_COST)
        self.pay("cannot-pay-switch", "N5.5", SWITCH_COST)

    # N6's combats.

    def combat_left(self) -> None:
        if self.s.combats >= COMBATS_A_TURN:
            self.no("third-combat", "N6.1")

    def enemy_in(self, target: int, rule: str) -> None:
        there = holder(self.s.units[target])
        if there == self.seat:
            self.no("own-zone", rule, zone=ZONE_NAMES[target])
        if there == NONE:
            self.no("nobody-there", rule, zone=ZONE_NAMES[target])

    def shoot(self) -> None:
        s = self.s
        origin, target = self.way()
        units = self.group(origin, s.units[origin])
        if len(units) != 1:
            self.no("one-archer-only", "N6.2")
        if not s.pieces.archer[units[0]]:
            self.no("not-an-archer", "N6.2", unit=self.tag(units[0]))
        if target not in BOWSHOT[origin]:
            self.no("out-of-bowshot", "N6.2", origin=ZONE_NAMES[origin], target=ZONE_NAMES[target])
        self.enemy_in(target, "N6.2")
        if is_tired(s, units[0]):
            self.no("archer-exhausted", "N6.2", unit=self.tag(units[0]))
        self.combat_left()
        if s.shots >= SHOTS_A_TURN:
            self.no("second-shot", "N6.1")
        self.pay("cannot-pay-shot", "N6.2", SHOT_COST[self.seat])
        self.no("write-the-archer", "N6.2", unit=self.tag(units[0]))

    def attack(self) -> None:
        origin, target = self.way()
        if target not in NEIGHBOURS[origin]:
            self.no("attack-not-adjacent", "N6.3", origin=ZONE_NAMES[origin], target=ZONE_NAMES[target])
        self.enemy_in(target, "N6.3")
        self.joiners(origin)
        self.combat_left()
        self.pay("cannot-pay-attack", "N6.3", ATTACK_COST[self.seat])

    def charge(self) -> None:
        origin, target = self.way()
        if target not in NEIGHBOURS[origin]:
            self.no("charge-not-adjacent", "N6.4", origin=ZONE_NAMES[origin], target=ZONE_NAMES[target])
        if target not in charge_reach(self.seat, origin):
            self.no("charge-not-ahead", "N6.4")
        self.enemy_in(target, "N6.4")
        joined = self.joiners(origin)
        if not any(self.s.pieces.cavalry[unit] for unit in joined):
            self.no("charge-without-rider", "N6.4", zone=ZONE_NAMES[origin])
        self.combat_left()
        self.pay("cannot-pay-charge", "N6.4", CHARGE_COST)

    def joiners(self, origin: int) -> tuple[int, ...]:
        fresh = tuple(unit for unit in self.s.units[origin] if not is_tired(self.s, unit))
        joined = self.group(origin, fresh)
        if not fresh:
            self.no("all-exhausted", "N6.5", zone=ZONE_NAMES[origin])
        for unit in joined:
            if unit not in fresh:
                self.no("joiner-exhausted", "N6.5", unit=self.tag(unit))
        return joined

    def take(self) -> None:
        s = self.s
        now = len(s.spreads)
        units = s.units[s.hit_zones[now]]
        total = 0
        for arg in self.args:
            tag, _, share = arg.partition("=")
            unit = self.unit(tag)
            if unit not in units:
                self.no("not-in-the-zone-hit", "N6.7", unit=tag, zone=ZONE_NAMES[s.hit_zones[now]])
            if not share.isdecimal():
                self.no("unreadable-share", "N6.7", share=arg)
            if int(share) > s.power[unit]:
                self.no("more-than-its-power", "N6.7", unit=tag, power=s.power[unit])
            total += int(share)
        if total != s.hit_damage[now]:
            self.no("wrong-total", "N6.7", total=total, damage=s.hit_damage[now])

    def karr(self) -> None:
        self.no("karr-yes-or-no", "N8.1")

    # N10's cards.

    def special_card(self) -> int:
        if not self.s.advanced:
            self.no("no-special-cards", "N10.1")
        if not self.args or self.args[0] not in SPECIALS:
            self.no("no-such-special", "N10.1", card=self.args[0] if self.args else "")
        special = SPECIALS.index(self.args[0])
        if owner_of(special) != self.seat:
            self.no("special-not-yours", "N10.1", card=self.args[0])
        return special

    def use(self) -> None:
        s = self.s
        special = self.special_card()
        if (s.used >> special) & 1:
            self.no("special-used", "N10.1", card=self.args[0])
        if not holds(s, special):
            self.no("special-not-held", "N10.1", card=self.args[0])
        if s.ask == st.REACT and special != s.offered:
            self.no("other-card-asked", "N10.4", card=self.args[0], asked=SPECIALS[s.offered])
        if s.ask == st.REACT:
            return
        if self.args[0] in OUT_OF_TURN_CARDS:
            self.no("special-waits-for-its-moment", "N10.4", card=self.args[0])
        if self.args[0] in IN_ATTACK_CARDS:
            self.no("special-goes-with-an-attack", "N10.4", card=self.args[0])
        if not alive(s, special):
            self.no("special-units-gone", "N10.2", card=self.args[0])
        self._own_turn_card(special)

    def _own_turn_card(self, special: int) -> None:
        s = self.s
        if special == RADA and s.hands[MUSLIM] == 0:
            self.no("hand-empty", "N10.4")
        if special == MILITIA and s.acted:
            self.no("militia-too-late", "N10.4")
        self.pay("cannot-pay-special", "N10.3", s.pieces.costs[special])
        if special == PETER:
            self._free_move()

    def _free_move(self) -> None:
        s = self.s
        self.args = self.args[1:]
        if not self.args:
            self.no("free-move-needs-zones", "N10.4")
        origin, target = self.way()
        if origin % ROW != COLUMN_A:
            self.no("free-move-other-column", "N10.4")
        if target not in reach(CHRISTIAN, origin):
            self.no("free-move-not-ahead-or-back", "N10.4")
        if s.units[target]:
            self.no("free-move-not-empty", "N10.4", zone=ZONE_NAMES[target])
        if not any(s.pieces.cavalry[unit] for unit in s.units[origin]):
            self.no("free-move-without-rider", "N10.4", zone=ZONE_NAMES[origin])


# Which questions a verb answers, and the inquiry that explains a refusal there.
_VERBS: dict[str, tuple[tuple[int, ...], Callable[[_Inquiry], None]]] = {
    "discard": ((st.DISCARD,), _Inquiry.discard),
    "initiative": ((st.INITIATIVE,), _Inquiry.initiative),
    "play": ((st.PLAY,), _Inquiry.play),
    "end": ((st.ACT,), lambda inquiry: None),
    "move": ((st.ACT,), _Inquiry.move),
    "rally": ((st.ACT,), _Inquiry.rally),
    "switch": ((st.ACT,), _Inquiry.switch),
    "shoot": ((st.ACT,), _Inquiry.shoot),
    "attack": ((st.ACT,), _Inquiry.attack),
    "charge": ((st.ACT,), _Inquiry.charge),
    "take": ((st.SPREAD,), _Inquiry.take),
    "karr": ((st.KARR,), _Inquiry.karr),
    "advance": ((st.ADVANCE,), lambda inquiry: None),
    "stay": ((st.ADVANCE,), lambda inquiry: None),
    "use": ((st.ACT, st.REACT), _Inquiry.use),
    "pass": ((st.REACT,), lambda inquiry: None),
    "exchange": ((st.EXCHANGE,), _Inquiry.exchange),
}

_WRONG_MOMENTS = {
    "discard": ("lay-aside-not-now", "N10.1"),
    "initiative": ("initiative-not-now", "N4.1"),
    "play": ("card-already-played", "N4.2"),
    "take": ("no-damage-to-take", "N6.7"),
    "karr": ("karr-not-now", "N8.1"),
    "advance": ("advance-not-now", "N6.9"),
    "stay": ("advance-not-now", "N6.9"),
    "pass": ("nothing-to-pass", "N10.4"),
    "exchange": ("exchange-not-now", "N10.4"),
    "use": ("special-not-now", "N10.4"),
    "end": ("play-a-card-first", "N4.2"),
    "move": ("play-a-card-first", "N4.2"),
    "rally": ("play-a-card-first", "N4.2"),
    "switch": ("play-a-card-first", "N4.2"),
    "shoot": ("play-a-card-first", "N4.2"),
    "attack": ("play-a-card-first", "N4.2"),
    "charge": ("play-a-card-first", "N4.2"),
}
