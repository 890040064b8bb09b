"""A match: one game being played, with everything that was done and told, in order."""

from collections.abc import Mapping, Sequence
from typing import Any, Generic, NamedTuple

import msgspec
from msgspec import structs

from gonfalon.core import talk
from gonfalon.core.answers import MOST_IN_A_ROW, Answer, Answers, LeftAnswers
from gonfalon.core.fate import Fate
from gonfalon.core.game import FATE_NAME, Game
from gonfalon.core.line import Line, Taken
from gonfalon.core.links import FateOfTwo
from gonfalon.core.parley import Parley
from gonfalon.core.position import FORMAT, Snapshot, read_snapshot, sealed, set_state, told_position
from gonfalon.core.record import HIDDEN, Entry, Record, RecordError, last_fated, seal
from gonfalon.core.refusal import NO_RULE, Refusal
from gonfalon.core.setup import Result, Setup, check_players
from gonfalon.core.sight import Sight, Step
from gonfalon.core.state import ARBITER, CLOCK, FATE, NOBODY, WATCHER, Action, News, S


class Acted(NamedTuple):
    """How many of several words were carried out, and the refusal of the next one if there was one."""

    done: int
    refusal: Refusal | None


class Match(Generic[S]):
    """Plays one game by the rules and keeps its record.

    With a fate the match draws chance by itself after every action, as far as that fate is known; without one it only
    follows a record.
    """

    def __init__(
        self,
        game: Game[S],
        setup: Setup,
        players: Mapping[str, str] | None = None,
        fate: Fate | FateOfTwo | None = None,
    ) -> None:
        self.game = game
        self.setup = game.settle(setup)
        if setup.position is None:
            state = game.rules.start(self.setup)
        else:
            state = set_state(game, setup.position)
            self.setup = structs.replace(self.setup, position=told_position(game, state))
        self.players = dict(players or {})
        check_players(self.players, game.seats)
        self.fate = fate
        _check_contributions(fate, game)
        self.steps: list[Step] = []
        self._lookers = (*range(len(game.seats)), WATCHER, ARBITER)
        self.result: Result | None = None
        self._answers = Answers()
        self._recorded_commitment = ""
        self._begin(Line(game, state))
        if self.is_set:
            self._line.compare()
        self._go_on()

    def _begin(self, line: Line[S]) -> None:
        """From here on everything is remembered, so that it can be taken back."""
        self._line = line
        self._parley = Parley(self.game, line)

    @property
    def is_set(self) -> bool:
        """Whether the match began from a set position."""
        return self.setup.position is not None

    @property
    def state(self) -> S:
        return self._line.state

    @property
    def first(self) -> int:
        """The number of actions that are not remembered: 0 unless the match was thawed from a snapshot."""
        return self._line.first

    @property
    def taken(self) -> Sequence[Taken]:
        """The actions that led to this position: what was taken back is not among them."""
        return self._line.taken

    @property
    def draw_suggested(self) -> bool:
        return self._line.draw_suggested

    @property
    def draw_offered_by(self) -> int | None:
        return self._parley.draw_offered_by

    @property
    def asked_back(self) -> tuple[int, int] | None:
        """Who asks to take back, and to which number."""
        return self._parley.asked_back

    @property
    def number(self) -> int:
        """The number of actions taken, including those that were taken back."""
        return self._line.first + len(self.steps)

    @property
    def decided(self) -> int:
        """The number of the last action that was not fate's; 0 if there is none. Only if all actions are remembered."""
        return next((step.entry.number for step in reversed(self.steps) if step.entry.actor != FATE_NAME), 0)

    @property
    def to_move(self) -> int:
        return NOBODY if self.result else self.game.rules.to_move(self.state)

    def act(self, seat: int, text: str) -> None:
        """Let a seat do something. Raises Refusal, changing nothing, if the rules do not allow it."""
        taken = len(self._line.taken)
        self._enter(seat, " ".join(text.split()))
        # A player who is asked again after taking back wants to answer again, so talk uses no answer left in advance.
        if len(self._line.taken) > taken or self.to_move == FATE:
            self._go_on()

    def setup_here(self) -> Setup:
        """The setup of another match that begins where this one stands. Raises Refusal if the battle is over there."""
        if self.game.rules.to_move(self.state) == NOBODY:
            raise self._line.refusal("over-there", ARBITER, str(self.number))
        return Setup(self.setup.scenario, self.setup.options, told_position(self.game, self.state))

    def check(self, seat: int, text: str) -> None:
        """Raise the Refusal that `act` would raise. Changes nothing."""
        word = " ".join(text.split())
        said = talk.understand(word) if seat >= 0 else None
        if self.result:
            raise self._line.refusal("match-over", seat, word)
        if said:
            self._parley.check(seat, *said)
        else:
            self.game.check(self.state, seat, word)

    def act_all(self, seat: int, words: Sequence[str]) -> Acted:
        """Let a seat do several things, until one is refused, the match is over, or somebody else has acted.

        Anything automatic counts as somebody else: fate, and every answer left in advance, even the seat's own. Raises
        Refusal, changing nothing, if the very first word is refused.
        """
        for done, word in enumerate(words):
            number = self.number
            try:
                self.act(seat, word)
            except Refusal as refusal:
                if done == 0:
                    raise
                return Acted(done, refusal)
            if self.result or self.number > number + 1:
                return Acted(done + 1, None)
        return Acted(len(words), None)

    def leave(self, seat: int, question: str, word: str, standing: bool = False) -> None:
        """Answer in advance: the next time the seat is asked this, the word is taken at once as its own action.

        `question` is one of `Game.questions`, `word` an action in any spelling. Whether it is legal is only known when
        the question comes; if it is not, the seat is simply asked. An answer is used once and then gone, legal or not;
        a `standing` one stays until it is withdrawn, and may be a verb alone, for the first legal word that begins with
        it. There is one answer per question: a later one replaces an earlier one. Nobody else can see any of this, and
        taking back does not affect answers. Raises Refusal, changing nothing.
        """
        if self.result:
            raise self._line.refusal("match-over", seat, question)
        if seat not in range(len(self.game.seats)):
            facts = {"seat": self.game.seat_name(seat), "offered": ", ".join(self.game.seats)}
            raise Refusal("unknown-seat", NO_RULE, question, facts=facts)
        if question not in self.game.questions:
            raise self._line.refusal("no-such-question", seat, question, question=question)
        if self._question(seat) == question:
            raise self._line.refusal("already-asked", seat, question)
        self._answers.leave(seat, Answer(question, " ".join(word.split()), standing))

    def withdraw(self, seat: int, question: str) -> None:
        """Withdraw an answer that was left in advance. Raises Refusal if there is none."""
        try:
            self._answers.withdraw(seat, question)
        except KeyError as error:
            raise self._line.refusal("no-such-answer", seat, question) from error

    def answers_of(self, seat: int) -> LeftAnswers:
        """The answers that this seat has left in advance. Show them to no other seat."""
        return self._answers.of(seat)

    def all_answers(self) -> dict[int, LeftAnswers]:
        """The answers of all seats, for the keeper of the match to store: neither record nor snapshot contains them."""
        return self._answers.all()

    def restore_answers(self, left: Mapping[int, LeftAnswers]) -> None:
        """Set the answers of all seats, as the keeper stored them. This plays nothing."""
        self._answers.restore(left, range(len(self.game.seats)), self.game.questions)

    def time_out(self, seat: int) -> None:
        """This seat has run out of time and loses."""
        self._enter(CLOCK, f"{talk.OUT_OF_TIME} {self.game.seat_name(seat)}")

    def close(self) -> None:
        """Whoever keeps the match ends it, without a winner."""
        self._enter(CLOCK, talk.CLOSED)

    def sight(self, seat: int, *, memory: bool | None = None) -> Sight:
        state, name, left = self.state, self.game.seat_name, self._answers.of(seat)
        view = self.game.view(state, seat, memory=memory)
        return Sight(
            number=self.number,
            to_move=name(self.to_move),
            view=view,
            prompt=self.game.prompt(state, seat),
            legal=self._legal_words() if self.to_move == seat else [],
            result=self.result,
            draw_offered_by=None if self.draw_offered_by is None else name(self.draw_offered_by),
            draw_suggested=self.draw_suggested,
            undo=None if self.result else self._parley.undo(seat),
            asked_back=(name(self.asked_back[0]), self.asked_back[1]) if self.asked_back else None,
            foreseen=[] if self.result else self.game.foreseen(state, seat),
            answers=left.answers,
            answers_number=left.number,
            progress=self.game.progress(view),
        )

    def _legal_words(self) -> list[str]:
        return [self.game.word(self.state, action) for action in self.game.rules.legal(self.state)]

    def heard(self, seat: int, since: int = 0) -> list[msgspec.Struct]:
        """The events that the seat was told after action `since`."""
        return [event for step in self.steps_after(since) for event in step.news.heard_by(seat)]

    def steps_after(self, number: int) -> list[Step]:
        return self.steps[max(0, number - self.first) :]

    def recalled(self, seat: int) -> list[msgspec.Struct]:
        """The events that a client may let the seat read again."""
        return self.heard(seat, self.recall_from(seat))

    def recall_from(self, seat: int) -> int:
        """A seat may look up what it was told after this number: 0, or without memory where it last acted.

        A player may also watch, so a watcher may not look up more than any player.
        """
        if self.result or self.game.remembers(self.state):
            return 0
        actors = self.game.seats if seat == WATCHER else (self.game.seat_name(seat),)
        own = [step.entry.number for step in self.steps if step.entry.actor in actors]
        return own[-1] - 1 if own else 0

    def record(self, *, with_secret: bool | None = None) -> Record:
        """The whole record. Secrets, a set position too, are in it once the match is over, or in the keeper's copy."""
        game = self.game
        reveal = bool(self.result) if with_secret is None else with_secret
        known = self.setup if reveal or self.result or not self.is_set else structs.replace(self.setup, position=HIDDEN)
        return Record(
            game=game.name,
            rules=game.rules_version,
            edition=game.edition.edition,
            digest=game.digest,
            setup=known,
            players=self.players,
            entries=[step.entry for step in self.steps],
            result=self.result,
            **self._proof(reveal),
        )

    def _proof(self, reveal: bool) -> dict[str, Any]:
        """What a record needs so that its draws can be repeated. Links that fate has used are no secret any more."""
        fate, seats = self.fate, self.game.seats
        if isinstance(fate, FateOfTwo):
            return fate.proof(last_fated([step.entry for step in self.steps]))
        if fate is None:
            return {}
        contributions = dict(zip(seats, (part.hex() for part in fate.contributions), strict=True))
        secret = fate.secret.hex() if reveal else None
        return {"commitment": fate.commitment, "contributions": contributions, "secret": secret}

    def excerpt(self, seat: int) -> str:
        """The record so far, as the seat saw it."""
        heading = self.record(with_secret=seat == ARBITER).heading()
        lines = [*heading, f"seen by {self.game.seat_name(seat)}"]
        lines += [f"{step.entry.number} {step.entry.actor} {step.shown[seat]}" for step in self.steps]
        return seal(lines)

    def snapshot(self) -> bytes:
        """The current moment as bytes, for `thaw`. Keep it as secret as fate's secret."""
        moment = Snapshot(
            format=FORMAT,
            rules=self.game.rules_version,
            digest=self.game.digest,
            commitment=self.fate.commitment if isinstance(self.fate, Fate) else self._recorded_commitment,
            number=self.number,
            view=self.game.view(self.state, ARBITER, memory=True),
            draw_offered_by=self.draw_offered_by,
            draw_suggested=self.draw_suggested,
            asked_back=self.asked_back,
            stood=sorted(self._line.stood),
            result=self.result,
        )
        return sealed(msgspec.json.encode(moment))

    @staticmethod
    def thaw(data: bytes, game: Game[S], setup: Setup, players: Mapping[str, str], fate: Fate) -> "Match[S]":
        """Continue from a snapshot. The match remembers nothing that came before it: see `first`.

        Raises SnapshotError for anything that is wrong with it.
        """
        _check_contributions(fate, game)
        match, (snapshot, state) = Match(game, setup, players), read_snapshot(data, game, fate.commitment)
        match.fate, match.result = fate, snapshot.result
        match._begin(Line(game, state, snapshot.number, snapshot.stood, snapshot.draw_suggested))
        match._parley.draw_offered_by, match._parley.asked_back = snapshot.draw_offered_by, snapshot.asked_back
        return match

    @staticmethod
    def follow(record: Record, game: Game[S], *, until: int | None = None) -> "Match[S]":
        """Rebuild a match from its record, without drawing anything. Raises RecordError where they do not fit."""
        record.check_game(game)
        try:
            return _followed(record, game, until)
        except RecordError:
            raise
        except Exception as error:
            if not record.is_set:
                raise
            # From a position that play does not lead to, the rules may fail in any way.
            raise RecordError(record.line_saying("position"), f"leads nowhere: {type(error).__name__}") from error

    @staticmethod
    def resume(record: Record, game: Game[S]) -> "Match[S]":
        """Continue a match from the keeper's copy of its record."""
        match = Match.follow(record, game)
        try:
            match.fate = record.revealed_fate(game.seats)
        except ValueError as error:
            last = sum(1 for _ in record.lines())
            raise RecordError(last, f"is the last one, but the match cannot go on: {error}") from error
        match._go_on()
        return match

    def enter_recorded(self, entry: Entry, record: Record) -> None:
        try:
            self.enter(entry)
        except (Refusal, KeyError) as error:
            raise RecordError(record.line_of(entry.number), f"breaks the rules: {error}") from error
        if self.steps[-1].entry != entry:
            raise RecordError(record.line_of(entry.number), f"is not in its standard form: {entry.word!r}")

    def enter(self, entry: Entry) -> None:
        """Apply an action that was taken before, by fate too. Raises Refusal or KeyError if it does not fit."""
        self._enter(self.game.seat_number(entry.actor), entry.word)

    def check_end(self, record: Record) -> None:
        """A result in the record must be the one that its actions lead to. Without one, the match was interrupted."""
        if record.result is not None and record.result != self.result:
            result_line = sum(1 for _ in record.lines()) - 1
            raise RecordError(result_line, "states another result than the actions lead to")

    def _enter(self, seat: int, word: str) -> None:
        if self.result:
            raise self._line.refusal("match-over", seat, word)
        said = talk.understand(word) if seat >= 0 else None
        if said:
            self.result = self._parley.hear(seat, *said)
            self._keep_talk(seat, word.casefold())
        elif seat == CLOCK:
            self.result = self._parley.hear_clock(word)
            self._keep_talk(CLOCK, word)
        else:
            self._take(seat, self.game.check(self.state, seat, word))

    def learn(self, fate: FateOfTwo) -> None:
        """More of fate is known: go on where it was waited for."""
        self.fate = fate
        self._go_on()

    def _go_on(self) -> None:
        """Let fate draw and take answers left in advance, until a player really has to be asked."""
        for _ in range(MOST_IN_A_ROW):
            self._let_fate_act()
            if not self._take_answer():
                return
        self._let_fate_act()

    def _take_answer(self) -> bool:
        seat, question = self.to_move, self._question(self.to_move)
        answer = self._answers.find(seat, question) if question else None
        if answer is None:
            return False
        if not answer.standing:
            self._answers.withdraw(seat, answer.question)
        action = self._meant_by(seat, answer)
        if action is None:
            return False
        self._take(seat, action)
        return True

    def _meant_by(self, seat: int, answer: Answer) -> Action | None:
        """The action that an answer stands for now, if any is legal."""
        game, state = self.game, self.state
        try:
            return game.check(state, seat, answer.word)
        except Refusal:
            verb = f"{answer.word.casefold()} "
            legal = game.rules.legal(state) if answer.standing else []
            return next((action for action in legal if game.word(state, action).casefold().startswith(verb)), None)

    def _question(self, seat: int) -> str | None:
        """The question that the seat is being asked, if it is to move."""
        return self.game.prompt(self.state, seat).question if seat >= 0 and seat == self.to_move else None

    def _let_fate_act(self) -> None:
        while self.fate and self.to_move == FATE and self.fate.is_known(self.decided):
            drawn = self.fate.draw(self.number + 1, self.game.rules.weights(self.state), self.decided)
            self._take(FATE, self.game.rules.legal(self.state)[drawn])

    def _take(self, seat: int, action: Action) -> None:
        game, state = self.game, self.state
        word, reveals = game.word(state, action), game.reveals(state, action)
        shown = {looker: game.shown(state, action, looker) for looker in self._lookers}
        news = self._line.take(Taken(self.number + 1, seat, action, reveals))
        if seat >= 0:
            self._parley.play_on(seat)
        self._keep(seat, word, shown, news)
        self.result = game.rules.result(state)

    def _keep_talk(self, seat: int, word: str) -> None:
        """Everybody hears the same."""
        self._keep(seat, word, dict.fromkeys(self._lookers, word), News())

    def _keep(self, seat: int, word: str, shown: Mapping[int, str], news: News) -> None:
        self.steps.append(Step(Entry(self.number + 1, self.game.seat_name(seat), word), shown, news))


def _check_contributions(fate: Fate | FateOfTwo | None, game: Game[Any]) -> None:
    parts = len(fate.chains if isinstance(fate, FateOfTwo) else fate.contributions) if fate else len(game.seats)
    if parts != len(game.seats):
        raise ValueError(f"{parts} contributions to fate, but {len(game.seats)} seats")


def _followed(record: Record, game: Game[S], until: int | None) -> Match[S]:
    match = _seated(record, game)
    for entry in record.entries[:until]:
        match.enter_recorded(entry, record)
    if until is None:
        match.check_end(record)
    return match


def _seated(record: Record, game: Game[S]) -> Match[S]:
    """The match before its first action."""
    try:
        match = Match(game, record.setup, record.players)
    except Refusal as error:
        raise RecordError(record.line_saying(error.tried), f"cannot be played: {error}") from error
    match._recorded_commitment = record.commitment
    if match.is_set and match.record(with_secret=True).position_line() != record.position_line():
        raise RecordError(record.line_saying("position"), "is not the standard form of this position")
    return match
