"""Everything that one who looks on gets out of a table, byte for byte, while a script is played."""

import random
import re
from collections.abc import Callable
from typing import Any, NamedTuple
from urllib.parse import quote

import msgspec

from gonfalon.core import Refusal
from gonfalon.games.navas.rules.state import State
from gonfalon.protocol.updates import ChatLine, Told, Update
from tests.games.navas.information.laws import WISHES
from tests.games.navas.information.oracle import GAME, replay
from tests.server.honesty.page import Listening, Page
from tests.server.honesty.raw import Answer, Socket, Stream
from tests.server.honesty.running import Running
from tests.server.honesty.worlds import Pair, Turn

CHAT = "a word between the two of us"
SEALED = "a word that nobody else may hear of"
WISHES_EACH = 8
TALK = ("accept draw", "decline draw", "accept take back", "decline take back", "take back 0", "take back 999999")
FAR = 1_000_000
TICK = 1_250
_COUNTS = re.compile(rb"^gonfalon_(?:answers|troubles)_total.*\n", re.MULTILINE)
_MILLISECONDS = re.compile(rb"[0-9.]+(?=[,}])")


class Note(NamedTuple):
    """One thing that came, and to whom. `number` is the last action at that moment."""

    looker: str
    what: str
    number: int
    data: bytes


class Looker:
    """Somebody with a ticket who uses every channel that there is."""

    def __init__(self, world: Running | Page, pair: Pair, name: str, tape: list[Note]) -> None:
        self.name = name
        self.number = pair.number
        self._world, self._match, self._tape = world, pair.match, tape
        self._ticket = world.ticket(pair.match, name)
        self._line = world.connection()
        self._open: dict[str, Stream | Socket | Listening] = {}

    def close(self) -> None:
        self._line.close()
        for channel in self._open.values():
            channel.close()

    def ask(self, method: str, path: str, message: dict[str, Any] | None = None) -> Answer:
        body = None if message is None else msgspec.json.encode(message)
        answer = self._line.ask(method, f"/v1/matches/{self._match}{path}", self._ticket, body)
        self._note(f"{method} {path} {message or ''}", answer.raw)
        return answer

    def act(self, word: str, answers: int) -> Answer:
        return self.ask("POST", "/act", {"client": f"tab-{self.name}", "answers": answers, "words": [word]})

    def leave(self, question: str, word: str | None, answers: int, *, standing: bool = False) -> Answer:
        wish = {"client": "tab", "answers": answers, "question": question, "word": word, "standing": standing}
        return self.ask("POST", "/answer", wish)

    def say(self, serial: int) -> Answer:
        return self.ask("POST", "/say", {"client": f"tab-{self.name}", "serial": serial, "text": CHAT})

    def listen(self, kind: type[Stream] | type[Socket], after: int, chat: int = 0) -> None:
        """One more stream or socket from this number on, up to the present and its last line of chat."""
        path = f"/v1/matches/{self._match}/{kind.__name__.casefold()}?after={after}{'&lang=en' * (after % 3 == 0)}"
        channel = self._world.listen(kind, path, self._ticket, named=after % 2 == 1)
        name = f"{kind.__name__} {len(self._open)} from {after}"
        self._open[name] = channel
        self._note(name, channel.opening)
        self._hear(name, lambda told: isinstance(told, Update))
        if chat:
            self._hear(name, lambda told: isinstance(told, ChatLine) and told.line == chat)

    def hear_news(self, version: int) -> None:
        """All that every channel tells up to this version."""
        for name in self._open:
            self._hear(name, lambda told: isinstance(told, Update) and told.version >= version)

    def hear_chat(self, line: int) -> None:
        for name in self._open:
            self._hear(name, lambda told: isinstance(told, ChatLine) and told.line >= line)

    def _hear(self, name: str, is_it: Callable[[object], bool]) -> None:
        while True:
            said, raw = self._open[name].told()
            self._note(name, raw)
            told = msgspec.json.decode(said, type=Told)
            if is_it(told):
                return

    def _note(self, what: str, data: bytes) -> None:
        self._tape.append(Note(self.name, what, self.number, data))


class Party:
    """Plays the script of a pair in one of its worlds, in front of those to whom both are the same."""

    def __init__(self, world: Running | Page, pair: Pair, which: int) -> None:
        self.tape = list[Note]()
        self._pair, self._which, self._world = pair, which, world
        self._number, self._version, self._chat = pair.number, 1, 0
        self._lookers = [Looker(world, pair, name, self.tape) for name in pair.lookers]
        self._silent = list[Note]()
        known = {looker.name: looker for looker in self._lookers}
        self._actors = {name: known.get(name) or Looker(world, pair, name, self._silent) for name in GAME.seats}

    def play(self) -> list[Note]:
        try:
            self._play()
        finally:
            for looker in {*self._lookers, *self._actors.values()}:
                looker.close()
        return self.tape

    def _play(self) -> None:
        self._seal(standing=True)
        for looker in self._lookers:
            self._look_around(looker)
        for at, turn in enumerate(self._pair.script):
            self._seal(standing=at % 3 == 0)
            self._take(turn)
        self._seal(standing=True)
        self._chat_a_little()
        for looker in self._lookers:
            self._look_again(looker)
        self._look_at_pages()

    def _seal(self, *, standing: bool) -> None:
        """Leave answers that can never be given, and withdraw one, where the pair wants that."""
        if not self._pair.sealed or self._which == 0:
            return
        for actor in [actor for name, actor in self._actors.items() if name not in self._pair.lookers]:
            told = [actor.leave(question, SEALED, self._number, standing=standing) for question in GAME.questions]
            assert sum(answer.status == 200 for answer in told) >= len(told) - 1
            assert actor.leave(GAME.questions[0], None, self._number).status == 200

    def _look_around(self, looker: Looker) -> None:
        """Ask from every number that matters, try what is not allowed, and begin to listen."""
        number = self._number
        for after in {0, 1, number // 2, number - 1, number, FAR}:
            looker.ask("GET", f"?after={after}")
        looker.ask("GET", f"?after={number // 2}&lang=en")
        looker.ask("GET", "/record")
        self._look_back(looker)
        for word in self._odds(looker.name):
            looker.ask("GET", f"/odds?word={quote(word)}")
        for wish in self._wishes(looker.name):
            looker.act(wish, number)
        orders = [[word] for word in (*self._odds(looker.name), "end")]
        looker.ask("POST", "/plan", {"answers": number, "orders": orders, "odds": ["end"]})
        looker.act("end", number - 1)
        looker.act("end", number + 1)
        if number:
            looker.act("end", 0)
        looker.ask("POST", "/join", {"client": "tab", "name": "Somebody", "contribution": "33" * 16})
        looker.ask("POST", "/act", {"client": "tab", "answers": "all", "words": 1})
        looker.leave("never-asked", "end", number)
        looker.leave(GAME.questions[-1], None, number)
        looker.listen(Stream, 0)
        looker.listen(Socket, number // 2)
        looker.listen(Socket, 2 * (number // 4) + 1)

    def _look_back(self, looker: Looker) -> None:
        """Go through the match again; other eyes than the own must wait until it is over."""
        others = [eyes for eyes in (*GAME.seats, "all") if eyes != looker.name]
        for query in ("?lang=en", f"?after={self._number // 2}", *(f"?eyes={eyes}" for eyes in others)):
            looker.ask("GET", f"/moments{query}")

    def _odds(self, looker: str) -> list[str]:
        """Some actions whose outcome a player may want to weigh, legal or not."""
        s = replay(self._pair.worlds[self._which])
        legal = [GAME.word(s, action) for action in GAME.rules.legal(s)] if GAME.seat_name(s.asked) == looker else []
        risky = [word for word in legal if word.split()[0] in ("attack", "charge", "shoot", "karr", "advance")]
        rng = random.Random(self._pair.match)
        return [*rng.sample(risky, min(4, len(risky))), *rng.sample(WISHES, 3)]

    def _wishes(self, looker: str) -> list[str]:
        """Things that the rules do not allow now."""
        if looker not in GAME.seats:
            return ["end"]
        s, seat = replay(self._pair.worlds[self._which]), GAME.seats.index(looker)
        wishes = random.Random(self._pair.match).sample(WISHES, WISHES_EACH)
        return [*(wish for wish in wishes if not _is_legal(s, seat, wish)), *TALK]

    def _take(self, turn: Turn) -> None:
        self._world.at += TICK
        before = self._number
        answer = self._actors[turn.actor].act(turn.words[self._which], before)
        assert answer.status == 200, (turn, answer.body)
        self._number, self._version = before + 1 + turn.draws, self._version + 1
        for looker in self._lookers:
            looker.number = self._number
            looker.hear_news(self._version)
            looker.ask("GET", f"?after={before}")
        self._actors[turn.actor].act(turn.words[self._which], before)  # once more: nothing happens

    def _chat_a_little(self) -> None:
        for actor in self._actors.values():
            actor.say(1)
            actor.say(1)
            self._chat += 1
        for looker in self._lookers:
            looker.hear_chat(self._chat)

    def _look_again(self, looker: Looker) -> None:
        """Come back from here and there."""
        for after in (0, self._pair.number, self._number):
            looker.listen(Socket, after, self._chat)
        looker.listen(Stream, max(0, self._number - 3), self._chat)
        for after in (0, self._number - 1):
            looker.ask("GET", f"?after={after}")
        looker.ask("GET", "/record")
        looker.ask("GET", "/moments")
        looker.act("dance", self._number)

    def _look_at_pages(self) -> None:
        line = self._world.connection()
        for page in ("/v1/games", "/v1/openapi.json", "/v1/health", "/v1/metrics"):
            answer = line.ask("GET", page)
            data = answer.raw
            if page == "/v1/health":
                data = _MILLISECONDS.sub(b"?", answer.body)
            if page == "/v1/metrics":
                data = b"".join(_COUNTS.findall(answer.body))
            self.tape.append(Note("watcher", f"GET {page}", self._number, data))
        line.close()


def _is_legal(s: State, seat: int, wish: str) -> bool:
    try:
        GAME.check(s, seat, wish)
    except Refusal:
        return False
    return True
