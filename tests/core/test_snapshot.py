"""A match put to sleep at one moment and woken up again."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gonfalon.core import ARBITER, FATE, NOBODY, WATCHER, Fate, Match, Refusal, Setup, SnapshotError
from gonfalon.core.position import sealed, unsealed
from tests.core.coin import LEFT, RIGHT, Coin, CoinState
from tests.core.stories import (
    ALL,
    GAMES,
    LOOKERS,
    PLAYERS,
    REAL,
    SEEDS,
    begun,
    ended,
    finished_match,
    fixed_fate,
    new_match,
    play,
    play_at_random,
    refused,
)
from tests.examples import few


def thawed(match: Match[Any]) -> Match[Any]:
    """The match put to sleep and woken up."""
    return Match.thaw(match.snapshot(), match.game, match.setup, match.players, fixed_fate())


def standing(match: Match[Any]) -> tuple[object, ...]:
    """All that can be seen or kept of this moment; what came before it and what may be undone apart."""
    sights = [match.sight(seat, memory=memory) for seat in LOOKERS for memory in (True, False)]
    shown = [msgspec.structs.replace(sight, undo=None) for sight in sights]
    return match.number, match.to_move, match.result, match.snapshot(), shown


def told(match: Match[Any], number: int) -> list[object]:
    """Everything that was done and told after this number, as each saw it."""
    steps = match.steps_after(number)
    return [(step.entry, step.shown, [step.news.heard_by(seat) for seat in LOOKERS]) for step in steps]


def answer(match: Match[Any], seat: int, text: str) -> str:
    """Why this is refused, or nothing if it is done."""
    try:
        match.act(seat, text)
    except Refusal as refusal:
        return refusal.code
    return ""


def moments(battle: str, seed: int, most: int = 10**6) -> Iterator[Match[Any]]:
    """A random match at each decision, and at its end."""
    match, rng = begun(battle), random.Random(seed)
    yield match
    while match.to_move != NOBODY and match.number < most:
        match.act(match.to_move, rng.choice(match.sight(match.to_move).legal))
        yield match


# What the arbiter sees is all there is


def read_back(match: Match[Any]) -> Any:
    """The state that comes out of the bytes of the arbiter's view."""
    seen = msgspec.json.encode(match.game.view(match.state, ARBITER, memory=True))
    return match.game.guess(msgspec.json.decode(seen, type=match.game.view_type)).draw(random.Random(0))


@few(14)
@given(battle=st.sampled_from(ALL), seed=SEEDS, most=st.integers(0, 120))
def test_arbiters_view_gives_the_state_back(battle: str, seed: int, most: int) -> None:
    """Truth and the state read back from the arbiter's view play on alike to the end: actions, odds, views, prompts."""
    *_, match = moments(battle, seed, most)
    game, truth, restored = match.game, match.state.copy(), read_back(match)
    rng = random.Random(seed)
    while True:
        for looker in LOOKERS:
            for memory in (True, False):
                assert game.view(restored, looker, memory=memory) == game.view(truth, looker, memory=memory)
            assert game.prompt(restored, looker) == game.prompt(truth, looker)
            assert game.position(restored, looker) == game.position(truth, looker)
        assert game.rules.to_move(restored) == game.rules.to_move(truth)
        assert game.rules.legal(restored) == game.rules.legal(truth)
        assert game.rules.result(restored) == game.rules.result(truth)
        assert game.rules.repetition(restored) == game.rules.repetition(truth)
        if game.rules.to_move(truth) == NOBODY:
            break
        if game.rules.to_move(truth) == FATE:
            assert game.rules.weights(restored) == game.rules.weights(truth)
        action = rng.choice(game.rules.legal(truth))
        game.rules.apply(truth, action)
        game.rules.apply(restored, action)


def test_who_has_forgotten_cannot_give_it_back() -> None:
    """Without memory the arbiter's view of Las Navas is not all there is, and a watcher's never."""
    match = begun("navas basic")
    for seat, memory in [(ARBITER, False), (WATCHER, True)]:
        with pytest.raises(ValueError, match="memory"):
            match.game.guess(match.game.view(match.state, seat, memory=memory)).draw(random.Random(0))


# Asleep and awake


@pytest.mark.parametrize("battle", ALL)
def test_thawed_at_every_moment(battle: str) -> None:
    """At every decision the thawed match stands where the other stands: number, turn, words, views, offers."""
    for match in moments(battle, seed=1):
        if match.to_move != NOBODY:
            twin = thawed(match)
            assert standing(twin) == standing(match)
            assert (twin.first, twin.number, twin.steps) == (match.number, match.number, [])
            assert (twin.players, twin.setup) == (match.players, match.setup)
    assert thawed(new_match()).players == PLAYERS


@few(16)
@given(battle=st.sampled_from(ALL), seed=SEEDS, most=st.integers(0, 100))
def test_both_go_on_alike(battle: str, seed: int, most: int) -> None:
    """Put to sleep anywhere, a match goes on with the same words to the same entries, news, sights and end."""
    *_, match = moments(battle, seed, most)
    if match.to_move == NOBODY:
        return
    twin, number, rng = thawed(match), match.number, random.Random(seed)
    while match.to_move != NOBODY:
        word = rng.choice(match.sight(match.to_move).legal)
        twin.act(twin.to_move, word)
        match.act(match.to_move, word)
    assert match.result is not None
    assert twin.result == match.result
    assert standing(twin) == standing(match)
    assert told(twin, number) == told(match, number)
    assert [step.entry.number for step in twin.steps] == list(range(number + 1, match.number + 1))
    assert (twin.first, twin.number) == (number, match.number)


@few(8)
@given(battle=st.sampled_from(ALL), seed=SEEDS, most=st.integers(0, 60))
def test_later_entries_are_entered(battle: str, seed: int, most: int) -> None:
    """A keeper with an old snapshot and the entries since then comes to the present."""
    *_, match = moments(battle, seed, most)
    if match.to_move == NOBODY:
        return
    twin, number, rng = thawed(match), match.number, random.Random(seed)
    for _ in range(12):
        if match.to_move != NOBODY:
            match.act(match.to_move, rng.choice(match.sight(match.to_move).legal))
    if not match.result:
        match.time_out(match.to_move)
    for step in match.steps_after(number):
        twin.enter(step.entry)
    assert standing(twin) == standing(match)
    assert told(twin, number) == told(match, number)


@pytest.mark.parametrize("battle", ALL)
def test_sleep_disturbs_nothing(battle: str) -> None:
    """Taking a snapshot changes nothing, gives the same bytes twice, and the twin's life is its own."""
    *_, match = moments(battle, seed=4, most=20)
    before, data = (standing(match), told(match, 0)), match.snapshot()
    assert match.snapshot() == data
    twin = thawed(match)
    assert twin.snapshot() == data
    play_at_random(twin, seed=4, actions=twin.number + 10)
    assert (standing(match), told(match, 0)) == before
    assert thawed(match).snapshot() == data


def test_another_fate_is_found_before_play() -> None:
    """A fate made for another number of seats is refused at the thaw, as it is at the start."""
    match = new_match()
    with pytest.raises(ValueError, match="2 seats"):
        Match.thaw(match.snapshot(), Coin(), match.setup, PLAYERS, Fate.fresh(3))


# Snapshots that cannot be used


def altered(match: Match[Any], **changes: object) -> bytes:
    return sealed(msgspec.json.encode(msgspec.json.decode(unsealed(match.snapshot())) | changes))


WRONG: dict[str, Callable[[Match[Any]], bytes]] = {
    "of another format": lambda match: altered(match, format=0),
    "of other rules": lambda match: altered(match, rules=match.game.rules_version + 1),
    "of another edition": lambda match: altered(match, digest="0123456789abcdef"),
    "of the time before formats": lambda match: without(match, "format", "rules", "digest"),
    "cut": lambda match: match.snapshot()[:-20],
    "empty": lambda match: b"",
    "of another score": lambda match: match.snapshot().replace(b'"number":', b'"number":1'),
    "another kind of thing": lambda match: altered(match, number="three"),
    "of another match": lambda match: altered(match, commitment="ab" * 32),
    "no view": lambda match: altered(match, view={"nothing": 1}),
}


def without(match: Match[Any], *names: str) -> bytes:
    kept = msgspec.json.decode(unsealed(match.snapshot()))
    return sealed(msgspec.json.encode({key: part for key, part in kept.items() if key not in names}))


@pytest.mark.parametrize("battle", ALL)
def test_snapshot_that_is_wrong(battle: str) -> None:
    """Whatever is wrong with a snapshot, waking up from it fails in one way only."""
    *_, match = moments(battle, seed=5, most=12)
    for spoilt in WRONG.values():
        with pytest.raises(SnapshotError):
            Match.thaw(spoilt(match), match.game, match.setup, match.players, fixed_fate())


# What is remembered


def test_heard_after_a_thaw() -> None:
    """A thawed match tells what came after it, by the numbers of the whole match; what came before is forgotten."""
    match = new_match(rounds=9)
    play(match, "write 1", "write 2", "write 3")
    twin = thawed(match)
    assert (twin.first, twin.heard(LEFT), twin.steps_after(0)) == (4, [], [])
    for each in (match, twin):
        play(each, "write 1", "write 2", "write 3")
    for number in range(4, match.number + 2):
        assert told(twin, number) == told(match, number)
        for seat in LOOKERS:
            assert twin.heard(seat, since=number) == match.heard(seat, since=number)
    for number in range(4):
        assert told(twin, number) == told(match, 4)
    assert twin.recalled(LEFT) == match.heard(LEFT, since=4)


def test_old_news_without_memory() -> None:
    """Without the memory aid a seat reads again what came since it last acted, after a thaw as before it."""
    match: Match[Any] = Match(GAMES["navas"], Setup("basic", {"memory-aid": "off"}), fate=fixed_fate())
    play_at_random(match, seed=1, actions=12)
    twin = thawed(match)
    for seed in range(30):
        play_at_random(match, seed, actions=match.number + 1)
        play_at_random(twin, seed, actions=twin.number + 1)
    acted = {step.entry.actor for step in twin.steps}
    assert acted >= set(match.game.seats)
    for seat in (LEFT, RIGHT):
        assert twin.recalled(seat) == match.recalled(seat)


def test_fresh_match_remembers_everything() -> None:
    """A match that was never asleep, followed or resumed, begins at 0."""
    match = finished_match()
    assert match.first == 0
    assert Match.follow(match.record(), Coin()).first == 0
    assert Match.resume(match.record(), Coin()).first == 0


# Taking back after a thaw


def _undo(match: Match[Any]) -> int | None:
    """How far back the seat to move may go without asking."""
    return match.sight(match.to_move).undo if match.to_move != NOBODY else None


@pytest.mark.parametrize("battle", REAL)
def test_nothing_before_the_thaw_is_taken_back(battle: str) -> None:
    """What the match does not remember is not taken back, neither freely nor by asking, and is not offered."""
    match = next(match for match in moments(battle, seed=3) if _undo(match) is not None)
    twin = thawed(match)
    assert [twin.sight(looker).undo for looker in LOOKERS] == [None] * 4
    for number in range(match.number + 1):
        for each in (LEFT, RIGHT):
            assert refused(twin, each, f"take back {number}").code == "nothing-to-take-back"
            assert refused(twin, each, f"offer take back {number}").code == "nothing-to-take-back"


def test_nothing_before_the_thaw_is_taken_back_later() -> None:
    """Nor when there are actions since the thaw that might be mistaken for it."""
    match = new_match()
    play(match, "write 1", "write 2", "write 3")
    twin = thawed(match)
    play(twin, "write 1", "write 2")
    for seat, number in ((LEFT, 3), (LEFT, 0), (RIGHT, 1)):
        assert refused(twin, seat, f"offer take back {number}").code == "nothing-to-take-back"
    twin.act(RIGHT, "offer take back 4")
    twin.act(LEFT, "accept take back")
    assert standing(twin)[1:3] == (RIGHT, None)
    assert twin.game.whole(twin.state) == match.game.whole(match.state)


@few(12)
@given(battle=st.sampled_from(ALL), seed=SEEDS, most=st.integers(0, 40))
def test_both_take_back_alike(battle: str, seed: int, most: int) -> None:
    """Whatever is taken back, asked, granted or refused about actions since the thaw, both matches agree: own actions
    since then are taken back freely, to the very moment of the thaw."""
    *_, match = moments(battle, seed, most)
    if match.to_move == NOBODY:
        return
    twin, rng = thawed(match), random.Random(seed)
    for _ in range(40):
        if match.to_move == NOBODY:
            break
        seat, number = rng.choice([LEFT, RIGHT]), rng.randint(max(twin.first, twin.number - 6), twin.number)
        talk = [f"take back {number}", f"offer take back {number}", "accept take back", "decline take back"]
        if rng.random() < 0.6:
            seat, talk = match.to_move, match.sight(match.to_move).legal
        word = rng.choice(talk)
        assert answer(twin, seat, word) == answer(match, seat, word)
        assert standing(twin) == standing(match)
        undo = _undo(match)
        assert _undo(twin) == (None if undo is None or undo < twin.first else undo)
    assert told(twin, twin.first) == told(match, twin.first)


def asked_before_sleeping(number: int = 0) -> Match[CoinState]:
    """Left asks to take back, and the match is put to sleep before right answers."""
    match = new_match()
    play(match, "write 1", "write 2", "write 3")
    match.act(LEFT, f"offer take back {number}")
    return match


@pytest.mark.parametrize("number", [0, 3])
def test_question_is_still_on_the_table(number: int) -> None:
    """A request to take back survives the snapshot, and the other seat may still decline it."""
    match = asked_before_sleeping(number)
    twin = thawed(match)
    assert twin.sight(RIGHT).asked_back == ("left", number)
    for each in (match, twin):
        each.act(RIGHT, "decline take back")
    assert standing(twin) == standing(match)


def test_consent_after_a_thaw_is_refused() -> None:
    """What was asked before the sleep goes back to before it, which is not remembered: it is refused, not guessed."""
    twin = thawed(asked_before_sleeping())
    before = standing(twin)
    with pytest.raises(Refusal) as refusal:
        twin.act(RIGHT, "accept take back")
    assert (refusal.value.code, refusal.value.tried) == ("nothing-to-take-back", "accept take back")
    assert standing(twin) == before


# Offers, repetition, the end


@pytest.mark.parametrize("seat", [LEFT, RIGHT])
def test_offered_draw_survives(seat: int) -> None:
    """A draw that was offered before the sleep can be accepted after it."""
    match = new_match()
    play(match, "write 1")
    match.act(seat, "offer draw")
    twin = thawed(match)
    assert twin.draw_offered_by == seat
    for each in (match, twin):
        each.act(1 - seat, "accept draw")
    assert standing(twin)[:3] == standing(match)[:3]
    assert twin.result is not None
    assert twin.result.reason == "draw-agreed"


def repeated(rounds: int) -> Match[CoinState]:
    """Rounds without a point, so that from the second on a draw is suggested."""
    match = Match(Coin(), Setup("plain", {"rounds": "9"}), PLAYERS, fixed_fate())
    play(match, *["write 1", "write 1"] * rounds)
    assert match.draw_suggested == (rounds > 1)
    return match


@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_repetition_survives(rounds: int) -> None:
    """A position that stood before the sleep is known after it, and a draw is suggested when it comes back."""
    match = repeated(rounds)
    twin = thawed(match)
    assert twin.draw_suggested == match.draw_suggested
    for each in (match, twin):
        play(each, "write 1", "write 1")
        assert each.sight(LEFT).draw_suggested
        play(each, "write 3", "write 1")
        assert not each.sight(LEFT).draw_suggested
    assert standing(twin) == standing(match)


def test_marks_of_positions_never_change() -> None:
    """Snapshots of this format hold them, so the way to make them is fixed."""
    assert msgspec.json.decode(unsealed(repeated(1).snapshot()))["stood"] == ["4f4adce2584d850f"]


def test_repetition_is_taken_back_after_a_thaw() -> None:
    """Taking back forgets the positions that stood since the thaw, and no others."""
    match = repeated(1)
    twin = thawed(match)
    for each in (match, twin):
        play(each, "write 3", "write 1")
        each.act(LEFT, "offer take back 3")
        each.act(RIGHT, "accept take back")
        play(each, "write 3", "write 1")
        assert not each.sight(LEFT).draw_suggested
    assert twin.snapshot() == match.snapshot()


@pytest.mark.parametrize("reason", ["counted", "resigned", "draw-agreed", "out-of-time"])
def test_end_survives(reason: str) -> None:
    """A match that is over when it is put to sleep is over when it wakes, for the same reason."""
    match = ended(reason)
    twin = thawed(match)
    assert twin.result == match.result
    assert standing(twin) == standing(match)
    assert refused(twin, LEFT, "write 1").code == "match-over"
