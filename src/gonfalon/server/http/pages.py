"""Serves the browser client, if it was built into this package."""

import json
import mimetypes
from collections.abc import Awaitable, Callable, Iterator
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Route

from gonfalon.core import Game, registry
from gonfalon.core.texts import LANGUAGES
from gonfalon.protocol.credentials import is_local
from gonfalon.server.errors import Troubled, table_words
from gonfalon.server.http.rules_pages import Book

PAGE = Path(__file__).parent.parent / "page"
MISSING = (
    "This server was built without its browser page. Join with `gonfalon join LINK`, or build it: scripts/build-web\n"
)
HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data: blob:; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}
OPENER = {"cross-origin-opener-policy": "same-origin"}
"""Elsewhere than over HTTPS or on a loopback address browsers don't honour it, and complain."""
PLAIN = "plain"
"""The build's name for the board of games that have none."""
NOTICES = "notices.txt"
"""The licences of everything that was bundled, always under the same name."""
FOR_EVER = "public, max-age=31536000, immutable"
RULES_PAGE = """<!doctype html>
<html lang="{language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>{title} – Gonfalon</title>
    <link rel="icon" href="/icon.svg" type="image/svg+xml">
    {links}
  </head>
  <body class="book">
    <a class="skip" href="#text">{skip}</a>
    <header><a class="names" href="/">Gonfalon</a><nav aria-label="{languages}">{tongues}</nav></header>
    <nav id="contents" popover aria-label="{contents}">{chapters}</nav>
    <main class="rules" id="text">{body}</main>
    <button class="strong" popovertarget="contents">{contents}</button>
  </body>
</html>
"""
TONGUES = {"en": "English", "es": "Español", "fr": "Français"}

GameOf = Callable[[str], Awaitable[str | None]]


def routes(game_of: GameOf, speaking: Callable[[str, str], Game[Any]]) -> list[BaseRoute]:
    """The page, at every path that it routes itself, and the files it requests."""

    async def page(request: Request) -> Response:
        match = request.path_params.get("match")
        try:
            game = await game_of(match) if match else _taught(request)
        except Troubled:
            return _shown(request, "Match" if match else "Lost", status=404)
        return _shown(request, "Match" if match else "Lesson" if game else "Home", _board_of(game) if game else None)

    def _taught(request: Request) -> str | None:
        """The game of a lesson, if one is asked for. Raises Troubled."""
        game: str | None = request.path_params.get("game")
        if game:
            speaking(game, _language(request))
        return game

    async def rules(request: Request) -> Response:
        language = _language(request)
        try:
            game = speaking(request.path_params["game"], language)
        except Troubled:
            return lost(request)
        page = rules_page(PAGE, _built_at(), game, language)
        return Response(page, headers=_headers(request), media_type="text/html")

    async def rule(request: Request) -> Response:
        """One rule, to be shown inside a page."""
        language = _language(request)
        try:
            text = book(speaking(request.path_params["game"], language), language).rule(request.path_params["rule"])
        except Troubled:
            text = None
        if text is None:
            return Response(status_code=404)
        return Response(text, headers=_headers(request), media_type="text/html")

    pages: list[BaseRoute] = [Route(path, page) for path in ("/", "/play/{match}", "/learn/{game}")]
    rulebook: list[BaseRoute] = [Route("/rules/{game}", rules), Route("/rules/{game}/{rule}", rule)]
    return [*pages, *rulebook, Route("/assets/{name}", _asset), Route("/icon.svg", _icon)]


def lost(request: HTTPConnection) -> Response:
    """There is nothing at this path, which the page says."""
    return _shown(request, "Lost", status=404)


def _shown(request: HTTPConnection, kind: str, board: str | None = None, status: int = 200) -> Response:
    if not is_built():
        return Response(MISSING, 404, media_type="text/plain")
    text = _page(PAGE, _built_at(), kind, board, _language(request))
    return Response(text, status, headers=_headers(request), media_type="text/html")


def _headers(request: HTTPConnection) -> dict[str, str]:
    address = str(request.url)
    is_honoured = address.startswith("https:") or is_local(address)
    return HEADERS | (OPENER if is_honoured else {}) | {"cache-control": "no-cache"}


def _built_at() -> float:
    """Part of the cache keys: a page that is rebuilt while the table runs refers to other files. 0: not built."""
    return (PAGE / "index.html").stat().st_mtime if is_built() else 0.0


def _board_of(game: str) -> str:
    """The game's own board if the build has one. It has none for third-party games."""
    return game if game in _names(PAGE, _built_at()) else PLAIN


def is_built() -> bool:
    return (PAGE / "index.html").is_file()


async def _icon(request: Request) -> Response:
    if not is_built():
        return Response(status_code=404)
    return _file(PAGE / "icon.svg", request, HEADERS)


async def _asset(request: Request) -> Response:
    """The names of built files contain a hash of their content, so browsers may cache them for ever.

    A name that the build does not know is never made part of a path: some systems read more in it than a name.
    """
    name = request.path_params["name"]
    if name not in _assets(PAGE, _built_at()):
        return Response(status_code=404)
    return _file(PAGE / "assets" / name, request, {"cache-control": "no-cache" if name == NOTICES else FOR_EVER})


def _file(path: Path, request: Request, headers: dict[str, str]) -> Response:
    packed, accepted = path.with_name(f"{path.name}.br"), request.headers.get("accept-encoding", "")
    if "br" in accepted and packed.is_file():
        headers = headers | {"content-encoding": "br", "vary": "accept-encoding"}
        return FileResponse(packed, headers=headers, media_type=mimetypes.guess_type(path.name)[0])
    return FileResponse(path, headers=headers)


def _language(request: HTTPConnection) -> str:
    """The one that the address asks for, or the first of ours in the Accept-Language header."""
    asked = request.query_params.get("lang")
    if asked in LANGUAGES:
        return asked
    wanted = [part.strip()[:2] for part in request.headers.get("accept-language", "").split(",")]
    return next((language for language in wanted if language in LANGUAGES), "en")


@cache
def _names(folder: Path, built: float) -> frozenset[str]:
    """The names of the page's chunks."""
    return frozenset(entry["name"] for entry in _manifest(folder).values() if "name" in entry)


@cache
def _assets(folder: Path, built: float) -> frozenset[str]:
    """The names of all files in the folder of assets that a page may request."""
    if not built:
        return frozenset()
    files = [entry[kind] for entry in _manifest(folder).values() for kind in ("file", "css", "assets") if kind in entry]
    paths = [path for found in files for path in ([found] if isinstance(found, str) else found)]
    return frozenset([NOTICES, *(path.removeprefix("assets/") for path in paths)])


@cache
def _page(folder: Path, built: float, kind: str, board: str | None, language: str) -> str:
    """The page with preload links to everything it will need, so that no file waits for another to be fetched."""
    text = (folder / "index.html").read_text("utf-8")
    return text.replace("</head>", "".join(_links(folder, kind, board, language)) + "</head>")


@cache
def rules_page(folder: Path, built: float, game: Game[Any], language: str) -> str:
    """The rules as a page. Without the built page they are only less pretty."""
    words = table_words(language)
    whole = Book(game.rules_page(), game.drawing, trials=_trials(game, language))
    tongues = (
        f'<a href="?lang={tongue}" lang="{tongue}" hreflang="{tongue}"{_current(tongue == language)}>{name}</a>'
        for tongue, name in TONGUES.items()
    )
    return RULES_PAGE.format(
        language=language,
        title=escape(whole.title),
        links="".join(_book_links(folder) if built else ()),
        skip=escape(words.say("book-skip")),
        languages=escape(words.say("book-languages")),
        tongues="".join(tongues),
        contents=escape(words.say("book-contents")),
        chapters=whole.contents(),
        body=whole.html(),
    )


def _current(here: bool) -> str:
    return ' aria-current="page"' if here else ""


@cache
def book(game: Game[Any], language: str) -> Book:
    """For rules that are shown outside of their page."""
    trials = _trials(game, language, ' target="_blank"')
    return Book(game.rules_page(), game.drawing, f"/rules/{game.name}?lang={language}", trials)


def _trials(game: Game[Any], language: str, how: str = "") -> dict[str, str]:
    """Links to the positions in which rules can be tried."""
    said = escape(table_words(language).say("book-try"))
    name = escape(game.name)
    return {rule: f'<a class="try" href="/learn/{name}?rule={rule}"{how}>{said}</a>' for rule in game.trials()}


def _book_links(folder: Path) -> Iterator[str]:
    """The shell's style, then the book's own style and script."""
    entries = [entry for name in ("shell", "book") for entry in _manifest(folder).values() if entry.get("name") == name]
    for style in dict.fromkeys(style for entry in entries for style in entry.get("css", ())):
        yield f'<link rel="stylesheet" crossorigin href="/{escape(style)}">'
    for entry in entries[1:]:
        yield f'<script type="module" blocking="render" crossorigin src="/{escape(entry["file"])}"></script>'


def _links(folder: Path, kind: str, board: str | None, language: str) -> Iterator[str]:
    needed = _needed(_manifest(folder), kind, board, language)
    for style in dict.fromkeys(style for entry in needed for style in entry.get("css", ())):
        yield f'<link rel="stylesheet" crossorigin href="/{escape(style)}">'
    for entry in needed:
        yield f'<link rel="modulepreload" crossorigin href="/{escape(entry["file"])}">'


def _manifest(folder: Path) -> dict[str, Any]:
    manifest: dict[str, Any] = json.loads((folder / "manifest.json").read_text("utf-8"))
    return manifest


def _needed(manifest: dict[str, Any], kind: str, board: str | None, language: str) -> list[Any]:
    """Shell, page, board, their imports, and the texts. A board brings the English that its first picture needs."""
    of_game = registry.find(board).package.replace(".", "/") if board and board != PLAIN else "server"
    words = tuple(f"/{folder}/{language}.ftl?raw" for folder in ("core", "words", of_game))
    wanted = ("shell", kind, board or "texts")
    found = [name for name, entry in manifest.items() if entry.get("name", "") in wanted or name.endswith(words)]
    parts = [part for name in found for part in manifest[name].get("imports", ()) if part.startswith("_")]
    return [manifest[name] for name in dict.fromkeys([*found, *parts])]
