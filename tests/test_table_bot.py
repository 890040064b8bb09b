"""The example of docs/protocol.md: a bot of its own process, in the standard library, at a real table."""

import hashlib
import json
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from gonfalon.core import Match, Record, registry, verify_fate
from gonfalon.protocol.credentials import Link
from tests.server.honesty.raw import ask
from tests.server.honesty.running import running

BOT = Path(__file__).parent.parent / "examples/table_bot.py"
GAME, SCENARIO = "saladin", "arsuf"


def news(**match: Any) -> dict[str, Any]:
    """What a table tells before the match."""
    told = {"commitment": sha256("5e" * 32), "commitments": {}, "contributions": {}, "revealed": [], "withdrawn": 0}
    told |= {"scenario": "arsuf", "options": {"cap": "on"}, "is_set": False}
    return {"seat": "left", "seats": {"left": {}, "right": {}}, "match": told | match}


def sha256(text: str) -> str:
    return hashlib.sha256(bytes.fromhex(text)).hexdigest()


def committed(fate: Any) -> dict[str, str]:
    """What both seats have committed to."""
    return {"left": fate.part_in(news())["commitment"], "right": sha256("ab" * 32)}


def record(fate: Any, **changed: str) -> str:
    said = {
        "scenario": "arsuf",
        "option cap": "on",
        "commitment": sha256("5e" * 32),
        "contribution left": fate.contribution,
        "contribution right": "ab" * 32,
        "secret": "5e" * 32,
    } | {name.replace("_", " "): value for name, value in changed.items()}
    return "".join(f"{name} {value}  #0123\n" for name, value in said.items())


def test_example_reveals_only_what_it_has_committed_to() -> None:
    """A table that tells another commitment of ours, or changes its own, or counts back, gets nothing."""
    fate = runpy.run_path(str(BOT))["Fate"]()
    told = committed(fate)
    assert fate.part_in(news(commitments={"left": told["left"]})) is None
    assert fate.part_in(news(commitments=told | {"left": sha256("cd" * 32)})) is None
    assert fate.part_in(news(commitments=told, commitment=sha256("00"))) is None
    assert fate.part_in(news(commitments=told))["what"] == "reveal"
    assert fate.part_in(news(withdrawn=1))["what"] == "commit"
    assert fate.part_in(news()) is None


@pytest.mark.parametrize(
    "changed",
    [
        {"secret": "00"},
        {"secret": "no hex"},
        {"commitment": sha256("00")},
        {"contribution_left": "00"},
        {"contribution_right": "00"},
        {"contribution_right": ""},
        {"scenario": "hattin"},
        {"option_cap": "off"},
        {"position": '{"dealt": "before"}'},
    ],
    ids="".join,
)
def test_example_finds_out(changed: dict[str, str]) -> None:
    fate = runpy.run_path(str(BOT))["Fate"]()
    fate.part_in(news(commitments=committed(fate)))
    assert fate.judge(record(fate)) == "fate: as all had committed to"
    assert fate.judge(record(fate, **changed)) == "fate: NOT as all had committed to"
    assert fate.judge("") == "fate: NOT as all had committed to"


@pytest.mark.full
def test_example_plays_a_whole_match(tmp_path: Path) -> None:
    """It sits down by a link, plays against a bot of the table to the end, and the record proves fate."""
    with running(tmp_path) as table:
        game = registry.find(GAME)
        wish = {"game": GAME, "scenario": SCENARIO, "bots": {game.seats[1]: "random"}}
        created = json.loads(
            ask(table.port, "POST", "/v1/matches", table.ticket("*", "host"), json.dumps(wish).encode()).body
        )
        link = Link(table.address, created["match"], created["tickets"][game.seats[0]])
        done = subprocess.run(
            [sys.executable, "-I", BOT, str(link), "Example"], capture_output=True, text=True, timeout=120, check=False
        )
        assert done.returncode == 0, done.stderr
        record = Record.parse(
            ask(
                table.port, "GET", f"/v1/matches/{link.match}/record", table.ticket(link.match, "watcher")
            ).body.decode()
        )
    assert record.result is not None
    won = f"{game.seats[0]}: {record.result.winner or 'nobody'} won, {record.result.reason}"
    assert done.stdout == f"{won}\nfate: as all had committed to\n"
    assert record.players[game.seats[0]] == "Example"
    assert Match.follow(record, game).result == record.result
    assert verify_fate(record, game)
