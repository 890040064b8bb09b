"""A finished match is looked back at, by those who may see it, in a process that harms no other match."""

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gonfalon.core import Origin, Record, registry, verify_fate
from gonfalon.server.teacher.teacher import question_for_teacher
from gonfalon.server.tokens import Ticket
from tests.patience import PATIENCE
from tests.server.honesty.raw import Answer, ask
from tests.server.honesty.running import Running, running
from tests.server.test_http import SEATS, Seat, begin, mover, seated, told

TEACHER = "gonfalon.server.teacher.teacher"


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    monkeypatch.setattr(f"{TEACHER}.SIMULATIONS", 20)
    with running(tmp_path) as open_table:
        yield open_table


def played(table: Running, decisions: int = 24) -> list[Seat]:
    """Some decisions, all as idle as can be, then the first seat gives up."""
    seats = seated(table)
    for _ in range(decisions):
        seat = mover(seats)
        words = seat.words()
        assert seat.act("end" if "end" in words else words[0]).status == 200
    assert seats[0].act("resign").status == 200
    return seats


def reviewed(seat: Seat, query: str = "") -> Answer:
    """The answer once there is no more to wait for."""
    end = time.monotonic() + PATIENCE
    while (answer := seat.get(f"/review{query}")).status == 200 and json.loads(answer.body)["found"] is None:
        assert time.monotonic() < end, answer.body
        time.sleep(0.1)
    return answer


def found(answer: Answer) -> Any:
    assert answer.status == 200, answer.body
    return json.loads(answer.body)["found"]


def test_a_match_is_reviewed(table: Running) -> None:
    """The parts add up, the curve ends with the result, and it is told in the language that was asked for."""
    muslim, christian = played(table)
    first = found(reviewed(muslim))
    parts = first["parts"]
    assert sum(parts[part] for part in ("start", "own", "others", "luck")) == pytest.approx(parts["result"]) == 0
    assert [first["curve"][at]["chance"] for at in (0, -1)] == pytest.approx([parts["start"], 0], abs=1e-4)
    assert first["curve"][-1]["actor"] == "muslim"
    assert first["mistakes"]
    spanish = found(muslim.get("/review?lang=es"))
    for one, other in zip(first["mistakes"], spanish["mistakes"], strict=True):
        assert one["chosen"]["word"] == other["chosen"]["word"]
        assert one["chosen"]["told"] != other["chosen"]["told"]
    assert found(reviewed(christian))["parts"]["result"] == 1


def test_whoever_may_see_the_match_may_see_its_review(table: Running) -> None:
    """Both sides for everybody; watchers begin with the first."""
    muslim, christian = played(table, decisions=2)
    watcher = Seat(table, muslim.match, "watcher")
    assert found(reviewed(watcher)) == found(reviewed(christian, "?seat=muslim"))
    assert told(watcher.get("/review?seat=saracen")) == (422, "unknown-seat")


def test_no_help_during_a_match(table: Running) -> None:
    """Nothing is reviewed before the end, whoever asks for whichever side, nor before the beginning."""
    seats = seated(table)
    for name in ("muslim", "christian", "watcher"):
        for query in ("", "?seat=muslim", "?seat=christian"):
            assert told(Seat(table, seats[0].match, name).get(f"/review{query}")) == (409, "review-too-early")
    waiting = Seat(table, begin(table)["match"], "watcher")
    assert told(waiting.get("/review")) == (409, "review-too-early")


def test_closed_without_a_result(table: Running) -> None:
    """There is nothing to look back at."""
    muslim, _ = seated(table)
    table.do(table.table.ending.close(muslim.match))
    assert told(muslim.get("/review")) == (409, "review-undecided")


def test_a_review_that_fails(table: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """Whoever asked gets a sentence, the log has a line, and the next review is made."""
    muslim, _ = played(table, decisions=1)
    monkeypatch.setattr(f"{TEACHER}.SIMULATIONS", "many")
    assert told(reviewed(muslim)) == (422, "no-review")
    assert [record.message for record in caplog.records if record.levelname == "ERROR"] == ["review failed"]
    assert table.table.quarantine.counts()["review"] == 1
    monkeypatch.setattr(f"{TEACHER}.SIMULATIONS", 4)
    other, _ = played(table, decisions=1)
    assert found(reviewed(other))


def test_a_review_that_hangs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its process is killed, and matches are played on meanwhile."""
    monkeypatch.setattr(f"{TEACHER}.SILENCE", 0.0)
    with running(tmp_path) as table:
        muslim, _ = played(table, decisions=1)
        assert muslim.get("/review").status == 200
        played(table, decisions=1)
        assert told(reviewed(muslim)) == (422, "no-review")


def test_many_reviews_at_once(table: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are made one after the other; whoever comes when too many wait is told so."""
    monkeypatch.setattr(f"{TEACHER}.MOST_WAITING", 1)
    monkeypatch.setattr(f"{TEACHER}.SIMULATIONS", 400)
    first, second = played(table)
    assert json.loads(first.get("/review").body)["before"] == 0
    assert told(second.get("/review")) == (503, "teacher-busy")
    assert first.get("/review").status == 200


# Trying again.


def tried_again(who: Seat, number: int, client: str = "tried-again-1234", seat: str = "muslim") -> Answer:
    return who.post("again", client=client, number=number, seat=seat)


def test_trying_again_from_here(table: Running) -> None:
    """A new match begins where the other stood then, against the computer; its record says where from, and verifies."""
    muslim, _ = played(table)
    moments = json.loads(muslim.get("/moments?eyes=muslim").body)["moments"]
    then = next(moment["sight"] for moment in moments if moment["sight"]["to_move"] == "muslim")
    answer = tried_again(muslim, then["number"])
    assert answer.status == 200, answer.body
    assert tried_again(muslim, then["number"]).body == answer.body
    again = Seat(table, json.loads(answer.body)["match"], "muslim")
    for does in (Seat.join, Seat.commit, Seat.reveal):
        assert does(again).status == 200
    latest = again.latest()
    assert latest["match"]["origin"] == {"match": muslim.match, "number": then["number"]}
    assert latest["seats"]["christian"]["bot"]
    assert [latest["sight"][shown] for shown in ("view", "legal")] == [then[shown] for shown in ("view", "legal")]
    assert again.act("resign").status == 200
    record = Record.parse(again.get("/record").body.decode())
    assert record.setup.origin == Origin(muslim.match, then["number"])
    verify_fate(record, registry.opened(record.game, record.rules, record.digest))


def test_no_trying_during_a_match(table: Running) -> None:
    """Nothing of a running match can be had in this way, and watchers of a finished one begin nothing."""
    muslim, _ = seated(table)
    assert told(tried_again(muslim, 0)) == (409, "goes-on")
    assert muslim.act("resign").status == 200
    assert told(tried_again(muslim, 6, seat="saracen")) == (422, "unknown-seat")
    assert told(tried_again(Seat(table, muslim.match, "watcher"), 6)) == (403, "not-for-watchers")


def test_no_more_tries_than_matches(tmp_path: Path) -> None:
    """Whoever tries again and again, and again from those, has no more in play than any host."""
    with running(tmp_path, matches_each=2) as table:
        muslim, _ = played(table, decisions=1)
        tries = [tried_again(muslim, 6, client=f"tried-again-{at:04}") for at in range(3)]
        assert [answer.status for answer in tries] == [200, 200, 422]
        assert told(tries[2]) == (422, "too-many-matches")
        again = Seat(table, json.loads(tries[0].body)["match"], "muslim")
        for does in (Seat.join, Seat.commit, Seat.reveal):
            assert does(again).status == 200
        assert again.act("resign").status == 200
        assert [tried_again(again, 0, client=f"once-more-{at:06}").status for at in range(2)] == [200, 422]


# Advice.


def advised(table: Running, seat: Seat, number: int, query: str = "") -> Answer:
    return ask(table.port, "POST", f"{seat.path}/advice{query}", seat.ticket, json.dumps({"number": number}).encode())


def alone(table: Running, **wish: Any) -> Seat:
    """Somebody against the computer."""
    (seat,) = seated(table, ["muslim"], bots={"christian": "random"}, **wish)
    return seat


def test_advice_against_the_computer(table: Running) -> None:
    """The best action and the next best, both legal, with chances and a rule; it is noted once, for all to see."""
    seat = alone(table)
    number = seat.latest()["number"]
    answer = advised(table, seat, number)
    assert answer.status == 200, answer.body
    found = json.loads(answer.body)
    assert {found["best"]["word"], found["second"]["word"]} <= set(seat.words())
    assert 1 >= found["best"]["worth"] >= found["second"]["worth"] >= 0
    assert found["rule"].startswith("N")
    spanish = json.loads(advised(table, seat, number, "?lang=es").body)
    assert spanish["best"]["told"] != found["best"]["told"]
    assert seat.latest()["seats"]["muslim"]["advised"] == 1
    assert seat.act(found["best"]["word"]).status == 200
    assert told(advised(table, seat, number + 1)) == (409, "stale")


def test_no_advice_between_people(table: Running) -> None:
    """Nobody can get it out of the table during such a match: no player, no watcher, for no moment of it."""
    muslim, christian = seated(table)
    for seat in (muslim, christian, Seat(table, muslim.match, "watcher")):
        for number in (0, 1, seat.latest()["number"]):
            assert told(advised(table, seat, number)) == (403, "advice-unfair")
    assert not any(one["advised"] for one in muslim.latest()["seats"].values())


def test_no_advice_in_a_rated_match(table: Running) -> None:
    """Not even against the computer, nor for those who look on."""
    seat = alone(table, rated=True)
    assert told(advised(table, seat, seat.latest()["number"])) == (403, "advice-unfair")
    quiet = alone(table)
    watcher = Seat(table, quiet.match, "watcher")
    assert told(advised(table, watcher, quiet.latest()["number"])) == (403, "advice-unfair")


def test_advice_only_for_now(table: Running) -> None:
    """Neither an earlier nor a later moment of a match in play is looked at."""
    seat = alone(table)
    number = seat.latest()["number"]
    for wrong in (0, number - 1, number + 1):
        assert told(advised(table, seat, wrong)) == (409, "stale")


def test_any_moment_after_the_end(table: Running) -> None:
    """Then everybody may ask for any decision, judged by what its seat knew; where fate acts there is none."""
    muslim, _ = played(table, decisions=6)
    watcher = Seat(table, muslim.match, "watcher")
    moments = json.loads(watcher.get("/moments?eyes=all").body)["moments"]
    numbers = [moment["sight"]["number"] for moment in moments if moment["sight"]["to_move"] in SEATS]
    found = json.loads(advised(table, watcher, numbers[0]).body)
    assert (found["number"], found["seat"]) == (numbers[0], moments[numbers[0]]["sight"]["to_move"])
    assert told(advised(table, watcher, 0)) == (422, "nothing-to-decide")
    assert told(advised(table, watcher, 10**6)) == (422, "nothing-to-decide")
    question = table.do(question_for_teacher(table.table, Ticket(muslim.match, "muslim", 0), numbers[0]))
    shown = json.loads(Seat(table, muslim.match, found["seat"]).get("/moments?eyes=" + found["seat"]).body)["moments"]
    assert msgspec.to_builtins(question.sight.view) == shown[numbers[0]]["sight"]["view"]


def test_advice_that_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """A sentence and a line in the log; the match goes on."""
    monkeypatch.setattr(f"{TEACHER}.ADVICE_LIMIT", 0.0)
    with running(tmp_path) as table:
        seat = alone(table)
        assert told(advised(table, seat, seat.latest()["number"])) == (422, "no-advice")
        assert "no advice" in [record.message for record in caplog.records]
        assert seat.act(seat.words()[0]).status == 200
