"""Golden games: playthroughs that show every answer of a game, and records that must be replayed for ever."""

from typing import Any

import pytest
from msgspec import structs

from gonfalon.core import Game, Match, Record, RecordError, verify_fate
from gonfalon.core.registry import find, names, opened
from tests.golden.stored import HERE, PLAYTHROUGHS, RECORDS, make_playthrough

STORED = sorted(path.name for path in HERE.glob("*.record"))


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_playthrough(name: str) -> None:
    """The game still gives every answer that is written in its playthrough."""
    now = make_playthrough(name).splitlines()
    stored = (HERE / name).read_text("utf-8").splitlines()
    if now != stored:
        line = next((n for n, pair in enumerate(zip(stored, now, strict=False)) if pair[0] != pair[1]), len(stored))
        pytest.fail(
            f"tests/golden/{name} tells another game, from line {line + 1} on.\n"
            f"stored: {' '.join(stored[line : line + 1])[:300]}\n"
            f"now:    {' '.join(now[line : line + 1])[:300]}\n"
            "If the change is meant, run scripts/golden and read the diff.",
            pytrace=False,
        )


def read(name: str) -> Record:
    return Record.parse((HERE / name).read_text("utf-8"))


def followed(name: str) -> Match[Any]:
    record = read(name)
    return Match.follow(record, game_of(record))


def game_of(record: Record) -> Game[Any]:
    return opened(record.game, record.rules, record.digest)


def test_no_record_is_missing() -> None:
    """Every golden record is stored, and no other."""
    assert set(STORED) == set(RECORDS), "scripts/golden writes those that are missing"


@pytest.mark.parametrize("name", STORED)
def test_stored_match_is_replayed(name: str) -> None:
    """A match of the past is followed by the rules of its time to the end that it had, and is spelt as it was."""
    match = followed(name)
    assert match.result == read(name).result
    assert read(name).text() == (HERE / name).read_text("utf-8")
    assert [step.entry for step in match.steps] == read(name).entries


@pytest.mark.parametrize("name", STORED)
def test_stored_match_is_proved(name: str) -> None:
    """Every draw of a match of the past can still be proved."""
    record = read(name)
    draws = sum(entry.actor == "fate" for entry in record.entries)
    assert verify_fate(record, game_of(record)) == draws > 0


def test_stored_matches_end_in_many_ways() -> None:
    """Among them are victories, a resignation, an agreed draw and a last round, in every variant and scenario."""
    records = [read(name) for name in STORED]
    reasons = {record.result.reason for record in records if record.result}
    assert {"caliph-fallen", "twice-the-zones", "resigned", "draw-agreed", "round-limit"} <= reasons
    scenarios = {scenario.name for name in names() for scenario in find(name).scenarios}
    assert {record.setup.scenario for record in records} == scenarios


def test_record_is_spelt_in_one_way() -> None:
    """An action that is spelt as a person might type it is understood in a match, but no record is written so."""
    record = read("navas-basic.record")
    at = next(entry for entry in record.entries if entry.word.startswith(("move", "attack", "charge")))
    entries = [structs.replace(e, word=e.word.upper()) if e is at else e for e in record.entries]
    with pytest.raises(RecordError, match="not in its standard form"):
        Match.follow(structs.replace(record, entries=entries), game_of(record))
