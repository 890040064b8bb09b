"""Seats: whoever was sent a link, began the match or once held a seat gets no further than that."""

import json
import struct
from typing import Any

import pytest

from gonfalon.server.matches.match_head import promise
from gonfalon.server.tokens import Ticket
from tests.server.honesty.raw import TEXT, Answer, Socket, Stream, ask
from tests.server.honesty.running import NOON, Running
from tests.server.test_http import SEATS, begin, mover, seated, told


def post(table: Running, match: str, what: str, ticket: str, **message: Any) -> Answer:
    return ask(table.port, "POST", f"/v1/matches/{match}/{what}", ticket, json.dumps(message).encode())


def join(table: Running, match: str, invitation: str, client: str = "a-client-of-ones-own") -> Answer:
    return post(table, match, "join", invitation, client=client, name="Ana")


def begin_to_play(table: Running, match: str, held: dict[str, str]) -> None:
    made = "cd" * 16
    for what, part in {"commit": {"commitment": promise(made)}, "reveal": {"contribution": made}}.items():
        for ticket in held.values():
            assert post(table, match, what, ticket, client="c", round=0, **part).status == 200


def ticket_in(answer: Answer) -> str:
    assert answer.status == 200, answer.body
    return str(json.loads(answer.body)["ticket"])


def see(table: Running, match: str, ticket: str) -> Answer:
    return ask(table.port, "GET", f"/v1/matches/{match}", ticket)


def hand(answer: Answer, seat: str) -> Any:
    return json.loads(answer.body)["sight"]["view"]["hands"][seat]["cards"]


# Whoever begins a match.


def test_who_began_it_cannot_read_the_other_hand(table: Running) -> None:
    """All that the host was given shows no cards, once the others have sat down, at any door."""
    created = begin(table)
    match, given = created["match"], created["tickets"]
    held = {seat: ticket_in(join(table, match, given[seat], f"client-of-{seat:x>10}")) for seat in SEATS}
    begin_to_play(table, match, held)
    assert hand(see(table, match, held["muslim"]), "muslim")
    for ticket in given.values():
        for door in ("", "/stream", "/moments", "/record", "/memory", "/odds?word=end"):
            answer = _first(table, f"/v1/matches/{match}{door}", ticket)
            assert b'"cards":["' not in answer
            assert b"deal muslim 1" not in answer
        for wish in ("act", "answer", "say"):
            assert post(table, match, wish, ticket, client="x", answers=6, words=["resign"]).status in (401, 403)


def _first(table: Running, path: str, ticket: str) -> bytes:
    if not path.endswith("/stream"):
        return ask(table.port, "GET", path, ticket).body
    stream = Stream(table.port, path, ticket)
    try:
        return stream.told()[0] if stream.status == 200 else b""
    finally:
        stream.close()


# Invitations.


def test_invitation_is_good_once(table: Running) -> None:
    """The first who uses a link has the seat; whoever else was sent it, or found it, is told so."""
    created = begin(table)
    match, invitation = created["match"], created["tickets"]["muslim"]
    assert told(join(table, match, invitation[:-1])) == (401, "ticket-forged")
    own = ticket_in(join(table, match, invitation))
    assert told(join(table, match, invitation, "somebody-else---")) == (401, "ticket-void")
    assert told(see(table, match, invitation)) == (401, "ticket-void")
    assert see(table, match, own).status == 200


def test_lost_answer_is_no_lost_seat(table: Running) -> None:
    """The same client asks again with the invitation that is spent, and gets the same ticket."""
    created = begin(table)
    match, invitation = created["match"], created["tickets"]["muslim"]
    assert ticket_in(join(table, match, invitation)) == ticket_in(join(table, match, invitation))


def test_client_id_that_can_be_guessed_is_refused(table: Running) -> None:
    created = begin(table)
    assert told(join(table, created["match"], created["tickets"]["muslim"], "c"))[0] == 400


@pytest.mark.parametrize(
    ("what", "wrong"),
    [
        *(("commitment", text) for text in ("", "ab" * 31, "ab" * 33, "AB" * 32, "zz" * 32, f"{'ab' * 32}\n", None, 1)),
        *(("contribution", text) for text in ("", "ab" * 15, "ab" * 65, "AB" * 16, "a" * 33, f"{'ab' * 16}\n", None)),
        *(("round", number) for number in (-1, 1.5, "0", None, 2**70)),
    ],
)
def test_part_in_fate_of_a_wrong_form(table: Running, what: str, wrong: Any) -> None:
    """It is refused as such, and the seat can still commit."""
    created = begin(table)
    match, own = created["match"], ticket_in(join(table, created["match"], created["tickets"]["muslim"]))
    right = {"client": "c", "round": 0, "commitment": "ab" * 32, "contribution": "ab" * 16}
    for door, names in (("commit", ("commitment",)), ("reveal", ("contribution",)), ("withdraw", ())):
        wish = {name: right[name] for name in ("client", "round", *names)}
        if what in wish:
            assert told(post(table, match, door, own, **(wish | {what: wrong}))) == (400, "malformed")
    assert post(table, match, "commit", own, client="c", round=0, commitment="ab" * 32).status == 200


def test_invited_see_nothing_of_the_play(table: Running) -> None:
    """Somebody who was invited to a seat in a match that goes on is told who plays what, and nothing else."""
    seats = seated(table)
    match = seats[0].match
    mover(seats).act(mover(seats).words()[0])
    seats[0].post("say", serial=1, text="Good luck!")
    invitation = ticket_in(seats[0].post("move"))
    update = json.loads(see(table, match, invitation).body)
    assert (update["sight"], update["steps"], update["number"], update["invited"]) == (None, [], 0, True)
    stream = Stream(table.port, f"/v1/matches/{match}/stream", invitation)
    assert json.loads(stream.told()[0]) == update
    mover(seats).act(mover(seats).words()[0])
    assert json.loads(stream.told()[0])["told"] == "news"
    stream.close()


# Moving a seat to another device.


def test_seat_moves_once(table: Running) -> None:
    """Two links to another device are made: the first that is used takes the seat with it, the other is void."""
    seats = seated(table)
    match, old = seats[0].match, seats[0].ticket
    links = [ticket_in(seats[0].post("move")) for _ in range(2)]
    assert see(table, match, old).status == 200
    new = ticket_in(join(table, match, links[0], "another-device--"))
    assert told(join(table, match, links[1], "a-third-device--")) == (401, "ticket-void")
    assert told(see(table, match, old)) == (401, "ticket-void")
    assert hand(see(table, match, new), seats[0].name)
    told_seat = json.loads(see(table, match, new).body)["seats"][seats[0].name]
    assert (told_seat["name"], told_seat["reissued"]) == ("Muslim", 0)


def test_link_to_another_device_runs_out(own_table: Running) -> None:
    seats = seated(own_table)
    link = ticket_in(seats[0].post("move"))
    own_table.at += 86_400_000
    assert told(join(own_table, seats[0].match, link, "another-device--")) == (401, "ticket-expired")


# The host gives out a seat anew.


def test_host_gives_out_a_lost_seat(table: Running) -> None:
    """The old ticket is void at once, everybody is told, and the new holder plays on."""
    seats = seated(table)
    seat, match = mover(seats), seats[0].match
    other = next(each for each in seats if each is not seat)
    host = table.ticket(match, "host")
    version = other.latest()["version"]
    answers = [post(table, match, "reissue", host, client="x" * 16, seat=seat.name) for _ in range(2)]
    assert ticket_in(answers[0]) == ticket_in(answers[1])
    assert told(see(table, match, seat.ticket)) == (401, "ticket-void")
    assert other.latest()["seats"][seat.name]["reissued"] == 1
    assert other.latest()["version"] == version + 1
    new = ticket_in(join(table, match, ticket_in(answers[0]), "a-new-player----"))
    update = json.loads(see(table, match, new).body)
    words = ["".join(update["sight"]["legal"][0])]
    assert post(table, match, "act", new, client="n", answers=update["number"], words=words).status == 200


def test_watchers_can_be_sent_away(table: Running) -> None:
    """A watcher's link that got about is replaced; seats are not touched."""
    seats = seated(table)
    match, old = seats[0].match, table.ticket(seats[0].match, "watcher")
    new = ticket_in(post(table, match, "reissue", table.ticket(match, "host"), client="x" * 16, seat="watcher"))
    assert told(see(table, match, old)) == (401, "ticket-void")
    assert see(table, match, new).status == seats[0].get().status == 200
    assert ticket_in(seats[0].get("/watch")) == new


@pytest.mark.parametrize("seat", ["host", "pope", "christian", "fate"])
def test_no_such_seat_is_given_out(table: Running, seat: str) -> None:
    """A bot's seat is not given out either."""
    match = begin(table, bots={"christian": "greedy"})["match"]
    answer = post(table, match, "reissue", table.ticket(match, "host"), client="x" * 16, seat=seat)
    assert told(answer) == (422, "unknown-seat")


# Streams end with their tickets.


def test_open_stream_ends_when_its_ticket_does(table: Running) -> None:
    """The seat moves elsewhere: whoever listens with the old ticket is told why, and hears nothing more."""
    seats = seated(table)
    seat, match = seats[0], seats[0].match
    stream, socket = seat.stream(), seat.socket()
    stream.told()
    socket.told()
    ticket_in(join(table, match, ticket_in(seat.post("move")), "another-device--"))
    _check_ended(stream, socket, "ticket-void")


def test_open_stream_ends_when_its_ticket_expires(own_table: Running) -> None:
    seats = seated(own_table)
    seat, match = seats[0], seats[0].match
    ticket = own_table.table.tickets.write(Ticket(match, seat.name, NOON // 1000 + 60))
    stream = Stream(own_table.port, f"{seat.path}/stream", ticket)
    socket = Socket(own_table.port, f"{seat.path}/socket", ticket)
    stream.told()
    socket.told()
    own_table.at += 60_000
    own_table.call(lambda: own_table.table.watchers.beat(0, 1))
    _check_ended(stream, socket, "ticket-expired")


def _check_ended(stream: Stream, socket: Socket, code: str) -> None:
    assert json.loads(stream.told()[0])["code"] == code
    assert stream.any_told()[0] == b""
    assert json.loads(socket.told()[0])["code"] == code
    assert socket.closed() == (4401, code)
    stream.close()
    socket.close()


# Where a ticket travels.


def test_socket_takes_the_ticket_as_a_subprotocol(table: Running) -> None:
    """A browser can set no other header. The answer names the protocol and not the ticket."""
    seats = seated(table)
    offered = f"Sec-WebSocket-Protocol: gonfalon, gonfalon.ticket.{seats[0].ticket}"
    socket = Socket(table.port, f"{seats[0].path}/socket", "", offered)
    assert b"sec-websocket-protocol: gonfalon\r\n" in socket.opening.lower()
    assert seats[0].ticket.encode() not in socket.opening
    assert socket.frame().code == TEXT
    socket.close()


@pytest.mark.parametrize("offered", ["gonfalon", "gonfalon, gonfalon.ticket.", "gonfalon, ticket.x", "chat"])
def test_socket_without_a_ticket(table: Running, offered: str) -> None:
    seats = seated(table)
    socket = Socket(table.port, f"{seats[0].path}/socket", "", f"Sec-WebSocket-Protocol: {offered}")
    frame = socket.frame()
    assert (struct.unpack("!H", frame.data[:2])[0], frame.data[2:]) == (4401, b"ticket-missing")
    socket.close()
