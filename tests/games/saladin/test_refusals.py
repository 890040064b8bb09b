"""Every refusal: its code, its rule, what it tells, and that it changes nothing."""

from collections.abc import Callable

import pytest

from gonfalon.core import FATE, Refusal
from gonfalon.games.saladin.rules.state import State
from tests.games.saladin.positions import GAME, last_pass, legal_words, opening, position, run


def after(s: State, *words: str) -> State:
    run(s, *words)
    return s


def ayyubids() -> State:
    return position(who="ayyubids")


def charged(field: str = "") -> State:
    return after(position(field), "order richard charge ala-afdal")


def rolling() -> State:
    return after(position(), "order henry-ii loose ala-afdal")


def over() -> State:
    return after(last_pass(crusaders="1+0"), "pass")


def hattin(field: str = "", **more: str) -> State:
    return position(field, scenario="hattin", **more)  # type: ignore[arg-type]


def few() -> State:
    return hattin(crusaders="2+2")


def spent_cross() -> State:
    return hattin("chatillon:gone manguras:11aside", who="ayyubids", done="horns true-cross", crusaders="5+0")


def everything_ordered() -> State:
    return position(ordered="crusaders")


Case = tuple[Callable[[], State], str, str, str]
CASES: dict[str, list[Case]] = {
    # code: position, seat, words, rule
    "game-over": [(over, "crusaders", "pass", "S4.1"), (over, "ayyubids", "nonsense", "S4.1")],
    "not-your-turn": [
        (position, "ayyubids", "order sulayman hold", "S2.3"),
        (rolling, "crusaders", "roll red two", "S1.4"),
        (rolling, "ayyubids", "endure", "S1.4"),
        (charged, "crusaders", "endure", "S3.4"),
        (opening, "crusaders", "begin", "S2.2"),
    ],
    "unknown-word": [(position, "crusaders", "dance wildly", "S2.3"), (position, "crusaders", "", "S2.3")],
    "answer-first": [
        (opening, "ayyubids", "begin", "S2.2"),
        (lambda: opening("hattin"), "ayyubids", "seize", "S2.2"),
        (charged, "ayyubids", "order sulayman hold", "S3.4"),
        (charged, "ayyubids", "leader recover", "S3.4"),
        (charged, "ayyubids", "pass", "S3.4"),
        (charged, "ayyubids", "seize", "S3.4"),
    ],
    "not-offered": [
        (position, "crusaders", "order richard charge ala-afdal quickly", "S2.3"),
        (everything_ordered, "crusaders", "pass now", "S2.3"),
        (position, "crusaders", "leader stand-by now", "S2.3"),
        (lambda: position(crusaders="3+3"), "crusaders", "leader recover two", "S2.3"),
        (hattin, "crusaders", "leader horns now", "S2.3"),
        (
            lambda: hattin("chatillon:gone manguras:11aside", who="ayyubids", done="horns", crusaders="5+0"),
            "ayyubids", "leader true-cross now", "S2.3",
        ),
        (
            lambda: position("richard:9c ala-afdal:9", who="ayyubids"),
            "ayyubids", "order aslam reinforce ala-afdal now", "S2.3",
        ),
        (lambda: position("sable:8", tracks="1 0"), "crusaders", "leader rally sable now", "S2.3"),
        (position, "crusaders", "order lusignan arsuf arsuf now", "S2.3"),
        (charged, "ayyubids", "endure it", "S3.4"),
        (charged, "ayyubids", "react ala-afdal evade richard", "S3.4"),
        (opening, "ayyubids", "seize it", "S2.2"),
    ],
    # The right word at the wrong time.
    "seize-not-now": [(ayyubids, "ayyubids", "seize", "S2.2"), (ayyubids, "ayyubids", "leave-it", "S2.2")],
    "begin-not-now": [(position, "crusaders", "begin", "S2.2"), (position, "crusaders", "yield", "S2.2")],
    "react-not-now": [
        (ayyubids, "ayyubids", "react ala-afdal evade", "S3.4"),
        (ayyubids, "ayyubids", "endure", "S3.4"),
        (opening, "ayyubids", "endure", "S3.4"),
    ],
    "order-not-now": [
        (opening, "ayyubids", "order sulayman hold", "S2.3"),
        (opening, "ayyubids", "leader recover", "S2.3"),
    ],
    "pass-not-now": [(opening, "ayyubids", "pass", "S2.3")],
    # Banners and their actions.
    "no-such-banner": [
        (position, "crusaders", "order tancred charge", "S1.1"),
        (position, "crusaders", "order", "S1.1"),
        (charged, "ayyubids", "react tancred evade", "S1.1"),
    ],
    "banner-not-yours": [
        (position, "crusaders", "order saladin hold", "S2.3"),
        (charged, "ayyubids", "react richard evade", "S2.3"),
    ],
    "banner-gone": [
        (lambda: position("richard:gone"), "crusaders", "order richard hold", "S1.6"),
        (lambda: position("richard:9aside"), "crusaders", "order richard hold", "S1.7"),
    ],
    "names-no-action": [(position, "crusaders", "order richard", "S3.1")],
    "no-such-action": [
        (position, "crusaders", "order richard loose ala-afdal", "S3.1"),
        (lambda: hattin(who="ayyubids", done="horns"), "ayyubids", "order saladin reinforce manguras", "S3.1"),
    ],
    "only-a-reaction": [(ayyubids, "ayyubids", "order ala-afdal evade richard", "S3.4")],
    "not-a-reaction": [(charged, "ayyubids", "react ala-afdal rout", "S3.4")],
    "wrong-status": [
        (position, "crusaders", "order richard melee ala-afdal", "S3.2"),
        (lambda: position("richard:9c"), "crusaders", "order richard charge ala-afdal", "S3.2"),
    ],
    "ordered-side": [(lambda: position("richard:9'"), "crusaders", "order richard hold", "S2.4")],
    "cannot-pay": [
        (lambda: position(crusaders="1+0"), "crusaders", "order richard charge ala-afdal", "S3.1"),
        (lambda: position("richard:4", crusaders="2+0"), "crusaders", "order richard charge ala-afdal", "S1.8"),
        (
            lambda: after(position("ala-afdal:2", ayyubids="2+0"), "order richard charge ala-afdal"),
            "ayyubids", "react ala-afdal evade", "S1.8",
        ),
    ],
    # Targets.
    "needs-a-target": [
        (position, "crusaders", "order richard charge", "S3.1"),
        (lambda: position("ala-afdal:9", who="ayyubids"), "ayyubids", "order aslam reinforce", "S3.1"),
        (position, "crusaders", "order lusignan arsuf", "S3.1"),
    ],
    "no-such-target": [
        (position, "crusaders", "order richard charge tancred", "S3.2"),
        (position, "crusaders", "order lusignan loose arsuf", "S3.2"),
        (position, "crusaders", "order lusignan arsuf saphadin", "S3.2"),
        (position, "crusaders", "order lusignan arsuf tancred", "S3.2"),
        (lambda: position(who="ayyubids", garrison=1), "ayyubids", "order aslam reinforce-arsuf ala-afdal", "S3.2"),
    ],
    "target-gone": [
        (lambda: position("ala-afdal:gone"), "crusaders", "order henry-ii loose ala-afdal", "S1.6"),
        (lambda: position("ala-afdal:9aside"), "crusaders", "order henry-ii loose ala-afdal", "S1.7"),
    ],
    "target-not-listed": [
        (position, "crusaders", "order richard charge sulayman", "S3.2"),
        (position, "crusaders", "order richard charge sable", "S3.2"),
    ],
    "target-in-other-status": [
        (lambda: position("richard:9c"), "crusaders", "order henry-ii loose ala-afdal", "S3.7"),
    ],
    "needs-no-target": [
        (position, "crusaders", "order richard hold ala-afdal", "S3.2"),
        (ayyubids, "ayyubids", "order saladin sacrifice richard", "S3.2"),
    ],
    # Reinforce, Arsuf, fire.
    "nothing-to-reinforce": [(ayyubids, "ayyubids", "order aslam reinforce ala-afdal", "S5.4")],
    "not-a-recipient": [
        (ayyubids, "ayyubids", "order aslam reinforce sulayman", "S5.3"),
        (hattin, "crusaders", "order ridefort reinforce d-ibelin", "S6.5"),
    ],
    "garrison-gone": [
        (lambda: position(garrison=0, twelfth="won"), "crusaders", "order lusignan arsuf arsuf", "S5.3"),
    ],
    "garrison-full": [(ayyubids, "ayyubids", "order aslam reinforce-arsuf arsuf", "S5.4")],
    "fire-burns": [(lambda: hattin(who="ayyubids", fire="fed"), "ayyubids", "order husam-lulu light-fire", "S6.5")],
    "no-fire": [(lambda: hattin(who="ayyubids"), "ayyubids", "order husam-lulu feed-fire", "S6.5")],
    # Reactions.
    "reactor-ordered": [(lambda: charged("ala-afdal:10'"), "ayyubids", "react ala-afdal evade", "S3.4")],
    "reactor-not-listed": [(charged, "ayyubids", "react sulayman evade", "S3.6")],
    # Leaders and passing.
    "leader-ordered": [(lambda: position(leaders="crusaders"), "crusaders", "leader recover", "S3.5")],
    "no-leader-action": [
        (position, "crusaders", "leader dance", "S3.5"),
        (position, "crusaders", "leader", "S3.5"),
        (position, "crusaders", "leader horns", "S3.5"),
        (position, "crusaders", "leader seize", "S3.5"),
    ],
    "seize-only-at-start": [(ayyubids, "ayyubids", "leader seize", "S2.2")],
    "nothing-spent": [(position, "crusaders", "leader recover", "S3.5")],
    "track-empty": [(lambda: position("richard:3"), "crusaders", "leader rally richard", "S3.9")],
    "rally-whom": [(lambda: position("richard:3", tracks="3 0"), "crusaders", "leader rally", "S3.9")],
    "not-hurt": [(lambda: position("richard:3", tracks="3 0"), "crusaders", "leader rally sable", "S3.9")],
    "horns-done": [(lambda: hattin(done="horns"), "crusaders", "leader horns", "S6.3")],
    "horns-impossible": [(lambda: hattin("lusignan:gone"), "crusaders", "leader horns", "S6.3")],
    "horns-first": [
        (few, "crusaders", "order d-ibelin hold", "S6.3"),
        (few, "crusaders", "leader recover", "S6.3"),
    ],
    "banners-first": [(lambda: position(crusaders="0+4"), "crusaders", "leader recover", "S2.4")],
    "cross-taken": [(spent_cross, "ayyubids", "leader true-cross", "S6.4")],
    "cross-guarded": [(lambda: hattin(who="ayyubids"), "ayyubids", "leader true-cross", "S6.4")],
    "leader-can-act": [
        (lambda: position(crusaders="3+1"), "crusaders", "leader stand-by", "S3.5"),
        (lambda: position("richard:3", tracks="3 0"), "crusaders", "leader stand-by", "S3.5"),
    ],
    "must-act": [
        (position, "crusaders", "pass", "S2.3"),
        (few, "crusaders", "pass", "S2.3"),
        (lambda: position(ordered="ayyubids", leaders="crusaders"), "crusaders", "pass", "S2.3"),
    ],
}  # fmt: skip


def test_fate_is_held_to_the_die() -> None:
    """A die of another colour or with another face is no roll."""
    s = rolling()
    for words in ("roll green one", "roll red three", "order richard hold"):
        with pytest.raises(Refusal) as caught:
            GAME.check(s, FATE, words)
        assert GAME.say(caught.value)
        assert caught.value.legal == legal_words(s)


def test_two_banners_bar_a_pass_by_name() -> None:
    """The refusal of a pass names the first card that is Deployed, a Banner's or else the Leader's."""
    with pytest.raises(Refusal) as caught:
        GAME.check(position("richard:9'"), 0, "pass")
    assert GAME.say(caught.value) == (
        "You can pass only when all your Banners and your Leader are Ordered; Bourgogne is not Ordered yet."
    )
    everyone = "richard:9' bourgogne:9' sable:9' naplouse:9' henry-ii:12' lusignan:8'"
    with pytest.raises(Refusal) as caught:
        GAME.check(position(everyone), 0, "pass")
    assert caught.value.facts == {"banner": "Richard"}
