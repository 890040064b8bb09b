"""A match: one game being played, with everything that was done and told, in order."""

from collections.abc import Hashable, Mapping
from typing import Any, Generic, TypeVar

import msgspec

from gonfalon.core.editions import edition_digest
from gonfalon.core.fate import Fate
from gonfalon.core.game import Action, Game, Result, Setup, State
from gonfalon.core.news import News
from gonfalon.core.players import check_players
from gonfalon.core.prompts import Prompt
from gonfalon.core.record import Entry, Record, RecordError, seal
from gonfalon.core.refusal import NO_RULE, Refusal
from gonfalon.core.seats import ARBITER, FATE, NOBODY, WATCHER

RESIGN = "resign"
OFFER = "offer draw"
ACCEPT = "accept draw"
DECLINE = "decline draw"


class Sight(msgspec.Struct, frozen=True):
    """All that a seat is shown at one moment."""

    number: int
    view: Any
    prompt: Prompt
    legal: list[str]
    result: Result | None
    draw_offered_by: str | None
    draw_suggested: bool


class Step:
    """One action of a match: its word as each seat saw it, and what each was told."""

    def __init__(self, entry: Entry, shown: Mapping[int, str], news: News) -> None:
        self.entry = entry
        self.shown = shown
        self.news = news


S = TypeVar("S", bound=State)


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
        self.state = game.start(setup)
        self.setup = Setup(setup.scenario, game.settle(setup))
        self.players = dict(players or {})
        check_players(self.players, game.seats)
        self.fate = fate
        _check_contributions(fate, game)
        self.steps: list[Step] = []
        self.result: Result | None = None
        self.draw_offered_by: int | None = None
        self.draw_suggested = False
        self._stood: set[Hashable] = set()
        self._let_fate_act()

    @property
    def number(self) -> int:
        """How many actions have been taken."""
        return len(self.steps)

    @property
    def to_move(self) -> int:
        return NOBODY if self.result else self.game.to_move(self.state)

    def act(self, seat: int, text: str) -> None:
        """Let a seat do something. Raises Refusal, changing nothing, if the rules do not allow it."""
        self._enter(seat, " ".join(text.split()))
        self._let_fate_act()

    def sight(self, seat: int, *, memory: bool | None = None) -> Sight:
        state, mine = self.state, self.to_move == seat
        return Sight(
            number=self.number,
            view=self.game.view(state, seat, memory=memory),
            prompt=self.game.prompt(state, seat),
            legal=[self.game.word(state, action) for action in self.game.legal(state)] if mine else [],
            result=self.result,
            draw_offered_by=None if self.draw_offered_by is None else self.game.seat_name(self.draw_offered_by),
            draw_suggested=self.draw_suggested,
        )

    def heard(self, seat: int, since: int = 0) -> list[msgspec.Struct]:
        """The events that the seat was told after action `since`."""
        return [event for step in self.steps[since:] for event in step.news.heard_by(seat)]

    def recalled(self, seat: int) -> list[msgspec.Struct]:
        """What a client may let the seat read again: everything, or without memory what came since it last acted."""
        if self.result or self.game.remembers(self.state):
            return self.heard(seat)
        own = [step.entry.number for step in self.steps if step.entry.actor == self.game.seat_name(seat)]
        return self.heard(seat, own[-1] - 1 if own else 0)

    def record(self, *, with_secret: bool | None = None) -> Record:
        """The whole record. The secret is in it once the match is over, or for its keeper's own copy."""
        game = self.game
        reveal = bool(self.result) if with_secret is None else with_secret
        return Record(
            game=game.name,
            rules=game.rules_version,
            edition=game.edition.edition,
            digest=edition_digest(game.edition),
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
            self._enter(self.game.seat_number(entry.actor), entry.word)
        except (Refusal, KeyError) as error:
            raise RecordError(_line(record, entry.number), f"breaks the rules: {error}") from error

    def check_end(self, record: Record) -> None:
        """A record that tells an end tells the one that its actions make. One that tells none was interrupted."""
        if record.result is not None and record.result != self.result:
            result_line = sum(1 for _ in record.lines()) - 1
            raise RecordError(result_line, "tells another end than the actions make")

    def _enter(self, seat: int, word: str) -> None:
        if self.result:
            raise Refusal("match-over", NO_RULE, word, self.game.position(self.state, seat))
        talk = _TABLE_TALK.get(word.casefold())
        if talk and seat >= 0:
            talk(self, seat)
            self._keep(seat, word.casefold(), {}, News())
        else:
            self._take(seat, self.game.check(self.state, seat, word))

    def _let_fate_act(self) -> None:
        while self.fate and self.to_move == FATE:
            drawn = self.fate.draw(self.number + 1, self.game.weights(self.state))
            self._take(FATE, self.game.legal(self.state)[drawn])

    def _take(self, seat: int, action: Action) -> None:
        game, state, news = self.game, self.state, News()
        word = game.word(state, action)
        shown = {looker: game.shown(state, action, looker) for looker in self._lookers()}
        state.news = news
        game.apply(state, action)
        state.news = None
        if seat >= 0 and seat != self.draw_offered_by:
            self.draw_offered_by = None
        self._keep(seat, word, shown, news)
        self.result = game.result(state)
        self._compare_positions()

    def _keep(self, seat: int, word: str, shown: Mapping[int, str], news: News) -> None:
        seen = {looker: shown.get(looker, word) for looker in self._lookers()}
        self.steps.append(Step(Entry(self.number + 1, self.game.seat_name(seat), word), seen, news))

    def _lookers(self) -> list[int]:
        return [*range(len(self.game.seats)), WATCHER, ARBITER]

    def _compare_positions(self) -> None:
        stands = self.game.repetition(self.state)
        if stands is not None:
            self.draw_suggested = stands in self._stood
            self._stood.add(stands)

    def _resign(self, seat: int) -> None:
        others = [name for name in self.game.seats if name != self.game.seats[seat]]
        self.result = Result(others[0] if len(others) == 1 else None, "resigned", NO_RULE)

    def _offer_draw(self, seat: int) -> None:
        if self.draw_offered_by is not None:
            raise Refusal("draw-already-offered", NO_RULE, OFFER, self.game.position(self.state, seat))
        self.draw_offered_by = seat

    def _accept_draw(self, seat: int) -> None:
        self._need_offer(seat, ACCEPT)
        self.result = Result(None, "draw-agreed", NO_RULE)

    def _decline_draw(self, seat: int) -> None:
        self._need_offer(seat, DECLINE)
        self.draw_offered_by = None

    def _need_offer(self, seat: int, tried: str) -> None:
        if self.draw_offered_by in (None, seat):
            raise Refusal("no-draw-offered", NO_RULE, tried, self.game.position(self.state, seat))


_TABLE_TALK = {
    RESIGN: Match._resign,
    OFFER: Match._offer_draw,
    ACCEPT: Match._accept_draw,
    DECLINE: Match._decline_draw,
}


def _check_contributions(fate: Fate | None, game: Game[Any]) -> None:
    if fate and len(fate.contributions) != len(game.seats):
        raise ValueError(f"{len(fate.contributions)} contributions to fate, but {len(game.seats)} seats")


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
    if record.digest != edition_digest(game.edition):
        raise RecordError(3, f"asks for edition {record.edition} {record.digest}; this is {game.edition.edition}")
