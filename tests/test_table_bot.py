"""The example of docs/protocol.md: a bot of its own process, in the standard library, at a real table."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from gonfalon.core import Match, Record, registry, verify_fate
from gonfalon.wire.link import Link
from tests.table.honesty.raw import ask
from tests.table.honesty.running import running

BOT = Path(__file__).parent.parent / "examples/table_bot.py"
GAME, SCENARIO = "saladin", "arsuf"


def test_example_is_short() -> None:
    """The page promises a bot of about sixty lines."""
    assert len(BOT.read_text("utf-8").splitlines()) < 75


@pytest.mark.slow
def test_example_plays_a_whole_match(tmp_path: Path) -> None:
    """It sits down by a link, plays against a bot of the table to the end, and the record proves fate."""
    with running(tmp_path) as table:
        game = registry.find(GAME)
        wish = {"game": GAME, "scenario": SCENARIO, "bots": {game.seats[1]: "random"}}
        created = json.loads(
            ask(table.port, "POST", "/matches", table.ticket("*", "host"), json.dumps(wish).encode()).body
        )
        link = Link(table.address, created["match"], created["tickets"][game.seats[0]])
        done = subprocess.run(
            [sys.executable, "-I", BOT, str(link), "Example"], capture_output=True, text=True, timeout=120, check=False
        )
        assert done.returncode == 0, done.stderr
        record = Record.parse(ask(table.port, "GET", f"/matches/{link.match}/record", link.ticket).body.decode())
    assert record.result is not None
    assert done.stdout == f"{game.seats[0]}: {record.result.winner or 'nobody'} won, {record.result.reason}\n"
    assert record.players[game.seats[0]] == "Example"
    assert Match.follow(record, game).result == record.result
    assert verify_fate(record, game)
