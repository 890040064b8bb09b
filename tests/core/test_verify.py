"""Was fate honest?"""

from typing import Any

import pytest

from gonfalon.core import Entry, ForgedFate, Match, Record, RecordError, Result, Setup, verify_fate
from tests.core.coin import LEFT, Coin
from tests.core.stories import finished_match, navas, new_match, play, small_navas


def fair_record() -> Record:
    return Record.parse(finished_match().record().text())


def forge(record: Record, *numbers: int) -> Record:
    """Flip some coins and rewrite the record with matching tags."""
    other = {"flip heads": "flip tails", "flip tails": "flip heads"}
    for number in numbers:
        entry = record.entries[number - 1]
        record.entries[number - 1] = Entry(number, entry.actor, other[entry.word])
    record.result = Match.follow(record, Coin(), until=len(record.entries)).result
    return Record.parse(record.text())


def refused_number(record: Record) -> int:
    with pytest.raises(ForgedFate) as refused:
        verify_fate(record, Coin())
    return refused.value.number


def test_fair_record() -> None:
    """A fair record is proved, and one learns how many draws were."""
    assert verify_fate(fair_record(), Coin()) == 3


@pytest.mark.parametrize("scenario", ["basic", "advanced"])
def test_fair_battle(scenario: str) -> None:
    """Every deal, draw and peek of a real battle is proved."""
    record = small_navas(scenario, seed=6).record()
    draws = [entry for entry in record.entries if entry.actor == "fate"]
    assert verify_fate(Record.parse(record.text()), navas()) == len(draws)


def test_match_without_draws() -> None:
    """Where fate had nothing to do there is nothing to prove, and that is fair."""
    match = new_match()
    match.act(LEFT, "resign")
    assert verify_fate(match.record(), Coin()) == 0


@pytest.mark.parametrize(("forged", "first"), [((3,), 3), ((7,), 7), ((10,), 10), ((10, 7), 7), ((3, 7, 10), 3)])
def test_forged_draw_is_named(forged: tuple[int, ...], first: int) -> None:
    """The first draw that is not what the secret draws is named by its action number."""
    assert refused_number(forge(fair_record(), *forged)) == first


def test_secret_not_revealed() -> None:
    """Without the secret nothing is proved, and that is said."""
    record = finished_match().record(with_secret=False)
    with pytest.raises(ForgedFate, match="has not been revealed") as refused:
        verify_fate(record, Coin())
    assert refused.value.number == 0


@pytest.mark.parametrize(
    "forged",
    [
        *({"secret": "00"}, {"secret": ""}, {"secret": "not hexadecimal"}),
        *({"commitment": ""}, {"commitment": "00" * 32}),
        *({"contributions": {}}, {"contributions": {"left": "41" * 16}}),
        {"contributions": {"left": "41" * 16, "middle": "42" * 16}},
        {"contributions": {"left": "no", "right": "hex"}},
    ],
)
def test_forged_heading(forged: dict[str, Any]) -> None:
    """With another secret than the committed one, another commitment or missing contributions nothing is proved."""
    assert refused_number(changed(**forged)) == 0


def test_forged_contribution() -> None:
    """A contribution that was swapped makes another fate, and the first draw that differs gives it away."""
    record = fair_record()
    record.contributions |= {"right": "43" * 16}
    assert refused_number(record) in (3, 7, 10)


def changed(**fields: Any) -> Record:
    record = fair_record()
    for field, value in fields.items():
        setattr(record, field, value)
    return record


@pytest.mark.parametrize(
    ("record", "line"),
    [
        (changed(rules=2), 2),
        (changed(digest="0" * 16), 3),
        (changed(setup=Setup("odd", {"rounds": "3"})), 4),
        (changed(result=Result("left", "counted", "C1.3")), 22),
        (changed(entries=[Entry(1, "left", "write 7")]), 11),
    ],
)
def test_record_that_breaks_the_rules(record: Record, line: int) -> None:
    """A record that is not even a match of these rules is refused at its line, end and heading included."""
    with pytest.raises(RecordError) as refused:
        verify_fate(record, Coin())
    assert refused.value.line == line


def test_fate_under_another_name() -> None:
    """A seat cannot pass off its own choice as fate's, nor fate's as its own."""
    match = new_match(rounds=1)
    play(match, "write 1", "write 3")
    record = match.record()
    record.entries[2] = Entry(3, "left", record.entries[2].word)
    with pytest.raises(RecordError):
        verify_fate(record, Coin())
