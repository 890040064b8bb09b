"""Players who act at random, hold on through every breakdown, and write down what they were promised and told."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from time import monotonic

from gonfalon.core import talk
from gonfalon.core.fate import commitment_to
from gonfalon.protocol.requests import Act, Commit, Join, Reveal, Say
from gonfalon.protocol.responses import Issued
from gonfalon.protocol.types import Done, Trouble
from gonfalon.protocol.updates import ChatLine
from gonfalon.server.matches.clocks import milliseconds
from proof.storm.notes import Heard, HeardStep, Notes, Seated, Sent, Spoke
from proof.storm.wire import BROKEN, PAUSE, GaveUp, Glance, Heading, Wire

ASKING_TOO_LATE = ("nothing-to-take-back", "already-asked-back")
STALLED = 600.0
"""Seconds after an acknowledged action in which it must have come over the stream."""


class Listener:
    """Hears everything about a match as one seat, or as a watcher, over one stream after the other."""

    def __init__(self, wire: Wire, notes: Notes, match: str, seat: str, rng: random.Random) -> None:
        self._wire = wire
        self._notes = notes
        self._rng = rng
        self._ticket = notes.begun[match][seat]
        self.match = match
        self.seat = seat
        self.heard = Heard(match, seat)
        notes.heard.append(self.heard)
        self.latest: Heading | None = None
        self._update = asyncio.Event()
        self._lost = 0.0

    @property
    def is_over(self) -> bool:
        return self.latest is not None and self.latest.result is not None

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[None]:
        task = asyncio.create_task(self._listen())
        try:
            yield
        finally:
            task.cancel()
            (ended,) = await asyncio.gather(task, return_exceptions=True)
            if isinstance(ended, Exception):
                self._notes.complain(f"{self.match} {self.seat}: stopped listening: {ended!r}")

    async def until_over(self) -> None:
        while not self.is_over:
            await self.something_new()

    async def something_new(self) -> None:
        self._update.clear()
        await self._update.wait()

    def _lose(self) -> None:
        self._lost = self._lost or monotonic()

    def _find_again(self) -> None:
        if self._lost:
            self._notes.waited("stream", monotonic() - self._lost)
            self._notes.counts["reconnects"] += 1
            self._lost = 0.0

    async def _listen(self) -> None:
        while True:
            with suppress(*BROKEN):
                await self._hear()
            self._lose()
            await asyncio.sleep(self._rng.uniform(*PAUSE))

    async def _hear(self) -> None:
        socket, heard = self._rng.random() < 0.5, self.heard
        async for told in self._wire.told(self.match, self._ticket, heard.number, heard.line, socket):
            if isinstance(told, Heading) and told.earlier:
                heard.steps.extend(await self._missed(told.steps[0].number))
            self._take(told)

    async def _missed(self, before: int) -> list[HeardStep]:
        """Of many actions only the last are told; the others come in pages."""
        missed: list[HeardStep] = []
        while before > self.heard.number + 1:
            page = await self._wire.steps(self.match, self._ticket, before)
            missed, before = page + missed, page[0].number
        return [step for step in missed if step.number > self.heard.number]

    def _take(self, told: Heading | ChatLine) -> None:
        self._find_again()
        if isinstance(told, ChatLine):
            self.heard.lines.append((told.line, told.seat, told.text))
            return
        self.heard.steps.extend(told.steps)
        if told.number != self.heard.number:
            self._notes.complain(f"{self.match} {self.seat}: news of {told.number} bring {self.heard.number}")
        if self.latest and told.number < self.latest.number:
            self._notes.complain(f"{self.match} {self.seat}: news go back from {self.latest.number} to {told.number}")
        self.latest = told
        if told.result:
            self._notes.over.add(self.match)
        self._update.set()


class Player(Listener):
    """Sits at a seat. `haste` is the longest pause before a decision, in seconds."""

    def __init__(self, wire: Wire, notes: Notes, match: str, seat: str, rng: random.Random, haste: float) -> None:
        super().__init__(wire, notes, match, seat, rng)
        self._client = f"{seat}-{rng.getrandbits(40):010x}"
        self._haste = haste
        self._said = 0
        self._last: Sent | None = None

    async def play(self) -> None:
        """To the end."""
        await self._join()
        async with self.listening():
            while not self.is_over:
                await asyncio.sleep(self._rng.uniform(0, self._haste))
                await self._turn()

    async def _join(self) -> None:
        wish, asked = Join(self._client, f"Player {self.seat}"), milliseconds()
        issued = await self._wire.ask(f"/v1/matches/{self.match}/join", self._ticket, wish, Issued)
        if isinstance(issued, Trouble):
            self._notes.complain(f"{self.match} {self.seat}: cannot sit down: {issued.code}")
        else:
            self._ticket = self._notes.begun[self.match][self.seat] = issued.ticket
            contribution = await self._take_part()
            self._notes.seated.append(Seated(self.match, self.seat, wish, contribution, asked))

    async def _take_part(self) -> str:
        """Commit to a contribution to fate, and reveal it once all have."""
        contribution = self._rng.randbytes(32).hex()
        commit = Commit(self._client, 0, commitment_to(bytes.fromhex(contribution)))
        reveal = Reveal(self._client, 0, contribution)
        await self._wire.ask(f"/v1/matches/{self.match}/commit", self._ticket, commit, Done)
        while True:
            done = await self._wire.ask(f"/v1/matches/{self.match}/reveal", self._ticket, reveal, Done)
            if isinstance(done, Done):
                return contribution
            if done.code != "too-early":
                self._notes.complain(f"{self.match} {self.seat}: cannot reveal: {done.code}")
                return contribution
            await asyncio.sleep(self._rng.uniform(*PAUSE))

    async def _turn(self) -> None:
        update = self.latest
        word = self._choose(update.sight) if update and update.sight and not update.result else None
        if update is None or word is None:
            await self._wait()
            return
        await self._act(Sent(self.match, self.seat, self._client, update.number, word))
        if self._rng.random() < 0.03:
            await self._say()
        if self._rng.random() < 0.03:
            await self._repeat()

    async def _wait(self) -> None:
        """Somebody else has to do something. Nobody thinks for long, so a long silence means that something is lost."""
        number = self.heard.number
        try:
            async with asyncio.timeout(STALLED):
                if not self.is_over:
                    await self.something_new()
        except TimeoutError:
            self._notes.complain(f"{self.match} {self.seat}: nothing comes after {number}")
            raise GaveUp from None

    async def _act(self, sent: Sent) -> None:
        self._notes.sent.append(sent)
        answers = [await self._send(sent)] if self._rng.random() > 0.05 else await self._send_twice(sent)
        if any(type(answer) is not type(answers[0]) or answer.number != answers[0].number for answer in answers):
            self._notes.complain(f"{sent}: told different things: {answers}")
        if isinstance(answers[0], Trouble):
            self._take_refusal(sent, answers[0])
        else:
            self._last = sent._replace(number=answers[0].number)
            self._notes.acknowledged.append(self._last)
        await self._see(answers[0].number or 0)

    def _take_refusal(self, sent: Sent, trouble: Trouble) -> None:
        """A word from the list of a sight is refused only if the match has gone on since."""
        self._notes.refused.append(sent)
        if trouble.code not in ("stale", *(ASKING_TOO_LATE if sent.word.startswith(talk.ASK_BACK) else ())):
            self._notes.complain(f"{sent}: refused: {trouble}")

    async def _send(self, sent: Sent) -> Done | Trouble:
        wish = Act(sent.client, sent.answers, [sent.word])
        return await self._wire.ask(f"/v1/matches/{sent.match}/act", self._ticket, wish, Done)

    async def _send_twice(self, sent: Sent) -> list[Done | Trouble]:
        self._notes.counts["sent twice on purpose"] += 1
        return list(await asyncio.gather(self._send(sent), self._send(sent)))

    async def _repeat(self) -> None:
        """Ask once more what was carried out long ago."""
        if self._last is None:
            return
        self._notes.counts["sent twice on purpose"] += 1
        answer = await self._send(self._last)
        if not isinstance(answer, Done) or answer.number != self._last.number:
            self._notes.complain(f"{self._last}: told {answer} when asked again")

    async def _say(self) -> None:
        self._said += 1
        text = f"Well met {self._said}"
        said = await self._wire.ask(
            f"/v1/matches/{self.match}/say", self._ticket, Say(self._client, self._said, text), Done
        )
        if isinstance(said, Trouble):
            self._notes.complain(f"{self.match} {self.seat}: could not speak: {said.code}")
        else:
            self._notes.spoke.append(Spoke(self.match, self.seat, text, said.number))

    async def _see(self, number: int) -> None:
        """Wait until the stream has told this number."""
        try:
            async with asyncio.timeout(STALLED):
                while self.heard.number < number:
                    await self.something_new()
        except TimeoutError:
            self._notes.complain(f"{self.match} {self.seat}: {number} did not come within {STALLED:.0f} seconds")
            raise GaveUp from None

    def _choose(self, sight: Glance) -> str | None:
        """What to say now, or None to wait."""
        lot = self._rng.random()
        if lot < 0.01 and self._last is not None and sight.asked_back is None:
            return f"{talk.ASK_BACK} {self._last.answers}"
        return answer_offer(sight, self.seat, lot) or self._move(sight, lot)

    def _move(self, sight: Glance, lot: float) -> str | None:
        if sight.to_move != self.seat:
            return None
        if sight.undo is not None and lot < 0.05:
            return f"{talk.TAKE_BACK} {sight.undo}"
        if sight.draw_offered_by is None and lot < 0.06:
            return talk.OFFER
        if lot > 0.997:
            return talk.RESIGN
        return "".join(self._rng.choice(sight.legal))


def answer_offer(sight: Glance, seat: str, lot: float) -> str | None:
    """What a player at random says to an offer: nothing, one time in ten."""
    if sight.draw_offered_by not in (None, seat) and lot < 0.9:
        return talk.ACCEPT if lot < 0.3 else talk.DECLINE
    if sight.asked_back and sight.asked_back[0] != seat and lot < 0.9:
        return talk.GIVE_BACK if lot < 0.6 else talk.KEEP
    return None
