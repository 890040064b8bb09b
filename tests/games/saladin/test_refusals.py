"""Every refusal: its code, its rule, what it tells, and that it changes nothing."""

import ast
import re
from collections.abc import Callable
from inspect import getsource

import msgspec
import pytest

from gonfalon.core import FATE, WATCHER, Refusal, Setup
from gonfalon.core.rulebook import rule_ids
from gonfalon.core.words import catalogue
from gonfalon.games.saladin import play, refusals
from gonfalon.games.saladin.events import Event
from gonfalon.games.saladin.pieces import FACES, LEADER_ACTIONS
from gonfalon.games.saladin.state import QUESTIONS, State
from gonfalon.games.saladin.telling import Teller
from tests.games.saladin.positions import (
    EDITION,
    GAME,
    SEATS,
    last_pass,
    legal_words,
    opening,
    position,
    refused,
    run,
    snapshot,
    to_move,
)

WORDS = catalogue("en", "gonfalon.games.saladin")
KEYS = set(re.findall(r"^([a-z-]+) =", WORDS, re.MULTILINE))
RULES = rule_ids(GAME.rules_page())


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


@pytest.mark.parametrize(
    ("code", "case"),
    [pytest.param(code, case, id=f"{code}: {case[2]}") for code, cases in CASES.items() for case in cases],
)
def test_refusal(code: str, case: Case) -> None:
    """The code, the rule, the words tried, the position, what would be legal; and nothing has changed."""
    make, seat, words, rule = case
    s = make()
    before = snapshot(s)
    with pytest.raises(Refusal) as caught:
        GAME.check(s, SEATS[seat], words)
    refusal = caught.value
    assert (refusal.code, refusal.rule, refusal.tried) == (code, rule, words)
    assert rule in RULES
    assert refusal.position == GAME.position(s, SEATS[seat])
    assert snapshot(s) == before
    if to_move(s) != seat:
        assert refusal.legal == []
    else:
        same_verb = legal_words(s, words.split(" ", maxsplit=1)[0] + " ") if " " in words else []
        assert refusal.legal
        assert set(same_verb) <= set(refusal.legal) <= set(legal_words(s))
    sentence = GAME.say(refusal)
    assert sentence.endswith(".")
    assert "{" not in sentence


@pytest.mark.parametrize("seat", [WATCHER, FATE, 0, 1])
def test_nobody_else_may_act(seat: int) -> None:
    """While one is asked everybody else is refused, spectators and fate included."""
    s = position()
    if seat != GAME.rules.to_move(s):
        with pytest.raises(Refusal) as caught:
            GAME.check(s, seat, "order richard hold")
        assert (caught.value.code, caught.value.legal) == ("not-your-turn", [])


def test_fate_is_held_to_the_die() -> None:
    """A die of another colour or with another face is no roll."""
    s = rolling()
    for words in ("roll green one", "roll red three", "order richard hold"):
        with pytest.raises(Refusal) as caught:
            GAME.check(s, FATE, words)
        assert GAME.say(caught.value)
        assert caught.value.legal == legal_words(s)


def test_numbers_that_are_no_action_are_refused() -> None:
    """The inner door too takes legal actions only, and leaves the state as it was."""
    s = position()
    before = snapshot(s)
    for number in (-1, 0, 7, 10**6):
        with pytest.raises(Refusal) as caught:
            GAME.rules.apply(s, number)
        assert (caught.value.code, caught.value.rule) == ("not-offered", "S2.3")
    assert snapshot(s) == before


def test_two_banners_bar_a_pass_by_name() -> None:
    """The refusal of a pass names the first card that is Deployed, a Banner's or else the Leader's."""
    with pytest.raises(Refusal) as caught:
        GAME.check(position("richard:9'"), 0, "pass")
    assert GAME.say(caught.value) == (
        "You pass only when all your Banners and your Leader are Ordered; Bourgogne is not."
    )
    everyone = "richard:9' bourgogne:9' sable:9' naplouse:9' henry-ii:12' lusignan:8'"
    with pytest.raises(Refusal) as caught:
        GAME.check(position(everyone), 0, "pass")
    assert caught.value.facts == {"banner": "Richard"}


def test_legal_list_keeps_to_the_verb() -> None:
    """If anything can be done with the same verb, only that is told; else everything."""
    s = position("richard:3", tracks="3 0")
    with pytest.raises(Refusal) as caught:
        GAME.check(s, 0, "leader recover")
    assert caught.value.legal == ["leader rally richard"]
    with pytest.raises(Refusal) as caught:
        GAME.check(s, 0, "pass")
    assert caught.value.legal == legal_words(s)


@pytest.mark.parametrize(
    ("setup", "code"),
    [
        (Setup("acre"), "unknown-scenario"),
        (Setup("arsuf", {"colour": "red"}), "unknown-option"),
    ],
)
def test_unknown_setup(setup: Setup, code: str) -> None:
    """A scenario or option that does not exist is refused before anything begins."""
    with pytest.raises(Refusal) as caught:
        GAME.begin(setup)
    assert caught.value.code == code
    assert GAME.say(caught.value).startswith("There is no ")


def _texts(node: ast.AST) -> set[str]:
    return {part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)}


def _codes_in(source: str) -> set[str]:
    """All codes that can be raised there: first arguments, and the codes that verbs have at the wrong time."""
    codes: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and (getattr(node.func, "attr", "") == "no" or _names_refusal(node)):
            codes |= _texts(node.args[0])
        elif isinstance(node, ast.Tuple) and len(node.elts) == 4:
            codes |= _texts(node.elts[1])
    return codes


def _names_refusal(call: ast.Call) -> bool:
    return getattr(call.func, "id", "") == "Refusal"


def test_every_code_has_its_sentence_and_its_test() -> None:
    """Codes in the source, sentences in en.ftl and the table above are the same set, of at least thirty."""
    sentences = {key.removeprefix("refusal-") for key in KEYS if key.startswith("refusal-")}
    assert _codes_in(getsource(refusals)) | _codes_in(getsource(play)) == sentences == set(CASES)
    assert len(CASES) >= 30


def test_every_event_has_its_sentence() -> None:
    """Each event struct has a sentence, and no sentence is left without its event."""
    events = {str(kind.__struct_config__.tag) for kind in Event.__subclasses__()}
    assert {key.removeprefix("event-") for key in KEYS if key.startswith("event-")} == events


def test_every_question_has_its_sentence() -> None:
    """Each question to a seat has a sentence; fate is never spoken to."""
    asked = set(QUESTIONS) - {"roll", "over"}
    assert {key.removeprefix("ask-") for key in KEYS if key.startswith("ask-")} == asked
    assert {"wait", "over"} <= KEYS


def test_every_name_has_its_word() -> None:
    """Sides, scenarios, actions, Leaders' actions, faces and statuses are all named, and no word is left over."""
    actions = {a.name for s in EDITION.scenarios for b in s.banners for a in b.card.actions}
    actions |= {a.name for s in EDITION.scenarios for b in s.banners if b.horns_card for a in b.horns_card.actions}
    for start, names in {
        "side-": {"crusaders", "ayyubids", "nobody"},
        "scenario-": {scenario.name for scenario in EDITION.scenarios},
        "action-": actions,
        "leader-": set(LEADER_ACTIONS),
        "face-": set(FACES),
        "status-": {"uncommitted", "committed"},
        "result-": {"last-order", "last-orders-at-once"},
    }.items():
        assert {key.removeprefix(start) for key in KEYS if key.startswith(start)} == names


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (position, "11 Orders to spend. Which Banner acts?"),
        (lambda: position(crusaders="1+2"), "1 Order to spend. Which Banner acts?"),
        (lambda: position(crusaders="0+2"), "No Orders left to spend. Which Banner acts?"),
        (opening, "The enemy has the initiative. Shall Saladin seize it?"),
        (lambda: opening("hattin"), "You have the initiative. Do you begin?"),
        (charged, "Richard charges Ala Afdal. Does one of your Banners react?"),
    ],
)
def test_questions_as_they_are_asked(make: Callable[[], State], sentence: str) -> None:
    """Whoever is asked reads the question, the other side that it waits."""
    s = make()
    asked = GAME.rules.to_move(s)
    assert GAME.say(GAME.prompt(s, asked)) == sentence
    waiting = {0: "Waiting for the Crusaders.", 1: "Waiting for the Ayyubids."}[asked]
    assert GAME.say(GAME.prompt(s, 1 - asked)) == waiting
    assert GAME.prompt(s, asked).rule in RULES


def test_prompts_while_nobody_is_asked() -> None:
    """While fate rolls both wait for the dice; after the end it is over."""
    assert GAME.say(GAME.prompt(rolling(), 0)) == "Waiting for the dice."
    assert GAME.say(GAME.prompt(over(), 0)) == "The battle is over."


def test_what_is_told() -> None:
    """An exchange of blows, sentence by sentence."""
    s = position("ala-afdal:5 richard:4", crusaders="9+0", tracks="5 5")
    told = run(s, "order richard charge ala-afdal", "react ala-afdal evade", "roll two order", "leader recover")
    assert [GAME.say(event) for event in told] == [
        "Richard: Charge at Ala Afdal, for 3 Orders.",
        "Ala Afdal reacts to Richard: Evade, for 2 Orders.",
        "Red die: two lances.",
        "Green die: an Order.",
        "Six lances of the Ayyubids are lost: they go to the box with an Order.",
        "The Ayyubids lose an Order for good.",
        "Ala Afdal loses 2 lances; 3 left.",
        "Richard loses no lance, and the Crusaders must spend an Order; 4 left.",
        "Saladin brings back a spent Order.",
    ]
    s = position("sable:8", tracks="1 0")
    assert GAME.say(run(s, "leader rally sable")[0]) == "Richard rallies a lance of Sablé."
    s = after(last_pass("ala-afdal:gone", crusaders="1+0", ayyubids="2+0"), "pass")
    result = GAME.rules.result(s)
    assert result
    assert GAME.say(result) == "Both armies fall apart at once; the Ayyubids had more left and win."


def test_garrison_is_told_by_its_name() -> None:
    """The lances in the town are called Arsuf."""
    told = run(position(), "order lusignan arsuf arsuf", "roll one")
    assert GAME.say(told[0]) == "Lusignan: Arsuf at Arsuf, for 1 Order."
    assert GAME.say(told[-1]) == "Arsuf loses 1 lance; 1 left."


def test_no_words_for_strangers() -> None:
    """The teller refuses to speak of what is not the game's."""

    class Stranger(msgspec.Struct):
        pass

    with pytest.raises(TypeError, match="Saladin has no words for"):
        Teller(EDITION).say(Stranger())


def test_refused_helper_names_the_rule() -> None:
    """Whoever is to move is refused by the first rule that the wish breaks."""
    assert refused(position(crusaders="1+0"), "order richard melee nobody") == ("wrong-status", "S3.2")
