"""A match: one game being played, with everything that was done and told, in order."""

import hashlib
import random
from collections.abc import Hashable, Mapping
from typing import Any, Generic, NamedTuple

import msgspec

from gonfalon.core import talk
from gonfalon.core.fate import Fate
from gonfalon.core.game import Game
from gonfalon.core.news import News
from gonfalon.core.players import check_players
from gonfalon.core.prompts import Prompt
from gonfalon.core.record import Entry, Record, RecordError, seal
from gonfalon.core.refusal import NO_RULE, Refusal
from gonfalon.core.seats import ARBITER, CLOCK, FATE, NOBODY, WATCHER
from gonfalon.core.setup import Result, Setup
from gonfalon.core.state import Action, S


class Sight(msgspec.Struct, frozen=True):
    """All that a seat is shown at one moment.

    `undo` is the number to say with "take back" to be rid of the seat's own last action without asking anybody;
    `asked_back` is the seat that asks to take back, and to which number.
    """

    number: int
    to_move: str
    view: Any
    prompt: Prompt
    legal: list[str]
    result: Result | None
    draw_offered_by: str | None
    draw_suggested: bool
    undo: int | None = None
    asked_back: tuple[str, int] | None = None


class Step:
    """One action of a match: its word as each seat saw it, and what each was told."""

    def __init__(self, entry: Entry, shown: Mapping[int, str], news: News) -> None:
        self.entry = entry
        self.shown = shown
        self.news = news


SNAPSHOT_FORMAT = 1
"""Raised whenever a snapshot that was written before could be misread."""


class SnapshotError(ValueError):
    """The snapshot cannot be gone on from. The log can: a snapshot is only a cache of it.

    The message is for a log and tells nothing of the position.
    """


class Snapshot(msgspec.Struct, frozen=True):
    """Enough to go on from one moment without the actions before it. Holds everything that is hidden.

    It belongs to one format, one version of the rules and one edition, and is read by no other.
    """

    format: int
    rules: int
    digest: str
    number: int
    view: Any
    draw_offered_by: int | None
    draw_suggested: bool
    asked_back: tuple[int, int] | None
    stood: list[str]
    result: Result | None


class _Taken(NamedTuple):
    number: int
    seat: int
    action: Action
    revealed: bool


class Match(Generic[S]):
    """Plays one game by the rules and keeps its record.

    With a `Fate` the match draws chance by itself after every action; without one it only follows a record.
    """

    def __init__(
        self,
        game: Game[S],
        setup: Setup,
        players: Mapping[str, str] | None = None,
        fate: Fate | None = None,
    ) -> None:
        self.game = game
        self.setup = game.settle(setup)
        self.state = game.rules.start(self.setup)
        self.players = dict(players or {})
        check_players(self.players, game.seats)
        self.fate = fate
        _check_contributions(fate, game)
        self.steps: list[Step] = []
        self.result: Result | None = None
        self.draw_offered_by: int | None = None
        self.draw_suggested = False
        self.asked_back: tuple[int, int] | None = None
        self._stood: set[str] = set()
        self._begin_at(0)
        self._let_fate_act()

    def _begin_at(self, number: int) -> None:
        """From here on everything is remembered, so that it can be taken back."""
        self.first = number
        """How many actions came before those that are remembered: 0 unless it was thawed from a snapshot."""
        self._first_state, self._first_stood = self.state.copy(), self._stood.copy()
        self._first_suggested = self.draw_suggested
        self._line: list[_Taken] = []

    @property
    def number(self) -> int:
        """How many actions have been taken, those that were taken back included."""
        return self.first + len(self.steps)

    @property
    def to_move(self) -> int:
        return NOBODY if self.result else self.game.rules.to_move(self.state)

    def act(self, seat: int, text: str) -> None:
        """Let a seat do something. Raises Refusal, changing nothing, if the rules do not allow it."""
        self._enter(seat, " ".join(text.split()))
        self._let_fate_act()

    def time_out(self, seat: int) -> None:
        """This seat has no time left and loses."""
        self._enter(CLOCK, f"{talk.OUT_OF_TIME} {self.game.seat_name(seat)}")

    def sight(self, seat: int, *, memory: bool | None = None) -> Sight:
        state, name = self.state, self.game.seat_name
        return Sight(
            number=self.number,
            to_move=name(self.to_move),
            view=self.game.view(state, seat, memory=memory),
            prompt=self.game.prompt(state, seat),
            legal=self._legal_words() if self.to_move == seat else [],
            result=self.result,
            draw_offered_by=None if self.draw_offered_by is None else name(self.draw_offered_by),
            draw_suggested=self.draw_suggested,
            undo=self._undo(seat),
            asked_back=(name(self.asked_back[0]), self.asked_back[1]) if self.asked_back else None,
        )

    def _legal_words(self) -> list[str]:
        return [self.game.word(self.state, action) for action in self.game.rules.legal(self.state)]

    def heard(self, seat: int, since: int = 0) -> list[msgspec.Struct]:
        """The events that the seat was told after action `since`."""
        return [event for step in self.steps_after(since) for event in step.news.heard_by(seat)]

    def steps_after(self, number: int) -> list[Step]:
        return self.steps[max(0, number - self.first) :]

    def recalled(self, seat: int) -> list[msgspec.Struct]:
        """What a client may let the seat read again."""
        return self.heard(seat, self.recall_from(seat))

    def recall_from(self, seat: int) -> int:
        """The number after which a seat may look up what it was told: 0, or without memory where it last acted."""
        if self.result or self.game.remembers(self.state):
            return 0
        own = [step.entry.number for step in self.steps if step.entry.actor == self.game.seat_name(seat)]
        return own[-1] - 1 if own else 0

    def record(self, *, with_secret: bool | None = None) -> Record:
        """The whole record. The secret is in it once the match is over, or for its keeper's own copy."""
        game = self.game
        reveal = bool(self.result) if with_secret is None else with_secret
        return Record(
            game=game.name,
            rules=game.rules_version,
            edition=game.edition.edition,
            digest=game.digest,
            setup=self.setup,
            players=self.players,
            commitment=self.fate.commitment if self.fate else "",
            contributions=dict(
                zip(game.seats, (part.hex() for part in self.fate.contributions), strict=True) if self.fate else ()
            ),
            entries=[step.entry for step in self.steps],
            result=self.result,
            secret=self.fate.secret.hex() if self.fate and reveal else None,
        )

    def excerpt(self, seat: int) -> str:
        """The record as the seat saw it being written."""
        lines = [*self.record(with_secret=False).heading(), f"seen by {self.game.seat_name(seat)}"]
        lines += [f"{step.entry.number} {step.entry.actor} {step.shown[seat]}" for step in self.steps]
        return seal(lines)

    def snapshot(self) -> bytes:
        """This moment, for `thaw`. To be kept as secret as fate's secret."""
        return msgspec.json.encode(
            Snapshot(
                format=SNAPSHOT_FORMAT,
                rules=self.game.rules_version,
                digest=self.game.digest,
                number=self.number,
                view=self.game.view(self.state, ARBITER, memory=True),
                draw_offered_by=self.draw_offered_by,
                draw_suggested=self.draw_suggested,
                asked_back=self.asked_back,
                stood=sorted(self._stood),
                result=self.result,
            )
        )

    @staticmethod
    def thaw(data: bytes, game: Game[S], setup: Setup, players: Mapping[str, str], fate: Fate) -> "Match[S]":
        """Go on from a snapshot. The match remembers nothing that came before it: see `first`.

        Raises SnapshotError whatever is wrong with it.
        """
        _check_contributions(fate, game)
        match, (snapshot, state) = Match(game, setup, players), _read_snapshot(data, game)
        match.fate, match.result, match.state = fate, snapshot.result, state
        match.draw_offered_by, match.draw_suggested = snapshot.draw_offered_by, snapshot.draw_suggested
        match.asked_back = snapshot.asked_back
        match._stood = set(snapshot.stood)
        match._begin_at(snapshot.number)
        return match

    @staticmethod
    def follow(record: Record, game: Game[S], *, until: int | None = None) -> "Match[S]":
        """Rebuild a match from its record, with no generator. Raises RecordError where they do not fit."""
        _check_heading(record, game)
        match = _seated(record, game)
        for entry in record.entries[:until]:
            match.enter_recorded(entry, record)
        if until is None:
            match.check_end(record)
        return match

    @staticmethod
    def resume(record: Record, game: Game[S]) -> "Match[S]":
        """Go on with a match from its keeper's copy of the record."""
        match = Match.follow(record, game)
        try:
            match.fate = record.revealed_fate(game.seats)
        except ValueError as error:
            last = sum(1 for _ in record.lines())
            raise RecordError(last, f"is the last one, but the match cannot go on: {error}") from error
        match._let_fate_act()
        return match

    def enter_recorded(self, entry: Entry, record: Record) -> None:
        try:
            self.enter(entry)
        except (Refusal, KeyError) as error:
            raise RecordError(_line(record, entry.number), f"breaks the rules: {error}") from error

    def enter(self, entry: Entry) -> None:
        """Take an action that was taken before, fate's too. Raises Refusal or KeyError if it does not fit."""
        self._enter(self.game.seat_number(entry.actor), entry.word)

    def check_end(self, record: Record) -> None:
        """A record that tells an end tells the one that its actions make. One that tells none was interrupted."""
        if record.result is not None and record.result != self.result:
            result_line = sum(1 for _ in record.lines()) - 1
            raise RecordError(result_line, "tells another end than the actions make")

    def _enter(self, seat: int, word: str) -> None:
        if self.result:
            raise self._refuse("match-over", seat, word)
        said = talk.understand(word) if seat >= 0 else None
        if said:
            _TALK[said[0]](self, seat, said[1])
            self._keep(seat, word.casefold(), {}, News())
        elif seat == CLOCK:
            self._take_clock(word)
        else:
            self._take(seat, self.game.check(self.state, seat, word))

    def _let_fate_act(self) -> None:
        while self.fate and self.to_move == FATE:
            drawn = self.fate.draw(self.number + 1, self.game.rules.weights(self.state))
            self._take(FATE, self.game.rules.legal(self.state)[drawn])

    def _take(self, seat: int, action: Action) -> None:
        game, state, news = self.game, self.state, News()
        word, reveals = game.word(state, action), game.reveals(state, action)
        shown = {looker: game.shown(state, action, looker) for looker in self._lookers()}
        state.news = news
        game.rules.do(state, action)
        state.news = None
        if seat >= 0:
            self._forget_offers(seat)
        self._keep(seat, word, shown, news)
        self._line.append(_Taken(self.number, seat, action, reveals))
        self.result = game.rules.result(state)
        self._compare_positions()

    def _keep(self, seat: int, word: str, shown: Mapping[int, str], news: News) -> None:
        seen = {looker: shown.get(looker, word) for looker in self._lookers()}
        self.steps.append(Step(Entry(self.number + 1, self.game.seat_name(seat), word), seen, news))

    def _lookers(self) -> list[int]:
        return [*range(len(self.game.seats)), WATCHER, ARBITER]

    def _compare_positions(self) -> None:
        stands = self.game.rules.repetition(self.state)
        if stands is not None:
            mark = _digest(stands)
            self.draw_suggested = mark in self._stood
            self._stood.add(mark)

    def _refuse(self, code: str, seat: int, tried: str) -> Refusal:
        return Refusal(code, NO_RULE, tried, self.game.position(self.state, seat))

    def _forget_offers(self, seat: int) -> None:
        """Who goes on playing declines what the other has offered."""
        if seat != self.draw_offered_by:
            self.draw_offered_by = None
        if self.asked_back and seat != self.asked_back[0]:
            self.asked_back = None

    # Giving up, draws, time.

    def _resign(self, seat: int, _: int) -> None:
        self._lose(seat, "resigned")

    def _lose(self, seat: int, reason: str) -> None:
        others = [name for name in self.game.seats if name != self.game.seats[seat]]
        self.result = Result(others[0] if len(others) == 1 else None, reason, NO_RULE)

    def _take_clock(self, word: str) -> None:
        names = {f"{talk.OUT_OF_TIME} {name}": seat for seat, name in enumerate(self.game.seats)}
        if word not in names:
            raise self._refuse("not-offered", CLOCK, word)
        self._lose(names[word], "out-of-time")
        self._keep(CLOCK, word, {}, News())

    def _offer_draw(self, seat: int, _: int) -> None:
        if self.draw_offered_by is not None:
            raise self._refuse("draw-already-offered", seat, talk.OFFER)
        self.draw_offered_by = seat

    def _accept_draw(self, seat: int, _: int) -> None:
        self._need_offer(seat, talk.ACCEPT)
        self.result = Result(None, "draw-agreed", NO_RULE)

    def _decline_draw(self, seat: int, _: int) -> None:
        self._need_offer(seat, talk.DECLINE)
        self.draw_offered_by = None

    def _need_offer(self, seat: int, tried: str) -> None:
        if self.draw_offered_by in (None, seat):
            raise self._refuse("no-draw-offered", seat, tried)

    # Taking back. As long as nobody else has acted, fate included, and nothing hidden was turned up, nobody needs to
    # agree.

    def _undo(self, seat: int) -> int | None:
        last = self._line[-1] if self._line else None
        if self.to_move != seat or last is None or last.seat != seat or last.revealed:
            return None
        return last.number - 1

    def _take_back(self, seat: int, number: int) -> None:
        self._check_decided(seat, number, f"{talk.TAKE_BACK} {number}")
        undone = [taken for taken in self._line if taken.number > number]
        if self.to_move != seat or any(taken.seat != seat or taken.revealed for taken in undone):
            raise self._refuse("consent-needed", seat, f"{talk.TAKE_BACK} {number}")
        self._rewind(number)

    def _ask_back(self, seat: int, number: int) -> None:
        tried = f"{talk.ASK_BACK} {number}"
        self._check_decided(seat, number, tried)
        if self.asked_back is not None:
            raise self._refuse("already-asked-back", seat, tried)
        self.asked_back = (seat, number)

    def _give_back(self, seat: int, _: int) -> None:
        number = self._need_asked_back(seat, talk.GIVE_BACK)
        if number < self.first:
            raise self._refuse("nothing-to-take-back", seat, talk.GIVE_BACK)
        self._rewind(number)

    def _keep_as_is(self, seat: int, _: int) -> None:
        self._need_asked_back(seat, talk.KEEP)
        self.asked_back = None

    def _need_asked_back(self, seat: int, tried: str) -> int:
        if self.asked_back is None or self.asked_back[0] == seat:
            raise self._refuse("nothing-asked-back", seat, tried)
        return self.asked_back[1]

    def _check_decided(self, seat: int, number: int, tried: str) -> None:
        """One goes back only to a decision of one's own that still counts."""
        following = [taken for taken in self._line if taken.number > number]
        if number < self.first or not following or following[0].seat != seat or following[0].number != number + 1:
            raise self._refuse("nothing-to-take-back", seat, tried)

    def _rewind(self, number: int) -> None:
        line = [taken for taken in self._line if taken.number <= number]
        self.state, self._stood = self._first_state.copy(), self._first_stood.copy()
        self.draw_offered_by, self.draw_suggested, self.asked_back = None, self._first_suggested, None
        for taken in line:
            self.game.rules.do(self.state, taken.action)
            self._compare_positions()
        self._line = line


_TALK = {
    talk.RESIGN: Match._resign,
    talk.OFFER: Match._offer_draw,
    talk.ACCEPT: Match._accept_draw,
    talk.DECLINE: Match._decline_draw,
    talk.TAKE_BACK: Match._take_back,
    talk.ASK_BACK: Match._ask_back,
    talk.GIVE_BACK: Match._give_back,
    talk.KEEP: Match._keep_as_is,
}


def _digest(stands: Hashable) -> str:
    return hashlib.blake2s(repr(stands).encode(), digest_size=8).hexdigest()


def _check_contributions(fate: Fate | None, game: Game[Any]) -> None:
    if fate and len(fate.contributions) != len(game.seats):
        raise ValueError(f"{len(fate.contributions)} contributions to fate, but {len(game.seats)} seats")


def _read_snapshot(data: bytes, game: Game[S]) -> tuple[Snapshot, S]:
    try:
        snapshot = msgspec.json.decode(data, type=Snapshot)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise SnapshotError(f"This snapshot cannot be read: {error}") from error
    if (snapshot.format, snapshot.rules, snapshot.digest) != (SNAPSHOT_FORMAT, game.rules_version, game.digest):
        raise SnapshotError(
            f"This snapshot has format {snapshot.format}, rules {snapshot.rules} and edition {snapshot.digest}; "
            f"wanted: format {SNAPSHOT_FORMAT}, rules {game.rules_version}, edition {game.digest}"
        )
    try:
        state = game.guess(msgspec.convert(snapshot.view, game.view_type)).draw(random.Random(0))
        sound = not game.faults(state)
    except Exception as error:  # what a game makes of a broken view is its own affair, but no reason to stop
        raise SnapshotError(f"The position in this snapshot cannot be laid out: {type(error).__name__}") from error
    if not sound:
        raise SnapshotError("The position in this snapshot is impossible")
    return snapshot, state


def _seated(record: Record, game: Game[S]) -> Match[S]:
    """The match before its first action."""
    try:
        return Match(game, record.setup, record.players)
    except Refusal as error:
        lines = enumerate(record.heading(), start=1)
        line = next((number for number, line in lines if error.tried in line.split(" ", 2)[1:] and number > 3), 4)
        raise RecordError(line, f"cannot be played: {error}") from error


def _line(record: Record, number: int) -> int:
    return sum(1 for _ in record.heading()) + number


def _check_heading(record: Record, game: Game[Any]) -> None:
    """A record is only followed with the rules and the edition that it was played with."""
    if (record.game, record.rules) != (game.name, game.rules_version):
        raise RecordError(2, f"asks for {record.game} rules {record.rules}; these are {game.name} {game.rules_version}")
    if record.digest != game.digest:
        raise RecordError(3, f"asks for edition {record.edition} {record.digest}; this is {game.edition.edition}")
