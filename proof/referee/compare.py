"""At each decision: does the engine offer and do what the page says?

What the engine says is read only from its words and from the view after an action.
"""

import random
from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from functools import cache

import msgspec

from gonfalon.games.navas_hex.game import NavasHex
from gonfalon.games.navas_hex.interface.views import NavasHexView
from gonfalon.games.navas_hex.rules import state as st
from gonfalon.games.navas_hex.rules.state import State
from proof.referee import board, fighting, homeward, losing, moving, rallying, shooting
from proof.referee.table import Table, Unit

FACINGS_TRIED = 4
"""How many of the hexes that a unit may go to are tried for the facings there."""
ORDERS_TRIED = 0.1
"""How often all units that may be ordered are looked at."""


@dataclass
class Difference:
    where: str
    page: str
    engine: str
    view: NavasHexView

    def __str__(self) -> str:
        position = msgspec.json.encode(self.view).decode()
        return f"{self.where}\n  page:   {self.page}\n  engine: {self.engine}\n  {position}"


class Comparer:
    def __init__(self, game: NavasHex, rng: random.Random) -> None:
        self.game = game
        self.rng = rng
        self.compared: Counter[str] = Counter()
        """Positions, by what was asked."""
        self.checks = 0
        """Lists of words and outcomes of dice."""
        self.differences: list[Difference] = []
        self.asked: set[str] = set()
        """The questions since the last roll of a combat, or since D1."""

    def look(self, state: State) -> None:
        """Compare this decision, if it is of a kind that can be compared."""
        view = self._view(state)
        looked_at = getattr(self, "_at_" + view.question.replace("-", "_"), None)
        if looked_at is not None:
            looked_at(state, view, Table(view))
            self.compared[view.question] += 1
        self.asked = set() if view.question in ("order", "combat-roll", "resolve") else self.asked | {view.question}

    def words(self, state: State) -> list[str]:
        return [self.game.word(state, action) for action in self.game.rules.legal(state)]

    def after(self, state: State, word: str) -> State:
        """The position after a word, and after all leaders were lucky."""
        then = state.copy()
        self._say(then, word)
        while self._question(then) == "loss-roll":
            self._say(then, "roll 0")
        return then

    def _say(self, state: State, word: str) -> None:
        action = self.game.parse(state, word)
        assert action is not None
        self.game.rules.do(state, action)

    def _view(self, state: State) -> NavasHexView:
        return self.game.view(state, 0)

    def _question(self, state: State) -> str:
        return st.QUESTIONS[state.ask]

    def _same(self, view: NavasHexView, where: str, page: object, engine: object) -> None:
        self.checks += 1
        if page != engine:
            self.differences.append(Difference(where, _told(page), _told(engine), view))

    def _same_words(self, view: NavasHexView, where: str, page: Iterable[str], engine: Iterable[str]) -> None:
        wanted, offered = set(page), set(engine)
        self._same(view, where, sorted(wanted - offered), sorted(offered - wanted))

    # D1

    def _at_name(self, state: State, view: NavasHexView, table: Table) -> None:
        """H3.4."""
        leader = table.leaders[str(view.acting)]
        able = [
            unit
            for unit in table.at.values()
            if unit.side == leader.side and unit.order != "R" and not unit.is_(st.ACTED | st.ACTIVE)
            if unit.banner != leader.tag and rallying.is_led(leader, unit)
        ]
        wanted = {f"name {unit.tag}" for unit in able}
        self._same_words(view, f"named by {leader.tag}", wanted, _only(self.words(state), "name"))

    def _at_order(self, state: State, view: NavasHexView, table: Table) -> None:
        words = self.words(state)
        acting = table.leaders[str(view.acting)]
        if not view.leader_moved and acting.unit is not None:
            held_back = acting.tag == "nasir" and not view.freed
            rides = set() if held_back else moving.ride_ends(table, acting)
            self._same_words(view, f"ride of {acting.tag}", {f"ride {tag}" for tag in rides}, _only(words, "ride"))
        if self.rng.random() < ORDERS_TRIED:
            own = [unit for unit in table.at.values() if unit.banner == acting.tag and unit.order != "R"]
            idle = [unit.tag for unit in own if not unit.is_(st.ACTED | st.ACTIVE)]
            self._same(view, f"units of {acting.tag} that do not act", [], idle)
            able = {f"unit {unit.tag}" for unit in table.at.values() if _may_be_ordered(table, unit)}
            self._same_words(view, "whom to order", able, _only(words, "unit"))

    def _at_where(self, state: State, view: NavasHexView, table: Table) -> None:
        unit = [*table.units.values()][view.chosen]
        words = self.words(state)
        ends = moving.ends(table, unit)
        wanted = {f"go {board.name_of(hex_)}" for hex_, facings in ends.items() if facings}
        wanted |= {"rest"} if moving.may_rest(table, unit) else set()
        self._same_words(view, f"where {unit.tag} may go", wanted, words)
        both = sorted(wanted & set(words) - {"rest"})
        for word in self.rng.sample(both, min(FACINGS_TRIED, len(both))):
            self._same_facings(state, view, unit, word, ends[board.parse(word[3:])])

    def _same_facings(self, state: State, view: NavasHexView, unit: Unit, word: str, facings: set[int]) -> None:
        then = self.after(state, word)
        if self._question(then) == "facing":
            engine = {board.NAMES.index(facing.split()[1]) for facing in self.words(then)}
        else:
            engine = {Table(self._view(then)).units[unit.tag].facing}
        self._same(view, f"facings of {unit.tag} after {word}", sorted(facings), sorted(engine))

    def _at_marker_where(self, state: State, view: NavasHexView, table: Table) -> None:
        ends = moving.marker_ends(table, view.chosen)
        self._same_words(
            view, f"marker {view.chosen}", {f"go {board.name_of(hex_)}" for hex_ in ends}, self.words(state)
        )

    # B, D2

    def _at_volley(self, state: State, view: NavasHexView, table: Table) -> None:
        shooters = [unit for unit in table.at.values() if shooting.in_b(table, unit, view.asked)]
        self._same_words(view, "volley", _fire_words(table, shooters), _only(self.words(state), "fire"))

    def _at_shoot(self, state: State, view: NavasHexView, table: Table) -> None:
        shooters = [unit for unit in table.at.values() if shooting.in_d2(table, unit)]
        self._same_words(view, "shoot", _fire_words(table, shooters), _only(self.words(state), "fire"))

    def _at_fire_roll(self, state: State, view: NavasHexView, _: Table) -> None:
        for die in range(10):
            table = Table(view)
            shooter, victim = table.units[str(view.shooter)], table.units[str(view.victim)]
            self._same(view, f"{victim.tag} at rest", victim.is_(st.RESTING), False)
            order, tired = shooting.order_after(shooter, victim, die)
            victim.flags |= st.TIRED if tired else 0
            if order == "x":
                table.remove(victim, "x")
            elif order == "R" != victim.order:
                homeward.rout(table, victim)
            else:
                victim.order = order
            fighting.check_andalus(table)
            if view.attack:
                _stop_without_attackers(table, fighting.fight_of(table, view))
            then = self.after(state, f"roll {die}")
            self._same_units(view, table, then, f"{shooter.tag} fires: {die}")
            if view.attack is None:
                freed = view.freed or (victim.banner, shooter.side) == ("nasir", "christian")
                self._same(view, f"reserve, {shooter.tag} fired at {victim.tag}", freed, then.freed)

    # D3, D4

    def _at_declare(self, state: State, view: NavasHexView, table: Table) -> None:
        offered = _only(self.words(state), "charge", "melee")
        self._same_words(view, "declare", fighting.declarations(table, view.declared), offered)
        shooters = [unit for unit in table.at.values() if shooting.in_d2(table, unit)]
        if "shoot" not in self.asked:
            self._same_words(view, "D2", _fire_words(table, shooters), ())

    def _at_retarget(self, state: State, view: NavasHexView, table: Table) -> None:
        unit = [*table.units.values()][view.chosen]
        offered = _only(self.words(state), "charge", "melee")
        self._same_words(view, "retarget", fighting.attacks_of(table, unit, view.declared), offered)

    def _at_run(self, state: State, view: NavasHexView, table: Table) -> None:
        attack = view.attack
        assert attack is not None
        unit = [*table.units.values()][view.chosen]
        ends = fighting.runs(table, unit).get(attack.target, set())
        self._same_words(
            view, f"run of {unit.tag}", {f"run {board.name_of(hex_)}" for hex_ in ends}, _only(self.words(state), "run")
        )

    def _at_react(self, state: State, view: NavasHexView, table: Table) -> None:
        fight = fighting.fight_of(table, view)
        self._same_words(view, "reaction", {*fighting.reactions(table, fight), "stand"}, self.words(state))
        if "slip" in self.words(state):
            homeward.retreat(table, fight.target, 2)
            self._same_units(view, table, self.after(state, "slip"), f"{fight.target.tag} slips")

    def _at_shoot_back(self, state: State, view: NavasHexView, table: Table) -> None:
        fight = fighting.fight_of(table, view)
        wanted = {f"fire {fight.target.tag} {board.name_of(unit.hex)}" for unit in fighting.shots_back(fight)}
        self._same_words(view, "shoots back", wanted, _only(self.words(state), "fire"))

    def _at_shoot_first(self, state: State, view: NavasHexView, table: Table) -> None:
        fight = fighting.fight_of(table, view)
        shooters = [unit for unit in fight.attackers if unit.shoots and not unit.is_(st.FIRED)]
        wanted = {f"fire {unit.tag} {board.name_of(fight.target.hex)}" for unit in shooters}
        self._same_words(view, "shoots first", wanted, _only(self.words(state), "fire"))

    def _at_lead(self, state: State, view: NavasHexView, table: Table) -> None:
        units = fighting.fight_of(table, view).attackers
        most = max(unit.strength for unit in units)
        wanted = {f"lead {unit.tag}" for unit in units if unit.strength == most}
        self._same_words(view, "lead", wanted, self.words(state))

    def _at_combat_roll(self, state: State, view: NavasHexView, table: Table) -> None:
        fight = fighting.fight_of(table, view)
        self._was_asked(view, table, fight)
        for die in range(10):
            table = Table(view)
            fight = fighting.fight_of(table, view)
            code = fighting.result(fight, die + fighting.modifier(table, fight))
            emptied = fight.target.hex
            fighting.resolve(table, fight, code)
            fighting.check_andalus(table)
            lead = fight.attackers[0]
            goes_on = fight.charge and emptied not in table.at and lead.order == "V"
            if goes_on:
                table.put(lead, emptied)
            elif fight.charge:
                _end_charge(table)
            then = self.after(state, f"roll {die}")
            where = f"combat {'charge' if fight.charge else 'melee'} {die} ({code})"
            self._same_units(view, table, then, where, but=_in_the_air(fight) if goes_on else ())
            if not fight.charge and emptied not in table.at and self._question(then) != "over":
                valiant = any(unit.order == "V" for unit in fight.attackers)
                self._same(view, f"advance after {where}", valiant, self._question(then) == "advance")
            if goes_on and emptied == board.STANDARD and lead.side == "christian":
                self._same(view, f"standard after {where}", "over", self._question(then))
            elif goes_on and self._question(then) != "over":
                again = _must_go_on(table, fight)
                self._same(view, f"elan after {where}", again, self._question(then) == "elan" or then.elan > fight.elan)

    def _was_asked(self, view: NavasHexView, table: Table, fight: fighting.Fight) -> None:
        if fighting.shots_back(fight) and "shoot-back" not in self.asked:
            self.differences.append(Difference("defensive fire", "asked", "not asked", view))
        if not fight.charge and any(unit.shoots and not unit.is_(st.FIRED) for unit in fight.attackers):
            self._same(view, "offensive fire", True, "shoot-first" in self.asked)
        if not fight.reacting and fighting.reactions(table, fight) and "react" not in self.asked:
            self.differences.append(Difference("reaction", "asked", "not asked", view))
        self._same(view, f"{fight.target.tag} at rest", fight.target.is_(st.RESTING), False)
        bad = [unit.tag for unit in fight.attackers if unit.order != "V" or fight.target.hex not in unit.front]
        self._same(view, "attackers that should have dropped out or turned", [], bad)
        askew = [unit for unit in fight.attackers if board.step(unit.hex, unit.facing) != fight.target.hex]
        self._same(view, "chargers that did not turn to the target", [], [unit.tag for unit in askew if fight.charge])
        self._same(view, "lead", fight.attackers[0].strength, max(unit.strength for unit in fight.attackers))

    def _at_advance(self, state: State, view: NavasHexView, table: Table) -> None:
        able = [unit for unit in fighting.fight_of(table, view).attackers if unit.order == "V"]
        wanted = {"hold", *(f"advance {unit.tag}" for unit in able)}
        self._same_words(view, "advance", wanted, self.words(state))

    def _at_pursue(self, state: State, view: NavasHexView, table: Table) -> None:
        unit = [*table.units.values()][view.chosen]
        vacant = [hex_ for hex_ in unit.front if board.is_on_map(hex_) and hex_ not in table.at]
        wanted = {"hold", *(f"pursue {board.name_of(hex_)}" for hex_ in vacant)}
        self._same_words(view, "pursue", wanted, self.words(state))
        self._same(view, "pursuit", (True, True), (unit.mounted, view.result in ("DR", "DE")))

    def _at_elan(self, state: State, view: NavasHexView, table: Table) -> None:
        lead = fighting.fight_of(table, view).attackers[0]
        wanted = {f"elan {board.name_of(enemy.hex)}" for enemy in table.enemies(lead, board.around(lead.hex))}
        self._same_words(view, "elan", wanted, self.words(state))

    def _at_loss_roll(self, state: State, view: NavasHexView, table: Table) -> None:
        """H3.5. What the enemy scores is told by what he scores more than when the leader is lucky."""
        leader = table.leaders[str(view.losing)]
        unlucky = 1 if leader.side == "christian" else 0
        base: int | None = None
        for die in range(10):
            then = state.copy()
            self._say(then, f"roll {die}")
            after = self._view(then)
            if after.turn != view.turn or after.question in ("over", "rally-roll"):
                continue
            fate = losing.fate(table, leader, die)
            base = after.pending[unlucky] - losing.worth(leader, fate) if base is None else base
            engine = Table(after).leaders[leader.tag]
            where = f"loss of {leader.tag}: {die} ({fate})"
            if engine.state != "removed":  # his unit has left the map since, and nobody was there to escape to
                self._same(view, where, losing.state_after(leader, fate), engine.state)
            self._same(view, f"points for {where}", base + losing.worth(leader, fate), after.pending[unlucky])
            if fate == "escapes":
                self._same(view, where, losing.escape(table, leader), engine.unit)

    def command(self, state: State) -> None:
        """H4.1: at the beginning of a turn, after phase A."""
        view = self._view(state)
        if view.question not in ("volley", "initiative"):
            return
        table = Table(view)
        led = {unit.tag for unit in table.at.values() if rallying.is_led(table.leaders[unit.banner], unit)}
        engine = {unit.tag for unit in table.at.values() if unit.is_(st.COMMANDED)}
        self._same_words(view, "in command", led, engine)
        self.compared["command"] += 1

    # E

    def _at_rally_roll(self, state: State, view: NavasHexView, _: Table) -> None:
        for die in range(10):
            table = Table(view)
            unit = [*table.units.values()][view.chosen]
            order = rallying.order_after(table, unit, die)
            then = self.after(state, f"roll {die}")
            if order == "x":
                table.remove(unit, "x")
            else:
                unit.order = order
            fighting.check_andalus(table)
            if self._question(then) != "rally-roll":
                homeward.rout_moves(table)
                _rest(table)
            where = f"rally of {unit.tag}: {die}" + ("" if self._question(then) == "rally-roll" else ", and rout moves")
            self._same_units(view, table, then, where, e=True)

    def _same_units(
        self, view: NavasHexView, table: Table, then: State, where: str, *, but: Collection[str] = (), e: bool = False
    ) -> None:
        """All units but some, unless phase E has begun and is not meant, for then other rules have changed them."""
        after = self._view(then)
        if not e and (after.turn != view.turn or after.question in ("rally-roll", "over")):
            return
        unknown = _attackers(after) - _attackers(view) | {*but}  # another charge may be under way already
        stands = {
            unit.tag: (_stands(unit), _read(text))
            for unit, text in zip(table.units.values(), after.units, strict=True)
            if unit.tag not in unknown
        }
        wrong = {tag: both for tag, both in stands.items() if both[0] != both[1]}
        page, engine = ({tag: both[side] for tag, both in wrong.items()} for side in (0, 1))
        self._same(view, where, page, engine)


def _attackers(view: NavasHexView) -> set[str]:
    return set(view.attack.attackers) if view.attack else set()


def _told(thing: object) -> str:
    return thing if isinstance(thing, str) else repr(thing)


def _only(words: Iterable[str], *verbs: str) -> set[str]:
    return {word for word in words if word.partition(" ")[0] in verbs}


def _fire_words(table: Table, shooters: list[Unit]) -> Iterator[str]:
    for shooter in shooters:
        for target in shooting.targets(table, shooter):
            yield f"fire {shooter.tag} {board.name_of(target.hex)}"


def _may_be_ordered(table: Table, unit: Unit) -> bool:
    if not unit.is_(st.ACTIVE) or unit.is_(st.ORDERED) or unit.order == "R":
        return False
    return any(moving.ends(table, unit).values()) or moving.may_rest(table, unit)


def _stands(unit: Unit) -> str:
    """Hex, order, whether it is tired, and at the end its facing."""
    if not unit.on_map:
        return unit.order
    return f"{board.name_of(unit.hex)} {unit.order}{' tired' if unit.tired else ''} {unit.facing}"


@cache
def _read(text: str) -> str:
    """The same of a unit in a view."""
    text = text.partition("/")[0]
    if text[0] in "-xw":
        return text[0]
    return f"{text[:4]} {text[5]}{' tired' if int(text[6:], 16) & st.TIRED else ''} {text[4]}"


def _stop_without_attackers(table: Table, fight: fighting.Fight) -> None:
    """H7.1: if none is left after fire, there is no roll."""
    if not any(unit.order == "V" for unit in fight.attackers):
        _end_charge(table)
        fight.target.flags |= st.TIRED if fight.reacting else 0


def _in_the_air(fight: fighting.Fight) -> set[str]:
    """Whose facing or tiredness is not settled while a charge goes on."""
    return {fight.attackers[0].tag} | ({fight.target.tag} if fight.reacting else set())


def _must_go_on(table: Table, fight: fighting.Fight) -> bool:
    """H8.5."""
    return fight.elan < 2 and bool(table.enemies(fight.attackers[0], board.around(fight.attackers[0].hex)))


def _end_charge(table: Table) -> None:
    """H8.3: after its last elan every charger that ran is Tired."""
    for unit in table.units.values():
        if unit.is_(st.RAN):
            unit.flags |= st.TIRED


def _rest(table: Table) -> None:
    """E4 (H4.7), unless the battle is over."""
    for unit in () if table.won else table.at.values():
        if unit.is_(st.RESTING) and unit.order != "R" and not table.is_threatened(unit, unit.hex):
            unit.flags &= ~st.TIRED
