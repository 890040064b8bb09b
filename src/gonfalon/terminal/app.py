"""The terminal client as a whole: from the menu to a match and back."""

import asyncio
from pathlib import Path
from typing import Any

from textual import work

from gonfalon.bots import USUAL, offered_bots
from gonfalon.core import Fate, Game, Match, Refusal, Setup, registry
from gonfalon.core.refusal import NO_RULE
from gonfalon.terminal.board import Board, board_of
from gonfalon.terminal.full_screen import FullScreen
from gonfalon.terminal.screens.chooser import BattleChooser
from gonfalon.terminal.screens.dialogs import RuleWindow
from gonfalon.terminal.screens.menu import Menu, Wish
from gonfalon.terminal.screens.play_screen import PACE, LessonScreen, PlayScreen
from gonfalon.terminal.session import storage
from gonfalon.terminal.session.lesson import LessonSession
from gonfalon.terminal.session.local import LocalSession, seated
from gonfalon.terminal.session.session import PERSON
from gonfalon.terminal.texts import CannotPlay, language, say

Start = tuple[Game[Any], Setup]
"""Where a match begins instead of at the beginning, with the game in that match's rules and edition."""


class Gonfalon(FullScreen[None]):
    """One game at one screen. Fate and pace can be passed in, so that a match can be reproduced exactly."""

    def __init__(  # noqa: PLR0913
        self,
        game: Game[Any],
        board: Board,
        wanted: dict[str, str] | None = None,
        *,
        edition: bytes | None = None,
        resume: Path | None = None,
        start: Start | None = None,
        lesson: bool = False,
        fate: Fate | None = None,
        pace: float = PACE,
    ) -> None:
        super().__init__()
        self.game, self.board = game, board
        self.pace = pace
        self.farewell = ""
        """What to tell in the shell afterwards: how to go on with a match that is not over."""
        self._wanted = wanted or {}
        self._edition, self._resume, self._start = edition, resume, start
        self._lesson = lesson
        self._fate = fate
        self._sleep = asyncio.sleep if pace else None

    def on_mount(self) -> None:
        super().on_mount()
        self.host()

    @work
    async def host(self) -> None:
        """Menu, match, menu, until somebody quits."""
        asked_for = self._resume or self._lesson
        given = Wish(resume=self._resume, lesson=self._lesson) if asked_for else self._settled_wish()
        what = await self._play(given) if given else "menu"
        while what == "menu":
            what = await self._play(await self.push_screen_wait(Menu(self.game, self.board, self._wanted)))
        self.exit()

    async def _play(self, wish: Wish) -> str:
        if wish.lesson:
            return await self._teach()
        try:
            session = self._session(wish)
        except storage.Occupied:
            self.notify(say("occupied"), severity="warning")
            return "menu"
        board = self.board if session.game is self.game else board_of(session.game)
        try:
            return await self.push_screen_wait(PlayScreen(session, board, self.pace))
        finally:
            session.close()
            self.farewell = "" if session.result else _how_to_go_on(session.keeper.path)

    async def _teach(self) -> str:
        lesson = self.game.lesson()
        assert lesson is not None
        return await self.push_screen_wait(LessonScreen(LessonSession(self.game, lesson), self.board, self.pace))

    def _settled_wish(self) -> Wish | None:
        """If scenario, seat and opponent were all given, there is nothing left to ask; from another start neither."""
        game, wanted = self.game, self._wanted
        if self._start is not None:
            wanted = {"seat": game.seats[0], "opponent": USUAL} | wanted
            game, setup = self._start
        elif {"scenario", "seat", "opponent"} <= wanted.keys():
            options = {option.name: wanted[option.name] for option in game.options if option.name in wanted}
            setup = Setup(wanted["scenario"], options)
        else:
            return None
        setup = game.settle(setup, with_bot=wanted["opponent"] != PERSON)
        players = {name: PERSON if name == wanted["seat"] else wanted["opponent"] for name in game.seats}
        return Wish(setup, players, game)

    def _session(self, wish: Wish) -> LocalSession:
        if wish.resume is not None:
            keeper = storage.Keeper(wish.resume)
            keeper.hold()
            record = storage.load(wish.resume)
            game = storage.game_of(wish.resume, record, self._edition)
            return LocalSession(Match.resume(record, game), keeper, self._sleep)
        assert wish.setup is not None
        fate = self._fate or Fate.fresh(len(self.game.seats))
        match = Match(wish.game or self.game, wish.setup, wish.players, fate)
        keeper = storage.Keeper.fresh(match, self._edition)
        keeper.hold()
        return LocalSession(match, keeper, self._sleep)

    def action_rules(self) -> None:
        self.push_screen(RuleWindow(say("key-rules"), self.game.rules_page()))


def run(
    game_name: str | None = None,
    scenario: str | None = None,
    resume: Path | str | bool | None = None,
    edition: bytes | None = None,
    seat: str | None = None,
    opponent: str | None = None,
    earlier: Match[Any] | None = None,
) -> int:
    """Play at this screen. The menu asks for what is not given; with scenario, seat and opponent, play begins at once.

    Where `earlier` stands, play begins without the menu, with the rules, edition and options of that match. `resume` is
    the file of a saved match, or True for the most recent one; game, rules and edition come from the file. Raises
    CannotPlay, NotInstalled, UnknownVersion, EditionError, Refusal, RecordError or OSError before the
    screen opens.
    """
    if resume is True and game_name is None and len(storage.playable()) > 1:
        chosen = BattleChooser(only_matches=True).run()
        if chosen is None:
            return 0
        resume = chosen.resume
    kept = _kept(resume, game_name)
    if game_name is None and kept is None:
        chosen = BattleChooser().run()
        if chosen is None:
            return 0
        kept, game_name, scenario = chosen.resume, chosen.game, scenario or chosen.scenario
    if kept is not None:
        record = storage.load(kept)
        game_name, edition = record.game, edition or storage.edition_of(kept)
        seated(Match.resume(record, storage.game_of(kept, record, edition)))
        if storage.is_occupied(kept):
            raise CannotPlay(say("occupied"))
    assert game_name is not None
    game = registry.find(game_name, edition).speaking(language())
    given = {"scenario": scenario, "seat": seat, "opponent": opponent}
    wanted = {key: value for key, value in given.items() if value is not None}
    _check_wanted(wanted, game)
    start = (earlier.game.speaking(language()), earlier.setup_here()) if earlier else None
    return _shown(Gonfalon(game, board_of(game), wanted, edition=edition, resume=kept, start=start))


def teach(game_name: str | None = None) -> int:
    """Begin with the lesson of a game, else of the first that has one; the menu comes after it.

    Raises CannotPlay or NotInstalled before the screen opens.
    """
    games = [registry.find(game_name)] if game_name else registry.installed()
    game = next((game.speaking(language()) for game in games if game.lesson()), None)
    if game is None:
        raise CannotPlay(say("no-lesson"))
    return _shown(Gonfalon(game, board_of(game), lesson=True))


def _shown(app: Gonfalon) -> int:
    app.run()
    if app.farewell:
        print(app.farewell)
    return app.return_code or 0


def _how_to_go_on(path: Path) -> str:
    return say("how-to-go-on", path=str(path), command=f"gonfalon play --resume {path.name}")


def _kept(resume: Path | str | bool | None, game_name: str | None) -> Path | None:
    """The file to resume from, if that was asked for."""
    if resume is None or resume is False:
        return None
    if resume is not True:
        return storage.found(Path(resume))
    latest = storage.latest_unfinished(game_name)
    if latest is None:
        raise FileNotFoundError(say("no-unfinished", folder=str(storage.folder())))
    return latest


def _check_wanted(wanted: dict[str, str], game: Game[Any]) -> None:
    offered = {
        "scenario": [scenario.name for scenario in game.scenarios],
        "seat": list(game.seats),
        "opponent": [PERSON, *offered_bots()],
    }
    for name, value in wanted.items():
        if value not in offered[name]:
            facts = {"name": name, "value": value, "offered": ", ".join(offered[name])}
            raise CannotPlay(game.say(Refusal("unknown-choice", NO_RULE, value, facts=facts)))
