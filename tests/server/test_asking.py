"""Acting over the socket that is open already: as good as a request, and answered on the same line."""

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest

from gonfalon.server.http import rates
from tests.server.honesty.raw import Socket
from tests.server.honesty.running import Running, running
from tests.server.test_http import Seat, begin, mover, seated

Opener = Callable[[Seat], Socket]

TEXT, BINARY = 1, 2


@pytest.fixture
def line_of() -> Iterator[Opener]:
    """Opens a seat's socket, until the end of the test."""
    with ExitStack() as stack:
        yield lambda seat: stack.enter_context(closing(seat.socket()))


def act_over(line: Socket, seat: Seat, word: str, number: int, ask: int = 1, **more: Any) -> Any:
    wish = {"client": seat.name, "answers": number, "words": [word]}
    line.say(TEXT, json.dumps({"ask": ask, "act": wish, **more}).encode())
    return answer_on(line)


def answer_on(line: Socket) -> Any:
    while True:
        told = json.loads(line.told()[0])
        if told["told"] == "answer":
            return told


def test_action_is_answered_on_the_same_line(table: Running, line_of: Opener) -> None:
    """The answer is what the request would have got, and the news come on every line, the actor's own too."""
    seats = seated(table)
    one = mover(seats)
    line, other = line_of(one), line_of(next(seat for seat in seats if seat is not one))
    other.told()
    number, word = one.latest()["number"], one.words()[0]
    done = act_over(line, one, word, number, ask=7)
    assert (done["ask"], done["status"], done["trouble"]) == (7, 200, None)
    again = json.loads(one.post("act", answers=number, words=[word]).body)
    assert done["done"] == again
    assert json.loads(other.told()[0])["number"] == one.latest()["number"] == done["done"]["number"]


def test_asked_again_on_another_line(table: Running, line_of: Opener) -> None:
    """Whoever lost the line before the answer asks again on the next one: the same answer, and nothing twice."""
    seats = seated(table)
    one = mover(seats)
    number, word = one.latest()["number"], one.words()[0]
    line = line_of(one)
    first = act_over(line, one, word, number)
    line = line_of(one)
    assert act_over(line, one, word, number) == first
    assert one.latest()["number"] == first["done"]["number"]


def test_refusals_leave_the_line_open(table: Running, line_of: Opener) -> None:
    """What a request would be refused for is refused with the same status and the same words; then one can go on."""
    seats = seated(table)
    one = mover(seats)
    other = next(seat for seat in seats if seat is not one)
    line, number = line_of(one), one.latest()["number"]
    illegal = act_over(line, one, "charge Z9>Z8 all", number)
    posted = one.post("act", answers=number, words=["charge Z9>Z8 all"])
    assert (illegal["status"], illegal["done"]) == (posted.status, None) == (422, None)
    assert illegal["trouble"] == json.loads(posted.body)
    assert act_over(line, one, "charge Z9>Z8 all", number, lang="es")["trouble"]["text"] != illegal["trouble"]["text"]
    assert act_over(line, one, "end", number - 1)["trouble"]["code"] == "stale"
    assert act_over(line, one, "two\nlines", number)["trouble"]["code"] == "malformed"
    line.say(TEXT, b'{"ask":9,"act":{"client":"c"}}')
    assert (found := answer_on(line))["ask"] == 9
    assert (found["status"], found["trouble"]["code"]) == (400, "malformed")
    assert act_over(line_of(other), other, "end", number)["status"] == 422
    assert act_over(line, one, one.words()[0], number)["status"] == 200


def test_watchers_cannot_act(table: Running, line_of: Opener) -> None:
    match = begin(table)["match"]
    watcher = Seat(table, match, "watcher")
    assert act_over(line_of(watcher), watcher, "end", 0)["trouble"]["code"] == "not-for-watchers"


def test_ticket_that_expires_meanwhile(own_table: Running, line_of: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    """A line that was opened in time is no way round the date on the ticket."""
    seats = seated(own_table)
    one = mover(seats)
    line, number, word = line_of(one), one.latest()["number"], one.words()[0]
    line.told()
    later = own_table.table.now() + 400 * 86_400_000
    monkeypatch.setattr(own_table.table.time, "now", lambda: later)
    assert act_over(line, one, word, number)["trouble"]["code"] == "ticket-expired"


@pytest.mark.parametrize("said", [b"", b"hello", b"[]", b'{"ask":1}', b'{"ask":-1,"act":{}}', b"{" * 5000])
@pytest.mark.parametrize("code", [TEXT, BINARY])
def test_what_cannot_be_read_ends_the_line(table: Running, line_of: Opener, code: int, said: bytes) -> None:
    line = line_of(seated(table)[0])
    line.told()
    line.say(code, said)
    assert json.loads(line.told()[0])["code"] == "unreadable"
    assert line.closed()[0] == 1008


def test_many_at_once_are_answered_in_order(table: Running, line_of: Opener) -> None:
    """Whoever does not wait for answers gets all of them, one after the other."""
    one = mover(seated(table))
    line, number = line_of(one), one.latest()["number"]
    for ask in range(30):
        wish = {"client": "c", "answers": number + ask, "words": ["offer draw" if ask % 2 == 0 else "withdraw draw"]}
        line.say(TEXT, json.dumps({"ask": ask, "act": wish}).encode())
    assert [answer_on(line)["ask"] for _ in range(30)] == list(range(30))


def test_asking_too_often(tmp_path: Path, line_of: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    """Over a socket one may ask as often as by requests, and both are counted together."""
    monkeypatch.setattr(rates, "PENALTY", 0.01)
    monkeypatch.setattr("throttled.utils.now_mono_f", lambda: 1_000.0)
    with running(tmp_path, rate=8) as table:  # so a ticket may ask 20 times
        seat = Seat(table, begin(table)["match"], "muslim")
        seat.join()
        line = line_of(seat)
        codes = [act_over(line, seat, "end", 0)["trouble"]["code"] for _ in range(25)]
        assert codes == ["not-begun"] * 19 + ["too-often"] * 6
        assert seat.get().status == 429
