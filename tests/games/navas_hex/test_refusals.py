"""Every refusal: its code, its rule, what it tells, and that it changes nothing."""

from collections.abc import Callable, Mapping

import msgspec

from gonfalon.core import NOBODY
from gonfalon.core.texts import rule_ids
from gonfalon.games.navas_hex.edition import NavasHexEdition
from gonfalon.games.navas_hex.rules import engine as rules
from gonfalon.games.navas_hex.rules import setup, tasks, victory
from gonfalon.games.navas_hex.rules import state as st
from gonfalon.games.navas_hex.rules.pieces import CHRISTIAN, DE_RADA, NONE, Pieces
from gonfalon.games.navas_hex.rules.state import Attack, State
from tests.games.navas_hex.positions import (
    GAME,
    SETUP,
    activate,
    banner,
    declaring,
    field,
    hex_,
    offered,
    say,
    take_step,
    unit,
    without_leaders,
)

RULES = rule_ids(GAME.rules_page())
# Positions.


def start() -> State:
    return rules.NavasHexRules(GAME.pieces).start(SETUP)


def placing() -> State:
    """The Muslims set up freely; the first of ben Djami's is asked for."""
    s = say(start(), "free")
    while s.ask == st.SET_FACING:
        say(s, "face S")
    return s


def one_placed() -> State:
    return say(placing(), "set 1707")


def last_placed() -> State:
    """Ben Djami's last unit, and none stands in his hex."""
    s = placing()
    for _ in range(17):
        say(s, next(word for word in offered(s) if word != "set 1706"))
    return s


def wide(radius: int = 12) -> State:
    """An edition in which Lara's zone holds the hex of another leader."""
    s = rules.NavasHexRules(other_edition(leader=("lara", radius))).start(SETUP)
    say(s, "historical", "free")
    while GAME.pieces.banner[s.chosen] != banner("lara"):
        say(s, offered(s)[-1])
    return s


def other_edition(leader: tuple[str, int] | None = None, light: str | None = None) -> Pieces:
    """Ours with another radius, or with light horse among the Christians."""
    edition: NavasHexEdition = GAME.edition
    leaders, units = edition.leaders, edition.units
    if leader:
        leaders = [msgspec.structs.replace(e, radius=leader[1]) if e.tag == leader[0] else e for e in leaders]
    if light:
        units = [msgspec.structs.replace(entry, type="Cl") if entry.tag == light else entry for entry in units]
    return Pieces(msgspec.structs.replace(edition, leaders=leaders, units=units), GAME.rules_version)


def marking(s: State, marks: Mapping[str, int] | None) -> State:
    for tag, flags in (marks or {}).items():
        st.mark(s, unit(tag), flags)
    s.options = s.option_set = None
    return s


def before_attacks(s: State) -> State:
    """It is time to declare."""
    while s.ask != st.DECLARE:
        say(s, offered(s)[-1])
    return s


FIELD = {
    "haro-ch1": "1714 N",
    "haro-ch2": "1814 N",
    "haro-ar1": "1614 N",
    "haro-ab1": "1515 N",
    "haro-pi1": "1914 N",
    "lara-ch1": "2216 N",
    "mujahid-mi1": "1711 S",
}


def haro(more: Mapping[str, str] | None = None, marks: Mapping[str, int] | None = None) -> State:
    """Haro acts; he is with his archers."""
    return marking(activate(field(FIELD | dict(more or {})), "haro"), marks)


def moving(
    tag: str = "haro-ch1", more: Mapping[str, str] | None = None, marks: Mapping[str, int] | None = None
) -> State:
    return say(haro(more, marks), f"unit {tag}")


def shooting(more: Mapping[str, str] | None = None, marks: Mapping[str, int] | None = None) -> State:
    """Archers in 1614 see militia in 1711."""
    return say(haro(more, marks), "end")


def volleying(more: Mapping[str, str] | None = None, marks: Mapping[str, int] | None = None) -> State:
    return take_step(marking(field(FIELD | dict(more or {})), marks), tasks.VOLLEYS, CHRISTIAN)


CLOSE = {
    "haro-ch1": "1712 N",
    "haro-ch2": "1714 N",
    "haro-pi1": "1812 N",
    "haro-pi2": "1612 N",
    "haro-ar1": "2213 N",
    "mujahid-mi1": "1711 S",
    "mujahid-mi2": "1411 S",
    "mujahid-mi3": "2008 S",
}


def close(more: Mapping[str, str] | None = None, marks: Mapping[str, int] | None = None) -> State:
    """Haro's men stand before militia in 1711, and it is time to declare."""
    return before_attacks(marking(activate(field(CLOSE | dict(more or {})), "haro"), marks))


def crowded() -> State:
    """Three fight the militia already, and a fourth stands before it."""
    s = close({"haro-ha1": "1811 NW"})
    return say(s, "melee haro-ch1 1711", "melee haro-pi1 1711", "melee haro-pi2 1711")


def charged_twice() -> State:
    more = {
        "haro-ch1": "1714 N",
        "haro-ch2": "1614 NE",
        "haro-ch3": "1814 NW",
        "haro-pi1": "1505 N",
        "haro-pi2": "1405 N",
    }
    return say(close(more), "charge haro-ch1 1711", "charge haro-ch2 1711")


def resolving() -> State:
    """A charge on 1411, another on 2008 and a melee in 1711 wait."""
    more = {"haro-ch2": "1413 N", "haro-ch3": "2010 N", "haro-pi1": "2505 N", "haro-pi2": "2605 N"}
    return declaring(close(more), "melee haro-ch1 1711", "charge haro-ch2 1411", "charge haro-ch3 2008")


def running() -> State:
    """The knights of 1714 may end their charge on 1611 in 1612 or in 1711."""
    far = {"haro-ch1": "1714 N", "haro-ch2": "2715 N", "haro-pi1": "2505 N", "haro-pi2": "2605 N"}
    return declaring(close({**far, "mujahid-mi1": "1611 S"}), "charge haro-ch1 1611")


def charged(
    target: str, place: str = "1711 S", more: Mapping[str, str] | None = None, of: Pieces | None = None
) -> State:
    """Knights have run at somebody in 1711 from the south."""
    s = activate(without_leaders(field({"haro-ch1": "1713 N", target: place, **dict(more or {})}, of=of)), "haro")
    declaring(s, f"charge haro-ch1 {place[:4]}")
    while s.ask == st.RUN:
        say(s, "run 1712")
    return s


def meleed(target: str, more: Mapping[str, str], *attackers: str) -> State:
    """These fight somebody in 1711."""
    s = activate(without_leaders(field({target: "1711 S", **more})), "haro")
    return declaring(s, *(f"melee {tag} 1711" for tag in attackers))


def shot_at() -> State:
    """Archers in 1711 are attacked from front and rear; others stand about."""
    more = {"haro-ch1": "1712 N", "haro-ch2": "1710 S", "haro-pi1": "1812 N", "mujahid-ar2": "1510 S"}
    return meleed("mujahid-ar1", more, "haro-ch1", "haro-ch2")


def fired_first(marks: Mapping[str, int] | None = None) -> State:
    """Knights, archers and crossbows are about to fight militia."""
    more = {
        "haro-ch1": "1712 N",
        "haro-ar1": "1812 NW",
        "haro-ab1": "1612 NE",
        "haro-pi1": "1713 N",
        "mujahid-mi2": "1510 S",
    }
    s = activate(without_leaders(field({"mujahid-mi1": "1711 S", **more})), "haro")
    return declaring(marking(s, marks), "melee haro-ch1 1711", "melee haro-ar1 1711", "melee haro-ab1 1711")


def leading() -> State:
    """Two knights of strength 4 and pikes of 3 fight militia; a third knight looks on."""
    more = {"haro-ch1": "1712 N", "haro-ch2": "1812 NW", "haro-pi1": "1612 NE", "haro-ha1": "1914 N"}
    return meleed("mujahid-mi1", more, "haro-ch1", "haro-ch2", "haro-pi1")


def advancing() -> State:
    """The militia is wiped out, and knights may take its hex."""
    return say(leading(), "lead haro-ch1", "roll 9")


def pursuing() -> State:
    more = {"haro-ch1": "1712 N", "haro-ch2": "1812 NW", "haro-pi1": "1612 NE", "mujahid-mi2": "1710 S"}
    return say(
        meleed("mujahid-mi1", more, "haro-ch1", "haro-ch2", "haro-pi1"), "lead haro-ch1", "roll 9", "advance haro-ch1"
    )


def carried_on() -> State:
    """A charge has emptied 1711, with an enemy on either side of it."""
    s = charged("mujahid-il1", more={"mujahid-mi2": "1710 S", "mujahid-mi3": "1811 S", "mujahid-mi4": "1408 S"})
    say(s, "roll 9")
    while s.ask == st.LOSS_ROLL:
        say(s, "roll 0")
    return s


def over() -> State:
    s = haro()
    victory.end(s, CHRISTIAN, victory.STANDARD_TAKEN)
    return s


def choosing() -> State:
    """The Christians choose a leader; Haro has acted, Pedro has nobody left."""
    s = field({**FIELD, "sancho-ch1": "2815 N"})
    s.activated, s.choices, s.next_side = 1 << banner("haro"), 1, CHRISTIAN
    return take_step(s, tasks.NEXT_LEADER)


def naming(*named: str) -> State:
    units = {
        "alfonso-ch1": "1718 N",
        "haro-ch1": "1717 N",
        "haro-ch2": "1716 N routed",
        "haro-ch3": "1818 N",
        "lara-ch1": "1618 N",
        "sancho-ch1": "2815 N",
        "mujahid-mi1": "1711 S",
    }
    s = field(units)
    st.mark(s, unit("lara-ch1"), st.ACTED)
    return say(activate(s, "alfonso"), *named)


def alfonso_alone() -> State:
    return activate(field({"alfonso-ch1": "1718 N", "haro-ch1": "0915 N", "mujahid-mi1": "1711 S"}), "alfonso")


def reserve(*words: str) -> State:
    s = field({"nasir-pi2": "1702 S", "nasir-pi3": "1604 S", "haro-ch1": "1714 N"})
    return say(activate(s, "nasir"), *words)


def reserve_declares() -> State:
    """Al-Nasir has named a unit of ben Djami's that may attack; his own may not."""
    s = field({"nasir-pi2": "1702 S", "nasir-pi3": "1604 S", "djami-ha1": "1605 S", "haro-ch1": "1606 N"})
    return before_attacks(say(activate(s, "nasir"), "name djami-ha1"))


def mujahids() -> State:
    return say(mujahids_order(), "unit mujahid-mi1")


def andalus_gone() -> State:
    s = mujahids_order()
    s.gone[unit("andalus-ha1")] = st.WITHDRAWN
    return s


def mujahids_order() -> State:
    return activate(field({"mujahid-mi1": "1710 S", "haro-ch1": "2015 N"}), "mujahid")


def replacing() -> State:
    s = field({"lara-ch1": "2216 N", "haro-ch1": "1714 N", "mujahid-mi1": "1711 S"})
    s.leader[banner("lara")], s.rider[banner("lara")] = st.LOST, NONE
    return take_step(s, tasks.REPLACEMENTS, 0)


def retargeting() -> State:
    """The knights of 1712 have lost their target, and could fight those of 1711."""
    s = haro({"haro-ch1": "1712 N"})
    gone = Attack(st.MELEE, unit("mujahid-mi5"), [unit("haro-ch1")])
    s.declared, s.todo, s.asked = [gone], [], NOBODY
    st.mark(s, unit("haro-ch1"), st.ATTACKED)
    s.options = s.option_set = None
    return take_step(s, tasks.RESOLUTIONS)


def marked(moved: int = 0) -> State:
    s = haro()
    s.marker_at[DE_RADA], s.markers_moved = hex_("1714"), moved
    s.options = s.option_set = None
    return s


def surrounded() -> State:
    """De Rada is with a unit that has an enemy on every side."""
    s = marked()
    for number, near in enumerate(s.pieces.ground.around[hex_("1714")], start=1):
        setup.place(s, unit(f"djami-pi{number}"), near)
    s.options = s.option_set = None
    return s


def after(make: Callable[[], State], *words: str) -> Callable[[], State]:
    return lambda: say(make(), *words)


def reacted_before() -> State:
    """A starred light horse that has used its reaction is charged again."""
    s = field({"haro-ch1": "1713 N", "maysara-cl2": "1711 S"})
    st.mark(s, unit("maysara-cl2"), st.REACTED)
    return declaring(activate(without_leaders(s), "haro"), "charge haro-ch1 1711")


def at_the_edge() -> State:
    s = activate(without_leaders(field({"haro-ch1": "1704 N", "djami-cl1": "1702 S"})), "haro")
    return declaring(s, "charge haro-ch1 1702")


def has_volleyed() -> State:
    return moving("haro-ar1", marks={"haro-ar1": st.VOLLEYED})


def volleyed_once() -> State:
    return volleying({"haro-ar2": "1713 N"}, {"haro-ar1": st.VOLLEYED})


def went_along() -> State:
    return say(moving("haro-ar1"), "go 1613", "face N")


Case = tuple[Callable[[], State], str, str, str]
CASES: dict[str, list[Case]] = {
    # code: position, seat, words, rule
    "game-over": [(over, "christian", "end", "H12.3"), (over, "moslem", "nonsense", "H12.3")],
    "not-your-turn": [
        (start, "christian", "historical", "H13.3"),
        (haro, "moslem", "end", "H4.5"),
        (after(shooting, "fire haro-ar1 1711"), "christian", "roll 9", "H6.1"),
    ],
    "unknown-word": [(haro, "christian", "dance wildly", "H4.5"), (haro, "christian", "", "H4.5")],
    "not-offered": [
        (haro, "christian", "end now", "H4.5"),
        (haro, "christian", "unit haro-ch1 haro-ch2", "H4.5"),
        (moving, "christian", "go 1713 1712", "H5.1"),
        (shooting, "christian", "fire haro-ar1 1711 1711", "H6.1"),
    ],
    # The right word at the wrong time.
    "set-up-not-now": [
        (haro, "christian", "historical", "H13.2"),
        (haro, "christian", "set 1714", "H13.2"),
        (start, "moslem", "set 1707", "H13.2"),
        (placing, "moslem", "free", "H13.2"),
    ],
    "face-not-now": [(haro, "christian", "face N", "H5.1")],
    "replace-not-now": [(haro, "christian", "replace haro-ch1", "H3.6")],
    "fire-not-now": [(haro, "christian", "fire haro-ar1 1711", "H4.5")],
    "hold-not-now": [(haro, "christian", "hold", "H4.5")],
    "activate-not-now": [(haro, "christian", "activate lara", "H4.4")],
    "name-not-now": [(alfonso_alone, "christian", "name haro-ch1", "H3.4")],
    "order-not-now": [(moving, "christian", "unit haro-ar1", "H4.5")],
    "ride-not-now": [(moving, "christian", "ride haro-ar1", "H3.3")],
    "marker-not-now": [(moving, "christian", "move de-rada", "H11.1")],
    "go-not-now": [(haro, "christian", "go 1713", "H5.1")],
    "rest-not-now": [(haro, "christian", "rest", "H4.7")],
    "end-not-now": [(moving, "christian", "end", "H4.5")],
    "attack-not-now": [
        (haro, "christian", "melee haro-ch1 1711", "H4.5"),
        (haro, "christian", "charge haro-ch1 1711", "H4.5"),
    ],
    "resolve-not-now": [(haro, "christian", "resolve 1711", "H4.5")],
    "run-not-now": [(haro, "christian", "run 1711", "H8.3")],
    "react-not-now": [(haro, "christian", word, "H8.4") for word in ("react", "slip", "stand")],
    "lead-not-now": [(haro, "christian", "lead haro-ch1", "H7.1")],
    "advance-not-now": [(haro, "christian", "advance haro-ch1", "H7.6")],
    "pursue-not-now": [(haro, "christian", "pursue 1711", "H7.6")],
    "elan-not-now": [(haro, "christian", "elan 1711", "H8.5")],
    "dice-are-fates": [(haro, "christian", "roll 5", "H4.3")],
    "no-such-roll": [
        (after(shooting, "fire haro-ar1 1711"), "fate", "roll 10", "H6.1"),
        (after(shooting, "fire haro-ar1 1711"), "fate", "roll", "H6.1"),
    ],
    "elan-compulsory": [(carried_on, "christian", "hold", "H8.5")],
    # What is named.
    "names-no-hex": [(moving, "christian", "go", "H1.1"), (placing, "moslem", "set", "H1.1")],
    "no-such-hex": [(moving, "christian", "go 1720", "H1.1"), (moving, "christian", "go home", "H1.1")],
    "names-no-unit": [(haro, "christian", "unit", "H2.6")],
    "no-such-unit": [(haro, "christian", "unit tancred", "H2.6")],
    "not-your-unit": [(haro, "christian", "unit mujahid-mi1", "H4.5")],
    "unit-gone": [(haro, "christian", "unit haro-ha1", "H2.4")],
    "unit-withdrawn": [(andalus_gone, "moslem", "unit andalus-ha1", "H11.6")],
    "nobody-there": [(shooting, "christian", "fire haro-ar1 1612", "H1.5")],
    "own-unit-there": [(shooting, "christian", "fire haro-ar1 1714", "H1.5")],
    "names-no-direction": [(after(moving, "go 1713"), "christian", "face", "H1.4")],
    "no-such-direction": [(after(moving, "go 1713"), "christian", "face east", "H1.4")],
    "names-no-banner": [(choosing, "christian", "activate", "H4.4")],
    "no-such-banner": [(choosing, "christian", "activate tancred", "H3.1")],
    "not-your-banner": [(choosing, "christian", "activate mujahid", "H4.4")],
    "names-no-marker": [(haro, "christian", "move", "H11.1")],
    "no-such-marker": [(haro, "christian", "move tancred", "H11.1")],
    # Set-up.
    "outside-its-rows": [(placing, "moslem", "set 1708", "H13.1")],
    "outside-its-zone": [(placing, "moslem", "set 2306", "H1.2")],
    "hex-taken": [(one_placed, "moslem", "set 1707", "H1.5")],
    "other-leaders-hex": [(wide, "christian", "set 1216", "H13.2")],
    "leader-needs-unit": [(last_placed, "moslem", "set 2106", "H13.2")],
    "faces-so-already": [(after(moving, "go 1714"), "christian", "face N", "H5.1")],
    "cannot-face-so": [(after(lambda: moving("haro-pi1"), "go 1911"), "christian", "face S", "H5.1")],
    # Leaders, and whom they activate.
    "not-of-banner": [
        (replacing, "christian", "replace haro-ch1", "H3.6"),
        (haro, "christian", "ride lara-ch1", "H3.2"),
    ],
    "activated-already": [(choosing, "christian", "activate haro", "H4.4")],
    "banner-gone": [(choosing, "christian", "activate pedro", "H3.6")],
    "not-army-leader": [(haro, "christian", "name lara-ch1", "H3.4")],
    "acts-anyway": [(naming, "christian", "name alfonso-ch1", "H3.4")],
    "named-already": [(lambda: naming("name haro-ch1"), "christian", "name haro-ch1", "H3.4")],
    "acted-already": [
        (naming, "christian", "name lara-ch1", "H3.4"),
        (lambda: haro(marks={"lara-ch1": st.ACTED}), "christian", "unit lara-ch1", "H3.4"),
    ],
    "outside-his-radius": [(naming, "christian", "name sancho-ch1", "H3.4")],
    "routed": [
        (naming, "christian", "name haro-ch2", "H2.4"),
        (lambda: haro({"haro-ch2": "1814 N routed"}), "christian", "unit haro-ch2", "H2.4"),
        (lambda: volleying({"haro-ar2": "1513 N routed"}), "christian", "fire haro-ar2 1711", "H2.4"),
        (lambda: close({"haro-ch2": "1611 NE routed"}), "christian", "melee haro-ch2 1711", "H2.4"),
    ],
    "not-active": [
        (haro, "christian", "unit lara-ch1", "H4.5"),
        (lambda: shooting({"lara-ab1": "1713 N"}), "christian", "fire lara-ab1 1711", "H4.5"),
    ],
    # Moves.
    "ordered-already": [(after(moving, "rest"), "christian", "unit haro-ch1", "H4.5")],
    "reserve-stays": [(lambda: reserve("unit nasir-pi2"), "moslem", "go 1703", "H11.5")],
    "joined-stays": [(after(haro, "ride haro-ch2", "unit haro-ch2"), "christian", "go 1813", "H3.3")],
    "volleyed-only-turns": [(has_volleyed, "christian", "go 1613", "H4.2")],
    "enemy-there": [
        (moving, "christian", "go 1711", "H1.5"),
        (after(marked, "move de-rada"), "christian", "go 1711", "H1.5"),
    ],
    "friend-there": [(moving, "christian", "go 1814", "H5.3")],
    "must-get-nearer": [(lambda: moving("haro-ch2", {"haro-ch2": "1814 N lost"}), "christian", "go 1815", "H4.1")],
    "discouraged-near-enemy": [
        (lambda: moving("haro-ch2", {"haro-ch2": "1814 N discouraged"}), "christian", "go 1812", "H2.4"),
    ],
    "mujahid-not-back": [(mujahids, "moslem", "go 1709", "H11.7")],
    "out-of-reach": [(moving, "christian", "go 1701", "H5.1"), (mujahids, "moslem", "go 1719", "H5.1")],
    "has-fired-no-rest": [(has_volleyed, "christian", "rest", "H4.7")],
    "reserve-no-rest": [(lambda: reserve("unit nasir-pi2"), "moslem", "rest", "H11.5")],
    "no-rest-near-enemy": [(lambda: moving("haro-ch2", {"haro-ch2": "1712 N"}), "christian", "rest", "H4.7")],
    "leader-gone": [(lambda: without_leaders(haro()), "christian", "ride haro-ch2", "H3.6")],
    "leader-rode": [(after(haro, "ride haro-ch2"), "christian", "ride haro-pi1", "H3.3")],
    "leader-went-along": [(went_along, "christian", "ride haro-pi1", "H3.3")],
    "leader-held": [(reserve, "moslem", "ride nasir-pi3", "H11.5")],
    "with-it-already": [(haro, "christian", "ride haro-ar1", "H3.3")],
    "routed-there": [(lambda: haro({"haro-ch2": "1814 N routed"}), "christian", "ride haro-ch2", "H3.3")],
    "too-far-for-leader": [(lambda: haro({"haro-ch2": "2414 N"}), "christian", "ride haro-ch2", "H3.3")],
    "marker-not-yours": [(mujahids_order, "moslem", "move de-rada", "H11.1")],
    "marker-gone": [(haro, "christian", "move de-rada", "H11.3")],
    "marker-moved": [(lambda: marked(1 << DE_RADA), "christian", "move de-rada", "H11.1")],
    "marker-surrounded": [(surrounded, "christian", "move de-rada", "H11.1")],
    "marker-there-already": [(after(marked, "move de-rada"), "christian", "go 1714", "H11.1")],
    "marker-too-far": [(after(marked, "move de-rada"), "christian", "go 2514", "H11.1")],
    # Fire.
    "no-archer": [(volleying, "christian", "fire haro-ab1 1711", "H4.2")],
    "volleyed-already": [
        (volleyed_once, "christian", "fire haro-ar1 1711", "H4.2"),
    ],
    "no-shooter": [
        (shooting, "christian", "fire haro-ch1 1711", "H2.1"),
        (fired_first, "christian", "fire haro-ch1 1711", "H2.1"),
    ],
    "fired-already": [
        (lambda: shooting({"haro-ar2": "1713 N"}, {"haro-ar1": st.FIRED}), "christian", "fire haro-ar1 1711", "H4.5"),
        (lambda: fired_first({"haro-ar1": st.FIRED}), "christian", "fire haro-ar1 1711", "H4.5"),
    ],
    "rests": [
        (lambda: shooting({"haro-ar2": "1713 N"}, {"haro-ar1": st.RESTING}), "christian", "fire haro-ar1 1711", "H4.7"),
        (lambda: close(marks={"haro-ch1": st.RESTING}), "christian", "melee haro-ch1 1711", "H4.7"),
    ],
    "crossbow-moved": [(lambda: shooting(marks={"haro-ab1": st.LEFT}), "christian", "fire haro-ab1 1711", "H4.5")],
    "shooter-near-enemy": [
        (lambda: volleying({"haro-ar2": "2012 N", "mujahid-mi2": "2011 S"}), "christian", "fire haro-ar2 2011", "H6.5"),
        (lambda: shooting({"haro-ar2": "2012 N", "mujahid-mi2": "2011 S"}), "christian", "fire haro-ar2 2011", "H6.5"),
    ],
    "out-of-range": [(lambda: shooting({"mujahid-mi2": "1609 S"}), "christian", "fire haro-ar1 1609", "H6.1")],
    "out-of-cone": [(lambda: shooting({"mujahid-mi2": "1616 S"}), "christian", "fire haro-ar1 1616", "H6.2")],
    "ground-between": [
        (
            lambda: shooting({"haro-ar2": "1206 NW", "mujahid-mi2": "1103 S"}),
            "christian", "fire haro-ar2 1103", "H6.2",
        ),
    ],
    "unit-between": [
        (
            lambda: shooting({"haro-ar2": "2014 N", "mujahid-mi2": "2013 S routed", "mujahid-mi3": "2012 S"}),
            "christian", "fire haro-ar2 2012", "H6.2",
        ),
    ],
    "not-the-defender": [(shot_at, "moslem", "fire mujahid-ar2 1712", "H6.5")],
    "not-its-attacker": [(shot_at, "moslem", "fire mujahid-ar1 1812", "H6.5")],
    "attacker-not-in-front": [(shot_at, "moslem", "fire mujahid-ar1 1710", "H6.5")],
    "not-the-target": [(fired_first, "christian", "fire haro-ar1 1510", "H6.5")],
    # Charge and melee.
    "another-is-asked": [(retargeting, "christian", "melee haro-ch2 1711", "H4.5")],
    "discouraged": [
        (lambda: close({"haro-ch2": "1611 NE discouraged"}), "christian", "melee haro-ch2 1711", "H2.4"),
    ],
    "reserve-no-attack": [(reserve_declares, "moslem", "melee nasir-pi3 1606", "H11.5")],
    "out-of-command": [(lambda: close({"haro-ch2": "1611 NE lost"}), "christian", "melee haro-ch2 1711", "H4.1")],
    "volleyed-no-attack": [
        (
            lambda: close({"haro-ar1": "1611 NE"}, {"haro-ar1": st.VOLLEYED}),
            "christian", "melee haro-ar1 1711", "H4.2",
        ),
    ],
    "attacks-already": [(after(close, "melee haro-ch1 1711"), "christian", "melee haro-ch1 1711", "H7.1")],
    "not-adjacent": [(close, "christian", "melee haro-ch1 1411", "H7.1")],
    "not-in-front": [(lambda: close({"mujahid-mi4": "1713 N"}), "christian", "melee haro-ch1 1713", "H7.1")],
    "meleed-already": [
        (
            lambda: close({"mujahid-mi4": "1811 S"}, {"mujahid-mi1": st.MELEED}),
            "christian", "melee haro-ch1 1711", "H7.1",
        ),
    ],
    "enough-attack": [(crowded, "christian", "melee haro-ha1 1711", "H7.1")],
    "not-mounted": [(close, "christian", "charge haro-pi1 1711", "H8.1")],
    "tired-no-charge": [
        (lambda: close({"haro-ch2": "1714 N tired"}), "christian", "charge haro-ch2 1711", "H8.2"),
    ],
    "left-its-hex": [(lambda: close(marks={"haro-ch2": st.LEFT}), "christian", "charge haro-ch2 1411", "H8.2")],
    "enough-charge": [(charged_twice, "christian", "charge haro-ch3 1711", "H8.1")],
    "too-far-to-charge": [(close, "christian", "charge haro-ch2 2008", "H8.1")],
    "no-room-to-run": [(close, "christian", "charge haro-ch1 1711", "H8.2")],
    "no-run-there": [(close, "christian", "charge haro-ch2 1711", "H8.2")],
    "not-declared": [(lambda: resolving_with("1510"), "christian", "resolve 1510", "H4.5")],
    "charges-first": [(resolving, "christian", "resolve 1711", "H4.5")],
    # Inside a combat.
    "run-not-vacant": [(running, "christian", "run 1611", "H8.2")],
    "no-run-ends-there": [(running, "christian", "run 1713", "H8.2")],
    "no-reaction-in-melee": [(shot_at, "moslem", "react", "H8.4")],
    "reserve-no-reaction": [(lambda: charged("nasir-ar1"), "moslem", "react", "H11.5")],
    "reacted-already": [(reacted_before, "moslem", "react", "H8.4")],
    "foot-no-reaction": [
        (lambda: charged("mujahid-ar1"), "moslem", "react", "H8.4"),
        (lambda: charged("mujahid-ar1"), "moslem", "slip", "H8.4"),
    ],
    "tired-no-reaction": [(lambda: charged("djami-cl1", "1711 S tired"), "moslem", "react", "H8.4")],
    "charger-not-in-front": [(lambda: charged("djami-cl1", "1711 N"), "moslem", "react", "H8.4")],
    "only-light-horse-slips": [(lambda: charged("djami-ha1"), "moslem", "slip", "H8.4")],
    "charged-by-light-horse": [
        (lambda: charged("djami-cl1", of=other_edition(light="haro-ch1")), "moslem", "slip", "H8.4"),
    ],
    "slips-off-map": [(at_the_edge, "moslem", "slip", "H8.4")],
    "no-way-to-slip": [
        (
            lambda: charged("djami-cl1", more={"haro-pi1": "1710 N", "haro-pi2": "1611 N", "haro-pi3": "1811 N"}),
            "moslem", "slip", "H8.4",
        ),
    ],
    "not-an-attacker": [
        (leading, "christian", "lead haro-ha1", "H7.1"),
        (advancing, "christian", "advance haro-ha1", "H7.6"),
        (fired_first, "christian", "fire haro-pi1 1711", "H6.5"),
    ],
    "not-the-strongest": [(leading, "christian", "lead haro-pi1", "H7.1")],
    "pursuit-not-vacant": [(pursuing, "christian", "pursue 1710", "H7.6")],
    "pursuit-not-ahead": [(pursuing, "christian", "pursue 1712", "H7.6")],
    "elan-not-adjacent": [(carried_on, "christian", "elan 1408", "H8.5")],
}  # fmt: skip


def resolving_with(place: str) -> State:
    s = resolving()
    number = unit("mujahid-mi6")
    s.where[number], s.at[hex_(place)], s.gone[number] = hex_(place), number, st.ON_MAP
    return s


def test_endings_name_their_rules() -> None:
    """Every end of the battle stands on the page."""
    assert {rule for _, rule in victory.ENDINGS} <= set(RULES)
    assert set(rules.RULES) <= set(RULES)
