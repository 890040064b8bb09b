"""Bad requests without end, each with the answers that it may get.

None of them may change a match. Each kind is a method of Enemy named after it; what is drawn comes from its generator
alone, so that a seed tells the whole attack.
"""

import json
import random
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from gonfalon.core import registry
from gonfalon.server.errors import STATUS
from gonfalon.server.tokens import ANY_MATCH, HOST, Ticket, Tickets
from tests.server.honesty.raw import request

NOT_OURS = ""
"""Stands for the code of an answer that is none of the table's: the web server gave it, or hung up."""
CLOSED = 0
"""Stands for the status where the server only hung up."""
LONGEST_BODY = 16 * 1024
PLAYER_DOORS = ("join", "act", "plan", "answer", "say", "commit", "reveal", "withdraw")
LOOKER_DOORS = ("", "/record", "/stream", "/moments")
KNOWN_METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "MKCOL", "PURGE")


Outcome = tuple[int, str]


class Bad(NamedTuple):
    kind: str
    raw: bytes
    allowed: frozenset[Outcome]
    """Status and code; a code of "*" allows any."""


class Target(NamedTuple):
    """A match in play. `words` are legal for the seat to move, which is the first of `seats`."""

    match: str
    seats: tuple[str, str]
    number: int
    words: tuple[str, ...]
    done: tuple[dict[str, Any], str, int]
    """A request to act that was carried out before, the seat that sent it, and the number it was told."""


class Enemy:
    def __init__(self, rng: random.Random, target: Target, tickets: Tickets, now: int) -> None:
        self._rng = rng
        self._target = target
        self._tickets = tickets
        self._now = now
        self._game = registry.find("navas")

    # Tickets.

    def no_ticket(self) -> Bad:
        """One that stands in the address does not count, however good it is."""
        query = self._rng.choice(("", "?ticket=", f"?ticket={self.ticket(self._seat())}"))
        return self._bad("no_ticket", self._knock(query), "ticket-missing")

    def forged_ticket(self) -> Bad:
        ticket = self._rng.choice((self._flipped, self._cut, self._of_another_table, self._gibberish))()
        return self._bad("forged_ticket", self._knock("", ticket), "ticket-forged")

    def expired_ticket(self) -> Bad:
        until = self._now - self._rng.randrange(1, 10**8)
        ticket = self._tickets.write(Ticket(self._target.match, self._seat(), until))
        return self._bad("expired_ticket", self._knock("", ticket), "ticket-expired")

    def foreign_ticket(self) -> Bad:
        ticket = self._rng.choice((self.ticket(self._seat(), f"other-{self._rng.random()}"), self.host()))
        return self._bad("foreign_ticket", self._knock("", ticket), "ticket-foreign")

    def eyes_of_others(self) -> Bad:
        """To see what others saw, one has to wait for the end."""
        seat, other = self._rng.sample((*self._target.seats, "watcher"), 2)
        eyes = self._rng.choice((other, "all", "fate", "nobody", self._tag(), "x" * 500))
        raw = request("GET", f"/v1/matches/{self._target.match}/moments?eyes={eyes}", self.ticket(seat))
        return self._bad("eyes_of_others", raw, "not-over", "malformed")

    def watcher_acts(self) -> Bad:
        endpoint = self._rng.choice((*PLAYER_DOORS, "odds"))
        if endpoint == "odds":
            raw = request("GET", f"/v1/matches/{self._target.match}/odds?word=end", self.ticket("watcher"))
        else:
            raw = self._post(endpoint, self.ticket("watcher"), self._body(endpoint))
        return self._bad("watcher_acts", raw, "not-for-watchers")

    def player_hosts(self) -> Bad:
        ticket = self.ticket(self._rng.choice((*self._target.seats, "watcher")))
        wish = json.dumps({"game": "navas", "scenario": "basic"}).encode()
        return self._bad("player_hosts", request("POST", "/v1/matches", ticket, wish), "only-for-hosts")

    def no_match(self) -> Bad:
        match = self._rng.choice((f"none-{self._rng.random()}", "none", "\\", "a b", "%", "é", "x" * 100, ANY_MATCH))
        ticket = self.host() if match == ANY_MATCH else self.ticket(self._seat(), match)
        path = f"/v1/matches/{_quoted(match)}"
        if self._rng.random() < 0.5:
            raw = request("GET", path + self._rng.choice(LOOKER_DOORS), ticket)
        else:
            endpoint = self._rng.choice(PLAYER_DOORS)
            raw = request("POST", f"{path}/{endpoint}", ticket, self._body(endpoint))
        return self._bad("no_match", raw, "no-such-match", "only-invited", "not-for-hosts")

    # Numbers and words.

    def stale_number(self) -> Bad:
        answers = self._rng.randrange(self._target.number)
        return self._act("stale_number", answers, self._rng.choice(self._target.words), "stale")

    def future_number(self) -> Bad:
        answers = self._target.number + self._rng.choice((1, 2, self._rng.randrange(1, 900_000)))
        return self._act("future_number", answers, self._rng.choice(self._target.words), "stale")

    def out_of_turn(self) -> Bad:
        body = _act(self._client(), self._target.number, self._rng.choice(self._target.words))
        raw = self._post("act", self.ticket(self._target.seats[1]), body)
        return Bad("out_of_turn", raw, frozenset({(422, "not-your-turn")}))

    def illegal_word(self) -> Bad:
        word = self._rng.choice((self._mangled_word, self._gibberish_word, self._talk))()
        raw = self._post("act", self.ticket(self._target.seats[0]), _act(self._client(), self._target.number, word))
        return Bad("illegal_word", raw, frozenset({(422, "*")}))

    def retry(self) -> Bad:
        """Not bad at all: the same request again is answered as before, and changes nothing."""
        body, seat, _ = self._target.done
        return Bad("retry", self._post("act", self.ticket(seat), json.dumps(body).encode()), frozenset({(200, "")}))

    def bad_answer(self) -> Bad:
        """An answer in advance that cannot be left."""
        good = json.loads(self._body("answer"))
        wrong, status, code = self._rng.choice(
            (
                ({"question": self._tag()}, 422, "no-such-question"),
                ({"question": "ask-initiative-"}, 422, "no-such-question"),
                ({"question": "Ask Karr"}, 400, "malformed"),
                ({"question": "x" * 41}, 400, "malformed"),
                ({"answers": self._target.number - 1}, 409, "stale"),
                ({"answers": self._rng.randrange(self._target.number + 1, 10**6)}, 409, "stale"),
                ({"answers": None}, 400, "malformed"),
                ({"word": ""}, 400, "malformed"),
                ({"word": "x" * 201}, 400, "malformed"),
                ({"word": ["karr no"]}, 400, "malformed"),
                ({"word": "karr\nno"}, 400, "malformed"),
                ({"standing": "yes"}, 400, "malformed"),
                ({"seat": "muslim"}, 400, "malformed"),
            )
        )
        body = json.dumps(good | wrong).encode()
        return Bad("bad_answer", self._post("answer", self.ticket(self._seat()), body), frozenset({(status, code)}))

    def nothing_to_withdraw(self) -> Bad:
        """Harmless, so that it can be said again."""
        question = self._rng.choice(("ask-karr", "ask-initiative", self._tag()))
        body = json.loads(self._body("answer")) | {"question": question, "word": None}
        raw = self._post("answer", self.ticket(self._seat()), json.dumps(body).encode())
        return Bad("nothing_to_withdraw", raw, frozenset({(200, "")}))

    def taken_seat(self) -> Bad:
        return self._bad(
            "taken_seat", self._post("join", self.ticket(self._seat()), self._body("join")), "only-invited"
        )

    def bad_wish(self) -> Bad:
        """A match that cannot be begun."""
        wish, code = self._rng.choice(
            (
                ({"game": self._tag(), "scenario": "basic"}, "unknown-game"),
                ({"game": "navas", "scenario": "basic", "bots": {"muslim": self._tag()}}, "unknown-bot"),
                ({"game": "navas", "scenario": "basic", "bots": {self._tag(): "greedy"}}, "unknown-seat"),
                ({"game": "navas", "scenario": self._tag()}, "unknown-scenario"),
                ({"game": "navas", "scenario": "basic", "options": {self._tag(): "on"}}, "unknown-option"),
                ({"game": "navas", "scenario": "basic", "options": {"memory-aid": self._tag()}}, "unknown-choice"),
                ({"game": "navas", "scenario": "basic", "time": {"kind": "live", "bank": -1}}, "malformed"),
                ({"game": "navas", "scenario": "basic", "time": {"kind": "never"}}, "malformed"),
                ({"game": "Navas!", "scenario": "basic"}, "malformed"),
                ({"game": "navas", "scenario": "basic", "start": _nested(150)}, "malformed"),
                ({"game": "navas", "scenario": "basic", "start": {"record": "", "number": 0}}, "record-unreadable"),
            )
        )
        status = 400 if code == "malformed" else 422
        raw = request("POST", "/v1/matches", self.host(), json.dumps(wish).encode())
        return Bad("bad_wish", raw, frozenset({(status, code)}))

    # Bodies.

    def malformed_body(self) -> Bad:
        makers: tuple[Callable[[], bytes], ...] = (
            self._cut_body,
            self._wrong_type,
            self._missing_field,
            self._unknown_field,
            self._deep_body,
            self._not_utf8,
            self._not_json,
            self._out_of_range,
        )
        raw = self._post("act", self.ticket(self._seat()), self._rng.choice(makers)())
        return self._bad("malformed_body", raw, "malformed")

    def oversize_body(self) -> Bad:
        body = b" " * self._rng.randrange(LONGEST_BODY + 1, 4 * LONGEST_BODY)
        endpoint, ticket = self._rng.choice(PLAYER_DOORS[1:]), self.ticket(self._seat())
        if self._rng.random() < 0.5:
            return self._bad("oversize_body", self._post(endpoint, ticket, body), "too-long")
        head = request(
            "POST", f"/v1/matches/{self._target.match}/{endpoint}", ticket, None, "Transfer-Encoding: chunked"
        )
        return self._bad("oversize_body", head + _chunked(self._rng, body), "too-long")

    def mutated(self) -> Bad:
        """A request that is refused anyway, with some of its bytes changed."""
        raw = bytearray(self._post("act", self.ticket(self._seat()), _act("mutant", self._target.number, "dance")))
        start = self._rng.choice((0, raw.index(b"\r\n\r\n") + 4))
        for _ in range(self._rng.randrange(1, 6)):
            at = self._rng.randrange(start, len(raw))
            raw[at : at + self._rng.randrange(2)] = self._rng.randbytes(self._rng.randrange(3))
        refused = {*range(400, 500), 200, CLOSED}
        return Bad("mutated", bytes(raw), frozenset((status, "*") for status in refused))

    # URLs and headers.

    def wrong_method(self) -> Bad:
        path, right = self._rng.choice(
            (
                ("/v1/games", "GET"),
                ("/v1/matches", "POST"),
                ("/v1/health", "GET"),
                (f"/v1/matches/{self._target.match}/act", "POST"),
            )
        )
        method = self._rng.choice([method for method in KNOWN_METHODS if method != right])
        return self._bad("wrong_method", request(method, path, self.ticket(self._seat())), "wrong-method")

    def unknown_method(self) -> Bad:
        method = self._rng.choice(("BREW", "get", "G\x00T", "PRI", "GE T", "É", "X" * 300))
        return Bad("unknown_method", request(method, "/v1/games"), frozenset({(400, NOT_OURS)}))

    def no_page(self) -> Bad:
        tails = ("..", "%2e%2e/etc/passwd", "act/act", "%00", "matches//", "play/x", "é", "admin", "x" * 2000, ";a=b")
        path = "/" + self._rng.choice((f"no/{self._tag()}", *(f"no/{_quoted(tail, '%/;=.')}" for tail in tails)))
        return self._bad("no_page", request("GET", path, self.ticket(self._seat())), "no-such-page")

    def bad_query(self) -> Bad:
        values = ("-1", "1e3", "0x10", "%D9%A1", "12345678", "9" * 400, "%00", "1.0", "+1", "NaN", "", "1%0a", "a%ff")
        name = self._rng.choice(("after", "line"))
        endpoint = "/stream" if name == "line" else self._rng.choice(("", "/stream"))
        query = self._rng.choice((f"{name}={self._rng.choice(values)}", "lang=xx", "lang=", "lang=../en"))
        path = f"/v1/matches/{self._target.match}{endpoint}?{query}"
        return self._bad("bad_query", request("GET", path, self.ticket(self._seat())), "malformed")

    def junk_headers(self) -> Bad:
        """A valid request under a heap of junk headers. It gets its response, or the web server refuses it."""
        junk = [
            f"X-{self._rng.randrange(99)}: {'y' * self._rng.randrange(400)}",
            "Cookie: " + "a=b; " * self._rng.randrange(100),
            "X-Forwarded-For: 127.0.0.1, ::1, ../..",
            "Accept: */*;q=nan",
            "Accept-Encoding: " + ",".join(["gzip"] * self._rng.randrange(50)),
            "Content-Type: application/json; charset=utf-7",
            "Range: bytes=0-0,-1",
            "If-None-Match: *",
            f"Authorization: Basic {self._tag()}",
            "X-Empty:",
            "X-Caf\udce9: \udcff\udcfe",
            "X-Nul: a\x00b",
            "Upgrade: h2c",
            "Content-Length: -1",
            "Content-Length: 5, 5",
            ": no name",
            "no colon",
        ]
        raw = request("GET", "/v1/games", "", None, *self._rng.choices(junk, k=self._rng.randrange(1, 12)))
        return Bad("junk_headers", raw, frozenset({(200, ""), (400, NOT_OURS), (CLOSED, NOT_OURS)}))

    def garbage(self) -> Bad:
        raw = self._rng.choice(
            (
                self._rng.randbytes(self._rng.randrange(1, 400)),
                b"\r\n" * self._rng.randrange(1, 50),
                b"GET / HTTP/9.9\r\n\r\n",
                b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
                b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + self._rng.randbytes(60),
                b"POST /v1/matches HTTP/1.1\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\nabc",
                b"POST /v1/matches HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
                request("GET", "/v1/games")[: self._rng.randrange(1, 20)],
            )
        )
        refused = {(400, NOT_OURS), (CLOSED, NOT_OURS), (401, "ticket-missing")}
        return Bad("garbage", raw, frozenset(refused))

    def half_a_request(self) -> Bad:
        """The rest never comes."""
        raw = self._post("act", self.ticket(self._seat()), self._body("act"))
        return Bad("half_a_request", raw[: self._rng.randrange(len(raw))], frozenset({(CLOSED, NOT_OURS), (400, "*")}))

    # What they are made of.

    def ticket(self, seat: str, match: str | None = None) -> str:
        return self._tickets.write(Ticket(self._target.match if match is None else match, seat, self._now + 10**6))

    def host(self) -> str:
        return self._tickets.write(Ticket(ANY_MATCH, HOST, self._now + 10**6))

    def _bad(self, kind: str, raw: bytes, *codes: str) -> Bad:
        return Bad(kind, raw, frozenset((STATUS[code], code) for code in codes))

    def _act(self, kind: str, answers: int, word: str, code: str) -> Bad:
        return self._bad(kind, self._post("act", self.ticket(self._seat()), _act(self._client(), answers, word)), code)

    def _knock(self, query: str, ticket: str = "") -> bytes:
        """Some request to an endpoint of the match that needs a ticket."""
        path = f"/v1/matches/{self._target.match}"
        if self._rng.random() < 0.5:
            endpoint = self._rng.choice(PLAYER_DOORS)
            return request("POST", f"{path}/{endpoint}{query}", ticket, self._body(endpoint))
        return request("GET", f"{path}{self._rng.choice(LOOKER_DOORS)}{query}", ticket)

    def _post(self, endpoint: str, ticket: str, body: bytes) -> bytes:
        return request("POST", f"/v1/matches/{self._target.match}/{endpoint}", ticket, body)

    def _body(self, endpoint: str) -> bytes:
        client = self._client()
        message: dict[str, dict[str, Any]] = {
            "join": {"client": f"{client:x>16}", "name": "Somebody"},
            "act": {"client": client, "answers": self._target.number, "words": [self._target.words[0]]},
            "plan": {"answers": self._target.number, "orders": [[self._target.words[0]]]},
            "answer": {"client": client, "answers": self._target.number, "question": "ask-karr", "word": "karr no"},
            "commit": {"client": client, "round": 0, "commitment": "ab" * 32},
            "reveal": {"client": client, "round": 0, "contribution": "ab" * 16},
            "withdraw": {"client": client, "round": 0},
            "say": {"client": client, "serial": 1, "text": "hello"},
        }
        return json.dumps(message[endpoint]).encode()

    def _client(self) -> str:
        return f"enemy-{self._rng.randrange(1000)}"

    def _seat(self) -> str:
        return self._rng.choice(self._target.seats)

    def _tag(self) -> str:
        return f"no-{self._rng.randrange(10**6)}"

    def _flipped(self) -> str:
        ticket = self.ticket(self._seat())
        at = self._rng.randrange(len(ticket) - 1)  # the very last sign holds bits that mean nothing
        other = self._rng.choice([sign for sign in "ABCDEFGHabcdefgh0123456789-_" if sign != ticket[at]])
        return ticket[:at] + other + ticket[at + 1 :]

    def _cut(self) -> str:
        ticket = self.ticket(self._seat())
        return ticket[: self._rng.randrange(1, len(ticket) - 1)]

    def _of_another_table(self) -> str:
        others = Tickets([self._rng.randbytes(32).hex()])
        return others.write(Ticket(self._target.match, self._seat(), self._now + 10**6))

    def _gibberish(self) -> str:
        signs = "abcXYZ019-_.=~+/\udcff\udc80"
        return self._rng.choice(("x", ".", "..")) + "".join(self._rng.choices(signs, k=self._rng.randrange(1, 600)))

    def _mangled_word(self) -> str:
        word = self._rng.choice(self._target.words)
        return self._rng.choice((f"un{word}", f"{word} {word} {word}", f"{word}#", f"not {word}"))

    def _gibberish_word(self) -> str:
        signs = "abz Q0>+=-é漢\u202e😀'\"\\{}$"
        return f"x{''.join(self._rng.choices(signs, k=self._rng.randrange(1, 150)))}x"

    def _talk(self) -> str:
        return self._rng.choice(
            ("accept draw", "decline draw", "accept take back", "take back 0", "out of time muslim")
        )

    def _good(self) -> dict[str, Any]:
        return {"client": self._client(), "answers": self._target.number, "words": [self._target.words[0]]}

    def _cut_body(self) -> bytes:
        body = json.dumps(self._good()).encode()
        return body[: self._rng.randrange(len(body))]

    def _wrong_type(self) -> bytes:
        strange: list[Any] = [None, True, [], {}, 1.5, -1, 10**30, [7], {"a": 1}]
        field = self._rng.choice(("client", "answers", "words"))
        value = self._rng.choice([*strange, 7] if field != "answers" else [*strange, "7"])
        return json.dumps(self._good() | {field: value}).encode()

    def _missing_field(self) -> bytes:
        body = self._good()
        del body[self._rng.choice(("client", "answers", "words"))]
        return json.dumps(body).encode()

    def _unknown_field(self) -> bytes:
        return json.dumps(self._good() | {self._rng.choice(("seat", "Word", "", "__proto__", "x" * 500)): 1}).encode()

    def _deep_body(self) -> bytes:
        deep = self._rng.randrange(50, 3000)
        nest = self._rng.choice((b"[" * deep, b'{"a":' * deep, b"[" * deep + b"]" * deep))
        return self._rng.choice((nest, b'{"client":"a","answers":1,"words":["end"],"more":' + nest + b"}"))

    def _not_utf8(self) -> bytes:
        bad = self._rng.choice((b"\xff", b"\xc0\x80", b"\xed\xa0\x80", b"\xf8\x88\x80\x80\x80", b"\\ud800", b"\x80"))
        return b'{"client":"a","answers":1,"words":["' + bad + b'"]}'

    def _not_json(self) -> bytes:
        texts = (
            b"",
            b"null",
            b"[]",
            b"NaN",
            b'"act"',
            b"{'client':1}",
            b"client=a&word=end",
            b"\xef\xbb\xbf{}",
            b"<a/>",
        )
        good = json.dumps(self._good()).encode()
        return self._rng.choice((*texts, good + b"x", good.replace(b":", b"=", 1), self._rng.randbytes(40)))

    def _out_of_range(self) -> bytes:
        wrong: list[dict[str, Any]] = [
            {"answers": -1},
            {"answers": 1_000_001},
            {"answers": 10**400},
            {"words": [""]},
            {"words": ["x" * 201]},
            {"words": ["end\n"]},
            {"words": ["a\x00b"]},
            {"words": ["end"] * 65},
            {"words": "end"},
            {"words": ["end", None]},
            {"client": ""},
            {"client": "a" * 65},
            {"client": "a b"},
            {"client": "é"},
            {"client": "a\n"},
        ]
        return json.dumps(self._good() | self._rng.choice(wrong)).encode()


KINDS = (
    *("no_ticket", "forged_ticket", "expired_ticket", "foreign_ticket", "watcher_acts", "player_hosts", "no_match"),
    "eyes_of_others",
    *("stale_number", "future_number", "out_of_turn", "illegal_word", "retry", "taken_seat", "bad_wish"),
    *("bad_answer", "nothing_to_withdraw"),
    *("malformed_body", "oversize_body", "mutated"),
    *("wrong_method", "unknown_method", "no_page", "bad_query", "junk_headers", "garbage", "half_a_request"),
)


def _act(client: str, answers: int, word: str) -> bytes:
    return msgspec.json.encode({"client": client, "answers": answers, "words": [word]})


def _nested(depth: int) -> list[Any]:
    nest: list[Any] = []
    for _ in range(depth):
        nest = [nest]
    return nest


def _quoted(text: str, safe: str = "") -> str:
    from urllib.parse import quote

    return quote(text, safe=safe)


def _chunked(rng: random.Random, body: bytes) -> bytes:
    """In pieces, and without the last one: it never ends."""
    pieces, at = [], 0
    while at < len(body):
        piece = body[at : at + rng.randrange(1, 4000)]
        pieces.append(b"%x\r\n%s\r\n" % (len(piece), piece))
        at += len(piece)
    return b"".join(pieces)
