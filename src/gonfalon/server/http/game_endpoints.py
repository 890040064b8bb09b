"""The endpoints of games and lessons, and those that create matches and list open seats."""

import logging
from hashlib import sha256

from gonfalon.core.forecast import Forecast
from gonfalon.protocol.requests import (
    LookIn,
    NewMatch,
)
from gonfalon.protocol.responses import (
    Created,
    Glance,
    Issued,
    OfferedGame,
    OfferedSeats,
    TaughtLesson,
    Tried,
)
from gonfalon.server.game_server import GameServer
from gonfalon.server.http import requests
from gonfalon.server.http.endpoints import AT, TRIAL, Access, endpoint
from gonfalon.server.http.handlers import Handlers, PlainResponse, RateLimits, told
from gonfalon.server.http.requests import Request, household_of
from gonfalon.server.lessons import Lessons
from gonfalon.server.tokens import Ticket

log = logging.getLogger("gonfalon.server")


class GameEndpoints(Handlers):
    def __init__(self, table: GameServer, rates: RateLimits) -> None:
        super().__init__(table, rates)
        self._lessons = Lessons(table.games)

    @endpoint("GET", "/games", "The games that can be played here", Access.NONE, answers=list[OfferedGame])
    async def games(self, request: Request, _: Ticket) -> PlainResponse:
        language = requests.answer_language(request)
        return self._prepared(lambda: self.table.games.offered(language), "games", language)

    @endpoint(
        "POST",
        "/matches",
        "Create a match and get an invitation to each seat",
        Access.OWNER,
        NewMatch,
        Created,
        status=201,
        weight=2,
        takes_long=True,
    )
    async def create(self, request: Request, ticket: Ticket) -> PlainResponse:
        longest = requests.LONGEST if ticket is requests.NO_TICKET else requests.LONGEST_START
        wish = await requests.message(request, NewMatch, longest)
        if ticket is requests.NO_TICKET:
            created = await self.table.creation.create_for_visitor(wish, household_of(request), self.may_begin(request))
        else:
            created = await self.table.creation.create(wish, sha256(requests.name_of(ticket).encode()).hexdigest()[:16])
        log.info("match created", extra={"match": created.match} | self._whence(request))
        return told(created, 201)

    @endpoint("GET", "/seats", "The seats that anybody may take now", Access.NONE, answers=OfferedSeats)
    async def open_seats(self, request: Request, _: Ticket) -> PlainResponse:
        return told(await self.table.open_seats.listed())

    @endpoint(
        "POST",
        "/seats/{match}/take",
        "Get an invitation to an open seat; whoever joins with it first has the seat",
        Access.NONE,
        answers=Issued,
        weight=2,
    )
    async def take(self, request: Request, _: Ticket) -> PlainResponse:
        issued = await self.table.open_seats.take(request.path_params["match"])
        await self._rates.check("seat", household_of(request))  # else one visitor could take all and play none
        return told(issued)

    @endpoint(
        "POST",
        "/glances",
        "What has become of the matches of these tickets, in their order",
        Access.NONE,
        LookIn,
        list[Glance],
        weight=4,
    )
    async def glances(self, request: Request, _: Ticket) -> PlainResponse:
        wish = await requests.message(request, LookIn)
        return told(await self.table.queries.glances(wish.tickets, requests.language(request)))

    @endpoint("GET", "/games/{game}/rules", "The rules for players, as Markdown", Access.NONE, media="text/markdown")
    async def rules(self, request: Request, _: Ticket) -> PlainResponse:
        page = self.table.games.speaking(request.path_params["game"], requests.answer_language(request)).rules_page()
        return PlainResponse(page.encode(), media="text/markdown; charset=utf-8")

    @endpoint(
        "GET",
        "/games/{game}/lesson",
        "A first battle, step by step, with remarks",
        Access.NONE,
        answers=TaughtLesson,
        query=TRIAL,
    )
    async def lesson(self, request: Request, _: Ticket) -> PlainResponse:
        game, rule, language = (
            request.path_params["game"],
            requests.word(request, "rule"),
            requests.answer_language(request),
        )
        return self._prepared(lambda: self._lessons.taught(game, language, rule), "lesson", game, language, rule)

    @endpoint(
        "GET",
        "/games/{game}/lesson/try",
        "Whether the learner may say a word at a step of the lesson; if not, a refusal as in a match",
        Access.NONE,
        answers=Tried,
        query=AT,
        words={"word": []},
    )
    async def lesson_try(self, request: Request, _: Ticket) -> PlainResponse:
        return told(self._lessons.tried(*_in_lesson(request)))

    @endpoint(
        "GET",
        "/games/{game}/lesson/odds",
        "The possible outcomes of a word at a step of the lesson; null where there is no luck",
        Access.NONE,
        answers=Forecast | None,
        query=AT,
        words={"word": []},
        weight=4,
    )
    async def lesson_odds(self, request: Request, _: Ticket) -> PlainResponse:
        return told(self._lessons.odds(*_in_lesson(request)))


def _in_lesson(request: Request) -> tuple[str, int, str, str]:
    """The game, the number of actions played, the word, and the rule that is tried, if it is a trial."""
    word, rule = requests.word(request, "word"), requests.word(request, "rule")
    return request.path_params["game"], requests.number(request, "at"), word, rule
