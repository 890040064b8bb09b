"""Chat neither floods nor deceives."""

import json
from pathlib import Path

import pytest

from gonfalon.server.http import rates
from tests.calls import calls
from tests.server.honesty.raw import Answer, Socket, ask
from tests.server.honesty.running import Running, running
from tests.server.honesty.victims import Match

HIDDEN = {
    "bidi override": "win\u202eezis",
    "bidi isolate": "a\u2066b",
    "right-to-left mark": "a\u200fb",
    "Arabic letter mark": "a\u061cb",
    "zero width space": "a\u200bb",
    "word joiner": "a\u2060b",
    "byte order mark": "a\ufeffb",
    "soft hyphen": "a\u00adb",
    "Hangul filler": "\u3164",
    "line separator": "a\u2028b",
    "tag": "a\U000e0041b",
    "C0": "a\x1b[2Jb",
    "C1": "a\x9b2Jb",
    "delete": "a\x7fb",
    "joiner alone": "\u200d",
    "joiner at the end": "a\u200d",
    "two joiners": "a\u200d\u200db",
}
SEEN = ("Good luck!", "¡Suerte!", "نه می\u200cخواهم", "👩\u200d💻 🏳️\u200d🌈", "e\u0301", "שלום")


@pytest.fixture
def match(table: Running) -> Match:
    return Match(table.port, table.ticket("*", "host"))


def say(table: Running, match: Match, text: str, serial: int = 1, seat: str = "muslim") -> Answer:
    body = json.dumps({"client": seat, "serial": serial, "text": text}).encode()
    return ask(table.port, "POST", f"/v1/matches/{match.id}/say", table.ticket(match.id, seat), body)


@pytest.mark.parametrize("text", HIDDEN.values(), ids=HIDDEN.keys())
def test_text_that_hides_or_turns_is_refused(table: Running, match: Match, text: str) -> None:
    """Nobody makes a line look like another one."""
    assert say(table, match, text).status == 400


@pytest.mark.parametrize("text", SEEN)
def test_what_people_write_is_not(table: Running, match: Match, text: str) -> None:
    """Every script, and emoji with their joiners."""
    assert say(table, match, text).status == 200


def test_names_that_hide_or_turn_are_refused(table: Running) -> None:
    """A name stands before every line."""
    wish = json.dumps({"game": "navas", "scenario": "basic"}).encode()
    created = json.loads(ask(table.port, "POST", "/v1/matches", table.ticket("*", "host"), wish).body)
    path = f"/v1/matches/{created['match']}/join"
    names = "a\u200bb", "\u202eb", "a\u200eb", "a\u00adb", "ab"
    bodies = [json.dumps({"client": "c" * 16, "name": name}).encode() for name in names]
    told = [ask(table.port, "POST", path, created["tickets"]["muslim"], body).status for body in bodies]
    assert told == [400] * 4 + [200]


def test_lines_are_read_once_for_all(table: Running, match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    """A line costs one query, however many listen."""
    path = f"/v1/matches/{match.id}/socket"
    sockets = [Socket(table.port, path, table.ticket(match.id, "watcher")) for _ in range(10)]
    for socket in sockets:
        socket.told()
    say(table, match, "first", 100)  # who hears it has asked for all lines before
    for socket in sockets:
        assert json.loads(socket.told()[0])["text"] == "first"
    asked = calls(monkeypatch, table.table.store, "chat")
    for serial in range(1, 6):
        say(table, match, f"line {serial}", serial)
        assert [json.loads(socket.told()[0])["text"] for socket in sockets] == [f"line {serial}"] * 10
    assert 1 <= len(asked) <= 10
    late = Socket(table.port, path, table.ticket(match.id, "watcher"))
    assert [json.loads(late.told()[0])["told"] for _ in range(7)] == ["news", *["line"] * 6]
    for socket in (*sockets, late):
        socket.close()


def test_whoever_was_away_gets_all_lines(table: Running, match: Match) -> None:
    """More lines than are kept in memory, from any line on."""
    for serial in range(1, 131):
        assert say(table, match, f"line {serial}", serial).status == 200
    for after in (0, 20, 29, 30, 129):
        path = f"/v1/matches/{match.id}/socket?line={after}"
        socket = Socket(table.port, path, table.ticket(match.id, "watcher"))
        assert json.loads(socket.told()[0])["told"] == "news"
        lines = [json.loads(socket.told()[0])["line"] for _ in range(130 - after)]
        assert lines == list(range(after + 1, 131))
        socket.close()


def test_chat_has_its_measure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A seat that says too much in a minute has to wait; the other one may speak."""
    monkeypatch.setattr(rates, "PENALTY", 0.01)
    monkeypatch.setattr("throttled.utils.now_mono_f", lambda: 1_000.0)
    with running(tmp_path, rate=600) as table:
        match = Match(table.port, table.ticket("*", "host"))
        told = [say(table, match, "x", serial) for serial in range(30)]
        assert [answer.status for answer in told] == [200] * 20 + [429] * 10
        assert 1 <= int(told[-1].headers["retry-after"]) <= 60
        assert say(table, match, "y", seat="christian").status == 200
