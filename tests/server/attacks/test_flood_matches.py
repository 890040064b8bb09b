"""Nobody makes a match, or the number of matches, grow until others wait for it."""

import asyncio
import json
import threading
from collections.abc import Iterator
from pathlib import Path
from select import select
from typing import Any

import pytest

from gonfalon.core import WATCHER
from gonfalon.core import Match as Playing
from gonfalon.protocol.requests import Plan
from gonfalon.protocol.updates import Update
from gonfalon.server.http import rates
from gonfalon.server.matches import cache, queries, service
from gonfalon.server.tokens import Ticket
from tests.calls import calls
from tests.patience import PATIENCE, wait_until
from tests.server.honesty.raw import Answer, Connection, Socket, ask, request
from tests.server.honesty.running import Running, running
from tests.server.honesty.victims import Match
from tests.server.matches import all_sit_down
from tests.server.test_http import begin, mover, seated, told
from tests.server.test_set_position import RECORD


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path, matches_each=5) as open_table:
        yield open_table


@pytest.fixture
def match(table: Running) -> Match:
    return Match(table.port, table.ticket("*", "host"))


def act(table: Running, match: Match, seat: str, number: int, *words: str) -> Answer:
    body = json.dumps({"client": "tab", "answers": number, "words": words}).encode()
    return ask(table.port, "POST", f"/v1/matches/{match.id}/act", table.ticket(match.id, seat), body)


def until_undo(match: Match) -> tuple[str, Update, str]:
    """Play until somebody could take back: who, what they see, and what they did."""
    while True:
        match.play(1)
        body, seat, _ = match.done
        update = match.update_for(seat)
        if update.sight and update.sight.undo is not None:
            return seat, update, body["words"][0]


def again_and_again(number: int, word: str, times: int) -> list[str]:
    """Words that take back the action of this number and do it again, so many times."""
    return [said for turn in range(times) for said in (f"take back {number - 1 + 2 * turn}", word)]


def back_and_forth(table: Running, match: Match, times: int) -> tuple[str, list[Answer]]:
    """Take back and do the same again, sixteen times in each request."""
    seat, update, word = until_undo(match)
    number, told = update.number, list[Answer]()
    while times > 0 and (not told or told[-1].status == 200):
        words = again_and_again(number, word, min(times, 16))
        told.append(act(table, match, seat, number, *words))
        times, number = times - 16, number + len(words)
    return seat, told


def test_take_backs_in_one_turn_are_few(table: Running, match: Match) -> None:
    """After fifty the other side has to act first; asking in many requests or in one makes no difference."""
    seat, told = back_and_forth(table, match, 100)
    assert [answer.status for answer in told] == [200, 200, 200, 422]
    assert json.loads(told[-1].body)["code"] == "too-many-take-backs"
    number = match.update_for(seat).number
    assert act(table, match, seat, number, *["take back 1", "end"] * 26 + ["end"]).status == 422
    match.play(6)
    assert back_and_forth(table, match, 2)[1][0].status == 200


@pytest.mark.parametrize("bots", [{}, {"christian": "random"}])
def test_nothing_is_taken_back_without_undo(table: Running, bots: dict[str, str]) -> None:
    """The server refuses it, against persons and bots, and offers nobody to; a rematch is played the same way."""
    seats = seated(table, [seat for seat in ("muslim", "christian") if seat not in bots], bots=bots, undo=False)
    one = mover(seats)
    one.act(one.words()[0])
    for word in ("take back 0", "offer take back 0", "Accept  take back"):
        assert told(one.act(word)) == (422, "no-undo")
    assert one.latest()["sight"]["undo"] is None
    one.act("resign")
    (again,) = (seat.post("rematch") for seat in seats[-1:]) if bots else [seat.post("rematch") for seat in seats][1:]
    invitation = json.loads(again.body)["invitation"]
    match = ask(table.port, "GET", f"/v1/matches/{invitation['match']}", invitation["ticket"])
    assert json.loads(match.body)["match"]["undo"] is False


def test_what_the_other_side_lets_one_take_back_is_counted(table: Running) -> None:
    """For as long as the match is kept, and for everybody."""
    seats = seated(table)
    one = mover(seats)
    other = next(seat for seat in seats if seat is not one)
    number = one.latest()["number"]
    one.act(one.words()[0])
    one.act(f"offer take back {number}")
    assert other.latest()["seats"][one.name]["taken_back"] == 0
    assert other.act("accept take back").status == 200
    assert {seat.latest()["seats"][one.name]["taken_back"] for seat in seats} == {1}


def test_long_match_can_only_be_ended(table: Running, match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    """A log has its length. What ends a match is always heard."""
    match.play(12)
    target = match.target()
    monkeypatch.setattr(service, "MOST_ACTIONS", target.number)
    monkeypatch.setattr(service, "SPARE_ACTIONS", 1)
    me, other = target.seats
    told = act(table, match, me, target.number, target.words[0])
    assert (told.status, json.loads(told.body)["code"]) == (422, "match-too-long")
    assert act(table, match, me, target.number, "offer draw").status == 200
    assert act(table, match, other, target.number + 1, "decline draw").status == 422
    assert act(table, match, other, target.number + 1, " Accept  draw").status == 200


def test_matches_of_one_host_are_few(table: Running) -> None:
    """A host has so many in play; one that ends makes room, and other hosts are not concerned."""
    wish = json.dumps({"game": "navas", "scenario": "basic", "bots": {"christian": "random"}}).encode()
    host, other = table.ticket("*", "host"), table.ticket("*", "host", 1000)
    told = [ask(table.port, "POST", "/v1/matches", host, wish) for _ in range(7)]
    assert [answer.status for answer in told] == [201] * 5 + [422] * 2
    assert json.loads(told[-1].body)["code"] == "too-many-matches"
    assert ask(table.port, "POST", "/v1/matches", other, wish).status == 201
    first = json.loads(told[0].body)
    path, ticket = f"/v1/matches/{first['match']}", table.ticket(first["match"], "muslim")
    table.do(all_sit_down(table.table, first["match"], {"muslim": "A"}))
    number = json.loads(ask(table.port, "GET", path, ticket).body)["number"]
    resign = {"client": "c", "answers": number, "words": ["resign"]}
    assert ask(table.port, "POST", f"{path}/act", ticket, json.dumps(resign).encode()).status == 200
    assert ask(table.port, "POST", "/v1/matches", host, wish).status == 201


def test_rematches_count_as_their_hosts(table: Running) -> None:
    """Each of the matches that it may have can be played again, as long as it is one of that many."""
    (seat,) = seated(table, ["muslim"], bots={"christian": "random"})
    seat.act("resign")
    for _ in range(5):
        begin(table)
    assert told(seat.post("rematch")) == (422, "too-many-matches")


def test_matches_of_one_address_in_a_day_are_few(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever was invited once cannot begin one rematch after another; what is asked again is not counted again."""
    at = [1_000.0]
    monkeypatch.setattr(rates, "PENALTY", 0)
    monkeypatch.setattr("throttled.utils.now_mono_f", lambda: at[0])
    with running(tmp_path, rate=60, matches_daily=2) as table:
        seats = [seated(table, ["muslim"], bots={"christian": "random"})[0] for _ in range(3)]
        for seat in seats:
            seat.act("resign")
        answers = [seat.post("rematch") for seat in (*seats[:2], *seats)]
        assert [answer.status for answer in answers] == [200] * 4 + [422]
        assert json.loads(answers[-1].body)["code"] == "too-many-today"
        at[0] += 43_200
        assert seats[2].post("rematch").status == 200


# Replays and news.


def test_replay_comes_in_pages(table: Running, match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    """Page after page it is the same as all at once, and the table plays the match once more, not once for each."""
    match.play(25)
    whole = _moments(table, match)
    monkeypatch.setattr(queries, "PAGE", 7)
    entered = calls(monkeypatch, Playing, "enter")
    line = Connection(table.port)
    pages = [_page(line, table, match, 0)]
    while pages[-1]["more"]:
        pages.append(_page(line, table, match, pages[-1]["moments"][-1]["step"]["number"]))
    line.close()
    assert [moment for page in pages for moment in page["moments"]] == whole["moments"]
    assert max(len(page["moments"]) for page in pages) == 7
    assert not whole["more"]
    assert [entry.number for _, entry in entered] == list(range(1, len(entered) + 1))


def _page(line: Connection, table: Running, match: Match, after: int) -> Any:
    ticket = table.ticket(match.id, "watcher")
    return json.loads(line.ask("GET", f"/v1/matches/{match.id}/moments?after={after}&lang=en", ticket).body)


def _moments(table: Running, match: Match) -> Any:
    line = Connection(table.port)
    try:
        return _page(line, table, match, 0)
    finally:
        line.close()


def test_long_replay_holds_up_nobody(table: Running, match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is made in a thread of its own, and so is the match if it has to be read from its beginning."""
    monkeypatch.setattr(service, "MOST_TAKE_BACKS", 10_000)
    back_and_forth(table, match, 64)
    table.table.cache.kept.clear()
    threads = []
    honest = Playing.enter

    def enter(self: Any, entry: Any) -> None:
        threads.append(threading.current_thread().name)
        honest(self, entry)

    monkeypatch.setattr(Playing, "enter", enter)
    assert len(_moments(table, match)["moments"]) == queries.PAGE
    assert len(threads) > 2 * queries.PAGE
    assert all(name.startswith("gonfalon-long-work") for name in threads)


@pytest.mark.linux
@pytest.mark.parametrize("what", ["records", "replays"])
def test_crowd_at_long_work(table: Running, match: Match, what: str) -> None:
    """Of many records to start from at one address, and of many replays of one match, others wait for one."""
    waiting, gate = table.table.long_work._thread._work_queue, threading.Event()
    wait_until(table.table.long_work._thread.submit(gate.wait, PATIENCE).running)
    other, host = Match(table.port, table.ticket("*", "host")), table.ticket("*", "host", 7)
    start = {"game": "navas", "scenario": "basic", "start": {"record": RECORD.text(), "number": 40}}
    records = request("POST", "/v1/matches", host, json.dumps(start).encode())
    replays = request("GET", f"/v1/matches/{other.id}/moments", other.ticket_of("muslim"))
    last = 66 if what == "records" else 69
    crowd = [Connection(table.port, address=f"127.0.0.{min(66 + number, last)}") for number in range(4)]
    friend = Connection(table.port)
    for line in crowd:
        line.send(records if what == "records" else replays)
    wait_until(lambda: waiting.qsize() == 1)
    friend.send(request("GET", f"/v1/matches/{match.id}/moments", match.ticket_of("muslim")))
    wait_until(lambda: waiting.qsize() == 2)
    gate.set()
    assert friend.answer().status == 200
    assert len(select([line.socket for line in crowd], [], [], 0)[0]) <= 2
    assert {line.answer().status for line in crowd} <= {200, 201}
    for line in (friend, *crowd):
        line.close()


def test_long_plan_holds_up_nobody(table: Running, match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    """While many orders are tried the table goes on with everything else."""
    went_on = threading.Event()
    monkeypatch.setattr(queries, "planned", lambda *_: went_on.wait(PATIENCE))
    target = match.target()
    wish = Plan(target.number, [["dance"]] * 96)

    async def plan() -> Any:
        asyncio.get_running_loop().call_later(0.01, went_on.set)
        return await table.table.queries.plan(Ticket(match.id, target.seats[0], 0), wish)

    assert table.do(plan()) is True


def test_long_matches_leave_memory(table: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many long matches are played, the one that was longest idle makes room."""
    monkeypatch.setattr(cache, "KEPT_ACTIONS", 60)
    matches = [Match(table.port, table.ticket("*", "host")) for _ in range(3)]
    for match in matches[:2]:
        match.play(20)
    kept = table.table.cache.kept
    kept.clear()
    for match in matches[:2]:
        _moments(table, match)
    assert list(kept) == [matches[1].id]
    assert _moments(table, matches[0])["moments"]


def test_news_is_made_once_for_all(table: Running, match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    """A crowd that watches costs as much as one."""
    sockets = [
        Socket(table.port, f"/v1/matches/{match.id}/socket", table.ticket(match.id, "watcher")) for _ in range(10)
    ]
    for socket in sockets:
        socket.told()
    made = calls(monkeypatch, Playing, "sight")
    match.play(1)
    told = {socket.told()[0] for socket in sockets}
    assert len({json.loads(news)["version"] for news in told}) == 1
    assert [seat for _, seat in made].count(WATCHER) == 1
    for socket in sockets:
        socket.close()
