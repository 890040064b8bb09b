"""Answers left in advance: a sealed bid, a standing order."""

import random
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gonfalon.core import (
    ARBITER,
    CLOCK,
    FATE,
    NOBODY,
    WATCHER,
    Answer,
    Foreseen,
    LeftAnswers,
    Match,
    Option,
    Record,
    Refusal,
    Setup,
    verify_fate,
)
from gonfalon.core.answers import MOST_IN_A_ROW
from tests.core.coin import LEFT, RIGHT, Coin, CoinState
from tests.core.stories import ALL, LOOKERS, PLAYERS, SEEDS, begun, fixed_fate, new_match, play
from tests.examples import few

MUSLIM, CHRISTIAN = 0, 1


def words(match: Match[Any]) -> list[str]:
    return [f"{step.entry.actor} {step.entry.word}" for step in match.steps]


def seen(match: Match[Any], looker: int) -> bytes:
    """Everything that somebody can see or hear of a match."""
    sight = [match.sight(looker, memory=memory) for memory in (None, True, False)]
    heard = match.heard(looker), match.recalled(looker), match.excerpt(looker)
    return msgspec.json.encode([match.number, match.to_move, sight, heard])


def kept(match: Match[Any]) -> tuple[object, ...]:
    """Everything that is stored of a match, and what everybody sees of it."""
    return match.record(with_secret=True).text(), match.snapshot(), [seen(match, looker) for looker in LOOKERS]


def refused(match: Match[Any], seat: int, question: str, word: str = "write 1") -> Refusal:
    """The refusal to leave this answer; nothing has changed."""
    before, left = kept(match), match.all_answers()
    with pytest.raises(Refusal) as refusal:
        match.leave(seat, question, word)
    assert (kept(match), match.all_answers()) == (before, left)
    return refusal.value


# A sealed bid


def test_answer_is_taken_when_it_is_asked_for() -> None:
    """An answer left in advance is used as soon as the question comes, in any spelling, and fate goes on."""
    match = new_match()
    match.leave(RIGHT, "ask", "  WRITE   2")
    match.act(LEFT, "write 3")
    assert words(match)[:2] == ["left write 3", "right write 2"]
    assert (match.number, match.to_move) == (3, LEFT)


def test_standing_answer_stays() -> None:
    """A standing answer is used every time until it is withdrawn."""
    match = new_match(rounds=9)
    match.leave(RIGHT, "ask", "write 2", standing=True)
    play(match, "write 3", "write 1")
    assert (match.to_move, match.number) == (LEFT, 6)
    match.withdraw(RIGHT, "ask")
    play(match, "write 1")
    assert (match.to_move, match.answers_of(RIGHT).answers) == (RIGHT, [])


def test_word_that_is_not_legal_then() -> None:
    """A one-time answer that is not legal is dropped, a standing one stays; the seat is asked in either case."""
    for standing in (False, True):
        match = new_match()
        match.leave(RIGHT, "ask", "write 9", standing)
        match.act(LEFT, "write 3")
        assert (match.to_move, match.number) == (RIGHT, 1)
        assert [answer.word for answer in match.answers_of(RIGHT).answers] == ["write 9"] * standing
        match.act(RIGHT, "write 1")
        assert words(match)[1] == "right write 1"


@pytest.mark.parametrize(
    "word", ["resign", "offer draw", "accept draw", "take back 0", "", "flip heads", "out of time"]
)
def test_only_actions_are_answers(word: str) -> None:
    """Talk is not an answer to a question of the game."""
    match = new_match()
    match.act(LEFT, "offer draw")
    match.leave(RIGHT, "ask", word)
    match.act(LEFT, "write 3")
    assert (match.to_move, match.number, match.result, match.answers_of(RIGHT).answers) == (RIGHT, 2, None, [])


def test_later_answer_takes_the_place_of_an_earlier_one() -> None:
    """There is one answer per question."""
    match = new_match()
    match.leave(RIGHT, "ask", "write 1", standing=True)
    match.leave(RIGHT, "ask", "write 2")
    assert match.answers_of(RIGHT).answers == [Answer("ask", "write 2")]


def test_standing_verb_means_the_first_word_that_begins_with_it() -> None:
    """Whatever varies with the position can be answered every time, in any spelling."""
    match = new_match()
    match.leave(RIGHT, "ask", "WRITE", standing=True)
    match.act(LEFT, "write 3")
    match.act(LEFT, "write 2")
    assert [word for word in words(match) if word.startswith("right")] == ["right write 1"] * 2
    assert match.answers_of(RIGHT).answers == [Answer("ask", "WRITE", standing=True)]


@pytest.mark.parametrize(("word", "standing"), [("write", False), ("writ", True), ("write 9", True), ("", True)])
def test_verb_that_means_nothing(word: str, standing: bool) -> None:
    """A verb is enough only if it is whole, stands alone and is a standing answer; otherwise the seat is asked."""
    match = new_match()
    match.leave(RIGHT, "ask", word, standing=standing)
    match.act(LEFT, "write 3")
    assert match.to_move == RIGHT


def test_both_may_leave_answers() -> None:
    """Standing answers of both sides play the match to its end."""
    match = new_match(rounds=3)
    match.leave(RIGHT, "ask", "write 2", standing=True)
    match.act(LEFT, "write 3")
    match.act(LEFT, "write 1")
    assert match.to_move == LEFT
    match.restore_answers({seat: LeftAnswers(1, [Answer("ask", "write 1", True)]) for seat in (LEFT, RIGHT)})
    match.act(LEFT, "write 3")
    assert match.result is not None


def test_standing_answers_cannot_play_for_ever() -> None:
    """After many answers in a row a seat is asked anyway, so that one request never takes forever."""

    class EndlessCoin(Coin):
        options = (Option("rounds", ("1000000",)),)

    match = Match(EndlessCoin(), Setup("plain", {"rounds": "1000000"}), fate=fixed_fate())
    match.restore_answers({seat: LeftAnswers(1, [Answer("ask", "write 1", True)]) for seat in (LEFT, RIGHT)})
    match.act(LEFT, "write 3")
    assert match.to_move in (LEFT, RIGHT)
    assert [step.entry.actor for step in match.steps].count("fate") <= MOST_IN_A_ROW
    match.act(match.to_move, "write 2")


def test_playing_on_by_an_answer_declines_an_offer() -> None:
    """An answer is the seat's own action in every respect: it declines what the other seat has offered."""
    match = new_match()
    match.leave(RIGHT, "ask", "write 2")
    match.act(LEFT, "offer draw")
    assert match.draw_offered_by == LEFT
    match.act(LEFT, "write 1")
    assert match.draw_offered_by is None


# Refused


def test_who_is_asked_just_answers() -> None:
    """A seat cannot leave an answer to the question that it is being asked."""
    match = new_match()
    refusal = refused(match, LEFT, "ask")
    assert (refusal.code, refusal.tried, refusal.rule) == ("already-asked", "ask", "-")
    play(match, "write 1")
    match.leave(LEFT, "ask", "write 1")
    assert refused(match, RIGHT, "ask").code == "already-asked"


def test_asked_something_else() -> None:
    """A seat that is asked one question may answer another in advance."""
    match = begun("navas basic")
    match.leave(MUSLIM, "ask-karr", "karr no", standing=True)
    assert refused(match, MUSLIM, "ask-initiative", "initiative 1-6").code == "already-asked"


@pytest.mark.parametrize("question", ["", "wait", "over", "ask-nothing", "ask-draw", "ask\n", "refusal-match-over"])
def test_questions_that_nobody_asks(question: str) -> None:
    """Only what the game asks of seats can be answered in advance."""
    assert refused(new_match(), RIGHT, question).position.endswith("for right")
    refusal = refused(begun("navas advanced"), CHRISTIAN, question)
    assert (refusal.code, refusal.tried, refusal.facts) == ("no-such-question", question, {"question": question})


def test_nothing_to_withdraw() -> None:
    """Only an answer that was left can be withdrawn, and only once, and only by its own seat."""
    match = new_match()
    match.leave(RIGHT, "ask", "write 2")
    for seat, question in [(LEFT, "ask"), (RIGHT, "wait"), (WATCHER, "ask")]:
        with pytest.raises(Refusal) as refusal:
            match.withdraw(seat, question)
        assert (refusal.value.code, refusal.value.tried) == ("no-such-answer", question)
    match.withdraw(RIGHT, "ask")
    with pytest.raises(Refusal):
        match.withdraw(RIGHT, "ask")


@pytest.mark.parametrize("seat", [FATE, NOBODY, WATCHER, ARBITER, CLOCK])
def test_only_seats_leave_answers(seat: int) -> None:
    """An actor without a seat is never asked."""
    refusal = refused(new_match(), seat, "ask")
    assert (refusal.code, refusal.tried, refusal.rule) == ("unknown-seat", "ask", "-")
    assert refusal.facts == {"seat": Coin().seat_name(seat), "offered": "left, right"}


def test_over_is_over() -> None:
    """After the end no question comes."""
    match = new_match()
    match.act(LEFT, "resign")
    refusal = refused(match, RIGHT, "ask")
    assert (refusal.code, refusal.tried) == ("match-over", "ask")


# What a game foresees


def test_what_will_be_asked_is_foreseen() -> None:
    """While left writes, right is told what it can write already; left and the watchers are told nothing."""
    match = new_match()
    assert match.sight(RIGHT).foreseen == [Foreseen("ask", ["write 1", "write 2", "write 3"])]
    assert [match.sight(looker).foreseen for looker in (LEFT, WATCHER, ARBITER)] == [[], [], []]
    match.act(RIGHT, "resign")
    assert match.sight(RIGHT).foreseen == []


@few(16)
@given(battle=st.sampled_from(ALL), seed=SEEDS)
def test_what_is_foreseen_comes(battle: str, seed: int) -> None:
    """Every question is one of the game's. The next to a seat is the one that it was told to foresee, and all of its
    words are legal then."""
    match, rng = begun(battle), random.Random(seed)
    due: dict[int, Foreseen] = {}
    while match.to_move != NOBODY and match.number < 150:
        due |= {seat: told for seat in (0, 1) for told in match.sight(seat).foreseen}
        asked = match.sight(match.to_move)
        assert asked.prompt.question in match.game.questions
        if (told := due.pop(match.to_move, None)) is not None:
            assert told.question == asked.prompt.question
            assert set(told.words) <= set(asked.legal)
        match.act(match.to_move, rng.choice(asked.legal))


@pytest.mark.parametrize("scenario", ["basic", "advanced"])
def test_secret_choices_of_las_navas_need_no_waiting(scenario: str) -> None:
    """N4.1, N10.1: while the Muslims choose in secret, the Christians choose already; then both are revealed."""
    match = begun(f"navas {scenario}")
    asked = match.sight(MUSLIM)
    (foreseen,) = match.sight(CHRISTIAN).foreseen
    assert foreseen.question == asked.prompt.question
    assert match.sight(MUSLIM).foreseen == []
    match.leave(CHRISTIAN, foreseen.question, foreseen.words[-1])
    match.act(MUSLIM, asked.legal[0])
    chosen = [step.entry for step in match.steps if step.entry.actor == "christian"]
    assert [entry.word for entry in chosen] == foreseen.words[-1:]
    assert match.sight(CHRISTIAN).foreseen == [] or scenario == "advanced"


def test_standing_order_in_saladin() -> None:
    """S3.4: a side that always endures is never asked for a Reaction again."""
    match, rng = begun("saladin arsuf"), random.Random(5)
    match.leave(0, "ask-react", "endure", standing=True)
    match.leave(1, "ask-react", "Endure", standing=True)
    while match.to_move != NOBODY:
        asked = match.sight(match.to_move)
        assert asked.prompt.question != "ask-react"
        match.act(match.to_move, rng.choice(asked.legal))
    assert {"crusaders endure", "ayyubids endure"} & set(words(match))


# Nobody else can tell


def test_own_answers_are_shown_to_their_seat_alone() -> None:
    """A seat sees its own answers in its sight; nobody else sees any, not even the arbiter."""
    match = new_match()
    match.leave(RIGHT, "ask", "write 2", standing=True)
    assert match.sight(RIGHT).answers == [Answer("ask", "write 2", True)]
    assert [match.sight(looker).answers for looker in (LEFT, WATCHER, ARBITER)] == [[], [], []]
    assert [match.answers_of(looker).answers for looker in (LEFT, WATCHER, ARBITER)] == [[], [], []]
    assert match.all_answers() == {RIGHT: LeftAnswers(1, [Answer("ask", "write 2", True)])}


@few(14)
@given(battle=st.sampled_from(ALL), seed=SEEDS, actions=st.integers(0, 80))
def test_leaving_an_answer_changes_nothing_for_others(battle: str, seed: int, actions: int) -> None:
    """Record, snapshot and everything that others see and hear are byte for byte as without the answer."""
    one, other, rng = begun(battle), begun(battle), random.Random(seed)
    while one.to_move != NOBODY and one.number < actions:
        word = rng.choice(one.sight(one.to_move).legal)
        one.act(one.to_move, word)
        other.act(other.to_move, word)
    if one.to_move == NOBODY:
        return
    leaver = 1 - one.to_move
    one.leave(leaver, rng.choice(one.game.questions), "anything", standing=True)
    assert one.record(with_secret=True).text() == other.record(with_secret=True).text()
    assert one.snapshot() == other.snapshot()
    for looker in {*LOOKERS} - {leaver}:
        assert seen(one, looker) == seen(other, looker)


@few(14)
@given(battle=st.sampled_from(ALL), seed=SEEDS)
def test_same_record_as_if_it_had_been_asked(battle: str, seed: int) -> None:
    """A match with random answers left in advance is identical to the one in which the same was said when asked."""
    match, rng = begun(battle), random.Random(seed)
    while match.to_move != NOBODY:
        leave_something(match, rng)
        match.act(match.to_move, rng.choice(match.sight(match.to_move).legal))
    again = begun(battle)
    for entry in match.record().entries:
        if entry.actor != "fate":
            again.act(again.game.seat_number(entry.actor), entry.word)
    match.restore_answers({})
    assert kept(again) == kept(match)
    assert verify_fate(Record.parse(match.record().text()), match.game) > 0


def leave_something(match: Match[Any], rng: random.Random) -> None:
    """Now and then leave an answer: to what is foreseen, or any word of the game to any question."""
    for seat in (0, 1):
        if rng.random() < 0.3:
            continue
        offers = [(told.question, word) for told in match.sight(seat).foreseen for word in told.words]
        said = [step.entry.word for step in match.steps[-40:]] or ["end"]
        offers = offers or [(rng.choice(match.game.questions), rng.choice([*said, "pass", "endure", "end"]))]
        with suppress(Refusal):
            match.leave(seat, *rng.choice(offers), standing=rng.random() < 0.1)


# Going back


def test_answers_survive_going_back() -> None:
    """An answer belongs to its seat, not to the line of play: going back neither drops nor restores any."""
    match = new_match(rounds=9)
    match.leave(RIGHT, "ask", "write 2")
    play(match, "write 3")
    match.leave(RIGHT, "ask", "write 1")
    match.act(LEFT, "offer take back 0")
    match.act(RIGHT, "accept take back")
    assert (match.to_move, match.answers_of(RIGHT).answers) == (LEFT, [Answer("ask", "write 1")])
    play(match, "write 3")
    assert words(match)[-3:-1] == ["left write 3", "right write 1"]


def test_who_goes_back_is_asked_anew() -> None:
    """A seat that takes back its own decision is asked again: a standing answer is only used the next time."""
    match = new_match(rounds=9)
    match.leave(RIGHT, "ask", "write 2", standing=True)
    play(match, "write 3")
    match.act(RIGHT, "offer take back 1")
    match.act(LEFT, "accept take back")
    assert (match.to_move, match.answers_of(RIGHT).answers) == (RIGHT, [Answer("ask", "write 2", True)])
    match.act(LEFT, "offer draw")
    match.act(RIGHT, "decline draw")
    assert match.to_move == RIGHT
    match.act(RIGHT, "write 1")
    match.act(LEFT, "write 1")
    assert (match.to_move, words(match)[-2]) == (LEFT, "right write 2")


# Keeping them


def test_answers_are_kept_apart() -> None:
    """Neither the record nor a snapshot contains answers; the keeper reads them as plain data and restores them."""
    match = new_match()
    match.leave(RIGHT, "ask", "write 2", standing=True)
    assert "write 2" not in match.record(with_secret=True).text()
    assert b"write 2" not in match.snapshot()
    data = msgspec.json.encode(match.all_answers())
    twin: Match[CoinState] = Match.thaw(match.snapshot(), Coin(), match.setup, PLAYERS, fixed_fate())
    assert twin.all_answers() == {}
    number = twin.number
    twin.restore_answers(msgspec.json.decode(data, type=dict[int, LeftAnswers]))
    assert (twin.number, twin.all_answers()) == (number, match.all_answers())
    for each in (match, twin):
        each.act(LEFT, "write 3")
    assert twin.snapshot() == match.snapshot()


def test_restoring_plays_nothing() -> None:
    """Even an answer to the current question waits until somebody has acted."""
    match = new_match()
    match.restore_answers({LEFT: LeftAnswers(1, [Answer("ask", "write 2")])})
    assert (match.number, match.to_move) == (0, LEFT)


def test_answers_of_another_version_are_forgotten() -> None:
    """Answers for seats and questions that this game does not have are dropped."""
    match = new_match()
    known = Answer("ask", "write 1")
    match.restore_answers({RIGHT: LeftAnswers(3, [known, Answer("gone", "x")]), 7: LeftAnswers(1, [known])})
    assert match.all_answers() == {RIGHT: LeftAnswers(3, [known])}


def test_number_counts_every_change() -> None:
    """Leaving, replacing, withdrawing and using up count for the seat itself; what is refused does not."""
    match = new_match()
    for question, word in (("ask", "write 1"), ("ask", "write 2"), ("gone", "x")):
        with suppress(Refusal):
            match.leave(RIGHT, question, word)
    assert match.answers_of(RIGHT) == LeftAnswers(2, [Answer("ask", "write 2")])
    match.withdraw(RIGHT, "ask")
    match.leave(RIGHT, "ask", "write 2")
    match.act(LEFT, "write 3")
    assert match.sight(RIGHT).answers_number == 5
    assert [match.sight(looker).answers_number for looker in (LEFT, WATCHER, ARBITER)] == [0, 0, 0]
