"""The endpoints that only the table of a page has: those of matches by letters."""

from gonfalon.protocol.requests import Invite, OpenLetter
from gonfalon.protocol.responses import Issued, ToldLetter, ToldPost
from gonfalon.server.browser.mailing import Mailing
from gonfalon.server.http import requests
from gonfalon.server.http.endpoints import Access, endpoint
from gonfalon.server.http.handlers import PlainResponse, told
from gonfalon.server.http.requests import Request
from gonfalon.server.tokens import Ticket


class LetterEndpoints:
    def __init__(self, mailing: Mailing) -> None:
        self._mailing = mailing

    @endpoint("POST", "/letters/invite", "Begin a match by letters", Access.OWNER, Invite, Issued)
    async def invite(self, request: Request, _: Ticket) -> PlainResponse:
        return told(await self._mailing.invite(await requests.message(request, Invite)))

    @endpoint("POST", "/letters/look", "What a letter is; nothing is changed", Access.OWNER, OpenLetter, ToldLetter)
    async def look(self, request: Request, _: Ticket) -> PlainResponse:
        return told(await self._mailing.look(await requests.message(request, OpenLetter)))

    @endpoint(
        "POST",
        "/letters/open",
        "Open a letter: accept an invitation, or let its actions be carried out",
        Access.OWNER,
        OpenLetter,
        Issued,
    )
    async def open(self, request: Request, _: Ticket) -> PlainResponse:
        return told(await self._mailing.open(await requests.message(request, OpenLetter)))

    @endpoint("GET", "/matches/{match}/post", "The letter that is to be sent now", Access.PLAYER, answers=ToldPost)
    async def post(self, request: Request, ticket: Ticket) -> PlainResponse:
        return told(await self._mailing.told(ticket))
