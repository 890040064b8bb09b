"""A table through its doors: each call once, as a client in any language would make it."""

import json
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from gonfalon.bots import USUAL, listed_bots
from gonfalon.core import registry
from gonfalon.server import monitoring
from gonfalon.server.background import BackgroundWork
from gonfalon.server.matches.match_head import promise
from tests.calls import calls
from tests.server.honesty.raw import Answer, Connection, Socket, Stream, ask
from tests.server.honesty.running import Running, running

SEATS = ("muslim", "christian")
_contributions = count(1)


class Seat:
    """One ticket and what can be done with it."""

    def __init__(self, table: Running, match: str, name: str) -> None:
        self._table, self.name = table, name
        self.match, self.path, self.ticket = match, f"/v1/matches/{match}", table.ticket(match, name)

    def get(self, what: str = "") -> Answer:
        return ask(self._table.port, "GET", self.path + what, self.ticket)

    def post(self, what: str, **message: Any) -> Answer:
        return self._post(what, self.ticket, {"client": self.name, **message})

    def _post(self, what: str, ticket: str, message: dict[str, Any]) -> Answer:
        return ask(self._table.port, "POST", f"{self.path}/{what}", ticket, json.dumps(message).encode())

    def join(self) -> Answer:
        wish = {"client": f"{self.name:x>16}", "name": self.name.title()}
        return self._post("join", self._table.invitation(self.match, self.name), wish)

    def commit(self) -> Answer:
        """To a contribution that no other seat makes."""
        self.contribution = f"{next(_contributions):032x}"
        return self.post("commit", round=0, commitment=promise(self.contribution))

    def reveal(self) -> Answer:
        return self.post("reveal", round=0, contribution=self.contribution)

    def act(self, word: str) -> Answer:
        return self.post("act", answers=self.latest()["number"], words=[word])

    def latest(self, after: int = 0) -> Any:
        return json.loads(self.get(f"?after={after}").body)

    def words(self) -> list[str]:
        """What this seat may say now."""
        return ["".join(steps) for steps in self.latest()["sight"]["legal"]]

    def stream(self) -> Stream:
        return Stream(self._table.port, f"{self.path}/stream", self.ticket)

    def socket(self) -> Socket:
        return Socket(self._table.port, f"{self.path}/socket", self.ticket)


def begin(table: Running, **wish: Any) -> Any:
    asked = json.dumps({"game": "navas", "scenario": "basic", **wish}).encode()
    answer = ask(table.port, "POST", "/v1/matches", table.ticket("*", "host"), asked)
    assert answer.status == 201, answer.body
    return json.loads(answer.body)


def seated(table: Running, names: Sequence[str] = SEATS, **wish: Any) -> list[Seat]:
    """Both players of a match that has begun."""
    match = begin(table, **wish)["match"]
    seats = [Seat(table, match, name) for name in names]
    for does in (Seat.join, Seat.commit, Seat.reveal):
        for seat in seats:
            assert does(seat).status == 200
    return seats


def told(answer: Answer) -> tuple[int, str]:
    return answer.status, json.loads(answer.body)["code"]


def mover(seats: list[Seat]) -> Seat:
    asked = seats[0].latest()["sight"]["to_move"]
    return next(seat for seat in seats if seat.name == asked)


# Before a match.


def games(table: Running, query: str = "") -> Any:
    return {game["name"]: game for game in json.loads(ask(table.port, "GET", f"/v1/games{query}").body)}


def test_games(table: Running) -> None:
    """What is installed can be played, with its seats, scenarios, options and bots, and a word on each."""
    offered = games(table)
    assert set(offered) == set(registry.names())
    assert offered["navas"]["seats"] == list(SEATS)
    assert [bot["name"] for bot in offered["navas"]["bots"]] == list(listed_bots(registry.find("navas")))
    assert [bot["name"] for bot in offered["navas"]["bots"] if bot["usual"]] == [USUAL]
    assert [one["name"] for one in offered["saladin"]["scenarios"]] == ["arsuf", "hattin"]
    for game in offered.values():
        told = [game["title"], *game["about"].values(), *(bot["about"] for bot in game["bots"])]
        assert all([*told, *(text for one in game["scenarios"] for text in one.values())])


def test_games_in_spanish(table: Running) -> None:
    """What is told of a game comes in the language that was asked for; names for machines stay."""
    english, spanish = games(table)["navas"], games(table, "?lang=es")["navas"]
    assert spanish["about"]["information"] == "manos ocultas"
    assert [one["title"] for one in spanish["scenarios"]] == ["Juego básico", "Juego avanzado"]
    assert "trampas" in spanish["bots"][-1]["about"]
    assert spanish["bots"][-1]["title"] == "Gonfaloniero"
    for same in ("name", "digest", "seats", "options"):
        assert spanish[same] == english[same]


def test_tickets_are_for_free_seats_and_watchers(table: Running) -> None:
    """Whoever begins a match gets a ticket for each seat that waits for a person, and one for looking on."""
    assert set(begin(table)["tickets"]) == {*SEATS, "watcher", "host"}
    assert set(begin(table, bots={"muslim": "greedy"})["tickets"]) == {"christian", "watcher", "host"}


def test_match_begins_with_its_last_player(table: Running) -> None:
    """Before all have revealed their part in fate there is nothing to see but who sits there; then fate deals."""
    match = begin(table)["match"]
    muslim, christian = (Seat(table, match, name) for name in SEATS)
    assert muslim.join().status == 200
    waiting = muslim.latest()
    assert (waiting["sight"], waiting["steps"], waiting["seats"]["muslim"]["name"]) == (None, [], "Muslim")
    assert told(muslim.act("end")) == (409, "not-begun")
    assert told(muslim.get("/record")) == (409, "not-begun")
    assert muslim.commit().status == christian.join().status == 200
    assert told(muslim.reveal()) == (409, "too-early")
    assert christian.commit().status == muslim.reveal().status == 200
    assert (muslim.latest()["match"]["contributions"], muslim.latest()["match"]["revealed"]) == ({}, ["muslim"])
    assert christian.reveal().status == 200
    assert muslim.latest()["number"] == 6


# Playing.


def test_action_is_told_to_all(table: Running) -> None:
    """Both players and whoever looks on hear of it, on streams and sockets, each in their own words."""
    seats = seated(table)
    watcher = Seat(table, seats[0].path.rpartition("/")[2], "watcher")
    lines: list[Any] = [line for seat in (*seats, watcher) for line in (seat.stream(), seat.socket())]
    for line in lines:
        line.told()
    word = seats[0].words()[0]
    assert seats[0].act(word).status == 200
    heard = [json.loads(line.told()[0])["steps"][0]["word"] for line in lines]
    assert heard == [word, word, "initiative ?", "initiative ?", "initiative ?", "initiative ?"]
    for line in lines:
        line.close()


def test_memory(table: Running) -> None:
    """A player is told where hidden cards may be; nothing of it is the other's."""
    seats = seated(table)
    told_of = [json.loads(seat.get("/memory").body) for seat in seats]
    assert all(told_of)
    assert told_of[0] != told_of[1]


def test_refusal_names_its_rule(table: Running) -> None:
    """What the rules do not allow comes back with code, rule, position and what would be legal."""
    muslim, christian = seated(table)
    trouble = json.loads(muslim.act("dance").body)
    assert (trouble["code"], trouble["rule"], trouble["tried"]) == ("unknown-word", "N4.1", "dance")
    assert trouble["legal"] == muslim.words()
    assert json.loads(christian.act("dance").body)["legal"] == []


def test_refusal_in_the_language_of_the_asker(table: Running) -> None:
    """Rules and table refuse in the language that the address names, whoever plays in which."""
    muslim, christian = seated(table)
    spoken = {"": "English", "?lang=es": "Spanish", "?lang=fr": "French"}
    now = muslim.latest()["number"]
    texts = {
        language: [
            json.loads(answer.body)["text"]
            for answer in (
                muslim.post(f"act{query}", answers=now, words=["dance"]),
                christian.post(f"act{query}", answers=now + 1, words=["end"]),
                muslim.post(f"join{query}", name="Ana"),
                muslim.get(f"/moments{query or '?'}&eyes=all"),
            )
        ]
        for query, language in spoken.items()
    }
    assert texts["Spanish"] == [
        "«dance» no es una acción de este juego.",
        "La partida ha cambiado desde que miraste por última vez. Revisa el tablero y elige otra vez.",
        "Ya ocupas este puesto. Para ocupar otro, usa el enlace de invitación de ese otro puesto.",
        "Hasta que termine la partida no podrás verla desde los otros bandos.",
    ]
    assert texts["English"][1] == "The match has changed since you last looked. Check the board and choose again."
    assert texts["French"][2] == "Vous avez déjà cette place. Pour en avoir une autre, utilisez son lien d'invitation."


def test_unknown_language(table: Running) -> None:
    """Every door knows the same languages, and says so in English."""
    muslim, _ = seated(table)
    for answer in (muslim.get("?lang=xx"), muslim.post("act?lang=xx"), ask(table.port, "GET", "/v1/games?lang=xx")):
        assert told(answer) == (400, "malformed")
    assert told(ask(table.port, "GET", "/nowhere?lang=xx")) == (404, "no-such-page")
    assert json.loads(ask(table.port, "GET", "/nowhere?lang=es").body)["text"] == "Página no encontrada."


def test_chat(table: Running) -> None:
    """A line is told to all with who said it, once, however often it is sent."""
    muslim, christian = seated(table)
    stream = christian.stream()
    stream.told()
    for _ in range(3):
        assert json.loads(muslim.post("say", serial=1, text="salam").body)["number"] == 1
    line = json.loads(stream.told()[0])
    assert (line["told"], line["line"], line["seat"], line["name"], line["text"]) == (
        *("line", 1, "muslim", "Muslim", "salam"),
    )
    assert line["number"] == json.loads(muslim.get("").body)["number"]
    christian.post("say", serial=1, text="pax")
    assert json.loads(stream.told()[0])["line"] == 2
    stream.close()


# Time.


@pytest.mark.full
def test_live_clock(own_table: Running) -> None:
    """A live match counts down for whoever is asked, and the table ends it when nothing is left."""
    muslim, christian = seated(own_table, time={"kind": "live", "bank": 60, "increment": 5})
    own_table.at += 20_000
    clock = muslim.latest()["clock"]
    assert (clock["running"], clock["left"]) == ("muslim", {"muslim": 40_000, "christian": 60_000})
    assert muslim.act(muslim.words()[0]).status == 200
    assert muslim.latest()["clock"]["left"] == {"muslim": 45_000, "christian": 60_000}
    stream = muslim.stream()
    stream.told()
    own_table.at += 60_000
    update = json.loads(stream.told()[0])
    assert (update["result"]["winner"], update["result"]["reason"]) == ("muslim", "out-of-time")
    assert update["steps"][-1]["actor"] == "clock"
    stream.close()
    assert told(christian.act("end")) == (422, "match-over")


# The table itself.


def test_health_and_figures(own_table: Running) -> None:
    """A table proves that it can write and hear, and counts what it does."""
    assert json.loads(ask(own_table.port, "GET", "/v1/health").body)["playable"] is True
    page = ask(own_table.port, "GET", "/v1/metrics").body.decode()
    assert 'gonfalon_answers_total{endpoint="health",status="200"} 1.0' in page


def test_figures_are_for_the_operator(own_table: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Through a proxy they need the owner's ticket, and they are counted together once a second at most."""
    monkeypatch.setattr(monitoring, "KEPT", 1.0)
    monkeypatch.setattr(monitoring, "time", SimpleNamespace(monotonic=lambda: own_table.at / 1000))
    made = calls(monkeypatch, monitoring, "generate_latest")
    match, line = begin(own_table)["match"], Connection(own_table.port)
    tickets = ["", own_table.ticket(match, "muslim"), own_table.ticket(match, "host"), own_table.ticket("*", "host")]
    seen = [line.ask("GET", "/v1/metrics", ticket, None, "X-Forwarded-For: 127.0.0.1").status for ticket in tickets]
    assert seen == [401, 403, 403, 200]
    assert [line.ask("GET", "/v1/metrics").status for _ in range(5)] == [200] * 5
    assert len(made) == 1
    own_table.at += 1000
    line.ask("GET", "/v1/metrics")
    assert len(made) == 2
    line.close()


def test_head_is_get_without_a_body(table: Running) -> None:
    """HEAD is answered as GET would be; any other wrong method is named, with the right one."""
    assert ask(table.port, "HEAD", "/v1/games").status == 200
    answer = ask(table.port, "PROPFIND", "/v1/games")
    assert (told(answer), answer.headers["allow"]) == ((405, "wrong-method"), "GET")


def test_closing_table_says_goodbye(tmp_path: Path) -> None:
    """Before it closes, a table tells all who listen to come back."""
    with running(tmp_path) as table:
        muslim, christian = seated(table)
        stream, socket = muslim.stream(), christian.socket()
        stream.told()
        socket.told()
        table.stop()
        assert json.loads(stream.told()[0])["code"] == "closing"
        assert json.loads(socket.told()[0])["code"] == "closing"
        assert socket.closed()[0] == 1012
        stream.close()
        socket.close()


def test_waiting_streams_open_no_match(own_table: Running) -> None:
    """While nothing happens a stream beats now and then. Neither for that nor to look for lost hints a match is opened:
    a process may have more streams than matches in memory."""
    muslim, _ = seated(own_table)
    stream = muslim.stream()
    stream.told()
    kept, watchers = own_table.table.cache.kept, own_table.table.watchers
    own_table.call(lambda: watchers.beat(0, 1))
    assert json.loads(stream.any_told()[0]) == {"told": "beat"}
    own_table.call(kept.clear)
    own_table.do(BackgroundWork(own_table.table).look_around())
    own_table.call(lambda: watchers.beat(0, 1))
    stream.any_told()
    assert muslim.match not in kept
    stream.close()


@pytest.mark.parametrize("path", ["/gamesome", "/v2/games", "//games", "/v1", "/v1/v1/games", "/x/games"])
def test_address_that_never_was(table: Running, path: str) -> None:
    """An unknown address is not redirected."""
    assert ask(table.port, "GET", path).status == 404
