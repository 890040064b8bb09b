"""What is said besides the game, by the seats and by the clock, and what a seat is shown of it."""

from typing import Any

import msgspec
import pytest

from gonfalon.core import (
    ARBITER,
    FATE,
    NOBODY,
    WATCHER,
    Entry,
    Match,
    Record,
    RecordError,
    Refusal,
    Result,
    Setup,
    Sight,
    talk,
    verify_fate,
)
from gonfalon.core.state import CLOCK
from tests.core.coin import LEFT, RIGHT, Coin, CoinState
from tests.core.stories import ALL, LOOKERS, PLAYERS, REAL, begun, ended, moment, new_match, play, refused, resealed

TALK = [
    "resign",
    "offer draw",
    "accept draw",
    "decline draw",
    "take back 0",
    "offer take back 0",
    "accept take back",
    "decline take back",
]


def waiting_for_fate() -> Match[CoinState]:
    """A match that only follows, with the coin still in the air."""
    match = Match(Coin(), Setup("plain", {"rounds": "1"}), PLAYERS)
    play(match, "write 3", "write 1")
    return match


def refused_time_out(match: Match[Any], seat: int) -> Refusal:
    before = moment(match)
    with pytest.raises(Refusal) as refusal:
        match.time_out(seat)
    assert moment(match) == before
    return refusal.value


# What is talk


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("resign", (talk.RESIGN, 0)),
        ("offer draw", (talk.OFFER, 0)),
        ("accept draw", (talk.ACCEPT, 0)),
        ("decline draw", (talk.DECLINE, 0)),
        ("accept take back", (talk.GIVE_BACK, 0)),
        ("decline take back", (talk.KEEP, 0)),
        ("take back 0", (talk.TAKE_BACK, 0)),
        ("take back 7", (talk.TAKE_BACK, 7)),
        ("offer take back 10", (talk.ASK_BACK, 10)),
        ("Offer Take BACK 999999999", (talk.ASK_BACK, 999999999)),
        ("RESIGN", (talk.RESIGN, 0)),
    ],
)
def test_talk_is_understood(word: str, said: tuple[str, int]) -> None:
    """Each word of the table is known in any case, with its number where it has one."""
    assert talk.understand(word) == said


@pytest.mark.parametrize(
    "word",
    [
        "",
        "resign 1",
        "resigned",
        "draw",
        "take back",
        "take back x",
        "take back -1",
        "take back +1",
        "take back 01",
        "take back 1 2",
        "take back 1.0",
        "take back 1_0",
        "take back 1234567890",
        "take back ١",
        "take back ²",
        "please take back 1",
        "offer take back",
        "accept take back 1",
        "decline take back 1",
        "out of time left",
        "take back 1|resign",
    ],
)
def test_other_words_are_the_games(word: str) -> None:
    """Anything that is not spelt like talk is left to the game, and a malformed number is none."""
    assert talk.understand(word) is None
    assert refused(new_match(), LEFT, word).code == "no"


@pytest.mark.parametrize(
    "word", ["take back 0\n", "take  back 0", " take back 0", "take back 0 ", "\ttake\u2003back 0"]
)
def test_spaces_do_not_matter_at_the_door(word: str) -> None:
    """A record has one spelling, but a player may use any number of spaces."""
    assert talk.understand(word) is None
    match = new_match()
    play(match, "write 1")
    assert (refused(match, LEFT, word).code, refused(match, LEFT, word).tried) == ("consent-needed", "take back 0")


@pytest.mark.parametrize("seat", [FATE, NOBODY, WATCHER, ARBITER])
def test_talk_is_for_the_seats(seat: int) -> None:
    """From anybody else such words go to the game, which does not know them."""
    for word in TALK:
        assert refused(new_match(), seat, word).code == "no"


# Time


@pytest.mark.parametrize("seat", [LEFT, RIGHT])
@pytest.mark.parametrize("written", [0, 1], ids=["left to move", "right to move"])
def test_out_of_time(seat: int, written: int) -> None:
    """A seat whose time is up loses, whoever is to move."""
    match = new_match()
    play(match, *["write 2"] * written)
    match.time_out(seat)
    assert match.result == Result(("right", "left")[seat], "out-of-time", "-")
    assert match.to_move == NOBODY
    assert match.steps[-1].entry == Entry(written + 1, "clock", f"out of time {('left', 'right')[seat]}")


def test_everybody_sees_that_time_is_up() -> None:
    """The clock's word is public and tells no news; everybody sees the end and nobody has legal words."""
    match = new_match()
    match.time_out(LEFT)
    step = match.steps[-1]
    assert step.shown == dict.fromkeys(LOOKERS, "out of time left")
    assert [step.news.heard_by(seat) for seat in LOOKERS] == [[], [], [], []]
    for seat in LOOKERS:
        sight = match.sight(seat)
        assert (sight.to_move, sight.legal, sight.undo, sight.result) == ("nobody", [], None, match.result)


def test_time_changes_nothing_on_the_table() -> None:
    """The position stays as it was when the time was up, and offers are void."""
    match = begun("navas advanced", actions=40)
    before = match.game.whole(match.state)
    match.act(1 - match.to_move, "offer draw")
    match.time_out(match.to_move)
    assert match.game.whole(match.state) == before
    assert refused(match, LEFT, "accept draw").code == "match-over"
    assert refused(match, RIGHT, "accept draw").code == "match-over"


@pytest.mark.parametrize("battle", ALL)
@pytest.mark.parametrize("seat", [LEFT, RIGHT])
def test_record_of_a_match_that_ran_out_of_time(battle: str, seat: int) -> None:
    """The clock's word is in the record, which is read back, followed to the same end and proved."""
    match = begun(battle, actions=25 if battle in REAL else 4)
    match.time_out(seat)
    text = proved(match).text()
    loser, winner = match.game.seats[seat], match.game.seats[1 - seat]
    assert f"{match.number} clock out of time {loser}  #" in text
    assert f"result {winner} out-of-time -  #" in text


def proved(match: Match[Any]) -> Record:
    """The record, which is read back, followed to the same end and proved."""
    record = Record.parse(match.record().text())
    assert record == match.record()
    assert moment(Match.follow(record, match.game)) == moment(match)
    assert verify_fate(record, match.game) == sum(entry.actor == "fate" for entry in record.entries)
    return record


@pytest.mark.parametrize("battle", ALL)
def test_closed_by_the_keeper(battle: str) -> None:
    """A match that nobody plays any more ends without a winner; its record is read back, followed and proved."""
    match = begun(battle, actions=25 if battle in REAL else 4)
    match.close()
    assert match.result == Result(None, "closed", "-")
    proved(match)
    with pytest.raises(Refusal, match="match-over"):
        match.close()


def test_out_of_time_while_fate_is_awaited() -> None:
    """In a match that only follows, the clock may speak before fate has; then fate is too late."""
    match = waiting_for_fate()
    assert match.to_move == FATE
    match.time_out(RIGHT)
    assert match.result == Result("left", "out-of-time", "-")
    assert refused(match, FATE, "flip tails").code == "match-over"
    assert moment(Match.follow(Record.parse(match.record().text()), Coin())) == moment(match)


@pytest.mark.parametrize("seat", [LEFT, RIGHT, FATE, NOBODY, WATCHER, ARBITER])
@pytest.mark.parametrize("word", ["out of time left", "out of time right", "Out  of TIME left"])
def test_only_the_clock_says_so(seat: int, word: str) -> None:
    """From anybody else these words go to the game, which refuses them."""
    assert refused(new_match(), seat, word).code == "no"


@pytest.mark.parametrize(
    "word",
    [
        "",
        "out of time",
        "out of time fate",
        "out of time middle",
        "out of time left right",
        "write 1",
        "flip heads",
        *TALK,
    ],
)
@pytest.mark.parametrize("match", [new_match, waiting_for_fate])
def test_the_clock_says_nothing_else(word: str, match: Any) -> None:
    """The clock neither plays nor talks, and knows nobody but the seats."""
    refusal = refused(match(), CLOCK, word)
    assert (refusal.code, refusal.tried, refusal.rule) == ("not-offered", word, "-")
    assert refusal.position == "round 1 score 0-0 for clock"


@pytest.mark.parametrize("battle", ALL)
@pytest.mark.parametrize("seat", [FATE, NOBODY, WATCHER, ARBITER, CLOCK])
def test_who_has_no_seat_has_no_time(battle: str, seat: int) -> None:
    """Only seats can run out of time; the refusal has a sentence."""
    match = begun(battle, actions=6)
    refusal = refused_time_out(match, seat)
    assert refusal.code == "not-offered"
    assert match.game.say(refusal)


@pytest.mark.parametrize("battle", ALL)
def test_after_that_everything_is_refused(battle: str) -> None:
    """Once time is up the match is over for everybody and everything."""
    match = begun(battle, actions=12 if battle in REAL else 4)
    match.time_out(LEFT)
    for word in (*TALK, "write 1", "out of time left"):
        for seat in (LEFT, RIGHT, FATE, NOBODY, WATCHER, ARBITER, CLOCK):
            assert refused(match, seat, word).code == "match-over"


@pytest.mark.parametrize("reason", ["counted", "resigned", "draw-agreed", "out-of-time"])
def test_time_runs_out_before_the_end_or_not_at_all(reason: str) -> None:
    """After any end the clock is too late, and so is everything that one might say."""
    match = ended(reason)
    assert match.result is not None
    assert match.result.reason == reason
    for seat in (LEFT, RIGHT):
        assert refused_time_out(match, seat).code == "match-over"
        assert {refused(match, seat, word).code for word in TALK} == {"match-over"}


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("clock out of time left", "left out of time left", 12),
        ("clock out of time left", "fate out of time left", 12),
        ("clock out of time left", "sandglass out of time left", 12),
        ("clock out of time left", "clock out of time middle", 12),
        ("clock out of time left", "clock Out of time left", 12),
        ("clock out of time left", "clock resign", 12),
        ("clock out of time left", "clock out of time right", 14),
        ("result right out-of-time -", "result left out-of-time -", 14),
        ("result right out-of-time -", "result right resigned -", 14),
    ],
)
def test_false_clock_in_a_record(old: str, new: str, line: int) -> None:
    """A record in which somebody else speaks for the clock, or the clock says something else, is refused there."""
    match = new_match()
    play(match, "write 3")
    match.time_out(LEFT)
    with pytest.raises(RecordError) as refusal:
        Match.follow(Record.parse(resealed(match.record().text(), old, new)), Coin())
    assert refusal.value.line == line


# Entering what was done before


def test_entries_are_entered_one_by_one() -> None:
    """Each action of a match can be entered again: the seats', fate's, talk and the clock's."""
    match = new_match()
    play(match, "write 1", "write 2", "write 3")
    match.act(LEFT, "offer take back 0")
    match.act(RIGHT, "accept take back")
    play(match, "write 2")
    match.time_out(RIGHT)
    again = Match(Coin(), match.setup, PLAYERS)
    for step in match.steps:
        again.enter(step.entry)
    assert moment(again) == moment(match)


def test_entered_action_does_not_wake_fate() -> None:
    """Whoever enters actions enters fate's too, so a match with a fate waits for it."""
    match = new_match()
    match.enter(Entry(1, "left", "write 1"))
    match.enter(Entry(2, "right", "write 2"))
    assert (match.number, match.to_move) == (2, FATE)


@pytest.mark.parametrize(
    ("actor", "word", "error"),
    [
        *(("left", "write 9", Refusal), ("right", "write 1", Refusal), ("fate", "flip heads", Refusal)),
        *(("watcher", "resign", Refusal), ("clock", "resign", Refusal), ("stranger", "resign", KeyError)),
    ],
)
def test_entry_that_does_not_fit(actor: str, word: str, error: type[Exception]) -> None:
    """An entry that the rules do not allow, or of somebody unknown, is refused and changes nothing."""
    match = new_match()
    before = moment(match)
    with pytest.raises(error):
        match.enter(Entry(1, actor, word))
    assert moment(match) == before


# Sights and sentences


def test_sight_names_who_is_to_move() -> None:
    """Everybody sees by name whose turn it is, fate's and nobody's included."""
    match = waiting_for_fate()
    assert {match.sight(seat).to_move for seat in LOOKERS} == {"fate"}
    match.act(FATE, "flip heads")
    assert {match.sight(seat).to_move for seat in LOOKERS} == {"nobody"}
    match = new_match()
    assert {match.sight(seat).to_move for seat in LOOKERS} == {"left"}
    play(match, "write 1")
    assert {match.sight(seat).to_move for seat in LOOKERS} == {"right"}


@pytest.mark.parametrize("battle", ALL)
def test_sight_travels(battle: str) -> None:
    """A sight survives a round trip through bytes, including what is asked and offered."""
    match = begun(battle, actions=9 if battle in REAL else 4)
    own = next(step.entry for step in match.steps if step.entry.actor in match.game.seats)
    seat = match.game.seat_number(own.actor)
    match.act(seat, f"offer take back {own.number - 1}")
    match.act(1 - seat, "offer draw")
    for looker in LOOKERS:
        sight = match.sight(looker)
        read = msgspec.json.decode(msgspec.json.encode(sight), type=Sight)
        view = msgspec.convert(read.view, match.game.view_type)
        assert msgspec.structs.replace(read, view=view) == sight
        assert read.asked_back == (own.actor, own.number - 1)
