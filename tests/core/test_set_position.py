"""Matches that begin from a set position."""

import random
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gonfalon.core import ARBITER, NOBODY, WATCHER, Match, Origin, Record, RecordError, Refusal, Setup, verify_fate
from gonfalon.core.record import seal
from tests.core.coin import LEFT, RIGHT, Coin, CoinState, CoinView
from tests.core.stories import (
    ALL,
    GAMES,
    LOOKERS,
    OPTIONS,
    PLAYERS,
    REAL,
    SEEDS,
    begun,
    fixed_fate,
    new_match,
    play,
    play_at_random,
    resealed,
)
from tests.examples import few

KEEN = ("charge", "attack", "use", "shoot", "karr", "react", "order")


def setup_of(battle: str, position: Any = None) -> Setup:
    name, scenario = battle.split()
    return Setup(scenario, OPTIONS[name], position)


def set_up(battle: str, position: Any) -> Match[Any]:
    return Match(GAMES[battle.split(maxsplit=1)[0]], setup_of(battle, position), fate=fixed_fate())


def views(battle: str, seed: int) -> Iterator[Any]:
    """The arbiter's view at every moment of a lively game, in the middle of fate's doings too."""
    game, rng = GAMES[battle.split(maxsplit=1)[0]], random.Random(seed)
    state = game.begin(setup_of(battle))
    while game.rules.to_move(state) != NOBODY:
        yield game.view(state, ARBITER, memory=True)
        legal = game.rules.legal(state)
        keen = [action for action in legal if game.word(state, action).startswith(KEEN)]
        game.rules.apply(state, rng.choice(keen if keen and rng.random() < 0.4 else legal))


def some_view(battle: str, seed: int) -> Any:
    return random.Random(seed).choice(list(views(battle, seed)))


def nested(depth: int) -> Any:
    deep: list[Any] = []
    for _ in range(depth):
        deep = [deep]
    return deep


def coin_at(round_: int, *, score: tuple[int, int] = (0, 0), numbers: tuple[int, ...] = ()) -> CoinView:
    return CoinView(round_, 9, list(score), list(numbers))


# Beginning


@pytest.mark.parametrize("battle", ALL)
def test_every_moment_of_a_game_can_be_begun_from(battle: str) -> None:
    """Any position of a real game starts a match there, whoever is to move, given as a view or as plain data."""
    game = GAMES[battle.split(maxsplit=1)[0]]
    for view in views(battle, seed=4):
        match = Match(game, setup_of(battle, view))
        assert match.is_set
        assert game.view(match.state, ARBITER, memory=True) == view
        assert match.setup.position == msgspec.to_builtins(view)
        assert Match(game, setup_of(battle, msgspec.to_builtins(view))).setup == match.setup


def test_position_is_kept_with_all_that_is_remembered() -> None:
    """Players who agreed to remember by themselves begin from a whole position too, and their record tells it."""
    game, setup = GAMES["navas"], Setup("basic", {"memory-aid": "off"})
    match = Match(game, setup, fate=fixed_fate())
    play_at_random(match, seed=2, actions=30)
    view = match.game.view(match.state, ARBITER, memory=True)
    assert view != match.game.view(match.state, ARBITER)
    begun = Match(game, msgspec.structs.replace(setup, position=view))
    assert begun.setup.position == msgspec.to_builtins(view)


@few(12)
@given(battle=st.sampled_from(ALL), seed=SEEDS)
def test_played_to_the_end(battle: str, seed: int) -> None:
    """It goes on like any match: told, written, read, followed, verified, and put to sleep on the way."""
    match = set_up(battle, some_view(battle, seed))
    play_at_random(match, seed, actions=20)
    if match.result is None:
        twin = Match.thaw(match.snapshot(), match.game, match.setup, {}, fixed_fate())
        resumed = Match.resume(Record.parse(match.record(with_secret=True).text(), unfinished=True), match.game)
        for each in (match, twin, resumed):
            play_at_random(each, seed)
        assert twin.is_set
        assert twin.snapshot() == resumed.snapshot() == match.snapshot()
    record = Record.parse(match.record().text())
    assert record == match.record()
    assert record.is_set
    assert Match.follow(record, match.game).snapshot() == match.snapshot()
    verify_fate(record, match.game)


def test_fate_acts_first_where_it_is_to_move() -> None:
    """If the position waits for fate, fate draws at number 1."""
    match = set_up("coin plain", coin_at(2, numbers=(3, 1)))
    assert [step.entry.actor for step in match.steps] == ["fate"]
    assert (match.number, match.to_move) == (1, LEFT)


def test_first_position_has_stood() -> None:
    """A position that comes back to the one that was set suggests a draw, and taking back forgets that again."""
    match = set_up("coin plain", coin_at(2))
    suggested = [match.draw_suggested]
    play(match, "write 1", "write 1")
    suggested.append(match.draw_suggested)
    assert suggested == [False, True]
    match.act(RIGHT, "offer take back 1")
    match.act(LEFT, "accept take back")
    assert not match.draw_suggested


def test_back_to_the_set_position() -> None:
    """Taking back goes as far as the position that was set."""
    match = set_up("coin plain", coin_at(4, score=(1, 2)))
    play(match, "write 1", "write 3")
    match.act(LEFT, "offer take back 0")
    match.act(RIGHT, "accept take back")
    assert match.sight(ARBITER).view == coin_at(4, score=(1, 2))


def test_usual_match_is_not_set() -> None:
    """A match that begins at the beginning says nothing of a position, in its record neither."""
    match = new_match()
    assert not match.is_set
    assert not match.record().is_set
    assert "position" not in match.record().text()


def test_views_of_seats_are_as_always() -> None:
    """What a seat sees of a set position is what it would have seen in the match that came there."""
    for number, view in enumerate(views("navas advanced", seed=6)):
        match = Match(GAMES["navas"], setup_of("navas advanced", view))
        honest = GAMES["navas"].guess(view).draw(random.Random(number))
        for looker in LOOKERS:
            assert match.sight(looker).view == GAMES["navas"].view(honest, looker)


# The record


def test_record_says_where_it_began() -> None:
    """The position is in one line after the options, as JSON."""
    match = Match(Coin(), Setup("plain", {"rounds": "9"}, coin_at(2, numbers=(3,))), PLAYERS, fixed_fate())
    position = 'position {"round":2,"rounds":9,"score":[0,0],"numbers":[3]}'
    lines = list(match.record(with_secret=True).lines())
    assert lines[4:7] == ["option rounds 9", position, "seat left Ana María"]
    assert "position hidden" in list(match.record().lines())
    match.act(RIGHT, "resign")
    assert position in list(match.record().lines())


def test_excerpt_hides_it_until_the_end() -> None:
    """Before the end an excerpt only says that there was a position; after it, and to the arbiter, it says which."""
    match = set_up("coin plain", coin_at(2, numbers=(3,)))
    for looker in (LEFT, RIGHT, WATCHER):
        assert "\nposition hidden  #" in match.excerpt(looker)
        assert "[3]" not in match.excerpt(looker)
    assert "[3]" in match.excerpt(ARBITER)
    match.act(LEFT, "resign")
    assert all("[3]" in match.excerpt(looker) for looker in LOOKERS)


@pytest.mark.parametrize("seat", [0, 1, WATCHER])
def test_excerpts_tell_no_hidden_card(seat: int) -> None:
    """Two set positions that look alike to a seat have the same excerpts, sights and news for it."""
    game = GAMES["navas"]
    truth = next(view for view in views("navas basic", seed=1) if view.question == "play")
    if seat == WATCHER:
        swapped = {side: truth.hands[other] for side, other in zip(game.seats, reversed(game.seats), strict=True)}
        other = msgspec.structs.replace(truth, hands=swapped)
    else:
        seen = game.view(game.guess(truth).draw(random.Random(0)), seat, memory=True)
        worlds = (game.guess(seen).draw(random.Random(seed)) for seed in range(50))
        other = next(v for v in (game.view(world, ARBITER, memory=True) for world in worlds) if v != truth)
    one, two = (Match(game, setup_of("navas basic", view), PLAYERS_OF_NAVAS) for view in (truth, other))
    assert one.excerpt(seat) == two.excerpt(seat)
    assert one.excerpt(ARBITER) != two.excerpt(ARBITER)
    if seat != WATCHER:
        assert msgspec.json.encode(one.sight(seat)) == msgspec.json.encode(two.sight(seat))


PLAYERS_OF_NAVAS = {"muslim": "A", "christian": "B"}


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('"round":2', '"round": 2', "Line 6 of this record is not in its standard form"),
        ('"round":2', '"round":2,"round":2', "standard form"),
        ('"round":2', '"round":12', "cannot be played"),
        ('"round":2,"rounds":9', '"rounds":9,"round":2', "standard form"),
        ('"numbers":[3]', '"numbers":[3],"more":1', "standard form"),
        ('{"round":2', "hidden", "cannot be read"),
        ('position {"round"', 'position null{"round"', "cannot be read"),
        ('"numbers":[3]', '"numbers":[null]', "standard form"),
    ],
)
def test_forged_position_is_found_at_its_line(old: str, new: str, why: str) -> None:
    """A position in a record that cannot be read or played, or is spelt in another way, is refused at its line."""
    match = set_up("coin plain", coin_at(2, numbers=(3,)))
    match.act(RIGHT, "resign")
    text = resealed(match.record().text(), old, new)
    with pytest.raises(RecordError, match=why) as refusal:
        Match.follow(Record.parse(text), Coin())
    assert refusal.value.line == 6


@pytest.mark.parametrize("more", ['position {"round":2,"rounds":9,"score":[0,0],"numbers":[]}', "position null"])
def test_position_is_said_once_or_not_at_all(more: str) -> None:
    """A second line with a position is refused, and one that says that there is none."""
    match = set_up("coin plain", coin_at(2)) if "null" not in more else new_match()
    match.act(RIGHT, "resign")
    lines = list(match.record().lines())
    with pytest.raises(RecordError, match="cannot be read") as refusal:
        Record.parse(seal([*lines[:6], more, *lines[6:]]))
    assert refusal.value.line == 7


# Refused


@pytest.mark.parametrize(
    ("position", "fault"),
    [
        (17, "ValidationError"),
        ({}, "ValidationError"),
        ({"round": nested(100_000)}, "RecursionError"),
        (CoinView(2, 9, [4, 0], []), "more points than rounds"),
        (CoinView(10, 9, [0, 0], []), "nothing can be done"),
        (CoinView(2, 9, [0, 0], [1, 2, 3, 1]), "IndexError"),
    ],
)
def test_unusable(position: Any, fault: str) -> None:
    """What is no position of the game, or an impossible one, is refused; it is said why."""
    with pytest.raises(Refusal) as refusal:
        set_up("coin plain", position)
    assert (refusal.value.code, refusal.value.facts) == ("unusable-position", {"fault": fault})


@pytest.mark.parametrize("battle", ALL)
def test_setup_where_a_match_stands(battle: str) -> None:
    """Another match begins where one stands, with its options; where the battle is over, none does."""
    match = begun(battle)
    play_at_random(match, seed=2, actions=9)
    other = Match(match.game, match.setup_here())
    assert match.game.whole(other.state) == match.game.whole(match.state)
    assert other.setup.options == match.setup.options
    play_at_random(match, seed=2)
    with pytest.raises(Refusal) as refusal:
        match.setup_here()
    assert refusal.value.code == "over-there"


@few(400)
@given(battle=st.sampled_from(REAL), seed=SEEDS, changes=st.integers(1, 3))
def test_record_from_a_changed_position(battle: str, seed: int, changes: int) -> None:
    """Whatever a forger changes in the position of a record, it is refused at its line, or followed to the end."""
    rng, match = random.Random(seed), set_up(battle, some_view(battle, seed % 40))
    play_at_random(match, seed, actions=40)
    record, position = match.record(with_secret=True), match.setup.position
    for _ in range(changes):
        position = mutated(position, rng)
    forged = msgspec.structs.replace(record, setup=msgspec.structs.replace(record.setup, position=position))
    with suppress(RecordError):
        Match.follow(Record.parse(forged.text(), unfinished=True), match.game)


def mutated(view: Any, rng: random.Random) -> Any:
    """The same plain data with one part changed: to another number, to nothing, or to what stands beside it."""
    keys = list(view) if isinstance(view, dict) else list(range(len(view)))
    key, beside = rng.choice(keys), rng.choice(keys)
    value = view[key]
    if isinstance(value, dict | list) and value and rng.random() < 0.8:
        value = mutated(value, rng)
    else:
        number = value if isinstance(value, int) else 0
        value = rng.choice([None, not value, number + 1, number - 1, 10**6, 2**70, [value], view[beside]])
    copy = view.copy()
    copy[key] = value
    return copy


def test_state_is_the_matchs_own() -> None:
    """The data that a position came as is not touched by play."""
    position: dict[str, Any] = {"round": 2, "rounds": 9, "score": [0, 0], "numbers": []}
    match: Match[CoinState] = Match(Coin(), Setup("plain", {"rounds": "9"}, position), fate=fixed_fate())
    play(match, "write 1", "write 3")
    assert position == {"round": 2, "rounds": 9, "score": [0, 0], "numbers": []} == match.setup.position


def test_where_a_position_was_taken_from() -> None:
    """The record says from which match and after which action, once and in one form, and is proved with it."""
    begun = new_match()
    play(begun, "write 3")
    position = begun.game.view(begun.state, ARBITER, memory=True)
    setup = msgspec.structs.replace(begun.setup, position=position, origin=Origin("aB-3_x", 1))
    match: Match[Any] = Match(GAMES["coin"], setup, fate=fixed_fate())
    play_at_random(match, seed=1)
    record = match.record()
    assert "\norigin aB-3_x 1  #" in record.text()
    assert Record.parse(record.text()) == record
    verify_fate(record, match.game)
    lines = [*record.lines()]
    at = lines.index("origin aB-3_x 1")
    for wrong in ([], ["origin aB-3_x 01"], ["origin aB-3_x"], ["origin aB-3_x 1"] * 2, ["origin a b 1"]):
        altered = seal([*lines[:at], *wrong, *lines[at + 1 :]])
        if wrong:
            with pytest.raises(RecordError):
                Record.parse(altered)
        else:
            assert Record.parse(altered).setup.origin is None
