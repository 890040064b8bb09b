"""Several words in one request."""

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gonfalon.core import NOBODY, Acted, Match, Refusal, Setup
from gonfalon.core.registry import find
from tests.core.coin import LEFT, RIGHT
from tests.core.stories import fixed_fate, new_match
from tests.examples import few

NAVAS = find("navas")


def moved(match: Match[Any]) -> list[str]:
    return [f"{step.entry.actor} {step.entry.word}" for step in match.steps]


def asked_for(question: str) -> Match[Any]:
    """Las Navas at the first moment when somebody is asked this."""
    match, rng = Match(NAVAS, Setup("basic", {"round-limit": "10"}), fate=fixed_fate()), random.Random(1)
    while match.sight(match.to_move).prompt.question != question:
        match.act(match.to_move, rng.choice(match.sight(match.to_move).legal))
    return match


def in_a_turn() -> tuple[Match[Any], list[str]]:
    """A match, and two words that the seat to move can say one after the other."""
    match = asked_for("ask-play")
    words = [match.sight(match.to_move).legal[0], "end"]
    return match, words


def test_one_after_the_other() -> None:
    """Words of one turn are carried out in order, as if each had come by itself."""
    (match, words), (again, _) = in_a_turn(), in_a_turn()
    seat = match.to_move
    assert match.act_all(seat, words) == Acted(2, None)
    for word in words:
        again.act(seat, word)
    assert match.record(with_secret=True) == again.record(with_secret=True)


def test_first_refused_raises() -> None:
    """If the very first word is refused, nothing is done and the refusal is raised as by `act`."""
    match, words = in_a_turn()
    before = match.snapshot()
    with pytest.raises(Refusal):
        match.act_all(match.to_move, ["dance", *words])
    assert match.snapshot() == before


def test_stops_at_a_refusal() -> None:
    """What was done before a refused word stays; what comes after it is not tried."""
    match, (card, end) = in_a_turn()
    seat, number = match.to_move, match.number
    acted = match.act_all(seat, [card, "dance", end])
    assert (acted.done, match.number, match.to_move) == (1, number + 1, seat)
    assert acted.refusal is not None
    assert acted.refusal.tried == "dance"


def test_turn_that_has_passed_is_a_refusal() -> None:
    """Once the turn has passed to the other side, the next word is refused for that reason."""
    match = new_match()
    acted = match.act_all(LEFT, ["write 1", "write 2"])
    assert (acted.done, match.to_move, match.number) == (1, RIGHT, 1)
    assert acted.refusal is not None


def test_stops_when_fate_has_acted() -> None:
    """Once fate has acted, the rest of the list is dropped, because it was written without knowing the result."""
    match = new_match()
    match.act(LEFT, "write 1")
    assert match.act_all(RIGHT, ["write 2", "resign"]) == Acted(1, None)
    assert moved(match)[1] == "right write 2"
    assert match.result is None


def test_stops_when_an_answer_was_taken() -> None:
    """The same holds if an answer that the other seat left in advance was used."""
    match = Match(new_match().game, Setup("plain"))
    match.leave(RIGHT, "ask", "write 2")
    assert match.act_all(LEFT, ["write 1", "resign"]) == Acted(1, None)
    assert moved(match) == ["left write 1", "right write 2"]


def test_stops_when_an_own_answer_was_taken() -> None:
    """A seat's own answers come before the rest of the list, which may have been written without thinking of them."""
    match, (card, _) = in_a_turn()
    seat = match.to_move
    match.leave(seat, "ask-act", "end")
    assert match.act_all(seat, [card, "resign"]) == Acted(1, None)
    assert [step.entry.word for step in match.steps[-2:]] == [card, "end"]
    assert match.result is None


def test_nothing_after_the_end() -> None:
    """If a word ends the match, the rest is not carried out; in a match that is over nothing is."""
    match = new_match()
    assert match.act_all(LEFT, ["resign", "offer draw"]) == Acted(1, None)
    assert len(match.steps) == 1
    with pytest.raises(Refusal) as refusal:
        match.act_all(LEFT, ["write 1"])
    assert refusal.value.code == "match-over"


@few(10)
@given(seed=st.integers(0, 2**32 - 1))
def test_as_single_requests(seed: int) -> None:
    """However a match is split into lists of words, the result is the same as with single words."""
    rng, match = random.Random(seed), Match(NAVAS, Setup("basic", {"round-limit": "10"}), fate=fixed_fate())
    while match.to_move != NOBODY:
        number, seat = match.number, match.to_move
        words = [rng.choice(match.sight(seat).legal) for _ in range(3)]
        acted = match.act_all(seat, words)
        own = [step.entry.actor for step in match.steps_after(number)][: acted.done]
        assert own == [match.game.seat_name(seat)] * acted.done
    again = Match(NAVAS, match.setup, fate=fixed_fate())
    for entry in match.record().entries:
        if entry.actor != "fate":
            again.act(NAVAS.seat_number(entry.actor), entry.word)
    assert again.record() == match.record()
