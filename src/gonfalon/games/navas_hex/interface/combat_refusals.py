"""Why a unit may not fire, attack, or answer an attack; and what any refused word names."""

from gonfalon.core.refusal import Inquiry
from gonfalon.games.navas_hex.hexes import OFF, in_cone
from gonfalon.games.navas_hex.rules import state as st
from gonfalon.games.navas_hex.rules.charge import charge_targets, runs
from gonfalon.games.navas_hex.rules.fronts import has_in_front, is_near_enemy, way_to
from gonfalon.games.navas_hex.rules.melee import attackers_on
from gonfalon.games.navas_hex.rules.pieces import AB, AR, CL, NONE
from gonfalon.games.navas_hex.rules.retreat import steps_to_edge
from gonfalon.games.navas_hex.rules.special import is_held
from gonfalon.games.navas_hex.rules.state import Attack, State, is_


class CombatInquiry(Inquiry[State]):
    # What the words of an action may name.

    def argument(self, place: int, code: str, rule: str) -> str:
        if len(self.args) <= place:
            self.no(code, rule, verb=self.verb)
        return self.args[place]

    def hex(self, place: int = 0) -> int:
        name = self.argument(place, "names-no-hex", "H1.1")
        if name not in self.s.pieces.ground.numbers:
            self.no("no-such-hex", "H1.1", hex=name)
        return self.s.pieces.ground.numbers[name]

    def unit(self) -> int:
        """One of the own units, on the map."""
        s, tag = self.s, self.argument(0, "names-no-unit", "H2.6")
        if tag not in s.pieces.tag_numbers:
            self.no("no-such-unit", "H2.6", unit=tag)
        unit = s.pieces.tag_numbers[tag]
        if s.pieces.side[unit] != self.seat:
            self.no("not-your-unit", "H4.5", unit=tag)
        if s.gone[unit] == st.WITHDRAWN:
            self.no("unit-withdrawn", "H11.6", unit=tag)
        if s.gone[unit] != st.ON_MAP:
            self.no("unit-gone", "H2.4", unit=tag)
        return unit

    def enemy(self, place: int) -> int:
        """The enemy unit in a hex."""
        hex_ = self.hex(place)
        unit = self.s.at[hex_]
        if unit == NONE:
            self.no("nobody-there", "H1.5", hex=self.args[place])
        if self.s.pieces.side[unit] == self.seat:
            self.no("own-unit-there", "H1.5", hex=self.args[place], unit=self.s.pieces.tags[unit])
        return unit

    def facts(self, unit: int) -> dict[str, str | int]:
        return {"unit": self.s.pieces.tags[unit]}

    # What a unit must be.

    def is_not_routed(self, unit: int) -> None:
        if self.s.order[unit] == st.ROUTED:
            self.no("routed", "H2.4", **self.facts(unit))

    def has_not_acted(self, unit: int) -> None:
        if is_(self.s, unit, st.ACTED):
            self.no("acted-already", "H3.4", **self.facts(unit))

    def is_active(self, unit: int) -> None:
        if not is_(self.s, unit, st.ACTIVE):
            self.has_not_acted(unit)
            self.no("not-active", "H4.5", **self.facts(unit), leader=self.s.pieces.banner_tags[self.s.acting])

    # Fire.

    def fire(self) -> None:
        {
            st.VOLLEY: self.volley,
            st.SHOOT: self.shoot,
            st.SHOOT_BACK: self.shoot_back,
            st.SHOOT_FIRST: self.shoot_first,
        }[self.s.ask]()

    def volley(self) -> None:
        s, unit = self.s, self.unit()
        if s.pieces.type[unit] != AR:
            self.no("no-archer", "H4.2", **self.facts(unit))
        self.is_not_routed(unit)
        if is_(s, unit, st.VOLLEYED):
            self.no("volleyed-already", "H4.2", **self.facts(unit))
        self.is_clear(unit)
        self.can_hit(unit, self.enemy(1))

    def shoot(self) -> None:
        s, unit = self.s, self.unit()
        if not s.pieces.shots[unit]:
            self.no("no-shooter", "H2.1", **self.facts(unit))
        self.is_not_routed(unit)
        self.has_not_fired(unit)
        self.is_active(unit)
        if is_(s, unit, st.RESTING):
            self.no("rests", "H4.7", **self.facts(unit))
        if s.pieces.type[unit] == AB and is_(s, unit, st.LEFT):
            self.no("crossbow-moved", "H4.5", **self.facts(unit))
        self.is_clear(unit)
        self.can_hit(unit, self.enemy(1))

    def has_not_fired(self, unit: int) -> None:
        if is_(self.s, unit, st.FIRED):
            self.no("fired-already", "H4.5", **self.facts(unit))

    def is_clear(self, unit: int) -> None:
        if is_near_enemy(self.s, self.s.where[unit], self.seat):
            self.no("shooter-near-enemy", "H6.5", **self.facts(unit))

    def can_hit(self, unit: int, target: int) -> None:
        s, ground = self.s, self.s.pieces.ground
        start, end = s.where[unit], s.where[target]
        facts = {**self.facts(unit), "hex": self.args[1]}
        if ground.distances[start][end] > len(s.pieces.shots[unit]):
            self.no("out-of-range", "H6.1", **facts, hexes=len(s.pieces.shots[unit]))
        if not in_cone(s.facing[unit], ground.sheet.offset(start, end)):
            self.no("out-of-cone", "H6.2", **facts)
        between = [hex_ for beside in ground.line(start, end) for hex_ in beside if hex_ != NONE]
        highest = max(ground.level[start], ground.level[end])
        if any(ground.level[hex_] > highest for hex_ in between):
            self.no("ground-between", "H6.2", **facts)
        self.no("unit-between", "H6.2", **facts)

    def shoot_back(self) -> None:
        s, unit, attack = self.s, self.unit(), self.attack()
        if unit != attack.target:
            self.no("not-the-defender", "H6.5", **self.facts(unit))
        target = self.enemy(1)
        if target not in attack.attackers:
            self.no("not-its-attacker", "H6.5", **self.facts(target))
        if not has_in_front(s, unit, s.where[target]):
            self.no("attacker-not-in-front", "H6.5", **self.facts(unit), hex=self.args[1])

    def shoot_first(self) -> None:
        s, unit, attack = self.s, self.unit(), self.attack()
        self.is_attacker(unit, "H6.5")
        if not s.pieces.shots[unit]:
            self.no("no-shooter", "H2.1", **self.facts(unit))
        self.has_not_fired(unit)
        if self.enemy(1) != attack.target:
            self.no("not-the-target", "H6.5", **self.facts(attack.target), hex=self.args[1])

    # Declaring charges and melees.

    def declare(self) -> int:
        """The attacker, who may attack somebody."""
        s, unit = self.s, self.unit()
        if s.ask == st.RETARGET and unit != s.chosen:
            self.no("another-is-asked", "H4.5", **self.facts(s.chosen))
        self.is_not_routed(unit)
        if s.order[unit] != st.VALIANT:
            self.no("discouraged", "H2.4", **self.facts(unit))
        if is_held(s, unit):
            self.no("reserve-no-attack", "H11.5", **self.facts(unit))
        self.is_active(unit)
        if not is_(s, unit, st.COMMANDED):
            self.no("out-of-command", "H4.1", **self.facts(unit))
        if is_(s, unit, st.RESTING):
            self.no("rests", "H4.7", **self.facts(unit))
        if is_(s, unit, st.VOLLEYED):
            self.no("volleyed-no-attack", "H4.2", **self.facts(unit))
        if is_(s, unit, st.ATTACKED):
            self.no("attacks-already", "H7.1", **self.facts(unit))
        return unit

    def melee(self) -> None:
        s, unit, target = self.s, self.declare(), self.enemy(1)
        if way_to(s, s.where[unit], s.where[target]) == OFF:
            self.no("not-adjacent", "H7.1", **self.facts(unit), hex=self.args[1])
        if not has_in_front(s, unit, s.where[target]):
            self.no("not-in-front", "H7.1", **self.facts(unit), hex=self.args[1])
        if is_(s, target, st.MELEED):
            self.no("meleed-already", "H7.1", **self.facts(target))
        if attackers_on(s, target, st.MELEE) >= s.pieces.most_attackers:
            self.no("enough-attack", "H7.1", **self.facts(target), most=s.pieces.most_attackers)

    def charge(self) -> None:
        s, unit = self.s, self.declare()
        if not s.pieces.mounted[unit]:
            self.no("not-mounted", "H8.1", **self.facts(unit))
        if is_(s, unit, st.TIRED):
            self.no("tired-no-charge", "H8.2", **self.facts(unit))
        if is_(s, unit, st.LEFT):
            self.no("left-its-hex", "H8.2", **self.facts(unit))
        target, facts = self.enemy(1), {**self.facts(unit), "hex": self.args[1]}
        if attackers_on(s, target, st.CHARGE) >= s.pieces.most_chargers:
            self.no("enough-charge", "H8.1", **self.facts(target), most=s.pieces.most_chargers)
        distance = s.pieces.ground.distances[s.where[unit]][s.where[target]]
        if distance > s.pieces.run + 1:
            self.no("too-far-to-charge", "H8.1", **facts, hexes=s.pieces.run)
        if not runs(s, unit):
            self.no("no-room-to-run", "H8.2", **facts)
        if target not in charge_targets(s, unit):
            self.no("no-run-there", "H8.2", **facts)

    def resolve(self) -> None:
        s, target = self.s, self.enemy(0)
        if target not in [attack.target for attack in s.declared]:
            self.no("not-declared", "H4.5", hex=self.args[0])
        if not any(attack.target == target and attack.kind == st.CHARGE for attack in s.declared):
            self.no("charges-first", "H4.5", hex=self.args[0])

    # Inside a combat.

    def attack(self) -> Attack:
        assert self.s.attack is not None
        return self.s.attack

    def is_attacker(self, unit: int, rule: str) -> None:
        if unit not in self.attack().attackers:
            self.no("not-an-attacker", rule, **self.facts(unit))

    def run(self) -> None:
        hex_ = self.hex()
        if self.s.at[hex_] != NONE:
            self.no("run-not-vacant", "H8.2", hex=self.args[0])
        self.no("no-run-ends-there", "H8.2", **self.facts(self.s.chosen), hex=self.args[0])

    def no_reaction(self) -> None:
        """Why nobody asked for a reaction, once it comes to defensive fire."""
        s, attack = self.s, self.attack()
        facts = self.facts(attack.target)
        if attack.kind == st.MELEE:
            self.no("no-reaction-in-melee", "H8.4", **facts)
        if is_held(s, attack.target):
            self.no("reserve-no-reaction", "H11.5", **facts)
        if is_(s, attack.target, st.REACTED):
            self.no("reacted-already", "H8.4", **facts)
        if not s.pieces.mounted[attack.target]:
            self.no("foot-no-reaction", "H8.4", **facts)

    def react(self) -> None:
        s, target = self.s, self.attack().target
        if is_(s, target, st.TIRED):
            self.no("tired-no-reaction", "H8.4", **self.facts(target))
        if not all(has_in_front(s, target, s.where[unit]) for unit in self.attack().attackers):
            self.no("charger-not-in-front", "H8.4", **self.facts(target))

    def slip(self) -> None:
        s, attack = self.s, self.attack()
        facts = self.facts(attack.target)
        if s.pieces.type[attack.target] != CL:
            self.no("only-light-horse-slips", "H8.4", **facts)
        if any(s.pieces.type[unit] == CL for unit in attack.attackers):
            self.no("charged-by-light-horse", "H8.4", **facts)
        if steps_to_edge(s, s.where[attack.target], self.seat) < s.pieces.slip:
            self.no("slips-off-map", "H8.4", **facts)
        self.no("no-way-to-slip", "H8.4", **facts)

    def lead(self) -> None:
        unit = self.unit()
        self.is_attacker(unit, "H7.1")
        self.no("not-the-strongest", "H7.1", **self.facts(unit))

    def advance(self) -> None:
        self.is_attacker(self.unit(), "H7.6")

    def pursue(self) -> None:
        s, hex_ = self.s, self.hex()
        if s.at[hex_] != NONE:
            self.no("pursuit-not-vacant", "H7.6", hex=self.args[0])
        self.no("pursuit-not-ahead", "H7.6", **self.facts(s.chosen), hex=self.args[0])

    def elan(self) -> None:
        self.enemy(0)
        self.no("elan-not-adjacent", "H8.5", **self.facts(self.s.chosen), hex=self.args[0])
