"""Why something may not be done, by the question that is asked: the first rule that it breaks."""

from collections.abc import Callable
from typing import NoReturn

from gonfalon.core.refusal import Refusal
from gonfalon.games.navas_hex.hexes import DIRECTIONS
from gonfalon.games.navas_hex.interface.combat_refusals import CombatInquiry
from gonfalon.games.navas_hex.interface.notation import PLAIN, UNIT_AT_HEX, word_of
from gonfalon.games.navas_hex.interface.view_builder import position_line
from gonfalon.games.navas_hex.rules import state as st
from gonfalon.games.navas_hex.rules.engine import RULES
from gonfalon.games.navas_hex.rules.fronts import is_near_enemy
from gonfalon.games.navas_hex.rules.losses import radius_of
from gonfalon.games.navas_hex.rules.options import legal
from gonfalon.games.navas_hex.rules.pieces import CHRISTIAN, MARKERS, NONE, SIDES
from gonfalon.games.navas_hex.rules.reach import allowance, may_leave
from gonfalon.games.navas_hex.rules.special import is_held
from gonfalon.games.navas_hex.rules.state import State, is_
from gonfalon.games.navas_hex.rules.turn import members_left


def why_not(s: State, seat: int, tried: str) -> Refusal:
    words = [word_of(s, action) for action in legal(s)] if s.asked == seat else []
    return _Inquiry(s, seat, tried, position_line(s), words).refusal()


def _most_arguments(verb: str) -> int:
    if verb in PLAIN.values():
        return 0
    return 2 if verb in UNIT_AT_HEX.values() else 1


class _Inquiry(CombatInquiry):
    def inquire(self) -> NoReturn:
        s = self.s
        if s.ask == st.OVER:
            self.no("game-over", "H12.3")
        if s.asked != self.seat:
            self.no("not-your-turn", RULES[s.ask], asked=SIDES[s.asked] if s.asked >= 0 else "fate")
        known = _VERBS.get(self.verb)
        if known is None:
            self.no("unknown-word", RULES[s.ask], verb=self.verb)
        asked, code, rule, inquiry = known
        if s.ask not in asked:
            self.untimely()
            self.no(code, rule)
        if len(self.args) <= _most_arguments(self.verb):
            inquiry(self)
        self.no("not-offered", RULES[s.ask])

    def untimely(self) -> None:
        """What can be said of a word at the wrong time, beyond that."""
        s = self.s
        if self.verb == "name" and s.acting != NONE and not s.pieces.is_army[s.acting]:
            self.no("not-army-leader", "H3.4", leader=s.pieces.banner_tags[s.acting])
        if self.verb in ("react", "slip") and s.ask == st.SHOOT_BACK:
            self.no_reaction()
        if self.verb == "hold" and s.ask == st.ELAN:
            self.no("elan-compulsory", "H8.5", unit=s.pieces.tags[s.chosen])

    # Set-up.

    def set(self) -> None:
        s, hex_ = self.s, self.hex()
        pieces, unit, name = s.pieces, s.chosen, self.args[0]
        banner = pieces.banner[unit]
        if pieces.ground.sheet.rows[hex_] not in pieces.banner_rows[banner]:
            self.no("outside-its-rows", "H13.1", hex=name, banner=pieces.banner_tags[banner])
        if hex_ not in pieces.zones[banner]:
            self.no(
                "outside-its-zone", "H1.2", hex=name, leader=pieces.banner_tags[banner], hexes=pieces.radius[banner]
            )
        if s.at[hex_] != NONE:
            self.no("hex-taken", "H1.5", hex=name, unit=pieces.tags[s.at[hex_]])
        if hex_ != pieces.leader_hex[banner] and hex_ in pieces.leader_hex:
            self.no("other-leaders-hex", "H13.2", hex=name)
        if hex_ != pieces.leader_hex[banner] and s.at[pieces.leader_hex[banner]] == NONE:
            own = pieces.ground.names[pieces.leader_hex[banner]]
            self.no("leader-needs-unit", "H13.2", leader=pieces.banner_tags[banner], hex=own)

    def face(self) -> None:
        s, name = self.s, self.argument(0, "names-no-direction", "H1.4")
        if name.upper() not in DIRECTIONS:
            self.no("no-such-direction", "H1.4", direction=name)
        if s.ask == st.FACING:
            if s.chosen_hex == s.where[s.chosen] and s.facing[s.chosen] == DIRECTIONS.index(name.upper()):
                self.no("faces-so-already", "H5.1", **self.facts(s.chosen))
            self.no("cannot-face-so", "H5.1", **self.facts(s.chosen), points=allowance(s, s.chosen))

    def replace(self) -> None:
        unit, leader = self.unit(), self.s.chosen
        if self.s.pieces.banner[unit] != leader:
            self.no("not-of-banner", "H3.6", **self.facts(unit), leader=self.s.pieces.banner_tags[leader])

    # Leaders, and whom they activate.

    def banner(self) -> int:
        s, tag = self.s, self.argument(0, "names-no-banner", "H4.4")
        if tag not in s.pieces.banner_tags:
            self.no("no-such-banner", "H3.1", banner=tag)
        banner = s.pieces.banner_tags.index(tag)
        if s.pieces.banner_side[banner] != self.seat:
            self.no("not-your-banner", "H4.4", banner=tag)
        return banner

    def activate(self) -> None:
        banner = self.banner()
        if (self.s.activated >> banner) & 1:
            self.no("activated-already", "H4.4", leader=self.args[0])
        if not members_left(self.s, banner):
            self.no("banner-gone", "H3.6", banner=self.args[0])

    def name(self) -> None:
        s, unit = self.s, self.unit()
        tag = s.pieces.banner_tags[s.acting]
        if s.pieces.banner[unit] == s.acting:
            self.no("acts-anyway", "H3.4", **self.facts(unit), leader=tag)
        self.is_not_routed(unit)
        if is_(s, unit, st.ACTIVE):
            self.no("named-already", "H3.4", **self.facts(unit))
        self.has_not_acted(unit)
        if s.pieces.ground.distances[s.leader_at[s.acting]][s.where[unit]] >= radius_of(s, s.acting):
            self.no("outside-his-radius", "H3.4", **self.facts(unit), leader=tag, hexes=radius_of(s, s.acting))

    # Moves.

    def order(self) -> None:
        unit = self.unit()
        self.is_not_routed(unit)
        if is_(self.s, unit, st.ORDERED):
            self.no("ordered-already", "H4.5", **self.facts(unit))
        self.is_active(unit)

    def go(self) -> None:
        hex_ = self.hex()
        if self.s.ask == st.MARKER_WHERE:
            self.marker_goes(hex_)
        else:
            self.stays(self.s.chosen)
            self.is_free(self.s.chosen, hex_)
            self.may_end(self.s.chosen, hex_)

    def stays(self, unit: int) -> None:
        """Why a unit may not leave its hex at all."""
        if may_leave(self.s, unit):
            return
        if is_held(self.s, unit):
            self.no("reserve-stays", "H11.5", **self.facts(unit))
        if is_(self.s, unit, st.JOINED):
            self.no("joined-stays", "H3.3", **self.facts(unit))
        self.no("volleyed-only-turns", "H4.2", **self.facts(unit))

    def is_free(self, unit: int, hex_: int) -> None:
        other = self.s.at[hex_]
        if other in (NONE, unit):
            return
        if self.s.pieces.side[other] != self.seat:
            self.no("enemy-there", "H1.5", hex=self.args[0])
        self.no("friend-there", "H5.3", hex=self.args[0])

    def may_end(self, unit: int, hex_: int) -> None:
        s, pieces, facts = self.s, self.s.pieces, self.facts(unit)
        rows, start = pieces.ground.distances, s.where[unit]
        leader = s.leader_at[pieces.banner[unit]]
        if not is_(s, unit, st.COMMANDED) and rows[leader][hex_] >= rows[leader][start]:
            self.no("must-get-nearer", "H4.1", **facts, leader=pieces.banner_tags[pieces.banner[unit]])
        if s.order[unit] == st.DISCOURAGED and is_near_enemy(s, hex_, self.seat):
            self.no("discouraged-near-enemy", "H2.4", **facts, hex=self.args[0])
        far = rows[pieces.ground.standard]
        if pieces.banner[unit] == pieces.mujahids and far[hex_] < min(far[start], far[s.began[unit]]):
            self.no("mujahid-not-back", "H11.7", **facts)
        self.no("out-of-reach", "H5.1", **facts, hex=self.args[0], points=allowance(s, unit))

    def rest(self) -> None:
        s, unit = self.s, self.s.chosen
        if is_(s, unit, st.VOLLEYED):
            self.no("has-fired-no-rest", "H4.7", **self.facts(unit))
        if is_held(s, unit):
            self.no("reserve-no-rest", "H11.5", **self.facts(unit))
        if is_near_enemy(s, s.where[unit], self.seat):
            self.no("no-rest-near-enemy", "H4.7", **self.facts(unit))

    def ride(self) -> None:
        s, leader = self.s, self.s.acting
        tag = s.pieces.banner_tags[leader]
        if s.rider[leader] == NONE:
            self.no("leader-gone", "H3.6", leader=tag)
        if s.leader_moved:
            if is_(s, s.rider[leader], st.JOINED):
                self.no("leader-rode", "H3.3", leader=tag)
            self.no("leader-went-along", "H3.3", leader=tag)
        if leader == s.pieces.reserve and not s.freed:
            self.no("leader-held", "H11.5", leader=tag)
        unit = self.unit()
        if unit == s.rider[leader]:
            self.no("with-it-already", "H3.3", **self.facts(unit), leader=tag)
        alone = s.pieces.is_army[leader] and not members_left(s, leader)
        if s.pieces.banner[unit] != leader and not alone:
            self.no("not-of-banner", "H3.2", **self.facts(unit), leader=tag)
        if s.order[unit] == st.ROUTED:
            self.no("routed-there", "H3.3", **self.facts(unit), leader=tag)
        self.no("too-far-for-leader", "H3.3", **self.facts(unit), leader=tag, points=s.pieces.leader_move)

    def marker(self) -> None:
        s, name = self.s, self.argument(0, "names-no-marker", "H11.1")
        if name not in MARKERS:
            self.no("no-such-marker", "H11.1", marker=name)
        number = MARKERS.index(name)
        if self.seat != CHRISTIAN:
            self.no("marker-not-yours", "H11.1", marker=name)
        if s.marker_at[number] == NONE:
            self.no("marker-gone", "H11.3", marker=name)
        if (s.markers_moved >> number) & 1:
            self.no("marker-moved", "H11.1", marker=name)
        self.no("marker-surrounded", "H11.1", marker=name)

    def marker_goes(self, hex_: int) -> None:
        s, name = self.s, MARKERS[self.s.chosen]
        if s.marker_at[s.chosen] == hex_:
            self.no("marker-there-already", "H11.1", marker=name)
        if s.at[hex_] != NONE and s.pieces.side[s.at[hex_]] != CHRISTIAN:
            self.no("enemy-there", "H1.5", hex=self.args[0])
        self.no("marker-too-far", "H11.1", marker=name, hex=self.args[0], points=s.pieces.leader_move)

    # Fate.

    def roll(self) -> None:
        self.no("no-such-roll", RULES[self.s.ask])

    def nothing(self) -> None:
        """The word itself is all there is to say."""


_HOLDS = (st.VOLLEY, st.SHOOT, st.RETARGET, st.SHOOT_BACK, st.SHOOT_FIRST, st.ADVANCE, st.PURSUE)
_FIRES = (st.VOLLEY, st.SHOOT, st.SHOOT_BACK, st.SHOOT_FIRST)

# Which questions a verb answers, what to say when it is not asked, and the inquiry that explains a refusal there.
_VERBS: dict[str, tuple[tuple[int, ...], str, str, Callable[[_Inquiry], None]]] = {
    "historical": ((st.SETUP,), "set-up-not-now", "H13.2", _Inquiry.nothing),
    "free": ((st.SETUP,), "set-up-not-now", "H13.2", _Inquiry.nothing),
    "set": ((st.SET_HEX,), "set-up-not-now", "H13.2", _Inquiry.set),
    "face": ((st.SET_FACING, st.FACING, st.ELAN_FACING), "face-not-now", "H5.1", _Inquiry.face),
    "replace": ((st.REPLACE,), "replace-not-now", "H3.6", _Inquiry.replace),
    "fire": (_FIRES, "fire-not-now", "H4.5", _Inquiry.fire),
    "hold": (_HOLDS, "hold-not-now", "H4.5", _Inquiry.nothing),
    "activate": ((st.ACTIVATE,), "activate-not-now", "H4.4", _Inquiry.activate),
    "name": ((st.NAME,), "name-not-now", "H3.4", _Inquiry.name),
    "unit": ((st.ORDER,), "order-not-now", "H4.5", _Inquiry.order),
    "ride": ((st.ORDER,), "ride-not-now", "H3.3", _Inquiry.ride),
    "move": ((st.ORDER,), "marker-not-now", "H11.1", _Inquiry.marker),
    "go": ((st.WHERE, st.MARKER_WHERE), "go-not-now", "H5.1", _Inquiry.go),
    "rest": ((st.WHERE,), "rest-not-now", "H4.7", _Inquiry.rest),
    "end": ((st.NAME, st.ORDER, st.DECLARE), "end-not-now", "H4.5", _Inquiry.nothing),
    "charge": ((st.DECLARE, st.RETARGET), "attack-not-now", "H4.5", _Inquiry.charge),
    "melee": ((st.DECLARE, st.RETARGET), "attack-not-now", "H4.5", _Inquiry.melee),
    "resolve": ((st.RESOLVE,), "resolve-not-now", "H4.5", _Inquiry.resolve),
    "run": ((st.RUN,), "run-not-now", "H8.3", _Inquiry.run),
    "react": ((st.REACT,), "react-not-now", "H8.4", _Inquiry.react),
    "slip": ((st.REACT,), "react-not-now", "H8.4", _Inquiry.slip),
    "stand": ((st.REACT,), "react-not-now", "H8.4", _Inquiry.nothing),
    "lead": ((st.LEAD,), "lead-not-now", "H7.1", _Inquiry.lead),
    "advance": ((st.ADVANCE,), "advance-not-now", "H7.6", _Inquiry.advance),
    "pursue": ((st.PURSUE,), "pursue-not-now", "H7.6", _Inquiry.pursue),
    "elan": ((st.ELAN,), "elan-not-now", "H8.5", _Inquiry.elan),
    "roll": ((st.INITIATIVE, st.FIRE_ROLL, st.COMBAT_ROLL, st.LOSS_ROLL, st.RALLY_ROLL), "dice-are-fates", "H4.3",
             _Inquiry.roll),
}  # fmt: skip
