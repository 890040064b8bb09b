"""Why something is not allowed: the first rule that it breaks."""

from collections.abc import Callable
from typing import NoReturn

from gonfalon.core.refusal import Inquiry, Refusal
from gonfalon.games.saladin.interface.notation import word_of
from gonfalon.games.saladin.interface.view_builder import position_line
from gonfalon.games.saladin.rules import state as st
from gonfalon.games.saladin.rules.actions import LEADER, NO_TARGET, ORDER, kind_of, make
from gonfalon.games.saladin.rules.engine import RULES, legal
from gonfalon.games.saladin.rules.leaders import is_deployed, must_go_to_horns
from gonfalon.games.saladin.rules.orders import cost_of
from gonfalon.games.saladin.rules.pieces import (
    ANY_STATUS,
    CRUSADERS,
    FEED_FIRE,
    FIGHT,
    HORNS,
    LEADER_ACTIONS,
    LIGHT_FIRE,
    NONE,
    RALLY,
    REACTION,
    RECOVER,
    REINFORCE,
    REINFORCE_GARRISON,
    SEIZE,
    SIDES,
    STAND_BY,
    STATUSES,
    STORM_GARRISON,
    TRUE_CROSS,
    BannerAction,
)
from gonfalon.games.saladin.rules.state import State, card_of, in_play, is_ordered, status_of


def why_not(s: State, seat: int, tried: str) -> Refusal:
    words = [word_of(s, action) for action in legal(s)] if s.asked == seat else []
    return _Inquiry(s, seat, tried, position_line(s), words).refusal()


class _Inquiry(Inquiry[State]):
    def inquire(self) -> NoReturn:
        s = self.s
        if s.ask == st.OVER:
            self.no("game-over", "S4.1")
        if s.asked != self.seat:
            self.no("not-your-turn", RULES[s.ask], asked=SIDES[s.asked] if s.asked >= 0 else "fate")
        known = _VERBS.get(self.verb)
        if known is None:
            self.no("unknown-word", RULES[s.ask], verb=self.verb)
        asked, code, rule, inquiry = known
        if s.ask == st.REACT != asked or {s.ask, asked} == {st.SEIZE, st.BEGIN}:
            self.no("answer-first", RULES[s.ask])
        if s.ask != asked:
            self.no(code, rule)
        inquiry(self)
        self.no("not-offered", RULES[s.ask])

    # Banners.

    def banner(self) -> int:
        if not self.args or self.args[0] not in self.s.pieces.numbers:
            self.no("no-such-banner", "S1.1", banner=self.args[0] if self.args else "")
        banner = self.s.pieces.numbers[self.args[0]]
        if self.s.pieces.side[banner] != self.seat:
            self.no("banner-not-yours", "S2.3", banner=self.args[0])
        if not in_play(self.s, banner):
            self.no("banner-gone", "S1.7" if self.s.place[banner] == st.ASIDE else "S1.6", banner=self.args[0])
        return banner

    def action(self, banner: int) -> BannerAction:
        if len(self.args) < 2:
            self.no("names-no-action", "S3.1", banner=self.args[0])
        named = [action for action in card_of(self.s, banner).actions if action.name == self.args[1]]
        if not named:
            self.no("no-such-action", "S3.1", banner=self.args[0], action=self.args[1])
        return named[0]

    def status(self, banner: int, action: BannerAction) -> None:
        if action.status not in (status_of(self.s, banner), ANY_STATUS):
            status = STATUSES[action.status]
            self.no("wrong-status", "S3.2", banner=self.args[0], action=action.name, status=status)

    def pay(self, banner: int, action: BannerAction) -> None:
        cost = cost_of(self.s, banner, action.cost)
        orders = self.s.available[self.seat]
        if orders < cost:
            rule = "S1.8" if orders >= action.cost else "S3.1"
            self.no("cannot-pay", rule, banner=self.args[0], action=action.name, cost=cost, orders=orders)

    def order(self) -> None:
        if self.seat == CRUSADERS and must_go_to_horns(self.s):
            self.no("horns-first", "S6.3")
        banner = self.banner()
        action = self.action(banner)
        if action.reaction:
            self.no("only-a-reaction", "S3.4", action=action.name)
        self.status(banner, action)
        if is_ordered(self.s, banner) and not action.when_ordered:
            self.no("ordered-side", "S2.4", banner=self.args[0], action=action.name)
        self.pay(banner, action)
        self.fire(action)
        self.aim(banner, action)

    def fire(self, action: BannerAction) -> None:
        if action.effect == LIGHT_FIRE and self.s.fire:
            self.no("fire-burns", "S6.5")
        if action.effect == FEED_FIRE and not self.s.fire:
            self.no("no-fire", "S6.5")

    def aim(self, banner: int, action: BannerAction) -> None:
        s = self.s
        if action.effect == STORM_GARRISON and s.garrison == 0:
            self.no("garrison-gone", "S5.3")
        if action.effect == REINFORCE_GARRISON and s.garrison == s.pieces.garrison:
            self.no("garrison-full", "S5.4")
        aimed = action.effect in (FIGHT, REINFORCE, STORM_GARRISON, REINFORCE_GARRISON)
        if not aimed:
            self.no("needs-no-target", "S3.2", action=action.name)
        if len(self.args) < 3:
            self.no("needs-a-target", "S3.1", action=action.name)
        self.target(banner, action, self.args[2])

    def target(self, banner: int, action: BannerAction, name: str) -> None:
        s = self.s
        at_arsuf = action.effect in (STORM_GARRISON, REINFORCE_GARRISON)
        if name not in (["arsuf"] if at_arsuf else s.pieces.numbers):
            self.no("no-such-target", "S3.2", target=name)
        if at_arsuf:
            return
        target = s.pieces.numbers[name]
        facts: dict[str, str | int] = {"banner": self.args[0], "target": name}
        if action.effect == REINFORCE and target not in action.recipients:
            self.no("not-a-recipient", "S5.3" if s.pieces.garrison else "S6.5", **facts)
        listed = card_of(s, banner).listed[status_of(s, banner)]
        if action.effect != REINFORCE and target not in listed:
            self.no("target-not-listed", "S3.2", **facts)
        if not in_play(s, target):
            self.no("target-gone", "S1.7" if s.place[target] == st.ASIDE else "S1.6", **facts)
        if action.effect == REINFORCE and s.lances[target] == s.pieces.lances[target]:
            self.no("nothing-to-reinforce", "S5.4", **facts)
        if action.effect != REINFORCE and status_of(s, target) != status_of(s, banner):
            self.no("target-in-other-status", "S3.7", **facts)

    def react(self) -> None:
        banner = self.banner()
        action = self.action(banner)
        if not action.reaction:
            self.no("not-a-reaction", "S3.4", action=action.name)
        if is_ordered(self.s, banner):
            self.no("reactor-ordered", "S3.4", banner=self.args[0])
        if self.s.acting not in card_of(self.s, banner).listed[REACTION]:
            acting = self.s.pieces.tags[self.s.acting]
            self.no("reactor-not-listed", "S3.6", banner=self.args[0], target=acting)
        self.status(banner, action)
        self.pay(banner, action)

    # Leaders and passing.

    def leader(self) -> None:
        if not is_deployed(self.s, self.seat):
            self.no("leader-ordered", "S3.5")
        name = self.args[0] if self.args else ""
        number = LEADER_ACTIONS.index(name) if name in LEADER_ACTIONS else NONE
        leader = self.s.pieces.leaders[self.seat]
        if number not in (*self.s.pieces.leader_actions[self.seat], STAND_BY):
            self.no("no-leader-action", "S3.5", leader=leader)
        if number != HORNS and self.seat == CRUSADERS and must_go_to_horns(self.s):
            self.no("horns-first", "S6.3")
        if any(kind_of(action) == ORDER for action in legal(self.s)) and self.s.available[self.seat] == 0:
            self.no("banners-first", "S2.4")
        if make(LEADER, number, NO_TARGET) not in legal(self.s):
            _LEADER_INQUIRIES[number](self)

    def leader_seize(self) -> None:
        self.no("seize-only-at-start", "S2.2")

    def leader_recover(self) -> None:
        self.no("nothing-spent", "S3.5")

    def leader_rally(self) -> None:
        if self.s.track[self.seat] == 0:
            self.no("track-empty", "S3.9")
        if len(self.args) < 2:
            self.no("rally-whom", "S3.9")
        self.args = self.args[1:]
        banner = self.banner()
        if self.s.lances[banner] == self.s.pieces.lances[banner]:
            self.no("not-hurt", "S3.9", banner=self.args[0])

    def leader_horns(self) -> None:
        if self.s.horns:
            self.no("horns-done", "S6.3")
        self.no("horns-impossible", "S6.3")

    def leader_true_cross(self) -> None:
        if (self.s.leaders_spent[self.seat] >> TRUE_CROSS) & 1:
            self.no("cross-taken", "S6.4")
        self.no("cross-guarded", "S6.4")

    def leader_stand_by(self) -> None:
        self.no("leader-can-act", "S3.5", leader=self.s.pieces.leaders[self.seat])

    def pass_(self) -> None:
        for banner in self.s.pieces.army[self.seat]:
            if in_play(self.s, banner) and not is_ordered(self.s, banner):
                self.no("must-act", "S2.3", banner=self.s.pieces.tags[banner])
        if is_deployed(self.s, self.seat):
            self.no("must-act", "S2.3", banner=self.s.pieces.leaders[self.seat])

    def nothing(self) -> None:
        """There is nothing to check beyond the verb itself."""


_LEADER_INQUIRIES: dict[int, Callable[[_Inquiry], None]] = {
    SEIZE: _Inquiry.leader_seize,
    RECOVER: _Inquiry.leader_recover,
    RALLY: _Inquiry.leader_rally,
    HORNS: _Inquiry.leader_horns,
    TRUE_CROSS: _Inquiry.leader_true_cross,
    STAND_BY: _Inquiry.leader_stand_by,
}

# Which question a verb answers, what to say when that is not being asked, and the inquiry that explains a refusal.
_VERBS: dict[str, tuple[int, str, str, Callable[[_Inquiry], None]]] = {
    "seize": (st.SEIZE, "seize-not-now", "S2.2", _Inquiry.nothing),
    "leave-it": (st.SEIZE, "seize-not-now", "S2.2", _Inquiry.nothing),
    "begin": (st.BEGIN, "begin-not-now", "S2.2", _Inquiry.nothing),
    "yield": (st.BEGIN, "begin-not-now", "S2.2", _Inquiry.nothing),
    "order": (st.ACTIVATE, "order-not-now", "S2.3", _Inquiry.order),
    "leader": (st.ACTIVATE, "order-not-now", "S2.3", _Inquiry.leader),
    "pass": (st.ACTIVATE, "pass-not-now", "S2.3", _Inquiry.pass_),
    "react": (st.REACT, "react-not-now", "S3.4", _Inquiry.react),
    "endure": (st.REACT, "react-not-now", "S3.4", _Inquiry.nothing),
}
