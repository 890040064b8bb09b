"""Hands out the browser client that was built into this package, if it was."""

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

PAGE = Path(__file__).parent / "page"
MISSING = (
    "This table has no page for browsers in it. Sit down with `gonfalon join LINK`, or build it: scripts/build-web\n"
)
HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data: blob:; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
}
OK = 200
FOR_EVER = "public, max-age=31536000, immutable"


def routes() -> list[BaseRoute]:
    """The page itself, at every address that it reads for itself, and the files that it asks for."""
    pages: list[BaseRoute] = [Route(path, _page) for path in ("/", "/play/{match}", "/learn/{game}")]
    if PAGE.is_dir():
        files = StaticFiles(directory=PAGE / "assets", check_dir=False)
        pages += [Mount("/assets", _Kept(files)), Route("/icon.svg", _icon)]
    return pages


def is_built() -> bool:
    return (PAGE / "index.html").is_file()


async def _page(request: Request) -> Response:
    if not is_built():
        return Response(MISSING, 404, media_type="text/plain")
    return FileResponse(PAGE / "index.html", headers=HEADERS | {"cache-control": "no-cache"})


async def _icon(request: Request) -> Response:
    return FileResponse(PAGE / "icon.svg", headers=HEADERS)


class _Kept:
    """Names of built files change with what is in them, so a browser may keep them."""

    def __init__(self, files: ASGIApp) -> None:
        self._files = files

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_kept(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] == OK:
                message["headers"] = [*message["headers"], (b"cache-control", FOR_EVER.encode())]
            await send(message)

        try:
            await self._files(scope, receive, send_kept)
        except HTTPException as error:
            await Response(status_code=error.status_code)(scope, receive, send)
