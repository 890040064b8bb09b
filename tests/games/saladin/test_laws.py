"""What holds in every game, tried on random ones."""

import random
from collections.abc import Iterator
from itertools import islice

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from gonfalon.core import ARBITER, FATE, NOBODY, WATCHER, Action, Refusal, Setup
from gonfalon.games.saladin.interface.views import SaladinView
from gonfalon.games.saladin.rules.state import State
from tests.examples import few
from tests.games.saladin.positions import GAME, SIDES, legal_words

FEW = few(25)
MANY = few(80)

SCENARIOS = st.sampled_from(["arsuf", "hattin"])
SEEDS = st.integers(0, 2**32 - 1)
NEVER_COMMITTED = {"arsuf": {"lusignan", "henry-ii", "aslam", "saladin"}, "hattin": {"ridefort", "husam-lulu"}}


def choose(s: State, rng: random.Random) -> Action:
    """Anything legal, but blows rather than Hold, so that Banners fall and are set aside."""
    actions = GAME.rules.legal(s)
    if GAME.rules.to_move(s) == FATE:
        return rng.choices(actions, GAME.rules.weights(s))[0]
    blows = [action for action in actions if GAME.word(s, action).split()[-1] not in ("hold", "pass", "regroup")]
    return rng.choice(blows if blows and rng.random() < 0.7 else actions)


def walk(scenario: str, seed: int) -> Iterator[tuple[State, Action]]:
    """A random game: each position with the action about to be taken in it, and at last the end."""
    rng = random.Random(seed)
    s = GAME.begin(Setup(scenario))
    while GAME.rules.to_move(s) != NOBODY:
        action = choose(s, rng)
        yield s, action
        GAME.rules.apply(s, action)
    yield s, -1


@st.composite
def played(draw: st.DrawFn) -> State:
    """A position from the midst of a random game, or its end."""
    stop = draw(st.integers(0, 250))
    *_, (s, _) = islice(walk(draw(SCENARIOS), draw(SEEDS)), stop + 1)
    return s.copy()


@FEW
@given(SCENARIOS, SEEDS)
def test_every_game_ends_by_the_chaos_of_turn_13(scenario: str, seed: int) -> None:
    """S4.1: whatever is done, Chaos takes the twelfth Order in turn 13 at the latest."""
    for s, _ in walk(scenario, seed):
        turn = GAME.view(s, ARBITER).turn
        assert turn <= 13
        assert turn < 13 or GAME.rules.result(s) is not None
        assert GAME.rules.repetition(s) is None
    result = GAME.rules.result(s)
    assert result
    assert result.rule in ("S1.3", "S4.1")
    assert GAME.rules.legal(s) == []
    assert GAME.rules.is_quiet(s)
    assert GAME.say(result)


@FEW
@given(SCENARIOS, SEEDS)
def test_sides_alternate_until_one_has_passed(scenario: str, seed: int) -> None:
    """S2.3: after an activation the other side is asked, unless it has passed; and who has passed is not asked."""
    last, turn = None, 0
    for s, _ in walk(scenario, seed):
        view = GAME.view(s, ARBITER)
        if view.question != "activate":
            continue
        passed = {side for side in SIDES if view.pools[side].passed}
        assert view.asked not in passed
        if view.turn == turn and not passed and view.deed is None:
            assert view.asked != last
        last, turn = view.asked, view.turn


@FEW
@given(SCENARIOS, SEEDS)
def test_who_is_never_committed(scenario: str, seed: int) -> None:
    """S5.2, S6.2: whatever happens these Banners stay Uncommitted, and Lusignan at Hattin until the Horns."""
    for s, _ in walk(scenario, seed):
        view = GAME.view(s, ARBITER)
        never = NEVER_COMMITTED[scenario] | (set() if view.horns else {"lusignan", "saladin"})
        assert not {seen.tag for seen in view.banners if seen.status == "committed"} & never


@FEW
@given(SCENARIOS, SEEDS)
def test_what_is_gone_stays_gone(scenario: str, seed: int) -> None:
    """S1.6, S1.7, S5.1: a Banner out of play does not return, and the twelfth Order is had once."""
    gone: dict[str, tuple[str, int]] = {}
    waiting = 1
    for s, _ in walk(scenario, seed):
        view = GAME.view(s, ARBITER)
        for seen in view.banners:
            if seen.tag in gone:
                assert (seen.place, seen.lances) == gone[seen.tag]
            elif seen.place != "in-play":
                gone[seen.tag] = seen.place, seen.lances
        assert view.garrison_orders <= waiting
        waiting = view.garrison_orders


@FEW
@given(SCENARIOS, SEEDS)
def test_orders_leave_the_box_once(scenario: str, seed: int) -> None:
    """S1.3, S6.3: nothing comes back from the box but one Order with the move to the Horns."""
    boxes, word = dict.fromkeys(SIDES, 0), ""
    for s, action in walk(scenario, seed):
        view = GAME.view(s, ARBITER)
        for side in SIDES:
            assert view.pools[side].box >= boxes[side] - (side == "crusaders" and word == "leader horns")
            boxes[side] = view.pools[side].box
        word = GAME.word(s, action) if action != -1 else ""


@MANY
@given(played())
def test_everybody_sees_everything(s: State) -> None:
    """S1.1: nothing is hidden: all views are the same but for whose they are, and each rebuilds the whole state."""
    views = [GAME.view(s, seat) for seat in (0, 1, WATCHER, ARBITER)]
    assert [view.seat for view in views] == ["crusaders", "ayyubids", "watcher", "all"]
    assert len({msgspec.json.encode(msgspec.structs.replace(view, seat="")) for view in views}) == 1
    for view in views:
        sent = msgspec.json.decode(msgspec.json.encode(view), type=SaladinView)
        twin = GAME.guess(sent).draw(random.Random(1))
        assert GAME.whole(twin) == GAME.whole(s)
        assert GAME.rules.legal(twin) == GAME.rules.legal(s)


@few(40)
@given(played(), st.sampled_from(["now", "richard", "arsuf"]))
def test_legal_words_with_one_too_many_are_refused_without_a_lie(s: State, more: str) -> None:
    """A legal action said with a word too many is refused for that, not for a rule it does not break."""
    for word in legal_words(s):
        try:
            GAME.check(s, GAME.rules.to_move(s), f"{word} {more}")
        except Refusal as refusal:
            assert GAME.rules.to_move(s) == FATE or refusal.code in ("not-offered", "needs-no-target")  # noqa: PT017
