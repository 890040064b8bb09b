"""One game being played."""

from typing import Any

import pytest

from gonfalon.core import ARBITER, FATE, NOBODY, WATCHER, Fate, Game, Match, Refusal, Result, Setup
from tests.core.coin import LEFT, RIGHT, Coin, Told
from tests.core.stories import finished_match, fixed_fate, navas, new_match, play, play_at_random, refused

BOTH = pytest.mark.parametrize("game", [Coin(), navas()], ids=["coin", "navas"])


def started(game: Game[Any]) -> Match[Any]:
    return Match(game, Setup(game.scenarios[0].name), fate=fixed_fate())


# Acting


def test_seats_act_in_turn() -> None:
    """Each legal word is taken, numbered and kept, and the next seat is asked."""
    match = new_match()
    match.act(LEFT, " Write  3 ")
    assert (match.number, match.to_move) == (1, RIGHT)
    entry = match.steps[0].entry
    assert (entry.number, entry.actor, entry.word) == (1, "left", "write 3")


def test_fate_acts_by_itself() -> None:
    """A match with a fate never waits for it: the coin is flipped as soon as both have written."""
    match = new_match()
    play(match, "write 3", "write 1")
    assert [step.entry.actor for step in match.steps] == ["left", "right", "fate"]
    assert match.to_move == LEFT


def test_without_fate_the_match_waits() -> None:
    """A match without a fate is told chance's actions from outside, by their words."""
    match = Match(Coin(), Setup("plain", {"rounds": "1"}))
    play(match, "write 3", "write 1")
    assert match.to_move == FATE
    match.act(FATE, "flip tails")
    assert match.result == Result("right", "counted", "C1.3")


def test_fate_is_the_committed_one() -> None:
    """The draws come from the match's fate at the number of the action."""
    match = finished_match()
    flips = [step.entry for step in match.steps if step.entry.actor == "fate"]
    fate = fixed_fate()
    assert [entry.word for entry in flips] == [
        ("flip heads", "flip tails")[fate.draw(entry.number, [2, 1])] for entry in flips
    ]


@pytest.mark.parametrize(
    ("seat", "text"),
    [
        (LEFT, "write 4"),
        (LEFT, ""),
        (RIGHT, "write 1"),
        (WATCHER, "write 1"),
        (ARBITER, "write 1"),
        (FATE, "flip heads"),
        (NOBODY, "write 1"),
        (WATCHER, "resign"),
        (FATE, "offer draw"),
        (LEFT, "accept draw"),
        (RIGHT, "decline draw"),
    ],
)
def test_refusal_changes_nothing(seat: int, text: str) -> None:
    """Whatever is refused leaves no trace: not in the state, the record, the offers or the turn."""
    match = new_match()
    refusal = refused(match, seat, text)
    assert refusal.position == f"round 1 score 0-0 for {match.game.seat_name(seat)}"
    assert refusal.tried == text


# Sitting down


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "two\nlines",
        "tail\n",
        "carriage\rreturn",
        " early",
        "late ",
        "tw  o",
        "tag  #0123abcd",
        "line\u2028break",
        "paragraph\u2029break",
        "next\x85line",
        "feed\x0c",
        "tab\tbed",
        "nul\0",
        "escape\x1b[31m",
        "half\ud800pair",
        "turned\u202eback",
        "isolated\u2066text",
    ],
)
def test_name_that_would_break_a_record(name: str) -> None:
    """A name must be one line of text with single spaces, because it is written into the record."""
    with pytest.raises(Refusal) as caught:
        Match(Coin(), Setup("plain"), {"left": name})
    refusal = caught.value
    assert (refusal.code, refusal.rule, refusal.tried, refusal.facts) == ("unusable-name", "-", name, {"seat": "left"})


def test_name_for_nobody() -> None:
    """Only the seats of the game can be given to somebody."""
    with pytest.raises(Refusal) as caught:
        Match(Coin(), Setup("plain"), {"middle": "Ana"})
    refusal = caught.value
    assert (refusal.code, refusal.rule, refusal.tried) == ("unknown-seat", "-", "middle")
    assert refusal.facts == {"seat": "middle", "offered": "left, right"}


def test_fate_needs_a_contribution_of_each_seat() -> None:
    """A fate made for another number of seats is found before play, not when the record is written."""
    with pytest.raises(ValueError, match="2 seats"):
        Match(Coin(), Setup("plain"), fate=Fate.fresh(3))


def test_options_are_spelt_out() -> None:
    """What was left to the default is written down, so that a later default cannot alter the match."""
    match = Match(Coin(), Setup("plain"))
    assert match.setup == Setup("plain", {"rounds": "3"})


# Table talk


@pytest.mark.parametrize("seat", [LEFT, RIGHT])
def test_resign(seat: int) -> None:
    """Either seat may give up at any time, and the other wins."""
    match = new_match()
    match.act(seat, "Resign")
    assert match.result == Result(("right", "left")[seat], "resigned", "-")
    assert match.to_move == NOBODY
    assert match.steps[-1].entry.word == "resign"


@pytest.mark.parametrize("reason", ["resigned", "out-of-time"])
def test_nobody_has_won_among_three(reason: str) -> None:
    """Where two others are left nobody has won when one gives up or runs out of time."""
    trio = Coin()
    trio.seats = ("left", "right", "third")
    match = Match(trio, Setup("plain"))
    match.act(LEFT, "resign") if reason == "resigned" else match.time_out(RIGHT)
    assert match.result == Result(None, reason, "-")


def test_draw_is_agreed() -> None:
    """An offer that the other accepts ends the match without a winner."""
    match = new_match()
    match.act(LEFT, "offer draw")
    assert match.draw_offered_by == LEFT
    match.act(RIGHT, "accept draw")
    assert match.result == Result(None, "draw-agreed", "-")


def test_draw_is_declined() -> None:
    """A declined offer is gone, and a new one may be made."""
    match = new_match()
    match.act(RIGHT, "offer draw")
    match.act(LEFT, "decline draw")
    assert (match.draw_offered_by, match.result) == (None, None)
    match.act(LEFT, "offer draw")
    assert match.draw_offered_by == LEFT


@pytest.mark.parametrize(
    ("seat", "text", "code"),
    [
        (RIGHT, "accept draw", "no-draw-offered"),
        (RIGHT, "decline draw", "no-draw-offered"),
        (RIGHT, "offer draw", "draw-already-offered"),
        (LEFT, "offer draw", "draw-already-offered"),
        (LEFT, "write 9", "no"),
    ],
)
def test_offer_stands_whatever_is_refused(seat: int, text: str, code: str) -> None:
    """Nobody answers an own offer, nobody makes a second one, and a slip of the other does not make it lapse."""
    match = new_match()
    match.act(RIGHT, "offer draw")
    refusal = refused(match, seat, text)
    assert (refusal.code, refusal.tried, match.draw_offered_by) == (code, text, RIGHT)


def test_offer_stands_while_the_offerer_acts() -> None:
    """A seat that made an offer may play on meanwhile; what fate does does not affect the offer either."""
    match = new_match()
    play(match, "write 1")
    match.act(RIGHT, "offer draw")
    match.act(RIGHT, "write 2")
    assert (match.steps[-1].entry.actor, match.draw_offered_by) == ("fate", RIGHT)


def test_offer_lapses_when_the_other_acts() -> None:
    """To play on is to decline."""
    match = new_match()
    match.act(RIGHT, "offer draw")
    match.act(LEFT, "write 2")
    assert match.draw_offered_by is None
    assert refused(match, LEFT, "accept draw").code == "no-draw-offered"


def test_repetition_suggests_a_draw() -> None:
    """When a position that the rules compare comes back, a draw is suggested, until one comes that is new."""
    match = Match(Coin(), Setup("plain", {"rounds": "9"}))
    suggested = []
    for left, right in [(1, 1), (2, 2), (3, 1), (2, 2)]:
        play(match, f"write {left}", f"write {right}", "flip heads")
        suggested.append(match.draw_suggested)
    assert suggested == [False, True, False, True]


# Looking


def test_sight() -> None:
    """A seat is shown its view, its prompt, its legal words and what is said at the table."""
    match = new_match()
    play(match, "write 3")
    match.act(LEFT, "offer draw")
    sight = match.sight(RIGHT)
    assert (sight.number, sight.view.numbers, sight.legal) == (2, [None], ["write 1", "write 2", "write 3"])
    assert (sight.prompt.rule, sight.draw_offered_by) == ("C1.2", "left")
    assert (sight.to_move, sight.draw_suggested, sight.result) == ("right", False, None)


@pytest.mark.parametrize("seat", [LEFT, WATCHER, ARBITER, FATE])
def test_only_the_seat_to_move_has_words(seat: int) -> None:
    """A seat that is not asked sees no legal words."""
    match = new_match()
    play(match, "write 3")
    assert match.sight(seat).legal == []
    assert match.sight(seat).draw_offered_by is None


def test_heard() -> None:
    """Each seat hears its half of every secret, in order."""
    match = new_match()
    play(match, "write 3", "write 1")
    flipped = match.heard(ARBITER)[-1]
    assert match.heard(LEFT) == [Told("left", 3), Told("right", None), flipped]
    assert match.heard(RIGHT) == [Told("left", None), Told("right", 1), flipped]
    assert match.heard(WATCHER) == [Told("left", None), Told("right", None), flipped]
    assert match.heard(ARBITER) == [Told("left", 3), Told("right", 1), flipped]


def test_heard_since() -> None:
    """A client that comes back with the last number it saw gets exactly what it missed."""
    match = finished_match()
    whole = match.heard(LEFT)
    for number in range(match.number + 1):
        before = [event for step in match.steps[:number] for event in step.news.heard_by(LEFT)]
        assert before + match.heard(LEFT, since=number) == whole
    assert match.heard(LEFT, since=match.number) == []


def test_nothing_is_heard_in_a_copy() -> None:
    """The state of a match listens only while an action is taken, so a search in a copy stays silent."""
    match = new_match()
    play(match, "write 3")
    assert match.state.news is None
    assert match.state.copy().news is None


def test_excerpt() -> None:
    """A seat can keep the record as it saw it being written: heading, its name, and no secrets."""
    match = new_match()
    play(match, "write 3", "write 1")
    flip = match.steps[2].entry.word
    lines = [line.rpartition("  #")[0] for line in match.excerpt(RIGHT).splitlines()]
    assert lines[:2] == ["gonfalon record 1", "game coin 1"]
    assert lines[-4:] == ["seen by right", "1 left write ?", "2 right write 1", f"3 fate {flip}"]


@BOTH
@pytest.mark.parametrize("seat", [LEFT, RIGHT, WATCHER])
def test_excerpt_holds_what_was_shown(game: Game[Any], seat: int) -> None:
    """Excerpts are made of the words that the seat was shown, never of the secret of fate."""
    match = started(game)
    play_at_random(match, seed=2, actions=30)
    excerpt = match.excerpt(seat)
    assert isinstance(match.fate, Fate)
    assert match.fate.secret.hex() not in excerpt
    assert "secret" not in excerpt
    for step in match.steps:
        assert f"{step.entry.number} {step.entry.actor} {step.shown[seat]}  #" in excerpt


def test_sight_with_and_without_memory() -> None:
    """A sight shows what the players agreed to be reminded of, unless one asks for all of it or for what lies open."""
    match = Match(navas(), Setup("basic", {"memory-aid": "off"}), fate=fixed_fate())
    play_at_random(match, seed=2, actions=30)
    shown, whole, bare = (match.sight(0, memory=memory).view for memory in (None, True, False))
    assert shown == bare != whole == match.game.view(match.state, 0, memory=True)


@pytest.mark.parametrize("aid", ["on", "off"])
def test_old_news_is_kept_only_with_memory(aid: str) -> None:
    """With the memory aid a seat may read everything again; without it only what came since it last acted."""
    match = Match(navas(), Setup("basic", {"memory-aid": aid}), fate=Fate(b"s" * 32, [b"a", b"b"]))
    assert match.recalled(0) == match.heard(0)
    for _ in range(12):
        match.act(match.to_move, match.sight(match.to_move).legal[0])
    own = max(step.entry.number for step in match.steps if step.entry.actor == "muslim")
    since = match.heard(0) if aid == "on" else match.heard(0, own - 1)
    assert match.recalled(0) == since
    match.act(0, "resign")
    assert match.recalled(0) == match.heard(0)
