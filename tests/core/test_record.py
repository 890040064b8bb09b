"""The record of a match: read back whole, or refused at the line that is wrong."""

import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gonfalon.core import Entry, Match, Record, RecordError, Refusal, Setup
from gonfalon.core.record import seal, unseal
from tests.core.coin import LEFT, RIGHT, Coin
from tests.core.stories import finished_match, navas, new_match, play, resealed, small_navas
from tests.examples import few

COIN = finished_match().record().text()
NAVAS = small_navas("advanced", seed=3).record().text()
COIN_ENTRIES = 12  # the line of the first action


def refused_line(text: str) -> int:
    with pytest.raises(RecordError) as refused:
        Record.parse(text)
    assert str(refused.value).startswith(f"Line {refused.value.line} of this record ")
    return refused.value.line


def first_difference(text: str, altered: str) -> int:
    """The first line, counted from 1, in which two texts differ."""
    lines, others = (re.split(r"(?<=\n)", each) for each in (text, altered))
    return next(n for n, pair in enumerate(zip(lines, others, strict=False), start=1) if pair[0] != pair[1])


def lines_of(text: str) -> list[str]:
    return [line.rpartition("  #")[0] for line in text.split("\n")[:-1]]


# Written and read


def test_record_is_text_for_people() -> None:
    """A record reads from top to bottom: what is played, by whom, under which fate, each action, the end."""
    lines = lines_of(COIN)
    assert lines[:8] == [
        "gonfalon record 1",
        "game coin 1",
        "edition coin-1 0637cd1b39f76f74",
        "scenario plain",
        "option rounds 3",
        "seat left Ana María",
        "seat right Ödön",
        f"commitment {Record.parse(COIN).commitment}",
    ]
    assert lines[8:COIN_ENTRIES] == [
        "contribution left " + "41" * 16,
        "contribution right " + "42" * 16,
        "1 left write 1",
        "2 right write 3",
    ]
    assert lines[-3:] == ["secret " + b"a secret of the keeper's".hex(), "result right counted C1.3", "end"]


@pytest.mark.parametrize("text", [COIN, NAVAS], ids=["coin", "navas"])
def test_read_back_whole(text: str) -> None:
    """What is written is read back, and written again letter by letter."""
    assert Record.parse(text).text() == text


@given(name=st.text(st.characters(), max_size=8))
def test_any_text_is_refused_or_read_back(name: str) -> None:
    """No name can be let in that the record would not hold, not even one that looks like a tag or a line."""
    try:
        match = Match(Coin(), Setup("plain"), {"left": name})
    except Refusal:
        return
    text = match.record().text()
    assert len(text.splitlines()) == len(lines_of(text))
    assert Record.parse(text, unfinished=True).players == {"left": name}


@pytest.mark.parametrize("name", ["a #b", "#", "draw", "1 fate flip heads", "end", "Zoë 🏰", "ابن", "a\u200db", "ﷺ"])
def test_odd_names(name: str) -> None:
    """Names that look like parts of a record do no harm."""
    match = Match(Coin(), Setup("plain"), {"left": name, "right": name})
    play(match, "write 1")
    assert Record.parse(match.record().text(), unfinished=True) == match.record()


def test_record_without_players_or_fate() -> None:
    """A match that only follows has no names and nothing to prove, and is recorded all the same."""
    match = Match(Coin(), Setup("plain", {"rounds": "1"}))
    play(match, "write 1", "write 3", "flip heads")
    record = Record.parse(match.record().text())
    assert (record.players, record.commitment, record.contributions, record.secret) == ({}, "", {}, None)
    assert Match.follow(record, Coin()).result == match.result


def test_secret_stays_secret_until_the_end() -> None:
    """During play the secret is only in the keeper's own copy, afterwards in every copy unless it is left out."""
    match = new_match()
    assert match.record().secret is None
    assert match.record(with_secret=True).secret is not None
    match.act(LEFT, "resign")
    assert match.record().secret is not None
    assert match.record(with_secret=False).secret is None


# Followed


@pytest.mark.parametrize("scenario", ["basic", "advanced"])
def test_follow_rebuilds_the_match(scenario: str) -> None:
    """The actions alone, without any generator, make the same states, views, news and end."""
    match = small_navas(scenario, seed=4)
    followed = Match.follow(Record.parse(match.record().text()), navas())
    assert followed.fate is None
    assert navas().whole(followed.state) == navas().whole(match.state)
    assert (followed.result, followed.number) == (match.result, match.number)
    assert [vars(step)["shown"] for step in followed.steps] == [vars(step)["shown"] for step in match.steps]
    for seat in (LEFT, RIGHT):
        assert followed.heard(seat) == match.heard(seat)
        assert followed.sight(seat) == match.sight(seat)


def test_follow_up_to_a_number() -> None:
    """A record can be followed to any action, as if the match stood there."""
    record = Record.parse(COIN)
    for number in range(len(record.entries) + 1):
        match = Match.follow(record, Coin(), until=number)
        assert match.number == number
        assert (match.result is None) == (number < len(record.entries))


# Altered


@pytest.mark.parametrize("text", [COIN, NAVAS[:2000]], ids=["coin", "navas"])
def test_every_deletion_and_doubling(text: str) -> None:
    """A character that is lost or doubled, at every single place, is found at its line."""
    for place in range(len(text)):
        for altered in (text[:place] + text[place + 1 :], text[: place + 1] + text[place:]):
            assert refused_line(altered) == first_difference(text, altered)


CHARACTERS = st.characters(exclude_categories=[]) | st.sampled_from("0123456789abcdef #\n\r\t\x0b\x0c\x85\u2028\ud800")


@few(400)
@given(
    text=st.sampled_from([COIN, NAVAS]),
    place=st.integers(0, len(NAVAS)),
    character=CHARACTERS,
    lost=st.integers(0, 1),
)
def test_every_alteration(text: str, place: int, character: str, lost: int) -> None:
    """Any character put in, or put in the place of another, at any place, is found at its line."""
    place %= len(text) + 1 - lost
    altered = text[:place] + character + text[place + lost :]
    if altered != text:
        assert refused_line(altered) == first_difference(text, altered)


def test_every_cut() -> None:
    """A record that was cut off is refused at the last line that is left, wherever it was cut."""
    for place in range(len(COIN)):
        left = COIN[:place]
        assert refused_line(left) == max(1, left.count("\n") + (not left.endswith("\n")))


@pytest.mark.parametrize("text", ["", "\n", "hello", "hello\n", "{}", "\ufeff" + COIN])
def test_not_a_record(text: str) -> None:
    """A text that is something else is refused at once."""
    assert refused_line(text) == 1


def test_other_format() -> None:
    """A record of a format that we do not know is refused at line 1 and says what was wanted."""
    with pytest.raises(RecordError, match=r"^Line 1 .*gonfalon record 1") as refused:
        Record.parse(resealed(COIN, "gonfalon record 1", "gonfalon record 2"))
    assert refused.value.line == 1


def test_sealed_lines_come_back() -> None:
    """Sealing and unsealing are inverse, whatever marks the lines hold themselves."""
    lines = ["a", "", "b  #c", " ", "  #", "ü"]
    assert unseal(seal(lines)) == lines


# Forged: wrong in itself, with all tags made to fit


def forged(*changes: tuple[int, str | None]) -> str:
    """The coin record with some lines replaced, None for left out, and sealed again."""
    lines: list[str | None] = list(lines_of(COIN))
    for number, line in changes:
        lines[number - 1] = line
    return seal(line for line in lines if line is not None)


@pytest.mark.parametrize(
    ("number", "line"),
    [
        (2, "game coin"),
        (2, "game coin one"),
        (2, "game coin 1_0"),
        (2, "game coin 01"),
        (3, "edition coin-1"),
        (3, "edition coin 1 d8"),
        (4, "scene plain"),
        (4, "read plain"),
        (5, "option rounds"),
        (5, "option rounds 3 4"),
        (6, "seat left"),
        (7, "seat left Ödön"),
        (8, "commitment xyz"),
        (8, "commitment AB"),
        (9, "contribution left"),
        (9, "contribution left 4 1"),
        (10, "contribution left 41"),
        (11, "2 left write 1"),
        (11, "01 left write 1"),
        (11, "١ left write 1"),
        (11, "1 left"),
        (11, ""),
        (11, " "),
        (11, "end"),
        (11, "gonfalon record 1"),
        (11, "entry 1 left write 1"),
        (11, "_entry 1 left write 1"),
        (11, "9" * 5000 + " left write 1"),
        (12, "seat right Ödön"),
        (21, "secret zz"),
        (21, "secret"),
        (22, "result right counted"),
        (22, "result right counted C1.3 C1.3"),
        (22, "end"),
    ],
)
def test_line_that_cannot_be_read(number: int, line: str) -> None:
    """A line that is no line of a record, or stands where it cannot stand, is refused at its number."""
    assert refused_line(forged((number, line))) == number


@pytest.mark.parametrize(("missing", "name"), [(2, "game"), (3, "edition"), (4, "scenario"), (8, "commitment")])
def test_line_that_is_missing(missing: int, name: str) -> None:
    """A heading that leaves something out is refused, and the refusal names it."""
    with pytest.raises(RecordError, match=f"is the last one, but '{name}' is missing") as refused:
        Record.parse(forged((missing, None)))
    assert refused.value.line == len(lines_of(COIN)) - 1


def test_said_after_the_end() -> None:
    """Nothing may follow the end."""
    assert refused_line(seal([*lines_of(COIN), "end"])) == len(lines_of(COIN))
    assert refused_line(seal([*lines_of(COIN), "11 left write 1", "end"])) == len(lines_of(COIN))


def test_excerpt_is_no_record() -> None:
    """What a seat saw cannot be passed off as the record."""
    with pytest.raises(RecordError):
        Record.parse(finished_match().excerpt(LEFT), unfinished=True)


def follow_refused(text: str, *, unfinished: bool = False) -> RecordError:
    with pytest.raises(RecordError) as refused:
        Match.follow(Record.parse(text, unfinished=unfinished), Coin())
    return refused.value


@pytest.mark.parametrize(
    ("number", "line"),
    [
        (2, "game coin 2"),
        (2, "game dice 1"),
        (3, "edition coin-1 0000000000000000"),
        (4, "scenario odd"),
        (4, "scenario two words"),
        (4, "scenario coin-1"),
        (5, "option colour 3"),
        (6, "seat middle Ana María"),
        (7, "seat right Ödön  "),
        (7, "seat right  Ödön"),
        (11, "1 left write 4"),
        (11, "1  left write 1"),
        (11, "1 left Write 1"),
        (11, "1 left "),
        (11, "1 right write 1"),
        (11, "1 middle write 1"),
        (11, "1 watcher write 1"),
        (11, "1 left accept draw"),
        (13, "3 fate flip edge"),
        (13, "3 fate resign"),
        (13, "3 nobody write 1"),
        (22, "result left counted C1.3"),
        (22, "result draw counted C1.3"),
        (22, "result right resigned -"),
    ],
)
def test_forged_line_is_named(number: int, line: str) -> None:
    """A line that breaks the rules is refused at its number even if all tags fit."""
    assert follow_refused(forged((number, line))).line == number


def test_action_after_the_end() -> None:
    """An action after the one that ended the match is refused at its line."""
    match = new_match()
    match.act(LEFT, "resign")
    record = match.record()
    record.entries.append(Entry(2, "left", "write 1"))
    assert follow_refused(record.text()).line == COIN_ENTRIES


def test_end_too_early() -> None:
    """A record that tells an end which its actions do not reach is refused at the end it tells."""
    lines = lines_of(COIN)
    assert follow_refused(seal([*lines[:19], *lines[20:]])).line == 21


@pytest.mark.parametrize("number", [1, 5, 17, 30])
def test_illegal_action_in_a_battle(number: int) -> None:
    """In a real battle too, an illegal action is refused at its line, with the rule that it breaks."""
    record = Record.parse(NAVAS)
    record.entries[number - 1] = Entry(number, record.entries[number - 1].actor, "move A1>C6 all")
    with pytest.raises(RecordError, match=r"breaks the rules: .*N\d+\.\d+") as refused:
        Match.follow(Record.parse(record.text()), navas())
    assert lines_of(record.text())[refused.value.line - 1].startswith(f"{number} ")


# Unfinished


@pytest.mark.parametrize("stop", range(8))
def test_resume_goes_on_with_the_same_fate(stop: int) -> None:
    """A match that was laid down anywhere, even when it was over, and taken up again ends like one that went on."""
    words = ["write 1", "write 3", "write 2", "offer draw", "write 2", "write 3", "write 1"]
    match = new_match()
    play(match, *words[:stop])
    copy = match.record(with_secret=True).text()
    resumed = Match.resume(Record.parse(copy, unfinished=True), Coin())
    play(resumed, *words[stop:])
    assert resumed.record().text() == COIN


def test_resume_lets_fate_act_that_was_due() -> None:
    """If the keeper stopped just before a draw, the draw is made on taking up."""
    lines = lines_of(new_match_played())
    before_draw = seal([*lines[:12], lines[-1]])
    resumed = Match.resume(Record.parse(before_draw, unfinished=True), Coin())
    assert resumed.record(with_secret=True).text() == new_match_played()


def new_match_played() -> str:
    match = new_match()
    play(match, "write 1", "write 3")
    return match.record(with_secret=True).text()


def test_last_action_without_its_end() -> None:
    """If the keeper stopped between the last action and the end, the end is found again: nothing is lost."""
    lines = lines_of(COIN)
    cut = Record.parse(seal(lines[:-2]), unfinished=True)
    assert Match.resume(cut, Coin()).record().text() == COIN
    cut = Record.parse(seal(lines[:-1]), unfinished=True)
    assert Match.resume(cut, Coin()).record().text() == COIN


def test_unfinished_must_be_asked_for() -> None:
    """A keeper's copy is taken for a record that was cut off unless one asks for it."""
    text = new_match_played()
    assert refused_line(text) == len(lines_of(text))


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"secret": None}, "The secret has not been revealed, so nothing can be proved yet."),
        ({"secret": "00"}, "The revealed secret is not the one that was committed to before play."),
        ({"secret": "no"}, "non-hexadecimal"),
        ({"commitment": "00"}, "The revealed secret is not the one that was committed to before play."),
        ({"contributions": {}}, "The contributions are not those of the seats of this game."),
        (
            {"contributions": {"left": "00", "middle": "00"}},
            "The contributions are not those of the seats of this game.",
        ),
    ],
)
def test_resume_needs_the_keepers_copy(change: dict[str, Any], why: str) -> None:
    """Without the secret that was committed to, and all contributions, a match cannot be resumed."""
    match = new_match()
    record = match.record(with_secret=True)
    for field, value in change.items():
        setattr(record, field, value)
    with pytest.raises(RecordError) as refused:
        Match.resume(record, Coin())
    last = sum(1 for _ in record.lines())
    assert refused.value.line == last
    assert f"Line {last} of this record is the last one, but the match cannot go on: {why}" in str(refused.value)
