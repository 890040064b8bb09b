"""The endpoints of one match."""

import logging

from gonfalon.core import LeftAnswers
from gonfalon.core.forecast import Forecast, Recollection
from gonfalon.protocol.requests import (
    Act,
    Commit,
    Hurry,
    Join,
    Leave,
    Plan,
    Reissue,
    Reveal,
    Say,
    SeekAdvice,
    TryAgain,
    Withdraw,
)
from gonfalon.protocol.responses import (
    Issued,
    Moments,
    Planned,
    Rematch,
    Steps,
    ToldAdvice,
    ToldReview,
)
from gonfalon.protocol.types import Done
from gonfalon.protocol.updates import Update
from gonfalon.server.game_server import GameServer
from gonfalon.server.http import requests
from gonfalon.server.http.endpoints import AFTER, Access, endpoint
from gonfalon.server.http.handlers import TEXT, Handlers, PlainResponse, RateLimits, told
from gonfalon.server.http.requests import Request, household_of
from gonfalon.server.teacher.teacher import Teacher
from gonfalon.server.tokens import Ticket

log = logging.getLogger("gonfalon.server")


class MatchEndpoints(Handlers):
    def __init__(self, table: GameServer, teacher: Teacher, rates: RateLimits) -> None:
        super().__init__(table, rates)
        self._teacher = teacher

    @endpoint(
        "POST",
        "/matches/{match}/join",
        "Take the seat of the invitation, which is then spent, and get the seat's own ticket",
        Access.JOINER,
        Join,
        Issued,
    )
    async def join(self, request: Request, ticket: Ticket) -> PlainResponse:
        issued = await self.table.seating.join(ticket, await requests.message(request, Join))
        log.info("seat taken", extra={"match": ticket.match, "seat": ticket.seat} | self._whence(request))
        return told(issued)

    @endpoint(
        "POST",
        "/matches/{match}/move",
        "Get an invitation to the own seat, to move it to another device",
        Access.PLAYER,
        answers=Issued,
    )
    async def move(self, request: Request, ticket: Ticket) -> PlainResponse:
        return told(await self.table.seating.move(ticket))

    @endpoint(
        "GET", "/matches/{match}/watch", "Get a ticket with which somebody can watch", Access.ANYBODY, answers=Issued
    )
    async def watch(self, request: Request, ticket: Ticket) -> PlainResponse:
        return told(await self.table.seating.watch(ticket.match))

    @endpoint(
        "POST",
        "/matches/{match}/reissue",
        "Void all tickets of a seat and get a new invitation to it, or the same for watchers; everybody is told",
        Access.HOST,
        Reissue,
        Issued,
    )
    async def reissue(self, request: Request, ticket: Ticket) -> PlainResponse:
        wish = await requests.message(request, Reissue)
        issued = await self.table.seating.reissue(ticket.match, wish, ticket)
        log.info("seat given out anew", extra={"match": ticket.match, "seat": issued.seat})
        return told(issued)

    @endpoint(
        "POST",
        "/matches/{match}/end",
        "Ask to end a match that cannot be opened; it ends when all persons have asked",
        Access.PLAYER,
        answers=Done,
    )
    async def end(self, request: Request, ticket: Ticket) -> PlainResponse:
        return told(await self.table.ending.asked(ticket))

    @endpoint("POST", "/matches/{match}/close", "End a match that cannot be opened", Access.HOST, answers=Done)
    async def close(self, request: Request, ticket: Ticket) -> PlainResponse:
        return told(await self.table.ending.asked(ticket))

    @endpoint(
        "POST",
        "/matches/{match}/rematch",
        "After a match: ask for another with the sides swapped; it begins when all persons have asked",
        Access.PLAYER,
        answers=Rematch,
        weight=2,
    )
    async def rematch(self, request: Request, ticket: Ticket) -> PlainResponse:
        return told(await self.table.creation.rematch(ticket, self.may_begin(request)))

    @endpoint(
        "POST",
        "/matches/{match}/again",
        "After a match: play on from a moment of it against the computer, in a new match that is not rated",
        Access.PLAYER,
        TryAgain,
        Issued,
        weight=8,
        takes_long=True,
    )
    async def try_again(self, request: Request, ticket: Ticket) -> PlainResponse:
        wish = await requests.message(request, TryAgain)
        return told(await self.table.creation.try_again(ticket, wish, household_of(request), self.may_begin(request)))

    @endpoint("POST", "/matches/{match}/commit", "Commit to a contribution to fate", Access.PLAYER, Commit, Done)
    async def commit(self, request: Request, ticket: Ticket) -> PlainResponse:
        return told(await self.table.seating.commit(ticket, await requests.message(request, Commit)))

    @endpoint(
        "POST",
        "/matches/{match}/reveal",
        "Reveal the contribution, once all have committed; the match begins when all have revealed",
        Access.PLAYER,
        Reveal,
        Done,
    )
    async def reveal(self, request: Request, ticket: Ticket) -> PlainResponse:
        return told(await self.table.seating.reveal(ticket, await requests.message(request, Reveal)))

    @endpoint(
        "POST",
        "/matches/{match}/withdraw",
        "Withdraw before the match has begun: all commit anew",
        Access.PLAYER,
        Withdraw,
        Done,
    )
    async def withdraw(self, request: Request, ticket: Ticket) -> PlainResponse:
        return told(await self.table.seating.withdraw(ticket, await requests.message(request, Withdraw)))

    @endpoint(
        "POST",
        "/matches/{match}/act",
        "Carry out one or several words: actions of the game, or resign, offer draw, accept draw, decline draw, "
        "take back N, offer take back N, accept take back, decline take back",
        Access.PLAYER,
        Act,
        Done,
    )
    async def act(self, request: Request, ticket: Ticket) -> PlainResponse:
        wish = await requests.message(request, Act)
        return told(await self.table.matches.act(ticket, wish, requests.answer_language(request)))

    @endpoint(
        "POST",
        "/matches/{match}/plan",
        "What orders would lead to, without giving them; only in games where nothing is hidden",
        Access.PLAYER,
        Plan,
        Planned,
        weight=4,
        takes_long=True,
    )
    async def plan(self, request: Request, ticket: Ticket) -> PlainResponse:
        wish = await requests.message(request, Plan)
        return told(await self.table.queries.plan(ticket, wish, requests.language(request)))

    @endpoint(
        "POST",
        "/matches/{match}/answer",
        "Answer a question before it is asked, or withdraw the answer; returns all answers that the seat has left",
        Access.PLAYER,
        Leave,
        LeftAnswers,
        counted=False,
    )
    async def answer(self, request: Request, ticket: Ticket) -> PlainResponse:
        return told(await self.table.matches.leave(ticket, await requests.message(request, Leave)))

    @endpoint(
        "POST",
        "/matches/{match}/hurry",
        "Let the bot that is thinking play the best that it has found; if none is, nothing happens",
        Access.PLAYER,
        Hurry,
        Done,
    )
    async def hurry(self, request: Request, ticket: Ticket) -> PlainResponse:
        return told(await self.table.matches.hurry(ticket, await requests.message(request, Hurry)))

    @endpoint("POST", "/matches/{match}/say", "Send a line of chat to everybody in the match", Access.PLAYER, Say, Done)
    async def say(self, request: Request, ticket: Ticket) -> PlainResponse:
        wish = await requests.message(request, Say)
        await self._rates.check("chat", f"{ticket.match} {ticket.seat}")
        return told(await self.table.chat.say(ticket, wish))

    @endpoint(
        "GET",
        "/matches/{match}",
        "The current state, and every action after a number",
        Access.GUEST,
        answers=Update,
        query={"after": AFTER["after"]},
    )
    async def news(self, request: Request, ticket: Ticket) -> PlainResponse:
        after, language = requests.number(request, "after"), requests.language(request)
        return told(await self.table.queries.update_for_ticket(ticket, after, fresh=True, language=language))

    @endpoint(
        "GET",
        "/matches/{match}/odds",
        "The possible outcomes of an action, as far as the seat knows; null where there is no luck",
        Access.PLAYER,
        answers=Forecast | None,
        words={"word": []},
        weight=4,
    )
    async def odds(self, request: Request, ticket: Ticket) -> PlainResponse:
        return told(await self.table.queries.odds(ticket.match, ticket.seat, requests.word(request, "word")))

    @endpoint(
        "GET",
        "/matches/{match}/memory",
        "Where hidden things may be, as far as the seat can know; empty where players rely on their own memory",
        Access.PLAYER,
        answers=list[Recollection],
    )
    async def memory(self, request: Request, ticket: Ticket) -> PlainResponse:
        return told(await self.table.queries.memory(ticket.match, ticket.seat))

    @endpoint(
        "GET",
        "/matches/{match}/steps",
        "The hundred actions before a number, as far back as the seat may look",
        Access.ANYBODY,
        answers=Steps,
        query={"before": "number of the first action that the client has"},
        weight=4,
    )
    async def steps(self, request: Request, ticket: Ticket) -> PlainResponse:
        before, language = requests.number(request, "before"), requests.language(request)
        return told(await self.table.queries.steps(ticket.match, ticket.seat, before, language))

    @endpoint(
        "GET",
        "/matches/{match}/moments",
        "The match step by step, a hundred at once, as the seat saw it; after its end, through any eyes",
        Access.ANYBODY,
        answers=Moments,
        query={"after": "number of the last action that the client has the moment of"},
        words={"eyes": []},
        weight=8,
        takes_long=True,
    )
    async def moments(self, request: Request, ticket: Ticket) -> PlainResponse:
        eyes = requests.word(request, "eyes") or ticket.seat
        after, language = requests.number(request, "after"), requests.language(request)
        return told(await self.table.queries.moments(ticket.match, ticket.seat, eyes, language, after))

    @endpoint(
        "GET",
        "/matches/{match}/review",
        "Look back at a finished match for one seat; it takes a while, so ask again until it is found",
        Access.ANYBODY,
        answers=ToldReview,
        words={"seat": []},
        weight=4,
    )
    async def review(self, request: Request, ticket: Ticket) -> PlainResponse:
        seat = requests.word(request, "seat") or ticket.seat
        return told(await self._teacher.review(ticket.match, seat, requests.answer_language(request)))

    @endpoint(
        "POST",
        "/matches/{match}/advice",
        "What to do, by what the seat knows: after the end at any moment; in a match against the computer now",
        Access.ANYBODY,
        SeekAdvice,
        ToldAdvice,
        weight=8,
    )
    async def advice(self, request: Request, ticket: Ticket) -> PlainResponse:
        wish = await requests.message(request, SeekAdvice)
        return told(await self._teacher.advice(ticket, wish.number, requests.answer_language(request)))

    @endpoint(
        "GET",
        "/matches/{match}/record",
        "The record of a finished match; before its end, what the seat saw of it",
        Access.ANYBODY,
        media="text/plain",
        weight=4,
    )
    async def record(self, request: Request, ticket: Ticket) -> PlainResponse:
        return PlainResponse((await self.table.queries.record(ticket.match, ticket.seat)).encode(), media=TEXT)
