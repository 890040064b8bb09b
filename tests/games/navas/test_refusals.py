"""Every refusal: its code, its rule, what it tells, and that it changes nothing."""

import ast
import re
from collections.abc import Callable
from inspect import getsource

import msgspec
import pytest

from gonfalon.core import Refusal, Setup
from gonfalon.core.words import catalogue
from gonfalon.games.navas import game as open_game
from gonfalon.games.navas import refusals
from gonfalon.games.navas.events import Event
from gonfalon.games.navas.game import own_edition
from gonfalon.games.navas.state import State
from gonfalon.games.navas.telling import Teller
from gonfalon.games.navas.view import QUESTIONS
from tests.games.navas.positions import GAME, SEATS, legal_words, opening, position, run, snapshot, to_move

BLACK_GUARD = "before an attack on the caliph's camp: 2 damage to the attackers' zone"
WORDS = catalogue("en", "gonfalon.games.navas")
KEYS = set(re.findall(r"^([a-z-]+) =", WORDS, re.MULTILINE))


def after(s: State, *words: str) -> State:
    run(s, *words)
    return s


def over() -> State:
    return after(position("B1: al-nasir/1; B3: haro bows1"), "shoot B3>B1 bows1")


def laying_aside() -> State:
    s = GAME.begin(Setup("advanced"))
    while to_move(s) == "fate":
        run(s, legal_words(s)[0])
    return s


def karr_asked() -> State:
    return after(position("A3: kurds1"), "charge A4>A3 all")


def spreading() -> State:
    return after(position("A4: militia1/1 crossbows1 aragon-knights1", turn="muslim"), "shoot A2>A4 berber-bows1")


def advancing() -> State:
    s = position("A3: kurds1; A4: militia1/1", turn="muslim", deck="6-1")
    return after(s, "charge A3>A4 all", "draw 6-1")


def exchanging() -> State:
    s = position(specials="al-husayni", number=3, initiative="2-5 3-4", hands=("", ""))
    return after(s, "end", "use al-husayni")


def reacting(specials: str = "black-guard jund-infantry", used: str = "") -> State:
    return after(position("B2: castile-foot1", specials=specials, used=used), "attack B2>B1 all")


def broke() -> State:
    return position("B4: haro/1; A5: -", points=0, specials="alfonso-viii")


def shielded() -> State:
    s = position(points=2)
    run(s, "switch shield")
    run(s, legal_words(s)[0])
    return s


def priced() -> State:
    data = msgspec.json.decode(own_edition())
    data["specials"][6]["cost"] = 2
    return position(specials="alfonso-viii", points=1, game=open_game(msgspec.json.encode(data)))


def peters(field: str = "A3: -") -> State:
    return position(field, specials="peter-ii")


CASES: dict[str, tuple[Callable[[], State], str, str, str]] = {
    # code: position, seat, words, rule
    "game-over": (over, "christian", "end", "N9.4"),
    "not-your-turn": (position, "muslim", "end", "N5.6"),
    "unknown-word": (position, "christian", "dance wildly", "N5.6"),
    "answer-first": (karr_asked, "muslim", "end", "N8.1"),
    "not-offered": (position, "christian", "end at once", "N5.6"),
    # The right word at the wrong time.
    "lay-aside-not-now": (position, "christian", "discard peter-ii", "N10.1"),
    "initiative-not-now": (position, "christian", "initiative 1-6", "N4.1"),
    "card-already-played": (position, "christian", "play 1-6", "N4.2"),
    "play-a-card-first": (lambda: position(card=None), "christian", "move A4>A5 all", "N4.2"),
    "no-damage-to-take": (position, "christian", "take haro=1", "N6.7"),
    "karr-not-now": (lambda: position(turn="muslim"), "muslim", "karr yes", "N8.1"),
    "advance-not-now": (position, "christian", "advance", "N6.9"),
    "nothing-to-pass": (position, "christian", "pass", "N10.4"),
    "exchange-not-now": (lambda: position(turn="muslim"), "muslim", "exchange 1-6", "N10.4"),
    "special-not-now": (
        lambda: position(card=None, specials="alfonso-viii"), "christian", "use alfonso-viii", "N10.4",
    ),
    # Cards.
    "no-such-card": (lambda: position(card=None), "christian", "play 7-7", "N2.1"),
    "initiative-card-not-held": (opening, "muslim", "initiative 3-4", "N4.1"),
    "card-not-held": (lambda: position(card=None, hands=("1-6", "2-5")), "christian", "play 1-6", "N4.2"),
    "card-not-in-piles": (exchanging, "muslim", "exchange 3-4", "N10.4"),
    # Zones and units.
    "needs-two-zones": (position, "christian", "move A4", "N5.6"),
    "no-such-zone": (position, "christian", "move A4>A9 all", "N1.1"),
    "origin-empty": (lambda: position("A4: -"), "christian", "move A4>A5 all", "N1.4"),
    "origin-not-yours": (position, "christian", "attack B3>B4 all", "N1.4"),
    "names-no-units": (position, "christian", "attack B4>B3", "N5.6"),
    "unit-not-there": (position, "christian", "move A4>A5 haro", "N5.1"),
    "no-such-unit": (position, "christian", "rally dragons", "N3.2"),
    "unit-not-yours": (position, "christian", "rally kurds1", "N1.4"),
    "unit-fallen": (lambda: position("B4: bows1"), "christian", "rally haro", "N1.5"),
    # Moves.
    "not-adjacent": (position, "christian", "move A4>A6 all", "N1.3"),
    "christian-leaves-column": (lambda: position("B4: -"), "christian", "move A4>B4 all", "N5.3"),
    "enemy-in-the-way": (position, "christian", "move A4>A3 all", "N1.4"),
    "over-the-limit": (position, "christian", "move A4>A5 militia1", "N1.4"),
    "all-must-go": (lambda: position("A5: -"), "christian", "move A4>A5 militia1", "N5.1"),
    "immobile": (lambda: position("A1: jund1", turn="muslim"), "muslim", "move B1>A1 guard1", "N5.2"),
    "immobile-left-behind": (
        lambda: position("A1: -; B1: al-nasir jund1", turn="muslim"), "muslim", "move B1>A1 jund1", "N5.2",
    ),
    "cannot-pay-move": (broke, "christian", "move A4>A5 all", "N5.1"),
    "cannot-pay-march": (lambda: position("A3: -", points=1), "christian", "move A4>A3 all", "N5.3"),
    "not-hurt": (position, "christian", "rally haro", "N5.4"),
    "exhausted-cannot-rally": (lambda: position("B4: haro/1'"), "christian", "rally haro", "N5.4"),
    "cannot-pay-rally": (broke, "christian", "rally haro", "N5.4"),
    "shielded": (shielded, "muslim", "switch", "N5.5"),
    "cannot-pay-switch": (broke, "christian", "switch", "N5.5"),
    "cannot-pay-shield": (lambda: position(points=1), "christian", "switch shield", "N5.5"),
    # Combats.
    "third-combat": (
        lambda: after(
            position("A3: kurds1; A4: militia1; C3: kurds3; C4: militia2", points=9, deck="3-3 3-4"),
            "attack A4>A3 all", "draw 3-3", "attack C4>C3 all", "draw 3-4",
        ),
        "christian", "attack B4>B3 all", "N6.1",
    ),
    "own-zone": (position, "christian", "attack A4>A5 all", "N6.3"),
    "nobody-there": (lambda: position("A3: -"), "christian", "attack A4>A3 all", "N6.3"),
    "one-archer-only": (position, "christian", "shoot A4>A2 all", "N6.2"),
    "not-an-archer": (position, "christian", "shoot A4>A2 militia1", "N6.2"),
    "out-of-bowshot": (position, "christian", "shoot A4>A3 crossbows1", "N6.2"),
    "archer-exhausted": (lambda: position("A4: crossbows1'"), "christian", "shoot A4>A2 crossbows1", "N6.2"),
    "second-shot": (
        lambda: after(position("A2: jund1"), "shoot A4>A2 crossbows1"), "christian", "shoot B4>B2 bows1", "N6.1",
    ),
    "cannot-pay-shot": (
        lambda: position(turn="muslim", points=1), "muslim", "shoot A2>A4 berber-bows1", "N6.2",
    ),
    "write-the-archer": (lambda: position("A4: crossbows1"), "christian", "shoot A4>A2 all", "N6.2"),
    "attack-not-adjacent": (position, "christian", "attack A4>A2 all", "N6.3"),
    "cannot-pay-attack": (lambda: position(points=1), "christian", "attack A4>A3 all", "N6.3"),
    "charge-not-adjacent": (position, "christian", "charge A4>A2 all", "N6.4"),
    "charge-not-ahead": (position, "christian", "charge A4>B3 all", "N6.4"),
    "charge-without-rider": (position, "christian", "charge A4>A3 militia1", "N6.4"),
    "cannot-pay-charge": (lambda: position(points=2), "christian", "charge A4>A3 all", "N6.4"),
    "all-exhausted": (lambda: position("A4: militia1'"), "christian", "attack A4>A3 all", "N6.5"),
    "joiner-exhausted": (lambda: position("A4: militia1' crossbows1"), "christian", "attack A4>A3 militia1", "N6.5"),
    # Damage and answers.
    "not-in-the-zone-hit": (spreading, "christian", "take haro=2", "N6.7"),
    "unreadable-share": (spreading, "christian", "take crossbows1=two", "N6.7"),
    "more-than-its-power": (spreading, "christian", "take militia1=2", "N6.7"),
    "wrong-total": (spreading, "christian", "take crossbows1=1", "N6.7"),
    "karr-yes-or-no": (karr_asked, "muslim", "karr perhaps", "N8.1"),
    # Special cards.
    "no-special-cards": (position, "christian", "use alfonso-viii", "N10.1"),
    "no-such-special": (broke, "christian", "use saladin", "N10.1"),
    "special-not-yours": (broke, "christian", "use al-nasir", "N10.1"),
    "special-not-held": (broke, "christian", "use peter-ii A4>A5", "N10.1"),
    "special-used": (
        lambda: position(specials="alfonso-viii", used="peter-ii"), "christian", "use peter-ii A4>A5", "N10.1",
    ),
    "other-card-asked": (reacting, "muslim", "use jund-infantry", "N10.4"),
    "special-waits-for-its-moment": (
        lambda: position(turn="muslim", specials="black-guard"), "muslim", "use black-guard", "N10.4",
    ),
    "special-goes-with-an-attack": (
        lambda: position(specials="sancho-vii"), "christian", "use sancho-vii", "N10.4",
    ),
    "special-units-gone": (
        lambda: position("B6: -", specials="alfonso-viii"), "christian", "use alfonso-viii", "N10.2",
    ),
    "hand-empty": (
        lambda: position(specials="jimenez-de-rada", hands=("", "")), "christian", "use jimenez-de-rada", "N10.4",
    ),
    "militia-too-late": (
        lambda: after(position(specials="council-militia"), "switch"), "christian", "use council-militia", "N10.4",
    ),
    "cannot-pay-special": (priced, "christian", "use alfonso-viii", "N10.3"),
    "free-move-needs-zones": (peters, "christian", "use peter-ii", "N10.4"),
    "free-move-other-column": (peters, "christian", "use peter-ii B4>B5", "N10.4"),
    "free-move-not-ahead-or-back": (peters, "christian", "use peter-ii A4>B3", "N10.4"),
    "free-move-not-empty": (peters, "christian", "use peter-ii A4>A5", "N10.4"),
    "free-move-without-rider": (lambda: peters("A3: -; A4: militia1"), "christian", "use peter-ii A4>A3", "N10.4"),
}  # fmt: skip


def refusal_of(s: State, seat: str, words: str) -> Refusal:
    with pytest.raises(Refusal) as caught:
        GAME.check(s, SEATS[seat], words)
    return caught.value


@pytest.mark.parametrize("code", CASES)
def test_refusal(code: str) -> None:
    """Each wish is refused with its own code and rule, tells what would be legal, and changes nothing."""
    make, seat, words, rule = CASES[code]
    s = make()
    before = snapshot(s)
    refusal = refusal_of(s, seat, words)
    assert (refusal.code, refusal.rule, refusal.tried) == (code, rule, words)
    assert snapshot(s) == before
    assert refusal.position.startswith("round 1 turn ")
    assert bool(refusal.legal) == (to_move(s) == seat)
    for word in refusal.legal:
        GAME.rules.apply(s.copy(), GAME.check(s, SEATS[seat], word))
    sentence = GAME.say(refusal)
    assert sentence[0].isupper() or sentence[0] in "“0123456789"
    assert sentence.endswith(".")
    assert code in str(refusal)
    assert rule in GAME.rules_page()


def test_there_are_many() -> None:
    """The table has well over fifty refusals, each with a code of its own."""
    assert len(CASES) >= 80


# Other ways to the same answers.
MORE: list[tuple[str, Callable[[], State], str, str, str, str]] = [
    ("empty", position, "christian", "", "unknown-word", "N5.6"),
    ("seat-waits-for-fate", lambda: GAME.begin(Setup("basic")), "muslim", "deal muslim 1-6", "not-your-turn", "N3.1"),
    ("fate-draws-nothing", lambda: after(position("A3: jund1", deck="1-6"), "attack A4>A3 all"),
     "fate", "draw 9-9", "unknown-word", "N6.6"),
    ("spread-first", spreading, "christian", "end", "answer-first", "N6.7"),
    ("advance-first", advancing, "muslim", "end", "answer-first", "N6.9"),
    ("react-first", reacting, "muslim", "move A1>A2 all", "answer-first", "N10.4"),
    ("react-not-karr", reacting, "muslim", "karr yes", "answer-first", "N10.4"),
    ("exchange-first", exchanging, "muslim", "play 1-6", "answer-first", "N10.4"),
    ("lay-aside-first", laying_aside, "muslim", "initiative 1-6", "answer-first", "N10.1"),
    ("initiative-before-play", opening, "muslim", "play 1-6", "answer-first", "N4.1"),
    ("initiative-before-moves", opening, "muslim", "move A3>A2 all", "answer-first", "N4.1"),
    ("initiative-before-end", opening, "muslim", "end", "answer-first", "N4.1"),
    ("stay-when-nobody-advances", position, "christian", "stay", "advance-not-now", "N6.9"),
    ("no-card-named", lambda: position(card=None), "christian", "play", "no-such-card", "N2.1"),
    ("two-cards-named", lambda: position(card=None), "christian", "play 1-6 2-5", "no-such-card", "N2.1"),
    ("exchange-unknown", exchanging, "muslim", "exchange 9-9", "no-such-card", "N2.1"),
    ("lay-aside-not-dealt", laying_aside, "muslim", "discard jihad-volunteers", "special-not-held", "N10.1"),
    ("lay-aside-nothing", laying_aside, "muslim", "discard", "no-such-special", "N10.1"),
    ("pass-with-more", reacting, "muslim", "pass please", "not-offered", "N10.4"),
    ("advance-with-more", advancing, "muslim", "advance all", "not-offered", "N6.9"),
    ("held-and-asked-but-with-more", reacting, "muslim", "use black-guard twice", "not-offered", "N10.4"),
    ("asked-but-not-held", lambda: reacting("al-nasir"), "muslim", "use black-guard", "special-not-held", "N10.1"),
    ("backwards-arrow", position, "christian", "move A4<A5 all", "needs-two-zones", "N5.6"),
    ("no-such-origin", position, "christian", "charge Z4>A4 all", "no-such-zone", "N1.1"),
    ("attack-with-others", position, "christian", "attack A4>A3 haro", "unit-not-there", "N6.1"),
    ("attack-with-enemies", position, "christian", "attack A4>A3 kurds1", "unit-not-yours", "N1.4"),
    ("attack-with-nonsense", position, "christian", "attack A4>A3 x+y", "no-such-unit", "N3.2"),
    ("shoot-nobody-named", position, "christian", "shoot A4>A2", "names-no-units", "N5.6"),
    ("shoot-empty", lambda: position("A2: -"), "christian", "shoot A4>A2 crossbows1", "nobody-there", "N6.2"),
    ("shoot-own", position, "christian", "shoot A4>A6 crossbows1", "own-zone", "N6.2"),
    ("charge-own", position, "christian", "charge A5>A4 all", "own-zone", "N6.4"),
    ("charge-empty", lambda: position("A3: -"), "christian", "charge A4>A3 all", "nobody-there", "N6.4"),
    ("charge-off-the-edge", lambda: position("A1: peter; A2: jund1"), "christian", "charge A1>A2 all",
     "charge-not-ahead", "N6.4"),
    ("shot-cost-christian", broke, "christian", "shoot A4>A2 crossbows1", "cannot-pay-shot", "N6.2"),
    ("attack-cost-muslim", lambda: position(turn="muslim", points=0, specials="al-nasir"), "muslim",
     "attack A3>A4 all", "cannot-pay-attack", "N6.3"),
    ("charge-cost-muslim", lambda: position(turn="muslim", points=2), "muslim", "charge A3>A4 all",
     "cannot-pay-charge", "N6.4"),
    ("muslim-two-away", lambda: position(turn="muslim"), "muslim", "move A1>C1 all", "not-adjacent", "N1.3"),
    ("only-immobile-there", lambda: position("A1: jund1", turn="muslim"), "muslim", "move B1>A1 all",
     "immobile", "N5.2"),
    ("camp-is-full", lambda: position("B1: al-nasir guard1", turn="muslim"), "muslim",
     "move B2>B1 jund5+al-husayni", "over-the-limit", "N1.4"),
    ("too-many-out-of-the-camp", lambda: position("B1: al-nasir jund5 kurds1; A1: jund1 jund2", turn="muslim"),
     "muslim", "move B1>A1 all", "over-the-limit", "N1.4"),
    ("third-charge", CASES["third-combat"][0], "christian", "charge B4>B3 all", "third-combat", "N6.1"),
    ("third-shot", CASES["third-combat"][0], "christian", "shoot B4>B2 bows1", "third-combat", "N6.1"),
    ("switch-with-more", position, "christian", "switch twice", "unknown-word", "N5.5"),
    ("shield-against-shield", shielded, "muslim", "switch shield", "shielded", "N5.5"),
    ("rally-nobody", position, "christian", "rally", "no-such-unit", "N3.2"),
    ("take-nothing", spreading, "christian", "take", "wrong-total", "N6.7"),
    ("take-too-much", spreading, "christian", "take crossbows1=2 aragon-knights1=1", "wrong-total", "N6.7"),
    ("take-twice", spreading, "christian", "take crossbows1=1 crossbows1=1", "not-offered", "N6.7"),
    ("take-none-of-it", spreading, "christian", "take crossbows1", "unreadable-share", "N6.7"),
    ("take-with-enemies", spreading, "christian", "take kurds1=2", "unit-not-yours", "N1.4"),
    ("use-nothing", broke, "christian", "use", "no-such-special", "N10.1"),
    ("haro-by-himself", lambda: position(specials="lopez-de-haro"), "christian", "use lopez-de-haro",
     "special-goes-with-an-attack", "N10.4"),
    ("husayni-by-himself", lambda: position(turn="muslim", specials="al-husayni"), "muslim", "use al-husayni",
     "special-waits-for-its-moment", "N10.4"),
    ("peter-from-the-empty", lambda: peters("A4: -"), "christian", "use peter-ii A4>A3", "origin-empty", "N1.4"),
]  # fmt: skip


@pytest.mark.parametrize("case", MORE, ids=lambda case: str(case[0]))
def test_refusal_by_another_way(case: tuple[str, Callable[[], State], str, str, str, str]) -> None:
    """The same codes for other wishes that break the same rule, and nothing changes."""
    _, make, seat, words, code, rule = case
    s = make()
    before = snapshot(s)
    refusal = refusal_of(s, seat, words)
    assert (refusal.code, refusal.rule) == (code, rule)
    assert snapshot(s) == before
    assert GAME.say(refusal)
    for word in refusal.legal:
        GAME.check(s, SEATS[seat], word)


def test_legal_lists_the_same_verb_first() -> None:
    """A refusal lists what is legal with the same verb if there is anything, else everything."""
    s = position(points=1)
    assert refusal_of(s, "christian", "shoot A4>A3 crossbows1").legal == legal_words(s, "shoot")
    assert refusal_of(s, "christian", "charge A4>A3 all").legal == legal_words(s)
    assert refusal_of(s, "muslim", "end").legal == []


def test_position_line_hides_the_other_hand() -> None:
    """The position of a refusal shows the own hand only."""
    s = position(hands=("1-6 2-5", "6-1"))
    assert "christian=6-1" in refusal_of(s, "christian", "x").position
    assert "muslim=" not in refusal_of(s, "christian", "x").position
    line = refusal_of(position("B4: haro/1' bows1"), "christian", "x").position
    assert line.startswith("round 1 turn 1 christian act points 3 active 4-3 deck 3 discard 0 ")
    assert " B3:M222 " in line
    assert " B4:C1'2 " in line


@pytest.mark.parametrize(
    "make", [position, opening, karr_asked, spreading, advancing, exchanging, reacting, laying_aside, over]
)
def test_action_not_offered_is_refused(make: Callable[[], State]) -> None:
    """An action that is not in the list of legal ones is refused and changes nothing."""
    s = make()
    before = snapshot(s)
    offered = set(GAME.rules.legal(s))
    for action in [-1, *(number for number in range(4096) if number not in offered), 2**20]:
        with pytest.raises(Refusal) as caught:
            GAME.rules.apply(s, action)
        assert (caught.value.code, caught.value.tried) == ("not-offered", str(action))
    assert snapshot(s) == before


@pytest.mark.parametrize(
    ("setup", "code"),
    [
        (Setup("hattin"), "unknown-scenario"),
        (Setup("basic", {"colour": "red"}), "unknown-option"),
        (Setup("basic", {"round-limit": "7"}), "unknown-choice"),
    ],
)
def test_unknown_setup(setup: Setup, code: str) -> None:
    """A scenario, option or choice that does not exist is refused before anything begins."""
    with pytest.raises(Refusal) as caught:
        GAME.begin(setup)
    assert caught.value.code == code
    assert GAME.say(caught.value).startswith(("There is no", "“round-limit” can be none, 10"))


def _texts(node: ast.AST) -> set[str]:
    return {part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)}


def _codes_in_source() -> set[str]:
    """All codes that refusals.py can raise, read from its source: first arguments, and pairs of code and rule."""
    codes: set[str] = set()
    for node in ast.walk(ast.parse(getsource(refusals))):
        if isinstance(node, ast.Call) and getattr(node.func, "attr", "") in ("no", "pay", "card"):
            codes |= _texts(node.args[0])
        elif isinstance(node, ast.Tuple) and len(node.elts) == 2:
            codes |= {text for text in _texts(node.elts[0]) if "-" in text}
    return codes


def test_every_code_has_its_sentence_and_its_test() -> None:
    """Codes in the source, sentences in en.ftl and the table above are the same set."""
    sentences = {key.removeprefix("refusal-") for key in KEYS if key.startswith("refusal-")}
    assert _codes_in_source() == sentences == set(CASES)


def test_every_event_has_its_sentence() -> None:
    """Each event struct has a sentence, and no sentence is left without its event."""
    events = {str(kind.__struct_config__.tag) for kind in Event.__subclasses__()}
    assert {key.removeprefix("event-") for key in KEYS if key.startswith("event-")} == events


def test_every_question_has_its_sentence() -> None:
    """Each question to a seat has a sentence; fate is never spoken to."""
    asked = set(QUESTIONS) - {"deal-special", "deal", "draw", "peek", "over"}
    assert {key.removeprefix("ask-") for key in KEYS if key.startswith("ask-")} == asked
    assert {"wait", "over"} <= KEYS


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (position, "3 action points. What do your troops do?"),
        (lambda: position(points=1), "1 action point. What do your troops do?"),
        (broke, "No points left. Use a card or end the turn."),
        (opening, "Choose a card for the initiative. The other side does not see it yet."),
        (lambda: position(card=None), "Play a card for its action points."),
        (karr_asked, "They charge A3 from A4. Will your riders answer with karr wa-l-farr?"),
        (spreading, "2 damage in A4. Who takes it?"),
        (advancing, "A4 is empty. Do all your units of A3 move in?"),
        (
            reacting,
            "Black Guard (before an attack on the caliph's camp: 2 damage to the attackers' zone). Do you use it?",
        ),
        (exchanging, "Choose the card to take in exchange for the one in your initiative area."),
        (laying_aside, "Choose one special card to lay aside, face down."),
    ],
)
def test_questions_as_they_are_asked(make: Callable[[], State], sentence: str) -> None:
    """Whoever is asked reads the question, the other side that it waits."""
    s = make()
    asked = GAME.rules.to_move(s)
    assert GAME.say(GAME.prompt(s, asked)) == sentence
    waiting = {0: "Waiting for the Muslims.", 1: "Waiting for the Christians."}[asked]
    assert GAME.say(GAME.prompt(s, 1 - asked)) == waiting


def test_prompts_while_nobody_is_asked() -> None:
    """While fate draws both wait for the cards; after the end it is over."""
    s = GAME.begin(Setup("basic"))
    assert GAME.say(GAME.prompt(s, 0)) == "Waiting for the cards."
    assert GAME.say(GAME.prompt(over(), 0)) == "The battle is over."


def test_no_words_for_strangers() -> None:
    """The teller refuses to speak of what is not the game's."""

    class Stranger(msgspec.Struct):
        pass

    with pytest.raises(TypeError, match="Las Navas has no words for"):
        Teller(GAME.pieces.edition).say(Stranger())
